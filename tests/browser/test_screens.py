"""A table on every screen: some positions at each size, and with `make test-screens` more of them and whole games."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from triumvir.games import titles

from .playing import after, new_table, no_confirmation, revision, wait_for_turn
from .surface import SIZES, faults
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
]

# a choice on the board that can be seen: where to tap it, or nothing
SEEN = """
place => {
  const stage = document.querySelector(".stage").getBoundingClientRect();
  const seen = [...document.querySelectorAll(".stage svg [data-action]")].map((target) => {
    const box = target.getBoundingClientRect();
    return [target, box.left + box.width / 2, box.top + box.height / 2];
  }).filter(([target, x, y]) => x > stage.left && x < stage.right && y > stage.top && y < stage.bottom
    && document.elementFromPoint(x, y)?.closest("[data-action]") === target);
  return seen.length ? seen[place % seen.length].slice(1) : null;
}
"""


def choose(page: Page, chance: random.Random, touch: bool) -> None:
    """Choose something that can be seen on the board; from the list where nothing can."""
    old, place = revision(page), page.evaluate(SEEN, chance.randrange(1000))
    if place is None:
        page.evaluate(CLICK, 2 * chance.randrange(500))
    elif touch:
        page.wait_for_timeout(DOUBLE)
        page.touchscreen.tap(*place)
    else:
        page.wait_for_timeout(DOUBLE)
        page.mouse.click(*place)
    after(page, old)  # who is asked whether to give something up does so


@pytest.mark.skipif(not ALL, reason="make test-screens")
@pytest.mark.parametrize(("name", "size", "lang"), GAMES)
def test_a_whole_game_by_taps(open_page: Open, name: str, size: tuple[int, int], lang: str) -> None:
    touch = size[0] < 1200
    page, chance = open_page(width=size[0], height=size[1], lang=lang, has_touch=touch), random.Random(7)
    no_confirmation(page)
    new_table(page, name)
    decisions = 0
    while wait_for_turn(page):
        wrong = faults(page, touch)
        assert wrong == [], f"decision {decisions}: {page.locator('.prompt .say').inner_text()}"
        choose(page, chance, touch)
        decisions += 1
    assert decisions > 20


@pytest.mark.parametrize("lang", ["de", "en"] if ALL else ["de"])
@pytest.mark.parametrize("players", [2, 4] if ALL else [4])
@pytest.mark.parametrize("name", titles())
def test_ten_positions_at_every_size(open_page: Open, name: str, players: int, lang: str) -> None:
    page, chance = open_page(lang=lang, has_touch=True), random.Random(players)
    no_confirmation(page)
    new_table(page, name, seats="me" + ",level:1" * (players - 1))
    found: dict[str, list[str]] = {}
    for position in range(POSITIONS if ALL else POSITIONS // 2):
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
        if not wait_for_turn(page):
            break
    assert found == {}
