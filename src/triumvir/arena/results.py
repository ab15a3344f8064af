"""What is written beside the games of a match: `summary.json`, `games.csv` and `report.html`."""

from __future__ import annotations

from triumvir.arena.files import write_json, write_whole
from triumvir.arena.folder import Folder
from triumvir.arena.games_csv import games_csv
from triumvir.arena.report import report
from triumvir.arena.summary import Summary, summarise
from triumvir.engine.game import Game


def write_results(folder: Folder, game: Game, games: int, lang: str) -> Summary:
    """Write them for the first games of a match, all of which must be there; returns the summary."""
    finished = folder.read_first(games)
    summary = summarise(folder.plan, game, finished)
    write_json(folder.path / "summary.json", summary)
    write_whole(folder.path / "games.csv", games_csv(folder.plan, game, finished))
    write_whole(folder.path / "report.html", report(summary, game, lang))
    return summary
