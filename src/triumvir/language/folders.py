"""Where the words of a language lie: in the folders of the packages, and in one folder of a host's own.

A language exists if `language.ftl` of this package exists in it. TRIUMVIR_LANGUAGES names a folder with languages
that are not shipped: `<language>/<package>/<file>` there is what `<package>/lang/<language>/<file>` is here.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from pathlib import Path

DEFAULT = "en"
PSEUDO = "qps"  # a code of the range for private use; what every text is wrapped in where a test speaks it
VARIABLE = "TRIUMVIR_LANGUAGES"
HOME = __package__ or "triumvir.language"


def languages() -> tuple[str, ...]:
    """The codes of all languages that are there, English first; with the pseudo-language where a test asks for it."""
    return _languages(os.environ.get(VARIABLE, ""), os.environ.get("TRIUMVIR_PSEUDO", ""))


@cache
def _languages(outside: str, pseudo: str) -> tuple[str, ...]:
    found = {path.parent.name for path in (_package(HOME) / "lang").glob("*/language.ftl")}
    if outside:
        found |= {path.parent.parent.name for path in Path(outside).glob(f"*/{HOME}/language.ftl")}
    return (DEFAULT, *sorted(found - {DEFAULT}), *((PSEUDO,) if pseudo else ()))


def words_of(package: str, lang: str, file: str) -> str | None:
    """A file of a package in a language; None where it has not been translated."""
    paths = [_package(package) / "lang" / lang / file]
    if outside := os.environ.get(VARIABLE):
        paths.insert(0, Path(outside) / lang / package / file)
    return next((path.read_text("utf-8") for path in paths if path.is_file()), None)


@cache
def _package(name: str) -> Path:
    return Path(import_module(name).__path__[0])
