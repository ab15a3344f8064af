"""Games as Parquet: `FILE.parquet` with one row for each decision, `FILE.outcomes.parquet` with one for each seat.

Written group by group as the records are replayed, so that memory does not grow with their number. Both files appear
when all is written, or not at all.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from triumvir.arena.columns import Decision, Row, decisions, described, outcomes
from triumvir.arena.errors import ArenaError
from triumvir.arena.files import no_write, path_beside
from triumvir.arena.folder import GAMES
from triumvir.arena.parquet import decision_fields, listed, number_fields, outcome_fields, pyarrow
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.language import catalogue

WORDS = catalogue("triumvir.arena", "refusals")

GROUP = 16384  # rows that are written at once
GROUP_NUMBERS = 1024  # the same with observations, which are thousands of numbers each

Source = Callable[[Path], tuple[Record, Game]]


def record_files(places: Sequence[Path]) -> list[Path]:
    """The files of records, of folders with records, of matches and of ladders; refuses a place without any."""
    found: list[Path] = []
    for place in places:
        if place.is_dir():
            files = sorted(place.glob(f"{GAMES}/*.json")) or sorted(place.glob(f"*/{GAMES}/*.json"))
            files = files or sorted(place.glob("*.json"))
        else:
            files = [place]
        if not files:
            raise ArenaError(WORDS("there-are-no-records", place=place))
        found += files
    return found


def outcomes_path(target: Path) -> Path:
    """The file beside the decisions."""
    return target.with_name(f"{target.stem}.outcomes.parquet")


def export(files: Sequence[Path], read: Source, target: Path, numbers: bool) -> Iterator[tuple[int, int]]:
    """Write both files; yields the number of decisions and of seats so far after every record."""
    writer = _Writer(pyarrow(), target, numbers)
    rows = seats = 0
    try:
        for path in files:
            record, game = read(path)
            writer.meet(game)
            states = list(record.replay(game))
            for decision in decisions(path.as_posix(), record, game, states, numbers):
                writer.add(decision, path, game)
                rows += 1
            for row in outcomes(path.as_posix(), record, states[-1]):
                writer.ended(row)
                seats += 1
            yield rows, seats
        writer.finish()
    except OSError as error:
        raise no_write(target, error) from error
    finally:
        writer.discard()


class _Writer:
    """Collects rows and writes them in groups, beside the files at first."""

    def __init__(self, pa: Any, target: Path, numbers: bool) -> None:
        self.pa = pa
        self.numbers = numbers
        self.group = GROUP_NUMBERS if numbers else GROUP
        self.target = {"decisions": target, "outcomes": outcomes_path(target)}
        self.beside = {name: path_beside(path) for name, path in self.target.items()}
        self.open: dict[str, Any] = {}
        self.rows: dict[str, list[Row]] = {"decisions": [], "outcomes": []}
        self.sizes: tuple[int, int] | None = None
        self.observations, self.masks = array("f"), array("b")
        self.games: list[Game] = []

    def meet(self, game: Game) -> None:
        """A game of which records follow."""
        if not any(game.same_as(known) for known in self.games):
            self.games.append(game)

    def add(self, decision: Decision, path: Path, game: Game) -> None:
        """A decision."""
        if decision.observation is not None and decision.mask is not None:
            sizes = len(decision.observation), len(decision.mask)
            self.sizes = self.sizes or sizes
            if self.sizes != sizes:
                raise ArenaError(
                    WORDS("with-players-whose-observations", path=path, title=game.meta.title, players=game.players)
                )
            self.observations += decision.observation
            self.masks += decision.mask
        self.rows["decisions"].append(decision.row)
        if len(self.rows["decisions"]) >= self.group:
            self._flush("decisions")

    def ended(self, row: Row) -> None:
        """A seat at the end of a game."""
        self.rows["outcomes"].append(row)
        if len(self.rows["outcomes"]) >= GROUP:
            self._flush("outcomes")

    def finish(self) -> None:
        """Write what is left, and let both files appear."""
        for name in self.target:
            self._flush(name)
            writer = self.open.pop(name)
            writer.add_key_value_metadata({"triumvir": json.dumps(described(self.games), ensure_ascii=False)})
            writer.close()
        for name, path in self.target.items():
            self.beside[name].replace(path)

    def discard(self) -> None:
        """Leave nothing unfinished behind."""
        for writer in self.open.values():
            writer.close()
        for path in self.beside.values():
            path.unlink(missing_ok=True)

    def _flush(self, name: str) -> None:
        pa = self.pa
        schema = self._schema(name)
        columns = [
            pa.array([row[field.name] for row in self.rows[name]], field.type)
            for field in schema
            if field.name not in ("observation", "legal")
        ]
        if name == "decisions" and self.sizes:
            columns.append(listed(pa, self.observations, pa.float32(), self.sizes[0]))
            columns.append(listed(pa, self.masks, pa.int8(), self.sizes[1]))
            self.observations, self.masks = array("f"), array("b")
        if name not in self.open:
            self.open[name] = pa.parquet.ParquetWriter(self.beside[name], schema, compression="zstd")
        self.open[name].write_table(pa.Table.from_arrays(columns, schema=schema))
        self.rows[name] = []

    def _schema(self, name: str) -> Any:
        if name == "outcomes":
            return self.pa.schema(outcome_fields(self.pa))
        return self.pa.schema(decision_fields(self.pa) + (number_fields(self.pa, self.sizes) if self.sizes else []))
