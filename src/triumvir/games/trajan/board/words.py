"""The words on the board and in its tips."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.games.trajan.names import WORDS as NAMES
from triumvir.games.trajan.names import kind_name, mat_name, several
from triumvir.language import catalogue

WORDS = catalogue("triumvir.games.trajan", "board")
say = WORDS.say
"""A word or sentence at once, for what is drawn once for all tables and so has no scene: say(lang, key, ...)."""


@keep
def say_cards(lang: str, kind: str, count: int) -> str:
    """Some commodity cards of a kind."""
    return NAMES("cards", n=count, card=kind_name(kind)).in_(lang)


@keep
def say_tiles(lang: str, kind: str, count: int) -> str:
    """Some forum or extra action tiles of a kind."""
    return several(mat_name(kind), count).in_(lang)
