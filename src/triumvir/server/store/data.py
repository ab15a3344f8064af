"""What the store hands over and takes: tables, seats and what was said, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from triumvir.engine.options import OptionValue
from triumvir.games import titles
from triumvir.server.life.agreement import Proposal
from triumvir.server.setup import Setup
from triumvir.server.store.life import Entry
from triumvir.server.store.seats import SeatData
from triumvir.server.store.standing import UNKNOWN, Standing


@dataclass(frozen=True, kw_only=True)
class TableFacts:
    """What lists show of a table. `standing` is as it was stored: a table that is being played knows better."""

    id: str
    game: str
    players: int
    status: str
    visibility: str
    owner: str
    revision: int
    uploaded: bool
    created_at: datetime
    updated_at: datetime
    since: datetime | None = None  # when it came into its status
    why: str = ""  # why it was ended; what it was before it was removed
    seats: tuple[SeatData, ...] = ()
    standing: Standing = UNKNOWN

    @property
    def title(self) -> str:
        """What it is a game of; its name where the game is not known."""
        title = titles().get(self.game)
        return self.game if title is None else title.meta.title


@dataclass(frozen=True, kw_only=True)
class TableData(TableFacts):
    """A table as stored, with everything needed to rebuild it. A seed below 0 stands for one that is damaged."""

    options: dict[str, OptionValue]
    rules_version: int
    box: str
    seed: int
    hints: bool
    pace: int
    actions: tuple[int, ...] = ()
    causes: tuple[str, ...] = ()
    components: str | None = None  # of a box that is not shipped
    terms: Mapping[str, Any] | None = None  # None: of an older release, without clocks
    journal: tuple[Entry, ...] = ()
    proposals: tuple[Proposal, ...] = ()

    @property
    def setup(self) -> Setup:
        """What its game is made from."""
        options = tuple(self.options.items())
        return Setup(self.game, self.players, options, self.rules_version, self.box, self.components)


@dataclass(frozen=True)
class ChatData:
    """Something said."""

    id: int
    seat: int
    text: str
    at: datetime
