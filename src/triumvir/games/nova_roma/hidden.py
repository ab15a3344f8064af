"""What a seat cannot know, dealt anew: hands beyond the cards everyone saw, the order of every face-down stack, drafts.

Followers: when the discard pile becomes the deck, everyone knows which cards were in hands and which are in the deck
now. So hidden cards are dealt anew within their generation only (see `Position.generation`). After a follower draft a
seat remembers which packets passed through its hands.
"""

from __future__ import annotations

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64, vec
from triumvir.games.nova_roma.actions import FOLLOWERS, SLOTS
from triumvir.games.nova_roma.state import (
    DRAFT_CARD,
    DRAFT_TILE,
    EMPTY,
    KEEP_CARD,
    OFFER_FOLLOWERS,
    PLACE_EMPEROR,
    Position,
)
from triumvir.games.nova_roma.steps.cards import members
from triumvir.games.nova_roma.steps.drafting import ROWS, tiles_drawn
from triumvir.games.nova_roma.tables import PER_COLOUR


def redeal(position: Position, seat: i64) -> None:
    """Deal everything anew that the seat does not know; -1 is a spectator (section 16)."""
    position.shipping = position.redealt(position.shipping, position.shipping_at, position.shipping_at)
    position.building = position.redealt(position.building, position.building_at, position.building_at)
    position.basic = position.redealt(position.basic, position.basic_at, position.basic_at)
    position.special = position.redealt(position.special, position.special_at, position.special_at)
    step = position.step
    used = position.emperor_at - (1 if step == PLACE_EMPEROR else 0)
    position.emperors = position.redealt(position.emperors, position.emperor_at, used)
    position.chariots = position.redealt(position.chariots, position.round + 2, position.round)
    rounds = position.tables.rounds
    if position.round + 2 > rounds:
        position.settle_part(position.chariots, rounds, len(position.chariots))  # out of the game: no order is left
    if step == DRAFT_TILE:
        mosaics = position.mosaics[:]
        i: i64
        for i in range(ROWS):
            seen = i * PER_COLOUR + tiles_drawn(position, i)
            position.settle_part(mosaics, i * PER_COLOUR, seen)
            position.redeal_part(mosaics, seen, (i + 1) * PER_COLOUR)
        position.mosaics = mosaics
        stack_deck(position, in_deck(position))
    elif step == DRAFT_CARD or step == KEEP_CARD:
        redeal_draft(position, seat)
    else:
        redeal_hands(position, seat)


def some(position: Position, cards: i64, count: i64) -> i64:
    """So many members of a set, at random."""
    if count <= 0:
        return 0
    items = members(cards)
    position.shuffle(items, 0, len(items))
    chosen: i64 = 0
    i: i64
    for i in range(min(count, len(items))):
        chosen |= bit(items[i])
    return chosen


def stack_deck(position: Position, cards: i64) -> None:
    """These cards are what is left of the deck; who drew what before is not to be read in it either."""
    deck = position.deck[:]
    at = position.deck_at
    i: i64
    for i in range(at):
        deck[i] = EMPTY
    order = members(cards)
    position.shuffle(order, 0, len(order))
    for i in range(len(order)):
        deck[at + i] = order[i]
    position.deck = deck


# ---------------------------------------------------------------- hands during play


def newest(position: Position) -> i64:
    """The generation of the cards in the deck."""
    generation = position.generation
    highest: i64 = 0
    i: i64
    for i in range(FOLLOWERS):
        highest = max(highest, generation[i])
    return highest


def of_generation(position: Position, cards: i64, number: i64) -> i64:
    """The cards of a set that came into the deck with this reshuffle last."""
    found: i64 = 0
    i: i64
    for i in range(FOLLOWERS):
        if cards >> i & 1 and position.generation[i] == number:
            found |= bit(i)
    return found


def in_deck(position: Position) -> i64:
    """The cards left in the deck."""
    cards: i64 = 0
    i: i64
    for i in range(position.deck_at, len(position.deck)):
        cards |= bit(position.deck[i])
    return cards


def unseen(position: Position, seat: i64) -> i64:
    """The follower cards that the seat has not seen: in the deck, or unknown in other hands."""
    cards = in_deck(position)
    i: i64
    for i in range(position.seats):
        if i != seat:
            cards |= position.players[i].hand & ~position.players[i].known
    return cards


def packets_seen(position: Position, seat: i64) -> list[i64]:
    """The packets of the follower draft as they came before a seat, one for each pass so far."""
    seats = position.seats
    length = position.tables.draft_cards
    found: list[i64] = []
    lap: i64
    if seat >= 0 and len(position.draft) > 0:
        for lap in range(length):
            if visible(position, lap):
                found.append(contents(position.draft, (seat + seats * length - lap) % seats, lap, seats, length))
    return found


def redeal_hands(position: Position, seat: i64) -> None:
    """Pool the deck with the unknown cards of other hands, generation by generation, and deal both again."""
    seats = position.seats
    hidden = in_deck(position)
    unknown = vec[i64]([0] * seats)
    i: i64
    for i in range(seats):
        if i != seat:
            player = position.players[i]
            unknown[i] = player.hand & ~player.known
            hidden |= unknown[i]
            player.hand = player.known
    drafted = len(position.draft) > 0
    own: i64 = 0
    if drafted:
        if seat >= 0:
            own = picked(position, seat)
        imagine_draft(position, seat, hidden)
    number: i64
    late: i64
    for number in range(newest(position) + 1):
        pool = of_generation(position, hidden, number)
        for late in range(2):  # first those who never drew blindly: their cards are from the draft
            for i in range(seats):
                player = position.players[i]
                if i == seat or (player.blind > 0) != (late == 1):
                    continue
                count = size(of_generation(position, unknown[i], number))
                if drafted and number == 0 and player.blind == 0:
                    likely = some(position, pool & picked(position, i), count)
                    pool &= ~likely
                    player.hand |= likely
                    count -= size(likely)
                    likely = some(position, pool & ~own, count)
                    pool &= ~likely
                    player.hand |= likely
                    count -= size(likely)
                dealt = some(position, pool, count)
                pool &= ~dealt
                player.hand |= dealt
        hidden = (hidden & ~of_generation(position, hidden, number)) | pool
    stack_deck(position, hidden)


