"""Lines of the log as HTML. An entry never changes, and stands in many pages to come: it is made once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from jinja2 import Environment
from markupsafe import Markup

from triumvir.server.words import WORDS

KEPT = 400  # entries; more than a log shows


class LogEntry(NamedTuple):
    """What one action did."""

    ply: int
    seat: int
    lines: list[str]
    forced: bool
    opens: bool  # the first entry of a run of one seat
    note: int = 0  # the number of an entry of the journal: what was done beside the game


class Lines:
    """The entries that one viewer read last."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, bool, int], tuple[list[str], str]] = {}

    def html(
        self, templates: Environment, table_id: str, lang: str, names: Sequence[str], entries: Sequence[LogEntry]
    ) -> Markup:
        """Entries one below the other. Where the log was told anew (undo, other names) its lines are other objects."""
        shown: list[str] = []
        for entry in entries:
            key = entry.ply, entry.opens, entry.note
            kept = self._kept.get(key)
            if kept is None or kept[0] is not entry.lines:
                macros: Any = templates.get_template("parts/log-entry.html").module
                kept = self._kept[key] = entry.lines, macros.line(entry, names, table_id, partial(WORDS.say, lang))
            shown.append(kept[1])
        for key in list(self._kept)[: max(0, len(self._kept) - KEPT)]:
            del self._kept[key]
        return Markup("".join(shown))  # noqa: S704  # escaped by the template
