"""`triumvir dataset`: a player plays itself, and what it saw, searched and chose is kept as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from triumvir.arena.dataset import Dataset, Terms, write_missing
from triumvir.arena.match import place
from triumvir.arena.parquet import pyarrow
from triumvir.cli import arguments as given
from triumvir.cli.arena import STOPPED, MatchSeed, On, Workers, bar, with_itself
from triumvir.cli.arguments import BoxFile, GameName, GameOptions, Lang, Players
from triumvir.cli.screen import output
from triumvir.cli.texts import WORDS


def dataset(
    game: GameName,
    out: Annotated[
        Path,
        typer.Option("--out", metavar="DIR", help="option-folder-data-set", show_default=False),
    ],
    players: Players = None,
    agent: Annotated[str, typer.Option("--agent", metavar="NAME", help="option-who-plays-every-seat")] = "champion:200",
    games: Annotated[str, typer.Option("--games", metavar="N", help="option-games-data-set")] = "400",
    per_file: Annotated[str, typer.Option("--per-file", metavar="N", help="option-games-per-file")] = "16",
    drawn: Annotated[str, typer.Option("--drawn", metavar="N", help="option-decisions-drawn")] = "0",
    workers: Workers = "2",
    seed: MatchSeed = "1",
    on: On = "local",
    option: GameOptions = None,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Let a player play itself, and write what it saw, searched and chose as a data set in Parquet."""
    chosen = given.chosen_language(lang)
    plan = with_itself(game, agent, players, seed, option, box)
    terms = Terms(plan, given.whole("--per-file", per_file, 1, 10**4), given.whole("--drawn", drawn, 0, 10**6))
    total = given.whole("--games", games, 1, 10**9)
    crew = given.whole("--workers", workers, 1, 256)
    where = place(on)
    loaded = plan.load()
    pyarrow()
    made = Dataset.open(out, terms, loaded)
    files = made.files(total)
    decisions = new = 0
    label = WORDS.say(chosen, "dataset-progress", title=loaded.meta.title, agent=agent)
    try:
        with bar(quiet=False) as progress:
            done = (files - len(made.missing(total))) * terms.per_file
            task = progress.add_task(escape(label), total=files * terms.per_file, completed=done)
            for written in write_missing(made, total, crew, where):
                progress.advance(task, written.games)
                decisions += written.decisions
                new += 1
    except KeyboardInterrupt:
        done = files - len(made.missing(total))
        told = WORDS.say(chosen, "dataset-stopped", done=done, files=files, path=out)
        Console(stderr=True, highlight=False).print(told, markup=False, soft_wrap=True)
        raise typer.Exit(STOPPED) from None
    output().print(WORDS.say(chosen, "dataset-new", decisions=decisions, files=new), markup=False)
    told = WORDS.say(chosen, "dataset-done", games=files * terms.per_file, files=files, path=out)
    output().print(told, markup=False, soft_wrap=True)
