"""What things are worth as they stand, computed from the view alone: scorings, orders, tiles nobody has seen."""

from __future__ import annotations

from collections import Counter
from operator import ge

from triumvir.draw.keep import keep
from triumvir.draw.view import sure
from triumvir.games.forum_trajanum.actions import DEPTH, SIDE
from triumvir.games.forum_trajanum.board.printed import Order, Printed
from triumvir.games.forum_trajanum.box import COLOUR_NAMES, GREY_NAMES, RESOURCE_NAMES
from triumvir.games.forum_trajanum.payments import all_payments
from triumvir.games.forum_trajanum.view import HIDDEN
from triumvir.games.forum_trajanum.view_types import ForumPlayer, ForumView

Town = tuple[str, ...]  # the grey kind or the colour of the building on each cell, "" where there is none
SCORINGS = ("cranes", "rows", "eagles", "group", "orders")
ROWS_OF_CELLS = tuple(tuple(row * SIDE + col for col in range(SIDE)) for row in range(SIDE))
COLUMNS_OF_CELLS = tuple(zip(*ROWS_OF_CELLS, strict=True))
PAYMENTS = tuple(all_payments())
MOST_PAID = max(map(max, PAYMENTS))


def built(printed: Printed, player: ForumPlayer) -> Town:
    """The buildings on all cells."""
    what = printed.what
    return tuple(
        what[cell["id"]] if cell is not None and cell["kind"] == "building" else "" for cell in player["cells"]
    )


def ability(player: ForumPlayer, row: int) -> bool:
    """Whether the first citizen of a row is there and active."""
    return bool(player["citizens"][row]) and bool(player["citizens"][row][0]["active"])


@keep
def grey_kinds(town: Town) -> tuple[int, ...]:
    """Different grey buildings of each row."""
    return tuple(len({town[cell] for cell in row if town[cell] in GREY_NAMES}) for row in ROWS_OF_CELLS)


def row_values(printed: Printed, player: ForumPlayer, town: Town) -> tuple[tuple[int, int], ...]:
    """Different grey buildings of each row, and their multiplier."""
    active = [sum(1 for citizen in row if citizen["active"]) for row in player["citizens"]]
    return tuple((kinds, printed.multiplier[n]) for kinds, n in zip(grey_kinds(town), active, strict=True))


def crane_value(printed: Printed, cell: int, cycle: int, town: Town) -> int:
    """What the crane of a corner would score, uncovered or not."""
    return printed.crane_vp[min(cycle, len(printed.crane_vp) - 1)] * town.count(printed.cranes[cell])


@keep
def eagle_relations(mosaic: tuple[str, ...], columns: int) -> tuple[int, ...]:
    """Of each forum cell: 0 on an eagle, 1 beside one, 2 diagonally, 3 none of these."""
    return tuple(_eagle_relation(mosaic, columns, cell) for cell in range(len(mosaic)))


def _eagle_relation(mosaic: tuple[str, ...], columns: int, cell: int) -> int:
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


def eagle_value(printed: Printed, view: ForumView, player: ForumPlayer) -> int:
    """Envoys on and beside eagles; diagonally only with Patrician I."""
    values = [*printed.eagle_vp[:2], printed.eagle_vp[2] if ability(player, 0) else 0, 0]
    relations = eagle_relations(tuple(view["mosaic"]), view["columns"])
    return sum(values[relations[cell]] for cell in player["envoys"])


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


@keep
def times_built(order: Order, temples: tuple[tuple[int, ...], ...], town: Town) -> int:
    """How many rows, columns or temples meet a building order; for the whole Colonia the number of sets.

    `temples` are the cells around each temple.
    """
    if order.scope == "colonia":
        return sets_in(order, [kind for kind in town if kind])
    groups = {"temple": temples, "row": ROWS_OF_CELLS}.get(order.scope, COLUMNS_OF_CELLS)
    return sum(min(1, sets_in(order, [town[cell] for cell in group if town[cell]])) for group in groups)


