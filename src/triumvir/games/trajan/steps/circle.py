"""The circle of trays: how many markers lie where, and how near a tile is to be fulfilled."""

from __future__ import annotations

from triumvir.engine.native import i64
from triumvir.games.trajan.state import EMPTY, Position, markers


def markers_in(tray: i64) -> i64:
    """How many markers a packed tray holds: neighbouring counts are added in pairs, then all three pairs."""
    pairs = (tray & 0o070707) + ((tray >> 3) & 0o070707)
    return (pairs + (pairs >> 6) + (pairs >> 12)) & 63


def colours_there(position: Position, tile: i64, tray: i64) -> i64:
    """How many of the two markers that a tile asks for lie in a tray."""
    first = position.tables.tile_first[tile]
    second = position.tables.tile_second[tile]
    if first == second:
        return min(markers(tray, first), 2)
    return min(markers(tray, first), 1) + min(markers(tray, second), 1)


def lacks_only(position: Position, tile: i64, tray: i64, source: i64) -> bool:
    """Whether one marker out of a source tray, or any one, completes a tile."""
    there = colours_there(position, tile, tray)
    if there == 2:
        return True
    if there == 0:
        return False
    first = position.tables.tile_first[tile]
    second = position.tables.tile_second[tile]
    wanted = second if markers(tray, first) > 0 else first
    return markers(source, wanted) > 0


def asked_for(position: Position, colour: i64, slot: i64) -> bool:
    """Whether the tile at a slot still lacks a marker of this colour."""
    player = position.player()
    tile = player.slots[slot]
    if tile == EMPTY:
        return False
    tables = position.tables
    there = markers(player.trays[slot], colour)
    if tables.tile_first[tile] == colour:
        return there < (2 if tables.tile_second[tile] == colour else 1)
    return tables.tile_second[tile] == colour and there == 0
