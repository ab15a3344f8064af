"""Section 8: the end of a quarter: demands, senate, clean-up and refill, D7."""

from __future__ import annotations

from collections import Counter

import pytest

from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.testing.positions import after, play

from .arrange import (
    BONUSES,
    PROVINCES,
    bonus_tiles,
    build,
    deal,
    end_quarter,
    end_round,
    fulfilled,
    give,
    held,
    last_quarter,
    lay_province,
    lead,
    lying,
    own_buildings,
    owned,
    put_tile,
    senate,
    shown,
    stacked,
    started,
    station,
)


def test_rulebook_demands() -> None:
    """E-37 T-220 T-221 T-223 T-224 T-R19: games is spent, the Trajan tile covers religion and stays, bread costs 4."""
    state = fulfilled(give(started(), 0, "games", "religion"), 0, "demand-7")
    kept = state.players[0].fulfilled
    end_quarter(state, "games religion bread")
    assert state.score_of(0) == -4
    assert owned(state) == {"religion": 1}
    assert state.players[0].fulfilled == kept


def test_three_equal_demands() -> None:
    """E-38 T-221 T-222 T-223: three bread demands: Trajan tile, forum tile and joker cover them; two are removed."""
    state = fulfilled(give(started(), 0, "bread", "joker_demand"), 0, "demand-1")
    end_quarter(state, "bread bread bread")
    assert state.score_of(0) == 0
    assert owned(state) == {}
    assert state.players[0].fulfilled != 0


@pytest.mark.parametrize(
    ("tiles", "kinds", "vp", "left"),
    [
        (["bread"], "bread bread games", -9, {}),
        (["bread", "bread", "bread"], "bread bread games", -4, {"bread": 1}),
        (["bread", "games", "religion", "religion"], "bread games religion", 0, {"religion": 1}),
        (["joker_demand"], "bread games religion", -9, {}),
        (["joker_demand", "joker_demand", "joker_demand"], "bread games religion", 0, {}),
        (["joker_demand", "bread", "games"], "bread games games", 0, {}),
        (["joker_demand", "religion", "religion"], "religion religion bread", 0, {}),
        (["joker_demand", "religion", "religion", "religion"], "religion religion religion", 0, {"joker_demand": 1}),
        (["joker_action", "joker_commodity", "joker_construction"], "bread bread bread", -15, None),
        ([], "bread games religion", -15, {}),
    ],
)
def test_settlement(tiles: list[str], kinds: str, vp: int, left: dict[str, int] | None) -> None:
    """T-220 T-221 T-222 T-223 T-224 T-R19: one tile per demand; what can be covered is; plain tiles before jokers."""
    state = give(started(), 0, *tiles)
    end_quarter(state, kinds)
    assert state.score_of(0) == vp
    assert owned(state) == (dict.fromkeys(tiles, 1) if left is None else left)


def test_every_player_settles() -> None:
    """T-220 T-224: each player for himself: 0, 4, 9 and 15 VP lost for 0, 1, 2 and 3 open demands."""
    state = started(4)
    give(state, 0, "bread", "games", "religion")
    give(state, 1, "bread", "games")
    give(state, 2, "bread")
    end_quarter(state, "bread games religion")
    assert state.scores() == [0, -4, -9, -15]


def test_trajan_tile_works_once_per_quarter() -> None:
    """T-221: one Trajan tile covers one of two equal demands, and again in the next quarter."""
    state = fulfilled(started(), 0, "demand-1")
    end_quarter(state, "bread bread bread")
    assert state.score_of(0) == -9
    play(state, a.BONUS)
    end_quarter(state, "bread games religion")
    assert state.score_of(0) == -18


def test_two_trajan_tiles_of_a_kind() -> None:
    """T-221 T-R19: two equal Trajan tiles cover two equal demands; the forum tile is kept."""
    state = fulfilled(give(started(), 0, "games"), 0, "demand-4", "demand-5")
    end_quarter(state, "games games bread")
    assert state.score_of(0) == -4
    assert owned(state) == {"games": 1}


