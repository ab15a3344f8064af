"""Files of a match, written so that a kill at any moment leaves the old one, the new one, or none."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from triumvir.arena.errors import ArenaError
from triumvir.language import catalogue

WORDS = catalogue("triumvir.arena", "refusals")


def write_whole(path: Path, content: str | bytes) -> None:
    """Write beside the file, force it to the disk, rename; refuses what cannot be written."""
    beside = path_beside(path)
    try:
        with beside.open("wb") as out:
            out.write(content.encode() if isinstance(content, str) else content)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise no_write(path, error) from error


def path_beside(path: Path) -> Path:
    """Where a file is written before it is renamed."""
    return path.with_name(f".{path.name}.{os.getpid()}.tmp")


def sweep(folder: Path) -> None:
    """Remove what a kill left unfinished."""
    for left in folder.glob(".*.tmp"):
        left.unlink(missing_ok=True)


def write_json(path: Path, value: Any) -> None:
    """The same, for plain values that people may read."""
    write_whole(path, json.dumps(value, indent=2, ensure_ascii=False) + "\n")


def make_folder(path: Path) -> None:
    """The folder, made if it is missing; refuses what cannot be one."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise no_write(path, error) from error


def read_json(path: Path) -> Any:
    """The values of a file; refuses one that cannot be read or is not JSON."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ArenaError(WORDS("cannot-read", path=path, strerror=error.strerror)) from error
    except ValueError as error:
        raise ArenaError(WORDS("not-json", path=path, error=error)) from error


def no_write(path: Path, error: OSError) -> ArenaError:
    """The error for a file that cannot be written; to be raised by the caller."""
    return ArenaError(WORDS("cannot-write", path=path, strerror=error.strerror))
