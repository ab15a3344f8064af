"""Phase 1: two tiles from the called streets (D-02, D-03), one of them passed on (D-04).

Nothing that a player does here touches what the others see: the cells stay covered and the tribunes stay in the stock
until all have committed. Every commit takes three decisions, so that not even their number tells anything.
"""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.forum_trajanum.actions import CELLS, KEEP, PASS_ON, SKIP, TAKE
from triumvir.games.forum_trajanum.evaluate_means import tile_value
from triumvir.games.forum_trajanum.state import (
    EMPTY,
    HAND_KEPT,
    HAND_PASSED,
    PASS_TILE,
    PICK_FIRST,
    PICK_SECOND,
    Player,
    Position,
    street_of,
)
from triumvir.games.forum_trajanum.steps.step import ASKED, COMMITTED, HARDLY, RATHER_NOT, SELDOM, Step
from triumvir.games.forum_trajanum.tables import TRIBUNE


def begin_round(position: Position) -> None:
    """Two street cards are revealed for all players (F-042)."""
    position.drawn += position.tables.cards_per_round
    position.reveals += 1
    position.turns = 0
    position.card = EMPTY
    for player in position.players:
        player.committed = False
        player.kept = EMPTY
        player.passed = EMPTY
    position.active = position.start
    position.to_act = position.start
    position.step = PICK_FIRST


def tribunes_left(player: Player) -> i64:
    """Tribunes that this commit has not used yet."""
    return player.stock[TRIBUNE] - player.paid


def within_reach(position: Position, player: Player, street: i64) -> i64:
    """Cells whose tile may be taken for a card: its street, or anywhere for a tribune (F-050, F-053, F-060)."""
    covered = still_covered(player)
    if tribunes_left(player) >= position.tables.street_tribunes:
        return covered
    return covered & street


def still_covered(player: Player) -> i64:
    """Covered cells without the one just taken (F-054)."""
    return player.covered if player.first == EMPTY else player.covered & ~bit(player.first)


def write_cells(cells: i64, first_action: i64, out: vec[i64], count: i64) -> i64:
    """Write an action for every member of a set of cells; return the new count."""
    action = first_action
    while cells:
        out[count] = action  # the next member goes over it if this is none: which are nobody can foresee
        count += cells & 1
        cells >>= 1
        action += 1
    return count


class PickFirst(Step):
    """D-02: the first tile, for either card."""

    name = "pick_first"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Any tile for either card; no tile only for a card whose street is empty (F-R08, F-R09)."""
        player = position.player()
        first, second = street_of(position, 0), street_of(position, 1)
        same = first == second  # one card stands for both
        count = write_cells(within_reach(position, player, first), TAKE, out, 0)
        if not same:
            count = write_cells(within_reach(position, player, second), TAKE + CELLS, out, count)
        if player.covered & first == 0:
            out[count] = SKIP
            count += 1
        if not same and player.covered & second == 0:
            out[count] = SKIP + 1
            count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Take a tile, or none; the other card is asked next."""
        position.player().first = pick(position, action)
        position.card = card_of(action)
        position.step = PICK_SECOND
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Cells without a tile or out of reach, and the second of two like cards."""
        if action < TAKE or action >= SKIP + 2:
            return "F-043"
        if card_of(action) == 1 and street_of(position, 0) == street_of(position, 1):
            return "F-051"
        return refuse_tile(position, action)

    def lean(self, position: Position, action: i64) -> i64:
        """From the called street."""
        return lean_to_take(position, action)


class PickSecond(Step):
    """D-03: the second tile, for the other card."""

    name = "pick_second"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Any tile for the other card; none if its street is empty now or the first card was skipped (F-061, F-R09)."""
        player = position.player()
        card = 1 - position.card
        street = street_of(position, card)
        count = write_cells(within_reach(position, player, street), TAKE + CELLS * card, out, 0)
        if player.first == EMPTY or still_covered(player) & street == 0:
            out[count] = SKIP + card
            count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Take a tile, or none; which one is passed on is asked next."""
        position.player().second = pick(position, action)
        position.step = PASS_TILE
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Cells without a tile or out of reach, and the card that was used first."""
        if action < TAKE or action >= SKIP + 2:
            return "F-043"
        return "F-050" if card_of(action) == position.card else refuse_tile(position, action)

    def lean(self, position: Position, action: i64) -> i64:
        """From the called street."""
        return lean_to_take(position, action)