def test_scores_below_zero() -> None:
    """E-39 T-225: nothing covered at 10 VP makes -5."""
    state = started()
    state.players[0].ledger[s.VP_SENATE] = 10
    end_quarter(state)
    assert state.score_of(0) == -5


def test_demand_tiles_are_removed() -> None:
    """T-R20 I-07: after the settlement no demand tile is face up; the next quarter reveals new ones."""
    state = end_quarter(started(), "bread bread games")
    assert state.revealed == 0
    play(state, a.BONUS)
    assert state.revealed == 0
    upcoming = list(state.demands)[3:6]
    for number in (1, 2, 3):
        end_round(state)
        assert state.revealed == number
    assert list(state.demands)[3:6] == upcoming


def test_votes() -> None:
    """E-26 T-230: green and brown on 5, green on top; with a 3-vote tile brown wins 8 : 5, without it green."""
    state = senate(started(), (1, 5), (0, 5))  # brown is seat 1, green is seat 0
    assert end_quarter(state.copy()).to_act == 0
    assert end_quarter(give(state, 1, "senate3")).to_act == 1


def test_votes_of_all_tiles() -> None:
    """T-230: the votes on all own senate tiles count, the start space counts 0."""
    state = give(senate(started(), (0, 8)), 1, "senate2", "senate2", "senate5")
    assert end_quarter(state).to_act == 1
    state = give(senate(started(), (0, 8)), 1, "senate2", "senate5")
    assert end_quarter(state).to_act == 0
    state = give(senate(started(), (0, 2)), 1, "senate2")
    assert end_quarter(state).to_act == 0, "2 : 2, and seat 0 is farther"


def test_bonus_tiles_for_the_first_two() -> None:
    """T-231 T-232 D7: the consul chooses and keeps the tile yellow side up; the second takes the other gray side up."""
    for side in (0, 1):
        state = end_quarter(senate(started(), (0, 2), (2, 3), (1, 4)))
        assert (state.step, state.to_act, state.active) == (s.CHOOSE_BONUS, 1, 0)
        assert state.legal() == [a.BONUS, a.BONUS + 1]
        tiles = [BONUSES[tile] for tile in state.bonus]
        before = [bonus_tiles(state, seat) for seat in range(3)]
        play(state, a.BONUS + side)
        assert bonus_tiles(state, 1) == (before[1][0] | {tiles[side]}, set())
        assert bonus_tiles(state, 2) == (before[2][0], {tiles[1 - side]})
        assert bonus_tiles(state, 0) == before[0]


def test_farther_disc_wins_ties() -> None:
    """E-28 T-233: A on 3 with a 5-vote tile, B on 8: both 8 votes; B wins."""
    state = give(senate(started(), (1, 8), (0, 3)), 0, "senate5")
    end_quarter(state)
    assert state.to_act == 1
    play(state, a.BONUS)
    assert stacked(state) == [2, 0, 1]


def test_upper_disc_wins_ties() -> None:
    """T-233: on the same space the upper disc wins."""
    assert end_quarter(senate(started(), (0, 4), (1, 4))).to_act == 1
    assert end_quarter(senate(started(), (1, 4), (0, 4))).to_act == 0


def test_nobody_moved() -> None:
    """E-27 T-234 T-R21: start stack A, B, C and no votes: C consul, B second; new stack A, B, C."""
    state = started(3)
    assert stacked(state) == [0, 1, 2]
    end_quarter(state)
    assert state.to_act == 2
    tiles = [BONUSES[tile] for tile in state.bonus]
    play(state, a.BONUS)
    assert tiles[0] in bonus_tiles(state, 2)[0]
    assert bonus_tiles(state, 1)[1] == {tiles[1]}
    assert stacked(state) == [0, 1, 2]


def test_restacking_by_rank() -> None:
    """T-234 T-R36 I-08: all discs return to the start by rank, which is taken before any disc moves."""
    state = senate(started(4), (0, 3), (3, 3), (1, 8), (2, 0))
    give(state, 2, "senate4")
    end_quarter(state)
    play(state, a.BONUS)
    assert [player.senate for player in state.players] == [0, 0, 0, 0]
    assert stacked(state) == [0, 3, 2, 1]


