"""Which language to speak: the one asked for, else the one of the environment."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from triumvir.cli.texts import WORDS, CommandError
from triumvir.language import DEFAULT, either, languages


def of_environment(environment: Mapping[str, str]) -> str:
    """The language with which LC_ALL, LC_MESSAGES or LANG, whichever speaks first, begins; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return either(re.split(r"[_.@-]", environment[name].lower())[0])
    return DEFAULT


def asked_for(given: str | None, environment: Mapping[str, str]) -> str:
    """The language of `--lang`; refuses one that is unknown."""
    if given is None:
        return of_environment(environment)
    if given not in languages():
        raise CommandError(WORDS("no-lang", given=given, known=languages()))
    return given


def of_arguments(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language for errors, found before the arguments are understood."""
    for i, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            value = value or (arguments[i + 1] if i + 1 < len(arguments) else "")
            if value in languages():
                return value
    return of_environment(environment)
