"""Finds, measures and explains the positions of the second chapter: what good players look for.

    python tools/lessons.py find trajan --seeds 3001 3006 > found.jsonl
    python tools/lessons.py take trajan found.jsonl road=3001:85 ...
    python tools/lessons.py why trajan [found.jsonl 3001:85 ...]

`find` lets the strongest player play itself and keeps every decision at which it disagrees with who only looks at the
own turn (`greedy`) and expects VP from that. `take` prints the `lessons.toml` of such decisions, each under its
key, with what every other action costs. `why` prints where these VP come from, as the judgement of the strongest
player has it: the parts of both seats' worth where play-outs end, after its own choice and after the other. Run it
compiled (`PYTHONPATH=build/compiled`): a game takes seconds then.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from triumvir.agents import make_agent, make_search
from triumvir.agents.tally import Tally, best_of, tallies
from triumvir.engine.game import Game
from triumvir.engine.lessons import Exercise
from triumvir.engine.perspective import Perspective
from triumvir.engine.state import State
from triumvir.games import load, titles

PLAYER, LOOKING, MEASURING = "champion:120", "champion:600", "champion:3000"
STUDIED = 400  # simulations below each action that is compared
REACH = 0.5  # VP: less between two actions is as good as nothing
WORTH = 1.5  # VP that an action must give away to teach something


@dataclass
class Found:
    """A decision at which the strongest player knows better."""

    seed: int
    actions: list[int]
    key: str
    phase: str
    answer: str
    tempting: str
    loss: float  # VP
    share: float  # of the visits
    legal: int

    @property
    def place(self) -> str:
        """Where it is: seed and ply."""
        return f"{self.seed}:{len(self.actions)}"

    def position(self, game: Game) -> State:
        """The position, played from the beginning."""
        return Exercise(self.key, self.seed, tuple(self.actions), self.answer).position(game)


def taught(name: str) -> Game:
    """The game as its guide plays it."""
    guide = titles()[name].guide
    assert guide is not None
    return load(name, guide.players, dict(guide.options))


def measured(state: State, spec: str, seed: int, actions: list[int]) -> tuple[int, float, dict[int, Tally]]:
    """The best action, its share, and what is known of some others after a fair look at each."""
    agent = make_search(spec, seed, state.game)
    known = agent.weigh(Perspective(state, int(state.to_act), random=seed))
    best = best_of(known)
    tree = agent.tree
    assert tree is not None
    wanted = {best.action, *actions}
    for action in wanted:
        tree.study(action, STUDIED)
    told = {one.action: one for one in tallies(tree) if one.action in wanted}
    return best.action, best.visits / sum(one.visits for one in known), told


def find(game: Game, seed: int) -> Iterator[Found]:
    """All that one game has to teach."""
    guide = game.guide
    assert guide is not None
    state, actions = game.start(seed), list[int]()
    players = [make_agent(PLAYER, seed * 7 + seat) for seat in range(game.players)]
    while not state.over:
        legal, seat = state.legal(), int(state.to_act)
        action = legal[0] if len(legal) == 1 else players[seat].choose(Perspective(state, seat, random=1))
        view = state.view(seat)
        if len(legal) > 1 and view["step"] not in game.set_up_steps:
            other = make_agent("greedy", 5).choose(Perspective(state, seat, random=1))
            if other != action:
                best, share, told = measured(state, LOOKING, 11, [other])
                loss = (told[best].mean_lead - told[other].mean_lead) / 10
                if best == action and loss >= WORTH:
                    names = game.notation(best), game.notation(other)
                    phase = game.phase(view, "en")
                    yield Found(seed, list(actions), guide.key(view), phase, *names, loss, share, len(legal))
        actions.append(action)
        state.apply(action)


def lesson(game: Game, key: str, found: Found) -> str:
    """A decision as an entry of `lessons.toml`; raises SystemExit where the strongest player is not sure."""
    state = found.position(game)
    legal = state.legal()
    best, share, told = measured(state, MEASURING, 1, legal)
    if game.notation(best) != found.answer:
        sys.exit(f"{key} at {found.place}: {found.answer} was found, now it is {game.notation(best)}")
    behind = {action: (told[best].mean_lead - told[action].mean_lead) / 10 for action in legal if action != best}
    fine = [game.notation(action) for action, loss in behind.items() if loss <= REACH]
    costs = {game.notation(action): round(loss, 1) for action, loss in behind.items() if loss > REACH}
    print(f"{key} {found.place} {found.answer} ({share:.2f}); fine {fine}; {costs}", file=sys.stderr)
    return "\n".join(
        [
            "[[lesson]]",
            f"key = {json.dumps(key)}",
            f"seed = {found.seed}",
            f"actions = {found.actions}",
            f"answer = {json.dumps(found.answer)}",
            f"fine = {json.dumps(fine)}",
            "costs = { " + ", ".join(f"{json.dumps(name)} = {loss}" for name, loss in costs.items()) + " }",
            "",
        ]
    )


def take(game: Game, known: dict[str, Found], wanted: dict[str, str]) -> str:
    """The whole file."""
    guide = game.guide
    assert guide is not None
    options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in guide.options.items())
    head = (
        f"# What good players look for: positions, what {MEASURING} takes there, and what all else costs there (VP).\n"
        "# Written by `python tools/lessons.py take`; the words are in lang/*/lessons.md.\n"
        f"players = {game.players}\noptions = {{ {options} }}\n\n"
    )
    return head + "\n".join(lesson(game, key, known[place]) for key, place in wanted.items())


def why(game: Game, found: Found) -> str:
    """Where the VP come from that an answer is ahead of what is tempting."""
    state = found.position(game)
    seat, features = int(state.to_act), game.features
    agent = make_search(LOOKING, 3, game)
    agent.weigh(Perspective(state, seat, random=3))
    tree = agent.tree
    assert tree is not None
    assert features is not None
    network = tree.network
    assert network is not None
    width = len(features.seat)
    means: list[list[float]] = []
    for name in (found.answer, found.tempting):
        sums = [0.0] * (2 * width)
        for _ in range(STUDIED):
            tree.study(game.parse(name), 1)
            sums = [one + float(network.seats_seen[i]) for i, one in enumerate(sums)]
        means.append([one / STUDIED for one in sums])
    own, rival = seat * width, (1 - seat) * width
    told = [f"{found.place} {found.key} [{found.phase}] {found.answer}, not {found.tempting}: {found.loss:.1f} VP"]
    for title, base, sign in (("own", own, 1), ("rival's", rival, -1)):
        changes = [(means[0][base + i] - means[1][base + i], one) for i, one in enumerate(features.seat)]
        judged = [(10 * gain * sign, one) for gain, one in changes[: features.parts]]
        counted = sorted(changes[features.parts :], key=lambda change: -abs(change[0]))[:9]
        told.append(f"  {title} worth: " + ", ".join(f"{one} {gain:+.1f}" for gain, one in judged if abs(gain) >= 0.3))
        told.append(f"  {title} seat: " + ", ".join(f"{one} {gain:+.2f}" for gain, one in counted if abs(gain) >= 0.08))
    return "\n".join(told)


def known_in(path: str) -> dict[str, Found]:
    """What `find` has written, by its places."""
    rows: list[dict[str, Any]] = [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines()]
    return {one.place: one for one in (Found(**row) for row in rows)}


def main() -> None:
    """One of the three."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("find", "take", "why"))
    parser.add_argument("game", choices=tuple(titles()))
    parser.add_argument("found", nargs="*", help="the file of `find`, then places, for `take` with their keys")
    parser.add_argument("--seeds", type=int, nargs=2, default=(3001, 3002), help="first and last seed to play")
    asked = parser.parse_args()
    game = taught(asked.game)
    if asked.what == "find":
        for seed in range(asked.seeds[0], asked.seeds[1] + 1):
            for found in find(game, seed):
                print(json.dumps(vars(found)), flush=True)
        return
    known, places = known_in(asked.found[0]), asked.found[1:]
    if asked.what == "take":
        print(take(game, known, dict(place.split("=") for place in places)), end="")
        return
    for place in places:
        print(why(game, known[place]), flush=True)


if __name__ == "__main__":
    main()
