"""A table on every screen: some positions at each size, and with `make test-screens` more of them and whole games."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from triumvir.games import titles

from .playing import after, new_table, no_confirmation, revision, wait_for_turn
from .surface import NEARLY, SEEN, SIZES, faults, least_target
from .test_game import CLICK

Open = Callable[..., Page]
ALL = os.environ.get("TRIUMVIR_SCREENS") == "all"
DOUBLE = 310  # ms: what comes sooner at the same place is the second half of a double click, which counts once
POSITIONS, BETWEEN = 10, 4  # how many are looked at, and the decisions between two of them

GAMES = [
    (name, size, lang)
    for name in sorted(titles())
    for size in ((360, 640), (390, 844), (768, 1024), (1280, 720))
    for lang in ("de", "en")
    if ALL or (size, lang) == ((360, 640), "de")
]
ENOUGH = 10_000 if ALL else 12  # decisions; the suite plays the beginning of a game

# the page is at rest: nothing glides any more, so that a place that was found is where a tap will land
AT_REST = "() => document.getAnimations().every((one) => one.playState !== 'running')"

# a tap was taken in: it counts, or something is asked
ANSWERED = """
old => document.querySelector('.prompt.asking, .giving-up, .podium')
  || Number(document.querySelector('main')?.dataset.rev) > old
"""


def choose(page: Page, chance: random.Random, touch: bool) -> None:
    """Choose something that can be seen on the board; from the list where nothing can. All of it by taps."""
    page.wait_for_timeout(DOUBLE)
    page.wait_for_function(AT_REST)
    old = revision(page)
    place = page.evaluate(SEEN, {"place": chance.randrange(1000), "least": least_target(touch) - NEARLY})
    if place is None:
        from_list(page, chance, touch)
    else:
        x, y, unsure = place
        (page.touchscreen.tap if touch else page.mouse.click)(x, y)
        page.wait_for_function(ANSWERED, arg=old)
        assert not unsure or revision(page) == old, "a tap on a target that is too small counted at once"
        if page.locator(".prompt.asking").count():
            confirm(page, touch)
    after(page, old)  # who is asked whether to give something up does so


def confirm(page: Page, touch: bool) -> None:
    """What a finger could have missed is selected first, and counts by a button that it cannot miss."""
    button = page.locator("[data-confirm]")
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= least_target(touch) - NEARLY
    (button.tap if touch else button.click)()


def from_list(page: Page, chance: random.Random, touch: bool) -> None:
    """Choose from the list, which is opened first."""
    for summary in page.locator(".choices-list:not([open]) summary").all():
        (summary.tap if touch else summary.click)()
    choices = page.locator(".prompt .choice:visible").all()
    choice = choices[chance.randrange(len(choices))]
    (choice.tap if touch else choice.click)()


@pytest.mark.parametrize(("name", "size", "lang"), GAMES)
def test_a_whole_game_by_taps(open_page: Open, name: str, size: tuple[int, int], lang: str) -> None:
    touch = size[0] < 1200
    page, chance = open_page(width=size[0], height=size[1], lang=lang, has_touch=touch), random.Random(7)
    no_confirmation(page)
    new_table(page, name)
    decisions = 0
    while decisions < ENOUGH and wait_for_turn(page):
        wrong = faults(page, touch)
        assert wrong == [], f"decision {decisions}: {page.locator('.prompt .say').inner_text()}"
        choose(page, chance, touch)
        decisions += 1
    assert decisions >= min(ENOUGH, 20)


@pytest.mark.parametrize("lang", ["de", "en"] if ALL else ["de"])
@pytest.mark.parametrize("players", [2, 4] if ALL else [4])
@pytest.mark.parametrize("name", titles())
def test_ten_positions_at_every_size(open_page: Open, name: str, players: int, lang: str) -> None:
    page, chance = open_page(lang=lang, has_touch=True), random.Random(players)
    no_confirmation(page)
    new_table(page, name, seats="me" + ",level:1" * (players - 1))
    found: dict[str, list[str]] = {}
    for position in range(POSITIONS if ALL else 2):
        if not wait_for_turn(page):
            break
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("width => innerWidth === width", arg=width)
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            if wrong := faults(page, width < 1200):
                found.setdefault(f"{width}x{height}", []).extend(f"{position}: {words}" for words in wrong)
        for _ in range(BETWEEN):
            if not wait_for_turn(page):
                break
            old = revision(page)
            page.evaluate(CLICK, chance.randrange(1000))
            after(page, old)
    assert found == {}
