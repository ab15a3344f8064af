"""The judgement of positions: that it says what its reasons claim, for every position, compiled or not."""

from __future__ import annotations

import pytest

from triumvir.engine.state import LIKELY, vector
from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.games.trajan.play import TrajanState
from triumvir.games.trajan.scoring import score_final
from triumvir.testing.interpreted import Interpreted
from triumvir.testing.setups import Variant, variants
from triumvir.testing.walks import visits, walk

from .arrange import (
    acting,
    build,
    card,
    deal,
    demand,
    drop,
    figures,
    fulfilled,
    give,
    last_quarter,
    lay_forum,
    lay_site,
    lead,
    no_tiles,
    on_top,
    own_buildings,
    put_tile,
    senate,
    set_trays,
    site,
    stack,
    started,
    station,
    strip,
    turn,
    with_plus2,
)

EVERY_KIND = 40  # positions of a walk that are looked at


def quiet() -> TrajanState:
    """Two players at their first turn with empty mats, hands and circles."""
    state = deal(started(2))
    for seat in range(2):
        no_tiles(strip(state, seat), seat)
        set_trays(state, seat, {"I": "yellow orange", "III": "green white"}, rest="VI")
    return state


def gain(before: TrajanState, after: TrajanState, seat: int = 0) -> int:
    """What the second position is worth more."""
    return int(after.worth_of(seat) - before.worth_of(seat))


def voteless(state: TrajanState) -> TrajanState:
    """The same position with no bonus tile to vote for."""
    bare = state.copy()
    bare.bonus = vector([s.EMPTY, s.EMPTY])
    return bare


# ---------------------------------------------------------------- all positions


@pytest.mark.parametrize("variant", variants("trajan"), ids=str)
def test_every_position_is_judged(variant: Variant) -> None:
    """No decision of a random game is without a judgement, and no legal action without a leaning."""
    for visit in visits(variant.load(), 7, 3, EVERY_KIND):
        for seat in range(visit.state.seats):
            assert -1000 < visit.state.worth_of(seat) < 4000
        for action in visit.state.legal():
            assert 0 <= visit.state.leaning(action) <= LIKELY


def test_same_compiled_and_interpreted() -> None:
    plain = Interpreted("triumvir.games.trajan")
    for visit in walk(Variant("trajan", 3).load(), 11, 5):
        assert plain.agrees(visit.state), visit.ply


def test_only_what_scores_is_left_when_the_last_consul_chooses() -> None:
    """With the last vote still to be carried out, all but the two open bonus tiles is the final score."""
    for luck in range(6):
        for visit in walk(Variant("trajan", 2).load(), luck, luck):
            state = visit.state
            assert isinstance(state, TrajanState)
            if state.step == s.CHOOSE_BONUS and state.quarter == 3:
                scored = voteless(state)
                expected = scored.copy()
                score_final(expected)
                for seat in range(2):
                    assert scored.worth_of(seat) == 10 * expected.score_of(seat)


# ---------------------------------------------------------------- cards and bonus tiles


@pytest.mark.parametrize(
    ("poorer", "richer"),
    [
        ("", "wine"),
        ("wine fish", "wine wine"),
        ("wine wine fish fish", "wine wine wine wine"),
        ("wine wine wine fish", "wine wine wine wine"),
        ("wine fish gem", "wine wine wine"),
    ],
)
def test_better_hands(poorer: str, richer: str) -> None:
    state = quiet()
    assert gain(deal(state.copy(), hands={0: poorer}), deal(state, hands={0: richer})) > 0


def test_shipping_a_full_load_pays_and_a_single_card_does_not() -> None:
    state = deal(turn(quiet(), "seaport"), hands={0: "wine wine wine wine"})
    full = state.copy()
    for action in (a.SHIP, *[card("wine")] * 4):
        full.apply(action)
    single = state.copy()
    for action in (a.SHIP, card("wine"), a.STOP):
        single.apply(action)
    assert gain(state, full) > 0 > gain(state, single)


def test_cards_of_a_bonus_tile() -> None:
    """Cards that an own bonus tile counts are worth more than others."""
    state = last_quarter(quiet(), yellow="wine-fish")
    assert gain(deal(state.copy(), hands={0: "gem"}), deal(state, hands={0: "wine"})) > 0


# ---------------------------------------------------------------- the circle


def test_nearer_tiles_are_worth_more() -> None:
    """A Trajan tile rises with each colour that lies at it, and most when the next turn can fulfil it."""
    state = put_tile(quiet(), 0, "II", "points-7")  # orange and white
    far = set_trays(state.copy(), 0, {"I": "yellow"}, rest="III")
    half = set_trays(state.copy(), 0, {"I": "yellow", "II": "orange"}, rest="III")
    ready = set_trays(state.copy(), 0, {"I": "white", "II": "orange"}, rest="III")
    assert gain(far, half) > 0
    assert gain(half, ready) > 0


def test_demand_tiles_early() -> None:
    """A Trajan tile that feeds the people is worth more in the first quarter than in the last."""
    first = quiet()
    last = last_quarter(first.copy())
    assert gain(first, fulfilled(first.copy(), 0, "demand-1")) > gain(last, fulfilled(last.copy(), 0, "demand-1"))


