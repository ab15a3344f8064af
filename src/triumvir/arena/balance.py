"""How well balanced a game is, told by games between equal players.

What it is worth to begin, or to be second, third or last, how scores spread, where points come from, and how often each
thing is taken when it is offered. Who begins is drawn with the set-up, so a seat as such is worth its share.

A thing is an action as notation writes it. What it brings is by how much those who took it at least once ended better
than those who could have and never did; players choose what suits them, so this is no proof of cause.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from triumvir.arena.figures import spread, wilson
from triumvir.arena.play import Finished
from triumvir.arena.summary import shares
from triumvir.engine.game import Game

FILE = "balance.json"
FEWEST = 20  # offers of a thing before anything is said about it
SIDES = 5  # seats with it, and seats without, before they are compared
SELDOM, NEARLY_ALWAYS = 0.01, 0.99
OFF = 0.04  # how far the wins of a place in turn order may be off its share

NEVER, ALWAYS, USUAL = "never", "always", ""


@dataclass
class _Thing:
    """What became of one action over all games."""

    offered: int = 0
    taken: int = 0
    seats: dict[tuple[int, int], bool] = field(default_factory=dict)  # (game, seat) that were offered it: taken?


def balance(game: Game, games: Sequence[Finished]) -> dict[str, Any]:
    """All figures as plain values; the games are between players of the same name."""
    assert games, "nothing was played"
    return {
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "box": game.box.digest,
        "games": len(games),
        "order": _order(game, games),
        "scores": spread([score for one in games for score in one.scores]),
        "sources": _sources(game, games),
        "things": _things(game, games),
    }


def _order(game: Game, games: Sequence[Finished]) -> list[dict[str, Any]]:
    """The wins of who begins, then of the others as they sit; `off` their share beyond what is bearable, and chance."""
    share = 1 / game.players
    begins = [int(game.start(one.record.seed).to_act) for one in games]
    found = []
    for place in range(game.players):
        seats = [(first + place) % game.players for first in begins]
        wins = sum(shares(one.ranks)[seat] for one, seat in zip(games, seats, strict=True))
        low, high = wilson(wins, len(games))
        rate = wins / len(games)
        found.append(
            {
                "place": place,
                "wins": round(wins, 6),
                "win_rate": round(rate, 6),
                "win_interval": [round(low, 6), round(high, 6)],
                "mean_score": round(float(mean(one.scores[seat] for one, seat in zip(games, seats, strict=True))), 3),
                "off": game.players > 1 and abs(rate - share) > OFF and not low <= share <= high,
            }
        )
    return found


def _sources(game: Game, games: Sequence[Finished]) -> list[dict[str, Any]]:
    """Mean points of each source, and their share of all that was won; what is lost has no share."""
    means = {
        source: float(mean(ledger[source] for one in games for ledger in one.ledgers)) for source in game.ledger_sources
    }
    won = sum(max(0.0, points) for points in means.values())
    return [
        {"source": source, "mean": round(points, 3), "share": round(max(0.0, points) / won, 6) if won else 0.0}
        for source, points in means.items()
    ]


def leads(scores: Sequence[int]) -> list[int]:
    """By how much each seat ended ahead of the best other one; alone, its score."""
    if len(scores) == 1:
        return list(scores)
    return [
        score - max(other for place, other in enumerate(scores) if place != seat) for seat, score in enumerate(scores)
    ]


def _things(game: Game, games: Sequence[Finished]) -> list[dict[str, Any]]:
    """What was offered often enough, the most often offered first."""
    known: defaultdict[int, _Thing] = defaultdict(_Thing)
    for one in games:
        _look(game, one, known)
    ends = {(one.number, seat): lead for one in games for seat, lead in enumerate(leads(one.scores))}
    found = [_told(game.notation(action), thing, ends) for action, thing in known.items() if thing.offered >= FEWEST]
    return sorted(found, key=lambda told: (-told["offered"], told["thing"]))


def _look(game: Game, one: Finished, known: Mapping[int, _Thing]) -> None:
    """Go through a game once more; a decision that leaves no choice offers nothing."""
    state = game.start(one.record.seed)
    for action in one.record.actions:
        place = (one.number, int(state.to_act))
        legal = state.legal()
        for offered in legal if len(legal) > 1 else ():
            thing = known[offered]
            thing.offered += 1
            thing.taken += offered == action
            thing.seats[place] = thing.seats.get(place, False) or offered == action
        state.apply(action)


def _told(notation: str, thing: _Thing, ends: Mapping[tuple[int, int], int]) -> dict[str, Any]:
    with_it = [ends[place] for place, taken in thing.seats.items() if taken]
    without = [ends[place] for place, taken in thing.seats.items() if not taken]
    rate = thing.taken / thing.offered
    return {
        "thing": notation,
        "offered": thing.offered,
        "taken": thing.taken,
        "rate": round(rate, 6),
        "brings": round(float(mean(with_it)) - float(mean(without)), 3)
        if min(len(with_it), len(without)) >= SIDES
        else None,
        "verdict": NEVER if rate < SELDOM else ALWAYS if rate > NEARLY_ALWAYS else USUAL,
    }


def verdicts(things: Iterable[Mapping[str, Any]]) -> Counter[str]:
    """How many things are never right, always right, or neither."""
    return Counter(str(thing["verdict"]) for thing in things)
