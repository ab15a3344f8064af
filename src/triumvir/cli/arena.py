"""`triumvir arena`: a match between computer players on rotating seats, that can be broken off and gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from triumvir.agents import agent_names
from triumvir.arena.folder import Folder
from triumvir.arena.leaderboard import add_lines
from triumvir.arena.match import place, play_missing
from triumvir.arena.plan import Plan
from triumvir.arena.programs import PREFIX, is_program, program_file
from triumvir.arena.results import write_results
from triumvir.arena.summary import Summary
from triumvir.arena.words import number, percent
from triumvir.cli import arguments as given
from triumvir.cli.arguments import BoxFile, GameName, GameOptions, Json, Lang
from triumvir.cli.screen import output
from triumvir.cli.texts import WORDS
from triumvir.engine.native import compiled
from triumvir.engine.rng import SEED_BITS
from triumvir.games import chosen_box

STOPPED = 130  # what a shell says after Ctrl-C
MEMORY = 3600.0  # seconds over which the time left is estimated; games of searching players are long

Out = Annotated[
    Path,
    typer.Option("--out", metavar="DIR", help="option-folder-match-if", show_default=False),
]
Workers = Annotated[str, typer.Option("--workers", metavar="N", help="option-processes-share-games")]
On = Annotated[str, typer.Option("--on", metavar="local|ray", help="option-where-play-local")]
MatchSeed = Annotated[str, typer.Option("--seed", metavar="N", help="option-seed-same-seed-gives")]


def with_itself(
    game: str, agent: str, players: str | None, seed: str, option: list[str] | None, box: Path | None
) -> Plan:
    """The plan of games in which one player sits everywhere."""
    own = None if box is None else chosen_box(game, box)
    given.seat_list(agent, agent_names())
    seats = given.player_count(game, players, None, "--players")
    return Plan(game, (agent,) * seats, given.whole("--seed", seed, 0, 2**SEED_BITS - 1), given.options(option), own)


def arena(
    game: GameName,
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            metavar="LIST",
            help="option-who-plays-one",
            show_default=False,
        ),
    ],
    out: Out,
    games: Annotated[str, typer.Option("--games", metavar="N", help="option-how-many-games")] = "400",
    workers: Workers = "2",
    seed: MatchSeed = "1",
    on: On = "local",
    as_json: Json = False,
    option: GameOptions = None,
    box: BoxFile = None,
    leaderboard: Annotated[
        Path | None, typer.Option("--leaderboard", metavar="FILE", help="option-leaderboard-lines")
    ] = None,
    lang: Lang = None,
) -> None:
    """Let computer players play a match on rotating seats, and rate them."""
    chosen = given.chosen_language(lang)
    plan = Plan(
        game=game,
        agents=tuple(_players(seats)),
        seed=given.whole("--seed", seed, 0, 2**SEED_BITS - 1),
        options=given.options(option),
        box=None if box is None else chosen_box(game, box),
    )
    total = given.whole("--games", games, 1)
    crew = given.whole("--workers", workers, 1, 256)
    where = place(on)
    loaded = plan.load()
    folder = Folder.open(out, plan, loaded)
    console = Console(stderr=True, highlight=False)
    if not as_json and total % plan.players:
        told = WORDS.say(chosen, "match-beyond", games=total, players=plan.players, count=total % plan.players)
        console.print(told, markup=False)
    label = WORDS.say(chosen, "match-progress", title=loaded.meta.title, agents=", ".join(plan.agents))
    with stoppable(folder, total, chosen), bar(as_json) as progress:
        task = progress.add_task(escape(label), total=total, completed=total - len(folder.missing(total)))
        for _ in play_missing(folder, total, crew, where):
            progress.advance(task)
    summary = write_results(folder, loaded, total, chosen)
    if leaderboard is not None:
        add_lines(leaderboard, summary)
    if as_json:
        print(json.dumps(summary, indent=2))
    else:
        _show(output(), summary, out, chosen)


def _players(seats: str) -> list[str]:
    """The players of a match: ours by name, and programs by their paths, which only a match may start."""
    wanted = [seat.strip() for seat in seats.split(",")]
    for seat in wanted:
        if is_program(seat):
            program_file(seat)
        else:
            given.seat_list(seat, (*agent_names(), f"{PREFIX}PATH"))
    return wanted


@contextmanager
def bar(quiet: bool) -> Iterator[Progress]:
    """A progress bar with the time that is left; none where nobody looks."""
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
        speed_estimate_period=MEMORY,
    ) as progress:
        yield progress


@contextmanager
def stoppable(folder: Folder, total: int, lang: str) -> Iterator[None]:
    """Ctrl-C ends a match cleanly and says how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        done = total - len(folder.missing(total))
        told = WORDS.say(lang, "match-stopped", done=done, games=total, path=folder.path)
        Console(stderr=True, highlight=False).print(told, markup=False, soft_wrap=True)
        raise typer.Exit(STOPPED) from None


def _show(console: Console, summary: Summary, out: Path, lang: str) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(WORDS.say(lang, "agent"))
    for name in ("match-rating", "wins", "", "rank", "vp", "match-ms"):
        table.add_column(WORDS.say(lang, name) if name else "", justify="right", no_wrap=True)
    for agent in summary["agents"]:
        low, high = agent["win_interval"]
        rating, times = agent["rating"], agent["timing"]
        table.add_row(
            escape(agent["agent"]),
            f"{number(rating['mu'], lang)} ±{number(2 * rating['sigma'], lang)}",
            percent(agent["win_rate"], lang),
            f"{number(100 * low, lang)}–{percent(high, lang)}",
            number(agent["mean_rank"], lang, 2),
            f"{number(agent['score']['mean'], lang)} ±{number(agent['score']['sd'], lang)}",
            number(times["mean_ms"], lang, 2),
        )
    console.print(table)
    console.print(WORDS.say(lang, "match-columns"), style="dim", markup=False)
    told = WORDS.say(
        lang,
        "match-alone" if summary["players"] == 1 else "match-mean",
        games=summary["games"],
        decisions=number(summary["decisions"], lang, 0),
        score=number(summary["mean_winning_score"], lang),
    )
    console.print(told, markup=False)
    rate = number(summary["timing"]["decisions_per_second"], lang, 0)
    how = WORDS.say(lang, "info-compiled" if compiled() else "info-interpreted")
    console.print(WORDS.say(lang, "match-speed", rate=rate, how=how), markup=False)
    console.print(WORDS.say(lang, "match-written", path=out / "report.html"), markup=False, soft_wrap=True)
