"""A data set of self-play: what a player saw, searched and chose in each decision, as files of some games each.

    DIR/_dataset.json         what the games depend on
    DIR/games-000000.parquet  the first games, one row for each decision (`docs/arena.md` names the columns)

A file is there as a whole or not at all. So a data set goes on after any break, and is the same whether there was one.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from triumvir.agents.base import Agent
from triumvir.agents.levels import LevelAgent
from triumvir.agents.random import RandomAgent
from triumvir.agents.search import SearchAgent
from triumvir.agents.tally import Tally, best_of
from triumvir.arena.columns import decisions, described
from triumvir.arena.errors import ArenaError
from triumvir.arena.files import make_folder, read_json, sweep, write_json, write_whole
from triumvir.arena.match import play_on
from triumvir.arena.parquet import decision_fields, listed, number_fields, pyarrow
from triumvir.arena.plan import Plan
from triumvir.arena.play import play
from triumvir.arena.programs import player_for
from triumvir.engine.errors import TriumvirError
from triumvir.engine.game import Game
from triumvir.engine.perspective import Perspective
from triumvir.engine.state import State
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.arena", "dataset")

FILE = "_dataset.json"  # who reads the folder as Parquet leaves such names out
TENTHS = 10.0  # leads of a search are in tenths of a VP


@dataclass(frozen=True)
class Terms:
    """What a data set depends on; how many games it has is no part of it."""

    plan: Plan  # everybody sits as given
    per_file: int = 16
    drawn: int = 0  # decisions of each game in which the action is drawn by visits

    def identity(self, game: Game) -> dict[str, Any]:
        """The same as plain values."""
        return {**self.plan.identity(game), "per_file": self.per_file, "drawn": self.drawn}


class Written(NamedTuple):
    """A file of a data set as it comes from who played it."""

    number: int
    games: int
    decisions: int
    content: bytes


# ---------------------------------------------------------------- the folder


@dataclass(frozen=True)
class Dataset:
    """A folder and what is to be in it."""

    path: Path
    terms: Terms

    @staticmethod
    def open(path: Path, terms: Terms, game: Game) -> Dataset:
        """The folder, made if it is missing; refuses one that holds anything else than this data set."""
        own = terms.identity(game)
        make_folder(path)
        sweep(path)
        if (path / FILE).is_file():
            found = read_json(path / FILE)
            theirs = found if isinstance(found, dict) else {}
            for name in (*own, *theirs):
                if own.get(name) != theirs.get(name):
                    one, other = (json.dumps(known.get(name), ensure_ascii=False) for known in (theirs, own))
                    raise ArenaError(WORDS("folder-another-data-set", path=path, name=name, one=one, other=other))
        elif any(path.iterdir()):
            raise ArenaError(WORDS("folder-no-data-set", path=path))
        else:
            write_json(path / FILE, own)
        return Dataset(path, terms)

    def file(self, number: int) -> Path:
        """Where some games are kept; the number is that of the first."""
        return self.path / f"games-{number * self.terms.per_file:06}.parquet"

    def files(self, games: int) -> int:
        """How many files so many games make."""
        return -(-games // self.terms.per_file)

    def missing(self, games: int) -> list[int]:
        """The files that are still to be made, in order."""
        return [number for number in range(self.files(games)) if not self.file(number).is_file()]


def write_missing(dataset: Dataset, games: int, workers: int, on: str = "local") -> Iterator[Written]:
    """Play and keep what is missing; yields each file once it is safe on the disk."""
    pyarrow()  # before anything is played
    missing = dataset.missing(games)
    if not missing:
        return
    with closing(play_on(on, partial(Author, dataset.terms), missing, workers)) as played:
        for written in played:
            write_whole(dataset.file(written.number), written.content)
            yield written


# ---------------------------------------------------------------- playing


class Author:
    """Plays the games of one file after the other."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.game = terms.plan.load()

    def play(self, number: int) -> Written | Text:
        """The games of a file; what goes wrong is told in words."""
        first = number * self.terms.per_file
        table = _Table(self.game)
        try:
            rows = sum(self.one(game, table) for game in range(first, first + self.terms.per_file))
        except TriumvirError as error:
            return error.text
        return Written(number, self.terms.per_file, rows, table.finish())

    def one(self, number: int, table: _Table) -> int:
        """Play one game into a table; returns how many decisions it had."""
        plan = self.terms.plan
        notes = Notes(self.terms.drawn)
        record = play(plan, self.game, number * plan.players, notes.acted, notes.seated).record
        states = list(record.replay(self.game))
        rows = list(decisions(str(number), record, self.game, states, numbers=True))
        for row, found in zip(rows, notes.found, strict=True):
            table.add(row.row, row.observation, row.mask, found)
        table.end_group()
        return len(rows)


