"""The server under load: many live tables, scripted browsers, and the time from a choice to the other seat's screen.

The real command runs in a process of its own; server and browsers share the machine. `python -m bench.load`
prints the figures as JSON, and with `--profile FILE` records where the server spends its time (needs py-spy).
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import time
from argparse import ArgumentParser
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

from bench.clients import Browser
from bench.library import COMPILED, PLAIN, ROOT, Unmeasurable, last_line
from triumvir.engine.record import Record
from triumvir.games import load, titles
from triumvir.server.config import Config
from triumvir.server.keys import Keys, holder_of
from triumvir.server.new_table import new_table
from triumvir.server.store import NewSeat, Store, open_store

SECRET = "only for measuring, never for people"
NAMES = ("Claudia", "Livia", "Cato", "Octavia")
PATIENCE = 60.0  # seconds for the server to start
FIRST_SEED = 1000  # the seeds below are those of guided games


@dataclass(frozen=True)
class Load:
    """What to put on the server."""

    tables: int = 200
    players: int = 2
    rate: float = 200.0
    seconds: float = 30.0
    warm: float = 10.0  # seconds before the measuring
    workers: int = 1  # processes of the server


@dataclass(frozen=True)
class Measured:
    """What came of it."""

    delays: list[float]  # milliseconds
    actions_per_s: float
    bytes_per_update: float
    server_share: float  # processor time of the server by time on the wall
    browser_share: float

    def percentile(self, share: float) -> float:
        """The delay that this share of the actions stayed below."""
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def record(self) -> dict[str, float]:
        """As plain values."""
        marks = {f"p{mark}_ms": self.percentile(mark / 100) for mark in (50, 95, 99)}
        rest = {name: getattr(self, name) for name in self.__dataclass_fields__ if name != "delays"}
        cost = 1000 * self.server_share / self.actions_per_s
        machine = (self.server_share + self.browser_share) / (os.cpu_count() or 1)
        return {
            **marks,
            "max_ms": max(self.delays),
            "server_ms_per_action": cost,
            "machine_share": machine,  # near 1 the machine has no more to give, and delays say little of the server
            **rest,
        }


# ---------------------------------------------------------------- a store full of games


def halfway(name: str, players: int, seed: int) -> tuple[Record, list[tuple[int, int]]]:
    """A random game played to its middle: its record, and (seat, action) of every step."""
    game, chance = load(name, players), random.Random(seed)
    state, steps = game.start(seed), []
    while not state.over:
        action = chance.choice(state.legal())
        steps.append((int(state.to_act), action))
        state.apply(action)
    return Record.of(game, seed), steps[: len(steps) // 2]


def fill(store: Store, plan: Load) -> list[tuple[str, list[str]]]:
    """Put tables into a store; gives the address of each and the visitors who sit there."""
    names, made = list(titles()), []
    for place in range(plan.tables):
        record, steps = halfway(names[place % len(names)], plan.players, FIRST_SEED + place)
        data = new_table(Config(), record, "bench", "link", hints=False, pace=0, status="running")
        people = [f"visitor-{place}-{seat}" for seat in range(plan.players)]
        seats = [NewSeat("person", NAMES[s], "", f"{place}-{s}", holder_of(who)) for s, who in enumerate(people)]
        store.create(data, seats, steps)
        made.append((f"/t/{data.id}", people))
    return made


# ---------------------------------------------------------------- the server


class Server:
    """The real command."""

    def __init__(self, library: Path, db: str, more: tuple[str, ...] = ()) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        command = [sys.executable, "-m", "triumvir.cli", "serve", "--port", str(self.port), "--db", db, *more]
        environment = {**os.environ, "PYTHONPATH": str(library), "TRIUMVIR_SECRET": SECRET}
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                assert self.process.stderr is not None
                raise Unmeasurable(f"The server does not start: {last_line(self.process.stderr.read())}")
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/health", timeout=2):
                    return
            except (URLError, TimeoutError):
                time.sleep(0.05)
        raise Unmeasurable("The server does not answer.")

    def wait_for_workers(self, workers: int) -> None:
        """Wait until all of several workers serve; each starts a process that thinks when it does."""
        end = time.monotonic() + PATIENCE
        while workers > 1 and sum(len(family(child)) > 1 for child in children(self.process.pid)) < workers:
            if time.monotonic() > end:
                raise Unmeasurable("Not all workers of the server start.")
            time.sleep(0.05)

    def processor_seconds(self) -> float:
        """Processor time of the server's processes so far; 0 where the system does not tell."""
        return sum(ticks(process) for process in family(self.process.pid)) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.communicate(timeout=30)


def family(process: int) -> list[int]:
    """A process and all that it has started, and these in turn."""
    return [process, *(relative for child in children(process) for relative in family(child))]


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for file in Path(f"/proc/{process}/task").glob("*/children") for child in read(file).split()]


