"""Reads the Trajan cards of a box: their building and collection orders."""

from __future__ import annotations

from triumvir.engine.box import Box, Section
from triumvir.engine.errors import BoxError
from triumvir.engine.state import vector
from triumvir.games.forum_trajanum import tables as t
from triumvir.games.forum_trajanum.tables import Tables
from triumvir.language import catalogue

WORDS = catalogue("triumvir.games.forum_trajanum", "box")

SCOPES = ("colonia", "row", "column", "temple")
NEED_NAMES = (
    "victory_column",
    "library",
    "basilica",
    "market",
    "red",
    "yellow",
    "green",
    "blue",
    "any",
    "any_grey",
    "any_coloured",
)
COLLECT_NAMES = ("builder", "worker", "assistant", "coin", "tribune", "active_citizen", "ship_envoy")

MOST_CYCLES = 3


def read_trajan_cards(box: Box, tables: Tables) -> None:
    """All cards; raises BoxError if orders overlap or a cycle has no card (F-021, F-163)."""
    found = box.data.get("trajan_card")
    if not isinstance(found, list) or len(found) != t.TRAJAN_CARDS:
        raise BoxError(
            WORDS("card-entries", expected=t.TRAJAN_CARDS),
        )
    cycles, scopes, needs, collects = [], [], [], []
    for i, fields in enumerate(found):
        card = Section(f"trajan_card[{i}]", fields)
        cycles.append(card.integer("cycle", 1, MOST_CYCLES) - 1)
        build = Section(f"trajan_card[{i}].build", _table(card, "build"))
        scopes.append(SCOPES.index(build.choice("scope", SCOPES)))
        needed = Section(f"trajan_card[{i}].build.needs", _table(build, "needs"))
        amounts = _amounts(needed, NEED_NAMES)
        _check_overlap(build, amounts)
        needs += amounts
        collects += _amounts(Section(f"trajan_card[{i}].collect", _table(card, "collect")), COLLECT_NAMES)
    section = box.section("trajan_cards")
    each = section.integer("per_cycle_in_box", 1, t.TRAJAN_CARDS)
    section.integer("per_cycle_in_game", 1, 1)
    if any(cycles.count(cycle) != each for cycle in range(tables.cycles)):
        raise section.fail("per_cycle_in_box", WORDS("as-many-cards"))
    tables.card_cycle = vector(cycles)
    tables.card_scope = vector(scopes)
    tables.card_needs = vector(needs)
    tables.card_collects = vector(collects)


def _table(section: Section, field: str) -> dict[str, object]:
    fields = section.fields.get(field)
    if not isinstance(fields, dict) or not fields:
        raise section.fail(field, WORDS("a-table"))
    return fields


def _amounts(section: Section, names: tuple[str, ...]) -> list[int]:
    for name in section.fields:
        if name not in names:
            raise section.fail(name, WORDS("one-of", allowed=names))
    return [section.integer(name, 1, 36) if name in section.fields else 0 for name in names]


def _check_overlap(section: Section, amounts: list[int]) -> None:
    """No building may count for two needs of one order (F-163)."""
    others = sum(amount > 0 for amount in amounts)
    grey = any(amounts[: t.COLOURED])
    coloured = any(amounts[t.COLOURED : t.BUILDINGS])
    overlap = (
        (amounts[t.NEED_ANY] and others > 1)
        or (amounts[t.NEED_GREY] and grey)
        or (amounts[t.NEED_COLOURED] and coloured)
    )
    if overlap:
        raise section.fail("needs", WORDS("needs-overlap"))
