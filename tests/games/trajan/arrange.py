"""Arranging positions of Trajan: names for all components, and a word for each thing a test wants in its place.

Everything put somewhere is taken from where it can come from, so that arranged positions stay sound; `sound` proves it
at the end of each word. Seat 0 is the start player of `started`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import count

import triumvir
from triumvir.engine.state import vector
from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.games.trajan import tables as t
from triumvir.games.trajan.game import Trajan
from triumvir.games.trajan.play import TrajanState
from triumvir.testing.positions import begun, play, sound

NUMERALS = ("I", "II", "III", "IV", "V", "VI")
TYPES = ("seaport", "forum", "military", "senate", "trajan", "construction")
COLOURS = ("yellow", "orange", "green", "white", "pink", "blue")
GOODS = ("column", "hide", "scroll", "oil", "fruit", "pottery", "wine", "fish", "jewelry", "gem", "cattle", "wheat")
DEMANDS = ("bread", "games", "religion")
PROVINCES = (
    "alpes",
    "raetia",
    "noricum",
    "narbonensis",
    "lugudunensis",
    "belgica",
    "germania_superior",
    "aquitania",
    "britannia",
    "germania_inferior",
)
SITES = tuple(f"r{row}c{column}" for row in range(1, 5) for column in range(1, 6))
STACKS = ("cards", "points", "worker", "legionary", "plus2", "demand")
JOKERS = ("joker_commodity", "joker_demand", "joker_construction", "joker_action")
MAT = (
    *("senate2", "senate3", "senate4", "senate5"),
    *DEMANDS,
    *JOKERS,
    *(f"forum_{name}" for name in TYPES),
    *(f"extra_{name}" for name in TYPES),
)
BUILDING_KINDS = ("stairs", "door", "fountain", "roof", "window")
BUILDINGS = tuple(f"{kind}-{vp}" for kind in BUILDING_KINDS for vp in (2, 3, 4, 5))
TILES = tuple(f"{category}-{i}" for category in STACKS for i in range(1, 10))
BONUSES = (
    *DEMANDS,
    *("workers", "legionaries", "bonus_tiles"),
    *("column-hide", "scroll-oil", "fruit-pottery", "wine-fish", "jewelry-gem", "cattle-wheat"),
)
LIKE, PAIRS, UNLIKE = (a.SHIP, a.SHIP + 1, a.SHIP + 2)
LEFT, RIGHT = 0, 1


# ---------------------------------------------------------------- actions by name


def tray(numeral: str) -> int:
    return a.TRAY + NUMERALS.index(numeral)


def drop(*colours: str) -> list[int]:
    return [a.COLOUR + COLOURS.index(colour) for colour in colours]


def card(kind: str) -> int:
    return a.CARD + GOODS.index(kind)


def pair(kind: str) -> int:
    return a.PAIR + GOODS.index(kind)


def pair_joker(kind: str) -> int:
    return a.PAIR_JOKER + GOODS.index(kind)


def move(province: str) -> int:
    return a.MOVE + PROVINCES.index(province)


def site(name: str) -> int:
    return a.SITE + SITES.index(name)


def stack(category: str) -> int:
    return a.STACK + STACKS.index(category)


def slot(numeral: str) -> int:
    return a.SLOT + NUMERALS.index(numeral)


def extra(action_type: str) -> int:
    return a.EXTRA + TYPES.index(action_type)


def extra_joker(action_type: str) -> int:
    return a.EXTRA_JOKER + TYPES.index(action_type)


def plus2(action_type: str) -> int:
    return a.PLUS2 + TYPES.index(action_type)


def actions_in(state: TrajanState, first: int, number: int) -> list[int]:
    """The legal actions of one block, counted from its first number."""
    return [action - first for action in state.legal() if first <= action < first + number]


# ---------------------------------------------------------------- starting


@cache
def loaded(players: int, **options: object) -> Trajan:
    game = triumvir.load("trajan", players=players, options=options)
    assert isinstance(game, Trajan)
    return game


@cache
def seed_for(players: int, start: int) -> int:
    return next(seed for seed in count() if fresh(players, seed).start == start)


def fresh(players: int, seed: int = 0, **options: object) -> TrajanState:
    """The first position of a game."""
    state = loaded(players, **options).start(seed)
    assert isinstance(state, TrajanState)
    return state


@cache
def _started(players: int, **options: object) -> TrajanState:
    game = loaded(players, **options)
    state = begun(game, seed_for(players, 0), lambda position: at(position, s.CHOOSE_TRAY))
    assert isinstance(state, TrajanState)
    return state


def started(players: int = 3, **options: object) -> TrajanState:
    """A position at the first turn; seat 0 is the start player."""
    return _started(players, **options).copy()


def at(state: object, step: int) -> bool:
    assert isinstance(state, TrajanState)
    return state.step == step


def turn(state: TrajanState, action_type: str, seat: int = 0) -> TrajanState:
    """A turn of the seat up to step 3 with this action type: one marker sown, no Trajan tile fulfilled."""
    assert state.step == s.CHOOSE_TRAY
    state.active = state.to_act = seat
    target = TYPES.index(action_type)
    origin = NUMERALS[(target - 1) % 6]
    set_trays(state, seat, {origin: "yellow"}, rest=NUMERALS[(target + 1) % 6])
    play(state, tray(origin), *drop("yellow"))
    assert (state.step, state.action, state.to_act) == (s.ACT, target, seat)
    return state


def acting(action_type: str, players: int = 3) -> TrajanState:
    """A started game in which seat 0 is about to perform this action type."""
    return turn(started(players), action_type)


# ---------------------------------------------------------------- markers, Trajan tiles


def set_trays(state: TrajanState, seat: int, trays: Mapping[str, str], rest: str) -> TrajanState:
    """Put these colours into these trays and all other markers into the tray `rest`."""
    left = Counter(COLOURS * 2)
    packed = [0] * 6
    for numeral, colours in trays.items():
        for colour in colours.split():
            packed[NUMERALS.index(numeral)] += 1 << 3 * COLOURS.index(colour)
            left[colour] -= 1
    for colour in left.elements():
        packed[NUMERALS.index(rest)] += 1 << 3 * COLOURS.index(colour)
    state.players[seat].trays = vector(packed)
    return sound(state)


def in_tray(state: TrajanState, seat: int, numeral: str) -> list[str]:
    """The colours of the markers in a tray."""
    held = state.players[seat].trays[NUMERALS.index(numeral)]
    return [colour for i, colour in enumerate(COLOURS) for _ in range(held >> 3 * i & 7)]


def take_from_stack(state: TrajanState, tile: str) -> int:
    """Make a Trajan tile one that has left its stack; where it lies at a circle another one takes its place."""
    wanted = TILES.index(tile)
    order = list(state.stacks)
    top = wanted // 9 * 9 + state.stack_at[wanted // 9]
    place = order.index(wanted)
    if place >= top:
        order[place], order[top] = order[top], order[place]
        state.stacks = vector(order)
        state.stack_at[wanted // 9] += 1
        return wanted
    for player in state.players:
        for i in range(6):
            if player.slots[i] == wanted:
                player.slots[i] = order[top]
                state.stack_at[wanted // 9] += 1
    return wanted


def put_tile(state: TrajanState, seat: int, numeral: str, tile: str) -> TrajanState:
    """Put a Trajan tile from its stack at a slot; the arch gives way to the next free slot."""
    player = state.players[seat]
    number = NUMERALS.index(numeral)
    player.slots[number] = take_from_stack(state, tile)
    if player.arch == number:
        free = [i % 6 for i in range(number, number + 6) if player.slots[i % 6] == s.EMPTY]
        player.arch = free[0] if free else s.EMPTY
    return sound(state)


def no_tiles(state: TrajanState, seat: int) -> TrajanState:
    """Remove all Trajan tiles from a circle; the arch stands at I."""
    player = state.players[seat]
    player.slots = vector([s.EMPTY] * 6)
    player.arch = 0
    return sound(state)


def on_top(state: TrajanState, tile: str) -> TrajanState:
    """Lay a Trajan tile on top of its stack."""
    wanted = TILES.index(tile)
    order = list(state.stacks)
    top = wanted // 9 * 9 + state.stack_at[wanted // 9]
    place = order.index(wanted)
    assert place >= top
    order[place], order[top] = order[top], order[place]
    state.stacks = vector(order)
    return sound(state)


def at_slot(state: TrajanState, seat: int, numeral: str) -> str | None:
    tile = state.players[seat].slots[NUMERALS.index(numeral)]
    return None if tile == s.EMPTY else TILES[tile]


def arch(state: TrajanState, seat: int = 0) -> str:
    place = state.players[seat].arch
    return "middle" if place == s.EMPTY else NUMERALS[place]


def fulfilled(state: TrajanState, seat: int, *tiles: str) -> TrajanState:
    """Put fulfilled Trajan tiles on a mat."""
    for tile in tiles:
        state.players[seat].fulfilled |= 1 << take_from_stack(state, tile)
    return sound(state)


def with_plus2(state: TrajanState, seat: int, *action_types: str) -> TrajanState:
    for name in action_types:
        state.players[seat].plus2 |= 1 << TYPES.index(name)
    return sound(state)


# ---------------------------------------------------------------- tiles of the forum sets


def draw_tile(state: TrajanState, name: str) -> int:
    """Take a tile of this kind out of its face-down supply, or swap it for one that lies on the board."""
    kind = MAT.index(name)
    plain = kind < t.FORUM_KINDS
    order = list(state.supply if plain else state.extras)
    drawn = state.supply_at if plain else state.extra_at
    if kind in order[drawn:]:
        place = order.index(kind, drawn)
        order[place], order[drawn] = order[drawn], order[place]
    elif kind in list(state.forum):
        state.forum[list(state.forum).index(kind)] = order[drawn]
    else:
        state.province_tile = s.altered(state.province_tile, list(state.province_tile).index(kind), order[drawn])
    if plain:
        state.supply = vector(order)
        state.supply_at += 1
    else:
        state.extras = vector(order)
        state.extra_at += 1
    return kind


def give(state: TrajanState, seat: int, *names: str) -> TrajanState:
    """Put tiles on a mat."""
    for name in names:
        state.players[seat].mat[draw_tile(state, name)] += 1
    return sound(state)


def strip(state: TrajanState, seat: int) -> TrajanState:
    """Remove all tiles from a mat."""
    state.players[seat].mat = vector([0] * t.MAT_KINDS)
    return sound(state)


def owned(state: TrajanState, seat: int = 0) -> dict[str, int]:
    """The tiles on a mat."""
    return {name: number for name, number in zip(MAT, state.players[seat].mat, strict=True) if number}


def lay_forum(state: TrajanState, tiles: Mapping[int, str]) -> TrajanState:
    """Exactly these tiles lie on the forum; 12, 13 and 14 are the yellow spaces."""
    state.forum = vector([s.EMPTY] * 15)
    for space, name in tiles.items():
        state.forum[space] = draw_tile(state, name)
    return sound(state)


def lay_province(state: TrajanState, province: str, name: str | None) -> TrajanState:
    """This tile, or none, lies in a province."""
    place = PROVINCES.index(province)
    state.province_tile = s.altered(state.province_tile, place, s.EMPTY)
    if name is not None:
        tile = draw_tile(state, name)
        state.province_tile = s.altered(state.province_tile, place, tile)
    return sound(state)


def lying(tiles: Iterable[int]) -> list[str | None]:
    return [None if tile == s.EMPTY else MAT[tile] for tile in tiles]


# ---------------------------------------------------------------- figures


def figures(state: TrajanState, seat: int, supply: int | None = None, workers: int = 1, camp: int = 1) -> TrajanState:
    """Figures in supply and camps; what is too many in supply joins the legionaries in the camp."""
    player = state.players[seat]
    outside = bin(player.sites).count("1") + bin(player.provinces).count("1")
    player.workers = workers
    player.camp = camp
    player.supply = 15 - outside - workers - camp
    if supply is not None:
        player.camp += player.supply - supply
        player.supply = supply
    return sound(state)


def lead(state: TrajanState, seat: int, province: str) -> TrajanState:
    """The leader stands in a province."""
    state.players[seat].leader = PROVINCES.index(province)
    return sound(state)


def station(state: TrajanState, seat: int, *provinces: str) -> TrajanState:
    """Legionaries, out of the supply, stand in provinces."""
    for name in provinces:
        state.players[seat].provinces |= 1 << PROVINCES.index(name)
        state.players[seat].supply -= 1
    return sound(state)


def build(state: TrajanState, seat: int, *sites: str) -> TrajanState:
    """Workers, out of the supply, stand on sites; the tiles there are the player's."""
    player = state.players[seat]
    for name in sites:
        number = SITES.index(name)
        player.sites |= 1 << number
        player.supply -= 1
        if state.site_tile[number] != s.EMPTY:
            player.buildings |= 1 << state.site_tile[number]
            state.site_tile = s.altered(state.site_tile, number, s.EMPTY)
    return sound(state)


