"""The mat of a seat: head, action circle, tiles, buildings, bonus tiles, figures, display and hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from triumvir.draw import part_of
from triumvir.draw.letters import DISPLAY, fit
from triumvir.draw.pieces import heading, piece, seat_colour, seat_ink, vp
from triumvir.draw.scene import tell
from triumvir.draw.sprite import NUMERALS, seat_shape
from triumvir.draw.svg import drawing, group, icon, line, path, rect, region, text
from triumvir.draw.targets import frame
from triumvir.games.trajan.actions import ACCEPT, LAY_OUT, RECRUIT_LEGIONARY, RECRUIT_WORKER
from triumvir.games.trajan.board.circle import draw_circle
from triumvir.games.trajan.board.hand import draw_hand
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.senate import bonus_rule
from triumvir.games.trajan.board.tiles import bonus_tile, building, card
from triumvir.games.trajan.board.treasury import draw_tiles
from triumvir.games.trajan.board.worth import bonus_values
from triumvir.games.trajan.box import BUILDING_NAMES
from triumvir.games.trajan.names import BUILDING_TEXTS, TYPE_NAMES

WIDTH, HEIGHT = 440, 768
EDGE = 14
ROW_TILES, ROW_BUILDINGS, ROW_FIGURES, ROW_DISPLAY, ROW_HAND = 452, 510, 573, 603, 645


def draw_mat(scene: Scene, seat: int, live: bool) -> str:
    """The parts `mat` (live) and `rival-full-<seat>`."""
    prefix = "" if live else "full-"
    ident = "part-mat" if live else f"part-full-{seat}"

    def kept(name: str, draw: Callable[..., str], *which: float) -> str:
        return part_of(scene.view, f"{ident}/{name}", partial(draw, scene, seat, prefix, *which))

    body = rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 14, "marble", "line") + kept("head", _head, live)
    body += kept("circle", draw_circle, live) + kept("tiles", draw_tiles, live, EDGE, ROW_TILES)
    body += _rule(ROW_BUILDINGS) + kept("buildings", _buildings) + kept("bonus", _bonus)
    body += _rule(ROW_FIGURES) + kept("figures", _figures, live)
    body += _rule(ROW_DISPLAY) + kept("display", _display, live)
    body += kept("hand", draw_hand, live, ROW_HAND)
    return drawing(WIDTH, HEIGHT, body, scene.say("mat", name=scene.who[seat]), ident)


def _rule(y: float) -> str:
    return line(EDGE, y, WIDTH - EDGE, y, "line", 1)


def _head(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    ink, colour = seat_ink(seat), seat_colour(seat)
    name = scene.who[seat]
    body = path(f"M1 15A14 14 0 0 1 15 1H{WIDTH - 15}a14 14 0 0 1 14 14V42H1z", colour)
    shape = seat_shape(seat, 12, ink)
    body += group(shape, x=14, y=10) + text(26, 26.5, NUMERALS[seat], 13, colour, "m d")
    note = scene.say("mat.own") if live and not scene.watched else scene.say("mat.seat", numeral=NUMERALS[seat])
    body += text(48, 28, name, fit(name, 220, 17, DISPLAY), ink, "d")
    body += text(WIDTH - 60, 27.5, f"{note} · {scene.say('vp')}", 13.5, ink, "e")
    score = scene.players[seat]["score"]
    return body + group(
        vp(WIDTH - 32, 22, score, 15.5), f"{prefix}score-{seat}", tip=scene.say("vp.tip", name=name, n=score)
    )


def _buildings(scene: Scene, seat: int, prefix: str) -> str:
    y = ROW_BUILDINGS
    body = heading(EDGE, y + 16, scene.say("row.buildings"), size=10)
    for i, kind in enumerate(BUILDING_NAMES):
        count = scene.players[seat]["buildings"].get(kind, 0)
        x = EDGE + i * 49
        action = scene.printed.first_action[kind]
        drawn = building(x, y + 24, 28, kind, None)
        if count:
            drawn += text(x + 32, y + 44, f"×{count}", 14, "ink", "b")
        else:
            drawn = f'<g class="faint">{drawn}</g>' + icon("extra", x + 36, y + 30, 9, "ink-2")
            drawn += icon(action, x + 38, y + 44, 15, "ink-2", "marble")
        tip = tell(
            scene.say("building", kind=scene.word(BUILDING_TEXTS, kind), n=count),
            "" if count else scene.say("building.first", action=scene.word(TYPE_NAMES, action)),
            scene.say("building.set"),
        )
        body += group(drawn, f"{prefix}building-{seat}-{kind}", tip=tip)
    return region(body, f"{prefix}buildings-{seat}", scene.say("row.buildings"))


def _bonus(scene: Scene, seat: int, prefix: str) -> str:
    player = scene.players[seat]
    yellow, gray = player["bonus_yellow"], player["bonus_gray"]
    values = bonus_values(scene.printed, player, yellow, gray)
    owned = [(tile, "yellow") for tile in yellow] + [(tile, "gray") for tile in gray]
    x0, y0 = 268, ROW_BUILDINGS
    body = heading(x0, y0 + 16, scene.say("bonus"), size=10)
    if owned:
        body += text(WIDTH - EDGE, y0 + 16, f"= {sum(values.values())} {scene.say('vp')}", 12, "gold", "e b")
    per_row, width, height = (2, 73, 24) if len(owned) <= 2 else (3, 50, 17)
    for i, (tile, side) in enumerate(owned):
        row, column = divmod(i, per_row)
        x, y = x0 + column * (width + 4), y0 + 22 + row * (height + 3)
        tip = tell(
            scene.say("bonus.tip", tile=scene.names.bonus_texts[tile].in_(scene.lang)),
            bonus_rule(scene, tile, side),
            scene.say("bonus.worth", n=values[tile]),
        )
        drawn = bonus_tile(x, y, width, height, scene.printed.bonus[tile], side)
        body += group(drawn, f"{prefix}own-{tile}", tip=tip)
    return region(body, f"{prefix}bonuses-{seat}", scene.say("bonus"))


def _figures(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    player = scene.players[seat]
    y = ROW_FIGURES
    out, built = len(player["legionaries"]), len(player["sites"])
    body = heading(EDGE, y + 19, scene.say("row.figures"), size=10)
    shown = (
        ("supply", "human", scene.say("figures.supply", n=player["supply"]), {"n": player["supply"]}, 96),
        (
            "legionaries",
            "legionary",
            scene.say("figures.legionaries", n=player["camp"], out=out),
            {"n": player["camp"], "out": out},
            194,
        ),
        (
            "workers",
            "worker",
            scene.say("figures.workers", n=player["workers"], out=built),
            {"n": player["workers"], "out": built},
            318,
        ),
    )
    for name, glyph, caption, gaps, x in shown:
        drawn = piece(seat, x, y + 15, 9.2, glyph) + text(x + 14, y + 20, caption, 13, "ink", "h")
        tip = scene.say(f"figures.{name}.tip", **gaps)
        ident = f"{prefix}figures-{seat}-{name}"
        if live and name == "supply":
            actions = (ACCEPT, RECRUIT_LEGIONARY, RECRUIT_WORKER)
            body += scene.targets.spot(ident, drawn, actions, tip, frame(x - 14, y + 3, 86, 24, 9, 0))
        else:
            body += group(drawn, ident, tip=tip)
    return body


def _display(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    display: dict[str, int] = scene.players[seat]["display"]
    y = ROW_DISPLAY
    body = heading(EDGE, y + 24, scene.say("row.display"), size=10)
    step = min(40.0, 338 / max(1, len(display)))
    for i, (kind, count) in enumerate(display.items()):
        x = 90 + i * step
        drawn = card(round(x, 1), y + 5, 22, 30, kind)
        if step >= 34:
            drawn += text(x + 25, y + 25, count, 13, "ink", "b")
        else:
            drawn += text(x + 17, y + 33, count, 12, "tile-ink", "m b", HALO)
        body += group(drawn, f"{prefix}display-{seat}-{kind}", tip=f"{scene.kind(kind)}: {count}")
    if not display:
        body += text(92, y + 24, scene.say("empty"), 12.5, "ink-2")
    tip = tell(
        scene.say("display", name=scene.who[seat]),
        scene.say("display.cards", cards=scene.listed(display)) if display else "",
        scene.say("display.tip"),
    )
    ident = f"{prefix}display-{seat}"
    if live:
        return scene.targets.spot(ident, body, (LAY_OUT,), tip, frame(EDGE - 4, y + 3, WIDTH - 2 * EDGE + 8, 36, 9, 0))
    return group(body, ident, tip=tip)


HALO = ' paint-order="stroke" stroke-width="3" stroke="var(--tile)"'
