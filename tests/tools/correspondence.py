"""Plays each title over days, one game after the other, kills the server, and counts what became of the notices.

PYTHONPATH=src:tests python tests/tools/correspondence.py --turns 40 --kills 20
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parent.parent))

from server.correspondence import correspond
from triumvir.games import titles


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=40, help="turns of each title")
    parser.add_argument("--kills", type=int, default=20, help="kills among them, of each title")
    parser.add_argument("--games", nargs="*", default=list(titles()))
    given, wrong = parser.parse_args(), 0
    for game in given.games:
        with TemporaryDirectory() as folder:
            found = correspond(Path(folder), game, given.turns, given.kills, lambda line: print(line, file=sys.stderr))
        print(f"{game}: {found}", flush=True)
        wrong += found.lost + found.twice + found.in_quiet_hours + len(found.strange)
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
