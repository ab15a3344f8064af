"""For everyone: axe finds nothing serious on any page in light and dark, and a phone never scrolls sideways."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from triumvir.engine.session import Session
from triumvir.games import load, titles

from .axe import sideways, violations
from .playing import learn, new_table, no_confirmation, open_dialog, sit_down, wait_for_turn

Open = Callable[..., Page]
PAGES = (
    "/",
    *(f"/{kind}/{name}" for kind in ("new", "rules") for name in titles()),
    "/games",
    "/me/stats",
    "/me",
    "/d",
    "/me/notices",
    "/me/delete",
    "/settings",
    "/settings?saved=1",
    "/upload",
    "/lessons/trajan/1",
    "/offline",
    "/t/none",
)
LOOKS = [("light", "de"), ("dark", "en")]
WIDER = "input, textarea, code, pre, kbd { letter-spacing: 0.25em !important }"  # as other machines' fonts may be


def sound(page: Page, what: str) -> None:
    assert violations(page) == [], what
    assert sideways(page) <= 0, what


def fits_other_fonts(page: Page, what: str) -> None:
    """Nothing hangs on how wide the letters are that this machine has for what is typed."""
    page.add_style_tag(content=WIDER)
    assert sideways(page) <= 0, what


@pytest.mark.parametrize(("theme", "lang"), LOOKS)
@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_serious_on_any_page(open_page: Open, theme: str, lang: str, width: int) -> None:
    page = open_page(color_scheme=theme, width=width, lang=lang, bypass_csp=True)
    for path in PAGES:
        page.goto(path)
        sound(page, path)
        fits_other_fonts(page, path)
    lobby = new_table(page, seats="me,open")
    sound(page, lobby)
    fits_other_fonts(page, lobby)
    other = open_page(
        page.locator("#link-1").input_value(), color_scheme=theme, width=width, lang=lang, bypass_csp=True
    )
    sound(other, "seat")


@pytest.mark.parametrize(("theme", "lang"), LOOKS)
@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_serious_at_a_table(open_page: Open, theme: str, lang: str, width: int) -> None:
    page = open_page(color_scheme=theme, width=width, lang=lang, bypass_csp=True)
    table = new_table(page, seats="me,local")
    sound(page, "curtain")
    sit_down(page)
    assert wait_for_turn(page)
    sound(page, table)
    for dialog in ("scores", "menu"):
        open_dialog(page, dialog)
        sound(page, dialog)
        page.keyboard.press("Escape")
    for path in ("replay", "words"):
        page.goto(f"{table}/{path}")
        sound(page, path)
    for name in titles():
        learn(page, name)
        sound(page, f"guide of {name}")


@pytest.mark.parametrize(("theme", "lang"), LOOKS)
@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_serious_on_an_end_screen(
    open_page: Open, finished: Path, theme: str, lang: str, width: int
) -> None:
    page = open_page("/upload", color_scheme=theme, width=width, lang=lang, bypass_csp=True)
    page.locator("#record").set_input_files(finished)
    page.locator("form.form button.main").click()
    page.wait_for_url("**/replay*")
    sound(page, "replay of a finished game")
    table = page.url.split("/replay")[0]
    page.goto(table)
    page.wait_for_selector(".podium")
    sound(page, "end screen")
    page.goto(page.url + "/review")
    sound(page, "review that nobody has asked for")


@pytest.mark.parametrize(("theme", "lang"), LOOKS)
@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_serious_during_time_off(open_page: Open, theme: str, lang: str, width: int) -> None:
    page = open_page("/me", color_scheme=theme, width=width, lang=lang, bypass_csp=True)
    page.locator("form[action='/me/off'] button").click()
    page.wait_for_url("**said=off**")
    sound(page, "time off")


def record_of(name: str, names: list[str], folder: Path) -> Path:
    """The record of a game that was played at random."""
    game, chance = load(name, len(names), {"random_markers": True} if name == "trajan" else {}), random.Random(4)
    session = Session.new(game, 4, names)
    while not session.state.over:
        session.act(int(session.state.to_act), chance.choice(session.state.legal()))
    path = folder / f"{name}.json"
    path.write_text(session.record.to_json(), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game."""
    return record_of("trajan", ["Claudia", "Livia"], tmp_path_factory.mktemp("finished"))


@pytest.mark.parametrize("name", titles())
def test_the_end_table_of_four_players_fits_a_phone(open_page: Open, name: str, tmp_path: Path) -> None:
    names = ["Publius Cornelius Scipio", "Livia", "Germanicus", "Quintus Fabius Maximus"]
    page = open_page("/upload", width=360, height=640, lang="de")
    page.locator("#record").set_input_files(record_of(name, names, tmp_path))
    page.locator("form.form button.main").click()
    page.wait_for_url("**/replay*")
    page.goto(page.url.split("/replay")[0])
    wide = page.locator(".end .ledger-wrap").first.evaluate("one => one.scrollWidth - one.clientWidth")
    assert wide <= 1  # what rounding may add
    assert page.locator(".end .ledger tfoot td").count() >= len(names)
    assert sideways(page) <= 0


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("width", [360, 390])
def test_a_phone_never_scrolls_sideways(open_page: Open, lang: str, width: int) -> None:
    page = open_page(width=width, height=844, lang=lang, has_touch=True)
    no_confirmation(page)
    new_table(page, seats="me,local", fast=False)
    sit_down(page)
    page.wait_for_selector(".prompt.mine .choice", state="attached")
    for tab in page.locator(".views button:visible").all():
        tab.click()
        assert sideways(page) <= 0
    for element in page.locator(".views button:visible").all():
        box = element.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 44


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1200, 760), (1920, 1080)])
def test_a_desktop_page_never_scrolls(open_page: Open, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    new_table(page, seats="me,local")
    sit_down(page)
    page.wait_for_selector(".choice", state="attached")
    assert sideways(page) <= 0
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_every_target_on_the_board_has_a_name_and_can_be_focused(open_page: Open) -> None:
    page = open_page()
    new_table(page, seats="me,local")
    sit_down(page)
    page.wait_for_selector(".choice", state="attached")
    for target in page.locator("svg [data-action]").all():
        assert target.get_attribute("aria-label")
        assert target.get_attribute("tabindex") == "0"
        assert target.get_attribute("role") == "button"
