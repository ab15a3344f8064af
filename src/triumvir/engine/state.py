"""The position: what every game's position can do, and the buffer that legal actions are written into.

A game derives its position from `State`, adds its fields and overrides the methods marked "the game's". Everything else
is shared. Hot code calls `legal_into` and `do`; people call `legal` and `apply`, which check.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from triumvir.engine.bits import HIGHEST, bit
from triumvir.engine.errors import IllegalAction, Refusal, WrongValue, seat_number, whole
from triumvir.engine.ink import blank_row, code_ink, fractions
from triumvir.engine.native import i32, i64, vec
from triumvir.engine.rng import LOW, advance, below, scatter
from triumvir.language import catalogue

WORDS = catalogue("triumvir.engine", "refusals")
ACTION: Final = WORDS("action")
RANDOM: Final = WORDS("random-number")

if TYPE_CHECKING:
    from triumvir.draw.view import View
    from triumvir.engine.game import Game

NOBODY: Final = -1
MAX_LEGAL: Final = 1024
EVERYTHING: Final = -1  # a set with all that there is
LIKELY: Final = 8
FEWER: Final = 4  # items; so many are put in order soonest by moving each
FEW: Final = 8  # and so many if some of them are alike
SMALL: Final = 127  # an item that is counted

BUFFERS: Final[list[vec[i64]]] = []  # taken and given back, so that no two threads write into one


def zeros(length: i64) -> vec[i64]:
    """A vector of zeros, as the caller's buffer for `legal_into`."""
    return vec[i64]([0] * length)


def buffer() -> vec[i64]:
    """A buffer of one's own, until it is appended to BUFFERS again."""
    try:
        return BUFFERS.pop()
    except IndexError:
        return zeros(MAX_LEGAL)


def float_zeros(length: i64) -> vec[float]:
    """A vector of zeros, as the caller's buffer for features."""
    return vec[float]([0.0] * length)


def vector(items: list[int]) -> vec[i64]:
    """A vector with these items, for code that is not compiled."""
    return vec[i64]([i64(item) for item in items])


def listed_out(items: vec[i64], start: i64, stop: i64) -> bool:
    """Put items[start:stop] into ascending order by way of a set; not if two are alike or they are far apart."""
    lowest = items[start]
    i: i64
    for i in range(start + 1, stop):
        lowest = min(lowest, items[i])
    members: i64 = 0
    for i in range(start, stop):
        above = items[i] - lowest
        if above > HIGHEST or members >> above & 1:
            return False
        members |= bit(above)
    at = start
    item = lowest
    while members:
        items[at] = item  # the next member goes over it if this is none
        at += members & 1
        members >>= 1
        item += 1
    return True


def counted_out(items: vec[i64], start: i64, stop: i64) -> bool:
    """Put items[start:stop] into ascending order by counting what there is; not if there are other than small ones.

    An item is told from how many kinds have come to their end before its place, without a question: which of two items
    is the greater, and which kinds there are, nobody can foresee.
    """
    bits: i64 = 0
    i: i64
    for i in range(start, stop):
        bits |= items[i]
    if bits < 0 or bits > SMALL:
        return False
    kinds = bits + 1
    counts = vec[i64]([0] * (kinds + stop - start + 1))  # of each kind, then from `kinds` on of ends at each place
    for i in range(start, stop):
        counts[items[i]] += 1
    place = kinds
    for i in range(kinds):
        place += counts[i]
        counts[place] += 1
    item: i64 = 0
    place = kinds - start
    for i in range(start, stop):
        item += counts[place + i]
        items[i] = item
    return True


