"""Keeps what a release leaves behind: records and a server's tables, which every later release must open and continue.

    PYTHONPATH=src:tests python -m upgrade.make_release tests/upgrade

To be run once with each release, before anything is changed after it; writes the folder of its version:

| file | what it holds |
|---|---|
| `records.jsonl.gz` | a record a line: every game, player count and option value, once in mid-game and once finished |
| `tables.sql.gz`, `tables.key` | the SQLite file of a server as SQL, and its key |
| `tables.json` | the cookies of its visitors, and for each table who sits there, the private links and what to expect |
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from itsdangerous import TimestampSigner

from server.running import Visitor, in_process
from triumvir.agents import make_agent
from triumvir.engine.perspective import Perspective
from triumvir.engine.record import Record
from triumvir.games import titles
from triumvir.testing.setups import Variant, variants
from triumvir.version import VERSION

GREEDY = 12  # every so many a record is played by sensible players
MOMENT = datetime(2026, 1, 1, 12, tzinfo=UTC)  # when the tables were made: cookies must not come from the future
SECRET = "0123456789abcdef" * 4
FOR_EVER = 365 * 200  # days that a cookie is good for


# ---------------------------------------------------------------- records


def records() -> Iterator[Record]:
    """Two of every variant: one finished, one left somewhere in the middle."""
    everything = [variant for name in titles() for variant in variants(name)]
    for number, variant in enumerate(everything):
        agent = "greedy" if number % GREEDY == 0 else "random"
        for seed, finished in ((2 * number, True), (2 * number + 1, False)):
            yield played(variant, seed, agent, finished)


def played(variant: Variant, seed: int, agent: str, finished: bool) -> Record:
    """A game between computer players."""
    game = variant.load()
    players = [make_agent(agent, seed + seat) for seat in range(game.players)]
    record = Record.of(game, seed * 2**200 + seed, [agent] * game.players)
    state = game.start(record.seed)
    while not state.over:
        seat = int(state.to_act)
        action = players[seat].choose(Perspective(state, seat, 1 + len(record.actions)))
        state.apply(action)
        record.actions.append(int(action))
    record.scores = state.scores()
    if not finished:
        record.scores = None
        del record.actions[random.Random(seed).randrange(1, len(record.actions)) :]
    return record


# ---------------------------------------------------------------- tables


class Club:
    """A server with two visitors, whose tables are noted."""

    def __init__(self, client: Any) -> None:
        self.host, self.guest = Visitor(client), Visitor(client, "de")
        self.tables: list[dict[str, Any]] = []

    def note(self, kind: str, game: str, path: str, state: dict[str, Any] | None = None, **more: object) -> None:
        """Keep what is to be expected of a table."""
        state = state or self.host.state(path)
        seats = {
            name: [seat for seat in range(len(state["names"])) if self._holds(who, path, seat)]
            for name, who in (("host", self.host), ("guest", self.guest))
        }
        expected = {name: state[name] for name in ("status", "ply", "to_act", "names")}
        self.tables.append({"kind": kind, "game": game, "path": path, "seats": seats, **expected, **more})

    def _holds(self, who: Visitor, path: str, seat: int) -> bool:
        return who.post(f"{path}/sit", seat=seat).status_code != 403

    def lobby(self, game: str) -> None:
        """A seat is free, and its link was given away but not used."""
        path = self.host.new_table(game, "me,open", visibility="open")
        state = {"status": "lobby", "ply": 0, "to_act": -1, "names": ["Claudia", "–"]}
        self.note("lobby", game, path, state, links={"1": self.host.seat_link(path, 1)})

    def hot_seat(self, game: str) -> None:
        """Two at one screen, with steps taken back."""
        path = self.host.new_table(game, "me,local")
        undone = 0
        for number in range(40):
            state = self._sit(self.host, path)
            self._act(self.host, path, state, number)
            if number % 2 == 0 and undone < 3:
                undone += self.host.post(f"{path}/undo", rev=self.host.state(path)["rev"]).status_code == 200
        assert undone, f"nothing could be taken back in {game}"
        self.host.post(f"{path}/chat", text="Iacta alea est.")
        self.note("hot seat", game, path, said="Iacta alea est.")

    def friends(self, game: str) -> None:
        """Host and guest, who came by a private link."""
        path = self.host.new_table(game, "me,open")
        link = self.host.seat_link(path, 1)
        self.guest.get(link)
        assert self.guest.post(link, name="Marcus").status_code == 303
        self.host.post(f"{path}/start")
        for number in range(30):
            who = self.host if self.host.state(path)["to_act"] == 0 else self.guest
            self._act(who, path, who.state(path), number)
        self.guest.post(f"{path}/chat", text="Salvete, ich bin dran?")
        links = {"1": self.guest.seat_link(path, 1)}
        self.note("friends", game, path, said="Salvete, ich bin dran?", links=links)

    def computer(self, game: str, own: int | None) -> None:
        """Against a computer player, for some decisions or to the end."""
        path = self.host.new_table(game, "me,random")
        taken = 0
        while own is None or taken < own:
            state = self._wait(path)
            if state["status"] == "finished":
                break
            self._act(self.host, path, state, taken)
            taken += 1
        state = self._wait(path)
        if own is not None:
            self.note("computer", game, path)
            return
        scores = json.loads(self.host.get(f"{path}/record").text)["scores"]
        self.note("finished", game, path, scores=scores)

    def learn(self, game: str) -> None:
        """A guided first game."""
        path = self.host.post(f"/learn/{game}").headers["location"]
        state = self._wait(path)
        self._act(self.host, path, state, 0)
        self._wait(path)
        self.note("guided", game, path)

    def upload(self, game: str, record: Record) -> None:
        """A finished game from elsewhere."""
        data, files = {"csrf": self.host.csrf}, {"record": ("game.json", record.to_json(), "application/json")}
        answer = self.host.request("POST", "/upload", data=data, files=files)
        assert answer.status_code == 303, answer.text
        path = answer.headers["location"].partition("/replay")[0]
        self.note("uploaded", game, path, scores=record.scores)

    def _sit(self, who: Visitor, path: str) -> dict[str, Any]:
        who.post(f"{path}/sit", seat=who.state(path)["to_act"])
        return who.state(path)

    def _act(self, who: Visitor, path: str, state: dict[str, Any], number: int) -> None:
        legal = state["legal"]
        answer = who.act(path, legal[(7 * number + 3) % len(legal)]["action"], state)
        assert answer.status_code == 200, answer.text

    def _wait(self, path: str) -> dict[str, Any]:
        """The table when the host is to decide or the game is over."""
        while True:
            state = self.host.state(path)
            if state["legal"] or state["status"] == "finished":
                return state
            time.sleep(0.01)


def make_tables(folder: Path, finished: dict[str, Record]) -> None:
    """Run a server and write what is left of it."""
    with TemporaryDirectory() as scratch:
        file, key = Path(scratch) / "test.db", folder / "tables.key"
        key.write_text(SECRET + "\n", encoding="ascii")
        given = {"secret": SECRET, "visitor_days": FOR_EVER, "now": lambda: MOMENT}
        with in_process(Path(scratch), **given, random_bytes=random.Random(1).randbytes) as client:
            club = Club(client)
            for game in titles():
                club.lobby(game)
                club.hot_seat(game)
                club.friends(game)
                club.computer(game, own=8)
                club.computer(game, own=None)
                club.learn(game)
                club.upload(game, finished[game])
            cookies = {"host": club.host.cookies["triumvir"], "guest": club.guest.cookies["triumvir"]}
        with closing(sqlite3.connect(file)) as database:
            sql = "\n".join(database.iterdump())
    write_packed(folder / "tables.sql.gz", sql + "\n")
    told = {"visitors": cookies, "tables": club.tables}
    (folder / "tables.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def write_packed(path: Path, text: str) -> None:
    """The same text gives the same file."""
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def main(target: Path) -> None:
    """Write the folder of this release."""
    folder = target / VERSION
    folder.mkdir(parents=True, exist_ok=True)
    kept = list(records())
    write_packed(folder / "records.jsonl.gz", "".join(record.to_json() + "\n" for record in kept))
    finished = {record.game: record for record in kept if record.scores is not None and record.players == 2}
    TimestampSigner.get_timestamp = lambda _: int(MOMENT.timestamp())  # type: ignore[method-assign]
    make_tables(folder, finished)
    for path in sorted(folder.iterdir()):
        print(path, path.stat().st_size)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
