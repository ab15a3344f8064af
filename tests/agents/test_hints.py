"""What is measured of advice: the same positions each time, and what comes of a first choice."""

from __future__ import annotations

from dataclasses import replace

import pytest
from bench import hints


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "PLAYER", "random")
    monkeypatch.setattr(hints, "ADVISER", "champion:20")


@pytest.mark.usefixtures("quick")
def test_positions_follow_from_the_seed_and_are_the_same_however_often_they_are_played_on() -> None:
    once = hints.looked_at("trajan", 1, 1, 0, 0, 0)
    assert len(once) == hints.LOOKED_AT
    assert hints.looked_at("trajan", 1, 1, 0, 0, 0) == once
    assert hints.looked_at("trajan", 2, 1, 0, 0, 0) != once
    often = hints.looked_at("trajan", 1, 1, 0, 4, 0)
    assert hints.looked_at("trajan", 1, 1, 0, 4, 0) == often
    assert [replace(one, won=0.0) for one in often] == [replace(one, won=0.0) for one in once]
    assert all(0 <= one.won <= 1 and 0 <= one.chance <= 1 for one in often)


@pytest.mark.usefixtures("quick")
def test_what_comes_of_a_choice_is_asked_of_other_games_than_its_own() -> None:
    found = [one for number in range(4) for one in hints.looked_at("trajan", 1, 4, 0, 4, number)]
    assert any(0 < one.won < 1 for one in found)
    assert 0 < sum(one.won for one in found) < len(found)


def test_chances_are_told_in_tenths() -> None:
    one = hints.Looked(0, 2, 0.5, 0.61, 0.5, 3.0, None, 1.0)
    rows = list(hints.tenths([one, replace(one, chance=0.65, won=0.0), replace(one, chance=1.0)]))
    assert rows == [
        {"from": 0.6, "positions": 2, "said": 0.63, "true": 0.5},
        {"from": 0.9, "positions": 1, "said": 1.0, "true": 1.0},
    ]
