"""What good players look for: how one gets there, what a choice is answered with, and what is remembered."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from triumvir.games import load, titles
from triumvir.language import languages

from .running import Visitor

Visit = Callable[..., Visitor]
NAMES = [name for name, title in titles().items() if title.chapter() is not None]


def kind(page: str) -> str:
    found = re.search(r'class="verdict (\w+)"', page)
    return found[1] if found else ""


@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_is_shown_answers_every_choice_and_remembers_what_was_found(visit: Visit, name: str) -> None:
    chapter = titles()[name].chapter()
    assert chapter is not None
    game = load(name, chapter.players, dict(chapter.options))
    who = visit()
    assert f'href="/lessons/{name}"' in who.get("/").text
    assert f'href="/lessons/{name}"' in who.get(f"/rules/{name}").text
    for place, exercise in enumerate(chapter.exercises, 1):
        here = f"/lessons/{name}/{place}"
        assert who.get(f"/lessons/{name}").headers["location"] == here  # the first that was not found yet
        other = next(iter(exercise.costs))
        for notation, said in ((other, "other"), (exercise.answer, "right")):
            answer = who.post(here, json=False, action=game.parse(notation))
            assert answer.status_code == 303
            assert ("set-cookie" in answer.headers) == (said == "right")
            page = who.get(answer.headers["location"]).text
            assert kind(page) == said
        assert page.count('class="found"') == place
    assert who.get(f"/lessons/{name}").headers["location"] == f"/lessons/{name}/1"


@pytest.mark.parametrize("lang", languages())
def test_a_lesson_says_its_card_in_the_visitors_language(visit: Visit, lang: str) -> None:
    name = NAMES[0]
    card = next(iter(load(name).lesson_cards(lang).values()))
    page = visit(lang).get(f"/lessons/{name}/1").text
    assert card.title in page
    assert kind(page) == ""
    assert kind(visit(lang).get(f"/lessons/{name}/1?show=1").text) == "shown"


def test_what_is_no_lesson_and_no_choice_is_told_so(visit: Visit) -> None:
    who, name = visit(), NAMES[0]
    for path in ("/lessons/chess", f"/lessons/{name}/0", f"/lessons/{name}/99"):
        assert who.get(path).status_code == 404
    assert who.get(f"/lessons/{name}/x").status_code == 400
    assert who.post(f"/lessons/{name}/1", json=False, action=999_999).headers["location"] == f"/lessons/{name}/1"
    assert kind(who.get(f"/lessons/{name}/1?tried=999999").text) == ""
