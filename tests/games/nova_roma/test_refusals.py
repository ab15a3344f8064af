"""What is not legal is refused with a rule that exists and a sentence in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import triumvir
from triumvir.games.nova_roma.reasons import REASONS
from triumvir.testing.positions import refused

from .arrange import end_game, loaded, started, turn

FOLDER = Path(triumvir.__file__).parent / "games" / "nova_roma"


def test_every_reason_is_a_clause() -> None:
    """N-057: every rule that can be named exists in the rules of both languages."""
    game = loaded()
    for rule in REASONS.tongue("en"):
        assert rule in game.rules("en"), rule
        assert rule in game.rules("de"), rule
        assert REASONS.say("en", rule) != REASONS.say("de", rule)


def test_every_rule_named_in_code_has_a_reason() -> None:
    """N-057: no refusal without words."""
    named = set()
    for path in (FOLDER / "steps").glob("*.py"):
        named |= set(re.findall(r'"(N-R?\d+)"', path.read_text(encoding="utf-8")))
    assert named == set(REASONS.tongue("en")), named ^ set(REASONS.tongue("en"))


@pytest.mark.parametrize(
    ("move", "rule"),
    [("forgo", "N-057"), ("emperor r1c1", "N-057"), ("claim r1c1", "N-057"), ("patrician r4c4", "N-R01")],
)
def test_before_placing(move: str, rule: str) -> None:
    """N-050 N-057 N-R01: when a patrician is due."""
    assert refused(turn("race"), move) == rule


def test_after_the_end() -> None:
    """N-200: after the end nothing is legal."""
    state = end_game(started())
    refusal = state.why_not(0)
    assert refusal is not None
    assert refusal.rule == "N-200"
