"""The game as the engine knows it: what each module of this folder is for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from triumvir.draw import Part, Targets
from triumvir.engine.binding import BOXES_KEPT, BoundGame, Texts
from triumvir.engine.box import Box
from triumvir.engine.captions import Deed
from triumvir.engine.errors import UnknownGame
from triumvir.engine.features import Features
from triumvir.engine.layout import lay_out
from triumvir.engine.options import OptionValue
from triumvir.engine.rival import Rival
from triumvir.engine.rng import SeedStream
from triumvir.engine.state import State
from triumvir.games.nova_roma import board, captions, choices, features, layout, log, notation, scoring, terminal
from triumvir.games.nova_roma import box as box_reader
from triumvir.games.nova_roma.check import check
from triumvir.games.nova_roma.consequences import NovaRomaStakes
from triumvir.games.nova_roma.evaluate import PARTS
from triumvir.games.nova_roma.flow_turns import begin_round
from triumvir.games.nova_roma.guide import GUIDE
from triumvir.games.nova_roma.meta import META, SOLO_OPTIONS, WORDS
from triumvir.games.nova_roma.names import LEDGER, RIVAL_LEDGER, Names
from triumvir.games.nova_roma.opponents import OPPONENTS
from triumvir.games.nova_roma.phase import SET_UP, phase
from triumvir.games.nova_roma.places import Places
from triumvir.games.nova_roma.play import NovaRomaState
from triumvir.games.nova_roma.reasons import REASONS
from triumvir.games.nova_roma.state import DRAFT_CARD, KEEP_CARD
from triumvir.games.nova_roma.steps.drafting import begin
from triumvir.games.nova_roma.steps.setup import deal
from triumvir.games.nova_roma.steps.table import refuse
from triumvir.games.nova_roma.view import RIVAL_SOURCES, view, view_beside
from triumvir.games.nova_roma.view_types import NovaView
from triumvir.language import Text

DIVISOR = "severin_contracts_per_vp"  # the one option that changes what is printed on a card


@lru_cache(BOXES_KEPT)
def words(box: Box, divisor: OptionValue) -> tuple[Names, Places, Texts]:
    """What things and places are called with a box, and every action in words."""
    options = {option.name: option.default for option in META.options}
    tables = box_reader.read(box, META.max_players, {**options, DIVISOR: divisor})
    names = Names(box, tables)
    places = Places(box, tables, names)
    return names, places, Texts(int(tables.num_actions), notation.blocks(names, places))


class NovaRoma(BoundGame[NovaView]):
    """Nova Roma with players, options and box chosen."""

    meta = META
    caption_words = captions.WORDS
    over_rule = "N-200"
    no_action_rule = "N-057"
    ledger_sources = tuple(LEDGER)
    ledger_names = LEDGER
    guide = GUIDE
    opponents = OPPONENTS
    stakes = NovaRomaStakes()
    set_up_steps = SET_UP
    kept_parts = (
        ("shipping", "building"),
        ("followers", "estate_offer"),
        ("rewards", "rewards"),
        ("to_come", "to_come"),
    )
    kept_player = (
        ("seated", "score"),
        ("stock", "stock"),
        ("estate", "estate"),
        ("row", "known"),
        ("counts", "unknown"),
        ("claimed", "ships"),
        ("patricians", "blocks"),
    )
    laid_steps = frozenset(board.BUILDING)
    features = Features(features.TABLE_NAMES, features.SEAT_NAMES, PARTS)

    def __init__(self, players: int, options: Mapping[str, object], box: Box, rules: int | None = None) -> None:
        super().__init__(players, options, box, rules)
        for option in META.options:
            if players > 1 and option.name in SOLO_OPTIONS and self.options[option.name] != option.default:
                raise UnknownGame(WORDS("only-alone", option=option.name))
        self.tables = box_reader.read(box, players, self.options)
        self.num_actions = int(self.tables.num_actions)
        self.names, self.places, self.texts = words(box, self.options[DIVISOR])
        self.printed = board.Printed(box, self.names, self.tables)
        self.observation_features = lay_out(layout.table(self.tables), layout.player(self.tables), players)

    def blank(self) -> NovaRomaState:
        return NovaRomaState(self, self.tables, self.players)

    def view(self, state: State, seat: int | None) -> NovaView:
        assert isinstance(state, NovaRomaState)
        return view(self.names, state, seat)

    def view_beside(self, state: State, seat: int, seen: Callable[[], NovaView]) -> NovaView:
        assert isinstance(state, NovaRomaState)
        return view_beside(self.names, state, seat, seen())

    def refuse(self, state: State, action: int) -> str:
        assert isinstance(state, NovaRomaState)
        return refuse(state, action)

    def check(self, state: State) -> list[str]:
        assert isinstance(state, NovaRomaState)
        return check(state)

    def reason(self, rule: str) -> Text:
        return REASONS(rule)

    def seen(self, view: NovaView, action: int) -> Text | None:
        return choices.seen(self.names, self.places, view, action)

    def more(self, view: NovaView, action: int, lang: str) -> str:
        return choices.more(self.names, view, action, lang)

    def prompt(self, view: NovaView, lang: str) -> str:
        return notation.prompt(self.names, view, lang)

    def phase(self, view: NovaView, lang: str) -> str:
        return phase(view, lang)

    def sentences(
        self, before: NovaView, action: int | None, after: NovaView, lang: str, who: Sequence[str] = ()
    ) -> list[str]:
        return log.sentences(self.names, self.places, before, action, after, lang, who or self.seat_names(lang))

    def turn(self, view: NovaView) -> tuple[int, object]:
        return captions.turn(view)

    def deeds(self, before: NovaView, action: int | None, after: NovaView) -> list[Deed]:
        return list(captions.deeds(self.names, self.places, before, action, after))

    def events(self, before: NovaView, after: NovaView, who: Sequence[str]) -> list[Text]:
        return list(captions.events(before, after, who))

    def pondered(self, view: NovaView) -> Text | None:
        return captions.pondered(view)

    def draw_text(self, view: NovaView, lang: str) -> str:
        return terminal.draw(self.names, view, lang, self.seat_names(lang))

    def draw(self, view: NovaView, lang: str, targets: Targets, who: Sequence[str]) -> list[Part]:
        return board.draw(board.Scene(self.names, self.printed, view, lang, targets, who))

    def set_up(self, stream: SeedStream) -> State:
        state = self.blank()
        deal(state, stream)
        if not begin(state):
            begin_round(state)
        return state

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

    def rival(self, state: State) -> Rival | None:
        """The automa of the solo game (N-235)."""
        assert isinstance(state, NovaRomaState)
        if self.players > 1:
            return None
        vp = [int(points) for points in scoring.rival_ledger(state)]
        return Rival(3 - self.ranking(state)[0], sum(vp), dict(zip(RIVAL_SOURCES, vp, strict=True)), RIVAL_LEDGER)
