"""Section 4.2: the forum."""

from __future__ import annotations

from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.testing.positions import play, refused

from .arrange import acting, actions_in, give, lay_forum, lying, owned, started, turn


def test_take_any_tile() -> None:
    """T-120 D4: any one face-up tile, from a forum space or a yellow space, comes onto the mat."""
    state = lay_forum(acting("forum"), {0: "bread", 5: "joker_demand", 8: "forum_senate", 13: "extra_trajan"})
    assert state.legal() == [a.SPACE, a.SPACE + 5, a.SPACE + 8, a.SPACE + 13, a.PASS]
    for space, name in ((5, "joker_demand"), (8, "forum_senate"), (13, "extra_trajan")):
        copy = play(state.copy(), a.SPACE + space)
        assert owned(copy) == {name: 1}
        assert lying(copy.forum)[space] is None
        assert copy.step == s.CHOOSE_TRAY


def test_all_spaces_are_offered() -> None:
    """T-024 T-120: 6, 9 or 12 forum spaces and three yellow ones, by the number of players."""
    for players, spaces in ((2, 6), (3, 9), (4, 12)):
        state = acting("forum", players)
        assert actions_in(state, a.SPACE, 15) == [*range(spaces), 12, 13, 14]


def test_mat_holds_any_number() -> None:
    """T-121: any number of tiles of any kind."""
    state = started()
    give(state, 0, *["bread"] * 9, "senate2", "joker_action")
    lay_forum(state, {0: "bread"})
    play(turn(state, "forum"), a.SPACE)
    assert owned(state) == {"bread": 10, "senate2": 1, "joker_action": 1}


def test_spaces_stay_empty() -> None:
    """T-122: an emptied space is not refilled before the quarter ends."""
    state = lay_forum(started(), {0: "bread", 1: "games"})
    play(turn(state, "forum"), a.SPACE)
    turn(state, "forum", 1)
    assert state.legal() == [a.SPACE + 1, a.PASS]
    assert refused(state, a.SPACE) == "T-122"


def test_empty_forum() -> None:
    """T-123: without a tile on the forum the action is not available."""
    state = lay_forum(started(), {12: "extra_forum"})
    play(turn(state, "forum"), a.SPACE + 12)
    assert state.step == s.CHOOSE_TRAY, "with nothing left to take there is no extra action window"
    assert owned(state) == {"extra_forum": 1}
    assert turn(state, "forum", 1).legal() == [a.PASS]
