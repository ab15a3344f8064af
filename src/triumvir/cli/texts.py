"""What the command line says that is not a game's own."""

from __future__ import annotations

from triumvir.agents import level_name
from triumvir.engine.errors import TriumvirError
from triumvir.language import catalogue

WORDS = catalogue("triumvir.cli", "commands", "host", "learn", "match", "advice", "balance", "dataset")
HELP = catalogue("triumvir.cli", "help")


class CommandError(TriumvirError):
    """A command that cannot be carried out as given."""


def seat_text(spec: str, lang: str) -> str:
    """Who sits at a seat; what stands behind the name of a computer player stays as written."""
    if level := level_name(spec):
        return f"{level} ({spec})"
    name, colon, rest = spec.partition(":")
    key = f"seat-{name}"
    return (WORDS.say(lang, key) if key in WORDS else name) + colon + rest
