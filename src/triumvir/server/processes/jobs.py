"""What worker processes do: let a computer player decide, explain or look back, and check an uploaded record.

A worker is given an imagined position, so that what is hidden from the seat is not even in the process that thinks.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from triumvir.agents import Explanation, explain, make_agent, make_search
from triumvir.agents.reviews import look_back
from triumvir.engine.errors import TriumvirError
from triumvir.engine.perspective import Perspective
from triumvir.engine.record import Record
from triumvir.games import game_of, titles
from triumvir.language import Text, catalogue, languages
from triumvir.server.setup import Setup, game_for
from triumvir.server.store import Standing
from triumvir.server.told_table import standing_of

WORDS = catalogue("triumvir.server", "refusals")


@dataclass(frozen=True)
class Examined:
    """What is known of a record that replays."""

    deciding: tuple[int, ...]  # the seat of every action
    over: bool
    standing: Standing


def warm() -> None:
    """Load the games, so that the first decision need not wait for that."""
    titles()


def decide(setup: Setup, guess: dict[str, Any], seat: int, agent: str, seed: int) -> int:
    """The action that a computer player chooses for a seat."""
    state = game_for(setup).restore(guess)
    return int(make_agent(agent, seed & 0x3FFFFFFF).choose(Perspective(state, seat, seed & 0x3FFFFFFF)))


def reasons(
    setup: Setup,
    guess: dict[str, Any],
    seat: int,
    agent: str,
    seed: int,
    lang: str,
    names: tuple[str, ...],
    played: int | None = None,
) -> Explanation:
    """What a computer player makes of a seat's decision."""
    game = game_for(setup)
    perspective = Perspective(game.restore(guess), seat, seed)
    return explain(perspective, lang, make_search(agent, seed, game), names, played)


def looked_back(
    setup: Setup, position: dict[str, Any], ply: int, played: int, agent: str, names: tuple[str, ...]
) -> dict[str, Any]:
    """What a computer player makes of a decision in a finished game, in every language; only what a review shows."""
    langs = languages()
    found = look_back(game_for(setup).restore(position), ply, played, agent, langs, names)
    return {"ply": ply, "told": {lang: _shown(one.told) for lang, one in zip(langs, found, strict=True)}}


def _shown(told: Explanation) -> dict[str, Any]:
    return replace(told, candidates=told.candidates[:1]).to_json()


def examine(text: str) -> Examined | Text:
    """What is known of an uploaded record, or why it cannot be used."""
    try:
        record = Record.from_json(text)
        game = game_of(record)
        last = record.verify(game)
        deciding = [int(state.to_act) for state in record.replay(game)]
    except TriumvirError as error:
        return error.text
    except Exception:  # components of somebody's own may be anything
        return WORDS("this-record-cannot-be")
    return Examined(tuple(deciding[:-1]), last.over, standing_of(game, last))
