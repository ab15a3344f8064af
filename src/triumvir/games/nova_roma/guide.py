"""The guided first game: two rounds against one computer player. The words are in `guide.*.md`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from triumvir.draw.view import sure
from triumvir.engine.guide import Guide
from triumvir.games.nova_roma.box_parts import GOOD_NAMES, KIND_NAMES
from triumvir.games.nova_roma.tables import BUNDLE
from triumvir.games.nova_roma.view_types import Forum, NovaPlayer, NovaView

SIDE = 4
ROUNDS = 2  # of the guided stretch
OPEN = 2  # contracts that are open to strength 1 (N-105)
FAVOURITES = ("trade", "produce", "recruit", "race", "upgrade", "petition")  # what brings something, best first
STRENGTH = 2  # how many places of liking a stronger action is worth
PREFER = {
    "place_emperor": ("emperor *",),
    "claim_before": ("claim *",),
    "claim_after": ("claim *",),
    "declare": ("perform", "forgo"),
    "window": ("use *",),
    "end_window": ("use *",),
    "trade_discard": ("pass",),
    "upgrade_wine": ("pass",),
    "upgrade_tile": ("estate 1", "estate 2", "estate *"),
    "upgrade_cell": ("tile r2c2", "tile *"),
    "petition_claim": ("pass",),
    "petition_pay": ("pay 1", "pay *"),
    "petition_action": ("action build", "action sail", "action produce", "action *"),
    "recruit_draw": ("draw 1", "draw *"),
    "recruit_play": ("play *",),
    "sail_contract": ("shipping *",),
    "sail_move": ("ship *",),
    "build_contract": ("building 4", "building 3", "building 2", "building 1"),
    "build_place": ("build *",),
    "race_artisan": ("pass",),
    "race_extra": ("race *",),
    "produce": ("artisan r2c2", "artisan r2*", "artisan *", "hire"),
    "follower_place": ("artisan r2c2", "artisan *"),
    "tile_convert": ("convert",),
    "tile_income": ("income *",),
    "tile_play": ("play *",),
    "tile_sail": ("ship *",),
    "tile_block": ("build *",),
    "tile_race": ("race *",),
    "tile_artisan": ("pass",),
    "tile_extra": ("race *",),
    "wheel": ("wheel marker",),
    "place_legionnaire": ("legionnaire *",),
}


def key(view: NovaView) -> str:
    """The name of the decision; what a tile lets one do needs no card for each kind of step."""
    step = str(view["step"])
    return "estate_tile" if step.startswith("tile_") else step


def prefer(game: Any, view: NovaView) -> Sequence[str]:
    """Good choices for a beginner, best first."""
    step = str(view["step"])
    if step == "place_patrician":
        return _cells(game, view)
    if step == "first_action":
        row, column = (_liking(game, view, action) for action in _crossing(view["forum"], sure(view["forum"]["cell"])))
        return ("column",) if row < column else ("row",)  # what is liked best comes last: it spends
    if step in ("trade_buy", "choose_good"):
        verb = "buy" if step == "trade_buy" else "take"
        return [*(f"{verb} {good}" for good in _wanted(game, view)), "pass", "take *"]
    if step == "race":
        return [*(f"race {track}" for track in view["chariots"]), "race *"]
    return PREFER.get(step, ())


def _costs(game: Any, view: NovaView) -> dict[str, list[dict[str, int]]]:
    """What the contracts that are always open cost."""
    tables, names = game.tables, game.names

    def bundle(number: int) -> dict[str, int]:
        amounts = tables.bundles[number * BUNDLE : (number + 1) * BUNDLE]
        return {kind: int(amount) for kind, amount in zip(KIND_NAMES, amounts, strict=False) if amount}

    sail = [tables.shipping_cost[names.shipping.index(card)] for card in view["shipping"][:OPEN] if card]
    build = [tables.building_cost[names.building.index(card)] for card in view["building"][:OPEN] if card]
    return {"sail": [bundle(number) for number in sail], "build": [bundle(number) for number in build]}


def _missing(view: NovaView, cost: dict[str, int]) -> dict[str, int]:
    stock = view["players"][view["to_act"]]["stock"]
    return {kind: amount - stock.get(kind, 0) for kind, amount in cost.items() if amount > stock.get(kind, 0)}


def _wanted(game: Any, view: NovaView) -> list[str]:
    """The goods that are still missing for the contract that is nearest to being paid."""
    gaps = [_missing(view, cost) for costs in _costs(game, view).values() for cost in costs]
    gaps = [gap for gap in gaps if gap and set(gap) <= set(GOOD_NAMES)]
    nearest = min(gaps, key=lambda gap: sum(gap.values()), default={})
    return sorted(nearest)


def _liking(game: Any, view: NovaView, action: str) -> int:
    """How far down the list of good ideas an action is now; contracts that can be paid lead it."""
    costs = _costs(game, view)
    if action in costs:
        payable = any(not _missing(view, cost) for cost in costs[action])
        return (-2 if action == "build" else -1) if payable else len(FAVOURITES)
    return FAVOURITES.index(action)


def _crossing(forum: Forum, cell: str) -> tuple[str, str]:
    """The two actions of a cell such as r2c3."""
    return forum["rows"][int(cell[1]) - 1], forum["columns"][int(cell[3]) - 1]


def _cells(game: Any, view: NovaView) -> list[str]:
    """Good crossings first: useful actions, in the emperor's line or in a line where a patrician already stands."""
    forum = view["forum"]
    company = [*view["players"][view["to_act"]]["patricians"], *([forum["emperor"]] if forum["emperor"] else [])]

    def worth(cell: str) -> int:
        lines: int = sum(there[:2] == cell[:2] for there in company) + sum(there[2:] == cell[2:] for there in company)
        actions = _crossing(forum, cell)
        both_cost = set(actions) == {"build", "sail"}  # the goods are seldom enough for two contracts
        liking = sum(_liking(game, view, action) for action in actions)
        return liking + len(FAVOURITES) * both_cost - STRENGTH * lines

    cells = [f"r{row}c{column}" for row, column in product(range(1, SIDE + 1), repeat=2)]
    return [f"patrician {cell}" for cell in sorted(cells, key=worth)]


