"""What a seat cannot know, dealt anew: face-down tiles, tiles in other hands, commits of phase 1, street cards to come.

Every deal starts from an order that does not depend on the truth, so that nothing of it is left in the guess.
"""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import MAX_LEGAL
from triumvir.games.forum_trajanum.actions import CELLS, KINDS, SKIP, TAKE
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
    i: i64
    for i in range(position.seats):
        player = position.players[i]
        settle_spent(position, player)
        if looks_into(position, seat, i):
            unknown = face_down(position, player)
            if secret:
                unknown &= ~cell_set(player.first) & ~cell_set(player.second)
            deal_tiles(position, player, unknown)
        elif secret:
            deal_tiles(position, player, face_down(position, player))
            recommit(position, i)
        else:
            deal_hand(position, i, seat)


def cell_set(cell: i64) -> i64:
    """A set of one cell, or of none."""
    return 0 if cell == EMPTY else bit(cell)


def face_down(position: Position, player: Player) -> i64:
    """Places with a tile that nobody has seen: ordinary covered cells and the ship's first tile (F-221)."""
    return (player.covered & position.tables.ordinary) | bit(SHIP)


def settle_spent(position: Position, player: Player) -> None:
    """Write the tiles of earlier rounds down in one order: where each of them lay nobody needs to remember."""
    places = (position.tables.ordinary | position.tables.corners) & ~player.covered
    places &= ~cell_set(player.kept) & ~cell_set(player.passed)
    if places == 0:
        return
    tiles = player.tiles[:]
    counts = vec[i64]([0] * KINDS)
    i: i64
    for i in range(CELLS):
        if places & bit(i):
            counts[tiles[i]] += 1
    kind: i64 = 0
    for i in range(CELLS):
        if places & bit(i):
            while counts[kind] == 0:
                kind += 1
            counts[kind] -= 1
            tiles[i] = kind
    player.tiles = tiles


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


def deal_tiles(position: Position, player: Player, places: i64) -> None:
    """Deal the tiles of these places anew among them."""
    pool = vec[i64]([0] * PLACES)
    count: i64 = 0
    i: i64
    for i in range(PLACES):
        if places & bit(i):
            pool[count] = player.tiles[i]
            count += 1
    position.redeal_part(pool, 0, count)
    tiles = player.tiles[:]
    count = 0
    for i in range(PLACES):
        if places & bit(i):
            tiles[i] = pool[count]
            count += 1
    player.tiles = tiles


# ---------------------------------------------------------------- commits of phase 1


def recommit(position: Position, seat: i64) -> None:
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
    legal = vec[i64]([0] * MAX_LEGAL)
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
        free: i64 = 0
        i: i64
        for i in range(count):
            action = legal[i]
            if action < SKIP and costs_nothing(position, action):
                legal[free] = action
                free += 1
        if free > 0:
            count = free
    return legal[position.draw_below(count)]


def costs_nothing(position: Position, action: i64) -> bool:
    """Whether a cell lies in the street of its card."""
    place = action - TAKE
    card: i64 = 0
    if place >= CELLS:
        place -= CELLS
        card = 1
    return street_of(position, card) & bit(place) != 0


# ---------------------------------------------------------------- tiles in hand


def deal_hand(position: Position, seat: i64, observer: i64) -> None:
    """The face-down tiles of another seat, with those of its two tiles of this round that the observer has not seen.

    Of two cells emptied, nobody else knows which tile was kept (F-226). A tile taken from a corner lay face up.
    """
    player = position.players[seat]
    unknown = face_down(position, player)
    kept_known = knows_kept(position, seat)
    passed_known = knows_passed(position, seat, observer)
    if player.passed == EMPTY:
        if not kept_known:
            unknown |= cell_set(player.kept) & position.tables.ordinary
        deal_tiles(position, player, unknown)
        return
    two = (bit(player.kept) | bit(player.passed)) & position.tables.ordinary
    corner = two == 0
    if kept_known and passed_known:
        settle(position, player)
    elif not kept_known and not passed_known:
        settle_roles(player)
        unknown |= two
        if position.draw_below(2) == 1:
            swap_roles(player)
    elif corner:
        settle(position, player)
    elif two == bit(player.kept) | bit(player.passed):
        settle(position, player)
        unknown |= cell_set(player.passed) if kept_known else cell_set(player.kept)
        if position.draw_below(2) == 1:
            swap_tiles(player)
            swap_roles(player)
            unknown = face_down(position, player)
            unknown |= cell_set(player.passed) if kept_known else cell_set(player.kept)
    else:
        deal_beside_corner(position, player, kept_known, two, unknown)
        return
    deal_tiles(position, player, unknown)


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
    tiles = player.tiles[:]
    tiles[player.kept] = player.tiles[player.passed]
    tiles[player.passed] = player.tiles[player.kept]
    player.tiles = tiles


def deal_beside_corner(position: Position, player: Player, kept_known: bool, two: i64, unknown: i64) -> None:
    """One tile lay face up on a corner, one face down, and the observer has seen one of the two, by its kind only.

    Another kind than the corner's: that was the other tile, so the corner's is in the unseen hand. The corner's kind:
    it may still be the other tile, if that is of the same kind; as likely as the face-down tiles left make it.
    """
    corner = player.passed if two == bit(player.kept) else player.kept
    plain = player.kept if two == bit(player.kept) else player.passed
    kind = player.tiles[corner]
    seen = player.tiles[player.kept if kept_known else player.passed]
    if seen != kind:
        deal_tiles(position, player, unknown)
        return
    unknown |= bit(plain)
    total: i64 = 0
    alike: i64 = 0
    i: i64
    for i in range(PLACES):
        if unknown & bit(i):
            total += 1
            if player.tiles[i] == kind:
                alike += 1
    seen_is_plain = position.draw_below(total + alike) < alike
    if seen_is_plain:
        bring(player, plain, kind, unknown)
        unknown &= ~bit(plain)
    if seen_is_plain == kept_known:
        player.kept = plain
        player.passed = corner
    else:
        player.kept = corner
        player.passed = plain
    deal_tiles(position, player, unknown)


def bring(player: Player, place: i64, kind: i64, places: i64) -> None:
    """Put a tile of this kind on a place, in exchange with another of these places."""
    if player.tiles[place] == kind:
        return
    i: i64
    for i in range(PLACES):
        if places & bit(i) and player.tiles[i] == kind:
            tiles = player.tiles[:]
            tiles[i] = player.tiles[place]
            tiles[place] = kind
            player.tiles = tiles
            return
