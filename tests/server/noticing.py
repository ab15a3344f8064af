"""A club whose members are away: a clock that is set by hand, and a way to tell them that keeps what it is given."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from triumvir.server.keys import holder_of
from triumvir.server.notices.courier import Failed, Gone
from triumvir.server.notices.letter import Letter
from triumvir.server.store.channels import Channel, Wishes

from .running import Visitor, in_process

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
ALL = ("turn", "time", "seat", "start", "over", "chat")


class Clock:
    """The time, as it is set."""

    def __init__(self, now: datetime = NOON) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now

    def go_on(self, **span: float) -> None:
        self.now += timedelta(**span)


class Kept:
    """Keeps what it is to bring; while it is broken, it fails, and when it is gone, it leads nowhere."""

    patience = 3

    def __init__(self) -> None:
        self.brought: list[tuple[Channel, Letter]] = []
        self.broken = False
        self.gone = False

    async def bring(self, channel: Channel, notice: Letter) -> None:
        if self.gone:
            raise Gone
        if self.broken:
            raise Failed("broken")
        self.brought.append((channel, notice))

    @property
    def titles(self) -> list[str]:
        return [notice.title for _, notice in self.brought]


class Club:
    """A server, its clock and its way to tell people."""

    def __init__(self, client: Any, clock: Clock, carrier: Kept) -> None:
        self.client, self.clock, self.carrier = client, clock, carrier

    @property
    def site(self) -> Any:
        return self.client.app.state.site

    def person(self, who: Visitor) -> str:
        uid, _ = self.site.keys.read_visitor(who.cookies["triumvir"])
        return holder_of(uid)

    def member(self, lang: str = "en", kind: str = "push", **wishes: Any) -> Visitor:
        """Somebody who wishes to be told of everything, at any hour unless it is said otherwise."""
        who = Visitor(self.client, lang)
        self.reach(self.person(who), lang, kind)
        wanted = dict.fromkeys(("push", "mail", "webhook"), ALL)
        plain = replace(Wishes(quiet_from=None, quiet_to=None, wanted=wanted), **wishes)
        self.site.tables.store.channels.wish(self.person(who), plain)
        return who

    def reach(self, person: str, lang: str = "en", kind: str = "push") -> str:
        store, now = self.site.tables.store, self.clock()
        made = Channel(
            id=self.site.config.random_bytes(8).hex(),
            person=person,
            kind=kind,
            address=f"there/{person}/{kind}",
            label=kind,
            more={},
            lang=lang,
            created_at=now,
            confirmed_at=now,
        )
        store.channels.put(made)
        return made.id

    def table(self, owner: Visitor, *others: Visitor, game: str = "trajan") -> str:
        """A table of persons that has begun."""
        table = owner.new_table(game, ",".join(["me", *["open"] * len(others)]))
        for seat, who in enumerate(others, 1):
            who.post(owner.seat_link(table, seat), name=("Livia", "Cato", "Octavia")[seat - 1])
        assert owner.post(f"{table}/start").status_code < 400
        return table

    def look(self, **span: float) -> list[str]:
        """Let time pass, look into the outbox once, and tell the titles of what was sent."""
        self.clock.go_on(**span)
        before = len(self.carrier.brought)
        self.client.portal.call(self.site.courier.look)
        return self.carrier.titles[before:]

    def pass_turn(self, table: str, *people: Visitor) -> Visitor:
        """Whoever is to decide decides until somebody else is to; returns who that is."""
        acting = people[0].state(table)["to_act"]
        while (state := people[0].state(table))["to_act"] == acting and state["status"] == "running":
            people[acting].play(table)
        return people[state["to_act"]]


@contextmanager
def club(folder: Path, clock: Clock | None = None, carrier: Kept | None = None, **config: Any) -> Iterator[Club]:
    clock, carrier = clock or Clock(), carrier or Kept()
    ways = dict.fromkeys(("push", "mail", "webhook"), carrier)
    with in_process(folder, now=clock, look=1e6, carriers=lambda: ways, **config) as client:
        yield Club(client, clock, carrier)
