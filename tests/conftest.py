"""What all tests share: hypothesis without time limits and files, and which tests need the compiled engine."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from triumvir.engine import state

settings.register_profile("triumvir", deadline=None, database=None, derandomize=True)
settings.load_profile("triumvir")

COMPILED = not state.__file__.endswith(".py")


SLOW = (
    "agents",
    "arena",
    "browser",
    "envs",
    "server",
    "upgrade",
)  # folders of tests that need the compiled engine to be quick


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(Path(__file__).parent / folder in item.path.parents for folder in SLOW):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def compiled() -> bool:
    """Whether the engine runs compiled."""
    return COMPILED
