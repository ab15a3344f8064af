"""What a seat cannot know, dealt anew: hands beyond the cards everyone saw, and the order of every face-down supply."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.games.trajan.actions import KINDS, STACKS
from triumvir.games.trajan.state import EMPTY, SHIP_CARD, Position
from triumvir.games.trajan.steps.quarter import demands_seen
from triumvir.games.trajan.steps.seaport import PAIRS, can_pair
from triumvir.games.trajan.steps.setup import face_down
from triumvir.games.trajan.tables import CARDS, STACK_SIZE


def redeal(position: Position, seat: i64) -> None:
    """Deal everything anew that the seat does not know; -1 is a spectator (section 14)."""
    redeal_cards(position, seat)
    position.supply = position.redealt(position.supply, position.supply_at)
    position.extras = position.redealt(position.extras, position.extra_at)
    position.demands = position.redealt(position.demands, demands_seen(position))
    position.bag = position.redealt(position.bag, position.bag_at)
    stacks = position.stacks[:]
    i: i64
    for i in range(STACKS):
        position.redeal_part(stacks, face_down(position, i), (i + 1) * STACK_SIZE)
    position.stacks = stacks


def redeal_cards(position: Position, seat: i64) -> None:
    """Pool the face-down pile with the unknown cards of other hands and deal both again."""
    counts = vec[i64]([0] * KINDS)
    i: i64
    k: i64
    for i in range(position.seats):
        if i != seat:
            player = position.players[i]
            for k in range(KINDS):
                counts[k] += player.hand[k] - player.known[k]
    deck = position.deck[:]
    at = position.deck_at
    for i in range(at):
        deck[i] = EMPTY  # who drew what is not to be read here either
    for i in range(at, len(deck)):
        counts[deck[i]] += 1
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
