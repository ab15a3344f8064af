"""Laws of telling: view, observation and guesses of a seat know the same, no more and no less.

Two positions are compared that differ in little: one of a walk and a change of it. A change is sound (`check` finds
nothing) and likely: no number leaves the range that its field has at such decisions of the walk. Or both follow from
one position by two actions. For every seat, and for a spectator:

- whatever the view tells apart the observation tells apart, and the other way round;
- what neither tells apart no guess tells apart, given the same number: a guess keeps nothing that is not told.

The first finds what one of the two forgets, the second what both do: discards below the top, the tiles that became
envoys, which face-down pile a card was drawn from.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from triumvir.engine.errors import RecordError
from triumvir.engine.fields import dump_fields, load_fields
from triumvir.engine.game import Game
from triumvir.engine.state import State
from triumvir.testing.knowledge_laws import number, seen_by
from triumvir.testing.walks import Dice, visits, walk

OWN = ("random", "reveals", "seats")  # fields of the engine, which tell nothing of the game
BITS = 62
BRANCHES = 6  # actions compared with each other at one position


class Leaf(NamedTuple):
    """A number of a dump: the name of its field, and where it is."""

    name: str
    holder: Any
    key: Any

    @property
    def value(self) -> int:
        """The number itself."""
        found: int = self.holder[self.key]
        return found


class Silence(NamedTuple):
    """What a game leaves untold on purpose."""

    shown: Collection[str] = ()  # parts of a view, such as `players.shipping`, in which an observation is less exact
    kept: Collection[str] = ()  # fields, such as `heights`, that a guess may keep: nothing depends on their numbers


def all_know_the_same(
    game: Game, seed: int, luck: int, count: int = 12, changes: int = 150, silence: Silence | None = None
) -> int:
    """What view, observation and guess of a seat tell apart is the same; returns how many changes were looked at."""
    dice = Dice(luck)
    spans = ranges(game, seed, luck)
    looked = 0
    for visit in visits(game, seed, luck, count):
        others = list(changed(visit.state, spans, dice, changes))
        looked += len(others)
        for what, state, other in [*others, *branches(visit.state, dice)]:
            for seat in {-1, dice.below(game.players), max(int(state.to_act), 0)}:
                told_alike(state, other, seat, number(dice), f"ply {visit.ply}, seat {seat}, {what}", silence)
    assert looked, "no change of any position is sound"
    return looked


def told_alike(state: State, other: State, seat: int, chance: int, where: str, silence: Silence | None = None) -> None:
    """The law for two positions and a seat."""
    allowed = silence or Silence()
    view, view_of_other = seen_by(state, seat), seen_by(other, seat)
    observed = list(state.observe(seat)) != list(other.observe(seat))
    if view != view_of_other:
        apart = differing_parts(view, view_of_other)
        assert observed or apart <= set(allowed.shown), f"{where}: the observation does not tell {sorted(apart)}"
        return
    assert not observed, f"{where}: the observation tells apart what the view does not"
    guess, guess_of_other = (dump_fields(position.imagine(seat, chance)) for position in (state, other))
    kept = differing_parts(guess, guess_of_other) - set(OWN) - set(allowed.kept)
    assert not kept, f"{where}: a guess keeps {sorted(kept)}, which no view tells"


def differing_parts(one: Any, other: Any, name: str = "") -> set[str]:
    """Names of the parts in which two plain values differ; places in lists are left out."""
    if isinstance(one, dict) and isinstance(other, dict):
        found: set[str] = set()
        for key in one.keys() | other.keys():
            inside = f"{name}.{key}" if name else str(key)
            found |= differing_parts(one.get(key), other.get(key), inside if name.count(".") < 1 else name)
        return found
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return {part for a, b in zip(one, other, strict=True) for part in differing_parts(a, b, name)}
    return set() if one == other else {name}


# ---------------------------------------------------------------- positions that differ in little


def branches(state: State, dice: Dice) -> Iterator[tuple[str, State, State]]:
    """Positions that two actions lead to."""
    legal = state.legal()
    first = dice.below(max(len(legal) - BRANCHES, 0) + 1)
    following: list[tuple[int, State]] = []
    for action in legal[first : first + BRANCHES]:
        after = state.copy()
        after.apply(action)
        following += [(action, after)]
    for (one, left), (two, right) in pairwise(following):
        yield f"actions {one} and {two}", left, right


def changed(
    state: State, spans: dict[tuple[str, str], tuple[int, int]], dice: Dice, count: int
) -> Iterator[tuple[str, State, State]]:
    """Sound positions in which one or two numbers are others, out of so many attempts."""
    dump = dump_fields(state)
    by_name: dict[str, list[Leaf]] = {}
    for leaf in leaves(dump):
        if leaf.name not in OWN:
            by_name.setdefault(leaf.name, []).append(leaf)
    names = sorted(by_name)
    step = decision(state)
    for _ in range(count):
        first = drawn(by_name[names[dice.below(len(names))]], dice)
        second = drawn(by_name[first.name if dice.below(2) else names[dice.below(len(names))]], dice)
        change = CHANGES[dice.below(len(CHANGES))](first.value, second.value, dice)
        if change is None or change[0] == first.value:
            continue
        before = first.value, second.value
        if all(within(spans, step, leaf.name, new) for leaf, new in zip((first, second), change, strict=True)):
            second.holder[second.key] = change[1]
            first.holder[first.key] = change[0]
            other = sound(state, dump)
            if other is not None:
                yield f"{first.name} {before[0]} to {change[0]}, {second.name} {before[1]} to {change[1]}", state, other
            second.holder[second.key] = before[1]
            first.holder[first.key] = before[0]


def drawn(items: list[Leaf], dice: Dice) -> Leaf:
    """One of several."""
    return items[dice.below(len(items))]


def sound(state: State, dump: dict[str, Any]) -> State | None:
    """The position with these fields, None if it is not sound."""
    other = state.copy()
    try:
        load_fields(other, dump)
    except RecordError:
        return None
    return None if other.check() else other


def leaves(value: Any, name: str = "") -> Iterator[Leaf]:
    """Every number of a dump, once."""
    within_table = isinstance(value, dict)
    for key, inside in value.items() if within_table else enumerate(value):
        named = name if not within_table else f"{name}.{key}" if name else str(key)
        if isinstance(inside, dict | list):
            yield from leaves(inside, named)
        else:
            yield Leaf(named, value, key)


def ranges(game: Game, seed: int, luck: int) -> dict[tuple[str, str], tuple[int, int]]:
    """The least and the greatest number of every field at every kind of decision of a walk."""
    found: dict[tuple[str, str], tuple[int, int]] = {}
    for visit in walk(game, seed, luck):
        step = decision(visit.state)
        for leaf in leaves(dump_fields(visit.state)):
            low, high = found.get((step, leaf.name), (leaf.value, leaf.value))
            found[step, leaf.name] = min(low, leaf.value), max(high, leaf.value)
    return found


def decision(state: State) -> str:
    """The kind of decision that a position asks for, as everybody sees it."""
    return str(seen_by(state, -1).get("step"))


def within(spans: dict[tuple[str, str], tuple[int, int]], step: str, name: str, value: int) -> bool:
    """Whether the field has had such a number at such a decision."""
    low, high = spans[step, name]
    return low <= value <= high


# ---------------------------------------------------------------- kinds of changes

Change = Callable[[int, int, Dice], tuple[int, int] | None]


def another(one: int, two: int, dice: Dice) -> tuple[int, int] | None:
    """A number one more or less, or a truth value turned round."""
    if isinstance(one, bool):
        return not one, two
    return one + 2 * dice.below(2) - 1, two


def exchange(one: int, two: int, dice: Dice) -> tuple[int, int] | None:
    """Two numbers change places."""
    return None if isinstance(one, bool) or isinstance(two, bool) else (two, one)


def shift(one: int, two: int, dice: Dice) -> tuple[int, int] | None:
    """One less here, one more there."""
    return None if isinstance(one, bool) or isinstance(two, bool) else (one - 1, two + 1)


def turn_bit(one: int, two: int, dice: Dice) -> tuple[int, int] | None:
    """A member joins a set or leaves it."""
    return None if isinstance(one, bool) or one < 0 else (one ^ 1 << dice.below(max(one.bit_length(), 1)), two)


def carry_bit(one: int, two: int, dice: Dice) -> tuple[int, int] | None:
    """A member goes from one set to another."""
    held = [bit for bit in range(BITS) if one >= 0 and not isinstance(one, bool) and one >> bit & 1]
    if not held or isinstance(two, bool) or two < 0:
        return None
    member = 1 << held[dice.below(len(held))]
    return None if two & member else (one & ~member, two | member)


CHANGES: tuple[Change, ...] = (another, exchange, shift, turn_bit, carry_bit)
