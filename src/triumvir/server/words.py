"""What the server says: its pages, its tables, its computer opponents, what it refuses."""

from __future__ import annotations

from triumvir.language import Value, catalogue

WORDS = catalogue("triumvir.server", "pages", "table", "advice")


def dotted(lang: str, name: str, /, **values: Value) -> str:
    """A text for a template, which writes its name with dots."""
    return WORDS.say(lang, name.replace(".", "-").replace(":", "-"), **values)
