"""A building in hand: laid by taps, by mouse and by keys, turned and mirrored, built by the button."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .playing import after, counted, new_table, no_confirmation, revision, wait_for_turn

Open = Callable[..., Page]
LAID = ".stage [data-cells].chosen"

# towards a building that can be turned: build where that is possible, else whatever is first; never give up
TOWARDS = """
() => {
  const drawn = [...document.querySelectorAll(".choice:not(.out)")];
  const liked = drawn.find((choice) => /build|bau/i.test(choice.textContent)) ?? drawn[0];
  (liked ?? document.querySelector(".choice")).click();
}
"""


def with_building(open_page: Open, **more: int) -> Page:
    """A page on which a building of several blocks is to be laid."""
    page = open_page(**more)
    no_confirmation(page)
    new_table(page, "nova-roma")
    while wait_for_turn(page):
        if page.locator(".stage [data-cells]").count():
            expect(page.locator("main.laying")).to_have_count(1)
            if page.locator("[data-lay=turn]").is_enabled():
                return page
        old = revision(page)
        page.evaluate(TOWARDS)
        after(page, old)
    pytest.fail("no building was ever laid")


def forms(page: Page) -> str:
    """Zone and cells of the building that lies there."""
    return page.locator(LAID).get_attribute("data-cells") or ""


def lie_there(page: Page) -> str:
    expect(page.locator(LAID)).to_have_count(1)
    expect(page.locator(f"{LAID} .ghost")).to_be_visible()
    return forms(page)


def test_by_taps_on_a_phone(open_page: Open) -> None:
    page = with_building(open_page, width=360, height=640, has_touch=True)
    old, field = revision(page), page.locator(".field").first
    field.scroll_into_view_if_needed()
    box = field.bounding_box()
    assert box is not None
    assert box["width"] > 40, "one zone is shown at a time, so that a finger hits its fields"
    field.tap()
    first = lie_there(page)
    page.locator("[data-lay=turn]").tap()
    assert lie_there(page) != first
    page.locator("[data-lay=next]").tap()
    lie_there(page)
    assert revision(page) == old, "to lay, turn and step costs nothing"
    page.locator("[data-confirm]").tap()
    counted(page, old)


def test_by_mouse_and_by_keys_on_a_desktop(open_page: Open) -> None:
    page = with_building(open_page)
    old, field = revision(page), page.locator(".field").first
    field.hover()
    expect(page.locator(".stage .held .ghost")).to_be_visible()
    page.mouse.move(5, 5)
    field.click()
    first = lie_there(page)
    page.keyboard.press("r")
    turned = lie_there(page)
    assert turned != first
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        before = forms(page)
        page.keyboard.press(key)
        if forms(page) != before:
            break
    assert forms(page) != before, "an arrow takes it along"
    page.keyboard.press("Escape")
    expect(page.locator(LAID)).to_have_count(0)
    assert revision(page) == old
    page.keyboard.press("ArrowRight")
    lie_there(page)
    page.keyboard.press("Enter")
    counted(page, old)


def test_without_scripts_the_places_are_a_list(open_page: Open) -> None:
    page = with_building(open_page)
    plain = open_page("/", java_script_enabled=False)
    plain.context.add_cookies(page.context.cookies())
    plain.goto(page.url)
    expect(plain.locator(".laying-bar")).to_be_hidden()
    plain.locator(".choices-list summary").click()
    before = plain.locator("main").get_attribute("data-rev")
    plain.locator(".choices-list .choice").first.click()
    expect(plain.locator("main")).not_to_have_attribute("data-rev", before or "")
