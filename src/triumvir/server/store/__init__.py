"""The store: SQLAlchemy over SQLite (WAL) or PostgreSQL, migrated with Alembic."""

from triumvir.server.store.data import ChatData, TableData, TableFacts
from triumvir.server.store.engine import open_store, sqlite_file
from triumvir.server.store.host import HostStore
from triumvir.server.store.seats import Holding, Link, NewSeat, SeatData
from triumvir.server.store.standing import Standing
from triumvir.server.store.store import Conflict, Store

__all__ = [
    "ChatData",
    "Conflict",
    "Holding",
    "HostStore",
    "Link",
    "NewSeat",
    "SeatData",
    "Standing",
    "Store",
    "TableData",
    "TableFacts",
    "open_store",
    "sqlite_file",
]
