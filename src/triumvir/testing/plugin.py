"""The plug-in for pytest: the marker `laws`, and a line that says how the engine runs.

It is an entry point of the package (`pytest11`), so that whoever tests a game in a repository of their own has it
without a word; in a checkout that is not installed, `-p triumvir.testing.plugin` does the same.
"""

from __future__ import annotations

import pytest

from triumvir.engine.native import compiled


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known."""
    config.addinivalue_line("markers", "laws: the laws of a game, many random games")


def pytest_report_header(config: pytest.Config) -> str:
    """Whether the laws are proven of the compiled engine or of plain Python."""
    return f"triumvir: {'compiled' if compiled() else 'interpreted'}"
