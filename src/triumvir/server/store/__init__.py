"""The store: SQLAlchemy over SQLite (WAL) or PostgreSQL, migrated with Alembic."""

from triumvir.server.store.engine import open_store, sqlite_file
from triumvir.server.store.host import HostStore
from triumvir.server.store.store import ChatData, Conflict, NewSeat, SeatData, Store, TableData

__all__ = [
    "ChatData",
    "Conflict",
    "HostStore",
    "NewSeat",
    "SeatData",
    "Store",
    "TableData",
    "open_store",
    "sqlite_file",
]
