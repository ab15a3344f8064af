"""Games to learn from: players search with the judgement of the round before, and now and then one plays at random.

At the beginning of every turn the features of all seats are written down, with the lead as written by hand; in the end
what came of it. A lesson is a few games, and follows from its number wherever it is played.
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
from triumvir.agents.judge import lead_of
from triumvir.agents.network import BLOCKS, LANES, Layer, Network, inputs
from triumvir.agents.search import SearchAgent
from triumvir.arena.summary import shares
from triumvir.engine.box import Box
from triumvir.engine.errors import Text, TriumvirError, UnknownGame
from triumvir.engine.game import Game
from triumvir.engine.perspective import Perspective
from triumvir.engine.rng import SEED_BITS
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

    def play(self, number: int) -> tuple[int, Sheet] | Text:
        """A lesson with its number; what goes wrong is told in words."""
        try:
            return number, joined([self.one(GAMES * number + i) for i in range(GAMES)])
        except TriumvirError as error:
            return error.text

    def one(self, number: int) -> Sheet:
        """One game."""
        course = self.course
        label = f"learn/{course.seed}/{course.game}/{course.round}/{number}".encode()
        luck = Random(sha256(label).digest())  # noqa: S311  # repeatable
        game = self.drawn(luck)
        simulations = int(course.simulations * luck.choice(SPREAD))
        agents = [self.player(simulations, luck.randrange(WORD)) for _ in range(game.players)]
        state = game.start(luck.getrandbits(SEED_BITS))
        reader = blank_network(game)
        rows: list[list[float]] = []
        hand: list[float] = []
        last, since = -1, 0
        while not state.over:
            seat = int(state.to_act)
            since += 1
            if seat != last or since == LONG:
                last, since = seat, 0
                for one in range(game.players):
                    seen, lead = inputs(reader, state, one)
                    rows.append(seen)
                    hand.append(int(lead) / 10)
            legal = state.legal()
            if len(legal) > 1 and luck.random() >= WHIM:
                state.do(agents[seat].choose(Perspective(state, seat, luck.randrange(WORD))))
            else:
                state.do(luck.choice(legal))
        times = len(rows) // game.players
        return Sheet(
            np.array(rows, np.float16),
            np.array(hand, np.float32),
            np.array([int(lead_of(state, seat)) / 10 for seat in range(game.players)] * times, np.float32),
            np.array(shares(state.ranking()) * times, np.float32),
            np.full(len(rows), number, np.int64),
            np.full(len(rows), game.players, np.int8),
        )

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


def joined(sheets: list[Sheet]) -> Sheet:
    """Several sheets as one."""
    return Sheet(*(np.concatenate(column) for column in zip(*sheets, strict=True)))


def blank_network(game: Game) -> Network:
    """A network that knows nothing, to read features with."""
    assert game.features is not None
    table, seat = len(game.features.table), len(game.features.seat)

    def layer(inputs: int) -> Layer:
        return Layer(LANES, [0.0] * (inputs * LANES), [0.0] * LANES)

    return Network(table, seat, layer(table + BLOCKS * seat), layer(LANES), layer(LANES))
