"""Whole games by clicking, to the end screen; replay, download and upload of what was played."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from triumvir.engine.record import Record
from triumvir.games import game_of, titles

from .playing import after, new_table, no_confirmation, revision, wait_for_turn

Open = Callable[..., Page]

# one click of the game: on the board if the choice is drawn there, else on its button
CLICK = """
place => {
  const drawn = [...document.querySelectorAll("svg [data-action]")].filter(e => !e.closest("dialog"));
  const listed = [...document.querySelectorAll(".choice")];
  const all = place % 2 && drawn.length ? drawn : listed;
  const target = all[place % all.length];
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return place % 2 && drawn.length ? "board" : "list";
}
"""


@pytest.mark.parametrize("name", titles())
def test_a_whole_game_by_clicking_with_replay_download_and_upload(
    name: str, open_page: Open, short: str, tmp_path: Path
) -> None:
    page, chance = open_page(base_url=short), random.Random(3)
    no_confirmation(page)
    table = new_table(page, name)
    used = {"board": 0, "list": 0}
    while wait_for_turn(page):
        old = revision(page)
        used[page.evaluate(CLICK, chance.randrange(1000))] += 1
        after(page, old)
        if sum(used.values()) == 10:
            page.goto(table)  # in the middle of the game: everything is still there
    assert used["list"] > 5
    assert used["board"] > 5 or not page.locator(".slab").count()

    # the end screen
    expect(page.locator(".podium li")).to_have_count(2)
    expect(page.locator(".end .chart")).to_be_visible()
    totals = [int(cell) for cell in page.locator(".end .ledger tfoot td").all_inner_texts()]
    with page.expect_download() as download:
        page.locator("#download").click()
    path = tmp_path / "record.json"
    download.value.save_as(path)
    record = Record.from_json(path.read_text())
    assert record.verify(game_of(record)).scores() == totals

    # replay: steps, slider, eyes, keys
    page.goto(f"{table}/replay?ply=0")
    expect(page.locator(".step")).to_contain_text(f"Step 0 of {len(record.actions)}")
    page.locator("#go-next").click()
    expect(page.locator(".step")).to_contain_text("Step 1 of")
    page.keyboard.press("End")
    expect(page.locator(".step")).to_contain_text(f"Step {len(record.actions)} of")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".step")).to_contain_text(f"Step {len(record.actions) - 1} of")
    page.locator("#eyes").select_option("open")
    expect(page).to_have_url(f"{page.url.split('/t/')[0]}{table}/replay?ply={len(record.actions) - 1}&as=open")
    page.locator("#slider").fill("5")
    expect(page.locator(".step")).to_contain_text("Step 5 of")

    # somebody else uploads the record
    other = open_page("/upload", lang="de", base_url=short)
    other.locator("#record").set_input_files(path)
    other.locator("form.form button.main").click()
    expect(other.locator(".step")).to_contain_text(f"Schritt 0 von {len(record.actions)}")
    other.wait_for_load_state()
    other.locator("#play").click()
    expect(other.locator(".step")).not_to_contain_text("Schritt 0 von")  # it plays on by itself


def test_a_damaged_record_is_refused_in_words(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/upload", lang="de")
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    page.locator("#record").set_input_files(bad)
    page.locator("form.form button.main").click()
    expect(page.get_by_role("alert")).to_contain_text("keine Triumvir-Aufzeichnung")
