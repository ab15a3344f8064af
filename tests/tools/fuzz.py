"""Strange requests in great number, and real play in between: no answer may be an error of the server.

    python tests/tools/fuzz.py --requests 100000 --seed 1 --db postgresql

The application runs in this process. Routes are read from its own table, fields and queries from the source of the
routes, so that new ones are tried by themselves. Several visitors make tables of all games, play, talk, take back and
upload damaged records. Every 5xx is told with its request; the same seed and number of requests lead to it again, as
far as no computer player was faster. Memory is told by the thousand; it is flat if a line through the second half rises
by less than FLAT kB for a thousand requests. Ctrl-C ends the run and tells what came of it so far.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import re
import resource
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import unquote, urlencode

sys.path.insert(0, str(Path(__file__).parent.parent))

from starlette.applications import Starlette

from server.postgres import cluster
from server.running import GENEROUS
from tools.strange import Asked, Known, Strange
from triumvir.draw import keep
from triumvir.engine.record import Record
from triumvir.games import titles
from triumvir.server import Config, create_app
from triumvir.server.render import books
from triumvir.testing.setups import variants
from triumvir.testing.walks import finish

CSRF = re.compile(r'<meta name="csrf" content="([^"]+)">')
LINK = re.compile(r"/s/([\w-]+)")
VISITORS = 5
TABLES = 20  # that are played at
LIVE_TABLES = 40  # in memory: older ones are rebuilt
VIEWERS = 60  # whose pages are kept: fewer than usual, so that memory soon holds all that it may
DRAWINGS = 10_000  # and drawings, likewise
FLAT = 64.0
SLOW = ("/hint", "/analysis")  # somebody thinks for seconds
RARELY = 0.02
THOUSAND = 1000


class Visitor:
    """A browser: its cookies, its token."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}
        self.csrf = ""

    @property
    def header(self) -> str:
        """Its cookies as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


@dataclass
class Report:
    """What came of it."""

    requests: int = 0
    classes: Counter[str] = field(default_factory=Counter)
    routes: Counter[str] = field(default_factory=Counter)  # answers of 2xx and 3xx by the first words of their path
    faults: list[str] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)  # kB, after every thousand

    @property
    def slope(self) -> float:
        """How much memory grew over the second half, in kB for a thousand requests; a line of least squares."""
        second = self.memory[len(self.memory) // 2 :]
        middle, mean = (len(second) - 1) / 2, sum(second) / max(1, len(second))
        spread = sum((place - middle) ** 2 for place in range(len(second)))
        return sum((place - middle) * (kb - mean) for place, kb in enumerate(second)) / spread if spread else 0.0


def resident() -> float:
    """The memory of this process in kB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1024


