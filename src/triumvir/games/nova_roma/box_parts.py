"""Helpers for reading the box: lists of records, bundles of amounts, values that must agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from triumvir.engine.box import Box, Section
from triumvir.engine.errors import BoxError
from triumvir.games.nova_roma.tables import ARTISANS, BUNDLE
from triumvir.language import Text, catalogue, plain

WORDS = catalogue("triumvir.games.nova_roma", "box")

GOOD_NAMES = ("wheat", "stone", "wood", "wine", "horse")
KIND_NAMES = (*GOOD_NAMES, "coins", "influence", "artisans", "any_goods")


def records(box: Box, table: str) -> list[Section]:
    """The records of a table that is written as a list; raises BoxError if it is missing."""
    value = box.data.get(table)
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise BoxError(
            WORDS("missing", table=table),
        )
    return [_record(table, number, item) for number, item in enumerate(value)]


def _record(table: str, number: int, item: dict[str, Any]) -> Section:
    section = Section(f"{table}[{number}]", item)
    section.choice("source", ("seed", "public", "reconstructed"))
    section.text("note")
    return section


def require(section: Section, field: str, fits: bool, expected: Text) -> None:
    """Raise BoxError for the field unless it fits."""
    if not fits:
        raise section.fail(field, expected)


def agree(section: Section, field: str, expected: int) -> None:
    """A value that the rules or another table fix."""
    value = section.fields.get(field)
    require(section, field, type(value) is int and value == expected, plain(str(expected)))


def counted(table: str, field: str, found: int, expected: int) -> None:
    """Raise BoxError unless there are as many as expected."""
    if found != expected:
        raise BoxError(
            WORDS("not-as-many", table=table, field=field, expected=expected, found=found),
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
        require(section, field, fits, WORDS("amounts", names=names))
        assert isinstance(value, dict)
        amounts = [value.get(name, 0) for name in KIND_NAMES]
        amounts[ARTISANS] += artisans
        require(section, field, sum(amounts) >= least, WORDS("least-amount"))
        if not any(amounts):
            return 0
        self.flat += amounts
        return len(self.flat) // BUNDLE - 1
