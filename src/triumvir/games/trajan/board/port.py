"""The seaport: three ships, the face-down cards and the two discard piles."""

from __future__ import annotations

from collections.abc import Sequence

from triumvir.draw.keep import keep
from triumvir.draw.pieces import heading, hole, vp
from triumvir.draw.scene import tell
from triumvir.draw.svg import circle, drawing, group, path, rect, text
from triumvir.draw.targets import frame
from triumvir.games.trajan.actions import DRAW, DRAW_TWO, PILE, SHIP, STOP, TAKE
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.tiles import card, card_back
from triumvir.games.trajan.board.words import say
from triumvir.games.trajan.names import SHIPS, kind_name, ship_name, side_name

WIDTH, HEIGHT = 488, 222
BERTHS = {"like": (10, 32), "pairs": (170, 32), "unlike": (90, 126)}
SAIL = "M10 6h128c7 16 7 32 0 46H10c7-14 7-30 0-46z"
HULL = "M-2 58h152c-3 20-14 30-30 30H24C10 88 1 78-2 58z"
STERN = "M150 58c4-6 4-14-2-18"
QUAY = 342
DECK_X, DECK_Y = QUAY + 32, 40
PILES_X, PILES_Y = (QUAY + 15, QUAY + 79), 114


def draw_port(scene: Scene) -> str:
    """The part `city-port`."""
    body = heading(2, 15, scene.say("port"), "seaport") + _water()
    for i, (name, side) in enumerate(zip(SHIPS, scene.view["ships"], strict=True)):
        body += _ship(scene, i, name, side)
    left, right = scene.view["discards"]
    body += _deck(scene) + _pile(scene, 0, left) + _pile(scene, 1, right)
    return drawing(WIDTH, HEIGHT, body, scene.say("port"), "part-port")


@keep
def _water() -> str:
    body = rect(0.5, 24, WIDTH - 1, 197, 6, "p-sea", "line") + rect(
        QUAY, 28, WIDTH - QUAY - 4, 189, 6, "marble", "line-2"
    )
    return f'<g aria-hidden="true">{body}{rect(QUAY, 28, 7, 189, 0, "p-brick")}</g>'


@keep
def _hull(name: str, gray: bool, caption: str, values: tuple[int, ...]) -> str:
    """A ship with its caption and what each load is worth."""
    hull = "hull-gray" if gray else f"hull-{name}"
    body = rect(72.5, 0, 3.5, 70, 0, "glyph") + path(SAIL, "sail-gray" if gray else "rim", "tile-line", 1)
    step = 112 / len(values)
    for i, points in enumerate(values):
        x = 21 + step * (i + 0.5)
        body += _load(x, i + 1, name, gray) + vp(x, 37, points, 11, "gray-2" if gray else "gold-f")
    body += path(HULL, hull, "edge", 0.8) + path(STERN, "none", hull, 4, ' stroke-linecap="round"')
    body += path("M2 66h144", "none", "rim", 1, ' opacity=".5"')
    return body + text(74, 80.5, caption, 13, "rim", "m h")


def _load(x: float, units: int, name: str, gray: bool) -> str:
    """The pictogram of a quantity: like bars, pairs of bars, different bars."""
    hull = "hull-gray" if gray else f"hull-{name}"
    body = ""
    if name == "pairs":
        for pair in range(units):
            left = x - (units * 9 - 3) / 2 + pair * 9
            body += rect(left, 12, 3, 8, 1, hull) + rect(left + 3.8, 12, 3, 8, 1, hull)
        return body
    for unit in range(units):
        fill = hull if gray or name == "like" else f"load-{unit % 4 + 1}"
        height = 8 if name == "like" else (8, 5, 7, 4)[unit % 4]  # different kinds differ in shape too
        body += rect(x - (units * 5.6 - 0.8) / 2 + unit * 5.6, 20 - height, 4.8, height, 1, fill)
    return body


