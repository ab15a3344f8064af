"""One visitor fills the server with computer players: how long does another's computer player take to answer?

The real command with one process that thinks. First only the one table is played, then beside twelve tables of four
players of the fifth level each, all of one visitor, who watches them all. `python -m bench.fair` prints the figures as
JSON: milliseconds for a computer player's move on average and at worst, quiet and crowded, at the usual pace and with
moves made at once.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.clients import Browser
from bench.library import COMPILED, PLAIN
from bench.load import FIRST_SEED, SECRET, Server
from triumvir.engine.record import Record
from triumvir.games import load
from triumvir.server.config import Config
from triumvir.server.keys import Keys, holder_of
from triumvir.server.new_table import new_table
from triumvir.server.store import NewSeat, Store, open_store

LEVEL = "level:5"
MANY, ONE = "visitor-many", "visitor-one"
PACES = {"at_once": 0, "usual": Config.pace}


@dataclass(frozen=True)
class Plan:
    """What to play."""

    game: str = "trajan"
    tables: int = 12
    turns: int = 30  # of the other visitor
    thinkers: int = 1


def add(store: Store, plan: Plan, owner: str, players: int, pace: int, seed: int) -> str:
    """A running table: of computer players alone, or with its owner in the first seat if there are two players."""
    game = load(plan.game, players, {"random_markers": True} if plan.game == "trajan" else {})
    data = new_table(Config(), Record.of(game, seed), holder_of(owner), "link", False, pace, status="running")
    seats = [NewSeat("computer", f"Cato {n}", LEVEL, f"{data.id}-{n}", None) for n in range(players)]
    if players == 2:
        seats[0] = NewSeat("person", "Claudia", "", f"{data.id}-0", holder_of(owner))
    store.create(data, seats)
    return f"/t/{data.id}"


async def waits(browser: Browser, turns: int) -> list[float]:
    """How long each move of the computer player took, in milliseconds, from what led to it to the browser's screen."""
    loop, chance, found = asyncio.get_running_loop(), random.Random(1), []
    async with browser.moved:
        await browser.moved.wait_for(lambda: browser.choices)
    for _ in range(turns):
        while True:
            await browser.act(chance.choice(browser.choices))
            if not browser.choices:
                break
        while not browser.choices:
            began, revision = loop.time(), browser.rev
            await browser.reached(revision + 1)
            found.append(1000 * (loop.time() - began))
    return found


async def play(server: Server, path: str, others: list[str], turns: int) -> list[float]:
    """Watch all tables of the one visitor, and play at the other's."""
    keys = Keys(SECRET, 1)
    crowd = [Browser(server.port, "127.0.1.1", other, keys.sign_visitor(MANY)) for other in others]
    own = Browser(server.port, "127.0.1.2", path, keys.sign_visitor(ONE))
    for browser in (*crowd, own):
        await browser.open()
    try:
        return await asyncio.wait_for(waits(own, turns), 900)
    finally:
        for browser in (*crowd, own):
            browser.close()


def measure(plan: Plan, library: Path, pace: int, crowded: bool) -> list[float]:
    """One run, in a folder of its own."""
    with TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/fair.db"
        store = open_store(db)
        path = add(store, plan, ONE, 2, pace, FIRST_SEED)
        numbers = range(plan.tables if crowded else 0)
        others = [add(store, plan, MANY, 4, 0, FIRST_SEED + 1 + number) for number in numbers]
        store.close()
        server = Server(library, db, ("--thinkers", str(plan.thinkers)))
        try:
            return asyncio.run(play(server, path, others, plan.turns))
        finally:
            server.stop()


def main() -> int:
    parser = ArgumentParser(prog="python -m bench.fair")
    parser.add_argument("--game", default=Plan.game)
    parser.add_argument("--tables", type=int, default=Plan.tables)
    parser.add_argument("--turns", type=int, default=Plan.turns)
    parser.add_argument("--thinkers", type=int, default=Plan.thinkers)
    parser.add_argument("--library", type=Path, default=COMPILED if COMPILED.exists() else PLAIN)
    args = parser.parse_args()
    plan = Plan(args.game, args.tables, args.turns, args.thinkers)
    figures: dict[str, float] = {}
    for name, pace in PACES.items():
        quiet, crowded = (measure(plan, args.library.resolve(), pace, there) for there in (False, True))
        means = [sum(delays) / len(delays) for delays in (quiet, crowded)]
        figures |= {f"{name}_quiet_ms": means[0], f"{name}_crowded_ms": means[1], f"{name}_times": means[1] / means[0]}
        figures |= {f"{name}_quiet_worst_ms": max(quiet), f"{name}_crowded_worst_ms": max(crowded)}
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
