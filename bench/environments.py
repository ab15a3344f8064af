"""Environment steps per second: the environments of Triumvir beside those of others, in the same run.

A step is one decision handed to an environment by a random player in plain Python or NumPy, who looks at the
observation and the legal actions as a learner would. `python -m bench.environments ENGINE` measures one of them in this
process and prints the figures as JSON; `section` is called by `python -m bench`.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bench.library import ROOT
from bench.peers import NOT_INSTALLED
from bench.rounds import Engine, Results, measure
from bench.table import markdown, number
from bench.timing import Batch, rate

OWN = "triumvir"
PLAYERS = 3
STEPS = 64  # steps between two looks at the clock
AGE = 600  # steps of many games at once before the first look: then they are at all ages, as a learner has them
CORES = 2
COPIED = ", copied"
WHOLE = ", int16"
BARE = ", no observations"
VECTORS = {  # name: games
    "vector, 64 games": 64,
    "vector, 64 games" + COPIED: 64,
    "vector, 64 games" + WHOLE + COPIED: 64,
    "vector, 1024 games": 1024,
    "vector, 1024 games" + COPIED: 1024,
    "vector, 1024 games" + WHOLE + COPIED: 1024,
    "vector, 64 games" + BARE: 64,
    "vector, 256 games" + BARE: 256,
    "vector, 1024 games" + BARE: 1024,
}
BOTH = {name: f"{name}, both cores" for name in ("vector, 64 games", "vector, 256 games" + BARE)}
TARGETS = {("trajan", BOTH["vector, 256 games" + BARE]): 1e6, ("trajan", BOTH["vector, 64 games"]): 3e5}
YARDSTICK = ("pgx", "backgammon, 64 games")  # what vectors with observations are held beside
TIMES = {"trajan": 10.0, "forum-trajanum": 6.5, "nova-roma": 6.5}  # with copy=False, as in the first benchmark
NOTE = """\
- A step is one decision by a random player who is handed observation and legal actions (but where it says no
  observations); processor time of one thread, the best of all rounds. "Both cores" is the sum of two processes that
  run at the same time. Games differ in weight, so this is a field of marks, not a like-for-like contest.
- PettingZoo, RLCard, Catanatron and OpenSpiel are stepped one game at a time; Pgx, vectors and CartPole many at once.
- "Copied" is the default of the vector environment: what it hands out stays as it is. The other rows have `copy=False`
  and hand out the arrays that the next step writes into. Gymnasium's CartPole is measured with its `copy` on and off.
