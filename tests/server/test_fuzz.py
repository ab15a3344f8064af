"""Strange requests: a short run of the tool; the long one is `make fuzz`."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools.fuzz import fuzz

from .postgres import needs_postgres

REQUESTS = 2000


@pytest.mark.filterwarnings(
    "ignore:Unclosed file", "ignore::pytest.PytestUnraisableExceptionWarning"
)  # of damaged forms
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def test_no_request_is_answered_by_an_error_of_the_server(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    db = request.getfixturevalue("postgres")() if kind == "postgresql" else f"sqlite:///{tmp_path / 'fuzz.db'}"
    with ThreadPoolExecutor(1) as thread:  # the browser's tests leave a loop running on the thread of the tests
        report = thread.submit(fuzz, db, len(kind), REQUESTS, lambda _: None).result()
    assert not report.faults, "\n".join(report.faults)
    assert report.requests >= REQUESTS
    assert min(report.classes[kind] for kind in ("2xx", "3xx", "4xx")) > REQUESTS / 20, report.classes
    reached = {route.split("/")[-1] for route in report.routes}
    assert {"act", "state", "live", "replay", "chat", "upload"} <= reached, sorted(reached)
