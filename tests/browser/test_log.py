"""The chronicle can be narrowed, the ledger leads into it, by keyboard too; sounds are heard when switched on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .playing import after, new_table, no_confirmation, open_dialog, pick, revision, sit_down

Open = Callable[..., Page]

# counts the tones that are started, without a loudspeaker
LISTEN = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.tones += 1; return start.apply(this, at); };
"""


def play_on(page: Page, steps: int) -> None:
    """Play both seats of a shared screen."""
    for step in range(steps):
        page.wait_for_selector(".prompt.mine .choice, .prompt button.main[name=seat]", state="attached")
        if page.locator(".prompt button.main[name=seat]").count():
            sit_down(page)
        old = revision(page)
        page.locator(".choice").nth(step % page.locator(".choice").count()).dispatch_event("click")
        after(page, old)


def told_number(page: Page) -> str:
    """A number of the ledger that lines of the log tell of: what a seat has from the start has none."""
    table = page.url.partition("?")[0]
    for number in re.findall(r'data-log="(from-[a-z_]+-\d)"', page.request.get(table).text()):
        if re.search(r'id="log-\d', page.request.get(table, params={"log": number}).text()):
            return str(number)
    return ""


@pytest.mark.parametrize("width", [1440, 390])
def test_the_log_is_narrowed_and_the_ledger_leads_into_it(open_page: Open, width: int) -> None:
    page = open_page(width=width)
    no_confirmation(page)
    new_table(page, "nova-roma", seats="me,local")
    play_on(page, 24)
    if width < 760:
        page.locator("#log-tool").click()
    lines = page.locator("#p-log li[data-ply]")
    everything = lines.count()
    select = page.locator("#log-filter")
    select.focus()
    page.keyboard.press("End")  # the last seat, by keyboard
    expect(lines).not_to_have_count(everything)
    expect(select).to_have_value("seat-1")
    narrowed = lines.count()
    assert 0 < narrowed < everything
    play_on(page, 1)
    expect(select).to_have_value("seat-1")  # stays while the table goes on
    while not (wanted := told_number(page)):
        play_on(page, 1)
    open_dialog(page, "scores")
    page.locator(f"#scores td a[data-log={wanted}]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#scores")).to_be_hidden()
    expect(select).to_have_value(wanted)
    expect(select).to_be_focused()
    expect(select).to_be_in_viewport()
    assert lines.count() > 0
    lines.last.hover()
    page.wait_for_selector(".spoken", state="attached")  # hovering still marks what a line speaks of
    select.select_option("all")
    expect(lines.first).to_be_attached()
    page.wait_for_function("least => document.querySelectorAll('#p-log li[data-ply]').length >= least", arg=everything)


def test_without_scripts_the_ledger_links_and_the_filter_work(open_page: Open) -> None:
    page = open_page(java_script_enabled=False)
    table = new_table(page, seats="me,local")
    page.goto(f"{table}?log=seat-1")
    expect(page.locator("#log-filter")).to_have_value("seat-1")


def test_sounds_are_silent_until_switched_on_and_stay_on(open_page: Open) -> None:
    page = open_page()
    page.add_init_script(LISTEN)
    no_confirmation(page)
    table = new_table(page, seats="me,local", fast=False)
    sit_down(page)
    old = revision(page)
    pick(page)
    after(page, old)
    assert page.evaluate("tones") == 0
    page.locator("[data-dialog=menu]").click()
    page.get_by_role("button", name="Switch sounds on").click()
    expect(page.locator("html")).to_have_attribute("data-sound", "on")
    page.goto("/settings")
    expect(page.locator('input[name=sound][value="on"]')).to_be_checked()
    page.goto(table)
    old = revision(page)
    pick(page)
    after(page, old)
    page.wait_for_function("tones > 0")
