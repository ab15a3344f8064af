"""The words on the board and in its tips."""

from __future__ import annotations

from triumvir.language import catalogue

WORDS = catalogue("triumvir.games.nova_roma", "board")
say = WORDS.say
"""A word or sentence at once, for what is drawn once for all tables and so has no scene: say(lang, key, ...)."""
