"""Answers that parts ask for as facts: they depend on these, not on all that was read to find them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar, cast

from triumvir.draw import part_of
from triumvir.draw.scene import tell
from triumvir.games.forum_trajanum.board.scene import Scene
from triumvir.games.forum_trajanum.board.worth import built, order_times, scorings, unseen
from triumvir.games.forum_trajanum.view import HIDDEN

F = TypeVar("F")


def choosable(scene: Scene, first: int, end: int) -> frozenset[int]:
    """The legal actions of a block."""
    return frozenset(action for action in scene.targets.legal if first <= action < end)


def face_begun(scene: Scene, seat: int) -> int | None:
    """The face that a seat is building."""
    face: int | None = scene.decision.get("face")
    return None if face is None or scene.view["active"] != seat else face


def scores(scene: Scene, seat: int) -> dict[str, int]:
    """What the scorings would give a seat now."""
    return kept(scene, f"scores-{seat}", lambda: scorings(scene.printed, scene.view, scene.players[seat]))


def orders_met(scene: Scene) -> list[list[tuple[int, int]]]:
    """How often each seat meets the two orders of each card."""
    return kept(scene, "orders-met", partial(_orders_met, scene))


def face_down(scene: Scene, seat: int) -> str:
    """What may lie under the face-down tiles of a seat."""
    return kept(scene, f"face-down-{seat}", partial(_face_down, scene, seat))


def kept(scene: Scene, name: str, find: Callable[[], F]) -> F:
    """An answer that is kept like the drawing of a part: it is found anew only if something read for it has changed."""
    return cast(F, part_of(scene.view, name, cast(Callable[[], str], find)))


def _orders_met(scene: Scene) -> list[list[tuple[int, int]]]:
    printed, players = scene.printed, scene.players
    towns = [built(printed, player) for player in players]
    orders = [printed.orders[ident] for ident in scene.view["orders"]]
    return [
        [order_times(printed, player, order, town) for player, town in zip(players, towns, strict=True)]
        for order in orders
    ]


def _face_down(scene: Scene, seat: int) -> str:
    left = unseen(scene.printed, scene.view, seat)  # the multiset is public
    cells = scene.players[seat]["cells"]
    count = sum(1 for cell in cells if cell is not None and cell["kind"] == "tile" and cell["id"] == HIDDEN)
    return tell(scene.say("facedown.all", n=count), scene.say("facedown.tip", tiles=scene.listed(left)))
