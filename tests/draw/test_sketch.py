"""Drawings that are kept are the drawings that would be made: byte for byte, for every seat, through whole games."""

from __future__ import annotations

import gc
import random
import weakref
from typing import Any

import pytest

from triumvir.draw import Shared, Sketches, part_of
from triumvir.draw.sketch import decision_of, is_step
from triumvir.games import load, titles


def everything(_: str) -> bool:
    return True


@pytest.mark.parametrize("name", titles())
@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("often", [0.2, 0.8])
def test_kept_drawings_are_what_would_be_drawn(name: str, players: int, often: float) -> None:
    """Whether viewers look at every position or seldom, and whatever the others have drawn meanwhile."""
    if players < titles()[name].meta.min_players:
        pytest.skip("too few players")
    game, chance = load(name, players), random.Random(players)
    state, who = game.start(seed=players), ["Ada", "Bea", "Cato"][:players]
    books: dict[tuple[int | None, str], Sketches] = {}
    shared = {"de": Shared(), "en": Shared()}
    compared = 0
    while True:
        for seat in (None, *range(players)):
            if not state.over and chance.random() > often:
                continue  # the more has happened since a viewer looked, the better
            lang = "de" if seat == 1 else "en"
            legal = state.legal() if seat is not None and state.to_act == seat else []
            fresh = game.draw_parts(state.view(seat), lang, legal, who)
            book = books.setdefault((seat, lang), Sketches(shared[lang]))
            watched = book.watch(state.view(seat), legal, who, everything)
            drawn = game.draw_parts(watched, lang, legal, who)
            assert drawn == fresh
            compared += 1
        if state.over:
            break
        before = state.copy()
        state.apply(chance.choice(state.legal()))
        if chance.random() < 0.05 and before.to_act >= 0:
            state = before  # taken back
    assert compared > 20


def test_a_part_is_drawn_again_only_if_what_it_read_has_changed() -> None:
    book, made = Sketches(), []

    def draw(view: dict[str, Any]) -> str:
        made.append("x")
        return f"{view['a']} {view['players'][1]['vp']}"

    def show(view: dict[str, Any], legal: tuple[int, ...] = ()) -> str:
        watched = book.watch(view, legal, None, everything)
        return watched.part("p", lambda: draw(watched))

    first = {"a": 1, "b": 1, "players": [{"vp": 0}, {"vp": 5, "coins": 1}]}
    assert show(first) == "1 5"
    assert show({**first, "b": 2}, (4,)) == "1 5"
    assert show({**first, "players": [{"vp": 9}, {"vp": 5, "coins": 3}]}) == "1 5"
    assert len(made) == 1
    assert show({**first, "a": 2}) == "2 5"
    assert show({**first, "players": [{"vp": 0}, {"vp": 6}]}) == "1 6"
    assert len(made) == 3


def test_questions_about_legal_actions_are_noted() -> None:
    book, made = Sketches(), []

    def show(legal: tuple[int, ...], question: str) -> str:
        watched = book.watch({"players": []}, legal, None, everything)

        def draw() -> str:
            made.append("x")
            asked = {
                "in": lambda: 3 in watched.legal,
                "any": lambda: bool(watched.legal),
                "all": lambda: len(watched.legal),
            }
            return str(asked[question]())

        return watched.part(question, draw)

    assert [show(legal, "in") for legal in ((1,), (2,), (3,), (3, 4))] == ["False", "False", "True", "True"]
    assert len(made) == 2
    assert [show(legal, "any") for legal in ((), (2,), (3,))] == ["False", "True", "True"]
    assert len(made) == 4
    assert [show(legal, "all") for legal in ((), (2,), (3,))] == ["0", "1", "1"]
    assert len(made) == 7


def test_unwanted_parts_are_left_empty_and_changed_names_void_everything() -> None:
    book = Sketches()
    view: dict[str, Any] = {"players": []}
    assert book.watch(view, (), "names", lambda name: name != "p").part("p", lambda: "drawn") == ""
    assert part_of(book.watch(view, (), "names", lambda name: name != "p"), "p", lambda: "drawn") == ""
    assert book.watch(view, (), "names", everything).part("p", lambda: "drawn") == "drawn"
    assert book.watch(view, (), "names", everything).part("p", lambda: "other") == "drawn"
    assert book.watch(view, (), "other names", everything).part("p", lambda: "other") == "other"


