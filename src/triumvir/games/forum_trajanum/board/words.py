"""The words on the board and in its tips, said at once: for what is drawn once for all tables and has no scene."""

from __future__ import annotations

from triumvir.language import catalogue

WORDS = catalogue("triumvir.games.forum_trajanum", "board")

say = WORDS.say
"""A word or sentence in a language: say(lang, key, ...)."""


def titled(words: str) -> str:
    """Words as the first line of a tip, with a capital."""
    return words[:1].upper() + words[1:]
