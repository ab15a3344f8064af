"""What of the observations of many games is kept from step to step, because it seldom changes; compiled with them.

| vector | holds, for each game |
|---|---|
| `parts` | the parts of an observation that seldom change (`game.kept_parts`), one after the other |
| `blocks` | for each seat what is kept of it (`game.kept_player`), section by section |
| `sources`, `places` | blocks to be copied now, and where they go, counted from the first observation; `due` of them |
| `renewed` | for each part the games where it is another one, one part after the other; `changes` tells how many |

What is kept is copied into the observations by whoever has games stepped: `triumvir.envs.rows`. Where nobody else
writes into them (`alone`), what stands there already as it is need not be copied.
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


@final
class Kept:
    """What is kept of games that are stepped together."""

    def __init__(
        self, games: i64, seats: i64, sizes: list[int], block_places: list[int], sections: list[int], alone: bool
    ) -> None:
        self.games: i64 = games
        self.seats: i64 = seats
        self.sizes: vec[i64] = vec[i64]([i64(size) for size in sizes])
        self.parts: vec[i32] = blank_row(games * i64(sum(sizes)))
        self.stamps: vec[i64] = vec[i64]([-1] * (games * len(sizes)))  # what those were made from; -1: nothing
        self.block_places: vec[i64] = vec[i64]([i64(place) for place in block_places])  # the observer's, then clockwise
        self.sections: vec[i64] = vec[i64]([i64(size) for size in sections])
        self.block_size: i64 = sum(sections)  # 0 where nothing is kept of players
        self.blocks: vec[i32] = blank_row(games * seats * self.block_size)
        self.section_stamps: vec[i64] = vec[i64]([-1] * (games * seats * len(sections)))
        self.alone: bool = alone
        self.made: i64 = 0  # how many blocks were ever written, so that each can have a number of its own
        self.versions: vec[i64] = vec[i64]([0] * (games * seats))  # the numbers of the blocks
        self.shown: vec[i64] = vec[i64]([-1] * (games * seats))  # the numbers of those in the observations, in order
        self.sources: vec[i64] = vec[i64]([0] * (games * seats))
        self.places: vec[i64] = vec[i64]([0] * (games * seats))
        self.due: i64 = 0
        self.renewed: vec[i64] = vec[i64]([0] * (games * len(sizes)))
        self.changes: vec[i64] = vec[i64]([0] * len(sizes))
        self.block_stamps: vec[i64] = vec[i64]([-1] * games)  # while they stay, only who acted has another block
        self.acted: vec[i64] = vec[i64]([0] * games)  # the set of seats that have since blocks were written
        self.before: vec[i64] = vec[i64]([MIXED] * games)  # the kind of decision that was taken since

    def acts(self, i: i64, state: State) -> None:
        """Somebody takes the decision that is due in a game."""
        self.before[i] = state.decision() if self.before[i] == NOTHING else MIXED
        self.acted[i] |= bit(state.to_act)

    def forget(self, i: i64) -> None:
        """What is kept of a game is of another one now."""
        self.before[i] = MIXED
        self.block_stamps[i] = -1
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
        k: i64
        for k in range(len(self.changes)):
            self.changes[k] = 0

    def begin(self) -> None:
        """Before games are written: where a step broke off before all was copied, nothing is known any more."""
        waiting = self.due
        for changes in self.changes:
            waiting += changes
        if waiting:
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
        seats = self.seats
        seat: i64
        for seat in range(seats if self.block_size else 0):
            number = i * seats + seat
            if changed and acted >> seat & 1:
                self.write_block(number, state, seat, changed, ink)
            order = (seat - viewer + seats) % seats
            if not self.alone or self.shown[i * seats + order] != self.versions[number]:
                self.shown[i * seats + order] = self.versions[number]
                self.sources[self.due] = number
                self.places[self.due] = row + self.block_places[order]
                self.due += 1

    def write_parts(self, i: i64, state: State, ink: vec[i32]) -> None:
        """Write the parts that are no longer as they stand there."""
        parts = self.parts
        count = len(self.sizes)
        first: i64 = 0
        number: i64
        for number in range(count):
            size = self.sizes[number]
            stamp = state.kept_stamp(number)
            if stamp != self.stamps[i * count + number]:
                self.stamps[i * count + number] = stamp
                self.renewed[number * self.games + self.changes[number]] = i
                self.changes[number] += 1
                k: i64
                for k in range(first + i * size, first + (i + 1) * size):
                    parts[k] = 0
                state.observe_kept_into(number, ink, parts, first + i * size)
            first += self.games * size

    def write_block(self, number: i64, state: State, seat: i64, changed: i64, ink: vec[i32]) -> None:
        """Write those of some sections of a block that are no longer as they stand there."""
        blocks, stamps, sections = self.blocks, self.section_stamps, self.sections
        count = len(sections)
        at = number * self.block_size
        self.made += 1
        section: i64
        for section in range(count):
            end = at + sections[section]
            if changed >> section & 1:
                stamp = state.player_stamp(seat, section)
                if stamp != stamps[number * count + section]:
                    stamps[number * count + section] = stamp
                    self.versions[number] = self.made
                    k: i64
                    for k in range(at, end):
                        blocks[k] = 0
                    state.observe_player_into(seat, section, ink, blocks, at)
            at = end
