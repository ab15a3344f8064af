"""A drawing that needs no page around it: for notebooks, files and documents."""

from __future__ import annotations

import re

from triumvir.draw.sprite import patterns, symbols
from triumvir.draw.tokens import tokens_css

_OPENING = re.compile(r"<svg [^>]*>")
_HREF = re.compile(r'href="#([^"]+)"')
_TOLD = re.compile(r'(<g [^>]*?) data-tip="([^"]*)"([^>]*)>')


def standalone(svg: str) -> str:
    """The same drawing with its colours, symbols and patterns inside; tips become titles."""
    found = _OPENING.match(svg)
    assert found is not None, "not a drawing"
    known = symbols()
    needed: dict[str, str] = {}
    waiting = _HREF.findall(svg)
    while waiting:
        ident = waiting.pop()
        if ident not in needed:
            needed[ident] = known[ident]
            waiting += _HREF.findall(known[ident])
    defs = f"<style>{_scoped()}</style><defs>{patterns()}{''.join(needed[i] for i in sorted(needed))}</defs>"
    told = _TOLD.sub(r"\1\3><title>\2</title>", svg[found.end() :])
    return found[0] + defs + told


def _scoped() -> str:
    """The tokens for one drawing, wherever it stands."""
    return tokens_css().replace(":root", ".tv").replace("&", "&amp;").replace(">", "&gt;")
