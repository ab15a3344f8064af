"""`triumvir simulate`: many games between computer players, measured and on request checked and saved."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from triumvir.agents import RandomAgent, agent_names, make_agent
from triumvir.cli import arguments as given
from triumvir.cli.arguments import BoxFile, GameName, GameOptions, Json, Lang, Players
from triumvir.cli.files import read_record, write_record
from triumvir.cli.screen import output
from triumvir.cli.texts import refusal, tell
from triumvir.engine.errors import TriumvirError
from triumvir.engine.fields import fingerprint
from triumvir.engine.game import Game
from triumvir.engine.native import compiled
from triumvir.engine.perspective import Perspective
from triumvir.engine.playout import playout
from triumvir.engine.record import Record
from triumvir.engine.rng import SEED_BITS, advance, below, scatter
from triumvir.engine.state import State

FAILED = 1
EXAMPLES = 5  # violations that are told in full
WORD = 2**31


@dataclass(frozen=True)
class Plan:
    """What is to be played; small, so that it can be handed to other processes."""

    game: str
    players: int
    options: dict[str, str]
    box: Path | None
    agents: list[str]
    seed: int
    check: bool
    save: Path | None

    def load(self) -> Game:
        """The game of this plan."""
        return given.load_game(self.game, self.players, self.options, self.box)

    def seed_of(self, number: int) -> int:
        """The seed of one of its games."""
        source = sha256(f"simulate/{self.seed}/{number}".encode()).digest()
        return int.from_bytes(source[: SEED_BITS // 8], "big")


@dataclass
class Played:
    """What is known of one game after it."""

    decisions: int
    scores: list[int]
    ranking: list[int]
    problems: list[str]


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games.")] = "100",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="Seed; the same seed gives the same game.")] = "1",
    agents: Annotated[
        str | None,
        typer.Option("--agents", metavar="LIST", help="Computer players in order, such as level:3,random."),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Check every position after every action.")] = False,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="DIR", help="Save the records of all games in this new or empty folder."),
    ] = None,
    jobs: Annotated[str, typer.Option("--jobs", metavar="N", help="Processes to share the games.")] = "1",
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
        players=count,
        options=given.options(option),
        box=box,
        agents=kinds or [RandomAgent.name] * count,
        seed=given.whole("--seed", seed, 0, 2**SEED_BITS - 1),
        check=check,
        save=save,
    )
    total = given.whole("--games", games, 1)
    workers = given.whole("--jobs", jobs, 1, 256)
    loaded = plan.load()
    if save is not None:
        _make_folder(save)
    started = time.perf_counter()
    played = _run(plan, loaded, total, workers, chosen, quiet=as_json)
    facts = _facts(plan, loaded, played, time.perf_counter() - started)
    if as_json:
        print(json.dumps(facts, indent=2))
    else:
        _show(output(), loaded, plan, facts, chosen)
    if facts["violations"]:
        raise typer.Exit(FAILED)


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(exist_ok=True)
        used = any(path.iterdir())
    except OSError as error:
        raise refusal("no.write", path=path, why=error.strerror) from error
    if used:
        raise refusal("no.empty", path=path)


# ---------------------------------------------------------------- playing


def _run(plan: Plan, game: Game, total: int, workers: int, lang: str, quiet: bool) -> list[Played]:
    """Play all games; the same games whatever the number of processes."""
    console = Console(stderr=True)
    played: list[Played] = []
    with Progress(console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task(tell("simulate.progress", lang, games=total, title=game.meta.title), total=total)
        for part in _parts(plan, game, total, workers):
            played += part
            progress.advance(task, len(part))
    return played


def _parts(plan: Plan, game: Game, total: int, workers: int) -> Iterator[list[Played]]:
    if workers == 1:
        for number in range(total):
            yield [play_one(plan, game, number)]
        return
    size = max(1, min(50, total // (4 * workers)))
    parts = [(plan, first, min(first + size, total)) for first in range(0, total, size)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:  # the progress bar is a thread: no forks
        yield from pool.map(_play_part, parts)


def _play_part(part: tuple[Plan, int, int]) -> list[Played]:
    plan, first, stop = part
    game = plan.load()
    return [play_one(plan, game, number) for number in range(first, stop)]


def play_one(plan: Plan, game: Game, number: int) -> Played:
    """Play one game of a plan; the fast way where nothing has to be looked at on the way."""
    seed = plan.seed_of(number)
    state = game.start(seed)
    uniform = all(agent == RandomAgent.name for agent in plan.agents)
    if uniform and not plan.check and plan.save is None:
        decisions = int(playout(state, scatter(seed % WORD)))
        return Played(decisions, state.scores(), state.ranking(), [])
    actions: list[int] = []
    problems: list[str] = []
    choices = _uniform(state, seed) if uniform else _chosen(state, seed, plan.agents)
    for action in choices:
        state.apply(action)
        actions.append(action)
        if plan.check:
            problems += [f"game {number}, action {len(actions)}: {problem}" for problem in state.check()]
    if plan.save is not None:
        problems += _saved(plan.save, plan, game, number, actions, state)
    return Played(len(actions), state.scores(), state.ranking(), problems)


def _uniform(state: State, seed: int) -> Iterator[int]:
    """The same actions that `playout` takes."""
    random = scatter(seed % WORD)
    while not state.over:
        legal = state.legal()
        random = advance(random)
        yield legal[below(random, len(legal))]


def _chosen(state: State, seed: int, agents: list[str]) -> Iterator[int]:
    """What the computer players choose, each out of its own seat's knowledge."""
    seats = [make_agent(agent, (seed >> 31 * (seat + 1)) % WORD) for seat, agent in enumerate(agents)]
    random = seed % WORD
    while not state.over:
        seat = int(state.to_act)
        random = (random + 1) % WORD
        yield seats[seat].choose(Perspective(state, seat, random))


