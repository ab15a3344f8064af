"""What a finished game leaves behind for the histories of its players: VP by source, in a row of its own.

It is noted when the game ends. A game that ended in an older release, or whose server was killed at that moment, is
noted when its table is next opened.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError

from triumvir.server.live_table import LiveTable

if TYPE_CHECKING:
    from triumvir.server.shelf import Shelf

LOG = logging.getLogger("triumvir.server")


async def note_result(tables: Shelf, table: LiveTable) -> None:
    """Note where the VP of a finished game came from, unless that is known. A fault here harms nobody's game."""
    if table.data.status != "finished" or not table.state.over:
        return
    try:
        if await tables.read(tables.store.results, [table.id]):
            return
        ledgers = [table.state.ledger(seat) for seat in range(table.game.players)]
        await tables.stored(tables.store.note_result, table.id, table.ply, ledgers)
    except DBAPIError:  # next time
        LOG.warning("where the VP of a game came from could not be noted")
