"""Time off as stored: a stretch for each time that a person takes some."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import insert, select, update

from triumvir.server.life.clock import Stretch
from triumvir.server.life.rules import RUNNING
from triumvir.server.store.life_rows import TimeOffRow
from triumvir.server.store.models import Base, HolderRow, SeatRow, TableRow
from triumvir.server.store.moments import in_utc
from triumvir.server.store.people import PERSONS
from triumvir.server.store.store import Store, to_write

TIME_OFF = Base.metadata.tables[TimeOffRow.__tablename__]


def taken_by(store: Store, person: str) -> list[Stretch]:
    """All time off of a person, the first one first."""
    wanted = select(TIME_OFF.c.start, TIME_OFF.c.end).where(TIME_OFF.c.holder == person).order_by(TIME_OFF.c.start)
    with store.reading() as work:
        return [(in_utc(row.start), in_utc(row.end)) for row in work.execute(wanted)]


def begin(store: Store, person: str, start: datetime, end: datetime) -> bool:
    """Note time off from now on; False if the person has some already. It has a row, which is held meanwhile."""
    with to_write(store.engine).begin() as work:
        work.execute(select(PERSONS.c.id).where(PERSONS.c.id == person).with_for_update())
        if work.execute(select(TIME_OFF.c.start).where(TIME_OFF.c.holder == person, TIME_OFF.c.end > start)).first():
            return False
        work.execute(insert(TIME_OFF).values(holder=person, start=start, end=end))
    return True


def finish(store: Store, person: str, now: datetime) -> bool:
    """End the time off that a person has now; False if it has none."""
    here = (TIME_OFF.c.holder == person) & (TIME_OFF.c.start <= now) & (TIME_OFF.c.end > now)
    with to_write(store.engine).begin() as work:
        return work.execute(update(TIME_OFF).where(here).values(end=now)).rowcount > 0


def timed_tables(store: Store, person: str) -> list[str]:
    """The running tables at which a person has a clock."""
    here = (HolderRow.table_id == SeatRow.table_id) & (HolderRow.seat == SeatRow.seat)
    wanted = (
        select(SeatRow.table_id)
        .join(HolderRow, here)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(HolderRow.holder == person, SeatRow.clock.is_not(None), TableRow.status == RUNNING)
        .distinct()
    )
    with store.reading() as work:
        return sorted(work.scalars(wanted))
