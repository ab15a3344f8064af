"""What an action costs the server in processor time: a table of every title, three who watch it, no sockets between.

The application itself runs in this process, with its store, streams and everything a request passes through; only
uvicorn is left out. `python -m bench.actions` prints milliseconds for each title and for all together as JSON, with
`--profile FILE` it records where they go. Nothing is timed by the wall, so that a busy machine matters little; compare
two trees in turns (`PYTHONPATH=build/compiled python -m bench.actions`, there and here, several times) by their least.
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
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any
from urllib.parse import quote, urlencode

from bench.load import SECRET, Load, fill
from triumvir.games import titles
from triumvir.server import Config, create_app
from triumvir.server.config import Limits
from triumvir.server.keys import Keys
from triumvir.server.store import open_store

PLAYERS = 3
WARM = 30  # actions before those that count
UNLIMITED = Limits(pages_per_second=1e9, pages_burst=1e9, actions_per_second=1e9, actions_burst=1e9)
SHUT = re.compile(r"scores|menu|life|seats|full-\d+")  # what stands in shut dialogs is asked for when they open
ASKS = "auto_auto_full_final_on_100_off_tap_live_ask"  # no step is taken unasked: trees of any age play the same games
_PART = re.compile(r'id="p-([\w-]+)"[^>]*?\sdata-hash="(\w+)"')
_CSRF = re.compile(r'<meta name="csrf"\s+content="([^"]+)"')
Message = MutableMapping[str, Any]


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


async def play(db: str, made: list[tuple[str, list[str]]], actions: int, profile: Path | None) -> dict[str, float]:
    """Milliseconds of an action by title."""
    app = create_app(Config(db=db, secret=SECRET, limits=UNLIMITED))
    keys, found = Keys(SECRET, 1), {}
    names = list(titles())
    spy = cProfile.Profile() if profile is not None else None
    async with app.router.lifespan_context(app):
        tables = app.state.site.tables
        spent, sent, count = 0.0, 0, 0
        for place, name in enumerate(names):
            used, done = 0.0, 0
            for path, people in made[place :: len(names)]:
                viewers = [Viewer(app, path, keys.sign_visitor(who)) for who in people]
                for viewer in viewers:
                    await viewer.open()
                    await viewer.after(0)
                playing = Playing(tables, path, viewers, place)
                for _ in range(WARM):
                    await playing.step()
                size = sum(viewer.bytes for viewer in viewers)
                if spy is not None:
                    spy.enable()
                began = process_time()
                for _ in range(actions):
                    if not await playing.step():
                        break
                    done += 1
                used += process_time() - began
                if spy is not None:
                    spy.disable()
                sent += sum(viewer.bytes for viewer in viewers) - size
                for viewer in viewers:
                    await viewer.leave()
            found[name] = 1000 * used / done
            spent, count = spent + used, count + done
    if spy is not None:
        spy.dump_stats(str(profile))
    return {**found, "all": 1000 * spent / count, "kB": sent / count / 1000}


def main() -> int:
    parser = ArgumentParser(prog="python -m bench.actions")
    parser.add_argument("--actions", type=int, default=120, help="that count, at every table")
    parser.add_argument("--tables", type=int, default=2, help="of every title, one after the other")
    parser.add_argument("--profile", type=Path)
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/actions.db"
        store = open_store(db)
        made = fill(store, Load(tables=args.tables * len(titles()), players=PLAYERS))
        store.close()
        print(json.dumps(asyncio.run(play(db, made, args.actions, args.profile))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
