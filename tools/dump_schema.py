"""Writes docs/dump.schema.json, the JSON Schema of positions: `PYTHONPATH=src python tools/dump_schema.py`.

Which fields there are and how long they are tell blank positions; what they mean tell the comments in `state.py`.
"""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import triumvir
from triumvir.engine.fields import WORD

ROOT = Path(__file__).parents[1]
SCHEMA = ROOT / "docs" / "dump.schema.json"
SOURCE = ROOT / "src" / "triumvir"
SHARED = {
    "to_act": "the seat that decides, -1 when the game is over",
    "random": "the generator, for what is shuffled during play",
    "reveals": "grows whenever anything hidden or random is shown to anyone",
    "seats": "how many play",
}
COMMENT = re.compile(r"^        self\.(\w+)\b.*?  # (.*)$", re.MULTILINE)


def comments(title: type[triumvir.Game]) -> tuple[dict[str, str], dict[str, str]]:
    """What the fields of a position mean, and those of a player; a name that says all has no comment."""
    text = SOURCE.joinpath("games", title.package().rpartition(".")[2], "state.py").read_text(encoding="utf-8")
    player = text[text.index("\nclass Player") : text.index("\nclass Position")]
    return dict(COMMENT.findall(text.replace(player, ""))), dict(COMMENT.findall(player))


def fields(blank: list[dict[str, Any]], meanings: dict[str, str]) -> dict[str, Any]:
    """The schema of an object, from blank ones of all player counts."""
    shapes = {}
    for name in blank[0]:
        values = [one[name] for one in blank]
        shape = {"$ref": "#/$defs/number"} if type(values[0]) is int else {"type": "boolean"}
        if isinstance(values[0], list):
            shape = {"type": "array", "items": {"$ref": "#/$defs/number"}}
            if len({len(value) for value in values}) == 1 and values[0]:
                shape |= {"minItems": len(values[0]), "maxItems": len(values[0])}
        shapes[name] = shape | ({"description": meanings[name]} if name in meanings else {})
    return {"type": "object", "required": sorted(shapes), "additionalProperties": False, "properties": shapes}


def position(title: type[triumvir.Game]) -> dict[str, Any]:
    """The schema of the positions of a game."""
    meta = title.meta
    counts = range(meta.min_players, meta.max_players + 1)
    blank = [triumvir.load(meta.name, players).blank().dump() for players in counts]
    table, player = comments(title)
    steps = import_module(f"{title.package()}.steps.table").STEPS
    names = ", ".join(f"{number} {step.name}" for number, step in enumerate(steps))
    schema = fields(blank, {**table, **SHARED, "step": f"what is decided: {names}"})
    owned = fields([one for dump in blank for one in dump["players"]], player)
    schema["properties"]["players"] = {
        "type": "array",
        "minItems": meta.min_players,
        "maxItems": meta.max_players,
        "items": owned,
        "description": "what each player has, by seat",
    }
    return {"title": meta.title, **schema}


def schema() -> dict[str, Any]:
    """All of it."""
    ours = {name: title for name, title in triumvir.titles().items() if title.__module__.startswith("triumvir.")}
    word = WORD - 1
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Triumvir positions",
        "description": "What `State.dump` gives and `Game.restore` takes; made by tools/dump_schema.py.",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in ours],
        "$defs": {
            "number": {"type": "integer", "minimum": -word, "maximum": word},
            **{name: position(title) for name, title in ours.items()},
        },
    }


def text() -> str:
    """The file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(text(), encoding="utf-8")
