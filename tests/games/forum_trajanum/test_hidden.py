"""Sections 15 and 16: hidden commits, what is known to whom, and guesses that fit it."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from triumvir.engine.rng import scatter
from triumvir.engine.session import Session
from triumvir.games.forum_trajanum import state as s
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.testing.positions import play, skip_to
from triumvir.testing.walks import walk

from .arrange import call, cell, cells, commit, held, kind, lay, loaded, started, stock


def guesses(state: ForumState, seat: int, count: int = 60) -> list[ForumState]:
    made = [state.imagine(seat, int(scatter(number))) for number in range(1, count + 1)]
    assert all(isinstance(guess, ForumState) for guess in made)
    return made  # type: ignore[return-value]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_commits_change_nothing_for_others(players: int) -> None:
    """F-R35 F-059 D-02 D-03 D-04: whatever a seat commits, view, observation and log of the others stay the same."""
    state = stock(call(started(players), "R1", "C3"), 0, tribune=2)
    plans = [
        ["1:12", "2:53", "pass1"],
        ["1:11", "2:63", "pass2"],
        ["1:66", "2:65", "pass1"],
        ["2:13", "1:16", "pass2"],
    ]
    for seat in [*range(1, players), None]:
        seen = set()
        for plan in plans:
            other = state.copy()
            told = [json.dumps(other.view(seat))]
            for move in plan:
                before = other.view(seat)
                action = other.game.parse(move)
                shown = other.game.shown(other, action, seat)
                assert shown is None
                other.apply(action)
                told += other.game.sentences(before, shown, other.view(seat), "en")
                told.append(json.dumps(other.view(seat)))
                told.append(repr(list(other.observe(-1 if seat is None else seat))))
            seen.add("\n".join(told))
        assert len(seen) == 1


def test_only_done_or_not_done() -> None:
    """F-R35: during the commits others see done or not done: no cells, no tribunes, no tiles."""
    state = stock(call(started(3), "R1", "C3"), 0, tribune=1)
    play(state, "1:66", "2:53", "pass1")
    seen = state.view(1)["players"][0]
    assert (seen["committed"], seen["kept"], seen["passed"], seen["taken"]) == (True, None, None, [])
    assert seen["stock"]["tribune"] == 1
    assert seen["cells"][cell("66")]["kind"] == "tile"
    assert "commit" not in seen
    assert state.view(2)["players"][1]["committed"] is False


def test_all_is_published_together() -> None:
    """F-226 F-057 F-R35: after the last commit all see cells emptied and tribunes spent, not which tile was passed."""
    state = stock(call(started(3), "R1", "C3"), 0, tribune=1)
    play(state, "1:66", "2:53", "pass1")
    commit(state, "21", "22")
    assert state.players[0].covered & cells("66 53") == cells("66 53")
    commit(state, "21", None)
    spectator = state.view(None)["players"]
    assert [taken["cell"] for taken in spectator[0]["taken"]] == [cell("53"), cell("66")]
    assert spectator[0]["taken"][0]["tile"] is None  # face down
    assert spectator[0]["taken"][1]["tile"] is not None  # a corner, seen by all
    assert held(state) == {}
    assert (spectator[0]["passed"], spectator[2]["passed"]) == ("hidden", None)


def test_log_of_phase_1() -> None:
    """F-R35 F-226: the log tells others only that a player has chosen, and the cells when all have."""
    session = Session.new(loaded(3), 5)
    while session.state.step != s.USE_TILE:  # type: ignore[attr-defined]
        session.act(session.state.to_act, session.state.legal()[0])
    told = session.log(None, "en")
    first = told[3:6]
    assert [line[0].split(" ", 2)[2] for line in first] == ["is choosing tiles.", "is choosing tiles.", "has chosen."]
    assert sum("empties" in sentence for sentence in told[11]) == 3
    assert not any("empties" in sentence for line in told[:11] for sentence in line)


def test_unknown_to_everybody() -> None:
    """F-221: nobody knows cards to come, face-down cells and the first ship tile; their multisets are known."""
    state = started(3)
    for seat in (-1, 0, 1, 2):
        made = guesses(state, seat)
        assert len({tuple(guess.streets) for guess in made}) > 1
        assert all(guess.streets[:2] == state.streets[:2] for guess in made)
        assert all(Counter(guess.streets) == Counter(state.streets) for guess in made)
        for number in range(3):
            tiles = [guess.players[number].tiles for guess in made]
            assert len({found[s.SHIP] for found in tiles}) > 5
            assert len({found[cell("33")] for found in tiles}) > 5
            assert all(Counter(found) == Counter(state.players[number].tiles) for found in tiles)


def test_public() -> None:
    """F-223: face-up corners, uncovered cells, buildings and all the rest are the same in every guess and view."""
    state = skip_to(started(3), lambda at: at.round == 2, lambda at: at.legal()[-1])
    corners = list(state.tables.corner)
    for guess in guesses(state, 1, 20):
        for mine, other in zip(state.players, guess.players, strict=True):
            lying = [c for c in corners if mine.covered >> c & 1]
            assert [mine.tiles[c] for c in lying] == [other.tiles[c] for c in lying]
            for name in ("covered", "placed", "active", "envoys", "ship", "offset", "spent"):
                assert getattr(mine, name) == getattr(other, name)
            for name in ("stock", "reserve", "shipped", "gone"):
                assert list(getattr(mine, name)) == list(getattr(other, name))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_is_accounted_for(players: int) -> None:
    """F-011 F-221 F-224: of each kind all tiles of a player are seen somewhere, or told to be unseen."""
    game = loaded(players)
    rows = [game.names.tiles[kind] for kind in started(players).tables.row_type]
    for luck in range(3):
        for visit in walk(game, luck, luck):
            state = visit.state
            assert isinstance(state, ForumState)
            if state.step == s.FIRST_CITIZEN or state.step == s.CHOOSE_ROW:
                continue
            for seat in (None, *range(players)):
                view = state.view(seat)
                for number, player in enumerate(view["players"]):
                    assert tiles_told(view, number, rows) == box_of(state), (visit.ply, seat, number, player)


def box_of(state: ForumState) -> Counter[str]:
    """All tiles of a player but the citizen chosen at first, which the rows tell."""
    names = state.game.names  # type: ignore[attr-defined]
    return Counter({names.tiles[kind]: state.tables.tile_count[kind] for kind in range(state.tables.kinds)})


def tiles_told(view: Any, number: int, rows: list[str]) -> Counter[str]:
    """The tiles of a player as a view tells them, wherever they are."""
    player = view["players"][number]
    receiver = view["players"][(number - 1) % len(view["players"])]
    told = Counter(player["unseen"]) + Counter(player["shipped"])
    told += Counter(receiver["reserve"]) + Counter(receiver["gone"])
    told += Counter(
        here["id"] for here in player["cells"] if here and here["kind"] == "tile" and here["id"] != "hidden"
    )
    for owner, own in ((player, True), (receiver, False)):
        told += Counter(rows[i] for i, row in enumerate(owner["citizens"]) for one in row if one["own"] == own)
    if "commit" in player:
        picked = [player["commit"][which] for which in ("first", "second")]
        corners = {0, 5, 30, 35}
        told += Counter(pick["tile"] for pick in picked if pick and pick["cell"] not in corners)
        return told
    in_hand = [tile for tile in (player["kept"], player["passed"]) if tile not in (None, "hidden")]
    face_up = [taken["tile"] for taken in player["taken"] if taken["tile"]]
    hidden = [player["kept"], player["passed"]].count("hidden")
    extra = [tile for tile in face_up if tile not in player["shown"]]
    if len(face_up) == 2 and face_up[0] == face_up[1] and hidden:
        extra = face_up[:hidden]
    return told + Counter(in_hand) + Counter(extra[:hidden])


def published(corner: str | None = None, tile: str = "w_gg") -> ForumState:
    """Three players have committed: seat 0 took 12 (a corner if given) and 53, and passed the first."""
    state = call(started(3), "R1", "C3")
    first = corner or "12"
    lay(state, 0, first, tile)
    commit(state, first, "53", 1)
    commit(state, "21", "22")
    commit(state, "21", "22")
    return state


def test_known_to_one_and_to_two() -> None:
    """F-222 F-227: the kept tile is known to one, the passed one to passer and receiver, until the turns show them."""
    state = call(started(3), "R1", "C3")
    for _ in range(3):
        commit(state, "12", "53", 1)
    # turn order 0, 1, 2: seat 1's tiles are unseen; seat 0 receives from seat 1
    names = loaded(3).names.tiles
    mine = state.players[2]
    kept, passed = names[mine.tiles[mine.kept]], names[mine.tiles[mine.passed]]
    assert [state.view(seat)["players"][2]["kept"] for seat in range(3)] == ["hidden", "hidden", kept]
    assert [state.view(seat)["players"][2]["passed"] for seat in range(3)] == ["hidden", passed, passed]
    later = skip_to(state, lambda at: at.active == 1, lambda at: at.legal()[-1])
    assert [later.view(seat)["players"][2]["passed"] for seat in range(3)] == [passed] * 3
    assert [later.view(seat)["players"][2]["kept"] for seat in range(3)] == ["hidden", "hidden", kept]


def test_memory_of_the_passer() -> None:
    """F-227: the passed tile stays in the passer's view until the receiver's turn."""
    state = published()
    assert state.view(0)["players"][0]["passed"] == "w_gg"
    skip_to(state, lambda at: at.active == 2, lambda at: at.legal()[-1])
    assert state.view(0)["players"][0]["passed"] == "w_gg"
    assert all(guess.players[0].tiles[guess.players[0].passed] == kind(state, "w_gg") for guess in guesses(state, 0, 9))


def test_after_the_turn_all_is_known() -> None:
    """F-224: after a turn its tiles are public knowledge, also those face down on a ship."""
    state = published(tile="w_gg")
    skip_to(state, lambda at: at.round == 1, lambda at: at.legal()[-1])
    gone = kind(state, "w_gg")
    for guess in guesses(state, -1, 30):
        player = guess.players[0]
        places = [i for i in range(36) if player.covered >> i & 1] + [s.SHIP]
        assert gone not in [player.tiles[i] for i in places]  # there is only one


def test_corner_tile_in_a_hand() -> None:
    """F-226: a corner tile is known to be one of the two; whether it was kept, only passer and receiver know."""
    state = call(started(3), "R1", "C3")
    commit(state, "21", "22")
    commit(state, "21", "22")
    lay(state, 2, "11", "w_gg")
    commit(state, "11", "53", 1)
    # seat 2 passed the corner tile to seat 1; seat 0 begins and knows neither
    wanted = kind(state, "w_gg")
    roles = Counter(guess.players[2].tiles[guess.players[2].kept] == wanted for guess in guesses(state, 0, 80))
    assert roles[True] > 10
    assert roles[False] > 10
    assert all(guess.players[2].tiles[cell("11")] == wanted for guess in guesses(state, 0, 20))
    receiver = [guess.players[2] for guess in guesses(state, 1, 40)]
    assert all(player.tiles[player.passed] == wanted for player in receiver)
    assert all(player.tiles[player.kept] != wanted for player in receiver)  # the only one of its kind


def test_corner_tile_with_a_twin() -> None:
    """F-226: a receiver who sees the corner's kind cannot rule out the other tile, if there are more of the kind."""
    state = call(started(3), "R1", "C3")
    commit(state, "21", "22")
    commit(state, "21", "22")
    lay(state, 2, "11", "builder")  # one of four
    commit(state, "11", "53", 1)
    wanted = kind(state, "builder")
    kept = Counter(guess.players[2].kept for guess in guesses(state, 1, 400))
    assert set(kept) == {cell("11"), cell("53")}
    assert kept[cell("53")] > kept[cell("11")] > 0
    assert all(guess.players[2].tiles[guess.players[2].passed] == wanted for guess in guesses(state, 1, 50))


