"""Workers with sockets of their own at one port: connections are dealt out, and a port in use is noticed."""

from __future__ import annotations

import select
import socket
from multiprocessing.reduction import ForkingPickler
from pickle import loads

import pytest

from triumvir.server.processes.port import EVENLY, port_for_workers

pytestmark = pytest.mark.skipif(not EVENLY, reason="the system does not deal connections out")
CONNECTIONS = 60


def handed(port: socket.socket) -> socket.socket:
    """What a process is given that is started with this."""
    given = loads(ForkingPickler.dumps(port))
    assert isinstance(given, socket.socket)
    return given


def test_connections_are_dealt_out_to_all_workers() -> None:
    with port_for_workers("127.0.0.1", 0) as port, handed(port) as one, handed(port) as two:
        assert one.getsockname() == two.getsockname() == port.getsockname()
        for worker in (one, two):
            worker.listen(CONNECTIONS)
        visitors = [socket.create_connection(port.getsockname(), timeout=10) for _ in range(CONNECTIONS)]
        taken = {one: 0, two: 0}
        while sum(taken.values()) < CONNECTIONS:
            ready, _, _ = select.select([one, two], [], [], 10)
            assert ready, "a connection that no worker can take"
            for worker in ready:
                worker.accept()[0].close()
                taken[worker] += 1
        assert min(taken.values()) >= CONNECTIONS // 6
        for visitor in visitors:
            visitor.close()


def test_somebody_else_cannot_take_the_port() -> None:
    with port_for_workers("127.0.0.1", 0) as port, handed(port) as worker:
        worker.listen()
        with socket.socket() as other, pytest.raises(OSError, match="in use"):
            other.bind(port.getsockname())
