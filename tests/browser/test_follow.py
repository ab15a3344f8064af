"""Following: a pace of one's own, steps of a turn, the turns of a replay, and words that nobody has read yet."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .playing import after, new_table, no_confirmation, pick, revision, sit_down
from .test_choosing import setting
from .test_story import turn_of_my_own

Open = Callable[..., Page]


def test_what_others_do_waits_for_who_follows_at_a_button(open_page: Open) -> None:
    page = open_page()
    no_confirmation(page)
    setting(page, "follow", "step")
    new_table(page, "nova-roma", "me,level:1")
    with page.expect_navigation():  # "at once", a slow page may be told several steps together
        page.locator("#pace").evaluate("select => { select.value = '300'; select.form.submit(); }")
    told: list[str] = []
    while not told:
        page.wait_for_selector(".prompt.mine, .podium, #pacing:not([hidden])", state="attached")
        assert not page.locator(".podium").count(), "nothing was told in a whole game"
        before = revision(page)
        if page.locator("#pacing:not([hidden])").count():
            page.locator("[data-pace=next]").click()
            after(page, before)  # one step is shown, and no more until it is asked for
            told = page.locator(".so-far").all_inner_texts()
        else:
            pick(page)
            after(page, before)
    assert told[0].startswith("so far: ")  # what has been done in a turn grows while it goes on
    page.wait_for_selector("#pacing:not([hidden])", state="attached")
    before = revision(page)
    page.locator("[data-pace=skip]").click()
    after(page, before)


def test_the_steps_of_a_caption_can_be_walked(open_page: Open) -> None:
    page = open_page()
    no_confirmation(page)
    new_table(page, "trajan", "me,level:1,level:1")
    turn_of_my_own(page)
    caption = page.locator("#p-story .strip [data-caption]:not(.event)").first
    steps = int(caption.get_attribute("data-end") or 0) - int(caption.get_attribute("data-first") or 0)
    assert steps > 1
    caption.click()
    expect(page.locator("main.telling")).to_have_count(1)
    for step in (1, 2):
        page.locator("[data-story=next]").click()
        expect(page.locator("#step-told")).to_contain_text(f"{step}/{steps}")
    page.locator("[data-story=previous]").click()
    expect(page.locator("#step-told")).to_contain_text(f"1/{steps}")
    page.keyboard.press("Escape")
    expect(page.locator("#step-told")).to_be_empty()


def test_a_replay_opens_at_the_present_and_lists_the_turns(open_page: Open) -> None:
    page = open_page()
    no_confirmation(page)
    table = new_table(page, "trajan", "me,local")
    sit_down(page)
    for _ in range(40):
        if page.locator("#p-log .turn").count() > 1 and page.locator("button.main[name=seat]").count() == 0:
            break
        if page.locator("button.main[name=seat]").count():
            sit_down(page)
        old = revision(page)
        pick(page)
        after(page, old)
    ply = page.locator("main").get_attribute("data-ply")
    page.goto(table)
    page.locator(".tools a[href$='/replay']").click()
    expect(page.locator(".step")).to_contain_text(f"Step {ply} of {ply}")
    turns = page.locator("#p-turns a")
    assert turns.count() > 1
    expect(page.locator("#p-turns a[aria-current=step]")).to_have_count(1)
    turns.first.click()
    expect(page.locator(".step")).to_contain_text(f"Step {turns.first.get_attribute('data-ply')} of {ply}")
    expect(turns.first).to_have_attribute("aria-current", "step")
    board, beside = page.locator("#p-board .board").bounding_box(), page.locator("#p-turns").bounding_box()
    assert board
    assert beside
    assert beside["x"] >= board["x"] + board["width"]
    page.set_viewport_size({"width": 390, "height": 844})
    board, beneath = page.locator("#p-board .board").bounding_box(), page.locator("#p-turns").bounding_box()
    assert board
    assert beneath
    assert beneath["y"] >= board["y"] + board["height"]
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_unread_words_are_counted_until_they_are_seen(open_page: Open) -> None:
    host = open_page()
    new_table(host, "trajan", "me,open")
    link = host.locator("#link-1").input_value()
    guest = open_page(link)
    guest.locator("#name").fill("Quintus")
    guest.get_by_role("button", name="Take the seat").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.wait_for_selector("main.tabbed", state="attached")  # its scripts are there
    guest.locator("[data-pane=chat]").click()
    for words in ("salve", "incipe"):
        guest.locator("#say").fill(words)
        guest.locator("#say").press("Enter")
        expect(guest.locator("#p-chat li").last).to_contain_text(words)
    mark = host.locator("[data-pane=chat] .unread")
    expect(mark).to_have_text("2")
    expect(guest.locator("[data-pane=chat] .unread")).to_be_hidden()
    host.reload()
    expect(mark).to_have_text("2")
    host.locator("[data-pane=chat]").click()
    expect(mark).to_be_hidden()