class Fuzz:
    """Asks one request after the other."""

    def __init__(self, app: Starlette, seed: int) -> None:
        self.app = app
        self.dice = Random(seed)
        self.known = Known(list(titles()), {"game": list(titles())})
        self.strange = Strange(self.dice, self.known, list(app.routes))
        self.visitors = [Visitor() for _ in range(VISITORS)]
        self.own: list[tuple[Visitor, str]] = []  # who made which table
        self.report = Report()
        self.seed = seed

    async def run(self, requests: int, tell: Callable[[str], object]) -> None:
        """Ask so many."""
        self.known.records = [finished(name, self.dice.randrange(1000)) for name in titles()]
        while self.report.requests < requests:
            who = self.dice.choice(self.visitors)
            if not who.csrf:
                await self.ask(who, Asked("GET", "/settings", "", {"host": "testserver"}))
            draw = self.dice.random()
            if draw < 0.02 or not self.own:
                await self.new_table(who)
            elif draw < 0.05:
                await self.play(*self.dice.choice(self.own))
            elif draw < 0.06:
                await self.upload(who)
            else:
                await self.strangely(who)
            if self.report.requests // THOUSAND > len(self.report.memory):
                self.report.memory.append(resident())
                if len(self.report.memory) % 5 == 0:
                    tell(f"{self.report.requests} requests, {self.report.memory[-1]:.0f} kB")

    async def strangely(self, who: Visitor) -> None:
        """One strange request, half of the time by somebody who has a seat at the table."""
        self.strange.likely = {}
        if self.dice.random() < 0.5:
            who, table = self.dice.choice(self.own)
            self.strange.likely["code"] = table.removeprefix("/t/")
        asked = self.strange.request(who.header if self.dice.random() < 0.95 else "", who.csrf)
        if asked.path.endswith(SLOW) and self.dice.random() > RARELY:
            return
        await self.ask(who, asked)

    async def new_table(self, who: Visitor) -> None:
        """A table of some game, with people, free seats and a computer player or not."""
        name = self.dice.choice(list(titles()))
        variant = self.dice.choice(variants(name))
        form = {"csrf": who.csrf, "players": str(variant.players), "hints": self.dice.choice(("on", ""))}
        form["visibility"] = self.dice.choice(("open", "link"))
        if variant.option is not None:
            value = variant.value
            form[f"option-{variant.option}"] = value if isinstance(value, str) else "on" if value else "off"
        for seat in range(variant.players):
            kinds = ("local", "local", "local", "open", "computer:random")
            form[f"kind-{seat}"] = self.dice.choice(kinds) if seat else "me"
            form[f"name-{seat}"] = ("Claudia", "Livia", "Cato", "Octavia")[seat]
        await self.post(who, f"/new/{name}", form)

    async def upload(self, who: Visitor) -> None:
        """A sound record, whose game is over."""
        asked = Asked("POST", "/upload", "", {"cookie": who.header, "host": "testserver", "x-csrf": who.csrf})
        head = b'--B\r\nContent-Disposition: form-data; name="record"; filename="game.json"\r\n\r\n'
        asked.headers["content-type"] = "multipart/form-data; boundary=B"
        asked.body = head + self.dice.choice(self.known.records) + b"\r\n--B--\r\n"
        await self.ask(who, asked)

    async def play(self, who: Visitor, table: str) -> None:
        """Some real decisions at a table and a word; who shares its screen with others says who sits there."""
        await self.post(who, f"{table}/chat", {"csrf": who.csrf, "text": "salve"})
        for _ in range(self.dice.choice((2, 10, 10, 10, 200))):
            state = json.loads(await self.get(who, f"{table}/state") or "{}")
            if not state.get("legal"):
                if state.get("to_act", -1) >= 0:
                    await self.post(who, f"{table}/sit", {"csrf": who.csrf, "seat": str(state["to_act"])})
                state = json.loads(await self.get(who, f"{table}/state") or "{}")
                if not state.get("legal"):
                    return
            action = str(self.dice.choice(state["legal"])["action"])
            for name, value in (("action", action), ("rev", str(state["rev"])), ("ply", str(state["ply"]))):
                self.known.learn(name, value)
            form = {"csrf": who.csrf, "action": action, "confirmed": "1"}
            await self.post(who, f"{table}/act", {**form, "rev": str(state["rev"]), "ply": str(state["ply"])})
            if self.dice.random() < 0.1:
                back = {"csrf": who.csrf, "rev": str(state["rev"] + 1)}
                await self.post(who, f"{table}/{self.dice.choice(('undo', 'redo'))}", back)

    async def get(self, who: Visitor, path: str) -> str:
        """A page as it should be asked for."""
        headers = {"cookie": who.header, "host": "testserver", "accept": "application/json"}
        status, text = await self.ask(who, Asked("GET", path, "", headers))
        return text if status == 200 else ""

    async def post(self, who: Visitor, path: str, form: dict[str, str]) -> None:
        """A form as it should be sent."""
        headers = {"cookie": who.header, "host": "testserver", "content-type": "application/x-www-form-urlencoded"}
        await self.ask(who, Asked("POST", path, "", headers, urlencode(form).encode()))

    async def ask(self, who: Visitor, asked: Asked) -> tuple[int, str]:
        """Send a request, count the answer, learn from it."""
        self.report.requests += 1
        status, headers, body, error = await answered(self.app, asked)
        self.report.classes[f"{status // 100}xx"] += 1
        if status < 400:
            self.report.routes[f"{asked.method} /{asked.path.split('/')[1]}/{asked.path.split('/')[-1][:9]}"] += 1
        if status >= 500 or error is not None:
            told = f"request {self.report.requests} of seed {self.seed}: {status} {error!r}\n  {asked.told()}"
            self.report.faults.append(told)
        for cookie in headers.get("set-cookie", []):
            name, _, value = cookie.partition(";")[0].partition("=")
            if status < 400:
                who.cookies[name] = value
        for place in headers.get("location", []):
            if place.startswith("/t/"):
                code = place.split("/")[2].partition("?")[0]
                self.known.learn("code", code)
                if asked.path.startswith(("/new", "/quick", "/learn")):
                    self.own = [*self.own[-TABLES:], (who, f"/t/{code}")]
        text = body.decode("utf-8", "replace") if status < 400 else ""
        if found := CSRF.search(text):
            who.csrf = found[1]
        for token in LINK.findall(text)[:3]:
            self.known.learn("token", token)
        return status, text


