"""What a person waits for: the time to draw a board, and the size of the first page with all that it loads.

`python -m bench.pages` measures in this process and prints the figures as JSON.
"""

from __future__ import annotations

import gzip
import json
import random
import re
import sys
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from starlette.testclient import TestClient

from triumvir.games import load, titles
from triumvir.server import Config, create_app

PLAYERS = 3
NAMES = ("Claudia", "Livia", "Cato")
POSITIONS = 40  # from the middle of a game
_LINKED = re.compile(r'(?:src|href)="(/static/[^"#]+)')
_IMPORTED = re.compile(r'from "([^"]+)"')
_FONT = re.compile(r'url\("?(/static/fonts/[^")]+-latin-[57]00[^")]+)')
_MOSAIC = re.compile(r'url\("?(/static/[^")]+\.svg[^")]*)')


def drawing_ms(name: str) -> float:
    """Median time to draw all parts for one seat in the middle of a game, nothing kept from the position before."""
    game, chance = load(name, PLAYERS), random.Random(1)
    state, positions = game.start(seed=5), []
    while not state.over:
        positions.append(state.copy())
        state.apply(chance.choice(state.legal()))
    middle = len(positions) // 2
    times = []
    for position in positions[middle - POSITIONS // 2 : middle + POSITIONS // 2]:
        view, legal = position.view(0), position.legal() if position.to_act == 0 else []
        begin = process_time()
        game.draw_parts(view, "en", legal, NAMES)
        times.append(1000 * (process_time() - begin))
    return median(times)


def page_kb(client: Any, path: str) -> float:
    """Everything that a browser loads for a page, as it is sent, in kB; each file once."""
    wanted, loaded, total = [path], set(), 0
    while wanted:
        address = wanted.pop()
        if address in loaded:
            continue
        loaded.add(address)
        with client.stream("GET", address, headers={"accept-encoding": "gzip"}) as response:
            assert response.status_code == 200, address
            raw = b"".join(response.iter_raw())
            packed = response.headers.get("content-encoding") == "gzip"
        total += len(raw)
        text = (gzip.decompress(raw) if packed else raw).decode("utf-8", "replace")
        base = address.rpartition("/")[0]
        wanted += _LINKED.findall(text) if address == path else []
        if ".js" in address:
            wanted += [
                name if name.startswith("/") else f"{base}/{name.removeprefix('./')}"
                for name in _IMPORTED.findall(text)
            ]
        if ".css" in address:
            wanted += _FONT.findall(text) + _MOSAIC.findall(text)
    return total / 1000


def measure(titles: list[str]) -> dict[str, float]:
    """All figures by name."""
    found = {f"draw {title}, ms": drawing_ms(title) for title in titles}
    with (
        TemporaryDirectory() as folder,
        TestClient(create_app(Config(db=f"sqlite:///{folder}/x.db", secret="s" * 32))) as client,
    ):
        page = client.get("/").text
        token = re.findall(r'<meta name="csrf" content="([^"]+)">', page)[0]
        found["start page, kB"] = page_kb(client, "/")
        for title in titles:
            answer = client.post(f"/quick/{title}", data={"csrf": token}, follow_redirects=False)
            found[f"table page {title}, kB"] = page_kb(client, answer.headers["location"])
    return found


def main() -> int:
    print(json.dumps(measure(list(titles()))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
