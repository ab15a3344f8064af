"""The ladder: which levels meet, when it stops, how it goes on, and the page about it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from triumvir.arena.errors import ArenaError
from triumvir.arena.folder import Folder
from triumvir.arena.ladder import LEVELS, Pairing, chosen, pairings, play_pairing, stand
from triumvir.arena.plan import Plan
from triumvir.arena.sequential import MISSED, OPEN, PASSED, Verdict
from triumvir.arena.strength import Ladder, markdown, read_ladder, row
from triumvir.arena.summary import summarise

from .matches import played

RUNGS = ("random", "search:1")


def test_each_level_meets_the_one_below_the_cheapest_first() -> None:
    names = [pairing.name for pairing in pairings()]
    assert names == ["2p:2-1", "4p:2-1", "2p:3-2", "4p:3-2", "2p:4-3", "4p:4-3", "2p:5-random", "2p:5-4", "4p:5-4"]
    by_name = {pairing.name: pairing for pairing in pairings()}
    assert by_name["2p:3-2"] == Pairing("2p:3-2", ("level:3", "level:2"), 0.70)
    assert by_name["4p:3-2"] == Pairing("4p:3-2", ("level:3", "level:2", "level:2", "level:2"), 0.45)
    assert by_name["2p:5-random"] == Pairing("2p:5-random", ("level:5", "random"), 0.99)
    assert len(LEVELS) == 5


def test_pieces_of_a_ladder() -> None:
    picked = chosen(pairings(), "4p:3-2, 2p:2-1")
    assert [pairing.name for pairing in picked] == ["2p:2-1", "4p:3-2"]
    assert [pairing.folder for pairing in picked] == ["2p-2-1", "4p-3-2"]
    with pytest.raises(ArenaError, match="this ladder has: 2p:2-1"):
        chosen(pairings(), "3p:2-1")
    for levels in (("random",), ("random", "random")):
        with pytest.raises(ArenaError, match="two or more different"):
            pairings(levels)


def test_the_first_look_that_decides_counts() -> None:
    won = dict.fromkeys(range(60), 1.0)
    assert stand(won, 0.7, 400) == stand({**won, 60: 0.0, 61: 0.0}, 0.7, 400)
    assert (stand(won, 0.7, 400).verdict, stand(won, 0.7, 400).games) == (PASSED, 60)
    assert stand(dict.fromkeys(range(60), 0.0), 0.7, 400).verdict == MISSED
    close = {number: float(number % 10 < 7) for number in range(200)}
    assert (stand(close, 0.7, 200).verdict, stand(close, 0.7, 200).games) == (OPEN, 200)


def test_a_look_waits_for_every_game_before_it() -> None:
    won = {number: 1.0 for number in range(100) if number != 17}
    assert stand(won, 0.7, 400).verdict == OPEN
    late = {number: float(number >= 60) for number in range(80)}
    assert stand(late, 0.7, 400).games == 60, "what came after the deciding look changes nothing"


def run(pairing: Pairing, path: Path, most: int, stop_after: int = 10**6) -> tuple[Verdict | None, int]:
    """The verdict, and how many games were played for it now."""
    plan = Plan("forum-trajanum", pairing.agents)
    playing = play_pairing(Folder.open(path, plan, plan.load()), pairing, most, 1, "local")
    for count in range(stop_after):
        try:
            next(playing)
        except StopIteration as end:
            return end.value, count
    playing.close()
    return None, stop_after


def test_a_pairing_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    pairing = pairings(RUNGS)[1]
    whole = run(pairing, tmp_path / "whole", 8)
    assert run(pairing, tmp_path / "parts", 8, stop_after=3) == (None, 3)
    assert run(pairing, tmp_path / "parts", 8) == (whole[0], 5)
    assert run(pairing, tmp_path / "parts", 8) == (whole[0], 0), "nothing is left to be played"
    assert whole[0] is not None
    assert whole[0].games == 8


def test_a_pairing_stops_as_soon_as_it_is_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("triumvir.arena.sequential.FIRST", 6)
    monkeypatch.setattr("triumvir.arena.sequential.STEP", 2)
    pairing = Pairing("2p:1-2", ("random", "search:1"), 0.999)
    found, played_now = run(pairing, tmp_path, 14)
    assert found is not None
    assert (found.verdict, found.games) == (MISSED, played_now)
    assert played_now < 14


@pytest.fixture
def rows(tmp_path: Path) -> list[dict[str, Any]]:
    found = []
    for pairing in pairings(RUNGS):
        plan = Plan("forum-trajanum", pairing.agents)
        summary = summarise(plan, plan.load(), played(tmp_path / pairing.folder, plan, games=4).read_first(4))
        verdict = Verdict(PASSED, 4, 3.5, (0.71, 0.9876))
        found.append(row(pairing, verdict, 400, summary, "triumvir ladder forum-trajanum --out x"))
    return found


def test_pieces_are_kept_in_order_and_another_ladder_is_refused(tmp_path: Path, rows: list[dict[str, Any]]) -> None:
    label = {"game": "forum-trajanum", "title": "Forum Trajanum", "given": {}, "seed": "1"}
    order = pairings(RUNGS)
    Ladder(tmp_path, label).keep(rows[1], order)
    Ladder(tmp_path, label).keep(rows[0], order)
    Ladder(tmp_path, label).keep({**rows[1], "games": 80}, order)
    data = read_ladder(tmp_path)
    assert [(one["pairing"], one["games"]) for one in data["pairings"]] == [("2p:2-1", 4), ("4p:2-1", 80)]
    with pytest.raises(ArenaError, match="belongs to another ladder"):
        Ladder(tmp_path, {**label, "seed": "2"})


def test_the_page_on_strength(rows: list[dict[str, Any]]) -> None:
    ladder = {"title": "Forum Trajanum", "given": {"turn_boards": "on"}, "pairings": rows}
    english, german = markdown([ladder], "en"), markdown([ladder], "de")
    assert "| 2p:2-1: search:1 – 1 × random | 4 | 87.5% | 71.0% – 98.8% | 70% | passed |" in english
    assert "| 4p:2-1: search:1 – 3 × random | 4 | 87,5 % | 71,0 % – 98,8 % | 45 % | bestanden |" in german
    for page in (english, german):
        assert "## Forum Trajanum" in page
        assert "turn_boards=on" in page
        assert "    triumvir ladder forum-trajanum --out x\n" in page
        assert page.count("\n- search:1: rounds=") == 1, "once, although it plays in both pairings"
        assert "- random" not in page
        assert all(len(line) <= 130 or line.startswith("|") for line in page.splitlines())
    assert "2.5 %" in english
    assert "2,5 %" in german
