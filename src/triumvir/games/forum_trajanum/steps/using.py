"""Phase 2a: which tiles are used (D-05), where a citizen goes (D-06), and where the tiles go afterwards."""

from __future__ import annotations

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.forum_trajanum.actions import (
    KINDS,
    OWN_RECEIVED,
    OWN_RESERVE,
    RECEIVED_OWN,
    RESERVE,
    RESERVE_OWN,
    ROW,
    ROWS,
    USE_NONE,
    USE_OWN,
    USE_RECEIVED,
)
from triumvir.games.forum_trajanum.evaluate_means import tile_value
from triumvir.games.forum_trajanum.state import (
    CHOOSE_ROW,
    DUE_BUILD,
    DUE_END,
    DUE_PUT_AWAY,
    DUE_SECOND_TILE,
    EMPTY,
    ENVOY_COLOURED,
    FROM_COLONIA,
    FROM_NOWHERE,
    FROM_OWN,
    FROM_RECEIVED,
    FROM_RESERVE,
    HAND_KEPT,
    HAND_PASSED,
    NEXT,
    USE_TILE,
    Player,
    Position,
    changed,
    left_of,
    load_ship,
    push,
)
from triumvir.games.forum_trajanum.steps.envoys import ask_bonuses, ask_envoy
from triumvir.games.forum_trajanum.steps.gaining import gain_tile, offer
from triumvir.games.forum_trajanum.steps.step import ASKED, RATHER, SELDOM, Step
from triumvir.games.forum_trajanum.tables import (
    ASSISTANT,
    BONUS_AREA,
    BONUS_BUILDER,
    BONUS_COIN_ASSISTANT,
    BONUS_COIN_TRIBUNE,
    BONUS_ENVOY,
    BUILDER,
    CITIZENS,
    COIN,
    MERCHANT_1,
    TRIBUNE,
    WORKERS,
)


def own_tile(player: Player) -> i64:
    """The kind of the tile kept, or EMPTY."""
    return player.tiles[player.kept] if player.hand & HAND_KEPT else EMPTY


def received_tile(position: Position, seat: i64) -> i64:
    """The kind of the tile received from the left neighbour, or EMPTY."""
    giver = position.players[left_of(position, seat)]
    return giver.tiles[giver.passed] if giver.hand & HAND_PASSED else EMPTY


def free_spaces(position: Position, player: Player, kind: i64) -> i64:
    """Free citizen spaces of a type."""
    return size(position.tables.type_spaces[kind] & ~player.placed)


def usable(position: Position, player: Player, kind: i64) -> bool:
    """Whether a tile can be used: a citizen needs a free space of its type (F-R12)."""
    if kind == EMPTY:
        return False
    return kind >= CITIZENS or free_spaces(position, player, kind) > 0


def both_usable(position: Position, player: Player, kind: i64, other: i64) -> bool:
    """Whether two tiles can be used one after the other; like citizens need two spaces (F-R13)."""
    if not usable(position, player, kind) or not usable(position, player, other):
        return False
    return kind != other or kind >= CITIZENS or free_spaces(position, player, kind) > 1


def begin_turn(position: Position, seat: i64) -> None:
    """The player shows both tiles (F-070); without any tile phase 2a is skipped (F-203)."""
    position.active = seat
    position.to_act = seat
    position.turns += 1
    push(position, DUE_END)
    push(position, DUE_BUILD)
    push(position, DUE_PUT_AWAY)
    player = position.players[seat]
    received = received_tile(position, seat)
    if own_tile(player) != EMPTY or received != EMPTY:
        position.reveals += 1
    elif not any_reserve(player):
        position.step = NEXT
        return
    position.step = USE_TILE


def any_reserve(player: Player) -> bool:
    """Whether the reserve holds a tile."""
    i: i64
    for i in range(KINDS):
        if player.reserve[i] > 0:
            return True
    return False


