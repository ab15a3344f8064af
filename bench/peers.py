"""Measures one other engine in this process and prints the figures as JSON.

As with Triumvir: "play" starts from copies of ready positions, "whole" sets every game up anew, and copies are taken of
positions from all through random games. Exit status 3 says that the engine is not installed.
"""

from __future__ import annotations

import json
import random
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from importlib import import_module, metadata
from itertools import count, cycle
from typing import Any

from bench.timing import Batch, Tally, rate

NOT_INSTALLED = 3
STARTS = 8
STRIDE = 7
CHESS_PLIES = 300
ROLLOUTS = 50
SIMULATIONS = 100  # of a tree search


@dataclass
class Peer:
    """One game of another engine."""

    game: str
    fresh: Callable[[], Any]
    copy: Callable[[Any], Any]
    drive: Callable[[Any], int]  # plays to the end, returns the number of decisions
    step: Callable[[Any], bool]  # plays a little; False if the game is over
    more: dict[str, Batch] = field(default_factory=dict)

    def sample(self, state: Any) -> list[Any]:
        """Positions from all through a random game."""
        kept: list[Any] = []
        for number in count():
            if number % STRIDE == 0:
                kept.append(self.copy(state))
            if not self.step(state):
                break
        return kept

    def batches(self, seed: int, tally: Tally) -> dict[str, Batch]:
        """Every figure by its name: what to repeat. The positions are the same in all rounds, the play is not."""
        random.seed(1)
        starts = [self.fresh() for _ in range(STARTS)]
        positions = [position for start in starts for position in self.sample(self.copy(start))]
        around = cycle(starts)
        random.seed(seed)

        def copy() -> int:
            for position in positions:
                self.copy(position)
            return len(positions)

        return {
            "play": lambda: tally.game(self.drive(self.copy(next(around)))),
            "whole": lambda: tally.game(self.drive(self.fresh())),
            "copy": copy,
            **self.more,
        }


def catanatron() -> Iterator[Peer]:
    """Catan by Catanatron, random players of its own."""
    table = import_module("catanatron.game")
    player = import_module("catanatron.models.player")

    def drive(game: Any) -> int:
        game.play()
        return len(game.state.actions)

    def step(game: Any) -> bool:
        game.play_tick()
        return game.winning_color() is None and game.state.num_turns < table.TURNS_LIMIT

    def seated(seats: int) -> Callable[[], Any]:
        return lambda: table.Game([player.RandomPlayer(colour) for colour in list(player.Color)[:seats]])

    for seats in (2, 4):
        yield Peer(f"Catan, {seats} players", seated(seats), lambda game: game.copy(), drive, step)


def python_chess() -> Iterator[Peer]:
    """Chess by python-chess, cut where random games drag on."""
    chess = import_module("chess")

    def drive(board: Any) -> int:
        draw = random.random
        for ply in range(CHESS_PLIES):
            legal = list(board.legal_moves)
            if not legal:
                return ply
            board.push(legal[int(draw() * len(legal))])
        return CHESS_PLIES

    def step(board: Any) -> bool:
        legal = list(board.legal_moves)
        if not legal or board.ply() == CHESS_PLIES:
            return False
        board.push(random.choice(legal))
        return True

    yield Peer(f"chess, at most {CHESS_PLIES} plies", chess.Board, lambda board: board.copy(stack=False), drive, step)


def open_spiel() -> Iterator[Peer]:
    """Games of OpenSpiel near to ours in some respect; mancala has the fastest play-outs of all that were tried."""
    pyspiel = import_module("pyspiel")

    def chance(state: Any) -> None:
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])

    def drive(state: Any) -> int:
        draw = random.random
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                chance(state)
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
                decisions += 1
        return decisions

    def to_decision(state: Any) -> Any:
        while state.is_chance_node():
            chance(state)
        return state

    def step(state: Any) -> bool:
        state.apply_action(random.choice(state.legal_actions()))
        return not to_decision(state).is_terminal()

    def opening(game: Any) -> Callable[[], Any]:
        return lambda: to_decision(game.new_initial_state())

    def rolling(game: Any, starts: Iterable[Any]) -> Batch:
        """The only all-C++ play-outs in the wheel: a tree search of one simulation that rolls out many times."""
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, random.randrange(2**31))
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, random.randrange(2**31), False)
        around = cycle(starts)

        def roll() -> int:
            bot.step(next(around))
            return ROLLOUTS

        return roll

    def searching(starts: Iterable[Any]) -> Batch:
        """Information-set Monte Carlo tree search in C++, one random game to its end for each simulation."""
        evaluator = pyspiel.RandomRolloutEvaluator(1, random.randrange(2**31))
        bot = pyspiel.ISMCTSBot(random.randrange(2**31), evaluator, 1.0, SIMULATIONS)
        around = cycle(starts)

        def search() -> int:
            bot.step(next(around))
            return SIMULATIONS

        return search

    for name in ("backgammon", "gin_rummy", "mancala", "oware"):
        game = pyspiel.load_game(name)
        fresh = opening(game)
        starts = [fresh() for _ in range(STARTS)]
        more = {"rollouts": rolling(game, starts)}
        if name == "gin_rummy":  # of these the one with hidden cards
            more["search"] = searching(starts)
        yield Peer(name, fresh, lambda state: state.clone(), drive, step, more)


ENGINES: dict[str, Callable[[], Iterator[Peer]]] = {
    "catanatron": catanatron,
    "chess": python_chess,
    "open_spiel": open_spiel,
}


def measure(peer: Peer, seconds: float, seed: int) -> dict[str, object]:
    """The figures of one game."""
    tally = Tally()
    rates = {figure: rate(batch, seconds) for figure, batch in peer.batches(seed, tally).items()}
    return {"game": peer.game, "games": tally.games, "decisions": tally.decisions, "rates": rates}


def main() -> int:
    parser = ArgumentParser(prog="python -m bench.peers")
    parser.add_argument("engine", choices=ENGINES)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    random.seed(args.seed)  # for what the engines make before they are measured
    try:
        version = metadata.version(args.engine)
    except metadata.PackageNotFoundError:
        return NOT_INSTALLED
    entries = [measure(peer, args.seconds, args.seed) for peer in ENGINES[args.engine]()]
    print(json.dumps({"version": version, "entries": entries}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
