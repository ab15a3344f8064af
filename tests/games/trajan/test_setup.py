"""Section 2: set-up, and the decisions S1 to S4."""

from __future__ import annotations

from collections import Counter

import pytest

from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.games.trajan.play import TrajanState
from triumvir.testing.positions import choose_first, play, refused, skip_to

from .arrange import (
    GOODS,
    LEFT,
    NUMERALS,
    RIGHT,
    STACKS,
    TILES,
    actions_in,
    arch,
    at,
    at_slot,
    discards,
    drop,
    face_down,
    fresh,
    held,
    in_tray,
    seed_for,
    slot,
    stack,
    stacked,
    started,
)

ALL = (2, 3, 4)
NO_TILE = s.EMPTY


def past(players: int, step: int, **options: object) -> TrajanState:
    """A game at the first decision of a set-up step; seat 0 is the start player."""
    state = fresh(players, seed_for(players, 0), **options)
    return skip_to(state, lambda position: at(position, step))


@pytest.mark.parametrize("players", ALL)
def test_table_before_the_first_decision(players: int) -> None:
    """T-020 T-021 T-022 T-034: time at the start, ships in colour, first quarter, all scores 0."""
    for state in (fresh(players), started(players)):
        assert state.time == 0
        assert state.gray_ships == 0
        assert state.quarter == 0
        assert state.revealed == 0
        assert state.scores() == [0] * players


@pytest.mark.parametrize("players", ALL)
def test_tiles_on_the_board(players: int) -> None:
    """T-023 T-024 T-025 T-026: ten province tiles, 6, 9 or 12 on the forum, three extra ones, the rest face down."""
    state = fresh(players)
    assert all(0 <= tile < 17 for tile in state.province_tile)
    assert len(state.province_tile) == 10
    forum = list(state.forum)
    spaces = {2: 6, 3: 9, 4: 12}[players]
    assert all(0 <= tile < 17 for tile in forum[:spaces])
    assert forum[spaces:12] == [NO_TILE] * (12 - spaces)
    assert all(17 <= tile < 23 for tile in forum[12:])
    laid = [*state.province_tile, *forum[:spaces]]
    assert Counter(laid) + Counter(list(state.supply)[state.supply_at :]) == Counter(state.supply)
    assert Counter(forum[12:]) + Counter(list(state.extras)[state.extra_at :]) == Counter(state.extras)
    assert state.supply_at == 10 + spaces
    assert state.extra_at == 3


def test_demand_stack() -> None:
    """T-027: of the 15 shuffled demand tiles three are never used; twelve make the stack of four quarters."""
    assert len({tuple(fresh(2, seed).demands) for seed in range(5)}) == 5
    state = started(2)
    assert len(state.demands) - state.tables.demand_removed == 12 == state.tables.quarters * state.tables.demands
    seen = []
    while not state.over:
        before = state.revealed
        state.apply(choose_first(state))
        if state.revealed > before:
            seen.append(state.demands[state.quarter * 3 + before])
    assert len(seen) == 12
    assert Counter(seen) + Counter(list(state.demands)[12:]) == {0: 5, 1: 5, 2: 5}


@pytest.mark.parametrize("players", ALL)
def test_construction_tiles_on_sites(players: int) -> None:
    """T-028: every site holds one of the 20 tiles, at random."""
    assert sorted(fresh(players).site_tile) == list(range(20))
    assert len({tuple(fresh(players, seed).site_tile) for seed in range(5)}) == 5


@pytest.mark.parametrize("players", ALL)
def test_figures_and_arch(players: int) -> None:
    """T-029 T-030: leader and a legionary in the camp, a worker, 13 in supply; the arch at I."""
    state = fresh(players)
    for seat, player in enumerate(state.players):
        assert (player.leader, player.camp, player.workers, player.supply) == (-1, 1, 1, 13)
        assert (player.provinces, player.sites) == (0, 0)
        assert arch(state, seat) == "I"


