"""The folder of a match: its plan, and one file for each finished game, which is a record with a few figures more.

    DIR/plan.json          what the games depend on; a folder with another plan is refused
    DIR/games/000123.json  a record that `triumvir verify` and `triumvir replay` accept

A game is there as a whole or not at all, so that going on after a kill means playing what is missing.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from triumvir.arena.errors import ArenaError
from triumvir.arena.files import make_folder, read_json, sweep, write_json, write_whole
from triumvir.arena.plan import Plan
from triumvir.arena.play import Finished
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.language import catalogue

WORDS = catalogue("triumvir.arena", "refusals")

PLAN = "plan.json"
GAMES = "games"
FIGURES = "arena"  # the field of a record that holds what only a match knows
_NAME = re.compile(r"(\d{6,})\.json")


@dataclass(frozen=True)
class Folder:
    """The folder of one plan."""

    path: Path
    plan: Plan

    @staticmethod
    def open(path: Path, plan: Plan, game: Game) -> Folder:
        """The folder, made if it is missing; refuses one that holds anything else than this plan."""
        own = plan.identity(game)
        if (path / PLAN).is_file():
            found = read_json(path / PLAN)
            if found != own:
                raise _foreign(path, own, found)
        else:
            make_folder(path)
            sweep(path)
            if any(path.iterdir()):
                raise ArenaError(WORDS("folder-not-empty-and", path=path))
            write_json(path / PLAN, own)
        make_folder(path / GAMES)
        sweep(path)
        sweep(path / GAMES)
        return Folder(path, plan)

    def file(self, number: int) -> Path:
        """Where a game is kept."""
        return self.path / GAMES / f"{number:06}.json"

    def done(self) -> set[int]:
        """The numbers of the games that are there."""
        found = (_NAME.fullmatch(path.name) for path in (self.path / GAMES).iterdir())
        return {int(name[1]) for name in found if name}

    def missing(self, games: int) -> list[int]:
        """Which of the first games are still to be played, in order."""
        done = self.done()
        return [number for number in range(games) if number not in done]

    def write(self, finished: Finished) -> None:
        """Keep a game."""
        figures = {
            "number": finished.number,
            "ranks": finished.ranks,
            "ledgers": finished.ledgers,
            "decisions": finished.decisions,
            "thinking_us": finished.thinking,
            "seconds": finished.seconds,
        }
        record = json.loads(finished.record.to_json())
        write_whole(self.file(finished.number), json.dumps({**record, FIGURES: figures}) + "\n")

    def read(self, number: int) -> Finished:
        """A game that is there; refuses one that is damaged or is not of this plan."""
        path = self.file(number)
        data = read_json(path)
        record = Record.from_json(json.dumps(data))
        fixture = self.plan.fixture(number)
        if (record.seed, tuple(record.seats)) != (fixture.seed, fixture.agents) or record.scores is None:
            raise _damaged(path)
        figures = data.get(FIGURES)
        if not isinstance(figures, dict) or figures.get("number") != number:
            raise _damaged(path)
        try:
            return Finished(
                number=number,
                record=record,
                ranks=figures["ranks"],
                ledgers=figures["ledgers"],
                decisions=figures["decisions"],
                thinking=figures["thinking_us"],
                seconds=figures["seconds"],
            )
        except KeyError as error:
            raise _damaged(path) from error

    def read_first(self, games: int) -> list[Finished]:
        """The first games in order; all of them must be there."""
        return [self.read(number) for number in range(games)]


def _damaged(path: Path) -> ArenaError:
    return ArenaError(WORDS("not-game-this-match", path=path))


def _foreign(path: Path, own: dict[str, Any], found: Any) -> ArenaError:
    """The refusal of a folder; names the first thing that differs."""
    theirs = found if isinstance(found, dict) else {}
    name = next(name for name in (*own, *theirs) if own.get(name) != theirs.get(name))
    one, other = (json.dumps(plan.get(name), ensure_ascii=False) for plan in (theirs, own))
    return ArenaError(WORDS("folder-belongs-another-match", path=path, name=name, one=one, other=other))
