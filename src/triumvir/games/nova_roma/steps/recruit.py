"""Recruit: draw followers, play one, discard down to the limit (D-33); also what the special Recruit tile needs."""

from __future__ import annotations

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma.actions import DISCARD, DRAW, DROP, FOLLOWERS, PASS, PLAY, SLOTS
from triumvir.games.nova_roma.state import (
    EMPTY,
    OFFER_FOLLOWERS,
    RECRUIT_DISCARD,
    RECRUIT_DRAW,
    RECRUIT_DROP,
    TILE_DROP,
    Player,
    Position,
)
from triumvir.games.nova_roma.steps import cards
from triumvir.games.nova_roma.steps.step import ASKED, ActionStep
from triumvir.games.nova_roma.tables import COINS, INFLUENCE


def begin(position: Position) -> None:
    """Step 1: as many draws as strength (N-095)."""
    position.left = position.strength
    position.step = RECRUIT_DRAW


class RecruitDraw(ActionStep):
    """D-33: where the next card comes from."""

    name = "recruit_draw"

    def is_open(self, position: Position) -> bool:
        """Whether a card can be drawn."""
        if position.left == 0:
            return False
        if cards.can_draw(position):
            return True
        i: i64
        for i in range(SLOTS):
            if position.offer[OFFER_FOLLOWERS + i] != EMPTY:
                return True
        return False

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A card of the offer, the deck, or stop (N-R13)."""
        out[0] = PASS
        count: i64 = 1
        i: i64
        for i in range(SLOTS):
            if position.offer[OFFER_FOLLOWERS + i] != EMPTY:
                out[count] = DRAW + i
                count += 1
        if cards.can_draw(position):
            out[count] = DRAW + SLOTS
            count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Take a card: from the offer everyone sees which."""
        slot = action - DRAW
        player = position.actor()
        position.left -= 1
        if slot == SLOTS:
            cards.draw(position, player)
            return ASKED
        card = position.offer[OFFER_FOLLOWERS + slot]
        position.offer[OFFER_FOLLOWERS + slot] = EMPTY
        player.hand |= bit(card)
        player.known |= bit(card)
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Cards that are gone, and a deck that is used up."""
        return "N-R15" if DRAW <= action <= DRAW + SLOTS else "N-095"

    def lean(self, position: Position, action: i64) -> i64:
        """The card of the offer that does most, or one unseen."""
        if action == PASS:
            return 0
        return 3 if action == DRAW + SLOTS else lean_to_card(position, position.offer[OFFER_FOLLOWERS + action - DRAW])


# ---------------------------------------------------------------- playing a follower


def influence_due(position: Position, player: Player) -> i64:
    """Influence for the next follower (N-097, N-R12)."""
    tables = position.tables
    return tables.row_influence if size(player.row) >= tables.row_free else 0


def can_play(position: Position, coins: i64) -> bool:
    """Whether a card could be played for this many coins (N-096, N-R50)."""
    player = position.actor()
    if player.hand == 0 or player.stock[COINS] < coins:
        return False
    return player.stock[INFLUENCE] >= influence_due(position, player)


def coins_due(position: Position) -> i64:
    """Coins for the follower of a Recruit action."""
    return position.tables.play_cost[position.strength - 1]


def play_legal(position: Position, out: vec[i64]) -> i64:
    """A hand card, or none."""
    out[0] = PASS
    return cards.hand_legal(position.actor(), PLAY, out, 1)


class RecruitPlay(ActionStep):
    """D-33: the follower to play."""

    name = "recruit_play"

    def is_open(self, position: Position) -> bool:
        """Whether step 2 of Recruit is possible."""
        return can_play(position, coins_due(position))

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A hand card, or none."""
        return play_legal(position, out)

    def do(self, position: Position, action: i64) -> i64:
        """Play a card in Recruit; a full row asks for the follower to drop first (N-098)."""
        card = action - PLAY
        if size(position.actor().row) >= position.tables.row_max:
            position.actor().known |= bit(card)  # everyone sees which card it is
            position.chosen = card
            position.step = RECRUIT_DROP
            return ASKED
        put_into_row(position, card, coins_due(position))
        position.step = RECRUIT_DISCARD
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Cards that are not in hand."""
        return "N-096" if PLAY <= action < PLAY + FOLLOWERS else "N-057"

    def lean(self, position: Position, action: i64) -> i64:
        """The card that does most."""
        return 0 if action == PASS else lean_to_card(position, action - PLAY)


def play_by_tile(position: Position, card: i64) -> bool:
    """Play a card through the special Recruit tile, without coins; False if one must be dropped first (N-159)."""
    if size(position.actor().row) >= position.tables.row_max:
        position.actor().known |= bit(card)  # everyone sees which card it is
        position.chosen = card
        position.effect = TILE_DROP
        return False
    put_into_row(position, card, 0)
    return True


def put_into_row(position: Position, card: i64, coins: i64) -> None:
    """Pay, and put the card face up into the row; it is idle until the running action ends (N-099, N-R11)."""
    player = position.actor()
    player.stock[COINS] -= coins
    player.stock[INFLUENCE] -= influence_due(position, player)
    cards.lose(player, card)
    player.row |= bit(card)
    player.idle |= bit(card)


def drop_legal(position: Position, out: vec[i64]) -> i64:
    """A follower of the row."""
    return cards.set_legal(position.actor().row, DROP, out, 0)


def drop(position: Position, card: i64) -> None:
    """A follower leaves the row for the discard pile (N-R12, N-R50)."""
    player = position.actor()
    player.row &= ~bit(card)
    player.used &= ~bit(card)
    player.idle &= ~bit(card)
    position.discard |= bit(card)


class RecruitDrop(ActionStep):
    """D-33: the follower that leaves a full row."""

    name = "recruit_drop"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A follower of the row."""
        return drop_legal(position, out)

    def do(self, position: Position, action: i64) -> i64:
        """In Recruit: drop one, then play the chosen card."""
        drop(position, action - DROP)
        put_into_row(position, position.chosen, coins_due(position))
        position.chosen = EMPTY
        position.step = RECRUIT_DISCARD
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Cards that are not in the row."""
        return "N-098"


def drop_and_play_by_tile(position: Position, card: i64) -> None:
    """At the special Recruit tile: drop one, then play the chosen card."""
    drop(position, card)
    put_into_row(position, position.chosen, 0)
    position.chosen = EMPTY


# ---------------------------------------------------------------- hand limit


class RecruitDiscard(ActionStep):
    """D-33: a card beyond the hand limit."""

    name = "recruit_discard"

    def is_open(self, position: Position) -> bool:
        """Whether the hand is too large (N-100)."""
        return size(position.actor().hand) > position.tables.hand_limit

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A hand card."""
        return cards.hand_legal(position.actor(), DISCARD, out, 0)

    def do(self, position: Position, action: i64) -> i64:
        """Discard it."""
        cards.discard(position, position.actor(), action - DISCARD)
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Cards that are not in hand."""
        return "N-100"


def lean_to_card(position: Position, card: i64) -> i64:
    """End-game followers at any time, the others the sooner the better."""
    if position.tables.scoring_cards >> card & 1:
        return LIKELY
    return max(6 - 2 * position.round, 1)
