"""Which language to speak: the one asked for, else the one of the environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from triumvir.cli.texts import refusal
from triumvir.engine.errors import LANGUAGES


def of_environment(environment: Mapping[str, str]) -> str:
    """German where LC_ALL, LC_MESSAGES or LANG, whichever speaks first, begins with de; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "de" if environment[name].lower().startswith("de") else "en"
    return "en"


def asked_for(given: str | None, environment: Mapping[str, str]) -> str:
    """The language of `--lang`; refuses one that is unknown."""
    if given is None:
        return of_environment(environment)
    if given not in LANGUAGES:
        raise refusal("no.lang", given=given)
    return given


def of_arguments(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language for errors, found before the arguments are understood."""
    for i, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            value = value or (arguments[i + 1] if i + 1 < len(arguments) else "")
            if value in LANGUAGES:
                return value
    return of_environment(environment)
