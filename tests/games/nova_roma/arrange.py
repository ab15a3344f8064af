"""Arranging positions of Nova Roma: names for all components, and a word for each thing a test wants in its place.

Everything put somewhere is taken from where it can come from, so that arranged positions stay sound; `sound` proves it
at the end of each word. Seat 0 begins the round in `started`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import triumvir
from triumvir.engine.state import vector
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma import state as s
from triumvir.games.nova_roma import tables as t
from triumvir.games.nova_roma.game import NovaRoma
from triumvir.games.nova_roma.play import NovaRomaState
from triumvir.games.nova_roma.state import Player
from triumvir.testing.positions import play, sound

ACTIONS = ("trade", "upgrade", "petition", "recruit", "sail", "build", "race", "produce")
KINDS = ("wheat", "stone", "wood", "wine", "horse", "coins", "influence", "artisans")
GOODS = KINDS[:5]
TRACKS = ("red", "green", "blue")
E = s.EMPTY


@cache
def loaded(players: int = 3, **options: object) -> NovaRoma:
    game = triumvir.load("nova-roma", players, **options)
    assert isinstance(game, NovaRoma)
    return game


NAMES = loaded().names
FOLLOWERS = tuple(NAMES.followers)
TILES = tuple(NAMES.tiles)


def started(players: int = 3, seed: int = 1, **options: object) -> NovaRomaState:
    """The first position of a game, with seat 0 as first player and 3 coins each."""
    return first_seat(loaded(players, **options).start(seed))


def first_seat(state: object) -> NovaRomaState:
    assert isinstance(state, NovaRomaState)
    state.first = state.active = state.to_act = 0
    for player in state.players:
        player.stock[t.COINS] = 3
    return sound(state)


def cell(name: str) -> int:
    """r1c1 is 0, on the 4 x 4 forum."""
    return 4 * (int(name[1]) - 1) + int(name[3]) - 1


def spot(name: str) -> int:
    """r1c1 is 0, on a 3 x 3 board."""
    return 3 * (int(name[1]) - 1) + int(name[3]) - 1


def bits(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def members(number: int) -> list[int]:
    return [i for i in range(62) if number >> i & 1]


# ---------------------------------------------------------------- turns


def lay_forum(state: NovaRomaState, rows: str, columns: str) -> NovaRomaState:
    """These actions stand at the four rows and the four columns."""
    names = rows.split() + columns.split()
    names += [name for name in ACTIONS if name not in names]
    state.forum = vector([ACTIONS.index(name) for name in names])
    return sound(state)


def turn(
    action: str = "trade",
    strength: int = 1,
    *,
    other: str = "",
    players: int = 3,
    state: NovaRomaState | None = None,
    **options: object,
) -> NovaRomaState:
    """Seat 0 is about to place a patrician; on r1c1 it performs `action` at its row with this base strength.

    The column there has `other` with base strength 1.
    """
    state = state or started(players, **options)
    other = other or ("recruit" if action == "trade" else "trade")
    rest = [name for name in ACTIONS if name not in (action, other)]
    lay_forum(state, " ".join([action, *rest[:3]]), " ".join([other, *rest[3:]]))
    state.emperor = cell("r1c4") if strength > 1 else cell("r4c4")
    state.emperor_at = max(state.emperor_at, 1)
    state.legionnaires = 0
    state.lap = 1 if strength > 2 else 0
    for seat, player in enumerate(state.players):
        player.patricians = 0
        if strength > 2:
            player.patricians = 1 << (cell("r1c2") if seat == 0 else cell("r3c1") + seat)
    state.active = state.to_act = 0
    state.step = s.PLACE_PATRICIAN
    state.claimed = False
    state.cell = E
    return sound(state)


def declare(state: NovaRomaState) -> NovaRomaState:
    """Place the patrician on r1c1 and begin with the row's action."""
    return play(state, "patrician r1c1", "row")


def perform(state: NovaRomaState) -> NovaRomaState:
    """Place the patrician, begin with the row's action and perform it."""
    return play(declare(state), "perform")


def petition(action: str, strength: int = 1, **options: object) -> NovaRomaState:
    """Seat 0 is about to petition for an action at this strength, with 5 influence."""
    state = turn("petition", strength, **options)
    return stock(state, influence=5)


def petitioned(state: NovaRomaState, action: str, strength: int = 1) -> NovaRomaState:
    """Carry an action out through Petition."""
    perform(state)
    skip(state, s.WINDOW)
    return play(state, f"pay {strength}", f"action {action}")


