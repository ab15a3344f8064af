"""Trajan's orders: the card of each cycle, and how often it is met as things stand."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.letters import NUMERALS, fit
from triumvir.draw.pieces import heading, plate, seat_colour, seat_ink
from triumvir.draw.scene import tell
from triumvir.draw.svg import drawing, group, icon, line, path, rect, text
from triumvir.games.forum_trajanum.board.faces import chips, need
from triumvir.games.forum_trajanum.board.facts import orders_met
from triumvir.games.forum_trajanum.board.printed import Order
from triumvir.games.forum_trajanum.board.scene import Scene
from triumvir.games.forum_trajanum.board.words import say
from triumvir.games.forum_trajanum.names import need_name, several, thing_name, together

WIDTH, HEIGHT = 516, 150
CARD_W, CARD_H, GAP, TOP = 167, 122, 7.5, 26


def draw_orders(scene: Scene) -> str:
    """The part `orders`."""
    body = heading(2, 16, scene.say("orders"), "emperor")
    met = scene.fact(orders_met)
    for cycle, ident in enumerate(scene.view["orders"]):
        body += _card(scene, cycle, scene.printed.orders[ident], met[cycle])
    return drawing(WIDTH, HEIGHT, body, scene.say("orders"), "part-orders")


def _card(scene: Scene, cycle: int, order: Order, met: list[tuple[int, int]]) -> str:
    x, y = cycle * (CARD_W + GAP) + 0.5, TOP
    over = scene.is_step("over")
    now = cycle == scene.view["cycle"] and not over
    past = cycle < scene.view["cycle"] or over
    body = _front(scene.lang, cycle, order, now)
    for times, top in zip(met[scene.seat], (y + 48, y + 89), strict=True):
        body += "" if scene.watched else _times(x + CARD_W - 42, top, times, past or not times)
    body += _others(scene, x, y + CARD_H - 15, met)
    return group(body, f"order-{cycle}", tip=_tip(scene, cycle, order, met, past))


@keep
def _front(lang: str, cycle: int, order: Order, now: bool) -> str:
    """What is printed on a card."""
    x, y = cycle * (CARD_W + GAP) + 0.5, TOP
    body = plate(x, y, CARD_W - 1, CARD_H, 8)
    if now:
        body += rect(x + 1, y + 1, CARD_W - 3, CARD_H - 2, 7, "none", "tess-red", 2.6)
    ribbon = "tess-red" if now else "neutral"
    body += path(f"M{x + 8:.5g} {y}h28v28l-14-8-14 8z", ribbon)
    body += text(x + 22, y + 15.5, NUMERALS[cycle], 12.5, "on-action", "m d")
    scope = say(lang, f"scope-{order.scope}")
    body += text(x + 43, y + 18, scope, fit(scope, CARD_W - 50, 13.5), "tile-ink", "h")
    kinds = [name for name, count in order.needs for _ in range(count)]
    left = x + 12 + (28 if order.scope == "temple" else 0)
    size = min(24.0, (CARD_W - 58 - (left - x)) / len(kinds) - 4)
    if order.scope == "temple":
        body += icon("temple", x + 24, y + 49, 25, "bronze", "tile")
    for i, kind in enumerate(kinds):
        body += need(kind, round(left + i * (size + 4), 2), y + 36 + (24 - size) / 2, size)
    body += line(x + 10, y + 69, x + CARD_W - 11, y + 69, "tile-line", 1)
    collect = tuple(name for name, count in order.collect for _ in range(count))
    r = min(12.0, (CARD_W - 56) / len(collect) / 2 - 1)
    return body + chips(collect, x + 10 + len(collect) * (r + 0.75), y + 89, r)


@keep
def _times(x: float, y: float, times: int, pale: bool) -> str:
    """How often you meet an order now."""
    body = rect(x, y - 10, 32, 20, 10, "tile-2" if pale else "construction", "tile-line", 1)
    return body + text(x + 16, y + 4.8, f"×{times}", 13.5, "tile-ink" if pale else "on-action", "m b")


def _others(scene: Scene, x: float, y: float, met: list[tuple[int, int]]) -> str:
    """The same for all seats, in small: both orders together."""
    body = text(x + 10, y + 9, scene.say("order-each"), 11, "tile-ink-2")
    count = len(met)
    for seat, (made, held) in enumerate(met):
        left = x + CARD_W - 11 - (count - seat) * 23
        body += rect(left, y - 0.5, 21, 13, 3, seat_colour(seat), "edge", 0.6)
        body += text(left + 10.5, y + 9.6, f"{made}+{held}", 10.5, seat_ink(seat), "m h")
    return body


def _tip(scene: Scene, cycle: int, order: Order, met: list[tuple[int, int]], past: bool) -> str:
    lines = [_asked(scene.lang, cycle, order)]
    if past:
        return tell(*lines, scene.say("order-past"))
    for seat, (made, held) in enumerate(met):
        value = scene.players[seat]["trajan_value"]
        vp = (made + held) * value
        lines.append(scene.say("order-now", name=scene.who[seat], made=made, held=held, value=value, vp=vp))
    return tell(*lines)


@keep
def _asked(lang: str, cycle: int, order: Order) -> str:
    """What a card asks for, in words."""
    needs = together([several(need_name(name), count) for name, count in order.needs])
    things = together([several(thing_name(name), count) for name, count in order.collect])
    return tell(
        say(lang, "order", cycle=NUMERALS[cycle]),
        say(lang, f"order-{order.scope}", needs=needs),
        say(lang, "order-collect", things=things),
    )
