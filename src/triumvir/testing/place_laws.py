"""Laws of places: what people read names places as the board does, and no two choices read alike.

A coordinate, the number of a card or an id out of the box says nothing to who looks at a board. They stay in records
and in the notation that programs and quick typists use.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from triumvir.engine.game import Game
from triumvir.language import languages
from triumvir.testing.knowledge_laws import seats, seen_by
from triumvir.testing.walks import visits

# Rows, columns and things that are only counted through; a number that is printed (a space of a track) may be said.
COORDINATE = re.compile(
    r"\br\d+[cs]\d+\b"
    r"|\b(?:rows?|columns?|cells?|squares?|sites?|slots?|card|ship|tile|follower|contract) \d"
    r"|\b(?:Reihe|Zeile|Spalte|Zelle|Bauplatz|Karte|Gefolgschaftskarte|Schiff|\w*[Pp]lättchen|\w*[Vv]ertrag) \d",
    re.IGNORECASE,
)
WORD = re.compile(r"\w+")


def ids_of(game: Game) -> frozenset[str]:
    """The ids of a box that nobody can take for a word, because they have digits or underscores."""
    return _ids(game.box.digest, game)


@cache
def _ids(digest: str, game: Game) -> frozenset[str]:
    found = (one for one in _all_ids(game.box.data) if re.search(r"[\d_]", one))
    return frozenset(one for one in found if not one.isdigit())


def _all_ids(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        if isinstance(data.get("id"), str):
            yield data["id"]
        for value in data.values():
            yield from _all_ids(value)
    elif isinstance(data, list):
        for value in data:
            yield from _all_ids(value)


def named(game: Game, text: str, what: str) -> None:
    """A text that names places and things by words."""
    found = COORDINATE.findall(text)
    assert not found, f"{what} has a coordinate, {found[0]!r}: {text!r}"
    ids = ids_of(game).intersection(WORD.findall(text))
    assert not ids, f"{what} has the id {min(ids)!r}: {text!r}"


def actions_are_named(game: Game) -> None:
    """The words of every action, in every language."""
    for lang in languages():
        for action in range(game.num_actions):
            named(game, game.describe(action, lang), f"action {game.notation(action)} ({lang})")


def choices_differ(game: Game, seed: int, luck: int, count: int = 40) -> None:
    """Questions, choices and sentences name places; the choices of one decision are told apart by their words."""
    for visit in visits(game, seed, luck, count):
        state, action = visit.state, visit.action
        if action is None:
            continue
        following = state.copy()
        following.apply(action)
        mine = state.view(int(state.to_act))
        for lang in languages():
            said: dict[str, int] = {}
            for one in state.legal():
                words = game.choice(mine, one, lang)
                named(game, words, f"ply {visit.ply}: a choice ({lang})")
                other = said.setdefault(words, one)
                assert other == one, (
                    f"ply {visit.ply}: {game.notation(other)} and {game.notation(one)} both read {words!r} ({lang})"
                )
            for seat in seats(game):
                before, after = seen_by(state, seat), seen_by(following, seat)
                shown = game.shown(state, action, None if seat < 0 else seat)
                named(game, game.prompt(before, lang), f"ply {visit.ply}: the prompt ({lang})")
                for sentence in game.sentences(before, shown, after, lang):
                    named(game, sentence, f"ply {visit.ply}: a sentence ({lang})")
