"""Choices that no component stands for, as pills at the foot of the mat: payments, swaps, yes or no."""

from __future__ import annotations

from typing import NamedTuple

from triumvir.draw.letters import width
from triumvir.draw.svg import rect, region, text
from triumvir.draw.view import sure
from triumvir.games.forum_trajanum import actions as a
from triumvir.games.forum_trajanum.board.faces import building, chip
from triumvir.games.forum_trajanum.board.scene import Desk, Scene
from triumvir.games.forum_trajanum.box import COLOUR_NAMES, RESOURCE_NAMES
from triumvir.games.forum_trajanum.names import ROW_TEXTS, resource_name
from triumvir.games.forum_trajanum.notation import SWAPS
from triumvir.games.forum_trajanum.view import HIDDEN

LEFT, ROOM, ROWS, HIGH, GAP = 14, 624, 2, 29.0, 4.0
Item = tuple[str, str]  # what: chip, text or building; and which
ARROW: Item = ("text", "→")
SIMPLE = {
    a.KEEP: "choice-keep",
    a.USE_NONE: "choice-use_none",
    a.NO_BUILD: "choice-no_build",
    a.LEAVE_ROW: "choice-leave",
}
PILLS = frozenset(  # the actions that no component stands for
    {
        *SIMPLE,
        *range(a.SKIP, a.PASS_ON),
        *range(a.OWN_RECEIVED, a.USE_NONE),
        *range(a.OWN_RESERVE, a.FACE),
        *range(a.PAY, a.ENVOY),
        a.PAY_ROW,
    }
)


class Pill(NamedTuple):
    """A button: what it shows and what it is called."""

    action: int
    items: list[Item]
    words: str


