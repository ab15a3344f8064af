"""The lives of seats and tables as stored: everything that follows from one step of them is one change of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.orm import Session as Transaction

from triumvir.server.life.agreement import Proposal
from triumvir.server.notices.events import Event
from triumvir.server.store.life_rows import JournalRow, ProposalRow
from triumvir.server.store.models import Base
from triumvir.server.store.moments import in_utc
from triumvir.server.store.seats import HOLDERS, change_seat

JOURNAL, PROPOSALS = (Base.metadata.tables[row.__tablename__] for row in (JournalRow, ProposalRow))
JOURNAL_KEPT = 200  # entries that a table shows


@dataclass(frozen=True)
class Entry:
    """Something that was done at a table beside the game."""

    kind: str
    seat: int = -1
    told: Mapping[str, Any] = field(default_factory=dict)
    ply: int = 0
    at: datetime | None = None
    id: int = 0


@dataclass(frozen=True)
class LifeChange:
    """What a step changes: columns of the table and of seats, browsers that hold a seat no more, what is told of it."""

    table: Mapping[str, Any] = field(default_factory=dict)
    seats: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    left: Sequence[int] = ()  # the seats that nobody holds any more
    entries: Sequence[Entry] = ()
    open: Sequence[Proposal] = ()  # proposed, or agreed to
    events: Sequence[Event] = ()  # who is told of it
    shut: Sequence[tuple[str, int]] = ()  # proposals that are settled, by kind and seat


def carry_out(work: Connection, table_id: str, at: datetime, ply: int, change: LifeChange) -> None:
    """Store all of a change but the columns of the table, which are counted as a revision."""
    for seat, values in change.seats.items():
        change_seat(work, table_id, seat, values)
    for seat in change.left:
        work.execute(delete(HOLDERS).where((HOLDERS.c.table_id == table_id) & (HOLDERS.c.seat == seat)))
    for kind, seat in (*change.shut, *((one.kind, one.seat) for one in change.open)):
        here = (PROPOSALS.c.table_id == table_id) & (PROPOSALS.c.kind == kind) & (PROPOSALS.c.seat == seat)
        work.execute(delete(PROPOSALS).where(here))
    for one in change.open:
        row = {"kind": one.kind, "seat": one.seat, "by": one.by, "at": one.at, "agreed": sorted(one.agreed)}
        work.execute(insert(PROPOSALS).values(table_id=table_id, **row))
    for entry in change.entries:
        row = {"kind": entry.kind, "seat": entry.seat, "told": dict(entry.told), "at": at, "ply": ply}
        work.execute(insert(JOURNAL).values(table_id=table_id, **row))


def journal_of(work: Transaction, table_id: str) -> tuple[Entry, ...]:
    """What was done at a table last, oldest first."""
    rows = work.scalars(
        select(JournalRow).where(JournalRow.table_id == table_id).order_by(JournalRow.id.desc()).limit(JOURNAL_KEPT)
    ).all()
    return tuple(Entry(row.kind, row.seat, row.told, row.ply, in_utc(row.at), row.id) for row in reversed(rows))


def proposals_of(work: Transaction, table_id: str) -> tuple[Proposal, ...]:
    """What is proposed at a table, oldest first."""
    rows = work.scalars(select(ProposalRow).where(ProposalRow.table_id == table_id).order_by(ProposalRow.at))
    return tuple(Proposal(row.kind, row.seat, row.by, in_utc(row.at), frozenset(row.agreed)) for row in rows)
