"""What all seats may know of one player as numbers, in sections that seldom change together."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit
from triumvir.engine.ink import ONE, WHOLE, over, write_counts, write_one_more, write_set
from triumvir.engine.native import i32, i64, vec
from triumvir.engine.stamps import stamped, stamped_all
from triumvir.engine.state import EVERYTHING
from triumvir.games.forum_trajanum.actions import CELLS, FORUM, GREYS, RESOURCES, TRACK_STEPS
from triumvir.games.forum_trajanum.hidden import cell_set
from triumvir.games.forum_trajanum.scoring import group_points, largest_group, trajan_value
from triumvir.games.forum_trajanum.state import (
    BUILD,
    CHOOSE_PAYMENT,
    CHOOSE_PLACE,
    FIRST_CITIZEN,
    OVER,
    PASS_TILE,
    PICK_FIRST,
    PICK_SECOND,
    STOCK,
    TRACK,
    UPKEEP,
    USE_TILE,
    VP_SOURCES,
    Player,
    Position,
    committing,
    cycle_of,
)
from triumvir.games.forum_trajanum.tables import BUILDINGS, CITIZENS, CORNERS

STEPS: Final = OVER + 1
SPACES: Final = 12
FEW: Final = 4  # what a count of tokens is measured by
MANY: Final = 20  # what VP are measured by
PLAYER_LENGTH: Final = 454  # of all sections together, but for the kinds of tiles

# Sections, as in `game.kept_player`.
MEANS: Final = 0
COVERED: Final = 1
BUILT: Final = 2
PEOPLE: Final = 3
TILES: Final = 4
SECTIONS: Final = 5


def player_length(position: Position) -> i64:
    """How many numbers the sections of a player have."""
    return PLAYER_LENGTH + (CORNERS + 4) * position.tables.kinds


def changed_since(position: Position, before: i64) -> i64:
    """Tiles are picked in secret, and a building changes nothing until it is paid."""
    now = position.step
    if before in (PICK_FIRST, PICK_SECOND, PASS_TILE) and now in (PICK_FIRST, PICK_SECOND, PASS_TILE):
        return 0
    if before in (BUILD, CHOOSE_PLACE) and now in (CHOOSE_PLACE, CHOOSE_PAYMENT):
        return 0
    return EVERYTHING


def players_stamp(position: Position) -> i64:
    """What is written here of others changes with the phases of a round only."""
    phase = PICK_FIRST if committing(position) else position.step
    return position.round * STEPS + (phase if phase in (FIRST_CITIZEN, PICK_FIRST, UPKEEP, OVER) else USE_TILE)


def player_stamp(position: Position, number: i64, section: i64) -> i64:
    """What `observe_section` writes was made from this."""
    player = position.players[number]
    if section == MEANS:
        stamp = stamped_all(player.envoys, player.ledger, 0, VP_SOURCES)
        stamp = stamped_all(stamp, player.stock, 0, STOCK)
        return stamped(stamp, 2 * player.offset + (1 if player.flipped else 0))
    if section == COVERED:
        corners = corners_known(position, player)
        return stamped(stamped(cycle_of(position), player.covered), corners)
    if section == BUILT:
        return built_stamp(player)
    if section == PEOPLE:
        stamp = stamped(stamped(player.envoys, player.placed), player.active)
        stamp = stamped(stamped(stamp, player.foreign), player.spent)
        return stamped(stamp, player.ship * (CITIZENS + 1) + player.citizen)
    stamp = stamped(cycle_of(position), places_seen(position, player))
    stamp = stamped_all(stamp, player.reserve, 0, len(player.reserve))
    stamp = stamped_all(stamp, player.shipped, 0, len(player.shipped))
    return stamped_all(stamp, player.gone, 0, len(player.gone))


def built_stamp(player: Player) -> i64:
    """What `observe_built` writes was made from this."""
    built = player.built
    stamp: i64 = 0
    i: i64
    for i in range(BUILDINGS):
        stamp = stamped(stamp, built[i])
    return stamp


def observe_section(position: Position, number: i64, section: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """Write a section of one player; returns where the next one goes."""
    player = position.players[number]
    if section == MEANS:
        return observe_means(position, player, ink, out, at)
    if section == COVERED:
        return observe_covered(position, player, ink, out, at)
    if section == BUILT:
        return observe_built(player, ink, out, at)
    if section == PEOPLE:
        return observe_people(player, ink, out, at)
    return observe_tiles(position, player, ink, out, at)


def observe_player(position: Position, number: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """The open parts of one player, but for the tiles of this round."""
    section: i64
    for section in range(SECTIONS):
        at = observe_section(position, number, section, ink, out, at)


def observe_means(position: Position, player: Player, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """VP, resources, tracks and prestige."""
    tables = position.tables
    i: i64
    total: i64 = 0
    ledger = player.ledger
    for i in range(VP_SOURCES):
        total += ledger[i]
    at = write_counts(ledger, MANY, ink, out, at)
    out[at] = ink[over(total, MANY)]
    at += 1
    stock = player.stock
    for i in range(RESOURCES):
        if stock[i]:
            out[at + i] = ink[over(stock[i], FEW)]
    at += RESOURCES
    for i in range(1, GREYS):
        out[at + i - 1] = ink[over(stock[TRACK + i], TRACK_STEPS)]
    at += GREYS - 1
    group = largest_group(player.envoys)
    out[at] = ink[over(player.offset, 10)]
    if player.flipped:
        out[at + 1] = ink[ONE]
    out[at + 2] = ink[over(group, 10)]
    out[at + 3] = ink[over(group_points(tables, player, group), MANY)]
    out[at + 4] = ink[over(trajan_value(tables, player), 10)]
    return at + 5


def cells_taken(position: Position, player: Player) -> i64:
    """The cells emptied in this round, as far as that is known to all."""
    return 0 if committing(position) else cell_set(player.kept) | cell_set(player.passed)


def corners_known(position: Position, player: Player) -> i64:
    """The corners whose tiles are known: those that still lie there and those taken in this round."""
    return (player.covered | cells_taken(position, player)) & position.tables.corners


def observe_covered(position: Position, player: Player, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """The cells with a tile, and the tiles of the corners."""
    tables = position.tables
    at = write_set(player.covered, CELLS, ink, out, at)
    corners = corners_known(position, player)
    i: i64
    for i in range(CORNERS):
        if corners & bit(tables.corner[i]):
            out[at + player.tiles[tables.corner[i]]] = ink[ONE]
        at += tables.kinds
    return at


def observe_built(player: Player, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """The cells of each building."""
    built = player.built
    i: i64
    for i in range(BUILDINGS):
        if built[i]:
            write_set(built[i], CELLS, ink, out, at)
        at += CELLS
    return at


def observe_people(player: Player, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """Cranes, citizens, the ship and envoys."""
    at = write_set(player.spent, CORNERS, ink, out, at)
    at = write_set(player.placed, SPACES, ink, out, at)
    at = write_set(player.active, SPACES, ink, out, at)
    at = write_set(player.foreign, SPACES, ink, out, at)
    out[at] = ink[over(player.ship, FEW)]
    at = write_set(player.envoys, FORUM, ink, out, at + 1)
    if player.citizen >= 0:
        out[at + player.citizen] = ink[ONE]
    return at + CITIZENS


def observe_tiles(position: Position, player: Player, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """Tiles by kind: those in reserve, put on the ship, used up, and all that were seen."""
    kinds = position.tables.kinds
    at = write_tiles(player.reserve, kinds, ink, out, at)
    at = write_tiles(player.shipped, kinds, ink, out, at)
    at = write_tiles(player.gone, kinds, ink, out, at)
    tiles = player.tiles
    places = places_seen(position, player)
    place: i64 = 0
    while places:
        if places & 1:
            write_one_more(WHOLE, ink, out, at + tiles[place])
        places >>= 1
        place += 1
    return at + kinds


def places_seen(position: Position, player: Player) -> i64:
    """The cells whose tiles all have seen, but for those of this round."""
    if position.step == FIRST_CITIZEN:
        return 0
    tables = position.tables
    return (tables.ordinary | tables.corners) & ~player.covered & ~cells_taken(position, player)


def write_tiles(counts: vec[i64], kinds: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """Tiles by kind, of the kinds that there are."""
    if len(counts) > 0:
        i: i64
        for i in range(kinds):
            count = counts[i]
            if count:
                out[at + i] = ink[WHOLE + count]
    return at + kinds
