"""The position as the engine knows it: fields, rules, hidden parts and observation tied together."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from triumvir.engine.native import i32, i64, vec
from triumvir.games.nova_roma import (
    evaluate,
    features,
    flow,
    hidden,
    observe,
    observe_player,
    observe_supplies,
    scoring,
)
from triumvir.games.nova_roma.state import Position
from triumvir.games.nova_roma.steps.table import step_of
from triumvir.games.nova_roma.tables import INFLUENCE, Tables

if TYPE_CHECKING:
    from triumvir.engine.game import Game


@final
class NovaRomaState(Position):
    """A position of Nova Roma."""

    def __init__(self, game: Game, tables: Tables, seats: i64, source: NovaRomaState | None = None) -> None:
        super().__init__(game, tables, seats, source)

    def copy(self) -> NovaRomaState:
        return NovaRomaState(self.game, self.tables, self.seats, self)

    def legal_into(self, out: vec[i64]) -> i64:
        return step_of(self).legal(self, out)

    def do(self, action: i64) -> None:
        flow.do(self, action)

    def redeal(self, seat: i64) -> None:
        hidden.redeal(self, seat)

    def observe_into(self, seat: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
        observe.observe_into(self, seat, ink, out, at, True)

    def kept_stamp(self, number: i64) -> i64:
        if number == 0:
            return observe_supplies.contracts_stamp(self)
        if number == 1:
            return observe_supplies.market_stamp(self)
        return self.paid if number == 2 else observe_supplies.supplies_stamp(self)

    def observe_kept_into(self, number: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
        if number == 0:
            observe_supplies.observe_contracts(self, ink, out, at)
        elif number == 1:
            observe_supplies.observe_market(self, ink, out, at)
        elif number == 2:
            observe_supplies.observe_rewards(self, ink, out, at)
        else:
            observe_supplies.observe_supplies(self, ink, out, at)

    def decision(self) -> i64:
        return self.step

    def changed_since(self, before: i64) -> i64:
        return observe_player.changed_since(self, before)

    def players_stamp(self) -> i64:
        return observe_player.players_stamp(self)

    def player_stamp(self, seat: i64, section: i64) -> i64:
        return observe_player.player_stamp(self, seat, section)

    def observe_player_into(self, seat: i64, section: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
        observe_player.observe_section(self, seat, section, ink, out, at)

    def observe_rest_into(self, seat: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
        observe.observe_into(self, seat, ink, out, at, False)

    def ledger_of(self, seat: i64) -> vec[i64]:
        return scoring.ledger(self, seat)

    def tie_break(self, seat: i64) -> i64:
        return self.players[seat].stock[INFLUENCE]  # N-212

    def worth_of(self, seat: i64) -> i64:
        return evaluate.worth(self, seat)

    def table_features_into(self, out: vec[float]) -> None:
        features.table_into(self, out)

    def seat_features_into(self, seat: i64, out: vec[float], at: i64) -> i64:
        return features.seat_into(self, seat, out, at)

    def leaning(self, action: i64) -> i64:
        return step_of(self).lean(self, action)
