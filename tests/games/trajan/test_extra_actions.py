"""Section 5: extra action tiles and +2 markers, D5 and D6."""

from __future__ import annotations

import pytest

from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.games.trajan.play import TrajanState
from triumvir.testing.positions import gained, play, refused

from .arrange import (
    BUILDINGS,
    TYPES,
    UNLIKE,
    acting,
    card,
    deal,
    drop,
    extra,
    extra_joker,
    figures,
    give,
    lay_forum,
    lay_province,
    lay_site,
    move,
    no_tiles,
    own_buildings,
    owned,
    put_tile,
    senate,
    set_trays,
    ship,
    site,
    stack,
    started,
    tray,
    turn,
    with_plus2,
)


def over(state: TrajanState) -> bool:
    """Whether the turn of seat 0 is over."""
    return (state.step, state.to_act) == (s.CHOOSE_TRAY, 1)


def test_once_more() -> None:
    """E-33 T-190 T-193 D6: senate 3 to 4 scores 4; a senate tile is given up for 4 to 5 and 5 more VP."""
    state = give(senate(started(), (0, 3)), 0, "extra_senate")
    assert gained(turn(state, "senate"), 0, a.ADVANCE) == 4
    assert state.step == s.EXTRA_ACTION
    assert state.legal() == [extra("senate"), a.PASS]
    assert gained(state, 0, extra("senate"), a.ADVANCE) == 5
    assert owned(state) == {}
    assert over(state)


def test_twice_more_with_a_marker() -> None:
    """E-33 T-192 T-193: with a +2 marker 5 to 6 follows for 6 more VP; the tile is removed, the marker stays."""
    state = give(senate(started(), (0, 3)), 0, "extra_senate")
    with_plus2(state, 0, "senate")
    turn(state, "senate")
    assert gained(state, 0, a.ADVANCE, extra("senate")) == 4
    assert owned(state) == {}
    assert gained(state, 0, a.ADVANCE) == 5
    assert gained(state, 0, a.ADVANCE) == 6
    assert state.players[0].plus2 == 1 << TYPES.index("senate")
    assert over(state)


def test_marker_of_another_type_does_nothing() -> None:
    """T-192 T-197: a +2 marker counts only for its own action type."""
    state = with_plus2(give(started(), 0, "extra_senate"), 0, "forum", "trajan")
    play(turn(state, "senate"), a.ADVANCE, extra("senate"), a.ADVANCE)
    assert over(state)


def test_marker_without_a_tile_does_nothing() -> None:
    """T-197: without a tile spent a marker doubles neither the main action nor a first-of-kind action."""
    state = with_plus2(started(), 0, "senate", "construction")
    assert over(play(turn(state, "senate"), a.ADVANCE))
    lay_site(state, "r1c1", "door-2")
    play(turn(state, "construction"), site("r1c1"), a.ADVANCE)
    assert over(state)


def test_window_may_be_left_unused() -> None:
    """T-190 D6: spending is voluntary."""
    state = give(acting("senate"), 0, "extra_senate")
    play(state, a.ADVANCE, a.PASS)
    assert over(state)
    assert owned(state) == {"extra_senate": 1}


def test_same_symbol_only() -> None:
    """T-190: only a tile of the type performed."""
    state = give(acting("senate"), 0, "extra_forum", "extra_military")
    assert over(play(state, a.ADVANCE))
    state = give(acting("senate"), 0, "extra_forum", "extra_senate")
    play(state, a.ADVANCE)
    assert state.legal() == [extra("senate"), a.PASS]
    assert refused(state, extra("forum")) == "T-190"


@pytest.mark.parametrize("spent", ["senate", "construction"])
def test_granted_action_entitles(spent: str) -> None:
    """E-34 T-191 T-194: after a first door and its senate action a senate or construction tile may be spent."""
    state = give(lay_site(started(), "r1c1", "door-2"), 0, "extra_senate", "extra_construction", "extra_forum")
    figures(state, 0, workers=2)
    play(turn(state, "construction"), site("r1c1"))
    assert state.step == s.ACT, "the senate action comes before the window"
    play(state, a.ADVANCE)
    assert state.legal() == [extra("senate"), extra("construction"), a.PASS]
    play(state, extra(spent), a.ADVANCE if spent == "senate" else a.RECRUIT_WORKER)
    assert over(state)
    assert owned(state)["extra_construction" if spent == "senate" else "extra_senate"] == 1


def test_declined_grant_was_not_performed() -> None:
    """T-R12: a first-of-kind action that was declined or lost does not entitle; the main action still does."""
    state = give(lay_site(started(), "r1c1", "door-2"), 0, "extra_senate", "extra_construction")
    play(turn(state, "construction"), site("r1c1"), a.PASS)
    assert state.legal() == [extra("construction"), a.PASS]
    state = give(lay_site(started(), "r1c1", "door-2"), 0, "extra_senate")
    play(turn(state, "construction"), site("r1c1"), a.PASS)
    assert over(state)


