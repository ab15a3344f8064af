"""What things are worth as they stand, computed from the view alone: scorings, orders, tiles nobody has seen."""

from __future__ import annotations

from collections import Counter
from typing import Any

from triumvir.games.forum_trajanum.actions import DEPTH, SIDE
from triumvir.games.forum_trajanum.board.printed import Order, Printed
from triumvir.games.forum_trajanum.box import COLOUR_NAMES, GREY_NAMES, RESOURCE_NAMES
from triumvir.games.forum_trajanum.view import HIDDEN

View = dict[str, Any]
SCORINGS = ("cranes", "rows", "eagles", "group", "orders")
ROWS_OF_CELLS = [[row * SIDE + col for col in range(SIDE)] for row in range(SIDE)]
COLUMNS_OF_CELLS = [[row * SIDE + col for row in range(SIDE)] for col in range(SIDE)]


def built(printed: Printed, player: View) -> dict[int, str]:
    """The grey kind or the colour of the building on each built cell."""
    return {
        number: printed.what[cell["id"]]
        for number, cell in enumerate(player["cells"])
        if cell is not None and cell["kind"] == "building"
    }


def ability(player: View, row: int) -> bool:
    """Whether the first citizen of a row is there and active."""
    return bool(player["citizens"][row]) and bool(player["citizens"][row][0]["active"])


def row_value(printed: Printed, player: View, row: int, town: dict[int, str]) -> tuple[int, int]:
    """Different grey buildings of a row, and their multiplier."""
    kinds = {town[cell] for cell in ROWS_OF_CELLS[row] if town.get(cell) in GREY_NAMES}
    active = sum(1 for citizen in player["citizens"][row] if citizen["active"])
    return len(kinds), printed.multiplier[active]


def crane_value(printed: Printed, player: View, cell: int, cycle: int, town: dict[int, str]) -> int:
    """What the crane of a corner would score, uncovered or not."""
    colour = printed.cranes[cell]
    return printed.crane_vp[min(cycle, len(printed.crane_vp) - 1)] * sum(1 for kind in town.values() if kind == colour)


def eagle_relation(view: View, cell: int) -> int:
    """0 on an eagle, 1 beside one, 2 diagonally, 3 none of these."""
    mosaic, columns = view["mosaic"], view["columns"]
    if mosaic[cell] == "eagle":
        return 0
    col, row = divmod(cell, DEPTH)
    best = 3
    for dc in (-1, 0, 1):
        for dr in (-1, 0, 1):
            c, r = col + dc, row + dr
            if 0 <= c < columns and 0 <= r < DEPTH and mosaic[c * DEPTH + r] == "eagle":
                best = min(best, abs(dc) + abs(dr))
    return best


def eagle_value(printed: Printed, view: View, player: View) -> int:
    """Envoys on and beside eagles; diagonally only with Patrician I."""
    values = [*printed.eagle_vp[:2], printed.eagle_vp[2] if ability(player, 0) else 0, 0]
    return sum(values[eagle_relation(view, cell)] for cell in player["envoys"])


def fits(kind: str, need: str) -> bool:
    """Whether a building counts for a need of a building order."""
    if need == "any_grey":
        return kind in GREY_NAMES
    if need == "any_coloured":
        return kind in COLOUR_NAMES
    return need in ("any", kind)


def sets_in(order: Order, kinds: list[str]) -> int:
    """Complete sets of a building order among some buildings."""
    return min(sum(1 for kind in kinds if fits(kind, need)) // count for need, count in order.needs)


def places_met(printed: Printed, order: Order, town: dict[int, str]) -> list[int]:
    """For each row, column or temple whether it meets the order; for the whole Colonia the number of sets."""
    if order.scope == "colonia":
        return [sets_in(order, list(town.values()))]
    if order.scope == "temple":
        groups = [printed.neighbours[temple] for temple in printed.temples]
    else:
        groups = ROWS_OF_CELLS if order.scope == "row" else COLUMNS_OF_CELLS
    return [min(1, sets_in(order, [town[cell] for cell in group if cell in town])) for group in groups]


def held(player: View, what: str) -> int:
    """How much a player holds of what a collection order asks for."""
    stock: dict[str, int] = player["stock"]
    if what == "worker":
        return sum(stock[f"worker_{colour}"] for colour in COLOUR_NAMES)
    if what == "active_citizen":
        return int(player["active_citizens"])
    return int(player["ship"]) if what == "ship_envoy" else stock[what]


def order_times(printed: Printed, player: View, order: Order, town: dict[int, str]) -> tuple[int, int]:
    """How often the building order and the collection order of a card are met."""
    collected = min(held(player, what) // count for what, count in order.collect)
    return sum(places_met(printed, order, town)), collected


def scorings(printed: Printed, view: View, player: View) -> dict[str, int]:
    """The five scorings as if the cycle ended now, upkeep left out."""
    town = built(printed, player)
    cranes = sum(
        crane_value(printed, player, cell, view["cycle"], town)
        for cell in printed.cranes
        if (shown := player["cells"][cell]) is not None and shown["kind"] == "crane" and not shown["spent"]
    )
    rows = 0
    for row in range(SIDE):
        kinds, multiplier = row_value(printed, player, row, town)
        rows += kinds * multiplier
    order = printed.orders[view["orders"][min(view["cycle"], len(view["orders"]) - 1)]]
    return {
        "cranes": cranes,
        "rows": rows,
        "eagles": eagle_value(printed, view, player),
        "group": int(player["group_vp"]),
        "orders": sum(order_times(printed, player, order, town)) * int(player["trajan_value"]),
    }


def column_value(printed: Printed, view: View, player: View) -> int:
    """What a victory column built now scores."""
    return int(view["fragment"]) + printed.citizen_vp * int(player["active_citizens"])


def unseen(printed: Printed, view: View, seat: int) -> Counter[str]:
    """The tiles of a seat that lie nowhere in sight: face down in the Colonia, on the ship, sent out or used up."""
    players = view["players"]
    player, receiver = players[seat], players[(seat - 1) % len(players)]
    left = Counter(printed.tile_counts)
    citizen_tile = {kind: tile for tile, kind in printed.citizens.items()}
    corners = [cell["id"] for cell in player["cells"] if cell and cell["kind"] == "tile" and cell["id"] != HIDDEN]
    left.subtract(corners)
    left.subtract(receiver["reserve"])
    for row, kind in enumerate(printed.row_type):
        left[citizen_tile[kind]] -= sum(1 for citizen in player["citizens"][row] if citizen["own"])
        left[citizen_tile[kind]] -= sum(1 for citizen in receiver["citizens"][row] if not citizen["own"])
    if "commit" in player:
        picked = [player["commit"][key] for key in ("first", "second")]
        left.subtract(pick["tile"] for pick in picked if pick and player["cells"][pick["cell"]]["id"] == HIDDEN)
        return left
    hand = [tile for tile in (player["kept"], player["passed"]) if tile is not None]
    known = [tile for tile in hand if tile != HIDDEN]
    left.subtract(known)
    from_corners = [taken["tile"] for taken in player["taken"] if taken["tile"] is not None]
    rest = Counter(from_corners) - Counter(known)
    if len(hand) == len(player["taken"]):  # nothing put away yet: what came from a corner is still in hand
        left.subtract(rest)
    return left


def affordable(player: View, payment: tuple[int, ...]) -> bool:
    """Whether a player has all that a payment asks for."""
    return all(player["stock"][name] >= count for name, count in zip(RESOURCE_NAMES, payment, strict=False))
