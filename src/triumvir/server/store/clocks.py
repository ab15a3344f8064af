"""Clocks as stored: whose bell rings, when no server ran, and who has time off."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlalchemy import bindparam, select, update

from triumvir.server.store.life_rows import OutageRow, TimeOffRow
from triumvir.server.store.models import Base, HolderRow, SeatRow, TableRow
from triumvir.server.store.moments import in_utc
from triumvir.server.store.person_rows import PersonRow
from triumvir.server.store.putting import add
from triumvir.server.store.store import Store, to_write

OUTAGES = Base.metadata.tables[OutageRow.__tablename__]
LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)
OUTAGE = timedelta(minutes=5)  # a shorter one costs those who play no time worth speaking of
KEPT = timedelta(days=400)
Stretch = tuple[datetime, datetime]


_RINGING = (  # made once: it is asked again and again, and leaves circles behind wherever it is made
    select(SeatRow.table_id)
    .join(TableRow, TableRow.id == SeatRow.table_id)
    .where((SeatRow.bell <= bindparam("now")) & (TableRow.status == "running"))
    .distinct()
)


def ringing(store: Store, now: datetime) -> list[str]:
    """The running tables at which a clock is to be looked at."""
    with store.reading() as work:
        return list(work.scalars(_RINGING, {"now": now}))


def note_alive(store: Store, now: datetime) -> None:
    """Note that a server runs. If none did for long, the time until now is one in which all clocks stood.

    So is all time before the first sign of life: what was there before has not waited by rules that nobody knew.
    """
    with to_write(store.engine).begin() as work:
        last = work.execute(select(OUTAGES.c.start).where(OUTAGES.c.end.is_(None))).scalar()
        if last is None:
            add(work, OUTAGES, {"start": LONG_AGO, "end": now})
            add(work, OUTAGES, {"start": now, "end": None})
            return
        here = (OUTAGES.c.start == last) & OUTAGES.c.end.is_(None)
        if now - in_utc(last) <= OUTAGE:
            work.execute(update(OUTAGES).where(here).values(start=now))
        elif work.execute(update(OUTAGES).where(here).values(end=now)).rowcount == 1:
            add(work, OUTAGES, {"start": now, "end": None})


_ZONES = (
    select(PersonRow.id, PersonRow.zone)
    .join(HolderRow, HolderRow.holder == PersonRow.id)
    .join(TableRow, TableRow.id == HolderRow.table_id)
    .where(TableRow.status.in_(("lobby", "running", "paused")), PersonRow.zone != "")
    .distinct()
)
_TIME_OFF = select(TimeOffRow).where(TimeOffRow.end > bindparam("after"))


def standing(store: Store, now: datetime) -> tuple[tuple[Stretch, ...], dict[str, tuple[Stretch, ...]], dict[str, str]]:
    """The outages, and by person the time off, of about a year; and where those live who play."""
    with store.reading() as work:
        outages = [(in_utc(row.start), in_utc(row.end)) for row in work.scalars(select(OutageRow)) if row.end]
        off: dict[str, tuple[Stretch, ...]] = {}
        for row in work.scalars(_TIME_OFF, {"after": now - KEPT}):
            off[row.holder] = (*off.get(row.holder, ()), (in_utc(row.start), in_utc(row.end)))
        where = {row.id: row.zone for row in work.execute(_ZONES)}
    return tuple(outages), off, where