def _ship(scene: Scene, index: int, name: str, side: str) -> str:
    values, gray = scene.printed.ships[name][side], scene.printed.ships[name]["gray"]
    body = _hull(name, side == "gray", ship_name(name).in_(scene.lang), tuple(values))
    loading = scene.is_step("ship_card") and scene.decision["ship"] == name
    if loading and scene.decision["units"]:
        step = 112 / len(values)
        body += circle(21 + step * (scene.decision["units"] - 0.5), 37, 14, "none", "act", 2.4)
    tip = _ship_tip(scene.lang, name, side == "gray", tuple(values), tuple(gray))
    x, y = BERTHS[name]
    actions = (STOP, SHIP + index) if loading else (SHIP + index,)
    return scene.targets.spot(f"ship-{name}", body, actions, tip, frame(-4, 0, 158, 88, 10), x, y)


@keep
def _ship_tip(lang: str, name: str, gray: bool, values: tuple[int, ...], later: tuple[int, ...]) -> str:
    """What a ship takes and brings, now and once it is gray."""
    return tell(
        say(lang, "ship", ship=ship_name(name)),
        say(lang, f"ship-{name}-tip", vp=_points(values)),
        say(lang, "ship-gray") if gray else say(lang, "ship-colour", vp=_points(later)),
    )


def _points(values: Sequence[int]) -> str:
    return "/".join(str(value) for value in values)


def _deck(scene: Scene) -> str:
    count = scene.view["deck"]
    tip = tell(scene.say("deck", n=count), scene.say("deck-unseen", cards=scene.listed(unseen(scene))))
    mark = frame(DECK_X - 4, DECK_Y - 4, 48, 64, 8)
    return scene.targets.spot("deck", _deck_face(scene.lang, count), (DRAW_TWO, DRAW), tip, mark)


@keep
def _deck_face(lang: str, count: int) -> str:
    x, y = DECK_X, DECK_Y
    body = card_back(x, y, 44, 60, min(3, count - 1)) if count else hole(x, y, 44, 60)
    return (
        body
        + text(x + 58, y + 28, count, 17, "ink", "b")
        + text(x + 58, y + 44, say(lang, "deck-cards", n=count), 12.5, "ink-2")
    )


def unseen(scene: Scene) -> dict[str, int]:
    """The commodity cards that the seat has not seen, by kind."""
    left = dict.fromkeys(scene.names.kinds, scene.printed.cards_per_kind)
    for pile in scene.view["discards"]:
        for kind in pile:
            left[kind] -= 1
    for player in scene.players:
        for kind, count in player["display"].items():
            left[kind] -= count
        seen: dict[str, int] = player["hand"] if "hand" in player else player["known"]
        for kind, count in seen.items():
            left[kind] -= count
    return left


def _pile(scene: Scene, side: int, pile: list[str]) -> str:
    x = PILES_X[side]
    body, tip = _pile_face(scene.lang, side, x, tuple(pile))
    return scene.targets.spot(f"pile-{side}", body, (TAKE + side, PILE + side), tip, frame(x, PILES_Y, 54, 76))


@keep
def _pile_face(lang: str, side: int, x: float, pile: tuple[str, ...]) -> tuple[str, str]:
    """A discard pile with its tip."""
    y, count = PILES_Y, len(pile)
    tip = say(lang, "pile", side=side_name(side), n=count)
    if pile:
        upper, *lower = (kind_name(kind).in_(lang) for kind in reversed(pile))
        body = "".join(
            rect(x + 1.5 * i, y - 1.5 * i, 54, 76, 5, "tile-2", "tile-line") for i in range(min(2, count - 1), 0, -1)
        )
        body += group(card(x, y, 54, 76, pile[-1], upper), f"discard-{side}-{count}")
        below = say(lang, "pile-below", cards=", ".join(lower)) if lower else ""
        tip = tell(tip, say(lang, "pile-top", card=upper), below)
    else:
        body = hole(x, y, 54, 76) + text(x + 27, y + 42, say(lang, "empty"), 12, "ink-2", "m")
    return body + text(x + 27, y + 92, say(lang, "pile-caption", n=count), 12, "ink-2", "m"), tip
