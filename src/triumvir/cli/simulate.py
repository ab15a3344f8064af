"""`triumvir simulate`: many games between computer players, measured and on request checked and saved."""

from __future__ import annotations

import json
import time
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from triumvir.agents import RandomAgent, agent_names
from triumvir.arena.crew import local
from triumvir.arena.plan import Plan
from triumvir.arena.play import play
from triumvir.cli import arguments as given
from triumvir.cli.arena import bar
from triumvir.cli.arguments import BoxFile, GameName, GameOptions, Json, Lang, Players
from triumvir.cli.files import read_record, write_record
from triumvir.cli.screen import output
from triumvir.cli.texts import WORDS, CommandError
from triumvir.engine.errors import Text, TriumvirError
from triumvir.engine.fields import fingerprint
from triumvir.engine.game import Game
from triumvir.engine.native import compiled
from triumvir.engine.rng import SEED_BITS
from triumvir.engine.state import State
from triumvir.games import chosen_box

FAILED = 1
EXAMPLES = 5  # violations that are told in full


@dataclass
class Played:
    """What is known of one game after it."""

    number: int
    decisions: int
    scores: list[int]
    ranking: list[int]
    problems: list[str]


class Simulator:
    """Plays those games of a plan in which everybody sits as given; an arena turns the seats in between."""

    def __init__(self, plan: Plan, check: bool, save: Path | None) -> None:
        self.plan = plan
        self.check = check
        self.save = save
        self.game = plan.load()

    def play(self, number: int) -> Played | Text:
        """A game; errors of ours are told in words, because they cannot be pickled."""
        checked = Checked(number) if self.check else None
        try:
            finished = play(self.plan, self.game, number * self.plan.players, checked)
            if self.save is not None:
                path = self.save / f"{self.game.name}-{number:06}.json"
                write_record(path, finished.record)
                if checked is not None:
                    checked.compare(path, self.game)
        except TriumvirError as error:
            return error.text
        problems = checked.problems if checked is not None else []
        return Played(number, len(finished.record.actions), finished.scores, finished.ranks, problems)


class Checked:
    """Looks at every position of a game, and in the end at its record."""

    def __init__(self, number: int) -> None:
        self.problems: list[str] = []
        self._label = f"game {number}"
        self._actions = 0
        self._last: State | None = None

    def __call__(self, state: State) -> None:
        """Look at a position."""
        self._actions += 1
        self._last = state
        self.problems += [f"{self._label}, action {self._actions}: {problem}" for problem in state.check()]

    def compare(self, path: Path, game: Game) -> None:
        """Read a record back and play it again."""
        assert self._last is not None, "a game has actions"
        try:
            if fingerprint(read_record(path).verify(game)) != fingerprint(self._last):
                self.problems.append(f"{self._label}: the record replays to another position")
        except TriumvirError as error:
            self.problems.append(f"{self._label}: {error}")


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="option-how-many-games")] = "100",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="option-seed-same-seed")] = "1",
    agents: Annotated[
        str | None,
        typer.Option("--agents", metavar="LIST", help="option-computer-players-order"),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="option-check-every-position")] = False,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="DIR", help="option-save-records-all"),
    ] = None,
    jobs: Annotated[str, typer.Option("--jobs", metavar="N", help="option-processes-share-games")] = "1",
    as_json: Json = False,
    option: GameOptions = None,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Let computer players play many games, and measure."""
    chosen = given.chosen_language(lang)
    kinds = None if agents is None else given.seat_list(agents, agent_names())
    count = given.player_count(game, players, kinds, "--agents")
    plan = Plan(
        game=game,
        agents=tuple(kinds or [RandomAgent.name] * count),
        seed=given.whole("--seed", seed, 0, 2**SEED_BITS - 1),
        options=given.options(option),
        box=None if box is None else chosen_box(game, box),
    )
    total = given.whole("--games", games, 1)
    workers = given.whole("--jobs", jobs, 1, 256)
    loaded = plan.load()
    if save is not None:
        _make_folder(save)
    started = time.perf_counter()
    label = WORDS.say(chosen, "simulate-progress", games=total, title=loaded.meta.title)
    playing = local(partial(Simulator, plan, check, save), range(total), workers)
    with bar(as_json) as progress, closing(playing):
        played = sorted(progress.track(playing, total, description=label), key=lambda one: one.number)
    facts = _facts(plan, loaded, played, time.perf_counter() - started, check)
    if as_json:
        print(json.dumps(facts, indent=2))
    else:
        _show(output(), loaded, facts, save, chosen)
    if facts["violations"]:
        raise typer.Exit(FAILED)


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(exist_ok=True)
        used = any(path.iterdir())
    except OSError as error:
        raise CommandError(WORDS("no-write", path=path, why=error.strerror)) from error
    if used:
        raise CommandError(WORDS("no-empty", path=path))


# ---------------------------------------------------------------- result


def _facts(plan: Plan, game: Game, played: list[Played], seconds: float, check: bool) -> dict[str, Any]:
    games = len(played)
    decisions = sum(one.decisions for one in played)
    problems = [problem for one in played for problem in one.problems]
    seats = range(plan.players)
    return {
        "game": plan.game,
        "players": plan.players,
        "agents": list(plan.agents),
        "options": game.options,
        "box": game.box.digest,
        "seed": plan.seed,
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1),
        "games_per_second": round(games / seconds, 2),
        "compiled": compiled(),
        "wins": [sum(one.ranking[seat] == 1 for one in played) for seat in seats],
        "mean_scores": [round(sum(one.scores[seat] for one in played) / games, 3) for seat in seats],
        "mean_winning_score": round(sum(max(one.scores) for one in played) / games, 3),
        "mean_decisions_per_game": round(decisions / games, 2),
        "checked": check,
        "violations": len(problems) if check else None,
        "first_violations": problems[:EXAMPLES],
    }


def _show(console: Console, game: Game, facts: dict[str, Any], save: Path | None, lang: str) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(WORDS.say(lang, "agent"))
    table.add_column(WORDS.say(lang, "wins"), justify="right")
    table.add_column(WORDS.say(lang, "mean"), justify="right")
    for seat, name in enumerate(game.seat_names(lang)):
        row = (escape(name), facts["agents"][seat], str(facts["wins"][seat]), f"{facts['mean_scores'][seat]:.1f}")
        table.add_row(*row)
    console.print(table)
    per_game, best = facts["mean_decisions_per_game"], facts["mean_winning_score"]
    speed = WORDS.say(
        lang,
        "simulate-speed",
        decisions=facts["decisions"],
        seconds=facts["seconds"],
        rate=facts["decisions_per_second"],
        games_rate=facts["games_per_second"],
        how=WORDS.say(lang, "info-compiled" if facts["compiled"] else "info-interpreted"),
    )
    console.print(WORDS.say(lang, "simulate-mean", decisions=per_game, score=best), markup=False)
    console.print(speed, markup=False)
    if facts["violations"] == 0:
        console.print(WORDS.say(lang, "simulate-sound"), style="green", markup=False)
    elif facts["violations"]:
        console.print(WORDS.say(lang, "simulate-broken", count=facts["violations"]), style="red", markup=False)
        for problem in facts["first_violations"]:
            console.print(f"  {problem}", markup=False)
    if save is not None:
        console.print(WORDS.say(lang, "simulate-saved", path=save), markup=False, soft_wrap=True)
