"""What the terminal shows in several commands: the board, lines of the log, ledger and ranking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from triumvir.cli.texts import tell
from triumvir.engine.game import Game
from triumvir.engine.state import State


def output() -> Console:
    """The terminal that stands behind standard output now."""
    return Console(highlight=False, emoji=False)


def show_board(console: Console, game: Game, state: State, seat: int | None, lang: str) -> None:
    """The position as a seat knows it."""
    console.print(game.draw_text(state.view(seat), lang))


def ledger_table(game: Game, ledgers: Sequence[Mapping[str, int] | None], lang: str) -> Table:
    """Points by source, one column for each seat; a seat whose points are hidden has none."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_footer=True)
    table.add_column("", footer=tell("total", lang))
    for name, ledger in zip(game.seat_names(lang), ledgers, strict=True):
        total = "?" if ledger is None else str(sum(ledger.values()))
        table.add_column(escape(name), justify="right", footer=total)
    for source in game.ledger_sources:
        cells = ["?" if ledger is None else str(ledger.get(source, 0)) for ledger in ledgers]
        table.add_row(escape(game.ledger_names[source].in_(lang)), *cells)
    return table


def known_ledgers(view: Mapping[str, Any]) -> list[Mapping[str, int] | None]:
    """The points by source that a view shows for each seat."""
    return [player.get("ledger") for player in view["players"]]


def ranking_table(game: Game, state: State, kinds: Sequence[str], lang: str) -> Table:
    """The final ranking, best first."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(tell("rank", lang), justify="right")
    table.add_column("")
    table.add_column(tell("vp", lang), justify="right")
    names, ranks, scores = game.seat_names(lang), state.ranking(), state.scores()
    for seat in sorted(range(game.players), key=lambda seat: (ranks[seat], seat)):
        who = f"{names[seat]} ({kinds[seat]})" if kinds else names[seat]
        table.add_row(f"{ranks[seat]}.", escape(who), str(scores[seat]))
    return table
