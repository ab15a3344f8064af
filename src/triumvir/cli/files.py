"""Records on disk: read with one clear refusal, written so that a kill at any moment leaves the old or the new one."""

from __future__ import annotations

import os
from pathlib import Path

from triumvir.cli.texts import WORDS, CommandError
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.games import box_of, chosen_box
from triumvir.games import game_of as made_with


def read_record(path: Path) -> Record:
    """The record of a file; refuses what cannot be read or is none."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise CommandError(WORDS("no-read", path=path, why=error.strerror)) from error
    except UnicodeDecodeError as error:
        raise CommandError(WORDS("no-read-text", path=path)) from error
    return Record.from_json(text)


def write_record(path: Path, record: Record) -> None:
    """Write a record in one step: beside it first, then renamed; refuses what cannot be written."""
    target = path.resolve()
    beside = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        beside.write_text(record.to_json() + "\n", encoding="utf-8")
        beside.replace(target)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise CommandError(WORDS("no-write", path=path, why=error.strerror)) from error


def game_of(record: Record, path: Path, box: Path | None) -> Game:
    """The game that a record was made with; refuses other components, and none where the record has none either."""
    given = None if box is None else chosen_box(record.game, box)
    found = given or box_of(record)
    if found is None or found.digest != record.box:
        raise CommandError(WORDS("no-box", path=path, own=record.box))
    return made_with(record, found)
