"""The senate: advance on the track, and who leads it."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.games.trajan.actions import ADVANCE
from triumvir.games.trajan.state import VP_SENATE, Player, Position
from triumvir.games.trajan.steps.area import Area
from triumvir.games.trajan.tables import SENATE, SENATE_KINDS


class Senate(Area):
    """Advance."""

    def options(self, position: Position, out: vec[i64], count: i64) -> i64:
        """Advance, unless the last space is reached (T-160)."""
        if self.available(position):
            out[count] = ADVANCE
            count += 1
        return count

    def available(self, position: Position) -> bool:
        """Whether the disc can still advance (T-162)."""
        return position.player().senate + 1 < len(position.tables.senate_vp)

    def perform(self, position: Position, action: i64) -> bool:
        """One space forward, on top of the discs there (T-160, T-161)."""
        player = position.player()
        player.senate += 1
        player.ledger[VP_SENATE] += position.tables.senate_vp[player.senate]
        player.disc = position.discs
        position.discs += 1
        return True

    def refuse(self, position: Position, action: i64) -> str:
        """The rule that forbids an action in the senate."""
        return "T-162" if action == ADVANCE else "T-160"


def votes(position: Position, player: Player) -> i64:
    """Votes of the space and of the senate tiles (T-230)."""
    total = position.tables.senate_votes[player.senate]
    i: i64
    for i in range(SENATE, SENATE + SENATE_KINDS):
        total += position.tables.votes[i] * player.mat[i]
    return total


def leads(position: Position, player: Player, other: Player) -> bool:
    """Whether a player ranks before another: votes, then space, then the upper disc (T-233)."""
    own = votes(position, player)
    others = votes(position, other)
    if own != others:
        return own > others
    if player.senate != other.senate:
        return player.senate > other.senate
    return player.disc > other.disc


def rank(position: Position, seat: i64) -> i64:
    """0 for the consul, 1 for the second, and so on (T-R21)."""
    player = position.players[seat]
    before: i64 = 0
    i: i64
    for i in range(position.seats):
        if i != seat and leads(position, position.players[i], player):
            before += 1
    return before


def ranked(position: Position, place: i64) -> i64:
    """The seat at a place of the ranking."""
    i: i64
    for i in range(position.seats):
        if rank(position, i) == place:
            return i
    return -1
