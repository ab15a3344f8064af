"""Arranging positions of Forum Trajanum: names for all components, and a word for each thing a test wants in its place.

A player's 34 tiles are always somewhere: what a test adds or takes away is made up for by tiles that have left the
game, and where those do not suffice, by face-down cells of the bottom rows. `sound` proves it at the end of each word.
Seat 0 is the start player of `started`, and the left neighbour of seat 0 is seat 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import count

import triumvir
from triumvir.engine.state import vector
from triumvir.games.forum_trajanum import actions as a
from triumvir.games.forum_trajanum import state as s
from triumvir.games.forum_trajanum.game import ForumTrajanum
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.games.forum_trajanum.scoring import score_cycle
from triumvir.games.forum_trajanum.state import Player
from triumvir.testing.positions import play, sound

RESOURCES = ("builder", "red", "yellow", "green", "blue", "assistant", "coin", "tribune")
BUILDINGS = ("victory_column", "library", "basilica", "market", "red", "yellow", "green", "blue")
LEDGER = (
    "columns",
    "tracks",
    "areas",
    "cranes",
    "rows",
    "eagles",
    "group",
    "building_orders",
    "collection_orders",
)
CITIZENS = ("citizen_patrician", "citizen_merchant", "citizen_craftsman")


# ---------------------------------------------------------------- cells


def cell(name: str) -> int:
    """A Colonia cell written as row and column: `25`."""
    return (int(name[0]) - 1) * 6 + int(name[1]) - 1


def cells(names: str) -> int:
    """A set of Colonia cells."""
    return sum(1 << cell(name) for name in names.split())


def listed(members: int) -> list[str]:
    """The Colonia cells of a set."""
    return [f"{i // 6 + 1}{i % 6 + 1}" for i in range(36) if members >> i & 1]


def place(name: str) -> int:
    """A forum cell written as row and column: `2.7`."""
    row, col = name.split(".")
    return (int(col) - 1) * 4 + int(row) - 1


def places(names: str) -> int:
    return sum(1 << place(name) for name in names.split())


# ---------------------------------------------------------------- starting


@cache
def loaded(players: int = 2, **options: object) -> ForumTrajanum:
    game = triumvir.load("forum-trajanum", players=players, options=options)
    assert isinstance(game, ForumTrajanum)
    return game


@cache
def seed_for(players: int, start: int = 0) -> int:
    return next(seed for seed in count() if fresh(players, seed).start == start)


def fresh(players: int = 2, seed: int = 0, **options: object) -> ForumState:
    """The first position of a game."""
    state = loaded(players, **options).start(seed)
    assert isinstance(state, ForumState)
    return state


def started(players: int = 2, row: int = 6, **options: object) -> ForumState:
    """A position at the first pick of round 1: seat 0 begins, each player has one citizen, in this row."""
    state = fresh(players, seed_for(players), **options)
    return play(state, *([f"row{row}"] * players))


def kind(state: ForumState, name: str) -> int:
    """The number of a tile kind."""
    game = state.game
    assert isinstance(game, ForumTrajanum)
    return game.names.tiles.index(name)


def lay(state: ForumState, seat: int, name: str, tile: str) -> ForumState:
    """The tile of this kind lies on this cell; it changes places with what is there."""
    player = state.players[seat]
    order = list(player.tiles)
    wanted, here = kind(state, tile), cell(name)
    spots = [i for i in range(36, -1, -1) if order[i] == wanted]
    spots = [i for i in spots if i == 36 or (player.covered >> i & 1 and i != here)] or spots
    there = spots[0]
    if order[here] != wanted:
        order[here], order[there] = order[there], order[here]
    player.tiles = vector(order)
    return sound(state)


def call(state: ForumState, one: str, other: str) -> ForumState:
    """The street cards of this round: R1 to R6 and C1 to C6."""
    order = list(state.streets)
    at = state.round * 2
    for offset, name in enumerate((one, other)):
        wanted = int(name[1]) - 1 + (6 if name[0] == "C" else 0)
        there = next(i for i in (*range(at + offset, 24), *range(at)) if order[i] == wanted)
        order[at + offset], order[there] = order[there], order[at + offset]
    state.streets = vector(order)
    return sound(state)


# ---------------------------------------------------------------- what a player has


def balance(state: ForumState) -> ForumState:
    """Make up for all tiles that a test added or removed."""
    for seat, player in enumerate(state.players):
        receiver = state.players[(seat - 1) % state.seats]
        receiver.gone = vector([])
        bottom = [r * 6 + c for r in (5, 4, 3) for c in range(5, -1, -1)]
        built = sum(set(player.built))
        for spare in bottom:
            if tiles_of(state, seat) <= 34:
                break
            if player.covered >> spare & 1 and not built >> spare & 1 and state.tables.ordinary >> spare & 1:
                player.covered &= ~(1 << spare)
        receiver.gone = vector([34 - tiles_of(state, seat), *[0] * (len(receiver.reserve) - 1)])
    return sound(state)


def tiles_of(state: ForumState, seat: int) -> int:
    """How many tiles of a seat are anywhere."""
    player, receiver = state.players[seat], state.players[(seat - 1) % state.seats]
    ones = (player.covered, player.hand, player.envoys, player.placed & ~player.foreign, receiver.foreign)
    looking = int(state.step == s.CHOOSE_ROW and state.active == seat)
    return sum(bin(one).count("1") for one in ones) + player.ship + sum(receiver.reserve) + sum(receiver.gone) + looking


def stock(state: ForumState, seat: int = 0, **counts: int) -> ForumState:
    """Exactly these resources."""
    for i, name in enumerate(RESOURCES):
        state.players[seat].stock[i] = counts.get(name, 0)
    return sound(state)


def held(state: ForumState, seat: int = 0) -> dict[str, int]:
    """All resources that there are any of."""
    return {name: n for name, n in zip(RESOURCES, state.players[seat].stock, strict=False) if n}


def citizens(state: ForumState, seat: int, rows: Mapping[int, str]) -> ForumState:
    """Exactly these citizens: for each row A for an active and I for an inactive one."""
    player = state.players[seat]
    player.placed = player.active = player.foreign = 0
    for row, people in rows.items():
        for space, mark in enumerate(people):
            player.placed |= 1 << 2 * (row - 1) + space
            if mark == "A":
                player.active |= 1 << 2 * (row - 1) + space
    player.flipped = 3 in rows
    return balance(state)


def people(state: ForumState, seat: int = 0) -> dict[int, str]:
    """The citizens of a seat as in `citizens`."""
    player = state.players[seat]
    rows: dict[int, str] = {}
    for space in range(12):
        if player.placed >> space & 1:
            rows[space // 2 + 1] = rows.get(space // 2 + 1, "") + ("A" if player.active >> space & 1 else "I")
    return rows


def uncover(state: ForumState, seat: int, names: str) -> ForumState:
    state.players[seat].covered &= ~cells(names)
    return balance(state)


def only_covered(state: ForumState, seat: int, names: str) -> ForumState:
    """Exactly these cells are covered."""
    state.players[seat].covered = cells(names)
    return balance(state)


def build(state: ForumState, seat: int, **where: str) -> ForumState:
    """These buildings stand on these cells, and the markers stand where they bring them."""
    player = state.players[seat]
    standing = list(player.built)
    for name, names in where.items():
        standing[BUILDINGS.index(name)] |= cells(names)
        player.covered &= ~cells(names)
    player.built = vector(standing)
    for grey in (1, 2, 3):
        player.stock[s.TRACK + grey] = min(4, bin(player.built[grey]).count("1"))
    return balance(state)


def built(state: ForumState, seat: int = 0) -> dict[str, list[str]]:
    return {name: listed(part) for name, part in zip(BUILDINGS, state.players[seat].built, strict=True) if part}


def tracks(state: ForumState, seat: int = 0) -> list[int]:
    """Steps of library, basilica, market."""
    return [state.players[seat].stock[s.TRACK + grey] for grey in (1, 2, 3)]


def ship(state: ForumState, seat: int, tiles: int) -> ForumState:
    state.players[seat].ship = tiles
    return balance(state)


def envoys(state: ForumState, seat: int, names: str) -> ForumState:
    """Exactly these envoys of a seat."""
    state.players[seat].envoys = places(names)
    return balance(state)


def reserve(state: ForumState, seat: int, *names: str) -> ForumState:
    """Exactly these tiles in the reserve."""
    state.players[seat].reserve = vector([0] * a.KINDS)
    for name in names:
        state.players[seat].reserve[kind(state, name)] += 1
    return balance(state)


def reserved(state: ForumState, seat: int = 0) -> list[str]:
    game = state.game
    assert isinstance(game, ForumTrajanum)
    return [game.names.tiles[i] for i, n in enumerate(state.players[seat].reserve) for _ in range(n)]


def prestige(state: ForumState, seat: int, offset: int, back: bool = False) -> ForumState:
    """The slider at an offset; its back needs a citizen in row 3."""
    player = state.players[seat]
    player.offset = offset
    if back != player.flipped:
        citizens(state, seat, {3: "A"} if back else {6: "A"})
    return sound(state)


def orders(state: ForumState, *cards: str) -> ForumState:
    """The Trajan cards of the cycles, as far as named."""
    game = state.game
    assert isinstance(game, ForumTrajanum)
    chosen = list(state.orders)
    for card in cards:
        index = game.names.cards.index(card)
        chosen[state.tables.card_cycle[index]] = index
    state.orders = vector(chosen)
    return sound(state)


def ledger(state: ForumState, seat: int = 0) -> dict[str, int]:
    """VP by source, where there are any."""
    return {name: vp for name, vp in zip(LEDGER, state.players[seat].ledger, strict=True) if vp}


# ---------------------------------------------------------------- going on


def moves(state: ForumState, first: str = "") -> list[str]:
    """The legal moves in their notation, those that begin with a text."""
    return [text for action in state.legal() if (text := state.game.notation(action)).startswith(first)]


def commit(state: ForumState, first: str | None, second: str | None, passing: int = 2) -> ForumState:
    """The seat to act takes these tiles, or none, whatever the cards call, and passes one of two."""
    assert state.step == s.PICK_FIRST
    seat = state.to_act
    state.apply(state.legal()[0])
    state.apply(state.legal()[0])
    player = state.players[seat]
    player.first = s.EMPTY if first is None else cell(first)
    player.second = s.EMPTY if second is None else cell(second)
    player.paid = 0
    return play(state, f"pass{passing}" if first and second else "keep")


def turn(
    players: int = 2,
    own: str | None = "coins",
    received: str | None = "tribunes",
    tribunes: int = 0,
    citizen_row: int = 6,
    **options: object,
) -> ForumState:
    """The start of seat 0's turn in round 1, with these two tiles; cells 21 and 22 are empty where tiles were taken."""
    state = started(players, citizen_row, **options)
    for seat in range(players):
        if own is not None and seat == 0:
            lay(state, 0, "21", own)
        if received is not None and seat == 1:
            lay(state, 1, "22", received)
    for seat in range(players):
        if seat == 0 and own is None:
            commit(state, None, None)
        elif seat == 1 and received is None:
            commit(state, "21", None)
        else:
            commit(state, "21", "22")
    stock(state, 0, tribune=tribunes)
    return state


