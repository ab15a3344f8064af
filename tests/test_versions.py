"""The version stands in one place; whatever else names it agrees."""

from __future__ import annotations

import re
from pathlib import Path

from triumvir.version import VERSION

ROOT = Path(__file__).parents[1]


def test_the_changelog_begins_with_this_version() -> None:
    first = re.search(r"^## (\S+) \((unreleased|\d{4}-\d\d-\d\d)\)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert first is not None
    assert first[1] == VERSION


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {VERSION}\n" in (ROOT / "CITATION.cff").read_text()
