"""The JSON Schema of records fits every record: those that are kept, and those that are written today."""

from __future__ import annotations

import gzip
import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from triumvir.engine.box import Box
from triumvir.engine.errors import RecordError
from triumvir.engine.record import Record
from triumvir.games import load, standard_box, titles

jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")

ROOT = Path(__file__).parents[2]
VALID = jsonschema.Draft202012Validator(json.loads((ROOT / "docs" / "record.schema.json").read_text(encoding="utf-8")))


def kept() -> list[dict[str, Any]]:
    """Every record in the repository."""
    found = [json.loads(file.read_text(encoding="utf-8")) for file in ROOT.glob("tests/golden/*/*.json")]
    for archive in ROOT.glob("tests/upgrade/*/records.jsonl.gz"):
        found += [json.loads(line) for line in gzip.decompress(archive.read_bytes()).splitlines()]
    return [record for record in found if "triumvir" in record]


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(VALID.schema)


def test_every_record_that_is_kept_fits() -> None:
    records = kept()
    assert {record["game"] for record in records} == set(titles())
    assert len(records) > 60
    for record in records:
        VALID.validate(record)


@pytest.mark.parametrize("title", titles())
def test_every_record_that_is_written_fits(title: str) -> None:
    data = deepcopy(standard_box(titles()[title]).data)
    data["meta"]["title"] = "Other"
    for game in (load(title), load(title, box=Box(data)), load(title, box="tiny")):
        state = game.start(2**256 - 1)
        record = Record.of(game, 2**256 - 1, ["Ada", "level:3"])
        record.actions.append(state.legal()[0])
        VALID.validate(json.loads(record.to_json()))
        record.scores = [1, -2]
        VALID.validate(json.loads(record.to_json()))


DAMAGES: list[tuple[str, Any]] = [
    ("triumvir", 2),
    ("game", 3),
    ("rules_version", "1"),
    ("box", None),
    ("players", "two"),
    ("options", {"a": 1}),
    ("seats", [1]),
    ("seed", 7),
    ("seed", "-7"),
    ("seed", "1" * 79),
    ("commitment", None),
    ("actions", [-1]),
    ("actions", [2**31]),
    ("actions", "0"),
    ("scores", ["1"]),
    ("components", []),
]


@pytest.mark.parametrize(("field", "value"), DAMAGES)
def test_what_the_program_refuses_the_schema_refuses_too(field: str, value: Any) -> None:
    record = json.loads(Record.of(load("trajan"), 7).to_json())
    VALID.validate(record)
    record[field] = value
    assert not VALID.is_valid(record)
    with pytest.raises(RecordError):
        Record.from_json(json.dumps(record))


def test_nothing_that_the_schema_requires_may_be_missing() -> None:
    whole = json.loads(Record.of(load("trajan"), 7).to_json())
    assert set(VALID.schema["required"]) == set(whole)
    for field in whole:
        less = {name: value for name, value in whole.items() if name != field}
        assert not VALID.is_valid(less)
        with pytest.raises(RecordError):
            Record.from_json(json.dumps(less))
