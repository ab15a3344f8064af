"""Before a game has begun nobody learns anything of it: the answers do not depend on what was dealt.

Two servers run the same tables, which differ in nothing but their seeds. Whatever a visitor asks for, on any route of
the application, both must answer with the same bytes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route

from triumvir.engine.record import commitment
from triumvir.games import titles
from triumvir.server.routes import watch
from triumvir.server.routes.stream import events
from triumvir.server.tables import Tables
from triumvir.server.web import table_of

from .running import JSON, Visitor, in_process
from .test_leaks import heard, noon

QUERIES = (
    "",
    "?ply=0",
    "?ply=1&as=0",
    "?ply=0&as=open",
    "?action=0",
    "?action=7",
    "?have=x:0",
    "?rev=1&chat=1&log=all",
)
FIELDS = {"action": 0, "ply": 0, "rev": 1, "confirmed": 1, "seat": 0, "text": "salve", "pace": 0, "agent": "random"}
BEGIN = "/t/{code}/start"  # the only route after which a table is no longer in its lobby
COUNTS = [(name, players) for name in titles() for players in range(2, titles()[name].meta.max_players + 1)]


class Chance:
    """The same random bytes at both servers, but for seeds."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.calls = count()

    def __call__(self, length: int) -> bytes:
        for_seed = sys._getframe(1).f_code is Tables.create.__code__  # keys of devices are as long
        number = next(self.calls) * 2 + (self.server if for_seed else 0)
        return (number * 0x9E3779B97F4A7C15 + 1).to_bytes(64, "big")[-length:]


class Pair:
    """Two servers with the same visitors at the same table: the host, a guest and a stranger."""

    def __init__(self, stack: ExitStack, folder: Path, game: str, players: int) -> None:
        self.game = game
        folders = [folder / name for name in ("one", "other")]
        self.clients = [
            stack.enter_context(in_process(folder, random_bytes=Chance(server), now=noon))
            for server, folder in enumerate(folders)
        ]
        self.people = [[Visitor(client) for client in self.clients] for _ in range(3)]
        seats = ["me", *["open"] * players][:players]
        tables = {host.new_table(game, ",".join(seats)) for host in self.people[0]}
        assert len(tables) == 1
        self.table = tables.pop()
        self.code = self.table.split("/")[2]
        for host, guest in zip(self.people[0], self.people[1], strict=True):
            assert guest.post(host.seat_link(self.table, 1), name="Quintus").status_code == 303
        self.commitments = [
            commitment(client.app.state.site.tables.store.load(self.code).seed) for client in self.clients
        ]
        assert len(set(self.commitments)) == 2
        self.compared = 0

    def compare(self, who: list[Visitor], method: str, path: str, **more: Any) -> None:
        """Ask both servers the same."""
        answers = []
        for visitor, secret in zip(who, self.commitments, strict=True):
            answer = visitor.request(method, path, **more)
            headers = {k: v for k, v in answer.headers.items() if k not in ("set-cookie", "content-length")}
            answers.append((answer.status_code, headers, answer.text.replace(secret, "commitment")))
        assert answers[0] == answers[1], f"{method} {path} tells something of the position"
        self.compared += 1

    def listen(self, who: list[Visitor]) -> None:
        told = set()
        for visitor in who:
            cookie = f"triumvir={visitor.cookies['triumvir']}"
            told.add(visitor.client.portal.call(heard, visitor.client.app, self.code, cookie, visitor.lang))
        assert len(told) == 1, "the stream tells something of the position"
        self.compared += 1

    def paths(self, route: Route, links: set[str]) -> Iterator[str]:
        """The address of a route with everything that it may be about."""
        tokens = {"wrong", *(link.removeprefix("/s/") for link in links)} if "{token}" in route.path else {""}
        for token in sorted(tokens):
            yield route.path.format(code=self.code, game=self.game, token=token, seat=0, number=1)

    def links(self, who: list[Visitor]) -> set[str]:
        """The private links that a visitor is shown."""
        return set(re.findall(r'value="[^"]*(/s/[^"]+)"', who[0].get(self.table).text))


def routes(client: Any, method: str) -> list[Route]:
    return [r for r in client.app.routes if isinstance(r, Route) and method in (r.methods or ())]


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_no_answer_tells_anything_of_a_table_in_its_lobby(
    game: str, players: int, stack: ExitStack, tmp_path: Path
) -> None:
    pair = Pair(stack, tmp_path, game, players)
    for who in pair.people:
        links = pair.links(who)
        for route in routes(pair.clients[0], "GET"):
            if route.endpoint is events:
                pair.listen(who)
                continue
            for path in pair.paths(route, links):
                pair.compare(who, "GET", path)
                for query in QUERIES if "{code}/" in route.path else ():
                    pair.compare(who, "GET", path + query, headers=JSON)
    for who in reversed(pair.people):  # those who may change least first
        for route in routes(pair.clients[0], "POST"):
            if "{code}" in route.path and route.path != BEGIN:
                for path in pair.paths(route, set()):
                    pair.compare(who, "POST", path, data={"csrf": who[0].csrf, **FIELDS}, headers=JSON)
    assert pair.people[0][0].get(f"{pair.table}/state").status_code == 409  # still in its lobby
    assert pair.compared > 200


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_lobby_says_that_it_is_closed(lang: str, stack: ExitStack, tmp_path: Path) -> None:
    host = Visitor(stack.enter_context(in_process(tmp_path)), lang)
    table = host.new_table(seats="me,open")
    for path in ("state", "live", "words", "replay", "replay/live", "why?action=0", "spoken?ply=0", "record"):
        answer = host.get(f"{table}/{path}", headers=JSON)
        assert answer.status_code == 409, path
        assert ("not begun" if lang == "en" else "noch nicht begonnen") in answer.json()["error"]
    for path in ("act", "undo", "redo", "sit", "chat", "pace", "hint", "replay/analysis", "guide", "rematch"):
        assert host.post(f"{table}/{path}", **FIELDS).status_code == 409, path
    host.post(f"{table}/seat/1/computer", agent="random")
    host.post(f"{table}/start")
    assert host.state(table)["seat"] == 0


def test_an_open_door_would_be_found(stack: ExitStack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def careless(request: Any) -> Any:
        return await table_of(request, lobby=True)

    pair = Pair(stack, tmp_path, "trajan", 2)
    pair.compare(pair.people[2], "GET", f"{pair.table}/state")
    monkeypatch.setattr(watch, "table_of", careless)
    with pytest.raises(AssertionError, match="tells something"):
        pair.compare(pair.people[2], "GET", f"{pair.table}/state")
