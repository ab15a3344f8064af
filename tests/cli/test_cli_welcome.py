"""`triumvir` without a command: help for a program, an offer to begin for a person, in both languages."""

from __future__ import annotations

import pytest
from runs import run

from triumvir.cli import serve, welcome
from triumvir.games import titles

LANGUAGES = {"en": "C", "de": "de_DE.UTF-8"}


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(welcome, "at_terminal", lambda: True)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    calls: list[dict[str, object]] = []
    monkeypatch.setattr(serve, "run", lambda **settings: calls.append(settings))
    return calls


def test_a_program_gets_the_help_and_success() -> None:
    result = run()
    assert result.exit_code == 0
    assert result.stdout == run("--help").stdout
    assert "simulate" in " ".join(result.stdout.split())


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_is_told_what_there_is_and_may_leave(lang: str) -> None:
    for typed in ("\n", ""):  # Enter, and the end of the input
        result = run(typed=typed, lang=LANGUAGES[lang])
        assert result.exit_code == 0
        assert all(f"triumvir play {name})" in result.stdout for name in titles())
        assert ("Was möchtest du?" if lang == "de" else "What would you like?") in " ".join(result.stdout.split())


@pytest.mark.usefixtures("terminal")
def test_the_first_offer_opens_the_browser(served: list[dict[str, object]]) -> None:
    assert run(typed="1\n").exit_code == 0
    assert served == [{"browser": True}]


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize(("number", "name"), [*enumerate(titles(), 2)])
def test_every_game_can_be_begun_in_the_terminal(number: int, name: str) -> None:
    result = run(typed=f"{number}\n")
    assert result.exit_code == 0
    assert result.stdout.count(titles()[name].meta.title) > 1, "offered, and begun"


@pytest.mark.usefixtures("terminal")
def test_what_is_not_offered_is_asked_again(served: list[dict[str, object]]) -> None:
    result = run(typed=f"0\n99\nyes\n{2 + len(titles())}\n")
    assert result.exit_code == 0
    assert result.stdout.count("Type a number from 1 to 5") == 4
    assert "simulate" in " ".join(result.stdout.split())
    assert not served
