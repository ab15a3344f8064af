"""Several workers on one PostgreSQL: they share nothing but the database, and nobody at a table can tell."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import httpx2
import pytest

from triumvir.server.store import open_store

from .postgres import needs_postgres
from .running import Visitor, free_port, over_network, wait_for_server
from .test_live import Ear

pytestmark = needs_postgres
SECRET = "s" * 32


class Worker:
    """The real command as a process of its own."""

    def __init__(self, db: str, *more: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "triumvir.cli", "serve", "--port", str(self.port), "--db", db, *more]
        environment = {**os.environ, "TRIUMVIR_SECRET": SECRET, "PYTHONWARNINGS": ""}
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        wait_for_server(self.port)

    def kill(self) -> None:
        """End it and all its children at once, as a crash would."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


@pytest.fixture
def db(postgres: Callable[[], str]) -> str:
    return postgres()


@pytest.fixture
def pair(db: str) -> Iterator[tuple[Worker, Worker]]:
    workers = Worker(db), Worker(db)
    yield workers
    for worker in workers:
        worker.kill()


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def visitor(stack: ExitStack, worker: Worker) -> Visitor:
    return stack.enter_context(over_network(worker.address))


def at(stack: ExitStack, who: Visitor, worker: Worker) -> Visitor:
    """The same browser, as another worker sees it."""
    other = visitor(stack, worker)
    other.cookies, other.csrf = who.cookies, who.csrf
    return other


def started(host: Visitor, table: str) -> bool:
    """Start the table; in vain until the worker has heard of the guest."""
    host.post(f"{table}/start")
    return bool(host.state(table)["status"] == "running")


def seated(stack: ExitStack, pair: tuple[Worker, Worker]) -> tuple[str, list[Visitor]]:
    """A table whose first seat is at one worker and whose second is at the other."""
    host, guest = visitor(stack, pair[0]), visitor(stack, pair[1])
    table = host.new_table(seats="me,open", option__random_markers="on")
    guest.post(host.seat_link(table, 1), name="Quintus")
    assert until(lambda: started(host, table))
    assert until(lambda: guest.state(table)["rev"] == host.state(table)["rev"])
    return table, [host, guest]


def test_moves_at_one_worker_are_seen_live_at_the_other(stack: ExitStack, pair: tuple[Worker, Worker]) -> None:
    table, people = seated(stack, pair)
    ears = [Ear(worker.address, table, who) for worker, who in zip(pair, people, strict=True)]
    for _ in range(12):
        state = people[0].state(table)
        for ear in ears:
            ear.wait_for(state["rev"])
        actor = people[state["to_act"]]
        own = actor.state(table)
        assert own["rev"] == state["rev"]
        assert actor.act(table, own["legal"][0]["action"], own).status_code == 200
        for ear in ears:
            ear.wait_for(state["rev"] + 1)
        views = [who.state(table) for who in people]
        assert views[0]["ply"] == views[1]["ply"] > state["ply"]
    people[1].post(f"{table}/chat", text="salve")
    for ear in ears:
        with ear.news:
            assert ear.news.wait_for(lambda ear=ear: ear.heard[-1]["chat"] == 1, 20)
    assert "salve" in people[0].get(f"{table}/live").json()["parts"]["chat"]


def test_a_stale_action_is_refused_at_either_worker(stack: ExitStack, pair: tuple[Worker, Worker]) -> None:
    table, people = seated(stack, pair)
    state = people[0].state(table)
    actor = people[state["to_act"]]
    elsewhere = at(stack, actor, pair[1 - state["to_act"]])
    own = actor.state(table)
    action = own["legal"][0]["action"]
    elsewhere.state(table)  # both workers hold the table
    answers = [who.act(table, action, own).status_code for who in (actor, elsewhere)]
    assert answers == [200, 409]
    assert [who.state(table)["rev"] for who in (actor, elsewhere)] == [own["rev"] + 1] * 2


