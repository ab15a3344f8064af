"""The prints of components say what the tables say, whatever the number of players and the box."""

from __future__ import annotations

import pytest

import triumvir
from triumvir.engine.ink import SPAN, ZERO
from triumvir.games.nova_roma import box
from triumvir.games.nova_roma.actions import ROUTES
from triumvir.games.nova_roma.tables import ANY_GOODS, ARTISANS, BUNDLE, COINS, NEEDS, PRINTED, Tables

BOXES = (None, "tiny", "small")


def unfolded(tables: Tables, number: int, length: int) -> list[float]:
    """A print as the numbers that it stands for."""
    found = [0.0] * length
    for i in range(tables.print_ends[number], tables.print_ends[number + 1]):
        entry, place = int(tables.prints[i]) >> PRINTED, int(tables.prints[i]) % (1 << PRINTED)
        assert found[entry] == 0, "no entry is printed twice"
        found[entry] = (place % SPAN - ZERO) / (place // SPAN)
    return found


def bundle(tables: Tables, number: int, count: int) -> list[float]:
    return [tables.bundles[number * BUNDLE + kind] / 3 for kind in range(count)]


@pytest.mark.parametrize("variant", BOXES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_print_is_what_the_tables_say(players: int, variant: str | None) -> None:
    game = triumvir.load("nova-roma", players=players, box=variant)
    tables = box.read(game.box, players, game.options)
    for card, cost in enumerate(tables.shipping_cost):
        assert unfolded(tables, tables.shipping_prints + card, COINS + 2) == [1, *bundle(tables, cost, COINS + 1)]
    shapes = len(tables.shape_size)
    for card, cost in enumerate(tables.building_cost):
        shape = [float(kind == tables.building_shape[card]) for kind in range(shapes)]
        expected = [1, tables.building_vp[card] / 6, *bundle(tables, cost, ARTISANS + 1), *shape]
        assert unfolded(tables, tables.building_prints + card, len(expected)) == expected
    for tile, gain in enumerate(tables.reward_gain):
        expected = [1, *bundle(tables, gain, ANY_GOODS + 1)]
        assert unfolded(tables, tables.reward_prints + tile, len(expected)) == expected
    for port, points in enumerate(tables.port_vp):
        route = max(number for number in range(ROUTES) if tables.route_first[number] <= port)
        expected = [float(number == route) for number in range(ROUTES)]
        expected += [(port + 1 - tables.route_first[route]) / 8, points / 14]
        assert unfolded(tables, tables.port_prints + port, ROUTES + 2) == expected
    for tile in range(len(tables.mosaic_slots) // 3):
        slots = [NEEDS * int(tables.mosaic_slots[3 * tile + slot]) for slot in range(3)]
        expected = [tables.achievement_needs[first + kind] / 6 for first in slots for kind in range(NEEDS)]
        assert unfolded(tables, tables.mosaic_prints + tile, 3 * NEEDS) == expected
