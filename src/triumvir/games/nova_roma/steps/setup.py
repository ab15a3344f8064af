"""Set-up: shuffles and dealing, then the drafts of the variants (D-01 to D-03; sections 2 and 12)."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.rng import SeedStream
from triumvir.games.nova_roma.actions import (
    ACTIONS,
    FOLLOWERS,
    GOODS,
    KEEP,
    MOSAIC_TILES,
    PICK,
    ROUTES,
    SHIPS,
    TILE,
    TRACKS,
)
from triumvir.games.nova_roma.state import (
    DRAFT_CARD,
    DRAFT_TILE,
    EMPTY,
    HEIGHT,
    KEEP_CARD,
    MARKER,
    MOSAIC,
    OFFER_BASIC,
    OFFER_BUILDING,
    OFFER_FOLLOWERS,
    OFFER_SHIPPING,
    OFFERS,
    RIVAL,
    RIVAL_SHIP,
    SHIP,
    Position,
    next_seat,
    previous_seat,
)
from triumvir.games.nova_roma.steps import cards, cleanup
from triumvir.games.nova_roma.tables import ARTISANS, COINS, INFLUENCE, PER_COLOUR

ROWS: Final = 3  # of a mosaic board


def numbers(first: i64, stop: i64) -> vec[i64]:
    """The numbers from `first` to `stop` - 1."""
    items = vec[i64]([0] * (stop - first))
    i: i64
    for i in range(first, stop):
        items[i - first] = i
    return items


def copies(counts: vec[i64], first: i64, stop: i64) -> vec[i64]:
    """The numbers from `first` on, each as often as its count says."""
    total: i64 = 0
    i: i64
    for i in range(first, stop):
        total += counts[i]
    items = vec[i64]([0] * total)
    at: i64 = 0
    j: i64
    for i in range(first, stop):
        for j in range(counts[i]):
            items[at] = i
            at += 1
    return items


def deal(position: Position, stream: SeedStream) -> None:
    """Everything before the first decision (N-010 to N-023, N-190, N-191, N-215)."""
    tables = position.tables
    position.first = stream.below(position.seats)
    position.active = position.first
    position.to_act = position.first
    position.shipping = stream.shuffled(numbers(0, len(tables.shipping_cost)))
    position.building = stream.shuffled(numbers(0, len(tables.building_cost)))
    position.rewards = deal_rewards(position, stream)
    position.forum = stream.shuffled(numbers(0, ACTIONS))
    position.emperors = stream.shuffled(numbers(0, len(tables.emperor_cells) // 2))
    position.basic = stream.shuffled(copies(tables.tile_copies, 0, tables.basic_kinds))
    position.special = stream.shuffled(copies(tables.tile_copies, tables.basic_kinds, len(tables.tile_copies)))
    position.deck = stream.shuffled(numbers(0, FOLLOWERS))
    position.generation = vec[i64]([0] * FOLLOWERS)
    position.chariots = stream.shuffled(numbers(0, len(tables.chariot_track)))
    position.mosaics = deal_mosaics(stream)
    deal_kits(position, stream)
    position.offer = vec[i64]([EMPTY] * OFFERS)
    cleanup.refill(position, OFFER_SHIPPING)
    cleanup.refill(position, OFFER_BUILDING)
    cleanup.refill(position, OFFER_FOLLOWERS)
    cleanup.refill(position, OFFER_BASIC)
    cleanup.turn_up_special(position)
    position.rival = vec[i64]([0] * RIVAL)
    if position.seats == 1:
        place_rival(position)
    position.random = stream.generator()


def deal_rewards(position: Position, stream: SeedStream) -> vec[i64]:
    """Reward tiles on the tile spaces; spaces not used at this player count stay empty (N-012)."""
    tables = position.tables
    order = stream.shuffled(numbers(0, len(tables.reward_gain)))
    rewards = vec[i64]([EMPTY] * len(tables.space_zone))
    i: i64
    for i in range(len(tables.space_zone)):
        if tables.space_used[i] == 1:
            rewards[i] = order[i]
    return rewards


def deal_mosaics(stream: SeedStream) -> vec[i64]:
    """Three shuffled stacks of mosaic tiles by colour (N-020, N-225)."""
    stacks = vec[i64]([0] * MOSAIC_TILES)
    i: i64
    j: i64
    for i in range(ROWS):
        order = stream.shuffled(numbers(i * PER_COLOUR, (i + 1) * PER_COLOUR))
        for j in range(PER_COLOUR):
            stacks[i * PER_COLOUR + j] = order[j]
    return stacks


def deal_kits(position: Position, stream: SeedStream) -> None:
    """What every player starts with (N-018, N-019, N-022)."""
    tables = position.tables
    i: i64
    j: i64
    for j in range(TRACKS):
        order = stream.shuffled(numbers(0, position.seats))
        for i in range(position.seats):
            position.players[i].board[HEIGHT + j] = order[i]
    position.heights = position.seats
    position.artisans = tables.artisans
    seat = position.first
    for i in range(position.seats):
        player = position.players[seat]
        for j in range(GOODS):
            player.stock[j] = tables.start_goods
        player.stock[COINS] = tables.start_coins[i]
        player.stock[INFLUENCE] = tables.start_influence
        player.stock[ARTISANS] = tables.start_artisans
        position.artisans -= tables.start_artisans
        player.markers = tables.start_markers
        player.spare = tables.start_spare
        player.blocks = tables.start_blocks
        for j in range(SHIPS):
            player.board[SHIP + j] = EMPTY
        for j in range(ROWS):
            player.board[MOSAIC + j] = EMPTY
        seat = next_seat(position, seat)


def place_rival(position: Position) -> None:
    """The automa: markers, and a ship on the first port of its value on each route (N-191)."""
    tables = position.tables
    rival = position.rival[:]
    i: i64
    for i in range(TRACKS):
        rival[MARKER + i] = min(tables.neutral_space, tables.track_length[i])
    for i in range(ROUTES):
        port = tables.route_first[i]
        while tables.port_vp[port] < tables.ai_port_vp:
            port += 1
        rival[RIVAL_SHIP + i] = port
    position.rival = rival
    cleanup.advance_rival(position)


# ---------------------------------------------------------------- mosaic tiles


def begin(position: Position) -> bool:
    """The first draft, if any, or mosaic tiles and hands are dealt; False if play begins at once (N-020, N-227)."""
    if position.tables.mosaic_draft:
        i: i64
        for i in range(ROWS):
            fill_tiles(position, i)
        position.left = ROWS * position.seats
        position.step = DRAFT_TILE
        position.to_act = previous_seat(position, position.first)
        return True
    seat: i64
    row: i64
    for seat in range(position.seats):
        for row in range(ROWS):
            position.players[seat].board[MOSAIC + row] = position.mosaics[row * PER_COLOUR + seat]
    position.mosaics = vec[i64]([])  # the rest is out of the game
    return begin_cards(position)


def tiles_open(position: Position, row: i64) -> i64:
    """How many tiles of a colour lie face up."""
    shown: i64 = 0
    i: i64
    for i in range(row * PER_COLOUR, (row + 1) * PER_COLOUR):
        if position.open_tiles >> i & 1:
            shown += 1
    return shown


def tiles_drawn(position: Position, row: i64) -> i64:
    """How many tiles of a colour have left their stack."""
    drawn = tiles_open(position, row)
    for player in position.players:
        if player.board[MOSAIC + row] != EMPTY:
            drawn += 1
    return drawn


def fill_tiles(position: Position, row: i64) -> None:
    """Turn up tiles of a colour while its stack lasts (N-225)."""
    drawn = tiles_drawn(position, row)
    while tiles_open(position, row) < position.tables.open_tiles and drawn < PER_COLOUR:
        position.open_tiles |= bit(position.mosaics[row * PER_COLOUR + drawn])
        position.reveals += 1
        drawn += 1


def tile_legal(position: Position, out: vec[i64]) -> i64:
    """A face-up tile of a colour that is still missing (D-01)."""
    player = position.player()
    count: i64 = 0
    i: i64
    for i in range(MOSAIC_TILES):
        if position.open_tiles >> i & 1 and player.board[MOSAIC + i // PER_COLOUR] == EMPTY:
            out[count] = TILE + i
            count += 1
    return count


def take_tile(position: Position, tile: i64) -> bool:
    """Take a tile; the player before in turn order follows. False once all have three and nothing else is drafted."""
    row = tile // PER_COLOUR
    position.open_tiles &= ~bit(tile)
    position.player().board[MOSAIC + row] = tile
    fill_tiles(position, row)
    position.left -= 1
    if position.left > 0:
        position.to_act = previous_seat(position, position.to_act)
        return True
    position.open_tiles = 0
    position.mosaics = vec[i64]([])
    return begin_cards(position)


# ---------------------------------------------------------------- follower cards


def begin_cards(position: Position) -> bool:
    """Deal the start hands, or the packets of the draft; False if play begins at once (N-021, N-226)."""
    tables = position.tables
    seats = position.seats
    i: i64
    j: i64
    seat = position.first
    if not tables.follower_draft:
        for i in range(seats):
            for j in range(tables.start_cards):
                position.players[seat].hand |= bit(position.deck[position.deck_at])
                position.deck_at += 1
            seat = next_seat(position, seat)
        return False
    size = tables.draft_cards
    draft = vec[i64]([EMPTY] * (2 * seats * size))
    for i in range(seats):
        for j in range(size):
            draft[seat * size + j] = position.deck[position.deck_at]
            position.deck_at += 1
        seat = next_seat(position, seat)
    position.draft = draft
    position.lap = 0
    position.to_act = position.first
    position.step = DRAFT_CARD
    position.reveals += 1
    if seats == 1:
        for j in range(size):
            take(position, 0, position.draft[j])  # nothing is passed (N-227)
        begin_keeping(position)
    return True


def packet(position: Position, seat: i64) -> i64:
    """The cards that lie before a seat in this pass: a packet as dealt, less what was taken from it."""
    size = position.tables.draft_cards
    seats = position.seats
    draft = position.draft
    owner = (seat + seats * size - position.lap) % seats
    held: i64 = 0
    j: i64
    for j in range(size):
        held |= bit(draft[owner * size + j])
    for j in range(position.lap + 1):
        taker = (owner + j) % seats
        card = draft[(seats + taker) * size + j]
        if card != EMPTY:
            held &= ~bit(card)
    return held


def pick_legal(position: Position, out: vec[i64]) -> i64:
    """A card of the packet (D-02)."""
    return cards.set_legal(packet(position, position.to_act), PICK, out, 0)


def take(position: Position, seat: i64, card: i64) -> None:
    """Note a pick; the history is what players know of each other's cards later."""
    size = position.tables.draft_cards
    draft = position.draft[:]
    at = (position.seats + seat) * size
    while draft[at] != EMPTY:
        at += 1
    draft[at] = card
    position.draft = draft
    position.players[seat].hand |= bit(card)


