"""What only the host does to a store, over SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import pytest

from triumvir.server.store import Conflict, HostStore, NewSeat
from triumvir.server.store.host import STATUSES, Keep
from triumvir.server.store.moments import in_utc

from .test_store import NOW, TABLE
from .workers import Shared

DAY = timedelta(days=1)


@pytest.fixture
def store(shared: Shared) -> Iterator[HostStore]:
    store = shared.open()
    for age, status in enumerate(STATUSES):
        data = replace(TABLE, id=f"mare-{status}", status=status, updated_at=NOW - age * DAY, owner="ab_" + "0" * 61)
        store.create(data, [NewSeat("person", "Ada", "", f"h-{status}", "abc" + "1" * 61)])
    yield store
    store.close()


def test_tables_are_listed_by_status_game_and_age(store: HostStore) -> None:
    assert [table.id for table in store.tables(9)] == [f"mare-{status}" for status in STATUSES]
    assert [table.id for table in store.tables(2)] == ["mare-lobby", "mare-running"]
    assert [table.id for table in store.tables(9, status="finished")] == ["mare-finished"]
    last = len(STATUSES) - 1
    assert [table.id for table in store.tables(9, before=NOW - (last - 1) * DAY)] == [f"mare-{STATUSES[-1]}"]
    assert store.tables(9, game="nova-roma") == []


@pytest.mark.parametrize("status", STATUSES)
def test_only_what_is_not_over_can_be_ended(store: HostStore, status: str) -> None:
    over = status in ("finished", "ended", "removed")
    assert store.end(f"mare-{status}", NOW) is not over
    found = store.load(f"mare-{status}")
    assert found is not None
    assert (found.status, found.revision) == ((status, 0) if over else ("ended", 1))
    assert not store.end("mare-none", NOW)


def test_a_table_goes_with_all_that_belongs_to_it(store: HostStore) -> None:
    store.append("mare-running", 0, 0, [(0, 5, "person")], NOW, "running")
    store.say("mare-running", 0, "hello", NOW)
    assert store.sizes("mare-running") == (1, 1)
    assert store.remove("mare-running")
    assert not store.remove("mare-running")
    assert (store.load("mare-running"), store.sizes("mare-running")) == (None, (0, 0))
    with pytest.raises(Conflict):
        store.say("mare-running", 0, "hello", NOW)
    assert len(store.tables(9)) == len(STATUSES) - 1


def test_only_unused_tables_that_were_not_finished_are_pruned(store: HostStore) -> None:
    later = NOW + DAY
    assert store.unused(Keep()) == store.prune(Keep()) == []
    assert store.prune(Keep(abandoned=NOW - 2 * DAY)) == []
    assert store.unused(Keep(later, later)) == ["mare-paused", "mare-running", "mare-lobby"]
    assert store.prune(Keep(unstarted=later)) == ["mare-lobby"]
    assert sorted(store.prune(Keep(later, later))) == ["mare-paused", "mare-running"]
    assert [table.id for table in store.tables(9)] == ["mare-finished", "mare-ended", "mare-removed"]


def test_the_last_things_said_or_all_are_removed(store: HostStore) -> None:
    for text in ("one", "two", "three"):
        store.say("mare-running", 0, text, NOW)
    assert store.unsay("mare-running", 1, NOW) == 1
    assert [said.text for said in store.chat("mare-running")] == ["one", "two"]
    assert store.revision("mare-running") == 1  # so that a running server notices
    assert store.unsay("mare-running", None, NOW) == 2
    assert store.unsay("mare-running", None, NOW) == 0
    assert store.unsay("mare-none", None, NOW) == 0
    assert store.revision("mare-running") == 2


def test_visitors_are_found_by_the_beginning_of_their_number(store: HostStore) -> None:
    assert len(store.holders("ab")) == 2
    assert store.holders("ab_") == ["ab_" + "0" * 61]  # no wildcard
    assert store.holders("c") == []


def test_a_ban_is_kept_until_it_is_lifted(store: HostStore) -> None:
    store.ban("x", "rude", NOW)
    store.ban("x", "rude again", NOW + DAY)
    assert [(ban.holder, ban.note, in_utc(ban.at)) for ban in store.bans()] == [("x", "rude again", NOW + DAY)]
    assert store.unban("x")
    assert not store.unban("x")
    assert store.bans() == []


def test_revisions_leave_out_what_is_gone(store: HostStore) -> None:
    store.end("mare-lobby", NOW)
    assert store.revisions(["mare-lobby", "mare-running", "mare-none"]) == {"mare-lobby": 1, "mare-running": 0}
