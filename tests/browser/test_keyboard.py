"""By keyboard and ear: whole games without a pointer, the order of the page, what is told, and nothing that moves."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from triumvir.games import titles

from .playing import counted, new_table, no_confirmation, pick, revision, sit_down, wait_for_turn

Open = Callable[..., Page]
ALL = os.environ.get("TRIUMVIR_SCREENS") == "all"
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")

# the focus is at something that can be chosen; or the game is over
AT_CHOICE = """
() => {
  const here = document.activeElement;
  return document.querySelector(".podium")
    || (here.matches("svg [data-action],.choice,.choices-list summary") && here.checkVisibility());
}
"""


def chosen(page: Page, chance: random.Random) -> None:
    """One decision by keys alone: arrows to something, Enter, and Enter again where it is asked about."""
    old = revision(page)
    for _ in range(chance.randrange(4)):
        page.keyboard.press(chance.choice(ARROWS))
    if page.evaluate("document.activeElement.matches('.choices-list summary')"):
        page.keyboard.press("/")
    page.keyboard.press("Enter")
    for _ in range(2):
        page.wait_for_function(
            """old => document.querySelector('.podium, .prompt.asking, .giving-up')
              || Number(document.querySelector('main').dataset.rev) > old""",
            arg=old,
        )
        if page.locator(".giving-up").count():
            page.keyboard.press("Tab")  # to what gives it up: the safe answer has the focus
            page.keyboard.press("Enter")
        elif page.locator(".prompt.asking").count() and revision(page) == old:
            page.keyboard.press("Enter")
        else:
            break
    counted(page, old)


@pytest.mark.parametrize("name", titles())
def test_a_whole_game_by_keyboard(open_page: Open, short: str, name: str) -> None:
    page, chance = open_page(base_url=short), random.Random(5)
    new_table(page, name)
    assert wait_for_turn(page)
    page.keyboard.press("ArrowDown")  # the first key brings the focus to the decision; from then on it stays there
    decisions = 0
    while wait_for_turn(page):
        page.wait_for_function(AT_CHOICE)
        if page.locator(".podium").count():
            break
        chosen(page, chance)
        decisions += 1
    assert decisions > 5
    expect(page.locator(".podium li")).to_have_count(2)


def test_digits_choose_what_they_stand_beside_and_only_while_it_is_seen(open_page: Open) -> None:
    page = open_page()
    no_confirmation(page)
    new_table(page, "nova-roma")
    for _ in range(60):
        assert wait_for_turn(page)
        if page.locator(".choices-list .choice[aria-keyshortcuts='2']").count():
            break
        old = revision(page)
        pick(page)
        counted(page, old)
    old = revision(page)
    page.keyboard.press("2")
    assert revision(page) == old
    page.keyboard.press("/")
    expect(page.locator(".choices-list[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".choices-list[open]")).to_have_count(0)
    expect(page.locator(".choices-list summary")).to_be_focused()  # who shut it is where it was
    page.keyboard.press("/")
    page.keyboard.press("2")
    counted(page, old)
    expect(page.locator(".choices-list[open]")).to_have_count(0)


def test_who_takes_nothing_stands_where_it_stood(open_page: Open) -> None:
    page = open_page()
    page.goto("/settings")
    page.locator('input[name=confirm][value="always"]').check()
    page.locator("form.form button.main").click()
    new_table(page, "trajan")
    assert wait_for_turn(page)
    page.keyboard.press("ArrowDown")
    before = page.evaluate("document.activeElement.dataset.action")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt.asking [data-confirm]")).to_be_focused()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.action") == before
    assert page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "asked"


def test_who_writes_is_left_there(open_page: Open) -> None:
    page = open_page()
    no_confirmation(page)
    table = new_table(page, "trajan", "me,local")
    sit_down(page)
    page.locator("[data-pane=chat]").click()
    page.locator("#say").focus()
    page.keyboard.type("salve")
    old = revision(page)
    action = page.locator(".choice").first.get_attribute("value")
    page.evaluate("action => document.querySelector(`.choice[value='${action}']`).click()", action)
    counted(page, old)
    expect(page.locator("#say")).to_be_focused()
    assert table in page.url


LANDMARKS = """
() => [...document.querySelectorAll("header.top, nav, main, main aside, main section[aria-label], h1, h2")]
  .filter(one => one.checkVisibility() || getComputedStyle(one).display === "contents")
  .map(one => one.matches("h1,h2") ? one.localName : one.localName === "section" ? one.className.split(" ")[0]
    : one.localName)
