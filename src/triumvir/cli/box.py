"""`triumvir box`: the components of a game, where each value comes from, and whether they are valid."""

from __future__ import annotations

import json

from rich.markup import escape
from rich.table import Table

from triumvir.cli.arguments import BoxFile, GameName, Json, Lang, chosen_language, load_game, player_count
from triumvir.cli.screen import output
from triumvir.cli.texts import WORDS
from triumvir.engine.box import Provenance
from triumvir.engine.game import Game

RECONSTRUCTED = "reconstructed"


def show_box(game: GameName, as_json: Json = False, box: BoxFile = None, lang: Lang = None) -> None:
    """Show the components of a game and where each value comes from."""
    chosen = chosen_language(lang)
    loaded = load_game(game, player_count(game, None, None, ""), {}, box)
    meta = loaded.meta
    for players in range(meta.min_players, meta.max_players + 1):
        load_game(game, players, {}, box)
    tables = list(loaded.box.provenance())
    doubtful = [table.table for table in tables if table.source == RECONSTRUCTED]
    path = str(box or _standard_file(loaded))
    if as_json:
        facts = {
            "game": game,
            "digest": loaded.box.digest,
            "file": path,
            "reconstructed": doubtful,
            "tables": [
                {"table": t.table, "source": t.source, "confidence": t.confidence, "note": t.note} for t in tables
            ],
        }
        print(json.dumps(facts, indent=2))
        return
    console = output()
    console.print(f"[bold]{escape(WORDS.say(chosen, 'box-title', title=meta.title, digest=loaded.box.digest))}[/]")
    console.print(WORDS.say(chosen, "box-file", path=path), markup=False, soft_wrap=True)
    console.print(_table(tables, chosen))
    low, high = meta.min_players, meta.max_players
    console.print(WORDS.say(chosen, "box-valid", tables=len(tables), low=low, high=high), markup=False)
    if doubtful:
        console.print(WORDS.say(chosen, "box-reconstructed", names=", ".join(doubtful)), style="yellow", markup=False)
        console.print(WORDS.say(chosen, "box-correct"), markup=False)
    else:
        console.print(WORDS.say(chosen, "box-none"), markup=False)


def _standard_file(game: Game) -> str:
    return str(game.folder().joinpath("box.toml"))


def _table(tables: list[Provenance], lang: str) -> Table:
    shown = Table(padding=(0, 1), show_lines=False)
    shown.add_column(WORDS.say(lang, "table"), overflow="fold")
    shown.add_column(WORDS.say(lang, "source"), no_wrap=True)
    shown.add_column(WORDS.say(lang, "confidence"), justify="right", no_wrap=True)
    shown.add_column(WORDS.say(lang, "note"), overflow="fold")
    for table in tables:
        style = "yellow" if table.source == RECONSTRUCTED else ""
        source = WORDS.say(lang, f"source-{table.source}")
        shown.add_row(escape(table.table), source, f"{table.confidence:.0%}", escape(table.note), style=style)
    return shown
