"""`triumvir tables`: look through the tables of a server, end or remove them. The server may run meanwhile."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from triumvir.cli.arguments import Json, Lang, chosen_language, whole
from triumvir.cli.host import Db, KeepAbandoned, KeepUnstarted, TableCode, before, moment, now, opened
from triumvir.cli.screen import output
from triumvir.cli.texts import WORDS, CommandError
from triumvir.games import titles

if TYPE_CHECKING:
    from triumvir.server.store import HostStore, TableFacts

SHORT = 12  # letters of a visitor's number that tell it from others
SHOWN = "100"

app = typer.Typer(no_args_is_help=True)


@app.command("list")
def list_tables(
    status: Annotated[str | None, typer.Option("--status", metavar="STATUS", help="option-only-lobby-running")] = None,
    older: Annotated[
        str | None,
        typer.Option("--older-than", metavar="TIME", help="option-only-those-not"),
    ] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="option-only-those-this")] = None,
    limit: Annotated[str, typer.Option("--limit", metavar="N", help="option-how-many-at")] = SHOWN,
    db: Db = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the tables, those last used first."""
    from triumvir.server.store.host import STATUSES  # noqa: PLC0415  # only these commands need the server

    chosen = chosen_language(lang)
    if status is not None and status not in STATUSES:
        raise CommandError(WORDS("host-status", given=status, known=", ".join(STATUSES)))
    if game is not None and game not in titles():
        raise CommandError(WORDS("host-game", given=game, known=", ".join(titles())))
    most, last = whole("--limit", limit, 1, 10_000), before("--older-than", older)
    with opened(db) as store:
        found, count = store.tables(most, status, game, last), store.count()
    if as_json:
        print(json.dumps({"count": count, "tables": [_as_json(table) for table in found]}, indent=2))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("host-code", "game", "host-status-word", "seats", "host-made", "host-used"):
        table.add_column(WORDS.say(chosen, column), overflow="fold", no_wrap=column in ("host-code", "game"))
    for data in found:
        names = ", ".join(seat.name for seat in data.seats)
        words = WORDS.say(chosen, f"host-status-{data.status}")
        table.add_row(data.id, data.game, words, escape(names), moment(data.created_at), moment(data.updated_at))
    console = output()
    if found:
        console.print(table)
    counts = ", ".join(f"{WORDS.say(chosen, f'host-status-{name}')} {number}" for name, number in sorted(count.items()))
    console.print(
        WORDS.say(chosen, "host-count", shown=len(found), all=sum(count.values()), counts=counts), markup=False
    )


@app.command("show")
def show_table(code: TableCode, db: Db = None, as_json: Json = False, lang: Lang = None) -> None:
    """Show a table: its seats, who sits there, and how far it is. Hands and seed stay hidden."""
    chosen = chosen_language(lang)
    with opened(db) as store:
        data, (actions, said) = _stored(store, code), store.sizes(code)
    if as_json:
        print(json.dumps({**_as_json(data), "actions": actions, "chat": said}, indent=2))
        return
    console = output()
    for name, value in (
        ("host-code", data.id),
        ("game", data.game),
        ("host-status-word", WORDS.say(chosen, f"host-status-{data.status}")),
        ("host-made", moment(data.created_at)),
        ("host-used", moment(data.updated_at)),
        ("host-actions", str(actions)),
        ("host-said", str(said)),
        ("host-owner", data.owner[:SHORT]),
    ):
        console.print(f"{WORDS.say(chosen, name)}: {value}", markup=False)
    for seat in data.seats:
        who = seat.agent or WORDS.say(chosen, f"host-seat-{seat.kind}")
        held = ", ".join(sorted(holder[:SHORT] for holder in seat.holders))
        line = WORDS.say(chosen, "host-seat", seat=seat.seat, name=seat.name, who=who, held=held and f": {held}")
        console.print(line, markup=False)


@app.command("end")
def end_table(code: TableCode, db: Db = None, lang: Lang = None) -> None:
    """End a game without a result; it can still be read."""
    chosen = chosen_language(lang)
    with opened(db) as store:
        if not store.end(code, now()):
            raise CommandError(WORDS("host-over", code=_stored(store, code).id))
    print(WORDS.say(chosen, "host-ended", code=code))


@app.command("remove")
def remove_table(code: TableCode, db: Db = None, lang: Lang = None) -> None:
    """Remove a table with its game and all that was said there."""
    chosen = chosen_language(lang)
    with opened(db) as store:
        if not store.remove(code):
            raise CommandError(WORDS("host-none", code=code))
    print(WORDS.say(chosen, "host-removed", code=code))


@app.command("prune")
def prune_tables(
    unstarted: KeepUnstarted = None,
    abandoned: KeepAbandoned = None,
    dry: Annotated[bool, typer.Option("--dry-run", help="option-only-say-which")] = False,
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Remove tables that nobody uses; finished games always stay."""
    from triumvir.server.store.host import Keep  # noqa: PLC0415  # only these commands need the server

    chosen = chosen_language(lang)
    keep = Keep(before("--keep-unstarted", unstarted), before("--keep-abandoned", abandoned))
    if keep == Keep():
        raise CommandError(WORDS("host-keep"))
    with opened(db) as store:
        codes = store.unused(keep) if dry else store.prune(keep)
    for code in codes if dry else ():
        print(code)
    print(WORDS.say(chosen, "host-would" if dry else "host-pruned", count=len(codes)))


def _stored(store: HostStore, code: str) -> TableFacts:
    data = store.facts(code)
    if data is None:
        raise CommandError(WORDS("host-none", code=code))
    return data


def _as_json(data: TableFacts) -> dict[str, Any]:
    return {
        "code": data.id,
        "game": data.game,
        "status": data.status,
        "players": data.players,
        "visibility": data.visibility,
        "uploaded": data.uploaded,
        "revision": data.revision,
        "created": moment(data.created_at),
        "used": moment(data.updated_at),
        "owner": data.owner,
        "seats": [
            {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "agent": seat.agent}
            | {"holders": sorted(seat.holders)}
            for seat in data.seats
        ],
    }
