"""A course of learning: lessons, training and a match in every round, kept in a folder and gone on with after a break.

    DIR/course.json              what the course depends on, and what each round came to
    DIR/round-1/lessons/*.npz    what was played
    DIR/round-1/judgement.json   what was learned from it and from the rounds before
    DIR/round-1/match            the match that accepted or refused it (`triumvir.arena`)
    DIR/report.html              all rounds as a page (`triumvir.learn.report`)

A new judgement is accepted only if it wins its match on new seeds clearly: the lower end of the interval is above one
half. The next round is played by the last one that was accepted.

Habits are learned along with a judgement. A course may also be about habits alone: then the judgement that comes with
the game plays the first round and stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from triumvir.agents.learned import shipped_file, with_habits, written
from triumvir.arena.errors import ArenaError
from triumvir.arena.figures import wilson
from triumvir.arena.files import make_folder, read_json, sweep, write_json, write_whole
from triumvir.arena.folder import Folder
from triumvir.arena.match import play_missing, play_on
from triumvir.arena.plan import Plan
from triumvir.arena.summary import shares
from triumvir.games import load, titles
from triumvir.language import catalogue
from triumvir.learn.lessons import Choices, Course, Lesson, Pupil, Sheet, joined
from triumvir.learn.practice import Practised, practise
from triumvir.learn.training import EPOCHS, WIDTHS, Trained, train
from triumvir.version import VERSION

WORDS = catalogue("triumvir.learn", "refusals")

FILE = "course.json"
REMEMBERED = 3  # rounds that are learned from: earlier games were played worse
Tell = Callable[[str, int, int], None]  # what is done, how much of it, out of how much


@dataclass(frozen=True)
class Terms:
    """What a course depends on; how many rounds it has is no part of it."""

    game: str
    seed: int = 1
    lessons: int = 250
    simulations: int = 40
    games: int = 64  # of a match
    epochs: int = EPOCHS
    habits: bool = False  # whether only habits are learned, for the judgement that comes with the game


@dataclass(frozen=True)
class Progress:
    """A folder and what is in it."""

    path: Path
    terms: Terms
    rounds: list[dict[str, Any]]

    @staticmethod
    def open(path: Path, terms: Terms) -> Progress:
        """The folder, made if it is missing; refuses one of another course."""
        own = {"triumvir": VERSION, "box": load(terms.game).box.digest, **asdict(terms)}
        if not (path / FILE).is_file():
            make_folder(path)
            sweep(path)
            if any(path.iterdir()):
                raise ArenaError(WORDS("folder-not-empty-and", path=path))
            write_json(path / FILE, {"terms": own, "rounds": []})
        found = read_json(path / FILE)
        if not isinstance(found, dict) or found.get("terms") != own:
            raise ArenaError(WORDS("folder-belongs-another-course", path=path))
        return Progress(path, terms, found["rounds"])

    def folder(self, number: int) -> Path:
        """Where a round is kept; the first is 1."""
        return self.path / f"round-{number}"

    def champion(self) -> str:
        """The file of the last judgement that was accepted; empty before there is one."""
        accepted = [one["round"] for one in self.rounds if one["accepted"]]
        return str(self.folder(accepted[-1]) / "judgement.json") if accepted else ""

    def player(self) -> str:
        """The file of the judgement that plays: the last one accepted, or one to begin with; empty: by hand."""
        first = str(shipped_file(titles()[self.terms.game])) if self.terms.habits else ""
        return self.champion() or first

    def keep(self, found: dict[str, Any]) -> None:
        """Write down what a round came to."""
        self.rounds.append(found)
        terms = read_json(self.path / FILE)["terms"]
        write_json(self.path / FILE, {"terms": terms, "rounds": self.rounds})


def learn(
    progress: Progress, rounds: int, workers: int, on: str, tell: Tell, ended: Callable[[], None] = lambda: None
) -> None:
    """Go on until so many rounds are done; after each of them `ended` is called."""
    for number in range(len(progress.rounds) + 1, rounds + 1):
        before = progress.player()
        _play(progress, number, before, workers, on, tell)
        found = _train(progress, number, before, tell)
        wins = _match(progress, number, before, workers, on, tell)
        games = progress.terms.games
        low, high = wilson(wins, games)
        match = {"games": games, "wins": wins, "interval": [low, high]}
        progress.keep(
            {"round": number, **found, "against": before or "hand-written", "match": match, "accepted": low > 0.5}
        )
        ended()


def _play(progress: Progress, number: int, champion: str, workers: int, on: str, tell: Tell) -> None:
    terms = progress.terms
    folder = progress.folder(number) / "lessons"
    make_folder(folder)
    sweep(folder)
    missing = [number for number in range(terms.lessons) if not _lesson(folder, number).is_file()]
    tell("lessons", terms.lessons - len(missing), terms.lessons)
    course = Course(terms.game, terms.seed, number, champion, terms.simulations)
    with closing(play_on(on, partial(Pupil, course), missing, workers)) as played:
        for done, (at, lesson) in enumerate(played, terms.lessons - len(missing) + 1):
            _write(_lesson(folder, at), lesson)
            tell("lessons", done, terms.lessons)


def _train(progress: Progress, number: int, before: str, tell: Tell) -> dict[str, Any]:
    """Learn from what was played and write the judgement's file; returns what is told of it."""
    terms = progress.terms
    lessons = joined(
        [
            _read(_lesson(progress.folder(known) / "lessons", lesson), known)
            for known in range(max(1, number - REMEMBERED + 1), number + 1)
            for lesson in range(terms.lessons)
        ]
    )
    steps = terms.epochs * (1 if terms.habits else 2)
    done: list[int] = []

    def epoch(_: object) -> None:
        done.append(1)
        tell("training", len(done), steps)

    game = load(terms.game)
    settings = {**asdict(terms), "round": number}
    practised = practise(lessons.choices, game.num_actions, terms.seed, terms.epochs, epoch)
    habits = practised.width, practised.weights
    found = told_habits(practised)
    curve = {**found, "epochs": [asdict(one) for one in practised.epochs], "kept": practised.best}
    file = progress.folder(number) / "judgement.json"
    if terms.habits:
        origin = {"triumvir": VERSION, "settings": settings, **found, "gate": "match"}
        write_whole(file, with_habits(Path(before).read_text(encoding="utf-8"), game, habits, origin))
        return {"games": practised.games, "habits": curve}
    trained = train(lessons.sheet, terms.seed, epochs=terms.epochs, tell=epoch)
    origin = told_judgement(trained, settings)
    write_whole(file, written(game, WIDTHS, trained.weights, {**origin, "habits": found}, habits))
    return {
        "games": trained.games,
        "rows": trained.rows,
        "epochs": [asdict(one) for one in trained.epochs],
        "kept": trained.best,
        "hand": asdict(trained.hand),
        "habits": curve,
    }


