"""The command balance: in words and JSON, in both languages, gone on with, and refusing what is not there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from runs import run

BALANCE = ("balance", "forum-trajanum", "--players", "2", "--agent", "random", "--workers", "1", "--seed", "7")


@pytest.mark.slow
def test_a_game_is_judged_in_words_and_json(tmp_path: Path) -> None:
    words = run(*BALANCE, "--games", "6", "--out", tmp_path / "out")
    assert (words.exit_code, words.stderr) == (0, "")
    assert "6 games" in words.stdout
    assert "balance.json" in words.stdout
    kept = json.loads((tmp_path / "out" / "balance.json").read_text(encoding="utf-8"))
    told = json.loads(run(*BALANCE, "--games", "6", "--out", tmp_path / "out", "--json").stdout)
    assert told == kept
    assert (told["players"], told["games"]) == (2, 6)
    more = run(*BALANCE, "--games", "8", "--out", tmp_path / "out", "--lang", "de")
    assert "8 Partien" in more.stdout
    assert json.loads((tmp_path / "out" / "balance.json").read_text(encoding="utf-8"))["games"] == 8


@pytest.mark.parametrize(
    ("given", "word"),
    [
        (("--agent", "nobody"), "nobody"),
        (("--players", "9"), "--players"),
        (("--games", "0"), "--games"),
        (("--agent", "human"), "human"),
    ],
)
def test_what_is_not_there_is_refused_in_one_sentence(tmp_path: Path, given: tuple[str, ...], word: str) -> None:
    result = run(*BALANCE, *given, "--out", tmp_path / "out")
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert word in result.stderr
    assert not (tmp_path / "out").exists()
