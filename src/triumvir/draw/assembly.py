"""The parts of a table put together: the shared board, the mat of who looks on, the other seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from triumvir.draw.part import Part, group_of
from triumvir.draw.scene import BaseScene
from triumvir.draw.sketch import kept_of, lined, part_of

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
    return [
        kept_of(scene.view, piece[0], partial(_piece, scene, slab, piece, icons, helps), shared=True)
        for piece in pieces
    ]


def _piece(
    scene: S,
    slab: tuple[float, float],
    piece: Piece[S],
    icons: Mapping[str, str],
    helps: Mapping[str, tuple[str, ...]],
) -> Part:
    (wide, high), (name, tab, title, draw, (left, top, width)) = slab, piece
    box = (left / wide, top / high, width / wide, 0.0)
    icon, helped = icons.get(group_of(name), "board"), helps.get(name, ())
    return Part(name, "board", scene.say(title), lined(partial(draw, scene)), scene.say(tab), box, icon, helped)


def seats(scene: S, draw_mat: Mat[S], draw_rival: Callable[[S, int], str]) -> list[Part]:
    """The mat of who looks on, then every other seat clockwise, in small and in full."""
    own, count = scene.seat, len(scene.players)
    parts = [
        kept_of(scene.view, "mat", partial(_seat, scene, "mat", "mat", own, partial(draw_mat, scene, own, live=True)))
    ]
    for step in range(1, count):
        seat = (own + step) % count
        small, whole = f"rival-{seat}", f"rival-full-{seat}"
        draw = partial(_seat, scene, small, "rival", seat, partial(draw_rival, scene, seat))
        rival = kept_of(scene.view, small, draw, shared=True)
        full = part_of(scene.view, whole, partial(draw_mat, scene, seat, live=False))
        parts += [rival, Part(whole, "rival-full", rival.title, full)]
    return parts


def _seat(scene: S, name: str, place: str, seat: int, draw: Callable[[], str]) -> Part:
    return Part(name, place, scene.say("mat", name=scene.who[seat]), lined(draw))
