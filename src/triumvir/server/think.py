"""What worker processes do: let a computer player decide or explain a decision, and check an uploaded record.

A worker is given an imagined position, so that what is hidden from the seat is not even in the process that thinks.
"""

from __future__ import annotations

import signal
from functools import lru_cache
from typing import Any

from triumvir.agents import Explanation, explain, make_agent, make_search
from triumvir.engine.errors import TriumvirError
from triumvir.engine.game import Game
from triumvir.engine.options import OptionValue
from triumvir.engine.perspective import Perspective
from triumvir.engine.record import Record
from triumvir.games import games, load

Setup = tuple[str, int, tuple[tuple[str, OptionValue], ...]]


def ignore_interrupt() -> None:
    """Ctrl-C is for the server; it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@lru_cache(maxsize=32)
def _game(setup: Setup) -> Game:
    name, players, options = setup
    return load(name, players, dict(options))


def warm() -> None:
    """Load the games, so that the first decision need not wait for that."""
    games()


def decide(setup: Setup, guess: dict[str, Any], seat: int, agent: str, seed: int) -> int:
    """The action that a computer player chooses for a seat."""
    state = _game(setup).restore(guess)
    return int(make_agent(agent, seed & 0x3FFFFFFF).choose(Perspective(state, seat, seed & 0x3FFFFFFF)))


def reasons(
    setup: Setup,
    guess: dict[str, Any],
    seat: int,
    agent: str,
    seed: int,
    lang: str,
    names: tuple[str, ...],
    played: int | None = None,
) -> Explanation:
    """What a computer player makes of a seat's decision."""
    game = _game(setup)
    perspective = Perspective(game.restore(guess), seat, seed)
    return explain(perspective, lang, make_search(agent, seed, game), names, played)


def examine(text: str) -> tuple[list[int], bool] | tuple[str, str]:
    """The deciding seat of every action of a record and whether the game ended; or why it cannot be used."""
    try:
        record = Record.from_json(text)
        game = load(record.game, record.players, record.options)
        record.verify(game)
        deciding = [int(state.to_act) for state in record.replay(game)]
    except TriumvirError as error:
        return (error.text.en, error.text.de)
    return (deciding[:-1], deciding[-1] < 0)
