"""Boxes: errors name table, field, and what was expected."""

from functools import partial
from importlib.resources import files

import pytest

import triumvir
from triumvir.engine.box import Box, Section
from triumvir.engine.errors import BoxError
from triumvir.games import standard_box, titles
from triumvir.testing.refusals import refusal

VALUES = {
    "whole": 3,
    "half": 1.5,
    "words": "like",
    "truth": True,
    "row": [1, 2, 3],
    "names": ["a", "b"],
    "cards": [{"vp": 1}, {"vp": 2}],
}


def section(**changes):
    return Section("ships", {**VALUES, **changes})


def test_every_kind_of_field_is_read():
    ships = section()
    assert ships.integer("whole") == 3
    assert ships.halves("half") == 3
    assert ships.halves("whole") == 6
    assert ships.text("words") == "like"
    assert ships.choice("words", ("like", "unlike")) == "like"
    assert ships.flag("truth") is True
    assert ships.integers("row") == [1, 2, 3]
    assert ships.integers("row", 3, 1, 3) == [1, 2, 3]
    assert ships.texts("names", 2, ("a", "b", "c")) == ["a", "b"]
    assert [card.integer("vp") for card in ships.records("cards", 2)] == [1, 2]


def test_lists_are_copies():
    ships = section()
    ships.integers("row").append(4)
    ships.texts("names").append("c")
    assert ships.integers("row") == [1, 2, 3]
    assert ships.texts("names") == ["a", "b"]


REFUSED = [
    ("whole", lambda s: s.integer("whole", 4, 9), 3, "a whole number from 4 to 9", "eine ganze Zahl von 4 bis 9"),
    ("whole", lambda s: s.integer("whole", 0, 2), 3, "from 0 to 2", "von 0 bis 2"),
    ("whole", lambda s: s.integer("whole"), 3.0, "a whole number", "eine ganze Zahl"),
    ("whole", lambda s: s.integer("whole"), True, "a whole number", "eine ganze Zahl"),
    ("whole", lambda s: s.integer("whole"), "3", "a whole number", "eine ganze Zahl"),
    ("half", lambda s: s.halves("half"), 0.3, "whole or half points", "ganzen oder halben Punkten"),
    ("half", lambda s: s.halves("half"), -0.5, "whole or half points", "ganzen oder halben Punkten"),
    ("half", lambda s: s.halves("half"), True, "whole or half points", "ganzen oder halben Punkten"),
    ("half", lambda s: s.halves("half"), "1", "whole or half points", "ganzen oder halben Punkten"),
    ("half", lambda s: s.halves("half"), float("inf"), "whole or half points", "ganzen oder halben Punkten"),
    ("half", lambda s: s.halves("half"), float("nan"), "whole or half points", "ganzen oder halben Punkten"),
    ("words", lambda s: s.text("words"), "", "a text", "ein Text"),
    ("words", lambda s: s.text("words"), 7, "a text", "ein Text"),
    (
        "words",
        lambda s: s.choice("words", ("pairs", "unlike")),
        "like",
        "one of pairs, unlike",
        "eines von pairs, unlike",
    ),
    ("words", lambda s: s.choice("words", ("pairs",)), ["pairs"], "one of pairs", "eines von pairs"),
    ("truth", lambda s: s.flag("truth"), 1, "true or false", "true oder false"),
    ("row", lambda s: s.integers("row", 4), [1, 2, 3], "a list of 4 whole numbers", "eine Liste von 4 ganzen Zahlen"),
    ("row", lambda s: s.integers("row", low=2), [1, 2], "from 2 to 1000", "von 2 bis 1000"),
    ("row", lambda s: s.integers("row"), [1, "2"], "a list of whole numbers", "eine Liste von ganzen Zahlen"),
    ("row", lambda s: s.integers("row"), 5, "a list of whole numbers", "eine Liste von ganzen Zahlen"),
    ("names", lambda s: s.texts("names", 3), ["a", "b"], "a list of 3 texts", "eine Liste von 3 Texten"),
    ("names", lambda s: s.texts("names", allowed=("a",)), ["a", "b"], "texts out of a", "Texten aus a"),
    ("names", lambda s: s.texts("names"), "ab", "a list of texts", "eine Liste von Texten"),
    ("cards", lambda s: s.records("cards", 1), [{}, {}], "a list of 1 records", "eine Liste von 1 Einträgen"),
    ("cards", lambda s: s.records("cards"), [1], "a list of records", "eine Liste von Einträgen"),
]


@pytest.mark.parametrize(("field", "read", "value", "english", "german"), REFUSED)
def test_a_wrong_value_names_table_field_and_expectation(field, read, value, english, german):
    with pytest.raises(BoxError) as refused:
        read(section(**{field: value}))
    for words, expected in zip(refused.value.text.everywhere(), (english, german), strict=True):
        assert "[ships]" in words
        assert f" {field}:" in words
        assert expected in words


@pytest.mark.parametrize("field", VALUES)
def test_a_missing_field_is_said_to_be_missing(field):
    reads = {name: read for name, read, *_ in REFUSED}
    with pytest.raises(BoxError) as refused:
        reads[field](Section("ships", {}))
    assert f"field {field}: " in refused.value.text.en
    assert refused.value.text.en.endswith("found nothing.")
    assert "nothing" not in refused.value.text.in_("de")