def at(state: NovaRomaState, step: int) -> bool:
    return s.current(state) == step


def skip(state: NovaRomaState, *steps: int) -> NovaRomaState:
    """Go on as long as one of these steps is to be decided."""
    while s.current(state) in steps:
        play(state, "pass")
    return state


def finish_turn(state: NovaRomaState) -> NovaRomaState:
    """Give up or pass over everything that is left of this turn."""
    seat, lap, number = state.active, state.lap, state.round
    while (state.active, state.lap, state.round) == (seat, lap, number) and not state.over:
        legal = state.legal()
        state.apply(a.PASS if a.PASS in legal else a.FORGO if a.FORGO in legal else legal[0])
    return sound(state)


def finish_round(state: NovaRomaState) -> NovaRomaState:
    """Everyone gives everything up until the round is over."""
    number = state.round
    while state.round == number and not state.over:
        legal = state.legal()
        state.apply(a.PASS if a.PASS in legal else a.FORGO if a.FORGO in legal else legal[0])
    return sound(state)


def last_turn(state: NovaRomaState, number: int = 0) -> NovaRomaState:
    """The last turn of a round (0 is the first): the last seat is about to place its patrician."""
    seats = state.seats
    state.round = number
    state.lap = 2
    state.first = 0
    state.active = state.to_act = seats - 1
    state.emperor = cell("r4c4")
    state.emperor_at = max(state.emperor_at, 1)
    state.legionnaires = 0
    free = iter(i for i in range(16) if i not in (cell("r1c1"), cell("r4c4")))
    for seat, player in enumerate(state.players):
        player.patricians = bits(next(free) for _ in range(2 if seat == seats - 1 else 3))
    state.step = s.PLACE_PATRICIAN
    state.cell = E
    return sound(state)


def end_round(state: NovaRomaState) -> NovaRomaState:
    """Play the last turn of a round without doing anything."""
    play(state, "patrician r1c1", "row", "forgo", "forgo")
    while s.current(state) in (s.CLAIM_AFTER, s.PLACE_LEGIONNAIRE):
        state.apply(state.legal()[0])
    return sound(state)


def end_game(state: NovaRomaState) -> NovaRomaState:
    """Play the last turn of the game without doing anything; seat 0 ends up with the marker of nobody."""
    end_round(last_turn(state, 4))
    assert state.over
    return state


# ---------------------------------------------------------------- stock


def stock(state: NovaRomaState, seat: int = 0, **amounts: int) -> NovaRomaState:
    """A player has these amounts; artisans come out of the supply."""
    player = state.players[seat]
    for kind, amount in amounts.items():
        if kind == "artisans":
            state.artisans -= amount - player.stock[t.ARTISANS]
        player.stock[KINDS.index(kind)] = amount
    return sound(state)


def bare(state: NovaRomaState, seat: int = 0, **amounts: int) -> NovaRomaState:
    """A player has these amounts and nothing else."""
    return stock(state, seat, **{kind: amounts.get(kind, 0) for kind in KINDS})


def has(state: NovaRomaState, kind: str, seat: int = 0) -> int:
    return state.players[seat].stock[KINDS.index(kind)]


def holds(state: NovaRomaState, seat: int = 0) -> dict[str, int]:
    """What a player has, without zeros."""
    return {kind: amount for kind, amount in zip(KINDS, state.players[seat].stock, strict=True) if amount}


def empty_supply(state: NovaRomaState, holder: int = 1) -> NovaRomaState:
    """All artisans of the supply are another player's."""
    return stock(state, holder, artisans=has(state, "artisans", holder) + state.artisans)


# ---------------------------------------------------------------- followers


def take_card(state: NovaRomaState, name: str) -> int:
    """Take a follower out of deck, offer, discard pile, hands and rows; an offer slot is filled from the deck."""
    card = FOLLOWERS.index(name)
    member = 1 << card
    state.discard &= ~member
    for player in state.players:
        player.hand &= ~member
        player.known &= ~member
        player.row &= ~member
        player.used &= ~member
        player.idle &= ~member
    deck = [other for other in list(state.deck)[state.deck_at :] if other != card]
    slots = list(state.offer)
    for slot in range(s.OFFER_FOLLOWERS, s.OFFER_BASIC):
        if slots[slot] == card:
            slots[slot] = deck.pop() if deck else E
    state.offer = vector(slots)
    state.deck = vector(deck)
    state.deck_at = 0
    return card


