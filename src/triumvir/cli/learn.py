"""`triumvir learn`: a judgement learned by self-play, in rounds that can be broken off and gone on with."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from triumvir.arena.files import write_whole
from triumvir.arena.match import place
from triumvir.arena.words import number, percent
from triumvir.cli import arguments as given
from triumvir.cli.arena import STOPPED, MatchSeed, On, Workers, bar
from triumvir.cli.arguments import GameName, Lang
from triumvir.cli.screen import output
from triumvir.cli.texts import WORDS, CommandError
from triumvir.engine.rng import SEED_BITS
from triumvir.games import load


def learn(
    game: GameName,
    out: Annotated[
        Path,
        typer.Option("--out", metavar="DIR", help="option-folder-course-if", show_default=False),
    ],
    rounds: Annotated[str, typer.Option("--rounds", metavar="N", help="option-how-many-rounds")] = "3",
    lessons: Annotated[str, typer.Option("--lessons", metavar="N", help="option-lessons-round-four")] = ("250"),
    simulations: Annotated[str, typer.Option("--simulations", metavar="N", help="option-simulations-for-each")] = "40",
    games: Annotated[str, typer.Option("--games", metavar="N", help="option-games-match-after")] = "64",
    habits: Annotated[bool, typer.Option("--habits", help="option-habits-alone")] = False,
    workers: Workers = "2",
    seed: MatchSeed = "1",
    on: On = "local",
    lang: Lang = None,
) -> None:
    """Learn a judgement by self-play; each new one has to win a match."""
    chosen = given.chosen_language(lang)
    if find_spec("numpy") is None:
        raise CommandError(WORDS("learn-numpy"))
    from triumvir.learn.course import Progress, Terms  # noqa: PLC0415  # NumPy is optional
    from triumvir.learn.course import learn as go_on  # noqa: PLC0415
    from triumvir.learn.report import FILE, report  # noqa: PLC0415

    terms = Terms(
        game=game,
        seed=given.whole("--seed", seed, 0, 2**SEED_BITS - 1),
        lessons=given.whole("--lessons", lessons, 3, 10**6),
        simulations=given.whole("--simulations", simulations, 1, 10**5),
        games=given.whole("--games", games, 2, 10**5),
        habits=habits,
    )
    total = given.whole("--rounds", rounds, 1, 1000)
    crew = given.whole("--workers", workers, 1, 256)
    where = place(on)
    progress = Progress.open(out, terms)
    try:
        with bar(False) as shown:
            tasks = {
                name: shown.add_task(WORDS.say(chosen, f"learn-{name}")) for name in ("lessons", "training", "match")
            }

            def told(name: str, done: int, of: int) -> None:
                shown.update(tasks[name], completed=done, total=of)

            def written() -> None:
                write_whole(out / FILE, report(load(game).meta.title, progress.rounds, chosen))

            go_on(progress, total, crew, where, told, written)
    except KeyboardInterrupt:
        Console(stderr=True, highlight=False).print(WORDS.say(chosen, "learn-stopped", path=out), markup=False)
        raise typer.Exit(STOPPED) from None
    written()
    _show(output(), progress.rounds, chosen)
    output().print(WORDS.say(chosen, "learn-report", path=out / FILE), markup=False, soft_wrap=True)
    best = progress.champion()
    output().print(WORDS.say(chosen, "learn-best" if best else "learn-none", path=best), markup=False, soft_wrap=True)


def _show(console: Console, rounds: list[dict[str, Any]], lang: str) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("round", "games", "r2", "hand", "habits", "leanings", "won", "interval", "accepted"):
        table.add_column(WORDS.say(lang, f"learn-column-{name}"), justify="right", no_wrap=True)
    for one in rounds:
        match = one["match"]
        low, high = match["interval"]
        leanings, habits = one["habits"]["first"]
        judged = "epochs" in one  # else only habits were learned
        table.add_row(
            str(one["round"]),
            str(one["games"]),
            number(one["epochs"][one["kept"]]["r2"], lang, 3) if judged else "",
            number(one["hand"]["r2"], lang, 3) if judged else "",
            percent(habits, lang),
            percent(leanings, lang),
            percent(match["wins"] / match["games"], lang),
            f"{number(100 * low, lang)}–{percent(high, lang)}",
            WORDS.say(lang, "learn-yes" if one["accepted"] else "learn-no"),
        )
    console.print(table)
