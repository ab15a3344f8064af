"""The judgement of positions: that it says what its reasons claim, for every position, compiled or not."""

from __future__ import annotations

import pytest

from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma import state as s
from triumvir.games.nova_roma.play import NovaRomaState
from triumvir.games.nova_roma.scoring import rival_score
from triumvir.testing.interpreted import Interpreted
from triumvir.testing.setups import Variant, variants
from triumvir.testing.walks import visits, walk

from .arrange import (
    bare,
    build,
    claimed,
    end_game,
    estate,
    favour,
    hand,
    last_turn,
    lay_forum,
    mosaic,
    own_building,
    own_shipping,
    perform,
    race_to,
    row,
    sail_to,
    started,
    stock,
    turn,
)

EVERY_KIND = 40  # positions of a walk that are looked at


def worth(state: NovaRomaState, seat: int = 0) -> int:
    return int(state.worth_of(seat))


def leaning(state: NovaRomaState, move: str) -> int:
    return int(state.leaning(state.game.parse(move)))


# ---------------------------------------------------------------- all positions


@pytest.mark.parametrize("variant", variants("nova-roma"), ids=str)
def test_every_position_is_judged(variant: Variant) -> None:
    """No decision of a random game is without a judgement, and no legal action without a leaning."""
    for visit in visits(variant.load(), 7, 3, EVERY_KIND):
        for seat in range(visit.state.seats):
            assert -2000 < visit.state.worth_of(seat) < 3000
        for action in visit.state.legal():
            assert 0 <= visit.state.leaning(action) <= LIKELY


@pytest.mark.parametrize("players", [1, 2, 4])
def test_same_compiled_and_interpreted(players: int) -> None:
    plain = Interpreted("triumvir.games.nova_roma")
    for visit in walk(Variant("nova-roma", players).load(), 11, 5):
        assert plain.agrees(visit.state), visit.ply


@pytest.mark.parametrize("players", [2, 3, 4])
def test_final_score_when_the_game_is_over(players: int) -> None:
    state = end_game(sail_to(row(started(players), "Calux"), 0, "north5"))
    assert [worth(state, seat) for seat in range(players)] == [10 * score for score in state.scores()]


def test_only_what_scores_is_left_after_the_last_turn() -> None:
    """Who has had the last turn is judged by the final score: hopes are gone."""
    state = last_turn(started(3), 4)
    sail_to(row(estate(state, {"r1c1": "animal", "r2c2": "prod_wood"}), "Calux", "Priscus", "Titus"), 0, "north3")
    stock(race_to(own_building(state, "B01"), "red", 5), wood=3, coins=2, influence=3)
    claimed(hand(state, "Nela"), "r1c1 r1c2 r2c1 r2c2")
    favour(race_to(state, "green", 1, seat=1), "red", "red", "red", "blue", "green")
    state.first = 1
    assert worth(state) == 10 * state.score_of(0)


# ---------------------------------------------------------------- what is worth more


def test_a_ship_under_way_is_worth_more_than_its_port() -> None:
    at_port = worth(sail_to(started(), 0, "north4"))
    on_the_way = worth(sail_to(started(), 0, "north5"))
    at_next = worth(sail_to(started(), 0, "north6"))
    assert at_port < on_the_way < at_next


def test_goods_fade_as_turns_run_out() -> None:
    """A good is means for a contract at first, a quarter of a VP at the end."""

    def four_goods(state: NovaRomaState) -> int:
        return worth(bare(state, stone=2, wood=2)) - worth(bare(state))

    early = four_goods(started())
    late = four_goods(last_turn(started(), 4))
    assert early > 2 * late
    assert late == 10


def test_many_goods_of_a_kind_are_worth_less_than_different_ones() -> None:
    assert worth(bare(started(), stone=2, wood=2)) > worth(bare(started(), stone=4))


def test_followers_of_every_round_lose_value_those_of_the_end_do_not() -> None:
    def gain(name: str, number: int) -> int:
        return worth(row(last_turn(started(), number), name, seat=2), 2) - worth(
            row(last_turn(started(), number), seat=2), 2
        )

    assert gain("Titus", 0) > gain("Titus", 3) > 0
    assert gain("Martinus", 4) >= 10


def test_a_follower_in_hand_is_worth_less_than_in_play() -> None:
    none = worth(hand(row(started()), seat=0))
    held = worth(hand(row(started()), "Egeria"))
    played = worth(row(hand(started()), "Egeria"))
    assert none < held < played


def test_a_used_follower_is_worth_a_round_less() -> None:
    assert worth(row(started(), "Egeria", used=["Egeria"])) < worth(row(started(), "Egeria"))


def test_first_block_in_a_dear_zone_counts_most() -> None:
    cheap = worth(build(started(2), "A", "r1c1"))
    dear = worth(build(started(2), "C", "r1c2"))
    assert dear > cheap > worth(started(2))


