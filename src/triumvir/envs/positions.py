"""Positions saved and restored, and games that start from any position.

    text = save_position(env.position)            # JSON: game, options, box and the whole position
    position = load_position(text)                # raises RecordError if anything does not fit
    trajan_v1.env(position=position)              # every episode starts there
    trajan_v1.env(position=position, redeal=True) # the same, with all that is hidden dealt anew from the seed

A saved position holds what is hidden too. It is for the experimenter, not for a player.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from triumvir.engine.box import Box
from triumvir.engine.errors import RecordError, UnknownGame, WrongType, WrongValue
from triumvir.engine.game import Game
from triumvir.engine.state import State
from triumvir.games import load, titles
from triumvir.language import catalogue

WORDS = catalogue("triumvir.envs", "refusals")

FORMAT = 1
SPECTATOR = -1
BoxSource = str | Path | Box  # components of one's own: a file, or a box read before


def load_game(
    name: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    box: BoxSource | None = None,
) -> Game:
    """A game by name; one that this installation does not have is told apart from one that nobody knows."""
    if name not in titles():
        known = ", ".join(titles())
        raise UnknownGame(WORDS("this-installation-has-no", name=name, known=known))
    return load(name, players, options, box)


def settings(game: Game, position: State | str | None, **more: Any) -> dict[str, Any]:
    """The arguments that an environment was made with, in a form that can be pickled."""
    saved = save_position(position) if isinstance(position, State) else position
    return {
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "box": game.box,
        "position": saved,
        **more,
    }


def save_position(state: State) -> str:
    """A position as JSON text, with all that is needed to restore it."""
    game = state.game
    return json.dumps({**game.label, "triumvir_position": FORMAT, "position": state.dump()})


def load_position(text: str, game: Game | None = None) -> State:
    """A position out of JSON text; `game` is needed for a box of one's own only. RecordError if it is damaged."""
    try:
        data: Any = json.loads(text)
    except ValueError as error:
        raise RecordError(WORDS("this-position-not-json", error=error)) from error
    if not isinstance(data, dict) or data.get("triumvir_position") != FORMAT:
        raise RecordError(WORDS("this-not-triumvir-position", format=FORMAT))
    if game is None:
        game = _named(data)
    for name, own in game.label.items():
        if data.get(name) != own:
            raise RecordError(WORDS("this-position-was-saved", name=name, get=data.get(name), own=own))
    return game.restore(data["position"])


def _named(data: dict[str, Any]) -> Game:
    name, players, options = data.get("game"), data.get("players"), data.get("options")
    if not isinstance(name, str) or type(players) is not int or not isinstance(options, dict):
        raise RecordError(WORDS("this-position-names-no"))
    return load_game(name, players, options)


def opening(game: Game, position: State | str | None = None, redeal: bool = False) -> Callable[[int], State]:
    """How a game starts from a seed: set up as the rules say, or at a position.

    With `redeal` all that a spectator could not know at the position is dealt anew, as the seed says.
    """
    if position is None:
        return game.start
    kept = position_of(game, position).copy()
    if kept.over:
        raise WrongValue(WORDS("game-over-in-this"))
    return Opening(kept, redeal)


class Opening:
    """Starts games at a position. A class, so that environments can be pickled."""

    def __init__(self, position: State, redeal: bool) -> None:
        self.position = position
        self.redeal = redeal

    def __call__(self, seed: int) -> State:
        return self.position.imagine(SPECTATOR, seed) if self.redeal else self.position.copy()

    def __getstate__(self) -> tuple[Game, dict[str, Any], bool]:
        return self.position.game, self.position.dump(), self.redeal

    def __setstate__(self, saved: tuple[Game, dict[str, Any], bool]) -> None:
        game, position, self.redeal = saved
        self.position = game.restore(position)


def position_of(game: Game, position: State | str) -> State:
    """A position of this game, given as it is or as text; raises WrongType or WrongValue if it is none."""
    if isinstance(position, str):
        return load_position(position, game)
    if not isinstance(position, State):
        raise WrongType(WORDS("position-is-state-or-text", value=position))
    if not game.same_as(position.game):
        raise WrongValue(WORDS("position-belongs-another-game"))
    return position
