"""Texts of tests, which bring their words along instead of a catalogue."""

from __future__ import annotations

from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.testing", "words")


def pair(en: str, de: str) -> Text:
    """A text in two languages."""
    return WORDS("pair", en=en, de=de)
