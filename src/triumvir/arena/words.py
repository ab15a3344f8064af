"""What the report and the page on strength say; numbers as people write them."""

from __future__ import annotations

from collections.abc import Iterable

from triumvir.language import catalogue, grouped

WORDS = catalogue("triumvir.arena", "words", "refusals")


def number(value: float | None, lang: str, digits: int = 1) -> str:
    """A number with the decimal sign of the language; a dash where there is none."""
    if value is None:
        return "–"
    return grouped(round(value, digits) + 0.0, lang, digits)  # + 0.0: no minus before nothing


def percent(value: float, lang: str, digits: int = 1) -> str:
    """A share in per cent."""
    return WORDS.say(lang, "percent", number=number(100 * value, lang, digits))


def made_lines(made: Iterable[tuple[str, str]]) -> list[str]:
    """What each name stands for; a name that says it all is left out."""
    return [f"{name}: {parts.removeprefix(name).strip()}" for name, parts in made if parts != name]
