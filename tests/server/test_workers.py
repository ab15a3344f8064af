"""Several workers with one SQLite file or one PostgreSQL: they share only the store, and nobody at a table can tell."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import datetime
from typing import Any

import httpx2
import pytest
from sqlalchemy.exc import OperationalError

from triumvir.server import app, keeper
from triumvir.server.config import Config
from triumvir.server.store import Store, open_store
from triumvir.server.store.clocks import note_alive

from .running import Visitor, over_network, run_async
from .test_killed import Client, check_kept, finish, play_on
from .test_live import Ear
from .workers import Command, Server, Shared, Worker, until


@pytest.fixture
def start(shared: Shared) -> Iterator[Callable[[], Worker]]:
    """Start one more worker: `start()`."""
    workers: list[Worker] = []

    def one_more() -> Worker:
        workers.append(Worker(shared))
        return workers[-1]

    yield one_more
    for worker in workers:
        worker.kill()


@pytest.fixture
def pair(start: Callable[[], Worker]) -> tuple[Worker, Worker]:
    return start(), start()


@pytest.fixture
def command(shared: Shared) -> Iterator[Command]:
    server = Command(shared.db)
    yield server
    server.kill()


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def visitor(stack: ExitStack, worker: Server) -> Visitor:
    return stack.enter_context(over_network(worker.address))


def at(stack: ExitStack, who: Visitor, worker: Worker) -> Visitor:
    """The same browser, as another worker sees it."""
    other = visitor(stack, worker)
    other.cookies, other.csrf = who.cookies, who.csrf
    return other


def started(host: Visitor, table: str) -> bool:
    """Start the table; in vain until the worker has heard of the guest."""
    host.post(f"{table}/start")
    return begun(host, table)


def begun(who: Visitor, table: str) -> bool:
    """Whether the visitor's worker has heard that the table has begun."""
    return bool(who.get(f"{table}/state").status_code == 200)


def seated(stack: ExitStack, pair: tuple[Worker, Worker]) -> tuple[str, list[Visitor]]:
    """A table whose first seat is at one worker and whose second is at the other."""
    host, guest = visitor(stack, pair[0]), visitor(stack, pair[1])
    table = host.new_table(seats="me,open", option__random_markers="on")
    guest.post(host.seat_link(table, 1), name="Quintus")
    assert until(lambda: started(host, table))
    assert until(lambda: begun(guest, table) and guest.state(table)["rev"] == host.state(table)["rev"])
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


def reached(who: Visitor, table: str, revision: int) -> bool:
    """Wait until the visitor's worker has heard of a change of the table."""
    return until(lambda: bool(who.state(table)["rev"] >= revision))


def test_who_sits_before_a_shared_screen_is_known_at_every_worker_at_once(
    stack: ExitStack, pair: tuple[Worker, Worker]
) -> None:
    host = visitor(stack, pair[0])
    table = host.new_table(seats="me,local,local", option__random_markers="on")
    screens = [host, at(stack, host, pair[1])]
    for who in screens:
        who.state(table)  # both workers hold the table
    for turn in range(24):
        here, there = screens[turn % 2], screens[1 - turn % 2]
        seen = here.state(table)
        assert here.post(f"{table}/sit", seat=seen["to_act"]).status_code == 200
        assert reached(there, table, seen["rev"])  # of an action it may hear later
        own = there.state(table)  # no wait: the other worker must not say that the screen is covered
        assert own["seat"] == seen["to_act"]
        assert there.act(table, own["legal"][-1]["action"], own).status_code == 200


def test_presence_is_known_at_the_other_worker(stack: ExitStack, pair: tuple[Worker, Worker]) -> None:
    table, people = seated(stack, pair)
    assert "away" in people[0].get(f"{table}/live").json()["parts"]["rivals"]
    ear = Ear(pair[1].address, table, people[1])
    ear.wait_for(0)
    assert until(lambda: "away" not in people[0].get(f"{table}/live").json()["parts"]["rivals"])


def test_one_worker_plays_the_computer_players_and_another_takes_over(
    stack: ExitStack, pair: tuple[Worker, Worker], shared: Shared
) -> None:
    host = visitor(stack, pair[0])
    table = host.new_table(seats="random,random,me", option__random_markers="on")
    twin = at(stack, host, pair[1])
    for worker, who in zip(pair, (host, twin), strict=True):
        Ear(worker.address, table, who).wait_for(0)
    store, code = open_store(shared.db), table.split("/")[2]

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


