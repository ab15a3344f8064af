"""What people do at a table, by clicking."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

KIND = {"me": "me", "local": "local", "open": "open"}


def new_table(page: Page, game: str = "trajan", seats: str = "me,level:1", fast: bool = True) -> str:
    """Fill the form for a new table and send it; gives the table's path."""
    fill_form(page, game, seats, fast)
    page.locator("#new-table button.main").click()
    page.wait_for_url("**/t/*")
    return page.url.split("/t/")[0] and "/t/" + page.url.split("/t/")[1]


def fill_form(page: Page, game: str, seats: str, fast: bool = True) -> None:
    """Fill the form for a new table."""
    kinds = seats.split(",")
    page.goto(f"/new/{game}")
    page.locator(f'input[name=players][value="{len(kinds)}"]').check()
    for seat, kind in enumerate(kinds):
        page.locator(f"#kind-{seat}").select_option(KIND.get(kind, f"computer:{kind}"))
    for name in ("quick", "option-random_markers"):
        if (quick := page.locator(f"input[name={name}]")).count():
            quick.set_checked(fast)


def no_confirmation(page: Page) -> None:
    page.goto("/settings")
    page.locator('input[name=confirm][value="never"]').check()
    page.locator("form.form button.main").click()
    expect(page.locator("p.done")).to_be_visible()


def until(page: Page, question: str, given: Any = None) -> None:
    """Wait until what a page has to ask for comes true; `wait_for_function` takes a promise for true at once."""
    end = time.monotonic() + 30
    while not answered(page, question, given):
        assert time.monotonic() < end, f"never true: {question}"
        page.wait_for_timeout(50)


def answered(page: Page, question: str, given: Any) -> Any:
    """What a page says; nothing while it is loaded anew."""
    try:
        return page.evaluate(question, given)
    except Error as error:
        if "context was destroyed" in error.message:
            return None
        raise


def wait_for_turn(page: Page) -> bool:
    """Wait until it is this page's turn or the game is over; whether it is the turn."""
    page.wait_for_selector(".prompt.mine:not(.asking), .podium", state="attached")
    return page.locator(".podium").count() == 0


def revision(page: Page) -> int:
    return int(page.locator("main").get_attribute("data-rev") or 0)


def counted(page: Page, old: int) -> None:
    """Wait until the page shows a later revision, or the end."""
    page.wait_for_function(
        "old => document.querySelector('.podium') || Number(document.querySelector('main')?.dataset.rev) > old", arg=old
    )


def after(page: Page, old: int) -> None:
    """The same after a choice; who is asked whether to give something up does so."""
    page.wait_for_function(  # which waits on where the page is loaded anew, for who sits before it next
        """old => {
          document.querySelector('.giving-up .out')?.click();
          return document.querySelector('.podium') || Number(document.querySelector('main')?.dataset.rev) > old;
        }""",
        arg=old,
    )


def pick(page: Page, place: int = 0) -> None:
    """Click a choice in the prompt bar, or in its list, which is opened first."""
    if page.locator(".choices-list:not([open])").count():
        page.locator(".choices-list summary").click()
    page.locator(".choice").nth(place).click()


def analysed(page: Page, table: str, plies: Iterable[int]) -> str:
    """The address of the first of these plies at which there was a choice, so that its analysis stands on the page."""
    for ply in plies:
        address = f"{table}/replay?ply={ply}"
        page.goto(address)
        page.locator("#analyse").click()
        page.wait_for_selector("#analysis .move, .note-pop")
        if page.locator("#analysis .move").count():
            return address
    raise AssertionError("there was no choice at any of them")


def last_line(page: Page) -> Locator:
    """The last line of the log; turns are folded there, so the last one is opened first."""
    for turn in page.locator("#p-log details:not([open]) > summary").all()[-1:]:
        turn.click()
    return page.locator("#p-log li[data-ply]").last


def sit_down(page: Page) -> None:
    """Say who sits before a shared screen; wait until its choices are there."""
    page.wait_for_load_state()
    page.locator(".prompt button.main[name=seat]").click()
    page.wait_for_selector(".prompt.mine .choice", state="attached")


def learn(page: Page, game: str) -> str:
    """Start the guided game from the start page; gives the table's path."""
    page.goto("/")
    page.locator(f'form[action="/learn/{game}"] button').click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#guide")
    page.wait_for_selector(".lit", state="attached")
    return "/t/" + page.url.split("/t/")[1]


def suggested(page: Page) -> None:
    """Do what the guide suggests; the first choice where it suggests nothing."""
    page.evaluate(
        """() => {
          const action = document.getElementById("guide").dataset.advised;
          const choices = [...document.querySelectorAll(".choice")];
          (choices.find(choice => choice.value === action) || choices[0]).click();
        }"""
    )


def open_dialog(page: Page, name: str) -> None:
    """Open a dialog from the top line, or from the menu where the top line has no room for it."""
    button = page.locator(f".top [data-dialog={name}]")
    if not button.is_visible():
        page.locator(".top [data-dialog=menu]").click()
        button = page.locator(f"#menu [data-dialog={name}]")
    button.click()
