"""Where a batch writes observations: made zero before, and completed after with what the batch keeps of them apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from triumvir.envs.arrays import entries_to_line, shared
from triumvir.envs.batch import Batch

TOGETHER = 64  # games whose observations are cleared and written while they are in the cache


class Piece(NamedTuple):
    """Some games on one page, in the arrays that clearing and completing their observations works on."""

    low: int
    high: int
    between: list[tuple[NDArray[np.void], NDArray[np.void]]]  # what is no block of a player, and as much of nothing
    parts: list[tuple[NDArray[np.void], NDArray[np.void]]]  # where a part that is kept apart goes, and the part
    page: NDArray[np.void]  # wherever a block could stand
    blocks: NDArray[np.void]  # of these games, if they are kept apart


class Rows:
    """The observations of a batch in its memory, page by page and row by row.

    What is kept of a player is one item, and on a page such items begin at every number: they overlap. So one
    assignment by index puts all of them where they go, and NumPy copies each as one piece: that takes 90 to 200 ns a
    row, where compiled code, number by number, takes a microsecond. What lies between is made zero in the same way:
    63 to 113 ns a row, where making whole rows zero takes 180 to 380.
    """

    def __init__(self, batch: Batch, memory: NDArray[np.int32], kept: Sequence[slice]) -> None:
        self.batch = batch
        games, size = int(batch.games), int(batch.observed)
        batch.lead = entries_to_line(memory)
        firsts = [int(batch.lead + number * batch.page_size) for number in range(batch.pages)]
        self.pages = [memory[first : first + games * size].reshape(games, size) for first in firsts]
        block = int(batch.kept.block_size)
        item = np.dtype((np.void, max(block, 1) * memory.itemsize))
        flat = [page.reshape(-1) for page in self.pages]
        self._items = [_anywhere(page, item) if block else page.view(item) for page in flat]
        if batch.kept.alone:
            batch.keep_in_rows()
            apart, self._blocks = [], self._items[0]
        else:
            *parts, blocks = np.split(
                _own(batch.kept.store, np.int32), np.cumsum([games * (part.stop - part.start) for part in kept])
            )
            apart = [(place, part.reshape(games, -1)) for place, part in zip(kept, parts, strict=True)]
            self._blocks = blocks.view(item)
        self._sources, self._places = _own(batch.kept.sources, np.int64), _own(batch.kept.places, np.int64)
        self._between = list(_between(batch, kept if batch.kept.alone else ()))
        self._places_of_parts = [[_items(page, place)[0] for place, _ in apart] for page in self.pages]
        self._parts_of_games = [_items(part, slice(0, part.shape[1]))[0] for _, part in apart]
        together = TOGETHER if size else games
        spans = [(low, min(low + together, games)) for low in range(0, games, together)]
        self._pieces = [[self._piece(page, low, high) for low, high in spans] for page in range(len(firsts))]

    @property
    def now(self) -> NDArray[np.int32]:
        """The observations that are written now."""
        return self.pages[int(self.batch.page)]

    def _piece(self, page: int, low: int, high: int) -> Piece:
        rows, seats = self.pages[page][low:high], int(self.batch.seats)
        apart = self.batch.kept.block_size and not self.batch.kept.alone
        return Piece(
            low,
            high,
            [_items(rows, part) for part in self._between],
            [
                (place[low:high], part[low:high])
                for place, part in zip(self._places_of_parts[page], self._parts_of_games, strict=True)
            ],
            self._items[page],
            self._blocks[low * seats : high * seats] if apart else self._blocks[:0],
        )

    def step(self) -> None:
        """Carry out the orders of all games, and write them while they are in the cache."""
        for piece in self._pieces[int(self.batch.page)]:
            _clear(piece)
            self.batch.step(piece.low, piece.high)
            self._complete(piece)

    def show(self, number: int) -> None:
        """Write one game as it stands."""
        piece = self._piece(int(self.batch.page), number, number + 1)
        _clear(piece)
        self.batch.kept.begin()
        self.batch.show(number)
        self._complete(piece)

    def _complete(self, piece: Piece) -> None:
        """Copy what is kept apart into what was written, and let blocks change places where they lie in it."""
        kept = self.batch.kept
        for place, part in piece.parts:
            place[...] = part
        due = int(kept.due)
        if due:
            piece.page[self._places[:due]] = self._blocks[self._sources[:due]] if kept.alone else piece.blocks
        kept.copied()


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

    def step(self) -> None:
        """Carry out the orders of all games, and write them."""
        for number in range(self.batch.games):
            self._clear(number)
        self.batch.step(0, self.batch.games)
        self._complete()

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
        kept.copied()


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


def _anywhere(page: NDArray[np.int32], item: np.dtype[np.void]) -> NDArray[np.void]:
    """Every place of a page where an item could stand."""
    length = item.itemsize // page.itemsize
    return as_strided(page[:length].view(item), (page.size - length + 1,), (page.itemsize,))


def _own(vector: Any, kind: Any) -> NDArray[Any]:
    memory = shared(vector, kind)
    assert memory is not None, "what is compiled lends its vectors"
    return memory


def _listed(vector: Any) -> list[int]:
    assert isinstance(vector, list)
    return vector
