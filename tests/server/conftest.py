from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .running import Visitor, in_process


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Any]:
    with in_process(tmp_path) as client:
        yield client


@pytest.fixture
def visit(site: Any) -> Callable[..., Visitor]:
    """Make a visitor: `visit()` or `visit("de")`."""
    return lambda lang="en": Visitor(site, lang)
