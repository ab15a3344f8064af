"""Leaving and coming back with two browsers: what one does the other sees by itself, without loading anything anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .playing import new_table

Open = Callable[..., Page]
WORDS = {
    "en": ("Welcome back", "Pause", "Do you agree?"),
    "de": ("Willkommen zurück", "Pause", "Stimmst du zu?"),
}
LOOKS = [("en", 1440), ("de", 390)]


def together(open_page: Open, lang: str, width: int) -> tuple[Page, Page]:
    """Two persons at a running table, each in a browser of its own; the first made it."""
    host = open_page(lang=lang, width=width)
    new_table(host, seats="me,open")
    guest = open_page(host.locator("#link-1").input_value(), lang=lang, width=width)
    guest.locator("#name").fill("Quintus")
    guest.locator("form button.main").first.click()
    guest.wait_for_url("**/t/*")
    host.locator("form[action$='/start'] button").click()
    for page in (host, guest):
        expect(page.locator("#p-life-bar")).to_be_attached()
    return host, guest


def open_menu(page: Page) -> None:
    """Open the table's menu; its button does nothing before the scripts are there."""
    page.wait_for_load_state()
    page.locator(".top [data-dialog=menu]").click()
    expect(page.locator("#menu")).to_have_attribute("open", "")


def menu(page: Page, form: str) -> None:
    """Press the button of a form of the table's menu."""
    open_menu(page)
    page.locator(f"#p-life form{form} button").click()
    if page.locator("#menu[open]").count():
        page.keyboard.press("Escape")


@pytest.mark.parametrize(("lang", "width"), LOOKS)
def test_a_seat_is_handed_to_a_computer_and_taken_back(open_page: Open, lang: str, width: int) -> None:
    host, guest = together(open_page, lang, width)
    open_menu(guest)
    guest.locator("#keeper-1").select_option("level:1")
    guest.locator("#p-life form[action$='/hand'] button").click()
    back = guest.locator("#p-life-bar form[action$='/return'] button")
    expect(guest.locator("#p-life-bar .returned")).to_contain_text(WORDS[lang][0])
    expect(host.locator("#p-log")).to_contain_text("Quintus")
    expect(host.locator("#p-life-bar form[action$='/return']")).to_have_count(0)  # nobody else takes it
    if guest.locator("#menu[open]").count():
        guest.keyboard.press("Escape")
    back.click()
    expect(guest.locator("#p-life-bar .returned")).to_have_count(0)
    open_menu(host)
    expect(host.locator("#p-life .life-seats li").nth(1)).to_contain_text(
        {"en": "at the table", "de": "am Tisch"}[lang]
    )


@pytest.mark.parametrize(("lang", "width"), LOOKS)
def test_a_pause_is_asked_for_agreed_on_and_ended(open_page: Open, lang: str, width: int) -> None:
    host, guest = together(open_page, lang, width)
    menu(host, ":has(button[value=pause])")
    asked = guest.locator("#p-life-bar .question-bar")
    expect(asked).to_contain_text(WORDS[lang][2])
    asked.locator("button[name=agrees][value='1']").click()
    for page in (host, guest):
        expect(page.locator("#p-life-bar form[action$='/resume']")).to_be_visible()
        expect(page.locator(".choice")).to_have_count(0)
    guest.locator("#p-life-bar form[action$='/resume'] button").click()
    for page in (host, guest):
        expect(page.locator("#p-life-bar form[action$='/resume']")).to_have_count(0)


@pytest.mark.parametrize(("lang", "width"), LOOKS)
def test_an_early_end_is_declined_then_agreed_on(open_page: Open, lang: str, width: int) -> None:
    host, guest = together(open_page, lang, width)
    menu(guest, ":has(button[value=end])")
    asked = host.locator("#p-life-bar .question-bar")
    asked.locator("button[name=agrees][value='0']").click()
    expect(asked).to_have_count(0)
    expect(guest.locator("#p-life-bar .question-bar")).to_have_count(0)
    menu(guest, ":has(button[value=end])")
    asked.locator("button[name=agrees][value='1']").click()
    over = {"en": "The players have ended the game", "de": "Die Spieler haben die Partie beendet"}[lang]
    for page in (host, guest):
        expect(page.locator("body")).to_contain_text(over)


@pytest.mark.parametrize(("lang", "width"), LOOKS)
def test_resigning_is_asked_twice_and_seen_by_the_other(open_page: Open, lang: str, width: int) -> None:
    host, guest = together(open_page, lang, width)
    open_menu(guest)
    guest.locator("#p-life form[action$='/resign'] button").click()
    guest.wait_for_url("**/resign")
    guest.locator("#resign-sure").click()
    guest.wait_for_url("**/t/*")
    open_menu(host)
    told = {"en": "has resigned", "de": "hat aufgegeben"}[lang]
    expect(host.locator("#p-life .life-seats li").nth(1)).to_contain_text(told)
    open_menu(guest)
    expect(guest.locator("#p-life form[action$='/hand']")).to_have_count(0)


@pytest.mark.parametrize(("lang", "width"), LOOKS)
def test_who_leaves_the_lobby_passes_the_table_on(open_page: Open, lang: str, width: int) -> None:
    host = open_page(lang=lang, width=width)
    new_table(host, seats="me,open")
    guest = open_page(host.locator("#link-1").input_value(), lang=lang, width=width)
    guest.locator("#name").fill("Quintus")
    guest.locator("form button.main").first.click()
    guest.wait_for_url("**/t/*")
    expect(guest.locator("form[action$='/start']")).to_have_count(0)
    host.locator("form[action$='/seat/0/leave'] button").click()
    expect(host.locator("form[action$='/leave']")).to_have_count(0)
    expect(guest.locator("#link-0")).to_be_attached()  # by itself: who runs the table now invites
