"""What an action costs the server in processor time: a table of every title, three who watch it, no sockets between.

The application itself runs in this process, with its store, streams and everything a request passes through; only
uvicorn is left out. `python -m bench.actions` prints milliseconds for each title and for all together as JSON, with
`--profile FILE` it records where they go. Nothing is timed by the wall, but a neighbour who uses the same caches is
felt all the same. So two trees are compared in turns: `PYTHONPATH=build/compiled python -m bench.actions --each FILE`
there and here, ten times or more, each with a file of its own; both play the same games, and
`python -m bench.actions --least THERE HERE` puts together the least that every single action took in any round.
"""

from __future__ import annotations

import asyncio
import cProfile
import json
import random
import re
import sys
from argparse import ArgumentParser
from collections.abc import MutableMapping
from itertools import chain
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any
from urllib.parse import quote, urlencode

from bench.load import SECRET, Load, fill
from triumvir.games import titles
from triumvir.server import Config, create_app
from triumvir.server.config import Limits
from triumvir.server.keys import Keys
from triumvir.server.memory import tidy
from triumvir.server.store import open_store

PLAYERS = 3
WARM = 30  # actions before those that count
UNLIMITED = Limits(pages_per_second=1e9, pages_burst=1e9, actions_per_second=1e9, actions_burst=1e9)
SHUT = re.compile(r"scores|menu|life|seats|full-\d+")  # what stands in shut dialogs is asked for when they open
ASKS = "auto_auto_full_final_on_100_off_tap_live_ask"  # no step is taken unasked: trees of any age play the same games
_PART = re.compile(r'id="p-([\w-]+)"[^>]*?\sdata-hash="(\w+)"')
_CSRF = re.compile(r'<meta name="csrf"\s+content="([^"]+)"')
Message = MutableMapping[str, Any]
Times = dict[str, list[float]]  # by title, one entry for each action
SENT = "kB"  # stands among them for what was sent


class Viewer:
    """A browser that sends requests to the application and counts what its stream brings."""

    def __init__(self, app: Any, table: str, cookie: str) -> None:
        self.app, self.table, self.cookie = app, table, cookie
        self.heard = asyncio.Condition()
        self.events = self.bytes = 0
        self.csrf = ""
        self._left = asyncio.Event()
        self._ear: asyncio.Task[None] | None = None

    def _scope(self, method: str, path: str, query: str = "", *more: tuple[bytes, bytes]) -> dict[str, Any]:
        headers = {
            "host": "127.0.0.1",
            "cookie": f"triumvir={self.cookie}; triumvir-settings={ASKS}",
            "accept-encoding": "identity" if path == self.table else "gzip",
            "accept-language": "en",
            "accept": "application/json" if method == "POST" else "text/html",
        }
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [*((name.encode(), value.encode()) for name, value in headers.items()), *more],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
        }

    async def ask(self, method: str, path: str, body: bytes = b"", *more: tuple[bytes, bytes]) -> bytes:
        """One request; its answer, unpacked by nobody."""
        given, answer = [{"type": "http.request", "body": body, "more_body": False}], []

        async def receive() -> Message:
            return given.pop() if given else await asyncio.Future()

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                assert message["status"] == 200, (path, message)
            answer.append(message.get("body", b""))

        await self.app(self._scope(method, path, "", *more), receive, send)
        return b"".join(answer)

    async def open(self) -> None:
        """Load the page and listen."""
        page = (await self.ask("GET", self.table)).decode()
        self.csrf = _CSRF.findall(page)[0]
        have = {name: "later" if SHUT.fullmatch(name) else value for name, value in _PART.findall(page)}
        self._ear = asyncio.create_task(self._listen(",".join(f"{name}:{value}" for name, value in have.items())))

    async def _listen(self, have: str) -> None:
        async def receive() -> Message:
            await self._left.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            if len(message.get("body", b"")) > 10:  # more than the header of what is packed
                self.bytes += len(message["body"])
                async with self.heard:
                    self.events += 1
                    self.heard.notify_all()

        await self.app(self._scope("GET", f"{self.table}/events", f"have={quote(have)}"), receive, send)

    async def act(self, revision: int, ply: int, action: int) -> None:
        """Post a choice."""
        fields = {"rev": revision, "ply": ply, "action": action, "confirmed": 1, "stream": 1}  # the last for old trees
        body = urlencode(fields).encode()
        kind = (b"content-type", b"application/x-www-form-urlencoded")
        size = (b"content-length", str(len(body)).encode())
        await self.ask("POST", f"{self.table}/act", body, kind, size, (b"x-csrf", self.csrf.encode()))

    async def after(self, events: int) -> None:
        """Wait until the stream has brought more than so many events."""
        async with self.heard:
            await self.heard.wait_for(lambda: self.events > events)

    async def leave(self) -> None:
        """Close the stream."""
        self._left.set()
        if self._ear is not None:
            await self._ear


