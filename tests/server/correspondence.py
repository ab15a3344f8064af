"""A game over days, with a real mail server and a real push endpoint on this machine, and a server that is killed.

The server is a process of its own; its clock is a file, so that days pass at once. Whoever is to decide is away until
told. `tests/tools/correspondence.py` plays the long form.
"""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx2

from triumvir.server.notices.push import make_keys
from triumvir.server.notices.when import quiet_until
from triumvir.server.store.channels import Wishes

from .receiving import Device, Mailbox, Receiver, http_receiver, mail_receiver
from .running import GENEROUS, Visitor, free_port, wait_for_server

SITE = "https://games.example.org"
BEGIN = datetime(2026, 3, 27, 18, tzinfo=UTC)  # two days before clocks are put forward in Europe
PATIENCE = 300.0  # seconds; the machine may be busy
ZONES = ("Europe/Berlin", "America/New_York")
QUIET = ("22:00", "07:00")
SAID = re.compile(  # all that a notice may say: which game, with whom, whose turn it is, and links
    r"Your turn|[A-Z][\w ]+ with (Claudia|Livia): Your turn|(Open|Not for .*|None of .*|No more .*|Choose .*): https://\S+|"
)


def serve(port: int, folder: str) -> None:
    """The server of such a game: as `triumvir serve` starts it, but for the clock."""
    import uvicorn  # noqa: PLC0415

    from triumvir.server import Config, create_app  # noqa: PLC0415

    clock = Path(folder) / "clock"
    config = Config(
        db=f"sqlite:///{Path(folder) / 'games.db'}",
        limits=GENEROUS,
        secret="s" * 32,
        look=0.1,
        now=lambda: datetime.fromisoformat(clock.read_text()),
    )
    uvicorn.run(create_app(config), port=port, log_level="error", ws="none")


@dataclass
class Outcome:
    """What came of it."""

    games: int = 0
    turns: int = 0
    kills: int = 0
    told: int = 0  # turns of which somebody was told
    lost: int = 0
    repeated: int = 0  # sent again with the same key, after a kill between sending and noting it
    twice: int = 0  # told of one turn by two notices
    in_quiet_hours: int = 0
    days: float = 0
    strange: list[str] = field(default_factory=list)  # lines of notices that say more than they may


