"""`triumvir chat` and `triumvir visitor`: remove what was said, and shut visitors out. The server may run meanwhile."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from triumvir.cli.arguments import Json, Lang, chosen_language, whole
from triumvir.cli.host import Db, TableCode, moment, now, opened
from triumvir.cli.texts import WORDS, CommandError

if TYPE_CHECKING:
    from triumvir.server.store import HostStore

LEAST = 8  # letters of a visitor's number that must be given
NOTE = 200  # letters of a note

chat = typer.Typer(no_args_is_help=True)
visitor = typer.Typer(no_args_is_help=True)

Seat = Annotated[
    str | None,
    typer.Option("--seat", metavar="CODE:SEAT", help="option-whoever-sits-at"),
]
Holder = Annotated[
    str | None,
    typer.Argument(metavar="VISITOR", help="option-number-visitor-or", show_default=False),
]


@chat.command("remove")
def remove_chat(
    code: TableCode,
    last: Annotated[str | None, typer.Option("--last", metavar="N", help="option-last-n-things")] = None,
    everything: Annotated[bool, typer.Option("--all", help="option-everything-that-was")] = False,
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Remove what was said at a table last, or all of it."""
    chosen = chosen_language(lang)
    number = None if last is None else whole("--last", last, 1, 1_000_000)
    if (number is None) is not everything:
        raise CommandError(WORDS("host-unsay"))
    with opened(db) as store:
        if store.revision(code) is None:
            raise CommandError(WORDS("host-none", code=code))
        count = store.unsay(code, number, now())
    print(WORDS.say(chosen, "host-unsaid", count=count, code=code))


@visitor.command("list")
def list_banned(db: Db = None, as_json: Json = False, lang: Lang = None) -> None:
    """List who is shut out."""
    chosen = chosen_language(lang)
    with opened(db) as store:
        bans = store.bans()
    if as_json:
        print(json.dumps([{"visitor": b.holder, "note": b.note, "at": moment(b.at)} for b in bans], indent=2))
        return
    for ban in bans:
        print(f"{ban.holder}  {moment(ban.at)}  {ban.note}".rstrip())
    print(WORDS.say(chosen, "host-bans", count=len(bans)))


@visitor.command("ban")
def ban(
    holder: Holder = None,
    seat: Seat = None,
    note: Annotated[str, typer.Option("--note", metavar="TEXT", help="option-why-for-yourself")] = "",
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Shut a visitor out: no page, no action, no word."""
    chosen = chosen_language(lang)
    _require_one(holder, seat)
    if len(note) > NOTE:
        raise CommandError(WORDS("host-note", most=NOTE))
    with opened(db) as store:
        for found in _visitors(store, holder, seat):
            store.ban(found, note, now())
            print(WORDS.say(chosen, "host-banned", holder=found))


@visitor.command("unban")
def unban(holder: Holder = None, seat: Seat = None, db: Db = None, lang: Lang = None) -> None:
    """Let a visitor in again."""
    chosen = chosen_language(lang)
    _require_one(holder, seat)
    with opened(db) as store:
        for found in _visitors(store, holder, seat):
            done = store.unban(found)
            print(WORDS.say(chosen, "host-unbanned" if done else "host-unbanned-not", holder=found))


def _require_one(holder: str | None, seat: str | None) -> None:
    if (holder is None) is (seat is None):
        raise CommandError(WORDS("host-who"))
    if holder is not None and len(holder) < LEAST:
        raise CommandError(WORDS("host-short", least=LEAST))


def _visitors(store: HostStore, holder: str | None, seat: str | None) -> list[str]:
    """The visitors that a command means; refuses what names none, or more than one by a beginning."""
    if seat is not None:
        return _sitting(store, seat)
    assert holder is not None
    found = store.holders(holder)
    if len(found) != 1:
        raise CommandError(WORDS("host-visitor" if not found else "host-visitors", given=holder))
    return found


def _sitting(store: HostStore, given: str) -> list[str]:
    code, _, number = given.rpartition(":")
    data = store.load(code)
    if data is None:
        raise CommandError(WORDS("host-none", code=code or given))
    holders = sorted(data.seats[whole("--seat", number, 0, len(data.seats) - 1)].holders)
    if not holders:
        raise CommandError(WORDS("host-empty", seat=number, code=code))
    return holders
