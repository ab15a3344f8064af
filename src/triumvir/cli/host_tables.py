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
from triumvir.cli.texts import refusal, tell
from triumvir.games import titles

if TYPE_CHECKING:
    from triumvir.server.store import HostStore, TableFacts

SHORT = 12  # letters of a visitor's number that tell it from others
SHOWN = "100"

app = typer.Typer(help="Look through the tables of a server, end or remove them.", no_args_is_help=True)


@app.command("list")
def list_tables(
    status: Annotated[
        str | None, typer.Option("--status", metavar="STATUS", help="Only lobby, running, finished or ended ones.")
    ] = None,
    older: Annotated[
        str | None,
        typer.Option("--older-than", metavar="TIME", help="Only those not used for this time, such as 12h, 7d, 4w."),
    ] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="Only those of this game.")] = None,
    limit: Annotated[str, typer.Option("--limit", metavar="N", help="How many at most.")] = SHOWN,
    db: Db = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the tables, those last used first."""
    from triumvir.server.store.host import STATUSES  # noqa: PLC0415  # only these commands need the server

    chosen = chosen_language(lang)
    if status is not None and status not in STATUSES:
        raise refusal("host.status", given=status, known=", ".join(STATUSES))
    if game is not None and game not in titles():
        raise refusal("host.game", given=game, known=", ".join(titles()))
    most, last = whole("--limit", limit, 1, 10_000), before("--older-than", older)
    with opened(db) as store:
        found, count = store.tables(most, status, game, last), store.count()
    if as_json:
        print(json.dumps({"count": count, "tables": [_as_json(table) for table in found]}, indent=2))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("host.code", "game", "host.status.word", "seats", "host.made", "host.used"):
        table.add_column(tell(column, chosen), overflow="fold", no_wrap=column in ("host.code", "game"))
    for data in found:
        names = ", ".join(seat.name for seat in data.seats)
        words = tell(f"host.status.{data.status}", chosen)
        table.add_row(data.id, data.game, words, escape(names), moment(data.created_at), moment(data.updated_at))
    console = output()
    if found:
        console.print(table)
    counts = ", ".join(f"{tell(f'host.status.{name}', chosen)} {number}" for name, number in sorted(count.items()))
    console.print(tell("host.count", chosen, shown=len(found), all=sum(count.values()), counts=counts), markup=False)


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
        ("host.code", data.id),
        ("game", data.game),
        ("host.status.word", tell(f"host.status.{data.status}", chosen)),
        ("host.made", moment(data.created_at)),
        ("host.used", moment(data.updated_at)),
        ("host.actions", str(actions)),
        ("host.said", str(said)),
        ("host.owner", data.owner[:SHORT]),
    ):
        console.print(f"{tell(name, chosen)}: {value}", markup=False)
    for seat in data.seats:
        who = seat.agent or tell(f"host.seat.{seat.kind}", chosen)
        held = ", ".join(sorted(holder[:SHORT] for holder in seat.holders))
        line = tell("host.seat", chosen, seat=seat.seat, name=seat.name, who=who, held=held and f": {held}")
        console.print(line, markup=False)


@app.command("end")
def end_table(code: TableCode, db: Db = None, lang: Lang = None) -> None:
    """End a game without a result; it can still be read."""
    chosen = chosen_language(lang)
    with opened(db) as store:
        if not store.end(code, now()):
            raise refusal("host.over", code=_stored(store, code).id)
    print(tell("host.ended", chosen, code=code))


@app.command("remove")
def remove_table(code: TableCode, db: Db = None, lang: Lang = None) -> None:
    """Remove a table with its game and all that was said there."""
    chosen = chosen_language(lang)
    with opened(db) as store:
        if not store.remove(code):
            raise refusal("host.none", code=code)
    print(tell("host.removed", chosen, code=code))


@app.command("prune")
def prune_tables(
    unstarted: KeepUnstarted = None,
    abandoned: KeepAbandoned = None,
    dry: Annotated[bool, typer.Option("--dry-run", help="Only say which would be removed.")] = False,
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Remove tables that nobody uses; finished games always stay."""
    from triumvir.server.store.host import Keep  # noqa: PLC0415  # only these commands need the server

    chosen = chosen_language(lang)
    keep = Keep(before("--keep-unstarted", unstarted), before("--keep-abandoned", abandoned))
    if keep == Keep():
        raise refusal("host.keep")
    with opened(db) as store:
        codes = store.unused(keep) if dry else store.prune(keep)
    for code in codes if dry else ():
        print(code)
    print(tell("host.would" if dry else "host.pruned", chosen, count=len(codes)))


def _stored(store: HostStore, code: str) -> TableFacts:
    data = store.facts(code)
    if data is None:
        raise refusal("host.none", code=code)
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
