"""The ways to reach people, and what they wish to hear."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Engine, delete, select, update
from sqlalchemy.orm import Session as Transaction

from triumvir.server.store.models import Base
from triumvir.server.store.notice_models import ChannelRow, MuteRow, NoticeRow, WishesRow
from triumvir.server.store.putting import add, put

CHANNELS, WISHES, MUTES, NOTICES = (
    Base.metadata.tables[row.__tablename__] for row in (ChannelRow, WishesRow, MuteRow, NoticeRow)
)
MOST = 12  # ways that one person may have


@dataclass(frozen=True, kw_only=True)
class Channel:
    """A way to reach a person."""

    id: str
    person: str
    kind: str
    address: str
    label: str
    more: Mapping[str, Any]
    lang: str
    created_at: datetime
    confirmed_at: datetime | None = None
    paused: str = ""
    failures: int = 0
    retry_at: datetime | None = None
    told_at: datetime | None = None
    day: str = ""
    told_today: int = 0


@dataclass(frozen=True)
class Wishes:
    """What a person wishes to hear, and when not."""

    zone: str = "UTC"
    quiet_from: int | None = 22 * 60  # minutes of the day
    quiet_to: int | None = 7 * 60
    wanted: Mapping[str, Sequence[str]] = field(default_factory=lambda: DEFAULTS)
    mail_often: bool = False
    muted: frozenset[str] = frozenset()  # tables


DEFAULTS: Mapping[str, Sequence[str]] = {
    "push": ("turn", "time", "seat", "start", "over"),
    "mail": ("turn", "time", "seat"),
    "webhook": ("turn", "time", "start"),
}


class Full(Exception):
    """A person has as many ways as one may have."""


class Channels:
    """All ways to all people. Methods block."""

    def __init__(self, reader: Engine, writer: Engine) -> None:
        self._reader, self._writer = reader, writer

    def of(self, person: str) -> list[Channel]:
        """The ways to a person, oldest first."""
        return self._list(ChannelRow.person == person)

    def get(self, channel: str) -> Channel | None:
        """A way."""
        return next(iter(self._list(ChannelRow.id == channel)), None)

    def _list(self, which: Any) -> list[Channel]:
        with Transaction(self._reader) as work:
            rows = work.scalars(select(ChannelRow).where(which).order_by(ChannelRow.created_at, ChannelRow.id))
            return [channel_of(row) for row in rows]

    def put(self, channel: Channel) -> None:
        """Add a way; another of this person with the same address gives way to it, and whoever else had the address.

        A subscription belongs to the browser, whoever uses it now: nobody else may be told there. Raises Full.
        """
        same = (CHANNELS.c.kind == channel.kind) & (CHANNELS.c.address == channel.address)
        if channel.kind != "push":
            same &= CHANNELS.c.person == channel.person
        with self._writer.begin() as work:
            work.execute(delete(CHANNELS).where(same))
            mine = work.execute(select(CHANNELS.c.id).where(CHANNELS.c.person == channel.person)).all()
            if len(mine) >= MOST:
                raise Full
            add(work, CHANNELS, vars(channel))

    def change(self, channel: str, **values: Any) -> None:
        """Change columns of a way."""
        with self._writer.begin() as work:
            work.execute(update(CHANNELS).where(CHANNELS.c.id == channel).values(**values))

    def remove(self, channel: str) -> None:
        """Forget a way, with all that it had to tell."""
        with self._writer.begin() as work:
            work.execute(delete(CHANNELS).where(CHANNELS.c.id == channel))

    # ------------------------------------------------------------ wishes

    def wishes(self, persons: Iterable[str]) -> dict[str, Wishes]:
        """What people wish to hear."""
        names = list(persons)
        with Transaction(self._reader) as work:
            muted: dict[str, set[str]] = {name: set() for name in names}
            for mute in work.scalars(select(MuteRow).where(MuteRow.person.in_(names))):
                muted[mute.person].add(mute.table_id)
            rows = {row.person: row for row in work.scalars(select(WishesRow).where(WishesRow.person.in_(names)))}
            return {name: _wishes(rows.get(name), frozenset(muted[name])) for name in names}

    def wish(self, person: str, wishes: Wishes) -> None:
        """Keep what a person wishes to hear; of which tables not is kept by `mute`."""
        values = {name: value for name, value in vars(wishes).items() if name != "muted"}
        values |= {"mail_often": int(wishes.mail_often), "wanted": {k: list(v) for k, v in wishes.wanted.items()}}
        with self._writer.begin() as work:
            put(work, WISHES, {"person": person}, values)

    def mute(self, person: str, table_id: str, muted: bool) -> None:
        """Tell a person nothing of a table, or again."""
        with self._writer.begin() as work:
            work.execute(delete(MUTES).where((MUTES.c.person == person) & (MUTES.c.table_id == table_id)))
            if muted:
                add(work, MUTES, {"person": person, "table_id": table_id})


def channel_of(row: ChannelRow) -> Channel:
    """A way as it was stored."""
    values = {name: getattr(row, name) for name in Channel.__dataclass_fields__}
    for name in ("created_at", "confirmed_at", "retry_at", "told_at"):
        values[name] = utc(values[name])
    return Channel(**values)


def _wishes(row: WishesRow | None, muted: frozenset[str]) -> Wishes:
    if row is None:
        return Wishes(muted=muted)
    return Wishes(row.zone, row.quiet_from, row.quiet_to, row.wanted, bool(row.mail_often), muted)


def utc(moment: datetime | None) -> datetime | None:
    """A moment as we wrote it: SQLite forgets that it was of this zone."""
    return moment if moment is None or moment.tzinfo is not None else moment.replace(tzinfo=UTC)