def hand(state: NovaRomaState, *names: str, seat: int = 0) -> NovaRomaState:
    """A player holds exactly these cards; what he held goes under the deck."""
    player = state.players[seat]
    put_under(state, player.hand)
    player.hand = player.known = 0
    for name in names:
        player.hand |= 1 << take_card(state, name)
    return sound(state)


def put_under(state: NovaRomaState, cards: int) -> None:
    state.deck = vector(list(state.deck)[state.deck_at :] + members(cards))
    state.deck_at = 0


def row(state: NovaRomaState, *names: str, seat: int = 0, used: Sequence[str] = ()) -> NovaRomaState:
    """A player has exactly these followers in play."""
    player = state.players[seat]
    put_under(state, player.row)
    player.row = player.used = player.idle = 0
    for name in names:
        player.row |= 1 << take_card(state, name)
    player.used = bits(FOLLOWERS.index(name) for name in used)
    return sound(state)


def stack_deck(state: NovaRomaState, *names: str) -> NovaRomaState:
    """These followers lie on top of the deck."""
    cards = [take_card(state, name) for name in names]
    state.deck = vector(cards + list(state.deck))
    return sound(state)


def deck_only(state: NovaRomaState, *names: str) -> NovaRomaState:
    """The deck holds these followers, from the top; all others of it are on the discard pile."""
    cards = [take_card(state, name) for name in names]
    state.discard |= bits(state.deck)
    state.deck = vector(cards)
    return sound(state)


def exhaust(state: NovaRomaState) -> NovaRomaState:
    """Deck and discard pile are empty: rows and hands hold all followers that are not on offer."""
    shown = [card for card in list(state.offer)[s.OFFER_FOLLOWERS : s.OFFER_BASIC] if card != E]
    rest = [card for card in range(40) if card not in shown]
    for seat in range(state.seats - 1, -1, -1):
        player = state.players[seat]
        player.row, player.hand, player.known = bits(rest[:7]), bits(rest[7:13]), 0
        rest = rest[13:]
    assert not rest
    state.deck, state.deck_at, state.discard = vector([]), 0, 0
    return sound(state)


def offer_followers(state: NovaRomaState, *names: str) -> NovaRomaState:
    """These four followers are on offer."""
    cards = [take_card(state, name) for name in names]
    old = [card for card in list(state.offer)[s.OFFER_FOLLOWERS : s.OFFER_BASIC] if card != E]
    put_under(state, bits(old))
    for slot, card in enumerate(cards):
        state.offer[s.OFFER_FOLLOWERS + slot] = card
    return sound(state)


def names_of(cards: int) -> set[str]:
    return {FOLLOWERS[card] for card in members(cards)}


def in_row(state: NovaRomaState, seat: int = 0) -> set[str]:
    return names_of(state.players[seat].row)


def in_hand(state: NovaRomaState, seat: int = 0) -> set[str]:
    return names_of(state.players[seat].hand)


def offered(state: NovaRomaState, first: int, ids: Sequence[str]) -> list[str | None]:
    return [None if card == E else ids[card] for card in list(state.offer)[first : first + 4]]


# ---------------------------------------------------------------- contracts


def _contracts(state: NovaRomaState, name: str, first: int, ids: Sequence[str]) -> None:
    """Bring order, offer and owned contracts of a kind together."""
    owned = [card for player in state.players for card in members(getattr(player, name))]
    if name == "building":
        owned += members(state.rival_contracts)
    shown = [card for card in list(state.offer)[first : first + 4] if card != E]
    rest = [card for card in range(len(ids)) if card not in owned + shown]
    setattr(state, name, vector(owned + shown + rest))
    setattr(state, f"{name}_at", len(owned) + len(shown))


def _fill(state: NovaRomaState, name: str, first: int, ids: Sequence[str], wanted: Sequence[str | None]) -> None:
    owned = [card for player in state.players for card in members(getattr(player, name))]
    spare = [card for card in range(len(ids) - 1, -1, -1) if card not in owned and ids[card] not in wanted]
    for slot in range(4):
        if slot < len(wanted):
            want = wanted[slot]
            state.offer[first + slot] = E if want is None else ids.index(want)
        else:
            state.offer[first + slot] = spare.pop(0) if spare else E
    _contracts(state, name, first, ids)


def offer_shipping(state: NovaRomaState, *wanted: str | None) -> NovaRomaState:
    """These shipping contracts are on offer, from slot 0; None is an empty slot."""
    _fill(state, "shipping", s.OFFER_SHIPPING, NAMES.shipping, wanted)
    return sound(state)