- "int16": numbers before they are divided, for who scales on the device. All others are float32.
- "Times Pgx" is the ratio to Pgx backgammon with 64 games, one core, in the same run. Its marks are for rows with
  `copy=False`, as the rows of the first benchmark were measured; what the copy takes is seen beside them."""

Rows = Iterator[tuple[str, Batch]]


# ---------------------------------------------------------------- Triumvir


def own(title: str) -> Rows:
    """Every interface of one game."""
    if find_spec("pettingzoo"):
        aec = import_module("triumvir.envs.pettingzoo.aec")
        yield "PettingZoo", aec_steps(aec.wrapped(title, players=PLAYERS))
        yield "PettingZoo, raw_env", aec_steps(aec.TriumvirAEC(title, players=PLAYERS))
    if find_spec("gymnasium"):
        seat = import_module("triumvir.envs.gymnasium").SeatEnv(title, PLAYERS)
        yield "Gymnasium, one seat, random opponents", gym_steps(seat, lambda info: info["action_mask"].nonzero()[0])
    if find_spec("pyspiel"):
        openspiel = import_module("triumvir.envs.openspiel")
        spiel = import_module("pyspiel").load_game(f"python_{title.replace('-', '_')}", {"players": PLAYERS})
        yield "OpenSpiel", spiel_steps(spiel, lambda: openspiel.state_from_seed(spiel, random.getrandbits(64)))
    for name in VECTORS:
        yield name, vector_steps(title, name)


def vector_steps(title: str, name: str) -> Batch:
    """Many games at once."""
    vector = import_module("triumvir.envs.vector")
    games = VECTORS[name]
    dtype = "int16" if WHOLE in name else "float32"
    env = vector.VectorEnv(title, games, PLAYERS, observe=BARE not in name, dtype=dtype, copy=COPIED in name)
    env.reset(seed=random.getrandbits(30))
    for _ in range(AGE):
        env.step(env.sample())

    def steps() -> int:
        for _ in range(STEPS):
            env.step(env.sample())
        return STEPS * games

    return steps


def both_cores(title: str, name: str, seconds: float, seed: int) -> float:
    """The vector environment in as many processes as there are cores, all at the same time."""
    order = [sys.executable, "-m", "bench.environments", OWN, "--game", title, "--only", name]
    order += ["--seconds", str(seconds), "--seed"]
    running = [
        subprocess.Popen([*order, str(seed * CORES + core)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        for core in range(CORES)
    ]
    answers = [json.loads(process.communicate()[0]) for process in running]
    return sum(answer["entries"][0]["rates"]["steps"] for answer in answers)


# ---------------------------------------------------------------- kinds of interfaces


def aec_steps(env: Any) -> Batch:
    """PettingZoo, masks in the observation."""
    env.reset(seed=random.getrandbits(30))

    def steps() -> int:
        for _ in range(STEPS):
            if not env.agents:
                env.reset()
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(random.choice(observation["action_mask"].nonzero()[0])))
        return STEPS

    return steps


def gym_steps(env: Any, legal: Callable[[Any], Any]) -> Batch:
    """Gymnasium; `legal` finds the legal actions in the info."""
    info = env.reset(seed=random.getrandbits(30))[1]

    def steps() -> int:
        nonlocal info
        for _ in range(STEPS):
            _, _, terminated, truncated, info = env.step(int(random.choice(legal(info))))
            if terminated or truncated:
                info = env.reset()[1]
        return STEPS

    return steps


def spiel_steps(game: Any, fresh: Callable[[], Any]) -> Batch:
    """OpenSpiel, with the observation tensor of who is to act."""
    observer = import_module("open_spiel.python.observation").make_observation(game)
    state = fresh()

    def steps() -> int:
        nonlocal state
        for _ in range(STEPS):
            if state.is_terminal():
                state = fresh()
            while state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            observer.set_from(state, state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
        return STEPS

    return steps


# ---------------------------------------------------------------- others


def pettingzoo() -> Rows:
    """Classic games of PettingZoo."""
    make = import_module("pettingzoo").make
    for name in ("tictactoe_v3", "connect_four_v3", "hanabi_v5", "chess_v6"):
        yield name, aec_steps(make("aec", f"classic/{name}"))


def rlcard() -> Rows:
    """Card games of RLCard."""
    library = import_module("rlcard")
    for name in ("uno", "gin-rummy", "limit-holdem"):
        yield name, rlcard_steps(library.make(name, {"seed": random.getrandbits(30)}))


def rlcard_steps(env: Any) -> Batch:
    """RLCard, whose states hold observation and legal actions."""
    state = env.reset()[0]

    def steps() -> int:
        nonlocal state
        for _ in range(STEPS):
            state = env.step(random.choice(list(state["legal_actions"])))[0]
            if env.is_over():
                state = env.reset()[0]
        return STEPS

    return steps


def pgx() -> Rows:
    """Games of Pgx on the CPU, at batch sizes that suit them, on one thread."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for name, games in (("backgammon", 64), ("connect_four", 1024)):
        yield f"{name}, {games} games", pgx_steps(name, games)


def pgx_steps(name: str, games: int) -> Batch:
    """Many games at once, started anew by Pgx's own wrapper."""
    jax, library = import_module("jax"), import_module("pgx")
    env = library.make(name)
    step = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def one(carry: tuple[Any, Any], _: Any) -> tuple[tuple[Any, Any], Any]:
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choice, logits, axis=-1)
        state = jax.vmap(step)(state, actions, jax.random.split(chance, games))
        return (state, key), state.observation.sum()

    run = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, length=STEPS))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(random.getrandbits(30)), games))
    key = jax.random.key(1)

    def steps() -> int:
        nonlocal state, key
        (state, key), seen = run(state, key)
        jax.block_until_ready(seen)
        return STEPS * games

    return steps


def gymnasium() -> Rows:
    """Gymnasium's own vector of CartPole, written in NumPy, and many single ones in one process."""
    library = import_module("gymnasium")
    for mode, copy in (("vector_entry_point", None), ("sync", True), ("sync", False)):
        for games in (64, 1024):
            options = {} if copy is None else {"vector_kwargs": {"copy": copy}}
            env = library.make_vec("CartPole-v1", num_envs=games, vectorization_mode=mode, **options)
            how = "written for it" if copy is None else "sync, copied" if copy else "sync"
            yield f"CartPole, {games} games, {how}", cartpole_steps(env, games)


def cartpole_steps(env: Any, games: int) -> Batch:
    """Many poles at once, pushed at random."""
    env.reset(seed=random.getrandbits(30))
    env.action_space.seed(random.getrandbits(30))

    def steps() -> int:
        env.step(env.action_space.sample())
        return games

    return steps