def _mine(view: NovaView) -> NovaPlayer:
    return view["players"][sure(view["seat"])]


GUIDE = Guide(
    seed=330,
    steps=(
        "place_emperor",
        "claim_before",
        "place_patrician",
        "first_action",
        "declare",
        "window",
        "trade_discard",
        "trade_buy",
        "upgrade_wine",
        "upgrade_tile",
        "upgrade_cell",
        "petition_claim",
        "petition_pay",
        "petition_action",
        "recruit_draw",
        "recruit_play",
        "recruit_drop",
        "recruit_discard",
        "sail_contract",
        "sail_move",
        "build_contract",
        "build_place",
        "race",
        "race_artisan",
        "race_extra",
        "produce",
        "end_window",
        "claim_after",
        "place_legionnaire",
        "follower_place",
        "estate_tile",
        "choose_good",
        "wheel",
    ),
    key=key,
    news={
        "new.strength": lambda view: view["step"] == "place_patrician",
        "new.second": lambda view: view["step"] == "declare" and bool(view["decision"]["second"]),
        "new.claimable": lambda view: view["step"] in ("claim_before", "claim_after"),
        "new.follower": lambda view: bool(_mine(view)["row"]),
        "new.blocks": lambda view: any(_mine(view)["zones"]),
        "new.lap": lambda view: view["lap"] > 0,
        "new.round": lambda view: view["round"] > 0,
    },
    done=lambda view: view["round"] >= ROUNDS,
    look={
        "start": ("forum-grid",),
        "new.strength": ("forum-grid",),
        "new.second": ("forum-grid",),
        "new.claimable": ("mosaic-0",),
        "new.follower": ("row-0",),
        "new.blocks": ("part-zones",),
        "new.lap": ("patricians-0", "forum-grid"),
        "new.round": ("part-hippodrome", "forum-grid"),
        "end": ("ledger-0", "mosaic-0"),
        "place_emperor": ("forum-grid",),
        "claim_before": ("mosaic-0",),
        "claim_after": ("mosaic-0",),
        "place_patrician": ("forum-grid",),
        "first_action": ("forum-grid",),
        "declare": ("forum-grid",),
        "window": ("row-0",),
        "end_window": ("row-0",),
        "trade_discard": ("hand-0",),
        "trade_buy": ("part-contracts", "shipping"),
        "upgrade_wine": ("influence-0",),
        "upgrade_tile": ("estate-offer",),
        "upgrade_cell": ("estate-0",),
        "petition_claim": ("first-player",),
        "petition_pay": ("influence-0",),
        "petition_action": ("forum-grid",),
        "recruit_draw": ("follower-offer",),
        "recruit_play": ("hand-0",),
        "recruit_drop": ("row-0",),
        "recruit_discard": ("hand-0",),
        "sail_contract": ("shipping",),
        "sail_move": ("sea",),
        "build_contract": ("part-contracts",),
        "build_place": ("part-zones",),
        "race": ("part-hippodrome",),
        "race_artisan": ("part-hippodrome",),
        "race_extra": ("part-hippodrome",),
        "produce": ("estate-0",),
        "follower_place": ("estate-0",),
        "estate_tile": ("estate-0",),
        "wheel": ("part-hippodrome",),
        "place_legionnaire": ("forum-grid",),
    },
    prefer=prefer,
)