def act_at_once(table: str, state: dict[str, Any], choices: dict[int, Visitor]) -> dict[int, int]:
    """Let each action be taken by its visitor, all at the same moment; gives the status of each answer."""
    ready, answers = threading.Barrier(len(choices)), dict[int, int]()

    def act(action: int, who: Visitor) -> None:
        ready.wait()
        answers[action] = who.act(table, action, state).status_code

    threads = [threading.Thread(target=act, args=choice) for choice in choices.items()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_of_two_workers_that_act_at_once_one_succeeds(
    stack: ExitStack, pair: tuple[Worker, Worker], shared: Shared
) -> None:
    host = visitor(stack, pair[0])
    table = host.new_table(seats="me,local", option__random_markers="on")
    twin = at(stack, host, pair[1])
    taken: dict[int, int] = {}
    for _ in range(15):
        host.post(f"{table}/sit", seat=host.state(table)["to_act"])
        own = host.state(table)
        assert until(lambda own=own: twin.state(table) == own)
        answers = act_at_once(table, own, {own["legal"][0]["action"]: host, own["legal"][-1]["action"]: twin})
        assert sorted(answers.values()) == [200, 409]
        taken[own["ply"]] = next(action for action, status in answers.items() if status == 200)
    store = open_store(shared.db)
    kept = store.load(table.split("/")[2])
    store.close()
    assert kept is not None
    chosen = {ply: kept.actions[ply] for ply, cause in enumerate(kept.causes) if cause == "person"}
    assert chosen == taken


def test_a_worker_that_is_started_later_catches_up(stack: ExitStack, start: Callable[[], Worker]) -> None:
    first = start()
    host = visitor(stack, first)
    table = host.new_table(seats="me,local", option__random_markers="on")
    host.post(f"{table}/sit", seat=host.state(table)["to_act"])
    before = host.play(table, 1)
    second = start()
    twin = at(stack, host, second)
    ear = Ear(second.address, table, twin)
    assert ear.wait_for(before["rev"])["ply"] == before["ply"]
    host.post(f"{table}/sit", seat=before["to_act"])
    after = host.play(table, 1)
    assert ear.wait_for(after["rev"])["ply"] == after["ply"] > before["ply"]


def acted_anywhere(server: Server, table: str, *people: Visitor) -> bool:
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


def test_the_command_serves_with_several_workers(stack: ExitStack, command: Command) -> None:
    host, guest = visitor(stack, command), visitor(stack, command)
    table = host.new_table(seats="me,open", option__random_markers="on")
    guest.post(host.seat_link(table, 1), name="Quintus")
    assert until(lambda: started(host, table))
    ear = Ear(command.address, table, guest)
    for _ in range(6):
        before = host.state(table)["rev"]
        assert until(lambda: acted_anywhere(command, table, host, guest))
        ear.wait_for(before + 1)
        assert until(lambda before=before: host.state(table)["rev"] > before)


class Roamer(Client):
    """A client that may find itself at a worker that has not heard of its last action yet."""

    refusals = (409, 429)


def test_killing_a_worker_loses_and_doubles_nothing(command: Command, shared: Shared) -> None:
    chance = random.Random(7)
    clients = [Roamer(command.address, seed) for seed in range(4)]
    for client in clients:
        client.start()
    for asked in (False, True, False, True):
        assert until(lambda: len(command.workers()) == 2)  # the one before was replaced
        play_on(clients, chance.randint(4, 12))
        victim = chance.choice(command.workers())
        if asked:  # it dies while the command waits to hear that it lives
            os.kill(victim, signal.SIGSTOP)
            time.sleep(1)
        os.kill(victim, signal.SIGKILL)
    play_on(clients, 5)
    finish(clients)
    command.kill()
    check_kept(shared.db, clients)


def silent(server: Server) -> bool:
    try:
        httpx2.get(f"{server.address}/health", timeout=5)
    except httpx2.HTTPError:
        return True
    return False


def test_workers_end_with_the_command_that_started_them(command: Command) -> None:
    assert until(lambda: len(command.workers()) == 2)
    command.process.kill()
    command.process.wait()
    assert until(lambda: silent(command))


def test_the_command_ends_without_a_word(shared: Shared) -> None:
    command = Command(shared.db, stderr=subprocess.PIPE)
    assert until(lambda: len(command.workers()) == 2)
    command.process.terminate()
    _, told = command.process.communicate(timeout=60)
    assert told == b""  # nor does Python warn that something was left behind


def test_a_worker_waits_for_a_store_that_cannot_be_opened(monkeypatch: pytest.MonkeyPatch, shared: Shared) -> None:
    attempts: list[str] = []

    def failing(times: int) -> None:
        if len(attempts) <= times:
            raise OperationalError("connect", {}, Exception("refused"))

    def opening(db: str, relay: str | None) -> Store:
        attempts.append("open")
        failing(2)
        return open_store(db, relay)

    def signing(store: Store, now: datetime) -> None:
        attempts.append("sign")
        failing(5)
        note_alive(store, now)

    async def work(workers: int) -> None:
        site = await app.furnished(config := Config(db=shared.db, workers=workers, secret="s" * 32), app.Doors(config))
        await app.end(site, await app.begin(site))

    monkeypatch.setattr(app, "open_store", opening)
    monkeypatch.setattr(keeper, "note_alive", signing)
    monkeypatch.setattr(app, "STORE_PAUSE", 0)
    with pytest.raises(OperationalError):
        run_async(work(1))  # whoever starts a single server wants to know
    run_async(work(2))
    assert attempts[:6] == ["open"] * 3 + ["sign"] * 3
