"""Arguments that several commands share: how they are declared, and how their texts become values."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from triumvir.agents import agent_names, make_agent
from triumvir.cli import language
from triumvir.cli.texts import WORDS, CommandError
from triumvir.engine.errors import UnknownGame
from triumvir.engine.game import Game
from triumvir.games import load, titles
from triumvir.language import languages

HUMAN = "human"

GameName = Annotated[str, typer.Argument(metavar="GAME", help="option-name-game-triumvir", show_default=False)]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="option-file-record", show_default=False)]
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="|".join(languages()), help="option-language"),
]
Json = Annotated[bool, typer.Option("--json", help="option-one-json-object")]
BoxFile = Annotated[
    Path | None,
    typer.Option("--box", metavar="FILE", help="option-file-with-corrected"),
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="option-option-game-name"),
]
Players = Annotated[str | None, typer.Option("--players", metavar="N", help="option-number-players")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="N", help="option-seed-same-seed")]


def chosen_language(given: str | None) -> str:
    """The language of a command."""
    return language.asked_for(given, os.environ)


def whole(option: str, given: str, low: int, high: int | None = None) -> int:
    """A whole number within limits; refuses anything else."""
    digits = given[1:] if given[:1] == "-" else given
    number = int(given) if digits.isascii() and digits.isdigit() and len(digits) <= 80 else None
    if number is None or number < low or (high is not None and number > high):
        limits = f" >= {low}" if high is None else f" {low}-{high}"
        raise CommandError(WORDS("no-whole", option=option, limits=limits, given=given))
    return number


def options(given: list[str] | None) -> dict[str, str]:
    """Options by name; refuses what is not name=value and two values for one name."""
    found: dict[str, str] = {}
    for item in given or []:
        name, sign, value = item.partition("=")
        if not sign or not name:
            raise CommandError(WORDS("no-option", given=item))
        if found.setdefault(name, value) != value:
            raise CommandError(WORDS("no-option-twice", name=name, one=found[name], other=value))
    return found


def seat_list(given: str, allowed: tuple[str, ...]) -> list[str]:
    """The seats of a list with commas; refuses kinds that are not allowed."""
    seats = [seat.strip() for seat in given.split(",")]
    families = {name.partition(":")[0] for name in allowed}
    for seat in seats:
        if seat == HUMAN in allowed:
            continue
        try:
            make_agent(seat, 0)
        except UnknownGame as error:
            if seat.partition(":")[0] in families - {HUMAN}:
                raise error  # it knows what may stand behind the name of a player
            raise CommandError(WORDS("no-seat", given=seat, known=", ".join(allowed))) from error
    return seats


def seat_kinds() -> tuple[str, ...]:
    """What may sit at a table."""
    return (HUMAN, *agent_names())


def player_count(name: str, players: str | None, seats: list[str] | None, option: str) -> int:
    """How many play: as given, else one for each seat, else three or the nearest the game allows."""
    title = titles().get(name)
    low, high = (title.meta.min_players, title.meta.max_players) if title else (1, 4)
    if players is None:
        return len(seats) if seats is not None else max(low, min(3, high))
    count = whole("--players", players, low, high)
    if seats is not None and len(seats) != count:
        raise CommandError(WORDS("no-seats", option=option, given=len(seats), players=count))
    return count


def load_game(name: str, players: int, given: dict[str, str], box: Path | None) -> Game:
    """The game with its arguments; refuses what it does not have."""
    return load(name, players, dict(given), box)