class Playing:
    """One table and all who watch it."""

    def __init__(self, tables: Any, path: str, viewers: list[Viewer], seed: int) -> None:
        self.tables, self.code, self.viewers = tables, path.rpartition("/")[2], viewers
        self.chance = random.Random(seed)

    async def step(self) -> bool:
        """One action, and what everybody sees of it; False if the game is over."""
        table = await self.tables.get(self.code)
        if not table.running:
            return False
        before = [viewer.events for viewer in self.viewers]
        action = self.chance.choice(table.state.legal())
        await self.viewers[table.state.to_act].act(table.revision, table.ply, action)
        await asyncio.gather(*(viewer.after(count) for viewer, count in zip(self.viewers, before, strict=True)))
        return True


async def play(db: str, made: list[tuple[str, list[str]]], actions: int, profile: Path | None) -> Times:
    """Milliseconds of every action by title, and kilobytes that it sends."""
    app = create_app(Config(db=db, secret=SECRET, limits=UNLIMITED))
    keys, names = Keys(SECRET, 1), list(titles())
    found: Times = {name: [] for name in [*names, SENT]}
    spy = cProfile.Profile() if profile is not None else None
    async with app.router.lifespan_context(app):
        collecting = asyncio.create_task(tidy(app.state.site.hub))  # as in a server that plays
        for place, name in enumerate(names):
            for path, people in made[place :: len(names)]:
                viewers = [Viewer(app, path, keys.sign_visitor(who)) for who in people]
                for viewer in viewers:
                    await viewer.open()
                    await viewer.after(0)
                playing = Playing(app.state.site.tables, path, viewers, place)
                for _ in range(WARM):
                    await playing.step()
                if spy is not None:
                    spy.enable()
                for _ in range(actions):
                    size, began = sum(viewer.bytes for viewer in viewers), process_time()
                    if not await playing.step():
                        break
                    found[name].append(1000 * (process_time() - began))
                    found[SENT].append((sum(viewer.bytes for viewer in viewers) - size) / 1000)
                if spy is not None:
                    spy.disable()
                for viewer in viewers:
                    await viewer.leave()
        collecting.cancel()
    if spy is not None:
        spy.dump_stats(str(profile))
    return found


def means(times: Times) -> dict[str, float]:
    """What an action costs at each title, and everywhere."""
    spent = {name: each for name, each in times.items() if name != SENT}
    return {
        **{name: mean(each) for name, each in spent.items()},
        "all": mean(chain.from_iterable(spent.values())),
        SENT: mean(times[SENT]),
    }


def least(file: Path) -> Times:
    """The least that every action took in any of the rounds that a file has a line of."""
    rounds = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return {name: [min(tries) for tries in zip(*(one[name] for one in rounds), strict=True)] for name in rounds[0]}


def main() -> int:
    parser = ArgumentParser(prog="python -m bench.actions")
    parser.add_argument("--actions", type=int, default=120, help="that count, at every table")
    parser.add_argument("--tables", type=int, default=2, help="of every title, one after the other")
    parser.add_argument("--profile", type=Path)
    parser.add_argument("--each", type=Path, help="add a line with the time of every action to this file")
    parser.add_argument("--least", type=Path, nargs=2, help="compare two such files", metavar=("THERE", "HERE"))
    args = parser.parse_args()
    if args.least:
        there, here = (means(least(file)) for file in args.least)
        print(json.dumps({name: [there[name], here[name], here[name] / there[name]] for name in here}))
        return 0
    with TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/actions.db"
        store = open_store(db)
        made = fill(store, Load(tables=args.tables * len(titles()), players=PLAYERS))
        store.close()
        times = asyncio.run(play(db, made, args.actions, args.profile))
    if args.each is not None:
        with args.each.open("a", encoding="utf-8") as file:
            file.write(json.dumps(times) + "\n")
    print(json.dumps(means(times)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
