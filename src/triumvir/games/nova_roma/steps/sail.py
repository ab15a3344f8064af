"""Sail: a shipping contract, then ships from port to port (D-34); also the sails of the special tile."""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma.actions import PASS, ROUTES, SAIL, SHIPPING, SHIPS, SLOTS
from triumvir.games.nova_roma.state import (
    EMPTY,
    OFFER_SHIPPING,
    SAIL_MOVE,
    SHIP,
    Player,
    Position,
)
from triumvir.games.nova_roma.steps.gains import gain, pay, payable
from triumvir.games.nova_roma.steps.step import ASKED, ActionStep
from triumvir.games.nova_roma.tables import Tables


def available(position: Position, strength: i64, coins: i64) -> bool:
    """Whether a contract in reach can be paid with so many coins more (N-R04)."""
    tables = position.tables
    player = position.actor()
    i: i64
    for i in range(tables.access[strength - 1]):
        card = position.offer[OFFER_SHIPPING + i]
        if card != EMPTY and payable(position, player, tables.shipping_cost[card], coins, False):
            return True
    return False


class SailContract(ActionStep):
    """D-34: the shipping contract."""

    name = "sail_contract"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """The contracts in reach that can be paid; one must be taken (N-105, N-106, N-R47)."""
        tables = position.tables
        player = position.actor()
        count: i64 = 0
        i: i64
        for i in range(tables.access[position.strength - 1]):
            card = position.offer[OFFER_SHIPPING + i]
            if card != EMPTY and payable(position, player, tables.shipping_cost[card], 0, False):
                out[count] = SHIPPING + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Pay and keep the contract, receive the sails (N-106, N-107)."""
        slot = action - SHIPPING
        player = position.actor()
        card = position.offer[OFFER_SHIPPING + slot]
        pay(position, player, position.tables.shipping_cost[card], False)
        position.offer[OFFER_SHIPPING + slot] = EMPTY
        player.shipping |= bit(card)
        position.left = position.strength
        position.step = SAIL_MOVE
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Contracts out of reach or too dear, and none."""
        if SHIPPING <= action < SHIPPING + SLOTS:
            return "N-105" if action - SHIPPING >= position.tables.access[position.strength - 1] else "N-106"
        return "N-R47" if action == PASS else "N-057"


def next_port(tables: Tables, port: i64, route: i64) -> i64:
    """The port after one on a route; EMPTY if there is none or the ship is on another route (N-109, N-R21)."""
    if port == EMPTY:
        return tables.route_first[route]
    if port < tables.route_first[route] or port + 1 >= tables.route_first[route + 1]:
        return EMPTY
    return port + 1


def in_reach(position: Position, player: Player, ship: i64, route: i64) -> bool:
    """Whether the sails left take a ship to the next port of a route; a leg is moved whole (N-R21)."""
    port = next_port(position.tables, player.board[SHIP + ship], route)
    return port != EMPTY and position.tables.port_cost[port] <= position.left


def move_open(position: Position) -> bool:
    """Whether any ship can move."""
    if position.left == 0:
        return False
    player = position.actor()
    ship: i64
    route: i64
    for ship in range(SHIPS):
        for route in range(ROUTES):
            if in_reach(position, player, ship, route):
                return True
    return False


def move_legal(position: Position, out: vec[i64]) -> i64:
    """A ship and its route, or stop (N-107, N-108)."""
    player = position.actor()
    out[0] = PASS
    count: i64 = 1
    ship: i64
    route: i64
    for ship in range(SHIPS):
        for route in range(ROUTES):
            if in_reach(position, player, ship, route):
                out[count] = SAIL + ROUTES * ship + route
                count += 1
    return count


class SailMove(ActionStep):
    """D-34: a ship and its route."""

    name = "sail_move"

    def is_open(self, position: Position) -> bool:
        """Whether any ship can move."""
        return move_open(position)

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A ship and its route, or stop."""
        return move_legal(position, out)

    def do(self, position: Position, action: i64) -> i64:
        """Sail one leg."""
        move(position, action - SAIL)
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Routes that the ship is not on, and legs that are too long."""
        return refuse_move(position, action)

    def lean(self, position: Position, action: i64) -> i64:
        """Ships that are at sea go on."""
        return lean_to_move(position, action)


def move(position: Position, number: i64) -> None:
    """One leg; the reward of the port comes at once (N-110)."""
    player = position.actor()
    tables = position.tables
    ship = number // ROUTES
    port = next_port(tables, player.board[SHIP + ship], number % ROUTES)
    player.board[SHIP + ship] = port
    position.left -= tables.port_cost[port]
    gain(position, position.active, tables.port_gain[port])


def refuse_move(position: Position, action: i64) -> str:
    """The rule that forbids a leg."""
    if not SAIL <= action < SAIL + SHIPS * ROUTES:
        return "N-057"
    number = action - SAIL
    port = position.actor().board[SHIP + number // ROUTES]
    return "N-109" if next_port(position.tables, port, number % ROUTES) == EMPTY else "N-107"


def lean_to_move(position: Position, action: i64) -> i64:
    """Ships that are at sea go on; to stop hardly ever."""
    if action == PASS:
        return 0
    return 2 if position.player().board[SHIP + (action - SAIL) // ROUTES] == EMPTY else LIKELY