def lay_site(state: TrajanState, name: str, building: str) -> TrajanState:
    """This construction tile lies at a site; it changes places with the one there."""
    tiles = list(state.site_tile)
    here, there = SITES.index(name), tiles.index(BUILDINGS.index(building))
    tiles[here], tiles[there] = tiles[there], tiles[here]
    state.site_tile = vector(tiles)
    return sound(state)


def own_buildings(state: TrajanState, seat: int, *buildings: str) -> TrajanState:
    """Construction tiles lie on a mat; their sites are bare."""
    for name in buildings:
        number = BUILDINGS.index(name)
        state.site_tile = s.altered(state.site_tile, list(state.site_tile).index(number), s.EMPTY)
        state.players[seat].buildings |= 1 << number
    return sound(state)


# ---------------------------------------------------------------- cards


def deal(
    state: TrajanState,
    *,
    hands: Mapping[int, str] | None = None,
    displays: Mapping[int, str] | None = None,
    left: str | None = None,
    right: str | None = None,
    pile: str | None = None,
) -> TrajanState:
    """Deal all 60 cards: hands and displays not named are empty, a discard pile not named has one card.

    The face-down pile holds the rest, or, if `pile` names its cards from the top, the rest lies before the last seat.
    """
    rest = Counter(GOODS * 5)

    def take(names: str) -> list[int]:
        found = names.split()
        rest.subtract(found)
        assert not any(number < 0 for number in rest.values()), f"too many of {names}"
        return [GOODS.index(name) for name in found]

    for seat, player in enumerate(state.players):
        player.hand = vector(counts(take((hands or {}).get(seat, ""))))
        player.known = vector([0] * 12)
        player.older = player.shown = vector([])
        player.display = vector(counts(take((displays or {}).get(seat, ""))))
        player.cards = sum(player.hand)
    named = [None if names is None else take(names) for names in (left, right, pile)]
    lies = [s.EMPTY] * 120
    for side in range(2):
        cards = named[side]
        if cards is None:
            cards = take(max(GOODS, key=lambda name: rest[name]))
        lies[side * 60 : side * 60 + len(cards)] = cards
        state.pile_size[side] = len(cards)
    state.pile = vector(lies)
    spare = [GOODS.index(name) for name in rest.elements()]
    if named[2] is None:
        state.deck = vector(spare)
    else:
        state.deck = vector(named[2])
        last = state.players[-1]
        last.display = vector([own + more for own, more in zip(last.display, counts(spare), strict=True)])
    state.deck_at = 0
    return sound(state)


