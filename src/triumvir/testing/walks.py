"""Random play for tests: whole games that follow from a seed and a number called luck, and positions out of them.

Choices are drawn with the engine's own generator, so that a walk is the same compiled and interpreted, today and in a
year. One walk in four is uniformly random. Two have a habit: half of the time they take the legal action that they like
best. The fourth is curious: it mostly takes what revealed most before. These lead into corners that uniform play rarely
sees, such as full boards and empty piles.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import NamedTuple

from triumvir.engine.game import Game
from triumvir.engine.rng import advance, below
from triumvir.engine.state import State

LUCK = 2**31  # luck is a number below this
CORNER_WALKS = 16
MAX_PLIES = 20_000  # a game that is not over by then never ends


class Dice:
    """Draws that follow from one number."""

    def __init__(self, luck: int) -> None:
        self.random = 1 + int.from_bytes(sha256(str(luck).encode()).digest()[:7], "big")

    def below(self, bound: int) -> int:
        """A draw from 0 to bound - 1."""
        self.random = advance(self.random)
        return int(below(self.random, bound))


class Visit(NamedTuple):
    """A position met on a walk; `action` is what was done there, None at the end of the game."""

    ply: int
    state: State
    action: int | None


class Walker:
    """Decides in a walk. What it does follows from its luck and the positions it is asked about."""

    def __init__(self, luck: int) -> None:
        self.luck = luck
        self.dice = Dice((luck ^ 0x2AAAAAAA) % LUCK)  # not the dice that a law throws for itself
        self.gains: dict[int, int] = {}  # what each action revealed when it was last taken
        self.last = -1
        self.reveals = 0

    def choose(self, state: State) -> int:
        """One of the legal actions."""
        legal = state.legal()
        assert legal, "no legal action though the game is not over"
        if self.last >= 0:
            self.gains[self.last] = state.reveals - self.reveals
        action = legal[self.dice.below(len(legal))]
        style = self.luck % 4
        if style == 3 and self.dice.below(8):  # curious
            action = max(legal, key=lambda known: (self.gains.get(known, 1), known == action))
        elif style in (1, 2) and self.dice.below(2):  # by habit
            action = min(legal, key=lambda liked: (liked + 1) * (self.luck | 1) * 2654435761 % 4294967291)
        self.last, self.reveals = action, state.reveals
        return action


def walk(game: Game, seed: int, luck: int) -> Iterator[Visit]:
    """Every position of a game in order, the last included. The position is the walker's own: look, do not touch."""
    yield from walk_on(game.start(seed), luck)


def walk_on(state: State, luck: int) -> Iterator[Visit]:
    """Every position from this one to the end, which it is led to."""
    walker = Walker(luck)
    for ply in range(MAX_PLIES):
        if state.over:
            yield Visit(ply, state, None)
            return
        action = walker.choose(state)
        yield Visit(ply, state, action)
        state.apply(action)
    raise AssertionError(f"the game is not over after {MAX_PLIES} actions")


def finish(state: State, luck: int) -> list[int]:
    """Lead a position to its end; return the actions."""
    return [visit.action for visit in walk_on(state, luck) if visit.action is not None]


@cache
def corner(game: Game) -> int:
    """A luck, also to be used as seed, whose game reveals more than others: one in which supplies run out."""
    return max(range(3, 3 + 4 * CORNER_WALKS, 4), key=lambda luck: (_revealed(game, luck), -luck))


def _revealed(game: Game, luck: int) -> int:
    state = game.start(luck)
    finish(state, luck)
    return int(state.reveals)


def visits(game: Game, seed: int, luck: int, count: int) -> Iterator[Visit]:
    """About `count` positions of one walk, each a copy: the first, the last, and of every kind of decision some.

    Kinds of decisions are told apart by their lowest and highest legal action. Rare kinds are served as often as common
    ones, so that a corner of the rules met once in a game is looked at nearly as often as the daily business.
    """
    kinds: dict[tuple[int, int], list[int]] = {}
    actions: list[int] = []
    for visit in walk(game, seed, luck):
        if visit.action is not None:
            legal = visit.state.legal()
            kinds.setdefault((legal[0], legal[-1]), []).append(visit.ply)
            actions.append(visit.action)
    wanted = _spread(list(kinds.values()), count, Dice(luck)) | {0, len(actions)}
    state = game.start(seed)
    for ply, action in enumerate(actions):
        if ply in wanted:
            yield Visit(ply, state.copy(), action)
        state.apply(action)
    yield Visit(len(actions), state, None)


def _spread(groups: list[list[int]], count: int, dice: Dice) -> set[int]:
    """About `count` members, drawn from the groups in turn and those in random order, so that each gets its share."""
    chosen: set[int] = set()
    left: list[list[int]] = []
    for group in groups:
        left.insert(dice.below(len(left) + 1), list(group))
    while left and len(chosen) < count:
        for group in left[: count - len(chosen)]:
            chosen.add(group.pop(dice.below(len(group))))
        left = [group for group in left if group]
    return chosen
