"""Build: a building contract, then the building (D-35); also the single block of the special tile, and reward rings."""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma.actions import BLOCKS, BUILDING, PASS, SLOTS
from triumvir.games.nova_roma.state import (
    BUILD_PLACE,
    EMPTY,
    END_WINDOW,
    OFFER_BUILDING,
    ZONE,
    Position,
)
from triumvir.games.nova_roma.steps.gains import gain, pay, payable
from triumvir.games.nova_roma.steps.step import ASKED, ActionStep


def available(position: Position, strength: i64, coins: i64, waived: bool) -> bool:
    """Whether a contract in reach can be paid with so many coins more, or without its artisan (N-R04)."""
    tables = position.tables
    player = position.actor()
    i: i64
    for i in range(tables.access[tables.max_strength + strength - 1]):
        card = position.offer[OFFER_BUILDING + i]
        if card != EMPTY and payable(position, player, tables.building_cost[card], coins, waived):
            return True
    return False


class BuildContract(ActionStep):
    """D-35: the building contract."""

    name = "build_contract"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """The contracts in reach that can be paid; one must be taken (N-115, N-R47)."""
        tables = position.tables
        player = position.actor()
        count: i64 = 0
        i: i64
        for i in range(tables.access[tables.max_strength + position.strength - 1]):
            card = position.offer[OFFER_BUILDING + i]
            if card != EMPTY and payable(position, player, tables.building_cost[card], 0, position.waived):
                out[count] = BUILDING + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Pay and keep the contract; its building may be placed (N-115, N-116)."""
        slot = action - BUILDING
        player = position.actor()
        card = position.offer[OFFER_BUILDING + slot]
        pay(position, player, position.tables.building_cost[card], position.waived)
        position.offer[OFFER_BUILDING + slot] = EMPTY
        player.building |= bit(card)
        position.chosen = card
        position.step = BUILD_PLACE
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Contracts out of reach or too dear, and none."""
        tables = position.tables
        if BUILDING <= action < BUILDING + SLOTS:
            reach = tables.access[tables.max_strength + position.strength - 1]
            return "N-115" if action - BUILDING >= reach else "N-116"
        return "N-R47" if action == PASS else "N-057"

    def lean(self, position: Position, action: i64) -> i64:
        """The largest and dearest building."""
        tables = position.tables
        card = position.offer[OFFER_BUILDING + action - BUILDING]
        return min(tables.building_vp[card] + tables.shape_size[tables.building_shape[card]], LIKELY)


# ---------------------------------------------------------------- placing


def covered(position: Position, zone: i64) -> i64:
    """The cells of a zone with any block."""
    cells = position.tables.zone_neutral[zone]
    for player in position.players:
        cells |= player.board[ZONE + zone]
    return cells


def placements(position: Position, first: i64, stop: i64, strength: i64, out: vec[i64], count: i64) -> i64:
    """All placements in a range that lie on free cells of a zone in reach (N-117, N-119)."""
    tables = position.tables
    place_zone = tables.place_zone
    place_mask = tables.place_mask
    zone: i64 = EMPTY
    free = False
    taken: i64 = 0
    i: i64
    for i in range(first, stop):
        if place_zone[i] != zone:
            zone = place_zone[i]
            free = tables.zone_strength[zone] <= strength
            taken = covered(position, zone)
        if free and not place_mask[i] & taken:
            out[count] = BLOCKS + i
            count += 1
    return count


def fits(position: Position, first: i64, stop: i64, strength: i64) -> bool:
    """Whether any placement in a range is possible."""
    tables = position.tables
    zone: i64 = EMPTY
    free = False
    taken: i64 = 0
    i: i64
    for i in range(first, stop):
        if tables.place_zone[i] != zone:
            zone = tables.place_zone[i]
            free = tables.zone_strength[zone] <= strength
            taken = covered(position, zone)
        if free and not tables.place_mask[i] & taken:
            return True
    return False


class BuildPlace(ActionStep):
    """D-35: the place of the building."""

    name = "build_place"

    def is_open(self, position: Position) -> bool:
        """Whether the building can be placed: blocks and room (N-122, N-R26)."""
        tables = position.tables
        shape = tables.building_shape[position.chosen]
        if position.actor().blocks < tables.shape_size[shape]:
            return False
        return fits(position, tables.shape_first[shape], tables.shape_stop[shape], position.strength)

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Every way to lay the building, or none."""
        tables = position.tables
        shape = tables.building_shape[position.chosen]
        out[0] = PASS
        return placements(position, tables.shape_first[shape], tables.shape_stop[shape], position.strength, out, 1)

    def do(self, position: Position, action: i64) -> i64:
        """Lay the building; the action ends."""
        place(position, action - BLOCKS)
        position.step = END_WINDOW
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Other shapes, zones out of reach, cells that are taken."""
        if action < BLOCKS:
            return "N-057"
        tables = position.tables
        placement = action - BLOCKS
        shape = tables.building_shape[position.chosen]
        if not tables.shape_first[shape] <= placement < tables.shape_stop[shape]:
            return "N-118"
        if tables.zone_strength[tables.place_zone[placement]] > position.strength:
            return "N-117"
        return "N-R26" if position.actor().blocks < tables.shape_size[shape] else "N-119"

    def lean(self, position: Position, action: i64) -> i64:
        """Every zone once, then the dear ones."""
        if action == PASS:
            return 0
        zone = position.tables.place_zone[action - BLOCKS]
        return LIKELY if position.player().board[ZONE + zone] == 0 else 2 + 2 * zone


def block_open(position: Position) -> bool:
    """Whether a single block can be placed anywhere (N-161, N-R27)."""
    if position.actor().blocks == 0:
        return False
    return fits(position, 0, position.tables.singles, position.tables.max_strength)


def block_legal(position: Position, out: vec[i64]) -> i64:
    """Every free cell of any zone, or none."""
    out[0] = PASS
    return placements(position, 0, position.tables.singles, position.tables.max_strength, out, 1)


def place(position: Position, placement: i64) -> None:
    """Lay the blocks; rings that this closes are to be paid (N-118, N-121, N-R25)."""
    tables = position.tables
    player = position.actor()
    zone = tables.place_zone[placement]
    mask = tables.place_mask[placement]
    player.board[ZONE + zone] |= mask
    player.blocks -= tables.place_size[placement]
    taken = covered(position, zone)
    i: i64
    for i in range(len(tables.space_zone)):
        ring = tables.space_ring[i]
        if (
            tables.space_zone[i] == zone
            and ring & mask
            and ring & taken == ring
            and position.rewards[i] != EMPTY
            and not position.paid >> i & 1
        ):
            position.rings |= bit(i)
    position.ring_turn = 0


def pay_next(position: Position) -> None:
    """The next player of the first closed ring: the active one, then clockwise; ring after ring (N-R25)."""
    tables = position.tables
    i: i64
    for i in range(len(tables.space_zone)):
        if position.rings >> i & 1:
            seat = (position.active + position.ring_turn) % position.seats
            position.ring_turn += 1
            if position.players[seat].board[ZONE + tables.space_zone[i]] & tables.space_ring[i]:
                gain(position, seat, tables.reward_gain[position.rewards[i]])
            if position.ring_turn == position.seats:
                position.ring_turn = 0
                position.rings &= ~bit(i)
                position.paid |= bit(i)
            return
