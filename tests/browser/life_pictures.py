"""Pictures of club life: menu of a seat, welcome back, a pause, clocks, notices, oneself, games, history, a review.

`make screenshots` makes them with all others; `python tests/browser/life_pictures.py FOLDER` only these.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.conftest import FLAGS, NAMES
from browser.playing import new_table, open_dialog
from server.running import on_port
from triumvir.engine.session import Session
from triumvir.games import load

LOOKS = (
    ("desktop", 1440, 900, "light", "en"),
    ("phone", 390, 844, "dark", "de"),
    ("desktop", 1440, 900, "dark", "de"),
    ("phone", 390, 844, "light", "en"),
)
PAGES = {"me": "/me", "notices": "/me/notices", "my-games": "/games", "history": "/me/stats", "device": "/d"}


def opened(browser: Browser, address: str, look: tuple[str, int, int, str, str]) -> BrowserContext:
    """A browser of one size, theme and language."""
    _, width, height, theme, lang = look
    size = {"width": width, "height": height}
    return browser.new_context(base_url=address, viewport=size, color_scheme=theme, locale=lang)  # type: ignore[arg-type]


def finished_record(folder: Path) -> Path:
    """The record of a short finished game."""
    game, chance = load("trajan", 2, box="tiny"), random.Random(4)
    session = Session.new(game, 4, ["Claudia", "Livia"])
    while not session.state.over:
        session.act(int(session.state.to_act), chance.choice(session.state.legal()))
    path = folder / "record.json"
    path.write_text(session.record.to_json(), encoding="utf-8")
    return path


def scenes(page: Page, guest: Page, record: Path) -> Iterator[str]:
    """Bring two pages to everything that is worth a picture, one after the other; the first page shows it."""
    page.goto("/me")
    page.fill("#name", "Claudia")
    page.locator("form[action='/me/name'] button").click()
    page.wait_for_url("**/me?said=name")
    page.locator("form[action='/me/off'] button").click()
    page.wait_for_url("**said=off**")
    yield "time-off"
    new_table(page, seats="me,open")
    guest.goto(page.locator("#link-1").input_value())
    guest.locator("#name").fill("Quintus")
    guest.locator("form button.main").first.click()
    page.locator("form[action$='/start'] button").click()
    expect(page.locator("#p-life-bar")).to_be_attached()
    page.wait_for_load_state()
    open_dialog(page, "menu")
    yield "seat-menu"
    page.locator("#p-life form[action$='/hand'] button").click()
    expect(page.locator("#p-life-bar .returned")).to_be_attached()
    page.keyboard.press("Escape")
    yield "welcome-back"
    page.locator("#p-life-bar form[action$='/return'] button").click()
    expect(page.locator("#p-life-bar .returned")).to_have_count(0)
    guest.wait_for_load_state()
    open_dialog(guest, "menu")
    guest.locator("#p-life form:has(button[value=pause]) button").click()
    expect(page.locator("#p-life-bar .question-bar")).to_be_visible()
    yield "question"
    page.locator("#p-life-bar button[name=agrees][value='1']").click()
    expect(page.locator("#p-life-bar form[action$='/resume']")).to_be_visible()
    yield "pause"
    page.goto("/upload")
    page.locator("#record").set_input_files(record)
    page.locator("form.form button.main").click()
    page.wait_for_url("**/replay*")
    page.goto(page.url.split("/replay")[0] + "/review")
    page.locator("form[action$='/review'] button").first.click()
    page.wait_for_selector("main svg[viewBox='0 0 1000 1000']", state="attached", timeout=120_000)
    yield "review"
    for name, path in PAGES.items():
        page.goto(path)
        yield name


def life_pictures(browser: Browser, folder: Path, address: str) -> None:
    """All of them in every look."""
    record = finished_record(folder)
    for look in LOOKS:
        size, _, _, theme, lang = look
        mine, other = (opened(browser, address, look) for _ in range(2))
        page = mine.new_page()
        for name in scenes(page, other.new_page(), record):
            page.wait_for_timeout(300)
            page.screenshot(path=folder / f"{name}-{size}-{theme}-{lang}.png")
        mine.close()
        other.close()
    record.unlink()


def main(folder: Path) -> None:
    """Only these pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    path = next(found for name in NAMES if (found := shutil.which(name)))
    with tempfile.TemporaryDirectory() as scratch, on_port(Path(scratch)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        life_pictures(browser, folder, address)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
