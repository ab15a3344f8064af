"""A game set up for play: player count, options, box and version of the rules fixed. What `triumvir.load` returns."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from html import escape
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import index
from typing import Any, ClassVar, Generic, SupportsIndex

from typing_extensions import TypeVar

from triumvir.draw.part import Part
from triumvir.draw.picture import picture
from triumvir.draw.sketch import legal_of
from triumvir.draw.targets import Targets
from triumvir.draw.view import View
from triumvir.engine.box import Box
from triumvir.engine.captions import Deed
from triumvir.engine.consequences import Stakes
from triumvir.engine.errors import NotationError, RecordError, Refusal, UnknownGame, WrongValue
from triumvir.engine.features import Features
from triumvir.engine.fields import dump_fields, load_fields
from triumvir.engine.guide import Card, Guide, parse_guide
from triumvir.engine.layout import Feature, parts_of
from triumvir.engine.lessons import FILE as LESSONS
from triumvir.engine.lessons import Chapter, LessonCard, parse_chapter, parse_lessons
from triumvir.engine.meta import Meta
from triumvir.engine.opponents import Opponents
from triumvir.engine.options import OptionValue, resolve
from triumvir.engine.rival import Rival
from triumvir.engine.rng import SEED_BITS, SeedStream
from triumvir.engine.state import State
from triumvir.language import DEFAULT, Catalogue, Text, catalogue, languages
from triumvir.language.folders import words_of

WORDS = catalogue("triumvir.engine", "refusals")

OPTIONS_HERE = "<!-- options -->"  # in lang/*/help.md

V = TypeVar("V", bound=View, default=Any)  # the view of a title; of any title where none is named


class Game(ABC, Generic[V]):
    """One title with players, options and box chosen. Titles derive from it; everything here is shared.

    `rules_version` is the newest unless an older one is asked for, which only goes on with what was begun under it.
    """

    meta: ClassVar[Meta]
    ledger_sources: tuple[str, ...]
    ledger_names: Mapping[str, Text]
    num_actions: int
    observation_features: tuple[Feature, ...]  # what every number of an observation means
    kept_parts: ClassVar[tuple[tuple[str, str], ...]] = ()  # of an observation, from one part to another: what seldom
    # changes, and for all seats alike; see `State.kept_stamp`
    kept_player: ClassVar[tuple[tuple[str, str], ...]] = ()  # of a player's parts, section by section: what all seats
    # see alike, and mostly the player's own actions change; see `State.players_stamp` and `player_stamp`
    guide: Guide[V] | None = None  # the guided first game, if there is one
    opponents: ClassVar[Opponents] = Opponents()  # what its computer players are made of
    stakes: ClassVar[Stakes] = Stakes()  # what its choices cost, show and give up
    set_up_steps: ClassVar[frozenset[str]] = frozenset()  # what is decided before the first turn, and never after it
    laid_steps: ClassVar[frozenset[str]] = (
        frozenset()
    )  # in which a shape is laid on a grid: pages give it into the hand
    features: ClassVar[Features | None] = None  # what a learned judgement looks at, if there can be one

    def __init__(self, players: int, options: Mapping[str, object], box: Box, rules: int | None = None) -> None:
        low, high = self.meta.min_players, self.meta.max_players
        try:
            count = index(players)
        except TypeError:
            count = -1
        if type(players) is bool or not low <= count <= high:
            raise UnknownGame(WORDS("for-players-not", title=self.meta.title, low=low, high=high, players=players))
        known = self.meta.known_rules
        if rules is not None and rules not in known:
            numbers = ", ".join(map(str, known))
            raise UnknownGame(WORDS("version-rules-not-known", rules=rules, title=self.meta.title, numbers=numbers))
        self.rules_version = self.meta.rules_version if rules is None else rules
        self.players = count
        self.options: dict[str, OptionValue] = resolve(self.meta.options, options)
        self.box = box

    def __reduce__(self) -> tuple[type[Game], tuple[int, dict[str, OptionValue], Box, int]]:
        made_of = (self.players, self.options, self.box, self.rules_version)
        return type(self), made_of  # set up anew: nothing else makes a game

    # ------------------------------------------------------------ the title's

    @abstractmethod
    def set_up(self, stream: SeedStream) -> State:
        """A position at the first decision, all random parts drawn from the stream."""

    @abstractmethod
    def blank(self) -> State:
        """A position with fields of the right shape, to be filled by `restore`."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> V:
        """What a seat may know; a white list."""

    def view_beside(self, state: State, seat: int, seen: Callable[[], V]) -> V:
        """The same view, for who keeps what a spectator sees of the position (`seen`) and changes neither.

        A game may take from there what everybody knows, instead of telling it anew for every seat.
        """
        return self.view(state, seat)

    @abstractmethod
    def refuse(self, state: State, action: int) -> str:
        """The id of the rule that forbids an action which is not in the legal list."""

    @abstractmethod
    def reason(self, rule: str) -> Text:
        """One sentence for a rule id that `refuse` can return."""

    @abstractmethod
    def check(self, state: State) -> list[str]:
        """Every broken invariant of a position."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """The short text of an action, the same in every language; no two actions share one."""

    @abstractmethod
    def describe(self, action: int, lang: str) -> str:
        """An action in words."""

    def choice(self, view: V, action: int, lang: str) -> str:
        """An action in words that say what it means in this position, for whoever has to choose."""
        return self.describe(action, lang)

    @abstractmethod
    def prompt(self, view: V, lang: str) -> str:
        """What is to be decided now, as one sentence."""

    @abstractmethod
    def phase(self, view: V, lang: str) -> str:
        """Where the game stands, in a few words."""

    @abstractmethod
    def sentences(
        self,
        before: V,
        action: int | None,
        after: V,
        lang: str,
        who: Sequence[str] = (),
    ) -> list[str]:
        """What an action did, told to whom the two views belong; None is an action that this seat may not see.

        `who` gives the names of the seats; without it they are called as in `seat_names`.
        """

    caption_words: ClassVar[Catalogue] = catalogue("triumvir.engine", "captions")  # where the keys of deeds are

    def turn(self, view: V) -> tuple[int, object]:
        """Whose turn a decision belongs to, and what tells this turn from the next one of the same seat."""
        return view["to_act"], None

    def deeds(self, before: V, action: int | None, after: V) -> list[Deed]:
        """What an action was worth telling the others; a game that tells nothing gets its last sentence told."""
        return []

    def events(self, before: V, after: V, who: Sequence[str]) -> list[Text]:
        """What happened to all by an action: a round, a quarter, the end."""
        return []

    def pondered(self, view: V) -> Text | None:
        """What the seat to act is busy with, as a name for it; None where that is the turn itself."""
        return None

    @abstractmethod
    def draw_text(self, view: V, lang: str) -> str:
        """The position for a terminal, with Rich markup."""

    def draw_parts(self, view: V, lang: str, legal: Iterable[int] = (), who: Sequence[str] = ()) -> list[Part]:
        """The position as drawings, from what a seat may see; `legal` are the actions that seat may take now."""
        targets = Targets(legal_of(view, legal), lambda action: self.choice(view, action, lang))
        return self.draw(view, lang, targets, who or self.seat_names(lang))

    def draw(self, view: V, lang: str, targets: Targets, who: Sequence[str]) -> list[Part]:
        """The same with all that is needed for it; a game without drawings is shown as its text."""
        return []

    # ------------------------------------------------------------ shared

    @property
    def name(self) -> str:
        """The name as written in commands."""
        return self.meta.name

    @cached_property
    def observation_parts(self) -> dict[str, slice]:
        """The named slices of an observation."""
        return parts_of(self.observation_features)

    @cached_property
    def observation_kept(self) -> tuple[slice, ...]:
        """Where the parts of an observation are that are only written anew when their stamps have changed."""
        parts = self.observation_parts
        return tuple(slice(parts[first].start, parts[last].stop) for first, last in self.kept_parts)

    @cached_property
    def observation_players(self) -> tuple[slice, ...]:
        """Where that of each player is, from the observer clockwise, which is only written anew when it has changed."""
        seats = range(self.players if self.kept_player else 0)
        every = [self._sections(seat) for seat in seats]
        return tuple(slice(sections[0].start, sections[-1].stop) for sections in every)

    @cached_property
    def player_sections(self) -> tuple[int, ...]:
        """How long the sections of that are, one behind the other."""
        return tuple(section.stop - section.start for section in self._sections(0))

    def _sections(self, place: int) -> list[slice]:
        parts = self.observation_parts
        names = [(f"player{place}.{first}", f"player{place}.{last}") for first, last in self.kept_player]
        return [slice(parts[first].start, parts[last].stop) for first, last in names]

    @cached_property
    def observation_size(self) -> int:
        """How long an observation is."""
        return sum(feature.length for feature in self.observation_features)

    @cached_property
    def observation_divisors(self) -> tuple[int, ...]:
        """What each number of an observation was divided by; 1 where that varies."""
        return tuple(feature.divisor or 1 for feature in self.observation_features for _ in range(feature.length))

    def seat_names(self, lang: str) -> list[str]:
        """What the seats are called where nobody has a name."""
        return [WORDS.say(lang, "player", number=seat + 1) for seat in range(self.players)]

    def start(self, seed: SupportsIndex) -> State:
        """The first position; the same for the same game, box, options and seed."""
        try:
            number = index(seed)
        except TypeError:
            number = -1
        if type(seed) is bool or not 0 <= number < 2**SEED_BITS:
            raise WrongValue(WORDS("seed-whole-number-from", seed_bits=SEED_BITS, seed=seed))
        return self.set_up(SeedStream(number, self.name))

    def restore(self, dump: dict[str, Any]) -> State:
        """A position from `State.dump`; raises RecordError if it is not sound."""
        state = self.blank()
        load_fields(state, dump)
        broken = self.check(state)
        if broken:
            raise RecordError(WORDS("this-position-not-sound", broken=broken[0]))
        return state

    def dump(self, state: State) -> dict[str, Any]:
        """The whole position as plain values."""
        return dump_fields(state)

    @property
    def label(self) -> dict[str, Any]:
        """All that tells this game apart from others: title, players, options, rules and box."""
        return {
            "game": self.name,
            "players": self.players,
            "options": dict(self.options),
            "rules_version": self.rules_version,
            "box": self.box.digest,
        }

    def same_as(self, other: Game) -> bool:
        """Whether positions of the two can be compared."""
        return self is other or self.label == other.label

    def told(self, state: State) -> str:
        """A position in one line, with what everybody may know."""
        view = self.view(state, None)
        turn = "over" if state.over else f"seat {state.to_act} decides: {self.prompt(view, 'en')}"
        vp = ", ".join(str(score) for score in state.scores())
        name = f"{self.name} ({self.box.variant})" if self.box.variant else self.name
        return f"<{name} for {self.players}, {self.phase(view, 'en')}; {turn}; VP {vp}>"

    def figure(self, view: V, lang: str = "en") -> str:
        """A view as HTML for notebooks: the drawn board, or its text for a game without drawings, and the question."""
        parts = self.draw_parts(view, lang)
        board = picture(parts) if parts else f"<pre>{escape(self.draw_text(view, lang))}</pre>"
        return f"<figure>{board}<figcaption>{escape(self.phase(view, lang))}</figcaption></figure>"

    def shown(self, state: State, action: int, seat: int | None) -> int | None:
        """What a seat sees of an action about to be taken: the action, or None if it is hidden for now."""
        return action

    def why_not(self, state: State, action: int) -> Refusal | None:
        """None if the action is legal, else the rule that forbids it and one sentence."""
        if state.is_legal(action):
            return None
        if state.over:
            return Refusal(self.over_rule, WORDS("game-over"))
        if not 0 <= action < self.num_actions:
            text = WORDS("there-no-action-number", action=action)
            return Refusal(self.no_action_rule, text)
        rule = self.refuse(state, action)
        return Refusal(rule, self.reason(rule))

    over_rule: ClassVar[str]
    no_action_rule: ClassVar[str]

    def ranking(self, state: State) -> list[int]:
        """Rank of every seat, 1 is best."""
        worth = [(state.score_of(seat), state.tie_break(seat)) for seat in range(self.players)]
        return [1 + sum(other > own for other in worth) for own in worth]

    def rival(self, state: State) -> Rival | None:
        """The automa that is to be beaten by who plays alone; None where there is none."""
        return None

    @cached_property
    def _by_text(self) -> dict[str, int]:
        known: dict[str, int] = {}
        for action in range(self.num_actions):
            for text in (self.notation(action), *(self.describe(action, lang) for lang in languages())):
                known.setdefault(_fold(text), action)
        return known

    def parse(self, text: str) -> int:
        """The action of a text: its short form or its words in either language."""
        wanted = _fold(text)
        action = self._by_text.get(wanted)
        if action is None:
            near = [known for known in self._by_text.values() if self.notation(known).startswith(wanted[:3])]
            hint = ", ".join(
                self.notation(known) for known in dict.fromkeys(near[:6] or range(min(6, self.num_actions)))
            )
            raise NotationError(WORDS("names-no-action-others", wanted=wanted, hint=hint))
        return action

    def help(self, lang: str) -> str:
        """The rules explained for players, as Markdown, with the options where the document asks for them."""
        options = "\n".join(f"- {option.explained(lang)}" for option in self.meta.options)
        return self._document("help", lang).replace(OPTIONS_HERE, options)

    def rules(self, lang: str) -> dict[str, str]:
        """The specification: the text of every clause by its id, in order, with the options that change it."""
        clauses = parse_rules(self._document("rules", lang))
        for option in (option for option in self.meta.options if option.rule in clauses):
            clauses[option.rule] += " " + WORDS.say(lang, "option-at-clause", option=option.explained(lang))
        return clauses

    def guide_cards(self, lang: str) -> dict[str, Card]:
        """The explanations of the guided game by their keys."""
        return parse_guide(self._document("guide", lang))

    @classmethod
    def chapter(cls) -> Chapter | None:
        """What good players look for, as positions to try; None where nobody has written it."""
        file = cls.folder().joinpath(LESSONS)
        return parse_chapter(file.read_text(encoding="utf-8")) if file.is_file() else None

    def lesson_cards(self, lang: str) -> dict[str, LessonCard]:
        """What is said about these positions by their keys."""
        return parse_lessons(self._document("lessons", lang))

    def _document(self, name: str, lang: str) -> str:
        """A document of the game's folder in a language; in English where it has not been translated."""
        return words_of(self.package(), lang, f"{name}.md") or words_of(self.package(), DEFAULT, f"{name}.md") or ""

    @classmethod
    def package(cls) -> str:
        """The package that holds all of a game."""
        return import_module(cls.__module__).__package__ or cls.__module__

    @classmethod
    def folder(cls) -> Traversable:
        """Where all of a game lies."""
        return files(cls.package())


def _fold(text: str) -> str:
    return " ".join(text.lower().split())


_CLAUSE = re.compile(r"^\* \*\*([A-Z]+-R?\d+|[A-Z]+\d+)\*\*\s*(.*)$")


def parse_rules(document: str) -> dict[str, str]:
    """The clauses of a rules document by their ids; a clause is a bullet that opens with its id in bold."""
    clauses: dict[str, str] = {}
    current: str | None = None
    for line in document.splitlines():
        opening = _CLAUSE.match(line)
        if opening:
            current = opening[1]
            clauses[current] = opening[2]
        elif current and line.startswith("  "):
            clauses[current] += " " + line.strip()
        else:
            current = None
    return clauses
