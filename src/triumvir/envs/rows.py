"""Where a batch writes observations: made zero before, but for what stays there, of which the batch knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from triumvir.envs.arrays import entries_to_line, shared
from triumvir.envs.batch import Batch

TOGETHER = 64  # games whose observations are cleared, written and copied while they are in the cache


class Piece(NamedTuple):
    """Some games, and what of their observations does not stay there, with as much of nothing."""

    low: int
    high: int
    between: list[tuple[NDArray[np.void], NDArray[np.void]]]


class Rows:
    """The observations of a batch in its memory, row by row.

    What stays of a player is one item, and such items begin at every number: they overlap. So one assignment by index
    lets all of them change places, and NumPy copies each as one piece: that takes 90 to 200 ns a row, where compiled
    code, number by number, takes a microsecond. What lies between is made zero in the same way: 63 to 113 ns a row,
    where making whole rows zero takes 180 to 380.
    """

    def __init__(self, batch: Batch, memory: NDArray[np.int32], kept: Sequence[slice]) -> None:
        self.batch = batch
        games, size = int(batch.games), int(batch.observed)
        batch.lead = entries_to_line(memory)
        batch.keep_in_rows()
        flat = memory[batch.lead : batch.lead + games * size]
        self.now = flat.reshape(games, size)
        block = int(batch.kept.block_size)
        self._items = _anywhere(flat, np.dtype((np.void, block * memory.itemsize))) if block else None
        self._sources, self._places = _own(batch.kept.sources, np.int64), _own(batch.kept.places, np.int64)
        self._between = list(_between(batch, kept))
        together = TOGETHER if size else games
        self._pieces = [self._piece(low, min(low + together, games)) for low in range(0, games, together)]

    def _piece(self, low: int, high: int) -> Piece:
        return Piece(low, high, [_items(self.now[low:high], part) for part in self._between])

    def step(self, copy: NDArray[Any] | None) -> None:
        """Carry out the orders of all games, and write them, and a copy of that if it is wanted."""
        for piece in self._pieces:
            _clear(piece)
            self.batch.step(piece.low, piece.high)
            self._complete()
            if copy is not None:
                copy[piece.low : piece.high] = self.now[piece.low : piece.high]

    def show(self, number: int) -> None:
        """Write one game as it stands."""
        _clear(self._piece(number, number + 1))
        self.batch.kept.begin()
        self.batch.show(number)
        self._complete()

    def _complete(self) -> None:
        """Let blocks change places."""
        due = int(self.batch.kept.due)
        if due and self._items is not None:
            self._items[self._places[:due]] = self._items[self._sources[:due]]


class ListedRows:
    """The same where nothing is compiled and all vectors are lists: nobody else writes into them."""

    def __init__(self, batch: Batch, kept: Sequence[slice]) -> None:
        self.batch = batch
        self._between = list(_between(batch, kept))
        self._out: list[int] = _listed(batch.observations)
        batch.keep_in_rows()

    @property
    def now(self) -> NDArray[np.int32]:
        """The observations as an array of its own."""
        games, size = self.batch.games, self.batch.observed
        return np.array(self._out[: games * size], dtype=np.int32).reshape(games, size)

    def step(self, copy: NDArray[Any] | None) -> None:
        """Carry out the orders of all games, and write them, and a copy of that if it is wanted."""
        for number in range(self.batch.games):
            self._clear(number)
        self.batch.step(0, self.batch.games)
        self._complete()
        if copy is not None:
            copy[...] = self.now

    def show(self, number: int) -> None:
        """Write one game as it stands."""
        self._clear(number)
        self.batch.kept.begin()
        self.batch.show(number)
        self._complete()

    def _clear(self, number: int) -> None:
        row = number * self.batch.observed
        for part in self._between:
            self._out[row + part.start : row + part.stop] = [0] * (part.stop - part.start)

    def _complete(self) -> None:
        """Let blocks change places."""
        kept = self.batch.kept
        due, size = kept.due, kept.block_size
        blocks = [self._out[at : at + size] for at in _listed(kept.sources)[:due]]
        for at, block in zip(_listed(kept.places)[:due], blocks, strict=True):
            self._out[at : at + size] = block


def rows_of(batch: Batch, kept: Sequence[slice]) -> Rows | ListedRows:
    """The observations of a batch, wherever it writes them."""
    memory = shared(batch.observations, np.int32)
    return ListedRows(batch, kept) if memory is None else Rows(batch, memory, kept)


def _between(batch: Batch, kept: Sequence[slice]) -> Iterator[slice]:
    """What of a row belongs to no block of a player and to none of these parts."""
    at, size = 0, int(batch.kept.block_size)
    blocks = [slice(place, place + size) for place in map(int, batch.kept.block_places)] if size else []
    end = int(batch.observed)
    for taken in [*sorted([*kept, *blocks], key=lambda part: part.start), slice(end, end)]:
        if taken.start > at:
            yield slice(at, taken.start)
        at = taken.stop


def _items(rows: NDArray[np.int32], part: slice) -> tuple[NDArray[np.void], NDArray[np.void]]:
    """A part of rows as one item a row, and an item of nothing."""
    item = np.dtype((np.void, (part.stop - part.start) * rows.itemsize))
    return rows[:, part].view(item)[:, 0], np.zeros(1, item)


def _clear(piece: Piece) -> None:
    """Make zero what whoever writes expects to be."""
    for place, nothing in piece.between:
        place[...] = nothing


def _anywhere(rows: NDArray[np.int32], item: np.dtype[np.void]) -> NDArray[np.void]:
    """Every place of rows that follow each other where an item could stand."""
    length = item.itemsize // rows.itemsize
    return as_strided(rows[:length].view(item), (rows.size - length + 1,), (rows.itemsize,))


def _own(vector: Any, kind: Any) -> NDArray[Any]:
    memory = shared(vector, kind)
    assert memory is not None, "what is compiled lends its vectors"
    return memory


def _listed(vector: Any) -> list[int]:
    assert isinstance(vector, list)
    return vector