"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (768, 1024), (390, 844)])
def test_the_order_of_the_page_makes_sense(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(width=size[0], height=size[1])
    new_table(page, "trajan", "me,level:1")
    assert wait_for_turn(page)
    found: list[str] = page.evaluate(LANDMARKS)
    assert found.count("main") == found.count("h1") == 1
    order = [found.index(name) for name in ("header", "h1", "main", "dock", "stage")]
    assert order == sorted(order)  # what is asked, then the drawings, then the rest
    assert found.index("stage") < found.index("story" if "story" in found else "rivals")
    named = page.evaluate(
        "[...document.querySelectorAll('nav,aside,main section')].filter(one => one.checkVisibility()"
        " && !one.closest('dialog') && !one.hasAttribute('aria-label') && !one.hasAttribute('aria-labelledby')).length"
    )
    assert named == 0


WATCH_LIVE = """
() => {
  window.told = [];
  const live = "[role=status],[role=alert],[aria-live=polite],[aria-live=assertive]";
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      const words = region?.checkVisibility() ? region.textContent.trim() : "";
      if (words) window.told.push([region.id, words]);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
"""


@pytest.mark.parametrize("name", titles())
def test_one_live_region_tells_captions_and_nothing_else(open_page: Open, name: str) -> None:
    page, chance = open_page(), random.Random(2)
    no_confirmation(page)
    new_table(page, name, "me,level:1,level:1")
    assert wait_for_turn(page)
    page.evaluate(WATCH_LIVE)
    for _ in range(60):
        if not wait_for_turn(page) or page.evaluate("window.told.length") > 3:
            break
        old = revision(page)
        page.evaluate(
            "place => { const all = [...document.querySelectorAll('.choice')]; all[place % all.length].click() }",
            chance.randrange(100),
        )
        page.wait_for_function(
            """old => { document.querySelector('.giving-up .out')?.click();
              return Number(document.querySelector('main').dataset.rev) > old }""",
            arg=old,
        )
    told: list[Any] = page.evaluate("window.told")
    assert told
    assert {region for region, _ in told} == {"p-tell"}


@pytest.mark.parametrize("wish", ["system", "setting"])
def test_with_reduced_motion_nothing_moves(open_page: Open, wish: str) -> None:
    page = open_page(reduced_motion="reduce" if wish == "system" else "no-preference")
    no_confirmation(page)
    if wish == "setting":
        page.goto("/settings")
        page.locator('input[name=motion][value="none"]').check()
        page.locator("form.form button.main").click()
    new_table(page, "trajan", "me,level:1")
    page.evaluate("""() => {
      window.moved = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...of) { window.moved.push(this.id); return animate.apply(this, of); };
      for (const name of ["transitionrun", "animationstart"])
        addEventListener(name, ({ target }) => {
          const lasts = target.getAnimations().filter((one) => one.effect.getTiming().duration > 1);
          if (lasts.length) window.moved.push(`${name} ${target.className}`);
        });
    }""")
    for _ in range(12):
        assert wait_for_turn(page)
        old = revision(page)
        pick(page)
        page.wait_for_function(
            """old => { document.querySelector('.giving-up .out')?.click();
              return Number(document.querySelector('main').dataset.rev) > old }""",
            arg=old,
        )
    page.keyboard.press("b")
    page.keyboard.press("Escape")
    assert page.evaluate("window.moved") == []
    assert page.evaluate("document.getAnimations().filter(one => one.effect.getTiming().duration > 1).length") == 0
