"""The ways by which a person comes to further devices, as stored: codes, passkeys, the recovery code; and its end.

Of every secret the store keeps a hash only.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from triumvir.server.store.life import JOURNAL
from triumvir.server.store.models import PERSON, BanRow, Base
from triumvir.server.store.people import DEVICES, PERSONS, PeopleStore
from triumvir.server.store.person_rows import DeviceCodeRow, PasskeyRow
from triumvir.server.store.putting import add
from triumvir.server.store.seats import HOLDERS, SEATS, utc
from triumvir.server.store.store import TABLES, Change

CODES, PASSKEYS = (Base.metadata.tables[row.__tablename__] for row in (DeviceCodeRow, PasskeyRow))
SOMEBODY = "Aliquis"  # Latin for somebody: the name of who has deleted itself, in every language
LABEL_LENGTH = 60


@dataclass(frozen=True)
class DeviceCode:
    """A code under way; with a device that has typed it, or not yet."""

    ends_at: datetime
    device: str | None
    label: str


@dataclass(frozen=True)
class Passkey:
    """A passkey of a person."""

    id: str
    person: str
    credential: str
    public_key: str
    uses: int
    label: str
    created_at: datetime


class WaysStore(PeopleStore):
    """All that a store of persons can do, and how they come to further devices."""

    # ------------------------------------------------------------ codes

    def open_code(self, person: str, code: str, ends_at: datetime, now: datetime) -> None:
        """Let one device that brings the code with this hash ask to join; a code of before is void."""
        with self._change() as (work, _):
            work.execute(delete(CODES).where(or_(CODES.c.person == person, CODES.c.ends_at <= now)))
            add(work, CODES, {"id": code, "person": person, "ends_at": ends_at, "label": ""})

    def code_of(self, person: str, now: datetime) -> DeviceCode | None:
        """The code of a person that is under way."""
        with self.reading() as work:
            row = work.execute(select(CODES).where(CODES.c.person == person, CODES.c.ends_at > now)).one_or_none()
        return None if row is None else DeviceCode(utc(row.ends_at), row.device, row.label)

    def ask(self, code: str, device: str, label: str, now: datetime) -> bool:
        """A device brings a code: False if there is none such, or if another device was first."""
        free = (CODES.c.id == code) & (CODES.c.ends_at > now) & or_(CODES.c.device.is_(None), CODES.c.device == device)
        with self._change() as (work, _):
            work.execute(update(CODES).where(CODES.c.device == device, CODES.c.id != code).values(device=None))
            return work.execute(update(CODES).where(free).values(device=device, label=label)).rowcount == 1

    def asks(self, device: str, now: datetime) -> bool:
        """Whether a device has brought a code and waits for the answer."""
        waits = select(CODES.c.id).where(CODES.c.device == device, CODES.c.ends_at > now)
        with self.reading() as work:
            return work.execute(waits).first() is not None

    def answer(self, person: str, welcome: bool, now: datetime) -> str | None:
        """Answer the device that waits: it joins, or its code is void. Returns which; raises Together."""
        with self._change() as change:
            here = (CODES.c.person == person) & (CODES.c.ends_at > now) & CODES.c.device.is_not(None)
            row = change.work.execute(delete(CODES).where(here).returning(CODES.c.device, CODES.c.label)).one_or_none()
            if row is None:
                return None
            if welcome:
                self.admit(change, row.device, person, row.label, now)
            return str(row.device)

    def drop_code(self, person: str) -> None:
        """Make a person's code void."""
        with self._change() as (work, _):
            work.execute(delete(CODES).where(CODES.c.person == person))

    # ------------------------------------------------------------ recovery code

    def set_recovery(self, person: str, recovery: str, now: datetime) -> None:
        """Keep the hash of a new recovery code; the one before is void."""
        with self._change() as change:
            self.keep_person(change, person, now)
            values = {"recovery": recovery, "recovery_at": now}
            change.work.execute(update(PERSONS).where(PERSONS.c.id == person).values(**values))
            self.tell_of(change, person, moved=False)

    def recover(self, recovery: str, device: str, label: str, now: datetime, alone: bool) -> str | None:
        """Let a device join the person whose recovery code it brings, alone if it wishes; returns that person.

        Raises Together.
        """
        with self._change() as change:
            person = change.work.scalar(select(PERSONS.c.id).where(PERSONS.c.recovery == recovery))
            if person is None:
                return None
            self.admit(change, device, person, label, now)
            if alone:
                others = (DEVICES.c.person == person) & (DEVICES.c.id != device) & DEVICES.c.ended_at.is_(None)
                ending = update(DEVICES).where(others).values(ended_at=now).returning(DEVICES.c.id)
                self.tell_of(change, *change.work.scalars(ending))
                change.work.execute(delete(PASSKEYS).where(PASSKEYS.c.person == person))
            return str(person)

    # ------------------------------------------------------------ passkeys

    def passkeys(self, person: str) -> list[Passkey]:
        """The passkeys of a person, the oldest first."""
        wanted = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created_at, PASSKEYS.c.id)
        with self.reading() as work:
            return [_passkey(row) for row in work.execute(wanted)]

    def passkey(self, key: str) -> Passkey | None:
        """The passkey whose id has this hash."""
        with self.reading() as work:
            row = work.execute(select(PASSKEYS).where(PASSKEYS.c.id == key)).one_or_none()
        return None if row is None else _passkey(row)

    def add_passkey(self, passkey: Passkey) -> None:
        """Keep a passkey; one that another person has is left alone."""
        with self._change() as change:
            self.keep_person(change, passkey.person, passkey.created_at)
            add(change.work, PASSKEYS, vars(passkey))
            self.tell_of(change, passkey.person, moved=False)

    def use_passkey(self, passkey: Passkey, uses: int, device: str, label: str, now: datetime) -> None:
        """Let a device join the person of a passkey; raises Together."""
        with self._change() as change:
            values = {"uses": uses, "used_at": now}
            change.work.execute(update(PASSKEYS).where(PASSKEYS.c.id == passkey.id).values(**values))
            self.admit(change, device, passkey.person, label, now)

    def remove_passkey(self, person: str, key: str) -> bool:
        """Let a passkey of a person open nothing any more."""
        with self._change() as (work, _):
            mine = (PASSKEYS.c.id == key) & (PASSKEYS.c.person == person)
            return work.execute(delete(PASSKEYS).where(mine)).rowcount == 1

    # ------------------------------------------------------------ names

    def protect(self, person: str, name: str | None) -> bool:
        """Let nobody else use a name, given as names are compared; False if somebody else has it. None: anybody may."""
        try:
            with self._change() as change:
                change.work.execute(update(PERSONS).where(PERSONS.c.id == person).values(protected=name))
                self.tell_of(change, person, moved=False)
        except IntegrityError:  # the database lets one person have it, also of two who ask at once
            return False
        return True

    def protected_by(self, name: str) -> str | None:
        """The person who alone may use a name, given as names are compared."""
        with self.reading() as work:
            return work.scalar(select(PERSONS.c.id).where(PERSONS.c.protected == name))

    # ------------------------------------------------------------ the end

    def forget_person(self, person: str, agent: str, now: datetime) -> None:
        """Delete all that is a person's. Games stay, for the others: without its name.

        It has left its seats by the rules before (`endings.py`); only where a game cannot be read any more a computer
        player is put there here. Its devices stay as keys that open nothing.
        """
        with self._change() as change:
            self.keep_person(change, person, now)
            self.touch_tables(change, person)
            self._leave_seats(change, person, agent)
            self._take_name(change, person)
            self._forget(change, person, now)

    def forget_guest(self, person: str, now: datetime) -> None:
        """Delete what is known of somebody who does not come back; games go on naming who played them."""
        with self._change() as change:
            self.touch_tables(change, person)
            self._forget(change, person, now)

    def _forget(self, change: Change, person: str, now: datetime) -> None:
        gone = {"person": "", "label": "", "ended_at": now}
        devices = update(DEVICES).where(DEVICES.c.person == person).values(**gone).returning(DEVICES.c.id)
        self.tell_of(change, person, *change.work.scalars(devices))
        change.work.execute(update(TABLES).where(TABLES.c.owner == person).values(owner=""))
        for table in Base.metadata.sorted_tables:
            for column in table.columns:
                if column.info == PERSON and table.name not in KEPT_WITHOUT_A_PERSON:
                    change.work.execute(delete(table).where(column == person))
        change.work.execute(delete(PERSONS).where(PERSONS.c.id == person))

    def _take_name(self, change: Change, person: str) -> None:
        """Let no seat and no line of a chronicle tell what somebody was called."""
        work = change.work
        here = (HOLDERS.c.table_id == JOURNAL.c.table_id) & (HOLDERS.c.seat == JOURNAL.c.seat)
        mine = select(JOURNAL.c.id, JOURNAL.c.told).join(HOLDERS, here).where(HOLDERS.c.holder == person)
        for row in work.execute(mine).all():
            if "name" in row.told:
                told = {**row.told, "name": SOMEBODY}
                work.execute(update(JOURNAL).where(JOURNAL.c.id == row.id).values(told=told))
        work.execute(update(SEATS).where(_held(person), SEATS.c.kind != "open").values(name=SOMEBODY))

    def _leave_seats(self, change: Change, person: str, agent: str) -> None:
        """Give the seats that it still has to nobody before a game, and to a computer player during it."""
        for status, kind, values in (
            ("lobby", "person", {"kind": "open", "name": "–"}),
            ("running", "person", {"kind": "computer", "agent": agent}),
            ("paused", "person", {"kind": "computer", "agent": agent}),
        ):
            here = select(TABLES.c.id).where(TABLES.c.status == status)
            mine = _held(person, alone=True) & SEATS.c.table_id.in_(here) & (SEATS.c.kind == kind)
            change.work.execute(update(SEATS).where(mine).values(**values))


KEPT_WITHOUT_A_PERSON = {TABLES.name, DEVICES.name, BanRow.__tablename__}


def _held(person: str, alone: bool = False) -> Any:
    """The seats that a person holds, or those that nobody else holds."""
    here = (HOLDERS.c.table_id == SEATS.c.table_id) & (HOLDERS.c.seat == SEATS.c.seat)
    held = select(HOLDERS.c.holder).where(here, HOLDERS.c.holder == person).exists()
    others = select(HOLDERS.c.holder).where(here, HOLDERS.c.holder != person).exists()
    return held & ~others if alone else held


def _passkey(row: Any) -> Passkey:
    return Passkey(row.id, row.person, row.credential, row.public_key, row.uses, row.label, utc(row.created_at))