class UseTile(Step):
    """D-05: the tiles that are used."""

    name = "use_tile"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """One tile, both for tribunes, a reserve tile if none was received, none if none can be used (F-R10, F-R11)."""
        seat = position.to_act
        player = position.players[seat]
        own = own_tile(player)
        received = received_tile(position, seat)
        use_own = usable(position, player, own)
        use_received = usable(position, player, received)
        both = player.stock[TRIBUNE] >= position.tables.both_tribunes  # F-072
        count: i64 = 0
        if use_own:
            out[count] = USE_OWN
            count += 1
        if use_received:
            out[count] = USE_RECEIVED
            count += 1
            if both and both_usable(position, player, own, received):
                out[count] = OWN_RECEIVED
                out[count + 1] = RECEIVED_OWN
                count += 2
        if not use_own and not use_received:
            out[count] = USE_NONE
            count += 1
        if received != EMPTY:
            return count
        i: i64
        for i in range(position.tables.kinds):
            if player.reserve[i] > 0 and usable(position, player, i):
                out[count] = RESERVE + i
                count += 1
        if not both or not use_own:
            return count
        pairs: i64 = 0
        for i in range(position.tables.kinds):
            if player.reserve[i] > 0 and both_usable(position, player, own, i):
                out[count + pairs] = OWN_RESERVE + i
                pairs += 1
        for i in range(pairs):
            out[count + pairs + i] = out[count + i] - OWN_RESERVE + RESERVE_OWN
        return count + 2 * pairs

    def do(self, position: Position, action: i64) -> i64:
        """Use one tile; of two, the other one is due next."""
        if action == USE_OWN:
            use_tile(position, FROM_OWN)
        elif action == USE_RECEIVED:
            use_tile(position, FROM_RECEIVED)
        elif action == OWN_RECEIVED:
            use_both(position, FROM_OWN, FROM_RECEIVED)
        elif action == RECEIVED_OWN:
            use_both(position, FROM_RECEIVED, FROM_OWN)
        elif action >= RESERVE_OWN:
            position.reserve_tile = action - RESERVE_OWN
            use_both(position, FROM_RESERVE, FROM_OWN)
        elif action >= OWN_RESERVE:
            position.reserve_tile = action - OWN_RESERVE
            use_both(position, FROM_OWN, FROM_RESERVE)
        elif action >= RESERVE:
            position.reserve_tile = action - RESERVE
            use_tile(position, FROM_RESERVE)
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Tiles that are not at hand or cannot be used, and two without the tribunes for it."""
        if not USE_OWN <= action < RESERVE_OWN + KINDS:
            return "F-043"
        seat = position.to_act
        player = position.players[seat]
        own = own_tile(player)
        received = received_tile(position, seat)
        if action == USE_NONE:
            return "F-R11"
        if action == USE_OWN:
            return "F-064" if own == EMPTY else "F-R12"
        if action == USE_RECEIVED:
            return "F-062" if received == EMPTY else "F-R12"
        kind = received
        if action >= RESERVE:
            if received != EMPTY:
                return "F-063"
            kind = (action - RESERVE) % KINDS
            if kind >= position.tables.kinds or player.reserve[kind] == 0:
                return "F-R10"
            if action < OWN_RESERVE:
                return "F-R12"
        if kind == EMPTY or own == EMPTY:
            return "F-071"
        return "F-R13" if player.stock[TRIBUNE] >= position.tables.both_tribunes else "F-072"

    def lean(self, position: Position, action: i64) -> i64:
        """The tile that is worth more, or both."""
        if action > USE_RECEIVED:
            return RATHER
        seat = position.to_act
        player = position.players[seat]
        giver = position.players[left_of(position, seat)]
        if not player.hand & HAND_KEPT or not giver.hand & HAND_PASSED:
            return LIKELY
        own = tile_value(position, player, player.tiles[player.kept])
        received = tile_value(position, player, giver.tiles[giver.passed])
        better = own >= received if action == USE_OWN else received >= own
        return LIKELY if better else SELDOM


def use_both(position: Position, origin: i64, second: i64) -> None:
    """Give up the tribunes, use the first tile, remember the second (F-072, F-R13)."""
    position.player().stock[TRIBUNE] -= position.tables.both_tribunes
    position.second = second
    push(position, DUE_SECOND_TILE)
    use_tile(position, origin)


def use_second(position: Position) -> None:
    """Use the other tile."""
    origin = position.second
    position.second = FROM_NOWHERE
    use_tile(position, origin)


def use_tile(position: Position, origin: i64) -> None:
    """Use a tile and put it away at once, unless it is a citizen that looks for a row (F-073, F-075, F-R38)."""
    player = position.player()
    if origin == FROM_OWN:
        kind = own_tile(player)
        player.hand &= ~HAND_KEPT
    elif origin == FROM_RECEIVED:
        kind = received_tile(position, position.to_act)
        position.players[left_of(position, position.to_act)].hand &= ~HAND_PASSED
    else:
        kind = position.reserve_tile
        position.reserve_tile = EMPTY
        player.reserve = changed(player.reserve, kind, -1)
    if kind < CITIZENS:
        ask_row(position, kind, origin)
        return
    gain_tile(position, player, kind)
    if origin == FROM_OWN:
        load_ship(player, kind)
    elif origin == FROM_RECEIVED:
        player.reserve = changed(player.reserve, kind, 1)  # F-077
    else:
        player.gone = changed(player.gone, kind, 1)  # F-063


def use_from_colonia(position: Position, cell: i64) -> None:
    """Take a tile out of the Colonia and use it; it goes to the ship or to a citizen space (F-R21)."""
    player = position.player()
    player.covered &= ~bit(cell)
    kind = player.tiles[cell]
    if not position.tables.corners & bit(cell):
        position.reveals += 1
    if kind < CITIZENS and free_spaces(position, player, kind) > 0:
        ask_row(position, kind, FROM_COLONIA)
        return
    if kind >= CITIZENS:
        gain_tile(position, player, kind)
    load_ship(player, kind)


def put_away(position: Position) -> None:
    """Unused tiles: the own one to the ship, the received one to the reserve (F-076 to F-078)."""
    player = position.player()
    if player.hand & HAND_KEPT:
        load_ship(player, own_tile(player))
        player.hand &= ~HAND_KEPT
    received = received_tile(position, position.to_act)
    if received != EMPTY:
        position.players[left_of(position, position.to_act)].hand &= ~HAND_PASSED
        player.reserve = changed(player.reserve, received, 1)


# ---------------------------------------------------------------- citizens


def ask_row(position: Position, kind: i64, origin: i64) -> None:
    """A citizen looks for a row of its type."""
    position.tile = kind
    position.origin = origin
    position.step = CHOOSE_ROW


class ChooseRow(Step):
    """D-06: the row of a citizen."""

    name = "choose_row"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Rows of the citizen's type with a free space (F-080)."""
        player = position.player()
        count: i64 = 0
        i: i64
        for i in range(ROWS):
            if position.tables.row_type[i] == position.tile and not player.placed & bit(2 * i + 1):
                out[count] = ROW + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Place the citizen; the second one of a row brings its bonus (F-080, F-081)."""
        row = action - ROW
        player = position.player()
        second = player.placed & bit(2 * row) != 0
        place_citizen(player, row, position.origin == FROM_OWN or position.origin == FROM_COLONIA)
        position.tile = EMPTY
        position.origin = FROM_NOWHERE
        if second:
            row_bonus(position, position.tables.row_bonus[row])
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Rows that are full or of another type."""
        if not ROW <= action < ROW + ROWS:
            return "F-075"
        return "F-211" if position.tables.row_type[action - ROW] == position.tile else "F-080"


def place_citizen(player: Player, row: i64, own: bool) -> None:
    """Put an active citizen into the next space of a row; the first of Merchant I turns the slider (F-081, F-168)."""
    space = bit(2 * row)
    if player.placed & space:
        space = bit(2 * row + 1)
    elif row == MERCHANT_1:
        player.flipped = True
    player.placed |= space
    player.active |= space
    if not own:
        player.foreign |= space


def row_bonus(position: Position, bonus: i64) -> None:
    """The one-off bonus of a second space (section 13)."""
    if bonus == BONUS_ENVOY:
        ask_envoy(position, ENVOY_COLOURED)
    elif bonus == BONUS_AREA:
        ask_bonuses(position, 1)  # F-R26: never two
    elif bonus == BONUS_BUILDER:
        position.player().stock[BUILDER] += 1
    elif bonus == BONUS_COIN_TRIBUNE:
        offer(position, bit(COIN) | bit(TRIBUNE))
    elif bonus == BONUS_COIN_ASSISTANT:
        offer(position, bit(COIN) | bit(ASSISTANT))
    else:
        offer(position, WORKERS)
