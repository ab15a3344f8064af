"""A visitor's own seats: their private links, and the other browsers in which they are open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from triumvir.server.live_table import LiveTable
from triumvir.server.store import SeatData


@dataclass(frozen=True)
class OwnSeat:
    """A seat as its holder sees it."""

    seat: SeatData
    link: str
    later: int  # browsers that sat down here after this one, which it may send away
    earlier: int
    last: int  # the number of the newest of the later ones
    since: datetime | None  # when that one sat down

    @property
    def when(self) -> str:
        """The same in words that every reader understands; a script puts it into the reader's own time."""
        return f"{self.since:%Y-%m-%d %H:%M} UTC" if self.since else ""


def own_seats(table: LiveTable, holder: str, links: Mapping[int, str]) -> list[OwnSeat]:
    """The seats that a visitor acts for."""
    return [_own(table.seats[number], holder, links[number]) for number in table.seats_of(holder)]


def _own(seat: SeatData, holder: str, link: str) -> OwnSeat:
    later = seat.after(holder)
    newest = max(later.values(), key=lambda held: held.number, default=None)
    earlier = len(seat.holders) - 1 - len(later)
    return OwnSeat(seat, link, len(later), earlier, newest.number if newest else 0, newest.since if newest else None)
