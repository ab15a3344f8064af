"""The compiled copy that may be made while a server already runs uncompiled (`make play`).

A copy is used only if it is whole and made from the very sources that the server runs: whoever makes one holds `LOCK`
as long as it takes, and writes the fingerprint of the sources into `STAMP` when all is done.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

if sys.platform != "win32":
    import fcntl

LOCK = "compile.lock"  # beside the copy
STAMP = ".built"  # in it
PACKAGE = Path(__file__).parents[1]
SOURCES = (".py", ".toml")
LIBRARIES = "*__mypyc*"  # what mypyc compiles the hot modules into


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
def making(copy: Path) -> Iterator[bool]:
    """While a copy is made; gives False if somebody else makes it already."""
    copy.parent.mkdir(parents=True, exist_ok=True)
    with (copy.parent / LOCK).open("a") as lock:
        yield _locked(lock.fileno())


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
