"""The mat of a seat: head, stock, influence, estate, mosaic, followers, contracts, panel and hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from triumvir.draw import part_of
from triumvir.draw.letters import DISPLAY, fit
from triumvir.draw.pieces import piece, seat_colour, seat_ink, vp
from triumvir.draw.scene import tell
from triumvir.draw.sprite import NUMERALS, seat_shape
from triumvir.draw.svg import drawing, group, icon, line, path, rect, text
from triumvir.draw.targets import frame, ring
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.board.estate import draw_estate, draw_mosaic
from triumvir.games.nova_roma.board.panel import draw_panel
from triumvir.games.nova_roma.board.people import draw_hand, draw_row, draw_tiles
from triumvir.games.nova_roma.board.scene import Scene
from triumvir.games.nova_roma.board.tiles import GOODS, chip
from triumvir.games.nova_roma.box_parts import GOOD_NAMES
from triumvir.games.nova_roma.names import PLURAL
from triumvir.games.nova_roma.notation import LEDGER

WIDTH, HEIGHT = 362, 768
EDGE = 14
STOCK, INFLUENCE, DEEDS = 52, 104, 450
PATRICIANS = 3


def draw_mat(scene: Scene, seat: int, live: bool) -> str:
    """The parts `mat` (live) and `rival-full-<seat>`."""
    prefix = "" if live else "full-"
    ident = "part-mat" if live else f"part-full-{seat}"
    live = live and not scene.watched

    def kept(name: str, draw: Callable[..., str], *which: bool) -> str:
        return part_of(scene.view, f"{ident}/{name}", partial(draw, scene, seat, prefix, *which))

    body = rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 14, "marble", "line") + kept("head", _head)
    body += kept("goods", _goods, live) + kept("influence", _influence, live) + _rule(130)
    body += kept("estate", draw_estate, live) + kept("mosaic", draw_mosaic, live) + _rule(335)
    if scene.view["tiles"] and prefix == "":
        body += draw_tiles(scene)
    else:
        body += kept("row", draw_row, live) + _rule(DEEDS - 8) + kept("deeds", _deeds)
    body += kept("panel", draw_panel, live) + kept("hand", draw_hand, live)
    return drawing(WIDTH, HEIGHT, body, scene.say("mat", name=scene.who[seat]), ident)


def _rule(y: float) -> str:
    return line(EDGE, y, WIDTH - EDGE, y, "line", 1)


def _head(scene: Scene, seat: int, prefix: str) -> str:
    ink, colour = seat_ink(seat), seat_colour(seat)
    name, player = scene.who[seat], scene.players[seat]
    body = path(f"M1 15A14 14 0 0 1 15 1H{WIDTH - 15}a14 14 0 0 1 14 14V42H1z", colour)
    body += group(seat_shape(seat, 12, ink), x=14, y=10) + text(26, 26.5, NUMERALS[seat], 13, colour, "m d")
    body += text(47, 28, name, fit(name, 128, 17, DISPLAY), ink, "d")
    left = PATRICIANS - len(player["patricians"])
    drawn = "".join(
        icon("patrician", 190 + i * 20, 21, 17, ink, colour, "" if i < left else ' opacity=".35"')
        for i in range(PATRICIANS)
    )
    body += group(drawn, f"{prefix}patricians-{seat}", tip=scene.say("patricians", n=left))
    if scene.view["first"] == seat and len(scene.players) > 1:
        body += group(icon("first", 249, 21, 17, ink, colour), f"{prefix}first-{seat}", tip=scene.say("first.tip"))
    words = scene.say("score.now")
    body += text(WIDTH - 56, 26.5, words, fit(words, 46, 12), ink, "e")
    parts = (f"{LEDGER[source].in_(scene.lang)}: {points}" for source, points in player["ledger"].items() if points)
    tip = tell(scene.say("score", name=name, n=player["score"]), *parts)
    return body + group(vp(WIDTH - 32, 22, player["score"], 15.5), f"{prefix}score-{seat}", tip=tip)


def _goods(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    stock = scene.players[seat]["stock"]
    most = int(scene.printed.tables.max_good)
    body = ""
    for i, kind in enumerate(GOOD_NAMES):
        x, count = 16 + i * 46, stock[kind]
        drawn = chip(kind, x + 13, STOCK + 14, 13) + text(x + 29, STOCK + 19.5, count, 16, "ink", "b")
        drawn += _pips(x - 1, STOCK + 33, count, most, GOODS[kind][0])
        tip = tell(_amount(scene, kind, count), scene.say("stock.good", n=most))
        actions = [a.GOOD + i if scene.is_step("choose_good") else a.BUY + i]
        if kind == "wine" and scene.is_step("upgrade_wine"):
            actions = [a.SPEND_WINE]
        ident = f"{prefix}stock-{seat}-{kind}"
        if live:
            body += scene.spot(ident, drawn, actions, tip, ring(x + 13, STOCK + 14, 16))
        else:
            body += group(drawn, ident, tip=tip)
    for i, kind in enumerate(("coins", "artisans")):
        x = 250 + i * 54
        drawn = chip(kind, x + 13, STOCK + 14, 13) + text(x + 30, STOCK + 20, stock[kind], 17, "ink", "b")
        words = scene.word(PLURAL, kind)
        drawn += text(x + 13, STOCK + 41, words, fit(words, 50, 11.5), "ink-2", "m")
        tip = tell(_amount(scene, kind, stock[kind]), scene.say(f"stock.{kind}"))
        ident = f"{prefix}stock-{seat}-{kind}"
        if live and kind == "artisans":
            actions = [a.HIRE] if scene.is_step("produce") else [a.PAY_ARTISAN]
            body += scene.spot(ident, drawn, actions, tip, ring(x + 13, STOCK + 14, 16))
        else:
            body += group(drawn, ident, tip=tip)
    return body


def _amount(scene: Scene, kind: str, count: int) -> str:
    return f"{scene.word(PLURAL, kind)}: {count}"


@cache
def _pips(x: float, y: float, count: int, most: int, colour: str) -> str:
    step = 38 / most
    body = ""
    for fill, run in ((colour, range(min(count, most))), ("well", range(count, most))):
        d = "".join(f"M{x + i * step:.4g} {y}h{step - 1.4:.3g}v8h{1.4 - step:.3g}z" for i in run)
        body += path(d, fill, "line-2", 0.6) if d else ""
    return body


def _influence(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    now, most = scene.players[seat]["stock"]["influence"], int(scene.printed.tables.max_influence)
    words = scene.word(PLURAL, "influence").capitalize()
    drawn = icon("influence", 23, INFLUENCE + 8, 18, "ink", "marble") + text(37, INFLUENCE + 13, words, 13, "ink", "h")
    step = (WIDTH - EDGE - 104) / (most + 1)
    drawn += _scale(step, now, most)
    tip = tell(_amount(scene, "influence", now), scene.say("stock.influence", n=most))
    body = group(drawn, f"{prefix}influence-{seat}", tip=tip)
    if live and scene.is_step("petition_pay"):
        for paid in range(4):
            space = max(0, now - paid)
            x = 104 + space * step
            target = (a.PAY + paid,)
            mark = frame(x, INFLUENCE - 2, step - 4, 21, 6, 1)
            body += scene.targets.overlay(f"pay-{paid}", target, scene.say("do.pay", n=paid), mark)
    return body


@cache
def _scale(step: float, now: int, most: int) -> str:
    wide = step - 4
    bend = f"v13q0 4-4 4h{8 - wide:.4g}q-4 0-4-4v-13q0-4 4-4z"

    def spaces(first: int, stop: int) -> str:
        return "".join(
            f"M{108 + i * step:.4g} {INFLUENCE - 2}h{wide - 8:.4g}q4 0 4 4{bend}" for i in range(first, stop)
        )

    body = path(spaces(0, most + 1), "well", "line-2", 0.8) + path(spaces(now, now + 1), "influence", "line-2", 0.8)
    if now:
        body += path(spaces(0, now), "influence", more=' opacity=".3"')
    for value in range(most + 1):
        ink = "on-action" if value == now else "ink-2"
        body += text(104 + value * step + wide / 2, INFLUENCE + 13, value, 12.5, ink, "m h")
    return body


def _deeds(scene: Scene, seat: int, prefix: str) -> str:
    """Contracts that were carried out, claims and blocks that are left, chariot tiles."""
    player = scene.players[seat]
    names = scene.names
    shipping, building = player["shipping"], player["building"]
    points = sum(names.buildings[card]["vp"] for card in building)
    y = DEEDS + 14
    shown = [
        (
            "shipping",
            icon("ship", 24, y, 18, "ink", "marble") + text(37, y + 5, len(shipping), 15, "ink", "b"),
            scene.say("deeds.shipping", n=len(shipping)),
            ", ".join(shipping),
        ),
        (
            "building",
            icon("build", 68, y, 18, "ink", "marble")
            + text(81, y + 5, len(building), 15, "ink", "b")
            + vp(104, y, points, 9.5),
            scene.say("deeds.building", n=len(building), vp=points),
            ", ".join(f"{card} ({names.buildings[card]['vp']})" for card in building),
        ),
        (
            "claims",
            piece(seat, 141, y, 9.5, "check")
            + text(155, y + 5, f"{player['markers']}+{player['spare']}", 15, "ink", "b"),
            scene.say("deeds.claims", n=player["markers"], spare=player["spare"]),
            "",
        ),
        (
            "blocks",
            rect(200, y - 7.5, 15, 15, 2, seat_colour(seat), "edge", 1)
            + text(220, y + 5, player["blocks"], 15, "ink", "b"),
            scene.say("deeds.blocks", n=player["blocks"]),
            "",
        ),
        (
            "chariots",
            icon("chariot", 264, y, 20, "ink", "marble") + text(279, y + 5, len(player["chariots"]), 15, "ink", "b"),
            scene.say("deeds.chariots", n=len(player["chariots"]), vp=scene.printed.chariot_vp),
            ", ".join(scene.track(scene.printed.chariots[tile]) for tile in player["chariots"]),
        ),
        (
            "animals",
            icon("animal", 318, y, 18, "ink", "marble") + text(331, y + 5, _animals(scene, seat), 15, "ink", "b"),
            scene.say("deeds.animals", n=_animals(scene, seat), vp=player["ledger"]["animals"]),
            scene.say("deeds.sets", sets=" / ".join(str(int(n)) for n in scene.printed.tables.animal_sets)),
        ),
    ]
    body = "".join(
        group(drawn, f"{prefix}deeds-{seat}-{key}", tip=tell(title, more)) for key, drawn, title, more in shown
    )
    captions = (
        "deeds.c.ship",
        "deeds.c.build",
        "deeds.c.claims",
        "deeds.c.blocks",
        "deeds.c.chariots",
        "deeds.c.animals",
    )
    for key, x, room in zip(captions, (32, 84, 156, 214, 274, 326), (46, 62, 58, 54, 58, 50), strict=True):
        words = scene.say(key)
        body += text(x, y + 24, words, fit(words, room, 11), "ink-2", "m")
    return body


def _animals(scene: Scene, seat: int) -> int:
    tiles = [place["tile"] for place in scene.players[seat]["estate"] if place["tile"]]
    return sum(scene.printed.tiles[tile].number for tile in tiles if scene.printed.tiles[tile].kind == "animal")
