"""`games.csv`: one row for each seat of each game."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO

from triumvir.arena.figures import thinking
from triumvir.arena.plan import Plan
from triumvir.arena.play import Finished
from triumvir.engine.game import Game

COLUMNS = ("game", "block", "rotation", "seed", "seat", "agent", "score", "rank", "decisions")
TIMES = ("choices", "total_s", "mean_ms", "p95_ms", "max_ms")


def games_csv(plan: Plan, game: Game, games: Sequence[Finished]) -> str:
    """The table as text; times at the end of each row, VP by source before them."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*COLUMNS, *(f"vp_{source}" for source in game.ledger_sources), *TIMES])
    for one in games:
        fixture = plan.fixture(one.number)
        for seat, agent in enumerate(fixture.agents):
            times = thinking(one.thinking[seat])
            row = [one.number, fixture.block, fixture.rotation, fixture.seed, seat, agent]
            row += [one.scores[seat], one.ranks[seat], one.decisions[seat]]
            row += [one.ledgers[seat][source] for source in game.ledger_sources]
            writer.writerow([*row, *(times[name] for name in TIMES)])
    return out.getvalue()
