"""Section 4.3: military."""

from __future__ import annotations

import pytest

from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.games.trajan.play import TrajanState
from triumvir.testing.positions import gained, play, refused

from .arrange import (
    PROVINCES,
    acting,
    actions_in,
    figures,
    lay_province,
    lead,
    lying,
    move,
    owned,
    started,
    station,
    turn,
)


def reachable(state: TrajanState) -> set[str]:
    return {PROVINCES[i] for i in actions_in(state, a.MOVE, 10)}


def test_options() -> None:
    """T-130 D4: recruit, move the leader, deploy."""
    state = acting("military")
    assert state.legal() == [a.RECRUIT_LEGIONARY, move("alpes"), move("raetia"), move("noricum"), a.PASS]
    lead(state, 0, "noricum")
    assert state.legal() == [a.RECRUIT_LEGIONARY, a.DEPLOY, move("raetia"), a.PASS]


def test_recruit() -> None:
    """T-131: a figure from supply becomes a legionary in the camp."""
    state = acting("military")
    assert gained(state, 0, a.RECRUIT_LEGIONARY) == 0
    player = state.players[0]
    assert (player.supply, player.camp, player.workers) == (12, 2, 1)


def test_recruit_needs_supply() -> None:
    """T-270: without figures in supply there is no recruiting."""
    state = figures(acting("military"), 0, supply=0)
    assert refused(state, a.RECRUIT_LEGIONARY) == "T-270"


def test_move_takes_the_tile() -> None:
    """T-132 T-133 T-R09: the leader moves to a neighbouring province and takes the tile there without choice."""
    state = lay_province(acting("military"), "raetia", "bread")
    assert gained(state, 0, move("raetia")) == 0
    assert state.players[0].leader == PROVINCES.index("raetia")
    assert owned(state) == {"bread": 1}
    assert lying(state.province_tile)[PROVINCES.index("raetia")] is None
    lay_province(state, "alpes", None)
    play(turn(state, "military"), move("alpes"))
    assert owned(state) == {"bread": 1}


def test_ways_of_the_leader() -> None:
    """E-23 T-132 T-R08: camp, Alpes, Lugudunensis, Britannia is a way; others are not, none leads to the camp."""
    state = started()
    for province in ("alpes", "lugudunensis", "britannia"):
        play(turn(state, "military"), move(province))
        assert PROVINCES[state.players[0].leader] == province
    state = acting("military")
    assert refused(state, move("belgica")) == "T-132"
    assert move("noricum") not in lead(acting("military"), 0, "germania_superior").legal()
    state = lead(acting("military"), 0, "raetia")
    assert reachable(state) == {"alpes", "belgica", "germania_superior", "noricum"}


def test_distances_from_the_camp() -> None:
    """E-24: one step to three provinces, two to four, three to three."""
    distance: dict[str, int] = {}
    frontier = reachable(acting("military"))
    for steps in (1, 2, 3):
        distance.update(dict.fromkeys(frontier - set(distance), steps))
        frontier = {near for name in frontier for near in reachable(lead(acting("military"), 0, name))}
    assert distance == {
        **dict.fromkeys(("alpes", "raetia", "noricum"), 1),
        **dict.fromkeys(("narbonensis", "lugudunensis", "belgica", "germania_superior"), 2),
        **dict.fromkeys(("aquitania", "britannia", "germania_inferior"), 3),
    }


def test_leaders_share_provinces() -> None:
    """T-134: any number of leaders may be in one province."""
    state = started(4)
    for seat in (1, 2, 3):
        lead(state, seat, "alpes")
    play(turn(state, "military"), move("alpes"))
    assert [player.leader for player in state.players] == [PROVINCES.index("alpes")] * 4


def test_deploy() -> None:
    """T-135 T-138: a legionary goes from the camp straight to the leader and scores the province."""
    state = lead(acting("military"), 0, "aquitania")
    assert gained(state, 0, a.DEPLOY) == 10
    player = state.players[0]
    assert (player.camp, player.supply) == (0, 13)
    assert player.provinces == 1 << PROVINCES.index("aquitania")
    assert state.step == s.CHOOSE_TRAY


def test_deploy_needs_a_legionary() -> None:
    """T-135: without a legionary in the camp there is no deployment."""
    state = figures(lead(acting("military"), 0, "alpes"), 0, camp=0)
    assert refused(state, a.DEPLOY) == "T-135"


def test_one_legionary_per_province() -> None:
    """T-136: not where an own legionary stands already."""
    state = station(lead(acting("military"), 0, "alpes"), 0, "alpes")
    assert refused(state, a.DEPLOY) == "T-136"
    station(state, 1, "raetia")
    lead(state, 0, "raetia")
    assert a.DEPLOY in state.legal()


def test_not_in_the_camp() -> None:
    """T-137: not while the leader is in the camp."""
    assert refused(acting("military"), a.DEPLOY) == "T-137"


@pytest.mark.parametrize(
    ("province", "foreign", "vp"),
    [
        *(("britannia", 0, 10), ("britannia", 1, 7), ("britannia", 2, 4), ("britannia", 3, 1)),
        *(("alpes", 0, 3), ("alpes", 1, 0), ("alpes", 2, 0), ("noricum", 0, 5), ("noricum", 1, 2), ("noricum", 2, 0)),
        *(("belgica", 1, 3), ("belgica", 2, 0), ("belgica", 3, 0)),
    ],
)
def test_vp_of_a_province(province: str, foreign: int, vp: int) -> None:
    """E-21 E-22 T-138: value less 3 for each foreign legionary, never below 0."""
    state = lead(started(4), 0, province)
    for seat in range(1, foreign + 1):
        station(state, seat, province)
    assert gained(turn(state, "military"), 0, a.DEPLOY) == vp


def test_leaders_do_not_count() -> None:
    """T-139: leaders, own or foreign, do not change the VP."""
    state = started(4)
    for seat in range(4):
        lead(state, seat, "britannia")
    assert gained(turn(state, "military"), 0, a.DEPLOY) == 10


def test_arrivals_take_nothing_away() -> None:
    """T-140: legionaries never leave and keep their VP when others arrive."""
    state = lead(lead(started(), 0, "britannia"), 1, "britannia")
    play(turn(state, "military"), a.DEPLOY)
    play(turn(state, "military", 1), a.DEPLOY)
    assert (state.score_of(0), state.score_of(1)) == (10, 7)
    play(turn(state, "military"), move("belgica"))
    assert state.players[0].provinces == 1 << PROVINCES.index("britannia")
