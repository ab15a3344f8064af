"""What is stored to tell people: the ways to reach them, what they wish to hear, and the outbox.

A person is whoever holds a seat (`HolderRow.holder`). The outbox has one row for each way, table and kind of event; it
is empty of news while `due` is.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, DateTime, ForeignKey, Index, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from triumvir.server.store.models import PERSON, Base


class ChannelRow(Base):
    """A way to reach a person: a browser's push subscription, a mail address, a webhook."""

    __tablename__ = "notice_channels"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(String(64), index=True, info=PERSON)
    kind: Mapped[str] = mapped_column(String(8))  # push, mail, webhook
    address: Mapped[str] = mapped_column(Text)
    label: Mapped[str] = mapped_column(String(80))  # what the page calls it
    more: Mapped[dict[str, Any]] = mapped_column(JSON)  # keys of a subscription, format of a webhook
    lang: Mapped[str] = mapped_column(String(16))
    created_at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    confirmed_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # until then nothing is sent
    paused: Mapped[str] = mapped_column(String(12))  # why nothing is sent any more; empty: it is
    failures: Mapped[int] = mapped_column(Integer)  # in a row
    retry_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    told_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # the last time
    day: Mapped[str] = mapped_column(String(10))  # the day of the person's zone that is counted
    told_today: Mapped[int] = mapped_column(Integer)


class WishesRow(Base):
    """What a person wishes to hear, over which kind of way, and when not."""

    __tablename__ = "notice_wishes"

    person: Mapped[str] = mapped_column(String(64), primary_key=True, info=PERSON)
    zone: Mapped[str] = mapped_column(String(64))
    quiet_from: Mapped[int | None] = mapped_column(Integer)  # minutes of the day; empty: no quiet hours
    quiet_to: Mapped[int | None] = mapped_column(Integer)
    wanted: Mapped[dict[str, list[str]]] = mapped_column(JSON)  # groups of events by kind of way
    mail_often: Mapped[int] = mapped_column(Integer)  # 0: at most one mail a day


class MuteRow(Base):
    """A table of which a person wishes to hear nothing."""

    __tablename__ = "notice_mutes"

    person: Mapped[str] = mapped_column(String(64), primary_key=True, info=PERSON)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True)


class NoticeRow(Base):
    """What one way has to tell of one table."""

    __tablename__ = "notices"
    __table_args__ = (Index("ix_notices_due", "due"),)

    channel: Mapped[str] = mapped_column(ForeignKey("notice_channels.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True)
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    key: Mapped[str] = mapped_column(String(40))  # the occasion
    told: Mapped[str] = mapped_column(String(40))  # the last occasion that was told
    count: Mapped[int] = mapped_column(Integer)
    since: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    due: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # when it may be told; empty: nothing to tell
