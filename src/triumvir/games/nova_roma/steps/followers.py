"""Followers during an action: permanent gains, and the windows at its start and end (D-24, D-26; section 5)."""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.games.nova_roma.actions import FOLLOWERS, PASS, USE
from triumvir.games.nova_roma.state import END_WINDOW, FOLLOWER_PLACE, Player, Position
from triumvir.games.nova_roma.steps import estate
from triumvir.games.nova_roma.steps.gains import gain, pay, payable
from triumvir.games.nova_roma.steps.step import ASKED, ActionStep
from triumvir.games.nova_roma.tables import BUNDLE, COINS


def awake(player: Player) -> i64:
    """Followers that may have an effect: not those played in the running action (N-099)."""
    return player.row & ~player.idle


def ready(position: Position, player: Player, action: i64) -> i64:
    """Face-up once-per-round followers linked to an action (N-151)."""
    return awake(player) & ~player.used & position.tables.once[action]


def can_use_placement(position: Position, player: Player, cards: i64, coins: i64) -> bool:
    """Whether one of these "place an artisan" followers can be used with so many coins more."""
    cards &= position.tables.placement_cards
    if cards == 0 or not estate.can_place(position, player):
        return False
    i: i64
    for i in range(FOLLOWERS):
        if cards >> i & 1 and payable(position, player, position.tables.follower_pay[i], coins, False):
            return True
    return False


def usable(position: Position) -> i64:
    """The followers that can be used in the window that is open (N-R07)."""
    if position.petition:
        return 0  # N-088
    tables = position.tables
    player = position.actor()
    cards = ready(position, player, position.action)
    placing = cards & tables.placement_cards
    if position.step == END_WINDOW:
        cards = placing if tables.window_end else 0
    elif not tables.window_start:
        cards &= ~placing
    placing &= cards
    if placing == 0:
        return cards
    if not estate.can_place(position, player):
        return cards & ~placing
    i: i64
    for i in range(FOLLOWERS):
        if placing >> i & 1 and not payable(position, player, tables.follower_pay[i], 0, False):
            cards &= ~bit(i)
    return cards


class Window(ActionStep):
    """D-24 and D-26: a follower to use at the beginning or at the end of an action."""

    def __init__(self, name: str) -> None:
        self.name = name

    def is_open(self, position: Position) -> bool:
        """Whether any follower can be used."""
        return usable(position) != 0

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A usable follower, or go on (N-R08, N-152)."""
        cards = usable(position)
        out[0] = PASS
        count: i64 = 1
        i: i64
        for i in range(FOLLOWERS):
            if cards >> i & 1:
                out[count] = USE + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Turn a follower face down for its effect (N-151)."""
        card = action - USE
        tables = position.tables
        player = position.actor()
        player.used |= bit(card)
        if tables.placement_cards >> card & 1:
            pay(position, player, tables.follower_pay[card], False)
            position.effect = FOLLOWER_PLACE
        elif tables.strength_cards >> card & 1:
            position.bonus += tables.follower_amount[card]
        elif tables.waiver_cards >> card & 1:
            position.waived = True
        else:
            gain(position, position.active, tables.follower_gain[card])
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """The rule that forbids using a follower now."""
        if not USE <= action < USE + FOLLOWERS:
            return "N-057"
        card = action - USE
        player = position.actor()
        if player.idle >> card & 1:
            return "N-099"
        if player.used >> card & 1:
            return "N-151"
        if player.row >> card & 1:
            return "N-R07"
        return "N-150"


def permanent_gains(position: Position) -> None:
    """What permanent followers give when an action begins; they must (N-R07, N-R08)."""
    tables = position.tables
    cards = awake(position.actor()) & tables.permanent[position.action]
    if cards == 0:
        return
    i: i64
    for i in range(FOLLOWERS):
        if cards >> i & 1:
            gain(position, position.active, tables.follower_gain[i])


def promised(position: Position, cards: i64, kind: i64) -> i64:
    """How much of one kind these followers would bring."""
    if cards == 0:
        return 0
    tables = position.tables
    total: i64 = 0
    i: i64
    for i in range(FOLLOWERS):
        if cards >> i & 1:
            total += tables.bundles[tables.follower_gain[i] * BUNDLE + kind]
    return total


def promised_coins(position: Position, player: Player, action: i64) -> i64:
    """Coins that permanent followers will bring when an action begins (N-R04)."""
    return promised(position, awake(player) & position.tables.permanent[action], COINS)


def promised_strength(position: Position, player: Player, action: i64) -> i64:
    """Strength that usable followers could add to an action (N-R04)."""
    tables = position.tables
    cards = ready(position, player, action) & tables.strength_cards
    if cards == 0:
        return 0
    total: i64 = 0
    i: i64
    for i in range(FOLLOWERS):
        if cards >> i & 1:
            total += tables.follower_amount[i]
    return total
