"""All tables: made and changed. A change is stored before anyone hears of it; else it did not happen."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, ParamSpec

from triumvir.engine.errors import TriumvirError
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.engine.session import UndoRefused
from triumvir.language import catalogue
from triumvir.server.clocks import Columns, Tick
from triumvir.server.life.terms import Terms
from triumvir.server.live_table import LiveTable
from triumvir.server.new_table import SeatPlan, new_seats, new_table, one_against_computers, onlookers
from triumvir.server.results import note_result
from triumvir.server.shelf import Shelf
from triumvir.server.store import Conflict, Standing
from triumvir.server.store.store import CHAT_KEPT
from triumvir.server.told_table import standing_of

WORDS = catalogue("triumvir.server", "refusals")

P = ParamSpec("P")


class Stale(Exception):
    """The request was made for an older revision of the table."""

    def __init__(self, table: LiveTable) -> None:
        super().__init__(table.id)
        self.table = table


class Gone(KeyError):
    """There is no such table, or no longer: the host may have removed it."""


class Tables(Shelf):
    """The tables of this server."""

    # ------------------------------------------------------------ making

    async def create(
        self,
        game: Game,
        owner: str,
        seats: Sequence[SeatPlan],
        *,
        visibility: str = "link",
        hints: bool = True,
        pace: int | None = None,
        terms: Terms | None = None,
        start: bool = False,
        seed: int | None = None,
    ) -> LiveTable:
        """A new table; unless it is given, its seed comes from the operating system."""
        if seed is None:
            seed = int.from_bytes(self.config.random_bytes(32), "big")
        pace = self.config.pace if pace is None else pace
        data = new_table(self.config, Record.of(game, seed), owner, visibility, hints, pace)
        data = replace(data, terms=(terms or Terms()).columns())
        await self.stored(self.store.create, data, new_seats(self.keys, data.id, seats, owner))
        table = await self.get(data.id)
        assert table is not None
        if start:
            await self.start(data.id, table.revision)
            table = await self.get(data.id)
            assert table is not None
        return table

    async def adopt(self, record: Record, deciding: Sequence[int], standing: Standing, owner: str) -> str:
        """Keep an uploaded record of a finished game; returns the table's code."""
        pace = self.config.pace
        data = new_table(self.config, record, owner, "link", False, pace, "finished", True, standing)
        steps = list(zip(deciding, record.actions, strict=True))
        seats = new_seats(self.keys, data.id, onlookers(record), owner)
        await self.stored(self.store.create, data, seats, steps)
        return data.id

    async def fork(self, table: LiveTable, seat: int, ply: int, owner: str) -> str:
        """A new table that goes on from a position of a finished one, one seat against computer players."""
        record, states = table.record(), table.session.positions[: ply + 1]
        record.actions = record.actions[:ply]
        data = new_table(
            self.config,
            record,
            owner,
            "link",
            True,
            self.config.pace,
            "running",
            standing=standing_of(table.game, states[-1]),
        )
        steps = [(int(state.to_act), action) for state, action in zip(states, record.actions, strict=False)]
        seats = new_seats(self.keys, data.id, one_against_computers(table.seats, seat), owner)
        await self.stored(self.store.create, data, seats, steps)
        return data.id

    # ------------------------------------------------------------ changing

    @asynccontextmanager
    async def _locked(self, table_id: str, revision: int) -> AsyncIterator[LiveTable]:
        """The table, which nobody else changes meanwhile; raises Stale if it is not at this revision."""
        while True:
            table = await self.get(table_id)
            if table is None:
                raise Gone(table_id)
            table = await self.reach(table, revision)
            async with table.lock:
                if self._live.get(table_id) is not table:
                    continue  # it was rebuilt while we waited
                if table.revision != revision:
                    raise Stale(table)
                yield table
                return

    async def _store_or_rebuild(self, table: LiveTable, work: Callable[P, Any], *args: P.args, **kw: P.kwargs) -> None:
        try:
            await self.stored(work, *args, **kw)
        except BaseException as error:
            if isinstance(error, Conflict):
                fresh = await self._rebuild(table)
                raise (Gone(table.id) if fresh is None else Stale(fresh)) from error
            self.forget(table.id)
            raise

    def _changed(self, table: LiveTable) -> None:
        self.hub.publish(table.id)
        self._listener(table)

    def _tick(self, table: LiveTable, standing: Standing, ply: int, undone: bool = False) -> dict[int, Columns]:
        """What a step of the game does to the clocks."""
        to_act = -1 if standing.to_act is None else standing.to_act
        return Tick(table.terms, self.stills, self.config.now(), to_act, ply, undone).seats(table.seats)

    async def act(
        self, table_id: str, seat: int, action: int, revision: int, cause: str = "person", performs: bool = False
    ) -> LiveTable:
        """Take an action; raises Stale, or IllegalAction with the rule. When this returns, it is stored."""
        async with self._locked(table_id, revision) as table:
            if not table.running:
                raise Stale(table)
            ply = table.ply
            steps, standing, ahead = table.plan((seat, action, cause), performs)
            status = "running" if standing.ranks is None else "finished"
            now, clocks = self.config.now(), self._tick(table, standing, ply + len(steps))
            await self._store_or_rebuild(
                table, self.store.append, table.id, revision, ply, steps, now, status, standing, clocks
            )
            table.carry_out(steps, clocks, ahead)
        self.metrics.count("actions_total", cause)
        self._changed(table)
        await note_result(self, table)
        return table

    async def undo(self, table_id: str, seat: int, revision: int) -> LiveTable:
        """Take the seat's last choice back; raises Stale, or UndoRefused with the reason."""
        async with self._locked(table_id, revision) as table:
            undo = table.undo_of(seat)
            if undo.refused is not None or not table.running:
                refused = undo.refused or WORDS("game-over")
                raise UndoRefused(refused)
            now, standing = self.config.now(), table.standing(undo.to)
            clocks = self._tick(table, standing, undo.to, undone=True)
            store = self.store
            await self._store_or_rebuild(table, store.take_back, table.id, revision, undo.to, now, standing, clocks)
            table.redo.append(table.rewind(undo.to, clocks))
        self._changed(table)
        await self.peers.tell(table)
        return table

    async def redo(self, table_id: str, seat: int, revision: int) -> LiveTable:
        """Do again what was taken back last; raises Stale or UndoRefused."""
        table = await self.get(table_id)
        if table is None:
            raise Gone(table_id)
        if not table.redo or table.redo[-1][0][0] != seat:
            raise UndoRefused(WORDS("there-nothing-do-again"))
        return await self.act(table_id, seat, table.redo[-1][0][1], revision)

    async def start(self, table_id: str, revision: int) -> LiveTable:
        """Begin to play; raises TriumvirError while a seat is free."""
        async with self._locked(table_id, revision) as table:
            if table.data.status != "lobby":
                raise Stale(table)
            if any(seat.kind == "open" for seat in table.seats):
                raise TriumvirError(WORDS("seat-still-free"))
            steps, standing, ahead = table.plan(None)
            now, clocks = self.config.now(), self._tick(table, standing, len(steps))
            await self._store_or_rebuild(
                table, self.store.append, table.id, revision, 0, steps, now, "running", standing, clocks
            )
            table.carry_out(steps, clocks, ahead)
        self._changed(table)
        return table

    async def change(
        self, table_id: str, revision: int, work: Callable[..., None], *args: Any, **values: Any
    ) -> LiveTable:
        """Change a table or a seat by one of the store's methods; raises Stale."""
        async with self._locked(table_id, revision) as table:
            now = self.config.now()
            await self._store_or_rebuild(table, work, table.id, revision, now, *args, **values)
            fresh = await self._renew(table)
            if fresh is None:
                raise Gone(table_id)
        self._changed(fresh)
        return fresh

    async def say(self, table: LiveTable, seat: int, text: str) -> None:
        """Say something at a table."""
        try:
            said = await self.stored(self.store.say, table.id, seat, text, self.config.now())
        except Conflict as error:
            self.forget(table.id)
            raise Gone(table.id) from error
        table.hear([*table.chat[1 - CHAT_KEPT :], said])
        self.hub.publish(table.id)
