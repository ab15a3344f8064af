"""The drawings of Nova Roma over whole games: complete, well-formed, within budget, the same ids from view to view."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import triumvir
from triumvir.draw import Part, standalone
from triumvir.draw.sprite import symbols
from triumvir.draw.svg import escape
from triumvir.engine.game import Game
from triumvir.games.nova_roma import scoring
from triumvir.games.nova_roma.board import worth
from triumvir.games.nova_roma.board.placing import spread
from triumvir.games.nova_roma.board.scene import Scene
from triumvir.games.nova_roma.board.words import WORDS
from triumvir.games.nova_roma.game import NovaRoma
from triumvir.games.nova_roma.play import NovaRomaState
from triumvir.games.nova_roma.steps import cleanup, mosaic
from triumvir.games.nova_roma.view import STEPS
from triumvir.testing.walks import Visit, visits, walk

ELEMENTS, KILOBYTES, SECONDS = 3000, 250, 0.015
DRAFTS = {"mosaic_draft": True, "follower_draft": True}
NAMES = ("Agrippina Maior", "Octavianus", "Tiberius Nero", "Livia Drusilla")
SEEN: set[str] = set()
SPECIALS = ("recruit", "sail", "build", "income_goods", "income_coins", "hippodrome", "conv_coins")


def load(players: int, drafts: bool = False, **more: object) -> NovaRoma:
    game = triumvir.load("nova-roma", players=players, options=DRAFTS if drafts else {}, **more)  # type: ignore[arg-type]
    assert isinstance(game, NovaRoma)
    return game


def draw(game: Game, visit: Visit, lang: str = "en", who: tuple[str, ...] = ()) -> tuple[dict[str, Any], list[Part]]:
    state = visit.state
    seat = state.to_act if state.to_act >= 0 else None
    legal = [] if state.over else state.legal()
    view = state.view(seat)
    return view, game.draw_parts(view, lang, legal, who)


def whole(parts: list[Part]) -> str:
    return "".join(part.svg for part in parts)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("drafts", [False, True])
def test_every_legal_action_has_an_element_that_carries_it(players: int, drafts: bool) -> None:
    game = load(players, drafts)
    for luck in (players, players + 5):
        for visit in visits(game, luck, luck, 90):
            view, parts = draw(game, visit)
            SEEN.add(view["step"])
            drawn = {int(action) for action in re.findall(r'data-action="(\d+)"', whole(parts))}
            assert drawn == set([] if visit.state.over else visit.state.legal()), view["step"]


def rare(game: NovaRoma, luck: int) -> NovaRomaState:
    """A position in which somebody produces, with an estate full of special tiles and a full row of followers."""
    for visit in walk(game, luck, luck):
        state = visit.state
        assert isinstance(state, NovaRomaState)
        if visit.action is not None and state.view(None)["step"] == "produce":
            player = state.players[state.to_act]
            for cell, tile in enumerate(SPECIALS):
                player.estate[cell] = game.names.tiles.index(tile)
            for kind in range(8):
                player.stock[kind] = 5
            player.placed = player.flipped = player.used = player.idle = 0
            player.row, player.hand, state.left = 0b1111111 << 13, 0b111 << 22, 9  # the row can place artisans
            return state
    raise AssertionError("nobody produces")


def test_every_action_of_rare_steps_has_an_element() -> None:
    """Effects of special tiles, full rows, windows at the end of an action: explored from a position made for it."""
    game = load(2)
    waiting = [rare(game, 1)]
    seen: Counter[str] = Counter()
    while waiting:
        state = waiting.pop()
        view = state.view(max(state.to_act, 0))
        if state.over or seen[view["step"]] >= 6:
            continue
        seen[view["step"]] += 1
        legal = state.legal()
        drawn = {
            int(action) for action in re.findall(r'data-action="(\d+)"', whole(game.draw_parts(view, "de", legal)))
        }
        assert drawn == set(legal), view["step"]
        for action in legal[:24]:
            after = state.copy()
            assert isinstance(after, NovaRomaState)
            after.apply(action)
            waiting.insert(0, after)
    SEEN.update(seen)
    assert {"tile_play", "tile_drop", "tile_sail", "tile_block", "tile_income", "tile_race", "tile_artisan"} <= set(
        seen
    )


def test_the_walks_above_came_to_every_step() -> None:
    if {"over", "tile_drop"} <= SEEN:  # run together with the tests above
        assert set(STEPS.values()) - SEEN <= {"recruit_discard", "recruit_drop"}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_well_formed_with_unique_ids_known_symbols_and_colours_by_name(players: int, lang: str) -> None:
    game = load(players)
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


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_budget_of_elements_and_bytes(players: int) -> None:
    game = load(players)
    for visit in visits(game, 5, 2, 60):
        svg = whole(draw(game, visit, "de", NAMES[:players])[1])
        assert len(re.findall(r"<\w", svg)) <= ELEMENTS
        assert len(svg.encode()) <= KILOBYTES * 1024


def test_ids_are_stable_from_view_to_view() -> None:
    """A component keeps its id while it is there: from one view to the next only few come or go."""
    game = load(3)
    before: set[str] = set()
    for visit in walk(game, 2, 0):
        ids = set(re.findall(r' id="([^"]+)"', whole(game.draw_parts(visit.state.view(0), "en"))))
        if before and visit.state.view(0)["step"] not in ("place_emperor", "over"):  # clean-up changes much at once
            assert len({ident for ident in ids ^ before if not ident.startswith("lot-")}) <= 60, sorted(ids ^ before)
        before = ids
        assert sum(bool(re.fullmatch(r"ship-\d-\d", ident)) for ident in ids) == 6
        assert sum(bool(re.fullmatch(r"hip-\d-\d", ident)) for ident in ids) == 9


def test_nobody_may_act_on_what_is_not_his() -> None:
    game = load(3, drafts=True)
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


def test_what_is_hidden_stays_hidden() -> None:
    """A card that is only in somebody's hand is named on no drawing for another seat."""
    game = load(2, drafts=True)
    for visit in visits(game, 9, 2, 40):
        views = [visit.state.view(seat) for seat in range(2)]
        secret = set(views[1]["players"][1]["hand"]) - set(views[1]["players"][1]["known"])
        shown = whole(game.draw_parts(views[0], "en"))
        told = {name for name in secret if re.search(rf"\b{name}\b", shown)}
        assert not told - {*views[0]["players"][0].get("packet", []), *views[0]["players"][0].get("drafted", [])}


