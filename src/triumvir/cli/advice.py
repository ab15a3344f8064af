"""Hints at the table in the terminal, and `triumvir review`: a recorded game looked at again."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from triumvir.agents import ADVISER, Explanation, Review, explain, level_name, make_search, review
from triumvir.agents.reviews import REVIEWER, Reviewed
from triumvir.agents.words import clue, method, percent, points, promise, standing, told
from triumvir.cli.arguments import BoxFile, Json, Lang, RecordFile, chosen_language, whole
from triumvir.cli.files import game_of, read_record
from triumvir.cli.screen import output
from triumvir.cli.texts import WORDS, CommandError, seat_text
from triumvir.engine.perspective import Perspective
from triumvir.engine.session import Session


class Adviser:
    """Answers `hint`: first where to look, then the move with its reasons."""

    def __init__(self, console: Console, names: list[str], lang: str) -> None:
        self._console = console
        self._names = names
        self._lang = lang
        self._asked = -1  # the ply at which it has said where to look

    def advise(self, perspective: Perspective, ply: int) -> None:
        """Say a little, or all if it is asked a second time."""
        lang, name = self._lang, str(level_name(ADVISER))
        found = explain(perspective, lang, make_search(ADVISER, ply, perspective.game), self._names)
        if self._asked != ply:
            self._asked = ply
            line = WORDS.say(lang, "hint-clue", adviser=name, clue=clue(found, "", lang))
            self._console.print(line, markup=False)
            self._console.print(WORDS.say(lang, "hint-more"), style="dim", markup=False)
            return
        self._console.print(
            WORDS.say(lang, "hint-best", adviser=name, move=found.best.words), style="bold", markup=False
        )
        self._console.print(candidates(found, lang))
        if found.best.line[1:]:
            self._console.print(WORDS.say(lang, "hint-line", line=told(found.best.line[1:])), markup=False)
        self._console.print(method(found, self._names[perspective.seat], lang), style="dim", markup=False)


def candidates(found: Explanation, lang: str) -> Padding:
    """The candidates of a decision, best first."""
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for one in found.candidates:
        notation = f"[cyan]{escape(one.notation)}[/]"
        grid.add_row(notation, escape(one.words), promise(one, lang), standing(one, found.best, lang))
    return Padding(grid, (0, 0, 0, 2))


def review_record(
    file: RecordFile,
    seat: Annotated[str, typer.Option("--seat", metavar="N", help="option-seat-whose-decisions")] = "0",
    agent: Annotated[
        str,
        typer.Option("--agent", metavar="PLAYER", help="option-computer-player-that"),
    ] = REVIEWER,
    top: Annotated[str, typer.Option("--top", metavar="N", help="option-how-many-mistakes")] = "10",
    as_json: Json = False,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Look at the decisions of a recorded game again and name what they gave away."""
    chosen = chosen_language(lang)
    number, most = whole("--seat", seat, 0), whole("--top", top, 0)
    record = read_record(file)
    game = game_of(record, file, box)
    if number >= game.players:
        raise CommandError(WORDS("no-view", given=number, last=game.players - 1))
    make_search(agent, 0, game)  # refuses who cannot give reasons
    session = Session(game, record)
    errors = Console(stderr=True)
    who = game.seat_names(chosen)[number]
    with Progress(console=errors, transient=True, disable=as_json or not errors.is_terminal) as progress:
        task = progress.add_task("")

        def tell_progress(done: int, total: int) -> None:
            line = WORDS.say(chosen, "review-progress", total=total, who=who)
            progress.update(task, completed=done, total=total, description=line)

        found = review(session, number, agent, chosen, tell=tell_progress)
    if as_json:
        print(json.dumps(found.to_json(), ensure_ascii=False, indent=2))
    else:
        title = WORDS.say(chosen, "review-title", title=game.meta.title, who=who, agent=seat_text(agent, chosen))
        _show(output(), found, title, most, chosen)


def _show(console: Console, found: Review, title: str, most: int, lang: str) -> None:
    console.print(title, style="bold", markup=False)
    loss = points(found.mean_loss, lang, sign=False)
    count, good = len(found.decisions), percent(found.accuracy)
    console.print(WORDS.say(lang, "review-summary", count=count, good=good, loss=loss), markup=False)
    grades = {grade: found.count(grade) for grade in ("slip", "mistake", "blunder")}
    console.print(WORDS.say(lang, "review-grades", **grades), markup=False)
    worst = found.worst[:most]
    if not found.worst:
        console.print(WORDS.say(lang, "review-none"), markup=False)
    for one in worst:
        _show_one(console, one, lang)


def _show_one(console: Console, one: Reviewed, lang: str) -> None:
    played, best = one.told.played, one.told.best
    assert played is not None
    console.print()
    grade = WORDS.say(lang, f"review-{one.grade}")
    console.print(WORDS.say(lang, "review-at", ply=one.ply + 1, grade=grade, prompt=one.told.prompt), markup=False)
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_row(WORDS.say(lang, "review-played"), escape(played.words), promise(played, lang))
    grid.add_row(WORDS.say(lang, "review-better"), escape(best.words), promise(best, lang))
    console.print(Padding(grid, (0, 0, 0, 2)))
    if best.line[1:]:
        line = WORDS.say(lang, "hint-line", line=told(best.line[1:]))
        console.print(Padding(Text(line, style="dim"), (0, 0, 0, 2)))
