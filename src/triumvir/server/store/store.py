"""Reading and writing tables. Every change is one transaction that succeeds only on the revision it was made for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Update, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session as Transaction

from triumvir.server.life.agreement import Proposal
from triumvir.server.store.channels import Channels
from triumvir.server.store.data import ChatData, TableData, TableFacts
from triumvir.server.store.life import Entry, LifeChange, carry_out, journal_of, proposals_of
from triumvir.server.store.models import ActionRow, Base, BoxRow, ChatRow, HolderRow, TableRow
from triumvir.server.store.outbox import Outbox
from triumvir.server.store.post import POSTGRESQL, Letters, post_for
from triumvir.server.store.seats import (
    HOLDERS,
    OVER,
    SEATS,
    Link,
    NewSeat,
    SeatData,
    add_holder,
    add_seat,
    change_seat,
    find_link,
    seats_of,
    settle,
    utc,
)
from triumvir.server.store.standing import UNKNOWN, Standing

CHAT_KEPT = 200  # things said that a table shows
WRITES = "triumvir_writes"  # marks the transactions that change something
NO_MORE: Mapping[str, Any] = {}
NO_CLOCKS: Mapping[int, Mapping[str, Any]] = {}
# What is written is written without the mapping to objects, which would take longer than the database.
TABLES, ACTIONS, CHAT, BOXES = (
    Base.metadata.tables[row.__tablename__] for row in (TableRow, ActionRow, ChatRow, BoxRow)
)
_ADD_ACTIONS = insert(ACTIONS)


class Conflict(Exception):
    """Somebody else was faster: the table is no longer at the revision or ply that the change was made for."""


class Change(NamedTuple):
    """A change that is being made, and what the other workers are told of it."""

    work: Connection
    letters: Letters


class Store:
    """All tables. Methods block; the server calls them on a thread of its own."""

    def __init__(self, engine: Engine, relay: str | None = None) -> None:
        self.engine = engine
        self.post = post_for(engine, relay)
        self._reader, self._writer = to_read(engine), to_write(engine)
        self.outbox, self.channels = Outbox(self._reader, self._writer), Channels(self._reader, self._writer)

    @property
    def readers_wait_for_nobody(self) -> bool:
        """Whether one may read while another writes: not where all share the one connection of a store in memory."""
        return self.engine.dialect.name == POSTGRESQL or bool(self.engine.url.database not in (None, "", ":memory:"))

    def reading(self) -> Transaction:
        """A transaction that only reads."""
        return Transaction(self._reader)

    def close(self) -> None:
        """Give the connections back."""
        self.post.close()
        self.engine.dispose()

    @contextmanager
    def _change(self) -> Iterator[Change]:
        """A change that is made as a whole or not at all; once it is made, the other workers are told of it."""
        letters: Letters = []
        with self._writer.begin() as work:
            yield Change(work, letters)
        self.post.send(letters)

    # ------------------------------------------------------------ tables

    def create(self, data: TableData, seats: Sequence[NewSeat], actions: Sequence[tuple[int, int]] = ()) -> None:
        """Store a new table, and its box unless it is shipped; `actions` are (seat, action) of an uploaded record."""
        standing = data.standing.columns()
        row = {name: getattr(data, name) for name in TABLES.columns.keys() if name not in standing}  # noqa: SIM118
        row |= {"seed": str(data.seed), **standing}
        if data.components is not None:
            self._keep_box(data.box, data.game, data.components)
        with self._change() as (work, _):
            work.execute(insert(TABLES).values(**row))
            for number, seat in enumerate(seats):
                add_seat(work, data.id, number, seat, data.created_at)
            rows = [
                {"table_id": data.id, "ply": ply, "action": a, "seat": s, "cause": "person", "at": data.created_at}
                for ply, (s, a) in enumerate(actions)
            ]
            if rows:
                work.execute(_ADD_ACTIONS, rows)

    def load(self, table_id: str) -> TableData | None:
        """A table with its seats and actions, or None."""
        with Transaction(self._reader) as work:
            row = work.get(TableRow, table_id)
            if row is None:
                return None
            actions = work.execute(
                select(ActionRow.action, ActionRow.cause).where(ActionRow.table_id == table_id).order_by(ActionRow.ply)
            ).all()
            return _table(
                row,
                seats_of(work, [table_id])[table_id],
                tuple(a for a, _ in actions),
                tuple(c for _, c in actions),
                work.scalar(select(BoxRow.contents).where(BoxRow.digest == row.box)),
                journal_of(work, table_id),
                proposals_of(work, table_id),
            )

    def facts(self, table_id: str) -> TableFacts | None:
        """What lists show of a table, or None; readable also where its record is not."""
        return next(iter(self._list(TableRow.id == table_id, 1)), None)

    def _keep_box(self, digest: str, game: str, contents: str) -> None:
        with suppress(IntegrityError), self._change() as (work, _):  # it is there already
            work.execute(insert(BOXES).values(digest=digest, game=game, contents=contents))

    def note_standing(self, table_id: str, revision: int, standing: Standing) -> None:
        """Fill in how a table of an older release stands, unless it has moved on. That is no change of the table."""
        same = (TABLES.c.id == table_id) & (TABLES.c.revision == revision)
        with self._change() as (work, _):
            done = work.execute(update(TABLES).where(same).values(**standing.columns()))
            if done.rowcount and standing.ranks is not None:
                ended = work.execute(select(TABLES.c.updated_at).where(same)).scalar_one()
                settle(work, table_id, ended, standing.scores, standing.ranks)

    def revision(self, table_id: str) -> int | None:
        """How often the table has changed."""
        with Transaction(self._reader) as work:
            return work.scalar(select(TableRow.revision).where(TableRow.id == table_id))

    def held_by(self, holder: str, limit: int = 40) -> list[TableFacts]:
        """The tables at which a visitor has a seat or which it opened, newest first."""
        mine = select(HolderRow.table_id).where(HolderRow.holder == holder)
        there = TableRow.status != "removed"
        return self._list(there & (TableRow.id.in_(mine) | (TableRow.owner == holder)), limit)

    def open_tables(self, limit: int = 20) -> list[TableFacts]:
        """The tables that anybody may join or watch, newest first."""
        return self._list((TableRow.visibility == "open") & TableRow.status.in_(("lobby", "running", "paused")), limit)

    def _list(self, condition: Any, limit: int) -> list[TableFacts]:
        """Reads no more than it shows: a record that is damaged does no harm here."""
        wanted = select(*_LISTED).where(condition).order_by(TableRow.updated_at.desc()).limit(limit)
        with Transaction(self._reader) as work:
            rows = work.execute(wanted).all()
            seats = seats_of(work, [row.id for row in rows])
            return [
                TableFacts(
                    **{name: row._mapping[name] for name in _FACTS}, seats=seats[row.id], standing=_standing(row)
                )
                for row in rows
            ]

    def by_token(self, token_hash: str) -> Link | None:
        """Where a private link leads, also one that has ended."""
        with Transaction(self._reader) as work:
            return find_link(work, token_hash)

    # ------------------------------------------------------------ changes

    def append(
        self,
        table_id: str,
        revision: int,
        ply: int,
        steps: Sequence[tuple[int, int, str]],
        at: datetime,
        status: str,
        standing: Standing = UNKNOWN,
        clocks: Mapping[int, Mapping[str, Any]] = NO_CLOCKS,
    ) -> None:
        """Store actions (seat, action, cause) from `ply` on, how the table stands then, and what its clocks say.

        Raises Conflict if the table has moved on.
        """
        rows = [
            {"table_id": table_id, "ply": ply + i, "action": action, "seat": seat, "cause": cause, "at": at}
            for i, (seat, action, cause) in enumerate(steps)
        ]
        try:
            with self._change() as change:
                told = {} if clocks else {"ply": ply, "steps": steps}  # who needs clocks as well reads them
                self._bump(change, table_id, revision, at, told, status=status, **standing.columns())
                if rows:
                    change.work.execute(_ADD_ACTIONS, rows)
                for seat, values in clocks.items():
                    change_seat(change.work, table_id, seat, values)
                self.outbox.note_steps(change.work, table_id, ply, steps, status, standing.to_act, at)
        except IntegrityError as error:
            raise Conflict(table_id) from error

    def take_back(
        self,
        table_id: str,
        revision: int,
        ply: int,
        at: datetime,
        standing: Standing = UNKNOWN,
        clocks: Mapping[int, Mapping[str, Any]] = NO_CLOCKS,
    ) -> None:
        """Remove the actions from `ply` on; raises Conflict if the table has moved on."""
        with self._change() as change:
            self._bump(change, table_id, revision, at, status="running", **standing.columns())
            change.work.execute(delete(ACTIONS).where((ACTIONS.c.table_id == table_id) & (ACTIONS.c.ply >= ply)))
            for seat, values in clocks.items():
                change_seat(change.work, table_id, seat, values)

    def change_table(self, table_id: str, revision: int, at: datetime, **values: Any) -> None:
        """Change columns of a table; raises Conflict if it has moved on."""
        with self._change() as change:
            self._bump(change, table_id, revision, at, **values)

    def change_seat(self, table_id: str, revision: int, at: datetime, seat: int, **values: Any) -> None:
        """Change columns of a seat; raises Conflict if the table has moved on."""
        with self._change() as change:
            self._bump(change, table_id, revision, at)
            change_seat(change.work, table_id, seat, values)

    def hold(self, table_id: str, revision: int, at: datetime, seat: int, holder: str, **values: Any) -> None:
        """Let a browser act for a seat, and change columns of the seat."""
        with self._change() as change:
            self._bump(change, table_id, revision, at)
            add_holder(change.work, table_id, seat, holder, at)
            if values:
                change_seat(change.work, table_id, seat, values)

    def release(
        self, table_id: str, revision: int, at: datetime, seat: int, holders: Iterable[str], **values: Any
    ) -> None:
        """Let browsers act for a seat no more, and change columns of the seat."""
        with self._change() as change:
            self._bump(change, table_id, revision, at)
            here = (HOLDERS.c.table_id == table_id) & (HOLDERS.c.seat == seat)
            change.work.execute(delete(HOLDERS).where(here & HOLDERS.c.holder.in_(list(holders))))
            change_seat(change.work, table_id, seat, values)

    def live(self, table_id: str, revision: int, at: datetime, ply: int, change: LifeChange) -> None:
        """Store a step in the life of a seat or table; raises Conflict if the table has moved on."""
        with self._change() as made:
            self._bump(made, table_id, revision, at, **change.table)
            carry_out(made.work, table_id, at, ply, change)
            self.outbox.note(made.work, change.events, at)

    def note_seen(self, table_id: str, seat: int, at: datetime) -> None:
        """Note that a page of a seat's person was open. That is no change of the table."""
        here = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
        with self._change() as (work, _):
            work.execute(update(SEATS).where(here).values(seen_at=at))

    def _bump(
        self,
        change: Change,
        table_id: str,
        revision: int,
        at: datetime,
        told: Mapping[str, Any] = NO_MORE,
        **values: Any,
    ) -> None:
        """Count a change of a table, and tell the other workers of it, and `told` with it."""
        values |= {"revision": revision + 1, "updated_at": at}
        done = change.work.execute(_bumping(*values), {"of": table_id, "from": revision, **values})
        if done.rowcount != 1:
            raise Conflict(table_id)
        if values.get("status") in OVER:
            settle(change.work, table_id, at, values.get("scores"), values.get("ranks"))
        self.post.note(change.work, change.letters, table_id, {"changed": revision + 1, **told})

    # ------------------------------------------------------------ chat

    def say(self, table_id: str, seat: int, text: str, at: datetime) -> ChatData:
        """Store something said; raises Conflict if the table is gone."""
        said = insert(CHAT).values(table_id=table_id, seat=seat, text=text, at=at).returning(CHAT.c.id)
        try:
            with self._change() as (work, letters):
                number: int = work.execute(said).scalar_one()
                self.post.note(work, letters, table_id, {"said": number})
                self.outbox.note_said(work, table_id, seat, number, at)
        except IntegrityError as error:
            raise Conflict(table_id) from error
        return ChatData(number, seat, text, at)

    def chat(self, table_id: str, limit: int = CHAT_KEPT) -> list[ChatData]:
        """The last things said, oldest first."""
        with Transaction(self._reader) as work:
            rows = work.scalars(
                select(ChatRow).where(ChatRow.table_id == table_id).order_by(ChatRow.id.desc()).limit(limit)
            ).all()
            return [ChatData(row.id, row.seat, row.text, row.at) for row in reversed(rows)]

    def count(self) -> dict[str, int]:
        """How many tables there are by status."""
        with Transaction(self._reader) as work:
            found = work.execute(select(TableRow.status, func.count()).group_by(TableRow.status))
            return {status: number for status, number in found}  # noqa: C416  # rows are no pairs for `dict`


