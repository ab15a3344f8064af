"""The port of several workers. Where the system can, each has a socket of its own and connections are dealt out evenly.

With one socket for all, whichever worker wakes up first takes what waits there, and one of two may have twice the work.
"""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from typing import Any

EVENLY = sys.platform == "linux"  # elsewhere the same setting has another meaning


class OwnPort(socket.socket):
    """Keeps an address without serving at it. A process that is handed one gets a socket of its own there."""

    def __reduce__(self) -> tuple[Callable[..., socket.socket], tuple[Any, ...]]:
        return opened, (self.family, self.getsockname())


def opened(family: int, address: tuple[Any, ...], kind: type[socket.socket] = socket.socket) -> socket.socket:
    """A socket at an address that others may have opened too."""
    port = kind(family)
    port.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    port.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    port.bind(address)
    return port


def port_for_workers(host: str, port: int) -> OwnPort | None:
    """The port to hand to workers; None where they have to share one."""
    if not EVENLY:
        return None
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    held = opened(family, address, OwnPort)
    assert isinstance(held, OwnPort)
    return held
