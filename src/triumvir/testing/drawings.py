"""Drawings looked at: which elements they have, which actions these carry."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from xml.etree import ElementTree

from triumvir.draw import Part
from triumvir.draw.view import View
from triumvir.engine.state import State


def drawn(state: State, lang: str = "en", who: Sequence[str] = ()) -> tuple[View, list[Part]]:
    """What the seat sees that decides, and its drawing."""
    seat = None if state.over else int(state.to_act)
    view = state.view(seat)
    return view, state.game.draw_parts(view, lang, state.legal(), who)


def whole(parts: Sequence[Part]) -> str:
    """All drawings one after the other."""
    return "".join(part.svg for part in parts)


def elements(parts: Sequence[Part]) -> Iterator[ElementTree.Element]:
    """Every element of every drawing, which must be well-formed."""
    for part in parts:
        yield from ElementTree.fromstring(part.svg).iter()  # noqa: S314 - our own drawing


def carried(parts: Sequence[Part], attribute: str = "data-action") -> set[int]:
    """The actions that elements carry."""
    return {int(action) for action in re.findall(rf'{attribute}="(\d+)"', whole(parts))}


def idents(parts: Sequence[Part]) -> set[str]:
    """The ids of all elements."""
    return set(re.findall(r' id="([^"]+)"', whole(parts)))
