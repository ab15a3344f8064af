"""The game as the engine knows it: a thin binding of the modules of this folder."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from triumvir.draw.part import Part
from triumvir.engine.box import Box
from triumvir.engine.errors import Text, UnknownGame
from triumvir.engine.game import Game
from triumvir.engine.rng import SeedStream
from triumvir.engine.state import State
from triumvir.games.nova_roma import board, flow, notation, observe, scoring, terminal
from triumvir.games.nova_roma import box as box_reader
from triumvir.games.nova_roma.check import check
from triumvir.games.nova_roma.choices import choice
from triumvir.games.nova_roma.log import sentences
from triumvir.games.nova_roma.meta import META, SOLO_OPTIONS
from triumvir.games.nova_roma.names import Names
from triumvir.games.nova_roma.play import NovaRomaState
from triumvir.games.nova_roma.reasons import REASONS
from triumvir.games.nova_roma.state import DRAFT_CARD, KEEP_CARD
from triumvir.games.nova_roma.steps import setup
from triumvir.games.nova_roma.view import view


class NovaRoma(Game):
    """Nova Roma with players, options and box chosen."""

    meta = META
    over_rule = "N-200"
    no_action_rule = "N-057"
    ledger_sources = tuple(notation.LEDGER)
    ledger_names = notation.LEDGER

    def __init__(self, players: int, options: Mapping[str, object], box: Box) -> None:
        super().__init__(players, options, box)
        for option in META.options:
            if players > 1 and option.name in SOLO_OPTIONS and self.options[option.name] != option.default:
                raise UnknownGame(
                    f"Option {option.name} is for one player only.",
                    f"Die Option {option.name} gibt es nur für eine Person.",
                )
        self.tables = box_reader.read(box, players, self.options)
        self.num_actions = int(self.tables.num_actions)
        self.names = Names(box, self.tables)
        self.texts = notation.Texts(self.names)
        self.printed = board.Printed(box, self.names)
        self.observation_parts = observe.parts(self.tables)

    def blank(self) -> NovaRomaState:
        return NovaRomaState(self, self.tables, self.players)

    def set_up(self, stream: SeedStream) -> NovaRomaState:
        state = self.blank()
        setup.deal(state, stream)
        if not setup.begin(state):
            flow.begin_round(state)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, NovaRomaState)
        return view(self.names, state, seat)

    def refuse(self, state: State, action: int) -> str:
        assert isinstance(state, NovaRomaState)
        return flow.refuse(state, action)

    def reason(self, rule: str) -> Text:
        return REASONS[rule]

    def check(self, state: State) -> list[str]:
        assert isinstance(state, NovaRomaState)
        return check(state)

    def shown(self, state: State, action: int, seat: int | None) -> int | None:
        """Picks of the follower draft are hidden from all but the one who makes them (N-226)."""
        assert isinstance(state, NovaRomaState)
        return action if state.step not in (DRAFT_CARD, KEEP_CARD) or seat == state.to_act else None

    def ranking(self, state: State) -> list[int]:
        """Rank of every seat. Alone the automa counts as an opponent: rank 1 needs more VP than it has (N-236)."""
        assert isinstance(state, NovaRomaState)
        if self.players == 1:
            return [1 if state.score_of(0) > scoring.rival_score(state) else 2]
        return super().ranking(state)

    def notation(self, action: int) -> str:
        return self.texts.short[action]

    def describe(self, action: int, lang: str) -> str:
        return self.texts.words[action].in_(lang)

    def choice(self, view: dict[str, Any], action: int, lang: str) -> str:
        return choice(self.names, self.texts, view, action, lang)

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
