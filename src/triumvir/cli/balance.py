"""`triumvir balance`: equal players play each other, and the game is judged by it, not they."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from triumvir.arena.balance import ALWAYS, FILE, NEVER, balance, verdicts
from triumvir.arena.files import write_json
from triumvir.arena.folder import Folder
from triumvir.arena.match import place, play_missing
from triumvir.arena.words import number, percent
from triumvir.cli import arguments as given
from triumvir.cli.arena import MatchSeed, On, Out, Workers, bar, stoppable, with_itself
from triumvir.cli.arguments import BoxFile, GameName, GameOptions, Json, Lang, Players
from triumvir.cli.screen import output
from triumvir.cli.texts import WORDS
from triumvir.engine.game import Game

SHOWN = 12  # things of each kind; the file has all


def judge_balance(
    game: GameName,
    out: Out,
    players: Players = None,
    agent: Annotated[str, typer.Option("--agent", metavar="NAME", help="option-who-plays-every-seat")] = "level:5",
    games: Annotated[str, typer.Option("--games", metavar="N", help="option-how-many-games")] = "200",
    workers: Workers = "2",
    seed: MatchSeed = "1",
    on: On = "local",
    as_json: Json = False,
    option: GameOptions = None,
    box: BoxFile = None,
    lang: Lang = None,
) -> None:
    """Let equal players play, and tell what turn order, sources and things are worth."""
    chosen = given.chosen_language(lang)
    plan = with_itself(game, agent, players, seed, option, box)
    total = given.whole("--games", games, 1)
    crew = given.whole("--workers", workers, 1, 256)
    where = place(on)
    loaded = plan.load()
    folder = Folder.open(out, plan, loaded)
    with stoppable(folder, total, chosen), bar(as_json) as progress:
        label = WORDS.say(chosen, "match-progress", title=loaded.meta.title, agents=agent)
        task = progress.add_task(label, total=total, completed=total - len(folder.missing(total)))
        for _ in play_missing(folder, total, crew, where):
            progress.advance(task)
    found = balance(loaded, folder.read_first(total))
    write_json(out / FILE, found)
    if as_json:
        print(json.dumps(found, indent=2))
    else:
        _show(output(), found, loaded, chosen)
        output().print(WORDS.say(chosen, "balance-written", path=out / FILE), markup=False, soft_wrap=True)


def _show(console: Console, found: dict[str, Any], game: Game, lang: str) -> None:
    def table(*columns: str) -> Table:
        made = Table(box=None, padding=(0, 2, 0, 0))
        for i, column in enumerate(columns):
            made.add_column(WORDS.say(lang, f"balance-{column}"), justify="right" if i else "left", no_wrap=True)
        return made

    order = table("place", "wins", "interval", "points", "off")
    for one in found["order"]:
        low, high = one["win_interval"]
        off = WORDS.say(lang, "balance-place-off") if one["off"] else ""
        interval = f"{percent(low, lang)} – {percent(high, lang)}"
        order.add_row(
            str(one["place"] + 1), percent(one["win_rate"], lang), interval, number(one["mean_score"], lang), off
        )
    console.print(order)
    spread = {name: number(found["scores"][name], lang) for name in ("mean", "sd", "q1", "median", "q3")}
    console.print(WORDS.say(lang, "balance-scores", games=found["games"], **spread), markup=False)
    sources = table("source", "points", "share")
    for one in found["sources"]:
        name = game.ledger_names[one["source"]].in_(lang)
        sources.add_row(name, number(one["mean"], lang), percent(one["share"], lang))
    console.print(sources)
    things = table("thing", "offered", "taken", "brings")
    for one in [*_of(found, NEVER), *_of(found, ALWAYS)]:
        brings = number(one["brings"], lang)
        things.add_row(one["thing"], number(one["offered"], lang, 0), percent(one["rate"], lang), brings)
    count = verdicts(found["things"])
    told = {"things": len(found["things"]), "never": count[NEVER], "always": count[ALWAYS]}
    console.print(WORDS.say(lang, "balance-things", **told), markup=False)
    if things.rows:
        console.print(things)


def _of(found: dict[str, Any], verdict: str) -> list[dict[str, Any]]:
    return [one for one in found["things"] if one["verdict"] == verdict][:SHOWN]