# ---------------------------------------------------------------- the follower draft


def picked(position: Position, seat: i64) -> i64:
    """All cards that a seat has drafted so far."""
    length = position.tables.draft_cards
    cards: i64 = 0
    i: i64
    for i in range(length):
        card = position.draft[(position.seats + seat) * length + i]
        if card != EMPTY:
            cards |= bit(card)
    return cards


def redeal_draft(position: Position, seat: i64) -> None:
    """During the draft: the packets and picks that the seat did not see, the cards kept, the deck."""
    offered: i64 = 0
    i: i64
    for i in range(SLOTS):
        if position.offer[OFFER_FOLLOWERS + i] != EMPTY:
            offered |= bit(position.offer[OFFER_FOLLOWERS + i])
    everything = bit(FOLLOWERS) - 1
    imagine_draft(position, seat, everything & ~offered)
    tables = position.tables
    rest = everything & ~offered
    for i in range(position.seats * tables.draft_cards):
        rest &= ~bit(position.draft[i])
    waiting = position.step == DRAFT_CARD  # in turn order: those before the seat to act have kept theirs
    other = position.first
    for i in range(position.seats):
        if other == position.to_act:
            waiting = True
        if other != seat:
            hand = picked(position, other)
            if not waiting:
                hand = some(position, hand, tables.keep_cards)
            position.players[other].hand = hand
        other = (other + 1) % position.seats
    if position.step == KEEP_CARD and position.to_act != seat:
        kept = tables.keep_cards - position.left
        position.chosen = some(position, position.player().hand, kept)
    stack_deck(position, rest)


def imagine_draft(position: Position, seat: i64, hidden: i64) -> None:
    """Write packets and picks that fit all the seat saw; what it never saw comes out of the hidden cards first."""
    seats = position.seats
    length = position.tables.draft_cards
    true = position.draft
    guess = vec[i64]([EMPTY] * (2 * seats * length))
    seen = seen_in_draft(position, seat)
    unseen = hidden & ~seen
    spare = (bit(FOLLOWERS) - 1) & ~hidden & ~seen  # after the draft: cards that have shown up since
    owner: i64
    lap: i64
    for owner in range(seats):
        content: i64 = 0  # what the seat saw in the packet when it passed last
        known = False
        dealt: i64 = 0
        start: i64 = 0  # first lap since then
        for lap in range(length + 1):
            visit = lap < length and (owner + lap) % seats == seat and visible(position, lap)
            if not visit and lap < length:
                continue
            now = contents(true, owner, lap, seats, length) if visit else 0
            if known:
                gone = content & ~now if visit else content
                guess_picks(position, guess, true, owner, start, lap, gone)
            else:
                fresh_count = lap if visit else length
                fresh = some(position, unseen, fresh_count)
                unseen &= ~fresh
                if size(fresh) < fresh_count:
                    more = some(position, spare, fresh_count - size(fresh))
                    spare &= ~more
                    fresh |= more
                dealt = fresh | now
                guess_picks(position, guess, true, owner, 0, lap, fresh)
            if visit:
                known = True
                card = true[(seats + seat) * length + lap]
                guess[(seats + seat) * length + lap] = card
                content = now
                if card != EMPTY:
                    content &= ~bit(card)
                start = lap + 1
        cards = members(dealt)
        for lap in range(length):
            guess[owner * length + lap] = cards[lap]
    position.draft = guess


def visible(position: Position, lap: i64) -> bool:
    """Whether the packets of a pass have been looked at."""
    return position.step != DRAFT_CARD or lap <= position.lap


def contents(draft: vec[i64], owner: i64, lap: i64, seats: i64, length: i64) -> i64:
    """What was in a packet before the pick of a pass."""
    cards: i64 = 0
    i: i64
    for i in range(length):
        cards |= bit(draft[owner * length + i])
    for i in range(lap):
        card = draft[(seats + (owner + i) % seats) * length + i]
        if card != EMPTY:
            cards &= ~bit(card)
    return cards


def seen_in_draft(position: Position, seat: i64) -> i64:
    """All cards that a seat has seen in the packets."""
    seats = position.seats
    length = position.tables.draft_cards
    cards: i64 = 0
    owner: i64
    lap: i64
    for owner in range(seats):
        for lap in range(length):
            if (owner + lap) % seats == seat and visible(position, lap):
                cards |= contents(position.draft, owner, lap, seats, length)
    return cards


def guess_picks(
    position: Position, guess: vec[i64], true: vec[i64], owner: i64, start: i64, stop: i64, cards: i64
) -> None:
    """Spread cards over the picks that were made from a packet in some passes."""
    seats = position.seats
    length = position.tables.draft_cards
    order = members(cards)
    position.shuffle(order, 0, len(order))
    used: i64 = 0
    lap: i64
    for lap in range(start, stop):
        at = (seats + (owner + lap) % seats) * length + lap
        if true[at] != EMPTY:
            guess[at] = order[used]
            used += 1
