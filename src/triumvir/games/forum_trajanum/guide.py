"""The guided first game: one cycle against one computer player. The words are in `guide.*.md`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from triumvir.draw.view import sure
from triumvir.engine.guide import Guide
from triumvir.games.forum_trajanum.view_types import ForumPlayer, ForumView

SIDE = 6
PREFER = {
    "first_citizen": ("row6", "row5"),
    "pass_tile": ("pass2", "pass1", "keep"),
    "use_tile": ("use own+received", "use received+own", "use own", "use received", "use *"),
    "choose_row": ("row6", "row5", "row3", "row1", "row*"),
    "choose_gain": ("gain builder", "gain worker_*", "gain *"),
    "build": ("build *+*", "build library", "build basilica", "build market", "build *", "no build"),
    "choose_payment": ("pay m*", "pay *"),
    "choose_order": ("grey first",),
    "send_envoy": ("envoy *",),
    "area_bonus": ("bonus upgrade", "bonus vp2"),
    "choose_step": ("step 4", "step 3", "step 2", "step 1"),
    "take_tile": ("c*", "*"),
    "upkeep": ("pay row",),
}


def key(view: ForumView) -> str:
    """The name of the decision."""
    return str(view["step"])


def prefer(game: Any, view: ForumView) -> Sequence[str]:
    """Good choices for a beginner, best first."""
    if view["step"] in ("pick_first", "pick_second"):
        return _cells(game, view)
    if view["step"] == "choose_place":
        return _places(view)
    return PREFER.get(key(view), ())


def _free(view: ForumView) -> set[int]:
    """The cells of the learner that are cleared and empty."""
    return {cell for cell, there in enumerate(view["players"][view["to_act"]]["cells"]) if there is None}


def _beside(cell: int) -> set[int]:
    row, column = divmod(cell, SIDE)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return {r * SIDE + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE}


def _cells(game: Any, view: ForumView) -> list[str]:
    """Cells of the called streets, so that no tribune is due: beside cleared ones and in rows with a citizen first."""
    me = view["players"][view["to_act"]]
    cleared = _free(view)

    def worth(pick: tuple[int, int]) -> tuple[int, bool, int]:
        cell = pick[1]
        corner = cell % SIDE in (0, SIDE - 1) and cell // SIDE in (0, SIDE - 1)
        return -len(_beside(cell) & cleared), corner or not me["citizens"][cell // SIDE], cell

    picks = [
        (card, cell)
        for card, street in enumerate(view["streets"])
        if card != sure(view["decision"])["served"]
        for cell in _street_cells(game.names.streets.index(street))
    ]
    return [f"{card + 1}:{cell // SIDE + 1}{cell % SIDE + 1}" for card, cell in sorted(picks, key=worth)]


def _street_cells(street: int) -> range:
    """The cells of a row (the first streets) or a column."""
    return range(street * SIDE, (street + 1) * SIDE) if street < SIDE else range(street - SIDE, SIDE * SIDE, SIDE)


def _places(view: ForumView) -> list[str]:
    """Grey buildings belong into rows with a citizen."""
    citizens = view["players"][view["to_act"]]["citizens"]
    rows = sorted(range(SIDE), key=lambda row: -len(citizens[row]))
    return [f"c{row + 1}*" for row in rows]


def _mine(view: ForumView) -> ForumPlayer:
    return view["players"][sure(view["seat"])]


def _cranes(view: ForumView) -> bool:
    return any(cell and cell["kind"] == "crane" for cell in _mine(view)["cells"])


GUIDE = Guide(
    seed=112,
    steps=(
        "first_citizen",
        "pick_first",
        "pick_second",
        "pass_tile",
        "use_tile",
        "choose_row",
        "choose_gain",
        "build",
        "choose_place",
        "choose_payment",
        "choose_order",
        "send_envoy",
        "area_bonus",
        "choose_step",
        "take_tile",
        "upkeep",
    ),
    key=key,
    news={
        "new.orders": lambda view: view["step"] == "pick_first",
        "new.received": lambda view: view["step"] == "use_tile",
        "new.envoys": lambda view: bool(_mine(view)["envoys"]),
        "new.crane": _cranes,
        "new.last_round": lambda view: view["round"] + 1 == view["rounds"] and view["step"] == "pick_first",
        "new.upkeep": lambda view: view["step"] == "upkeep",
    },
    done=lambda view: view["cycle"] > 0,
    look={
        "start": ("colonia-0",),
        "new.orders": ("part-orders", "part-streets"),
        "new.received": ("hand-0",),
        "new.envoys": ("mosaic", "prestige-0"),
        "new.crane": ("colonia-0",),
        "new.last_round": ("part-scores",),
        "new.upkeep": ("citizens-0",),
        "end": ("part-scores", "part-orders"),
        "first_citizen": ("citizens-0",),
        "pick_first": ("part-streets", "colonia-0"),
        "pick_second": ("part-streets", "hand-0"),
        "pass_tile": ("hand-0",),
        "use_tile": ("hand-0", "resources-0"),
        "choose_row": ("citizens-0",),
        "choose_gain": ("resources-0",),
        "build": ("picker", "costs"),
        "choose_place": ("colonia-0",),
        "choose_payment": ("resources-0",),
        "choose_order": ("part-tracks",),
        "send_envoy": ("mosaic", "ship-0"),
        "area_bonus": ("area-bonus",),
        "choose_step": ("part-tracks",),
        "take_tile": ("colonia-0",),
        "upkeep": ("citizens-0",),
    },
    prefer=prefer,
)
