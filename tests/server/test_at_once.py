"""Whatever two requests do first at the same moment, both are answered, and it is done once."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, text

from triumvir.server.store import HostStore, open_store
from triumvir.server.store.channels import Channel, Wishes
from triumvir.server.store.clocks import note_alive
from triumvir.server.store.models import Base
from triumvir.server.store.people import DEVICES, PERSONS
from triumvir.server.store.reviews import ReviewKey, StoredReview, begin_review, keep_review
from triumvir.server.store.ways import Passkey

from .postgres import needs_postgres
from .running import Visitor, in_process
from .test_people import add_table
from .workers import until

NOW = datetime(2026, 1, 1, tzinfo=UTC)
LATER = NOW + timedelta(minutes=5)
AT_ONCE = 6
ROUNDS = 4
First = Callable[[HostStore, str, int], object]


def passkey(person: str) -> Passkey:
    return Passkey(f"key-{person}", person, "c", "p", 0, "", NOW)


def channel(person: str) -> Channel:
    more = {"created_at": NOW, "confirmed_at": NOW, "more": {}, "label": ""}
    return Channel(id=f"way-{person}", person=person, kind="push", address=f"at-{person}", lang="en", **more)


FIRST: dict[str, First] = {
    "remember": lambda store, who, n: store.remember(who, who, "Firefox / Linux", NOW, name=f"Ada {n}"),
    "code": lambda store, who, n: store.open_code(who, f"code-{who}-{n}", LATER, NOW),
    "the same code": lambda store, who, n: store.open_code(who, f"code-{who}", LATER, NOW),
    "recovery": lambda store, who, n: store.set_recovery(who, f"{who}-{n}", NOW),
    "passkey": lambda store, who, n: store.add_passkey(passkey(who)),
    "join": lambda store, who, n: store.join(f"device-{who}", who, "Firefox / Linux", NOW),
    "wish": lambda store, who, n: store.channels.wish(who, Wishes("Europe/Rome", n, 7)),
    "mute": lambda store, who, n: store.channels.mute(who, "mare-2", True),
    "channel": lambda store, who, n: store.channels.put(channel(who)),
    "ban": lambda store, who, n: store.ban(who, f"note {n}", NOW),
    "result": lambda store, who, n: store.note_result("mare-2", 1, [{}, {}]),
    "review": lambda store, who, n: keep_review(
        store, ReviewKey("mare-2", 0, "level:4", who), StoredReview(1, ()), None, NOW
    ),
    "begun review": lambda store, who, n: begin_review(store, ReviewKey("mare-2", 0, "level:4", who), n, NOW),
    "alive": lambda store, who, n: note_alive(store, NOW),
    "forget": lambda store, who, n: store.forget_person(who, "level:1", NOW),
}


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[HostStore]:
    sqlite = f"sqlite:///{tmp_path / 'x.db'}"
    store = open_store(sqlite if request.param == "sqlite" else request.getfixturevalue("postgres")())
    add_table(store, "mare-2", "owner", status="finished")
    yield store
    store.close()


def rows(store: HostStore) -> int:
    with store.reading() as work:
        return sum(work.scalar(select(func.count()).select_from(one)) or 0 for one in Base.metadata.sorted_tables)


@pytest.mark.parametrize("name", FIRST)
def test_what_is_done_first_at_one_moment_is_done_once(store: HostStore, name: str) -> None:
    work = FIRST[name]
    for number in range(ROUNDS):
        alone, many = f"a{number}", f"m{number}"
        before = rows(store)
        work(store, alone, 0)
        by_one = rows(store) - before
        start = threading.Barrier(AT_ONCE)

        def one(n: int, who: str = many, start: threading.Barrier = start) -> object:
            start.wait()
            return work(store, who, n)

        with ThreadPoolExecutor(AT_ONCE) as threads:
            list(threads.map(one, range(AT_ONCE)))
        expected = 0 if name in ("result", "alive") else by_one
        assert rows(store) - before - by_one == expected


@needs_postgres
def test_who_comes_while_the_first_is_written_waits_for_it(postgres: Callable[[], str]) -> None:
    """Two first requests of a new device: the second begins when the first has written and not yet ended."""
    store = open_store(postgres())
    with ThreadPoolExecutor(1) as thread:
        with store._change() as change:
            store.keep_person(change, "new", NOW)
            second = thread.submit(store.remember, "new", "new", "Firefox / Linux", NOW, name="Ada")

            def waits() -> bool:
                with store.engine.connect() as look:
                    held = text("select count(*) from pg_stat_activity where wait_event_type = 'Lock'")
                    return bool(look.scalar(held))

            assert until(waits), "the second does not wait"
        second.result()
    person = store.person("new")
    assert person is not None
    assert person.name == "Ada"
    store.close()


def test_of_two_who_protect_one_name_at_once_one_has_it(store: HostStore) -> None:
    for number in range(ROUNDS):
        people = [f"p{number}-{n}" for n in range(AT_ONCE)]
        for who in people:
            store.remember(who, who, "", NOW, name="Ada")
        with ThreadPoolExecutor(AT_ONCE) as threads:
            got = list(threads.map(lambda who, name=f"ada{number}": store.protect(who, name), people))
        assert sorted(got) == [False] * (AT_ONCE - 1) + [True]


def test_the_first_requests_of_a_device_may_come_all_at_once(tmp_path: Path) -> None:
    """As a browser sends them that opens several pages, at one server after the other."""
    with in_process(tmp_path) as client:
        who = Visitor(client)

        def first(n: int) -> Any:
            copy = Visitor.__new__(Visitor)
            copy.client, copy.cookies, copy.lang, copy.csrf = client, dict(who.cookies), "en", who.csrf
            return copy.post("/me/code" if n % 2 else "/me/name", json=False, name="Ada").status_code

        with ThreadPoolExecutor(AT_ONCE) as threads:
            assert set(threads.map(first, range(AT_ONCE))) == {303}
        store = client.app.state.site.tables.store
        with store.reading() as work:
            for table in (PERSONS, DEVICES):
                assert work.scalar(select(func.count()).select_from(table)) == 1
