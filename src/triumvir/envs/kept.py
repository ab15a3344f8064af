"""What of the observations of many games is kept from step to step, because it seldom changes; compiled with them.

| vector | holds, for each game |
|---|---|
| `parts` | the parts of an observation that seldom change (`game.kept_parts`), one after the other |
| `blocks` | for each seat what is kept of it (`game.kept_player`) |
| `places` | for each seat where that goes, counted from the first observation |
| `fresh` | the block that is sure to be written next; whoever has games stepped or shown makes it zero before |

What is kept is copied into the observations by whoever has games stepped: `triumvir.envs.rows`.
"""

from __future__ import annotations

from typing import final

from triumvir.engine.bits import bit
from triumvir.engine.ink import blank_row
from triumvir.engine.native import i32, i64, vec
from triumvir.engine.state import State


@final
class Kept:
    """What is kept of games that are stepped together."""

    def __init__(self, games: i64, seats: i64, sizes: list[int], block_places: list[int], block_size: i64) -> None:
        self.games: i64 = games
        self.seats: i64 = seats
        self.sizes: vec[i64] = vec[i64]([i64(size) for size in sizes])
        self.parts: vec[i32] = blank_row(games * i64(sum(sizes)))
        self.stamps: vec[i64] = vec[i64]([-1] * (games * len(sizes)))  # what those were made from; -1: nothing
        self.block_places: vec[i64] = vec[i64]([i64(place) for place in block_places])  # the observer's, then clockwise
        self.block_size: i64 = block_size  # 0 where nothing is kept of players
        self.blocks: vec[i32] = blank_row(games * seats * block_size)
        self.places: vec[i64] = vec[i64]([0] * (games * seats))
        self.fresh: vec[i64] = vec[i64]([i * seats for i in range(games)])
        self.block_stamps: vec[i64] = vec[i64]([-1] * games)  # while they stay, only who acted has another block
        self.acted: vec[i64] = vec[i64]([0] * games)  # the set of seats that have since blocks were written

    def acts(self, i: i64, seat: i64) -> None:
        """A seat acts in a game."""
        self.acted[i] |= bit(seat)

    def forget(self, i: i64) -> None:
        """What is kept of a game is of another one now."""
        self.block_stamps[i] = -1
        count = len(self.sizes)
        k: i64
        for k in range(i * count, (i + 1) * count):
            self.stamps[k] = -1

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
                k: i64
                for k in range(first + i * size, first + (i + 1) * size):
                    parts[k] = 0
                state.observe_kept_into(number, ink, parts, first + i * size)
            first += self.games * size

    def write_blocks(self, i: i64, state: State, viewer: i64, ink: vec[i32], row: i64) -> None:
        """Write what is kept of players where it may have changed, and where in the row of the game all of it goes."""
        seats, size = self.seats, self.block_size
        stamp = state.players_stamp()
        every = stamp != self.block_stamps[i]
        self.block_stamps[i] = stamp
        changed = self.acted[i]
        self.acted[i] = 0
        blocks, places = self.blocks, self.places
        fresh = self.fresh[i]
        self.fresh[i] = i * seats + max(state.to_act, 0)
        seat: i64
        for seat in range(seats):
            number = i * seats + seat
            places[number] = row + self.block_places[(seat - viewer + seats) % seats]
            if every or number == fresh or changed >> seat & 1:
                if number != fresh:
                    k: i64
                    for k in range(number * size, (number + 1) * size):
                        blocks[k] = 0
                state.observe_player_into(seat, ink, blocks, number * size)