def held(player: ForumPlayer, what: str) -> int:
    """How much a player holds of what a collection order asks for."""
    stock: dict[str, int] = player["stock"]
    if what == "worker":
        return sum(stock[f"worker_{colour}"] for colour in COLOUR_NAMES)
    if what == "active_citizen":
        return int(player["active_citizens"])
    return int(player["ship"]) if what == "ship_envoy" else stock[what]


def order_times(printed: Printed, player: ForumPlayer, order: Order, town: Town) -> tuple[int, int]:
    """How often the building order and the collection order of a card are met."""
    collected = min(held(player, what) // count for what, count in order.collect)
    return times_built(order, printed.around_temples, town), collected


def scorings(printed: Printed, view: ForumView, player: ForumPlayer) -> dict[str, int]:
    """The five scorings as if the cycle ended now, upkeep left out."""
    town, cells, cycle, orders = built(printed, player), player["cells"], view["cycle"], view["orders"]
    cranes = sum(
        crane_value(printed, cell, cycle, town)
        for cell in printed.cranes
        if (shown := cells[cell]) is not None and shown["kind"] == "crane" and not shown["spent"]
    )
    order = printed.orders[orders[min(cycle, len(orders) - 1)]]
    return {
        "cranes": cranes,
        "rows": sum(kinds * multiplier for kinds, multiplier in row_values(printed, player, town)),
        "eagles": eagle_value(printed, view, player),
        "group": int(player["group_vp"]),
        "orders": sum(order_times(printed, player, order, town)) * int(player["trajan_value"]),
    }


def column_value(printed: Printed, view: ForumView, player: ForumPlayer) -> int:
    """What a victory column built now scores."""
    return int(view["fragment"]) + printed.citizen_vp * int(player["active_citizens"])


def unseen(printed: Printed, view: ForumView, seat: int) -> Counter[str]:
    """The tiles of a seat that lie nowhere in sight: face down in the Colonia, on the ship, sent out or used up."""
    players = view["players"]
    player, receiver = players[seat], players[(seat - 1) % len(players)]
    left, cells = Counter(printed.tile_counts), player["cells"]
    for cell in cells:
        if cell is not None and cell["kind"] == "tile" and cell["id"] != HIDDEN:
            left[cell["id"]] -= 1
    for tile, count in receiver["reserve"].items():
        left[tile] -= count
    for citizens, own in ((player["citizens"], True), (receiver["citizens"], False)):
        for tile, row in zip(printed.row_tile, citizens, strict=True):
            left[tile] -= sum(1 for citizen in row if citizen["own"] == own)
    if "commit" in player:
        for pick in (player["commit"]["first"], player["commit"]["second"]):
            if pick and sure(cells[pick["cell"]])["id"] == HIDDEN:
                left[pick["tile"]] -= 1
        return left
    hand = [tile for tile in (player["kept"], player["passed"]) if tile is not None]
    known = [tile for tile in hand if tile != HIDDEN]
    for tile in known:
        left[tile] -= 1
    from_corners = [taken["tile"] for taken in player["taken"] if taken["tile"] is not None]
    if from_corners and len(hand) == len(player["taken"]):  # nothing put away yet: what came from there is in hand
        left.subtract(Counter(from_corners) - Counter(known))
    return left


def purse(player: ForumPlayer) -> tuple[int, ...]:
    """What a player can pay with, as far as the dearest payment goes."""
    stock = player["stock"]
    return tuple(min(stock[name], MOST_PAID) for name in RESOURCE_NAMES[: len(PAYMENTS[0])])


@keep
def payable(faces: tuple[tuple[int, ...], ...], purse: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Of each face those of its payments that a purse is enough for."""
    enough = {number for number, payment in enumerate(PAYMENTS) if all(map(ge, purse, payment))}
    return tuple(tuple(payment for payment in payments if payment in enough) for payments in faces)
