"""The columns of an export, and what a record gives for them: one row for each decision, one for each seat."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.engine.state import State
from triumvir.version import VERSION

Row = dict[str, Any]


@dataclass
class Decision:
    """A decision: its row, and where asked for the numbers that belong to it."""

    row: Row
    observation: array[float] | None = None
    mask: array[int] | None = None


def decisions(name: str, record: Record, game: Game, states: list[State], numbers: bool) -> Iterator[Decision]:
    """One row for each action, as things stood before it."""
    label = _label(name, record)
    over = states[-1].over
    scores, ranks = (states[-1].scores(), states[-1].ranking()) if over else ([None], [None])
    for ply, action in enumerate(record.actions):
        state = states[ply]
        seat = int(state.to_act)
        legal = state.legal()
        row: Row = {
            **label,
            "ply": ply,
            "seat": seat,
            "agent": _agent(record, seat),
            "action": action,
            "notation": game.notation(action),
            "legal_actions": len(legal),
            "score": int(state.score_of(seat)),
            "reward": int(states[ply + 1].score_of(seat) - state.score_of(seat)),
            "final_score": scores[seat] if over else None,
            "final_rank": ranks[seat] if over else None,
        }
        yield Decision(row, *(_numbers(state, seat, legal) if numbers else ()))


def outcomes(name: str, record: Record, last: State) -> Iterator[Row]:
    """One row for each seat at the end; none of a game that has not ended."""
    if not last.over:
        return
    scores, ranks = last.scores(), last.ranking()
    for seat in range(record.players):
        yield {
            **_label(name, record),
            "seat": seat,
            "agent": _agent(record, seat),
            "actions": len(record.actions),
            "final_score": scores[seat],
            "final_rank": ranks[seat],
            "ledger": list(last.ledger(seat).items()),
        }


def described(games: list[Game]) -> Row:
    """What an export holds; of a single game all that its numbers mean."""
    about: Row = {"version": VERSION, "games": sorted({game.name for game in games})}
    if len(games) == 1:
        game = games[0]
        about |= game.label
        about["actions"] = [game.notation(action) for action in range(game.num_actions)]
        about["features"] = [feature._asdict() for feature in game.observation_features]
    return about


def _label(name: str, record: Record) -> Row:
    return {
        "game": record.game,
        "players": record.players,
        "options": json.dumps(record.options, sort_keys=True),
        "rules_version": record.rules_version,
        "box": record.box,
        "seed": str(record.seed),
        "record": name,
    }


def _agent(record: Record, seat: int) -> str | None:
    return record.seats[seat] if seat < len(record.seats) else None


def _numbers(state: State, seat: int, legal: list[int]) -> tuple[array[float], array[int]]:
    mask = array("b", bytes(state.game.num_actions))
    for action in legal:
        mask[action] = 1
    return array("f", state.observe(seat)), mask
