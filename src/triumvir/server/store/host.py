"""The store as its host uses it: look through the tables, end or remove them, remove what was said, shut visitors out.

A server that runs meanwhile finds out by itself (`server/keeper.py`): whatever is done to a table here changes its
revision or takes it away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, and_, delete, false, func, or_, select, true
from sqlalchemy.orm import Session as Transaction

from triumvir.server.store.data import TableFacts
from triumvir.server.store.history import HistoryStore
from triumvir.server.store.models import ActionRow, BanRow, Base, ChatRow, HolderRow, TableRow
from triumvir.server.store.putting import put
from triumvir.server.store.store import CHAT, TABLES, Change

ENDED = "ended"
STATUSES = ("lobby", "running", "paused", "finished", ENDED, "removed")
BANS = Base.metadata.tables[BanRow.__tablename__]


@dataclass(frozen=True)
class Keep:
    """Tables that nobody uses, by the moment before which they were used last; None keeps all of them."""

    unstarted: datetime | None = None
    abandoned: datetime | None = None


@dataclass(frozen=True)
class Ban:
    """A visitor who was shut out."""

    holder: str
    note: str
    at: datetime


class HostStore(HistoryStore):
    """All that a store can do, and what only its host may."""

    # ------------------------------------------------------------ looking

    def tables(
        self, limit: int, status: str | None = None, game: str | None = None, before: datetime | None = None
    ) -> list[TableFacts]:
        """The tables that fit, those last used first, without their actions."""
        wanted: list[ColumnElement[bool]] = [true()]
        if status is not None:
            wanted.append(TableRow.status == status)
        if game is not None:
            wanted.append(TableRow.game == game)
        if before is not None:
            wanted.append(TableRow.updated_at < before)
        return self._list(and_(*wanted), limit)

    def codes(self) -> list[str]:
        """The codes of all tables, oldest first."""
        with Transaction(self._reader) as work:
            return list(work.scalars(select(TableRow.id).order_by(TableRow.created_at, TableRow.id)))

    def sizes(self, code: str) -> tuple[int, int]:
        """How many actions a table has, and how many things were said there."""
        with Transaction(self._reader) as work:
            actions, said = (
                work.scalar(select(func.count()).select_from(row).where(row.table_id == code))
                for row in (ActionRow, ChatRow)
            )
            return actions or 0, said or 0

    def revisions(self, codes: Sequence[str]) -> dict[str, int]:
        """How often tables have changed; those that are gone are left out."""
        with Transaction(self._reader) as work:
            found = work.execute(select(TableRow.id, TableRow.revision).where(TableRow.id.in_(codes)))
            return {code: revision for code, revision in found}  # noqa: C416  # rows are no pairs for `dict`

    # ------------------------------------------------------------ tables

    def end(self, code: str, at: datetime) -> bool:
        """Close a table without a result; False if there is none, or if its game is over already."""
        with self._change() as change:
            revision = self._claim(change, code, TABLES.c.status.in_(("lobby", "running", "paused")))
            if revision is None:
                return False
            self.outbox.note_ended(change.work, code, at)
            self._bump(change, code, revision, at, status=ENDED, since=at, why="host")
        return True

    def remove(self, code: str) -> bool:
        """Remove a table with all that belongs to it; False if there is none."""
        return bool(self.remove_where(TABLES.c.id == code))

    def unused(self, keep: Keep) -> list[str]:
        """The codes of the tables that `prune` would remove."""
        with Transaction(self._reader) as work:
            return list(work.scalars(select(TableRow.id).where(_unused(keep)).order_by(TableRow.updated_at)))

    def prune(self, keep: Keep) -> list[str]:
        """Remove the tables that nobody uses; returns their codes. Finished games always stay."""
        return self.remove_where(_unused(keep))

    def remove_where(self, which: ColumnElement[bool]) -> list[str]:
        """Remove the tables that fit, with all that belongs to them; returns their codes."""
        with self._change() as (work, letters):
            gone = work.execute(delete(TABLES).where(which).returning(TABLES.c.id, TABLES.c.revision)).all()
            for code, revision in gone:
                self.post.note(work, letters, code, {"changed": revision + 1})
        return [code for code, _ in gone]

    def _claim(self, change: Change, code: str, which: ColumnElement[bool]) -> int | None:
        """The revision of a table, which nobody else changes until this change is made; None if it does not fit."""
        found = select(TABLES.c.revision).where(TABLES.c.id == code, which).with_for_update()
        return change.work.execute(found).scalar_one_or_none()

    # ------------------------------------------------------------ chat

    def unsay(self, code: str, last: int | None, at: datetime) -> int:
        """Remove the last things said at a table, or all of them; returns how many."""
        said = select(CHAT.c.id).where(CHAT.c.table_id == code).order_by(CHAT.c.id.desc()).limit(last)
        with self._change() as change:
            revision = self._claim(change, code, true())
            numbers = change.work.execute(said).scalars().all()
            if revision is not None and numbers:
                change.work.execute(delete(CHAT).where(CHAT.c.id.in_(numbers)))
                self._bump(change, code, revision, at)
        return len(numbers)

    # ------------------------------------------------------------ visitors

    def holders(self, prefix: str) -> list[str]:
        """The visitors known here whose number begins so."""
        with Transaction(self._reader) as work:
            found = {
                holder
                for column in (HolderRow.holder, TableRow.owner, BanRow.holder)
                for holder in work.scalars(select(column).where(column.startswith(prefix, autoescape=True)).distinct())
            }
            return sorted(found)

    def bans(self) -> list[Ban]:
        """Who is shut out, the latest first."""
        with Transaction(self._reader) as work:
            rows = work.scalars(select(BanRow).order_by(BanRow.at.desc(), BanRow.holder))
            return [Ban(row.holder, row.note, row.at) for row in rows]

    def ban(self, holder: str, note: str, at: datetime) -> None:
        """Shut a visitor out."""
        with self._change() as (work, _):
            put(work, BANS, {"holder": holder}, {"note": note, "at": at})

    def unban(self, holder: str) -> bool:
        """Let a visitor in again; False if it was not shut out."""
        with self._change() as (work, _):
            return work.execute(delete(BANS).where(BANS.c.holder == holder)).rowcount > 0


def _unused(keep: Keep) -> ColumnElement[bool]:
    """Tables that have not begun, and games that were not finished, not used for too long."""
    groups = [(keep.unstarted, ("lobby",)), (keep.abandoned, ("running", "paused"))]
    wanted = [and_(TABLES.c.status.in_(those), TABLES.c.updated_at < before) for before, those in groups if before]
    return or_(false(), *wanted)