def at_build(players: int = 2, rows: Mapping[int, str] | None = None, **resources: int) -> ForumState:
    """The building action of seat 0 with these citizens and resources; 21 and 22 are free, one tile is on the ship."""
    state = turn(players, own="coins", received="tribunes")
    play(state, "use own")
    citizens(state, 0, {} if rows is None else rows)
    uncover(state, 0, "21 22")
    ship(state, 0, 1)
    return stock(state, 0, **resources)


def pay_for(state: ForumState, face: str, where: str) -> ForumState:
    """Build a face on a place with the first payment."""
    play(state, f"build {face}", where)
    return play(state, state.legal()[0])


def to_upkeep(state: ForumState, cycle: int = 1) -> ForumState:
    """The upkeep of a cycle, of seat 0 first; the last turn of the cycle, seat 0's or another's, is just over."""
    assert state.step == s.BUILD
    assert state.seats == 2
    state.round = cycle * 4 - 1
    state.drawn = 2 * (state.round + 1)
    state.start = 1
    state.turns = 2
    for one in state.players:
        one.hand = 0
    balance(state)
    play(state, "no build")
    assert (state.step, state.to_act) == (s.UPKEEP, 0)
    return state


def score(state: ForumState, cycle: int = 1) -> ForumState:
    """The scoring of a cycle for the position as it stands, upkeep left out."""
    state.round = cycle * 4 - 1
    state.drawn = 2 * (state.round + 1)
    score_cycle(state)
    return state


def player(state: ForumState, seat: int = 0) -> Player:
    return state.players[seat]
