"""Servers and visitors for the tests: in this process, on a thread with a real port, and as a process to be killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import uvicorn
from starlette.testclient import TestClient

from triumvir.server import Config, create_app
from triumvir.server.config import Limits
from triumvir.server.connections import BoundedProtocol

GENEROUS = Limits(
    pages_per_second=10_000,
    pages_burst=100_000,
    actions_per_second=10_000,
    actions_burst=100_000,
    tables_per_second=10_000,
    tables_burst=100_000,
    chat_per_second=1000,
    chat_burst=1000,
    hints_per_second=1000,
    hints_burst=1000,
    streams=1000,
)
JSON = {"accept": "application/json"}
_CSRF = re.compile(r'<meta name="csrf" content="([^"]+)">')


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def run_async(work: Coroutine[Any, Any, None]) -> None:
    """Run it on a thread of its own: the browser's tests leave a loop running on the thread of the tests."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


class Visitor:
    """A browser without a screen: keeps its cookies and sends the token that its pages were given."""

    def __init__(self, client: Any, lang: str = "en") -> None:
        self.client = client
        self.cookies: dict[str, str] = {}
        self.lang = lang
        self.csrf = ""
        self.get("/settings")

    def request(self, method: str, path: str, **more: Any) -> Any:
        headers = {"accept-language": self.lang, **more.pop("headers", {})}
        if self.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self.client.cookies.clear()
        response = self.client.request(method, path, headers=headers, follow_redirects=False, **more)
        self.cookies.update(dict(response.cookies))
        self.client.cookies.clear()
        found = _CSRF.search(response.text) if "text/html" in response.headers.get("content-type", "") else None
        if found:
            self.csrf = found[1]
        return response

    def get(self, path: str, **more: Any) -> Any:
        return self.request("GET", path, **more)

    def post(self, path: str, json: bool = True, **fields: object) -> Any:
        data = {"csrf": self.csrf, **{name.replace("__", "-"): str(value) for name, value in fields.items()}}
        return self.request("POST", path, data=data, headers=JSON if json else {})

    def new_table(self, game: str = "trajan", seats: str = "me,random", **fields: object) -> str:
        """Make a table; seats are me, local, open or the spec of a computer player. Returns its path."""
        kinds = seats.split(",")
        form: dict[str, object] = {"players": len(kinds), "hints": "on", **fields}
        for seat, kind in enumerate(kinds):
            form[f"kind__{seat}"] = kind if kind in ("me", "local", "open") else f"computer:{kind}"
            form[f"name__{seat}"] = ("Claudia", "Livia", "Cato", "Octavia")[seat]
        response = self.post(f"/new/{game}", **form)
        assert response.status_code == 303, response.text
        return str(response.headers["location"])

    def state(self, table: str) -> dict[str, Any]:
        return dict(self.get(f"{table}/state").json())

    def act(self, table: str, action: int, state: dict[str, Any] | None = None) -> Any:
        at = state or self.state(table)
        return self.post(f"{table}/act", action=action, rev=at["rev"], ply=at["ply"], confirmed=1)

    def play(self, table: str, actions: int = 1, pick: int = 0) -> dict[str, Any]:
        """Take some actions, always the same legal one."""
        for _ in range(actions):
            state = self.state(table)
            if not state["legal"]:
                break
            legal = state["legal"]
            assert self.act(table, legal[pick % len(legal)]["action"], state).status_code == 200
        return self.state(table)

    def seat_link(self, page: str, seat: int) -> str:
        """The private link of a seat as this visitor's page shows it."""
        found = re.search(rf'id="link-{seat}" readonly value="[^"]*?(/s/[^"]+)"', self.get(page).text)
        assert found, "no link for this seat"
        return found[1]


@contextmanager
def in_process(folder: Path, **config: Any) -> Iterator[Any]:
    """The application without a network."""
    settings = {"db": f"sqlite:///{folder / 'test.db'}", "limits": GENEROUS, "pace": 0, "secret": "s" * 32, **config}
    with TestClient(create_app(Config(**settings)), raise_server_exceptions=False) as client:
        yield client


@contextmanager
def on_port(
    folder: Path, port: int = 0, protocol: type[BoundedProtocol] = BoundedProtocol, **config: Any
) -> Iterator[str]:
    """A real server on a thread; gives its address."""
    settings = {"db": f"sqlite:///{folder / 'live.db'}", "limits": GENEROUS, "pace": 0, "heartbeat": 0.5, **config}
    port = port or free_port()
    server = uvicorn.Server(
        uvicorn.Config(
            create_app(Config(**settings)),
            port=port,
            log_level="error",
            timeout_graceful_shutdown=1,
            http=protocol,
            ws="none",
        )
    )
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_for_server(port)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(20)


@contextmanager
def over_network(address: str, lang: str = "en") -> Iterator[Visitor]:
    """A visitor of a real server."""
    with httpx2.Client(base_url=address, timeout=60) as client:
        yield Visitor(client, lang)


class Process:
    """The real command in a process of its own, which can be killed and started again on the same store."""

    def __init__(self, folder: Path, db: str = "", workers: int = 1) -> None:
        self.port = free_port()
        self.db = db or f"sqlite:///{folder / 'killed.db'}"
        self.workers = workers
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "triumvir.cli", "serve", "--port", str(self.port), "--db", self.db]
        self.process = subprocess.Popen(
            [*command, "--workers", str(self.workers)],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONWARNINGS": "", "TRIUMVIR_SECRET": "s" * 32},
            start_new_session=True,
        )
        wait_for_server(self.port)

    def kill(self) -> None:
        """End it and all that it has started at once."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def wait_for_server(port: int, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while True:
        try:
            if httpx2.get(f"http://127.0.0.1:{port}/health", timeout=2).status_code == 200:
                return
        except httpx2.HTTPError:
            pass
        assert time.monotonic() < end, "the server did not start"
        time.sleep(0.05)
