"""Persons and devices: two devices of one person, what a merged person brings along, keys that were ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, String, event, insert, select
from starlette.datastructures import Headers

from triumvir.server.store import HostStore, NewSeat, open_store
from triumvir.server.store.models import PERSON, Base
from triumvir.server.store.people import Together
from triumvir.server.visitor import read_visitor

from .placed import holder
from .postgres import needs_postgres
from .running import Visitor, in_process
from .test_store import TABLE
from .workers import Shared, until

NOW = datetime(2026, 1, 1, tzinfo=UTC)
NAMES_A_PERSON = ("holder", "owner", "person")
EMPTY: dict[type, Any] = {str: "", int: 0, bool: False, datetime: NOW}


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[HostStore]:
    sqlite = f"sqlite:///{tmp_path / 'x.db'}"
    store = open_store(sqlite if request.param == "sqlite" else request.getfixturevalue("postgres")())
    yield store
    store.close()


def seat_for(*holders: str) -> list[NewSeat]:
    return [NewSeat("person", who, "", f"hash-{who}-{n}", who) for n, who in enumerate(holders)]


def add_table(store: HostStore, code: str, *holders: str, status: str = "running") -> None:
    seats = [replace(seat, token_hash=f"{code}-{n}") for n, seat in enumerate(seat_for(*holders))]
    store.create(replace(TABLE, id=code, owner=holders[0], status=status), seats)


def join(client: Any, device: Visitor, person: Visitor) -> None:
    """Let a browser be one more device of the person of another."""
    site = client.app.state.site
    of = holder(client, device), holder(client, person)
    client.portal.call(site.people.move, of, site.tables.store.join, *of, "Firefox / Linux", NOW)


# ------------------------------------------------------------ laws


def test_every_column_that_names_a_person_says_so() -> None:
    """Else what is in it would be left behind when two persons become one, or one is deleted."""
    for table in Base.metadata.sorted_tables:
        for column in table.columns:
            assert (column.name in NAMES_A_PERSON) == (column.info == PERSON), f"{table.name}.{column.name}"
            if column.info == PERSON:
                assert isinstance(column.type, String)
                assert column.type.length == 64


def test_everything_of_a_person_goes_along(store: HostStore) -> None:
    """A row in every table that names a person: all of them are the other's afterwards."""
    add_table(store, "mare-2", "old")
    store.remember("old", "old", "Firefox / Linux", NOW, name="Ada", zone="Europe/Rome")
    named = [(table, column) for table in Base.metadata.sorted_tables for column in table.columns if column.info]
    with store.engine.begin() as work:
        for table, column in named:
            if work.execute(select(table).where(column == "old")).first() is None:
                work.execute(insert(table).values(made_up(table, column.name)))
    store.join("old", "new", "Firefox / Linux", NOW)
    with store.engine.begin() as work:
        for table, column in named:
            assert work.execute(select(table).where(column == "old")).first() is None, table.name
            assert work.execute(select(table).where(column == "new")).first() is not None, table.name
    person = store.person("new")
    assert person is not None
    assert (person.name, person.zone, store.person("old")) == ("Ada", "Europe/Rome", None)


def made_up(table: Any, person_column: str) -> dict[str, Any]:
    """A row of a table that is of the person `old`."""
    values: dict[str, Any] = {}
    for column in table.columns:
        if column.name == person_column:
            values[column.name] = "old"
        elif column.foreign_keys:
            values[column.name] = "mare-2"
        elif not column.nullable and column.autoincrement is not True and column.server_default is None:
            values[column.name] = {} if isinstance(column.type, JSON) else EMPTY[column.type.python_type]
    return values


# ------------------------------------------------------------ the store


def test_a_device_without_a_row_is_a_person_of_its_own(store: HostStore) -> None:
    known = store.whose("a")
    assert (known.person, known.about, known.ended) == ("a", None, False)


def test_what_somebody_says_is_known_on_each_of_its_devices(store: HostStore) -> None:
    store.remember("a", "a", "Firefox / Linux", NOW, name="Ada", settings="de")
    store.join("b", "a", "Chrome / Android", NOW + timedelta(1))
    for device in ("a", "b"):
        known = store.whose(device)
        assert known.person == "a"
        assert known.about is not None
        assert (known.about.name, known.about.settings) == ("Ada", "de")
    assert [(device.id, device.label) for device in store.devices("a")] == [
        ("a", "Firefox / Linux"),
        ("b", "Chrome / Android"),
    ]


def test_a_device_leaves_a_person_who_has_others_without_its_games(store: HostStore) -> None:
    add_table(store, "mare-2", "a")
    store.remember("a", "a", "Firefox / Linux", NOW)
    store.join("b", "a", "Firefox / Linux", NOW)
    store.join("b", "c", "Firefox / Linux", NOW)
    assert (store.whose("a").person, store.whose("b").person) == ("a", "c")
    assert [table.id for table in store.held_by("a")] == ["mare-2"]
    assert store.held_by("c") == []


def test_who_sits_at_the_same_running_table_cannot_become_one(store: HostStore) -> None:
    add_table(store, "mare-2", "a", "b")
    with pytest.raises(Together):
        store.join("b", "a", "Firefox / Linux", NOW)
    assert store.whose("b").person == "b"
    assert [seat.holders.keys() for seat in store.held_by("a")[0].seats] == [{"a"}, {"b"}]


