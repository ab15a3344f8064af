"""The commands arena, ladder and export: in words and JSON, both languages, killed, interrupted, gone on with."""

from __future__ import annotations

import json
import random
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from runs import process, run

pytestmark = pytest.mark.slow

GAME = "forum-trajanum"  # the quickest
MATCH = ("arena", GAME, "--seats", "random,search:1", "--seed", "7")
WAIT = 120  # seconds after which something hangs
LADDER = ("ladder", GAME, "--levels", "random,search:1", "--most", "8", "--workers", "1")


def untimed(value: Any) -> Any:
    """The same values without what depends on the clock."""
    if isinstance(value, dict):
        return {name: untimed(item) for name, item in value.items() if name != "timing"}
    return [untimed(item) for item in value] if isinstance(value, list) else value


def summary(folder: Path) -> Any:
    return untimed(json.loads((folder / "summary.json").read_text(encoding="utf-8")))


def finished(folder: Path) -> int:
    return len(list((folder / "games").glob("0*.json"))) if (folder / "games").is_dir() else 0


def test_a_match_in_words_and_json(tmp_path: Path) -> None:
    words = run(*MATCH, "--games", "4", "--workers", "1", "--out", tmp_path / "match")
    assert words.exit_code == 0
    assert "4 games" in words.stdout
    assert "search:1" in words.stdout
    assert "report.html" in words.stdout
    assert words.stderr == ""
    told = json.loads(run(*MATCH, "--games", "4", "--out", tmp_path / "match", "--json").stdout)
    assert untimed(told) == summary(tmp_path / "match")
    german = run(*MATCH, "--games", "5", "--workers", "1", "--out", tmp_path / "match", "--lang", "de")
    assert "5 Partien" in german.stdout
    assert "ohne Gegenstück am Ende: 1" in german.stderr
    assert "Woher die Punkte kommen" in (tmp_path / "match" / "report.html").read_text(encoding="utf-8")
    for name in ("000000", "000004"):
        assert run("verify", tmp_path / "match" / "games" / f"{name}.json").exit_code == 0
        assert run("replay", tmp_path / "match" / "games" / f"{name}.json", "--open").exit_code == 0


def test_a_folder_of_another_match_is_refused_in_one_sentence(tmp_path: Path) -> None:
    assert run(*MATCH, "--games", "1", "--workers", "1", "--out", tmp_path / "match").exit_code == 0
    for more in (["--seed", "8"], ["--option", "turn_boards=on"]):
        result = run(*MATCH, *more, "--games", "1", "--out", tmp_path / "match")
        assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
        assert "belongs to another match" in result.stderr


def test_killed_at_random_points_it_gives_the_same_match(tmp_path: Path) -> None:
    games = 160
    assert run(*MATCH, "--games", str(games), "--workers", "1", "--out", tmp_path / "whole").exit_code == 0
    folder, chance, kills = tmp_path / "killed", random.Random(1), 0
    while finished(folder) < games and kills < 4:
        kill_after(folder, min(games, finished(folder) + chance.randrange(1, 40)), games)
        kills += 1
    assert kills > 1
    assert run(*MATCH, "--games", str(games), "--workers", "1", "--out", folder).exit_code == 0
    assert summary(folder) == summary(tmp_path / "whole")


def kill_after(folder: Path, goal: int, games: int) -> None:
    """Start or go on, and kill it once so many games are there; its workers have to end with it."""
    running = process(*MATCH, "--games", str(games), "--out", folder)
    until(lambda: finished(folder) >= goal or running.poll() is not None)
    workers = children(running.pid)
    running.kill()
    running.communicate()
    until(lambda: not any(alive(worker) for worker in workers))


def test_ctrl_c_ends_it_and_says_how_to_go_on(tmp_path: Path) -> None:
    running = process(*MATCH, "--games", "100000", "--out", tmp_path / "match")
    until(lambda: finished(tmp_path / "match") >= 3 or running.poll() is not None)
    running.send_signal(signal.SIGINT)
    out, told = running.communicate(timeout=WAIT)
    assert (running.returncode, out) == (130, "")
    assert told.startswith("Stopped; ")
    assert "The same command goes on from there." in told
    assert told.count("\n") == 1


def until(fulfilled: Any) -> None:
    end = time.monotonic() + WAIT
    while not fulfilled():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


def children(pid: int) -> list[int]:
    """The processes that a process has started, where the system tells."""
    told = Path(f"/proc/{pid}/task/{pid}/children")
    try:
        return [int(child) for child in told.read_text(encoding="ascii").split()]
    except OSError:
        return []


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_a_ladder_in_pieces_and_its_page(tmp_path: Path) -> None:
    out = tmp_path / "ladder"
    first = run(*LADDER, "--out", out, "--only", "4p:2-1")
    assert first.exit_code == 0
    assert "4p:2-1: search:1 against 3 × random" in " ".join(first.stdout.split())
    assert "Looks after 8 games;" in " ".join(first.stdout.split())
    rest = run(*LADDER, "--out", out, "--json")
    rows = json.loads(rest.stdout)["pairings"]
    assert [row["pairing"] for row in rows] == ["2p:2-1", "4p:2-1"]
    assert rows == json.loads((out / "ladder.json").read_text(encoding="utf-8"))["pairings"]
    assert all(row["verdict"] in ("passed", "missed", "open") and row["games"] == 8 for row in rows)
    assert (out / "2p-2-1" / "report.html").is_file()
    page = tmp_path / "strength.md"
    assert run("ladder", out, out, "--write", page, "--lang", "de").exit_code == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("## Forum Trajanum") == 2
    assert "--out ladder --levels random,search:1 --most 8 --seed 1" in text
    refused = run(*LADDER, "--out", out, "--seed", "2")
    assert (refused.exit_code, refused.stderr.count("\n")) == (2, 1)
    assert "belongs to another ladder" in refused.stderr


def test_export_of_a_match(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install triumvir[data]")
    assert run(*MATCH, "--games", "2", "--workers", "1", "--out", tmp_path / "match").exit_code == 0
    target = tmp_path / "games.parquet"
    result = run("export", tmp_path / "match", "--to", target, "--observations", "--lang", "de")
    assert result.exit_code == 0
    rows = parquet.read_metadata(target).num_rows
    assert f"{rows} Entscheidungen aus 2 Aufzeichnungen" in result.stdout
    assert parquet.read_metadata(tmp_path / "games.outcomes.parquet").num_rows == 4
