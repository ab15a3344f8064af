"""Results to compare across matches and machines: a file of JSON lines, one for each player of a match.

Lines are only ever added, so that files of several people can be put together with `cat`. Nothing in a line depends on
the clock: who plays the match again gets the same line, unless a player has a time limit.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from triumvir.arena.files import no_write
from triumvir.arena.summary import Summary

RESULT = ("seats", "wins", "win_rate", "win_interval", "mean_rank", "rating")


def lines(summary: Summary) -> list[dict[str, Any]]:
    """A result for each player: which match, who it was made of, against whom, and how it went."""
    plan = summary["plan"]
    match = {name: plan[name] for name in ("triumvir", "game", "rules_version", "box", "options", "seed")}
    return [
        {
            **match,
            "players": summary["players"],
            "games": summary["games"],
            "agent": agent["agent"],
            "made_of": plan["made_of"][agent["agent"]],
            "against": _others(plan["agents"], agent["agent"]),
            **{name: agent[name] for name in RESULT},
            "mean_score": agent["score"]["mean"],
        }
        for agent in summary["agents"]
    ]


def add_lines(path: Path, summary: Summary) -> None:
    """Add the results of a match to a leaderboard."""
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines(summary))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise no_write(path, error) from error


def _others(agents: list[str], agent: str) -> list[str]:
    """Who else sat at the table; a player can meet itself."""
    rest = list(agents)
    rest.remove(agent)
    return sorted(rest)
