"""Kills of all that a club's server consists of, under play: what is lost, and how soon computer players go on."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import func, select

from triumvir.engine.record import Record
from triumvir.games import load
from triumvir.server.config import Config
from triumvir.server.new_table import new_table
from triumvir.server.store import NewSeat, Store, open_store
from triumvir.server.store.models import ActionRow, TableRow

from .postgres import Cluster
from .running import Process
from .test_killed import Client, finish, lost, play_on
from .workers import children, until, workers_of

SERVER, WORKER, THINKER, DATABASE = "server", "worker", "thinker", "database"
CLIENTS = 3
PLAYERS = 4
PACE = 200  # milliseconds between two moves of the computer players
PATIENCE = 60.0


class Tough(Client):
    """A client that plays on through all breaks, and may find itself at a worker that has not heard of its action."""

    refusals = (409, 429, 500, 503)

    def step(self) -> None:
        try:
            super().step()
        except ValueError:  # a page instead of values: the store is away
            time.sleep(0.2)


@dataclass
class Outcome:
    """What came of the kills."""

    seconds: dict[str, list[float]] = field(default_factory=dict)  # until computer players moved again, by what died
    acknowledged: int = 0
    lost: int = 0


class Club:
    """A server under play, beside it a table of computer players that nobody looks at, and what may be killed."""

    def __init__(self, folder: Path, database: Cluster | None, workers: int, seed: int) -> None:
        db = database.make(f"kills{workers}") if database else ""
        self.server = Process(folder, db, workers)
        self.database = database
        self.store: Store = open_store(self.server.db)
        self.chance = random.Random(seed)
        self.alone()
        self.server.start()
        self.clients = [Tough(self.server.address, number) for number in range(CLIENTS)]
        for client in self.clients:
            client.start()

    def kinds(self) -> list[str]:
        """What can be killed."""
        worker = [WORKER] if self.server.workers > 1 else []
        return [SERVER, THINKER, *worker, *([DATABASE] if self.database else [])]

    def alone(self) -> None:
        """See to it that a table of computer players is running."""
        with self.store.reading() as work:
            if work.scalar(select(TableRow.id).where((TableRow.status == "running") & (TableRow.owner == "kills"))):
                return
        record = Record.of(load("trajan", PLAYERS, {"random_markers": True}), self.chance.randrange(1 << 60))
        data = new_table(Config(), record, "kills", "link", hints=False, pace=PACE, status="running")
        seats = [NewSeat("computer", "Cato", "level:1", f"{data.id}/{seat}", None) for seat in range(PLAYERS)]
        self.store.create(data, seats)

    def moves(self) -> int:
        """How often computer players have moved."""
        with self.store.reading() as work:
            return work.scalar(select(func.count()).where(ActionRow.cause == "computer")) or 0

    def workers(self) -> list[int]:
        """The processes that serve."""
        assert self.server.process is not None
        pid = self.server.process.pid
        return [pid] if self.server.workers == 1 else workers_of(pid)

    def kill(self, kind: str) -> float:
        """Kill something under play; the seconds until computer players moved, after it was back."""
        self.alone()
        before = self.moves()
        assert until(lambda: self.moves() > before, PATIENCE), "the computer players stand still before the kill"
        play_on(self.clients, self.chance.randint(1, 8))
        time.sleep(self.chance.uniform(0, 0.05))
        HOW[kind](self)
        before, back = self.moves(), time.monotonic()
        assert until(lambda: self.moves() > before, PATIENCE), f"the computer players stand still after: {kind}"
        return time.monotonic() - back

    def _kill_server(self) -> None:
        self.server.kill()
        self.server.start()

    def _kill_worker(self) -> None:
        assert until(lambda: len(self.workers()) == self.server.workers)
        os.kill(self.chance.choice(self.workers()), signal.SIGKILL)

    def _kill_thinker(self) -> None:
        assert until(lambda: bool(self._bots()))
        for thinker in self._bots():
            os.kill(thinker, signal.SIGKILL)

    def _bots(self) -> list[int]:
        """The processes that think: started by one that does nothing else, which a worker has started."""
        return [thinker for worker in self.workers() for child in children(worker) for thinker in children(child)]

    def _kill_database(self) -> None:
        assert self.database is not None
        self.database.crash()
        time.sleep(self.chance.uniform(0, 2))
        self.database.start()
        self.store.engine.dispose()

    def close(self) -> tuple[int, int]:
        """End it all; how much was acknowledged, and how much of that is lost."""
        play_on(self.clients, 3)
        finish(self.clients)
        self.server.kill()
        self.store.close()
        return sum(len(client.acknowledged) for client in self.clients), lost(self.server.db, list(self.clients))


HOW: dict[str, Callable[[Club], None]] = {
    SERVER: Club._kill_server,
    WORKER: Club._kill_worker,
    THINKER: Club._kill_thinker,
    DATABASE: Club._kill_database,
}


def kill(
    folder: Path, database: Cluster | None, workers: int, kills: int, tell: Callable[[str], None], seed: int = 7
) -> Outcome:
    """Kill one kind of process after the other under play."""
    club, found = Club(folder, database, workers, seed), Outcome()
    try:
        for number in range(kills):
            kind = club.kinds()[number % len(club.kinds())]
            seconds = club.kill(kind)
            found.seconds.setdefault(kind, []).append(seconds)
            tell(f"{number + 1} {kind}: computer players moved after {seconds:.1f} s")
        found.acknowledged, found.lost = club.close()
    finally:
        if club.server.process is not None and club.server.process.poll() is None:
            club.server.kill()
    return found