def test_what_an_inner_part_read_counts_for_the_part_around_it() -> None:
    book, made = Sketches(), []

    def show(view: dict[str, Any], legal: tuple[int, ...] = ()) -> str:
        watched = book.watch({"players": [{"vp": view["vp"]}], **view}, legal, None, everything)

        def inner() -> str:
            made.append("inner")
            return f"{watched['a']} {watched['players'][0]['vp']} {3 in watched.legal}"

        def outer() -> str:
            made.append("outer")
            return f"{watched['b']}: {watched.part('in', inner)}"

        return watched.part("out", outer)

    first = {"a": 1, "b": 1, "vp": 5}
    assert show(first) == "1: 1 5 False"
    assert show({**first, "b": 2}) == "2: 1 5 False"
    assert made == ["outer", "inner", "outer"]
    made.clear()
    assert show({**first, "a": 2, "b": 2}) == "2: 2 5 False"
    assert show({**first, "a": 2, "b": 2, "vp": 6}) == "2: 2 6 False"
    assert show({**first, "a": 2, "b": 2, "vp": 6}, (3,)) == "2: 2 6 True"
    assert made == ["outer", "inner"] * 3


def test_a_question_about_the_step_is_noted_and_not_the_step() -> None:
    book, made = Sketches(), []

    def show(step: str, decision: dict[str, Any] | None) -> str:
        watched = book.watch({"players": [], "step": step, "decision": decision}, (), None, everything)

        def draw() -> str:
            made.append("x")
            return f"{is_step(watched, 'build', 'over')} {decision_of(watched).get('face')}"

        return watched.part("p", draw)

    assert [show("wait", None), show("pass", {"row": 1}), show("sell", {})] == ["False None"] * 3
    assert len(made) == 1
    assert [show("build", None), show("over", {"row": 2}), show("build", {"face": 4})] == [
        "True None",
        "True None",
        "True 4",
    ]
    assert len(made) == 3


def test_who_goes_through_a_decision_notes_what_is_not_there_yet() -> None:
    book = Sketches()

    def show(decision: dict[str, Any]) -> str:
        watched = book.watch({"players": [], "decision": decision}, (), None, everything)
        return watched.part("p", lambda: f"{sorted(decision_of(watched).items())} {len(decision_of(watched))}")

    assert show({}) == "[] 0"
    assert show({"face": 1}) == "[('face', 1)] 1"


@pytest.mark.parametrize("name", titles())
def test_what_was_drawn_with_is_gone_at_once(name: str) -> None:
    """Circles would be left to the garbage collector, which halts everybody who plays."""
    game = load(name, 2)
    state, who = game.start(seed=1), ["Ada", "Bea"]
    gc.disable()
    try:
        watched = Sketches().watch(state.view(0), state.legal(), who, everything)
        game.draw_parts(watched, "en", state.legal(), who)
        held = weakref.ref(watched)
        del watched
        assert held() is None
    finally:
        gc.enable()


def test_a_part_that_asks_for_a_fact_depends_on_the_answer_alone() -> None:
    book, made = Sketches(), []

    def rich(scene: dict[str, Any], limit: int) -> bool:
        return bool(scene["players"][0]["coins"] >= limit and 3 in scene["legal"])

    def show(coins: int, limit: int, legal: tuple[int, ...] = (3,)) -> str:
        watched = book.watch({"players": [{"coins": coins}], "limit": limit}, legal, None, everything)
        watched.scene = lambda: {"players": watched["players"], "legal": watched.legal}

        def inner() -> str:
            made.append("inner")
            return str(watched.fact(rich, (watched["limit"],)))

        def outer() -> str:
            made.append("outer")
            return f"<{watched.part('in', inner)}>"

        return watched.part("out", outer)

    assert [show(coins, 4) for coins in (1, 2, 3)] == ["<False>"] * 3
    assert made == ["outer", "inner"]
    assert [show(4, 4), show(9, 4, (3, 5))] == ["<True>"] * 2
    assert made == ["outer", "inner"] * 2
    assert [show(9, 4, (5,)), show(9, 10, (5,))] == ["<False>"] * 2
    assert made == ["outer", "inner"] * 4