def test_choice_of_trays() -> None:
    """Markers spread over the circle are better than one heap."""
    heap = set_trays(quiet(), 0, {}, rest="I")
    spread = set_trays(quiet(), 0, {"I": "yellow orange", "II": "green", "III": "white pink"}, rest="V")
    assert gain(heap, spread) > 0


# ---------------------------------------------------------------- tiles and demands


def test_missing_demands() -> None:
    """A tile that is demanded is worth more than one that is not, and each missing one costs more than the last."""
    state = demand(lay_forum(quiet(), {}), "bread bread games")
    bread, religion = give(state.copy(), 0, "bread"), give(state.copy(), 0, "religion")
    assert gain(state, bread) > gain(state, religion)
    second = give(bread.copy(), 0, "bread")
    assert gain(state, bread) >= gain(bread, second) > 0


def test_demands_can_still_be_met() -> None:
    """What the forum offers weighs less than what is nowhere to be had."""
    offered = demand(lay_forum(quiet(), {0: "bread"}), "bread")
    gone = demand(lay_forum(quiet(), {0: "religion"}), "bread")
    assert gain(gone, offered) > 0


def test_penalty_is_near_when_the_quarter_ends() -> None:
    early = demand(lay_forum(quiet(), {0: "bread"}), "bread games religion")
    covered = give(early.copy(), 0, "bread")
    late, late_covered = early.copy(), covered.copy()
    for state in (late, late_covered):
        state.time = state.tables.circuit - 1
    assert gain(late, late_covered) > gain(early, covered)


def test_extra_actions() -> None:
    """An extra action tile is worth more with a +2 marker of its type."""
    state = quiet()
    other = give(with_plus2(state.copy(), 0, "senate"), 0, "extra_military")
    same = give(with_plus2(state.copy(), 0, "senate"), 0, "extra_senate")
    assert gain(state, other) > 0
    assert gain(other, same) > 0


# ---------------------------------------------------------------- provinces, sites, senate


def test_leader_near_rich_provinces() -> None:
    state = quiet()
    assert gain(lead(state.copy(), 0, "noricum"), lead(state.copy(), 0, "britannia")) > 0
    taken = station(lead(state.copy(), 0, "britannia"), 1, "britannia")
    assert gain(taken, lead(state.copy(), 0, "britannia")) > 0


def test_sets_begun() -> None:
    """Two of a kind promise more than two of different kinds, unless nothing of that kind is left."""
    state = quiet()
    mixed = own_buildings(state.copy(), 0, "stairs-2", "door-2")
    alike = own_buildings(state.copy(), 0, "stairs-2", "stairs-3")
    assert gain(mixed, alike) > 0
    gone = own_buildings(alike.copy(), 1, "stairs-4", "stairs-5")
    assert gain(alike, gone) < 0


def test_figures_in_camp() -> None:
    state = quiet()
    bare = figures(state.copy(), 0, workers=0)
    one, two = figures(state.copy(), 0, workers=1), figures(state.copy(), 0, workers=2)
    assert gain(bare, one) > gain(one, two) > 0


def test_votes() -> None:
    """To be ahead in the senate is worth more than the points of the steps, and most at the end of the quarter."""
    state = senate(quiet(), (1, 2))
    ahead = senate(state.copy(), (0, 3))
    assert gain(state, ahead, seat=1) < 0
    assert gain(voteless(state), voteless(ahead)) > 0, "steps alone"
    assert gain(state, ahead) > gain(voteless(state), voteless(ahead))
    late, late_ahead = state.copy(), ahead.copy()
    for position in (late, late_ahead):
        position.revealed = position.tables.rounds - 1
        position.time = position.tables.circuit - 1
    assert gain(late, late_ahead) > gain(state, ahead)


# ---------------------------------------------------------------- leanings


def test_hardly_ever_passes() -> None:
    for action_type in ("senate", "forum", "construction", "military", "trajan", "seaport"):
        state = acting(action_type)
        assert state.leaning(a.PASS) == 0 < max(state.leaning(action) for action in state.legal())


def test_leans_to_the_marker_that_fulfils() -> None:
    state = put_tile(quiet(), 0, "II", "points-7")
    set_trays(state, 0, {"I": "white", "II": "orange", "III": "yellow"}, rest="V")
    assert state.leaning(a.TRAY) > state.leaning(a.TRAY + 2)
    held = set_trays(state.copy(), 0, {"VI": "white green", "II": "orange"}, rest="IV")
    held.apply(a.TRAY + 5)
    keep, give_away = drop("green", "white")
    assert held.leaning(keep) > held.leaning(give_away)


def test_leans_to_sites_with_tiles() -> None:
    state = lay_site(turn(build(quiet(), 0, "r1c1"), "construction"), "r2c1", "door-5")
    state.site_tile = s.altered(state.site_tile, 1, s.EMPTY)
    assert state.leaning(site("r2c1")) > state.leaning(site("r1c2"))


def test_leans_to_tiles_that_fit_the_arch() -> None:
    state = turn(quiet(), "trajan")
    set_trays(state, 0, {"I": "orange orange"}, rest="V")
    on_top(on_top(state, "points-1"), "worker-5")
    assert state.leaning(stack("points")) > state.leaning(stack("worker"))
