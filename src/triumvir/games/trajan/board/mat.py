"""The mat of a seat: head, action circle, tiles, buildings, bonus tiles, figures, display and hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from triumvir.draw import part_of
from triumvir.draw.keep import keep
from triumvir.draw.letters import DISPLAY, NUMERALS, fit
from triumvir.draw.pieces import heading, piece, seat_colour, seat_ink, vp
from triumvir.draw.scene import tell
from triumvir.draw.sprite import seat_shape
from triumvir.draw.svg import drawing, group, icon, line, path, rect, region, text
from triumvir.draw.targets import frame
from triumvir.games.trajan.actions import ACCEPT, LAY_OUT, RECRUIT_LEGIONARY, RECRUIT_WORKER
from triumvir.games.trajan.board.circle import draw_circle
from triumvir.games.trajan.board.hand import draw_hand
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.senate import bonus_rule
from triumvir.games.trajan.board.tiles import bonus_tile, building, card
from triumvir.games.trajan.board.treasury import draw_tiles
from triumvir.games.trajan.board.words import say, say_cards
from triumvir.games.trajan.board.worth import bonus_values
from triumvir.games.trajan.box import BUILDING_NAMES
from triumvir.games.trajan.names import action_name, building_name, kind_name

WIDTH, HEIGHT = 440, 768
EDGE = 14
ROW_TILES, ROW_BUILDINGS, ROW_FIGURES, ROW_DISPLAY, ROW_HAND = 452, 510, 573, 603, 645


def draw_mat(scene: Scene, seat: int, live: bool) -> str:
    """The parts `mat` (live) and `rival-full-<seat>`."""
    prefix = "" if live else "full-"
    ident = "part-mat" if live else f"part-full-{seat}"
    name = scene.who[seat]
    body = _head(scene.lang, seat, prefix, live and not scene.watched, name, scene.players[seat]["score"])
    body += draw_circle(scene, seat, prefix, live)
    body += part_of(scene.view, f"{ident}/rows", partial(_rows, scene, seat, ident, prefix, live))
    return drawing(WIDTH, HEIGHT, body, scene.say("mat", name=name), ident)


def _rows(scene: Scene, seat: int, ident: str, prefix: str, live: bool) -> str:
    """All below the circle, which changes less often than that."""

    def kept(name: str, draw: Callable[..., str], *which: float) -> str:
        return part_of(scene.view, f"{ident}/{name}", partial(draw, scene, seat, prefix, *which))

    player = scene.players[seat]
    owned = tuple(player["buildings"].get(kind, 0) for kind in BUILDING_NAMES)
    first = tuple(scene.printed.first_action[kind] for kind in BUILDING_NAMES)
    body = kept("tiles", draw_tiles, live, EDGE, ROW_TILES)
    body += _rule(ROW_BUILDINGS) + _buildings(scene.lang, seat, prefix, owned, first) + kept("bonus", _bonus)
    body += _rule(ROW_FIGURES) + _figures(scene, seat, prefix, live)
    body += _rule(ROW_DISPLAY) + _display(scene, seat, prefix, live)
    return body + kept("hand", draw_hand, live, ROW_HAND)


@keep
def _rule(y: float) -> str:
    return line(EDGE, y, WIDTH - EDGE, y, "line", 1)


@keep
def _head(lang: str, seat: int, prefix: str, own: bool, name: str, score: int) -> str:
    """The slab, and its head with name and score."""
    ink, colour = seat_ink(seat), seat_colour(seat)
    body = rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 14, "marble", "line")
    body += path(f"M1 15A14 14 0 0 1 15 1H{WIDTH - 15}a14 14 0 0 1 14 14V42H1z", colour)
    shape = seat_shape(seat, 12, ink)
    body += group(shape, x=14, y=10) + text(26, 26.5, NUMERALS[seat], 13, colour, "m d x")
    note = say(lang, "mat-own") if own else say(lang, "mat-seat", numeral=NUMERALS[seat])
    body += text(48, 28, name, fit(name, 220, 17, DISPLAY), ink, "d")
    body += text(WIDTH - 60, 27.5, f"{note} · {say(lang, 'vp')}", 13.5, ink, "e")
    tip = say(lang, "vp-tip", name=name, n=score)
    return body + group(vp(WIDTH - 32, 22, score, 15.5), f"{prefix}score-{seat}", tip=tip)


@keep
def _buildings(lang: str, seat: int, prefix: str, owned: tuple[int, ...], first: tuple[str, ...]) -> str:
    """How many buildings of each kind there are, and the actions that the first ones bring."""
    y = ROW_BUILDINGS
    body = heading(EDGE, y + 16, say(lang, "row-buildings"), size=10)
    for i, (kind, count, action) in enumerate(zip(BUILDING_NAMES, owned, first, strict=True)):
        x = EDGE + i * 49
        drawn = building(x, y + 24, 28, kind, None)
        if count:
            drawn += text(x + 32, y + 44, f"×{count}", 14, "ink", "b")
        else:
            drawn = f'<g class="faint">{drawn}</g>' + icon("extra", x + 36, y + 30, 9, "ink-2")
            drawn += icon(action, x + 38, y + 44, 15, "ink-2", "marble")
        tip = tell(
            say(lang, "building", kind=building_name(kind), n=count),
            "" if count else say(lang, "building-first", action=action_name(action)),
            say(lang, "building-set"),
        )
        body += group(drawn, f"{prefix}building-{seat}-{kind}", tip=tip)
    return region(body, f"{prefix}buildings-{seat}", say(lang, "row-buildings"))


def _bonus(scene: Scene, seat: int, prefix: str) -> str:
    player = scene.players[seat]
    yellow, gray = player["bonus_yellow"], player["bonus_gray"]
    values = bonus_values(scene.printed, player, yellow, gray)
    owned = [(tile, "yellow") for tile in yellow] + [(tile, "gray") for tile in gray]
    x0, y0 = 268, ROW_BUILDINGS
    body = heading(x0, y0 + 16, scene.say("bonus"), size=10)
    if owned:
        body += text(WIDTH - EDGE, y0 + 16, scene.say("amount", n=sum(values.values())), 12, "gold", "e b")
    per_row, width, height = (2, 73, 24) if len(owned) <= 2 else (3, 50, 17)
    for i, (tile, side) in enumerate(owned):
        row, column = divmod(i, per_row)
        x, y = x0 + column * (width + 4), y0 + 22 + row * (height + 3)
        tip = tell(
            scene.say("bonus-tip", tile=scene.names.bonus_texts[tile]),
            bonus_rule(scene, tile, side),
            scene.say("bonus-worth", n=values[tile]),
        )
        drawn = bonus_tile(x, y, width, height, scene.printed.bonus[tile], side)
        body += group(drawn, f"{prefix}own-{tile}", tip=tip)
    return region(body, f"{prefix}bonuses-{seat}", scene.say("bonus"))


def _figures(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    player, y = scene.players[seat], ROW_FIGURES
    supply, camp, workers = player["supply"], player["camp"], player["workers"]
    body = heading(EDGE, y + 19, scene.say("row-figures"), size=10)
    drawn, tip = _figure(scene.lang, seat, "supply", "human", 96, supply, 0)
    ident = f"{prefix}figures-{seat}-supply"
    if live:
        actions = (ACCEPT, RECRUIT_LEGIONARY, RECRUIT_WORKER)
        body += scene.targets.spot(ident, drawn, actions, tip, frame(82, y + 3, 86, 24, 9, 0))
    else:
        body += group(drawn, ident, tip=tip)
    drawn, tip = _figure(scene.lang, seat, "legionaries", "legionary", 194, camp, len(player["legionaries"]))
    body += group(drawn, f"{prefix}figures-{seat}-legionaries", tip=tip)
    drawn, tip = _figure(scene.lang, seat, "workers", "worker", 318, workers, len(player["sites"]))
    return body + group(drawn, f"{prefix}figures-{seat}-workers", tip=tip)


@keep
def _figure(lang: str, seat: int, name: str, glyph: str, x: float, ready: int, out: int) -> tuple[str, str]:
    """Figures of one kind and their tip."""
    caption = say(lang, f"figures-{name}", n=ready, out=out)
    drawn = piece(seat, x, ROW_FIGURES + 15, 9.2, glyph) + text(x + 14, ROW_FIGURES + 20, caption, 13, "ink", "h")
    return drawn, say(lang, f"figures-{name}-tip", n=ready, out=out)


def _display(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    cards = tuple(scene.players[seat]["display"].items())
    body, tip = _display_face(scene.lang, seat, scene.who[seat], prefix, cards)
    ident = f"{prefix}display-{seat}"
    if not live:
        return group(body, ident, tip=tip)
    mark = frame(EDGE - 4, ROW_DISPLAY + 3, WIDTH - 2 * EDGE + 8, 36, 9, 0)
    return scene.targets.spot(ident, body, (LAY_OUT,), tip, mark)


@keep
def _display_face(lang: str, seat: int, name: str, prefix: str, cards: tuple[tuple[str, int], ...]) -> tuple[str, str]:
    """The cards laid out, and the tip."""
    y = ROW_DISPLAY
    body = heading(EDGE, y + 24, say(lang, "row-display"), size=10)
    step = min(40.0, 338 / max(1, len(cards)))
    listed = []
    for i, (kind, count) in enumerate(cards):
        x = 90 + i * step
        drawn = card(round(x, 1), y + 5, 22, 30, kind)
        if step >= 34:
            drawn += text(x + 25, y + 25, count, 13, "ink", "b")
        else:
            drawn += text(x + 17, y + 33, count, 12, "tile-ink", "m b", HALO)
        body += group(
            drawn, f"{prefix}display-{seat}-{kind}", tip=say(lang, "display-card", card=kind_name(kind), n=count)
        )
        listed.append(say_cards(lang, kind, count))
    if not cards:
        body += text(92, y + 24, say(lang, "empty"), 12.5, "ink-2")
    shown = say(lang, "display-cards", cards=", ".join(listed)) if cards else ""
    return body, tell(say(lang, "display", name=name), shown, say(lang, "display-tip"))


HALO = ' paint-order="stroke" stroke-width="3" stroke="var(--tile)"'