def test_two_players_both_get_a_tile() -> None:
    """T-R21 T-232: with two players the loser of the vote takes the other tile."""
    state = end_quarter(started(2))
    consul = state.to_act
    play(state, a.BONUS)
    assert len(bonus_tiles(state, consul)[0]) == 2
    assert len(bonus_tiles(state, 1 - consul)[1]) == 1


def test_clean_up() -> None:
    """T-240: senate tiles of all players go, used or not, and all tiles left on the forum; extras and jokers stay."""
    state = give(started(), 0, "senate5", "senate2", "extra_forum", "forum_senate", "joker_action", "joker_commodity")
    give(state, 1, "senate3", "joker_construction")
    lying_before = state.forum[0], state.supply_at, state.extra_at
    end_quarter(state)
    play(state, a.BONUS)
    assert owned(state) == {"extra_forum": 1, "forum_senate": 1, "joker_action": 1, "joker_commodity": 1}
    assert owned(state, 1) == {"joker_construction": 1}
    assert state.forum[0] == state.supply[state.supply_at - 9]
    assert (state.supply_at, state.extra_at) == (lying_before[1] + 9, lying_before[2] + 3)


def test_new_bonus_tiles() -> None:
    """T-241 T-R38: two new tiles from the bag, the first on the left."""
    state = end_quarter(started())
    drawn = state.bag_at
    play(state, a.BONUS)
    assert list(state.bonus) == list(state.bag)[drawn : drawn + 2]
    assert state.bag_at == drawn + 2


def test_province_refill() -> None:
    """E-40 T-242: Alpes without tile but with a leader: none; Raetia bare: refilled; Noricum with a legionary: none."""
    state = started()
    for province in ("alpes", "raetia", "noricum", "britannia"):
        lay_province(state, province, None)
    lay_province(state, "belgica", "bread")
    lead(state, 1, "alpes")
    station(state, 2, "noricum")
    before = lying(state.province_tile)
    end_quarter(state)
    drawn = state.supply_at
    play(state, a.BONUS)
    now = lying(state.province_tile)
    expected = dict(zip(PROVINCES, before, strict=True))
    refill = lying(state.supply)[drawn : drawn + 2]
    expected.update({"raetia": refill[0], "britannia": refill[1]})
    assert dict(zip(PROVINCES, now, strict=True)) == expected


@pytest.mark.parametrize(("players", "spaces"), [(2, 6), (3, 9), (4, 12)])
def test_forum_refill(players: int, spaces: int) -> None:
    """E-41 T-243: all forum spaces of the player count get forum tiles, the yellow ones extra action tiles."""
    state = started(players)
    end_quarter(state)
    drawn, extras = state.supply_at, state.extra_at
    play(state, a.BONUS)
    assert list(state.forum)[:spaces] == list(state.supply)[drawn : drawn + spaces]
    assert list(state.forum)[spaces:12] == [s.EMPTY] * (12 - spaces)
    assert list(state.forum)[12:] == list(state.extras)[extras : extras + 3]


def test_ships_turn_to_colour() -> None:
    """T-244: all ships turn colour side up."""
    state = started()
    state.gray_ships = 0b101
    play(end_quarter(state), a.BONUS)
    assert state.gray_ships == 0


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_next_quarter(seat: int) -> None:
    """T-245: the top quarter tile goes; play goes on with the player after the one who ended the quarter."""
    state = end_quarter(started(), seat=seat)
    assert (state.quarter, state.to_act) == (0, 2)
    play(state, a.BONUS)
    following = (seat + 1) % 3
    assert (state.quarter, state.step, state.to_act, state.active) == (1, s.CHOOSE_TRAY, following, following)
    assert state.time == 0


