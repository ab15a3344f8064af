"""`triumvir ladder`: each level of the computer players against the one below, and the page that tells it."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.progress import Progress

from triumvir.agents import agent_names
from triumvir.arena.files import make_folder, write_whole
from triumvir.arena.folder import Folder
from triumvir.arena.ladder import LEVELS, Pairing, chosen, pairings, play_pairing
from triumvir.arena.match import place
from triumvir.arena.plan import Plan
from triumvir.arena.results import write_results
from triumvir.arena.sequential import Verdict, looks
from triumvir.arena.strength import Ladder, markdown, read_ladder, row
from triumvir.arena.words import WORDS as ARENA
from triumvir.arena.words import percent
from triumvir.cli import arguments as given
from triumvir.cli.arena import MatchSeed, On, Workers, bar, stoppable
from triumvir.cli.arguments import GameOptions, Json, Lang
from triumvir.cli.screen import output
from triumvir.cli.texts import WORDS, CommandError
from triumvir.engine.game import Game
from triumvir.engine.rng import SEED_BITS
from triumvir.version import VERSION

FEWEST = 4  # games of a pairing: one block
FEW = 4  # looks that are all named


def ladder(
    places: Annotated[
        list[str],
        typer.Argument(metavar="GAME", help="option-name-game-with", show_default=False),
    ],
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="option-folder-ladder-if"),
    ] = None,
    workers: Workers = "2",
    only: Annotated[str | None, typer.Option("--only", metavar="LIST", help="option-only-these-pairings")] = None,
    levels: Annotated[
        str | None,
        typer.Option("--levels", metavar="LIST", help="option-players-weakest-first"),
    ] = None,
    most: Annotated[str, typer.Option("--most", metavar="N", help="option-most-games-pairing")] = "400",
    seed: MatchSeed = "1",
    on: On = "local",
    write: Annotated[
        Path | None,
        typer.Option("--write", metavar="FILE", help="option-write-page-markdown"),
    ] = None,
    as_json: Json = False,
    option: GameOptions = None,
    lang: Lang = None,
) -> None:
    """Measure each level against the one below, or write what ladders have found."""
    language = given.chosen_language(lang)
    if write is not None:
        write_whole(write, markdown([read_ladder(Path(folder)) for folder in places], language))
        output().print(WORDS.say(language, "ladder-written", path=write), markup=False, soft_wrap=True)
        return
    if len(places) > 1:
        raise CommandError(WORDS("ladder-one", given=", ".join(places)))
    if out is None:
        raise CommandError(WORDS("ladder-out"))
    rungs = LEVELS if levels is None else tuple(seat.strip() for seat in levels.split(","))
    given.seat_list(",".join(rungs), agent_names())
    order = pairings(rungs)
    climb = _Climb(
        game=places[0],
        out=out,
        options=given.options(option),
        seed=given.whole("--seed", seed, 0, 2**SEED_BITS - 1),
        most=given.whole("--most", most, FEWEST),
        workers=given.whole("--workers", workers, 1, 256),
        on=place(on),
        levels=levels,
        order=order,
        lang=language,
        quiet=as_json,
    )
    found = climb.run(chosen(order, only))
    if as_json:
        print(json.dumps(found, indent=2))


def _listed(times: Sequence[int]) -> str:
    """All numbers, or the first two and the last, such as `60, 80, …, 400`."""
    named = [str(games) for games in times]
    return ", ".join(named if len(named) <= FEW else [*named[:2], "…", named[-1]])


class _Climb:
    """A ladder being played, pairing by pairing."""

    def __init__(
        self,
        game: str,
        out: Path,
        options: dict[str, str],
        seed: int,
        most: int,
        workers: int,
        on: str,
        levels: str | None,
        order: list[Pairing],
        lang: str,
        quiet: bool,
    ) -> None:
        self.name, self.out, self.options, self.seed = game, out, options, seed
        self.most, self.workers, self.on = most, workers, on
        self.levels, self.order = levels, order
        self.lang, self.quiet = lang, quiet

    def run(self, asked: list[Pairing]) -> dict[str, Any]:
        """Play what is asked for; what is found is written down after every pairing."""
        plans = [Plan(self.name, pairing.agents, self.seed, self.options) for pairing in asked]
        loaded = [plan.load() for plan in plans]  # refuses what the game does not have before anything is written
        label = {
            "game": self.name,
            "title": loaded[0].meta.title,
            "given": self.options,
            "box": loaded[0].box.digest,
            "rules_version": loaded[0].rules_version,
            "triumvir": VERSION,
            "seed": str(self.seed),
            "levels": self.levels,
        }
        make_folder(self.out)
        kept = Ladder(self.out, label)
        console = output()
        if not self.quiet:
            console.print(WORDS.say(self.lang, "ladder-look", times=_listed(looks(self.most))), markup=False)
        for pairing, plan, game in zip(asked, plans, loaded, strict=True):
            folder = Folder.open(self.out / pairing.folder, plan, game)
            with stoppable(folder, self.most, self.lang), bar(self.quiet) as progress:
                verdict = self._play(folder, pairing, game, progress)
            summary = write_results(folder, game, verdict.games, self.lang)
            kept.keep(row(pairing, verdict, self.most, summary, self._command()), self.order)
            if not self.quiet:
                console.print(self._told(pairing, verdict), markup=False)
        return kept.data

    def _play(self, folder: Folder, pairing: Pairing, game: Game, progress: Progress) -> Verdict:
        done = self.most - len(folder.missing(self.most))
        label = WORDS.say(self.lang, "match-progress", title=game.meta.title, agents=pairing.name)
        task = progress.add_task(escape(label), total=self.most, completed=done)
        playing = play_pairing(folder, pairing, self.most, self.workers, self.on)
        try:
            while True:
                try:
                    next(playing)
                except StopIteration as end:
                    verdict: Verdict = end.value
                    return verdict
                progress.advance(task)
        finally:
            playing.close()

    def _command(self) -> str:
        words = ["triumvir", "ladder", self.name, "--out", self.out.name]
        words += [word for name, value in self.options.items() for word in ("--option", f"{name}={value}")]
        words += ["--levels", self.levels] if self.levels else []
        return shlex.join([*words, "--most", str(self.most), "--seed", str(self.seed)])

    def _told(self, pairing: Pairing, verdict: Verdict) -> str:
        low, high = verdict.interval
        return WORDS.say(
            self.lang,
            "ladder-row",
            pairing=pairing.name,
            strong=pairing.agents[0],
            weak=f"{len(pairing.agents) - 1} × {pairing.agents[1]}",
            rate=percent(verdict.wins / verdict.games, self.lang),
            games=verdict.games,
            low=percent(low, self.lang),
            high=percent(high, self.lang),
            bound=percent(pairing.bound, self.lang, 0),
            verdict=ARENA.say(self.lang, f"verdict-{verdict.verdict}"),
        )
