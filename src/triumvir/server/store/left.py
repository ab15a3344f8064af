"""Tables that may have been left at a computer player's turn, by a server that was killed."""

from __future__ import annotations

from sqlalchemy import select

from triumvir.server.store.models import SeatRow, TableRow
from triumvir.server.store.store import Store

MOST = 200  # tables, the newest first


def left_to_computers(store: Store) -> dict[str, int]:
    """The running tables at which a computer player is to decide, with their revisions.

    Of a table stored by an older release it is not known who is to decide: it counts if a computer player sits there.
    """
    computers = select(SeatRow.table_id).where(
        (SeatRow.kind == "computer") & ((TableRow.to_act == SeatRow.seat) | TableRow.to_act.is_(None))
    )
    query = (
        select(TableRow.id, TableRow.revision)
        .where((TableRow.status == "running") & TableRow.id.in_(computers.correlate(TableRow)))
        .order_by(TableRow.updated_at.desc())
        .limit(MOST)
    )
    with store.reading() as work:
        return {row.id: row.revision for row in work.execute(query)}
