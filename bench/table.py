"""The table as Markdown that also reads well in a terminal."""

from __future__ import annotations

from bench.rows import Row
from bench.targets import COPY, DECISIONS, JUDGE, SIMULATIONS, THOUGHTS, TIMES, Verdict

DASH = "-"
HEADS = {
    DECISIONS: "decisions/s",
    "games_per_s": "games/s",
    "decisions_per_game": "decisions/game",
    COPY: "copy us",
    "legal_ns": "legal list ns",
    "new_game_us": "new game us",
    "imagine_us": "imagine us",
    "observe_us": "observe us",
    SIMULATIONS: "simulations/s",
    JUDGE: "judgement us",
    THOUGHTS: "champion's simulations/s",
}
NOTES = """\
- Random play, one thread, processor time, Triumvir with three players. Every figure is the best of all rounds; trust
  the ratios within this run, not the absolute values, and remember that the games differ in weight.
- decisions/s: every choice of a player, forced ones too, no chance events; from copies of ready positions, so that
  setting up does not count. games/s: with setting up. The other columns: mean over positions from all through games.
- Peers are called from Python and draw chance events there. OpenSpiel's all-C++ rows are derived: roll-outs/s of its
  RandomRolloutEvaluator, from positions already set up, times decisions/game.
- simulations/s: information-set tree search from a start, one random game to its end for each simulation.
- judgement: all features of a position and what the learned network makes of it for one seat. champion's simulations/s:
  the search of the strongest level with its settings, looking ahead by turns with several tries each.
- The copy of "compiled" is made in a compiled loop. Beside the best peer stands the copy called from plain Python."""


def number(value: float | None) -> str:
    """Three or four significant digits, thousands apart."""
    if value is None:
        return DASH
    if value >= 1000:
        digits = len(str(int(value))) - 4
        return f"{round(value, -max(digits, 0)):,.0f}"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def markdown(heads: list[str], lines: list[list[str]], left: int) -> str:
    """A Markdown table with columns of even width; the first `left` columns are flush left."""
    widths = [max(len(cell) for cell in column) for column in zip(heads, *lines, strict=True)]

    def line(cells: list[str]) -> str:
        flush = [
            cell.ljust(width) if place < left else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ]
        return f"| {' | '.join(flush)} |"

    rule = [f"-{'-' * width}{'-' if place < left else ':'}" for place, width in enumerate(widths)]
    return "\n".join([line(heads), f"|{'|'.join(rule)}|", *(line(cells) for cells in lines)])


def figures_table(rows: list[Row], verdicts: list[Verdict]) -> str:
    """All engines, with a mark at each figure that has a target."""
    marks = {(v.game, v.how, v.field): " ✓" if v.met else " ✗" for v in verdicts}
    lines = []
    for row in rows:
        own = row.engine == "Triumvir"
        cells = [f"{row.engine} {row.game}".strip(), row.how]
        for field in HEADS:
            mark = marks.get((row.game, row.how, field), "") if own else ""
            cells.append(number(getattr(row, field)) + mark)
        lines.append(cells)
    return markdown(["engine, game", "how", *HEADS.values()], lines, left=2)


def targets_table(verdicts: list[Verdict]) -> str:
    """How every game stands against every target and the best peer."""
    lines = []
    for verdict in verdicts:
        unit, sign = (" us", "<=") if verdict.field in TIMES else ("/s", ">=")
        rival = DASH if verdict.rival_value is None else f"{verdict.rival} ({number(verdict.rival_value)}{unit})"
        lines.append(
            [
                verdict.game,
                verdict.goal,
                f"{sign} {number(verdict.mark)}{unit}",
                f"{number(verdict.value)}{unit}",
                verdict.words,
                rival,
                DASH if verdict.times_rival is None else f"{number(verdict.times_rival)} x",
            ]
        )
    heads = ["game", "figure", "target", "measured", "verdict", "best peer", "times the peer"]
    return markdown(heads, lines, left=6)
