"""The list of deliberately broken rules fits the source; `make mutants` shows that each of them is caught."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "triumvir" / "games"
LISTS = sorted(HERE.glob("*/mutants.toml"))


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)
def test_every_mutant_changes_one_place_and_names_its_tests(path: Path) -> None:
    listed = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
    assert len(listed) >= 10
    for mutant in listed:
        source = (SOURCE / path.parent.name / mutant["file"]).read_text(encoding="utf-8")
        assert source.count(mutant["find"]) == 1, mutant["name"]
        assert mutant["find"] != mutant["replace"], mutant["name"]
        assert (path.parent / mutant["tests"]).exists(), mutant["name"]
