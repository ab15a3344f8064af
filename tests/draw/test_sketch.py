"""Drawings that are kept are the drawings that would be made: byte for byte, for every seat, through whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from triumvir.draw import Sketches
from triumvir.games import games, load


def everything(_: str) -> bool:
    return True


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("players", [1, 2, 3])
def test_kept_drawings_are_what_would_be_drawn(name: str, players: int) -> None:
    if players < games()[name].meta.min_players:
        pytest.skip("too few players")
    game, chance = load(name, players), random.Random(players)
    state, who = game.start(seed=players), ["Ada", "Bea", "Cato"][:players]
    books: dict[tuple[int | None, str], Sketches] = {}
    compared = 0
    while True:
        for seat in (None, *range(players)):
            if not state.over and chance.random() < 0.8:
                continue  # the more has happened since a viewer looked, the better
            lang = ("de", "en")[(seat or 0) % 2]
            legal = state.legal() if seat is not None and state.to_act == seat else []
            fresh = game.draw_parts(state.view(seat), lang, legal, who)
            book = books.setdefault((seat, lang), Sketches())
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
    assert book.watch(view, (), "names", everything).part("p", lambda: "drawn") == "drawn"
    assert book.watch(view, (), "names", everything).part("p", lambda: "other") == "drawn"
    assert book.watch(view, (), "other names", everything).part("p", lambda: "other") == "other"