@mypyc_attr(allow_interpreted_subclasses=True)  # games from outside need no compiler
class State:
    """A position of a game. Made by `Game.start`, `Game.restore` or `copy`."""

    def __init__(self, game: Game, seats: i64, source: State | None = None) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        if source is not None:
            self.to_act: i64 = source.to_act
            self.random: i64 = source.random
            self.reveals: i64 = source.reveals
            return
        self.to_act = 0
        self.random = 1
        self.reveals = 0  # grows whenever anything hidden or random is shown to anyone

    # ------------------------------------------------------------ the game's

    def legal_into(self, out: vec[i64]) -> i64:
        """Write the legal actions in ascending order into `out`; return how many. The one source of legality."""
        raise NotImplementedError

    def do(self, action: i64) -> None:
        """Carry out an action that is known to be legal."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent position."""
        raise NotImplementedError

    def redeal(self, seat: i64) -> None:
        """Deal anew, with this position's generator, all that the seat cannot know (-1: a spectator)."""
        raise NotImplementedError

    def observe_into(self, seat: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
        """Write what the seat may know (-1: a spectator) into `out` from `at` on, where `out` is zero.

        `game.observation_size` entries belong to it; `triumvir.engine.ink` says what is written.
        """
        raise NotImplementedError

    def kept_stamp(self, number: i64) -> i64:
        """What one of `game.kept_parts` was made from, as a number: as long as it is the same the part is as it was."""
        raise NotImplementedError

    def observe_kept_into(self, number: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
        """Write one of `game.kept_parts` alone, from `at` on."""
        raise NotImplementedError

    def decision(self) -> i64:
        """The kind of decision that is due, as the game numbers them."""
        return 0

    def changed_since(self, before: i64) -> i64:
        """What is another of all that is kept since a decision of that kind was taken, and nothing else happened.

        A set of sections of `game.kept_player`, for who took it; -1 where it may be anything.
        """
        return EVERYTHING

    def players_stamp(self) -> i64:
        """A number that changes when `game.kept_player` may have become another for a seat that did not act."""
        raise NotImplementedError

    def player_stamp(self, seat: i64, section: i64) -> i64:
        """What a section of `game.kept_player` was made from for a seat, as `kept_stamp` has it for other parts."""
        raise NotImplementedError

    def observe_player_into(self, seat: i64, section: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
        """Write a section of `game.kept_player` of a seat alone, from `at` on."""
        raise NotImplementedError

    def observe_rest_into(self, seat: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
        """`observe_into` without `game.kept_parts` and `game.kept_player`, whose places are left as they are."""
        raise NotImplementedError

    def ledger_of(self, seat: i64) -> vec[i64]:
        """VP of the seat by source, in the order of `game.ledger_sources`."""
        raise NotImplementedError

    def tie_break(self, seat: i64) -> i64:
        """Among equal scores the higher value ranks better; equal values share the rank."""
        raise NotImplementedError

    def worth_of(self, seat: i64) -> i64:
        """The final score that the seat can look forward to, estimated in tenths of a VP.

        Without a judgement of the game's own, what the seat has now. It is asked of imagined positions only.
        """
        return 10 * self.score_of(seat)

    def table_features_into(self, out: vec[float]) -> None:
        """Write what there is to see of the whole table into the first places of `out`; see `game.features`."""
        raise NotImplementedError

    def seat_features_into(self, seat: i64, out: vec[float], at: i64) -> i64:
        """Write what there is to see of a seat into `out` from `at` on, where it is all zero; return its worth.

        Alone, the seat after the last is the automa. It is asked of imagined positions only.
        """
        raise NotImplementedError

    def leaning(self, action: i64) -> i64:
        """How readily a sensible player takes this legal action, from 0 (hardly ever) to LIKELY."""
        return LIKELY

    # ------------------------------------------------------------ randomness during play

    def draw_below(self, bound: i64) -> i64:
        """A random number from 0 to bound - 1."""
        self.random = advance(self.random)
        return below(self.random, bound)

    def shuffle(self, items: vec[i64], start: i64, stop: i64) -> None:
        """Shuffle items[start:stop] in place."""
        random = self.random
        i = stop - 1
        while i > start:
            random = advance(random)
            j = start + below(random, i - start + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1
        self.random = random

    def settle_part(self, order: vec[i64], start: i64, stop: i64) -> None:
        """Write items[start:stop] down in ascending order: in which they came is not to be read there any more."""
        if stop - start > FEWER and listed_out(order, start, stop):
            return
        if stop - start > FEW and counted_out(order, start, stop):
            return
        i: i64
        for i in range(start + 1, stop):
            item = order[i]
            j = i
            while j > start and order[j - 1] > item:
                order[j] = order[j - 1]
                j -= 1
            order[j] = item

    def redeal_part(self, order: vec[i64], start: i64, stop: i64) -> None:
        """Deal items[start:stop] anew, so that what they were before leaves no trace."""
        self.settle_part(order, start, stop)
        self.shuffle(order, start, stop)

    def redealt(self, order: vec[i64], start: i64, settled: i64 = 0) -> vec[i64]:
        """A copy of a shuffled order whose unseen part, from `start` on, is dealt anew.

        The first `settled` items were seen, and only what they are is of account now: they are put in ascending order.
        """
        mixed = order[:]
        self.settle_part(mixed, 0, settled)
        self.redeal_part(mixed, start, len(mixed))
        return mixed

    # ------------------------------------------------------------ for everyone

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act < 0

    def legal(self) -> list[int]:
        """All legal actions, ascending; never empty while the game is not over."""
        if self.to_act < 0:
            return []
        out = buffer()
        count = self.legal_into(out)
        i: i64
        found = [out[i] for i in range(count)]
        BUFFERS.append(out)
        return found

    def is_legal(self, action: SupportsIndex) -> bool:
        """Whether the action is legal now; any number may be asked for, also one beyond 64 bits."""
        return self._allows(whole(action, ACTION))

    def _allows(self, number: int) -> bool:
        """Whether an action that is known to be a whole number is legal now."""
        if self.to_act < 0 or not 0 <= number < self.game.num_actions:
            return False
        out = buffer()
        count = self.legal_into(out)
        wanted = i64(number)
        found = False
        i: i64
        for i in range(count):
            if out[i] == wanted:
                found = True
                break
        BUFFERS.append(out)
        return found

    def apply(self, action: SupportsIndex) -> None:
        """Carry out an action; an illegal one raises IllegalAction and changes nothing."""
        number = whole(action, ACTION)
        if not self._allows(number):
            refusal = self.why_not(number)
            assert refusal is not None, "an action outside the legal list has no reason"
            raise IllegalAction(refusal.rule, refusal.reason)
        self.do(i64(number))

    def why_not(self, action: SupportsIndex) -> Refusal | None:
        """None if the action is legal, else the rule that forbids it and one sentence."""
        return self.game.why_not(self, whole(action, ACTION))

    def imagine(self, seat: SupportsIndex | None, random: SupportsIndex) -> State:
        """A copy in which all that the seat cannot know is dealt anew; None (or -1) is a spectator.

        Any number will do, and neighbouring ones give unrelated guesses.
        """
        number = whole(random, RANDOM)
        guess = self.copy()
        guess.random = advance(scatter(i64(number % LOW)))  # one step on, as the games that are on record were played
        guess.redeal(seat_number(seat, self.seats))
        return guess

    def score_of(self, seat: i64) -> i64:
        """VP of one seat."""
        total: i64 = 0
        for vp in self.ledger_of(seat):
            total += vp
        return total

    def scores(self) -> list[int]:
        """VP of every seat."""
        seat: i64
        return [self.score_of(seat) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        """Rank of every seat, 1 is best; ties that the rules leave open share a rank."""
        return self.game.ranking(self)

    def ledger(self, seat: SupportsIndex) -> dict[str, int]:
        """VP of one seat by source; the values add up to the score."""
        number = seat_number(seat, self.seats)
        if number < 0:
            raise WrongValue(WORDS("spectator-has-no-vp"))
        return dict(zip(self.game.ledger_sources, self.ledger_of(number), strict=True))

    def view(self, seat: SupportsIndex | None) -> View:
        """What a seat may know, as plain JSON values; None (or -1) is a spectator."""
        number = seat_number(seat, self.seats)
        seen: View = self.game.view(self, None if number < 0 else number)
        return seen

    def observe(self, seat: SupportsIndex | None) -> vec[float]:
        """What a seat may know as numbers; None (or -1) is a spectator. `game.observation_features` explains them."""
        return fractions(self.observation_codes(seat_number(seat, self.seats)))

    def observation_codes(self, seat: i64) -> vec[i32]:
        """The same as places of `triumvir.engine.ink`, which tell the whole numbers and what they are divided by."""
        out = blank_row(i64(self.game.observation_size))
        self.observe_into(seat, code_ink(), out, 0)
        return out

    def check(self) -> list[str]:
        """Every broken invariant of the position; empty if it is sound."""
        return self.game.check(self)

    def dump(self) -> dict[str, Any]:
        """The whole position, hidden parts included, as plain JSON values."""
        return self.game.dump(self)

    # ------------------------------------------------------------ as Python expects it

    def __eq__(self, other: object) -> bool:
        """Whether nothing tells the two positions apart, hidden parts and the generator included."""
        return isinstance(other, State) and self.game.same_as(other.game) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("A position changes with every action, so it has no hash; use fingerprint(state).")

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()  # the game is the same for all of its positions and never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.restore, (self.dump(),)

    def __repr__(self) -> str:
        return self.game.told(self)

    def _repr_html_(self) -> str:
        return self.game.figure(self.view(None))
