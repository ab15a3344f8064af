"""The command dataset: in both languages, killed and gone on with, refused in one sentence."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from runs import contents, process, run

pytestmark = pytest.mark.slow
pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install triumvir[data]")

SET = ("dataset", "forum-trajanum", "--players", "2", "--agent", "search:1", "--box", "tiny", "--per-file", "1")
WAIT = 240  # seconds after which something hangs
GAMES = 40


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end, "it hangs"
        time.sleep(0.02)


def finished(folder: Path) -> int:
    return len(list(folder.glob("games-*.parquet")))


def test_killed_it_goes_on_to_the_same_data_set(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert run(*SET, "--games", str(GAMES), "--workers", "1", "--out", whole).exit_code == 0
    running = process(*SET, "--games", str(GAMES), "--workers", "2", "--out", parts)
    until(lambda: finished(parts) >= 2 or running.poll() is not None)
    running.kill()
    running.communicate()
    assert finished(parts) >= 2
    before = contents(parts)
    told = run(*SET, "--games", str(GAMES), "--workers", "1", "--out", parts)
    assert told.exit_code == 0
    assert f"{GAMES} games in {GAMES} files" in told.stdout
    after = contents(parts)
    kept = {path: content for path, content in before.items() if path.endswith((".parquet", ".json"))}
    assert kept.items() <= after.items(), "what was there is not made again"
    names = {Path(path).name: content for path, content in after.items()}
    assert names == {Path(path).name: content for path, content in contents(whole).items()}


def test_in_german_and_refused_in_one_sentence(tmp_path: Path) -> None:
    german = run(*SET, "--games", "1", "--workers", "1", "--out", tmp_path / "set", "--lang", "de")
    assert german.exit_code == 0
    assert "1 Partie in 1 Datei" in german.stdout
    for wrong in (["--seed", "9"], ["--agent", "nobody"], ["--drawn", "-1"], ["--per-file", "0"]):
        result = run(*SET, *wrong, "--games", "1", "--out", tmp_path / "set")
        assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
