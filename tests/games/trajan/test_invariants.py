"""Section 15: `check` reports every broken invariant by its id."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from triumvir.engine.state import vector
from triumvir.games.trajan import state as s
from triumvir.games.trajan.play import TrajanState
from triumvir.testing.positions import play

from .arrange import SITES, TILES, build, drop, end_quarter, fresh, last_quarter, set_trays, started, tray


def broken(state: TrajanState) -> str:
    return " / ".join(state.check())


def changed(**fields: int) -> Callable[[TrajanState], None]:
    """Set fields of seat 0."""

    def change(state: TrajanState) -> None:
        for name, value in fields.items():
            setattr(state.players[0], name, value)

    return change


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sound_positions(players: int) -> None:
    """I-01 I-02 I-03 I-04 I-05 I-06 I-07 I-08 I-09 I-10: nothing is reported along a game played by chance."""
    state = fresh(players, 5)
    chance = random.Random(players)
    steps = 0
    while not state.over:
        state.apply(chance.choice(state.legal()))
        steps += 1
        if steps % 7 == 0:
            assert state.check() == []
    assert state.check() == []


def test_markers() -> None:
    """I-01: a marker too few, too many or of the wrong colour is reported, also while sowing."""
    for change in (-1, 1, 7):
        state = set_trays(started(), 0, {"I": "yellow blue"}, rest="II")
        state.players[0].trays[0] += change
        assert "I-01" in broken(state)
    state = set_trays(started(), 0, {"I": "yellow blue"}, rest="II")
    play(state, tray("I"), *drop("blue"))
    state.held = 0
    assert "I-01" in broken(state)


@pytest.mark.parametrize(
    "change",
    [
        changed(supply=14),
        changed(workers=0),
        changed(camp=2),
        changed(provinces=0b11),
        changed(sites=0b1),
    ],
)
def test_figures(change: Callable[[TrajanState], None]) -> None:
    """I-01 I-06 T-274: another number of figures than 15 is reported."""
    state = started()
    change(state)
    assert "I-01" in broken(state)


@pytest.mark.parametrize("place", [10, -2])
def test_leader(place: int) -> None:
    """I-01: a leader who stands neither in the camp nor in a province is reported."""
    state = started()
    state.players[0].leader = place
    assert broken(state)


def test_figures_off_the_board() -> None:
    """I-01 I-06: a legionary in no province, a worker on no site and fewer than no figures are reported."""
    state = started()
    state.players[0].supply = 16
    state.players[0].workers = -2
    assert broken(state)
    state = started()
    state.players[0].provinces = 1 << 10
    assert broken(state)
    state = started()
    state.players[0].sites = 1 << 20
    assert broken(state)


def test_cards() -> None:
    """I-02: a card too many, too few or counted wrongly is reported."""
    state = started()
    state.players[0].hand[0] += 1
    state.players[0].cards += 1
    assert "I-02" in broken(state)
    state = started()
    state.players[1].display = s.altered(state.players[1].display, 4, state.players[1].display[4] + 1)
    assert "I-02" in broken(state)
    state = started()
    state.deck_at += 1
    assert "I-02" in broken(state)
    state = started()
    state.players[0].cards += 1
    assert "I-02" in broken(state)
    state = started()
    state.pile_size[0] = 0
    assert "I-02" in broken(state)


def test_trajan_tiles() -> None:
    """I-03: a Trajan tile in two places, and a stack with wrong tiles, are reported."""
    state = started()
    state.players[0].slots[2] = state.players[1].slots[1]
    assert "I-03" in broken(state)
    state = started()
    state.players[0].slots[2] = state.stacks[4 * 9 + state.stack_at[4]]
    assert "I-03" in broken(state)
    state = started()
    state.players[0].fulfilled = 1 << TILES.index("demand-1")
    assert "I-03" in broken(state)
    state = started()
    order = list(state.stacks)
    order[0] = order[9]
    state.stacks = vector(order)
    assert "I-03" in broken(state)


def test_forum_tiles() -> None:
    """I-04: more tiles on mats and board than were drawn, and a supply that is not the printed one, are reported."""
    for kind in (0, 5, 10, 16, 17, 22):
        state = started()
        state.players[0].mat[kind] += 15
        assert "I-04" in broken(state)
    state = started()
    order = list(state.supply)
    order[-1] = (order[-1] + 1) % 17
    state.supply = vector(order)
    assert "I-04" in broken(state)
    state = started()
    state.extras = vector([17] * 12)
    assert "I-04" in broken(state)
    state = started()
    state.players[0].mat[0] = -1
    assert broken(state)


def test_arch() -> None:
    """I-05: the arch at a tile, or in the middle though a slot is free, is reported."""
    for place in (1, 3, 5, s.EMPTY):
        state = started()
        state.players[0].arch = place
        assert "I-05" in broken(state)


def test_workers() -> None:
    """I-06: own workers that are not connected are reported, diagonals do not connect."""
    state = build(started(), 0, "r1c1")
    for name in ("r2c2", "r4c5"):
        apart = state.copy()
        number = SITES.index(name)
        player = apart.players[0]
        player.sites |= 1 << number
        player.buildings |= 1 << apart.site_tile[number]
        apart.site_tile = s.altered(apart.site_tile, number, s.EMPTY)
        player.supply -= 1
        assert "I-06" in broken(apart)


def test_time_and_demands() -> None:
    """I-07: a time marker off the loop and too many demand tiles are reported."""
    for players, length in ((2, 11), (3, 16), (4, 21)):
        for time in (-1, length):
            state = started(players)
            state.time = time
            assert broken(state)
    for revealed in (-1, 4):
        state = started()
        state.revealed = revealed
        assert broken(state)


def test_demands_count_rounds() -> None:
    """I-07: face-up demand tiles are the rounds finished in this quarter, none between settlement and its end."""
    state = started(2)
    rounds = 0
    while not state.over:
        ending = state.step == s.CHOOSE_BONUS
        over = state.round_over
        quarter = state.quarter
        state.apply(state.legal()[0])
        if over and not state.round_over:
            rounds += 1
        assert state.revealed == (0 if state.step in {s.CHOOSE_BONUS, s.OVER} else rounds % 4)
        assert state.quarter == quarter + ending
    assert rounds == 16


def test_discs() -> None:
    """I-08: two discs at one height, and a disc off the track, are reported."""
    state = started()
    state.players[0].disc = state.players[1].disc
    assert "I-08" in broken(state)
    for space in (-1, 8):
        state = started()
        state.players[0].senate = space
        assert broken(state)


def test_discs_after_a_quarter() -> None:
    """I-08: after each quarter all discs are on the start space."""
    state = started(4)
    for _ in range(4):
        state.players[2].senate = 5
        end_quarter(state)
        play(state, state.legal()[0])
        assert [player.senate for player in state.players] == [0, 0, 0, 0]


def test_tiles_under_workers() -> None:
    """I-09: a construction tile at a site with a worker is reported."""
    state = build(started(), 0, "r1c1")
    free = next(tile for tile in range(20) if state.players[0].buildings >> tile & 1)
    state.players[0].buildings = 0
    state.site_tile = s.altered(state.site_tile, 0, free)
    assert "I-09" in broken(state)


def test_lost_building() -> None:
    """I-09 T-008: a construction tile that is nowhere or twice is reported."""
    state = started()
    state.site_tile = s.altered(state.site_tile, 3, s.EMPTY)
    assert broken(state)
    state = started()
    state.players[1].buildings = 1
    assert broken(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bonus_tiles(players: int) -> None:
    """I-10: another number of bonus tiles than n + 2q in all is reported."""
    for state in (started(players), last_quarter(started(players))):
        state.players[1].bonus_gray = 0
        state.players[1].bonus_yellow = 0
        assert "I-10" in broken(state)
    state = started(players)
    state.players[0].bonus_gray |= 1 << state.bag[11]
    assert "I-10" in broken(state)
    state = started(players)
    state.quarter = 1
    assert "I-10" in broken(state)


SOURCES = {
    s.SOW: {s.VP_TRAJAN},
    s.SHIP_CARD: {s.VP_SHIPS},
    s.ACT: {s.VP_PROVINCES, s.VP_SENATE, s.VP_BUILDINGS},
}
FINAL = {s.VP_CARDS, s.VP_WORKERS, s.VP_LEGIONARIES, s.VP_CIRCLE, s.VP_SETS, s.VP_BONUS}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sources_of_vp(players: int) -> None:
    """I-11: VP change only by Trajan tiles, ships, provinces, senate, buildings, demands and the final scoring."""
    state = started(players)
    chance = random.Random(players + 20)
    seen: set[int] = set()
    while not state.over:
        before = [list(player.ledger) for player in state.players]
        step, acting, ending = state.step, state.to_act, state.round_over and state.revealed == 3
        state.apply(chance.choice(state.legal()))
        for seat, player in enumerate(state.players):
            moved = {source for source in range(12) if player.ledger[source] != before[seat][source]}
            allowed = set(SOURCES.get(step, set())) if seat == acting else set()
            if ending and state.step == s.CHOOSE_BONUS:
                allowed.add(s.VP_DEMANDS)
            if state.over:
                allowed |= FINAL
            assert moved <= allowed
            assert state.score_of(seat) == sum(player.ledger)
            seen |= moved
    assert {s.VP_TRAJAN, s.VP_SENATE, s.VP_BUILDINGS, s.VP_DEMANDS} <= seen
