"""Boxes: the printed components of a game, read from TOML and checked with errors that name table and field.

Every table of a box says where its values come from: `source` is `seed` (stated by the rule texts), `public` (stated or
pictured in public material) or `reconstructed` (inferred so that all known totals fit), with a note and a confidence.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from triumvir.engine.errors import BoxError
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.engine", "refusals")

SOURCES = ("seed", "public", "reconstructed")  # the surest first
COMMENTS = ("source", "note", "confidence")
LARGEST = 256 * 1024  # characters of a box that travels as JSON
OPEN_HANDS = "open_hands"  # what no printed box says, but a game for learners may: nothing is held in secret


class Section:
    """A table of a box, or one record inside it, whose fields are read with a check."""

    def __init__(self, where: str, fields: dict[str, Any]) -> None:
        self.where = where
        self.fields = fields

    def fail(self, field: str, expected: Text) -> BoxError:
        """The error for a field that is missing or wrong; to be raised by the caller."""
        if field not in self.fields:
            return BoxError(WORDS("box-field-missing", where=self.where, field=field, expected=expected))
        found = json.dumps(self.fields[field], ensure_ascii=False, default=str)
        found = found if len(found) <= 60 else found[:57] + "..."
        return BoxError(WORDS("box-field-wrong", where=self.where, field=field, expected=expected, found=found))

    def integer(self, field: str, low: int = 0, high: int = 1000) -> int:
        """A whole number from low to high."""
        value = self.fields.get(field)
        if type(value) is not int or not low <= value <= high:
            raise self.fail(field, WORDS("whole-number-from", low=low, high=high))
        return value

    def halves(self, field: str) -> int:
        """A number counted in halves: 0.5 gives 1, 3.0 gives 6."""
        value = self.fields.get(field)
        number = value if isinstance(value, int | float) and not isinstance(value, bool) else -1
        if not 0 <= number <= 1000 or number * 2 != int(number * 2):  # neither infinite nor "not a number"
            raise self.fail(field, WORDS("number-whole-or-half"))
        return int(number * 2)

    def text(self, field: str) -> str:
        """A text that is not empty."""
        value = self.fields.get(field)
        if not isinstance(value, str) or not value:
            raise self.fail(field, WORDS("some-text"))
        return value

    def choice(self, field: str, allowed: tuple[str, ...]) -> str:
        """One of the allowed texts."""
        value = self.fields.get(field)
        if not isinstance(value, str) or value not in allowed:
            raise self.fail(field, WORDS("expected-choice", allowed=allowed))
        return value

    def flag(self, field: str) -> bool:
        """True or false."""
        value = self.fields.get(field)
        if not isinstance(value, bool):
            raise self.fail(field, WORDS("true-or-false"))
        return value

    def integers(self, field: str, length: int | None = None, low: int = -1000, high: int = 1000) -> list[int]:
        """A list of whole numbers, of the given length if one is given."""
        value = self.fields.get(field)
        fits = isinstance(value, list) and all(type(item) is int and low <= item <= high for item in value)
        if not fits or (length is not None and len(value or []) != length):
            size = "any" if length is None else length
            raise self.fail(
                field,
                WORDS("list-whole-numbers-from", size=size, low=low, high=high),
            )
        return list(value or [])

    def texts(self, field: str, length: int | None = None, allowed: tuple[str, ...] | None = None) -> list[str]:
        """A list of texts, of the given length and out of the allowed ones if those are given."""
        value = self.fields.get(field)
        fits = isinstance(value, list) and all(
            isinstance(item, str) and (allowed is None or item in allowed) for item in value
        )
        if not fits or (length is not None and len(value or []) != length):
            size = "any" if length is None else length
            if allowed is None:
                raise self.fail(field, WORDS("list-texts", size=size))
            raise self.fail(field, WORDS("list-texts-of", size=size, allowed=allowed))
        return list(value or [])

    def records(self, field: str, length: int | None = None) -> list[Section]:
        """A list of records, of the given length if one is given."""
        value = self.fields.get(field)
        fits = isinstance(value, list) and all(isinstance(item, dict) for item in value)
        if not fits or (length is not None and len(value or []) != length):
            size = "any" if length is None else length
            raise self.fail(field, WORDS("list-records", size=size))
        return [Section(f"{self.where}.{field}[{i}]", item) for i, item in enumerate(value or [])]


@dataclass(frozen=True)
class Provenance:
    """Where the values of one table come from."""

    table: str
    source: str
    note: str
    confidence: float


class Box:
    """The components of one game as read from a file. `digest` changes with any value in it.

    A box that comes with the program is `shipped`: its digest is enough to find it again. Any other is somebody's own,
    and travels with the records that are made with it. `variant` names a game for learners that comes with the program.
    """

    def __init__(self, data: dict[str, Any], shipped: bool = False, variant: str | None = None) -> None:
        self.data = data
        self.shipped = shipped
        self.variant = variant
        facts = {name: _without_comments(table) for name, table in data.items() if name != "sources"}
        self.digest = sha256(json.dumps(facts, sort_keys=True, default=str).encode()).hexdigest()[:16]

    @staticmethod
    def read(path: Path | Traversable, shipped: bool = False) -> Box:
        """Read a box; raises BoxError if the file is missing or not TOML."""
        try:
            return Box(tomllib.loads(path.read_text(encoding="utf-8")), shipped)
        except OSError as error:
            raise BoxError(WORDS("cannot-read-box", path=path, strerror=error.strerror)) from error
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BoxError(WORDS("box-not-valid-toml", path=path, error=error)) from error

    def altered(self, changes: dict[str, Any], variant: str) -> Box:
        """The same components but for some fields that it has, as a game that comes with the program.

        `open_hands` may be added: no printed game has it.
        """
        kept = {name: value for name, value in changes.items() if name != OPEN_HANDS}
        added = {OPEN_HANDS: changes[OPEN_HANDS]} if OPEN_HANDS in changes else {}
        return Box(_merged(self.data, kept, variant) | added, self.shipped, variant)

    def to_json(self) -> str:
        """All of it as JSON, in its own order: words may follow it. Raises BoxError if that is too long to travel."""
        text = json.dumps(self.data, ensure_ascii=False, separators=(",", ":"), default=str)
        if len(text) > LARGEST:
            raise BoxError(WORDS("box-has-at-most", largest=LARGEST, count=len(text)))
        return text

    @property
    def open_hands(self) -> bool:
        """Whether all play with open hands, so that every seat knows the same; raises BoxError if that is no switch."""
        return OPEN_HANDS in self.data and Section("box", self.data).flag(OPEN_HANDS)

    def section(self, name: str) -> Section:
        """A table of the box; raises BoxError if it is missing."""
        table = self.data.get(name)
        if not isinstance(table, dict):
            raise BoxError(WORDS("box-table-missing", name=name))
        return Section(name, table)

    def provenance(self) -> Iterator[Provenance]:
        """Where each table comes from; raises BoxError if one does not say so. A list of tables tells its weakest."""
        for name, table in self.data.items():
            if isinstance(table, dict):
                yield _provenance(Section(name, table), name)
            elif isinstance(table, list) and name != "sources":
                told = [
                    _provenance(Section(f"{name}[{i}]", entry), name)
                    for i, entry in enumerate(table)
                    if isinstance(entry, dict)
                ]
                if told:
                    yield max(told, key=lambda entry: (SOURCES.index(entry.source), -entry.confidence))


def _provenance(section: Section, name: str) -> Provenance:
    confidence = section.fields.get("confidence")
    if isinstance(confidence, bool) or not isinstance(confidence, int | float) or not 0 <= confidence <= 1:
        raise section.fail("confidence", WORDS("number-from-0-1"))
    return Provenance(name, section.choice("source", SOURCES), section.text("note"), float(confidence))


def _merged(data: dict[str, Any], changes: dict[str, Any], variant: str) -> dict[str, Any]:
    merged = dict(data)
    for name, value in changes.items():
        if name not in data or isinstance(value, dict) is not isinstance(data[name], dict):
            raise BoxError(WORDS("variant-changes-which-box", variant=variant, name=name))
        merged[name] = _merged(data[name], value, variant) if isinstance(value, dict) else value
    return merged


def _without_comments(value: Any) -> Any:
    if isinstance(value, list):
        return [_without_comments(item) for item in value]
    if isinstance(value, dict):
        return {key: _without_comments(item) for key, item in value.items() if key not in COMMENTS}
    return value
