"""What a good player looks at, as named numbers: the inputs of a learned judgement.

A game writes two kinds of them: what concerns the whole table, and a block for each seat, the same whoever looks. A
learned judgement reads the table, the own block, then those of the others, the strongest first, and nothing in the
places of seats that are not taken: so one judgement serves every player count. Alone, the block of the automa stands
in the rival's place.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Features:
    """The names of a game's features, in order."""

    table: tuple[str, ...]
    seat: tuple[str, ...]
    parts: int  # how many of the seat's, from the first on, are the parts of the hand-written judgement, in tens of VP

    def names(self, blocks: int) -> list[str]:
        """The names of all inputs of a judgement that reads so many blocks."""
        who = ["own", *(f"rival {i}" for i in range(1, blocks))]
        return [f"table: {name}" for name in self.table] + [f"{one}: {name}" for one in who for name in self.seat]
