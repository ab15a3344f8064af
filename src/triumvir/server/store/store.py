"""Reading and writing tables. Every change is one transaction that succeeds only on the revision it was made for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import Engine, delete, func, insert, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session as Transaction

from triumvir.engine.options import OptionValue
from triumvir.server.store.models import ActionRow, ChatRow, HolderRow, SeatRow, TableRow
from triumvir.server.store.post import POSTGRESQL, post_for

CHAT_KEPT = 200  # things said that a table shows
WRITES = "triumvir_writes"  # marks the transactions that change something
NO_MORE: Mapping[str, Any] = {}


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


class Store:
    """All tables. Methods block; the server calls them on a thread of its own."""

    def __init__(self, engine: Engine, relay: str | None = None) -> None:
        self.engine = engine
        self.post = post_for(engine, relay)
        self._reader, self._writer = to_read(engine), to_write(engine)

    def close(self) -> None:
        """Give the connections back."""
        self.post.close()
        self.engine.dispose()

    @contextmanager
    def _change(self) -> Iterator[Transaction]:
        """A change that is made as a whole or not at all; once it is made, the other workers are told of it."""
        with Transaction(self._writer) as work:
            with work.begin():
                yield work
            self.post.committed(work)

    # ------------------------------------------------------------ tables

    def create(self, data: TableData, seats: Sequence[NewSeat], actions: Sequence[tuple[int, int]] = ()) -> None:
        """Store a new table; `actions` are (seat, action) of an uploaded record."""
        row = {name: getattr(data, name) for name in TableRow.__table__.columns.keys()}  # noqa: SIM118
        row["seed"] = str(data.seed)
        with self._change() as work:
            work.execute(insert(TableRow).values(**row))
            for number, seat in enumerate(seats):
                work.execute(
                    insert(SeatRow).values(
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
                    work.execute(insert(HolderRow).values(table_id=data.id, seat=number, holder=seat.holder))
            rows = [
                {"table_id": data.id, "ply": ply, "action": a, "seat": s, "cause": "person", "at": data.created_at}
                for ply, (s, a) in enumerate(actions)
            ]
            if rows:
                work.execute(insert(ActionRow), rows)

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
            with self._change() as work:
                self._bump(work, table_id, revision, at, {"ply": ply, "steps": steps}, status=status)
                if rows:
                    work.execute(insert(ActionRow), rows)
        except IntegrityError as error:
            raise Conflict(table_id) from error

    def take_back(self, table_id: str, revision: int, ply: int, at: datetime) -> None:
        """Remove the actions from `ply` on; raises Conflict if the table has moved on."""
        with self._change() as work:
            self._bump(work, table_id, revision, at, status="running")
            work.execute(delete(ActionRow).where((ActionRow.table_id == table_id) & (ActionRow.ply >= ply)))

    def change_table(self, table_id: str, revision: int, at: datetime, **values: Any) -> None:
        """Change columns of a table; raises Conflict if it has moved on."""
        with self._change() as work:
            self._bump(work, table_id, revision, at, **values)

    def change_seat(self, table_id: str, revision: int, at: datetime, seat: int, **values: Any) -> None:
        """Change columns of a seat; raises Conflict if the table has moved on."""
        with self._change() as work:
            self._bump(work, table_id, revision, at)
            work.execute(
                update(SeatRow).where((SeatRow.table_id == table_id) & (SeatRow.seat == seat)).values(**values)
            )

    def hold(self, table_id: str, revision: int, at: datetime, seat: int, holder: str, **values: Any) -> None:
        """Let a browser act for a seat, and change columns of the seat."""
        with self._change() as work:
            self._bump(work, table_id, revision, at)
            known = work.get(HolderRow, (table_id, seat, holder))
            if known is None:
                work.execute(insert(HolderRow).values(table_id=table_id, seat=seat, holder=holder))
            if values:
                work.execute(
                    update(SeatRow).where((SeatRow.table_id == table_id) & (SeatRow.seat == seat)).values(**values)
                )

    def _bump(
        self,
        work: Transaction,
        table_id: str,
        revision: int,
        at: datetime,
        told: Mapping[str, Any] = NO_MORE,
        **values: Any,
    ) -> None:
        """Count a change of a table, and tell the other workers of it, and `told` with it."""
        done: CursorResult[Any] = work.execute(  # type: ignore[assignment]  # an update gives a cursor result
            update(TableRow)
            .where((TableRow.id == table_id) & (TableRow.revision == revision))
            .values(revision=revision + 1, updated_at=at, **values)
        )
        if done.rowcount != 1:
            raise Conflict(table_id)
        self.post.note(work, table_id, {"changed": revision + 1, **told})

    # ------------------------------------------------------------ chat

    def say(self, table_id: str, seat: int, text: str, at: datetime) -> ChatData:
        """Store something said."""
        with self._change() as work:
            row = ChatRow(table_id=table_id, seat=seat, text=text, at=at)
            work.add(row)
            work.flush()
            self.post.note(work, table_id, {"said": row.id})
            return ChatData(row.id, row.seat, row.text, row.at)

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
