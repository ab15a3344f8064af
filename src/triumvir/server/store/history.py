"""What the finished games of a person amount to, as the database counts them.

Games in which one person held several seats count for nobody.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Integer, case, cast, exists, func, select

from triumvir.server.store.models import TableRow
from triumvir.server.store.played import MINE, PlayedStore, Wanted, conditions
from triumvir.server.store.seats import HOLDERS, utc

POINTS = 60  # at most, of a plot: more games become means of several


@dataclass(frozen=True)
class Sum:
    """Games of one title with one number of players."""

    game: str
    players: int
    games: int
    won: int
    mean: float
    best: int


@dataclass(frozen=True)
class Point:
    """One game of a plot, or several that follow each other."""

    first: datetime
    last: datetime
    games: int
    won: int
    mean: float
    low: int
    high: int


class HistoryStore(PlayedStore):
    """All that a store of games can do, and what they amount to."""

    def sums(self, person: str) -> list[Sum]:
        """The finished games of a person by title and number of players."""
        query = (
            select(TableRow.game, TableRow.players, func.count(), _won(), _mean(), func.max(MINE.vp))
            .select_from(MINE)
            .join(TableRow, TableRow.id == MINE.table_id)
            .where(*_mine(person))
            .group_by(TableRow.game, TableRow.players)
            .order_by(TableRow.game, TableRow.players)
        )
        with self.reading() as work:
            rows: Any = work.execute(query).all()
        return [Sum(game, players, n, won, float(mean), best) for game, players, n, won, mean, best in rows]

    def points(self, person: str, wanted: Wanted) -> list[Point]:
        """The VP of a person over time, in at most `POINTS` points."""
        place = func.ntile(POINTS).over(order_by=(MINE.ended_at, MINE.table_id)).label("place")
        games = (
            select(MINE.ended_at, MINE.vp, MINE.rank, place)
            .select_from(MINE)
            .join(TableRow, TableRow.id == MINE.table_id)
            .where(*_mine(person), *conditions(person, wanted))
        ).subquery()
        column = games.c
        won = func.sum(case((column.rank == 1, 1), else_=0))
        spread = (cast(won, Integer), func.avg(column.vp), func.min(column.vp), func.max(column.vp))
        query = select(func.min(column.ended_at), func.max(column.ended_at), func.count(), *spread)
        with self.reading() as work:
            rows: Any = work.execute(query.group_by(column.place).order_by(column.place)).all()
        return [
            Point(utc(first), utc(last), games, won, float(mean), low, high)
            for first, last, games, won, mean, low, high in rows
        ]


def _won() -> ColumnElement[int]:
    return cast(func.sum(case((MINE.rank == 1, 1), else_=0)), Integer)


def _mean() -> ColumnElement[Any]:
    return func.avg(MINE.vp)


def _mine(person: str) -> list[ColumnElement[bool]]:
    twin: Any = HOLDERS.alias()
    same = twin.c.holder + "" == person  # so that SQLite looks among the few of the table, not all of the person
    again = (twin.c.table_id == MINE.table_id) & same & (twin.c.seat != MINE.seat)
    return [MINE.holder == person, MINE.ended_at.is_not(None), MINE.vp.is_not(None), ~exists().where(again)]
