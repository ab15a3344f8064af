"""Section 4.6: construction."""

from __future__ import annotations

import pytest

from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.games.trajan.play import TrajanState
from triumvir.testing.positions import gained, play, refused

from .arrange import (
    BUILDINGS,
    SITES,
    TYPES,
    acting,
    actions_in,
    build,
    figures,
    lay_forum,
    lay_site,
    lead,
    own_buildings,
    senate,
    site,
    started,
    turn,
)


def open_sites(state: TrajanState) -> set[str]:
    return {SITES[i] for i in actions_in(state, a.SITE, 20)}


def with_worker(*sites: str) -> TrajanState:
    """Seat 0, with workers on these sites and two in the camp, is about to construct; it owns every kind of tile."""
    state = started()
    build(state, 0, *sites)
    own_buildings(state, 0, *(name for name in BUILDINGS if name.endswith("-2") and not owns(state, name)))
    figures(state, 0, workers=2)
    return turn(state, "construction")


def owns(state: TrajanState, building: str, seat: int = 0) -> bool:
    return bool(state.players[seat].buildings >> BUILDINGS.index(building) & 1)


def test_options() -> None:
    """T-170 T-172 D4: recruit or build; the first worker may go to any site."""
    state = acting("construction")
    assert state.legal() == [a.RECRUIT_WORKER, *(site(name) for name in SITES), a.PASS]


def test_recruit() -> None:
    """T-171 T-270: a figure from supply becomes a worker; without supply there is no recruiting."""
    state = acting("construction")
    assert gained(state, 0, a.RECRUIT_WORKER) == 0
    player = state.players[0]
    assert (player.supply, player.workers, player.camp) == (12, 2, 1)
    state = figures(acting("construction"), 0, supply=0)
    assert refused(state, a.RECRUIT_WORKER) == "T-270"


def test_neighbours_only() -> None:
    """E-31 T-015 T-172: after r1c1 only r1c2 and r2c1; after r2c3 r1c3, r3c3, r2c2, r2c4."""
    assert open_sites(with_worker("r1c1")) == {"r1c2", "r2c1"}
    assert open_sites(with_worker("r2c3")) == {"r1c3", "r3c3", "r2c2", "r2c4"}
    assert open_sites(with_worker("r4c5", "r4c4")) == {"r3c5", "r3c4", "r4c3"}
    assert open_sites(with_worker("r1c5")) == {"r1c4", "r2c5"}


def test_not_next_to_foreign_workers() -> None:
    """T-172: only own workers make neighbours."""
    state = build(with_worker("r1c1"), 1, "r1c2")
    assert open_sites(state) == {"r1c2", "r2c1"}
    assert refused(state, site("r1c3")) == "T-172"


def test_needs_a_worker_in_the_camp() -> None:
    """T-172: without a worker in the camp nothing can be built."""
    state = figures(acting("construction"), 0, workers=0)
    assert state.legal() == [a.RECRUIT_WORKER, a.PASS]
    assert refused(state, site("r1c1")) == "T-172"


def test_one_own_worker_per_site() -> None:
    """T-R10: no second own worker on a site."""
    state = with_worker("r1c1", "r1c2")
    assert open_sites(state) == {"r1c3", "r2c1", "r2c2"}
    assert refused(state, site("r1c1")) == "T-R10"


def test_take_the_tile() -> None:
    """T-173 T-178: the tile comes to the mat and scores its VP; the worker stays on the site."""
    state = lay_site(started(), "r2c2", "roof-5")
    own_buildings(state, 0, "roof-2")
    turn(state, "construction")
    assert gained(state, 0, site("r2c2")) == 5
    player = state.players[0]
    assert owns(state, "roof-5")
    assert player.sites == 1 << SITES.index("r2c2")
    assert (player.workers, player.supply) == (0, 13)
    assert state.site_tile[SITES.index("r2c2")] == s.EMPTY
    assert state.step == s.CHOOSE_TRAY


