"""A table in memory: its session, its seats, and what each viewer may read of its past.

A table is a cache of its record. Whenever a change cannot be stored the table is thrown away and rebuilt.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import cast

from triumvir.draw.view import View
from triumvir.engine.captions import Caption, Story
from triumvir.engine.errors import RecordError
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.engine.state import State
from triumvir.language import Text, catalogue, languages
from triumvir.server.clocks import Columns
from triumvir.server.life.agreement import Proposal
from triumvir.server.life.rules import PAUSED, placed
from triumvir.server.life.terms import Terms
from triumvir.server.setup import game_for
from triumvir.server.store import ChatData, SeatData, Standing, TableData
from triumvir.server.store.host import ENDED
from triumvir.server.store.life import Entry
from triumvir.server.store.post import Message

WORDS = catalogue("triumvir.server", "refusals")
LIFE = catalogue("triumvir.server", "life")

Step = tuple[int, int, str]  # seat, action, cause
NO_CLOCKS: Mapping[int, Columns] = {}


@dataclass(frozen=True)
class Undo:
    """Where taking back leads, or why it does not."""

    to: int
    refused: Text | None


def standing_of(game: Game, state: State, view: View | None = None) -> Standing:
    """How a table stands at a position, as everybody may know it; `view` is what a spectator sees there."""
    seen = state.view(None) if view is None else view
    return Standing(
        to_act=int(state.to_act),
        phase={lang: game.phase(seen, lang) for lang in languages()},
        scores=state.scores() if state.over else [player["score"] for player in seen["players"]],
        ranks=state.ranking() if state.over else None,
    )


class LiveTable:
    """A table as it is now. Changes go through `Tables`, which stores them first.

    Raises TriumvirError if what is stored cannot be replayed or does not fit together.
    """

    def __init__(self, data: TableData, session: Callable[..., Session]) -> None:
        self.data = data
        self.lock = asyncio.Lock()
        self.redo: list[list[Step]] = []
        self.causes: list[str] = list(data.causes)
        self.at_screen: dict[str, int] = {}  # who sits before a shared screen, by holder
        self.hint_users: set[int] = set()
        self.chat: list[ChatData] = []
        self.chat_count = 0
        self.game = game_for(data.setup)
        self.session = session(self.game, self.record())
        self._require_sound()
        self.retold = 0  # how often what was told in the log was taken back
        self._told: dict[tuple[int | None, str], list[list[str]]] = {}
        self._notes: dict[tuple[int, str], list[str]] = {}
        self._stories: dict[tuple[int | None, str], Story] = {}
        self._scores: list[list[int]] = []
        self._ledgers: list[list[Mapping[str, int]]] = []

    # ------------------------------------------------------------ what it is

    @property
    def id(self) -> str:
        """The code in its address."""
        return self.data.id

    @property
    def revision(self) -> int:
        """How often it has changed."""
        return self.data.revision

    @property
    def seats(self) -> tuple[SeatData, ...]:
        """The seats in order."""
        return self.data.seats

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [seat.name for seat in self.seats]

    @property
    def state(self) -> State:
        """The current position."""
        return self.session.state

    @property
    def ply(self) -> int:
        """How many actions have been taken."""
        return self.session.ply

    @property
    def running(self) -> bool:
        """Whether somebody is to decide."""
        return self.data.status == "running"

    @property
    def finished(self) -> bool:
        """Whether everything may be shown: the game is over, or the host has ended it."""
        return self.data.status == "finished" or self.ended

    @property
    def ended(self) -> bool:
        """Whether the host has closed it, so that there is no result."""
        return self.data.status == ENDED

    def record(self) -> Record:
        """The record as stored."""
        data = self.data
        return replace(data.setup.record(data.seed), seats=self.names, actions=list(data.actions))

    def _require_sound(self) -> None:
        over = {"finished": True, "running": False}.get(self.data.status, self.state.over)
        if len(self.seats) != self.game.players or over != self.state.over:
            raise RecordError(WORDS("its-seats-its-actions"))

    def standing(self, ply: int | None = None) -> Standing:
        """How it stands, now or at an earlier ply."""
        at = self.ply if ply is None else ply
        return self._placed(standing_of(self.game, self.session.positions[at], self.view(None, at)))

    def _placed(self, standing: Standing) -> Standing:
        """The same with those who resigned behind everybody who stayed."""
        return standing if standing.ranks is None else replace(standing, ranks=self.ranks(standing.ranks))

    def ranks(self, by_the_rules: list[int]) -> list[int]:
        """The places of a finished game: who resigned stands behind everybody who stayed."""
        return placed(by_the_rules, {seat.seat for seat in self.seats if seat.resigned})

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

    def note(self, entry: Entry, lang: str) -> list[str]:
        """What was done beside the game, in a sentence."""
        kept = self._notes.get((entry.id, lang))
        if kept is None:
            kept = self._notes[entry.id, lang] = [LIFE.say(lang, f"told-{entry.kind}", **entry.told)]
        return kept

    def proposal(self, kind: str, seat: int) -> Proposal | None:
        """What is proposed, if it is."""
        return next((one for one in self.data.proposals if (one.kind, one.seat) == (kind, seat)), None)

    # ------------------------------------------------------------ what is known of it

    def view(self, seat: int | None, ply: int | None = None) -> View:
        """What a seat may see, now or at an earlier ply; not to be changed."""
        return self.session.view(seat, self.ply if ply is None else ply)

    def open_view(self, ply: int) -> View:
        """All hands face up; only for finished games."""
        assert self.finished
        players = [self.view(seat, ply)["players"][seat] for seat in range(self.data.players)]
        return cast("View", {**self.view(None, ply), "players": players})

    def log(self, seat: int | None, lang: str) -> list[list[str]]:
        """For every action what it did, as this seat may know it."""
        told = self._told.setdefault((seat, lang), [])
        told += self.session.log(seat, lang, len(told), self.names)
        return told

    def story(self, seat: int | None, lang: str) -> list[Caption]:
        """What happened, one caption a turn, as this seat may know it."""
        told = self.log(seat, lang)
        story = self._stories.get((seat, lang))
        if story is None:
            story = self._stories[seat, lang] = Story(self.game, lang, self.names)
        positions, actions = self.session.positions, self.session.record.actions
        for ply in range(len(story), self.ply):
            shown = self.game.shown(positions[ply], actions[ply], seat)
            story.add(self.view(seat, ply), shown, self.view(seat, ply + 1), told[ply])
        return story.captions()

    def turn_goes_on(self, seat: int | None, lang: str) -> bool:
        """Whether the last turn of the story is not over."""
        return self.running and self._stories[seat, lang].goes_on(self.view(seat))

    def scores_by_ply(self) -> list[list[int]]:
        """The scores that everybody sees, for every position so far."""
        for ply in range(len(self._scores), self.ply + 1):
            self._scores.append([player["score"] for player in self.view(None, ply)["players"]])
        return self._scores

    def ledgers_by_ply(self) -> list[list[Mapping[str, int]]]:
        """The VP by source that everybody sees, for every position so far."""
        for ply in range(len(self._ledgers), self.ply + 1):
            self._ledgers.append([player.get("ledger", {}) for player in self.view(None, ply)["players"]])
        return self._ledgers

    def guess(self, seat: int, random: int = 1) -> State:
        """The position as the seat could imagine it: what is asked of it says nothing about what is hidden."""
        return self.state.imagine(seat, random)

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

    def plan(self, choice: Step | None) -> tuple[list[Step], Standing]:
        """What follows from a choice, with the steps that then leave no choice, and how the table stands then.

        Nothing changes yet: nobody may see what is not stored. Raises IllegalAction with the rule.
        """
        ahead = copy(self.session)
        ahead.positions = self.session.positions[-1:]
        ahead.record = replace(self.session.record, actions=[])
        steps: list[Step] = []
        if choice is not None:
            ahead.act(choice[0], choice[1])
            steps.append(choice)
        while not ahead.state.over:
            legal = ahead.state.legal()
            if len(legal) > 1:
                break
            seat = int(ahead.state.to_act)
            ahead.act(seat, legal[0])
            steps.append((seat, legal[0], "forced"))
        return steps, self._placed(standing_of(self.game, ahead.state))

    def carry_out(self, steps: list[Step], clocks: Mapping[int, Columns] = NO_CLOCKS) -> None:
        """Take steps that have been stored; what was taken back stays in store if they do it again."""
        if self.redo and self.redo[-1][:1] == steps[:1]:
            self.redo.pop()
        else:
            self.redo.clear()
        for seat, action, cause in steps:
            self.session.act(seat, action)
            self.causes.append(cause)
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
        self.retold += 1
        for told in self._told.values():
            del told[ply:]  # at once: the next action may come before anybody reads the log again
        for story in self._stories.values():
            story.cut(ply)
        del self._scores[ply + 1 :]
        del self._ledgers[ply + 1 :]
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
        self.retold += 1
        self._told.clear()
        self._stories.clear()
