"""What is stored of the lives of seats and tables: what was done, what is proposed, and when clocks stood still."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, DateTime, ForeignKey, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from triumvir.server.store.models import PERSON, Base


class JournalRow(Base):
    """Something that was done at a table beside the game; its words are in the catalogues."""

    __tablename__ = "journal"
    __table_args__ = (Index("ix_journal_table", "table_id", "id"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    ply: Mapped[int] = mapped_column(Integer)  # how many actions had been taken
    kind: Mapped[str] = mapped_column(String(24))
    seat: Mapped[int] = mapped_column(Integer)  # -1: the whole table
    told: Mapped[dict[str, Any]] = mapped_column(JSON)  # further values of its sentence


class ProposalRow(Base):
    """What is proposed at a table; gone when it was agreed on, declined or forgotten."""

    __tablename__ = "proposals"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(12), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)  # of whom; -1: the whole table
    by: Mapped[int] = mapped_column(Integer)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    agreed: Mapped[list[int]] = mapped_column(JSON)


class TimeOffRow(Base):
    """Days on which the clocks of a person stand still."""

    __tablename__ = "time_off"

    holder: Mapped[str] = mapped_column(String(64), primary_key=True, info=PERSON)
    start: Mapped[datetime] = mapped_column(DateTime(timezone=True), primary_key=True)
    end: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class OutageRow(Base):
    """A time in which no server ran, so that all clocks stood still. The last sign of life is a row without an end."""

    __tablename__ = "outages"

    start: Mapped[datetime] = mapped_column(DateTime(timezone=True), primary_key=True)
    end: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
