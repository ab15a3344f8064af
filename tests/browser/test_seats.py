"""A seat in two browsers: the first is told at once, and the second sent away at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .playing import new_table, wait_for_turn

Open = Callable[..., Page]
WORDS = {
    "en": ("also open in another browser", "End it there", "That is me"),
    "de": ("auch in einem anderen Browser offen", "Dort beenden", "Das bin ich"),
}


@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("de", 390)])
def test_a_second_browser_is_shown_and_sent_away_live(open_page: Open, lang: str, width: int) -> None:
    notice, end, known = WORDS[lang]
    first = open_page(lang=lang, width=width)
    new_table(first, seats="me,level:1")
    assert wait_for_turn(first)
    link = first.locator("#link-0").input_value()
    second = open_page(link, lang=lang)
    second.locator("button.main").click()
    expect(second.locator(".prompt.mine")).to_be_visible()
    bar = first.locator("#p-elsewhere .elsewhere")
    expect(bar).to_contain_text(notice)  # without a reload
    expect(bar.locator("time")).not_to_contain_text("UTC")
    bar.get_by_role("button", name=known).click()
    expect(bar).to_be_hidden()
    third = open_page(link, lang=lang)
    third.locator("button.main").click()
    expect(bar).to_be_visible()  # one more has come
    bar.get_by_role("button", name=end).click()
    expect(bar).to_have_count(0)
    for page in (second, third):  # both are spectators now, by themselves
        expect(page.locator(".prompt:not(.mine)")).to_be_visible()
        expect(page.locator("#link-0")).to_have_count(0)
    expect(first.locator(".prompt.mine")).to_be_visible()
    first.locator("[data-dialog=menu]").click()
    expect(first.locator("#link-0")).not_to_have_value(link)
    fresh = first.locator("#link-0").input_value()
    first.locator("#p-seats form[action$='/link'] button").click()
    expect(first.locator("#link-0")).not_to_have_value(fresh)


def test_the_lobby_shows_a_second_browser_too(open_page: Open) -> None:
    first = open_page()
    new_table(first, seats="me,open")
    second = open_page(first.locator("#link-0").input_value())
    second.locator("button.main").click()
    expect(second.locator("#link-0")).to_be_visible()
    expect(first.locator(".elsewhere")).to_contain_text("also open in another browser")
    first.locator(".elsewhere button.main").click()
    expect(first.locator(".elsewhere")).to_have_count(0)
    expect(second.locator("#link-0")).to_have_count(0)
