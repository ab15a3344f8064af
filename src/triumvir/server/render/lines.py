"""Entries of the log as HTML."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial

from jinja2 import Environment
from markupsafe import Markup

from triumvir.server.texts import say

KEPT = 40_000  # entries of all tables in all languages


@dataclass(frozen=True)
class LogEntry:
    """What one action did."""

    ply: int
    seat: int
    lines: tuple[str, ...]
    forced: bool
    opens: bool  # the first entry of a run of one seat


@lru_cache(KEPT)
def line_html(templates: Environment, table_id: str, lang: str, names: tuple[str, ...], entry: LogEntry) -> Markup:
    """One entry."""
    template = templates.get_template("parts/log-entry.html")
    html = template.render(table_id=table_id, names=names, entry=entry, t=partial(say, lang))
    return Markup(html)  # noqa: S704  # escaped by the template
