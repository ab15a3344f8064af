"""Files that hold secrets: written whole or not at all, and readable by their owner only."""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

LOG = logging.getLogger("triumvir.server")
OWNER_ONLY = 0o600
OTHERS = 0o077  # the rights of everybody but the owner
POSIX = os.name == "posix"  # elsewhere these rights do not exist


def write_once(path: Path, text: str) -> None:
    """Write a file unless it is there already; whatever happens meanwhile, nobody ever finds a part of it.

    Of two processes that write at once one succeeds, and both find its file. Raises OSError.
    """
    with _draft(path, text) as draft:
        try:
            os.link(draft, path)  # unlike a rename it never overwrites
        except FileExistsError:
            return
    _sync_folder(path.parent)


def write_over(path: Path, text: str) -> None:
    """Write a file in the place of another, whole or not at all. Raises OSError."""
    with _draft(path, text) as draft:
        draft.replace(path)
    _sync_folder(path.parent)


@contextmanager
def _draft(path: Path, text: str) -> Iterator[Path]:
    """A file beside the one that is meant, written to the disk; gone in the end."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    try:
        with os.fdopen(_create(draft), "w", encoding="ascii") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        yield draft
    finally:
        draft.unlink(missing_ok=True)


def touch(path: Path) -> None:
    """Make an empty file that only its owner may read, if there is none; whoever opens it says what failed."""
    with suppress(OSError):
        os.close(_create(path))


def keep_private(paths: Iterable[Path]) -> None:
    """Take away every right of others to files that were made with too many; the log tells it in one line."""
    if not POSIX:
        return
    mended, open_still = [], []
    for path in paths:
        try:
            mode = path.stat().st_mode
            if mode & OTHERS:
                path.chmod(mode & 0o777 & ~OTHERS)
                mended.append(str(path))
        except FileNotFoundError:
            continue
        except OSError:
            open_still.append(str(path))
    if mended:
        LOG.warning("could be read by others, and now only by their owner: %s", ", ".join(mended))
    if open_still:
        LOG.warning("can be read by others, and that cannot be changed: %s", ", ".join(open_still))


def _create(path: Path) -> int:
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)


def _sync_folder(folder: Path) -> None:
    """Let the name of a new file survive a power failure too."""
    if not POSIX:
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