def to_read(engine: Engine) -> Engine:
    """The engine for transactions that only read: what they read is of one moment, as it always is with SQLite."""
    return engine.execution_options(isolation_level="REPEATABLE READ") if engine.dialect.name == POSTGRESQL else engine


def to_write(engine: Engine) -> Engine:
    """The engine for transactions that change something."""
    return engine.execution_options(**{WRITES: True})


@cache
def _bumping(*columns: str) -> Update:
    """Change columns of the table `of` if it is at the revision `from`."""
    found = (TABLES.c.id == bindparam("of")) & (TABLES.c.revision == bindparam("from"))
    return update(TABLES).where(found).values({column: bindparam(column) for column in columns})


_FACTS = [name for name in TableFacts.__dataclass_fields__ if name not in ("seats", "standing")]
_LISTED = [getattr(TableRow, name) for name in (*_FACTS, *Standing.__dataclass_fields__)]


def _standing(row: Any) -> Standing:
    return Standing(row.to_act, row.phase, row.scores, row.ranks)


def _table(
    row: TableRow,
    seats: tuple[SeatData, ...],
    actions: tuple[int, ...],
    causes: tuple[str, ...],
    components: str | None,
    journal: tuple[Entry, ...],
    proposals: tuple[Proposal, ...],
) -> TableData:
    return TableData(
        id=row.id,
        game=row.game,
        players=row.players,
        options=dict(row.options),
        rules_version=row.rules_version,
        box=row.box,
        seed=int(row.seed) if row.seed.isascii() and row.seed.isdigit() else -1,
        status=row.status,
        visibility=row.visibility,
        owner=row.owner,
        hints=row.hints,
        pace=row.pace,
        revision=row.revision,
        uploaded=row.uploaded,
        created_at=row.created_at,
        updated_at=row.updated_at,
        seats=seats,
        standing=_standing(row),
        actions=actions,
        causes=causes,
        components=components,
        terms=row.terms,
        since=utc(row.since),
        why=row.why,
        journal=journal,
        proposals=proposals,
    )
