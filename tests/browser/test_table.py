"""At the table: live updates, reload, keyboard, undo, reasons, hints, languages, hot seat, lost connection."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from server.running import free_port, on_port

from .playing import (
    after,
    analysed,
    last_line,
    new_table,
    no_confirmation,
    open_dialog,
    pick,
    revision,
    sit_down,
    wait_for_turn,
)

Open = Callable[..., Page]


def test_from_the_start_page_to_the_first_move(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now: Trajan, against the computer").click()
    assert wait_for_turn(page)
    expect(page).to_have_title(re.compile("Your turn – Trajan"))
    old = revision(page)
    pick(page)
    page.wait_for_function(
        "old => document.querySelector('.asking') || Number(document.querySelector('main').dataset.rev) > old", arg=old
    )


def test_a_button_sends_what_it_says(open_page: Open) -> None:
    page = open_page()
    no_confirmation(page)
    new_table(page, fast=False)
    for _ in range(4):
        assert wait_for_turn(page)
        old = revision(page)
        pick(page)  # it has the focus now, and its place is taken by another choice
        after(page, old)
        assert wait_for_turn(page)
        page.wait_for_selector(".choice", state="attached")
        buttons = page.locator(".choice").evaluate_all("all => all.map(one => [one.value, one.dataset.choice])")
        assert buttons
        assert all(sent == said for sent, said in buttons)


def test_two_browsers_see_each_others_moves_live(open_page: Open) -> None:
    host = open_page()
    no_confirmation(host)
    new_table(host, seats="me,open")
    link = host.locator("#link-1").input_value()
    guest = open_page(link, lang="de")
    guest.locator("#name").fill("Quintus")
    guest.get_by_role("button", name="Platz nehmen").click()
    expect(host.locator(".lobbyseats")).to_contain_text("Quintus")  # the lobby of the host is up to date by itself
    host.get_by_role("button", name="Start the game").click()
    expect(guest.locator(".prompt")).to_be_visible()  # the guest's page goes to the table by itself
    watcher = open_page(host.url)
    for _ in range(6):
        actor, other = (host, guest) if host.locator(".prompt.mine").count() else (guest, host)
        old = revision(other)
        pick(actor)
        if actor is guest:
            actor.wait_for_function(
                "old => document.querySelector('.asking') || Number(document.querySelector('main').dataset.rev) > old",
                arg=old,
            )
            if actor.locator(".asking").count():
                actor.locator("[data-confirm]").click()
        for page in (other, watcher, actor):
            after(page, old)
        expect(last_line(other)).to_be_visible()
    host.locator("[data-pane=chat]").click()
    host.locator("#say").fill("Salve, Quintus <3")
    host.locator("#say").press("Enter")
    guest.locator("[data-pane=chat]").click()
    expect(guest.locator("#p-chat")).to_contain_text("Salve, Quintus <3")
    expect(host.locator("#say")).to_have_value("")
    expect(watcher.locator(".prompt .choice")).to_have_count(0)


def test_a_page_goes_on_when_the_server_comes_back(chromium: Browser, tmp_path: Path) -> None:
    port = free_port()
    context = chromium.new_context(base_url=f"http://127.0.0.1:{port}", locale="en")
    page = context.new_page()
    with on_port(tmp_path, port=port):
        no_confirmation(page)
        new_table(page, seats="me,local")
        sit_down(page)
        expect(page.locator(".choice").first).to_be_attached()
    expect(page.locator("#offline")).to_be_visible()  # the position stays readable, and says so
    expect(page.locator("#p-board")).to_be_visible()
    with on_port(tmp_path, port=port):
        expect(page.locator("#offline")).to_be_hidden()
        sit_down(page)  # a shared screen is covered again
        old = revision(page)
        pick(page)
        after(page, old)
        context.close()


def test_a_reload_changes_nothing(open_page: Open) -> None:
    page = open_page()
    new_table(page, seats="me,local")
    sit_down(page)
    page.wait_for_selector(".choice", state="attached")
    before = page.locator("#p-board").inner_html()
    choices = page.locator(".choice").all_inner_texts()
    page.reload()
    assert page.locator("#p-board").inner_html() == before
    assert page.locator(".choice").all_inner_texts() == choices


def test_a_dialog_shows_the_present_when_it_opens(open_page: Open) -> None:
    page = open_page()
    no_confirmation(page)
    new_table(page, seats="me,local")
    for _ in range(4):
        if page.locator("[name=seat]").count():
            page.locator("[name=seat]").click()
            expect(page.locator(".prompt.mine [data-choice]").first).to_be_attached()
        old = revision(page)
        pick(page)
        after(page, old)
    open_dialog(page, "scores")
    page.wait_for_function(
        "() => [...document.querySelectorAll('#p-scores .chart .m')].pop().textContent.endsWith("
        "' ' + document.querySelector('main').dataset.ply)"
    )


def digit(page: Page, key: str) -> None:
    """A digit chooses; a list has to be open for it."""
    if page.locator(".choices-list:not([open])").count():
        page.keyboard.press("/")
    page.keyboard.press(key)


def test_a_turn_by_keyboard_only(open_page: Open) -> None:
    page = open_page()
    new_table(page, seats="me,local", fast=False)
    page.locator(".prompt button.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".choice", state="attached")
    old = revision(page)
    digit(page, "2")
    after(page, old)
    old = revision(page)
    page.keyboard.press("u")  # and is taken back
    after(page, old)
    expect(page.locator("#redo")).to_be_visible()
    old = revision(page)
    page.keyboard.press("y")
    after(page, old)
    if page.locator("svg [data-action]").count():
        page.locator("body").press("ArrowRight")  # arrows move among what is possible
        first = page.evaluate("document.activeElement.dataset.action ?? document.activeElement.value")
        assert first is not None
        old = revision(page)
        page.keyboard.press("Enter")
        after(page, old)
    for _ in range(40):  # the whole turn: placing markers until the other seat is asked
        if page.locator("[data-live] button[name=seat]").count():
            break
        old = revision(page)
        digit(page, "1")
        try:
            page.wait_for_function(
                "old => document.querySelector('.asking') || Number(document.querySelector('main').dataset.rev) > old",
                arg=old,
                timeout=5_000,
            )
        except TooLate:
            continue  # pressed while the page was changing: a person presses again
        if page.locator(".asking").count():
            assert page.evaluate("document.activeElement.matches('[data-confirm]')")
            page.keyboard.press("Enter")
            after(page, old)
    else:
        raise AssertionError("the turn did not end")


def test_the_end_of_a_turn_is_asked_about_and_can_wait(open_page: Open) -> None:
    page = open_page()
    new_table(page, seats="me,local")
    sit_down(page)
    for _ in range(10):
        old = revision(page)
        pick(page)
        page.wait_for_function(
            "old => document.querySelector('.asking') || Number(document.querySelector('main').dataset.rev) > old",
            arg=old,
        )
        if page.locator(".asking .question", has_text="ends your turn").count():
            break
        if page.locator(".asking").count():
            page.locator("[data-confirm]").click()  # something else that cannot be undone
            after(page, old)
    expect(page.locator(".confirm .question")).to_contain_text("ends your turn")
    page.keyboard.press("Escape")
    expect(page.locator(".asking")).to_have_count(0)
    assert revision(page) == old
    pick(page)
    page.locator("[data-confirm]").click()
    after(page, old)


def test_undo_is_allowed_where_nothing_was_revealed_and_refused_with_its_reason(open_page: Open) -> None:
    page = open_page()
    new_table(page, seats="me,local", fast=False)
    sit_down(page)
    page.wait_for_selector("#undo[aria-disabled=true]")
    page.locator("#undo").click(force=True)
    expect(page.locator(".note-pop")).to_contain_text("Not possible")
    old = revision(page)
    pick(page)
    after(page, old)
    expect(page.locator("#undo:not([aria-disabled])")).to_be_visible()
    old = revision(page)
    page.locator("#undo").click()
    after(page, old)
    page.wait_for_selector("#undo[aria-disabled=true]")


def test_something_illegal_is_explained_with_its_rule(open_page: Open) -> None:
    page = open_page(lang="de")
    new_table(page, seats="me,local")
    sit_down(page)
    page.wait_for_selector(".choice", state="attached")
    drawn = page.locator("#p-board [data-why], #p-mat [data-why]")
    if drawn.count():
        drawn.first.dispatch_event("click")
        expect(page.locator(".note-pop")).to_be_visible()
        expect(page.locator(".note-pop .rule")).to_have_text(re.compile(r"^[A-Z]-R?\d+$"))
        rule = page.locator(".note-pop .rule").inner_text()
        with page.context.expect_page() as opened:
            page.locator(".note-pop .rule").click()
        expect(opened.value.locator(f'[id="{rule}"]')).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".note-pop")).to_have_count(0)


def test_a_hint_says_where_to_look_then_names_and_marks_a_choice(open_page: Open) -> None:
    page = open_page()
    new_table(page, seats="me,local")
    sit_down(page)
    page.wait_for_selector(".choice", state="attached")
    page.keyboard.press("h")
    expect(page.locator("#hintbox")).to_contain_text("Imperator says")
    expect(page.locator(".choice.hinted")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("#hintbox")).to_contain_text("Imperator would choose")
    expect(page.locator("#hintbox .compared li").first).to_contain_text("best")
    promises = page.locator("#hintbox .compared .promise").all_inner_texts()
    figures = [[float(figure) for figure in re.findall(r"[-+]?[\d.]+", words.replace("−", "-"))] for words in promises]
    assert len(figures) > 1
    for known in zip(*figures, strict=True):  # lead and chance
        assert known[0] == max(known), f"what is called best has not the best figure: {promises}"
    expect(page.locator(".choice.hinted")).to_have_count(1)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#hintbox .move")).to_be_in_viewport()
    page.locator("#hint").click(trial=True)  # on a phone too it does not lie over what it was asked by
    page.locator("#hintbox .shut").click()
    expect(page.locator("#hintbox")).not_to_be_visible()
    expect(page.locator(".choice.hinted")).to_have_count(0)


def test_a_decision_is_analysed_in_the_replay(open_page: Open) -> None:
    page = open_page()
    no_confirmation(page)
    table = new_table(page, seats="me,level:1")
    assert wait_for_turn(page)
    old = revision(page)
    pick(page)
    after(page, old)
    first = page.evaluate("async path => (await (await fetch(path + '/state')).json()).ply", table)
    analysed(page, table, range(first))
    expect(page.locator("#analysis .verdict")).to_contain_text("chose")
    expect(page.locator("#analysis .compared em")).to_have_text("chosen")
    page.locator("#go-next").click()
    expect(page.locator("#analysis .move")).to_have_count(0)


def test_german_and_english(open_page: Open) -> None:
    german, english = open_page(lang="de"), open_page(lang="en")
    expect(german.locator("html")).to_have_attribute("lang", "de")
    expect(german.get_by_role("button", name="Sofort spielen: Trajan, gegen den Computer")).to_be_visible()
    german.get_by_role("button", name="EN", exact=True).click()
    expect(german.locator("html")).to_have_attribute("lang", "en")
    new_table(english, seats="me,local")
    sit_down(english)
    expect(english.locator(".prompt .who")).to_contain_text("turn")
    english.get_by_role("button", name="DE", exact=True).click()
    expect(english.locator(".prompt .who")).to_contain_text("am Zug")
    expect(english.locator("#undo")).to_contain_text("Rückgängig")


def test_the_log_marks_what_it_speaks_of(open_page: Open) -> None:
    page = open_page()
    no_confirmation(page)
    new_table(page, seats="me,local")
    sit_down(page)
    old = revision(page)
    pick(page)
    after(page, old)
    last_line(page).hover()
    if page.locator(".slab").count():
        page.wait_for_selector(".spoken", state="attached")


def test_a_shared_screen_is_covered_between_players(open_page: Open) -> None:
    page = open_page()
    no_confirmation(page)
    new_table(page, seats="me,local")
    expect(page.locator(".prompt .say")).to_contain_text("Hand the screen to")
    page.evaluate("window.same = true")
    sit_down(page)
    expect(page.locator(".choice").first).to_be_attached()
    for _ in range(12):
        if "Hand the screen to" in page.locator(".prompt .say").inner_text():
            break
        old = revision(page)
        pick(page)
        after(page, old)
    expect(page.locator(".prompt .say")).to_contain_text("Hand the screen to")
    expect(page.locator("svg [data-action]")).to_have_count(0)
    sit_down(page)  # the other player
    page.locator(".open-mat").first.click()
    expect(page.locator(".matbox[open] svg").first).to_be_visible()  # the mat of who sat here before, as others see it
    assert page.evaluate("window.same")  # without loading the page anew
    assert page.locator(".rival [title=away]").count() == 0


def test_without_scripts_the_choices_are_forms(open_page: Open) -> None:
    page = open_page(java_script_enabled=False)
    new_table(page, seats="me,local")
    page.locator(".prompt button.main").click()
    old = revision(page)
    page.locator(".prompt summary").first.click()
    page.locator(".choice").first.click()
    assert revision(page) > old
