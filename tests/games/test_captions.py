"""Captions of twenty games of each title: one for each turn, no coordinates, short, and their numbers agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.agreement import faults
from triumvir.games import load, titles
from triumvir.testing.caption_laws import told, turns_are_told

GAMES = 20


@pytest.mark.parametrize("title", titles())
def test_twenty_games_are_told(title):
    meta = titles()[title].meta
    counts = range(meta.min_players, meta.max_players + 1)
    for number in range(GAMES):
        turns_are_told(load(title, counts[number % len(counts)]), number, number)


@pytest.mark.parametrize("title", titles())
def test_numbers_agree(title):
    game = load(title, min(3, titles()[title].meta.max_players))
    folder = Path(str(titles()[title].folder()))
    for lang, story in told(game, 5, 5, 0).items():
        for caption in story.captions():
            for text in (caption.words, caption.small):
                assert faults(text, lang, folder) == []