def test_untouched_things() -> None:
    """T-246: provinces with tiles, hands, displays, discards, Trajan tiles and figures stay as they are."""
    state = started()
    deal(state, hands={0: "fish wine"}, displays={1: "gem"}, left="oil hide")
    build(state, 0, "r1c1")
    station(state, 1, "raetia")
    put_tile(state, 0, "I", "points-1")
    end_quarter(state)
    before = state.dump()
    provinces = lying(state.province_tile)
    play(state, a.BONUS)
    now = state.dump()
    for name in ("pile", "pile_size", "deck", "deck_at", "stacks", "stack_at", "site_tile", "time"):
        assert now[name] == before[name]
    for seat in range(3):
        for name in ("hand", "display", "slots", "arch", "trays", "supply", "workers", "camp", "leader", "sites"):
            assert now["players"][seat][name] == before["players"][seat][name]
        for name in ("provinces", "buildings", "fulfilled", "plus2"):
            assert now["players"][seat][name] == before["players"][seat][name]
    assert [tile for tile in lying(state.province_tile) if tile] == [tile for tile in provinces if tile]
    assert (held(state), shown(state, 1)) == ("wine fish", "gem")


def test_fourth_quarter() -> None:
    """T-R22 T-245: demands and vote in full, tiles removed, discs restacked, ships turned; nothing is refilled."""
    state = senate(last_quarter(started()), (1, 4))
    give(state, 0, "senate2", "bread")
    lay_province(state, "alpes", None)
    state.gray_ships = 0b111
    end_quarter(state, "bread games religion")
    assert state.players[0].ledger[s.VP_DEMANDS] == -9
    drawn = state.supply_at, state.extra_at, state.bag_at
    play(state, a.BONUS)
    assert state.over
    assert (state.quarter, state.gray_ships) == (4, 0)
    assert owned(state) == {}
    assert list(state.forum) == [s.EMPTY] * 15
    assert list(state.bonus) == [s.EMPTY] * 2
    assert lying(state.province_tile)[0] is None
    assert (state.supply_at, state.extra_at, state.bag_at) == drawn
    assert [player.senate for player in state.players] == [0, 0, 0]
    assert stacked(state)[-1] == 1


def test_short_forum_supply() -> None:
    """T-R23: provinces are refilled first in their order, then forum spaces, until the supply is empty."""
    state = started()
    for province in ("raetia", "britannia", "aquitania"):
        lay_province(state, province, None)
    end_quarter(state)
    state.supply_at = len(state.supply) - 5
    last = list(state.supply)[-5:]
    play(state, a.BONUS)
    tiles = dict(zip(PROVINCES, state.province_tile, strict=True))
    assert [tiles["raetia"], tiles["aquitania"], tiles["britannia"]] == last[:3]
    assert list(state.forum)[:12] == [*last[3:], *[s.EMPTY] * 10]
    assert state.supply_at == len(state.supply)
    state = started()
    for province in ("raetia", "britannia", "aquitania"):
        lay_province(state, province, None)
    end_quarter(state)
    state.supply_at = len(state.supply) - 2
    play(state, a.BONUS)
    assert state.province_tile[PROVINCES.index("britannia")] == s.EMPTY
    assert list(state.forum)[:12] == [s.EMPTY] * 12


def test_order_of_the_quarter_end() -> None:
    """T-220 T-231 D7: demands are settled before the vote; spent jokers are gone, senate tiles still count."""
    state = give(started(), 0, "joker_demand", "senate5")
    end_quarter(state)
    assert state.to_act == 0
    assert owned(state) == {"senate5": 1}
    following = after(state, a.BONUS)
    assert owned(following) == {}


def test_spent_tiles_never_return() -> None:
    """T-223 T-240: removed tiles are in no supply."""
    state = give(started(), 0, "bread", "games", "religion")
    supply = Counter(list(state.supply)[state.supply_at :])
    end_quarter(state)
    play(state, a.BONUS)
    drawn = Counter(list(state.forum)[:9])
    assert Counter(list(state.supply)[state.supply_at :]) + drawn == supply


def test_buildings_do_not_matter() -> None:
    """T-246: construction tiles on mats and sites are not refilled or removed."""
    state = own_buildings(started(), 0, "door-2")
    before = list(state.site_tile)
    play(end_quarter(state), a.BONUS)
    assert list(state.site_tile) == before