def test_marker_placement() -> None:
    """T-031 T-R06 S1: tray I first, two into each; any colours, twins allowed; a used-up colour is not offered."""
    state = fresh(3, seed_for(3, 0))
    assert state.step == s.PLACE_MARKER
    assert state.legal() == drop("yellow", "orange", "green", "white", "pink", "blue")
    play(state, *drop("blue", "blue"))
    assert in_tray(state, 0, "I") == ["blue", "blue"]
    assert state.legal() == drop("yellow", "orange", "green", "white", "pink")
    play(state, *drop("white", "yellow"))
    assert in_tray(state, 0, "II") == ["yellow", "white"]
    play(state, *drop("white", "yellow", "pink", "pink", "green", "orange", "orange"))
    assert state.legal() == drop("green")
    play(state, *drop("green"))
    assert [in_tray(state, 0, numeral) for numeral in NUMERALS] == [
        ["blue", "blue"],
        ["yellow", "white"],
        ["yellow", "white"],
        ["pink", "pink"],
        ["orange", "green"],
        ["orange", "green"],
    ]
    assert state.to_act == 1


@pytest.mark.parametrize("players", ALL)
def test_markers_come_first(players: int) -> None:
    """T-031 T-R33: all players place markers in player order before stacks, bonus tiles and cards are laid out."""
    state = fresh(players, seed_for(players, 1))
    order = []
    while state.step == s.PLACE_MARKER:
        order.append(state.to_act)
        assert not state.laid_out
        assert all(player.bonus_yellow == 0 for player in state.players)
        assert list(state.bonus) == [NO_TILE, NO_TILE]
        assert list(state.pile_size) == [0, 0]
        state.apply(choose_first(state))
    assert order == [(1 + i) % players for i in range(players) for _ in range(12)]
    assert state.laid_out
    assert state.to_act == 1


@pytest.mark.parametrize("players", ALL)
def test_random_markers(players: int) -> None:
    """T-R33: the option places two markers into each tray at random and goes straight to the cards."""
    state = fresh(players, 3, random_markers=True)
    assert state.step == s.TAKE_CARD
    assert state.check() == []
    for seat in range(players):
        trays = [in_tray(state, seat, numeral) for numeral in NUMERALS]
        assert [len(markers) for markers in trays] == [2] * 6
        assert Counter(colour for markers in trays for colour in markers) == dict.fromkeys(
            ("yellow", "orange", "green", "white", "pink", "blue"), 2
        )
    others = {tuple(fresh(players, seed, random_markers=True).players[0].trays) for seed in range(5)}
    assert len(others) == 5
    assert not fresh(players).game.options["random_markers"]


def test_trajan_stacks() -> None:
    """T-032: six stacks of nine by category, each shuffled."""
    state = fresh(3)
    for i in range(6):
        assert sorted(state.stacks[i * 9 : i * 9 + 9]) == list(range(i * 9, i * 9 + 9))
    for i in range(6):
        orders = {tuple(fresh(3, seed).stacks[i * 9 : i * 9 + 9]) for seed in range(4)}
        assert len(orders) == 4


@pytest.mark.parametrize("players", ALL)
@pytest.mark.parametrize("start", [0, 1])
def test_senate_stack(players: int, start: int) -> None:
    """T-033: all discs on the start space, the start player's at the bottom, then clockwise, each on top."""
    state = fresh(players, seed_for(players, start))
    assert [player.senate for player in state.players] == [0] * players
    assert stacked(state) == [(start + i) % players for i in range(players)]


