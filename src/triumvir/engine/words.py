"""Words that all games share: names out of a box, and how a terminal shows a seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from triumvir.language import Catalogue, Text, plain

SEAT_STYLES = ("red", "green", "blue", "dark_orange3")  # the colours of the seats in a terminal


@cache
def named(words: Catalogue, key: str, name: str) -> Text:
    """What a thing is called; a name that only a corrected box has stands for itself."""
    return words(key) if key in words else plain(name.replace("_", " "))


def seat_mark(seat: int, marks: str) -> str:
    """Signs of a seat for a terminal, in its colour."""
    return f"[{SEAT_STYLES[seat]}]{marks}[/]"


def seat_name(seat: int, who: Sequence[str]) -> str:
    """The name of a seat for a terminal, in its colour."""
    return f"[bold {SEAT_STYLES[seat]}]{who[seat]}[/]"