def test_one_tile_per_turn() -> None:
    """T-194 T-R12: one tile or joker per turn, however many are owned."""
    state = give(acting("senate"), 0, "extra_senate", "extra_senate", "forum_senate", "joker_action")
    play(state, a.ADVANCE, extra("senate"), a.ADVANCE)
    assert over(state)
    assert sum(owned(state).values()) == 3


def test_fresh_forum_tile() -> None:
    """E-35 T-R13: the forum action takes a forum extra action tile, which may be spent at once for a second tile."""
    state = lay_forum(acting("forum"), {0: "bread", 12: "extra_forum"})
    play(state, a.SPACE + 12)
    assert state.legal() == [extra("forum"), a.PASS]
    play(state, extra("forum"), a.SPACE)
    assert owned(state) == {"bread": 1}
    assert over(state)


def test_fresh_province_tile() -> None:
    """T-R13 T-R30: a plain extra action tile found in a province counts at once, too."""
    state = lay_province(acting("military"), "alpes", "forum_military")
    play(state, move("alpes"))
    assert state.legal() == [extra("military"), a.PASS]
    assert gained(state, 0, extra("military"), a.DEPLOY) == 3


def test_declined_main_action() -> None:
    """E-36 T-R12: after a declined main action no tile may be spent."""
    state = give(acting("senate"), 0, "extra_senate", "joker_action")
    play(state, a.PASS)
    assert over(state)
    assert owned(state) == {"extra_senate": 1, "joker_action": 1}


def test_trajan_effects_are_no_actions() -> None:
    """T-R12: taking a Trajan effect does not entitle to an extra action tile."""
    state = put_tile(no_tiles(started(), 0), 0, "IV", "legionary-1")
    give(state, 0, "extra_military", "extra_construction")
    set_trays(state, 0, {"III": "blue", "IV": "yellow"}, rest="I")
    play(state, tray("III"), *drop("blue"), a.ACCEPT, a.ADVANCE)
    assert over(state)


def test_no_window_if_the_repeat_is_impossible() -> None:
    """T-R12: a tile can be spent only if its type can be performed now."""
    state = give(senate(started(), (0, 7)), 0, "extra_senate", "joker_action")
    assert gained(turn(state, "senate"), 0, a.ADVANCE) == 8
    assert over(state)


@pytest.mark.parametrize(
    ("hand", "left", "right", "jokers", "opens"),
    [
        ("wine", "", "", 0, False),
        ("wine", "", "", 1, True),
        ("wine fish", "", "", 0, True),
        ("wine", "gem", "", 0, True),
        ("wine", "", "gem", 0, True),
    ],
)
def test_last_things_of_the_seaport(hand: str, left: str, right: str, jokers: int, opens: bool) -> None:
    """T-R12 T-092: after a shipment the seaport can be repeated if a card, a joker or a discard is left."""
    state = give(acting("seaport"), 0, "extra_seaport", *["joker_commodity"] * jokers)
    deal(state, hands={0: hand}, left=left, right=right, pile="")
    ship(state, UNLIKE, card("wine"))
    assert (state.step == s.EXTRA_ACTION) == opens


def test_nothing_left_to_repeat() -> None:
    """T-R12 T-092: no window for construction without figures, or for trajan with the arch in the middle."""
    state = figures(give(started(), 0, "extra_construction"), 0, supply=1, workers=0)
    lay_site(state, "r1c1", "door-2")
    assert play(turn(state, "construction"), a.RECRUIT_WORKER).step == s.EXTRA_ACTION
    state = figures(give(started(), 0, "extra_construction"), 0, supply=0, workers=1)
    assert over(play(turn(own_buildings(state, 0, "door-3"), "construction"), site_of(state, "door-2")))
    state = give(started(), 0, "extra_trajan")
    for numeral in ("I", "III"):
        put_tile(state, 0, numeral, f"plus2-{len(numeral)}")
    assert over(play(turn(state, "trajan"), stack("demand")))


def site_of(state: TrajanState, building: str) -> int:
    """The action that sends a worker to the site of a construction tile."""
    return a.SITE + list(state.site_tile).index(BUILDINGS.index(building))


def test_joker() -> None:
    """T-195: an action joker repeats any type performed this turn, and only such, and is then removed."""
    state = give(acting("trajan"), 0, "joker_action")
    play(state, stack("points"))
    assert state.legal() == [extra_joker("trajan"), a.PASS]
    assert refused(state, extra_joker("senate")) == "T-195"
    play(state, extra_joker("trajan"), stack("points"))
    assert owned(state) == {}
    assert over(state)


def test_joker_or_plain_tile() -> None:
    """T-R38: with both a joker and a plain tile both are offered, and the chosen one is removed."""
    state = give(acting("senate"), 0, "joker_action", "extra_senate")
    play(state, a.ADVANCE)
    assert state.legal() == [extra("senate"), extra_joker("senate"), a.PASS]
    play(state, extra_joker("senate"), a.ADVANCE)
    assert owned(state) == {"extra_senate": 1}


