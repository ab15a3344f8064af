"""`triumvir export`: recorded games as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from triumvir.arena.export import export as export_games
from triumvir.arena.export import outcomes_path, record_files
from triumvir.cli.arena import bar
from triumvir.cli.arguments import BoxFile, Lang, chosen_language
from triumvir.cli.files import game_of, read_record
from triumvir.cli.screen import output
from triumvir.cli.texts import WORDS
from triumvir.engine.game import Game
from triumvir.engine.record import Record


def export(
    places: Annotated[
        list[Path],
        typer.Argument(metavar="PATH", help="option-records-or-folders", show_default=False),
    ],
    to: Annotated[
        Path,
        typer.Option(
            "--to",
            metavar="FILE.parquet",
            help="option-file-for-decisions",
            show_default=False,
        ),
    ],
    observations: Annotated[
        bool,
        typer.Option("--observations", help="option-add-what-seat"),
    ] = False,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Write decisions and outcomes of recorded games as Parquet."""
    chosen = chosen_language(lang)
    files = record_files(places)
    known: dict[str, Game] = {}

    def read(path: Path) -> tuple[Record, Game]:
        record = read_record(path)
        label = f"{record.game} {record.players} {record.options} {record.rules_version} {record.box}"
        if label not in known:
            known[label] = game_of(record, path, box)
        return record, known[label]

    decisions = seats = 0
    with bar(quiet=False) as progress:
        task = progress.add_task(WORDS.say(chosen, "export-progress", count=len(files)), total=len(files))
        for decisions, seats in export_games(files, read, to, observations):
            progress.advance(task)
    told = WORDS.say(
        chosen,
        "export-done",
        decisions=decisions,
        records=len(files),
        path=to,
        seats=seats,
        outcomes=outcomes_path(to),
    )
    output().print(told, markup=False, soft_wrap=True)
