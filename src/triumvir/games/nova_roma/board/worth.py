"""What things are worth as they stand, reckoned from the view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from triumvir.draw.grid import Cell
from triumvir.draw.keep import keep
from triumvir.games.nova_roma.actions import SIDE
from triumvir.games.nova_roma.board.printed import Bundle, Printed, Zone
from triumvir.games.nova_roma.board.scene import Scene
from triumvir.games.nova_roma.box_parts import KIND_NAMES
from triumvir.games.nova_roma.names import at
from triumvir.games.nova_roma.view_types import NovaPlayer, NovaView

FORUM = tuple((row, column) for row in range(SIDE) for column in range(SIDE))  # its cells, row by row
Listed = Literal["row", "building", "shipping"]
Offer = Literal["estate", "shipping", "building"]
LISTED: dict[str, Listed] = {  # what is counted in a list of a player
    "followers": "row",
    "followers_in_row": "row",
    "building": "building",
    "building_contracts": "building",
    "shipping": "shipping",
    "shipping_contracts": "shipping",
}
AUTOMA = 4  # the number under which neutral blocks and the automa are counted


def strengths(view: NovaView, seat: int, row: int, column: int, most: int) -> tuple[int, int]:
    """Strength of the row's and of the column's action if a seat's patrician stood on a cell."""
    patricians = tuple(view["players"][seat]["patricians"])
    return all_strengths(patricians, view["forum"]["emperor"], most)[row, column]


@keep
def all_strengths(patricians: tuple[str, ...], emperor: str | None, most: int) -> dict[Cell, tuple[int, int]]:
    """The strengths on every cell of the forum, from where the patricians of a seat and the emperor stand."""
    king = at(emperor) if emperor else (-1, -1)
    found = {}
    for row, column in FORUM:
        places = {at(place) for place in patricians} | {(row, column)}
        along = sum(r == row for r, _ in places) + (king[0] == row)
        down = sum(c == column for _, c in places) + (king[1] == column)
        found[row, column] = min(most, along), min(most, down)
    return found


def lacking(stock: Mapping[str, int], cost: Mapping[str, int]) -> Bundle:
    """What is missing to pay a cost."""
    return tuple([(kind, count - stock.get(kind, 0)) for kind, count in cost.items() if count > stock.get(kind, 0)])


def contract_terms(scene: Scene, offer: Offer) -> tuple[int, tuple[Bundle, ...]]:
    """How many contracts are left in the deck of an offer, and what who looks on lacks for each that lies open."""
    return scene.view["decks"][offer], shortages(scene, offer)


def shortages(scene: Scene, offer: Offer) -> tuple[Bundle, ...]:
    """What who looks on lacks for each place of an offer; a spectator lacks nothing.

    To be asked as a fact, for the stock changes more often than this.
    """
    if scene.watched:
        return ((),) * len(scene.view[offer])
    stock = scene.own["stock"]
    return tuple([lacking(stock, cost) for cost in costs(scene, offer)])


def costs(scene: Scene, offer: Offer) -> list[dict[str, int]]:
    """What is to be paid for each place of an offer; nothing for an empty one."""
    if offer == "estate":
        return scene.printed.slot_costs
    if offer == "shipping":
        return [scene.names.shipping_costs[card] if card else {} for card in scene.view[offer]]
    return [scene.names.buildings[card]["cost"] if card else {} for card in scene.view[offer]]


def blocks(view: NovaView, zone: int) -> dict[int, int]:
    """How many blocks everybody has in a zone; neutral ones count under AUTOMA."""
    found = {seat: len(player["zones"][zone]) for seat, player in enumerate(view["players"])}
    found[AUTOMA] = len(view["neutral"][zone])
    return found


def zone_points(view: NovaView, zone: Zone, number: int) -> dict[int, int]:
    """What a zone brings everybody now (N-203, N-220; alone N-235)."""
    counts = blocks(view, number)
    if view["rival"] is not None:
        mine, other = counts[0], counts[AUTOMA]
        return {
            0: 0 if not mine else zone.vp[1 if other >= mine else 0],
            AUTOMA: 0 if not other else zone.vp[0 if other >= mine else 1],
        }
    found = {}
    for seat, own in counts.items():
        larger = len({count for count in counts.values() if count > own})
        found[seat] = zone.vp[min(larger, 2)] if own else 0
    found.pop(AUTOMA)
    return found


def leader(view: NovaView, track: int, needs_step: bool) -> int | None:
    """Who would win the chariot tile of a track now; AUTOMA for the automa, None for nobody."""
    players = view["players"]
    best = max(range(len(players)), key=lambda seat: (players[seat]["tracks"][track], -players[seat]["below"][track]))
    space = players[best]["tracks"][track]
    if view["rival"] is not None:
        return best if space > view["rival"]["tracks"][track] else AUTOMA
    if view["neutral_space"] is not None and space <= view["neutral_space"]:
        return None
    return None if needs_step and space == 0 else best


