"""`python -m bench`: measure, print the report, write build/bench.json; with --save also bench/results/<date>.md.

Timings never fail the run. The exit status is 2, with one sentence, if Triumvir cannot be measured at all.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from datetime import date
from pathlib import Path

from bench import environments, service
from bench.library import BUILD, COMPILED, ROOT, Unmeasurable, make, stale
from bench.machine import load
from bench.peers import ENGINES
from bench.report import Report, other_rows, triumvir_rows
from bench.rounds import compiled, games, measure, peer, plain

RESULTS = ROOT / "bench" / "results"


def arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m bench", description="Measure Triumvir beside other engines.")
    parser.add_argument("--game", help="only this game of Triumvir")
    parser.add_argument("--quick", action="store_true", help="two short rounds: enough to see that it runs")
    parser.add_argument("--rounds", type=int, default=5, help="how often every engine is measured (default 5)")
    parser.add_argument("--seconds", type=float, default=0.2, help="time for one figure in one round (default 0.2)")
    parser.add_argument("--compiled", type=Path, default=COMPILED, help="the compiled copy (default build/compiled)")
    parser.add_argument("--save", action="store_true", help="write bench/results/<date>.md too")
    args = parser.parse_args()
    if args.save and (args.quick or args.game):
        parser.error("--save keeps whole runs only, without --quick and --game")
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    if args.quick:
        args.rounds, args.seconds = 2, 0.04
    args.compiled = args.compiled.resolve()
    return args


def tell(text: str) -> None:
    """Progress, apart from the report."""
    print(text, file=sys.stderr, flush=True)


def chosen_games(only: str | None) -> list[str]:
    known = games()
    if only is None:
        return known
    if only not in known:
        raise Unmeasurable(f"There is no game {only!r}; known are: {', '.join(known)}.")
    return [only]


def run(args: Namespace) -> Report:
    titles = chosen_games(args.game)
    if stale(args.compiled):
        tell("compiling Triumvir")
        make(args.compiled)
    engines = [engine for title in titles for engine in (compiled(title, args.compiled), plain(title))]
    engines += [peer(name) for name in ENGINES]
    before = load()
    results = measure(engines, args.rounds, args.seconds, tell)
    own = triumvir_rows(titles, args.compiled, results)
    return Report(args.rounds, args.seconds, before, load(), results, own, other_rows(results))


def main() -> int:
    args = arguments()
    try:
        report = run(args)
        titles = chosen_games(args.game)
        more, rates = environments.section(titles, args.compiled, min(args.rounds, 3), args.seconds, tell)
        felt, figures = service.section(args.compiled, args.quick, tell)
    except Unmeasurable as reason:
        tell(f"bench: {reason}")
        return 2
    text = f"{report.text()}\n\n{more}\n\n{felt}"
    print(text)
    BUILD.mkdir(exist_ok=True)
    (BUILD / "bench.json").write_text(
        json.dumps({**report.record(), **rates, **figures}, indent=1) + "\n", encoding="utf-8"
    )
    if args.save:
        today = date.today().isoformat()
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / f"{today}.md").write_text(f"# Benchmark of {today}\n\n{text}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
