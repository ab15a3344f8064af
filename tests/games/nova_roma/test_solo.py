"""The solo game and its automa (section 13)."""

from __future__ import annotations

import pytest

from triumvir.engine.errors import UnknownGame
from triumvir.engine.state import vector
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma import scoring
from triumvir.games.nova_roma import state as s
from triumvir.games.nova_roma import tables as t
from triumvir.testing.positions import play

from .arrange import (
    NAMES,
    E,
    at,
    bare,
    bits,
    build,
    cell,
    claimed,
    favour,
    finish_round,
    finish_turn,
    loaded,
    members,
    offer_building,
    offer_shipping,
    own_building,
    race_to,
    started,
)


def automa(state: s.Position) -> dict[str, int]:
    return dict(state.view(None)["rival"]["ledger"])


def test_set_up() -> None:
    """N-190 N-191 N-193: 3 coins, 8 emperor tiles, ships on the 3-VP ports, markers on 3, the favoured one on 4."""
    state = loaded(1).start(4)
    assert state.players[0].stock[t.COINS] == 3
    assert state.first == 0
    assert len(state.emperors) == 8
    assert [NAMES.ports[port] for port in list(state.rival)[3:]] == ["north2", "south2"]
    favoured = state.tables.chariot_track[state.chariots[0]]
    assert [state.rival[track] for track in range(3)] == [4 if track == favoured else 3 for track in range(3)]
    assert list(state.rewards).count(E) == 4
    assert [bin(cells).count("1") for cells in state.tables.zone_neutral] == [7, 5, 4]


@pytest.mark.parametrize(("level", "points"), [("easy", 20), ("normal", 30), ("hard", 40)])
def test_levels(level: str, points: int) -> None:
    """N-192: the automa starts at 20, 30 or 40."""
    assert automa(started(1, level=level))["start"] == points


def test_levels_are_for_one() -> None:
    """N-192 N-R44: the solo options are refused for several players."""
    with pytest.raises(UnknownGame, match="one player only"):
        loaded(2, level="hard")


def test_legionnaires_before_each_turn() -> None:
    """N-194 N-195: one tile for the emperor, then two legionnaires at the start of each of the three turns."""
    state = started(1)
    emperor = state.legal()[0]
    play(state, emperor)
    assert state.emperor_at == 2
    tile = state.emperors[1]
    wanted = bits(state.tables.shaded_cells[2 * tile + i] for i in range(2))
    assert state.legionnaires == wanted & ~(1 << (emperor - a.EMPEROR))
    assert at(state, s.PLACE_PATRICIAN) or at(state, s.CLAIM_BEFORE)
    finish_turn(state)
    assert state.emperor_at == 3
    finish_turn(state)
    assert state.emperor_at == 4
    assert len(members(state.legionnaires)) + state.rival_points == 6


def test_blocked_legionnaire() -> None:
    """N-196: a legionnaire whose cell is occupied gives the automa a point instead."""
    state = started(1)
    play(state, state.legal()[0])
    tile = state.emperors[state.emperor_at]
    target = next(
        c
        for c in (state.tables.shaded_cells[2 * tile + i] for i in range(2))
        if c != state.emperor and not state.legionnaires >> c & 1
    )
    points = state.rival_points
    play(state, a.PATRICIAN + target)
    finish_turn(state)
    assert state.rival_points == points + 1
    assert not state.legionnaires >> target & 1
    assert automa(state)["blocked"] == state.rival_points


def test_emperor_tiles_are_reshuffled() -> None:
    """N-197 N-R46: after two rounds all 8 tiles are used and reshuffled."""
    state = finish_round(finish_round(started(1)))
    assert state.round == 2
    assert state.emperor_at == 1
    assert sorted(state.emperors) == list(range(8))


def test_chariot_needs_more_than_the_automa() -> None:
    """N-230: the human must be strictly ahead; otherwise the automa takes the tile; then its marker follows."""
    for space, wins in ((4, False), (5, True)):
        state = favour(started(1), "red", "blue", "green")
        state.rival = vector([4, 3, 3, *list(state.rival)[3:]])
        race_to(state, "red", space)
        finish_round(state)
        assert bool(members(state.players[0].chariots)) == wins
        assert bool(members(state.rival_chariots)) != wins
        assert list(state.rival)[:3] == [4, 3, 4]


def test_automa_clean_up() -> None:
    """N-231 N-232 N-R46: leftmost contracts are discarded, ships sail one port; building discards are kept apart."""
    state = started(1)
    offer_building(offer_shipping(state, "S01", "S02", "S03", "S04"), "B01", "B02", "B03", "B04")
    finish_round(state)
    assert [NAMES.ports[port] for port in list(state.rival)[3:]] == ["north3", "south3"]
    assert members(state.rival_contracts) == [0]
    assert list(state.offer)[:3] == [1, 2, 3]
    assert list(state.offer)[4:7] == [1, 2, 3]
    assert E not in list(state.offer)[:8]
    assert automa(state)["contracts"] == 2


