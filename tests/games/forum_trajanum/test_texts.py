"""Words: notation, prompts, log and the board for a terminal."""

from __future__ import annotations

from copy import deepcopy

import pytest
from rich.text import Text

from triumvir.engine.box import Box
from triumvir.engine.errors import BoxError
from triumvir.engine.session import Session
from triumvir.games.forum_trajanum import GAME
from triumvir.games.forum_trajanum import actions as a
from triumvir.testing.positions import after, play

from .arrange import at_build, envoys, loaded, turn


def test_notation() -> None:
    """D-02 D-05 D-10 D-11 D-13: what people type, and the words beside it."""
    game = loaded(3)
    assert game.notation(a.TAKE + 36 + 7) == "2:22"
    assert game.describe(a.TAKE + 36 + 7, "de") == (
        "für die zweite Karte: Plättchen nehmen, Kreuzung Trajanbogen- und Obeliskstraße"
    )
    assert game.parse("build library+yellow") == a.FACE + a.MIXED + 1
    assert game.parse("c22-21") == a.TURNED + 5
    assert game.describe(game.parse("envoy 2.7"), "en") == "envoy to the forum, second row, seventh from the left"
    assert game.describe(game.parse("pay rba"), "de") == "1 roten Arbeiter, 1 blauen Arbeiter und 1 Assistenten zahlen"
    assert game.describe(game.parse("use reserve:w_rr+own"), "en").endswith("2 red workers, then the own tile")


def told(moves: list[str], lang: str) -> list[str]:
    state = at_build(builder=1, red=1)
    sentences: list[str] = []
    for move in moves:
        later = after(state, move)
        sentences += state.game.sentences(state.view(1), state.game.parse(move), later.view(1), lang)
        state = later
    return sentences


def test_log_of_a_turn() -> None:
    """F-100 F-110: a turn is told in both languages, with what it brought."""
    moves = ["build victory_column+red", "c21-22", "pay mr", "envoy 4.7", "bonus coin"]
    english = told(moves, "en")
    assert english[:5] == [
        "Player 1 builds a victory column and a red house.",
        "Player 1 builds in arch of Trajan street, at monument and obelisk.",
        "Player 1 pays 1 builder and 1 red worker.",
        "Player 1 scores 3 VP (victory columns).",
        "Player 1 sends an envoy to the red square, bottom row, third from the right.",
    ]
    german = told(moves, "de")
    assert "Spieler 1 zahlt 1 Baumeister und 1 roten Arbeiter." in german
    assert "Spieler 1 nimmt den Flächenbonus: 1 Münze." in german


def test_prompts() -> None:
    """D-05 D-09 D-10 D-13: each decision asks its own question."""
    state = turn()
    assert state.game.prompt(state.view(0), "de") == "Welches Plättchen nutzt du?"
    state = play(at_build(red=1), "build red")
    assert state.game.prompt(state.view(0), "en") == "Where do you build a red house?"
    play(state, "c21", "pay r")
    assert state.game.prompt(state.view(0), "de") == "Auf welches Feld kommt der Gesandte (rot)?"


def test_board() -> None:
    """F-223: the drawing shows envoys by seat, buildings, citizens and tiles, and no hidden tile of others."""
    state = envoys(play(at_build(builder=1), "build market", "c21", "pay m"), 1, "1.1")
    plain = Text.from_markup(state.game.draw_text(state.view(0), "en")).plain
    assert "g2" in plain.splitlines()[7]
    assert "Market" in plain
    assert "face down" in plain
    german = Text.from_markup(state.game.draw_text(state.view(0), "de")).plain
    assert "Durchgang I" in german
    assert "Markt" in german


def test_whole_log() -> None:
    """F-040 F-170: the log of a whole game ends with its end, for every seat and a spectator."""
    session = Session.new(loaded(2), 11)
    while not session.state.over:
        session.act(session.state.to_act, session.state.legal()[-1])
    for seat in (None, 0, 1):
        log = session.log(seat, "de")
        assert len(log) == session.ply
        assert log[-1][-1] == "Das Spiel ist zu Ende."
        assert sum("Durchgang II, Runde 1:" in sentence for line in log for sentence in line) == 1


@pytest.mark.parametrize(
    ("table", "change"),
    [
        ("costs", lambda box: box["costs"]["grey"].pop()),
        ("tie_break", lambda box: box["tie_break"].update(order=["vp"])),
        ("building", lambda box: box["building"].pop()),
        ("colonia_tile", lambda box: box["colonia_tile"][4].update(id="w_rr")),
        ("street", lambda box: box["street"][4].pop("symbol")),
    ],
)
def test_boxes_that_cannot_be_followed(table: str, change: object) -> None:
    """F-004 F-R14 F-171: a box may not change what the program does not read, nor use a name twice."""
    broken = deepcopy(loaded().box.data)
    change(broken)  # type: ignore[operator]
    with pytest.raises(BoxError) as error:
        GAME(2, {}, Box(broken))
    assert table in str(error.value)
