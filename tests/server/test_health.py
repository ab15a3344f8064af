"""Alive, ready, and numbers for Prometheus."""

from __future__ import annotations

import asyncio
import logging
import re
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

from triumvir.engine.errors import TriumvirError
from triumvir.server import Config, create_app
from triumvir.server.config import Limits
from triumvir.server.metrics import BOUNDS, FAMILIES, LENGTH, PLACES, Metrics
from triumvir.server.ready import Readiness
from triumvir.server.store import open_store

from .postgres import cluster, needs_postgres
from .running import Visitor, in_process, on_port, over_network, run_async
from .test_host_live import begun
from .workers import Command, Shared, until

TOKEN = "t" * 16
LINE = re.compile(r"^(triumvir_\w+)(?:\{(.*)\})? ([0-9.e+-]+)$")


def read(text: str) -> dict[str, float]:
    """The numbers as Prometheus would read them; every line must fit its format."""
    found: dict[str, float] = {}
    for line in text.splitlines():
        if line.startswith(("# HELP triumvir_", "# TYPE triumvir_")):
            continue
        match = LINE.match(line)
        assert match, line
        found[match[1] + ("{" + match[2] + "}" if match[2] else "")] = float(match[3])
    return found


def numbers(client: Any) -> dict[str, float]:
    answer = client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    return read(answer.text)


# ------------------------------------------------------------ alive and ready


def test_a_file_that_is_gone_is_not_ready_but_alive(tmp_path: Path) -> None:
    with in_process(tmp_path) as site:
        assert (site.get("/ready").status_code, site.get("/ready").text) == (200, "ready")
        (tmp_path / "test.db").rename(tmp_path / "moved.db")
        assert (site.get("/ready").status_code, site.get("/ready").text) == (503, "store")
        assert site.get("/health").status_code == 200
        (tmp_path / "moved.db").rename(tmp_path / "test.db")
        assert site.get("/ready").status_code == 200


@needs_postgres
def test_a_dead_database_is_not_ready_but_alive(tmp_path: Path) -> None:
    with ExitStack() as ending:
        database = ending.enter_context(cluster())
        with in_process(tmp_path, db=database.make("dying"), metrics_token=TOKEN) as site:
            assert site.get("/ready").status_code == 200
            assert numbers(site)["triumvir_store_up"] == 1
            ending.close()
            assert site.get("/ready").status_code == 503
            assert site.get("/health").status_code == 200
            assert numbers(site)["triumvir_store_up"] == 0


def test_a_store_that_hangs_is_asked_once_and_holds_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'x.db'}")
    asked, answer = [], threading.Event()

    def hang() -> dict[str, int]:
        asked.append(1)
        answer.wait()
        return {}

    async def ask() -> None:
        readiness = Readiness(store, patience=0.05)
        monkeypatch.setattr(store, "count", hang)
        assert await asyncio.gather(*(readiness.tables() for _ in range(20))) == [None] * 20
        assert await readiness.tables() is None
        assert len(asked) == 1
        answer.set()
        while await readiness.tables() is None:
            await asyncio.sleep(0.01)

    run_async(ask())
    store.close()


# ------------------------------------------------------------ who may have the numbers


def client_at(folder: Path, address: str, **config: Any) -> TestClient:
    settings = {"db": f"sqlite:///{folder / 'test.db'}", "secret": "s" * 32, **config}
    return TestClient(create_app(Config(**settings)), base_url="http://localhost", client=(address, 50_000))


@pytest.mark.parametrize("address", ["127.0.0.1", "127.9.9.9", "::1"])
def test_this_machine_may_have_the_numbers(tmp_path: Path, address: str) -> None:
    with client_at(tmp_path, address) as client:
        assert client.get("/metrics").status_code == 200


