"""Pictures of club life in four looks, and what axe says of each page: all that is new for games over days.

`make screenshots` makes them with all others; `python tests/browser/life_pictures.py FOLDER` only these. Whatever axe
finds there, or is wider than its window, is printed and makes the command fail.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.axe import sideways, violations
from browser.conftest import FLAGS, NAMES
from browser.playing import fill_form, new_table, open_dialog
from server.running import on_port
from triumvir.server.notices.push import make_keys

LOOKS = (
    ("desktop", 1440, 900, "light", "en"),
    ("phone", 390, 844, "dark", "de"),
    ("desktop", 1440, 900, "dark", "de"),
    ("phone", 390, 844, "light", "en"),
)
IMPACTS = ("minor", "moderate", "serious", "critical")
PATIENCE, REVIEW = 30_000, 600_000  # milliseconds on a busy machine
expect.set_options(timeout=PATIENCE)
PAGES = {
    "start": "/",
    "me": "/me",
    "delete": "/me/delete",
    "notices": "/me/notices",
    "my-games": "/games",
    "my-finished-games": "/games?state=finished",
    "history": "/me/stats",
}
EMPTY = {"device": "/d", "empty-games": "/games", "empty-history": "/me/stats", "empty-notices": "/me/notices"}
WAYS = {  # what a host may set up to tell people
    "TRIUMVIR_ADDRESS": "https://games.example.org",
    "TRIUMVIR_MAIL": "smtp+plain://127.0.0.1:9",
    "TRIUMVIR_MAIL_FROM": "Our club <games@example.org>",
    "TRIUMVIR_WEBHOOKS": "ntfy.sh",
}
PLAY = """async table => {
  const csrf = document.querySelector("meta[name=csrf]").content;
  for (;;) {
    const state = await (await fetch(`${table}/state`)).json();
    if (state.status !== "running") return;
    const choice = state.legal[(state.ply * 7) % state.legal.length];
    if (!choice) { await new Promise(go => setTimeout(go, 50)); continue; }
    const fields = { csrf, action: choice.action, rev: state.rev, ply: state.ply, confirmed: 1 };
    const body = new URLSearchParams(fields);
    await fetch(`${table}/act`, { method: "POST", headers: { accept: "application/json" }, body });
  }
}"""
Look = tuple[str, int, int, str, str]
Scene = tuple[str, Page]


def opened(browser: Browser, address: str, look: Look, kept: Path | None = None) -> BrowserContext:
    """A browser of one size, theme and language; of somebody who was here before, or of nobody."""
    _, width, height, theme, lang = look
    size = {"width": width, "height": height}
    context = browser.new_context(
        base_url=address,
        viewport=size,  # type: ignore[arg-type]
        color_scheme=theme,  # type: ignore[arg-type]
        locale=lang,
        storage_state=kept,
        bypass_csp=True,  # else axe is not let in
    )
    context.set_default_timeout(PATIENCE)
    return context


def somebody(browser: Browser, address: str, kept: Path) -> str:
    """Somebody who has played a game to its end and had it reviewed; returns the table."""
    context = opened(browser, address, LOOKS[0])
    page = context.new_page()
    page.goto("/me")
    page.fill("#name", "Claudia")
    page.locator("form[action='/me/name'] button").click()
    page.wait_for_url("**/me?said=name")
    table = new_table(page, "nova-roma", "me,level:1,level:1")
    page.goto("/me")
    page.evaluate(PLAY, table)
    page.goto(f"{table}/review")
    page.locator("form[action$='/review'] button").first.click()
    page.wait_for_selector("main svg[viewBox='0 0 1000 1000']", state="attached", timeout=REVIEW)
    context.storage_state(path=kept)
    context.close()
    return table


def at_a_table(page: Page, guest: Page) -> Iterator[Scene]:
    """A seat that is left and taken back, and a pause, while clocks run."""
    fill_form(page, "trajan", "me,open")
    page.locator("input[name=clock][value=days]").check()
    yield "new-table", page
    page.locator("#new-table button.main").click()
    page.wait_for_url("**/t/*")
    yield "lobby", page
    guest.goto(page.locator("#link-1").input_value())
    guest.locator("#name").fill("Quintus")
    guest.locator("form button.main").first.click()
    page.locator("form[action$='/start'] button").click()
    expect(page.locator("#p-life-bar")).to_be_attached()
    page.wait_for_load_state()
    yield "clocks", page
    open_dialog(page, "menu")
    yield "seat-menu", page
    page.locator("#p-life form[action$='/hand'] button").click()
    expect(page.locator("#p-life-bar .returned")).to_be_attached()
    page.keyboard.press("Escape")
    yield "welcome-back", page
    page.locator("#p-life-bar form[action$='/return'] button").click()
    expect(page.locator("#p-life-bar .returned")).to_have_count(0)
    guest.wait_for_load_state()
    open_dialog(guest, "menu")
    guest.locator("#p-life form:has(button[value=pause]) button").click()
    expect(page.locator("#p-life-bar .question-bar")).to_be_visible()
    yield "question", page
    page.locator("#p-life-bar button[name=agrees][value='1']").click()
    expect(page.locator("main[data-status=paused]")).to_be_visible()
    page.wait_for_load_state()  # another page, whose scripts come last
    yield "pause", page
    page.locator("#p-life-bar form[action$='/resume'] button").click()
    expect(page.locator("main[data-status=running]")).to_be_visible()
    page.wait_for_load_state()
    open_dialog(page, "menu")
    page.locator("#p-life form[action$='/resign'] button").click()
    page.wait_for_url("**/resign")
    yield "resign", page


def of_oneself(page: Page, newcomer: Page) -> Iterator[Scene]:
    """Time off, a further device, a phrase."""
    page.goto("/me")
    page.locator("form[action='/me/off'] button").click()
    page.wait_for_url("**said=off**")
    yield "time-off", page
    page.locator("form[action='/me/off/end'] button").click()
    page.wait_for_load_state()
    page.locator("form[action='/me/recovery'] button").click()
    page.wait_for_selector("#words")
    yield "recovery", page
    page.goto("/me")
    page.locator("form[action='/me/code'] button").click()
    page.wait_for_selector("[data-code]")
    yield "code", page
    newcomer.goto("/d/" + page.inner_text("#code").replace(" ", ""))
    yield "device-code", newcomer
    newcomer.locator("main form button.main").first.click()
    newcomer.wait_for_url("**/d/wait")
    yield "device-waits", newcomer
    page.wait_for_selector("form.asks")  # the page has looked by itself
    yield "device-asks", page
    page.locator("form.asks button[value='0']").click()
    page.wait_for_load_state()


def scenes(page: Page, guest: Page, newcomer: Page, reviewed: str) -> Iterator[Scene]:
    """Bring pages to everything that is worth a picture, one after the other."""
    yield from at_a_table(page, guest)
    yield from of_oneself(page, newcomer)
    page.goto(f"{reviewed}/review")
    yield "review", page
    for name, path in PAGES.items():
        page.goto(path)
        yield name, page
    for name, path in EMPTY.items():
        newcomer.goto(path)
        yield name, newcomer
    page.goto("/me")
    page.evaluate("document.querySelectorAll('.install').forEach(offer => { offer.hidden = false; })")
    page.locator(".install").last.scroll_into_view_if_needed()
    yield "app", page
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto(reviewed)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.goto("/settings")
    yield "offline", page
    page.context.set_offline(False)


def life_pictures(browser: Browser, folder: Path, address: str) -> list[str]:
    """All of them in every look; returns what is wrong with them."""
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as scratch:
        kept = Path(scratch) / "state.json"
        reviewed = somebody(browser, address, kept)
        for look in LOOKS:
            size, _, _, theme, lang = look
            contexts = [opened(browser, address, look, mine) for mine in (kept, None, None)]
            for name, page in scenes(*(context.new_page() for context in contexts), reviewed):
                page.wait_for_timeout(300)
                what = f"{name}-{size}-{theme}-{lang}"
                page.screenshot(path=folder / f"{what}.png", full_page=page.locator("main.sheet").count() > 0)
                wrong += [f"{what}: {found}" for found in violations(page, IMPACTS)]
                wrong += [f"{what}: {sideways(page)} px too wide"] * (sideways(page) > 0)
            for context in contexts:
                context.close()
    return wrong


def main(folder: Path) -> int:
    """Only these pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    path = next(found for name in NAMES if (found := shutil.which(name)))
    os.environ.update(WAYS)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        make_keys(f"sqlite:///{Path(scratch) / 'live.db'}")
        with on_port(Path(scratch)) as address:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            wrong = life_pictures(browser, folder, address)
            browser.close()
    print("\n".join(wrong))
    return min(len(wrong), 1)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
