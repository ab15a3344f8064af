"""The store: SQLAlchemy over SQLite (WAL) or PostgreSQL, migrated with Alembic."""

from triumvir.server.store.engine import open_store, sqlite_file
from triumvir.server.store.seats import Holding, Link, NewSeat, SeatData
from triumvir.server.store.store import ChatData, Conflict, Store, TableData

__all__ = [
    "ChatData",
    "Conflict",
    "Holding",
    "Link",
    "NewSeat",
    "SeatData",
    "Store",
    "TableData",
    "open_store",
    "sqlite_file",
]
