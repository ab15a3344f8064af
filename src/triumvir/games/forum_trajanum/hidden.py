"""What a seat cannot know, dealt anew: face-down tiles, tiles in other hands, commits of phase 1, street cards to come.

Every deal starts from an order that does not depend on the truth, so that nothing of it is left in the guess.
"""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import BUFFERS, buffer
from triumvir.games.forum_trajanum.actions import CELLS, SKIP, TAKE
from triumvir.games.forum_trajanum.state import (
    EMPTY,
    FIRST_CITIZEN,
    PASS_TILE,
    PICK_FIRST,
    PICK_SECOND,
    PLACES,
    SHIP,
    Player,
    Position,
    committing,
    looks_into,
    right_of,
    street_of,
    turn_begun,
)
from triumvir.games.forum_trajanum.steps.table import step_of


def redeal(position: Position, seat: i64) -> None:
    """Deal everything anew that the seat does not know; -1 is a spectator (section 16)."""
    position.streets = position.redealt(position.streets, position.drawn)
    if position.step == FIRST_CITIZEN:
        for player in position.players:
            player.order = position.redealt(player.order, 0)
            player.corners = position.redealt(player.corners, 0)
        return
    secret = committing(position)
    desk = buffer()  # where tiles, and actions of phase 1, are written down meanwhile
    i: i64
    for i in range(position.seats):
        player = position.players[i]
        player.tiles = player.tiles[:]  # the guess's own: copies share them, and all that follows writes there
        settle_spent(position, player, desk)
        if looks_into(position, seat, i):
            unknown = face_down(position, player)
            if secret:
                unknown &= ~cell_set(player.first) & ~cell_set(player.second)
            deal_tiles(position, player, unknown, desk)
        elif secret:
            deal_tiles(position, player, face_down(position, player), desk)
            recommit(position, i, desk)
        else:
            deal_tiles(position, player, hand_dealt(position, i, seat), desk)
    BUFFERS.append(desk)


def cell_set(cell: i64) -> i64:
    """A set of one cell, or of none."""
    return 0 if cell == EMPTY else bit(cell)


def face_down(position: Position, player: Player) -> i64:
    """Places with a tile that nobody has seen: ordinary covered cells and the ship's first tile (F-221)."""
    return (player.covered & position.tables.ordinary) | bit(SHIP)


def settle_spent(position: Position, player: Player, desk: vec[i64]) -> None:
    """Write the tiles of earlier rounds down in one order: where each of them lay nobody needs to remember."""
    places = (position.tables.ordinary | position.tables.corners) & ~player.covered
    places &= ~cell_set(player.kept) & ~cell_set(player.passed)
    count = pick_up(player.tiles, places, desk)
    position.settle_part(desk, 0, count)
    lay_down(player.tiles, count, desk)


def pick_up(tiles: vec[i64], places: i64, desk: vec[i64]) -> i64:
    """Write the tiles of these places down, and from PLACES on where they lay; returns how many there are."""
    count: i64 = 0
    place: i64 = 0
    while places:
        desk[count] = tiles[place]  # one that is not picked up is written over, or not read
        desk[PLACES + count] = place
        count += places & 1
        places >>= 1
        place += 1
    return count


def lay_down(tiles: vec[i64], count: i64, desk: vec[i64]) -> None:
    """Put the tiles that were picked up, in the order they have now, where they lay."""
    i: i64
    for i in range(count):
        tiles[desk[PLACES + i]] = desk[i]


def unseen(position: Position, number: i64, seat: i64) -> i64:
    """The places of a player whose tiles are, taken together, all that the seat has not seen of its tiles (F-221).

    Of two tiles of this round one may have lain face up on a corner. Whoever then sees one tile of that kind has not
    seen the other, whichever cell it came from.
    """
    player = position.players[number]
    places = face_down(position, player)
    own = looks_into(position, seat, number)
    if committing(position):
        return places & ~cell_set(player.first) & ~cell_set(player.second) if own else places
    if own:
        return places
    kept, passed = player.kept, player.passed
    if kept == EMPTY:
        return places
    kept_known = knows_kept(position, number)
    if passed == EMPTY:
        return places if kept_known else places | (bit(kept) & position.tables.ordinary)
    passed_known = knows_passed(position, number, seat)
    if kept_known and passed_known:
        return places
    hidden = (bit(kept) | bit(passed)) & position.tables.ordinary
    if not kept_known and not passed_known:
        return places | hidden
    seen, other = (kept, passed) if kept_known else (passed, kept)
    if hidden == bit(kept) | bit(passed):
        return places | bit(other)
    if hidden and player.tiles[kept] == player.tiles[passed]:
        return places | hidden
    return places | hidden if hidden & ~bit(seen) else places


def knows_kept(position: Position, number: i64) -> bool:
    """Whether everybody has seen the tile that a player kept, or that there is none."""
    return position.players[number].kept == EMPTY or turn_begun(position, number) or position.tables.open_hands


def knows_passed(position: Position, number: i64, seat: i64) -> bool:
    """Whether another seat has seen the tile that a player passed on, or that there is none."""
    receiver = right_of(position, number)
    none = position.players[number].passed == EMPTY
    return none or receiver == seat or turn_begun(position, receiver) or position.tables.open_hands


def deal_tiles(position: Position, player: Player, places: i64, desk: vec[i64]) -> None:
    """Deal the tiles of these places anew among them."""
    count = pick_up(player.tiles, places, desk)
    position.redeal_part(desk, 0, count)
    lay_down(player.tiles, count, desk)


# ---------------------------------------------------------------- commits of phase 1


