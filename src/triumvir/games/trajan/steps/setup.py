"""Set-up: shuffles, then the players' choices: markers (S1), cards (S2), Trajan tiles (S3) and their slots (S4)."""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.rng import SeedStream
from triumvir.games.trajan.actions import (
    COLOUR,
    COLOURS,
    DRAW,
    KINDS,
    PROVINCES,
    SITES,
    SLOT,
    SPACES,
    STACK,
    STACKS,
    TAKE,
    TRAYS,
)
from triumvir.games.trajan.state import (
    CHOOSE_SLOT,
    CHOOSE_TRAY,
    EMPTY,
    TAKE_CARD,
    TAKE_TILE,
    Position,
    marker,
    markers,
    next_seat,
)
from triumvir.games.trajan.steps import cards
from triumvir.games.trajan.steps.step import ASKED, OFTEN, Step
from triumvir.games.trajan.tables import BONUSES, CARDS, DEMANDS, FORUM_KINDS, MAT_KINDS, STACK_SIZE, TILES


def counted(counts: vec[i64], first: i64, stop: i64) -> vec[i64]:
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


def numbers(first: i64, stop: i64) -> vec[i64]:
    """The numbers from `first` to `stop` - 1."""
    items = vec[i64]([0] * (stop - first))
    i: i64
    for i in range(first, stop):
        items[i - first] = i
    return items


def deal(position: Position, stream: SeedStream) -> None:
    """Everything before the first decision (T-020 to T-030, T-033); all orders are fixed here (T-R33)."""
    tables = position.tables
    i: i64
    j: i64
    position.start = stream.below(position.seats)  # T-R39
    position.active = position.start
    position.to_act = position.start
    position.supply = stream.shuffled(counted(tables.tile_count, 0, FORUM_KINDS))
    position.extras = stream.shuffled(counted(tables.tile_count, FORUM_KINDS, MAT_KINDS))
    position.demands = stream.shuffled(counted(tables.demand_count, 0, DEMANDS))  # the last ones are removed (T-027)
    sites = stream.shuffled(numbers(0, SITES))
    for i in range(SITES):
        position.site_tile[i] = sites[i]
    for i in range(PROVINCES):
        position.province_tile[i] = next_forum_tile(position)
    fill_forum(position)
    stacks = vec[i64]([0] * TILES)
    for i in range(STACKS):
        order = stream.shuffled(numbers(i * STACK_SIZE, (i + 1) * STACK_SIZE))
        for j in range(STACK_SIZE):
            stacks[i * STACK_SIZE + j] = order[j]
    position.stacks = stacks
    position.bag = stream.shuffled(numbers(0, BONUSES))
    deck = vec[i64]([0] * CARDS)
    for i in range(CARDS):
        deck[i] = i % KINDS
    position.deck = stream.shuffled(deck)
    position.random = stream.generator()
    seat = position.start
    for i in range(position.seats):
        player = position.players[seat]
        player.arch = tables.arch_start
        player.camp = tables.start_camp
        player.workers = tables.start_workers
        player.supply = tables.figures - player.camp - player.workers
        player.disc = i  # T-033
        seat = next_seat(position, seat)
    position.discs = position.seats
    position.left = COLOURS * tables.markers
    if tables.random_markers:
        place_randomly(position, stream)
        lay_out(position)


def next_forum_tile(position: Position) -> i64:
    """Draw a forum tile; EMPTY if the supply is used up (T-R23)."""
    if position.supply_at == len(position.supply):
        return EMPTY
    kind = position.supply[position.supply_at]
    position.supply_at += 1
    position.reveals += 1
    return kind


def fill_forum(position: Position) -> None:
    """Lay tiles on all forum spaces of the player count and on the yellow spaces (T-024, T-025, T-243)."""
    tables = position.tables
    i: i64
    for i in range(tables.forum_spaces):
        position.forum[i] = next_forum_tile(position)
    for i in range(tables.extra_spaces):
        if position.extra_at < len(position.extras):
            position.forum[SPACES - tables.extra_spaces + i] = position.extras[position.extra_at]
            position.extra_at += 1


