"""The second chapter of every guide: positions that replay, answers that the strongest player gives, both languages."""

from __future__ import annotations

import re

import pytest
from guide_words import DEVICE, RULE

from triumvir.agents import make_search
from triumvir.engine.errors import RecordError
from triumvir.engine.game import Game
from triumvir.engine.lessons import Chapter, Exercise, LessonCard, parse_lessons
from triumvir.engine.perspective import Perspective
from triumvir.games import load, titles
from triumvir.language import languages

GAMES = tuple(name for name, title in titles().items() if title.guide is not None)
LESSONS = [(name, one) for name in GAMES if (chapter := titles()[name].chapter()) for one in chapter.exercises]
EACH = pytest.mark.parametrize(("name", "exercise"), LESSONS, ids=[f"{name}-{one.key}" for name, one in LESSONS])
COUNT = 10
LONGEST = 560  # characters of an idea: it stands beside the board
WORTH = 0.5  # VP: what costs less is as good
SIMULATIONS = 3000  # about as many as the strongest level has
_SENTENCE = re.compile(r"[.!?](?=\s|$)")


def taught(name: str) -> tuple[Game, Chapter]:
    chapter = titles()[name].chapter()
    assert chapter is not None
    return load(name, chapter.players, dict(chapter.options)), chapter


def words(card: LessonCard) -> str:
    return f"{card.title}\n{card.text}\n{card.right}\n{card.other}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", languages())
def test_every_lesson_has_one_short_idea_that_is_true_on_every_device(name: str, lang: str) -> None:
    game, chapter = taught(name)
    cards = game.lesson_cards(lang)
    assert [exercise.key for exercise in chapter.exercises] == list(cards)
    assert len(cards) == COUNT
    for card in cards.values():
        assert 2 <= len(_SENTENCE.findall(RULE.sub("", card.text).replace("()", ""))) <= 5, card.key
        assert 80 < len(card.text) < LONGEST, card.key
        assert card.right != card.other
        assert 30 < len(card.right) < LONGEST, card.key
        assert 30 < len(card.other) < LONGEST / 2, card.key
        found = DEVICE.search(words(card))
        assert found is None, (card.key, found and found[0])


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_name_the_same_rules_and_all_of_them_exist(name: str) -> None:
    game, _ = taught(name)
    english, german = game.lesson_cards("en"), game.lesson_cards("de")
    for key, card in english.items():
        named = RULE.findall(words(card))
        assert named, key
        assert named == RULE.findall(words(german[key])), key
        assert set(named) <= set(game.rules("en")), key
        assert re.findall(r"\d+", words(card)) == re.findall(r"\d+", words(german[key])), key


@EACH
def test_every_position_replays_and_says_of_every_choice_what_it_is_worth(name: str, exercise: Exercise) -> None:
    game, _ = taught(name)
    state = exercise.position(game)
    assert state.check() == []
    legal = {game.notation(action) for action in state.legal()}
    assert {exercise.answer, *exercise.fine} | exercise.costs.keys() == legal
    assert len(legal) == 1 + len(exercise.fine) + len(exercise.costs) > 1
    assert min(exercise.costs.values()) > WORTH


@EACH
def test_the_strongest_player_prefers_the_answer(name: str, exercise: Exercise) -> None:
    game, _ = taught(name)
    state = exercise.position(game)
    player = make_search(f"champion:{SIMULATIONS}", 1, game)
    assert game.notation(player.choose(Perspective(state, int(state.to_act), random=1))) == exercise.answer


def test_a_card_without_its_two_answers_is_refused() -> None:
    with pytest.raises(RecordError):
        parse_lessons("## one Title\ntext\n\n> right")
    with pytest.raises(RecordError):
        parse_lessons("## one\ntext\n\n> right\n\n> other")