def _saved(folder: Path, plan: Plan, game: Game, number: int, actions: list[int], last: State) -> list[str]:
    """Save the record of a game; with --check read it back and play it again."""
    record = Record.of(game, plan.seed_of(number), plan.agents)
    record.actions = actions
    record.scores = last.scores()
    path = folder / f"{game.name}-{number:06}.json"
    write_record(path, record)
    if not plan.check:
        return []
    try:
        same = fingerprint(read_record(path).verify(game)) == fingerprint(last)
    except TriumvirError as error:
        return [f"game {number}: {error}"]
    return [] if same else [f"game {number}: the record replays to another position"]


# ---------------------------------------------------------------- result


def _facts(plan: Plan, game: Game, played: list[Played], seconds: float) -> dict[str, Any]:
    games = len(played)
    decisions = sum(one.decisions for one in played)
    problems = [problem for one in played for problem in one.problems]
    seats = range(plan.players)
    return {
        "game": plan.game,
        "players": plan.players,
        "agents": plan.agents,
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
        "checked": plan.check,
        "violations": len(problems) if plan.check else None,
        "first_violations": problems[:EXAMPLES],
    }


def _show(console: Console, game: Game, plan: Plan, facts: dict[str, Any], lang: str) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(tell("agent", lang))
    table.add_column(tell("wins", lang), justify="right")
    table.add_column(tell("mean", lang), justify="right")
    for seat, name in enumerate(game.seat_names(lang)):
        row = (escape(name), plan.agents[seat], str(facts["wins"][seat]), f"{facts['mean_scores'][seat]:.1f}")
        table.add_row(*row)
    console.print(table)
    per_game, best = facts["mean_decisions_per_game"], facts["mean_winning_score"]
    speed = tell(
        "simulate.speed",
        lang,
        decisions=facts["decisions"],
        seconds=facts["seconds"],
        rate=facts["decisions_per_second"],
        games_rate=facts["games_per_second"],
        how=tell("info.compiled" if facts["compiled"] else "info.interpreted", lang),
    )
    console.print(tell("simulate.mean", lang, decisions=per_game, score=best), markup=False)
    console.print(speed, markup=False)
    if facts["violations"] == 0:
        console.print(tell("simulate.sound", lang), style="green", markup=False)
    elif facts["violations"]:
        console.print(tell("simulate.broken", lang, count=facts["violations"]), style="red", markup=False)
        for problem in facts["first_violations"]:
            console.print(f"  {problem}", markup=False)
    if plan.save is not None:
        console.print(tell("simulate.saved", lang, path=plan.save), markup=False, soft_wrap=True)