def test_five_clean_ups() -> None:
    """E-34 N-233 N-R45: after five clean-ups the ships are on north7 and south7, 10 VP each; five contracts."""
    state = started(1)
    while not state.over:
        finish_round(state)
    assert [NAMES.ports[port] for port in list(state.rival)[3:]] == ["north7", "south7"]
    assert automa(state)["sea"] == 20
    assert len(members(state.rival_contracts)) == 5
    assert sum(list(state.rival)[:3]) == 9 + 5  # set-up and rounds 1 to 4
    assert len(members(state.rival_chariots)) + len(members(state.players[0].chariots)) == 5


def test_automa_stops_at_the_end() -> None:
    """N-R45: markers and ships of the automa stop at the last space or port."""
    state = favour(started(1), "red", "red", "blue")
    state.rival = vector([7, 3, 3, NAMES.ports.index("north8"), NAMES.ports.index("south8")])
    finish_round(state)
    assert list(state.rival) == [7, 3, 3, NAMES.ports.index("north8"), NAMES.ports.index("south8")]


def test_example_score() -> None:
    """E-33 N-235: 32 + 20 + 12 + 18 + 6 + 5 + 13 = 106."""
    state = started(1)
    state.round = 4
    state.rival_points = 2
    state.rival = vector([5, 3, 3, NAMES.ports.index("north7"), NAMES.ports.index("south7")])
    state.rival_contracts = bits(NAMES.building.index(card) for card in ("B01", "B04", "B06", "B08", "B05"))
    offer_building(state)
    build(state, "A", "r1c1 r1c3 r1c4 r1c5 r1c6 r2c2 r2c3 r2c4")
    build(state, "B", "r1c2 r1c3 r1c4 r1c5 r2c1")
    build(state, "C", "r1c2 r1c3 r2c1 r2c2 r2c3")
    state.rival_chariots = bits(list(state.chariots)[:2])
    race_to(race_to(race_to(state, "red", 4), "green", 3), "blue", 7)
    claimed(state, "r1c1 r1c2 r1c3 r2c1 r2c2 r3c1")
    ledger = scoring.rival_ledger(state)
    assert list(ledger) == [30, 2, 20, 12, 18, 6, 5, 13]
    assert scoring.rival_score(state) == 106
    assert state.ledger(0)["zones"] == 6 + 5 + 11


def test_human_scores_eight_items() -> None:
    """N-234 N-R44: leftovers and the marker score nothing alone, unless the switch is on."""
    state = bare(started(1), wheat=5, coins=11, influence=6, artisans=2)
    assert (state.ledger(0)["goods"], state.ledger(0)["influence"], state.ledger(0)["marker"]) == (0, 0, 0)
    state = bare(started(1, solo_score_leftovers=True), wheat=5, coins=11, influence=6, artisans=2)
    assert (state.ledger(0)["goods"], state.ledger(0)["influence"], state.ledger(0)["marker"]) == (4, 4, 0)


def test_winning() -> None:
    """N-236: the human wins only with more VP than the automa; a tie is lost."""
    state = bare(started(1, level="easy"))
    claimed(state, "r1c1 r1c2 r1c3 r2c1 r2c2 r3c3 r3c1")
    own = state.score_of(0)
    rival = scoring.rival_score(state)
    state.rival_points = own - rival + state.rival_points if own > rival else 0
    if scoring.rival_score(state) == own:
        assert state.ranking() == [2]
        state.rival_points -= 1
        assert state.ranking() == [1]
    else:
        assert state.ranking() == [2]
        own_building(state, *(f"B{i:02}" for i in range(1, 29) if f"B{i:02}" not in shown(state)))
        assert state.score_of(0) > scoring.rival_score(state)
        assert state.ranking() == [1]


def shown(state: s.Position) -> set[str]:
    return {NAMES.building[card] for card in list(state.offer)[4:8] if card != E}


def test_emperor_tiles_partition_the_grid() -> None:
    """N-R43 N-R46: the shaded cells are the emperor cells and cover the forum."""
    tables = loaded(1).tables
    assert sorted(tables.shaded_cells) == list(range(16))
    assert list(tables.shaded_cells) == list(tables.emperor_cells)
    assert cell("r4c4") == 15


def test_solo_clean_up_steps() -> None:
    """N-R46 N-183 N-184 N-185 N-186: alone steps 4 to 7 are done too."""
    state = started(1)
    state.players[0].used = state.players[0].row = 0
    left = state.offer[8]
    special = state.offer[16]
    finish_round(state)
    assert state.discard >> left & 1
    assert state.offer[16] != special
    assert state.active == 0