@pytest.mark.parametrize("address", ["192.0.2.7", "::ffff:192.0.2.7", "testclient", "10.0.0.1"])
def test_others_may_not(tmp_path: Path, address: str) -> None:
    with client_at(tmp_path, address) as client:
        assert client.get("/metrics").status_code == 403


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "192.0.2.7"},
        {"x-forwarded-for": "127.0.0.1"},
        {"x-forwarded-proto": "https"},
        {"x-real-ip": "192.0.2.7"},
        {"forwarded": "for=192.0.2.7"},
        {"via": "1.1 proxy"},
        {"host": "club.example"},
    ],
)
def test_a_request_that_a_proxy_passed_on_is_not_from_this_machine(tmp_path: Path, headers: dict[str, str]) -> None:
    with client_at(tmp_path, "127.0.0.1") as client:
        assert client.get("/metrics", headers=headers).status_code == 403


def test_a_token_opens_the_numbers_from_anywhere_and_is_then_needed(tmp_path: Path) -> None:
    for address in ("127.0.0.1", "192.0.2.7"):
        with client_at(tmp_path, address, metrics_token=TOKEN) as client:
            assert client.get("/metrics").status_code == 403
            for wrong in ("", TOKEN, "Bearer", f"Bearer {TOKEN}x", f"bearer {TOKEN[1:]}", "Bearer ü"):
                assert client.get("/metrics", headers={"authorization": wrong.encode()}).status_code == 403
            assert client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).status_code == 200


def test_a_short_token_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIUMVIR_METRICS_TOKEN", "short")
    with pytest.raises(TriumvirError, match="at least 16"):
        create_app(Config(db=f"sqlite:///{tmp_path / 'x.db'}"))


# ------------------------------------------------------------ what they say


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Any]:
    with in_process(tmp_path, metrics_token=TOKEN) as client:
        yield client


def test_every_series_is_there_from_the_start(site: Any) -> None:
    found = numbers(site)
    for family in FAMILIES:
        assert any(name.startswith(f"triumvir_{family.name}") for name in found)
    assert found["triumvir_store_up"] == 1


def test_what_is_done_is_counted(site: Any) -> None:
    who = Visitor(site)
    begun(who)
    table = who.new_table(seats="me,random")
    assert until(lambda: bool(who.state(table)["legal"]))
    before = numbers(site)
    state = who.state(table)
    assert who.act(table, state["legal"][0]["action"], state).status_code == 200
    assert who.get("/t/none").status_code == 404
    after = numbers(site)
    assert before['triumvir_actions_total{cause="person"}'] == 1
    assert after['triumvir_actions_total{cause="person"}'] == 2
    assert after['triumvir_responses_total{status="4xx"}'] == before['triumvir_responses_total{status="4xx"}'] + 1
    assert after['triumvir_request_seconds_count{kind="act"}'] == 2
    assert after['triumvir_request_seconds_sum{kind="act"}'] > 0
    assert after['triumvir_tables{status="running"}'] == 2
    assert after["triumvir_tables_in_memory"] == 2


def test_moves_of_computer_players_are_counted(site: Any) -> None:
    who = Visitor(site)
    who.new_table(seats="random,random")
    assert until(lambda: numbers(site)['triumvir_actions_total{cause="computer"}'] > 3)
    assert "triumvir_computer_turns" in numbers(site)


def test_a_histogram_adds_up() -> None:
    metrics = Metrics()
    for seconds in (0.0, BOUNDS[0], 0.3, 99.0):
        metrics.took("act", seconds)
    found = read(metrics.text({}))
    counts = [found[f'triumvir_request_seconds_bucket{{kind="act",le="{bound}"}}'] for bound in (*BOUNDS, "+Inf")]
    assert counts == sorted(counts)
    assert (counts[0], counts[BOUNDS.index(0.25)], counts[BOUNDS.index(0.5)], counts[-1]) == (2, 2, 3, 4)
    assert found['triumvir_request_seconds_count{kind="act"}'] == 4
    assert found['triumvir_request_seconds_sum{kind="act"}'] == pytest.approx(99.3 + BOUNDS[0])