def pick(position: Position, card: i64) -> None:
    """Take a card; when all have chosen the packets go left (N-226)."""
    take(position, position.to_act, card)
    position.to_act = next_seat(position, position.to_act)
    if position.to_act != position.first:
        return
    position.lap += 1
    if position.lap == position.tables.draft_cards:
        begin_keeping(position)
    else:
        position.reveals += 1


def begin_keeping(position: Position) -> None:
    """All have drafted: each keeps some (D-03)."""
    position.lap = 0
    position.step = KEEP_CARD
    position.left = position.tables.keep_cards
    position.chosen = 0  # here: the set of cards kept so far


def keep_legal(position: Position, out: vec[i64]) -> i64:
    """A drafted card that is not kept yet."""
    return cards.set_legal(position.player().hand & ~position.chosen, KEEP, out, 0)


def keep(position: Position, card: i64) -> bool:
    """Keep a card; the rest goes back into the deck when all have chosen. False when play begins."""
    position.chosen |= bit(card)
    position.left -= 1
    if position.left > 0:
        return True
    position.player().hand = position.chosen
    position.chosen = 0
    position.left = position.tables.keep_cards
    position.to_act = next_seat(position, position.to_act)
    if position.to_act != position.first:
        return True
    position.left = 0
    position.chosen = EMPTY
    give_back(position)
    return False


def give_back(position: Position) -> None:
    """Shuffle the cards not kept into the deck (N-226)."""
    size = position.tables.draft_cards
    back: i64 = 0
    i: i64
    for i in range(position.seats * size):
        back |= bit(position.draft[i])
    for player in position.players:
        back &= ~player.hand
    for i in range(position.deck_at, len(position.deck)):
        back |= bit(position.deck[i])
    deck = cards.members(back)
    position.shuffle(deck, 0, len(deck))
    position.deck = deck
    position.deck_at = 0


def refuse(position: Position, action: i64) -> str:
    """The rule that forbids an action during a draft."""
    return "N-225" if position.step == DRAFT_TILE else "N-226"
