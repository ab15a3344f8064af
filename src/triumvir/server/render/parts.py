"""The parts of a page that a browser does not have yet.

A part is HTML with a stable id. A browser says which versions it has (a short hash for each) and gets those that
differ.
"""

from __future__ import annotations

from sys import intern

from jinja2 import Environment

from triumvir.server.render.books import fingerprint
from triumvir.server.render.table_page import TablePage

LATER = "later"
Parts = dict[str, str]


def hashes_of(have: str) -> Parts:
    """What a browser says it has ("name:hash,name:hash"). Most have the same: equal words are held once."""
    pairs = (item.split(":", 1) for item in have.split(",") if ":" in item)
    return {intern(name): intern(value) for name, value in pairs}


def prints(parts: Parts) -> Parts:
    """The hashes of some parts."""
    return {name: fingerprint(html) for name, html in parts.items()}


def unknown(parts: Parts, hashes: Parts, known: Parts) -> Parts:
    """The parts that differ from those a browser has."""
    return {name: html for name, html in parts.items() if known.get(name) != hashes[name]}


def changed(scene: TablePage, templates: Environment, known: Parts) -> tuple[Parts, Parts]:
    """The parts that a browser does not have yet, and the hashes of all that it should have then.

    What stands in a shut dialog has the hash "later": it is asked for when the dialog opens.
    """
    later = frozenset(name for name, value in known.items() if value == LATER)
    parts = scene.parts(templates, later)
    printed = {name: scene.book.printed(name, html) for name, html in parts.items() if name not in later}
    hashes = {name: mark for name, (_, mark) in printed.items()}
    return {name: html for name, (html, mark) in printed.items() if known.get(name) != mark}, hashes
