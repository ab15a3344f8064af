"""A player that Triumvir starts as a program of its own: it takes a random legal action.

    triumvir arena trajan --seats program:examples/program.py,level:1 --games 20 --out runs/mine

It speaks lines of JSON over standard input and output, as docs/programs.md says, and needs nothing of Triumvir. A
player in any other language does the same.
"""

from __future__ import annotations

import json
import random
import sys


def main() -> None:
    """Answer until nothing more is asked."""
    dice = random.Random()  # noqa: S311  # it only plays
    for line in sys.stdin:
        message = json.loads(line)
        if message.get("tell") == "game":
            dice.seed(message["seed"])  # the same seed, the same game
        elif message.get("ask") == "action":
            print(dice.choice(message["legal"]), flush=True)


if __name__ == "__main__":
    main()