def place_randomly(position: Position, stream: SeedStream) -> None:
    """The option `random_markers` (T-R33)."""
    tables = position.tables
    count = COLOURS * tables.markers
    i: i64
    for player in position.players:
        order = stream.shuffled(numbers(0, count))
        for i in range(count):
            player.trays[i // tables.markers_per_tray] += marker(order[i] % COLOURS)


def lay_out(position: Position) -> None:
    """After the markers: stacks are laid out, bonus tiles drawn, discard piles started (T-032, T-035 to T-037)."""
    position.laid_out = True
    position.reveals += 1
    seat = position.start
    i: i64
    for i in range(position.seats):
        position.players[seat].bonus_yellow = bit(draw_bonus(position))
        seat = next_seat(position, seat)
    fill_bonus(position)
    for i in range(2):
        cards.restart(position, i)
    position.step = TAKE_CARD
    position.to_act = position.start
    position.left = position.tables.setup_cards


def draw_bonus(position: Position) -> i64:
    """Draw a bonus tile from the bag."""
    tile = position.bag[position.bag_at]
    position.bag_at += 1
    return tile


def fill_bonus(position: Position) -> None:
    """Two bonus tiles come to the senate, the first on the left (T-036, T-241, T-R38)."""
    bonus = vec[i64]([EMPTY] * 2)
    i: i64
    for i in range(2):
        bonus[i] = draw_bonus(position)
    position.bonus = bonus
    position.reveals += 1


# ---------------------------------------------------------------- decisions


def marker_tray(position: Position) -> i64:
    """The tray that the next marker goes into: I first (S1)."""
    tables = position.tables
    return (COLOURS * tables.markers - position.left) // tables.markers_per_tray


class PlaceMarker(Step):
    """S1: the colour of the marker for the next place of the trays."""

    name = "place_marker"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Colours of which a marker is left (T-031)."""
        player = position.player()
        placed: i64 = 0
        i: i64
        for i in range(TRAYS):
            placed += player.trays[i]  # packed counts add up without a carry
        count: i64 = 0
        for i in range(COLOURS):
            if markers(placed, i) < position.tables.markers:
                out[count] = COLOUR + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Put a marker into the next tray; when all players are done the rest is laid out."""
        position.player().trays[marker_tray(position)] += marker(action - COLOUR)
        position.left -= 1
        if position.left > 0:
            return ASKED
        position.to_act = next_seat(position, position.to_act)
        position.left = COLOURS * position.tables.markers
        if position.to_act == position.start:
            lay_out(position)
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Colours that are used up, and all that is no colour."""
        return "T-002" if COLOUR <= action < COLOUR + COLOURS else "T-031"


class TakeCard(Step):
    """S2: where the next card comes from."""

    name = "take_card"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """The face-down pile and the discard piles that hold a card (T-038)."""
        count: i64 = 0
        if cards.can_draw(position):
            out[count] = DRAW
            count += 1
        i: i64
        for i in range(2):
            if position.pile_size[i] > 0:
                out[count] = TAKE + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """One of the three set-up cards; the next player follows when all are taken (T-038)."""
        if action == DRAW:
            cards.draw(position, position.player(), 1)
        else:
            cards.take(position, position.player(), action - TAKE)
        position.left -= 1
        if position.left > 0:
            return ASKED
        position.to_act = next_seat(position, position.to_act)
        position.left = position.tables.setup_cards
        if position.to_act == position.start:
            position.step = TAKE_TILE
            position.left = position.tables.setup_tiles
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Piles that are empty, and all that is no pile."""
        return "T-R16" if action == DRAW or TAKE <= action < TAKE + 2 else "T-038"

    def lean(self, position: Position, action: i64) -> i64:
        """A discarded card only if it makes a pair."""
        return cards.lean_taking(position, action)


class TakeTile(Step):
    """S3: the stack of the next Trajan tile."""

    name = "take_tile"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Stacks from which this player has not taken yet (T-040)."""
        used: i64 = 0
        i: i64
        for i in range(TRAYS):
            tile = position.player().slots[i]
            if tile != EMPTY:
                used |= bit(tile // STACK_SIZE)
        count: i64 = 0
        for i in range(STACKS):
            if position.stack_at[i] < STACK_SIZE and not used & bit(i):
                out[count] = STACK + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Take a set-up tile; its slot is asked next (S3)."""
        position.chosen = take_top(position, action - STACK)
        position.step = CHOOSE_SLOT
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Stacks that this player has taken from already."""
        return "T-040"

    def lean(self, position: Position, action: i64) -> i64:
        """None more than another."""
        return OFTEN


def face_down(position: Position, stack: i64) -> i64:
    """Where the tiles of a Trajan stack begin that nobody can see; which ones they are is known, not their order."""
    first = min(position.stack_at[stack] + (1 if position.laid_out else 0), STACK_SIZE)
    return stack * STACK_SIZE + first


def take_top(position: Position, stack: i64) -> i64:
    """Take the top tile of a Trajan stack; the next one is seen by all."""
    at = position.stack_at[stack]
    position.stack_at[stack] = at + 1
    if at + 1 < STACK_SIZE:
        position.reveals += 1
    return position.stacks[stack * STACK_SIZE + at]


class ChooseSlot(Step):
    """S4: the slot of that tile."""

    name = "choose_slot"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """The set-up slots that are still free (T-041)."""
        count: i64 = 0
        i: i64
        for i in range(TRAYS):
            if position.tables.setup_slots & bit(i) and position.player().slots[i] == EMPTY:
                out[count] = SLOT + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Put the tile at a slot; after the last player's third tile the first turn begins (T-042)."""
        position.player().slots[action - SLOT] = position.chosen
        position.chosen = EMPTY
        position.step = TAKE_TILE
        position.left -= 1
        if position.left > 0:
            return ASKED
        position.to_act = next_seat(position, position.to_act)
        position.left = position.tables.setup_tiles
        if position.to_act == position.start:
            position.step = CHOOSE_TRAY
            position.left = 0
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """All but the free set-up slots."""
        return "T-041"
