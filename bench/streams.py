"""What streams cost in memory, and what is given back: many are opened, see some updates, and all leave.

The real command. Prints as JSON the megabytes that the server's process holds before, with all streams open, after the
updates, and when all have left, and kilobytes for a stream. `python -m bench.streams --streams 2000`.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.clients import Browser
from bench.library import COMPILED, PLAIN
from bench.load import SECRET, Load, Server, fill, read
from triumvir.server.connections import allow_many_files
from triumvir.server.keys import Keys
from triumvir.server.store import open_store

EACH = 20  # streams of one visitor
SETTLED = 1.0  # seconds between two looks at the memory


def resident(process: int) -> float:
    """Megabytes that a process holds in memory."""
    for line in read(Path(f"/proc/{process}/status")).splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


async def settle(process: int, wait: float) -> float:
    """What a process holds once that is no longer falling, within some seconds."""
    least, end = resident(process), time.monotonic() + wait
    while time.monotonic() < end:
        await asyncio.sleep(SETTLED)
        least = min(least, resident(process))
    return least


async def measure(
    server: Server, made: list[tuple[str, list[str]]], streams: int, played: int, updates: int, wait: float
) -> dict[str, float]:
    """Play, open, play on, leave."""
    keys, pid = Keys(SECRET, 1), server.process.pid
    players = [
        [Browser(server.port, f"127.0.0.{9 + seat}", path, keys.sign_visitor(who)) for seat, who in enumerate(people)]
        for path, people in made
    ]
    for browsers in players:
        for browser in browsers:
            await browser.open()
    watchers = [  # every table has been watched before
        Browser(server.port, f"127.0.9.{1 + number}", path, keys.sign_visitor(f"first-{number}"))
        for number, (path, _) in enumerate(made)
    ]
    for watcher in watchers:
        await watcher.open()
    for _ in range(played):
        await play(players)
    before = await settle(pid, 3)
    crowd = []
    for number in range(streams):
        source = f"127.{1 + number // 20_000}.{number // 200 % 250}.{1 + number // EACH % 250}"
        viewer = Browser(
            server.port, source, made[number % len(made)][0], keys.sign_visitor(f"viewer-{number // EACH}")
        )
        await viewer.open()
        crowd.append(viewer)
    opened = await settle(pid, 3)
    for _ in range(updates):
        await play(players)
        await asyncio.gather(
            *(viewer.reached(players[number % len(made)][0].rev) for number, viewer in enumerate(crowd))
        )
    updated = await settle(pid, 3)
    for viewer in crowd:
        viewer.close()
    left = await settle(pid, wait)
    for watcher in watchers:
        watcher.close()
    return {
        "before_mb": before,
        "open_mb": opened,
        "updated_mb": updated,
        "left_mb": left,
        "open_kb_each": 1024 * (opened - before) / streams,
        "updated_kb_each": 1024 * (updated - before) / streams,
        "kept": left / before - 1,
    }


async def play(players: list[list[Browser]]) -> None:
    """One action at every table."""
    for browsers in players:
        actor = next((browser for browser in browsers if browser.choices), None)
        if actor is not None:
            await actor.act(actor.choices[0])


def main() -> int:
    parser = ArgumentParser(prog="python -m bench.streams")
    parser.add_argument("--streams", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--played", type=int, default=2, help="actions at every table before")
    parser.add_argument("--updates", type=int, default=2, help="actions at every table while all watch")
    parser.add_argument("--wait", type=float, default=30.0, help="seconds in which memory must be given back")
    parser.add_argument("--library", type=Path, default=COMPILED if COMPILED.exists() else PLAIN)
    args = parser.parse_args()
    allow_many_files()
    with TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/streams.db"
        store = open_store(db)
        made = fill(store, Load(tables=args.tables))
        store.close()
        server = Server(args.library.resolve(), db)
        try:
            print(json.dumps(asyncio.run(measure(server, made, args.streams, args.played, args.updates, args.wait))))
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
