"""Answers that parts ask for as facts: they depend on these, not on all that was read to find them."""

from __future__ import annotations

from functools import partial

from triumvir.draw.scene import tell
from triumvir.draw.sketch import kept_of
from triumvir.games.forum_trajanum.board.scene import Scene
from triumvir.games.forum_trajanum.board.worth import built, order_times, scorings, unseen
from triumvir.games.forum_trajanum.view import HIDDEN


def choosable(scene: Scene, first: int, end: int) -> frozenset[int]:
    """The legal actions of a block."""
    return frozenset(action for action in scene.targets.legal if first <= action < end)


def face_begun(scene: Scene, seat: int) -> int | None:
    """The face that a seat is building."""
    face: int | None = scene.decision.get("face")
    return None if face is None or scene.view["active"] != seat else face


def scores(scene: Scene, seat: int) -> dict[str, int]:
    """What the scorings would give a seat now."""
    return kept_of(scene.view, f"scores-{seat}", partial(_scores, scene, seat), shared=True)


def orders_met(scene: Scene) -> list[list[tuple[int, int]]]:
    """How often each seat meets the two orders of each card."""
    return kept_of(scene.view, "orders-met", partial(_orders_met, scene), shared=True)


def face_down(scene: Scene, seat: int) -> str:
    """What may lie under the face-down tiles of a seat."""
    return kept_of(scene.view, f"face-down-{seat}", partial(_face_down, scene, seat), shared=True)


def _scores(scene: Scene, seat: int) -> dict[str, int]:
    return scorings(scene.printed, scene.view, scene.players[seat])


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
    return tell(scene.say("facedown-all", n=count), scene.say("facedown-tip", tiles=scene.listed(left)))
