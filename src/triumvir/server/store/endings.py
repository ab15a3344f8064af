"""What has waited for long, as stored: tables that may end by themselves, removed ones, guests who do not come back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import and_, exists, func, or_, select
from sqlalchemy.orm import Session as Transaction

from triumvir.server.life.rules import (
    KEPT_WARM,
    LOBBY,
    LOBBY_ASKED,
    PAUSE_ASKED,
    PAUSED,
    REMOVED,
    RUNNING,
)
from triumvir.server.store.channels import CHANNELS
from triumvir.server.store.host import HostStore
from triumvir.server.store.models import HolderRow, SeatRow, TableRow
from triumvir.server.store.moments import in_utc
from triumvir.server.store.people import DEVICES, PERSONS
from triumvir.server.store.store import TABLES, Store
from triumvir.server.store.ways import PASSKEYS

AT_ONCE = 200  # tables and guests that are looked at together


@dataclass(frozen=True)
class Waiting:
    """A table at which nothing happens."""

    table: str
    status: str
    left: bool  # whether computer players have played for all its persons for long
    since: datetime
    persons: tuple[str, ...]


def ending(store: Store, now: datetime, after: str = "") -> list[Waiting]:
    """Tables that wait for so long that they are asked about or end; the rules say which.

    Most of them go on waiting for weeks, so a look goes on `after` the last one of the look before: if each began with
    the same ones, no others would ever be seen where many wait.
    """
    lobby = and_(TableRow.status == LOBBY, TableRow.updated_at <= now - LOBBY_ASKED)
    paused = and_(TableRow.status == PAUSED, func.coalesce(TableRow.since, TableRow.updated_at) <= now - PAUSE_ASKED)
    seats = SeatRow.table_id == TableRow.id
    held = exists().where(HolderRow.table_id == TableRow.id)
    left = exists().where(seats, or_(SeatRow.resigned, and_(SeatRow.kind == "computer", held)))
    busy = exists().where(seats, SeatRow.kind == "person")
    lately = exists().where(seats, SeatRow.kind == "computer", SeatRow.since > now - KEPT_WARM)
    kept = and_(TableRow.status.in_((RUNNING, PAUSED)), left, ~busy, ~lately)
    columns = (TableRow.id, TableRow.status, kept.label("left"), TableRow.since, TableRow.updated_at)
    wanted = select(*columns).where(TableRow.id > after, or_(lobby, paused, kept)).order_by(TableRow.id).limit(AT_ONCE)
    with store.reading() as work:
        rows = work.execute(wanted).all()
        persons = _persons(work, [row.id for row in rows])
    return [
        Waiting(table, status, bool(left), _waits_since(status, since, changed), tuple(sorted(persons.get(table, ()))))
        for table, status, left, since, changed in rows
    ]


def _persons(work: Transaction, tables: list[str]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for row in work.execute(select(HolderRow.table_id, HolderRow.holder).where(HolderRow.table_id.in_(tables))):
        found.setdefault(row.table_id, set()).add(row.holder)
    return found


def _waits_since(status: str, since: datetime | None, changed: datetime) -> datetime:
    return in_utc(changed if status == LOBBY or since is None else since)


def held_alive(store: Store, person: str) -> list[str]:
    """The tables of a person at which something could still be decided."""
    mine = select(HolderRow.table_id).where(HolderRow.holder == person)
    alive = TableRow.status.in_((LOBBY, RUNNING, PAUSED))
    here = or_(TableRow.id.in_(mine), TableRow.owner == person)
    with store.reading() as work:
        return list(work.scalars(select(TableRow.id).where(alive, here)))


def removed(store: Store, before: datetime, after: str = "") -> list[tuple[str, datetime]]:
    """Tables that were removed before a moment, and when; `after` the last one of the look before."""
    gone = (TableRow.status == REMOVED, TableRow.since < before, TableRow.id > after)
    wanted = select(TableRow.id, TableRow.since).where(*gone).order_by(TableRow.id).limit(AT_ONCE)
    with store.reading() as work:
        return [(table, in_utc(since)) for table, since in work.execute(wanted).all() if since]


def purge(store: HostStore, tables: list[str]) -> list[str]:
    """Remove tables for good, unless they were brought back meanwhile."""
    return store.remove_where(and_(TABLES.c.status == REMOVED, TABLES.c.id.in_(tables)))


def guests(store: Store, before: datetime) -> list[str]:
    """Persons with one device and nothing else who have not been here since a moment."""
    one, other = DEVICES.alias(), DEVICES.alias()
    further = exists().where(
        one.c.person == PERSONS.c.id,
        other.c.person == PERSONS.c.id,
        one.c.id != other.c.id,
        one.c.ended_at.is_(None),
        other.c.ended_at.is_(None),
    )
    mail = exists().where(CHANNELS.c.person == PERSONS.c.id, CHANNELS.c.kind == "mail")
    key = exists().where(PASSKEYS.c.person == PERSONS.c.id)
    wanted = select(PERSONS.c.id).where(PERSONS.c.seen_at < before, PERSONS.c.recovery.is_(None))
    with store.reading() as work:
        return list(work.scalars(wanted.where(~further, ~mail, ~key).order_by(PERSONS.c.seen_at).limit(AT_ONCE)))
