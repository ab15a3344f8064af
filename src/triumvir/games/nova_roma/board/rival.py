"""Another seat in small, and the automa."""

from __future__ import annotations

from functools import partial

from triumvir.draw import part_of
from triumvir.draw.assembly import ROW
from triumvir.draw.keep import keep
from triumvir.draw.letters import DISPLAY, NUMERALS, fit
from triumvir.draw.pieces import piece, seat_colour, seat_ink, vp
from triumvir.draw.scene import tell
from triumvir.draw.sprite import seat_shape
from triumvir.draw.svg import drawing, group, icon, path, rect, text
from triumvir.draw.view import sure
from triumvir.games.nova_roma.board.deeds import sources
from triumvir.games.nova_roma.board.forum import SOURCES
from triumvir.games.nova_roma.board.offers import tile_words
from triumvir.games.nova_roma.board.scene import Scene
from triumvir.games.nova_roma.board.tiles import MOSAIC, chip
from triumvir.games.nova_roma.board.words import say
from triumvir.games.nova_roma.board.worth import AUTOMA
from triumvir.games.nova_roma.box_parts import GOOD_NAMES
from triumvir.games.nova_roma.names import plural_name

WIDTH, HEIGHT = 212, 194
STOCK = (*GOOD_NAMES, "coins", "influence", "artisans")


def draw_rival(scene: Scene, seat: int) -> str:
    """The part `rival-<seat>`: what is counted as a row, small boards below it; among four players the row alone."""
    height, deeds = (ROW, _deeds) if len(scene.players) > 3 else (HEIGHT, _deeds_and_boards)
    body = rect(0.5, 0.5, WIDTH - 1, height - 1, 12, "marble", "line") + _head(scene, seat)
    body += _stock(scene, seat)
    body += part_of(scene.view, f"rival-{seat}/deeds", partial(deeds, scene, seat))
    name = scene.say("rival", name=scene.who[seat], numeral=NUMERALS[seat], n=scene.players[seat]["score"])
    return drawing(WIDTH, height, body, name, f"part-rival-{seat}")


def _head(scene: Scene, seat: int) -> str:
    view, player = scene.view, scene.players[seat]
    active = view["active"] == seat and not scene.is_step("over")
    body = _ribbon(seat, scene.who[seat], view["first"] == seat, active)
    tip = tell(scene.say("score", name=scene.who[seat], n=player["score"]), *sources(scene.lang, player["ledger"]))
    return body + group(vp(WIDTH - 22, 18, player["score"], 12.5), f"rival-score-{seat}", tip=tip)


@keep
def _ribbon(seat: int, name: str, first: bool, active: bool) -> str:
    """The name on the colour of the seat, with signs for the first player and for whose turn it is."""
    colour, ink = seat_colour(seat), seat_ink(seat)
    body = path(f"M1 13A12 12 0 0 1 13 1H{WIDTH - 13}a12 12 0 0 1 12 12V34H1z", colour)
    body += group(seat_shape(seat, 9.4, ink), x=8, y=6) + text(20, 21.8, NUMERALS[seat], 9.5, colour, "m d x")
    body += text(37, 23, name, fit(name, 104, 14.5, DISPLAY), ink, "d")
    if first:
        body += icon("first", WIDTH - 62, 18, 14, ink, colour)
    return body + (icon("play", WIDTH - 45, 18, 12, ink, colour) if active else "")


def _stock(scene: Scene, seat: int) -> str:
    stock, lang = scene.players[seat]["stock"], scene.lang
    body = "".join([_pile(lang, seat, number, kind, stock[kind]) for number, kind in enumerate(STOCK)])
    return body + _patricians(lang, seat, 3 - len(scene.players[seat]["patricians"]))


@keep
def _pile(lang: str, seat: int, number: int, kind: str, count: int) -> str:
    row, column = divmod(number, 5)
    x, y = 20 + column * 40, 52 + row * 26
    drawn = chip(kind, x, y, 9.5) + text(x + 12, y + 5, count, 14, "ink", "h")
    return group(drawn, f"rival-stock-{seat}-{kind}", tip=f"{plural_name(kind).in_(lang)}: {count}")


@keep
def _patricians(lang: str, seat: int, left: int) -> str:
    drawn = piece(seat, 141, 78, 8.5, "patrician") + text(154, 83, left, 14, "ink", "h")
    return group(drawn, f"rival-patricians-{seat}", tip=say(lang, "patricians", n=left))


def _deeds(scene: Scene, seat: int) -> str:
    player, lang = scene.players[seat], scene.lang
    known, row = ", ".join(player["known"]), player["row"]
    abilities = ", ".join([f"{name} ({scene.names.abilities[name].in_(lang)})" for name in row])
    points = sum(scene.names.buildings[card]["vp"] for card in player["building"])
    ships, buildings, cards = len(player["shipping"]), len(player["building"]), player["cards"]
    markers, spare = player["markers"], player["spare"]
    shown: tuple[tuple[str, int | str, str], ...] = (
        ("ship", ships, scene.say("deeds-shipping", n=ships)),
        ("build", buildings, scene.say("deeds-building", n=buildings, vp=points)),
        ("recruit", len(row), tell(scene.say("rival-row", n=len(row)), abilities)),
        ("cards", cards, tell(scene.say("hand-count", n=cards), scene.say("hand-known", names=known) if known else "")),
        ("achieve", f"{markers}+{spare}", scene.say("deeds-claims", n=markers, spare=spare)),
    )
    return "".join([_deed(seat, i, *deed) for i, deed in enumerate(shown)])


