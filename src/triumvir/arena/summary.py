"""What a match says, as plain values: `summary.json`.

Agents of the same name are one player. Its win rate is per seat, so that equal players have 1 / players each whatever
seats they hold; a shared first place counts as a fraction. All that depends on the clock is under `timing`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import mean
from typing import Any

from triumvir.arena.figures import spread, thinking, wilson
from triumvir.arena.plan import Plan
from triumvir.arena.play import Finished
from triumvir.arena.ratings import AUTOMA, rate
from triumvir.engine.game import Game

Summary = dict[str, Any]


def shares(ranks: Sequence[int]) -> list[float]:
    """What every seat gets of the one win of a game; alone, a win is rank 1 against the game itself."""
    first = ranks.count(1)
    return [1 / first if rank == 1 else 0.0 for rank in ranks]


def summarise(plan: Plan, game: Game, games: Sequence[Finished]) -> Summary:
    """The whole table of a match."""
    ratings = rate(games)
    agents = [_agent(name, game, games, ratings[name]) for name in dict.fromkeys(plan.agents)]
    agents.sort(key=lambda agent: (-agent["rating"]["mu"], agent["agent"]))
    best = [max(one.scores) for one in games]
    decisions = sum(sum(one.decisions) for one in games)
    seconds = sum(one.seconds for one in games)
    result: Summary = {
        "plan": plan.identity(game),
        "players": plan.players,
        "games": len(games),
        "blocks": len(games) // plan.players,
        "games_beyond_blocks": len(games) % plan.players,
        "decisions": decisions,
        "mean_winning_score": round(float(mean(best)), 3),
        "agents": agents,
        "timing": {
            "seconds_of_play": round(seconds, 3),
            "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        },
    }
    if plan.players == 1:
        mu, sigma = ratings[AUTOMA]
        result["automa"] = {"mu": mu, "sigma": sigma}
    return result


def _agent(name: str, game: Game, games: Sequence[Finished], rating: tuple[float, float]) -> dict[str, Any]:
    taken = [(one, seat) for one in games for seat, agent in enumerate(one.record.seats) if agent == name]
    scores = [one.scores[seat] for one, seat in taken]
    ranks = [one.ranks[seat] for one, seat in taken]
    wins = sum(shares(one.ranks)[seat] for one, seat in taken)
    won = [score for score, rank in zip(scores, ranks, strict=True) if rank == 1]
    low, high = wilson(wins, len(taken))
    counted = Counter(ranks)
    spent = [time for one, seat in taken for time in one.thinking[seat]]
    total = sum(spent) / 1e6
    return {
        "agent": name,
        "seats": len(taken),
        "wins": round(wins, 6),
        "win_rate": round(wins / len(taken), 6),
        "win_interval": [round(low, 6), round(high, 6)],
        "mean_rank": round(float(mean(ranks)), 4),
        "ranks": {str(rank): counted[rank] for rank in sorted(counted)},
        "rating": {"mu": rating[0], "sigma": rating[1]},
        "score": spread(scores),
        "scores": {str(score): count for score, count in sorted(Counter(scores).items())},
        "mean_winning_score": round(float(mean(won)), 3) if won else None,
        "ledger": {
            source: round(float(mean(one.ledgers[seat][source] for one, seat in taken)), 3)
            for source in game.ledger_sources
        },
        "decisions": sum(one.decisions[seat] for one, seat in taken),
        "timing": {**thinking(spent), "choices_per_second": round(len(spent) / total, 1) if total else 0.0},
    }
