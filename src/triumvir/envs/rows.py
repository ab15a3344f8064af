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
    parts: list[tuple[NDArray[np.void], NDArray[np.void]]]  # where a part that is kept goes, and the part
    page: NDArray[np.void]  # wherever a block could stand
    blocks: NDArray[np.void]  # of these games


class Rows:
    """The observations of a batch in its memory, page by page and row by row.

    What is kept of a player is one item of `_blocks`, and on a page such items begin at every number: they overlap. So
    one assignment by index puts all of them where they go, and NumPy copies each as one piece: that takes 90 to 200 ns
    a row, where compiled code, number by number, takes a microsecond. What lies between is made zero in the same way:
    63 to 113 ns a row, where making whole rows zero takes 180 to 380.
    """

    def __init__(self, batch: Batch, memory: NDArray[np.int32], kept: Sequence[slice]) -> None:
        self.batch = batch
        games, size = int(batch.games), int(batch.observed)
        batch.lead = entries_to_line(memory)
        firsts = [int(batch.lead + number * batch.page_size) for number in range(batch.pages)]
        self.pages = [memory[first : first + games * size].reshape(games, size) for first in firsts]
        self._kept = self._parts(kept)
        block = int(batch.kept.block_size)
        item = np.dtype((np.void, max(block, 1) * memory.itemsize))
        self._blocks = _own(batch.kept.blocks, np.int32).view(item)
        flat = [page.reshape(-1) for page in self.pages]
        self._items = [_anywhere(page, item) if block else page.view(item) for page in flat]
        self._sources, self._places = _own(batch.kept.sources, np.int64), _own(batch.kept.places, np.int64)
        self._renewed = _own(batch.kept.renewed, np.int64).reshape(-1, games)
        self._changes = _own(batch.kept.changes, np.int64)
        self._between = list(_between(batch, kept if batch.kept.alone else ()))
        self._places_of_parts = [[_items(page, part)[0] for part, _ in self._kept] for page in self.pages]
        self._parts_of_games = [_items(own, slice(0, own.shape[1]))[0] for _, own in self._kept]
        together = TOGETHER if size else games
        spans = [(low, min(low + together, games)) for low in range(0, games, together)]
        self._pieces = [[self._piece(page, low, high) for low, high in spans] for page in range(len(firsts))]

    @property
    def now(self) -> NDArray[np.int32]:
        """The observations that are written now."""
        return self.pages[int(self.batch.page)]

    def _parts(self, kept: Sequence[slice]) -> list[tuple[slice, NDArray[np.int32]]]:
        """The parts of observations that are kept, each with its place."""
        games = int(self.batch.games)
        sizes = [games * (part.stop - part.start) for part in kept]
        pieces = np.split(_own(self.batch.kept.parts, np.int32), np.cumsum(sizes)[:-1]) if kept else []
        return [(part, piece.reshape(games, -1)) for part, piece in zip(kept, pieces, strict=True)]

    def _piece(self, page: int, low: int, high: int) -> Piece:
        rows, seats = self.pages[page][low:high], int(self.batch.seats)
        blocks = slice(low * seats, high * seats) if self.batch.kept.block_size else slice(0)
        return Piece(
            low,
            high,
            [_items(rows, part) for part in self._between],
            [(place[low:high], part[low:high]) for place, part in self._everywhere(page)],
            self._items[page],
            self._blocks[blocks],
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

    def _everywhere(self, page: int) -> Iterator[tuple[NDArray[np.void], NDArray[np.void]]]:
        """Where the parts that are kept go in all games of a page, and the parts."""
        return zip(self._places_of_parts[page], self._parts_of_games, strict=True)

    def _complete(self, piece: Piece) -> None:
        """Copy what is kept apart into what was written."""
        kept = self.batch.kept
        if kept.alone:
            for number, (place, part) in enumerate(self._everywhere(int(self.batch.page))):
                games = self._renewed[number, : self._changes[number]]
                if games.size:
                    place[games] = part[games]
        else:
            for place, part in piece.parts:
                place[...] = part
        due = int(kept.due)
        if due:
            sources = piece.blocks if due == len(piece.blocks) else self._blocks[self._sources[:due]]
            piece.page[self._places[:due]] = sources
        kept.copied()


class ListedRows:
    """The same where nothing is compiled and all vectors are lists."""

    def __init__(self, batch: Batch, kept: Sequence[slice]) -> None:
        self.batch = batch
        self.kept = kept
        self.out: list[int] = _listed(batch.observations)

    @property
    def now(self) -> NDArray[np.int32]:
        """The observations as an array of its own."""
        games, size = self.batch.games, self.batch.observed
        return np.array(self.out[: games * size], dtype=np.int32).reshape(games, size)

    def step(self) -> None:
        """Carry out the orders of all games, and write them."""
        games = range(self.batch.games)
        for number in games:
            self._clear(number)
        self.batch.step(0, self.batch.games)
        for number in games:
            self._complete(number)
        self._complete_players()

    def show(self, number: int) -> None:
        """Write one game as it stands."""
        self._clear(number)
        self.batch.kept.begin()
        self.batch.show(number)
        self._complete(number)
        self._complete_players()

    def _clear(self, number: int) -> None:
        row = number * self.batch.observed
        for part in _between(self.batch, ()):
            self.out[row + part.start : row + part.stop] = [0] * (part.stop - part.start)

    def _complete(self, number: int) -> None:
        row, first = number * self.batch.observed, 0
        parts = _listed(self.batch.kept.parts)
        for part in self.kept:
            size = part.stop - part.start
            own = first + number * size
            self.out[row + part.start : row + part.stop] = parts[own : own + size]
            first += self.batch.games * size

    def _complete_players(self) -> None:
        kept = self.batch.kept
        blocks, size = _listed(kept.blocks), kept.block_size
        for k in range(kept.due):
            at, source = _listed(kept.places)[k], _listed(kept.sources)[k] * size
            self.out[at : at + size] = blocks[source : source + size]
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
