"""The parts of a table put together: the shared board, the mat of who looks on, the other seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from triumvir.draw.part import Part, group_of
from triumvir.draw.scene import BaseScene
from triumvir.draw.sketch import part_of

S = TypeVar("S", bound=BaseScene[Any, Any, Any, Any, Any])
S_contra = TypeVar("S_contra", bound=BaseScene[Any, Any, Any, Any, Any], contravariant=True)

ROW = 118  # so much of another seat's drawing, from the top, is a row that can stand alone

Piece = tuple[str, str, str, Callable[[S], str], tuple[float, float, float]]
"""A part of the board: name, tab, title (keys of the words), what draws it; left, top and width on the slab."""


class Mat(Protocol[S_contra]):
    """Draws the mat of a seat; on a live one the legal targets can be chosen."""

    def __call__(self, scene: S_contra, seat: int, live: bool) -> str: ...


def board(
    scene: S,
    slab: tuple[float, float],
    pieces: Iterable[Piece[S]],
    icons: Mapping[str, str] = MappingProxyType({}),
    helps: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
) -> list[Part]:
    """The shared parts, each at its place on a slab of this width and height.

    `icons` are those of their tabs; `helps` names the other tabs at which a part is shown too.
    """
    wide, high = slab
    parts = []
    for name, tab, title, draw, (left, top, width) in pieces:
        svg = part_of(scene.view, name, partial(draw, scene), shared=True)
        box = (left / wide, top / high, width / wide, 0.0)
        icon, helped = icons.get(group_of(name), "board"), helps.get(name, ())
        parts.append(Part(name, "board", scene.say(title), svg, scene.say(tab), box, icon, helped))
    return parts


def seats(scene: S, draw_mat: Mat[S], draw_rival: Callable[[S, int], str]) -> list[Part]:
    """The mat of who looks on, then every other seat clockwise, in small and in full."""
    title = scene.say("mat", name=scene.who[scene.seat])
    mat = part_of(scene.view, "mat", partial(draw_mat, scene, scene.seat, live=True))
    parts = [Part("mat", "mat", title, mat)]
    for step in range(1, len(scene.players)):
        seat = (scene.seat + step) % len(scene.players)
        title = scene.say("mat", name=scene.who[seat])
        small, whole = f"rival-{seat}", f"rival-full-{seat}"
        rival = part_of(scene.view, small, partial(draw_rival, scene, seat), shared=True)
        parts.append(Part(small, "rival", title, rival))
        full = partial(draw_mat, scene, seat, live=False)
        parts.append(Part(whole, "rival-full", title, part_of(scene.view, whole, full)))
    return parts
