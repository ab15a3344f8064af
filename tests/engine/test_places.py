"""Places of grids in words: every one has a name of its own, in every language."""

from __future__ import annotations

import pytest

from triumvir.engine.places import NAMED, order, spot
from triumvir.language import languages


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("rows", "columns"), [(3, 3), (3, 5), (4, 4), (4, 5), (5, 7), (4, 15), (6, 6), (1, 4), (2, 2)])
def test_no_two_places_are_called_alike(rows, columns, lang):
    named = {spot(row, column, rows, columns).in_(lang) for row in range(rows) for column in range(columns)}
    assert len(named) == rows * columns
    assert not any(character.isdigit() for name in named for character in name)


@pytest.mark.parametrize(("place", "english", "german"), [
    ((0, 0), "top left corner", "Ecke oben links"),
    ((0, 1), "top row, second from the left", "oberste Reihe, zweite Stelle von links"),
    ((2, 3), "centre", "Mitte"),
    ((3, 6), "second row from the bottom, right edge", "zweite Reihe von unten, rechter Rand"),
    ((4, 5), "bottom row, second from the right", "unterste Reihe, zweite Stelle von rechts"),
])  # fmt: skip
def test_places_are_told_from_the_nearer_end(place, english, german):
    name = spot(*place, 5, 7)
    assert (name.en, name.in_("de")) == (english, german)


def test_orders_have_words_as_far_as_anybody_says_them():
    assert order(0).en == "first"
    assert order(NAMED - 1).in_("de") == "fünfzehnte"
    assert order(NAMED).en == "16"
