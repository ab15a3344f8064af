"""A table in memory: who sits there and may see it, what may be taken back, and how it changes.

A table is a cache of its record. Whenever a change cannot be stored the table is thrown away and rebuilt.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from triumvir.engine.consequences import obvious
from triumvir.engine.session import Session
from triumvir.engine.standard import standard_set_up
from triumvir.engine.state import State
from triumvir.language import Text, catalogue
from triumvir.server.clocks import Columns
from triumvir.server.life.agreement import Proposal
from triumvir.server.life.rules import PAUSED
from triumvir.server.life.terms import Terms
from triumvir.server.store import ChatData, SeatData, Standing, TableData
from triumvir.server.store.post import Message
from triumvir.server.told_table import ToldTable, standing_of

WORDS = catalogue("triumvir.server", "refusals")

Step = tuple[int, int, str]  # seat, action, cause
NO_CLOCKS: Mapping[int, Columns] = {}


@dataclass(frozen=True)
class Undo:
    """Where taking back leads, or why it does not."""

    to: int
    refused: Text | None


class Plan(NamedTuple):
    """What follows from a choice: the steps, how the table stands then, and the game in which they were taken."""

    steps: list[Step]
    standing: Standing
    ahead: Session


class LiveTable(ToldTable):
    """A table as it is now. Changes go through `Tables`, which stores them first."""

    def __init__(self, data: TableData, session: Callable[..., Session]) -> None:
        super().__init__(data, session)
        self.lock = asyncio.Lock()
        self.redo: list[list[Step]] = []
        self.causes: list[str] = list(data.causes)
        self.at_screen: dict[str, int] = {}  # who sits before a shared screen, by holder
        self.hint_users: set[int] = set()
        self.chat: list[ChatData] = []
        self.chat_count = 0

    # ------------------------------------------------------------ who sits where

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a visitor may act for."""
        return [seat.seat for seat in self.seats if holder in seat.holders and seat.kind == "person"]

    def persons_of(self, holder: str) -> list[int]:
        """The seats whose person a visitor is, whoever plays there now."""
        return [seat.seat for seat in self.seats if holder in seat.holders]

    def seat_of(self, holder: str) -> int | None:
        """The seat whose eyes a visitor looks through now; None is a spectator or a drawn curtain."""
        mine = self.seats_of(holder)
        if len(mine) < 2 or not (self.running or self.data.status == PAUSED):
            return mine[0] if mine else None
        at = self.at_screen.get(holder)
        acting = int(self.state.to_act)
        if acting in mine and acting != at:
            return None
        return at if at in mine else None

    def curtain(self, holder: str) -> int | None:
        """The seat that must say it is there before its hand is shown on a shared screen."""
        mine = self.seats_of(holder)
        acting = int(self.state.to_act)
        if len(mine) > 1 and self.running and acting in mine and self.at_screen.get(holder) != acting:
            return acting
        return None

    def is_owner(self, holder: str) -> bool:
        """Whether a visitor runs this table."""
        return self.data.owner == holder

    @property
    def bot_to_act(self) -> SeatData | None:
        """The computer player that is to decide."""
        if not self.running or self.state.over:
            return None
        seat = self.seats[self.state.to_act]
        return seat if seat.kind == "computer" else None

    # ------------------------------------------------------------ its life beside the game

    @cached_property
    def terms(self) -> Terms:
        """What was agreed when it was made."""
        return Terms.of(self.data.terms)

    @property
    def first_round(self) -> bool:
        """Whether nobody has come to a second turn yet."""
        begun: set[int] = set()
        last = -1
        for position, cause in zip(self.session.positions, self.causes, strict=False):
            seat = int(position.to_act)
            if cause != "forced" and seat != last:
                if seat in begun:
                    return False
                begun.add(seat)
                last = seat
        return True

    def proposal(self, kind: str, seat: int) -> Proposal | None:
        """What is proposed, if it is."""
        return next((one for one in self.data.proposals if (one.kind, one.seat) == (kind, seat)), None)

    # ------------------------------------------------------------ taking back

    def undo_of(self, seat: int) -> Undo:
        """How far a seat may go back: to its last real choice, over the steps that were done for it."""
        session = self.session
        refused = session.why_no_undo(seat)
        if refused is not None:
            return Undo(self.ply, refused)
        floor = session.floor
        for ply in range(self.ply - 1, floor - 1, -1):
            if self.causes[ply] != "forced":
                return Undo(ply, None)
        if floor > 0 and session.positions[floor - 1].to_act == seat:
            return Undo(
                self.ply,
                WORDS("something-hidden-or-random"),
            )
        return Undo(self.ply, WORDS("there-nothing-take-back"))

    # ------------------------------------------------------------ changes in memory

    def plan(self, choice: Step | None, performs: bool = False) -> Plan:
        """What follows from a choice, with the steps that then leave no choice, and how the table stands then.

        Without a choice the game begins, with its set-up if that is played for everybody. Who `performs` is not asked
        whether to do what nobody would give up: it counts as chosen, so that it can be taken back by itself.

        Nothing changes yet: nobody may see what is not stored. Raises IllegalAction with the rule.
        """
        ahead = self.session.ahead()
        steps: list[Step] = []
        if choice is not None:
            steps.append(choice)
        elif self.terms.quick:
            steps += [(seat, action, "forced") for seat, action in standard_set_up(self.state)]
        for seat, action, _ in steps:
            ahead.act(seat, action)
        while (step := _by_itself(ahead.state, choice if performs else None)) is not None:
            ahead.act(*step[:2])
            steps.append(step)
        standing = standing_of(self.game, ahead.state, ahead.view(None, ahead.ply))
        return Plan(steps, self._placed(standing), ahead)

    def carry_out(
        self, steps: list[Step], clocks: Mapping[int, Columns] = NO_CLOCKS, ahead: Session | None = None
    ) -> None:
        """Take steps that have been stored; what was taken back stays in store if they do it again.

        `ahead` is the game in which they were planned: it need not be played again.
        """
        for step in steps[:1] + [step for step in steps[1:] if step[2] != "forced"]:
            if self.redo and self.redo[-1][0] == step:
                self.redo.pop()
            else:
                self.redo.clear()
        for seat, action, cause in steps:
            if ahead is None:
                self.session.act(seat, action)
            self.causes.append(cause)
        if ahead is not None:
            self.session.follow(ahead)
        status = "finished" if self.state.over else "running"
        self.data = replace(self.data, revision=self.revision + 1, status=status)
        self._retime(clocks)

    def _retime(self, clocks: Mapping[int, Columns]) -> None:
        """Take over what was stored of clocks."""
        if clocks:
            seats = tuple(replace(seat, **clocks.get(seat.seat, {})) for seat in self.seats)
            self.data = replace(self.data, seats=seats)

    def rewind(self, ply: int, clocks: Mapping[int, Columns] = NO_CLOCKS) -> list[Step]:
        """Go back to a ply; returns what was taken back."""
        session = self.session
        back: list[Step] = [
            (int(session.positions[i].to_act), session.record.actions[i], self.causes[i]) for i in range(ply, self.ply)
        ]
        while self.ply > ply:
            session.undo(int(session.positions[-2].to_act))
        del self.causes[ply:]
        self.cut(ply)
        self.data = replace(self.data, revision=self.revision + 1)
        self._retime(clocks)
        return back

    def follow(self, data: TableData) -> bool:
        """Take over what another worker has stored; False if the past has changed, so that it must be rebuilt."""
        known = self.session.record.actions
        if data.actions[: len(known)] != tuple(known):
            return False
        news = list(zip(data.actions[len(known) :], data.causes[len(known) :], strict=True))
        for action, cause in news:
            self.session.act(int(self.state.to_act), action)
            self.causes.append(cause)
        if news:
            self.redo.clear()
        self.refresh(data)
        return True

    def take_change(self, told: Message) -> bool:
        """Follow a change of which another worker told; False if it must be read from the store."""
        if told["changed"] <= self.revision:
            return True
        if "steps" not in told or (told["changed"], told["ply"]) != (self.revision + 1, self.ply):
            return False
        self.carry_out([(seat, action, cause) for seat, action, cause in told["steps"]])
        return True

    def hear(self, chat: list[ChatData]) -> None:
        """Take over what was said; that something was removed counts as a change too."""
        last = self.chat[-1].id if self.chat else 0
        removed = bool(self.chat) and (not chat or chat[-1].id < last)
        self.chat_count += sum(item.id > last for item in chat) + removed
        self.chat = chat

    def facts(self) -> Message:
        """What is known of a table but not stored, for the other workers."""
        return {
            "rev": self.revision,
            "at_screen": dict(self.at_screen),
            "hint_users": sorted(self.hint_users),
            "redo": list(self.redo),
        }

    def take_facts(self, facts: Message) -> None:
        """Take over what another worker knows."""
        self.at_screen.update(facts["at_screen"])
        self.hint_users.update(facts["hint_users"])
        if facts["rev"] == self.revision:
            self.redo = [[(step[0], step[1], step[2]) for step in steps] for steps in facts["redo"]]

    def refresh(self, data: TableData) -> None:
        """Take over what was stored about seats and settings."""
        self.data = data
        self.session.record.seats = [seat.name for seat in data.seats]
        self.retell()


def _by_itself(state: State, choice: Step | None) -> Step | None:
    """The step that is taken without a question: the only one, or after a choice what its seat does anyway."""
    if state.over:
        return None
    seat, legal = int(state.to_act), state.legal()
    if len(legal) == 1:
        return seat, int(legal[0]), "forced"
    if choice is None or seat != choice[0]:
        return None
    action = obvious(state.imagine(seat, 1))
    return None if action is None else (seat, action, choice[2])