def counts(cards: list[int]) -> list[int]:
    return [cards.count(kind) for kind in range(12)]


def held(state: TrajanState, seat: int = 0) -> str:
    """The cards in a hand."""
    return names_of(state.players[seat].hand)


def shown(state: TrajanState, seat: int = 0) -> str:
    """The cards in a display."""
    return names_of(state.players[seat].display)


def names_of(cards: Iterable[int]) -> str:
    return " ".join(name for name, number in zip(GOODS, cards, strict=True) for _ in range(number))


def discards(state: TrajanState, side: int) -> list[str]:
    """The cards of a discard pile, the top one last."""
    return [GOODS[state.pile[side * 60 + i]] for i in range(state.pile_size[side])]


def face_down(state: TrajanState) -> list[str]:
    """The cards of the face-down pile, the top one first."""
    return [GOODS[state.deck[i]] for i in range(state.deck_at, len(state.deck))]


def ship(state: TrajanState, which: int, *units: int) -> TrajanState:
    """Ship these units and stop, where the shipment has not stopped by itself."""
    play(state, which, *units)
    if state.step == s.SHIP_CARD:
        play(state, a.STOP)
    return state


# ---------------------------------------------------------------- senate, demands, calendar


def senate(state: TrajanState, *discs: tuple[int, int]) -> TrajanState:
    """Put discs (seat, number of the space, 0 is the start) on the track, each on top of those before it."""
    for seat, number in discs:
        state.players[seat].senate = max(number - 1, 0)
        state.players[seat].disc = state.discs
        state.discs += 1
    return sound(state)


