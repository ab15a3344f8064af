"""Measures one game of Triumvir in this process and prints the figures as JSON.

The caller chooses the compiled or the plain copy through PYTHONPATH; the same code measures both, and checks which of
the two it got. `python -m bench.own --list` prints the names of the games.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from importlib import import_module
from itertools import count, cycle
from pathlib import Path
from random import Random

import triumvir
from bench.timing import Batch, Tally, rate
from triumvir.agents import make_search
from triumvir.agents.learned import judgement_of
from triumvir.agents.network import judged
from triumvir.agents.tree import Tree
from triumvir.engine.native import compiled
from triumvir.engine.perspective import Perspective
from triumvir.engine.playout import copies, playout
from triumvir.engine.rng import scatter

PLAYERS = 3
STARTS = 32
STRIDE = 7  # every seventh position of a game is kept
SAMPLED_GAMES = 4
COPIES = 10
PROOF_GAMES = 8
SIMULATIONS = 100  # of a tree search from a start, each with a random game to its end
EXPLORE, SCALE = 0.7, 15.0
THOUGHT = 500  # simulations of a decision by the strongest player's settings


def drive(state: triumvir.State, random: Random) -> int:
    """Play to the end as a plain Python program would; return the number of decisions."""
    draw = random.random
    decisions = 0
    while not state.over:
        legal = state.legal()
        state.apply(legal[int(draw() * len(legal))])
        decisions += 1
    return decisions


def sample(start: triumvir.State, random: Random) -> list[triumvir.State]:
    """Positions from all through a random game."""
    state = start.copy()
    kept: list[triumvir.State] = []
    for step in count():
        if state.over:
            break
        if step % STRIDE == 0:
            kept.append(state.copy())
        state.apply(random.choice(state.legal()))
    return kept


def batches(name: str, seed: int, tally: Tally) -> dict[str, Batch]:
    """Every figure by its name: what to repeat."""
    game = triumvir.load(name, players=PLAYERS)
    starts = [game.start(number) for number in range(STARTS)]
    positions = [position for start in starts[:SAMPLED_GAMES] for position in sample(start, Random(1))]
    around = cycle(starts)
    random = Random(seed)
    seeds = count(100_000 * seed)
    numbers = count(100_000 * seed)

    def copies_inside() -> int:
        for position in positions:
            copies(position, COPIES)
        return COPIES * len(positions)

    def copy() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    def legal() -> int:
        for position in positions:
            position.legal()
        return len(positions)

    def new() -> int:
        game.start(next(seeds))
        return 1

    def imagine() -> int:
        for position in positions:
            position.imagine(position.to_act, 12345)
        return len(positions)

    def observe() -> int:
        for position in positions:
            position.observe(position.to_act)
        return len(positions)

    def search() -> int:
        start = next(around)
        Tree(start, start.to_act, scatter(next(numbers)), EXPLORE, 0, 1, SCALE, False).run(SIMULATIONS)
        return SIMULATIONS

    figures: dict[str, Batch] = {
        "play": lambda: tally.game(playout(next(around).copy(), scatter(next(numbers)))),
        "whole": lambda: tally.game(playout(game.start(next(seeds)), scatter(next(numbers)))),
        "driven": lambda: drive(next(around).copy(), random),
        "driven_whole": lambda: drive(game.start(next(seeds)), random),
        "copies": copies_inside,
        "copy": copy,
        "legal": legal,
        "new": new,
        "imagine": imagine,
        "observe": observe,
        "search": search,
    }
    if compiled():
        figures |= learned(game, positions, numbers)
    return figures


def learned(game: triumvir.Game, positions: list[triumvir.State], numbers: Iterator[int]) -> dict[str, Batch]:
    """The strongest player's judgement of a position, and its search with that."""
    judgement = judgement_of(game)
    assert judgement is not None
    network = judgement.network()
    decisions = cycle([Perspective(one, int(one.to_act)) for one in positions if len(one.legal()) > 1])

    def judge() -> int:
        for position in positions:
            judged(network, position, position.to_act)
        return len(positions)

    def think() -> int:
        make_search(f"champion:{THOUGHT}", next(numbers), game).weigh(next(decisions))
        return THOUGHT

    return {"judge": judge, "think": think}


def proof(name: str) -> list[int]:
    """What a few fixed games came to: the same whether compiled or not, or the two did not do the same work."""
    game = triumvir.load(name, players=PLAYERS)
    outcome: list[int] = []
    for seed in range(PROOF_GAMES):
        state = game.start(seed)
        outcome += [playout(state, scatter(seed)), *state.scores()]
    return outcome


def wrong_copy(name: str, library: Path, compiled: bool) -> str | None:
    """Why this is not the copy to be measured, or None."""
    package = triumvir.titles()[name].__module__.rpartition(".")[0]
    for module in ("triumvir.engine.playout", "triumvir.engine.state", f"{package}.play", f"{package}.state"):
        file = Path(import_module(module).__file__ or "")
        if not file.is_relative_to(library):
            return f"{module} comes from {file}, not from {library}"
        if (file.suffix != ".py") is not compiled:
            return f"{module} is {'not ' if compiled else ''}compiled in {library}"
    return None


def main() -> int:
    parser = ArgumentParser(prog="python -m bench.own")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--game")
    parser.add_argument("--library", type=Path, default=Path(triumvir.__path__[0]).parent)
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.list:
        print(json.dumps(list(triumvir.titles())))
        return 0
    wrong = wrong_copy(args.game, args.library, args.compiled)
    if wrong:
        print(wrong, file=sys.stderr)
        return 1
    tally = Tally()
    rates = {figure: rate(batch, args.seconds) for figure, batch in batches(args.game, args.seed, tally).items()}
    entry = {"game": args.game, "games": tally.games, "decisions": tally.decisions, "rates": rates}
    print(json.dumps({"version": triumvir.__version__, "entries": [entry], "proof": proof(args.game)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
