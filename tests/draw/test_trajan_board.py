"""The drawings of Trajan over whole games: complete, well-formed, within budget, the same ids from view to view."""

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
from triumvir.draw.svg import escape
from triumvir.engine.game import Game
from triumvir.games.trajan.board import land
from triumvir.games.trajan.board.words import WORDS
from triumvir.games.trajan.board.worth import bonus_values, covered, fulfillable
from triumvir.games.trajan.game import Trajan
from triumvir.games.trajan.play import TrajanState
from triumvir.games.trajan.scoring import bonus_points
from triumvir.games.trajan.view import STEPS
from triumvir.testing.walks import Visit, visits, walk

ELEMENTS, KILOBYTES, SECONDS = 3000, 250, 0.015
SEEN: set[str] = set()


def draw(game: Game, visit: Visit, lang: str = "en", who: tuple[str, ...] = ()) -> tuple[dict[str, Any], list[Part]]:
    state = visit.state
    seat = state.to_act if state.to_act >= 0 else None
    legal = [] if state.over else state.legal()
    view = state.view(seat)
    return view, game.draw_parts(view, lang, legal, who)


def whole(parts: list[Part]) -> str:
    return "".join(part.svg for part in parts)


@pytest.mark.parametrize(("players", "luck"), [(2, 0), (3, 1), (4, 2), (2, 5), (4, 4)])
def test_every_legal_action_has_an_element_that_carries_it(players: int, luck: int) -> None:
    game = triumvir.load("trajan", players=players)
    for visit in visits(game, luck, luck, 160):
        view, parts = draw(game, visit)
        SEEN.add(view["step"])
        drawn = {int(action) for action in re.findall(r'data-action="(\d+)"', whole(parts))}
        assert drawn == set([] if visit.state.over else visit.state.legal()), view["step"]


def test_the_walks_above_came_to_every_step() -> None:
    if SEEN:  # run together with the test above
        assert set(STEPS.values()) == SEEN


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_well_formed_with_unique_ids_known_symbols_and_colours_by_name(players: int, lang: str) -> None:
    game = triumvir.load("trajan", players=players)
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
    game = triumvir.load("trajan", players=players)
    for visit in visits(game, 5, 2, 60):
        svg = whole(
            draw(game, visit, "de", ("Agrippina Maior", "Octavianus", "Tiberius Nero", "Livia Drusilla")[:players])[1]
        )
        assert len(re.findall(r"<\w", svg)) <= ELEMENTS
        assert len(svg.encode()) <= KILOBYTES * 1024


def test_ids_are_stable_from_view_to_view() -> None:
    """A component keeps its id while it is there: from one view to the next only few come or go."""
    game = triumvir.load("trajan", players=3)
    before: set[str] = set()
    for visit in walk(game, 2, 0):
        parts = game.draw_parts(visit.state.view(0), "en")
        ids = set(re.findall(r' id="([^"]+)"', whole(parts)))
        if before and len(ids ^ before) > 60:
            assert visit.state.view(0)["step"] in ("take_card", "choose_tray", "over"), sorted(ids ^ before)
        before = ids
        stones = [ident for ident in ids if re.fullmatch(r"mk-\d-\w+-\d", ident)]
        if visit.state.view(0)["step"] != "place_marker":
            assert len(stones) == 36, visit.state.view(0)["step"]


def test_nobody_may_act_on_what_is_not_his() -> None:
    game = triumvir.load("trajan", players=3)
    for visit in visits(game, 4, 1, 40):
        state = visit.state
        for part in game.draw_parts(state.view(None), "en"):
            assert "data-action" not in part.svg
            assert 'class="legal"' not in part.svg
        _, parts = draw(game, visit)
        for part in parts:
            if part.place.startswith("rival"):
                assert "data-action" not in part.svg
                assert "data-why" not in part.svg


def test_legal_elements_can_be_used_by_keyboard_and_screen_reader() -> None:
    game = triumvir.load("trajan", players=3)
    for lang in ("en", "de"):
        for visit in visits(game, 8, 6, 50):
            _, parts = draw(game, visit, lang)
            for part in parts:
                for element in ElementTree.fromstring(part.svg).iter():
                    action = element.get("data-action")
                    if action is None:
                        continue
                    assert element.get("role") == "button"
                    assert element.get("tabindex") == "0"
                    assert element.get("class") == "legal"
                    assert str(element.get("aria-label")).startswith(game.describe(int(action), lang))
                    assert any(child.get("class") == "hit" for child in element)