def recommit(position: Position, seat: i64, legal: vec[i64]) -> None:
    """Commit anew at random for another seat that has begun to, as far as it has come; only the stage is known."""
    player = position.players[seat]
    deciding = position.to_act
    step = position.step
    card = position.card
    stages: i64 = 0
    if player.committed:
        stages = 3
    elif deciding == seat:
        stages = 2 if step == PASS_TILE else (1 if step == PICK_SECOND else 0)
    player.first = EMPTY
    player.second = EMPTY
    player.paid = 0
    player.kept = EMPTY
    player.passed = EMPTY
    player.committed = False
    reveals = position.reveals
    position.to_act = seat
    position.step = PICK_FIRST
    position.card = EMPTY
    i: i64
    for i in range(stages):
        step_now = step_of(position)
        step_now.do(position, likely(position, legal, step_now.legal(position, legal)))
    position.reveals = reveals
    if deciding != seat:
        position.to_act = deciding
        position.step = step
        position.card = card


def likely(position: Position, legal: vec[i64], count: i64) -> i64:
    """A random legal action of a commit; three times out of four one that costs no tribune, if there is any."""
    if position.step != PASS_TILE and position.draw_below(4) > 0:
        first, second = street_of(position, 0), street_of(position, 1)
        free: i64 = 0
        i: i64
        for i in range(count):
            action = legal[i]
            if action < SKIP and costs_nothing(action, first, second):
                legal[free] = action
                free += 1
        if free > 0:
            count = free
    return legal[position.draw_below(count)]


def costs_nothing(action: i64, first: i64, second: i64) -> bool:
    """Whether a cell lies in the street of its card, the first or the second."""
    place = action - TAKE
    if place < CELLS:
        return first >> place & 1 != 0
    return second >> (place - CELLS) & 1 != 0


# ---------------------------------------------------------------- tiles in hand


def hand_dealt(position: Position, seat: i64, observer: i64) -> i64:
    """Say which of another seat's two tiles of this round is which, as far as the observer cannot tell.

    Returns the places whose tiles are still to be dealt: the face-down tiles, with those of the two that it has not
    seen. Of two cells emptied, nobody else knows which tile was kept (F-226). A tile taken from a corner lay face up.
    """
    player = position.players[seat]
    unknown = face_down(position, player)
    kept_known = knows_kept(position, seat)
    passed_known = knows_passed(position, seat, observer)
    if player.passed == EMPTY:
        return unknown if kept_known else unknown | (cell_set(player.kept) & position.tables.ordinary)
    two = (bit(player.kept) | bit(player.passed)) & position.tables.ordinary
    if kept_known and passed_known:
        settle(position, player)
        return unknown
    if not kept_known and not passed_known:
        settle_roles(player)
        if position.draw_below(2) == 1:
            swap_roles(player)
        return unknown | two
    if two == 0:  # both lay on corners
        settle(position, player)
        return unknown
    if two != bit(player.kept) | bit(player.passed):
        return dealt_beside_corner(position, player, kept_known, two, unknown)
    settle(position, player)
    if position.draw_below(2) == 1:
        swap_tiles(player)
        swap_roles(player)
    return unknown | (cell_set(player.passed) if kept_known else cell_set(player.kept))


def settle_roles(player: Player) -> None:
    """Call the lower cell the kept one, whichever it is."""
    if player.kept > player.passed:
        swap_roles(player)


def settle(position: Position, player: Player) -> None:
    """If only the kinds are known and not which cell they came from, write them down in one order."""
    cells = bit(player.kept) | bit(player.passed)
    same = player.tiles[player.kept] == player.tiles[player.passed]
    if player.kept < player.passed or (cells & position.tables.corners and not same):
        return
    if not same:
        swap_tiles(player)
    swap_roles(player)


def swap_roles(player: Player) -> None:
    """The tile kept becomes the one passed."""
    kept = player.kept
    player.kept = player.passed
    player.passed = kept


def swap_tiles(player: Player) -> None:
    """The tiles of the two cells change places."""
    tiles = player.tiles
    kept = tiles[player.kept]
    tiles[player.kept] = tiles[player.passed]
    tiles[player.passed] = kept


def dealt_beside_corner(position: Position, player: Player, kept_known: bool, two: i64, unknown: i64) -> i64:
    """One tile lay face up on a corner, one face down, and the observer has seen one of the two, by its kind only.

    Another kind than the corner's: that was the other tile, so the corner's is in the unseen hand. The corner's kind:
    it may still be the other tile, if that is of the same kind; as likely as the face-down tiles left make it.
    Returns the places whose tiles are still to be dealt.
    """
    tiles = player.tiles
    corner = player.passed if two == bit(player.kept) else player.kept
    plain = player.kept if two == bit(player.kept) else player.passed
    kind = tiles[corner]
    seen = tiles[player.kept if kept_known else player.passed]
    if seen != kind:
        return unknown
    places = unknown | bit(plain)
    total: i64 = 0
    alike: i64 = 0
    i: i64
    for i in range(PLACES):
        if places >> i & 1:
            total += 1
            if tiles[i] == kind:
                alike += 1
    seen_is_plain = position.draw_below(total + alike) < alike
    if seen_is_plain:
        bring(tiles, plain, kind, places)
    if seen_is_plain == kept_known:
        player.kept = plain
        player.passed = corner
    else:
        player.kept = corner
        player.passed = plain
    return unknown if seen_is_plain else places


def bring(tiles: vec[i64], place: i64, kind: i64, places: i64) -> None:
    """Put a tile of this kind on a place, in exchange with another of these places."""
    if tiles[place] == kind:
        return
    i: i64
    for i in range(PLACES):
        if places >> i & 1 and tiles[i] == kind:
            tiles[i] = tiles[place]
            tiles[place] = kind
            return
