"""The drawings of Forum Trajanum over whole games: complete, secret where they must be, well-formed, within budget."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import triumvir
from triumvir.draw import Part
from triumvir.draw.sprite import symbols
from triumvir.engine.game import Game
from triumvir.games.forum_trajanum import scoring
from triumvir.games.forum_trajanum.board import words, worth
from triumvir.games.forum_trajanum.game import ForumTrajanum
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.games.forum_trajanum.state import EMPTY
from triumvir.games.forum_trajanum.view import COMMITTING, STEPS
from triumvir.testing.walks import Visit, visits, walk

ELEMENTS, KILOBYTES, SECONDS = 3000, 250, 0.015
NAMES = ("Agrippina Maior", "Octavianus", "Tiberius Nero", "Livia Drusilla")


def draw(game: Game, visit: Visit, lang: str = "en", who: tuple[str, ...] = ()) -> tuple[dict[str, Any], list[Part]]:
    state = visit.state
    seat = state.to_act if state.to_act >= 0 else None
    legal = [] if state.over else state.legal()
    view = state.view(seat)
    return view, game.draw_parts(view, lang, legal, who)


def whole(parts: list[Part]) -> str:
    return "".join(part.svg for part in parts)


@pytest.mark.parametrize(
    ("players", "luck", "options"),
    [
        (2, 0, {}),
        (3, 1, {"shuffle_boards": True, "turn_boards": True}),
        (4, 2, {}),
        (2, 5, {"turn_boards": True}),
        (4, 4, {"assistant_pairs": False, "shuffle_boards": True}),
        (3, 15, {}),
    ],
)
def test_every_legal_action_has_an_element_that_carries_it(players: int, luck: int, options: dict[str, bool]) -> None:
    game = triumvir.load("forum-trajanum", players=players, options=options)
    for visit in visits(game, luck, luck, 140):
        view, parts = draw(game, visit)
        drawn = {int(action) for action in re.findall(r'data-action="(\d+)"', whole(parts))}
        assert drawn == set([] if visit.state.over else visit.state.legal()), view["step"]


def test_every_step_can_be_drawn() -> None:
    missing = set(STEPS.values())
    for luck in range(60):
        game = triumvir.load("forum-trajanum", players=2 + luck % 3)
        for visit in walk(game, luck, luck):
            seat = max(int(visit.state.to_act), 0)
            view = visit.state.view(seat)
            if view["step"] in missing:
                missing.discard(view["step"])
                legal = visit.state.legal()
                parts = game.draw_parts(view, "en", legal)
                assert {int(action) for action in re.findall(r'data-action="(\d+)"', whole(parts))} == set(legal)
        if not missing:
            return
    raise AssertionError(f"no walk came to {sorted(missing)}")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_well_formed_with_unique_ids_known_symbols_and_colours_by_name(players: int, lang: str) -> None:
    game = triumvir.load("forum-trajanum", players=players, options={"shuffle_boards": True})
    names = ("Ann <&> Bo", 'The "Rex"', "Cäsar", "D'Arc")[:players]
    for visit in visits(game, 11, 3, 40):
        _, parts = draw(game, visit, lang, names)
        ids: Counter[str] = Counter()
        for part in parts:
            for element in ElementTree.fromstring(part.svg).iter():
                tag = element.tag.rpartition("}")[2]
                ids.update([ident] if (ident := element.get("id")) else [])
                if tag == "use":
                    assert str(element.get("href"))[1:] in symbols()
                for paint in (element.get("fill"), element.get("stroke")):
                    assert paint is None or re.fullmatch(r"none|var\(--[\w-]+\)|url\(#p-[\w-]+\)", paint), paint
        assert max(ids.values()) == 1, ids.most_common(3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_budget_of_elements_and_bytes(players: int) -> None:
    game = triumvir.load("forum-trajanum", players=players)
    for luck in (2, 4):
        for visit in visits(game, 5, luck, 60):
            svg = whole(draw(game, visit, "de", NAMES[:players])[1])
            assert len(re.findall(r"<\w", svg)) <= ELEMENTS
            assert len(svg.encode()) <= KILOBYTES * 1024


def test_ids_are_stable_from_view_to_view() -> None:
    """A component keeps its id while it is there: from one view to the next only few come or go."""
    game = triumvir.load("forum-trajanum", players=3)
    before: set[str] = set()
    for visit in walk(game, 2, 0):
        ids = set(re.findall(r' id="([^"]+)"', whole(game.draw_parts(visit.state.view(0), "en"))))
        if before:
            assert len(ids ^ before) <= 30, sorted(ids ^ before)
        before = ids
        assert all(f"cell-{cell}-0" in ids for cell in range(36))


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


def test_nobody_may_act_on_what_is_not_his() -> None:
    game = triumvir.load("forum-trajanum", players=3)
    for visit in visits(game, 4, 1, 40):
        for part in game.draw_parts(visit.state.view(None), "en"):
            assert "data-action" not in part.svg
            assert 'class="legal"' not in part.svg
        _, parts = draw(game, visit)
        for part in parts:
            if part.place.startswith("rival"):
                assert "data-action" not in part.svg
                assert "data-why" not in part.svg


@pytest.mark.parametrize("lang", ["en", "de"])
def test_legal_elements_can_be_used_by_keyboard_and_screen_reader(lang: str) -> None:
    game = triumvir.load("forum-trajanum", players=3)
    for visit in visits(game, 8, 6, 50):
        view, parts = draw(game, visit, lang)
        for part in parts:
            for element in ElementTree.fromstring(part.svg).iter():
                action = element.get("data-action")
                if action is None:
                    continue
                assert element.get("role") == "button"
                assert element.get("tabindex") == "0"
                assert element.get("class") == "legal"
                said = game.choice(view, int(action), lang)
                assert str(element.get("aria-label")).startswith(said)
                assert any(child.get("class") == "hit" for child in element)


def test_reasons_can_be_asked_for_what_is_not_legal() -> None:
    game = triumvir.load("forum-trajanum", players=2)
    for visit in visits(game, 6, 2, 40):
        if not visit.state.over:
            for action in re.findall(r'data-why="(\d+)"', whole(draw(game, visit)[1])):
                assert game.why_not(visit.state, int(action)) is not None


def test_parts_and_places() -> None:
    game = triumvir.load("forum-trajanum", players=4)
    parts = game.draw_parts(game.start(seed=3).view(2), "de", (), ("A", "B", "C", "D"))
    assert next(part.name for part in parts if part.place == "board") == "forum"
    assert {part.group: part.tab for part in parts if part.place == "board"} == {"forum": "Forum", "cards": "Karten"}
    assert [part.name for part in parts if part.place == "rival"] == ["rival-3", "rival-0", "rival-1"]
    assert [part.name for part in parts if part.place == "rival-full"] == [f"rival-full-{seat}" for seat in (3, 0, 1)]
    boxes = [part.box for part in parts if part.place == "board"]
    assert all(0 <= left < left + width <= 1 and 0 <= top < 1 for left, top, width, _ in boxes)
    assert 'aria-label="Colonia von C"' in next(part.svg for part in parts if part.place == "mat")


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


def test_the_page_language_is_the_only_language() -> None:
    game = triumvir.load("forum-trajanum", players=2)
    for visit in visits(game, 1, 1, 20):
        svg = whole(draw(game, visit, "de")[1])
        for english in ("Called streets", "your Colonia", "Envoy of", "face-down", "worker", "reward of"):
            assert f">{english}" not in svg
            assert english not in "".join(re.findall(r'(?:data-tip|aria-label)="([^"]*)"', svg))


def test_every_word_is_there_in_both_languages_with_the_same_gaps() -> None:
    for key, text in words.WORDS.items():
        assert text.en, key
        assert text.de, key
        assert set(re.findall(r"{\w+}", text.en)) == set(re.findall(r"{\w+}", text.de)), key


def test_every_word_is_used() -> None:
    folder = Path(words.__file__).parent
    sources = "".join(path.read_text() for path in folder.glob("*.py") if path.name != "words.py")
    for key in words.WORDS:
        prefix = key.split(".")[0]
        assert f'"{key}"' in sources or re.search(rf"f[\"']{prefix}\.{{", sources), key


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


def test_a_box_with_names_of_its_own_can_be_drawn(tmp_path: Path) -> None:
    text = files("triumvir.games.forum_trajanum").joinpath("box.toml").read_text(encoding="utf-8")
    for own, other in (
        ('"lighthouse"', '"pharos"'),
        ('"house"', '"villa"'),
        ('id = "w_rr"', 'id = "two_reds"'),
        ('["GGG", "BEY", "RRY", "YRB"]', '["EGG", "BYY", "RRY", "YRE"]'),
        ("cells = [[2, 3], [3, 5], [4, 2], [5, 4]]", "cells = [[1, 3], [3, 3], [4, 2], [6, 4]]"),
    ):
        assert own in text
        text = text.replace(own, other)
    box = tmp_path / "box.toml"
    box.write_text(text, encoding="utf-8")
    game = triumvir.load("forum-trajanum", players=2, box=box)
    for visit in visits(game, 3, 3, 25):
        _, parts = draw(game, visit)
        for part in parts:
            ElementTree.fromstring(part.svg)
    assert ">P</text>" in whole(parts)
