"""Adding rows that somebody else may add at the same moment.

Looking first and adding then is two steps, between which another worker adds the same: one of both would be refused.
Here the database does both in one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

from triumvir.server.store.post import POSTGRESQL


def insertion(work: Connection, table: Table) -> Any:
    """An insertion in the dialect of a store, which can say what is done if the row is there."""
    made: Any = postgresql if work.dialect.name == POSTGRESQL else sqlite
    return made.insert(table)


def add(work: Connection, table: Table, values: Mapping[str, Any]) -> bool:
    """Add a row, unless one is there with which it cannot be; returns whether it was added."""
    added = work.execute(insertion(work, table).values(**values).on_conflict_do_nothing())
    return bool(added.rowcount == 1)


def put(work: Connection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Give the row of a key these values, whether it is there or not."""
    row = insertion(work, table).values(**key, **values)
    work.execute(row.on_conflict_do_update(index_elements=list(key), set_=dict(values)))
