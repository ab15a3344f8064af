"""The guided first game of every title: complete in both languages, true to the rules, fit for any play."""

from __future__ import annotations

import random
import re

import pytest
from guide_words import DEVICE, RULE

from triumvir.engine.errors import RecordError
from triumvir.engine.game import Game
from triumvir.engine.guide import END, START, WAITING, Guide, lesson, parse_guide
from triumvir.engine.state import State
from triumvir.games import load, titles
from triumvir.language import languages

GAMES = tuple(titles())
WALKS = 12
LONGEST = 1200  # characters of an explanation: it stands beside the board


def guided(name: str) -> tuple[Game, Guide]:
    guide = titles()[name].guide
    assert guide is not None
    return load(name, guide.players, dict(guide.options)), guide


def stretch(game: Game, guide: Guide, luck: int) -> list[State]:
    """The learner's real decisions in the guided stretch, everything chosen at random."""
    state, chance = game.start(guide.seed), random.Random(luck)
    asked: list[State] = []
    while not guide.done(state.view(0)):
        legal = state.legal()
        if len(legal) > 1 and int(state.to_act) == 0:
            asked.append(state.copy())
        state.apply(chance.choice(legal))
    return asked


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", languages())
def test_every_key_has_a_card_and_every_card_a_key(name: str, lang: str) -> None:
    game, guide = guided(name)
    cards = game.guide_cards(lang)
    assert set(cards) == set(guide.keys)
    assert set(guide.look) <= set(guide.keys)
    for card in cards.values():
        assert card.title
        assert 30 < len(card.text) < LONGEST, card.key
        assert card.advice or card.key.startswith("new.") or card.key in (START, WAITING, END), card.key


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", languages())
def test_cards_are_true_on_every_device(name: str, lang: str) -> None:
    game, _ = guided(name)
    for card in game.guide_cards(lang).values():
        found = DEVICE.search(f"{card.title} {card.text} {card.advice}")
        assert found is None, (card.key, found and found[0])


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_name_the_same_rules_and_all_of_them_exist(name: str) -> None:
    game, _ = guided(name)
    english, german = game.guide_cards("en"), game.guide_cards("de")
    known = set(game.rules("en"))
    for key, card in english.items():
        named = RULE.findall(card.text + card.advice)
        assert named == RULE.findall(german[key].text + german[key].advice), key
        assert set(named) <= known, key
        assert named or key == WAITING, key
        assert card.text != german[key].text, key


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_of_the_guided_stretch_is_explained(name: str) -> None:
    game, guide = guided(name)
    met: set[str] = set()
    for luck in range(WALKS):
        for state in stretch(game, guide, luck):
            key = guide.key(state.view(0))
            assert key in guide.steps
            met.add(key)
    assert len(met) > len(guide.steps) / 2


@pytest.mark.parametrize("name", GAMES)
def test_the_learner_begins_and_what_is_suggested_is_possible(name: str) -> None:
    game, guide = guided(name)
    start = game.start(guide.seed)
    assert int(start.to_act) == 0
    suggested = 0
    decisions = [state for luck in range(3) for state in stretch(game, guide, luck)]
    for state in decisions:
        choices = [(action, game.notation(action)) for action in state.legal()]
        action = guide.suggestion(game, state.view(0), choices)
        if action is not None:
            assert state.is_legal(action)
            suggested += 1
    assert suggested > 0.8 * len(decisions)


@pytest.mark.parametrize("name", GAMES)
def test_who_follows_every_suggestion_gets_to_the_end_card_with_points(name: str) -> None:
    game, guide = guided(name)
    state, chance, past = game.start(guide.seed), random.Random(1), []
    told: list[str] = []
    while not guide.done(state.view(0)):
        legal, view = state.legal(), state.view(0)
        if int(state.to_act) != 0 or len(legal) < 2:
            state.apply(legal[0] if len(legal) == 1 else chance.choice(legal))
            continue
        told += lesson(guide, past, view, True).told
        past.append(view)
        action = guide.suggestion(game, view, [(number, game.notation(number)) for number in legal])
        state.apply(chance.choice(legal) if action is None else action)
    assert told[0] == START
    once = [key for key in told if key.startswith("new.")]
    assert len(once) == len(set(once)) > 2
    assert lesson(guide, past, state.view(0), True).told == (END,)
    assert state.view(0)["players"][0]["score"] > state.view(0)["players"][1]["score"]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_card_points_at_is_drawn(name: str) -> None:
    game, guide = guided(name)
    drawn: set[str] = set()
    for state in stretch(game, guide, 1):
        for part in game.draw_parts(state.view(0), "en", state.legal(), ("A", "B")):
            drawn |= set(re.findall(r' id="([^"]+)"', part.svg))
    assert {ident for ids in guide.look.values() for ident in ids} <= drawn


def test_new_things_are_told_once_and_familiar_ones_are_folded() -> None:
    guide = titles()["trajan"].guide
    assert guide is not None
    view = load("trajan", 2, dict(guide.options)).start(guide.seed).view(0)
    first = lesson(guide, [], view, True)
    assert first.told == (START, "take_card")
    assert not first.familiar
    third = lesson(guide, [view, view], view, True)
    assert third.told == ("take_card",)
    assert third.familiar
    assert START in third.again
    assert lesson(guide, [view], view, False).told == (WAITING,)


def test_a_broken_heading_is_refused() -> None:
    with pytest.raises(RecordError):
        parse_guide("## one\ntext")
    with pytest.raises(RecordError):
        parse_guide("## one Title\ntext\n## one Title\ntext")
