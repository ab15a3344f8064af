"""`triumvir play`: sets up a table or takes a recorded one up again; the game itself runs in `terminal_table`."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from triumvir.cli import arguments as given
from triumvir.cli import serve
from triumvir.cli.about import written
from triumvir.cli.arguments import HUMAN, BoxFile, GameOptions, Lang, Players, Seed
from triumvir.cli.files import game_of, read_record, write_record
from triumvir.cli.screen import output
from triumvir.cli.terminal_table import LeaveTable, Table
from triumvir.cli.texts import WORDS, CommandError, seat_text
from triumvir.engine.errors import TriumvirError
from triumvir.engine.options import resolve
from triumvir.engine.record import Record, commitment
from triumvir.engine.rng import SEED_BITS
from triumvir.engine.session import Session

MaybeGame = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="option-name-game-triumvir", show_default=False),
]
DEFAULT_OPPONENT = "level:2"
INTERRUPTED = 130


def play(
    game: MaybeGame = None,
    players: Players = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="LIST", help="option-seats-order-such")] = None,
    seed: Seed = None,
    record: Annotated[
        Path | None,
        typer.Option(
            "--record",
            metavar="FILE",
            help="option-save-game-here",
        ),
    ] = None,
    option: GameOptions = None,
    box: BoxFile = None,
    lang: Lang = None,
    ask: Annotated[bool, typer.Option("--ask", help="option-ask-always")] = False,
    browser: Annotated[bool, typer.Option("--browser", help="option-play-browser-instead")] = False,
) -> None:
    """Play a game in the terminal, alone, with others or against the computer."""
    if browser:
        serve.run(browser=True)
        return
    if game is None:
        raise _no_game()
    chosen = given.chosen_language(lang)
    options = given.options(option)
    number = None if seed is None else given.whole("--seed", seed, 0, 2**SEED_BITS - 1)
    kinds = None if seats is None else given.seat_list(seats, given.seat_kinds())
    resumed = record is not None and record.exists()
    if record is not None and resumed:
        count = None if players is None else given.player_count(game, players, kinds, "--seats")
        session = _resume(record, box, game, count, kinds, number, options)
    else:
        count = given.player_count(game, players, kinds, "--seats")
        loaded = given.load_game(game, count, options, box)
        kinds = kinds or [HUMAN] + [DEFAULT_OPPONENT] * (count - 1)
        session = Session.new(loaded, secrets.randbits(SEED_BITS) if number is None else number, kinds)
    if record is not None and not session.state.over:
        write_record(record, session.record)  # refuses a path that cannot be written before anybody has played
    console = output()
    _welcome(console, session, record if resumed else None, chosen)

    def save() -> None:
        if record is not None:
            write_record(record, session.record)

    table = Table(session, console, chosen, save, ask)
    try:
        table.run()
    except LeaveTable:
        _farewell(console, record, chosen)
    except KeyboardInterrupt:
        save()
        console.print()
        _farewell(console, record, chosen)
        raise typer.Exit(INTERRUPTED) from None
    else:
        table.show_result()
        console.print(WORDS.say(chosen, "play-seed", value=session.record.seed), markup=False, soft_wrap=True)


def _no_game() -> TriumvirError:
    return CommandError(WORDS("usage", message=WORDS("usage-missing", given="GAME"), command="triumvir play"))


def _resume(
    path: Path,
    box: Path | None,
    name: str,
    players: int | None,
    kinds: list[str] | None,
    seed: int | None,
    options: dict[str, str],
) -> Session:
    """The session of a record; refuses arguments that say otherwise."""
    record = read_record(path)
    game = game_of(record, path, box)
    asked = resolve(game.meta.options, options)
    for what, own, said in (
        (WORDS("game"), record.game, name),
        (WORDS("players"), record.players, players),
        (WORDS("seats"), ",".join(record.seats), ",".join(kinds) if kinds and record.seats else None),
        (WORDS("seed"), record.seed, seed),
        *(
            (WORDS("option-named", name=option), written(game.options[option]), written(asked[option]))
            for option in options
        ),
    ):
        if said is not None and own != said:
            raise CommandError(WORDS("no-resume", path=path, what=what, own=own, given=said))
    _seat(record, kinds)
    record.components = Record.of(game, record.seed).components  # given with --box until now: from now on within it
    return Session(game, record)


def _seat(record: Record, kinds: list[str] | None) -> None:
    """Fill the seats of a record that names none; refuse those that cannot sit at this table."""
    record.seats = record.seats or kinds or [HUMAN] + [DEFAULT_OPPONENT] * (record.players - 1)
    given.seat_list(",".join(record.seats), given.seat_kinds())
    if len(record.seats) != record.players:
        raise CommandError(WORDS("no-seats", option="--seats", given=len(record.seats), players=record.players))


def _welcome(console: Console, session: Session, resumed: Path | None, lang: str) -> None:
    game = session.game
    console.print(
        WORDS.say(lang, "play-title", title=game.meta.title, players=game.players), style="bold", markup=False
    )
    for name, kind in zip(game.seat_names(lang), session.record.seats, strict=True):
        console.print(f"  {name}: {seat_text(kind, lang)}", markup=False)
    tables = list(game.box.provenance())
    doubtful = sum(table.source == "reconstructed" for table in tables)
    if doubtful:
        line = WORDS.say(lang, "play-reconstructed", count=doubtful, tables=len(tables), game=game.name)
        console.print(line, markup=False)
    console.print(
        WORDS.say(lang, "play-commitment", value=commitment(session.record.seed)), markup=False, soft_wrap=True
    )
    if resumed is not None:
        console.print(WORDS.say(lang, "play-resumed", path=resumed, actions=session.ply), markup=False, soft_wrap=True)


def _farewell(console: Console, path: Path | None, lang: str) -> None:
    line = WORDS.say(lang, "play-unsaved") if path is None else WORDS.say(lang, "play-saved", path=path)
    console.print(line, markup=False, soft_wrap=True)
