"""Draws a position of Alea: the bones in their ring of mosaic, which can be clicked, the pot, and everybody's purse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from triumvir.draw import Part, Targets, part_of
from triumvir.draw.letters import DISPLAY, fit
from triumvir.draw.pieces import mosaic_ring, piece, pill, plate, seat_colour, vp
from triumvir.draw.svg import circle, drawing, group, path, rect, region, text
from triumvir.draw.targets import frame
from triumvir.draw.view import PlayerView, View
from triumvir.language import catalogue

WORDS = catalogue("alea", "alea")
PLACES = ((232, 150), (308, 122), (384, 150), (308, 196))  # of the bones on the board
KEEP = 4
SHAPE = "M-20-26q20-9 40 0q9 13 2 26q7 13-2 26q-20 9-40 0q-9-13-2-26q-7-13 2-26z"  # a bone with a waist


class AleaView(View):
    """A position as everybody knows it."""

    round: int
    rounds: int
    bones: list[int]
    again: int  # bones thrown again in this turn
    pot: int


def draw(view: AleaView, lang: str, targets: Targets, who: Sequence[str]) -> list[Part]:
    """The board, the purse of who looks on, and the others clockwise."""

    def say(key: str, **values: Any) -> str:
        return WORDS.say(lang, key, **values)

    def board() -> str:
        body = rect(0.5, 0.5, 615, 359, 14, "marble", "line") + circle(308, 160, 128, "well", "line-2", 1.5)
        body += mosaic_ring(308, 160, 138)
        for bone, (side, (x, y)) in enumerate(zip(view["bones"], PLACES, strict=True)):
            face = path(SHAPE, "tile", "tile-line", 1.2) + text(0, 9, side, 26, "tile-ink", "m d")
            body += targets.spot(f"bone-{bone}", face, (bone,), say("bone", n=bone + 1, side=side), mark(), x, y)
        body += group(vp(516, 160, view["pot"], 30), "pot", tip=say("pot", coins=view["pot"]))
        body += text(516, 216, say("pot-short"), 15, "ink-2", "m h")
        keep, place = say("keep-short"), (228, 314, 160, 30)
        return body + targets.button("keep", pill(*place, keep, 15) + frame(*place, 15), KEEP, keep)

    def purse(seat: int, name: str, width: int, high: int) -> str:
        player: PlayerView = view["players"][seat]
        label = say("purse", name=who[seat], coins=player["score"])
        body = plate(1, 1, width - 2, high - 4, 12, "marble", seat_colour(seat)) + piece(seat, 26, 28, 13, "#")
        body += text(48, 34, who[seat], fit(who[seat], width - 100, 17, DISPLAY), "ink", "d")
        body += group(vp(width - 30, 28, player["score"], 17), f"{name}-coins", tip=label)
        for line, (source, coins) in enumerate((player.get("ledger") or {}).items() if high > 90 else ()):
            y = 84 + 34 * line
            body += text(20, y, say(f"source-{source}"), 15, "ink-2") + text(width - 20, y, coins, 16, "ink", "e h")
        return drawing(width, high, region(body, f"purse-{name}", label), label, f"part-{name}")

    def part(name: str, place: str, seat: int, width: int, high: int) -> Part:
        svg = part_of(view, name, lambda: purse(seat, name, width, high))
        return Part(name, place, say("purse-of", name=who[seat]), svg)

    table = part_of(view, "board", lambda: drawing(616, 360, board(), say("board"), "part-board"))
    own, count = view["seat"] or 0, len(who)
    others = [(own + step) % count for step in range(1, count)]
    return [
        Part("board", "board", say("board"), table, say("board")),
        part("mat", "mat", own, 300, 360),
        *(part(f"rival-{seat}", "rival", seat, 212, 58) for seat in others),
        *(part(f"rival-full-{seat}", "rival-full", seat, 300, 360) for seat in others),
    ]


def mark() -> str:
    """The outline of a bone that can be thrown again."""
    return f'<path class="mark" d="{SHAPE}"/><path class="hit" d="{SHAPE}"/>'