def card_of(action: i64) -> i64:
    """The card that a tile, or none, is taken for."""
    if action >= SKIP:
        return action - SKIP
    return 0 if action < TAKE + CELLS else 1


def pick(position: Position, action: i64) -> i64:
    """Take a tile for a card, or none; the player looks at it (F-052). Its cell, or EMPTY."""
    position.reveals += 1  # for a face-up tile or none as well: what a seat has looked at must not be counted out
    if action >= SKIP:
        return EMPTY
    card = card_of(action)
    cell = action - TAKE - CELLS * card
    if not street_of(position, card) & bit(cell):
        position.player().paid += position.tables.street_tribunes
    return cell


def refuse_tile(position: Position, action: i64) -> str:
    """The rule that forbids to take a tile for a card that may be used, or none."""
    if action >= SKIP:
        return "F-R09"
    player = position.player()
    cell = action - TAKE - CELLS * card_of(action)
    if player.first == cell:
        return "F-054"
    if not player.covered & bit(cell):
        return "F-092" if position.tables.temples & bit(cell) else "F-030"
    return "F-053"


def lean_to_take(position: Position, action: i64) -> i64:
    """From the called street: a tribune does more later on."""
    if action >= SKIP:
        return RATHER_NOT
    card = card_of(action)
    cell = action - TAKE - CELLS * card
    return LIKELY if street_of(position, card) & bit(cell) else HARDLY


class PassTile(Step):
    """D-04: the tile passed on."""

    name = "pass_tile"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """One of two tiles is passed; with fewer there is nothing to pass (F-056, F-062)."""
        player = position.player()
        if player.first == EMPTY or player.second == EMPTY:
            out[0] = KEEP
            return 1
        out[0] = PASS_ON
        out[1] = PASS_ON + 1
        return 2

    def do(self, position: Position, action: i64) -> i64:
        """The commit is complete; it stays hidden until the last one."""
        player = position.player()
        if action == KEEP:
            player.kept = player.second if player.first == EMPTY else player.first
        elif action == PASS_ON:
            player.kept = player.second
            player.passed = player.first
        else:
            player.kept = player.first
            player.passed = player.second
        player.committed = True
        position.card = EMPTY
        return COMMITTED

    def refuse(self, position: Position, action: i64) -> str:
        """To keep both tiles, and to pass one on where there are not two."""
        if action == KEEP:
            return "F-056"
        return "F-062" if PASS_ON <= action < PASS_ON + 2 else "F-043"

    def lean(self, position: Position, action: i64) -> i64:
        """The tile that is worth less."""
        if action >= PASS_ON + 2:
            return LIKELY
        player = position.player()
        passed = player.first if action == PASS_ON else player.second
        kept = player.second if action == PASS_ON else player.first
        lost = tile_value(position, player, player.tiles[passed]) - tile_value(position, player, player.tiles[kept])
        return LIKELY if lost <= 0 else SELDOM


def publish(position: Position) -> None:
    """All have committed: cells are emptied, tribunes given up, passed tiles handed over (F-054, F-057)."""
    position.reveals += 1
    for player in position.players:
        if player.kept != EMPTY:
            player.covered &= ~bit(player.kept)
            player.hand |= HAND_KEPT
        if player.passed != EMPTY:
            player.covered &= ~bit(player.passed)
            player.hand |= HAND_PASSED
        player.stock[TRIBUNE] -= player.paid
        player.paid = 0
        player.first = EMPTY
        player.second = EMPTY
