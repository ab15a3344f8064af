"""The game as the engine knows it: what each module of this folder is for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from triumvir.draw import Part, Targets
from triumvir.engine.binding import BOXES_KEPT, BoundGame, Texts
from triumvir.engine.box import Box
from triumvir.engine.captions import Deed
from triumvir.engine.features import Features
from triumvir.engine.layout import lay_out
from triumvir.engine.rng import SeedStream
from triumvir.engine.state import State
from triumvir.games.trajan import board, captions, choices, features, layout, log, notation, terminal
from triumvir.games.trajan import box as box_reader
from triumvir.games.trajan.actions import NUM_ACTIONS
from triumvir.games.trajan.check import check
from triumvir.games.trajan.consequences import TrajanStakes
from triumvir.games.trajan.evaluate import PARTS
from triumvir.games.trajan.guide import GUIDE
from triumvir.games.trajan.meta import META
from triumvir.games.trajan.names import LEDGER, SOURCES, Names
from triumvir.games.trajan.opponents import OPPONENTS
from triumvir.games.trajan.phase import SET_UP, phase
from triumvir.games.trajan.play import TrajanState
from triumvir.games.trajan.reasons import REASONS
from triumvir.games.trajan.steps.setup import deal
from triumvir.games.trajan.steps.table import refuse
from triumvir.games.trajan.view import view, view_beside
from triumvir.games.trajan.view_types import TrajanView
from triumvir.language import Text


@lru_cache(BOXES_KEPT)
def words(box: Box) -> tuple[Names, Texts]:
    """What things are called with a box, and every action in words."""
    names = Names(box)
    return names, Texts(NUM_ACTIONS, notation.blocks(names))


class Trajan(BoundGame[TrajanView]):
    """Trajan with players, options and box chosen."""

    meta = META
    caption_words = captions.WORDS
    over_rule = "T-245"
    no_action_rule = "T-051"
    ledger_sources = SOURCES
    ledger_names = LEDGER
    guide = GUIDE
    opponents = OPPONENTS
    stakes = TrajanStakes()
    set_up_steps = SET_UP
    kept_parts = (("forum", "stacks"), ("to_come", "to_come"))
    kept_player = (("seated", "score"), ("trays", "trays"), ("slots", "buildings"), ("mat", "drawn"))
    features = Features(features.TABLE_NAMES, features.SEAT_NAMES, PARTS)
    num_actions = NUM_ACTIONS

    def __init__(self, players: int, options: Mapping[str, object], box: Box, rules: int | None = None) -> None:
        super().__init__(players, options, box, rules)
        self.tables = box_reader.read(box, players, self.options)
        self.names, self.texts = words(box)
        self.printed = board.Printed(box, self.names)
        self.observation_features = lay_out(layout.table(self.tables), layout.player(self.tables), players)

    def blank(self) -> TrajanState:
        return TrajanState(self, self.tables, self.players)

    def set_up(self, stream: SeedStream) -> TrajanState:
        state = self.blank()
        deal(state, stream)
        return state

    def view(self, state: State, seat: int | None) -> TrajanView:
        assert isinstance(state, TrajanState)
        return view(self.names, state, seat)

    def view_beside(self, state: State, seat: int, seen: Callable[[], TrajanView]) -> TrajanView:
        assert isinstance(state, TrajanState)
        return view_beside(self.names, state, seat, seen())

    def refuse(self, state: State, action: int) -> str:
        assert isinstance(state, TrajanState)
        return refuse(state, action)

    def check(self, state: State) -> list[str]:
        assert isinstance(state, TrajanState)
        return check(state)

    def reason(self, rule: str) -> Text:
        return REASONS(rule)

    def seen(self, view: TrajanView, action: int) -> Text | None:
        return choices.seen(self.names, view, action)

    def more(self, view: TrajanView, action: int, lang: str) -> str:
        return choices.more(self.names, view, action, lang)

    def prompt(self, view: TrajanView, lang: str) -> str:
        return notation.prompt(self.names, view, lang)

    def phase(self, view: TrajanView, lang: str) -> str:
        return phase(view, lang)

    def sentences(
        self, before: TrajanView, action: int | None, after: TrajanView, lang: str, who: Sequence[str] = ()
    ) -> list[str]:
        return log.sentences(self.names, before, action, after, lang, who or self.seat_names(lang))

    def turn(self, view: TrajanView) -> tuple[int, object]:
        return captions.turn(view)

    def deeds(self, before: TrajanView, action: int | None, after: TrajanView) -> list[Deed]:
        return list(captions.deeds(self.names, before, action, after))

    def events(self, before: TrajanView, after: TrajanView, who: Sequence[str]) -> list[Text]:
        return list(captions.events(before, after, who))

    def pondered(self, view: TrajanView) -> Text | None:
        return captions.pondered(view)

    def draw_text(self, view: TrajanView, lang: str) -> str:
        return terminal.draw(self.names, view, lang, self.seat_names(lang))

    def draw(self, view: TrajanView, lang: str, targets: Targets, who: Sequence[str]) -> list[Part]:
        return board.draw(board.Scene(self.names, self.printed, view, lang, targets, who))
