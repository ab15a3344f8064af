"""Persons and their devices, as stored.

Every change here is told to the other workers, which then forget what they knew of these persons and devices.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Table, and_, delete, exists, or_, select, update

from triumvir.server.store.models import PERSON, Base
from triumvir.server.store.person_rows import DeviceRow, PersonRow
from triumvir.server.store.putting import add
from triumvir.server.store.seats import HOLDERS, utc
from triumvir.server.store.store import TABLES, Change, Store

PERSONS, DEVICES = (Base.metadata.tables[row.__tablename__] for row in (PersonRow, DeviceRow))
NAMELESS = {"name": "", "piece": "", "settings": "", "zone": ""}


class Together(Exception):
    """Two persons who sit at one running table cannot become one."""


@dataclass(frozen=True)
class PersonData:
    """What a person has said about itself, and which ways it has to come back."""

    id: str
    name: str
    piece: str
    settings: str
    zone: str
    created_at: datetime
    seen_at: datetime
    protected: bool  # nobody else may use its name here
    recovery_at: datetime | None  # when its recovery code was made


@dataclass(frozen=True)
class DeviceData:
    """A browser of a person."""

    id: str
    label: str
    created_at: datetime
    used_at: datetime


@dataclass(frozen=True)
class Known:
    """Whose a device is. Without a row it is a person of its own, who is not known for anything else."""

    person: str
    about: PersonData | None = None
    used_at: datetime | None = None  # None: it has no row
    ended: bool = False


class PeopleStore(Store):
    """All that a store can do, and persons."""

    def whose(self, device: str) -> Known:
        """The person behind a device; one query."""
        joined = DEVICES.outerjoin(PERSONS, PERSONS.c.id == DEVICES.c.person)
        device_columns = (DEVICES.c.person, DEVICES.c.used_at, DEVICES.c.ended_at)
        with self.reading() as work:
            row = work.execute(
                select(*device_columns, *_ABOUT).select_from(joined).where(DEVICES.c.id == device)
            ).one_or_none()
        if row is None:
            return Known(device)
        return Known(row.person, _person(row) if row.id else None, utc(row.used_at), row.ended_at is not None)

    def person(self, person: str) -> PersonData | None:
        """What is known of a person, or None."""
        with self.reading() as work:
            row = work.execute(select(*_ABOUT).where(PERSONS.c.id == person)).one_or_none()
        return None if row is None else _person(row)

    def devices(self, person: str) -> list[DeviceData]:
        """The devices of a person that were not ended, the oldest first."""
        here = (DEVICES.c.person == person) & DEVICES.c.ended_at.is_(None)
        with self.reading() as work:
            rows = work.execute(select(DEVICES).where(here).order_by(DEVICES.c.created_at, DEVICES.c.id)).all()
        return [DeviceData(row.id, row.label, utc(row.created_at), utc(row.used_at)) for row in rows]

    # ------------------------------------------------------------ changes

    def remember(self, person: str, device: str, label: str, at: datetime, **values: Any) -> None:
        """Know a person and the device that it uses, and something that it says about itself."""
        with self._change() as change:
            self.keep_person(change, person, at)
            change.work.execute(update(DEVICES).where(DEVICES.c.id == device).values(label=label))
            if values:
                change.work.execute(update(PERSONS).where(PERSONS.c.id == person).values(**values))
            self.tell_of(change, person, device, moved=False)

    def keep_person(self, change: Change, person: str, at: datetime) -> None:
        """Make the row of a person and that of its first device, if there are none."""
        add(change.work, PERSONS, {"id": person, "created_at": at, "seen_at": at, **NAMELESS})
        first = {"id": person, "person": person, "label": "", "created_at": at, "used_at": at}
        add(change.work, DEVICES, first)

    def used(self, person: str, device: str, at: datetime) -> None:
        """Note the day on which a device was used; nobody has to be told."""
        with self._change() as (work, _):
            work.execute(update(DEVICES).where(DEVICES.c.id == device).values(used_at=at))
            work.execute(update(PERSONS).where(PERSONS.c.id == person).values(seen_at=at))

    def end_devices(self, person: str, devices: Iterable[str], at: datetime) -> list[str]:
        """End devices of a person: their keys open nothing from now on. Returns those that were its."""
        here = DEVICES.c.id.in_(list(devices)) & (DEVICES.c.person == person) & DEVICES.c.ended_at.is_(None)
        with self._change() as change:
            ended = list(change.work.scalars(update(DEVICES).where(here).values(ended_at=at).returning(DEVICES.c.id)))
            self.tell_of(change, *ended)
        return ended

    def join(self, device: str, person: str, label: str, at: datetime) -> None:
        """Make a device one of a person, who gets all that was the device's own; raises Together.

        A device that was of another person who has more devices leaves that person as it is.
        """
        with self._change() as change:
            self.admit(change, device, person, label, at)

    def admit(self, change: Change, device: str, person: str, label: str, at: datetime) -> None:
        """The same as part of a change."""
        work = change.work
        row = work.execute(select(DEVICES.c.person).where(DEVICES.c.id == device)).one_or_none()
        before = device if row is None else row.person
        if before == person:
            return
        self.keep_person(change, person, at)
        others = (DEVICES.c.person == before) & DEVICES.c.ended_at.is_(None) & (DEVICES.c.id != device)
        if not work.scalar(select(exists().where(others))):
            self._merge(change, before, person)
        values = {"person": person, "label": label, "used_at": at, "ended_at": None}
        add(work, DEVICES, {"id": device, "created_at": at, **values})
        work.execute(update(DEVICES).where(DEVICES.c.id == device).values(**values))
        self.tell_of(change, device, person, before)

    def _merge(self, change: Change, before: str, person: str) -> None:
        """Give a person all that is another's; raises Together. What it says about itself stays, if it says it."""
        work = change.work
        if work.scalar(select(exists().where(_held_by_both(before, person)))):
            raise Together
        self.touch_tables(change, before)
        for table in Base.metadata.sorted_tables:
            for column in table.columns:
                if column.info == PERSON:
                    _move(work, table, column.name, before, person)
        old = work.execute(select(PERSONS).where(PERSONS.c.id == before)).mappings().one_or_none()
        if old is not None:
            new = work.execute(select(PERSONS).where(PERSONS.c.id == person)).mappings().one()
            taken = [name for name in (*NAMELESS, "protected", "recovery", "recovery_at") if not new[name]]
            work.execute(delete(PERSONS).where(PERSONS.c.id == before))
            if taken:
                kept = {name: old[name] for name in taken}
                work.execute(update(PERSONS).where(PERSONS.c.id == person).values(**kept))

    def touch_tables(self, change: Change, person: str) -> None:
        """Count a change of all tables of a person, so that whoever has one in memory reads it again."""
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.holder == person)
        here = TABLES.c.id.in_(held) | (TABLES.c.owner == person)
        change.work.execute(update(TABLES).where(here).values(revision=TABLES.c.revision + 1))

    def tell_of(self, change: Change, *people: str, moved: bool = True) -> None:
        """Tell the other workers to ask again who these persons and devices are, and whether anything is another's."""
        if people:
            self.post.note(change.work, change.letters, "", {"people": sorted(set(people)), "moved": moved})