def test_foreign_site_is_a_bridge() -> None:
    """E-30 T-174: on a foreign worker's site there is no tile and no VP; next turn the window beside it scores 4."""
    state = started()
    build(state, 1, "r2c2", "r2c3")
    lay_site(state, "r2c4", "window-4")
    build(state, 0, "r1c3")
    figures(state, 0, workers=2)
    owned_before = state.players[0].buildings
    assert gained(turn(state, "construction"), 0, site("r2c3")) == 0
    assert state.players[0].buildings == owned_before
    assert state.step == s.CHOOSE_TRAY
    assert gained(turn(state, "construction"), 0, site("r2c4")) == 4


@pytest.mark.parametrize(
    ("kind", "action_type"),
    [("stairs", "forum"), ("door", "senate"), ("fountain", "seaport"), ("roof", "trajan"), ("window", "military")],
)
def test_first_of_its_kind(kind: str, action_type: str) -> None:
    """T-175 D5: first stairs grant forum, door senate, fountain seaport, roof trajan, window military."""
    state = lay_site(acting("construction"), "r3c3", f"{kind}-3")
    assert gained(state, 0, site("r3c3")) == 3
    assert (state.step, TYPES[state.action], state.to_act) == (s.ACT, action_type, 0)
    assert a.PASS in state.legal()
    play(state, a.PASS)
    assert (state.step, state.to_act) == (s.CHOOSE_TRAY, 1)


def test_first_door() -> None:
    """E-29 T-175 T-177: VP of the tile, then a senate action at once, with all its rules."""
    state = lay_site(acting("construction"), "r3c3", "door-4")
    assert gained(state, 0, site("r3c3")) == 4
    assert state.legal() == [a.ADVANCE, a.PASS]
    assert gained(state, 0, a.ADVANCE) == 2
    assert state.to_act == 1


def test_granted_action_follows_its_rules() -> None:
    """T-177: the additional action is a full one, here a deployment with all its conditions."""
    state = lead(lay_site(started(), "r3c3", "window-2"), 0, "noricum")
    turn(state, "construction")
    play(state, site("r3c3"))
    assert state.legal() == [a.RECRUIT_LEGIONARY, a.DEPLOY, a.MOVE + 1, a.PASS]
    assert gained(state, 0, a.DEPLOY) == 5


@pytest.mark.parametrize("kind", ["stairs", "door", "fountain", "roof", "window"])
def test_second_of_its_kind(kind: str) -> None:
    """E-32 T-176: a later tile of a kind scores its VP only."""
    state = lay_site(started(), "r3c3", f"{kind}-4")
    own_buildings(state, 0, f"{kind}-2")
    turn(state, "construction")
    assert gained(state, 0, site("r3c3")) == 4
    assert (state.step, state.to_act) == (s.CHOOSE_TRAY, 1)


def test_granted_to_each_player() -> None:
    """T-175: the first of a player's own kind counts, whatever others own."""
    state = lay_site(started(), "r3c3", "door-4")
    own_buildings(state, 1, "door-2", "door-3")
    play(turn(state, "construction"), site("r3c3"))
    assert state.legal() == [a.ADVANCE, a.PASS]


def test_granted_action_that_is_impossible() -> None:
    """T-R11: a first-of-kind action that cannot be carried out is lost, and cannot be saved for later."""
    state = senate(started(), (0, 8))
    lay_site(state, "r3c3", "door-4")
    play(turn(state, "construction"), site("r3c3"))
    if state.step == s.ACT:
        assert state.legal() == [a.PASS]
        play(state, a.PASS)
    assert (state.step, state.to_act) == (s.CHOOSE_TRAY, 1)
    state = lay_site(lay_forum(started(), {}), "r3c3", "stairs-4")
    play(turn(state, "construction"), site("r3c3"))
    if state.step == s.ACT:
        play(state, a.PASS)
    lay_forum(state, {0: "bread"})
    assert a.SPACE not in turn(state, "construction").legal()


def test_workers_never_move() -> None:
    """T-178: workers in the district stay; only those in the camp are sent."""
    state = with_worker("r1c1")
    play(state, site("r1c2"))
    assert state.players[0].sites == 0b11
    if state.step == s.ACT:
        play(state, a.PASS)
    play(turn(state, "construction"), site("r2c2"))
    assert state.players[0].sites == 0b11 | 1 << SITES.index("r2c2")