def test_a_finished_table_of_both_is_no_obstacle(store: HostStore) -> None:
    add_table(store, "mare-2", "a", "b", status="finished")
    store.join("b", "a", "Firefox / Linux", NOW)
    assert [seat.holders.keys() for seat in store.held_by("a")[0].seats] == [{"a"}, {"a"}]


def test_a_seat_that_both_hold_is_held_once(store: HostStore) -> None:
    add_table(store, "mare-2", "a")
    store.hold("mare-2", 0, NOW, 0, "b")
    store.join("b", "a", "Firefox / Linux", NOW)
    assert list(store.held_by("a")[0].seats[0].holders) == ["a"]


def test_only_devices_of_the_person_are_ended(store: HostStore) -> None:
    store.remember("a", "a", "Firefox / Linux", NOW)
    store.remember("c", "c", "Firefox / Linux", NOW)
    assert store.end_devices("a", ["a", "c", "unknown"], NOW) == ["a"]
    assert store.end_devices("a", ["a"], NOW) == []
    assert (store.whose("a").ended, store.whose("c").ended) == (True, False)
    assert store.devices("a") == []


# ------------------------------------------------------------ the site


def test_two_devices_are_one_person(site: Any, visit: Callable[..., Visitor]) -> None:
    one, other = visit(), visit()
    table, own = one.new_table(), other.new_table()
    join(site, other, one)
    for who in (one, other):
        for path in (table, own):
            assert who.state(path)["seat"] == 0


def test_a_key_that_was_ended_opens_nothing(site: Any, visit: Callable[..., Visitor]) -> None:
    one, other = visit(), visit()
    table = one.new_table()
    state = one.state(table)
    join(site, other, one)
    here, stolen = site.app.state.site, dict(one.cookies)
    person = holder(site, one)
    site.portal.call(here.people.change, (person,), here.tables.store.remember, person, person, "Firefox / Linux", NOW)
    site.portal.call(here.people.move, (person,), here.tables.store.end_devices, person, [person], NOW)
    assert one.act(table, 0, state).status_code == 403
    assert one.cookies["triumvir"] != stolen["triumvir"], "it is a new visitor"
    one.cookies = stolen
    assert one.state(table)["seat"] != 0
    assert other.state(table)["seat"] == 0, "the person goes on, though its first device has ended"


def test_settings_travel(site: Any, visit: Callable[..., Visitor]) -> None:
    one, other = visit(), visit()
    join(site, other, one)
    other.post("/settings", lang="de", theme="dark")
    for who in (one, other):
        assert '<html lang="de" data-theme="dark"' in who.get("/settings").text


def test_a_device_is_asked_for_once(tmp_path: Path) -> None:
    """Pages ask the store no more than before there were persons."""
    with in_process(tmp_path, look=3600) as client:  # nothing else asks meanwhile
        who = Visitor(client)
        who.get("/rules/trajan")
        asked: list[str] = []
        engine = client.app.state.site.tables.store.engine

        @event.listens_for(engine, "before_cursor_execute")
        def note(*args: Any) -> None:
            asked.append(args[2])

        who.get("/rules/trajan")
        assert not [query for query in asked if "devices" in query]
        Visitor(client)  # a new key is nobody's yet: nothing to ask
        assert len([query for query in asked if "devices" in query]) <= 1


def test_the_day_of_last_use_is_noted_once_a_day(tmp_path: Path) -> None:
    days = [NOW]
    with in_process(tmp_path, now=lambda: days[0]) as client:
        who = Visitor(client)
        here, person = client.app.state.site, holder(client, who)
        client.portal.call(here.people.change, (person,), here.tables.store.remember, person, person, "x", NOW)
        days[0] = NOW + timedelta(days=2)
        who.get("/settings")
        client.portal.call(here.people.close)
        assert here.tables.store.devices(person)[0].used_at == days[0]
        assert here.tables.store.person(person).seen_at == days[0]


def test_a_key_that_was_ended_is_refused_at_every_worker(shared: Shared, tmp_path: Path) -> None:
    common = {"db": shared.db, "relay": shared.relay, "look": 3600}
    with in_process(tmp_path, **common) as here, in_process(tmp_path, **common) as there:
        who = Visitor(there)
        table, person = who.new_table(), holder(there, who)
        assert who.state(table)["seat"] == 0
        site = here.app.state.site
        here.portal.call(site.people.change, (person,), site.tables.store.remember, person, person, "x", NOW)
        here.portal.call(site.people.move, (person,), site.tables.store.end_devices, person, [person], NOW)
        stolen = dict(who.cookies)

        def refused() -> bool:
            who.cookies = dict(stolen)
            return bool(who.state(table)["seat"] != 0)

        until(refused)


def test_a_stream_ends_with_the_key_of_its_device(tmp_path: Path) -> None:
    with in_process(tmp_path) as client:
        who = Visitor(client)
        here, person = client.app.state.site, holder(client, who)
        known = read_visitor(here.config, here.keys, Headers({"cookie": f"triumvir={who.cookies['triumvir']}"}))
        assert client.portal.call(here.people.is_still, known)
        client.portal.call(here.people.change, (person,), here.tables.store.remember, person, person, "x", NOW)
        client.portal.call(here.people.move, (person,), here.tables.store.end_devices, person, [person], NOW)
        assert not client.portal.call(here.people.is_still, known)
