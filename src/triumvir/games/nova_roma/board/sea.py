"""The Black Sea: two routes with their ports, the ships on them, and the shipping contracts."""

from __future__ import annotations

from itertools import pairwise

from triumvir.draw.keep import keep
from triumvir.draw.pieces import heading, hole, piece, vp
from triumvir.draw.scene import tell
from triumvir.draw.svg import around, circle, drawing, group, icon, path, rect, region, text
from triumvir.draw.targets import frame, ring, why_not
from triumvir.draw.tracks import along
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.board.printed import Bundle, Port
from triumvir.games.nova_roma.board.scene import Scene, bundle_words
from triumvir.games.nova_roma.board.tiles import amounts_row, amounts_width, shipping_card
from triumvir.games.nova_roma.board.words import say
from triumvir.games.nova_roma.board.worth import AUTOMA, contract_terms
from triumvir.games.nova_roma.box_maps import ROUTE_IDS
from triumvir.games.nova_roma.names import START_PORT

WIDTH, HEIGHT = 476, 370
MAP_TOP, MAP_H = 24, 254
CARD_W = (WIDTH - 2 - 3 * 8) / a.SLOTS
START = (46.0, 197.0)
WAYS = {  # where the routes lead
    "north": [(78, 151), (104, 104), (150, 76), (203, 66), (256, 76), (292, 127), (350, 131), (402, 96)],
    "south": [(98, 211), (150, 223), (203, 204), (254, 226), (308, 236), (360, 236), (412, 216), (440, 166)],
}
LABELS = {  # where the name of a port of the printed map stands: shift and anchor; on a phone it is half as large again
    ("north", 0): (24, 4, ""),
    ("north", 1): (20, -6, "e2"),
    ("north", 5): (20, 29, "e"),
    ("north", 6): (2, 28, "m"),
    ("north", 7): (-8, -21, "m"),
    ("south", 0): (15, 34, "e"),
    ("south", 5): (-17, 28, ""),
    ("south", 7): (-20, 12, "e"),
}
COAST = (
    "M34 197C24 148 56 114 74 94c22-25 56-46 104-51 40-4 66 2 92 8 14 4 18 17 12 28-6 13-18 18-22 30-5 17 10 35 30 40"
    " 24 6 40-7 62-10 20-3 26-15 34-28 6-10 8-25 26-32 22-8 46 5 50 28 5 33 8 77-6 107-14 25-44 37-86 38-60 3-96 2"
    "-132-10-22-7-40-10-66-5-40 8-82-2-98-18C60 201 40 211 34 197z"
)
START_BERTHS = (  # radius and degrees around the start: neither on its name nor where a port has its ships
    *((32, 262), (47, 255), (32, 235), (47, 237)),
    *((32, 208), (47, 219), (32, 181), (32, 154)),
)
FLEET = {"north": 20.0, "south": -20.0}  # ships lie on the water side of a port
OUTLINE = ' paint-order="stroke" stroke="var(--tile)" stroke-opacity=".85" stroke-width="3" stroke-linejoin="round"'


def draw_sea(scene: Scene) -> str:
    """The part `sea`."""
    body = heading(2, 15, scene.say("sea"), "sail") + _water() + _start(scene.lang)
    body += "".join([_route(scene.lang, route, ports) for route, ports in scene.printed.routes.items()])
    body = region(body + _ships(scene) + _moves(scene), "sea", scene.say("sea"))
    body += region(_contracts(scene), "shipping", scene.say("shipping"), 0, 284)
    return drawing(WIDTH, HEIGHT, body, scene.say("sea"), "part-sea")


@keep
def _route(lang: str, route: str, ports: tuple[Port, ...]) -> str:
    body = _legs(route, tuple(port.cost for port in ports))
    return body + "".join(_port(lang, route, i, len(ports), port) for i, port in enumerate(ports))


@keep
def _water() -> str:
    body = rect(0.5, MAP_TOP, WIDTH - 1, MAP_H, 10, "land-6", "line")
    body += path(COAST, "none", "land-10", 9, ' opacity=".45"') + path(COAST, "p-sea", "tile", 2.5)
    faint = ' opacity=".5"'
    body += circle(222, 146, 22, "none", "sea-ink", 1, faint) + icon("joker", 222, 146, 34, "sea-ink", "sea", faint)
    for y, words in ((182, "PONTUS"), (197, "EUXINUS")):
        body += text(306, y, words, 11, "sea-ink", "m d caps", ' opacity=".8"')
    return f'<g aria-hidden="true">{body}</g>'