def test_legal_elements_can_be_used_by_keyboard_and_screen_reader() -> None:
    game = load(3)
    for lang in ("en", "de"):
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
                    assert str(element.get("aria-label")).startswith(game.choice(view, int(action), lang))
                    assert any(child.get("class") == "hit" for child in element)


def test_why_not_is_asked_for_actions_of_the_game() -> None:
    game = load(2)
    for visit in visits(game, 6, 2, 30):
        if visit.state.over:
            continue
        _, parts = draw(game, visit)
        for action in {int(found) for found in re.findall(r'data-why="(\d+)"', whole(parts))}:
            assert action not in visit.state.legal()
            assert game.reason(game.refuse(visit.state, action))


def test_parts_and_places() -> None:
    game = load(4)
    parts = game.draw_parts(game.start(seed=3).view(2), "de", (), ("A", "B", "C", "D"))
    groups = {part.group: part.tab for part in parts if part.place == "board"}
    assert groups == {"forum": "Forum", "sea": "Meer", "city": "Stadt"}
    assert [part.name for part in parts if part.place == "rival"] == ["rival-3", "rival-0", "rival-1"]
    assert [part.name for part in parts if part.place == "rival-full"] == [f"rival-full-{seat}" for seat in (3, 0, 1)]
    boxes = [part.box for part in parts if part.place == "board"]
    assert all(0 <= left < left + width <= 1 and 0 <= top < 1 for left, top, width, _ in boxes)
    assert 'aria-label="Tafel von C"' in next(part.svg for part in parts if part.place == "mat")


