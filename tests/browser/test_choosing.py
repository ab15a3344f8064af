"""What cannot be undone is asked about by a second tap or a button, what gives something up by a sheet, and no more."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .playing import counted, new_table, pick, revision, wait_for_turn

Open = Callable[..., Page]


def confirm(page: Page) -> None:
    """Answer whatever is asked by keyboard, as a screen reader would."""
    if page.locator("dialog.giving-up").count():
        page.locator("dialog.giving-up .out").press("Enter")
    elif page.locator(".prompt.asking").count():
        page.locator("[data-confirm]").press("Enter")


def play_until(page: Page, there: str) -> None:
    """Take first choices until the page has something."""
    for _ in range(120):
        assert wait_for_turn(page)
        if page.locator(there).count():
            return
        old = revision(page)
        pick(page)
        confirm(page)
        counted(page, old)
    raise AssertionError(f"{there} never came")


def setting(page: Page, name: str, value: str) -> None:
    page.goto("/settings")
    page.locator(f'input[name={name}][value="{value}"]').check()
    page.locator("form.form button.main").click()
    expect(page.locator("p.done")).to_be_visible()


def tile(page: Page) -> str:
    """A target on the board that turns a tile over and costs nothing."""
    value = page.locator('.choice[data-ask="select"]').first.get_attribute("value")
    return f'svg [data-action="{value}"]'


def test_a_second_tap_at_the_same_place_confirms(open_page: Open) -> None:
    page = open_page()
    new_table(page, "forum-trajanum")
    play_until(page, '.choice[data-ask="hold"]')
    old, target = revision(page), page.locator(tile(page)).first
    target.click()
    expect(page.locator(".prompt.asking .question")).to_contain_text("cannot be undone")
    assert revision(page) == old
    page.locator("[data-cancel]").click()
    expect(page.locator(".prompt.asking")).to_have_count(0)
    target.dblclick()  # a double click is one click: it selects
    expect(page.locator(".prompt.asking")).to_have_count(1)
    assert revision(page) == old
    target.click()
    counted(page, old)


def test_the_last_of_something_rare_is_held(open_page: Open) -> None:
    page = open_page()
    new_table(page, "forum-trajanum")
    play_until(page, '.choice[data-ask="hold"]')
    old = revision(page)
    value = page.locator('.choice[data-ask="hold"]').first.get_attribute("value")
    page.evaluate("value => document.querySelector(`.choice[value='${value}']`).click()", value)
    button = page.locator("[data-confirm]")
    expect(page.locator(".prompt.asking .question")).to_contain_text("tribune")
    button.click()  # not held
    expect(page.locator(".prompt.asking")).to_have_count(1)
    assert revision(page) == old
    button.hover()
    page.mouse.down()
    counted(page, old)
    page.mouse.up()


def test_button_only_has_no_second_tap_and_nothing_to_hold(open_page: Open) -> None:
    page = open_page()
    setting(page, "confirmby", "button")
    new_table(page, "forum-trajanum")
    play_until(page, '.choice[data-ask="hold"]')
    old, target = revision(page), page.locator(tile(page)).first
    target.click()
    target.click()
    expect(page.locator(".prompt.asking")).to_have_count(1)
    assert revision(page) == old
    page.locator("[data-confirm]").click()
    counted(page, old)


def test_to_give_something_up_is_asked_even_of_who_wants_no_questions(open_page: Open) -> None:
    page = open_page()
    setting(page, "confirm", "never")
    new_table(page, "trajan")
    play_until(page, '.choice[data-ask="sheet"]')
    old, way_out = revision(page), page.locator('.choice.out[data-ask="sheet"]').first
    way_out.click()
    sheet = page.locator("dialog.giving-up")
    expect(sheet).to_contain_text("get nothing for it")
    expect(sheet.locator(".btn.main")).to_be_focused()
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    assert revision(page) == old
    way_out.click()
    sheet.locator(".out").hover()
    page.mouse.down()
    counted(page, old)
    page.mouse.up()


def test_what_can_be_undone_happens_at_once_and_offers_the_way_back(open_page: Open) -> None:
    page = open_page()
    new_table(page, "trajan")
    play_until(page, ".choice:not([data-ask])")
    old = revision(page)
    question = page.locator("#asked").inner_text()
    page.locator(".choice:not([data-ask])").first.evaluate("choice => choice.click()")
    counted(page, old)
    page.locator(".toast .btn").click()
    expect(page.locator("#asked")).to_have_text(question)
    expect(page.locator(".toast")).to_have_count(0)


def test_digits_choose_from_an_open_list_only_and_the_list_shuts(open_page: Open) -> None:
    page = open_page()
    new_table(page, "nova-roma")
    play_until(page, ".choices-list")
    old = revision(page)
    page.keyboard.press("1")
    page.locator(".choices-list summary").click()
    assert revision(page) == old
    page.locator(".choices-list .choice").first.click()
    expect(page.locator(".choices-list[open]")).to_have_count(0)


def test_another_tile_for_a_tribune_is_a_mode_of_its_own(open_page: Open) -> None:
    page = open_page()
    new_table(page, "forum-trajanum")
    play_until(page, "[data-mode=on]")
    dear, called = page.locator(".apart [data-action]"), page.locator(".called [data-action]")
    assert dear.count() > called.count() > 0
    expect(dear.first).to_be_hidden()
    old = revision(page)
    page.locator("[data-mode=on]").click()
    expect(page.locator(".mode .banner")).to_contain_text("costs 1 tribune")
    expect(dear.first).to_be_visible()
    page.locator("[data-mode=off]").click()  # to leave the mode costs nothing
    expect(dear.first).to_be_hidden()
    assert revision(page) == old
    page.locator("[data-mode=on]").click()
    dear.first.click()
    expect(page.locator(".prompt.asking .question")).to_contain_text("1 tribune")
    page.locator("[data-confirm]").press("Enter")
    counted(page, old)
    expect(page.locator("main.apart-open")).to_have_count(0)