def ticks(process: int) -> int:
    """The processor time of a process, in the system's unit."""
    fields = read(Path(f"/proc/{process}/stat")).rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12]) if fields else 0


def read(file: Path) -> str:
    """What the system tells of a process; nothing if it has ended."""
    try:
        return file.read_text()
    except OSError:
        return ""


# ---------------------------------------------------------------- the play


class Table:
    """One table with all its browsers."""

    def __init__(self, browsers: list[Browser], seed: int) -> None:
        self.browsers = browsers
        self.chance = random.Random(seed)
        self.free = asyncio.Lock()

    async def step(self, due: float, delays: list[float], from_: float) -> None:
        """One action of whoever is to decide; the delay counts from when it was due."""
        loop = asyncio.get_running_loop()
        async with self.free:
            actor = next((browser for browser in self.browsers if browser.choices), None)
            if actor is None:
                return  # the game is over
            revision = actor.rev + 1
            shown = [browser.reached(revision) for browser in self.browsers if browser is not actor]
            await asyncio.gather(actor.act(self.chance.choice(actor.choices)), *shown)
            if due >= from_:
                delays.append(1000 * (loop.time() - due))


async def play(server: Server, made: list[tuple[str, list[str]]], plan: Load, profile: Path | None = None) -> Measured:
    """Open all pages, then act at an even pace."""
    keys, loop = Keys(SECRET, 1), asyncio.get_running_loop()
    tables, hosts = [], count(2)
    for place, (path, people) in enumerate(made):
        browsers = []
        for who in people:
            host = next(hosts)
            browsers.append(
                Browser(server.port, f"127.0.{host // 250 + 1}.{host % 250 + 1}", path, keys.sign_visitor(who))
            )
        for browser in browsers:
            await browser.open()
        tables.append(Table(browsers, place))
    delays: list[float] = []
    began = loop.time() + 0.5
    from_ = began + plan.warm
    tasks: set[asyncio.Task[None]] = set()
    marks: tuple[float, float] = (0.0, 0.0)
    spy = None
    for step in range(int((plan.warm + plan.seconds) * plan.rate)):
        due = began + step / plan.rate
        if due >= from_ and marks == (0.0, 0.0):
            marks = (server.processor_seconds(), time.process_time())
            spy = spy_on(server, plan.seconds, profile) if profile is not None else None
        await asyncio.sleep(max(0.0, due - loop.time()))
        tasks.add(asyncio.create_task(tables[step % len(tables)].step(due, delays, from_)))
        for task in [task for task in tasks if task.done()]:
            tasks.discard(task)
            task.result()
    await asyncio.wait_for(asyncio.gather(*tasks), 600)
    wall = loop.time() - from_
    every = [browser for table in tables for browser in table.browsers]
    sizes = sum(browser.received for browser in every) / max(1, sum(browser.updates for browser in every))
    shares = (server.processor_seconds() - marks[0]) / wall, (time.process_time() - marks[1]) / wall
    for browser in every:
        browser.close()
    if spy is not None:
        spy.wait()
    return Measured(delays, len(delays) / wall, sizes, *shares)


def spy_on(server: Server, seconds: float, profile: Path) -> subprocess.Popen[bytes]:
    """Record from now on where the server's processes spend their time."""
    spy = str(Path(sys.executable).with_name("py-spy"))
    where = ["-p", str(server.process.pid), "-o", str(profile)]
    return subprocess.Popen([spy, "record", "--subprocesses", "-f", "raw", "-d", str(int(seconds)), *where])


def measure(plan: Load, library: Path, profile: Path | None = None) -> Measured:
    """The whole thing in a folder of its own."""
    with TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/load.db"
        store = open_store(db)
        made = fill(store, plan)
        store.close()
        server = Server(library, db, ("--workers", str(plan.workers)))
        try:
            server.wait_for_workers(plan.workers)
            return asyncio.run(play(server, made, plan, profile))
        finally:
            server.stop()


def main() -> int:
    parser = ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--rate", type=float, default=Load.rate)
    parser.add_argument("--seconds", type=float, default=Load.seconds)
    parser.add_argument("--tables", type=int, default=Load.tables)
    parser.add_argument("--players", type=int, default=Load.players)
    parser.add_argument("--workers", type=int, default=Load.workers)
    parser.add_argument("--profile", type=Path)
    parser.add_argument("--library", type=Path, default=COMPILED if COMPILED.exists() else PLAIN)
    args = parser.parse_args()
    plan = Load(args.tables, args.players, args.rate, args.seconds, workers=args.workers)
    print(json.dumps(measure(plan, args.library.resolve(), args.profile).record()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
