"""A course of learning: lessons, training and a match in every round, kept in a folder and gone on with after a break.

    DIR/course.json              what the course depends on, and what each round came to
    DIR/round-1/lessons/*.npz    what was played
    DIR/round-1/judgement.json   what was learned from it and from the rounds before
    DIR/round-1/match            the match that accepted or refused it (`triumvir.arena`)
    DIR/report.html              all rounds as a page (`triumvir.learn.report`)

A new judgement is accepted only if it wins its match on new seeds clearly: the lower end of the interval is above one
half. The next round is played by the last one that was accepted.
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

from triumvir.agents.learned import written
from triumvir.arena.errors import ArenaError
from triumvir.arena.figures import wilson
from triumvir.arena.files import make_folder, read_json, sweep, write_json, write_whole
from triumvir.arena.folder import Folder
from triumvir.arena.match import play_missing, play_on
from triumvir.arena.plan import Plan
from triumvir.arena.summary import shares
from triumvir.games import load
from triumvir.language import catalogue
from triumvir.learn.lessons import Course, Pupil, Sheet, joined
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
        before = progress.champion()
        _play(progress, number, before, workers, on, tell)
        trained = _train(progress, number, tell)
        wins = _match(progress, number, before, workers, on, tell)
        games = progress.terms.games
        low, high = wilson(wins, games)
        progress.keep(
            {
                "round": number,
                "games": trained.games,
                "rows": trained.rows,
                "epochs": [asdict(epoch) for epoch in trained.epochs],
                "kept": trained.best,
                "hand": asdict(trained.hand),
                "against": before or "hand-written",
                "match": {"games": games, "wins": wins, "interval": [low, high]},
                "accepted": low > 0.5,
            }
        )
        ended()


def _play(progress: Progress, number: int, champion: str, workers: int, on: str, tell: Tell) -> None:
    terms = progress.terms
    folder = progress.folder(number) / "lessons"
    make_folder(folder)
    sweep(folder)
    missing = [lesson for lesson in range(terms.lessons) if not _lesson(folder, lesson).is_file()]
    tell("lessons", terms.lessons - len(missing), terms.lessons)
    course = Course(terms.game, terms.seed, number, champion, terms.simulations)
    with closing(play_on(on, partial(Pupil, course), missing, workers)) as played:
        for done, (lesson, sheet) in enumerate(played, terms.lessons - len(missing) + 1):
            _write(_lesson(folder, lesson), sheet)
            tell("lessons", done, terms.lessons)


def _train(progress: Progress, number: int, tell: Tell) -> Trained:
    terms = progress.terms
    sheets = []
    for known in range(max(1, number - REMEMBERED + 1), number + 1):
        folder = progress.folder(known) / "lessons"
        for lesson in range(terms.lessons):
            sheet = _read(_lesson(folder, lesson))
            sheets.append(sheet._replace(game=sheet.game + known * 10**9))
    done: list[int] = []

    def epoch(_: object) -> None:
        done.append(1)
        tell("training", len(done), terms.epochs)

    trained = train(joined(sheets), terms.seed, epochs=terms.epochs, tell=epoch)
    kept = trained.epochs[trained.best]
    origin = {
        "triumvir": VERSION,
        "games": trained.games,
        "rows": trained.rows,
        "settings": {**asdict(terms), "round": number},
        "r2_unseen": round(kept.r2, 4),
        "r2_hand_written": round(trained.hand.r2, 4),
        "gate": "match",
    }
    text = written(load(terms.game), WIDTHS, trained.weights, origin)
    write_whole(progress.folder(number) / "judgement.json", text)
    return trained


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


def _write(path: Path, sheet: Sheet) -> None:
    """Keep a lesson as a whole or not at all."""
    packed = BytesIO()
    np.savez_compressed(packed, **sheet._asdict())
    write_whole(path, packed.getvalue())


def _read(path: Path) -> Sheet:
    try:
        with np.load(path) as found:
            return Sheet(*(found[name] for name in Sheet._fields))
    except (OSError, ValueError, KeyError) as error:
        raise ArenaError(WORDS("no-lesson-delete-it", path=path)) from error
