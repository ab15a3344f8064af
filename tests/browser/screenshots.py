"""Pictures of every page and board, and a sheet with all sizes for each title, into docs/screenshots or a FOLDER."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import FLAGS, NAMES
from browser.contact_sheets import contact_sheets
from browser.life_pictures import life_pictures
from browser.playing import after, analysed, learn, new_table, no_confirmation, revision, suggested, wait_for_turn
from browser.test_game import CLICK
from server.running import on_port
from triumvir.games import titles

LOOKS = (("desktop", 1440, 900, "light", "en"), ("phone", 390, 844, "dark", "de"))
MORE_LOOKS = (("desktop", 1440, 900, "dark", "de"), ("phone", 390, 844, "light", "en"))
STEPS = 30
LATE, PLIES = 120, 1000  # where a replay is looked at, and what no game reaches
ASKED = (("hint", "trajan", "#hint", "#hintbox *"), ("analysis", "replay", "#analyse", "#analysis .move"))
PRESSES = 2  # a hint says where to look, then what to do; an analysis does not mind being asked again
GUIDED_STEPS = 12  # decisions that follow the guide, so that a turn of it is seen


def play(page: Page, steps: int) -> None:
    for step in range(steps):
        if not wait_for_turn(page):
            return
        old = revision(page)
        page.evaluate(CLICK, 7 * step + 1)
        after(page, old)
    wait_for_turn(page)


def follow(page: Page, steps: int) -> None:
    """Do what the guide suggests."""
    for _ in range(steps):
        wait_for_turn(page)
        old = revision(page)
        suggested(page)
        after(page, old)
    wait_for_turn(page)


def look(
    browser: Browser, folder: Path, look_: tuple[str, int, int, str, str], tables: dict[str, str], state: str
) -> None:
    """Every page in one size, theme and language, as the visitor who played."""
    size, width, height, theme, lang = look_
    context = browser.new_context(
        base_url=state.split("|", maxsplit=1)[0],
        viewport={"width": width, "height": height},
        color_scheme=theme,  # type: ignore[arg-type]
        locale=lang,
        storage_state=state.split("|")[1],
        device_scale_factor=1 if size == "desktop" else 2,
    )
    page = context.new_page()
    for name, path in tables.items():
        page.goto(path)
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"{name}-{size}-{theme}-{lang}.png")
    for name, where, button, answer in ASKED:
        page.goto(tables[where])
        for _ in range(PRESSES):
            page.locator(button).click()
            page.wait_for_selector(answer)
            page.wait_for_timeout(2500)  # until a further answer has replaced the first
        page.evaluate("found => document.querySelector(found)?.scrollIntoView({block: 'nearest'})", answer)
        page.screenshot(path=folder / f"{name}-{size}-{theme}-{lang}.png")
    context.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = next(found for name in NAMES if (found := shutil.which(name)))
    with tempfile.TemporaryDirectory() as scratch, on_port(Path(scratch)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        context = browser.new_context(base_url=address, locale="en")
        page = context.new_page()
        no_confirmation(page)
        tables = {"start": "/", "new-table": "/new/trajan", "rules": "/rules/trajan", "settings": "/settings"}
        tables["lobby"] = new_table(page, seats="me,open,level:2")
        for name in titles():
            tables[name] = new_table(page, name, seats="me,level:1,level:1")
            play(page, STEPS)
            tables[f"guide-{name}"] = learn(page, name)
            follow(page, GUIDED_STEPS)
        tables["end"] = new_table(page, seats="me,level:1")
        play(page, PLIES)
        tables["replay"] = analysed(page, tables["end"], range(LATE, PLIES))
        kept = Path(scratch) / "state.json"
        context.storage_state(path=kept)
        for one in (*LOOKS, *MORE_LOOKS):
            look(browser, folder, one, tables, f"{address}|{kept}")
        life_pictures(browser, folder, address)
        contact_sheets(browser, folder, {name: tables[name] for name in titles()}, address, kept)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[2] / "docs" / "screenshots")
