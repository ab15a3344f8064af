"""A table as its record tells it: the game replayed, how it stands, and what each viewer may read of its past.

Nothing here changes the table; what is told is kept until the ply that it is about is taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import cast

from triumvir.draw.view import View
from triumvir.engine.captions import Caption, Story
from triumvir.engine.errors import RecordError
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.engine.state import State
from triumvir.language import catalogue, languages
from triumvir.server.life.rules import placed
from triumvir.server.setup import game_for
from triumvir.server.store import SeatData, Standing, TableData
from triumvir.server.store.host import ENDED
from triumvir.server.store.life import Entry

WORDS = catalogue("triumvir.server", "refusals")
LIFE = catalogue("triumvir.server", "life")


def standing_of(game: Game, state: State, view: View | None = None) -> Standing:
    """How a table stands at a position, as everybody may know it; `view` is what a spectator sees there."""
    seen = state.view(None) if view is None else view
    return Standing(
        to_act=int(state.to_act),
        phase={lang: game.phase(seen, lang) for lang in languages()},
        scores=state.scores() if state.over else [player["score"] for player in seen["players"]],
        ranks=state.ranking() if state.over else None,
    )


class ToldTable:
    """A table that can be read. Raises TriumvirError if what is stored cannot be replayed or does not fit together."""

    def __init__(self, data: TableData, session: Callable[..., Session]) -> None:
        self.data = data
        self.game = game_for(data.setup)
        self.session = session(self.game, self.record())
        self._require_sound()
        self.retold = 0  # how often what was told in the log was taken back
        self._told: dict[tuple[int | None, str], list[list[str]]] = {}
        self._notes: dict[tuple[int, str], list[str]] = {}
        self._stories: dict[tuple[int | None, str], Story] = {}
        self._guess: tuple[State, int, State] | None = None  # position, seat, and what was imagined
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

    def guess(self, seat: int) -> State:
        """The position as the seat could imagine it: what is asked of it says nothing about what is hidden.

        Not to be changed: a page asks several things of the same one.
        """
        if self._guess is None or self._guess[0] is not self.state or self._guess[1] != seat:
            self._guess = self.state, seat, self.state.imagine(seat, 1)
        return self._guess[2]

    def note(self, entry: Entry, lang: str) -> list[str]:
        """What was done beside the game, in a sentence."""
        kept = self._notes.get((entry.id, lang))
        if kept is None:
            kept = self._notes[entry.id, lang] = [LIFE.say(lang, f"told-{entry.kind}", **entry.told)]
        return kept

    def cut(self, ply: int) -> None:
        """Forget what was told beyond a ply; at once, for the next action may come before anybody reads again."""
        self.retold += 1
        for told in self._told.values():
            del told[ply:]
        for story in self._stories.values():
            story.cut(ply)
        del self._scores[ply + 1 :]
        del self._ledgers[ply + 1 :]

    def retell(self) -> None:
        """Tell everything anew: somebody has another name."""
        self.retold += 1
        self._told.clear()
        self._stories.clear()
