"""A table that cannot be continued: its record does not replay here, because it is damaged or from a newer release.

It opens as a page that says so, and what is readable of it can be taken away. Nothing else is touched by it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from triumvir.engine.errors import TriumvirError
from triumvir.engine.record import FORMAT, commitment
from triumvir.engine.rng import SEED_BITS
from triumvir.engine.session import Session
from triumvir.language import Text, catalogue
from triumvir.server.live_table import LiveTable
from triumvir.server.store import SeatData, TableData, TableFacts

WORDS = catalogue("triumvir.server", "refusals")

LOG = logging.getLogger("triumvir.server")

DAMAGED = WORDS("what-stored-it-damaged")


@dataclass(frozen=True)
class LostTable:
    """What is known of it without its game, and why it cannot be continued."""

    data: TableFacts
    reason: Text

    @property
    def id(self) -> str:
        """The code in its address."""
        return self.data.id

    @property
    def results(self) -> list[tuple[SeatData, int | None, int | None]]:
        """Every seat with its score and its rank, as far as they are known."""
        standing = self.data.standing
        scores, ranks = (iter(known or ()) for known in (standing.scores, standing.ranks))
        return [(seat, next(scores, None), next(ranks, None)) for seat in self.data.seats]

    @property
    def over(self) -> bool:
        """Whether everything may be shown."""
        return self.data.status in ("finished", "ended")

    def readable(self) -> dict[str, Any] | None:
        """As much of its record as can be read and shown: seed and actions tell what is hidden while a game goes on."""
        data = self.data
        if not isinstance(data, TableData):
            return None
        sound = 0 <= data.seed < 2**SEED_BITS
        kept: dict[str, Any] = {
            "triumvir": FORMAT,
            "game": data.game,
            "rules_version": data.rules_version,
            "box": data.box,
            "players": data.players,
            "options": data.options,
            "seats": [seat.name for seat in data.seats],
        }
        if sound:
            kept["commitment"] = commitment(data.seed)
        if self.over:
            kept |= {"actions": list(data.actions), "scores": data.standing.scores}
            kept |= {"seed": str(data.seed)} if sound else {}
        if data.components is not None:
            kept["components"] = data.setup.record().components
        return kept


class Lost(Exception):
    """A table was asked for that cannot be continued."""

    def __init__(self, table: LostTable) -> None:
        super().__init__(table.id)
        self.table = table


def replayed(data: TableFacts, session: Callable[..., Session]) -> LiveTable | LostTable:
    """The table that is made of what is stored, or why there is none."""
    if not isinstance(data, TableData):
        return LostTable(data, DAMAGED)
    try:
        return LiveTable(data, session)
    except TriumvirError as error:
        return LostTable(data, error.text)
    except Exception:  # whatever is wrong with one table, it is no fault of the others
        LOG.exception("a table cannot be replayed")
        return LostTable(data, DAMAGED)
