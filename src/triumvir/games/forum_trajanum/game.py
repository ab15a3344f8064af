"""The game as the engine knows it: a thin binding of the modules of this folder."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from triumvir.draw.part import Part
from triumvir.engine.box import Box
from triumvir.engine.errors import Text
from triumvir.engine.game import Game
from triumvir.engine.rng import SeedStream
from triumvir.engine.state import State
from triumvir.games.forum_trajanum import board, flow, notation, observe, terminal
from triumvir.games.forum_trajanum import box as box_reader
from triumvir.games.forum_trajanum.actions import NUM_ACTIONS
from triumvir.games.forum_trajanum.check import check
from triumvir.games.forum_trajanum.log import sentences
from triumvir.games.forum_trajanum.meta import META
from triumvir.games.forum_trajanum.names import Names
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.games.forum_trajanum.reasons import REASONS
from triumvir.games.forum_trajanum.state import PASS_TILE, PICK_FIRST
from triumvir.games.forum_trajanum.steps.setup import deal
from triumvir.games.forum_trajanum.view import view


class ForumTrajanum(Game):
    """Forum Trajanum with players, options and box chosen."""

    meta = META
    over_rule = "F-170"
    no_action_rule = "F-043"
    ledger_sources = tuple(notation.LEDGER)
    ledger_names = notation.LEDGER
    num_actions = NUM_ACTIONS

    def __init__(self, players: int, options: Mapping[str, object], box: Box) -> None:
        super().__init__(players, options, box)
        self.tables = box_reader.read(box, players, self.options)
        self.names = Names(box)
        self.texts = notation.Texts(self.names)
        self.printed = board.Printed(box, self.names, self.tables)
        self.observation_parts = observe.parts(players)

    def blank(self) -> ForumState:
        return ForumState(self, self.tables, self.players)

    def set_up(self, stream: SeedStream) -> ForumState:
        state = self.blank()
        deal(state, stream)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, ForumState)
        return view(self.names, state, seat)

    def shown(self, state: State, action: int, seat: int | None) -> int | None:
        assert isinstance(state, ForumState)
        committing = PICK_FIRST <= state.step <= PASS_TILE
        return None if committing and state.to_act != seat else action  # F-R35

    def refuse(self, state: State, action: int) -> str:
        assert isinstance(state, ForumState)
        return flow.refuse(state, action)

    def reason(self, rule: str) -> Text:
        return REASONS[rule]

    def check(self, state: State) -> list[str]:
        assert isinstance(state, ForumState)
        return check(state)

    def notation(self, action: int) -> str:
        return self.texts.short[action]

    def describe(self, action: int, lang: str) -> str:
        return self.texts.words[action].in_(lang)

    def prompt(self, view: dict[str, Any], lang: str) -> str:
        return notation.prompt(self.names, view, lang)

    def sentences(
        self,
        before: dict[str, Any],
        action: int | None,
        after: dict[str, Any],
        lang: str,
        who: Sequence[str] = (),
    ) -> list[str]:
        return sentences(self.names, before, action, after, lang, who or self.seat_names(lang))

    def draw_text(self, view: dict[str, Any], lang: str) -> str:
        return terminal.draw(self.names, view, lang, self.seat_names(lang))

    def draw_parts(
        self, view: dict[str, Any], lang: str, legal: Iterable[int] = (), who: Sequence[str] = ()
    ) -> list[Part]:
        return board.draw(
            self.names,
            self.printed,
            view,
            lang,
            legal,
            who or self.seat_names(lang),
            lambda action: self.choice(view, action, lang),
        )