def test_alone_the_automa_is_shown_with_all_its_pieces() -> None:
    game = load(1)
    for visit in visits(game, 2, 2, 12):
        view, parts = draw(game, visit)
        svg = whole(parts)
        for ident in ("automa", "ship-4-0", "ship-4-1", "hip-0-4", "hip-1-4", "hip-2-4", "blocks-0-4"):
            assert f'id="{ident}"' in svg
        assert f"Automa: {view['rival']['score']} VP" in svg
        assert [part.place for part in parts if part.name == "rival-1"] == ["rival"]


def test_two_players_meet_neutral_pieces() -> None:
    game = load(2)
    found: Counter[str] = Counter()
    for visit in visits(game, 3, 3, 40):
        svg = whole(draw(game, visit)[1])
        assert 'id="blocks-0-4"' in svg
        assert 'id="hip-0-4"' in svg
        found.update(re.findall(r'id="(legionnaire)-\d"', svg))
    assert found["legionnaire"]


def test_a_drawing_can_stand_alone() -> None:
    game = load(3)
    for part in game.draw_parts(game.start(seed=1).view(0), "en"):
        ElementTree.fromstring(standalone(part.svg))


def test_the_page_language_is_the_only_language() -> None:
    game = load(2)
    for visit in visits(game, 1, 1, 20):
        _, parts = draw(game, visit, "de")
        svg = whole(parts)
        for english in ("Black Sea", "strength", "Followers in play", "Shipping contract", "Patrician of", "left"):
            assert english not in svg
        assert escape("Schifffahrtsverträge") in svg


def test_every_word_is_there_in_both_languages_with_the_same_gaps() -> None:
    for key, words in WORDS.items():
        assert words.en, key
        assert words.de, key
        assert set(re.findall(r"{\w+}", words.en)) == set(re.findall(r"{\w+}", words.de)), key


def test_every_word_is_used() -> None:
    folder = Path(worth.__file__).parent
    sources = "".join(path.read_text() for path in folder.glob("*.py") if not path.name.startswith("words"))
    for key in WORDS:
        prefix = key.rpartition(".")[0]
        assert any(words in sources for words in (f'"{key}"', f"'{key}'", f'f"{prefix}.{{')), key


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_things_are_worth_is_what_the_rules_say(players: int) -> None:
    game = load(players)
    printed = game.printed
    for visit in visits(game, 21, 9, 50):
        state = visit.state
        assert isinstance(state, NovaRomaState)
        view = state.view(None)
        for seat, player in enumerate(view["players"]):
            followers = [worth.follower_vp(printed, player, name) or 0 for name in player["row"]]
            assert sum(followers) == player["ledger"]["followers"]
            zones = [worth.zone_points(view, zone, i)[seat] for i, zone in enumerate(printed.zones)]
            assert sum(zones) == player["ledger"]["zones"]
            met = {
                i
                for i, goal in enumerate(player["achievements"])
                if goal and i not in player["claimed"] and worth.met(printed, player, goal)
            }
            assert met == {i for i in range(9) if mosaic.claimable(state, state.players[seat]) >> i & 1}
        if players == 1:
            zones = [worth.zone_points(view, zone, i)[worth.AUTOMA] for i, zone in enumerate(printed.zones)]
            assert sum(zones) == scoring.rival_ledger(state)[scoring.AI_ZONES]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_leader_of_a_track_is_who_wins_its_chariot(players: int) -> None:
    game = load(players)
    for visit in visits(game, 13, 7, 60):
        state = visit.state
        assert isinstance(state, NovaRomaState)
        view = state.view(None)
        if not view["chariots"]:
            continue
        leads = worth.leader(view, game.names.tracks.index(view["chariots"][0]), False)
        after = state.copy()
        assert isinstance(after, NovaRomaState)
        before = [player.chariots for player in after.players]
        cleanup.award_chariot(after)
        won = [seat for seat, player in enumerate(after.players) if player.chariots != before[seat]]
        if state.over:
            continue
        assert won == ([] if leads in (None, worth.AUTOMA) else [leads])


