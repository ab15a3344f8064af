"""Checks what a box may not change: ids that name things, and values that the rules themselves are built on."""

from __future__ import annotations

from triumvir.engine.box import Box, Section
from triumvir.engine.errors import BoxError
from triumvir.language import catalogue, plain

WORDS = catalogue("triumvir.games.forum_trajanum", "box")

FIXED: dict[str, dict[str, object]] = {
    "setup": {
        "citizens_set_aside": ["patrician", "merchant", "craftsman"],
        "citizens_placed_at_start": 1,
        "citizen_corner_tiles": 2,
        "other_face_up_corner_tiles": 2,
        "face_down_tiles": 28,
        "tiles_to_ship": 1,
        "vp_start": 0,
    },
    "costs": {
        "grey": ["1 builder", "2 workers of one colour", "2 workers of two colours + 1 assistant"],
        "coloured": ["1 worker of that colour", "1 worker of another colour + 1 assistant"],
    },
    "supply": {"unlimited": True},
    "forum": {"adjacency": "orthogonal", "eagle_vp_counted_per": "envoy"},
    "scoring": {
        "order": ["cranes", "colonia_rows", "forum_eagles", "forum_largest_group", "trajan_orders"],
        "max_distinct_grey_per_row": 4,
    },
    "tie_break": {"order": ["vp", "active_citizens", "resources"]},
}
IDS = {"street": "symbol", "colonia_tile": "id", "building": "id", "trajan_card": "id", "mosaic_board": "id"}
COLOURS = ["red", "yellow", "green", "blue"]


def check_fixed(box: Box) -> None:
    """Raise BoxError where a table says something that the program does not follow."""
    for name, values in FIXED.items():
        section = box.section(name)
        for field, value in values.items():
            if section.fields.get(field) != value:
                raise section.fail(field, plain(repr(value)))


def check_ids(box: Box) -> None:
    """Raise BoxError unless everything that is named has a name of its own."""
    for table, field in IDS.items():
        found = box.data.get(table)
        if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
            raise BoxError(WORDS("missing", name=table))
        seen: set[str] = set()
        for i, entry in enumerate(found):
            section = Section(f"{table}[{i}]", entry)
            name = section.text(field).lower()
            if name in seen:
                raise section.fail(field, WORDS("name-own"))
            seen.add(name)
    coloured = [entry.get("colour") for entry in box.data["building"] if "colour" in entry]
    if sorted(map(str, coloured)) != sorted(COLOURS):
        raise BoxError(
            WORDS("each-colour"),
        )