def test_nearer_claims_are_worth_more() -> None:
    """B2 is two buildings away, then one, then met."""
    state = mosaic(started(), "G1", "Y1", "O3")
    values = [worth(own_building(state.copy(), *cards)) for cards in ((), ("B04",), ("B04", "B05"))]
    printed = 10
    assert values[1] - values[0] > printed
    assert values[2] - values[1] > printed


def test_a_marker_is_worth_a_claim() -> None:
    """Without a marker at hand nothing can be claimed, whatever is met."""
    state = own_shipping(own_building(started(), "B04", "B05"), "S01", "S02")
    without = state.copy()
    without.players[0].markers = 0
    assert worth(state) > worth(without)


def test_the_last_cell_of_a_line_is_worth_more_than_the_first() -> None:
    state = mosaic(own_building(started(), "B04", "B05"), "G1", "Y1", "O3")
    begun = worth(claimed(state.copy(), "r1c3"))
    alone = worth(claimed(state.copy(), "r2c3"))
    line = worth(claimed(state.copy(), "r1c2 r1c3")) - begun
    apart = worth(claimed(state.copy(), "r2c3 r1c2")) - alone
    assert line > apart


def test_leading_a_favoured_track_counts() -> None:
    state = race_to(race_to(started(3), "green", 1, seat=1), "blue", 1, seat=1)
    race_to(state, "red", 2)
    favoured = favour(state.copy(), "red", "green")
    other = favour(state.copy(), "green", "blue")
    assert worth(favoured) > worth(other)


def test_two_players_must_pass_the_neutral_marker() -> None:
    red, green = (
        [worth(favour(race_to(started(2), "red", space), track, "blue")) for space in (4, 5)]
        for track in ("red", "green")
    )
    assert red[0] == green[0]
    assert red[1] > green[1]


def test_the_marker_counts_in_the_last_round_for_who_will_hold_it() -> None:
    state = last_turn(started(3), 4)
    passed = worth(state, 0)
    state.claimant = 0
    assert worth(state, 0) - passed == 20


# ---------------------------------------------------------------- alone


def test_alone_the_end_is_judged_by_how_far_ahead_of_the_automa() -> None:
    state = end_game(sail_to(row(started(1), "Calux"), 0, "north5"))
    assert worth(state) == 10 * (state.score_of(0) - rival_score(state))
    assert (worth(state) > 0) == (state.ranking() == [1])


def test_alone_a_claim_also_keeps_the_automa_from_it() -> None:
    alone, many = started(1), started(2)
    gained = [worth(claimed(state.copy(), "r3c1 r1c2 r2c3")) - worth(state) for state in (alone, many)]
    assert gained[0] > gained[1]


def test_alone_passing_the_automa_in_a_zone_counts_twice() -> None:
    level = build(started(1), "C", "r1c2 r1c3 r2c1 r2c2")
    ahead = build(level.copy(), "C", "r1c2 r1c3 r2c1 r2c2 r2c3")
    points = ahead.score_of(0) - level.score_of(0)
    assert points > 0
    assert worth(ahead) - worth(level) > 10 * points


def test_alone_the_lead_on_a_track_counts() -> None:
    state = started(1)
    rival = int(state.rival[s.MARKER])
    behind, level = (worth(race_to(started(1), "red", space)) for space in (rival - 1, rival))
    assert level - behind > 10


def test_alone_blocked_legionnaires_cost() -> None:
    state = started(1)
    before = worth(state)
    state.rival_points += 2
    assert before - worth(state) == 20


# ---------------------------------------------------------------- leanings


def test_acting_comes_readier_than_giving_up() -> None:
    state = turn("upgrade", 2)
    state.apply(state.game.parse("patrician r1c1"))
    state.apply(state.game.parse("row"))
    assert leaning(state, "perform") == LIKELY
    assert leaning(state, "forgo") == 0


def test_strong_cells_come_readier() -> None:
    state = lay_forum(turn("upgrade", 3), "upgrade race petition sail", "build recruit trade produce")
    bare(state)
    assert leaning(state, "patrician r1c3") > leaning(state, "patrician r2c2")


def test_tiles_go_on_empty_cells() -> None:
    state = perform(turn("upgrade", 1, state=estate(started(), {"r1c1": "animal"})))
    while s.current(state) != s.UPGRADE_CELL:
        legal = state.legal()
        state.apply(a.PASS if s.current(state) == s.UPGRADE_WINE else legal[-1])
    assert state.leaning(a.LAY) == 0
    assert state.leaning(a.LAY + 1) == LIKELY


def test_produce_comes_before_build() -> None:
    state = turn("build", 1, other="produce")
    state.apply(state.game.parse("patrician r1c1"))
    assert leaning(state, "column") > leaning(state, "row")
