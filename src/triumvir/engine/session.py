"""A game being played: its record, every position so far, undo within what the rules of fairness allow, and the log."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from functools import partial

from triumvir.draw.view import View
from triumvir.engine.errors import IllegalAction, TriumvirError
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.engine.state import State
from triumvir.engine.undo import refusal
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.engine", "refusals")
VIEWS = 4  # of each seat: the log is told from before an action on, over the steps that then left no choice


class UndoRefused(TriumvirError):
    """The last action cannot be taken back; the text says why."""


class Session:
    """Plays a record forward and back. Positions are kept, so that going back costs nothing."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.positions: list[State] = list(record.replay(game))
        self._views: dict[tuple[int | None, int], tuple[State, View]] = {}

    @staticmethod
    def new(game: Game, seed: int, seats: list[str] | None = None) -> Session:
        """A session at the first decision."""
        return Session(game, Record.of(game, seed, seats))

    @property
    def state(self) -> State:
        """The current position. Change it only through `act` and `undo`."""
        return self.positions[-1]

    @property
    def ply(self) -> int:
        """How many actions have been taken."""
        return len(self.record.actions)

    def view(self, seat: int | None, ply: int) -> View:
        """What a seat may see at a ply. The last views of each seat are kept: nobody may change them."""
        state, place = self.positions[ply], (seat, ply % VIEWS)
        kept = self._views.get(place)
        if kept is not None and kept[0] is state:
            return kept[1]
        if ply <= self.ply - VIEWS:
            return state.view(seat)
        seen: View = (
            state.view(None) if seat is None else self.game.view_beside(state, seat, partial(self.view, None, ply))
        )
        self._views[place] = (state, seen)
        return seen

    def ahead(self) -> Session:
        """The same game, to be played on in thought; what is seen there is known here if it comes to that."""
        ahead = copy(self)
        ahead.positions = [*self.positions]
        ahead.record = replace(self.record, actions=[*self.record.actions])
        return ahead

    def follow(self, ahead: Session) -> None:
        """Take the actions that were taken in thought."""
        self.positions += ahead.positions[len(self.positions) :]
        self.record.actions += ahead.record.actions[len(self.record.actions) :]
        self.record.scores = ahead.record.scores

    def act(self, seat: int, action: int) -> None:
        """Take an action for a seat; raises IllegalAction and changes nothing if it is not legal."""
        if seat != self.state.to_act and not self.state.over:
            waiting = self.state.to_act
            raise IllegalAction(
                self.game.no_action_rule,
                WORDS("it-seat-s-decision", waiting=waiting + 1),
            )
        following = self.state.copy()
        following.apply(action)
        self.positions.append(following)
        self.record.actions.append(action)
        if following.over:
            self.record.scores = following.scores()

    @property
    def floor(self) -> int:
        """The earliest ply that the last actor may go back to."""
        floor = self.ply
        while floor > 0:
            if refusal(self.positions[floor - 1], self.positions[floor], int(self.positions[-2].to_act)) is not None:
                break
            floor -= 1
        return floor

    def why_no_undo(self, seat: int) -> Text | None:
        """None if the seat may take its last action back, else the reason."""
        if self.ply == 0:
            return WORDS("nothing-has-been-done")
        return refusal(self.positions[-2], self.positions[-1], seat)

    def undo(self, seat: int) -> None:
        """Take the last action back; raises UndoRefused with the reason if that is not allowed."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise UndoRefused(reason)
        self.positions.pop()
        self.record.actions.pop()
        self.record.scores = None

    def log(self, seat: int | None, lang: str, since: int = 0, who: Sequence[str] = ()) -> list[list[str]]:
        """For every action from `since` on, what it did in sentences, as this seat may know it."""
        told: list[list[str]] = []
        for ply in range(since, self.ply):
            action = self.game.shown(self.positions[ply], self.record.actions[ply], seat)
            before, after = self.view(seat, ply), self.view(seat, ply + 1)
            told.append(self.game.sentences(before, action, after, lang, who))
        return told
