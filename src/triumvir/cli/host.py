"""What the commands of a host share: the store they work on, spans of time, and moments as text."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Annotated

import typer

from triumvir.cli.texts import WORDS, CommandError

if TYPE_CHECKING:
    from triumvir.server.store import HostStore

Db = Annotated[str | None, typer.Option("--db", metavar="URL", help="option-where-games-are")]
TableCode = Annotated[str, typer.Argument(metavar="CODE", help="option-code-table-as", show_default=False)]
KeepUnstarted = Annotated[
    str | None,
    typer.Option("--keep-unstarted", metavar="TIME", help="option-remove-tables-that"),
]
KeepAbandoned = Annotated[
    str | None,
    typer.Option("--keep-abandoned", metavar="TIME", help="option-remove-games-that"),
]
UNITS = {"h": "hours", "d": "days", "w": "weeks"}


def address(db: str | None) -> str:
    """Where the games are."""
    from triumvir.server.config import default_db  # noqa: PLC0415  # only these commands need the server

    return db or default_db()


@contextmanager
def opened(db: str | None) -> Iterator[HostStore]:
    """The store of a server, at the newest schema; raises TriumvirError if there is none."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from triumvir.server.store import open_store  # noqa: PLC0415
    from triumvir.server.store.probe import reason, to_use  # noqa: PLC0415

    where = address(db)
    to_use(where)
    try:
        store = open_store(where)
        try:
            yield store
        finally:
            store.close()
    except SQLAlchemyError as error:
        raise CommandError(WORDS("host-failed", why=reason(error))) from error


def now() -> datetime:
    """The moment at which a command does something."""
    return datetime.now(UTC)


def span(option: str, given: str | None) -> timedelta | None:
    """A span of time such as 12h, 7d or 4w; refuses anything else."""
    if given is None:
        return None
    number, unit = given[:-1], given[-1:]
    if unit not in UNITS or not (number.isascii() and number.isdigit()) or not 0 < int(number[:6]) < 100_000:
        raise CommandError(WORDS("host-span", option=option, given=given))
    return timedelta(**{UNITS[unit]: int(number[:6])})


def before(option: str, given: str | None) -> datetime | None:
    """The moment that lies a span of time back."""
    ago = span(option, given)
    return None if ago is None else now() - ago


def moment(at: datetime) -> str:
    """A moment for a person, in UTC, to the minute."""
    from triumvir.server.store.moments import in_utc  # noqa: PLC0415

    return in_utc(at).strftime("%Y-%m-%d %H:%M")