def catanatron_gym() -> Rows:
    """Catan for two against a random player, by Catanatron's environment for Gymnasium."""
    import_module("catanatron_gym")
    env = import_module("gymnasium").make("catanatron-v1", disable_env_checker=True)
    yield "Catan, one seat, random opponent", gym_steps(env, lambda info: info["valid_actions"])


PEERS: dict[str, Callable[[], Rows]] = {
    "pettingzoo": pettingzoo,
    "rlcard": rlcard,
    "gymnasium": gymnasium,
    "pgx": pgx,
    "catanatron_gym": catanatron_gym,
}
TITLES = {
    "pettingzoo": "PettingZoo",
    "rlcard": "RLCard",
    "gymnasium": "Gymnasium",
    "pgx": "Pgx",
    "catanatron_gym": "Catanatron",
}


# ---------------------------------------------------------------- the section of the report


def engines(titles: list[str], library: Path) -> list[Engine]:
    """All that is to be measured, in processes of their own."""
    here = [Engine(title, ("bench.environments", OWN, "--game", title, "--both"), library) for title in titles]
    return here + [Engine(name, ("bench.environments", name)) for name in PEERS]


def section(
    titles: list[str], library: Path, rounds: int, seconds: float, tell: Callable[[str], None]
) -> tuple[str, dict[str, object]]:
    """Measure everything; returns the part of the report and the part of the record."""
    results = measure(engines(titles, library), rounds, seconds, lambda text: tell(f"environments, {text}"))
    lines: list[list[str]] = []
    rates: dict[str, object] = {}
    missing: list[str] = []
    beside = next(
        (r.games[YARDSTICK[1]].best("steps") for e, r in results.items() if e.name == YARDSTICK[0] and r.games), None
    )
    for engine, result in results.items():
        lines += rows_of(engine, result, beside)
        rates[engine.name] = {name: figures.rates for name, figures in result.games.items()}
        if result.trouble:
            missing.append(f"- Missing: {result.trouble}.")
    versions = ", ".join(f"{TITLES[e.name]} {r.version}" for e, r in results.items() if e.name in TITLES and r.version)
    table = markdown(["environment", "interface or game", "steps/s", "times Pgx", "target"], lines, left=2)
    return "\n".join([table, "", f"- Versions: {versions}.", *missing, NOTE]), {"environments": rates}


def rows_of(engine: Engine, result: Results, beside: float | None) -> list[list[str]]:
    """The lines of one engine; `beside` is the rate of the yardstick."""
    lines = []
    for name, figures in result.games.items():
        best = figures.best("steps")
        times = best / beside if best and beside else None
        mark = TARGETS.get((engine.name, name))
        verdict = "" if mark is None or best is None else f">= {number(mark)}: {'met' if best >= mark else 'missed'}"
        if engine.library and name in VECTORS and BARE not in name and COPIED not in name and times is not None:
            least = TIMES[engine.name]
            verdict = f">= {least:g} times: {'met' if times >= least else 'missed'}"
        own_name = f"Triumvir {engine.name}" if engine.library else TITLES[engine.name]
        lines.append([own_name, name, number(best), "" if times is None else f"{times:.1f}", verdict])
    return lines


def main() -> int:
    parser = ArgumentParser(prog="python -m bench.environments")
    parser.add_argument("engine", choices=[OWN, *PEERS])
    parser.add_argument("--game", default="trajan", help="of Triumvir")
    parser.add_argument("--only", choices=VECTORS, help="this vector environment alone")
    parser.add_argument("--both", action="store_true", help="the vector environment in two processes too")
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    random.seed(args.seed)
    if args.engine == OWN:
        version = import_module("triumvir").__version__
        if str(import_module("triumvir.envs.batch").__file__).endswith(".py"):
            print("triumvir.envs.batch is not compiled", file=sys.stderr)
            return 1
        rows = iter([(args.only, vector_steps(args.game, args.only))]) if args.only else own(args.game)
    else:
        try:
            version = metadata.version(args.engine)
        except metadata.PackageNotFoundError:
            return NOT_INSTALLED
        rows = PEERS[args.engine]()
    found = {name: rate(steps, args.seconds) for name, steps in rows}
    if args.both:
        found |= {BOTH[name]: both_cores(args.game, name, args.seconds, args.seed) for name in BOTH}
    entries = [{"game": name, "games": 0, "decisions": 0, "rates": {"steps": speed}} for name, speed in found.items()]
    print(json.dumps({"version": version, "entries": entries}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
