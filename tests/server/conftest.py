from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from triumvir.server.store.post import Relay

from .postgres import cluster, needs_postgres
from .running import Visitor, in_process
from .workers import Shared


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Any]:
    with in_process(tmp_path) as client:
        yield client


@pytest.fixture
def visit(site: Any) -> Callable[..., Visitor]:
    """Make a visitor: `visit()` or `visit("de")`."""
    return lambda lang="en": Visitor(site, lang)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Make an empty database of a real PostgreSQL: `postgres()` gives its address."""
    numbers = count()
    with cluster() as server:
        yield lambda: server.make(f"test{next(numbers)}")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Shared]:
    """A store for several workers, of either kind."""
    if request.param == "postgresql":
        yield Shared(request.getfixturevalue("postgres")(), None)
        return
    with Relay() as relay:
        yield Shared(f"sqlite:///{tmp_path / 'shared.db'}", relay.where)
