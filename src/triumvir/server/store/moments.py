"""Moments as they were written: SQLite forgets that they were of a zone."""

from __future__ import annotations

from datetime import UTC, datetime


def in_utc(at: datetime) -> datetime:
    """A moment with its zone; SQLite gives it back without."""
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)
