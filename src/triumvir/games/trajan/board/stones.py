"""The markers of the circle, as stones."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.pieces import piece
from triumvir.draw.sprite import SEATS
from triumvir.draw.svg import Number, text, use
from triumvir.games.trajan.board.look import STONES


@keep
def stone(colour: str, cx: Number, cy: Number, r: Number, more: str = "") -> str:
    """A marker; a colour that only a box of one's own has is a neutral piece with its first letter."""
    if colour not in STONES:
        letter = text(cx, cy + r * 0.4, colour[:1].upper(), r * 1.1, "neutral-ink", "m b")
        return f"<g{more}>{piece(SEATS, cx, cy, r)}{letter}</g>"
    size = r * 24 / 11
    return use(f"stone-{colour}", cx - size / 2, cy - size / 2, size, size, more=more)