async def answered(app: Starlette, asked: Asked) -> tuple[int, dict[str, list[str]], bytes, BaseException | None]:
    """Status, headers and body of an answer, and what was raised behind it; who listens to a stream leaves at once."""
    status, heads, body, sent = 0, dict[str, list[str]](), bytearray(), False
    given = {"content-length": str(len(asked.body)), **asked.headers}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": asked.method,
        "scheme": "http",
        "path": unquote(asked.path),
        "raw_path": asked.path.encode("latin-1", "replace"),
        "query_string": asked.query.encode("latin-1", "replace"),
        "root_path": "",
        "headers": [(name.encode(), value.encode("latin-1", "replace")) for name, value in given.items()],
        "client": ("127.0.0.1", 1),
        "server": ("testserver", 80),
        "state": {},
    }

    async def receive() -> dict[str, Any]:
        nonlocal sent
        if sent:
            await asyncio.sleep(0)
            return {"type": "http.disconnect"}
        sent = True
        return {"type": "http.request", "body": asked.body, "more_body": False}

    async def send(message: Any) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            for name, value in message["headers"]:
                heads.setdefault(name.decode("latin-1"), []).append(value.decode("latin-1"))
        else:
            body.extend(message.get("body", b""))

    try:
        await app(scope, receive, send)
    except Exception as error:  # what the application itself did not answer
        return status, heads, bytes(body), error
    return status, heads, bytes(body), None


def finished(name: str, luck: int) -> bytes:
    """The record of a random game."""
    game = variants(name)[luck % len(variants(name))].load()
    record, state = Record.of(game, luck, [f"walk {seat}" for seat in range(game.players)]), game.start(luck)
    record.actions, record.scores = finish(state, luck), state.scores()
    return record.to_json().encode()


def fuzz(db: str, seed: int, requests: int, tell: Callable[[str], object] = print) -> Report:
    """Ask so many requests of a site with this store."""
    chance = Random(seed + 1)
    config = Config(
        db=db, secret="s" * 64, limits=GENEROUS, pace=0, live_tables=LIVE_TABLES, random_bytes=chance.randbytes
    )

    books.KEPT = VIEWERS
    keep.MOST = DRAWINGS
    app = create_app(config)
    work = Fuzz(app, seed)

    async def run() -> None:
        async with app.router.lifespan_context(app):
            await work.run(requests, tell)

    with suppress(KeyboardInterrupt):
        asyncio.run(run())
    return work.report


@contextmanager
def store(kind: str) -> Iterator[str]:
    """An empty database of a kind."""
    if kind == "postgresql":
        with cluster() as server:
            yield server.make("fuzz")
        return
    with TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/fuzz.db"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Strange requests in great number.")
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", choices=("sqlite", "postgresql"), default="sqlite")
    given = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where it was started deaf, in the background
    logging.disable()  # every fault is told below
    with store(given.db) as db:
        report = fuzz(db, given.seed, given.requests, lambda line: print(line, flush=True))
    for fault in report.faults:
        print(fault)
    print(
        f"{given.db}: {report.requests} requests, {dict(sorted(report.classes.items()))}, {len(report.faults)} faults"
    )
    print(f"went through: {dict(report.routes.most_common(60))}")
    flat = "flat" if report.slope < FLAT else "NOT flat"
    print(f"memory in MB: {[round(kb / 1024) for kb in report.memory[:: max(1, len(report.memory) // 20)]]}")
    print(f"second half: {report.slope:+.1f} kB for a thousand requests, {flat} (below {FLAT:.0f})")
    if report.faults:
        print(f"again: python tests/tools/fuzz.py --db {given.db} --seed {given.seed} --requests {given.requests}")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
