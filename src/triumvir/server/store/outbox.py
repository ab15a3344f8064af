"""The outbox: what people are to be told, noted in the transaction that gives cause for it.

A row is what one way has to tell of one table; the same occasion is noted once and told once. Who sends marks a row as
told after it was sent, so that a server that is killed in between sends again: whoever receives it knows it by its key.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, and_, bindparam, case, or_, select, update
from sqlalchemy.orm import Session as Transaction

from triumvir.server.notices.events import GATHERED, Event, Kind
from triumvir.server.store.channels import CHANNELS, NOTICES, Channel, channel_of, utc
from triumvir.server.store.models import HolderRow, SeatRow, TableRow
from triumvir.server.store.notice_models import ChannelRow, NoticeRow
from triumvir.server.store.putting import insertion

DELAY = timedelta(minutes=2)  # nobody is told of what is done by then
AT_ONCE = 400  # rows that are looked at together
HOLDERS, SEATS = HolderRow.__table__, SeatRow.__table__
_PERSONS = (  # who holds the seats of a table, and how to reach them; made once, for every turn asks it
    select(CHANNELS.c.id, CHANNELS.c.person, HOLDERS.c.seat, SEATS.c.kind)
    .join(HOLDERS, HOLDERS.c.holder == CHANNELS.c.person)
    .join(SEATS, and_(SEATS.c.table_id == HOLDERS.c.table_id, SEATS.c.seat == HOLDERS.c.seat))
    .where(HOLDERS.c.table_id == bindparam("at"))
)


@dataclass(frozen=True)
class Due:
    """Something to tell, and what everybody knows of its table now."""

    channel: str
    table: str
    kind: str
    key: str
    count: int
    since: datetime
    game: str
    status: str
    awaited: bool  # the person is to decide
    names: tuple[str, ...]  # of the others at the table
    deadline: datetime | None = None  # when the time of the person is over, if it runs


class Outbox:
    """What is to be told. Methods block."""

    def __init__(self, reader: Engine, writer: Engine) -> None:
        self._reader, self._writer = reader, writer

    # ------------------------------------------------------------ noting, within a change

    def note_steps(
        self,
        work: Connection,
        table_id: str,
        ply: int,
        steps: Sequence[tuple[int, int, str]],
        status: str,
        to_act: int | None,
        at: datetime,
    ) -> None:
        """Note what follows for people from steps of a game: it has begun, somebody else is to decide, it is over."""
        begins = ply == 0 and all(cause == "forced" for _, _, cause in steps)
        acted = None if begins else steps[0][0]
        if status == "running" and acted == to_act:
            return
        here = work.execute(_PERSONS, {"at": table_id}).all()
        if not here:
            return
        if status != "running":
            self._put(work, {row.id for row in here}, table_id, "over", status, at)
            return
        if begins:
            self._put(work, {row.id for row in here}, table_id, "started", "started", at)
        busy = {row.person for row in here if row.seat == acted}  # sits at both seats, and is there
        next_ones = {row.id for row in here if (row.seat, row.kind) == (to_act, "person") and row.person not in busy}
        self._put(work, next_ones, table_id, "turn", str(ply + len(steps)), at)

    def note_said(self, work: Connection, table_id: str, seat: int, number: int, at: datetime) -> None:
        """Note that somebody said something."""
        here = work.execute(_PERSONS, {"at": table_id}).all()
        speakers = {row.person for row in here if row.seat == seat}
        self._put(work, {row.id for row in here if row.person not in speakers}, table_id, "chat", str(number), at)

    def note_ended(self, work: Connection, table_id: str, at: datetime) -> None:
        """Note that a table was closed."""
        here = work.execute(_PERSONS, {"at": table_id}).all()
        self._put(work, {row.id for row in here}, table_id, "over", "ended", at)

    def note(self, work: Connection, events: Iterable[Event], at: datetime) -> None:
        """Note events as part of a change."""
        for event in events:
            ways = work.scalars(select(CHANNELS.c.id).where(CHANNELS.c.person == event.person))
            self._put(work, set(ways), event.table, event.kind, event.key, at)

    def tell(self, events: Iterable[Event], at: datetime) -> None:
        """Note events that are no part of another change."""
        with self._writer.begin() as work:
            self.note(work, events, at)

    def _put(self, work: Connection, ways: Iterable[str], table_id: str, kind: Kind, key: str, at: datetime) -> None:
        for way in sorted(ways):  # in one order everywhere: two who note at once wait for each other, not both
            values = {"key": key, "count": 1, "since": at, "due": at + DELAY}
            row = insertion(work, NOTICES).values(channel=way, table_id=table_id, kind=kind, told="", **values)
            if kind in GATHERED:
                waits = NOTICES.c.due.is_not(None)
                for name, more in (("count", NOTICES.c.count + 1), ("since", NOTICES.c.since), ("due", NOTICES.c.due)):
                    values[name] = case((waits, more), else_=values[name])
            is_news = and_(NOTICES.c.told != key, or_(NOTICES.c.key != key, NOTICES.c.due.is_(None)))
            work.execute(
                row.on_conflict_do_update(index_elements=["channel", "table_id", "kind"], set_=values, where=is_news)
            )

    # ------------------------------------------------------------ telling

    def due(self, now: datetime) -> list[tuple[Channel, list[Due]]]:
        """What is to be told now, by the way on which it is."""
        ready = (
            ChannelRow.confirmed_at.is_not(None)
            & (ChannelRow.paused == "")
            & or_(ChannelRow.retry_at.is_(None), ChannelRow.retry_at <= now)
        )
        wanted = (
            select(NoticeRow, ChannelRow, TableRow.game, TableRow.status, TableRow.to_act)
            .join(ChannelRow, ChannelRow.id == NoticeRow.channel)
            .join(TableRow, TableRow.id == NoticeRow.table_id)
            .where((NoticeRow.due <= now) & ready)
            .order_by(NoticeRow.due, NoticeRow.channel)
            .limit(AT_ONCE)
        )
        with Transaction(self._reader) as work:
            rows = work.execute(wanted).all()
            seats = _seats(work, {row.NoticeRow.table_id for row in rows})
            work.expunge_all()
        found: dict[str, tuple[Channel, list[Due]]] = {}
        for notice, way, game, status, to_act in rows:
            around = seats.get(notice.table_id, [])
            held = [seat.row for seat in around if way.person in seat.holders]
            mine = {row.seat: utc(row.deadline) for row in held if row.kind == "person"}
            others = tuple(seat.row.name for seat in around if seat.row not in held)
            since = utc(notice.since)
            assert since is not None
            item = Due(
                way.id,
                notice.table_id,
                notice.kind,
                notice.key,
                notice.count,
                since,
                game,
                status,
                to_act in mine,
                others,
                mine.get(-1 if to_act is None else to_act),
            )
            found.setdefault(way.id, (channel_of(way), []))[1].append(item)
        return list(found.values())

    def withdraw(self, items: Iterable[Due]) -> None:
        """Nothing is to be told of these, unless something has happened since they were read."""
        self._mark(items, lambda item: {"due": None})

    def postpone(self, items: Iterable[Due], until: datetime) -> None:
        """Look at these again at a moment."""
        self._mark(items, lambda item: {"due": until})

    def told(self, channel: str, items: Sequence[Due], at: datetime, day: str, today: int) -> None:
        """These have been sent over a way: note it there too."""
        way = {"told_at": at, "day": day, "told_today": today, "failures": 0, "retry_at": None}
        with self._writer.begin() as work:
            work.execute(update(CHANNELS).where(CHANNELS.c.id == channel).values(**way))
            for item in items:
                done = work.execute(
                    update(NOTICES).where(_same(item)).values(told=item.key, count=0, due=None)
                ).rowcount
                if not done and item.kind in GATHERED:  # more came meanwhile: only that is left
                    left = {"count": NOTICES.c.count - item.count, "told": item.key}
                    work.execute(update(NOTICES).where(_row(item)).values(**left))

    def _mark(self, items: Iterable[Due], values: Any) -> None:
        with self._writer.begin() as work:
            for item in items:
                work.execute(update(NOTICES).where(_same(item)).values(**values(item)))

    def holders(self, seats: Iterable[tuple[str, int]]) -> set[tuple[str, str]]:
        """Who holds seats: pairs of person and table."""
        wanted = set(seats)
        found = select(HOLDERS.c.table_id, HOLDERS.c.seat, HOLDERS.c.holder)
        with Transaction(self._reader) as work:
            rows = work.execute(found.where(HOLDERS.c.table_id.in_({table for table, _ in wanted})))
            return {(row.holder, row.table_id) for row in rows if (row.table_id, row.seat) in wanted}


def _row(item: Due) -> ColumnElement[bool]:
    return and_(NOTICES.c.channel == item.channel, NOTICES.c.table_id == item.table, NOTICES.c.kind == item.kind)


def _same(item: Due) -> ColumnElement[bool]:
    return and_(_row(item), NOTICES.c.key == item.key)


class _Seat(NamedTuple):
    row: SeatRow
    holders: set[str]


def _seats(work: Transaction, tables: Iterable[str]) -> dict[str, list[_Seat]]:
    """The seats of tables in order, and who holds them."""
    codes = list(tables)
    found: dict[tuple[str, int], _Seat] = {}
    for seat in work.scalars(select(SeatRow).where(SeatRow.table_id.in_(codes)).order_by(SeatRow.seat)):
        found[seat.table_id, seat.seat] = _Seat(seat, set())
    for held in work.scalars(select(HolderRow).where(HolderRow.table_id.in_(codes))):
        if (held.table_id, held.seat) in found:
            found[held.table_id, held.seat].holders.add(held.holder)
    return {code: [seat for (table, _), seat in found.items() if table == code] for code in codes}
