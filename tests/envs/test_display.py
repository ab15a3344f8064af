"""Positions as text, SVG and pixels, all out of what a seat may see."""

from __future__ import annotations

from xml.etree import ElementTree

import numpy as np
import pytest

from triumvir.envs import display

from .settings import TABLES, played

for needed in ("PIL", "fontTools", "resvg_py"):
    pytest.importorskip(needed)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_all_forms_show_the_position(title: str, players: int) -> None:
    state = played(title, players, 2, 50)
    plain = display.text(state, 0)
    assert "\x1b" not in plain
    assert len(plain.splitlines()) > 5
    picture = display.svg(state, 0)
    assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")
    image = display.pixels(state, 0, size=(300, 500))
    assert image.shape == (500, 300, 3)
    assert image.dtype == np.uint8
    assert image.shape[2] == 3
    colours = np.unique(image.reshape(-1, 3), axis=0)
    assert len(colours) > 500  # a drawing, not the black shapes of one whose colours are not understood
    assert not np.array_equal(image, display.pixels(played(title, players, 2, 0), 0, size=(300, 500)))


def test_pictures_of_a_game_have_one_size() -> None:
    sizes = {display.pixels(played("trajan", 3, 2, decisions)).shape for decisions in (0, 300)}
    assert sizes == {(2928, 960, 3)}


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_pictures_do_not_change_with_what_is_hidden(title: str, players: int) -> None:
    state = played(title, players, 6, 80)
    for seat in (None, *range(players)):
        guess = state.imagine(-1 if seat is None else seat, 12345)
        assert display.text(guess, seat) == display.text(state, seat)
        assert display.svg(guess, seat) == display.svg(state, seat)


def test_text_speaks_german_too() -> None:
    state = played("trajan", 2, 2, 50)
    assert display.text(state, 0, "de") != display.text(state, 0, "en")
