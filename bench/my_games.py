"""What my games and my history cost somebody with ten thousand of them: `python -m bench.my_games`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time

from triumvir.server.store import open_store
from triumvir.server.store.played import Wanted

GAMES = 10_000
TIMES = 5


def main() -> None:
    """Fill a store, and print the processor time of each question in milliseconds: the least of several."""
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
    from server.test_games import fill  # noqa: PLC0415  # the tests know how

    with tempfile.TemporaryDirectory() as folder:
        store = open_store(f"sqlite:///{Path(folder) / 'games.db'}")
        fill(store, "me", GAMES, 5)
        _, after = store.over("me", Wanted(), None, 25)
        questions: dict[str, Callable[[], object]] = {
            "counts": lambda: store.counts("me"),
            "going on": lambda: store.going_on("me"),
            "finished": lambda: store.over("me", Wanted(), None, 25),
            "second page": lambda: store.over("me", Wanted(), after, 25),
            "search for nothing": lambda: store.over("me", Wanted(text="nobody"), None, 25),
            "sums": lambda: store.sums("me"),
            "plot": lambda: store.points("me", Wanted("trajan", 2)),
        }
        for name, ask in questions.items():
            print(f"{name:20}{min(cost(ask) for _ in range(TIMES)) * 1000:8.1f} ms")
        store.close()


def cost(work: Callable[[], object]) -> float:
    """Processor time in seconds."""
    before = process_time()
    work()
    return process_time() - before


if __name__ == "__main__":
    main()