def test_errors_and_refusals_are_counted(tmp_path: Path) -> None:
    slow = Limits(pages_burst=100, tables_per_second=0.001, tables_burst=1, chat_per_second=0.001, chat_burst=1)
    with in_process(tmp_path, metrics_token=TOKEN, limits=slow) as site:
        who = Visitor(site)
        table = who.new_table(seats="me,local")
        assert who.post("/quick/trajan").status_code == 429
        assert who.request("POST", f"{table}/chat", content=b"x" * 99_999).status_code == 413
        logging.getLogger("triumvir.server").warning("a fault")
        with site.app.state.site.tables.store.engine.begin() as work:
            work.exec_driver_sql("DROP TABLE chat")
        assert who.post(f"{table}/chat", text="x").status_code == 500
        found = numbers(site)
        assert found['triumvir_refusals_total{limit="tables"}'] == 1
        assert found['triumvir_refusals_total{limit="chat"}'] == 0
        assert found['triumvir_refusals_total{limit="long body"}'] == 1
        assert found['triumvir_responses_total{status="5xx"}'] == 1
        assert found['triumvir_faults_total{level="warning"}'] >= 1
        assert found['triumvir_faults_total{level="error"}'] >= 1


def test_open_streams_are_counted(tmp_path: Path) -> None:
    with on_port(tmp_path) as address, over_network(address) as who:
        table = who.new_table(seats="me,local")
        assert read(httpx2.get(f"{address}/metrics").text)["triumvir_streams"] == 0
        with httpx2.stream("GET", f"{address}{table}/events", timeout=60) as stream:
            parts = stream.iter_bytes()  # kept: without it the stream would be closed
            assert b"retry" in next(parts)
            assert read(httpx2.get(f"{address}/metrics").text)["triumvir_streams"] == 1
        assert until(lambda: read(httpx2.get(f"{address}/metrics").text)["triumvir_streams"] == 0)


def test_workers_that_ended_still_count_but_have_nothing_open(tmp_path: Path) -> None:
    mine = Metrics(tmp_path)
    mine.count("actions_total", "person")
    mine.set("streams", 2)
    (row,) = tmp_path.iterdir()
    gone = tmp_path / str(2**22 + 1)  # above any number of a process
    gone.write_bytes(row.read_bytes())
    (tmp_path / "7").write_bytes(b"")  # one that is just being made
    found = read(mine.text(None))
    assert found['triumvir_actions_total{cause="person"}'] == 2
    assert found["triumvir_streams"] == 2
    assert len(PLACES) < LENGTH


def test_several_workers_give_one_picture(tmp_path: Path) -> None:
    """Each request may reach another worker; whichever is asked knows what all have done."""
    server = Command(f"sqlite:///{tmp_path / 'x.db'}")
    try:
        assert until(lambda: len(server.workers()) == 2)
        for _ in range(6):
            with over_network(server.address) as who:  # connections of its own
                begun(who)
        found = [read(httpx2.get(f"{server.address}/metrics").text) for _ in range(8)]
        assert {numbers['triumvir_actions_total{cause="person"}'] for numbers in found} == {6}
        assert {numbers['triumvir_request_seconds_count{kind="act"}'] for numbers in found} == {6}
        assert {numbers['triumvir_tables{status="running"}'] for numbers in found} == {6}
    finally:
        server.kill()


# ------------------------------------------------------------ what nobody uses


def test_tables_that_nobody_uses_are_removed_at_the_start_if_that_is_wanted(tmp_path: Path) -> None:
    with in_process(tmp_path) as site:
        lobby, running = (Visitor(site).new_table(seats=seats) for seats in ("me,open", "me,local"))
    later = datetime.now(UTC) + timedelta(days=8)
    with in_process(tmp_path, now=lambda: later, look=0.05) as site:
        assert Visitor(site).get(lobby).status_code == 200  # off unless it is set
    with in_process(tmp_path, now=lambda: later, keep_unstarted=timedelta(days=7)) as site:
        who = Visitor(site)
        assert until(lambda: who.get(lobby).status_code == 404)
        assert who.get(running).status_code == 200


def test_of_several_workers_one_removes(shared: Shared) -> None:
    one, other = shared.open(), shared.open()
    assert one.post.lease("pruning")
    assert not other.post.lease("pruning")
    one.close()
    assert until(lambda: other.post.lease("pruning"))
    other.close()


def test_a_label_that_is_not_counted_is_no_error() -> None:
    metrics = Metrics()
    metrics.count("actions_total", "forced")
    assert read(metrics.text({}))['triumvir_actions_total{cause="person"}'] == 0
