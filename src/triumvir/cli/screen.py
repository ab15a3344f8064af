"""What the terminal shows in several commands: the board, lines of the log, ledger and ranking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from triumvir.cli.texts import WORDS
from triumvir.draw.view import View
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
    table.add_column("", footer=WORDS.say(lang, "total"))
    for name, ledger in zip(game.seat_names(lang), ledgers, strict=True):
        total = "?" if ledger is None else str(sum(ledger.values()))
        table.add_column(escape(name), justify="right", footer=total)
    for source in game.ledger_sources:
        cells = ["?" if ledger is None else str(ledger.get(source, 0)) for ledger in ledgers]
        table.add_row(escape(game.ledger_names[source].in_(lang)), *cells)
    return table


def known_ledgers(view: View) -> list[Mapping[str, int] | None]:
    """The points by source that a view shows for each seat."""
    return [player.get("ledger") for player in view["players"]]


def ranking_table(game: Game, state: State, kinds: Sequence[str], lang: str) -> Table:
    """The final ranking, best first."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(WORDS.say(lang, "rank"), justify="right")
    table.add_column("")
    table.add_column(WORDS.say(lang, "vp"), justify="right")
    names, ranks, scores = game.seat_names(lang), state.ranking(), state.scores()
    rows = []
    for seat in range(game.players):
        who = f"{names[seat]} ({kinds[seat]})" if kinds else names[seat]
        rows.append((ranks[seat], who, scores[seat]))
    if rival := game.rival(state):
        rows.append((rival.rank, WORDS.say(lang, "play-automa"), rival.score))
    for rank, who, score in sorted(rows, key=lambda row: row[0]):
        table.add_row(f"{rank}.", escape(who), str(score))
    return table


def result_line(game: Game, state: State, names: Sequence[str], lang: str) -> str:
    """Who has won a finished game."""
    ranks, scores = state.ranking(), state.scores()
    if rival := game.rival(state):
        lead = scores[0] - rival.score
        end = "won" if ranks[0] == 1 else "lost" if lead else "even"
        return WORDS.say(lang, f"play-alone-{end}", who=names[0], score=max(scores[0], rival.score), lead=abs(lead))
    winners = [seat for seat in range(game.players) if ranks[seat] == 1]
    who = ", ".join(names[seat] for seat in winners)
    return WORDS.say(lang, "play-share" if len(winners) > 1 else "play-wins", who=who, score=scores[winners[0]])