def test_guessed_commits_are_legal() -> None:
    """F-R35 F-221: where others have committed in secret, a guess holds a possible commit of the same stage."""
    state = stock(call(started(4), "R1", "C3"), 0, tribune=1)
    play(state, "1:12", "2:53", "pass1")
    play(state, "1:14")
    found = set()
    for guess in guesses(state, 3, 60):
        assert guess.players[0].committed
        assert not guess.players[1].committed
        assert (guess.step, guess.to_act) == (s.PICK_SECOND, 1)
        assert guess.check() == []
        found.add((guess.players[0].kept, guess.players[0].passed, guess.players[0].paid))
    assert len(found) > 20
    assert {paid for _, _, paid in found} == {0, 1}


def test_own_commit_is_kept() -> None:
    """F-222: a guess of a seat keeps its own commit and the tiles it has looked at."""
    state = call(started(3), "R1", "C3")
    play(state, "1:12", "2:53", "pass1")
    mine = state.players[0]
    for guess in guesses(state, 0, 20):
        other = guess.players[0]
        assert (other.first, other.second, other.kept, other.passed) == (
            mine.first,
            mine.second,
            mine.kept,
            mine.passed,
        )
        assert other.tiles[cell("12")] == mine.tiles[cell("12")]
        assert other.tiles[cell("53")] == mine.tiles[cell("53")]


def test_undo_stops_at_what_was_seen() -> None:
    """F-052: a tile looked at cannot be put back."""
    session = Session.new(loaded(2), 3)
    for _ in range(2):
        session.act(session.state.to_act, session.state.legal()[0])
    seat = session.state.to_act
    session.act(seat, session.state.legal()[0])
    assert session.why_no_undo(seat) is not None
