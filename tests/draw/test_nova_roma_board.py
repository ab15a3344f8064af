"""The drawings of Nova Roma: the laws of all boards, rare steps, the automa, and what its tips say of values."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import ClassVar

import pytest

import triumvir
from triumvir.draw import Targets
from triumvir.games.nova_roma import scoring
from triumvir.games.nova_roma.actions import BLOCKS
from triumvir.games.nova_roma.board import worth
from triumvir.games.nova_roma.board.placing import spread
from triumvir.games.nova_roma.board.scene import Scene
from triumvir.games.nova_roma.board.words import WORDS
from triumvir.games.nova_roma.game import NovaRoma
from triumvir.games.nova_roma.play import NovaRomaState
from triumvir.games.nova_roma.steps import cleanup, mosaic
from triumvir.games.nova_roma.steps.table import STEPS
from triumvir.games.nova_roma.tables import COINS
from triumvir.testing import BoardLaws
from triumvir.testing.board_laws import LONG_NAMES
from triumvir.testing.drawings import carried, drawn, elements, whole
from triumvir.testing.walks import visits, walk

DRAFTS = {"mosaic_draft": True, "follower_draft": True}
SPECIALS = ("recruit", "sail", "build", "income_goods", "income_coins", "hippodrome", "conv_coins")
TILE_STEPS = {"tile_play", "tile_drop", "tile_sail", "tile_block", "tile_income", "tile_race", "tile_artisan"}


def load(players: int, drafts: bool = False, box: Path | None = None) -> NovaRoma:
    game = triumvir.load("nova-roma", players=players, options=DRAFTS if drafts else {}, box=box)
    assert isinstance(game, NovaRoma)
    return game


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


def crowded(game: NovaRoma, luck: int) -> NovaRomaState:
    """A position in which somebody plays a follower and has to drop one out of a full row."""
    for visit in walk(game, luck, luck):
        state = visit.state
        assert isinstance(state, NovaRomaState)
        if visit.action is not None and state.view(None)["step"] == "recruit_play":
            player = state.players[state.to_act]
            player.row, player.hand, player.stock[COINS] = 0b1111111 << 13, 0b111 << 22, 20
            for action in state.legal():
                after = state.copy()
                assert isinstance(after, NovaRomaState)
                after.apply(action)
                if after.view(None)["step"] == "recruit_drop":
                    return after
    raise AssertionError("nobody drops a follower")


def explored() -> Iterator[NovaRomaState]:
    """Effects of special tiles, full rows, windows at the end of an action: up to six positions of every step."""
    waiting = [crowded(load(2), 1), rare(load(2), 1)]
    seen: Counter[str] = Counter()
    while waiting:
        state = waiting.pop()
        step = state.view(max(state.to_act, 0))["step"]
        if state.over or seen[step] >= 6:
            continue
        seen[step] += 1
        yield state
        for action in state.legal()[:24]:
            after = state.copy()
            assert isinstance(after, NovaRomaState)
            after.apply(action)
            waiting.insert(0, after)


class TestBoard(BoardLaws):
    game = "nova-roma"
    walks = tuple(
        (players, players + 5 * drafts, DRAFTS if drafts else {}) for players in (1, 2, 3, 4) for drafts in (0, 1)
    )
    steps = frozenset(step.name for step in STEPS)
    tabs: ClassVar = {
        "forum": "Forum",
        "sea": "Meer",
        "zones": "Zonen",
        "race": "Rennen",
        "offers": "Auslage",
    }
    mat = "Tableau von C"
    words = WORDS
    english = ("Black Sea", "strength", "Followers in play", "Shipping contract", "Patrician of", "left")
    renamed: ClassVar = {'"Tomis"': '"Constanta & Co"', '"red"': '"rose"', '"Calux"': '"Kalle <1>"'}
    upheavals = ("place_emperor", "over")  # clean-up changes much at once
    fleeting = ("lot-",)

    def steady(self, ids: set[str], step: str) -> bool:
        ships = [ident for ident in ids if re.fullmatch(r"ship-\d-\d", ident)]
        return len(ships) == 6 and sum(bool(re.fullmatch(r"hip-\d-\d", ident)) for ident in ids) == 9

    def rare(self) -> Iterator[NovaRomaState]:
        yield from explored()


def test_every_action_of_rare_steps_has_an_element() -> None:
    seen = set()
    for state in explored():
        view, parts = drawn(state, "de")
        seen.add(view["step"])
        assert carried(parts) == set(state.legal()), view["step"]
    assert seen >= TILE_STEPS


def test_what_is_hidden_stays_hidden() -> None:
    """A card that is only in somebody's hand is named on no drawing for another seat."""
    game = load(2, drafts=True)
    for visit in visits(game, 9, 2, 40):
        views = [visit.state.view(seat) for seat in range(2)]
        secret = set(views[1]["players"][1]["hand"]) - set(views[1]["players"][1]["known"])
        shown = whole(game.draw_parts(views[0], "en"))
        told = {name for name in secret if re.search(rf"\b{name}\b", shown)}
        assert not told - {*views[0]["players"][0].get("packet", []), *views[0]["players"][0].get("drafted", [])}


