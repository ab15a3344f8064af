"""From the page for a new table to the first real choice: clicks are counted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from triumvir.games import titles

from .playing import wait_for_turn

Open = Callable[..., Page]
MOST = 5  # clicks


@pytest.mark.parametrize("name", titles())
def test_the_first_real_choice_comes_within_five_clicks(open_page: Open, name: str) -> None:
    page = open_page("/")
    page.evaluate("""() => { sessionStorage.clicks = 0; }""")
    page.context.add_init_script("addEventListener('click', () => { sessionStorage.clicks++; }, true)")
    page.goto("/")
    page.locator(f'a[href="/new/{name}"]').first.click()
    page.locator("#new-table button.main").click()
    page.wait_for_url("**/t/*")
    assert wait_for_turn(page)
    step = page.evaluate(
        "fetch(location.pathname + '/state').then(answer => answer.json()).then(told => told.view.step)"
    )
    assert step not in titles()[name].set_up_steps
    assert page.locator(".stage svg [data-action]").count() > 1, "a real choice, on the board"
    assert 2 <= page.evaluate("Number(sessionStorage.clicks)") <= MOST
