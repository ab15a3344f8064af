"""Templates are indented for who reads them; what is sent is not, since every part of a page is compared and sent."""

from __future__ import annotations

import re

from jinja2.ext import Extension

_AFTER_STATEMENT = re.compile(r"(?<=%\}\n)[ \t]+(?=[^\s<{])")  # the line break goes with the statement: a space stays
_INDENT = re.compile(r"^[ \t]+(?=\S)(?<!%\}\n )", re.MULTILINE)


class Unindented(Extension):
    """Takes the indentation from the lines of a template before it is compiled."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """The template without it; its lines keep their numbers."""
        return _INDENT.sub("", _AFTER_STATEMENT.sub(" ", source))