def stacked(state: TrajanState) -> list[int]:
    """Seats of the senate discs by space, from the bottom to the top of each."""
    return sorted(range(state.seats), key=lambda seat: (state.players[seat].senate, state.players[seat].disc))


def demand(state: TrajanState, kinds: str) -> TrajanState:
    """These demand tiles lie face up in this quarter."""
    wanted = [DEMANDS.index(name) for name in kinds.split()]
    rest = Counter(state.demands)
    rest.subtract(wanted)
    others = list(rest.elements())
    first = state.quarter * 3
    state.demands = vector([*others[:first], *wanted, *others[first:]])
    state.revealed = len(wanted)
    return sound(state)


def end_round(state: TrajanState, seat: int = 0) -> TrajanState:
    """The seat reaches the start space with one marker, declines its action, and so ends the round."""
    state.time = state.tables.circuit - 1
    turn(state, "senate", seat)
    return play(state, a.PASS)


def end_quarter(state: TrajanState, kinds: str = "bread games religion", seat: int = 0) -> TrajanState:
    """The seat ends the quarter with these demands; the consul is about to choose."""
    demand(state, kinds)
    end_round(state, seat)
    assert state.step == s.CHOOSE_BONUS
    return state


def last_quarter(state: TrajanState, yellow: str = "", gray: str = "") -> TrajanState:
    """The fourth quarter: seat 0 owns these bonus tiles, seat 1 the other owned ones, all with the gray side up."""
    own = [BONUSES.index(name) for name in yellow.split()]
    own_gray = [BONUSES.index(name) for name in gray.split()]
    others = [tile for tile in range(12) if tile not in own + own_gray]
    spare = state.seats + 6 - len(own) - len(own_gray)
    for player in state.players:
        player.bonus_yellow = player.bonus_gray = 0
    first, second = state.players[:2]
    first.bonus_yellow = sum(1 << tile for tile in own)
    first.bonus_gray = sum(1 << tile for tile in own_gray)
    second.bonus_gray = sum(1 << tile for tile in others[:spare])
    state.bag = vector([*own, *own_gray, *others])
    state.bag_at = state.seats + 8
    state.bonus = vector(others[spare : spare + 2])
    state.quarter = 3
    return sound(state)


def end_game(state: TrajanState) -> TrajanState:
    """End the fourth quarter; seat 0 covers all demands by Trajan tiles and gets no bonus tile of the senate."""
    fulfilled(state, 0, "demand-7", "demand-8", "demand-9")
    senate(state, (0, 0), (1, 2), (2, 3))
    end_quarter(state, "religion religion religion")
    play(state, a.BONUS)
    assert state.over
    return state


def bonus_tiles(state: TrajanState, seat: int) -> tuple[set[str], set[str]]:
    """The bonus tiles of a seat, yellow and gray side up."""
    player = state.players[seat]
    yellow = {name for i, name in enumerate(BONUSES) if player.bonus_yellow >> i & 1}
    gray = {name for i, name in enumerate(BONUSES) if player.bonus_gray >> i & 1}
    return yellow, gray
