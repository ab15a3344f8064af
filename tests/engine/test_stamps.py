"""Stamps change with every number that they are made from."""

from __future__ import annotations

from itertools import product
from random import Random

from triumvir.engine.stamps import WORD, stamped, stamped_all
from triumvir.engine.state import vector


def of(numbers: list[int]) -> int:
    return int(stamped_all(0, vector(numbers), 0, len(numbers)))


def test_other_numbers_have_another_stamp() -> None:
    lists = [
        list(numbers) for length in range(5) for numbers in product((-1, 0, 1, 2, 7, (1 << 20) - 1), repeat=length)
    ]
    assert len({of(numbers) for numbers in lists}) == len(lists)


def test_other_sets_have_another_stamp() -> None:
    sets = {0, *(1 << place for place in range(62)), *(3 << place for place in range(61))}
    pairs = set(product(sets, (members for members in sets if members < 1 << 40)))
    assert len({int(stamped(one, two)) for one, two in pairs}) == len(pairs)


def test_a_stamp_is_a_word_whatever_it_is_made_from() -> None:
    random = Random(5)
    for _ in range(1000):
        assert 0 <= int(stamped(random.randrange(WORD), random.randrange(-WORD, WORD))) <= WORD
        assert 0 <= of([random.randrange(-5, 1 << 20) for _ in range(random.randrange(9))]) <= WORD


def test_stamps_are_the_same_compiled_or_not() -> None:
    assert int(stamped(5, -3)) == 2175114557838134950
    assert of(list(range(100))) == 2438337971691208575
    assert of(list(range(99))) == 1583690756148667841
