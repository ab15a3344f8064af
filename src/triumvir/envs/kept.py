"""What of the observations of many games is kept from step to step, because it seldom changes; compiled with them.

Parts of observations (`game.kept_parts`) and blocks of seats (`game.kept_player`) stay in the rows of observations,
into which nobody else writes: what has changed is written where it lies, and when another seat looks, blocks change
places. That is done by whoever has games stepped: `triumvir.envs.rows`.

| vector | holds |
|---|---|
| `sources`, `places` | where blocks are copied from now, and where to, counted from the first row; `due` of them |
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
    ) -> None:
        self.games: i64 = games
        self.seats: i64 = seats
        self.sizes: vec[i64] = vec[i64]([i64(size) for size in sizes])
        self.part_places: vec[i64] = vec[i64]([i64(place) for place in part_places])
        self.block_places: vec[i64] = vec[i64]([i64(place) for place in block_places])  # the observer's, then clockwise
        self.sections: vec[i64] = vec[i64]([i64(size) for size in sections])
        self.block_size: i64 = sum(sections)  # 0 where nothing is kept of players
        self.rows: vec[i32] = blank_row(0)  # of observations
        self.first: i64 = 0  # where the first of them begins
        self.length: i64 = 0
        self.viewers: vec[i64] = vec[i64]([NOBODY] * games)  # whose block lies first: who has looked last
        self.stamps: vec[i64] = vec[i64]([-1] * (games * len(sizes)))  # what parts were made from; -1: nothing
        self.section_stamps: vec[i64] = vec[i64]([-1] * (games * seats * len(sections)))
        self.block_stamps: vec[i64] = vec[i64]([-1] * games)  # while they stay, only who acted has another block
        self.acted: vec[i64] = vec[i64]([0] * games)  # the set of seats that have since blocks were written
        self.before: vec[i64] = vec[i64]([MIXED] * games)  # the kind of decision that was taken since
        self.sources: vec[i64] = vec[i64]([0] * (games * seats))
        self.places: vec[i64] = vec[i64]([0] * (games * seats))
        self.due: i64 = 0

    def lie_in(self, rows: vec[i32], first: i64, length: i64) -> None:
        """Keep everything in these observations, of which the first begins there."""
        self.rows = rows
        self.first = first
        self.length = length

    def acts(self, i: i64, state: State) -> None:
        """Somebody takes the decision that is due in a game."""
        self.before[i] = state.decision() if self.before[i] == NOTHING else MIXED
        self.acted[i] |= bit(state.to_act)

    def forget(self, i: i64) -> None:
        """What is kept of a game is of another one now."""
        self.before[i] = MIXED
        self.block_stamps[i] = -1
        self.viewers[i] = NOBODY
        k: i64
        count = len(self.sizes)
        for k in range(i * count, (i + 1) * count):
            self.stamps[k] = -1
        count = self.seats * len(self.sections)
        for k in range(i * count, (i + 1) * count):
            self.section_stamps[k] = -1

    def begin(self) -> None:
        """Before games are written: what was due stands there now, or is of games that have been forgotten since."""
        self.due = 0

    def write(self, i: i64, state: State, viewer: i64, ink: vec[i32]) -> None:
        """Write what may have changed, and which blocks go where in the row of the game."""
        before = self.before[i]
        changed: i64 = 0 if before == NOTHING else EVERYTHING if before == MIXED else state.changed_since(before)
        acted = self.acted[i]
        self.before[i] = NOTHING
        self.acted[i] = 0
        if changed == EVERYTHING:
            self.write_parts(i, state, ink)
        if self.block_size == 0:
            return
        if changed == EVERYTHING:
            stamp = state.players_stamp()
            if stamp != self.block_stamps[i]:
                acted = bit(self.seats) - 1
            self.block_stamps[i] = stamp
        if self.viewers[i] == NOBODY:
            self.viewers[i] = viewer
        if changed:
            seat: i64
            for seat in range(self.seats):
                if acted >> seat & 1:
                    self.write_block(i, state, seat, changed, ink)
        if viewer != self.viewers[i]:
            self.place_blocks(i, viewer)

    def place_blocks(self, i: i64, viewer: i64) -> None:
        """Say where in the row of a game its blocks go now that this seat looks."""
        seats = self.seats
        row = i * self.length
        turned = (viewer - self.viewers[i] + seats) % seats
        before: i64
        for before in range(seats):
            order = (before - turned + seats) % seats
            self.sources[self.due] = row + self.block_places[before]
            self.places[self.due] = row + self.block_places[order]
            self.due += 1
        self.viewers[i] = viewer

    def write_parts(self, i: i64, state: State, ink: vec[i32]) -> None:
        """Write the parts that are no longer as they stand there."""
        rows = self.rows
        count = len(self.sizes)
        number: i64
        for number in range(count):
            stamp = state.kept_stamp(number)
            if stamp != self.stamps[i * count + number]:
                self.stamps[i * count + number] = stamp
                at = self.first + i * self.length + self.part_places[number]
                k: i64
                for k in range(at, at + self.sizes[number]):
                    rows[k] = 0
                state.observe_kept_into(number, ink, rows, at)

    def write_block(self, i: i64, state: State, seat: i64, changed: i64, ink: vec[i32]) -> None:
        """Write those of some sections of a block that are no longer as they stand there."""
        rows, stamps, sections = self.rows, self.section_stamps, self.sections
        count = len(sections)
        first = (i * self.seats + seat) * count
        order = (seat - self.viewers[i] + self.seats) % self.seats
        at = self.first + i * self.length + self.block_places[order]
        section: i64
        for section in range(count):
            end = at + sections[section]
            if changed >> section & 1:
                stamp = state.player_stamp(seat, section)
                if stamp != stamps[first + section]:
                    stamps[first + section] = stamp
                    k: i64
                    for k in range(at, end):
                        rows[k] = 0
                    state.observe_player_into(seat, section, ink, rows, at)
            at = end
