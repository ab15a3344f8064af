"""The guided first game: it explains every decision, follows what is played, and can be left and taken up again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from triumvir.games import load, titles

from .playing import after, learn, no_confirmation, revision, suggested, wait_for_turn

Open = Callable[..., Page]
FIRST = {"trajan": "take_card", "forum-trajanum": "first_citizen", "nova-roma": "place_emperor"}
LAST = {"trajan": "choose_tray", "forum-trajanum": "pick_first", "nova-roma": "declare"}
TURNS = {"trajan": 24, "forum-trajanum": 14, "nova-roma": 16}  # decisions of the first turns


def told(page: Page) -> list[str]:
    """The keys of the cards that the guide shows now."""
    ids = [card.get_attribute("id") or "" for card in page.locator("#guide [role=status] > .card").all()]
    return [ident.removeprefix("tell-") for ident in ids]


@pytest.mark.parametrize("name", titles())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_guide_follows_the_first_turns(name: str, lang: str, open_page: Open) -> None:
    page = open_page(lang=lang)
    no_confirmation(page)
    learn(page, name)
    assert told(page) == ["start", FIRST[name]]
    expect(page.locator("#guide .card").first).to_contain_text(titles()[name].meta.title)
    cards = {key: card.title for key, card in load(name).guide_cards(lang).items()}
    met: set[str] = set()
    for _ in range(TURNS[name]):
        assert wait_for_turn(page)
        now = told(page)
        met |= set(now)
        expect(page.locator(f'[id="tell-{now[-1]}"] h3')).to_have_text(cards[now[-1]])
        if page.locator("#guide").get_attribute("data-look"):
            expect(page.locator(".lit").first).to_be_attached()  # it shows where to look
        old = revision(page)
        suggested(page)
        after(page, old)
    assert LAST[name] in met
    assert len([key for key in met if key.startswith("new.")]) >= 2  # something new came up and was explained


@pytest.mark.parametrize("name", titles())
def test_the_guide_can_be_left_and_taken_up_again(name: str, open_page: Open) -> None:
    page = open_page()
    no_confirmation(page)
    learn(page, name)
    old = revision(page)
    suggested(page)
    after(page, old)
    wait_for_turn(page)
    before = told(page)
    assert "start" not in before
    page.reload()
    assert told(page) == before  # a reload changes nothing
    page.locator("#leave-guide").click()
    expect(page.locator("#guide")).to_have_count(0)
    expect(page.locator(".lit")).to_have_count(0)
    page.reload()
    expect(page.locator("#guide")).to_have_count(0)
    assert wait_for_turn(page)
    old = revision(page)
    page.locator(".choice").first.dispatch_event("click")  # play goes on without it
    after(page, old)
    page.locator("#take-guide").click()
    expect(page.locator("#guide")).to_be_visible()
    page.locator("#again summary").first.click()
    expect(page.locator("#again-start")).to_be_visible()  # what was told can be read again


def test_the_guide_links_to_the_rules_and_marks_its_suggestion(open_page: Open) -> None:
    page = open_page(lang="de")
    learn(page, "trajan")
    expect(page.locator(".choice.advised-choice")).to_have_count(1)
    rule = page.locator("#guide a.rule").first
    words = rule.inner_text()
    with page.context.expect_page() as opened:
        rule.click()
    expect(opened.value.locator(f'[id="{words}"]')).to_be_visible()


def a_lesson_is_answered_on_a_part_alone(page: Page) -> None:
    """The second chapter: the part with the choices is enlarged, and what is chosen there is judged."""
    page.goto("/lessons/trajan/1")
    page.locator("#zoom").click()
    page.locator(".zoomed svg [data-action]").first.dispatch_event("click")
    expect(page.locator("#verdict .verdict")).to_be_visible()
    expect(page.locator(".zoom-bar")).to_be_hidden()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_guided_table_fits_the_screen(open_page: Open, width: int) -> None:
    page = open_page(width=width, height=900, lang="de")
    a_lesson_is_answered_on_a_part_alone(page)
    for name in titles():
        learn(page, name)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        if width > 760:
            assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
            expect(page.locator("#leave-guide")).to_be_in_viewport()


def test_the_guide_ends_by_itself_with_what_counts_in_the_end(open_page: Open) -> None:
    page = open_page()
    no_confirmation(page)
    learn(page, "trajan")
    for _ in range(120):
        assert wait_for_turn(page)
        if told(page) == ["end"]:
            break
        old = revision(page)
        suggested(page)
        after(page, old)
    assert told(page) == ["end"]
    expect(page.locator("#guide")).to_contain_text("What counts in the end")
    page.get_by_role("button", name="Close the guide").click()
    expect(page.locator("#guide")).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (844, 390)])
def test_the_card_lies_beside_or_below_the_board_and_never_over_it(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(width=size[0], height=size[1], lang="de")
    learn(page, "trajan")
    if page.locator("#guide:not([open])").count():
        page.locator("#guide > summary").click()
    expect(page.locator("#guide .prose").first).to_be_visible()
    card, stage = page.locator("#guide").bounding_box(), page.locator(".stage").bounding_box()
    assert card
    assert stage
    assert stage["height"] > size[1] / 4  # and the board is still to be seen
    beside = card["x"] >= stage["x"] + stage["width"] - 1
    assert beside or card["y"] >= stage["y"] + stage["height"] - 1
