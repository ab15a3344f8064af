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

SOURCES = ("seed", "public", "reconstructed")  # the surest first
COMMENTS = ("source", "note", "confidence")
LARGEST = 256 * 1024  # characters of a box that travels as JSON


class Section:
    """A table of a box, or one record inside it, whose fields are read with a check."""

    def __init__(self, where: str, fields: dict[str, Any]) -> None:
        self.where = where
        self.fields = fields

    def fail(self, field: str, expected_en: str, expected_de: str) -> BoxError:
        """The error for a field that is missing or wrong; to be raised by the caller."""
        found, gefunden = "nothing", "nichts"
        if field in self.fields:
            found = json.dumps(self.fields[field], ensure_ascii=False, default=str)
            gefunden = found = found if len(found) <= 60 else found[:57] + "..."
        return BoxError(
            f"Box table [{self.where}], field {field}: expected {expected_en}, found {found}.",
            f"Tabelle [{self.where}], Feld {field}: erwartet {expected_de}, gefunden {gefunden}.",
        )

    def integer(self, field: str, low: int = 0, high: int = 1000) -> int:
        """A whole number from low to high."""
        value = self.fields.get(field)
        if type(value) is not int or not low <= value <= high:
            raise self.fail(field, f"a whole number from {low} to {high}", f"eine ganze Zahl von {low} bis {high}")
        return value

    def halves(self, field: str) -> int:
        """A number counted in halves: 0.5 gives 1, 3.0 gives 6."""
        value = self.fields.get(field)
        number = value if isinstance(value, int | float) and not isinstance(value, bool) else -1
        if not 0 <= number <= 1000 or number * 2 != int(number * 2):  # neither infinite nor "not a number"
            raise self.fail(field, "a number of whole or half points", "eine Zahl in ganzen oder halben Punkten")
        return int(number * 2)

    def text(self, field: str) -> str:
        """A text that is not empty."""
        value = self.fields.get(field)
        if not isinstance(value, str) or not value:
            raise self.fail(field, "a text", "ein Text")
        return value

    def choice(self, field: str, allowed: tuple[str, ...]) -> str:
        """One of the allowed texts."""
        value = self.fields.get(field)
        if not isinstance(value, str) or value not in allowed:
            raise self.fail(field, "one of " + ", ".join(allowed), "eines von " + ", ".join(allowed))
        return value

    def flag(self, field: str) -> bool:
        """True or false."""
        value = self.fields.get(field)
        if not isinstance(value, bool):
            raise self.fail(field, "true or false", "true oder false")
        return value

    def integers(self, field: str, length: int | None = None, low: int = -1000, high: int = 1000) -> list[int]:
        """A list of whole numbers, of the given length if one is given."""
        value = self.fields.get(field)
        fits = isinstance(value, list) and all(type(item) is int and low <= item <= high for item in value)
        if not fits or (length is not None and len(value or []) != length):
            size = "" if length is None else f" {length}"
            raise self.fail(
                field,
                f"a list of{size} whole numbers from {low} to {high}",
                f"eine Liste von{size} ganzen Zahlen von {low} bis {high}",
            )
        return list(value or [])

    def texts(self, field: str, length: int | None = None, allowed: tuple[str, ...] | None = None) -> list[str]:
        """A list of texts, of the given length and out of the allowed ones if those are given."""
        value = self.fields.get(field)
        fits = isinstance(value, list) and all(
            isinstance(item, str) and (allowed is None or item in allowed) for item in value
        )
        if not fits or (length is not None and len(value or []) != length):
            size = "" if length is None else f" {length}"
            of = "" if allowed is None else " out of " + ", ".join(allowed)
            aus = "" if allowed is None else " aus " + ", ".join(allowed)
            raise self.fail(field, f"a list of{size} texts{of}", f"eine Liste von{size} Texten{aus}")
        return list(value or [])

    def records(self, field: str, length: int | None = None) -> list[Section]:
        """A list of records, of the given length if one is given."""
        value = self.fields.get(field)
        fits = isinstance(value, list) and all(isinstance(item, dict) for item in value)
        if not fits or (length is not None and len(value or []) != length):
            size = "" if length is None else f" {length}"
            raise self.fail(field, f"a list of{size} records", f"eine Liste von{size} Einträgen")
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
    and travels with the records that are made with it. `variant` names a shorter game that comes with the program.
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
            raise BoxError(
                f"Cannot read the box {path}: {error.strerror}.",
                f"Die Schachtel {path} ist nicht lesbar: {error.strerror}.",
            ) from error
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BoxError(
                f"The box {path} is not valid TOML: {error}.", f"Die Schachtel {path} ist kein gültiges TOML: {error}."
            ) from error

    def altered(self, changes: dict[str, Any], variant: str) -> Box:
        """The same components but for some fields that it has, as a game that comes with the program."""
        return Box(_merged(self.data, changes, variant), self.shipped, variant)

    def to_json(self) -> str:
        """All of it as JSON, in its own order: words may follow it. Raises BoxError if that is too long to travel."""
        text = json.dumps(self.data, ensure_ascii=False, separators=(",", ":"), default=str)
        if len(text) > LARGEST:
            raise BoxError(
                f"A box has at most {LARGEST} characters as JSON, this one {len(text)}.",
                f"Eine Schachtel hat als JSON höchstens {LARGEST} Zeichen, diese hat {len(text)}.",
            )
        return text

    def section(self, name: str) -> Section:
        """A table of the box; raises BoxError if it is missing."""
        table = self.data.get(name)
        if not isinstance(table, dict):
            raise BoxError(f"Box table [{name}] is missing.", f"Die Tabelle [{name}] fehlt in der Schachtel.")
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
        raise section.fail("confidence", "a number from 0 to 1", "eine Zahl von 0 bis 1")
    return Provenance(name, section.choice("source", SOURCES), section.text("note"), float(confidence))


def _merged(data: dict[str, Any], changes: dict[str, Any], variant: str) -> dict[str, Any]:
    merged = dict(data)
    for name, value in changes.items():
        if name not in data or isinstance(value, dict) is not isinstance(data[name], dict):
            raise BoxError(
                f"The variant {variant} changes {name}, which the box does not have.",
                f"Die Variante {variant} ändert {name}, das die Schachtel nicht hat.",
            )
        merged[name] = _merged(data[name], value, variant) if isinstance(value, dict) else value
    return merged


def _without_comments(value: Any) -> Any:
    if isinstance(value, list):
        return [_without_comments(item) for item in value]
    if isinstance(value, dict):
        return {key: _without_comments(item) for key, item in value.items() if key not in COMMENTS}
    return value
