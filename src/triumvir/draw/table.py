"""The parts of a table put together: the shared board, the mat of who looks on, the other seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar

from triumvir.draw.part import Part
from triumvir.draw.scene import BaseScene

S = TypeVar("S", bound=BaseScene[Any, Any])
S_contra = TypeVar("S_contra", bound=BaseScene[Any, Any], contravariant=True)

Piece = tuple[str, str, str, Callable[[S], str], tuple[float, float, float]]
"""A part of the board: name, tab, title (keys of the words), what draws it; left, top and width on the slab."""


class Mat(Protocol[S_contra]):
    """Draws the mat of a seat; on a live one the legal targets can be chosen."""

    def __call__(self, scene: S_contra, seat: int, live: bool) -> str: ...


def board(scene: S, slab: tuple[float, float], pieces: Iterable[Piece[S]]) -> list[Part]:
    """The shared parts, each at its place on a slab of this width and height."""
    wide, high = slab
    return [
        Part(name, "board", scene.say(title), draw(scene), scene.say(tab), (left / wide, top / high, width / wide, 0.0))
        for name, tab, title, draw, (left, top, width) in pieces
    ]


def seats(scene: S, draw_mat: Mat[S], draw_rival: Callable[[S, int], str]) -> list[Part]:
    """The mat of who looks on, then every other seat clockwise, in small and in full."""
    title = scene.say("mat", name=scene.who[scene.seat])
    parts = [Part("mat", "mat", title, draw_mat(scene, scene.seat, live=True))]
    for step in range(1, len(scene.players)):
        seat = (scene.seat + step) % len(scene.players)
        title = scene.say("mat", name=scene.who[seat])
        parts.append(Part(f"rival-{seat}", "rival", title, draw_rival(scene, seat)))
        parts.append(Part(f"rival-full-{seat}", "rival-full", title, draw_mat(scene, seat, live=False)))
    return parts