def test_joker_with_marker() -> None:
    """T-197: a +2 marker counts for a joker spent on its action type."""
    state = with_plus2(give(acting("senate"), 0, "joker_action"), 0, "senate")
    assert gained(state, 0, a.ADVANCE, extra_joker("senate"), a.ADVANCE, a.ADVANCE) == 2 + 3 + 4
    assert over(state)


def test_joker_after_a_granted_action() -> None:
    """T-191 T-195: after a first door and its senate action the joker serves either type."""
    state = give(lay_site(started(), "r1c1", "door-2"), 0, "joker_action")
    play(turn(state, "construction"), site("r1c1"), a.ADVANCE)
    assert state.legal() == [extra_joker("senate"), extra_joker("construction"), a.PASS]


def test_plain_tile_of_the_forum_set() -> None:
    """T-196: a plain extra action tile of the forum set works exactly like one of the extra action set."""
    state = with_plus2(give(acting("senate"), 0, "forum_senate"), 0, "senate")
    play(state, a.ADVANCE)
    assert state.legal() == [extra("senate"), a.PASS]
    assert gained(state, 0, extra("senate"), a.ADVANCE, a.ADVANCE) == 3 + 4
    assert owned(state) == {}


def test_repeats_may_differ() -> None:
    """T-R14 D6: repeats may use other options of the type, one after the other."""
    state = with_plus2(give(acting("military"), 0, "extra_military"), 0, "military")
    lay_province(state, "alpes", None)
    play(state, a.RECRUIT_LEGIONARY, extra("military"), move("alpes"))
    assert state.step == s.ACT
    assert gained(state, 0, a.DEPLOY) == 3
    assert over(state)


def test_first_repeat_is_due() -> None:
    """T-R14 D6: the tile is removed when spent; the first repeat must follow, the second may be declined."""
    state = with_plus2(give(acting("senate"), 0, "extra_senate"), 0, "senate")
    play(state, a.ADVANCE, extra("senate"))
    assert owned(state) == {}
    assert state.legal() == [a.ADVANCE]
    assert refused(state, a.PASS) == "T-R14"
    play(state, a.ADVANCE)
    assert state.legal() == [a.ADVANCE, a.PASS]
    play(state, a.PASS)
    assert over(state)


def test_second_repeat_that_is_impossible() -> None:
    """T-R14 T-092: a second repeat that cannot be carried out is lost."""
    state = with_plus2(give(senate(started(), (0, 6)), 0, "extra_senate"), 0, "senate")
    assert gained(turn(state, "senate"), 0, a.ADVANCE, extra("senate"), a.ADVANCE) == 7 + 8
    if state.step == s.ACT:
        assert state.legal() == [a.PASS]
        play(state, a.PASS)
    assert over(state)


def test_grant_between_repeats() -> None:
    """T-R11 T-R14 D5: a first-of-kind action caused by a repeat comes between repeats; no further tile follows."""
    state = with_plus2(give(started(), 0, "extra_construction", "extra_senate"), 0, "construction")
    figures(state, 0, workers=3)
    lay_site(state, "r1c1", "roof-2")
    lay_site(state, "r1c2", "door-3")
    lay_site(state, "r1c3", "roof-3")
    own_buildings(state, 0, "roof-5")
    turn(state, "construction")
    play(state, site("r1c1"), extra("construction"))
    assert gained(state, 0, site("r1c2")) == 3
    assert state.legal() == [a.ADVANCE, a.PASS]
    assert gained(state, 0, a.ADVANCE) == 2
    assert (state.step, TYPES[state.action]) == (s.ACT, "construction")
    assert gained(state, 0, site("r1c3")) == 3
    assert over(state)
    assert owned(state) == {"extra_senate": 1}


def test_declined_grant_between_repeats() -> None:
    """T-R11: declining a first-of-kind action between repeats does not end the turn."""
    state = with_plus2(give(started(), 0, "extra_construction"), 0, "construction")
    figures(state, 0, workers=3)
    lay_site(state, "r1c2", "door-3")
    turn(state, "construction")
    play(state, a.RECRUIT_WORKER, extra("construction"), site("r1c2"), a.PASS)
    assert (state.step, TYPES[state.action]) == (s.ACT, "construction")


def test_repeated_seaport() -> None:
    """T-190 D6: a repeat of the seaport is a whole seaport action with its sub-decisions."""
    state = give(acting("seaport"), 0, "extra_seaport")
    deal(state, hands={0: "wine"}, left="gem", right="oil", pile="fish hide column scroll")
    play(state, a.DRAW_TWO, card("wine"), a.PILE)
    assert state.legal() == [extra("seaport"), a.PASS]
    play(state, extra("seaport"), a.DRAW_TWO, card("hide"), a.PILE + 1)
    assert over(state)
    assert state.players[0].cards == 3
