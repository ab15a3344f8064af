"""Hints at the table in the terminal, and the review of a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from runs import FAST, run

from triumvir.cli.files import read_record

DUEL = ["play", "trajan", "--seed", "5", "--seats", "human,random", *FAST]
pytestmark = pytest.mark.slow


def test_a_hint_says_first_where_to_look_and_then_what_to_do() -> None:
    once = run(*DUEL, typed="hint\nquit\n").stdout
    assert "Imperator: " in once
    assert "names the move" in once
    assert "would choose" not in once
    twice = run(*DUEL, typed="hint\nhint\nquit\n").stdout
    assert "Imperator would choose: " in twice
    assert "win chance" in twice
    assert "best" in twice


def test_hints_in_german() -> None:
    told = run(*DUEL, "--lang", "de", typed="tipp\ntipp\nende\n").stdout
    assert "Imperator würde wählen: " in told
    assert "Siegchance" in told


def test_a_review_in_words_and_as_json(finished: Path) -> None:
    told = run("review", finished, "--seat", "1", "--agent", "search:60", "--top", "2")
    assert told.exit_code == 0
    assert "the decisions of Player 2" in told.stdout
    assert told.stdout.count("chosen") == told.stdout.count("better") == 2
    facts = json.loads(run("review", finished, "--seat", "1", "--agent", "search:60", "--json").stdout)
    assert facts["seat"] == 1
    assert 0 <= facts["accuracy"] <= 1
    actions = read_record(finished).actions
    assert facts["decisions"]
    for decision in facts["decisions"]:
        assert decision["played"]["action"] == actions[decision["ply"]]
        assert len(decision["candidates"]) <= 5


def test_a_review_in_german(finished: Path) -> None:
    told = run("review", finished, "--agent", "search:30", "--lang", "de").stdout
    assert "SP verschenkt pro Entscheidung" in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--seat 2", "There is no seat 2"),
        ("--seat x", "--seat needs a whole number"),
        ("--agent greedy", "Only a player that searches"),
        ("--agent level:1", "Only a player that searches"),
        ("--agent level:7", "There is no level '7'"),
        ("--top -1", "--top needs a whole number"),
    ],
)
def test_what_cannot_be_reviewed(arguments: str, said: str, finished: Path) -> None:
    result = run("review", finished, *arguments.split(" "))
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert result.stderr.count("\n") == 1
