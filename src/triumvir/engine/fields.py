"""The fields of a position as plain values and back: dumps, restores, and the proof that copies share nothing.

Works on compiled and interpreted classes alike, so no game lists its fields a second time.
"""

from __future__ import annotations

from typing import Any

from triumvir.engine.errors import RecordError
from triumvir.engine.state import State, vector
from triumvir.language import catalogue

WORDS = catalogue("triumvir.engine", "refusals")

SHARED = ("game", "tables")  # the same for every position of a game
WORD = 2**62  # every number of a position lies below


def field_names(thing: object) -> list[str]:
    """The names of all instance fields, sorted."""
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
    return sorted(name for name in names if name not in SHARED and not name.startswith("__"))


def dump_fields(thing: object) -> dict[str, Any]:
    """All fields as numbers, lists and dicts."""
    return {name: _plain(getattr(thing, name)) for name in field_names(thing)}


def _plain(value: Any) -> Any:
    if isinstance(value, bool | int | str):
        return value
    if hasattr(value, "__len__"):
        items = list(value)
        return items if items and type(items[0]) is int else [_plain(item) for item in items]
    return dump_fields(value)


def load_fields(thing: object, data: object) -> None:
    """Set all fields from `dump_fields`; raises RecordError if names or shapes do not fit."""
    names = field_names(thing)
    if not isinstance(data, dict) or sorted(data) != names:
        raise RecordError(WORDS("this-position-has-other"))
    for name in names:
        current, value = getattr(thing, name), data[name]
        if isinstance(current, bool | int):
            _require(type(value) is type(current) and abs(value) < WORD, name)
            setattr(thing, name, value)
        elif len(current) and not isinstance(current[0], int):
            _require(isinstance(value, list) and len(value) == len(current), name)
            for part, fields in zip(current, value, strict=True):
                load_fields(part, fields)
        else:
            _require(isinstance(value, list) and len(current) in (0, len(value)), name)
            _require(all(type(item) is int and abs(item) < WORD for item in value), name)
            setattr(thing, name, list(value) if isinstance(current, list) else vector(value))


def _require(fits: bool, name: str) -> None:
    if not fits:
        raise RecordError(WORDS("field-this-position-damaged", name=name))


def fingerprint(state: State) -> str:
    """A text that is equal exactly for equal positions."""
    return repr(dump_fields(state))
