"""Helpers for reading the box: lists of records, bundles of amounts, values that must agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from triumvir.engine.box import Box, Section
from triumvir.engine.errors import BoxError
from triumvir.games.nova_roma.tables import ARTISANS, BUNDLE

GOOD_NAMES = ("wheat", "stone", "wood", "wine", "horse")
KIND_NAMES = (*GOOD_NAMES, "coins", "influence", "artisans", "any_goods")


def records(box: Box, table: str) -> list[Section]:
    """The records of a table that is written as a list; raises BoxError if it is missing."""
    value = box.data.get(table)
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise BoxError(
            f"Box table [[{table}]] is missing or not a list of records.",
            f"Die Tabelle [[{table}]] fehlt in der Schachtel oder ist keine Liste von Einträgen.",
        )
    return [_record(table, number, item) for number, item in enumerate(value)]


def _record(table: str, number: int, item: dict[str, Any]) -> Section:
    section = Section(f"{table}[{number}]", item)
    section.choice("source", ("seed", "public", "reconstructed"))
    section.text("note")
    return section


def require(section: Section, field: str, fits: bool, en: str, de: str) -> None:
    """Raise BoxError for the field unless it fits."""
    if not fits:
        raise section.fail(field, en, de)


def agree(section: Section, field: str, expected: int) -> None:
    """A value that the rules or another table fix."""
    value = section.fields.get(field)
    require(section, field, type(value) is int and value == expected, str(expected), str(expected))


def counted(table: str, field: str, found: int, expected: int) -> None:
    """Raise BoxError unless there are as many as expected."""
    if found != expected:
        raise BoxError(
            f"Box table [{table}], field {field}: expected {expected} in all, found {found}.",
            f"Tabelle [{table}], Feld {field}: erwartet insgesamt {expected}, gefunden {found}.",
        )


class Bundles:
    """Collects what is paid or gained; bundle 0 is nothing."""

    def __init__(self) -> None:
        self.flat: list[int] = [0] * BUNDLE

    def read(
        self, section: Section, field: str, allowed: Sequence[str] = KIND_NAMES, *, artisans: int = 0, least: int = 0
    ) -> int:
        """The number of the bundle in a field."""
        return self.of(section, field, section.fields.get(field), allowed, artisans=artisans, least=least)

    def of(
        self,
        section: Section,
        field: str,
        value: object,
        allowed: Sequence[str] = KIND_NAMES,
        *,
        artisans: int = 0,
        least: int = 0,
    ) -> int:
        """The number of a bundle given as a table of amounts."""
        names = ", ".join(allowed)
        fits = isinstance(value, dict) and all(
            name in allowed and type(amount) is int and 0 <= amount <= 50 for name, amount in value.items()
        )
        require(section, field, fits, f"amounts from 0 to 50 of {names}", f"Mengen von 0 bis 50 von {names}")
        assert isinstance(value, dict)
        amounts = [value.get(name, 0) for name in KIND_NAMES]
        amounts[ARTISANS] += artisans
        require(section, field, sum(amounts) >= least, "at least one amount", "mindestens eine Menge")
        if not any(amounts):
            return 0
        self.flat += amounts
        return len(self.flat) // BUNDLE - 1
