"""Two learners measured against the computer players: a JSON line a result, and curves of what they come to.

    python examples/baselines.py learn --learner ppo --out runs/baselines.jsonl
    python examples/baselines.py learn --learner maskable --out runs/baselines.jsonl
    python examples/baselines.py draw runs/baselines.jsonl docs/baselines.svg
    python examples/baselines.py table runs/baselines.jsonl

`ppo` is `ppo.py`, by self-play; `maskable` is MaskablePPO of sb3-contrib as it comes, one seat against `random` and
then against `level:1`. Lines have the fields of `triumvir arena --leaderboard` (docs/arena.md), and from how many
decisions was learned.
Needs `pip install triumvir[envs,learn] stable-baselines3 sb3-contrib`.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any
from xml.sax.saxutils import escape

import numpy as np
import ppo
from numpy.typing import NDArray

from triumvir import __version__
from triumvir.arena.figures import wilson
from triumvir.envs.sb3 import SeatVecEnv
from triumvir.envs.vector import VectorEnv

Choose = Callable[[NDArray[np.float32], NDArray[np.bool_]], NDArray[np.int64]]
Learned = Iterator[tuple[int, Choose]]
LEVELS = ("random", "level:1", "level:2", "level:3", "level:4", "level:5")
WATCHED = LEVELS[:4]  # on the way; the others in the end, in half as many games: they think long
SEED = 10**9  # of the games that are measured: none of them was learned from


# ---------------------------------------------------------------- learners


def by_ppo(wanted: ppo.Settings) -> Learned:
    """Self-play by `ppo.py`."""
    for decisions, net in ppo.train(wanted):
        yield decisions, net.best


def by_maskable(wanted: ppo.Settings) -> Learned:
    """MaskablePPO with the settings it comes with, but for the number of games at once."""
    from sb3_contrib import MaskablePPO  # noqa: PLC0415  # only this learner needs it

    model: Any = None
    for opponent in ("random", "level:1"):
        env = SeatVecEnv(wanted.game, wanted.games, players=wanted.players, box=wanted.box or None, opponents=opponent)
        env.seed(wanted.seed)
        if model is None:
            steps = {"n_steps": wanted.steps, "batch_size": wanted.minibatch}
            model = MaskablePPO("MlpPolicy", env, seed=wanted.seed, device="cpu", **steps)
        else:
            model.set_env(env)
        end = model.num_timesteps + wanted.decisions // 2
        while model.num_timesteps < end:
            model.learn(wanted.games * wanted.steps, reset_num_timesteps=False)
            yield model.num_timesteps, partial(predicted, model)
        env.close()


def predicted(model: Any, seen: NDArray[np.float32], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
    """The likeliest action of each game."""
    chosen: NDArray[np.int64] = model.predict(seen, deterministic=True, action_masks=legal)[0]
    return chosen


LEARNERS = {"ppo": by_ppo, "maskable": by_maskable}


# ---------------------------------------------------------------- measuring


def measure(wanted: ppo.Settings, choose: Choose, opponent: str, games: int) -> dict[str, Any]:
    """Games against one opponent on all other seats, from every seat as often; a shared first place counts in part."""
    wins: list[float] = []
    ranks: list[int] = []
    scores: list[int] = []
    for seat in range(wanted.players):
        others = {other: opponent for other in range(wanted.players) if other != seat}
        count = -(-games // wanted.players)
        env = VectorEnv(wanted.game, count, wanted.players, box=wanted.box or None, opponents=others, copy=False)
        now = env.reset(seed=SEED + seat)
        open_games = np.ones(count, np.bool_)  # the first game of each place counts, however long it is
        while open_games.any():
            now = env.step(choose(now.observations, now.masks))
            for number in np.flatnonzero(now.done & open_games):
                open_games[number] = False
                place = now.ranks[number]
                wins.append(float(place[seat] == 1) / np.count_nonzero(place == 1))
                ranks.append(int(place[seat]))
                scores.append(int(now.scores[number, seat]))
        game = env.game
        env.close()
    low, high = wilson(sum(wins), len(wins))
    return {
        "triumvir": __version__,
        "game": game.name,
        "rules_version": game.rules_version,
        "box": game.box.digest,
        "options": dict(game.options),
        "seed": str(SEED),
        "players": wanted.players,
        "games": len(wins),
        "against": [opponent] * (wanted.players - 1),
        "wins": sum(wins),
        "win_rate": sum(wins) / len(wins),
        "win_interval": [low, high],
        "mean_rank": float(np.mean(ranks)),
        "mean_score": float(np.mean(scores)),
    }


def learn(args: Namespace) -> None:
    """Train one learner, measure it on the way and in the end, and add a line for each measurement."""
    wanted = replace(ppo.Settings(), game=args.game, box=args.box, players=args.players, seed=args.seed)
    wanted = replace(wanted, decisions=args.decisions)
    args.out.parent.mkdir(parents=True, exist_ok=True)
    spent, shown, choose = 0.0, 0, None
    begun = process_time()
    for decisions, choose in LEARNERS[args.learner](wanted):
        spent += process_time() - begun
        last = decisions >= wanted.decisions
        if last or decisions >= shown + wanted.decisions // args.points:
            shown = decisions
            for opponent in LEVELS if last else WATCHED:
                games = args.games if opponent in WATCHED else args.games // 2
                line = measure(wanted, choose, opponent, games)
                line |= {"agent": args.learner, "made_of": made_of(args.learner, wanted), "decisions": decisions}
                line |= {"variant": wanted.box, "learning_seconds": round(spent, 1)}
                with args.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(line) + "\n")
                print(f"{decisions:,} decisions, {spent:.0f} s, {opponent}: {line['win_rate']:.0%}", flush=True)
        if last:
            return
        begun = process_time()


def made_of(learner: str, wanted: ppo.Settings) -> str:
    """What a learner was set to, in short."""
    return f"{learner} decisions={wanted.decisions} seed={wanted.seed} games={wanted.games} steps={wanted.steps}"


# ---------------------------------------------------------------- curves and tables


def read(path: Path) -> list[dict[str, Any]]:
    """The lines of a file."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def draw(args: Namespace) -> None:
    """One panel for each learner, one curve for each opponent."""
    lines = read(args.lines)
    learners = list(dict.fromkeys(line["agent"] for line in lines))
    colours = dict(zip(LEVELS, ("#5a8f3d", "#3b7bbf", "#b8562f", "#8a5fb0", "#7a7a3a", "#555555"), strict=True))
    wide, high, edge = 380, 260, 44
    body = []
    for panel, learner in enumerate(learners):
        own = [line for line in lines if line["agent"] == learner]
        most = max(line["decisions"] for line in own)
        left = panel * wide + edge

        def at(line: dict[str, Any], left: int = left, most: int = most) -> tuple[float, float]:
            across = left + (wide - edge - 70) * line["decisions"] / most
            return round(across, 1), round(34 + (high - 74) * (1 - line["win_rate"]), 1)

        body.append(f'<text x="{left}" y="20" class="head">{escape(learner)}, {most:,} decisions</text>')
        for share in (0, 0.25, 0.5, 0.75, 1):
            y = round(34 + (high - 74) * (1 - share), 1)
            body.append(f'<path d="M{left} {y}H{left + wide - edge - 70}" class="grid"/>')
            body.append(f'<text x="{left - 6}" y="{y + 4}" class="end">{share:.0%}</text>')
        for opponent in LEVELS:
            points = [at(line) for line in own if line["against"][0] == opponent]
            if not points:
                continue
            way = " ".join(f"{x},{y}" for x, y in points)
            colour = colours[opponent]
            body.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
            body += [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in points]
        ends = sorted((at(line)[1], line["against"][0]) for line in own if line["decisions"] == most)
        y = 0.0
        for wished, opponent in ends:
            y = max(wished + 4, y + 13)  # names never stand on each other
            body.append(f'<text x="{left + wide - edge - 64}" y="{y}" fill="{colours[opponent]}">{opponent}</text>')
    style = "text{font:12px sans-serif;fill:#444}.head{font-weight:bold}.end{text-anchor:end}.grid{stroke:#ccc}"
    size = f'viewBox="0 0 {wide * len(learners)} {high}" width="{wide * len(learners)}" height="{high}"'
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{style}</style>'
    ground = f'<rect width="{wide * len(learners)}" height="{high}" fill="#fff"/>'
    args.drawing.write_text(frame + ground + "".join(body) + "</svg>\n", encoding="utf-8")


