"""For everyone: axe finds nothing serious on any page in light and dark, and a phone never scrolls sideways."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .playing import new_table, no_confirmation, sit_down, wait_for_turn

Open = Callable[..., Page]
AXE = (Path(__file__).parent / "axe.min.js").read_text(encoding="utf-8")
PAGES = ("/", "/new/trajan", "/rules/trajan", "/settings", "/upload", "/t/none")


def violations(page: Page) -> list[str]:
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{item['id']}: {node['html'][:140]} {node['failureSummary'][:160]}"
        for item in found["violations"]
        if item["impact"] in ("serious", "critical")
        for node in item["nodes"][:3]
    ]


def sideways(page: Page) -> int:
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_serious(open_page: Open, theme: str, width: int) -> None:
    page = open_page(color_scheme=theme, width=width, lang="de" if width == 390 else "en", bypass_csp=True)
    for path in PAGES:
        page.goto(path)
        assert violations(page) == [], path
        assert sideways(page) <= 0, path
    lobby = new_table(page, seats="me,open")
    assert violations(page) == [], lobby
    assert sideways(page) <= 0
    table = new_table(page, seats="me,local")
    sit_down(page)
    assert wait_for_turn(page)
    assert violations(page) == [], table
    page.locator("[data-dialog=scores]").click()
    assert violations(page) == [], "scores"
    page.keyboard.press("Escape")
    page.locator("[data-dialog=menu]").click()
    assert violations(page) == [], "menu"
    page.keyboard.press("Escape")
    assert sideways(page) <= 0
    page.goto(f"{table}/replay")
    assert violations(page) == [], "replay"
    assert sideways(page) <= 0


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("width", [360, 390])
def test_a_phone_never_scrolls_sideways(open_page: Open, lang: str, width: int) -> None:
    page = open_page(width=width, height=844, lang=lang, has_touch=True)
    no_confirmation(page)
    new_table(page, seats="me,local", fast=False)
    sit_down(page)
    page.wait_for_selector(".prompt.mine .choice", state="attached")
    for tab in page.locator(".tabs button").all():
        tab.click()
        assert sideways(page) <= 0
    for element in page.locator(".tabs button").all():
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
