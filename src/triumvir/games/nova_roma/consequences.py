"""What choices cost, show and give up: goods, influence and artisans, cards drawn, buildings and moves not made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from triumvir.engine.bits import size
from triumvir.engine.consequences import Loss, Means, Stakes
from triumvir.engine.state import State
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.box_parts import KIND_NAMES
from triumvir.games.nova_roma.names import amount
from triumvir.games.nova_roma.play import NovaRomaState
from triumvir.games.nova_roma.state import EMPTY, OFFER_FOLLOWERS
from triumvir.games.nova_roma.steps import estate, race
from triumvir.games.nova_roma.steps.cards import can_draw
from triumvir.games.nova_roma.steps.forum import line_action, line_strength
from triumvir.games.nova_roma.steps.table import step_of
from triumvir.games.nova_roma.tables import ARTISANS, PRODUCE_ACTION, RACE_ACTION, RECRUIT, STOCK, TRADE, UPGRADE
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.nova_roma", "consequences")
RARE: Final = ("influence", "artisans")
WAYS_OUT: Final = frozenset({a.PASS})  # to give an action up for a coin is a choice like others: it brings something

# For every step with a way out: whether something paid or earned is given up there.
GIVES_UP: Final = {
    "build_place": True,
    "sail_move": True,
    "race": True,
    "recruit_draw": True,
    "tile_sail": True,
    "tile_race": True,
    "tile_block": False,  # a special tile that is not used can be used later
    "tile_income": False,
    "tile_play": False,
    "tile_convert": False,  # what follows would have to be paid
    "tile_artisan": False,
    "race_artisan": False,
    "recruit_play": False,
    "trade_discard": False,
    "trade_buy": False,
    "upgrade_wine": False,
    "upgrade_tile": False,
    "petition_claim": False,
    "produce": False,
    "window": False,  # followers stay face up
    "end_window": False,
    "claim_before": False,  # an achievement can be claimed later
    "claim_after": False,
}


class NovaRomaStakes(Stakes):
    """What is at stake in Nova Roma."""

    means = tuple(Means(kind, rare=kind in RARE) for kind in KIND_NAMES[:STOCK])

    def purse(self, state: State, seat: int) -> Sequence[int]:
        assert isinstance(state, NovaRomaState)
        player = state.players[seat]
        held = list(player.stock)
        held[ARTISANS] += size(player.placed)  # an artisan that is placed is not paid: it comes back
        return held

    def amount(self, name: str, count: int) -> Text:
        return amount(name, count)

    def ways_out(self, state: State) -> frozenset[int]:
        return WAYS_OUT

    def lost(self, state: State, action: int) -> Loss | None:
        assert isinstance(state, NovaRomaState)
        step = step_of(state).name
        if not GIVES_UP[step]:
            return None
        unused = step.startswith("tile_") and not state.actor().flipped >> state.spot & 1
        if unused:
            return None
        what = step.removeprefix("tile_")
        return Loss(WORDS(f"out-{what}"), WORDS(f"lost-{what}", n=int(state.left)))

    def obvious(self, state: State) -> int | None:
        assert isinstance(state, NovaRomaState)
        return a.PERFORM if step_of(state).name == "declare" and _brings_more_than_a_coin(state) else None

    def shown(self, state: State, action: int) -> Text | None:
        return WORDS("shown-card") if action == a.DRAW + a.SLOTS else None


def _brings_more_than_a_coin(state: NovaRomaState) -> bool:
    """Whether the declared action begins with a gift. Sail, Build and Petition are paid for, which need not be wise."""
    action, player = line_action(state, state.cell, state.column), state.actor()
    strength = line_strength(state, player, state.cell, state.column)
    if action == TRADE:  # coins by strength, and all else is free to be done
        return strength >= state.tables.forgo_coins
    if state.round + 1 == state.tables.rounds:
        return False  # a coin that is left counts in the end, and so may be worth more than what comes too late
    if action == RECRUIT:  # strong players take a coin now and then rather than a single card
        offered = can_draw(state) or any(state.offer[OFFER_FOLLOWERS + i] != EMPTY for i in range(a.SLOTS))
        return offered and strength > state.tables.forgo_coins
    if action == RACE_ACTION:
        return race.available(state)
    if action == PRODUCE_ACTION:
        return estate.can_place(state, player)  # to hire is paid
    return action == UPGRADE
