"""The examples do what they say."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from .settings import TITLES

EXAMPLES = Path(__file__).parents[2] / "examples"
DECISIONS = 20_000
GAMES = 100
LINE = re.compile(r"^(\w+) +([\d.]+)% wins .* lead ([-+][\d.]+)", re.MULTILINE)


@pytest.fixture(autouse=True)
def reachable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))


@pytest.mark.parametrize("title", TITLES)
def test_random_play_through_every_interface(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    for package in ("pettingzoo", "gymnasium", "pyspiel"):
        pytest.importorskip(package)
    scores = import_module("random_baseline").main(title)
    assert list(scores) == ["engine", "PettingZoo", "Gymnasium", "vector", "OpenSpiel"]
    assert all(len(score) == 3 for score in scores.values())
    assert "not installed" not in capsys.readouterr().out


@pytest.mark.parametrize("library", ["numpy", "torch"])
def test_a_short_learning_run_beats_random_play(library: str) -> None:
    """20 thousand decisions give about 90 % of the games and 28 VP; random play is near 50 % and 0 VP."""
    pytest.importorskip(library)
    order = [sys.executable, str(EXAMPLES / "learn.py"), "--library", library]
    order += ["--decisions", str(DECISIONS), "--games", str(GAMES)]
    told = subprocess.run(order, capture_output=True, text=True, check=True).stdout
    found = {name: (float(wins), float(lead)) for name, wins, lead in LINE.findall(told)}
    assert abs(found["random"][0] - 50) < 20
    assert found["learned"][0] > 70
    assert found["learned"][1] > found["random"][1] + 10


def test_the_net_of_self_play_learns() -> None:
    """30 thousand decisions of the shortest Trajan win well over half of the games against random play."""
    pytest.importorskip("torch")
    ppo, baselines = import_module("ppo"), import_module("baselines")
    wanted = ppo.Settings(decisions=DECISIONS + 10_000, games=32)
    *_, (decisions, net) = ppo.train(wanted)
    assert decisions >= wanted.decisions
    found = baselines.measure(wanted, net.best, "random", GAMES)
    assert found["games"] == GAMES
    assert found["win_rate"] > 0.6
    assert found["win_interval"][0] < found["win_rate"] < found["win_interval"][1]


def test_advantages_follow_each_seat() -> None:
    """Beside a reckoning seat by seat, of games that end and start within the memory."""
    pytest.importorskip("torch")
    np, ppo = import_module("numpy"), import_module("ppo")
    s = ppo.Settings(games=3, steps=12, players=2, discount=0.9, trace=0.8)
    luck = np.random.default_rng(4)
    memory = ppo.Memory(s, 1, 1)
    memory.seats[:] = luck.integers(0, 2, memory.seats.shape)
    memory.values[:] = luck.normal(size=memory.values.shape)
    memory.paid[:] = luck.normal(size=memory.paid.shape)
    memory.done[:] = luck.random(memory.done.shape) < 0.2
    seats, last = luck.integers(0, 2, 3), luck.normal(size=3).astype(np.float32)
    found = ppo.advantages(s, memory, seats, last)
    for game in range(s.games):
        for step in range(s.steps):
            assert found[step, game] == pytest.approx(reckoned(s, memory, seats, last, step, game), abs=1e-4)


def reckoned(s: Any, memory: Any, seats: Any, last: Any, step: int, game: int) -> float:
    """The advantage of one decision, forwards: the surprises of its seat while the game and the memory last."""
    seat = memory.seats[step, game]
    total, factor, paid, value = 0.0, 1.0, 0.0, memory.values[step, game]
    for now in range(step, s.steps):
        if now > step and memory.seats[now, game] == seat:
            total += factor * (paid + s.discount * memory.values[now, game] - value)
            factor, paid, value = factor * s.discount * s.trace, 0.0, memory.values[now, game]
        paid += memory.paid[now, game, seat]
        if memory.done[now, game]:
            return total + factor * (paid - value)
    following = last[game] if seats[game] == seat else value
    return total + factor * (paid + s.discount * following - value)


def test_curves_and_table_of_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    pytest.importorskip("torch")
    kept = EXAMPLES.parent / "docs" / "baselines.jsonl"
    baselines = import_module("baselines")
    monkeypatch.setattr(sys, "argv", ["baselines.py", "draw", str(kept), str(tmp_path / "drawn.svg")])
    baselines.main()
    assert (tmp_path / "drawn.svg").read_text(encoding="utf-8") == kept.with_suffix(".svg").read_text(encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["baselines.py", "table", str(kept)])
    baselines.main()
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("|")]
    page = kept.with_suffix(".md").read_text(encoding="utf-8")
    assert len(rows) > 2
    assert all(row in page for row in rows), "the page shows what the lines say"
