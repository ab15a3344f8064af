"""The real server, killed with SIGKILL at random moments under play: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx2

from triumvir.server.store import open_store

from .running import Process, Visitor

KILLS = 8
TABLES = 3


class Client(threading.Thread):
    """Plays both seats of a table without pause and keeps what was acknowledged, through all breaks."""

    refusals = (429,)  # too fast for the limits of a real server; nobody else plays here: never stale, never doubled

    def __init__(self, address: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.http = httpx2.Client(base_url=address, timeout=5)
        self.chance = random.Random(seed)
        self.who = Visitor(self.http)
        self.table = self.who.new_table(seats="me,local", option__random_markers="on")
        self.acknowledged: list[tuple[int, int]] = []  # ply and action
        self.stop = False
        self.broken = 0
        self.problem = ""

    def run(self) -> None:
        while not self.stop:
            try:
                self.step()
            except httpx2.HTTPError:
                self.broken += 1
                time.sleep(0.02)
            except Exception as error:
                self.problem = repr(error)
                return
        self.http.close()

    def step(self) -> None:
        state: dict[str, Any] = self.who.state(self.table)
        if "error" in state:
            time.sleep(0.2)  # too fast for the limits of a real server
            return
        if state["status"] == "finished":
            self.stop = True
            return
        if not state["legal"]:
            assert self.who.post(f"{self.table}/sit", seat=state["to_act"]).status_code in (200, *self.refusals)
            return
        action = self.chance.choice(state["legal"])["action"]
        answer = self.who.act(self.table, action, state)
        if answer.status_code in self.refusals:
            self.broken += answer.status_code >= 500  # it may be stored nevertheless
            time.sleep(0.2)
            return
        assert answer.status_code == 200, answer.text[:200]
        assert answer.json()["rev"] == state["rev"] + 1
        self.acknowledged.append((state["ply"], action))


def play_on(clients: list[Client], actions: int) -> None:
    """Wait until this many more actions were acknowledged."""
    wanted = sum(len(client.acknowledged) for client in clients) + actions
    while sum(len(client.acknowledged) for client in clients) < wanted and any(c.is_alive() for c in clients):
        time.sleep(0.005)


def test_killing_the_server_loses_and_doubles_nothing(tmp_path: Path) -> None:
    server, chance = Process(tmp_path), random.Random(7)
    server.start()
    clients = [Client(server.address, seed) for seed in range(TABLES)]
    for client in clients:
        client.start()
    for _ in range(KILLS):
        play_on(clients, chance.randint(1, 12))
        time.sleep(chance.uniform(0, 0.05))
        server.kill()
        server.start()
    play_on(clients, 5)
    finish(clients)
    server.kill()
    check_kept(server.db, clients)


def finish(clients: list[Client]) -> None:
    """Let all of them come to an end."""
    for client in clients:
        client.stop = True
    for client in clients:
        client.join(20)
    assert [client.problem for client in clients] == [""] * len(clients)


def check_kept(db: str, clients: list[Client]) -> None:
    """All that was acknowledged is stored, once and where it belongs."""
    assert any(client.broken for client in clients), "no kill met a request"
    assert lost(db, clients) == 0


def lost(db: str, clients: list[Client]) -> int:
    """How many acknowledged actions are not stored where they belong, or are stored more than once."""
    store, wrong = open_store(db), 0
    for client in clients:
        kept = store.load(client.table.split("/")[2])
        assert kept is not None
        wrong += sum(kept.actions[ply : ply + 1] != (action,) for ply, action in client.acknowledged)
        plies = [ply for ply, _ in client.acknowledged]
        wrong += len(plies) - len(set(plies)) + (plies != sorted(plies))
        chosen = sum(cause == "person" for cause in kept.causes)
        # an action whose answer was cut off may be stored, once for each break
        wrong += max(0, len(client.acknowledged) - chosen, chosen - len(client.acknowledged) - client.broken)
    store.close()
    return wrong