class Correspondence:
    """Two people, of whom one is told by mail and one by push."""

    def __init__(self, folder: Path, game: str, http: Receiver, mail: Mailbox, seed: int) -> None:
        self.folder, self.http, self.mail = folder, http, mail
        self.chance, self.found, self.now = random.Random(seed), Outcome(), BEGIN
        self.port, self.device = free_port(), Device()
        self.set_clock(BEGIN)
        make_keys(f"sqlite:///{folder / 'games.db'}")
        self.start()
        self.client = httpx2.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=60)
        self.people = [Visitor(self.client), Visitor(self.client)]
        for who, zone in zip(self.people, ZONES, strict=True):
            wanted = ["mail:turn", "push:turn"]
            wishes = {"want": wanted, "zone": zone, "quiet": "on", "quiet-from": QUIET[0], "quiet-to": QUIET[1]}
            data = {"csrf": who.csrf, "mail": "often", **wishes}
            assert who.request("POST", "/me/notices", data=data).status_code == 303
        assert self.people[0].post("/me/notices/mail", address="claudia@example.org").status_code == 303
        link = self.mail.mails[-1].get_content().partition(f"{SITE}/notices/confirm/")[2].split()[0]
        assert self.people[0].request("POST", f"/notices/confirm/{link}").status_code == 200
        self.mail.mails.clear()
        keys = self.device.keys
        assert self.people[1].post("/me/notices/push", endpoint=f"{http.address}/livia", **keys).status_code == 204
        self.game, self.table = game, ""
        self.begin()

    # ------------------------------------------------------------ the server

    def start(self) -> None:
        ways = {
            "TRIUMVIR_ADDRESS": SITE,
            "TRIUMVIR_MAIL": f"smtp+plain://127.0.0.1:{self.mail.port}",
            "TRIUMVIR_MAIL_FROM": "Our club <games@example.org>",
            "TRIUMVIR_PUSH_PRIVATE": "localhost",
        }
        tests = str(Path(__file__).parent.parent)
        paths = os.pathsep.join([tests, *filter(None, [os.environ.get("PYTHONPATH")])])
        code = f"from server.correspondence import serve; serve({self.port}, {str(self.folder)!r})"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            env={**os.environ, **ways, "PYTHONPATH": paths, "PYTHONWARNINGS": ""},
            start_new_session=True,
        )
        wait_for_server(self.port, PATIENCE)

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def set_clock(self, now: datetime) -> None:
        """Whole or not at all: the server reads it at any moment."""
        self.now = now
        draft = self.folder / "clock.new"
        draft.write_text(now.isoformat())
        draft.replace(self.folder / "clock")

    # ------------------------------------------------------------ the game

    def begin(self) -> None:
        """Both sit down at a new table."""
        owner, other = self.people
        self.table = owner.new_table(self.game, "me,open")
        other.post(owner.seat_link(self.table, 1), name="Livia")
        assert owner.post(f"{self.table}/start").status_code < 400
        self.found.games += 1

    def turn(self, kill: bool) -> bool:
        """Somebody decides until another is to, who is told; False when the game is over."""
        acting = self.people[0].state(self.table)["to_act"]
        while (state := self.people[0].state(self.table))["to_act"] == acting and state["status"] == "running":
            who = self.people[acting]
            own = who.state(self.table)
            answer = who.act(self.table, self.chance.choice(own["legal"])["action"], own)
            assert answer.status_code == 200, answer.text
        if state["status"] != "running":
            return False
        self.found.turns += 1
        before = self.keys()
        when = self.chance.choice(("at once", "while it is sent")) if kill else "never"
        if when == "at once":
            self.kill()
            self.start()
        self.set_clock(self.now + timedelta(hours=self.chance.uniform(1, 14)))
        if when == "while it is sent":
            time.sleep(self.chance.uniform(0, 0.25))
            self.kill()
            self.start()
        self.found.kills += kill
        self.await_notice(state["to_act"], before)
        return True

    def await_notice(self, seat: int, before: dict[int, list[str]]) -> None:
        """The seat is told once, and not in its quiet hours; the other is told nothing."""
        wishes = Wishes(ZONES[seat], 22 * 60, 7 * 60)
        until = quiet_until(wishes, self.now)
        if until is not None:
            time.sleep(1)  # ten looks of the server: it sends nothing, which nothing else could show
            if len(self.keys()[seat]) > len(before[seat]):
                self.found.in_quiet_hours += 1
            self.set_clock(until + timedelta(minutes=1))
        end = time.monotonic() + PATIENCE
        while len(self.keys()[seat]) == len(before[seat]) and time.monotonic() < end:
            time.sleep(0.05)
        new = self.keys()[seat][len(before[seat]) :]
        self.found.told += bool(new)
        self.found.lost += not new
        self.found.repeated += len(new) - len(set(new))
        self.found.twice += max(0, len(set(new)) - 1)
        other = 1 - seat
        self.found.twice += len(set(self.keys()[other]) - set(before[other]))

    def keys(self) -> dict[int, list[str]]:
        """The keys of all notices that have come, by seat."""
        pushed = [str(self.device.read(sent.body)["key"]) for sent in list(self.http.requests)]
        return {0: [str(mail["message-id"]) for mail in list(self.mail.mails)], 1: pushed}

    def texts(self) -> list[str]:
        """What all notices said."""
        pushed = [self.device.read(sent.body) for sent in self.http.requests]
        plain = [mail.get_body(("plain",)) for mail in self.mail.mails]
        return [f"{said['title']}\n{said['body']}" for said in pushed] + [body.get_content() for body in plain if body]


def correspond(
    folder: Path, game: str, turns: int, kills: int, tell: Callable[[str], None] = lambda _: None, seed: int = 5
) -> Outcome:
    """Play so many turns of a game, with so many kills among them, and count; when it is over another one begins."""
    with http_receiver() as http, mail_receiver() as mail:
        played = Correspondence(folder, game, http, mail, seed)
        deadly = set(played.chance.sample(range(turns), kills))
        try:
            for number in range(turns):
                while not played.turn(number in deadly):
                    played.begin()
                tell(f"{game} turn {number + 1}: {played.now:%a %d %H:%M}, {played.found.told} told")
        finally:
            played.kill()
            played.client.close()
        played.found.days = (played.now - BEGIN).total_seconds() / 86400
        lines = {line for text in played.texts() for line in text.splitlines()}
        played.found.strange = sorted(line for line in lines if not SAID.fullmatch(line))
        return played.found
