"""The position as the engine knows it: fields, rules, hidden parts and observation tied together."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from triumvir.engine.bits import size
from triumvir.engine.native import i32, i64, vec
from triumvir.games.forum_trajanum import evaluate, features, flow, hidden, observe, observe_player
from triumvir.games.forum_trajanum.scoring import resources_left
from triumvir.games.forum_trajanum.state import Position
from triumvir.games.forum_trajanum.steps.table import step_of
from triumvir.games.forum_trajanum.tables import Tables

if TYPE_CHECKING:
    from triumvir.engine.game import Game


@final
class ForumState(Position):
    """A position of Forum Trajanum."""

    def __init__(self, game: Game, tables: Tables, seats: i64, source: ForumState | None = None) -> None:
        super().__init__(game, tables, seats, source)

    def copy(self) -> ForumState:
        return ForumState(self.game, self.tables, self.seats, self)

    def legal_into(self, out: vec[i64]) -> i64:
        return step_of(self).legal(self, out)

    def do(self, action: i64) -> None:
        flow.do(self, action)

    def redeal(self, seat: i64) -> None:
        hidden.redeal(self, seat)

    def observe_into(self, seat: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
        observe.observe_into(self, seat, ink, out, at, True)

    def kept_stamp(self, number: i64) -> i64:
        return observe.cards_stamp(self)

    def observe_kept_into(self, number: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
        observe.observe_cards(self, ink, out, at)

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
        return self.players[seat].ledger

    def tie_break(self, seat: i64) -> i64:
        player = self.players[seat]
        return size(player.active) * 100000 + resources_left(player)  # F-171

    def worth_of(self, seat: i64) -> i64:
        return evaluate.worth(self, seat)

    def table_features_into(self, out: vec[float]) -> None:
        features.table_into(self, out)

    def seat_features_into(self, seat: i64, out: vec[float], at: i64) -> i64:
        return features.seat_into(self, seat, out, at)

    def leaning(self, action: i64) -> i64:
        return step_of(self).lean(self, action)