def offer_building(state: NovaRomaState, *wanted: str | None) -> NovaRomaState:
    """These building contracts are on offer, from slot 0; None is an empty slot."""
    _fill(state, "building", s.OFFER_BUILDING, NAMES.building, wanted)
    return sound(state)


def own_shipping(state: NovaRomaState, *cards: str, seat: int = 0) -> NovaRomaState:
    """A player has completed these shipping contracts."""
    state.players[seat].shipping = bits(NAMES.shipping.index(card) for card in cards)
    shown = [NAMES.shipping[card] for card in list(state.offer)[:4] if card != E]
    _fill(state, "shipping", s.OFFER_SHIPPING, NAMES.shipping, [card for card in shown if card not in cards])
    return sound(state)


def own_building(state: NovaRomaState, *cards: str, seat: int = 0) -> NovaRomaState:
    """A player has completed these building contracts."""
    state.players[seat].building = bits(NAMES.building.index(card) for card in cards)
    shown = [NAMES.building[card] for card in list(state.offer)[4:8] if card != E]
    _fill(state, "building", s.OFFER_BUILDING, NAMES.building, [card for card in shown if card not in cards])
    return sound(state)


# ---------------------------------------------------------------- estate


def _estate_tiles(state: NovaRomaState) -> None:
    """Bring the stacks of estate tiles in line with what lies on boards and offer."""
    tables = state.tables
    lying = [tile for tile in list(state.offer)[s.OFFER_BASIC :] if tile != E]
    lying += [tile for player in state.players for tile in player.estate if tile != E]
    for name in ("basic", "special"):
        kinds = range(tables.basic_kinds) if name == "basic" else range(tables.basic_kinds, len(tables.tile_kind))
        left = [kind for kind in kinds for _ in range(tables.tile_copies[kind])]
        drawn = [tile for tile in lying if tile in kinds]
        for tile in drawn:
            left.remove(tile)
        setattr(state, name, vector(drawn + left))
        setattr(state, f"{name}_at", len(drawn))


def offer_estate(state: NovaRomaState, *wanted: str | None, special: str | None = None) -> NovaRomaState:
    """These basic tiles, and this special one, are on offer."""
    for slot in range(4):
        want = wanted[slot] if slot < len(wanted) else None
        state.offer[s.OFFER_BASIC + slot] = E if want is None else TILES.index(want)
    state.offer[s.OFFER_SPECIAL] = E if special is None else TILES.index(special)
    _estate_tiles(state)
    return sound(state)


def estate(
    state: NovaRomaState, tiles: dict[str, str] | None = None, *, seat: int = 0, artisans: str = "", used: str = ""
) -> NovaRomaState:
    """A player's estate: tiles by cell, artisans placed out of the supply, special tiles already used."""
    player = state.players[seat]
    player.estate = vector([E] * 9)
    for place, tile in (tiles or {}).items():
        player.estate[spot(place)] = TILES.index(tile)
    for slot in range(s.OFFER_BASIC, s.OFFERS):
        tile = state.offer[slot]
        if tile != E and [*player.estate, *state.offer].count(tile) > state.tables.tile_copies[tile]:
            state.offer[slot] = E
    state.artisans += bin(player.placed).count("1")
    player.placed = bits(spot(place) for place in artisans.split())
    state.artisans -= len(artisans.split())
    player.flipped = bits(spot(place) for place in used.split())
    _estate_tiles(state)
    return sound(state)


def tile_at(state: NovaRomaState, place: str, seat: int = 0) -> str | None:
    tile = state.players[seat].estate[spot(place)]
    return None if tile == E else TILES[tile]


def is_used(state: NovaRomaState, place: str, seat: int = 0) -> bool:
    return bool(state.players[seat].flipped >> spot(place) & 1)


# ---------------------------------------------------------------- zones


def zone_cells(state: NovaRomaState, zone: str, cells: str) -> int:
    columns = state.tables.zone_columns["ABC".index(zone)]
    places = ((int(name[1]) - 1) * columns + int(name[3]) - 1 for name in cells.split())
    return bits(places)


def build(state: NovaRomaState, zone: str, cells: str, seat: int = 0) -> NovaRomaState:
    """A player has blocks on exactly these cells of a zone; rings that are closed by this count as paid."""
    player: Player = state.players[seat]
    number = "ABC".index(zone)
    player.blocks += bin(player.board[s.ZONE + number]).count("1")
    player.board[s.ZONE + number] = zone_cells(state, zone, cells)
    player.blocks -= len(cells.split())
    _pay_rings(state)
    return sound(state)


