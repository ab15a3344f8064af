"""Server, worker, thinker and database killed under play: nothing is lost, and computer players go on by themselves.

The short form of `tests/tools/kills.py`, which also measures how long that takes.
"""

from __future__ import annotations

from pathlib import Path

from .kills import DATABASE, SERVER, THINKER, WORKER, Outcome, kill
from .postgres import cluster, needs_postgres


def check(found: Outcome, *kinds: str) -> None:
    assert tuple(found.seconds) == kinds
    assert found.acknowledged > 0
    assert found.lost == 0


def test_kills_with_sqlite(tmp_path: Path) -> None:
    check(kill(tmp_path, None, 2, 3, print), SERVER, THINKER, WORKER)


@needs_postgres
def test_kills_with_postgresql(tmp_path: Path) -> None:
    with cluster() as database:
        check(kill(tmp_path, database, 1, 3, print), SERVER, THINKER, DATABASE)
