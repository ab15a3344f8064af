"""Following the others: captions since the last turn, rings on what changed, and all of it once more."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .playing import after, new_table, no_confirmation, pick, revision, wait_for_turn


def turn_of_my_own(page):
    """Choose until another has had a turn and it is this page's again."""
    for _ in range(40):
        if not wait_for_turn(page):
            return
        told = page.locator("#p-story [data-caption]").count()
        before = revision(page)
        pick(page)
        after(page, before)
        if wait_for_turn(page) and told == 0 and page.locator("#p-story [data-caption]").count():
            return


def test_turns_of_others_are_told_and_shown(open_page):
    page = open_page()
    no_confirmation(page)
    new_table(page, "trajan", "me,level:1,level:1")
    turn_of_my_own(page)
    captions = page.locator("#p-story .strip [data-caption]:not(.event)")
    assert captions.count() >= 1
    assert not re.search(r"\br\d+c\d+\b|row \d", page.locator("#p-story").inner_text())
    expect(page.locator("#p-tell")).not_to_be_empty()  # who listens hears the last turn
    assert page.locator("[role=status] #prompt").count() == 0

    captions.last.click()
    expect(captions.last).to_have_attribute("aria-pressed", "true")
    expect(page.locator("main.telling")).to_have_count(1)
    expect(page.locator(".ring").first).to_be_attached()
    number = captions.last.get_attribute("data-caption")
    assert set(page.locator(".ring text").all_text_contents()) == {number}
    page.keyboard.press("Escape")
    expect(page.locator("main.telling")).to_have_count(0)

    page.keyboard.press("b")  # the last turn again; it ends by itself, or by any key
    expect(page.locator("main.telling")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("main.telling")).to_have_count(0)
