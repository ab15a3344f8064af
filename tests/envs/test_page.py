"""The page for researchers: its small snippets run, and it says what each number of an observation means."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from clients.page import snippets
from tools.observations_page import PAGE, page

SMALL = ("PettingZoo", "Gymnasium", "The vector environment", "OpenSpiel")


@pytest.mark.parametrize("title", SMALL)
def test_snippets_run(title: str) -> None:
    snippet = snippets()[title]
    for package in snippet.packages:
        if not find_spec({"open_spiel": "pyspiel"}.get(package, package)):
            pytest.skip(f"{package} is not installed")
    exec(compile(snippet.code, title, "exec"), {"__name__": "snippet"})


def test_every_snippet_says_what_it_needs() -> None:
    assert len(snippets()) == 9
    assert all(snippet.packages for snippet in snippets().values())


def test_the_page_of_observations_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python tests/tools/observations_page.py"
