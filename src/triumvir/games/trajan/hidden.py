"""What a seat cannot know, dealt anew: hands beyond the cards everyone saw, and the order of every face-down supply."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.games.trajan.actions import KINDS, STACKS
from triumvir.games.trajan.state import EMPTY, SHIP_CARD, Position
from triumvir.games.trajan.steps.cards import SINCE, drawn_by_kind
from triumvir.games.trajan.steps.quarter import demands_seen
from triumvir.games.trajan.steps.seaport import PAIRS, can_pair
from triumvir.games.trajan.steps.setup import face_down
from triumvir.games.trajan.tables import CARDS, STACK_SIZE


def redeal(position: Position, seat: i64) -> None:
    """Deal everything anew that the seat does not know; -1 is a spectator (section 14)."""
    redeal_cards(position, seat)
    position.supply = position.redealt(position.supply, position.supply_at, position.supply_at)
    position.extras = position.redealt(position.extras, position.extra_at, position.extra_at)
    seen = demands_seen(position)
    position.demands = position.redealt(position.demands, seen, seen - position.revealed)
    position.bag = position.redealt(position.bag, position.bag_at, position.bag_at)
    stacks = position.stacks[:]
    i: i64
    for i in range(STACKS):
        position.settle_part(stacks, i * STACK_SIZE, i * STACK_SIZE + position.stack_at[i])
        position.redeal_part(stacks, face_down(position, i), (i + 1) * STACK_SIZE)
    position.stacks = stacks


def unseen(position: Position, seat: i64) -> vec[i64]:
    """The cards of every face-down pile so far that the seat has not seen there, by kind, the present pile last.

    Others have drawn them, and may have shown them since; the rest of the present pile is with its own.
    """
    others = len(position.players[0].older) + KINDS
    counts = vec[i64]([0] * others)
    last = others - KINDS
    i: i64
    k: i64
    for i in range(position.seats):
        if i != seat:
            player = position.players[i]
            if last > 0:
                drawn = drawn_by_kind(player)
                for k in range(others):
                    counts[k] += drawn[k]
            else:
                hand, known = player.hand, player.known
                for k in range(KINDS):
                    counts[k] += hand[k] - known[k]
    deck = position.deck
    for i in range(position.deck_at, len(deck)):
        counts[last + deck[i]] += 1
    return counts


def redeal_cards(position: Position, seat: i64) -> None:
    """Pool the face-down pile with the unknown cards of other hands and deal both again."""
    if len(position.players[0].older) > 0:
        redeal_piles(position, seat)
        return
    counts = unseen(position, seat)
    i: i64
    k: i64
    at = position.deck_at
    deck = vec[i64]([EMPTY] * len(position.deck))  # who drew what is not to be read here either
    pool = vec[i64]([0] * CARDS)
    count: i64 = 0
    for k in range(KINDS):
        for i in range(counts[k]):
            pool[count] = k
            count += 1
    deal(position, seat, pool, count)
    while not plausible(position, seat):
        deal(position, seat, pool, count)
    dealt = count - (len(deck) - at)
    for i in range(at, len(deck)):
        deck[i] = pool[dealt]
        dealt += 1
    position.deck = deck


def deal(position: Position, seat: i64, pool: vec[i64], count: i64) -> None:
    """Shuffle the pool and complete the other hands from its front."""
    position.shuffle(pool, 0, count)
    dealt: i64 = 0
    i: i64
    k: i64
    for i in range(position.seats):
        if i != seat:
            player = position.players[i]
            hand = player.known[:]
            unknown = player.cards
            for k in range(KINDS):
                unknown -= hand[k]
            for k in range(unknown):
                hand[pool[dealt]] += 1
                dealt += 1
            player.hand = hand


def plausible(position: Position, seat: i64) -> bool:
    """Whoever has just announced pairs holds one (an announced ship of another kind needs any card)."""
    if position.step != SHIP_CARD or position.chosen != PAIRS or position.units > 0 or position.to_act == seat:
        return True
    return can_pair(position.players[position.to_act])


# ---------------------------------------------------------------- after the discards were shuffled (T-R15)


def redeal_piles(position: Position, seat: i64) -> None:
    """Every card comes from the pile that it was drawn from: each had contents that everybody could tell.

    How many cards each player drew from each pile is known. A card shown since may be from any pile that its owner had
    drawn from by then.
    """
    piles = len(position.players[0].older) // KINDS + 1
    pools = unseen(position, seat)
    room = vec[i64]([0] * (position.seats * piles))
    i: i64
    k: i64
    for i in range(position.seats):
        drawn = drawn_by_kind(position.players[i])
        for k in range(piles * KINDS):
            room[i * piles + k // KINDS] += drawn[k]
    rest = pools[:]
    while not deal_piles(position, seat, rest, room[:]):
        rest = pools[:]
    deck = position.deck[:]
    for i in range(position.deck_at):
        deck[i] = EMPTY
    stack_pile(position, deck, rest, (piles - 1) * KINDS)
    position.deck = deck


def deal_piles(position: Position, seat: i64, rest: vec[i64], room: vec[i64]) -> bool:
    """Give every shown card a pile, then complete what was drawn from each; False if that has come to a dead end."""
    piles = len(position.players[0].older) // KINDS + 1
    drawn = [vec[i64]([0] * (piles * KINDS)) for _ in range(position.seats)]
    i: i64
    k: i64
    j: i64
    for i in range(position.seats):
        if i != seat and not place_shown(position, i, rest, room, drawn[i]):
            return False
    for i in range(position.seats):
        if i == seat:
            continue
        player = position.players[i]
        hand = player.known[:]
        for j in range(piles):
            for k in range(room[i * piles + j]):
                kind = draw_kind(position, rest, j * KINDS)
                drawn[i][j * KINDS + kind] += 1
                hand[kind] += 1
        player.hand = hand
        older = vec[i64]([0] * len(player.older))
        for k in range(len(older)):
            older[k] = drawn[i][k]
        player.older = older
    return plausible(position, seat)


def place_shown(position: Position, seat: i64, rest: vec[i64], room: vec[i64], drawn: vec[i64]) -> bool:
    """Choose a pile for each card that a player has shown, as likely as the cards left make it."""
    player = position.players[seat]
    piles = len(player.older) // KINDS + 1
    i: i64
    j: i64
    for i in range(len(player.shown)):
        entry = player.shown[i]
        kind = entry % KINDS
        by_then = entry // KINDS % SINCE
        latest = entry // KINDS // SINCE
        total: i64 = 0
        taken: i64 = 0  # of the pile of that time, by cards shown before
        for j in range(KINDS):
            taken += drawn[latest * KINDS + j]
        for j in range(latest + 1):
            if j < latest or taken < by_then:
                total += room[seat * piles + j] * rest[j * KINDS + kind]
        if total == 0:
            return False
        chosen = position.draw_below(total)
        for j in range(latest + 1):
            if j < latest or taken < by_then:
                chosen -= room[seat * piles + j] * rest[j * KINDS + kind]
                if chosen < 0:
                    room[seat * piles + j] -= 1
                    rest[j * KINDS + kind] -= 1
                    drawn[j * KINDS + kind] += 1
                    break
    return True


def draw_kind(position: Position, rest: vec[i64], first: i64) -> i64:
    """A card out of the rest of a pile."""
    total: i64 = 0
    k: i64
    for k in range(KINDS):
        total += rest[first + k]
    chosen = position.draw_below(total)
    for k in range(KINDS):
        chosen -= rest[first + k]
        if chosen < 0:
            rest[first + k] -= 1
            return k
    return EMPTY


def stack_pile(position: Position, deck: vec[i64], rest: vec[i64], first: i64) -> None:
    """Shuffle what is left of the present pile."""
    at = position.deck_at
    k: i64
    i: i64
    for k in range(KINDS):
        for i in range(rest[first + k]):
            deck[at] = k
            at += 1
    position.shuffle(deck, position.deck_at, len(deck))
