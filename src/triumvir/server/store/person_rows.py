"""What is stored of persons: who they are, their devices, the keys that bring them back, codes under way.

A person needs no row: a browser that has never said anything about itself is a person whose id is the hash of its key.
That id is what `holders`, `tables.owner` and `bans` have always named, so what was held before there were persons is
still held by the same person. A column that names a person says so (`PERSON`): merging and deleting go by that mark.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import DateTime, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from triumvir.server.store.models import PERSON, Base


class PersonRow(Base):
    """Somebody who gave a name, or has more than one way to come back."""

    __tablename__ = "persons"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))  # empty: none given yet
    piece: Mapped[str] = mapped_column(String(12))  # which piece it would like, empty: any
    settings: Mapped[str] = mapped_column(String(120))  # as in the cookie; empty: those of each browser
    zone: Mapped[str] = mapped_column(String(64))  # of the tz database; empty: not known
    created_at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    seen_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), index=True)  # to the day
    protected: Mapped[str | None] = mapped_column(String(80), unique=True)  # its name as names are compared
    recovery: Mapped[str | None] = mapped_column(String(64), unique=True)  # hash of the recovery code
    recovery_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))  # when that was made


class DeviceRow(Base):
    """A browser of a person, by the hash of its key. One that was ended is kept, so that its key opens nothing."""

    __tablename__ = "devices"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(String(64), index=True, info=PERSON)
    label: Mapped[str] = mapped_column(String(60))  # browser and system, never more
    created_at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    used_at: Mapped[datetime] = mapped_column(DateTime(timezone=True))  # to the day
    ended_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))


class PasskeyRow(Base):
    """A passkey, by the hash of its id."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(String(64), index=True, info=PERSON)
    credential: Mapped[str] = mapped_column(Text)  # its id, as the browser needs it
    public_key: Mapped[str] = mapped_column(Text)
    uses: Mapped[int] = mapped_column(Integer)  # what it counts itself; 0 if it does not
    label: Mapped[str] = mapped_column(String(60))
    created_at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    used_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))


class DeviceCodeRow(Base):
    """A code under way from a device of a person to one that shall join."""

    __tablename__ = "device_codes"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # the code's hash
    person: Mapped[str] = mapped_column(String(64), unique=True, info=PERSON)
    ends_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), index=True)
    device: Mapped[str | None] = mapped_column(String(64), index=True)  # who has typed it
    label: Mapped[str] = mapped_column(String(60))
