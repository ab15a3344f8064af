"""What things would be worth now, computed from a view: bonus tiles, provinces, demands, trays to sow."""

from __future__ import annotations

from collections.abc import Sequence

from triumvir.games.trajan.board.printed import Printed
from triumvir.games.trajan.names import Names
from triumvir.games.trajan.view_types import TrajanPlayer

Slots = Sequence[str | None]  # the Trajan tiles at the trays of a seat
Trays = Sequence[Sequence[str]]  # the markers in them


def bonus_values(printed: Printed, player: TrajanPlayer, yellow: list[str], gray: list[str]) -> dict[str, int]:
    """VP of each bonus tile if the game ended now; jokers go where they bring most (T-255 to T-259, T-R25, T-R26)."""
    sides = {**dict.fromkeys(yellow, "yellow"), **dict.fromkeys(gray, "gray")}
    values: dict[str, int] = {}
    unserved: list[tuple[int, str]] = []
    commodity: tuple[int, str] = (0, "")
    for tile, side in sides.items():
        face = printed.bonus[tile]
        rate = face.rate(side)
        times = 0
        if face.kind == "demand":
            times = 1 if player["mat"].get(face.icons[0]) else 0
            if not times:
                unserved.append((rate, tile))
        elif face.kind == "workers":
            times = len(player["sites"])
        elif face.kind == "legionaries":
            times = len(player["legionaries"])
        elif face.kind == "bonus_tiles":
            times = len(yellow)
        else:
            times = sum(player["display"].get(kind, 0) for kind in face.icons)
            commodity = max(commodity, (rate, tile))
        values[tile] = (rate * times + 1) // 2
    if unserved:
        for rate, tile in sorted(unserved, reverse=True)[: player["mat"].get("joker-demand", 0)]:
            values[tile] += (rate + 1) // 2
    if commodity[1]:
        values[commodity[1]] += player["mat"].get("joker-commodity", 0) * commodity[0] // 2
    return values


def bonus_gain(printed: Printed, player: TrajanPlayer, tile: str) -> tuple[int, int]:
    """How many VP a further bonus tile would add now, with its yellow and with its gray side up."""
    yellow, gray = player["bonus_yellow"], player["bonus_gray"]
    before = sum(bonus_values(printed, player, yellow, gray).values())
    as_yellow = sum(bonus_values(printed, player, [*yellow, tile], gray).values())
    as_gray = sum(bonus_values(printed, player, yellow, [*gray, tile]).values())
    return as_yellow - before, as_gray - before


def deployment(printed: Printed, vp: int, others: int) -> int:
    """VP of a legionary sent to a province with legionaries of other players (T-138)."""
    return max(printed.floor, vp - printed.deduction * others)


def kept(names: Names, player: TrajanPlayer) -> dict[str, int]:
    """Demands that fulfilled Trajan tiles cover in every quarter."""
    found: dict[str, int] = {}
    for tile in player["fulfilled"]:
        effect = names.tiles[tile][1]
        found[effect] = found.get(effect, 0) + 1
    return found


def covered(names: Names, player: TrajanPlayer, demands: list[str]) -> list[bool]:
    """For each demand whether the player can cover it now, jokers used last (T-220, T-R19)."""
    mat: dict[str, int] = player["mat"]
    lasting = kept(names, player)
    left = {demand: mat.get(demand, 0) + lasting.get(demand, 0) for demand in demands}
    jokers = mat.get("joker-demand", 0)
    found = []
    for demand in demands:
        if left[demand]:
            left[demand] -= 1
            found.append(True)
        elif jokers:
            jokers -= 1
            found.append(True)
        else:
            found.append(False)
    return found


def needs(names: Names, tile: str, tray: Sequence[str]) -> list[str]:
    """The colours that a tray still lacks for a Trajan tile."""
    lacking = list(names.tiles[tile][3])
    for colour in tray:
        if colour in lacking:
            lacking.remove(colour)
    return lacking


def can_fulfil(names: Names, slots: Slots, trays: Trays, tray: int) -> bool:
    """Whether sowing a tray can end with its target's Trajan tile fulfilled."""
    held = trays[tray]
    target = (tray + len(held)) % len(trays)
    tile = slots[target]
    if tile is None or not held:
        return False
    lacking = needs(names, tile, () if target == tray else trays[target])
    drops = -(-len(held) // len(trays))  # how many of them the target receives
    hand = list(held)
    for colour in lacking:
        if colour not in hand:
            return False
        hand.remove(colour)
    return len(lacking) <= drops


def fulfilling(names: Names, slots: Slots, trays: Trays, held: Sequence[str], tray: int) -> list[str]:
    """While sowing: the colours which, dropped last, fulfil the tile at the target; all held if none is lacking."""
    target = (tray + len(held)) % len(trays)
    tile = slots[target]
    if tile is None or len(held) > len(trays):
        return []
    lacking = needs(names, tile, trays[target])
    if not lacking:
        return list(dict.fromkeys(held))
    return lacking if len(lacking) == 1 and lacking[0] in held else []
