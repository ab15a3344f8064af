"""A match: what is missing of a plan is played and kept, wherever it is played."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from functools import partial

from triumvir.arena.cluster import on_ray
from triumvir.arena.crew import Games, Maker, Played, Worker, local
from triumvir.arena.errors import ArenaError
from triumvir.arena.folder import Folder
from triumvir.arena.play import Finished
from triumvir.language import catalogue

WORDS = catalogue("triumvir.arena", "refusals")

PLACES = ("local", "ray")


def place(name: str) -> str:
    """The name of a place; refuses one that is unknown."""
    if name not in PLACES:
        known = ", ".join(PLACES)
        raise ArenaError(WORDS("games-cannot-be-played", name=name, known=known))
    return name


def play_on(on: str, maker: Maker[Played], numbers: Sequence[int], workers: int) -> Games[Played]:
    """Play at a place; what was played comes as it is finished."""
    return on_ray(maker, numbers, workers) if on == "ray" else local(maker, numbers, workers)


def play_missing(folder: Folder, games: int, workers: int, on: str = "local") -> Games[Finished]:
    """Play and keep what is missing of the first games; yields each game once it is safe on the disk."""
    missing = folder.missing(games)
    if not missing:
        return
    with closing(play_on(on, partial(Worker, folder.plan), missing, workers)) as played:
        for finished in played:
            folder.write(finished)
            yield finished
