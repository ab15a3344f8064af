"""Small matches of random players, and what of a result does not depend on the clock."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from triumvir.arena.folder import Folder
from triumvir.arena.games_csv import TIMES
from triumvir.arena.match import play_missing
from triumvir.arena.plan import Plan
from triumvir.arena.results import write_results

PLAN = Plan("forum-trajanum", ("random", "search:1"), seed=5)  # the quickest game; search:1 hardly thinks


def played(path: Path, plan: Plan = PLAN, games: int = 6, workers: int = 1, on: str = "local") -> Folder:
    """A folder with these games."""
    folder = Folder.open(path, plan, plan.load())
    assert len(list(play_missing(folder, games, workers, on))) <= games
    return folder


def results(folder: Folder, games: int, lang: str = "en") -> tuple[Any, list[list[str]]]:
    """Summary and table of games without times."""
    summary = untimed(write_results(folder, folder.plan.load(), games, lang))
    rows = (folder.path / "games.csv").read_text(encoding="utf-8").splitlines()
    return summary, [row.split(",")[: -len(TIMES)] for row in rows]


def untimed(value: Any) -> Any:
    """The same values without what depends on the clock."""
    if isinstance(value, dict):
        return {name: untimed(item) for name, item in value.items() if name != "timing"}
    return [untimed(item) for item in value] if isinstance(value, list) else value
