"""The examples that newcomers try first do what they say."""

from __future__ import annotations

import doctest
from pathlib import Path

import triumvir

README = Path(__file__).parent.parent / "README.md"


def test_readme_runs() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 6
    assert result.failed == 0


def test_package_docstring_runs() -> None:
    result = doctest.testmod(triumvir)
    assert result.attempted >= 4
    assert result.failed == 0