@keep
def _points(route: str, count: int) -> list[tuple[float, float]]:
    """Where the ports of a route lie; on another number of ports they are spread along the same way."""
    way = WAYS[route]
    if count == len(way):
        return [(float(x), float(y)) for x, y in way]
    return [(round(x, 1), round(y, 1)) for x, y in along([START, *way], count + 1)[1:]]


@keep
def _legs(route: str, costs: tuple[int, ...]) -> str:
    points = [START, *_points(route, len(costs))]
    d = "M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in points)
    body = path(d, "none", "rim", 2.6, ' stroke-dasharray="1 6" stroke-linecap="round"')
    for ((x0, y0), (x1, y1)), cost in zip(pairwise(points), costs, strict=True):
        if cost > 1:
            x, y = (x0 + x1) / 2, (y0 + y1) / 2
            body += rect(x - 13, y - 8.5, 26, 17, 8.5, "tile", "tile-line", 1)
            if cost == 2:
                body += icon("sail", x - 5, y, 10.5, "sea", "tile") + icon("sail", x + 5, y, 10.5, "sea", "tile")
            else:
                body += text(x - 5, y + 4, cost, 12, "tile-ink", "m b") + icon("sail", x + 5, y, 10.5, "sea", "tile")
    return f'<g aria-hidden="true">{body}</g>'


@keep
def _start(lang: str) -> str:
    x, y = START
    body = circle(x, y, 20, "games", "gold-f", 2) + icon("temple", x, y - 1, 21, "eagle-ink", "games")
    body += text(x + 2, y + 35, "Nova Roma", 12, "tile-ink", "m h", OUTLINE)
    return group(body, "port-start", tip=tell("Nova Roma", START_PORT.in_(lang), say(lang, "port-start")))


def _port(lang: str, route: str, index: int, count: int, port: Port) -> str:
    x, y = _points(route, count)[index]
    label, points, gain = port.label, port.vp, port.gain
    body = ""
    if gain:
        wide = max(28.0, amounts_width(gain, 7.6) + 8)
        body += rect(x - wide / 2, y - 12, wide, 24, 6, "tile", "tile-line", 1.2) + amounts_row(gain, x, y, 7.6)
    if points:
        body += vp(x, y - (14 if gain else 0), points, 15)
    if not gain and not points:
        body += circle(x, y, 9, "tile", "tile-line", 1.2)
    body += _label(route, index, count, x, y, label)
    tip = tell(
        f"{label}: {say(lang, 'port-leg', n=port.cost)}",
        say(lang, "port-vp", n=points) if points else "",
        say(lang, "port-gain", what=bundle_words(gain, lang)) if gain else "",
    )
    return group(body, f"port-{route}-{index}", tip=tip)


def _label(route: str, index: int, count: int, x: float, y: float, words: str) -> str:
    dx, dy, look = 0.0, (-19.0 if route == "north" else 28.0), "m"
    if count == len(WAYS[route]):
        dx, dy, look = LABELS.get((route, index), (dx, dy, look))
    if look == "e2":
        return text(x - 14, y - 14, words, 10.8, "tile-ink", "e h", OUTLINE)
    return text(x + dx, y + dy, words, 10.8, "tile-ink", f"{look} h", OUTLINE)


def _fleet(scene: Scene) -> dict[str, list[tuple[int, int]]]:
    """The ships of every port: (seat, number); the automa has one on each route."""
    found: dict[str, list[tuple[int, int]]] = {}
    for seat, player in enumerate(scene.players):
        for number, ship in enumerate(player["ships"]):
            found.setdefault(ship["port"], []).append((seat, number))
    if scene.view["rival"] is not None:
        for number, port in enumerate(scene.view["rival"]["ships"]):
            found.setdefault(port, []).append((AUTOMA, number))
    return found


def _drop(route: str, index: int) -> float:
    """How far below a port its ships lie: on the water side, but never on its name."""
    return -FLEET[route] if (route, index) in (("north", 5), ("north", 6)) else FLEET[route]


def _berths(drop: float, x: float, y: float, count: int) -> list[tuple[float, float, float]]:
    """Where ships lie at a port, and how large they are there."""
    step = min(19.0, 52 / max(1, count - 1))
    first = x - step * (count - 1) / 2
    return [(first + i * step, y + drop, max(5.5, min(9.4, step / 2))) for i in range(count)]


