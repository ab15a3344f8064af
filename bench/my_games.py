"""What my games and my history cost somebody with ten thousand of them: `python -m bench.my_games`.

First what is asked of the store, then whole requests as a browser sends them, from the form of the address to the page
that comes back; what the client takes for itself is in it.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time

from triumvir.server.store.played import Wanted

GAMES = 10_000
TIMES = 5
PAGES = ("/games", "/games?state=finished", "/games?q=nobody", "/me/stats", "/me/stats?game=trajan&players=2", "/")


def main() -> None:
    """Fill a store, and print the processor time of each question in milliseconds: the least of several."""
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
    from server.placed import holder  # noqa: PLC0415  # the tests know how
    from server.running import Visitor, in_process  # noqa: PLC0415
    from server.test_games import fill  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder, in_process(Path(folder), look=3600) as client:
        store, who = client.app.state.site.tables.store, Visitor(client)
        me = holder(client, who)
        fill(store, me, GAMES, 5)
        _, after = store.over(me, Wanted(), None, 25)
        questions: dict[str, Callable[[], object]] = {
            "counts": lambda: store.counts(me),
            "going on": lambda: store.going_on(me),
            "finished": lambda: store.over(me, Wanted(), None, 25),
            "second page": lambda: store.over(me, Wanted(), after, 25),
            "search for nothing": lambda: store.over(me, Wanted(text="nobody"), None, 25),
            "sums": lambda: store.sums(me),
            "plot": lambda: store.points(me, Wanted("trajan", 2)),
        }
        for path in PAGES:
            questions[f"GET {path}"] = lambda path=path: who.get(path).text.index("</html>")
        for name, ask in questions.items():
            print(f"{name:36}{min(cost(ask) for _ in range(TIMES)) * 1000:8.1f} ms")


def cost(work: Callable[[], object]) -> float:
    """Processor time in seconds."""
    before = process_time()
    work()
    return process_time() - before


if __name__ == "__main__":
    main()
