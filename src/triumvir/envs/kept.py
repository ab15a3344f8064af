"""What of the observations of many games is kept from step to step, because it seldom changes; compiled with them.

| vector | holds |
|---|---|
| `store` | parts of observations that seldom change (`game.kept_parts`), and blocks of seats (`game.kept_player`) |
| `sources`, `places` | where blocks are copied from now, and where to, counted from the first row; `due` of them |

Where nobody else writes into the observations (`alone`), they are the store themselves: what has changed is written
where it lies, and when another seat looks, blocks change places. Else the store lies apart, and whoever has games
stepped copies all of it into the observations each time: `triumvir.envs.rows`.
"""

from __future__ import annotations

from typing import Final, final

from triumvir.engine.bits import bit
from triumvir.engine.ink import blank_row
from triumvir.engine.native import i32, i64, vec
from triumvir.engine.state import EVERYTHING, State

# What has happened in a game since it was written last, if it is not a single decision.
NOTHING: Final = -1
MIXED: Final = -2

NOBODY: Final = -1  # has looked yet


@final
class Kept:
    """What is kept of games that are stepped together."""

    def __init__(
        self,
        games: i64,
        seats: i64,
        sizes: list[int],
        part_places: list[int],
        block_places: list[int],
        sections: list[int],
        alone: bool,
    ) -> None:
        parts = games * i64(sum(sizes))
        self.games: i64 = games
        self.seats: i64 = seats
        self.alone: bool = alone
        self.sizes: vec[i64] = vec[i64]([i64(size) for size in sizes])
        self.part_places: vec[i64] = vec[i64]([i64(place) for place in part_places])
        self.block_places: vec[i64] = vec[i64]([i64(place) for place in block_places])  # the observer's, then clockwise
        self.sections: vec[i64] = vec[i64]([i64(size) for size in sections])
        self.block_size: i64 = sum(sections)  # 0 where nothing is kept of players
        self.store: vec[i32] = blank_row(0 if alone else parts + games * seats * self.block_size)
        # where parts and blocks of the first game lie in the store, and how far from there those of the next one
        self.part_firsts: vec[i64] = vec[i64]([games * i64(sum(sizes[:part])) for part in range(len(sizes))])
        self.part_strides: vec[i64] = vec[i64]([i64(size) for size in sizes])
        self.block_firsts: vec[i64] = vec[i64]([parts + i64(seat) * self.block_size for seat in range(int(seats))])
        self.block_stride: i64 = seats * self.block_size
        # whose block lies first: who has looked last, and apart always seat 0
        self.viewers: vec[i64] = vec[i64]([NOBODY if alone else 0] * games)
        self.stamps: vec[i64] = vec[i64]([-1] * (games * len(sizes)))  # what parts were made from; -1: nothing
        self.section_stamps: vec[i64] = vec[i64]([-1] * (games * seats * len(sections)))
        self.block_stamps: vec[i64] = vec[i64]([-1] * games)  # while they stay, only who acted has another block
        self.acted: vec[i64] = vec[i64]([0] * games)  # the set of seats that have since blocks were written
        self.before: vec[i64] = vec[i64]([MIXED] * games)  # the kind of decision that was taken since
        self.sources: vec[i64] = vec[i64]([0] * (games * seats))
        self.places: vec[i64] = vec[i64]([0] * (games * seats))
        self.due: i64 = 0

    def lie_in(self, rows: vec[i32], first: i64, length: i64) -> None:
        """Keep everything in the observations themselves, of which the first begins there."""
        self.store = rows
        k: i64
        for k in range(len(self.sizes)):
            self.part_firsts[k] = first + self.part_places[k]
            self.part_strides[k] = length
        for k in range(len(self.block_places)):
            self.block_firsts[k] = first + self.block_places[k]
        self.block_stride = length

    def acts(self, i: i64, state: State) -> None:
        """Somebody takes the decision that is due in a game."""
        self.before[i] = state.decision() if self.before[i] == NOTHING else MIXED
        self.acted[i] |= bit(state.to_act)

    def forget(self, i: i64) -> None:
        """What is kept of a game is of another one now."""
        self.before[i] = MIXED
        self.block_stamps[i] = -1
        if self.alone:
            self.viewers[i] = NOBODY
        k: i64
        count = len(self.sizes)
        for k in range(i * count, (i + 1) * count):
            self.stamps[k] = -1
        count = self.seats * len(self.sections)
        for k in range(i * count, (i + 1) * count):
            self.section_stamps[k] = -1

    def copied(self) -> None:
        """What was due stands in the observations now."""
        self.due = 0

    def begin(self) -> None:
        """Before games are written: where a step broke off before all was copied, nothing is known any more."""
        if self.due:
            self.copied()
            i: i64
            for i in range(self.games):
                self.forget(i)

    def write(self, i: i64, state: State, viewer: i64, ink: vec[i32], row: i64) -> None:
        """Write what may have changed, and which blocks go where in the row of the game."""
        before = self.before[i]
        changed: i64 = 0 if before == NOTHING else EVERYTHING if before == MIXED else state.changed_since(before)
        acted = self.acted[i]
        self.before[i] = NOTHING
        self.acted[i] = 0
        if changed == EVERYTHING:
            self.write_parts(i, state, ink)
            stamp = state.players_stamp()
            if stamp != self.block_stamps[i]:
                acted = bit(self.seats) - 1
            self.block_stamps[i] = stamp
        if self.block_size == 0:
            return
        if self.viewers[i] == NOBODY:
            self.viewers[i] = viewer
        if changed:
            seat: i64
            for seat in range(self.seats):
                if acted >> seat & 1:
                    self.write_block(i, state, seat, changed, ink)
        if not self.alone or viewer != self.viewers[i]:
            self.place_blocks(i, viewer, row)

    def place_blocks(self, i: i64, viewer: i64, row: i64) -> None:
        """Say where in the row of a game its blocks go now that this seat looks."""
        seats = self.seats
        turned = (viewer - self.viewers[i] + seats) % seats
        before: i64
        for before in range(seats):
            order = (before - turned + seats) % seats
            self.sources[self.due] = row + self.block_places[before] if self.alone else i * seats + before
            self.places[self.due] = row + self.block_places[order]
            self.due += 1
        if self.alone:
            self.viewers[i] = viewer

    def write_parts(self, i: i64, state: State, ink: vec[i32]) -> None:
        """Write the parts that are no longer as they stand there."""
        store = self.store
        count = len(self.sizes)
        number: i64
        for number in range(count):
            stamp = state.kept_stamp(number)
            if stamp != self.stamps[i * count + number]:
                self.stamps[i * count + number] = stamp
                at = self.part_firsts[number] + i * self.part_strides[number]
                k: i64
                for k in range(at, at + self.sizes[number]):
                    store[k] = 0
                state.observe_kept_into(number, ink, store, at)

    def write_block(self, i: i64, state: State, seat: i64, changed: i64, ink: vec[i32]) -> None:
        """Write those of some sections of a block that are no longer as they stand there."""
        store, stamps, sections = self.store, self.section_stamps, self.sections
        count = len(sections)
        first = (i * self.seats + seat) * count
        at = self.block_firsts[(seat - self.viewers[i] + self.seats) % self.seats] + i * self.block_stride
        section: i64
        for section in range(count):
            end = at + sections[section]
            if changed >> section & 1:
                stamp = state.player_stamp(seat, section)
                if stamp != stamps[first + section]:
                    stamps[first + section] = stamp
                    k: i64
                    for k in range(at, end):
                        store[k] = 0
                    state.observe_player_into(seat, section, ink, store, at)
            at = end