def _pay_rings(state: NovaRomaState) -> None:
    tables = state.tables
    state.paid = 0
    for space in range(len(tables.space_zone)):
        zone, ring = tables.space_zone[space], tables.space_ring[space]
        own = 0
        for player in state.players:
            own |= player.board[s.ZONE + zone]
        closed = (own | tables.zone_neutral[zone]) & ring == ring and own & ring
        if closed and state.rewards[space] != E:
            state.paid |= 1 << space


def reward(state: NovaRomaState, zone: str, place: str, tile: str) -> NovaRomaState:
    """This reward tile lies on a tile space; it changes places with the one there."""
    tables = state.tables
    number = zone_cells(state, zone, place).bit_length() - 1
    here = next(
        i
        for i in range(len(tables.space_zone))
        if (tables.space_zone[i], tables.space_cell[i]) == ("ABC".index(zone), number)
    )
    tiles = list(state.rewards)
    wanted = NAMES.rewards.index(tile)
    if wanted in tiles:
        tiles[tiles.index(wanted)] = tiles[here]
    tiles[here] = wanted
    state.rewards = vector(tiles)
    return sound(state)


def blocks(state: NovaRomaState, zone: str, seat: int = 0) -> set[str]:
    number = "ABC".index(zone)
    columns = state.tables.zone_columns[number]
    return {f"r{i // columns + 1}c{i % columns + 1}" for i in members(state.players[seat].board[s.ZONE + number])}


# ---------------------------------------------------------------- sea, hippodrome, mosaic


def sail_to(state: NovaRomaState, ship: int, port: str, seat: int = 0) -> NovaRomaState:
    state.players[seat].board[s.SHIP + ship] = E if port == "start" else NAMES.ports.index(port)
    return sound(state)


def port_of(state: NovaRomaState, ship: int, seat: int = 0) -> str:
    port = state.players[seat].board[s.SHIP + ship]
    return "start" if port == E else NAMES.ports[port]


def race_to(state: NovaRomaState, track: str, space: int, seat: int = 0) -> NovaRomaState:
    """A marker arrives on a space, on top of those there."""
    board = state.players[seat].board
    board[s.MARKER + TRACKS.index(track)] = space
    board[s.HEIGHT + TRACKS.index(track)] = state.heights
    state.heights += 1
    return sound(state)


def space_of(state: NovaRomaState, track: str, seat: int = 0) -> int:
    return state.players[seat].board[s.MARKER + TRACKS.index(track)]


def favour(state: NovaRomaState, *tracks: str) -> NovaRomaState:
    """The chariot tiles of the rounds, as far as named, show these tracks."""
    left = list(range(9))
    found = []
    for track in tracks:
        tile = next(i for i in left if state.tables.chariot_track[i] == TRACKS.index(track))
        left.remove(tile)
        found.append(tile)
    state.chariots = vector(found + left)
    return sound(state)


def mosaic(state: NovaRomaState, green: str, yellow: str, orange: str, seat: int = 0) -> NovaRomaState:
    """A player has these mosaic tiles; others who had them get his."""
    for line, tile in enumerate((green, yellow, orange)):
        wanted = NAMES.mosaics.index(tile)
        mine = state.players[seat].board[s.MOSAIC + line]
        for player in state.players:
            if player.board[s.MOSAIC + line] == wanted:
                player.board[s.MOSAIC + line] = mine
        state.players[seat].board[s.MOSAIC + line] = wanted
    return sound(state)


def claimed(state: NovaRomaState, cells: str, seat: int = 0) -> NovaRomaState:
    """A player has claimed these mosaic cells; the markers come from beside the hippodrome as far as needed."""
    player = state.players[seat]
    player.claimed = bits(spot(name) for name in cells.split())
    count = len(cells.split())
    player.spare = 3 if count <= 4 else 7 - count
    player.markers = 7 - count - player.spare
    return sound(state)


def before_placing(state: NovaRomaState) -> NovaRomaState:
    """Seat 0 may claim before placing the patrician."""
    turn(state=state)
    state.step = s.CLAIM_BEFORE
    return state


def claims(state: NovaRomaState) -> set[str]:
    """The cells that can be claimed now."""
    return {f"r{i // 3 + 1}c{i % 3 + 1}" for i in range(9) if a.CLAIM + i in state.legal()}


def legal(state: NovaRomaState) -> set[str]:
    """The legal actions in short notation."""
    return {state.game.notation(action) for action in state.legal()}


def starting(state: NovaRomaState, prefix: str) -> set[str]:
    """The legal actions that begin with a word."""
    return {text for text in legal(state) if text.startswith(prefix)}
