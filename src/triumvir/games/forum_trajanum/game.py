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
from triumvir.games.forum_trajanum import board, captions, choices, features, layout, log, notation, terminal
from triumvir.games.forum_trajanum import box as box_reader
from triumvir.games.forum_trajanum.actions import NUM_ACTIONS
from triumvir.games.forum_trajanum.check import check
from triumvir.games.forum_trajanum.consequences import ForumTrajanumStakes
from triumvir.games.forum_trajanum.evaluate import PARTS
from triumvir.games.forum_trajanum.guide import GUIDE
from triumvir.games.forum_trajanum.meta import META
from triumvir.games.forum_trajanum.names import LEDGER, Names
from triumvir.games.forum_trajanum.opponents import OPPONENTS
from triumvir.games.forum_trajanum.phase import SET_UP, phase
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.games.forum_trajanum.reasons import REASONS
from triumvir.games.forum_trajanum.state import committing, looks_into
from triumvir.games.forum_trajanum.steps.setup import deal
from triumvir.games.forum_trajanum.steps.table import refuse
from triumvir.games.forum_trajanum.view import view, view_beside
from triumvir.games.forum_trajanum.view_types import ForumView
from triumvir.language import Text


@lru_cache(BOXES_KEPT)
def words(box: Box) -> tuple[Names, Texts]:
    """What things are called with a box, and every action in words."""
    names = Names(box)
    return names, Texts(NUM_ACTIONS, notation.blocks(names))


class ForumTrajanum(BoundGame[ForumView]):
    """Forum Trajanum with players, options and box chosen."""

    meta = META
    caption_words = captions.WORDS
    over_rule = "F-170"
    no_action_rule = "F-043"
    ledger_sources = tuple(LEDGER)
    ledger_names = LEDGER
    guide = GUIDE
    opponents = OPPONENTS
    stakes = ForumTrajanumStakes()
    set_up_steps = SET_UP
    kept_parts = (("streets", "mosaic"),)
    kept_player = (
        ("score", "prestige"),
        ("covered", "corners"),
        ("buildings", "buildings"),
        ("cranes", "first_citizen"),
        ("tiles", "tiles"),
    )
    features = Features(features.TABLE_NAMES, features.SEAT_NAMES, PARTS)
    num_actions = NUM_ACTIONS

    def __init__(self, players: int, options: Mapping[str, object], box: Box, rules: int | None = None) -> None:
        super().__init__(players, options, box, rules)
        self.tables = box_reader.read(box, players, self.options)
        self.names, self.texts = words(box)
        self.printed = board.Printed(box, self.names, self.tables)
        self.observation_features = lay_out(layout.table(self.tables), layout.player(self.tables), players)

    def blank(self) -> ForumState:
        return ForumState(self, self.tables, self.players)

    def set_up(self, stream: SeedStream) -> ForumState:
        state = self.blank()
        deal(state, stream)
        return state

    def view(self, state: State, seat: int | None) -> ForumView:
        assert isinstance(state, ForumState)
        return view(self.names, state, seat)

    def view_beside(self, state: State, seat: int, seen: Callable[[], ForumView]) -> ForumView:
        assert isinstance(state, ForumState)
        return view_beside(self.names, state, seat, seen())

    def refuse(self, state: State, action: int) -> str:
        assert isinstance(state, ForumState)
        return refuse(state, action)

    def check(self, state: State) -> list[str]:
        assert isinstance(state, ForumState)
        return check(state)

    def reason(self, rule: str) -> Text:
        return REASONS(rule)

    def seen(self, view: ForumView, action: int) -> Text | None:
        return choices.seen(self.names, view, action)

    def more(self, view: ForumView, action: int, lang: str) -> str:
        return choices.more(self.names, view, action, lang)

    def prompt(self, view: ForumView, lang: str) -> str:
        return notation.prompt(self.names, view, lang)

    def phase(self, view: ForumView, lang: str) -> str:
        return phase(view, lang)

    def sentences(
        self, before: ForumView, action: int | None, after: ForumView, lang: str, who: Sequence[str] = ()
    ) -> list[str]:
        return log.sentences(self.names, before, action, after, lang, who or self.seat_names(lang))

    def turn(self, view: ForumView) -> tuple[int, object]:
        return captions.turn(view)

    def deeds(self, before: ForumView, action: int | None, after: ForumView) -> list[Deed]:
        return list(captions.deeds(self.names, before, action, after))

    def events(self, before: ForumView, after: ForumView, who: Sequence[str]) -> list[Text]:
        return list(captions.events(self.names, before, after, who))

    def pondered(self, view: ForumView) -> Text | None:
        return captions.pondered(view)

    def draw_text(self, view: ForumView, lang: str) -> str:
        return terminal.draw(self.names, view, lang, self.seat_names(lang))

    def draw(self, view: ForumView, lang: str, targets: Targets, who: Sequence[str]) -> list[Part]:
        return board.draw(board.Scene(self.names, self.printed, view, lang, targets, who))

    def shown(self, state: State, action: int, seat: int | None) -> int | None:
        """What is taken and passed on stays secret until all have chosen (F-R35)."""
        assert isinstance(state, ForumState)
        watcher = -1 if seat is None else seat
        return None if committing(state) and not looks_into(state, watcher, state.to_act) else action
