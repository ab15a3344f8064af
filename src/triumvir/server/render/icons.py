"""Icons and seat marks in pages, out of the one sprite."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from triumvir.draw.letters import NUMERALS


@lru_cache(256)
def icon(name: str) -> Markup:
    """An icon beside words; never alone, so it says nothing to a screen reader."""
    return Markup('<svg class="ico" aria-hidden="true"><use href="/static/sprite.svg#i-{}"/></svg>').format(name)


@lru_cache(16)
def seat_mark(seat: int | None, numeral: bool = True) -> Markup:
    """The piece of a seat: colour, shape and numeral; None is the automa, which has no seat and no numeral."""
    number = NUMERALS[seat] if numeral and seat is not None else ""
    return Markup(
        '<svg class="seat seat-{0}" viewBox="0 0 24 24" aria-hidden="true"><use href="/static/sprite.svg#seat-{0}"/>'
        '<text x="12" y="15.6">{1}</text></svg>'
    ).format("neutral" if seat is None else seat + 1, number)
