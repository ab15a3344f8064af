"""Learning by self-play: repeatable, gone on with after a break, and never worse than what it began with."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from triumvir.agents.learned import read
from triumvir.arena.errors import ArenaError
from triumvir.games import load, titles
from triumvir.learn.course import Progress, Terms, learn
from triumvir.learn.lessons import Course, Pupil, Sheet
from triumvir.learn.training import UNSEEN, train

TERMS = Terms("forum-trajanum", lessons=3, simulations=1, games=2, epochs=3)


def silent(name: str, done: int, of: int) -> None:
    """Nobody listens."""


@pytest.mark.slow
@pytest.mark.parametrize("name", titles())
def test_a_lesson_follows_from_its_number(name: str) -> None:
    one, other = (Pupil(Course(name, seed=3, round=1, simulations=1)).one(5) for _ in range(2))
    assert all(np.array_equal(left, right) for left, right in zip(one, other, strict=True))
    assert not np.array_equal(one.inputs, Pupil(Course(name, seed=4, round=1, simulations=1)).one(5).inputs)
    assert len({len(column) for column in one}) == 1
    players = int(one.players[0])
    if players == 2:
        assert np.array_equal(one.final[0::2], -one.final[1::2])
        assert np.array_equal(one.won[0::2] + one.won[1::2], np.ones(len(one.won) // 2, np.float32))


def made_up(rows: int = 40_000) -> Sheet:
    """Games in which the hand-written lead errs by what the second input says."""
    random = np.random.default_rng(1)
    inputs = random.normal(size=(rows, 6)).astype(np.float16)
    hand = random.normal(size=rows).astype(np.float32) * 10
    final = (hand + 15 * inputs[:, 1]).astype(np.float32)
    won = (final > 0).astype(np.float32)
    return Sheet(inputs, hand, final, won, np.arange(rows) // 10, np.full(rows, 2, np.int8))


def test_training_finds_what_the_hand_written_judgement_lacks() -> None:
    trained = train(made_up(), seed=1, widths=(16, 8, 4), epochs=40)
    kept = trained.epochs[trained.best]
    assert trained.hand.r2 < 0.5
    assert kept.r2 > 0.9
    assert kept.sign > trained.hand.sign
    assert kept.unseen == min(epoch.unseen for epoch in trained.epochs), "kept as it was when it was best"
    assert trained.games == 4000
    assert train(made_up(), seed=1, widths=(16, 8, 4), epochs=2).weights == (
        train(made_up(), seed=1, widths=(16, 8, 4), epochs=2).weights
    )


def test_what_is_left_out_teaches_nothing() -> None:
    """Other results in the games left out change what is measured, not the network of the first epoch."""
    sheet = made_up()
    unseen = np.isin(sheet.game, np.unique(sheet.game)[::UNSEEN])
    other = sheet._replace(final=np.where(unseen, sheet.final + 50, sheet.final).astype(np.float32))
    one, two = (train(known, seed=1, widths=(16, 8, 4), epochs=1) for known in (sheet, other))
    assert one.weights == two.weights
    assert one.epochs[0].r2 != two.epochs[0].r2


@pytest.mark.slow
def test_a_course_goes_on_where_it_stopped(tmp_path: Path) -> None:
    class Stop(Exception):
        pass

    def stopping(name: str, done: int, of: int) -> None:
        if name == "match":
            raise Stop

    whole = Progress.open(tmp_path / "whole", TERMS)
    learn(whole, 1, 1, "local", silent)
    broken = Progress.open(tmp_path / "broken", TERMS)
    with pytest.raises(Stop):
        learn(broken, 1, 1, "local", stopping)
    lessons = {file: file.stat().st_mtime_ns for file in (tmp_path / "broken").rglob("*.npz")}
    assert len(lessons) == TERMS.lessons
    again = Progress.open(tmp_path / "broken", TERMS)
    learn(again, 1, 1, "local", silent)
    assert {file: file.stat().st_mtime_ns for file in (tmp_path / "broken").rglob("*.npz")} == lessons
    assert again.rounds == whole.rounds
    files = [path / "round-1" / "judgement.json" for path in (tmp_path / "whole", tmp_path / "broken")]
    assert files[0].read_bytes() == files[1].read_bytes()
    game = load(TERMS.game)
    assert read(files[0].read_text(encoding="utf-8"), game.features).why_not(game) is None
    assert not again.rounds[0]["accepted"], "two games prove nothing"
    assert again.champion() == ""
    learn(again, 1, 1, "local", stopping)  # all rounds are done
    with pytest.raises(ArenaError, match="another course"):
        Progress.open(tmp_path / "broken", Terms("forum-trajanum", lessons=4))
    with pytest.raises(ArenaError, match="holds no course"):
        Progress.open(tmp_path, TERMS)