@keep
def _deed(seat: int, number: int, glyph: str, count: int | str, tip: str) -> str:
    x = 12 + 38 * number
    drawn = icon(glyph, x + 8.5, 104, 17, "ink-2", "marble")
    drawn += text(x + 19.5, 109, count, 14 if number < 4 else 13, "ink", "h")
    return group(drawn, f"rival-deeds-{seat}-{glyph}", tip=tip)


def _deeds_and_boards(scene: Scene, seat: int) -> str:
    """The deeds; estate and mosaic as nine cells each; chariots and blocks."""
    player = scene.players[seat]
    body = _deeds(scene, seat) + _boards(scene, seat)
    return body + _counts(scene.lang, seat, len(player["chariots"]), player["blocks"], scene.printed.chariot_vp)


def _boards(scene: Scene, seat: int) -> str:
    player, tiles = scene.players[seat], scene.printed.tiles
    places = [(place["tile"], bool(place["artisan"])) for place in player["estate"]]
    kinds = tuple([(tiles[tile].kind if tile else "", artisan) for tile, artisan in places])
    told = [tile_words(scene, tile) for tile, _ in places if tile]
    tip = tell(scene.say("rival-estate", n=len(told)), ", ".join(told))
    body = group(_estate(kinds), f"rival-estate-{seat}", tip=tip)
    claimed = player["claimed"]
    goals = [
        scene.names.achievement_texts[goal].in_(scene.lang)
        for i, goal in enumerate(player["achievements"])
        if goal and i not in claimed
    ]
    tip = tell(
        scene.say("rival-mosaic", n=len(claimed)), scene.say("rival-open", goals="; ".join(goals)) if goals else ""
    )
    return body + group(_mosaic(seat, tuple(claimed)), f"rival-mosaic-{seat}", tip=tip)


@keep
def _counts(lang: str, seat: int, chariots: int, blocks: int, points: int) -> str:
    """Chariot tiles and blocks."""
    body = ""
    for glyph, count, key, y in (("chariot", chariots, "deeds-chariots", 146), ("house", blocks, "deeds-blocks", 172)):
        drawn = icon(glyph, 162, y, 17, "ink-2", "marble") + text(174, y + 5, count, 14, "ink", "h")
        body += group(drawn, f"rival-{glyph}-{seat}", tip=say(lang, key, n=count, vp=points))
    return body


@keep
def _estate(kinds: tuple[tuple[str, bool], ...]) -> str:
    body = ""
    for i, (kind, artisan) in enumerate(kinds):
        x, y = 14 + i % 3 * 20, 128 + i // 3 * 20
        fill = {"": "well", "production": "tile-2", "conversion": "sail-gray", "animal": "extra"}.get(kind, "eagle")
        body += rect(x, y, 18, 18, 3, fill, "line-2", 0.7)
        glyph = {"": "", "production": "produce", "conversion": "convert", "animal": "animal"}.get(kind, "extra")
        if artisan:
            body += chip("artisans", x + 9, y + 9, 7)
        elif glyph:
            body += icon(glyph, x + 9, y + 9, 12, "eagle-ink" if fill == "eagle" else "glyph", fill)
    return body


@keep
def _mosaic(seat: int, claimed: tuple[int, ...]) -> str:
    body = ""
    for i in range(9):
        x, y = 84 + i % 3 * 20, 128 + i // 3 * 20
        body += rect(x, y, 18, 18, 3, MOSAIC[i // 3][0], "edge", 0.6)
        if i in claimed:
            body += piece(seat, x + 9, y + 9, 6)
    return body


def draw_automa(scene: Scene) -> str:
    """The automa of the solo game, as a rival."""
    rival = sure(scene.view["rival"])
    body = rect(0.5, 0.5, WIDTH - 1, 149, 12, "marble", "line")
    body += path(f"M1 13A12 12 0 0 1 13 1H{WIDTH - 13}a12 12 0 0 1 12 12V34H1z", "neutral")
    body += icon("bot", 20, 18, 18, "neutral-ink", "neutral")
    body += text(37, 23, scene.say("automa"), 14.5, "neutral-ink", "d") + vp(WIDTH - 22, 18, rival["score"], 12.5)
    for i, (source, points) in enumerate(rival["ledger"].items()):
        row, column = divmod(i, 4)
        x, y = 14 + column * 49, 54 + row * 28
        drawn = icon(SOURCES[source], x + 8, y, 16, "ink-2", "marble") + text(x + 21, y + 5, points, 14, "ink", "h")
        body += group(drawn, f"rival-automa-{source}", tip=scene.say(f"automa-{source}", n=points))
    tracks = " · ".join(
        f"{scene.track(name)[:1].upper()} {space}"
        for name, space in zip(scene.names.tracks, rival["tracks"], strict=True)
    )
    ports = ", ".join(scene.names.port_text(port).in_(scene.lang) for port in rival["ships"])
    body += icon("race", 22, 113, 16, "ink-2", "marble") + text(35, 118, tracks, 13, "ink", "h")
    body += icon("ship", 22, 135, 16, "ink-2", "marble") + text(35, 140, ports, fit(ports, 168, 13), "ink", "h")
    tip = tell(scene.say("automa-win"), scene.say("automa-contracts", n=rival["ledger"]["contracts"]))
    body += group(piece(AUTOMA, 192, 113, 8, "bot"), "rival-automa-piece", tip=tip)
    return drawing(WIDTH, 150, body, scene.say("automa-score", n=rival["score"]), "part-rival-1")
