"""The seats of a table as stored: who holds them, and where private links lead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, NamedTuple, overload

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.orm import Session as Transaction

from triumvir.server.store.models import Base, EndedLinkRow, HolderRow, SeatRow, TableRow

SEATS, HOLDERS, ENDED_LINKS = (Base.metadata.tables[row.__tablename__] for row in (SeatRow, HolderRow, EndedLinkRow))

_TABLES = Base.metadata.tables[TableRow.__tablename__]
OVER = ("finished", "ended")  # how a table stands when nobody plays there any more


class Holding(NamedTuple):
    """How a person holds a seat."""

    number: int  # who sat down earlier has a lower one
    since: datetime | None  # None: in a release that did not keep it


class Link(NamedTuple):
    """Where a private link leads, and the revision of the table at which that is so."""

    table_id: str
    seat: int
    revision: int


@dataclass(frozen=True)
class SeatData:
    """A seat as stored."""

    seat: int
    kind: str
    name: str
    agent: str
    generation: int
    holders: Mapping[str, Holding] = field(default_factory=dict)
    since: datetime | None = None  # when it was handed over or given up
    why: str = ""  # wish, time, others
    resigned: bool = False
    seen_at: datetime | None = None  # a page of its person was open
    reminded_at: datetime | None = None
    clock: Mapping[str, Any] | None = None
    deadline: datetime | None = None  # when its time is over; None: its clock stands
    bell: datetime | None = None  # when to look at its clock

    @property
    def handed(self) -> bool:
        """Whether a computer player keeps it warm for its person."""
        return self.kind == "computer" and bool(self.holders) and not self.resigned

    def after(self, holder: str) -> dict[str, Holding]:
        """The browsers that sat down here after another: only these may it send away."""
        mine = self.holders[holder].number
        return {who: held for who, held in self.holders.items() if who != holder and held.number >= mine}


@dataclass(frozen=True)
class NewSeat:
    """A seat about to be stored."""

    kind: str
    name: str
    agent: str
    token_hash: str
    holder: str | None
    generation: int = 0


def seats_of(work: Transaction, ids: Sequence[str]) -> dict[str, tuple[SeatData, ...]]:
    """The seats of some tables."""
    holders: dict[tuple[str, int], dict[str, Holding]] = {}
    for held in work.scalars(select(HolderRow).where(HolderRow.table_id.in_(ids))):
        holders.setdefault((held.table_id, held.seat), {})[held.holder] = Holding(held.number, utc(held.since))
    found: dict[str, list[SeatData]] = {table_id: [] for table_id in ids}
    for row in work.scalars(select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.seat)):
        held_by = holders.get((row.table_id, row.seat), {})
        found[row.table_id].append(_seat(row, held_by))
    return {table_id: tuple(seats) for table_id, seats in found.items()}


def _seat(row: SeatRow, holders: Mapping[str, Holding]) -> SeatData:
    return SeatData(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        agent=row.agent,
        generation=row.generation,
        holders=holders,
        since=utc(row.since),
        why=row.why,
        resigned=row.resigned,
        seen_at=utc(row.seen_at),
        reminded_at=utc(row.reminded_at),
        clock=row.clock,
        deadline=utc(row.deadline),
        bell=utc(row.bell),
    )


def find_link(work: Transaction, token_hash: str) -> Link | None:
    """Where a private link leads, also one that has ended."""
    for row in (SeatRow, EndedLinkRow):
        found = work.execute(
            select(row.table_id, row.seat, TableRow.revision)
            .join(TableRow, TableRow.id == row.table_id)
            .where(row.token_hash == token_hash)
        ).one_or_none()
        if found is not None:
            return Link(*found)
    return None


def add_seat(work: Connection, table_id: str, number: int, seat: NewSeat, at: datetime) -> None:
    """Store a seat of a new table."""
    values = {"kind": seat.kind, "name": seat.name, "agent": seat.agent, "generation": seat.generation}
    work.execute(insert(SEATS).values(table_id=table_id, seat=number, token_hash=seat.token_hash, **values))
    if seat.holder:
        add_holder(work, table_id, number, seat.holder, at)


def add_holder(work: Connection, table_id: str, seat: int, holder: str, at: datetime) -> None:
    """Let a browser act for a seat; nothing changes if it does already."""
    here = select(HOLDERS.c.holder, HOLDERS.c.number).filter_by(table_id=table_id, seat=seat)
    numbers = {row.holder: row.number for row in work.execute(here)}
    if holder not in numbers:
        held = {"holder": holder, "number": max(numbers.values(), default=0) + 1, "since": at}
        work.execute(insert(HOLDERS).values(table_id=table_id, seat=seat, **held))
        about = [_TABLES.c[name] for name in ("status", "scores", "ranks", "updated_at")]
        table = work.execute(select(*about).where(_TABLES.c.id == table_id)).one()
        if table.status in OVER:
            settle(work, table_id, table.updated_at, table.scores, table.ranks)


def settle(
    work: Connection, table_id: str, at: datetime, scores: Sequence[int] | None, ranks: Sequence[int] | None
) -> None:
    """Note with all who hold a seat that the game is over, and with which result if that is known."""
    work.execute(
        update(HOLDERS).where(HOLDERS.c.table_id == table_id, HOLDERS.c.ended_at.is_(None)).values(ended_at=at)
    )
    for seat, (vp, rank) in enumerate(zip(scores or (), ranks or (), strict=False)):
        here = (HOLDERS.c.table_id == table_id) & (HOLDERS.c.seat == seat)
        work.execute(update(HOLDERS).where(here).values(vp=vp, rank=rank))


def change_seat(work: Connection, table_id: str, seat: int, values: Mapping[str, Any]) -> None:
    """Change columns of a seat; a link that is replaced is remembered as one that has ended."""
    here = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
    if "token_hash" in values:
        before = select(SEATS.c.token_hash, SEATS.c.table_id, SEATS.c.seat).where(here)
        work.execute(insert(ENDED_LINKS).from_select(["token_hash", "table_id", "seat"], before))
    work.execute(update(SEATS).where(here).values(**values))


@overload
def utc(moment: datetime) -> datetime: ...
@overload
def utc(moment: None) -> None: ...
@overload
def utc(moment: datetime | None) -> datetime | None: ...
def utc(moment: datetime | None) -> datetime | None:
    """A moment as we wrote it: SQLite forgets that it was of this zone."""
    return moment if moment is None or moment.tzinfo is not None else moment.replace(tzinfo=UTC)