def test_start_player_is_random() -> None:
    """T-033 T-R39: every seat can be the start player."""
    assert {fresh(4, seed).start for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("players", ALL)
def test_bonus_tiles(players: int) -> None:
    """T-035 T-036 T-R38: one bonus tile each, yellow side up, then two at the senate, the first on the left."""
    state = past(players, s.TAKE_CARD)
    drawn = list(state.bag)
    for i in range(players):
        assert state.players[i].bonus_yellow == 1 << drawn[i]
        assert state.players[i].bonus_gray == 0
    assert list(state.bonus) == drawn[players : players + 2]
    assert state.bag_at == players + 2


def test_discard_piles() -> None:
    """T-037 T-R38: the top two cards start the discard piles, the first on the left."""
    state = past(3, s.TAKE_CARD)
    assert [discards(state, LEFT), discards(state, RIGHT)] == [[GOODS[state.deck[0]]], [GOODS[state.deck[1]]]]
    assert len(face_down(state)) == 58


def test_taking_cards() -> None:
    """T-038 T-039 S2: three cards each from any of the three piles; an emptied discard pile is restarted at once."""
    state = past(3, s.TAKE_CARD)
    hidden = face_down(state)
    left, right = discards(state, LEFT)[0], discards(state, RIGHT)[0]
    assert state.legal() == [a.DRAW, a.TAKE, a.TAKE + 1]
    play(state, a.DRAW)
    assert held(state) == hidden[0]
    assert state.to_act == 0
    play(state, a.TAKE + LEFT)
    assert discards(state, LEFT) == [hidden[1]]
    play(state, a.TAKE + RIGHT)
    assert discards(state, RIGHT) == [hidden[2]]
    assert sorted(held(state).split()) == sorted([hidden[0], left, right])
    assert face_down(state) == hidden[3:]
    assert (state.to_act, state.step) == (1, s.TAKE_CARD)
    play(state, a.TAKE + LEFT, a.TAKE + LEFT, a.TAKE + LEFT)
    assert sorted(held(state, 1).split()) == sorted([hidden[1], hidden[3], hidden[4]])
    play(state, a.DRAW, a.DRAW)
    assert state.to_act == 2
    play(state, a.DRAW)
    assert (state.to_act, state.step) == (0, s.TAKE_TILE)


def test_taking_trajan_tiles() -> None:
    """T-040 T-041 T-R05 T-R34 S3 S4: three tops of different stacks, to II, IV and VI in any order, in one go."""
    state = past(3, s.TAKE_TILE)
    tops = [TILES[state.stacks[i * 9]] for i in range(6)]
    seconds = [TILES[state.stacks[i * 9 + 1]] for i in range(6)]
    assert state.legal() == [stack(name) for name in STACKS]
    play(state, stack("worker"))
    assert state.legal() == [slot("II"), slot("IV"), slot("VI")]
    play(state, slot("VI"))
    assert at_slot(state, 0, "VI") == tops[2]
    assert state.legal() == [stack(name) for name in STACKS if name != "worker"]
    play(state, stack("demand"))
    assert state.legal() == [slot("II"), slot("IV")]
    play(state, slot("II"), stack("cards"), slot("IV"))
    assert [at_slot(state, 0, numeral) for numeral in NUMERALS] == [None, tops[5], None, tops[0], None, tops[2]]
    assert arch(state) == "I"
    assert (state.to_act, state.step) == (1, s.TAKE_TILE)
    play(state, stack("worker"), slot("II"))
    assert at_slot(state, 1, "II") == seconds[2]


@pytest.mark.parametrize("players", ALL)
@pytest.mark.parametrize("start", [0, 1])
def test_start_player_begins(players: int, start: int) -> None:
    """T-042: after the set-up the start player takes the first turn."""
    state = fresh(players, seed_for(players, start))
    skip_to(state, lambda position: at(position, s.CHOOSE_TRAY))
    assert (state.to_act, state.active) == (start, start)


@pytest.mark.parametrize("players", ALL)
def test_counts_after_setup(players: int) -> None:
    """T-043: supplies of 60-3n, 9, 12, 10-n, hands of 3, piles of 1 and 1, 58-3n cards, 54-3n Trajan tiles."""
    state = fresh(players, seed_for(players, 0))
    skip_to(state, lambda position: at(position, s.CHOOSE_TRAY), lambda position: position.legal()[-1])
    assert len(state.supply) - state.supply_at == 60 - 3 * players == {2: 54, 3: 51, 4: 48}[players]
    assert len(state.extras) - state.extra_at == 9
    assert len(state.bag) - state.bag_at == 10 - players
    assert [player.cards for player in state.players] == [3] * players
    assert list(state.pile_size) == [1, 1]
    assert len(face_down(state)) == 58 - 3 * players
    assert 54 - sum(state.stack_at) == 54 - 3 * players


def test_same_seed_same_game() -> None:
    """T-R33: everything random follows from the seed."""
    assert fresh(4, 7).dump() == fresh(4, 7).dump()
    assert fresh(4, 7).dump() != fresh(4, 8).dump()


def test_only_set_up_slots_and_new_stacks() -> None:
    """T-040 T-041: a stack used before and a slot other than II, IV, VI are refused."""
    state = past(3, s.TAKE_TILE)
    play(state, stack("worker"))
    assert refused(state, slot("I")) == "T-041"
    assert refused(state, slot("III")) == "T-041"
    play(state, slot("II"))
    assert refused(state, stack("worker")) == "T-040"
    play(state, stack("points"))
    assert refused(state, slot("II")) == "T-041"
    assert actions_in(state, a.SLOT, 6) == [3, 5]