def _ships(scene: Scene) -> str:
    body = ""
    fleet = _fleet(scene)
    berths = dict(zip(sorted(ship for there in fleet.values() for ship in there), START_BERTHS, strict=False))
    for seat, number in fleet.get("start", []):
        x, y = around(*START, *berths[seat, number])
        body += _ship(scene, seat, number, round(x, 1), round(y, 1), 7.2, START_PORT.in_(scene.lang), 0)
    for route, ports in scene.printed.routes.items():
        value = 0
        for i, port in enumerate(ports):
            value = port.vp or value
            there = fleet.get(port.ident)
            if there:
                x, y = _points(route, len(ports))[i]
                for (seat, number), berth in zip(there, _berths(_drop(route, i), x, y, len(there)), strict=True):
                    body += _ship(scene, seat, number, *berth, port.label, value)
    return body


def _ship(scene: Scene, seat: int, number: int, x: float, y: float, r: float, where: str, value: int) -> str:
    seated = 0 <= seat < len(scene.who)
    whose = scene.say("ship", n=number + 1, name=scene.who[seat]) if seated else scene.say("ship-automa", n=number + 1)
    tip = tell(whose, scene.say("ship-at", port=where, n=value))
    return group(piece(seat, x, y, r, "ship"), f"ship-{seat}-{number}", tip=tip)


def _moves(scene: Scene) -> str:
    """The next ports of ships that may sail: a ring for one ship, a second one beside it for the other."""
    body = ""
    used: dict[str, int] = {}
    for ship in range(a.SHIPS):
        for number, route in enumerate(ROUTE_IDS):
            action = a.SAIL + a.ROUTES * ship + number
            if action not in scene.targets.legal:
                continue
            ports = scene.printed.routes[route]
            names = [port.ident for port in ports]
            there = scene.own["ships"][ship]["port"]
            index = names.index(there) + 1 if there in names else 0
            port = ports[index]
            x, y = _points(route, len(ports))[index]
            tip = tell(
                scene.say("ship-to", n=ship + 1, port=port.label, cost=port.cost),
                scene.say("port-gain", what=bundle_words(port.gain, scene.lang)) if port.gain else "",
                scene.say("port-vp", n=port.vp) if port.vp else "",
            )
            mark = ring(x, y, 18.5)
            if port.ident in used:
                mark = _second(x + 20, y + 14, ship + 1)
            used[port.ident] = ship
            ghost = piece(scene.seat, x, y + _drop(route, index), 9.4, "ship")
            mark += f'<g class="ghost" opacity=".7">{ghost}</g>'
            body += scene.targets.overlay(f"sail-{ship}-{route}", (action,), tip, mark)
    return body


@keep
def _second(x: float, y: float, number: int) -> str:
    body = circle(x, y, 9, "act-soft") + text(x, y + 4.5, number, 12, "act", "m b")
    return body + ring(x, y, 10, 12)


def _contracts(scene: Scene) -> str:
    left, lacks = scene.fact(contract_terms, "shipping")
    body = heading(2, 15, scene.say("shipping"), "ship")
    words = text(WIDTH - 2, 15, scene.say("left", n=left), 11.5, "ink-2", "e")
    body += group(words, "shipping-deck", tip=tell(scene.say("shipping-deck", n=left), scene.say("slide")))
    for slot, card in enumerate(scene.view["shipping"]):
        x = 0.5 + slot * (CARD_W + 8)
        if card is None:
            body += group(hole(x, 24, CARD_W, 50, 7), f"shipping-gap-{slot}", tip=scene.say("gap"))
            continue
        (number, cost), action = scene.printed.shipping[card], a.SHIPPING + slot
        ident, strength = f"shipping-{number}", scene.printed.shipping_strength[slot]
        paying = afford(scene, lacks[slot])
        drawn, tip = _contract(scene.lang, ident, card, x, cost, strength, paying, scene.barred(action))
        body += drawn + scene.targets.overlay(ident, (action,), tip, frame(x, 24, CARD_W, 50, 8))
    return body


@keep
def _contract(
    lang: str, ident: str, card: str, x: float, cost: Bundle, strength: int, paying: str, why: int | None
) -> tuple[str, str]:
    """A contract, and its tip."""
    needs = say(lang, "strength", n=strength)
    tip = tell(say(lang, "shipping-card", card=card, cost=bundle_words(cost, lang)), needs, paying)
    return group(shipping_card(x, 24, CARD_W, 50, cost, needs), ident, tip=tip, more=why_not(why)), tip


def afford(scene: Scene, missing: Bundle) -> str:
    """Whether who looks on can pay for something, from what is missing."""
    if scene.watched:
        return ""
    return scene.say("lack", what=bundle_words(missing, scene.lang)) if missing else scene.say("afford")
