"""Everything the pages say, in English and German. No sentence is built from pieces; names and numbers fill gaps."""

from __future__ import annotations

from triumvir.engine.errors import Text
from triumvir.server.texts.advice import ADVICE
from triumvir.server.texts.pages import PAGES
from triumvir.server.texts.table import TABLE

TEXTS: dict[str, Text] = {**PAGES, **TABLE, **ADVICE}


def say(lang: str, name: str, /, **gaps: object) -> str:
    """A text in one language with its gaps filled."""
    return TEXTS[name].in_(lang).format(**gaps)