def told_judgement(trained: Trained, settings: dict[str, Any]) -> dict[str, Any]:
    """Where a judgement comes from, as its file says."""
    return {
        "triumvir": VERSION,
        "games": trained.games,
        "rows": trained.rows,
        "settings": settings,
        "r2_unseen": round(trained.epochs[trained.best].r2, 4),
        "r2_hand_written": round(trained.hand.r2, 4),
        "gate": "match",
    }


def told_habits(practised: Practised) -> dict[str, Any]:
    """How well habits foresee what a search looks at, and what the leanings foresee; on games not learned from."""
    kept = practised.epochs[practised.best]
    return {
        "games": practised.games,
        "decisions": practised.decisions,
        "entropy": [round(practised.leanings.unseen, 4), round(kept.unseen, 4)],
        "first": [round(practised.leanings.first, 4), round(kept.first, 4)],
    }


def _match(progress: Progress, number: int, before: str, workers: int, on: str, tell: Tell) -> float:
    """How many games of its match a new judgement has won, for two players, against the one before."""
    terms = progress.terms
    simulations = 5 * terms.simulations
    own = f"champion:{simulations}@{progress.folder(number) / 'judgement.json'}"
    rival = f"champion:{simulations}@{before}" if before else f"search:{simulations}"
    plan = Plan(terms.game, (own, rival), terms.seed + number)
    folder = Folder.open(progress.folder(number) / "match", plan, plan.load())
    missing = len(folder.missing(terms.games))
    tell("match", terms.games - missing, terms.games)
    for done, _ in enumerate(play_missing(folder, terms.games, workers, on), terms.games - missing + 1):
        tell("match", done, terms.games)
    wins = 0.0
    for one in folder.read_first(terms.games):
        wins += shares(one.ranks)[one.record.seats.index(own)]
    return wins


def _lesson(folder: Path, number: int) -> Path:
    return folder / f"{number:06}.npz"


def _write(path: Path, lesson: Lesson) -> None:
    """Keep a lesson as a whole or not at all."""
    packed = BytesIO()
    columns = {
        f"{part}_{name}": column for part, one in lesson._asdict().items() for name, column in one._asdict().items()
    }
    np.savez_compressed(packed, **columns)
    write_whole(path, packed.getvalue())


def _read(path: Path, number: int) -> Lesson:
    """A lesson of a round, with the numbers of its games apart from those of other rounds."""
    try:
        with np.load(path) as found:
            sheet = Sheet(*(found[f"sheet_{name}"] for name in Sheet._fields))
            choices = Choices(*(found[f"choices_{name}"] for name in Choices._fields))
    except (OSError, ValueError, KeyError) as error:
        raise ArenaError(WORDS("no-lesson-delete-it", path=path)) from error
    apart = number * 10**9
    return Lesson(sheet._replace(game=sheet.game + apart), choices._replace(game=choices.game + apart))