def draw_choices(desk: Desk, y: float) -> str:
    """All pills of the moment, smaller if there are many."""
    scene = desk.scene
    found = pills(desk)
    if not found:
        return _legend(scene, y) if scene.is_step("pick_first", "pick_second") and scene.deciding else ""
    scale = 1.0
    while scale > 0.45 and len(_rows(found, scale)) > max(1, int((ROWS * (HIGH + GAP)) // (HIGH * scale + GAP))):
        scale -= 0.05
    body = ""
    for i, row in enumerate(_rows(found, scale)):
        left = float(LEFT)
        for pill in row:
            wide = _width(pill, scale)
            body += _draw(scene, pill, round(left, 1), round(y + i * (HIGH * scale + GAP), 1), wide, scale)
            left += wide + GAP + 2
    return region(body, "choices", scene.say("choices"))


def _legend(scene: Scene, y: float) -> str:
    """What the small discs on the tiles mean, while there are some."""
    price = scene.printed.street_tribunes
    if scene.own["stock"]["tribune"] - scene.own["commit"]["paid"] < price:
        return ""
    return chip("tribune", LEFT + 10, y + 12, 9) + text(
        LEFT + 26, y + 16.5, scene.say("take-legend", n=price), 13, "ink-2"
    )


def _rows(found: list[Pill], scale: float) -> list[list[Pill]]:
    rows: list[list[Pill]] = [[]]
    left = 0.0
    for pill in found:
        wide = _width(pill, scale)
        if rows[-1] and left + wide > ROOM:
            rows.append([])
            left = 0.0
        rows[-1].append(pill)
        left += wide + GAP + 2
    return rows


def _item_width(item: Item, scale: float) -> float:
    what, which = item
    if what == "text":
        return width(which, 13 * scale) + 4 * scale
    return {"chip": 20.0, "building": 23.0}[what] * scale


def _width(pill: Pill, scale: float) -> float:
    return round(sum(_item_width(item, scale) for item in pill.items) + 20 * scale, 1)


def _draw(scene: Scene, pill: Pill, x: float, y: float, wide: float, scale: float) -> str:
    high = round(HIGH * scale, 1)
    cy = y + high / 2
    body = rect(x, y, wide, high, high / 2, "marble", "act", 1.8, ' class="pill"')
    left = x + 10 * scale
    for item in pill.items:
        what, which = item
        room = _item_width(item, scale)
        middle = round(left + room / 2, 2)
        if what == "text":
            body += text(middle, cy + 4.5 * scale, which, 13 * scale, "act", "m h")
        elif what == "chip":
            body += chip(which, middle, cy, round(9.2 * scale, 2))
        else:
            body += building(which, middle - 10.5 * scale, cy - 10.5 * scale, round(21 * scale, 2))
        left += room
    body += f'<rect class="hit" x="{x:.5g}" y="{y:.5g}" width="{wide:.5g}" height="{high:.5g}"/>'
    return scene.targets.overlay(f"pill-{pill.action}", (pill.action,), pill.words, body)


# ---------------------------------------------------------------- what there is to choose


def pills(desk: Desk) -> list[Pill]:
    """A pill for every legal action that no component stands for."""
    return [_pill(desk, action) for action in desk.scene.fact(_for_pills)]


def _for_pills(scene: Scene) -> list[int]:
    """The legal actions that need one."""
    return sorted(PILLS.intersection(scene.targets.legal))


def _pill(desk: Desk, action: int) -> Pill:
    scene = desk.scene
    if action in SIMPLE:
        return _words(action, scene.say(SIMPLE[action]))
    if action < a.SKIP + 2:
        street = scene.names.street(scene.view["streets"][action - a.SKIP])
        return _words(action, scene.say("choice-skip", street=street))
    if action < a.OWN_RESERVE:
        giver = scene.players[(desk.seat + 1) % len(scene.players)]
        return _both(desk, action, sure(giver["passed"]), action == a.OWN_RECEIVED)
    if action < a.RESERVE_OWN:
        return _both(desk, action, scene.names.tiles[action - a.OWN_RESERVE], True)
    if action < a.GAIN:
        return _both(desk, action, scene.names.tiles[action - a.RESERVE_OWN], False)
    if action < a.SWAP:
        name = RESOURCE_NAMES[action - a.GAIN]
        words = resource_name(name).in_(scene.lang)
        return Pill(action, [("chip", name), ("text", words)], words)
    if action < a.FACE:
        return _swap(scene, action)
    if action < a.GREY_FIRST:
        paid = [("chip", name) for name, count in scene.names.paid(action - a.PAY) for _ in range(count)]
        return Pill(action, paid, scene.printed.payment_texts[action - a.PAY].in_(scene.lang))
    if action in (a.GREY_FIRST, a.COLOUR_FIRST):
        return _first(scene, action)
    words = scene.say("upkeep-pay", n=scene.printed.upkeep, row=ROW_TEXTS[scene.decision["row"]])
    return Pill(action, [("chip", "coin"), ("text", words)], words)


def _words(action: int, words: str) -> Pill:
    return Pill(action, [("text", words)], words)


def _shown(scene: Scene, ident: str | None) -> list[Item]:
    """A Colonia tile in a pill."""
    if ident is None or ident == HIDDEN:
        return [("chip", "take")]
    citizen = scene.printed.citizens.get(ident)
    return [("chip", citizen)] if citizen else [("chip", name) for name in scene.printed.gains[ident]]


def _both(desk: Desk, action: int, other: str, own_first: bool) -> Pill:
    scene, own = desk.scene, sure(desk.player["kept"])
    one, two = (own, other) if own_first else (other, own)
    cost = scene.printed.both_tribunes
    words = scene.say("choice-both", one=scene.tile(one), two=scene.tile(two), n=cost)
    price: list[Item] = [("text", f"−{cost}"), ("chip", "tribune")]
    return Pill(action, [*_shown(scene, one), ARROW, *_shown(scene, two), *price], words)


def _swap(scene: Scene, action: int) -> Pill:
    if action < a.RECRUIT:
        given, got = SWAPS[action - a.SWAP]
    else:
        given, got = "assistant", "builder" if action == a.HIRE else f"worker_{COLOUR_NAMES[action - a.RECRUIT]}"
    one, two = (resource_name(name).in_(scene.lang) for name in (given, got))
    return Pill(action, [("chip", given), ARROW, ("chip", got)], f"{one} → {two}")


def _first(scene: Scene, action: int) -> Pill:
    """Which of the two rewards of a mixed tile comes first."""
    grey = scene.decision["track"]
    colour = next(kinds[1] for kinds in scene.printed.faces[a.MIXED : a.SAME] if kinds[0] == grey)
    kind = grey if action == a.GREY_FIRST else colour
    name = next(text for text, what in zip(scene.names.building_texts, _kinds(scene), strict=True) if what == kind)
    words = scene.say("choice-first", building=name)
    return Pill(action, [("building", kind), ("text", words)], words)


def _kinds(scene: Scene) -> list[str]:
    return [scene.printed.what[name] for name in scene.names.buildings]
