"""What printed components look like in an observation, found once for each box instead of at each look.

A print is a short list: which entries of its part are not zero, and the place of their fraction in an ink
(`engine/ink.py`). Most components have two to four such entries of ten and more, so `observe` writes a component by
going through its print.
"""

from __future__ import annotations

from triumvir.engine.ink import ONE, over
from triumvir.engine.state import vector
from triumvir.games.nova_roma.actions import ROUTES
from triumvir.games.nova_roma.tables import ANY_GOODS, ARTISANS, BUNDLE, COINS, NEEDS, PRINTED, Tables

Print = list[tuple[int, int]]  # entries in their order: which, and its place in an ink


def prepare(tables: Tables) -> None:
    """Find the prints of all contracts, reward tiles, ports and mosaic tiles; the other tables are complete."""
    found: list[Print] = []
    tables.shipping_prints = len(found)
    found += [[(0, ONE), *bundle(tables, cost, COINS + 1, 1)] for cost in tables.shipping_cost]
    tables.building_prints = len(found)
    found += [building(tables, card) for card in range(len(tables.building_vp))]
    tables.reward_prints = len(found)
    found += [[(0, ONE), *bundle(tables, gain, ANY_GOODS + 1, 1)] for gain in tables.reward_gain]
    tables.port_prints = len(found)
    found += [port(tables, number) for number in range(len(tables.port_vp))]
    tables.mosaic_prints = len(found)
    found += [mosaic(tables, tile) for tile in range(len(tables.mosaic_slots) // 3)]
    ends = [0]
    for entries in found:
        ends.append(ends[-1] + len(entries))
    tables.print_ends = vector(ends)
    tables.prints = vector([(entry << PRINTED) + place for entries in found for entry, place in entries])


def bundle(tables: Tables, number: int, count: int, at: int) -> Print:
    """The first amounts of a bundle."""
    amounts = [int(tables.bundles[number * BUNDLE + kind]) for kind in range(count)]
    return [(at + kind, int(over(amount, 3))) for kind, amount in enumerate(amounts) if amount]


def building(tables: Tables, card: int) -> Print:
    """A building contract: that it is there, its VP, cost and shape."""
    cost = bundle(tables, tables.building_cost[card], ARTISANS + 1, 2)
    shape = 3 + ARTISANS + int(tables.building_shape[card])
    return [(0, ONE), (1, int(over(tables.building_vp[card], 6))), *cost, (shape, ONE)]


def port(tables: Tables, number: int) -> Print:
    """Where a ship is: its route, how far along it, and the VP there."""
    route = next(j for j in range(ROUTES) if tables.route_first[j] <= number < tables.route_first[j + 1])
    reached = int(over(number + 1 - tables.route_first[route], 8))
    return [(route, ONE), (ROUTES, reached), (ROUTES + 1, int(over(tables.port_vp[number], 14)))]


def mosaic(tables: Tables, tile: int) -> Print:
    """What the three cells of a mosaic tile ask for."""
    found = []
    for slot in range(3):
        first = NEEDS * int(tables.mosaic_slots[3 * tile + slot])
        needs = [int(tables.achievement_needs[first + kind]) for kind in range(NEEDS)]
        found += [(NEEDS * slot + kind, int(over(need, 6))) for kind, need in enumerate(needs) if need]
    return found
