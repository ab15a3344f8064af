"""Reviews as stored: the decisions of a seat that have been looked at so far, in the words of every language."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from triumvir.server.store.models import Base, HolderRow, ReviewRow, TableRow
from triumvir.server.store.putting import add, put
from triumvir.server.store.store import Store, to_write

REVIEWS = Base.metadata.tables[ReviewRow.__tablename__]
Decisions = Sequence[dict[str, Any]]


class ReviewKey(NamedTuple):
    """Which review: another player or another release may judge otherwise."""

    table_id: str
    seat: int
    agent: str
    version: str


@dataclass(frozen=True)
class StoredReview:
    """How far a review is."""

    total: int
    decisions: Decisions


def find_review(store: Store, key: ReviewKey) -> StoredReview | None:
    """A review, or as much of it as there is."""
    with store.reading() as work:
        row = work.get(ReviewRow, key)
        return None if row is None else StoredReview(row.total, row.decisions)


def begin_review(store: Store, key: ReviewKey, total: int, now: datetime) -> None:
    """Let everybody know of a review of which nothing has been found; what another worker has found stays."""
    values = {"total": total, "decisions": [], "accuracy": None, "updated_at": now}
    with suppress(IntegrityError), to_write(store.engine).begin() as work:
        if work.scalar(select(TableRow.id).where(TableRow.id == key.table_id)) is not None:
            add(work, REVIEWS, {**key._asdict(), **values})


def keep_review(store: Store, key: ReviewKey, review: StoredReview, accuracy: float | None, now: datetime) -> None:
    """Keep what has been found so far; of a table that is gone nothing is kept."""
    values = {"total": review.total, "decisions": list(review.decisions), "accuracy": accuracy, "updated_at": now}
    with suppress(IntegrityError), to_write(store.engine).begin() as work:  # it may be removed meanwhile
        if work.scalar(select(TableRow.id).where(TableRow.id == key.table_id)) is None:
            return
        put(work, REVIEWS, key._asdict(), values)


def earlier_accuracies(store: Store, holder: str, game: str, other_than: str, limit: int = 10) -> list[float]:
    """The shares of best choices in a person's other games of a title, the latest first."""
    query = (
        select(ReviewRow.accuracy)
        .join(TableRow, TableRow.id == ReviewRow.table_id)
        .join(HolderRow, (HolderRow.table_id == ReviewRow.table_id) & (HolderRow.seat == ReviewRow.seat))
        .where((HolderRow.holder == holder) & (TableRow.game == game) & (TableRow.id != other_than))
        .where(ReviewRow.accuracy.is_not(None))
        .order_by(ReviewRow.updated_at.desc())
        .limit(limit)
    )
    with store.reading() as work:
        return [share for share in work.scalars(query) if share is not None]
