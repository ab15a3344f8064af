"""The drawings of Forum Trajanum: the laws of all boards, secrets, places, and what its tips say of values."""

import re
from collections import Counter
from typing import ClassVar

import pytest

import triumvir
from triumvir.games.forum_trajanum import scoring
from triumvir.games.forum_trajanum.board import worth
from triumvir.games.forum_trajanum.board.words import WORDS
from triumvir.games.forum_trajanum.game import ForumTrajanum
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.games.forum_trajanum.state import EMPTY
from triumvir.games.forum_trajanum.steps.table import STEPS
from triumvir.games.forum_trajanum.view import COMMITTING
from triumvir.testing import BoardLaws
from triumvir.testing.drawings import whole
from triumvir.testing.walks import visits, walk


class TestBoard(BoardLaws):
    game = "forum-trajanum"
    walks = (
        (2, 0, {}),
        (3, 1, {"shuffle_boards": True, "turn_boards": True}),
        (4, 2, {}),
        (2, 5, {"turn_boards": True}),
        (4, 4, {"assistant_pairs": False, "shuffle_boards": True}),
        (3, 15, {}),
    )
    steps = frozenset(step.name for step in STEPS)
    tabs: ClassVar = {"forum": "Forum", "orders": "Aufträge", "tracks": "Leisten"}
    mat = "Colonia von C"
    words = WORDS
    english = ("Called streets", "your Colonia", "Envoy of", "face-down", "worker", "reward of")
    renamed: ClassVar = {
        '"lighthouse"': '"pharos"',
        '"house"': '"villa"',
        'id = "w_rr"': 'id = "two_reds"',
        '["GGG", "BEY", "RRY", "YRB"]': '["EGG", "BYY", "RRY", "YRE"]',
        "cells = [[2, 3], [3, 5], [4, 2], [5, 4]]": "cells = [[1, 3], [3, 3], [4, 2], [6, 4]]",
    }
    id_changes = 30

    def steady(self, ids: set[str], step: str) -> bool:
        return all(f"cell-{cell}-0" in ids for cell in range(36))


@pytest.mark.parametrize("players", [2, 4])
def test_phase_one_shows_nothing_of_another_choice(players: int) -> None:
    """While others choose, all drawings stay the same but for marks that say who is done."""
    game = triumvir.load("forum-trajanum", players=players)
    checked = 0
    before: dict[tuple[int | None, int], str] = {}
    for visit in walk(game, 3, 1):
        state = visit.state
        for seat in (*range(players), None):
            if seat == state.to_act:
                continue
            view = state.view(seat)
            if view["step"] != COMMITTING:
                continue
            done = sum(1 << number for number, player in enumerate(view["players"]) if player["committed"])
            own = str(view["players"][seat].get("commit")) if seat is not None else ""
            key = (seat, hash((view["cycle"], view["round"], done, view["to_act"], own)))
            svg = whole(game.draw_parts(view, "en"))
            assert before.setdefault(key, svg) == svg
            sizes = re.findall(r'viewBox="[^"]+"', svg)
            assert before.setdefault((seat, -1), str(sizes)) == str(sizes)
            checked += 1
    assert checked > 60


def test_hidden_tiles_are_never_drawn() -> None:
    """Two positions that differ only in what nobody has seen yet give the same drawing."""
    game = triumvir.load("forum-trajanum", players=3)
    for visit in visits(game, 9, 1, 30):
        state = visit.state
        other = state.copy()
        assert isinstance(other, ForumState)
        for player in other.players:
            hidden = [i for i in range(36) if player.covered >> i & 1 and not other.tables.corners >> i & 1]
            hidden = [i for i in hidden if i not in (player.first, player.second, player.kept, player.passed)]
            tiles = list(player.tiles)
            for here, there in zip(hidden, hidden[1:] + hidden[:1], strict=True):
                tiles[here] = player.tiles[there]
            player.tiles = type(player.tiles)(tiles)
        for seat in (0, 1, None):
            assert whole(game.draw_parts(state.view(seat), "en")) == whole(game.draw_parts(other.view(seat), "en"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_parts_of_the_board_do_not_overlap(players: int) -> None:
    game = triumvir.load("forum-trajanum", players=players)
    parts = [p for p in game.draw_parts(game.start(seed=1).view(0), "en") if p.place == "board"]
    areas = []
    for part in parts:
        found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', part.svg)
        assert found is not None
        left, top, width, _ = part.box
        assert width * 548 == pytest.approx(float(found[1]))
        areas.append((left * 548, top * 768, left * 548 + float(found[1]), top * 768 + float(found[2])))
    for i, one in enumerate(areas):
        assert one[3] <= 768
        for other in areas[i + 1 :]:
            assert one[2] <= other[0] + 0.1 or one[3] <= other[1] + 0.1


@pytest.mark.parametrize("players", [2, 4])
def test_scorings_are_valued_as_the_rules_do(players: int) -> None:
    game = triumvir.load("forum-trajanum", players=players)
    assert isinstance(game, ForumTrajanum)
    for visit in visits(game, 21, 9, 60):
        state = visit.state.copy()
        assert isinstance(state, ForumState)
        view = state.view(None)
        for seat, shown in enumerate(view["players"]):
            player = state.players[seat]
            found = worth.scorings(game.printed, view, shown)
            town = worth.built(game.printed, shown)
            for cycle, card in enumerate(state.orders):
                order = game.printed.orders[view["orders"][cycle]]
                expected = (
                    scoring.times_built(state.tables, player, card),
                    scoring.times_collected(state.tables, player, card),
                )
                assert worth.order_times(game.printed, shown, order, town) == expected
            assert found["rows"] == scoring.row_points(state.tables, player)
            assert found["eagles"] == scoring.eagle_points(state, player)
            if any(tile != EMPTY for tile in player.tiles):
                assert found["cranes"] == scoring.score_cranes(state.tables, player, view["cycle"])


def test_the_tiles_told_as_unseen_contain_what_is_face_down() -> None:
    game = triumvir.load("forum-trajanum", players=3)
    assert isinstance(game, ForumTrajanum)
    for visit in visits(game, 14, 2, 120):
        state = visit.state
        assert isinstance(state, ForumState)
        for viewer in (0, 1, None):
            view = state.view(viewer)
            if view["step"] == "first_citizen":
                continue
            for seat, player in enumerate(state.players):
                told = worth.unseen(game.printed, view, seat)
                assert min(told.values()) >= 0
                away = set()
                if seat == viewer and "commit" in view["players"][seat]:
                    away = {player.first, player.second}
                down = [i for i in range(36) if player.covered >> i & 1 and not state.tables.corners >> i & 1]
                real = Counter(game.names.tiles[player.tiles[i]] for i in down if i not in away)
                assert not real - told
