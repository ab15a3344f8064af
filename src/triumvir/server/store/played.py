"""The games of one person, as stored: those that go on, those that are over, and what they amount to.

Nothing here reads more rows than a page shows, however many games a person has: what is over is found by an index in
the order of its end, and numbers are made by the database.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, case, exists, func, or_, select, update

from triumvir.server.store.data import TableFacts
from triumvir.server.store.models import Base, HolderRow, ResultRow, SeatRow, TableRow
from triumvir.server.store.putting import put
from triumvir.server.store.seats import HOLDERS, utc
from triumvir.server.store.ways import WaysStore

RESULTS = Base.metadata.tables[ResultRow.__tablename__]
LIVE_MOST = 200  # games that go on, of one person, that a page shows
SEATS_MOST = 4  # that one person can hold at a table
MINE = HolderRow
GOES_ON = ("lobby", "running", "paused")


@dataclass(frozen=True)
class Wanted:
    """Which games: empty fields leave it open."""

    game: str = ""
    players: int = 0
    company: str = ""  # people: with other persons; computers: against computer players only
    text: str = ""  # part of a name or of a code


@dataclass(frozen=True)
class Cursor:
    """The last game of a page: the next page begins behind it."""

    ended_at: datetime
    table_id: str


@dataclass(frozen=True)
class Counts:
    """How many games of a person there are, by what they wait for."""

    turn: int
    waiting: int
    lobby: int
    finished: int
    archived: int


class PlayedStore(WaysStore):
    """All that a store of persons can do, and their games."""

    def counts(self, person: str) -> Counts:
        """How many games a person has in which state."""
        mine = (MINE.holder == person) & MINE.archived.is_(False)
        on = mine & MINE.ended_at.is_(None) & TableRow.status.in_(GOES_ON)
        turn = case((_my_turn(), 1), else_=0)
        by_table = (
            select(TableRow.status, func.max(turn).label("turn"))
            .select_from(MINE)
            .join(TableRow, TableRow.id == MINE.table_id)
            .join(SeatRow, (SeatRow.table_id == MINE.table_id) & (SeatRow.seat == MINE.seat))
            .where(on)
            .group_by(TableRow.id, TableRow.status)
        ).subquery()
        with self.reading() as work:
            live = work.execute(select(by_table.c.status, by_table.c.turn, func.count()).group_by(*by_table.c)).all()
            tables = func.count(MINE.table_id.distinct())
            over = work.scalar(select(tables).where(mine, MINE.ended_at.is_not(None)))
            away = work.scalar(select(tables).where(MINE.holder == person, MINE.archived.is_(True)))
        lobby = sum(n for status, _, n in live if status == "lobby")
        turns = sum(n for status, turn, n in live if turn)
        return Counts(turns, sum(n for *_, n in live) - lobby - turns, lobby, over or 0, away or 0)

    def going_on(self, person: str, wanted: Wanted = Wanted()) -> list[TableFacts]:  # noqa: B008  # it is immutable
        """The games of a person that are not over, those that it has to decide in first."""
        mine = (MINE.holder == person) & MINE.archived.is_(False) & MINE.ended_at.is_(None)
        turn = func.max(case((_my_turn(), 1), else_=0))
        query = (
            select(TableRow.id)
            .select_from(MINE)
            .join(TableRow, TableRow.id == MINE.table_id)
            .join(SeatRow, (SeatRow.table_id == MINE.table_id) & (SeatRow.seat == MINE.seat))
            .where(mine, TableRow.status.in_(GOES_ON), *conditions(person, wanted))
            .group_by(TableRow.id)
            .order_by(turn.desc(), func.max(TableRow.updated_at).desc(), TableRow.id)
            .limit(LIVE_MOST)
        )
        with self.reading() as work:
            codes = list(work.scalars(query))
        return self._in_order(codes)

    def over(
        self, person: str, wanted: Wanted, after: Cursor | None, limit: int, archived: bool = False
    ) -> tuple[list[TableFacts], Cursor | None]:
        """Games of a person that are over (or archived), the latest first, and where the next page begins."""
        mine = [MINE.holder == person, MINE.archived.is_(archived)]
        if not archived:
            mine.append(MINE.ended_at.is_not(None))
        ended = func.coalesce(MINE.ended_at, MINE.since) if archived else MINE.ended_at
        if after is not None:
            later = (ended == after.ended_at) & (MINE.table_id < after.table_id)
            mine.append((ended <= after.ended_at) & ((ended < after.ended_at) | later))
        query = select(MINE.table_id, ended.label("ended")).where(*mine)
        if wanted != Wanted():
            query = query.join(TableRow, TableRow.id == MINE.table_id).where(*conditions(person, wanted))
        query = query.order_by(ended.desc(), MINE.table_id.desc()).limit((limit + 1) * SEATS_MOST)
        with self.reading() as work:
            found = {row.table_id: utc(row.ended) for row in work.execute(query)}
        codes = list(found)[:limit]
        more = len(found) > limit and found[codes[-1]] is not None
        return self._in_order(codes), Cursor(found[codes[-1]], codes[-1]) if more else None

    def opened(self, person: str, limit: int) -> list[TableFacts]:
        """The tables that a person has opened without a seat there: uploaded records, games of computers."""
        held = exists().where(MINE.table_id == TableRow.id, MINE.holder == person)
        return self._list((TableRow.owner == person) & (TableRow.status != "removed") & ~held, limit)

    def _in_order(self, codes: list[str]) -> list[TableFacts]:
        tables = {table.id: table for table in self._list(TableRow.id.in_(codes), len(codes))} if codes else {}
        return [tables[code] for code in codes if code in tables]

    def archive(self, person: str, table_id: str, away: bool) -> bool:
        """Put a game out of its person's sight, or back."""
        here = (HOLDERS.c.holder == person) & (HOLDERS.c.table_id == table_id)
        with self._change() as (work, _):
            return work.execute(update(HOLDERS).where(here).values(archived=away)).rowcount > 0

    # ------------------------------------------------------------ where VP came from

    def note_result(self, table_id: str, plies: int, ledgers: list[dict[str, int]]) -> None:
        """Keep the VP of a finished game by seat and source."""
        with self._change() as (work, _):
            put(work, RESULTS, {"table_id": table_id}, {"plies": plies, "ledgers": ledgers})

    def results(self, codes: list[str]) -> dict[str, list[dict[str, int]]]:
        """VP by seat and source of those games of which it is known."""
        with self.reading() as work:
            rows = work.execute(select(RESULTS.c.table_id, RESULTS.c.ledgers).where(RESULTS.c.table_id.in_(codes)))
            return {row.table_id: row.ledgers for row in rows}


def _my_turn() -> ColumnElement[bool]:
    return (TableRow.status == "running") & (TableRow.to_act == SeatRow.seat) & (SeatRow.kind == "person")


def conditions(person: str, wanted: Wanted) -> list[ColumnElement[bool]]:
    """What a table must be to be wanted."""
    found: list[ColumnElement[bool]] = []
    if wanted.game:
        found.append(TableRow.game == wanted.game)
    if wanted.players:
        found.append(TableRow.players == wanted.players)
    if wanted.company:
        theirs: Any = HOLDERS.alias()
        others = exists().where(theirs.c.table_id == TableRow.id, theirs.c.holder != person)
        found.append(others if wanted.company == "people" else ~others)
    if wanted.text:
        names: Any = Base.metadata.tables[SeatRow.__tablename__].alias()
        named = exists().where(names.c.table_id == TableRow.id, names.c.name.icontains(wanted.text, autoescape=True))
        found.append(or_(TableRow.id.icontains(wanted.text, autoescape=True), named))
    return found
