"""Reading and writing tables. Every change is one transaction that succeeds only on the revision it was made for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Update, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session as Transaction

from triumvir.engine.options import OptionValue
from triumvir.server.store.models import ActionRow, Base, ChatRow, HolderRow, SeatRow, TableRow
from triumvir.server.store.post import POSTGRESQL, Letters, post_for

CHAT_KEPT = 200  # things said that a table shows
WRITES = "triumvir_writes"  # marks the transactions that change something
NO_MORE: Mapping[str, Any] = {}
# What is written is written without the mapping to objects, which would take longer than the database.
TABLES, SEATS, HOLDERS, ACTIONS, CHAT = (
    Base.metadata.tables[row.__tablename__] for row in (TableRow, SeatRow, HolderRow, ActionRow, ChatRow)
)
_ADD_ACTIONS = insert(ACTIONS)


class Conflict(Exception):
    """Somebody else was faster: the table is no longer at the revision or ply that the change was made for."""


@dataclass(frozen=True)
class SeatData:
    """A seat as stored."""

    seat: int
    kind: str
    name: str
    agent: str
    generation: int
    holders: frozenset[str] = frozenset()


@dataclass(frozen=True)
class NewSeat:
    """A seat about to be stored."""

    kind: str
    name: str
    agent: str
    token_hash: str
    holder: str | None


@dataclass(frozen=True)
class TableData:
    """A table as stored, with everything needed to rebuild it."""

    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    rules_version: int
    box: str
    seed: int
    status: str
    visibility: str
    owner: str
    hints: bool
    pace: int
    revision: int
    uploaded: bool
    created_at: datetime
    updated_at: datetime
    seats: tuple[SeatData, ...] = ()
    actions: tuple[int, ...] = ()
    causes: tuple[str, ...] = field(default=())


@dataclass(frozen=True)
class ChatData:
    """Something said."""

    id: int
    seat: int
    text: str
    at: datetime


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
        """Store a new table; `actions` are (seat, action) of an uploaded record."""
        row = {name: getattr(data, name) for name in TABLES.columns.keys()}  # noqa: SIM118
        row["seed"] = str(data.seed)
        with self._change() as (work, _):
            work.execute(insert(TABLES).values(**row))
            for number, seat in enumerate(seats):
                work.execute(
                    insert(SEATS).values(
                        table_id=data.id,
                        seat=number,
                        kind=seat.kind,
                        name=seat.name,
                        agent=seat.agent,
                        token_hash=seat.token_hash,
                        generation=0,
                    )
                )
                if seat.holder:
                    work.execute(insert(HOLDERS).values(table_id=data.id, seat=number, holder=seat.holder))
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
                row, _seats(work, [table_id])[table_id], tuple(a for a, _ in actions), tuple(c for _, c in actions)
            )

    def revision(self, table_id: str) -> int | None:
        """How often the table has changed."""
        with Transaction(self._reader) as work:
            return work.scalar(select(TableRow.revision).where(TableRow.id == table_id))

    def held_by(self, holder: str, limit: int = 40) -> list[TableData]:
        """The tables at which a visitor has a seat or which it opened, newest first, without their actions."""
        mine = select(HolderRow.table_id).where(HolderRow.holder == holder)
        return self._list((TableRow.id.in_(mine)) | (TableRow.owner == holder), limit)

    def open_tables(self, limit: int = 20) -> list[TableData]:
        """The tables that anybody may join or watch, newest first, without their actions."""
        return self._list((TableRow.visibility == "open") & (TableRow.status != "finished"), limit)

    def _list(self, condition: Any, limit: int) -> list[TableData]:
        with Transaction(self._reader) as work:
            rows = work.scalars(
                select(TableRow).where(condition).order_by(TableRow.updated_at.desc()).limit(limit)
            ).all()
            seats = _seats(work, [row.id for row in rows])
            return [_table(row, seats[row.id]) for row in rows]

    def by_token(self, token_hash: str) -> tuple[str, int] | None:
        """The table and seat that a private link opens."""
        with Transaction(self._reader) as work:
            found = work.execute(
                select(SeatRow.table_id, SeatRow.seat).where(SeatRow.token_hash == token_hash)
            ).one_or_none()
            return None if found is None else (found[0], found[1])

    # ------------------------------------------------------------ changes

    def append(
        self,
        table_id: str,
        revision: int,
        ply: int,
        steps: Sequence[tuple[int, int, str]],
        at: datetime,
        status: str,
    ) -> None:
        """Store actions (seat, action, cause) from `ply` on; raises Conflict if the table has moved on."""
        rows = [
            {"table_id": table_id, "ply": ply + i, "action": action, "seat": seat, "cause": cause, "at": at}
            for i, (seat, action, cause) in enumerate(steps)
        ]
        try:
            with self._change() as change:
                self._bump(change, table_id, revision, at, {"ply": ply, "steps": steps}, status=status)
                if rows:
                    change.work.execute(_ADD_ACTIONS, rows)
        except IntegrityError as error:
            raise Conflict(table_id) from error

    def take_back(self, table_id: str, revision: int, ply: int, at: datetime) -> None:
        """Remove the actions from `ply` on; raises Conflict if the table has moved on."""
        with self._change() as change:
            self._bump(change, table_id, revision, at, status="running")
            change.work.execute(delete(ACTIONS).where((ACTIONS.c.table_id == table_id) & (ACTIONS.c.ply >= ply)))

    def change_table(self, table_id: str, revision: int, at: datetime, **values: Any) -> None:
        """Change columns of a table; raises Conflict if it has moved on."""
        with self._change() as change:
            self._bump(change, table_id, revision, at, **values)

    def change_seat(self, table_id: str, revision: int, at: datetime, seat: int, **values: Any) -> None:
        """Change columns of a seat; raises Conflict if the table has moved on."""
        with self._change() as change:
            self._bump(change, table_id, revision, at)
            _change_seat(change.work, table_id, seat, values)

    def hold(self, table_id: str, revision: int, at: datetime, seat: int, holder: str, **values: Any) -> None:
        """Let a browser act for a seat, and change columns of the seat."""
        who = {"table_id": table_id, "seat": seat, "holder": holder}
        with self._change() as change:
            self._bump(change, table_id, revision, at)
            if change.work.execute(select(HOLDERS).filter_by(**who)).one_or_none() is None:
                change.work.execute(insert(HOLDERS).values(**who))
            if values:
                _change_seat(change.work, table_id, seat, values)

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
        self.post.note(change.work, change.letters, table_id, {"changed": revision + 1, **told})

    # ------------------------------------------------------------ chat

    def say(self, table_id: str, seat: int, text: str, at: datetime) -> ChatData:
        """Store something said."""
        with self._change() as (work, letters):
            said = insert(CHAT).values(table_id=table_id, seat=seat, text=text, at=at).returning(CHAT.c.id)
            number: int = work.execute(said).scalar_one()
            self.post.note(work, letters, table_id, {"said": number})
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
            return dict(found.tuples())


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


def _change_seat(work: Connection, table_id: str, seat: int, values: Mapping[str, Any]) -> None:
    work.execute(update(SEATS).where((SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)).values(**values))


def _seats(work: Transaction, ids: Sequence[str]) -> dict[str, tuple[SeatData, ...]]:
    holders: dict[tuple[str, int], set[str]] = {}
    for holder in work.scalars(select(HolderRow).where(HolderRow.table_id.in_(ids))):
        holders.setdefault((holder.table_id, holder.seat), set()).add(holder.holder)
    found: dict[str, list[SeatData]] = {table_id: [] for table_id in ids}
    for row in work.scalars(select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.seat)):
        held = frozenset(holders.get((row.table_id, row.seat), ()))
        found[row.table_id].append(SeatData(row.seat, row.kind, row.name, row.agent, row.generation, held))
    return {table_id: tuple(seats) for table_id, seats in found.items()}


def _table(
    row: TableRow, seats: tuple[SeatData, ...], actions: tuple[int, ...] = (), causes: tuple[str, ...] = ()
) -> TableData:
    return TableData(
        id=row.id,
        game=row.game,
        players=row.players,
        options=dict(row.options),
        rules_version=row.rules_version,
        box=row.box,
        seed=int(row.seed),
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
        actions=actions,
        causes=causes,
    )