def test_alone_the_automa_is_shown_with_all_its_pieces() -> None:
    game = load(1)
    for visit in visits(game, 2, 2, 12):
        view, parts = drawn(visit.state)
        svg = whole(parts)
        for ident in ("automa", "ship-4-0", "ship-4-1", "hip-0-4", "hip-1-4", "hip-2-4", "blocks-0-4"):
            assert f'id="{ident}"' in svg
        assert f"Automa: {view['rival']['score']} VP" in svg
        assert [part.place for part in parts if part.name == "rival-1"] == ["rival"]


PIECE = re.compile(r'id="((?:ship|hip)-\d)-\d"[^>]*><use href="#seat-\w+" x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)"')


@pytest.mark.parametrize("players", [1, 2, 4])
def test_ships_and_horses_lie_beside_each_other(players: int) -> None:
    """No piece hides another one, nor the name of the start."""
    pieces = 0
    for visit in visits(load(players), 4, 4, 30):
        found = PIECE.findall(whole(drawn(visit.state)[1]))
        round_ones = [(kind[:4], float(x) + float(w) / 2, float(y) + float(w) / 2, float(w)) for kind, x, y, w in found]
        pieces += len(round_ones)
        for i, (kind, x, y, width) in enumerate(round_ones):
            for other, x2, y2, wide in round_ones[:i]:
                assert other != kind or (x - x2) ** 2 + (y - y2) ** 2 >= (0.35 * (width + wide)) ** 2
            on_name = kind == "ship" and x < 80 and y + width * 0.37 > 222 and y - width * 0.37 < 234
            assert not on_name
    assert pieces


def test_two_players_meet_neutral_pieces() -> None:
    game = load(2)
    found: Counter[str] = Counter()
    for visit in visits(game, 3, 3, 40):
        svg = whole(drawn(visit.state)[1])
        assert 'id="blocks-0-4"' in svg
        assert 'id="hip-0-4"' in svg
        found.update(re.findall(r'id="(legionnaire)-\d"', svg))
    assert found["legionnaire"]


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
            view, _ = drawn(visit.state)
            legal = visit.state.legal()
            scene = Scene(game.names, game.printed, view, "en", Targets(legal, str), LONG_NAMES)
            shown = spread(scene)
            ways = [action for found in shown.values() for action in found]
            assert sorted(ways) == [action for action in legal if action >= 391]
            most = max(most, *(len(found) for found in shown.values()))
    assert 0 < most <= 9


def test_a_page_is_told_which_cells_every_way_covers() -> None:
    """A building in hand is laid by these: zone and cells of each legal way, and where the cells of zones lie."""
    game, seen = load(3), 0
    for visit in visits(game, 2, 2, 60):
        if visit.state.over or visit.state.view(None)["step"] not in game.laid_steps:
            continue
        _, parts = drawn(visit.state)
        told = {
            int(one.get("data-action", "")): one.get("data-cells") for one in elements(parts) if one.get("data-cells")
        }
        legal = [action for action in visit.state.legal() if action >= BLOCKS]
        assert sorted(told) == legal
        for action in legal:
            zone, mask = game.printed.placements[action - BLOCKS]
            numbers = [int(word) for word in str(told[action]).split()]
            assert (numbers[0], sum(1 << cell for cell in numbers[1:])) == (zone, mask)
        grids = [one.get("data-grids") for one in elements(parts) if one.get("data-grids")]
        assert [len(grid.split()) for grid in str(grids[0]).split(";")] == [4] * len(game.printed.zones)
        seen += 1
    assert seen > 0


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
        _, parts = drawn(visit.state)
        assert any(element.get("id") for element in elements(parts))
        assert carried(parts) == set(visit.state.legal())