class Notes:
    """What searches found in a game, decision by decision; None where nothing was searched."""

    def __init__(self, drawn: int) -> None:
        self.found: list[list[Tally] | None] = []
        self._drawn = drawn
        self._now: list[Tally] | None = None

    def seated(self, spec: str, seed: int, game: Game, seat: int) -> Agent:
        """A player whose searches are noted."""
        agent = player_for(spec, seed, game, seat)
        return agent if isinstance(agent, RandomAgent) else Noted(agent, seed, self)

    def note(self, found: list[Tally]) -> bool:
        """What was found; returns whether the action is to be drawn."""
        self._now = found
        return len(self.found) < self._drawn

    def acted(self, _: State) -> None:
        """A decision has been made."""
        self.found.append(self._now)
        self._now = None


class Noted(Agent):
    """A player who is looked over the shoulder."""

    name = "noted"

    def __init__(self, agent: Agent, seed: int, notes: Notes) -> None:
        super().__init__(seed)
        self.agent = agent
        self.notes = notes

    def choose(self, perspective: Perspective) -> int:
        agent = self.agent.player(perspective.game) if isinstance(self.agent, LevelAgent) else self.agent
        if not isinstance(agent, SearchAgent) or len(perspective.legal) == 1:
            return agent.choose(perspective)
        found = agent.weigh(perspective, thorough=False)
        action = self.drawn(found) if self.notes.note(found) else best_of(found).action
        agent.follow(action)
        return action

    def drawn(self, found: list[Tally]) -> int:
        """An action, each as likely as it was visited."""
        place = self.draw_below(sum(one.visits for one in found))
        for one in found:
            place -= one.visits
            if place < 0:
                return one.action
        raise AssertionError("no visits")


# ---------------------------------------------------------------- the columns


class _Table:
    """A Parquet file in memory, written game by game."""

    def __init__(self, game: Game) -> None:
        pa = pyarrow()
        self.pa = pa
        self.game = game
        actions = game.num_actions
        fields = [*decision_fields(pa), ("simulations", pa.int32()), ("value", pa.float32()), ("lead", pa.float32())]
        fields += number_fields(pa, (game.observation_size, actions))
        fields += [("visits", pa.list_(pa.int32(), actions)), ("values", pa.list_(pa.float32(), actions))]
        about = json.dumps(described([game]), ensure_ascii=False)
        self.schema = pa.schema(fields).with_metadata({"triumvir": about})
        self.file = BytesIO()
        self.writer = pa.parquet.ParquetWriter(self.file, self.schema, compression="zstd")
        self.clear()

    def clear(self) -> None:
        """Nothing of the next group yet."""
        self.rows: list[dict[str, Any]] = []
        self.numbers: dict[str, array[Any]] = {
            "observation": array("f"),
            "legal": array("b"),
            "visits": array("i"),
            "values": array("f"),
        }

    def add(self, row: dict[str, Any], seen: array[float] | None, mask: array[int] | None, found: Any) -> None:
        """A decision, and what the search of it found."""
        assert seen is not None
        assert mask is not None
        visits, values = array("i", bytes(4 * len(mask))), array("f", bytes(4 * len(mask)))
        for one in found or ():
            visits[one.action] = one.visits
            values[one.action] = one.credit / one.visits if one.visits else 0.0
        simulations = sum(visits)
        row["simulations"] = simulations
        row["value"] = sum(one.credit for one in found) / simulations if found else None
        row["lead"] = sum(one.lead for one in found) / simulations / TENTHS if found else None
        self.rows.append(row)
        for name, more in (("observation", seen), ("legal", mask), ("visits", visits), ("values", values)):
            self.numbers[name] += more

    def end_group(self) -> None:
        """The decisions of one game are complete."""
        columns = []
        for field in self.schema:
            if field.name in self.numbers:
                kind = field.type
                columns.append(listed(self.pa, self.numbers[field.name], kind.value_type, kind.list_size))
            else:
                columns.append(self.pa.array([row[field.name] for row in self.rows], field.type))
        self.writer.write_table(self.pa.Table.from_arrays(columns, schema=self.schema))
        self.clear()

    def finish(self) -> bytes:
        """The whole file."""
        self.writer.close()
        return self.file.getvalue()