def held(printed: Printed, player: NovaPlayer, what: str) -> int:
    """How many a player has of something that followers or achievements count."""
    if what in KIND_NAMES:
        return int(player["stock"][what])
    if what in LISTED:
        return len(player[LISTED[what]])
    if what == "markers_at_3":
        return sum(space >= 3 for space in player["tracks"])
    if what in ("total_steps", "hippodrome_steps"):
        return sum(player["tracks"])
    tiles = [place["tile"] for place in player["estate"] if place["tile"]]
    return sum(printed.tiles[tile].kind == "animal" for tile in tiles) if what == "animal_tiles" else len(tiles)


def follower_vp(printed: Printed, player: NovaPlayer, name: str, in_row: bool = True) -> int | None:
    """What an end-game follower scores now, or would in the row; None for one that scores nothing."""
    card = printed.followers[name]
    if card.kind != "end_game":
        return None
    tables, number = printed.tables, card.number
    count = held(printed, player, card.counts) + (card.counts == "followers_in_row" and not in_row)
    if tables.follower_least[number]:
        return int(tables.follower_base[number]) if count >= tables.follower_least[number] else 0
    return int(tables.follower_base[number] + tables.follower_per[number] * (count // tables.follower_divisor[number]))


def follower_points(scene: Scene, seat: int, name: str, in_row: bool) -> int | None:
    """What a follower scores a seat; where that hangs on the stock, which changes often, it is a fact."""
    counts_stock = scene.printed.followers[name].counts in KIND_NAMES
    return scene.fact(_points, seat, name, in_row) if counts_stock else _points(scene, seat, name, in_row)


def _points(scene: Scene, seat: int, name: str, in_row: bool) -> int | None:
    return follower_vp(scene.printed, scene.players[seat], name, in_row)


def progress(printed: Printed, player: NovaPlayer, achievement: str) -> list[tuple[str, int, int]]:
    """How far an achievement is: (what, how many there are, how many it asks for)."""
    require = printed.requirements[achievement]
    found = []
    for what, least in require.items():
        if what not in ("sum", "spend_influence"):
            found.append((what, held(printed, player, what), least))
    if "sum" in require:
        found.append(("sum", sum(have for _, have, _ in found), require["sum"]))
    return found


def met(printed: Printed, player: NovaPlayer, achievement: str) -> bool:
    """Whether an achievement could be claimed."""
    return all(have >= least for _, have, least in progress(printed, player, achievement))


def output(printed: Printed, player: NovaPlayer, cell: int) -> dict[str, int]:
    """What an artisan placed on an estate cell would bring now, its tile included."""
    row, column = divmod(cell, 3)
    estate = player["estate"]
    amount = int(printed.tables.line_amount)
    found: dict[str, int] = {}
    along = amount + sum(estate[3 * row + i]["artisan"] for i in range(3))
    down = amount + sum(estate[3 * i + column]["artisan"] for i in range(3))
    for kind, count in ((printed.rows[row], along), (printed.columns[column], down)):
        found[kind] = found.get(kind, 0) + count
    tile = estate[cell]["tile"]
    if tile and printed.tiles[tile].kind == "production":
        for kind, count in printed.tiles[tile].gain:
            found[kind] = found.get(kind, 0) + count
    return found


def ring_left(printed: Printed, taken: list[int]) -> list[int]:
    """For every tile space, how many cells around it are still free; `taken` are bit sets by zone."""
    return [(space.ring & ~taken[space.zone]).bit_count() for space in printed.spaces]


def taken_cells(printed: Printed, view: NovaView) -> list[int]:
    """The covered cells of every zone as bit sets."""
    found = []
    for number, zone in enumerate(printed.zones):
        columns, mask = len(zone.rows[0]), 0
        for places in [view["neutral"][number], *(player["zones"][number] for player in view["players"])]:
            for place in places:
                row, column = at(place)
                mask |= 1 << (row * columns + column)
        found.append(mask)
    return found


def goal_state(scene: Scene, seat: int, goal: str) -> tuple[list[tuple[str, int, int]], bool]:
    """How far a seat is with an achievement, and whether that is enough; a fact where it hangs on the stock."""
    asks_stock = any(what in KIND_NAMES for what in scene.printed.requirements[goal])
    return scene.fact(_state, seat, goal) if asks_stock else _state(scene, seat, goal)


def _state(scene: Scene, seat: int, goal: str) -> tuple[list[tuple[str, int, int]], bool]:
    player = scene.players[seat]
    return progress(scene.printed, player, goal), met(scene.printed, player, goal)