def test_a_record_inside_a_table_has_its_number():
    cards = Section("ships", {"cards": [{"vp": 1}, {"vp": "x"}]}).records("cards")
    with pytest.raises(BoxError, match=r'\[ships\.cards\[1\]\], field vp: .* found "x"'):
        cards[1].integer("vp")


def test_a_long_value_is_shortened():
    with pytest.raises(BoxError) as refused:
        section(row=["x" * 500]).integers("row")
    assert len(refused.value.text.en) < 200


def test_a_missing_table_is_named():
    with pytest.raises(BoxError) as refused:
        Box({"ships": 3}).section("ships")
    assert all("[ships]" in words for words in refused.value.text.everywhere())


def read(folder, text):
    path = folder / "box.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return Box.read(path)


def test_files_that_cannot_be_read(tmp_path):
    for path in (tmp_path / "missing.toml", tmp_path):
        with pytest.raises(BoxError) as refused:
            Box.read(path)
        assert all(str(path) in words for words in refused.value.text.everywhere())


@pytest.mark.parametrize("text", ["[ships", "a = ", b"\xff\xfe", "a = 1\na = 2"])
def test_files_that_are_no_toml(tmp_path, text):
    with pytest.raises(BoxError, match="not valid TOML"):
        read(tmp_path, text)


def test_a_date_is_no_component(tmp_path):
    box = read(tmp_path, "[ships]\nwhole = 2011-10-15\n")
    with pytest.raises(BoxError, match="field whole: expected a whole number"):
        box.section("ships").integer("whole")


def test_the_digest_changes_with_values_and_not_with_comments():
    ships = {"source": "seed", "note": "n", "confidence": 1.0, "vp": [1, 2]}
    digest = Box({"ships": ships}).digest
    assert Box({"ships": {**ships, "note": "another", "confidence": 0.5, "source": "public"}}).digest == digest
    assert Box({"sources": {"a": 1}, "ships": ships}).digest == digest
    assert Box({"ships": {**ships, "vp": [2, 1]}}).digest != digest
    assert Box({"boats": ships}).digest != digest
    assert Box(dict(reversed({"a": {}, "ships": ships}.items()))).digest == Box({"a": {}, "ships": ships}).digest


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("source", "hearsay", "one of seed, public, reconstructed"),
        ("source", None, "one of seed, public, reconstructed"),
        ("note", "", "a text"),
        ("confidence", 1.5, "a number from 0 to 1"),
        ("confidence", "high", "a number from 0 to 1"),
        ("confidence", float("nan"), "a number from 0 to 1"),
    ],
)
def test_a_table_says_where_it_comes_from(field, value, expected):
    table = {"source": "seed", "note": "n", "confidence": 1.0}
    assert [entry.table for entry in Box({"ships": table}).provenance()] == ["ships"]
    with pytest.raises(BoxError) as refused:
        list(Box({"ships": {**table, field: value}}).provenance())
    assert f"[ships], field {field}: expected {expected}" in str(refused.value)


def damages(data):
    """Boxes with one table or field missing or of a wrong kind."""
    for table, fields in data.items():
        yield f"no {table}", {key: value for key, value in data.items() if key != table}
        yield f"{table} is a number", {**data, table: 3}
        if not isinstance(fields, dict):
            continue
        for field, value in fields.items():
            yield f"no {table}.{field}", {**data, table: {key: fields[key] for key in fields if key != field}}
            for wrong in (
                "x",
                -1,
                10**6,
                True,
                0.3,
                [],
                {},
                [[]],
                [{}],
                [None],
                value * 2 if isinstance(value, list) else 1,
            ):
                yield f"{table}.{field} is {wrong}", {**data, table: {**fields, field: wrong}}
            if isinstance(value, list):
                yield f"{table}.{field} is short", {**data, table: {**fields, field: value[:-1]}}
            if isinstance(value, list) and value and isinstance(value[0], dict):
                for inside in value[0]:
                    record = {key: value[0][key] for key in value[0] if key != inside}
                    yield f"no {table}.{field}[0].{inside}", {**data, table: {**fields, field: [record, *value[1:]]}}


@pytest.mark.parametrize("name", titles())
def test_a_damaged_box_is_used_or_refused_and_nothing_else(name):
    title = titles()[name]
    assert list(standard_box(title).provenance())
    refused = 0
    for what, data in damages(standard_box(title).data):
        try:
            error = refusal(BoxError, partial(title, title.meta.max_players, {}, Box(data)))
        except Exception as crash:
            raise AssertionError(what) from crash
        if error is not None:
            refused += 1
            assert all("[" in words for words in error.text.everywhere()), what
    assert refused > 100


def test_a_box_of_ones_own(tmp_path):
    title = titles()["trajan"]
    printed = files("triumvir.games.trajan").joinpath("box.toml").read_text("utf-8")
    path = tmp_path / "own.toml"
    path.write_text(printed, encoding="utf-8")
    assert triumvir.load("trajan", box=path).box.digest == standard_box(title).digest
    with pytest.raises(BoxError, match=r"missing\.toml"):
        triumvir.load("trajan", box=tmp_path / "missing.toml")
