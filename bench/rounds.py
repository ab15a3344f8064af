"""Runs the measuring processes in rounds and keeps, for each figure, what every round gave."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.library import PLAIN, ROOT, Unmeasurable, last_line
from bench.peers import NOT_INSTALLED


@dataclass(frozen=True)
class Engine:
    """Something to measure in a process of its own."""

    name: str
    arguments: tuple[str, ...]
    library: Path | None = None  # the copy of Triumvir; None for another engine


@dataclass
class Figures:
    """What all rounds gave for one game of an engine."""

    games: int = 0
    decisions: int = 0
    rates: dict[str, list[float]] = field(default_factory=dict)

    def best(self, figure: str) -> float | None:
        """The rate of the best round, or None where the figure was not taken."""
        return max(self.rates[figure]) if figure in self.rates else None

    @property
    def per_game(self) -> float:
        """Decisions in a game."""
        return self.decisions / self.games


@dataclass
class Results:
    """What is known of an engine after all rounds."""

    version: str | None = None
    games: dict[str, Figures] = field(default_factory=dict)
    trouble: str | None = None
    proof: list[int] | None = None

    def add(self, answer: dict[str, Any]) -> None:
        """Take in one round."""
        self.version = answer["version"]
        self.proof = answer.get("proof")
        for entry in answer["entries"]:
            figures = self.games.setdefault(entry["game"], Figures())
            figures.games += entry["games"]
            figures.decisions += entry["decisions"]
            for figure, rate in entry["rates"].items():
                figures.rates.setdefault(figure, []).append(rate)


def compiled(game: str, library: Path) -> Engine:
    """A game of Triumvir, compiled."""
    return Engine(f"{game}, compiled", ("bench.own", "--game", game, "--compiled", "--library", str(library)), library)


def plain(game: str) -> Engine:
    """A game of Triumvir, not compiled."""
    return Engine(f"{game}, uncompiled", ("bench.own", "--game", game, "--library", str(PLAIN)), PLAIN)


def peer(name: str) -> Engine:
    """Another engine."""
    return Engine(name, ("bench.peers", name))


def call(arguments: Iterable[str], library: Path | None) -> subprocess.CompletedProcess[str]:
    """Run one of the measuring modules."""
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if library is not None:
        environment["PYTHONPATH"] = str(library)
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def games() -> list[str]:
    """The names of all games of Triumvir."""
    done = call(["bench.own", "--list"], PLAIN)
    if done.returncode:
        raise Unmeasurable(f"Triumvir does not start: {last_line(done.stderr)}")
    found: list[str] = json.loads(done.stdout)
    return found


def measure(engines: list[Engine], rounds: int, seconds: float, tell: Callable[[str], None]) -> dict[Engine, Results]:
    """Every engine once in every round."""
    results = {engine: Results() for engine in engines}
    for number in range(1, rounds + 1):
        for engine, result in results.items():
            if result.trouble:
                continue
            tell(f"round {number} of {rounds}: {engine.name}")
            done = call([*engine.arguments, "--seconds", str(seconds), "--seed", str(number)], engine.library)
            if done.returncode == 0:
                result.add(json.loads(done.stdout.splitlines()[-1]))
            elif engine.library is not None:
                raise Unmeasurable(f"{engine.name}: {last_line(done.stderr)}")
            elif done.returncode == NOT_INSTALLED:
                result.trouble = f"{engine.name} is not installed (pip install {engine.name})"
            else:
                result.trouble = f"{engine.name} could not be measured: {last_line(done.stderr)}"
    return results
