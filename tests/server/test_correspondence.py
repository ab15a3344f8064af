"""A game of each title over days: each turn is told once, none is lost to a kill, none comes in quiet hours."""

from __future__ import annotations

from pathlib import Path

import pytest

from triumvir.games import titles

from .correspondence import correspond


@pytest.mark.slow
@pytest.mark.parametrize("game", titles())
def test_over_days_each_turn_is_told_once_and_none_is_lost(game: str, tmp_path: Path) -> None:
    found = correspond(tmp_path, game, turns=4, kills=2)
    assert (found.turns, found.told, found.kills) == (4, 4, 2)
    assert (found.lost, found.twice, found.in_quiet_hours) == (0, 0, 0)
    assert found.strange == []