def table(args: Namespace) -> None:
    """What each learner came to in the end, as a table in Markdown."""
    lines = read(args.lines)
    print("| learner | decisions | learning, s | against | games | wins | interval | mean VP |")
    print("|---|--:|--:|---|--:|--:|---|--:|")
    for learner in dict.fromkeys(line["agent"] for line in lines):
        own = [line for line in lines if line["agent"] == learner]
        for line in own:
            if line["decisions"] == max(other["decisions"] for other in own):
                low, high = line["win_interval"]
                row = (learner, f"{line['decisions']:,}", f"{line['learning_seconds']:.0f}", line["against"][0])
                row += (
                    line["games"],
                    f"{line['win_rate']:.1%}",
                    f"{low:.0%} to {high:.0%}",
                    f"{line['mean_score']:.1f}",
                )
                print("| " + " | ".join(map(str, row)) + " |")


def main() -> None:
    """One of three orders."""
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    orders = parser.add_subparsers(required=True)
    wanted = orders.add_parser("learn")
    wanted.add_argument("--learner", choices=LEARNERS, required=True)
    wanted.add_argument("--game", default="trajan")
    wanted.add_argument("--box", default="tiny", help="a shorter game; an empty one is the whole game")
    wanted.add_argument("--players", type=int, default=2)
    wanted.add_argument("--decisions", type=int, default=500_000)
    wanted.add_argument("--points", type=int, default=5, help="of the curves")
    wanted.add_argument("--games", type=int, default=60, help="of each measurement")
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--out", type=Path, required=True, help="file of JSON lines to add to")
    wanted.set_defaults(do=learn)
    drawn = orders.add_parser("draw")
    drawn.add_argument("lines", type=Path)
    drawn.add_argument("drawing", type=Path)
    drawn.set_defaults(do=draw)
    told = orders.add_parser("table")
    told.add_argument("lines", type=Path)
    told.set_defaults(do=table)
    args = parser.parse_args()
    args.do(args)


if __name__ == "__main__":
    main()