def test_parts_and_places() -> None:
    game = triumvir.load("trajan", players=4)
    parts = game.draw_parts(game.start(seed=3).view(2), "de", (), ("A", "B", "C", "D"))
    assert next(part.name for part in parts if part.place == "board") == "map"
    assert {part.group: part.tab for part in parts if part.place == "board"} == {"map": "Karte", "city": "Stadt"}
    assert [part.name for part in parts if part.place == "rival"] == ["rival-3", "rival-0", "rival-1"]
    assert [part.name for part in parts if part.place == "rival-full"] == [f"rival-full-{seat}" for seat in (3, 0, 1)]
    boxes = [part.box for part in parts if part.place == "board"]
    assert all(0 <= left < left + width <= 1 and 0 <= top < 1 for left, top, width, _ in boxes)
    assert 'aria-label="Tafel von C"' in next(part.svg for part in parts if part.place == "mat")


def test_the_page_language_is_the_only_language() -> None:
    game = triumvir.load("trajan", players=2)
    for visit in visits(game, 1, 1, 20):
        _, parts = draw(game, visit, "de")
        svg = whole(parts)
        for english in ("Senate", "your mat", "Legionary of", "Trajan tiles", "Picked up now"):
            assert english not in svg
        assert escape("Trajanplättchen") in svg


def test_every_word_is_there_in_both_languages_with_the_same_gaps() -> None:
    for key, words in WORDS.items():
        assert words.en, key
        assert words.de, key
        assert set(re.findall(r"{\w+}", words.en)) == set(re.findall(r"{\w+}", words.de)), key


def test_every_word_is_used() -> None:
    sources = "".join(path.read_text() for path in Path(land.__file__).parent.glob("*.py") if path.name != "words.py")
    for key in WORDS:
        prefix = key.split(".")[0]
        named = f'"{key}"' in sources or f'f"{prefix}.{{' in sources
        assert named, key


@pytest.mark.parametrize("players", [2, 4])
def test_bonus_tiles_are_valued_as_the_final_scoring_does(players: int) -> None:
    game = triumvir.load("trajan", players=players)
    assert isinstance(game, Trajan)
    for visit in visits(game, 21, 9, 60):
        state = visit.state
        assert isinstance(state, TrajanState)
        for seat, player in enumerate(state.view(None)["players"]):
            values = bonus_values(game.printed, player, player["bonus_yellow"], player["bonus_gray"])
            assert sum(values.values()) == bonus_points(state.tables, state.players[seat])


def test_trays_that_can_fulfil_a_tile_are_told_apart() -> None:
    """A tray is said to fulfil iff some order of dropping its markers does."""
    game = triumvir.load("trajan", players=2)
    assert isinstance(game, Trajan)
    checked: Counter[bool] = Counter()
    for visit in visits(game, 6, 4, 300):
        state = visit.state
        view = state.view(None)
        if view["step"] != "choose_tray":
            continue
        for tray in range(6):
            player = view["players"][state.to_act]
            if not 0 < len(player["trays"][tray]) <= 4:
                continue
            told = fulfillable(game.names, player, tray)
            assert told == _some_order_fulfils(state, 6 + tray)
            checked[told] += 1
    assert min(checked[True], checked[False]) > 3


def _some_order_fulfils(state: Any, action: int) -> bool:
    after = state.copy()
    seat = state.to_act
    before = state.ledger(seat)["trajan_tiles"]
    after.apply(action)
    waiting = [after]
    while waiting:
        position = waiting.pop()
        if position.ledger(seat)["trajan_tiles"] > before:
            return True
        if position.view(None)["step"] == "sow":
            for colour in position.legal():
                following = position.copy()
                following.apply(colour)
                waiting.append(following)
    return False


def test_demands_are_covered_by_tiles_then_by_jokers() -> None:
    game = triumvir.load("trajan", players=2)
    assert isinstance(game, Trajan)
    player = {"mat": {"bread": 1, "joker-demand": 1}, "fulfilled": ["tj-demand-4"]}
    assert covered(game.names, player, ["bread", "bread", "games"]) == [True, True, True]
    assert covered(game.names, player, ["religion", "bread", "bread"]) == [True, True, False]


def test_nothing_is_said_of_tiles_that_lie_elsewhere() -> None:
    """What the tips list as unseen is exactly what lies nowhere on the table: never a negative number of anything."""
    game = triumvir.load("trajan", players=3)
    for visit in visits(game, 14, 2, 30):
        _, parts = draw(game, visit)
        tips = "\n".join(re.findall(r'data-tip="([^"]*)"', whole(parts)))
        assert not re.search(r"-\d+ (bread|games|religion|votes|extra|fish|wine|oil)", tips)


def test_a_box_with_names_of_its_own_can_be_drawn(tmp_path: Path) -> None:
    text = files("triumvir.games.trajan").joinpath("box.toml").read_text(encoding="utf-8")
    for own, other in (('yellow"', 'lemon"'), ('"fish"', '"tuna"'), ("noricum", "histria"), ("r1c1", "a1")):
        text = text.replace(own, other)
    box = tmp_path / "box.toml"
    box.write_text(text, encoding="utf-8")
    game = triumvir.load("trajan", players=2, box=box)
    for visit in visits(game, 3, 3, 25):
        _, parts = draw(game, visit)
        for part in parts:
            ElementTree.fromstring(part.svg)
