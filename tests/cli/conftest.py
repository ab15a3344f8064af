"""Records that several tests read."""

from __future__ import annotations

from pathlib import Path

import pytest
from runs import FAST, run


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game for two."""
    folder = tmp_path_factory.mktemp("records") / "finished"
    assert run("simulate", "trajan", "--players", "2", "--games", "1", "--save", folder, *FAST).exit_code == 0
    return next(folder.iterdir())


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """The record of a game that a person has just begun."""
    path = tmp_path / "running.json"
    result = run("play", "trajan", "--players", "2", "--seed", "5", "--record", path, *FAST, typed="1\n1\n")
    assert result.exit_code == 0
    return path
