"""`triumvir replay` and `triumvir verify`: records of games."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from triumvir.cli.arguments import BoxFile, Lang, RecordFile, chosen_language, whole
from triumvir.cli.files import game_of, read_record
from triumvir.cli.screen import output, show_board
from triumvir.cli.texts import WORDS, CommandError
from triumvir.engine.session import Session


def replay(
    file: RecordFile,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="N", help="option-show-what-this"),
    ] = None,
    at: Annotated[str | None, typer.Option("--at", metavar="PLY", help="option-stop-after-this")] = None,
    everything: Annotated[bool, typer.Option("--open", help="option-show-everything-only")] = False,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Tell a recorded game and show a position of it."""
    chosen = chosen_language(lang)
    viewer = None if seat is None else whole("--seat", seat, 0)
    stop = None if at is None else whole("--at", at, 0)
    if everything and viewer is not None:
        raise CommandError(WORDS("no-open-seat"))
    record = read_record(file)
    game = game_of(record, file, box)
    session = Session(game, record)
    if viewer is not None and viewer >= game.players:
        raise CommandError(WORDS("no-view", given=viewer, last=game.players - 1))
    if everything and not session.state.over:
        raise CommandError(WORDS("no-open"))
    if stop is None:
        stop = session.ply
    elif stop > session.ply:
        raise CommandError(WORDS("no-ply", given=stop, last=session.ply))
    console = output()
    _show_title(console, session, viewer, everything, chosen)
    for ply in range(stop):
        knower = session.positions[ply].to_act if everything else viewer
        for sentence in sentences_of(session, ply, knower, chosen):
            console.print(f"{ply + 1:4}  {sentence}", markup=False)
    console.print()
    console.print(WORDS.say(chosen, "replay-at", ply=stop), style="bold", markup=False)
    for knower in range(game.players) if everything else (viewer,):
        show_board(console, game, session.positions[stop], knower, chosen)


def sentences_of(session: Session, ply: int, seat: int | None, lang: str) -> list[str]:
    """What the action at a ply did, as a seat may know it."""
    game, before, after = session.game, session.positions[ply], session.positions[ply + 1]
    action = game.shown(before, session.record.actions[ply], seat)
    return game.sentences(before.view(seat), action, after.view(seat), lang)


def _show_title(console: Console, session: Session, viewer: int | None, everything: bool, lang: str) -> None:
    game = session.game
    who = WORDS.say(lang, "replay-spectator") if viewer is None else game.seat_names(lang)[viewer]
    name = "replay-open" if everything else "replay-title"
    title = WORDS.say(lang, name, title=game.meta.title, players=game.players, actions=session.ply, who=who)
    console.print(title, style="bold", markup=False)


def verify(file: RecordFile, box: BoxFile = None, lang: Lang = None) -> None:
    """Check that a record is sound and replays to its result."""
    chosen = chosen_language(lang)
    record = read_record(file)
    game = game_of(record, file, box)
    last = record.verify(game)
    result = WORDS.say(chosen, "verify-running")
    if last.over:
        result = WORDS.say(chosen, "verify-over", scores=", ".join(str(score) for score in last.scores()))
    actions = len(record.actions)
    print(WORDS.say(chosen, "verify-good", title=game.meta.title, players=game.players, actions=actions, result=result))
