"""Learning by self-play: repeatable, gone on with after a break, and never worse than what it began with."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from triumvir.agents.learned import judgement_of, read
from triumvir.arena.errors import ArenaError
from triumvir.games import load, titles
from triumvir.learn.course import Progress, Terms, learn
from triumvir.learn.lessons import Choices, Course, Pupil, Sheet, joined
from triumvir.learn.practice import practise
from triumvir.learn.report import report
from triumvir.learn.training import UNSEEN, train

TERMS = Terms("forum-trajanum", lessons=3, simulations=1, games=2, epochs=3)


def silent(name: str, done: int, of: int) -> None:
    """Nobody listens."""


@pytest.mark.slow
@pytest.mark.parametrize("name", titles())
def test_a_lesson_follows_from_its_number(name: str) -> None:
    lesson, again = (Pupil(Course(name, seed=3, round=1, simulations=1)).one(5) for _ in range(2))
    assert all(np.array_equal(left, right) for left, right in zip(lesson.sheet, again.sheet, strict=True))
    assert all(np.array_equal(left, right) for left, right in zip(lesson.choices, again.choices, strict=True))
    one = lesson.sheet
    assert not np.array_equal(one.inputs, Pupil(Course(name, seed=4, round=1, simulations=1)).one(5).sheet.inputs)
    assert len({len(column) for column in one}) == 1
    players = int(one.players[0])
    if players == 2:
        assert np.array_equal(one.final[0::2], -one.final[1::2])
        assert np.array_equal(one.won[0::2] + one.won[1::2], np.ones(len(one.won) // 2, np.float32))


@pytest.mark.slow
@pytest.mark.parametrize("name", titles())
def test_choices_of_lessons_are_all_that_was_legal_with_the_visits_of_the_search(name: str) -> None:
    pupil = Pupil(Course(name, seed=3, round=1, simulations=4))
    first, second = pupil.one(1), pupil.one(2)
    both = joined([first, second]).choices
    assert len(both.seen) == len(first.choices.seen) + len(second.choices.seen)
    shares = np.bincount(both.row, both.share, len(both.seen))
    assert np.allclose(shares, 1.0, atol=1e-3), "the visits of every decision are all there"
    assert (np.bincount(both.row) > 1).all(), "where there is one action there is nothing to learn"
    assert (np.diff(both.row) >= 0).all()
    assert ((both.lean >= 0) & (both.lean <= 8)).all()
    entries = list(zip(both.row.tolist(), both.action.tolist(), strict=True))
    assert len(set(entries)) == len(entries)


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


def chosen(decisions: int = 20_000) -> Choices:
    """Decisions between three of ten actions, of which the best is told by the first input."""
    random = np.random.default_rng(1)
    seen = random.normal(size=(decisions, 4)).astype(np.float16)
    action = np.stack([random.permutation(10)[:3] for _ in range(decisions)])
    best = np.where(seen[:, :1] > 0, action, -action).argmax(axis=1)
    share = np.full((decisions, 3), 0.1, np.float32)
    share[np.arange(decisions), best] = 0.8
    row = np.repeat(np.arange(decisions), 3).astype(np.int32)
    lean = np.full(3 * decisions, 4, np.int8)
    game = np.arange(decisions) // 10
    return Choices(seen, game, row, action.ravel().astype(np.int16), lean, share.ravel())


def test_habits_learn_what_is_looked_at_most() -> None:
    found = practise(chosen(), 10, seed=1)
    assert found.leanings.first < 0.6, "the leanings say nothing here"
    assert found.epochs[found.best].first > 0.9
    assert found.epochs[found.best].unseen < found.leanings.unseen
    assert found.weights == practise(chosen(), 10, seed=1).weights


@pytest.mark.slow
def test_a_course_about_habits_leaves_the_judgement_as_it_is(tmp_path: Path) -> None:
    terms = Terms("nova-roma", lessons=3, simulations=1, games=2, epochs=2, habits=True)
    progress = Progress.open(tmp_path / "course", terms)
    learn(progress, 1, 1, "local", silent)
    game = load(terms.game)
    shipped = judgement_of(game)
    found = read((tmp_path / "course" / "round-1" / "judgement.json").read_text(encoding="utf-8"), game.features)
    assert shipped is not None
    assert found.digest == shipped.digest
    assert found.practice is not None
    assert found.why_not(game) is None
    assert found.origin["habits"]["settings"]["lessons"] == 3
    assert "First choices foreseen" in report(game.meta.title, progress.rounds, "en")


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