def test_strengths_and_output_are_told_as_they_come() -> None:
    """The numbers on a forum cell and the goods of an estate cell are what the player then has."""
    game = load(3)
    checked: Counter[str] = Counter()
    for visit in visits(game, 17, 4, 200):
        state = visit.state
        if state.over:
            continue
        view = state.view(state.to_act)
        after = state.copy()
        if view["step"] == "place_patrician":
            action = state.legal()[0]
            row, column = divmod(action - 37, 4)
            told = worth.strengths(view, state.to_act, row, column, 3)
            after.apply(action)
            for choice, strength in ((10, told[0]), (11, told[1])):
                first = after.copy()
                first.apply(choice)
                assert first.view(None)["decision"]["strength"] == strength
            checked["cell"] += 1
        elif view["step"] == "produce":
            for cell in range(9):
                if 77 + cell not in state.legal():
                    continue
                player = view["players"][state.to_act]
                told_goods = worth.output(game.printed, player, cell)
                after = state.copy()
                after.apply(77 + cell)
                stock = after.view(None)["players"][state.to_act]["stock"]
                for kind, count in told_goods.items():
                    most = {"coins": 10**6, "influence": 8}.get(kind, 5)
                    if kind != "coins":
                        assert stock[kind] == min(most, player["stock"][kind] + count)
                checked["estate"] += 1
    assert min(checked["cell"], checked["estate"]) > 3


def test_ways_to_build_are_spread_over_the_cells() -> None:
    """Each way is shown once, in a cell that it covers, and no cell holds more than nine."""
    game = load(3)
    most = 0
    for luck in range(6):
        for visit in visits(game, luck, luck, 60):
            if visit.state.over or visit.state.view(None)["step"] != "build_place":
                continue
            view, _ = draw(game, visit)
            legal = visit.state.legal()
            scene = Scene(game.names, game.printed, view, "en", _targets(legal), NAMES)
            shown = spread(scene)
            ways = [action for found in shown.values() for action in found]
            assert sorted(ways) == [action for action in legal if action >= 391]
            most = max(most, *(len(found) for found in shown.values()))
    assert 0 < most <= 9


def _targets(legal: list[int]) -> Any:
    from triumvir.draw import Targets  # noqa: PLC0415

    return Targets(legal, str)


def test_a_box_of_ones_own_can_be_drawn(tmp_path: Path) -> None:
    """Other maps, fewer ports, longer tracks and other names."""
    text = files("triumvir.games.nova_roma").joinpath("box.toml").read_text(encoding="utf-8")
    for own, other in (('"Tomis"', '"Constanta & Co"'), ('"red"', '"rose"'), ('"Calux"', '"Kalle <1>"')):
        assert own in text
        text = text.replace(own, other)
    north = re.search(r'\[\[port\]\]\nid = "north8".*?(?=\n\[\[port\]\])', text, re.DOTALL)
    assert north is not None
    text = text.replace(north[0], "")
    for own, other in (("length = 7", "length = 9"), ("final = 7", "final = 9")):
        assert own in text
        text = text.replace(own, other)
    text = text.replace('map = ["R..N", "...R", "N...", "NP.N"]', 'map = ["R..N#", "...R.", "N....", "NP.N."]')
    text = text.replace("rows = 4\ncols = 4\nmap", "rows = 4\ncols = 5\nmap")
    text = text.replace("buildable_cells = 13", "buildable_cells = 16")
    box = tmp_path / "box.toml"
    box.write_text(text, encoding="utf-8")
    game = load(3, box=box)
    for visit in visits(game, 3, 3, 25):
        _, parts = draw(game, visit)
        for part in parts:
            ElementTree.fromstring(part.svg)
        drawn = {int(action) for action in re.findall(r'data-action="(\d+)"', whole(parts))}
        assert drawn == set([] if visit.state.over else visit.state.legal())
