"""Games to learn from: players search with the judgement of the round before, and now and then one plays at random.

At the beginning of every turn the features of all seats are written down, with the lead as written by hand; in the end
what came of it. At every decision that was searched it is written down what the seat looked at and how often each
action was visited. A lesson is a few games, and follows from its number wherever it is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from triumvir.agents.budget import Budget
from triumvir.agents.champion import ChampionAgent
from triumvir.agents.habits import Habits, seen_by
from triumvir.agents.judge import lead_of
from triumvir.agents.network import BLOCKS, LANES, Layer, Network, inputs
from triumvir.agents.search import SearchAgent
from triumvir.agents.tally import best_of
from triumvir.arena.summary import shares
from triumvir.engine.box import Box
from triumvir.engine.errors import Text, TriumvirError, UnknownGame
from triumvir.engine.game import Game
from triumvir.engine.perspective import Perspective
from triumvir.engine.rng import SEED_BITS
from triumvir.engine.state import LIKELY, State
from triumvir.games import load, titles

GAMES = 4  # of a lesson
WHIM = 0.03  # of the choices are made by chance, so that every kind of position is seen
VARIED = 4  # one in so many games has an option that is not at its default
SPREAD = (0.5, 1.0, 2.0)  # of the simulations: strong and weak play
LONG = 8  # decisions after which a turn is looked at again: alone it never ends
WORD = 2**31


class Sheet(NamedTuple):
    """What is learned from: a row for each seat at each turn."""

    inputs: NDArray[np.float16]
    hand: NDArray[np.float32]  # the lead as written by hand, in VP
    final: NDArray[np.float32]  # the lead that it came to
    won: NDArray[np.float32]  # the share of the first place
    game: NDArray[np.int64]  # the number of the game: rows of one game are alike
    players: NDArray[np.int8]


class Choices(NamedTuple):
    """What habits are learned from: a row for each decision, and an entry for each of its legal actions."""

    seen: NDArray[np.float16]  # by decision: what its seat looked at
    game: NDArray[np.int64]  # by decision: the number of the game
    row: NDArray[np.int32]  # by entry: the decision
    action: NDArray[np.int16]
    lean: NDArray[np.int8]  # how readily the game says that it is taken
    share: NDArray[np.float32]  # of the visits of the decision


class Lesson(NamedTuple):
    """A few games."""

    sheet: Sheet
    choices: Choices


@dataclass(frozen=True)
class Course:
    """What the lessons of one round depend on."""

    game: str
    seed: int
    round: int
    judgement: str = ""  # the file of the judgement that plays; empty: the one written by hand
    simulations: int = 80
    players: tuple[int, ...] = ()  # drawn from, a count as often as it stands here; empty: each as often as the others
    box: Box | None = None


class Pupil:
    """Plays lessons of one course."""

    def __init__(self, course: Course) -> None:
        self.course = course
        meta = titles()[course.game].meta
        self.counts = course.players or tuple(range(meta.min_players, meta.max_players + 1))
        self.load = cache(self._load)

    def _load(self, players: int, option: str, value: str) -> Game:
        return load(self.course.game, players, {option: value} if option else {}, self.course.box)

    def play(self, number: int) -> tuple[int, Lesson] | Text:
        """A lesson with its number; what goes wrong is told in words."""
        try:
            return number, joined([self.one(GAMES * number + i) for i in range(GAMES)])
        except TriumvirError as error:
            return error.text

    def one(self, number: int) -> Lesson:
        """One game."""
        course = self.course
        label = f"learn/{course.seed}/{course.game}/{course.round}/{number}".encode()
        luck = Random(sha256(label).digest())  # noqa: S311  # repeatable
        game = self.drawn(luck)
        simulations = int(course.simulations * luck.choice(SPREAD))
        agents = [self.player(simulations, luck.randrange(WORD)) for _ in range(game.players)]
        state = game.start(luck.getrandbits(SEED_BITS))
        notes = Notes(game)
        last, since = -1, 0
        while not state.over:
            seat = int(state.to_act)
            since += 1
            if seat != last or since == LONG:
                last, since = seat, 0
                notes.turn(state)
            legal = state.legal()
            if len(legal) > 1 and luck.random() >= WHIM:
                agent = agents[seat]
                found = agent.weigh(Perspective(state, seat, luck.randrange(WORD)), thorough=False)
                notes.choice(state, seat, legal, {one.action: one.visits for one in found})
                action = best_of(found).action
                agent.follow(action)
                state.do(action)
            else:
                state.do(luck.choice(legal))
        return notes.closed(state, number)

    def drawn(self, luck: Random) -> Game:
        """A game with its player count, and now and then an option that is not at its default."""
        players = luck.choice(self.counts)
        if luck.randrange(VARIED) == 0:
            option = luck.choice(titles()[self.course.game].meta.options)
            try:
                return self.load(players, option.name, luck.choice(option.allowed))
            except UnknownGame:  # not for this player count
                pass
        return self.load(players, "", "")

    def player(self, simulations: int, seed: int) -> SearchAgent:
        """Who plays: short play-outs, since the judgement of the last round or the next one makes up for them."""
        budget, path = Budget(max(1, simulations)), self.course.judgement
        return ChampionAgent(seed, budget, path=path) if path else SearchAgent(seed, budget)


class Notes:
    """What is written down of one game."""

    def __init__(self, game: Game) -> None:
        self.players = game.players
        self._network, self._habits = blank_network(game), blank_habits(game)
        self._inputs: list[list[float]] = []
        self._hand: list[float] = []
        self._seen: list[list[float]] = []
        self._entries: list[tuple[int, int, int, float]] = []  # decision, action, leaning, share of the visits

    def turn(self, state: State) -> None:
        """A turn begins: where every seat stands."""
        for seat in range(self.players):
            seen, lead = inputs(self._network, state, seat)
            self._inputs.append(seen)
            self._hand.append(int(lead) / 10)

    def choice(self, state: State, seat: int, legal: list[int], visits: dict[int, int]) -> None:
        """A decision was searched."""
        total = sum(visits.values())
        row = len(self._seen)
        self._seen.append(seen_by(self._habits, state, seat))
        for action in legal:
            self._entries.append((row, action, int(state.leaning(action)), visits.get(action, 0) / total))

    def closed(self, state: State, number: int) -> Lesson:
        """The game is over."""
        times = len(self._inputs) // self.players
        rows, actions, leans, parts = zip(*self._entries, strict=True) if self._entries else ((), (), (), ())
        sheet = Sheet(
            np.array(self._inputs, np.float16),
            np.array(self._hand, np.float32),
            np.array([int(lead_of(state, seat)) / 10 for seat in range(self.players)] * times, np.float32),
            np.array(shares(state.ranking()) * times, np.float32),
            np.full(len(self._inputs), number, np.int64),
            np.full(len(self._inputs), self.players, np.int8),
        )
        choices = Choices(
            np.array(self._seen, np.float16).reshape(len(self._seen), -1),
            np.full(len(self._seen), number, np.int64),
            np.array(rows, np.int32),
            np.array(actions, np.int16),
            np.array(leans, np.int8),
            np.array(parts, np.float32),
        )
        return Lesson(sheet, choices)


def joined(lessons: list[Lesson]) -> Lesson:
    """Several lessons as one."""
    sheet = Sheet(*(np.concatenate(column) for column in zip(*(one.sheet for one in lessons), strict=True)))
    choices = Choices(*(np.concatenate(column) for column in zip(*(one.choices for one in lessons), strict=True)))
    sizes = [len(one.choices.seen) for one in lessons]
    before = np.repeat(np.cumsum([0, *sizes[:-1]]), [len(one.choices.row) for one in lessons])
    return Lesson(sheet, choices._replace(row=(choices.row + before).astype(np.int32)))


def blank_network(game: Game) -> Network:
    """A network that knows nothing, to read features with."""
    assert game.features is not None
    table, seat = len(game.features.table), len(game.features.seat)
    return Network(table, seat, _blank(table + BLOCKS * seat), _blank(LANES), _blank(LANES))


def blank_habits(game: Game) -> Habits:
    """Habits that know nothing, to read features with."""
    assert game.features is not None
    table, seat = len(game.features.table), len(game.features.seat)
    return Habits(table, seat, _blank(table + seat), [], [], [0.0] * (LIKELY + 1))


def _blank(inputs: int) -> Layer:
    return Layer(LANES, [0.0] * (inputs * LANES), [0.0] * LANES)
