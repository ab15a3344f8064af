"""What is stored: tables, seats, holders, links, one row per action, chat, own boxes, who is shut out, and reviews.

Only portable types, so that SQLite and PostgreSQL serve alike. The key of an action is (table, ply): of two writers
one is refused by the database itself.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, Boolean, DateTime, Float, ForeignKey, Index, Integer, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

PERSON = {"names": "person"}  # marks a column that names a person, for all that is done to everything of a person


class Base(DeclarativeBase):
    """Base of all rows."""


class TableRow(Base):
    """A table: what its record starts from, how it is run, and how it stands (`standing.py`)."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_open", "status", "visibility"),)

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    players: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, bool | str]] = mapped_column(JSON)
    rules_version: Mapped[int] = mapped_column(Integer)
    box: Mapped[str] = mapped_column(String(64))
    seed: Mapped[str] = mapped_column(String(80))  # decimal: 256 bits do not fit a number column
    status: Mapped[str] = mapped_column(String(12))  # lobby, running, paused, finished, ended, removed
    visibility: Mapped[str] = mapped_column(String(8))  # link, open
    owner: Mapped[str] = mapped_column(String(64), index=True, info=PERSON)
    hints: Mapped[bool] = mapped_column(Boolean)
    pace: Mapped[int] = mapped_column(Integer)
    revision: Mapped[int] = mapped_column(Integer)  # grows with every change, undo included
    uploaded: Mapped[bool] = mapped_column(Boolean)
    created_at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    updated_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), index=True)
    to_act: Mapped[int | None] = mapped_column(Integer)
    phase: Mapped[dict[str, str] | None] = mapped_column(JSON(none_as_null=True))
    scores: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    ranks: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    terms: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # `life/terms.py`
    since: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # when it came into its status
    why: Mapped[str] = mapped_column(String(12), server_default="")  # why it was ended; what it was before removal


class SeatRow(Base):
    """A seat of a table. The private link is kept only as a hash."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(12))  # person, open, computer
    name: Mapped[str] = mapped_column(String(40))
    agent: Mapped[str] = mapped_column(String(80))
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    generation: Mapped[int] = mapped_column(Integer)  # a new link makes the old one void
    since: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # when it was handed over or given up
    why: Mapped[str] = mapped_column(String(12), server_default="")  # wish, time, others
    resigned: Mapped[bool] = mapped_column(Boolean, server_default=false())
    seen_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # a page of its person was open
    reminded_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # `life/clock.py`
    deadline: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # when its time is over; None: it stands
    bell: Mapped[datetime | None] = mapped_column(DateTime(timezone=True), index=True)  # when to look at its clock


class HolderRow(Base):
    """A person who may act for a seat."""

    __tablename__ = "holders"
    __table_args__ = (Index("ix_holders_games", "holder", "archived", "ended_at", "table_id"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    holder: Mapped[str] = mapped_column(String(64), primary_key=True, index=True, info=PERSON)
    number: Mapped[int] = mapped_column(Integer, server_default="0")  # who sat down earlier has a lower one
    since: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # unknown in releases before 0.2
    archived: Mapped[bool] = mapped_column(Boolean, server_default=false())  # put out of sight by its person
    ended_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # when it was over; None: it is not
    vp: Mapped[int | None] = mapped_column(Integer)  # of a finished game, as far as known
    rank: Mapped[int | None] = mapped_column(Integer)


class ResultRow(Base):
    """Where the VP of a finished game came from."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    plies: Mapped[int] = mapped_column(Integer)
    ledgers: Mapped[list[dict[str, int]]] = mapped_column(JSON)  # of each seat, VP by source


class EndedLinkRow(Base):
    """A private link that opens its seat no more; it still leads whoever sits there to the table."""

    __tablename__ = "ended_links"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int] = mapped_column(Integer)


class ActionRow(Base):
    """One action."""

    __tablename__ = "actions"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(Integer, primary_key=True)
    action: Mapped[int] = mapped_column(Integer)
    seat: Mapped[int] = mapped_column(Integer)
    cause: Mapped[str] = mapped_column(String(8))  # person, computer, forced
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class ChatRow(Base):
    """Something said at a table."""

    __tablename__ = "chat"
    __table_args__ = (Index("ix_chat_table", "table_id", "id"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Mapped[int] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class BoxRow(Base):
    """Components that do not come with the program; tables that were begun with them name the digest."""

    __tablename__ = "boxes"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    contents: Mapped[str] = mapped_column(Text)


class BanRow(Base):
    """A person whom the host has shut out."""

    __tablename__ = "bans"

    holder: Mapped[str] = mapped_column(String(64), primary_key=True, info=PERSON)
    note: Mapped[str] = mapped_column(String(200))  # for the host alone
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class ReviewRow(Base):
    """The decisions of a seat in a finished game, looked at again by a computer player of one release."""

    __tablename__ = "reviews"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    agent: Mapped[str] = mapped_column(String(80), primary_key=True)
    version: Mapped[str] = mapped_column(String(40), primary_key=True)
    total: Mapped[int] = mapped_column(Integer)  # decisions that left a choice
    decisions: Mapped[list[dict[str, Any]]] = mapped_column(JSON)  # as many as are done, in order
    accuracy: Mapped[float | None] = mapped_column(Float)  # share of best choices; None until all are done
    updated_at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