def test_undo_at_one_worker_and_redo_at_the_other(stack: ExitStack, pair: tuple[Worker, Worker]) -> None:
    host = visitor(stack, pair[0])
    table = host.new_table(seats="me,local", option__random_markers="on")
    twin = at(stack, host, pair[1])
    for _ in range(20):  # until there is something that may be taken back
        host.post(f"{table}/sit", seat=host.state(table)["to_act"])
        before = host.state(table)
        assert until(lambda before=before: twin.state(table)["seat"] == before["seat"])  # known at both
        after = host.play(table, 1)
        if host.post(f"{table}/undo", rev=after["rev"]).status_code == 200:
            break
    assert host.state(table)["ply"] == before["ply"]
    assert until(lambda: twin.state(table)["rev"] == after["rev"] + 1)
    assert twin.state(table)["ply"] == before["ply"]
    assert until(lambda: twin.post(f"{table}/redo", rev=after["rev"] + 1).status_code == 200)
    assert twin.state(table)["ply"] == after["ply"]


def until(true: Callable[[], bool], seconds: float = 40) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if true():
            return True
        time.sleep(0.05)
    return False


def test_presence_is_known_at_the_other_worker(stack: ExitStack, pair: tuple[Worker, Worker]) -> None:
    table, people = seated(stack, pair)
    assert "away" in people[0].get(f"{table}/live").json()["parts"]["rivals"]
    ear = Ear(pair[1].address, table, people[1])
    ear.wait_for(0)
    assert until(lambda: "away" not in people[0].get(f"{table}/live").json()["parts"]["rivals"])


def test_one_worker_plays_the_computer_players_and_another_takes_over(
    stack: ExitStack, pair: tuple[Worker, Worker], db: str
) -> None:
    host = visitor(stack, pair[0])
    table = host.new_table(seats="random,random,me", option__random_markers="on")
    twin = at(stack, host, pair[1])
    for worker, who in zip(pair, (host, twin), strict=True):
        Ear(worker.address, table, who).wait_for(0)
    store, code = open_store(db), table.split("/")[2]

    def computer_moves() -> int:
        """How many there have been; the person at the table plays on."""
        state = twin.state(table)
        if state["to_act"] == 2:
            twin.act(table, state["legal"][0]["action"], state)
        kept = store.load(code)
        assert kept is not None
        assert kept.revision <= len(kept.actions) + 1  # every change is one step or more: nobody plays twice
        return kept.causes.count("computer")

    assert until(lambda: computer_moves() >= 3)
    pair[0].kill()  # whoever held the lease, the other goes on
    so_far = computer_moves()
    assert until(lambda: computer_moves() >= so_far + 3)
    store.close()


def test_a_lease_belongs_to_one_worker_until_it_ends(db: str) -> None:
    one, two = open_store(db), open_store(db)
    assert one.post.lease("t")
    assert not two.post.lease("t")
    assert two.post.lease("u")
    one.close()
    assert until(lambda: two.post.lease("t"))
    two.close()


def acted_anywhere(server: Worker, table: str, *people: Visitor) -> bool:
    """Whoever is to decide does so over a new connection, at any of the workers; one that lags behind refuses it."""
    with httpx2.Client(base_url=server.address, timeout=30) as fresh:
        for who in people:
            client, who.client = who.client, fresh
            state = who.state(table)
            done = bool(state["legal"]) and who.act(table, state["legal"][0]["action"], state).status_code == 200
            who.client = client
            if done:
                return True
    return False


def test_the_command_serves_with_several_workers(stack: ExitStack, db: str) -> None:
    server = Worker(db, "--workers", "2")
    try:
        host, guest = visitor(stack, server), visitor(stack, server)
        table = host.new_table(seats="me,open", option__random_markers="on")
        guest.post(host.seat_link(table, 1), name="Quintus")
        assert until(lambda: started(host, table))
        ear = Ear(server.address, table, guest)
        for _ in range(6):
            before = host.state(table)["rev"]
            assert until(lambda: acted_anywhere(server, table, host, guest))
            ear.wait_for(before + 1)
            assert until(lambda before=before: host.state(table)["rev"] > before)
    finally:
        server.kill()
