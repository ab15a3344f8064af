"""The compiled copy that may be made while a server already runs uncompiled (`make play`), and the change over to it.

A copy is used only if it is whole and made from the very sources that the server runs: whoever makes one holds `LOCK`
as long as it takes, and writes the fingerprint of the sources into `STAMP` when all is done.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Literal

from triumvir.engine.native import compiled

if sys.platform != "win32":
    import fcntl

LOCK = "compile.lock"  # beside the copy
STAMP = ".built"  # in it
PACKAGE = Path(__file__).parents[2]
SOURCES = (".py", ".toml")
LIBRARIES = "*__mypyc*"  # what mypyc compiles the hot modules into
LOOK = 1.0  # seconds between two looks whether a copy is whole


def fingerprint(package: Path = PACKAGE) -> str:
    """What the sources of a copy of this package come to."""
    digest = sha256()
    for path in sorted(package.rglob("*")):
        if path.suffix in SOURCES:
            digest.update(f"{path.relative_to(package).as_posix()}\0".encode())
            digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def usable(copy: Path, sources: str) -> bool:
    """Whether a copy is whole, compiled, and made from the sources with this fingerprint."""
    try:
        return (copy / STAMP).read_text() == sources and any(copy.glob(LIBRARIES))
    except OSError:
        return False


@contextmanager
def making(copy: Path) -> Iterator[int | None]:
    """While a copy is made: gives the locked file, which a process may inherit; None if somebody else is at it."""
    copy.parent.mkdir(parents=True, exist_ok=True)
    with (copy.parent / LOCK).open("a") as lock:
        yield lock.fileno() if _locked(lock.fileno()) else None


def being_made(copy: Path) -> bool:
    """Whether somebody makes a copy just now."""
    try:
        with (copy.parent / LOCK).open("a") as lock:
            return not _locked(lock.fileno())
    except OSError:
        return False


def _locked(file: int) -> bool:
    """Lock a file until it is closed, if nobody else has done so."""
    if sys.platform == "win32":  # nothing is compiled behind a server there
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


class Engine:
    """How the computer players of a server run."""

    def __init__(self, copy: Path | None = None) -> None:
        self._copy = copy
        self.state: Literal["compiled", "ready", "compiling", "plain"] = "plain"
        if compiled():
            self.state = "compiled"
        elif copy is not None:
            self.state = "compiling"

    async def follow(self, renew: Callable[[], None]) -> None:
        """Wait for the copy that is being made; then let new processes find it, and have them started."""
        if self.state != "compiling" or self._copy is None:
            return
        sources = await asyncio.to_thread(fingerprint)
        while self.state == "compiling":
            made = being_made(self._copy)  # asked first: who makes it lets go when it is whole
            if usable(self._copy, sources):
                sys.path.insert(0, str(self._copy))  # this process has its modules; only those it starts look there
                renew()
                self.state = "ready"
            elif not made:
                self.state = "plain"
            else:
                await asyncio.sleep(LOOK)
