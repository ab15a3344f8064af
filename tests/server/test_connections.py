"""Against floods: long heads, silent, slow and many connections, and many streams; all others play on meanwhile."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from triumvir.server import connections
from triumvir.server.connections import BoundedProtocol
from triumvir.server.limits import ADDRESS_FACTOR, REFUSALS

from .running import GENEROUS, Visitor, on_port, over_network
from .test_live import Ear
from .workers import until

MANY = 1100
OTHER = "127.0.0.7"  # an address that is no proxy: who comes from it is counted


class Small(BoundedProtocol):
    """With limits that a test reaches soon."""

    most = 60
    most_of_address = 20
    head_seconds = 0.4
    body_seconds = 0.4


class Patient(Small):
    """Never closes anybody for being slow."""

    head_seconds = body_seconds = 1000.0


def connect(address: str, source: str = "127.0.0.1") -> socket.socket:
    at = urlsplit(address)
    return socket.create_connection((at.hostname, at.port), timeout=30, source_address=(source, 0))


def answer(line: socket.socket) -> bytes:
    """All that the server says until it ends the connection."""
    told = b""
    with suppress(ConnectionResetError):
        while piece := line.recv(65536):
            told += piece
    return told


@contextmanager
def playing(address: str) -> Iterator[None]:
    """Somebody plays before, and must be able to play on."""
    with over_network(address) as who:
        table = who.new_table(seats="me,local", option__random_markers="on")
        ear = Ear(address, table, who)
        act(who, table, ear)
        yield
        act(who, table, ear)
        ear.close()
    with over_network(address) as newcomer:
        assert newcomer.get("/").status_code == 200


def act(who: Visitor, table: str, ear: Ear) -> None:
    who.post(f"{table}/sit", seat=who.state(table)["to_act"])
    before = who.state(table)["rev"]
    who.play(table, 1)
    ear.wait_for(before + 1)


@pytest.fixture
def noted() -> Iterator[dict[str, int]]:
    REFUSALS.counts.clear()
    return REFUSALS.counts


def test_a_huge_head_is_refused_while_it_comes(tmp_path: Path, noted: dict[str, int]) -> None:
    with on_port(tmp_path, protocol=Small) as address, playing(address), connect(address) as line:
        sent = 0
        with suppress(OSError):
            line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx-bomb: ")
            for _ in range(640):
                line.sendall(b"x" * 65536)
                sent += 65536
        assert sent < 40 * 2**20
    assert noted["long head"] == 1


def test_a_long_head_gets_a_short_clear_answer(tmp_path: Path) -> None:
    with on_port(tmp_path) as address:
        for bomb in (
            b"GET /?" + b"x" * 70_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
            b"GET / HTTP/1.1\r\nhost: x\r\n" + b"".join(b"a%d: b\r\n" % n for n in range(20_000)) + b"\r\n",
        ):
            with connect(address) as line:
                with suppress(OSError):
                    line.sendall(bomb)
                told = answer(line)
                assert told.startswith(b"HTTP/1.1 431 ") or not told  # cut off before it could be read
        with connect(address) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\nx-long: " + b"x" * 65_600)
            assert b"too long" in answer(line)


@pytest.mark.parametrize("source", ["127.0.0.1", OTHER])
def test_many_silent_connections_shut_nobody_out(tmp_path: Path, source: str, noted: dict[str, int]) -> None:
    with on_port(tmp_path, protocol=Patient) as address, playing(address), ExitStack() as stack:
        lines = [stack.enter_context(connect(address, source)) for _ in range(MANY)]
        with over_network(address) as who:
            assert who.get("/").status_code == 200
        assert len(lines) == MANY
        if source == OTHER:
            assert b"Too many connections" in answer(lines[-1])
        else:
            assert answer(lines[0]) == b""  # who was silent for longest has made room
    assert noted["connections of an address" if source == OTHER else "connections"] >= MANY - 60


HEALTH = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"


def test_when_all_places_are_taken_by_people_the_next_is_told_so(tmp_path: Path) -> None:
    class Three(Patient):
        most = 3

    with on_port(tmp_path, protocol=Three) as address, over_network(address) as who:
        table = who.new_table(seats="me,local")
        with ExitStack() as stack:
            for _ in range(3):  # streams, of which the last takes the place of a connection that is kept for later
                line = stack.enter_context(connect(address))
                line.sendall(f"GET {table}/events HTTP/1.1\r\nhost: x\r\n\r\n".encode())
                assert b"200" in line.recv(65536).split(b"\r\n")[0]
            with connect(address) as line:
                assert b"503" in answer(line).split(b"\r\n")[0]

        def let_in() -> bool:
            with connect(address) as line:
                line.sendall(HEALTH)
                return b"200" in line.recv(65536).split(b"\r\n")[0]

        assert until(let_in)  # once they have left


def test_a_connection_that_is_kept_for_later_makes_room(tmp_path: Path) -> None:
    class Two(Patient):
        most = 2

    with on_port(tmp_path, protocol=Two) as address, ExitStack() as stack:
        lines = []
        for _ in range(4):
            line = stack.enter_context(connect(address))
            line.sendall(HEALTH)
            assert b"200" in line.recv(65536).split(b"\r\n")[0]
            lines.append(line)
        assert answer(lines[0]) == b""


def test_who_sends_slowly_is_closed(tmp_path: Path, noted: dict[str, int]) -> None:
    with on_port(tmp_path, protocol=Small) as address, playing(address):
        with connect(address) as line:
            assert answer(line) == b""  # nothing at all
        with connect(address) as line:
            line.sendall(b"GET / HTTP/1.1\r\nho")
            assert b"took too long" in answer(line)
        with connect(address) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
            assert b"200" in line.recv(65536)
            line.sendall(b"\r\n")  # an empty line, as nobody needs it
            assert answer(line) == b""
        with connect(address) as line:
            form = b"content-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\nlang="
            line.sendall(b"POST /settings HTTP/1.1\r\nhost: x\r\n" + form)
            assert b"took too long" in answer(line)
    assert noted["slow request"] == 2


def test_streams_are_counted_by_address_and_without_a_cookie(tmp_path: Path, noted: dict[str, int]) -> None:
    few = replace(GENEROUS, streams=3)

    def status(who: Visitor | None, source: str) -> int:
        line = stack.enter_context(connect(address, source))
        cookie = f"cookie: triumvir={who.cookies['triumvir']}\r\n" if who else ""
        line.sendall(f"GET {table}/events HTTP/1.1\r\nhost: x\r\n{cookie}\r\n".encode())
        return int(line.recv(65536).split(b" ", 2)[1])

    with on_port(tmp_path, limits=few) as address, playing(address), over_network(address) as host:
        table = host.new_table(seats="me,local")
        with ExitStack() as stack:
            assert [status(None, OTHER) for _ in range(5)] == [200] * 3 + [429] * 2
            people = [Visitor(host.client) for _ in range(ADDRESS_FACTOR)]
            answers = [status(who, OTHER) for who in people for _ in range(3)]
            assert answers == [200] * (3 * ADDRESS_FACTOR - 3) + [429] * 3
            assert status(people[-1], "127.0.0.8") == 200
            assert noted["streams"] == 5
        with ExitStack() as stack:  # all have left: there is room again
            assert until(lambda: status(None, OTHER) == 200)


def test_the_numbers_are_shared_out_among_workers(tmp_path: Path) -> None:
    few = replace(GENEROUS, streams=4)
    with on_port(tmp_path, limits=few, workers=2) as address, over_network(address) as who:
        table = who.new_table(seats="me,local")
        ears = [Ear(address, table, who) for _ in range(2)]
        for ear in ears:
            ear.wait_for(0)
        assert who.get(f"{table}/events").status_code == 429


def test_as_many_files_may_be_open_as_the_system_grants(monkeypatch: pytest.MonkeyPatch) -> None:
    granted: list[tuple[int, int]] = []
    monkeypatch.setattr(connections.resource, "getrlimit", lambda _: (1024, 3000))
    monkeypatch.setattr(connections.resource, "setrlimit", lambda _, pair: granted.append(pair))
    connections.allow_many_files()
    assert granted == [(3000, 3000)]
