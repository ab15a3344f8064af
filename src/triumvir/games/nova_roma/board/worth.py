"""What things are worth as they stand, reckoned from the view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from triumvir.draw.scene import View
from triumvir.games.nova_roma.board.printed import Printed, Zone
from triumvir.games.nova_roma.board.scene import at

AUTOMA = 4  # the number under which neutral blocks and the automa are counted


def strengths(view: View, seat: int, row: int, column: int, most: int) -> tuple[int, int]:
    """Strength of the row's and of the column's action if a seat's patrician stood on a cell."""
    places = {at(place) for place in view["players"][seat]["patricians"]} | {(row, column)}
    emperor = view["forum"]["emperor"]
    king = at(emperor) if emperor else (-1, -1)
    along = sum(r == row for r, _ in places) + (king[0] == row)
    down = sum(c == column for _, c in places) + (king[1] == column)
    return min(most, along), min(most, down)


def lacking(stock: Mapping[str, int], cost: Mapping[str, int]) -> dict[str, int]:
    """What is missing to pay a cost."""
    return {kind: count - stock.get(kind, 0) for kind, count in cost.items() if count > stock.get(kind, 0)}


def blocks(view: View, zone: int) -> dict[int, int]:
    """How many blocks everybody has in a zone; neutral ones count under AUTOMA."""
    found = {seat: len(player["zones"][zone]) for seat, player in enumerate(view["players"])}
    found[AUTOMA] = len(view["neutral"][zone])
    return found


def zone_points(view: View, zone: Zone, number: int) -> dict[int, int]:
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


def leader(view: View, track: int, needs_step: bool) -> int | None:
    """Who would win the chariot tile of a track now; AUTOMA for the automa, None for nobody."""
    players = view["players"]
    best = max(range(len(players)), key=lambda seat: (players[seat]["tracks"][track], -players[seat]["below"][track]))
    space = players[best]["tracks"][track]
    if view["rival"] is not None:
        return best if space > view["rival"]["tracks"][track] else AUTOMA
    if view["neutral_space"] is not None and space <= view["neutral_space"]:
        return None
    return None if needs_step and space == 0 else best


def held(printed: Printed, player: View, what: str) -> int:
    """How many a player has of something that followers or achievements count."""
    if what in player["stock"]:
        return int(player["stock"][what])
    tiles = [place["tile"] for place in player["estate"] if place["tile"]]
    counts: dict[str, int] = {
        "estate": len(tiles),
        "estate_tiles": len(tiles),
        "animal_tiles": sum(printed.tiles[tile].kind == "animal" for tile in tiles),
        "followers": len(player["row"]),
        "followers_in_row": len(player["row"]),
        "building": len(player["building"]),
        "building_contracts": len(player["building"]),
        "shipping": len(player["shipping"]),
        "shipping_contracts": len(player["shipping"]),
        "total_steps": sum(player["tracks"]),
        "hippodrome_steps": sum(player["tracks"]),
        "markers_at_3": sum(space >= 3 for space in player["tracks"]),
    }
    return counts[what]


def follower_vp(printed: Printed, player: View, name: str, in_row: bool = True) -> int | None:
    """What an end-game follower scores now, or would in the row; None for one that scores nothing."""
    card = printed.followers[name]
    if card.kind != "end_game":
        return None
    tables, number = printed.tables, card.number
    count = held(printed, player, card.counts) + (card.counts == "followers_in_row" and not in_row)
    if tables.follower_least[number]:
        return int(tables.follower_base[number]) if count >= tables.follower_least[number] else 0
    return int(tables.follower_base[number] + tables.follower_per[number] * (count // tables.follower_divisor[number]))


def progress(printed: Printed, player: View, achievement: str) -> list[tuple[str, int, int]]:
    """How far an achievement is: (what, how many there are, how many it asks for)."""
    require = printed.requirements[achievement]
    found = []
    for what, least in require.items():
        if what not in ("sum", "spend_influence"):
            found.append((what, held(printed, player, what), least))
    if "sum" in require:
        found.append(("sum", sum(have for _, have, _ in found), require["sum"]))
    return found


def met(printed: Printed, player: View, achievement: str) -> bool:
    """Whether an achievement could be claimed."""
    return all(have >= least for _, have, least in progress(printed, player, achievement))


def output(printed: Printed, player: View, cell: int) -> dict[str, int]:
    """What an artisan placed on an estate cell would bring now, its tile included."""
    row, column = divmod(cell, 3)
    estate: list[dict[str, Any]] = player["estate"]
    amount = int(printed.tables.line_amount)
    found: dict[str, int] = {}
    along = amount + sum(estate[3 * row + i]["artisan"] for i in range(3))
    down = amount + sum(estate[3 * i + column]["artisan"] for i in range(3))
    for kind, count in ((printed.rows[row], along), (printed.columns[column], down)):
        found[kind] = found.get(kind, 0) + count
    tile = estate[cell]["tile"]
    if tile and printed.tiles[tile].kind == "production":
        for kind, count in printed.tiles[tile].gain.items():
            found[kind] = found.get(kind, 0) + count
    return found


def line_points(printed: Printed, claimed: list[int]) -> list[bool]:
    """Which lines of a mosaic are complete."""
    mask = sum(1 << cell for cell in claimed)
    return [mask & int(line) == int(line) for line in printed.tables.line_mask]


def ring_left(printed: Printed, taken: list[int]) -> list[int]:
    """For every tile space, how many cells around it are still free; `taken` are bit sets by zone."""
    return [(space.ring & ~taken[space.zone]).bit_count() for space in printed.spaces]


def taken_cells(printed: Printed, view: View) -> list[int]:
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