_ABOUT = [PERSONS.c[name] for name in ("id", *NAMELESS, "created_at", "seen_at", "protected", "recovery_at")]


def _person(row: Any) -> PersonData:
    said = {name: row._mapping[name] for name in NAMELESS}
    days = {"created_at": utc(row._mapping[PERSONS.c.created_at]), "seen_at": utc(row.seen_at)}
    return PersonData(id=row.id, **said, **days, protected=row.protected is not None, recovery_at=utc(row.recovery_at))


def _held_by_both(one: str, other: str) -> Any:
    """The running tables at which both have seats; at others it does no harm to sit there twice."""
    first, second = HOLDERS.alias(), HOLDERS.alias()
    return and_(
        TABLES.c.status.in_(("running", "paused")),
        first.c.table_id == TABLES.c.id,
        second.c.table_id == TABLES.c.id,
        first.c.holder == one,
        second.c.holder == other,
        or_(first.c.seat != second.c.seat),
    )


def _move(work: Connection, table: Table, column: str, before: str, person: str) -> None:
    """Let the rows of one person be another's; where that one has such a row already, its own stays."""
    here = table.c[column] == before
    keys = [key for key in _unique(table) if column in key]
    for key in keys:
        twin = table.alias()
        same = [twin.c[name] == table.c[name] for name in key if name != column]
        work.execute(delete(table).where(here, exists().where(twin.c[column] == person, *same)))
    work.execute(update(table).where(here).values({column: person}))


def _unique(table: Table) -> list[list[str]]:
    """The groups of columns of which no two rows have the same."""
    keys = [[column.name for column in table.primary_key]]
    return keys + [[column.name] for column in table.columns if column.unique]
