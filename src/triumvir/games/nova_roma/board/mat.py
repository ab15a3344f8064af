"""The mat of a seat: head, stock, influence, estate, mosaic, followers, contracts, panel and hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from triumvir.draw import part_of
from triumvir.draw.keep import keep
from triumvir.draw.letters import DISPLAY, NUMERALS, fit
from triumvir.draw.pieces import seat_colour, seat_ink, vp
from triumvir.draw.scene import tell
from triumvir.draw.sprite import seat_shape
from triumvir.draw.svg import drawing, group, icon, line, path, rect, text
from triumvir.draw.targets import frame, ring, why_not
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.board.deeds import draw_deeds, sources
from triumvir.games.nova_roma.board.estate import draw_estate, draw_mosaic
from triumvir.games.nova_roma.board.panel import draw_panel
from triumvir.games.nova_roma.board.people import draw_hand, draw_row, draw_tiles
from triumvir.games.nova_roma.board.scene import Scene
from triumvir.games.nova_roma.board.tiles import GOODS, chip
from triumvir.games.nova_roma.board.words import say
from triumvir.games.nova_roma.box_parts import GOOD_NAMES
from triumvir.games.nova_roma.names import plural_name

WIDTH, HEIGHT = 362, 768
EDGE = 14
STOCK, INFLUENCE = 52, 104
PATRICIANS = 3
PILES = {**{kind: 16 + 46 * i for i, kind in enumerate(GOOD_NAMES)}, "coins": 250, "artisans": 304}  # from the left


def draw_mat(scene: Scene, seat: int, live: bool) -> str:
    """The parts `mat` (live) and `rival-full-<seat>`."""
    prefix = "" if live else "full-"
    ident = "part-mat" if live else f"part-full-{seat}"
    live = live and not scene.watched

    def kept(name: str, draw: Callable[..., str], *which: bool) -> str:
        return part_of(scene.view, f"{ident}/{name}", partial(draw, scene, seat, prefix, *which))

    def holdings() -> str:
        body = kept("estate", draw_estate, live) + kept("mosaic", draw_mosaic, live) + _rule(335)
        if scene.view["tiles"] and prefix == "":
            return body + draw_tiles(scene)
        return body + kept("row", draw_row, live) + _rule(442) + kept("deeds", draw_deeds)

    body = rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 14, "marble", "line") + _head(scene, seat, prefix)
    body += _goods(scene, seat, prefix, live) + _influence(scene, seat, prefix, live) + _rule(130)
    body += part_of(scene.view, f"{ident}/holdings", holdings)
    body += draw_panel(scene, seat, prefix, live) + kept("hand", draw_hand, live)
    return drawing(WIDTH, HEIGHT, body, scene.say("mat", name=scene.who[seat]), ident)


@keep
def _rule(y: float) -> str:
    return line(EDGE, y, WIDTH - EDGE, y, "line", 1)


def _head(scene: Scene, seat: int, prefix: str) -> str:
    name, player = scene.who[seat], scene.players[seat]
    first = scene.view["first"] == seat and len(scene.players) > 1
    body = _ribbon(scene.lang, prefix, seat, name, PATRICIANS - len(player["patricians"]), first)
    tip = tell(scene.say("score", name=name, n=player["score"]), *sources(scene.lang, player["ledger"]))
    return body + group(vp(WIDTH - 32, 22, player["score"], 15.5), f"{prefix}score-{seat}", tip=tip)


@keep
def _ribbon(lang: str, prefix: str, seat: int, name: str, left: int, first: bool) -> str:
    """The name on the colour of the seat, the patricians that are left, and a sign for the first player."""
    ink, colour = seat_ink(seat), seat_colour(seat)
    body = path(f"M1 15A14 14 0 0 1 15 1H{WIDTH - 15}a14 14 0 0 1 14 14V42H1z", colour)
    body += group(seat_shape(seat, 12, ink), x=14, y=10) + text(26, 26.5, NUMERALS[seat], 13, colour, "m d x")
    body += text(47, 28, name, fit(name, 128, 17, DISPLAY), ink, "d")
    drawn = "".join(
        icon("patrician", 190 + i * 20, 21, 17, ink, colour, "" if i < left else ' opacity=".35"')
        for i in range(PATRICIANS)
    )
    body += group(drawn, f"{prefix}patricians-{seat}", tip=say(lang, "patricians", n=left))
    if first:
        body += group(icon("first", 249, 21, 17, ink, colour), f"{prefix}first-{seat}", tip=say(lang, "first-tip"))
    words = say(lang, "score-now")
    return body + text(WIDTH - 56, 26.5, words, fit(words, 46, 12), ink, "e")


def _goods(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    stock = scene.players[seat]["stock"]
    first = a.GOOD if scene.is_step("choose_good") else a.BUY
    actions: dict[str, int] = {kind: first + i for i, kind in enumerate(GOOD_NAMES)} if live else {}
    if live:
        actions["artisans"] = a.HIRE if scene.is_step("produce") else a.PAY_ARTISAN
    if live and scene.is_step("upgrade_wine"):
        actions["wine"] = a.SPEND_WINE
    most = int(scene.printed.tables.max_good)
    body = ""
    for kind, x in PILES.items():
        action = actions.get(kind)
        ident = f"{prefix}stock-{seat}-{kind}"
        why = scene.barred(action)
        drawn, tip = _pile(scene.lang, ident, kind, stock[kind], most, why)
        body += drawn
        if action is not None and why is None:
            body += scene.targets.overlay(ident, (action,), tip, ring(x + 13, STOCK + 14, 16))
    return body


@keep
def _pile(lang: str, ident: str, kind: str, count: int, most: int, why: int | None) -> tuple[str, str]:
    """What there is of a good, of coins or of artisans; and its tip."""
    x, words = PILES[kind], plural_name(kind).in_(lang)
    drawn = chip(kind, x + 13, STOCK + 14, 13)
    if kind in GOOD_NAMES:
        drawn += text(x + 29, STOCK + 19.5, count, 16, "ink", "b")
        drawn += _pips(x - 1, STOCK + 33, count, most, GOODS[kind][0])
        tip = tell(f"{words}: {count}", say(lang, "stock-good", n=most))
    else:
        drawn += text(x + 30, STOCK + 20, count, 17, "ink", "b")
        drawn += text(x + 13, STOCK + 41, words, fit(words, 50, 11.5), "ink-2", "m")
        tip = tell(f"{words}: {count}", say(lang, f"stock-{kind}"))
    return group(drawn, ident, tip=tip, more=why_not(why)), tip


@keep
def _pips(x: float, y: float, count: int, most: int, colour: str) -> str:
    step = 38 / most
    body = ""
    for fill, run in ((colour, range(min(count, most))), ("well", range(count, most))):
        d = "".join(f"M{x + i * step:.4g} {y}h{step - 1.4:.3g}v8h{1.4 - step:.3g}z" for i in run)
        body += path(d, fill, "line-2", 0.6) if d else ""
    return body


def _influence(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    now, most = scene.players[seat]["stock"]["influence"], int(scene.printed.tables.max_influence)
    step = (WIDTH - EDGE - 104) / (most + 1)
    body = _track(scene.lang, f"{prefix}influence-{seat}", step, now, most)
    if live and scene.is_step("petition_pay"):
        for paid in range(4):
            space = max(0, now - paid)
            x = 104 + space * step
            target = (a.PAY + paid,)
            mark = frame(x, INFLUENCE - 2, step - 4, 21, 6, 1)
            body += scene.targets.overlay(f"pay-{paid}", target, scene.say("do-pay", n=paid), mark)
    return body


@keep
def _track(lang: str, ident: str, step: float, now: int, most: int) -> str:
    """The influence as a track."""
    words = plural_name("influence").in_(lang)
    drawn = icon("influence", 23, INFLUENCE + 8, 18, "ink", "marble")
    drawn += text(37, INFLUENCE + 13, words.capitalize(), 13, "ink", "h") + _scale(step, now, most)
    return group(drawn, ident, tip=tell(f"{words}: {now}", say(lang, "stock-influence", n=most)))


@keep
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
