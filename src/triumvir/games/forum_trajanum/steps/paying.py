"""Paying for a building: what a face costs, who can pay it, and what is due when it stands."""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.forum_trajanum.actions import (
    COLOURS,
    MIXED,
    PAIRS,
    PAY,
    PAYMENTS,
    SAME,
    TRACK_STEPS,
)
from triumvir.games.forum_trajanum.state import (
    CHOOSE_ORDER,
    DUE_COLOURED,
    DUE_GREY,
    EMPTY,
    TRACK,
    Player,
    Position,
    push,
    workers_of,
)
from triumvir.games.forum_trajanum.steps.step import ASKED, RATHER_NOT, Step
from triumvir.games.forum_trajanum.tables import (
    ASSISTANT,
    BUILDER,
    COLOURED,
    PAYMENT_PARTS,
    VICTORY_COLUMN,
    WORKER,
)


def has_pair(player: Player, but: i64) -> bool:
    """Whether there are two workers of one colour, another colour than `but`."""
    i: i64
    for i in range(COLOURS):
        if i != but and player.stock[WORKER + i] >= 2:
            return True
    return False


def pays_grey(position: Position, player: Player) -> bool:
    """A builder, a pair of workers, or two unlike ones and an assistant (F-095, F-R14)."""
    if player.stock[BUILDER] > 0 or has_pair(player, EMPTY):
        return True
    return position.tables.assistant_pairs and workers_of(player) >= 2 and player.stock[ASSISTANT] > 0


def pays_coloured(player: Player, colour: i64) -> bool:
    """A worker of the colour, or another one and an assistant (F-096)."""
    if player.stock[WORKER + colour] > 0:
        return True
    return player.stock[ASSISTANT] > 0 and workers_of(player) > 0


def pays_same(player: Player, colour: i64) -> bool:
    """Two workers, an assistant for each that has another colour (F-098)."""
    if workers_of(player) < 2:
        return False
    matching = player.stock[WORKER + colour]
    return matching + player.stock[ASSISTANT] >= 2


def pays_mixed(position: Position, player: Player, colour: i64) -> bool:
    """A grey and a coloured cost together (F-097)."""
    stock = player.stock
    if stock[BUILDER] > 0 and pays_coloured(player, colour):
        return True
    if workers_of(player) < 3:
        return False
    matching = stock[WORKER + colour]
    if matching >= 3 or (matching > 0 and has_pair(player, colour)):
        return True
    assistants = stock[ASSISTANT]
    if assistants == 0:
        return False
    if has_pair(player, EMPTY):
        return True
    return position.tables.assistant_pairs and (matching > 0 or assistants >= 2)


def affordable(position: Position, player: Player, payment: i64) -> bool:
    """Whether the player has all that a payment asks for."""
    at = payment * PAYMENT_PARTS
    payments = position.tables.payments
    stock = player.stock
    i: i64
    for i in range(PAYMENT_PARTS):  # builder, workers and assistants open the stock
        if stock[i] < payments[at + i]:
            return False
    return True


class ChoosePayment(Step):
    """D-11: how it is paid."""

    name = "choose_payment"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """The payments of the face that the player can make (F-095 to F-098, F-R39)."""
        tables = position.tables
        player = position.player()
        count: i64 = 0
        i: i64
        for i in range(tables.face_at[position.face], tables.face_at[position.face + 1]):
            payment = tables.face_payments[i]
            if affordable(position, player, payment):
                out[count] = PAY + payment
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Pay, build, and put the rewards on the agenda (F-099, F-100, F-R17)."""
        tables = position.tables
        player = position.player()
        at = (action - PAY) * PAYMENT_PARTS
        i: i64
        for i in range(PAYMENT_PARTS):
            player.stock[i] -= tables.payments[at + i]
        face = position.face
        place = position.place
        position.face = EMPTY
        position.place = EMPTY
        built = player.built[:]
        player.built = built
        if face < MIXED:
            built[face] |= bit(place)
            push(position, DUE_GREY + face)  # coloured rewards follow the grey ones
            return ASKED
        turned = place >= PAIRS
        pair = place - PAIRS if turned else place
        first = bit(tables.pair_second[pair] if turned else tables.pair_first[pair])
        second = bit(tables.pair_first[pair] if turned else tables.pair_second[pair])
        if face >= SAME:
            colour = face - SAME
            built[COLOURED + colour] |= first | second
            push(position, DUE_COLOURED + colour)
            push(position, DUE_COLOURED + colour)
            return ASKED
        grey = face - MIXED
        built[grey] |= first
        built[COLOURED + tables.partner[grey]] |= second
        if grey != VICTORY_COLUMN and player.stock[TRACK + grey] < TRACK_STEPS:
            position.track = grey
            position.step = CHOOSE_ORDER
            return ASKED
        order_rewards(position, grey, True)
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """What is no payment for this tile, or not at hand."""
        if not PAY <= action < PAY + PAYMENTS:
            return "F-099"
        return refuse_payment(position, action - PAY)

    def lean(self, position: Position, action: i64) -> i64:
        """Assistants are kept."""
        return LIKELY if position.tables.payments[(action - PAY) * PAYMENT_PARTS + ASSISTANT] == 0 else RATHER_NOT


def order_rewards(position: Position, grey: i64, grey_first: bool) -> None:
    """The two rewards of a mixed tile, in the owner's order (F-R17)."""
    position.track = EMPTY
    coloured = DUE_COLOURED + position.tables.partner[grey]
    if grey_first:
        push(position, coloured)
        push(position, DUE_GREY + grey)
    else:
        push(position, DUE_GREY + grey)
        push(position, coloured)


def price_rule(face: i64) -> str:
    """The rule that says what a face costs."""
    if face < COLOURED:
        return "F-095"
    if face < MIXED:
        return "F-096"
    return "F-097" if face < SAME else "F-098"


def refuse_payment(position: Position, payment: i64) -> str:
    """The rule that forbids a payment: not a payment for this tile, or not at hand."""
    tables = position.tables
    i: i64
    for i in range(tables.face_at[position.face], tables.face_at[position.face + 1]):
        if tables.face_payments[i] == payment:
            return "F-099"
    return price_rule(position.face)
