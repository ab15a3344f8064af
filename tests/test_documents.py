"""The documents are true: what they show runs, what is made from sources is up to date, what they name is there."""

from __future__ import annotations

import doctest
import os
import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest

import triumvir
from triumvir.testing.setups import variants
from triumvir.testing.walks import visits

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("*.md"))
SAMPLE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
ELSEWHERE = {  # samples that need more than Python, and the tests that run them
    "environments.md": "tests/envs/test_page.py",
    "new-game.md": "tests/test_new_game.py",
    "web.md": "tests/server/test_web_page.py",
}
INVENTED = {"routes/about.py"}  # what a reader is told to write


def told(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in told(page)], ids=lambda page: page.name)
def test_every_sample_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIUMVIR_LANGUAGES", "")  # what a sample sets is taken back with this
    result = doctest.testfile(str(page), module_relative=False, globs={"folder": tmp_path, "os": os}, encoding="utf-8")
    assert result.attempted >= 4
    assert result.failed == 0


def test_no_sample_is_left_out() -> None:
    for page in PAGES:
        shown = [sample for sample in SAMPLE.findall(told(page)) if not sample.startswith(">>> ")]
        if page.name == "adding.md":
            sources = [told(path) for path in (ROOT / "src/triumvir/games/trajan").rglob("*.py")]
            assert len(shown) >= 3
            assert all(any(sample in source for source in sources) for sample in shown)
        elif shown:
            assert (ROOT / ELSEWHERE[page.name]).is_file()


def test_an_option_is_named_in_these_files_and_in_no_other() -> None:
    table = told(DOCS / "adding.md").partition("## An option")[2].partition("## A language")[0]
    listed = {file for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for file in re.findall(r"`(.*?)`", row)}
    game = ROOT / "src/triumvir/games/trajan"
    files = [
        path for path in (ROOT / "src").rglob("*") if path.suffix in {".py", ".ftl", ".md", ".toml", ".html", ".js"}
    ]
    found = {path.relative_to(game).as_posix() for path in files if "reshuffle_discards" in told(path)}
    assert found == listed


def test_the_glossary_points_to_what_is_there() -> None:
    page = told(DOCS / "glossary.md")
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.startswith("| ")
    ]
    places = [place for row in rows for place in re.findall(r"^`(.+)`$", row[2])]
    assert len(places) > 30
    assert [place for place in places if not (ROOT / place).exists()] == []
    words = [row[0] for row in rows if row[0] != "word"]
    assert len(words) == len(set(words))


def test_every_module_that_a_document_names_is_there() -> None:
    files = [
        path.as_posix()
        for place in ("src", "tests", "tools", "bench", "examples")
        for path in ROOT.glob(f"{place}/**/*.py")
    ]
    found = 0
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *PAGES]:
        for name in re.findall(r"`([\w/]+/\w+\.(?:py|js))`", told(page)):
            found += 1
            assert name in INVENTED or any(file.endswith(f"/{name}") for file in files), f"{page.name}: {name}"
    assert found > 60


def test_the_site_shows_every_page() -> None:
    site = tomllib.loads(told(ROOT / "zensical.toml"))["project"]
    assert set(re.findall(r"'([\w-]+\.md)'", str(site["nav"]))) == {page.name for page in PAGES}


def test_the_reference_is_up_to_date() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "api_page.py"))
    page = tool["page"]()
    assert told(DOCS / "api.md") == page, "run python tools/api_page.py"
    for name in triumvir.__all__:
        assert re.search(rf"^### `(class )?{name}\b", page, re.MULTILINE), name


def schema() -> dict[str, Any]:
    made: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "dump_schema.py"))
    assert told(DOCS / "dump.schema.json") == made["text"](), "run PYTHONPATH=src python tools/dump_schema.py"
    found: dict[str, Any] = made["schema"]()
    return found


def test_the_schema_of_positions_is_up_to_date_and_fits_them() -> None:
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    jsonschema.Draft202012Validator.check_schema(schema())
    valid = jsonschema.Draft202012Validator(schema())
    for name in [one["$ref"].rpartition("/")[2] for one in valid.schema["oneOf"]]:
        for variant in variants(name):
            valid.validate(variant.load().start(1).dump())
            if variant.option is None:
                for visit in visits(variant.load(), 1, 2, 6):
                    valid.validate(visit.state.dump())
        dump = triumvir.load(name).start(1).dump()
        for damage in ({"to_act": "0"}, {"players": []}, {"more": 1}):
            assert not valid.is_valid({**dump, **damage})
