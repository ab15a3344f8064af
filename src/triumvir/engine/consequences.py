"""What a choice means for whoever makes it: whether it can be taken back, what it costs, shows and gives up.

Pages ask before a choice by these facts and by nothing else. Most of them are found by trying the action in an imagined
position; what a game alone can know (what is paid with, what is earned) it says in its `Stakes`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, NamedTuple

from triumvir.engine.state import State
from triumvir.engine.undo import following, stays
from triumvir.language import Text

Class = Literal["free", "ends", "reveals", "rare", "forfeits"]
SCARCE: Final = 2  # who has at most so many of something rare should know that one of them goes


class Means(NamedTuple):
    """Something that can be paid with."""

    name: str  # the id that `Stakes.amount` knows
    rare: bool = False  # hard to come by: the last ones are worth a word


class Payment(NamedTuple):
    """What an action takes from who takes it."""

    text: Text  # so many of it, in words
    spent: int
    left: int
    rare: bool  # one of the last of something rare


class Loss(NamedTuple):
    """What is paid or earned and given up by a way out."""

    way: Text  # the way out, called by what is not done
    sentence: Text


class Apart(NamedTuple):
    """Choices that are not shown among the others, but in a mode of their own."""

    actions: frozenset[int]
    open: Text  # the way into the mode
    banner: Text  # what holds in it


@dataclass(frozen=True)
class Consequence:
    """What follows from an action, as far as its seat can know."""

    ends: bool  # another seat decides next, or the game is over
    reveals: bool  # it cannot be taken back: the game shows something
    shown: Text | None  # what is shown, where the game has a name for it
    price: tuple[Payment, ...]
    lost: Loss | None  # what is paid or earned, and given up by it
    way_out: bool  # it declines, skips or stops: rather nothing than something

    @property
    def rare(self) -> bool:
        """Whether it spends one of the last of something rare."""
        return any(part.rare for part in self.price)

    @property
    def forfeits(self) -> bool:
        """Whether it gives up what is paid or earned."""
        return self.lost is not None

    @property
    def final(self) -> bool:
        """Whether there is no way back from it, by the rules of undo or because others go on."""
        return self.ends or self.reveals

    @property
    def classes(self) -> tuple[Class, ...]:
        """All that it is, the gravest first; `free` if it is nothing else."""
        graded: tuple[tuple[Class, bool], ...] = (
            ("forfeits", self.forfeits),
            ("rare", self.rare),
            ("reveals", self.reveals),
            ("ends", self.ends),
        )
        return tuple(name for name, holds in graded if holds) or ("free",)


class Stakes:
    """What a game knows of its choices that no trying can tell. This one, for games that say nothing, knows nothing."""

    means: ClassVar[tuple[Means, ...]] = ()

    def purse(self, state: State, seat: int) -> Sequence[int]:
        """How many the seat has of each of `means`."""
        return ()

    def amount(self, name: str, count: int) -> Text:
        """So many of one of the means, in words."""
        raise NotImplementedError

    def ways_out(self, state: State) -> frozenset[int]:
        """The actions of this decision that decline, skip or stop: doing nothing rather than something."""
        return frozenset()

    def lost(self, state: State, action: int) -> Loss | None:
        """What is paid or earned and given up by this way out; None if nothing is."""
        return None

    def apart(self, state: State) -> Apart | None:
        """The dear choices of a decision that has others as well, to be shown on request; None if there are none."""
        return None

    def obvious(self, state: State) -> int | None:
        """What is done anyway where the rules ask whether to do something or to give it up; None where both make sense.

        It costs nothing, and brings more than giving up does.
        """
        return None

    def shown(self, state: State, action: int) -> Text | None:
        """What an action turns over or draws; None where the game has no name for it."""
        return None


def consequence(guess: State, action: int) -> Consequence:
    """What follows from a legal action; the position is imagined, so that the answer tells nothing hidden."""
    stakes, seat = guess.game.stakes, int(guess.to_act)
    line = following(guess, action)
    end = line[-1]
    reveals = stays(guess, line) is not None
    way_out = action in stakes.ways_out(guess)
    return Consequence(
        ends=end.over or int(end.to_act) != seat,
        reveals=reveals,
        shown=stakes.shown(guess, action) if reveals else None,
        price=_price(stakes, guess, line[0], seat),
        lost=stakes.lost(guess, action) if way_out else None,
        way_out=way_out,
    )


def obvious(guess: State) -> int | None:
    """The answer that need not be asked for: what is done anyway, and can be taken back; None if there is none."""
    action = guess.game.stakes.obvious(guess)
    return action if action is not None and consequence(guess, action).classes == ("free",) else None


def _price(stakes: Stakes, before: State, after: State, seat: int) -> tuple[Payment, ...]:
    """What the seat has less of."""
    paid: list[Payment] = []
    for means, had, has in zip(stakes.means, stakes.purse(before, seat), stakes.purse(after, seat), strict=True):
        if has < had:
            scarce = means.rare and had <= SCARCE
            paid.append(Payment(stakes.amount(means.name, had - has), had - has, has, scarce))
    return tuple(paid)
