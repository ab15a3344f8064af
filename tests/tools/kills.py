"""Kills server, worker, thinker and database under play, and counts what was lost.

    python tests/tools/kills.py --kills 100
    python tests/tools/kills.py --kills 100 --postgresql --workers 2

Some clients play and keep what was acknowledged; beside them stands a table of computer players that nobody loads.
Prints a line for each kill and at the end, as JSON, the acknowledged actions, how many of them were lost (must be 0),
and for what was killed the longest and the mean time until computer players moved again, in seconds, from the moment
the server, the worker or the database was back, or the thinker was killed (must be at most 5).
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.server.kills import kill
from tests.server.postgres import cluster


def main() -> int:
    parser = ArgumentParser(description="Kill what a server consists of, under play.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args()
    with TemporaryDirectory() as folder, cluster() if args.postgresql else nullcontext() as database:
        found = kill(Path(folder), database, args.workers, args.kills, lambda line: print(line, flush=True), args.seed)
    waits = {
        kind: {
            "kills": len(seconds),
            "longest_s": round(max(seconds), 2),
            "mean_s": round(sum(seconds) / len(seconds), 2),
        }
        for kind, seconds in found.seconds.items()
    }
    print(json.dumps({"acknowledged": found.acknowledged, "lost": found.lost, **waits}))
    return 1 if found.lost else 0


if __name__ == "__main__":
    sys.exit(main())
