"""The sixteen faces of building tiles with their costs."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.pieces import heading
from triumvir.draw.scene import tell
from triumvir.draw.sketch import kept_of
from triumvir.draw.svg import group, rect, region, text
from triumvir.games.forum_trajanum.actions import FACE, MIXED, NO_BUILD
from triumvir.games.forum_trajanum.board.faces import chip, face, need
from triumvir.games.forum_trajanum.board.facts import face_begun
from triumvir.games.forum_trajanum.board.scene import Desk, Scene, patch
from triumvir.games.forum_trajanum.board.words import say, titled
from triumvir.games.forum_trajanum.board.worth import column_value, payable, purse
from triumvir.games.forum_trajanum.box import GREY_NAMES

LEFT, SIZE = 14, 33
SINGLE_STEP, DOUBLE_STEP = 39, 79
SHOWN = 2  # payments that a tip lists
Ways = tuple[tuple[int, ...], ...]


def draw_picker(desk: Desk, y: float) -> str:
    """Single tiles and costs in the first row, double tiles in the second."""
    scene, lang, legal, printed = desk.scene, desk.scene.lang, desk.scene.targets.legal, desk.scene.printed
    choosing, chosen = NO_BUILD in legal, scene.fact(face_begun, desk.seat)
    column = column_value(printed, scene.view, desk.player)
    ways = None if scene.watched else scene.fact(_ways, desk.seat)
    body = _head(lang, printed.assistant_pairs, y)
    for number, (kinds, name) in enumerate(zip(printed.faces, printed.face_texts, strict=True)):
        now = None if ways is None else tuple(printed.payment_texts[way].in_(lang) for way in ways[number])
        tip = _tip(lang, name.in_(lang), kinds, column if "victory_column" in kinds else 0, now)
        dim = choosing and FACE + number not in legal
        body += _face(desk, number, y, tip, dim, number == chosen)
    return region(body, "picker", scene.say("tiles"))


@keep
def _head(lang: str, pairs: bool, y: float) -> str:
    """What is there whatever can be built."""
    body = heading(LEFT, y + 16, say(lang, "tiles"), "construction")
    rules = [say(lang, "costs-grey"), say(lang, "costs-pairs") if pairs else "", say(lang, "costs-coloured")]
    body += group(_costs(pairs, y + 25), "costs", tip=tell(say(lang, "costs"), *rules))
    return body + text(638, y + 16, say(lang, "tiles-unlimited"), 12.5, "ink-2", "e")


@keep
def _costs(pairs: bool, y: float) -> str:
    """What a grey and a coloured building cost, in pictures."""
    body = ""
    ways = [("builder",), ("worker_red", "worker_red")]
    ways += [("worker_red", "worker_blue", "assistant")] if pairs else []
    lines = (("any_grey", ways), ("any_coloured", [("worker",), ("worker", "assistant")]))
    x0 = LEFT + 8 * SINGLE_STEP + 12
    body += rect(x0 - 6, y - 4, 638 - x0 + 6, SIZE + 7, 8, "marble-2", "line", 1)
    left = float(x0)
    for name, several in lines:
        body += need(name, left, y + 6, 20) + text(left + 27, y + 21, "=", 14, "ink-2", "m h")
        left += 35
        for i, way in enumerate(several):
            if i:
                body += text(left + 4, y + 21, "/", 15, "ink-2", "m")
                left += 9
            for kind in way:
                body += chip(kind, left + 8.2, y + 16, 8.2)
                left += 17.6
        left += 12
    return body


def _ways(scene: Scene, seat: int) -> Ways:
    """Of each face the payments that the seat could make now, as far as a tip tells them apart."""

    def found() -> Ways:
        ways = payable(scene.printed.payments, purse(scene.players[seat]))
        return tuple(payments[: SHOWN + 1] for payments in ways)

    return kept_of(scene.view, f"ways-{seat}", found)


def _face(desk: Desk, number: int, top: float, tip: str, dim: bool, chosen: bool) -> str:
    kinds = desk.scene.printed.faces[number]
    single = number < MIXED
    x = LEFT + (number * SINGLE_STEP if single else (number - MIXED) * DOUBLE_STEP + 1)
    y = top + (25 if single else 66)
    wide = SIZE * len(kinds)
    drawn = face(kinds, x, y, SIZE)
    if dim:
        drawn = f'<g opacity=".32">{drawn}</g>'
    if chosen:
        drawn += rect(x - 3, y - 3, wide + 6, SIZE + 6, 7, "none", "act", 3)
    return desk.spot(f"face-{number}", drawn, (FACE + number,), tip, patch(x - 2, y - 2, wide + 4, SIZE + 4, 6))


@keep
def _tip(lang: str, name: str, kinds: tuple[str, ...], column: int, ways: tuple[str, ...] | None) -> str:
    """What a tile brings (a column so many VP), and what could be paid for it now, if that is anyone's to know."""
    lines = []
    for kind in dict.fromkeys(kinds):
        if kind == "victory_column":
            lines.append(say(lang, "brings-column", n=column))
        else:
            lines.append(say(lang, "brings-track" if kind in GREY_NAMES else "brings-envoy"))
    if ways:
        more = "; …" if len(ways) > SHOWN else ""
        lines.append(say(lang, "costs-now", ways="; ".join(ways[:SHOWN]) + more))
    elif ways is not None:
        lines.append(say(lang, "costs-none"))
    return tell(titled(name), *lines)
