"""What ends by itself, by the clock of the server alone; and what is left of somebody who goes for good."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from triumvir.language import languages
from triumvir.server import endings
from triumvir.server.notices.letter import letter
from triumvir.server.store import endings as stored
from triumvir.server.store.channels import Channel
from triumvir.server.store.life import JOURNAL
from triumvir.server.store.models import PERSON, Base
from triumvir.server.store.notice_models import NoticeRow
from triumvir.server.store.people import DEVICES

from .placed import holder
from .running import Visitor, in_process
from .test_life import DAY, Clock, together
from .test_me import joined, words_of

HOUR = timedelta(hours=1)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def site(tmp_path: Path, clock: Clock) -> Iterator[Any]:
    with in_process(tmp_path, now=clock, look=3600) as client:
        yield client


@pytest.fixture
def visit(site: Any) -> Any:
    return lambda lang="en": Visitor(site, lang)


def sweep(site: Any) -> None:
    site.portal.call(site.app.state.site.keeper.sweep)


def store_of(site: Any) -> Any:
    return site.app.state.site.tables.store


def reach(site: Any, who: Visitor, clock: Clock, lang: str = "en") -> None:
    """Give somebody a way to be told."""
    more = {"created_at": clock(), "confirmed_at": clock(), "more": {}, "label": ""}
    person = holder(site, who)
    store_of(site).channels.put(Channel(id=person[:8], person=person, kind="push", address=person, lang=lang, **more))


def noted(site: Any, kind: str) -> list[tuple[str, str]]:
    """Who is to be told of something, and its key."""
    with store_of(site).reading() as work:
        rows = work.scalars(select(NoticeRow).where(NoticeRow.kind == kind))
        return sorted((row.channel, row.key) for row in rows)


def told(site: Any, table: str) -> list[str]:
    """The kinds of all that the journal of a table tells."""
    with store_of(site).reading() as work:
        wanted = select(JOURNAL.c.kind).where(JOURNAL.c.table_id == table.removeprefix("/t/")).order_by(JOURNAL.c.id)
        return list(work.scalars(wanted))


# ------------------------------------------------------------ tables


def test_a_lobby_is_asked_about_after_23_days_and_removed_after_30(site: Any, visit: Any, clock: Clock) -> None:
    host, guest = visit(), visit()
    table = host.new_table(seats="me,open")
    reach(site, host, clock)
    clock.add(23 * DAY - HOUR)
    sweep(site)
    assert noted(site, "unbegun") == []
    clock.add(HOUR)
    sweep(site)
    (first,) = noted(site, "unbegun")
    clock.add(DAY)
    sweep(site)
    assert noted(site, "unbegun") == [first]  # the same occasion: told once
    clock.add(6 * DAY - HOUR)
    sweep(site)
    assert guest.get(table).status_code == 200
    clock.add(HOUR)
    sweep(site)
    assert guest.get(table).status_code == 404
    assert told(site, table) == ["lapsed"]
    assert host.post(f"{table}/restore").status_code == 303  # and it may be brought back like any other
    assert guest.get(table).status_code == 200
    sweep(site)
    assert guest.get(table).status_code == 200  # its time begins anew


def test_what_waits_while_no_server_runs_does_not_get_older(tmp_path: Path, clock: Clock) -> None:
    with in_process(tmp_path, now=clock, look=3600) as site:
        host = Visitor(site)
        lobby, gone = host.new_table(seats="me,open"), host.new_table(seats="me,open")
        assert host.post(f"{gone}/remove").status_code == 303
    clock.add(90 * DAY)
    with in_process(tmp_path, now=clock, look=3600) as site:
        host.client = site
        sweep(site)
        assert host.get(lobby).status_code == 200
        clock.add(13 * DAY)
        sweep(site)
        assert host.post(f"{gone}/restore").status_code == 303
        clock.add(17 * DAY)
        sweep(site)
        guest = Visitor(site)
        assert guest.get(lobby).status_code == 404, "its thirty days are over now"
        assert guest.get(gone).status_code == 200, "and those of this one have begun anew"


def test_where_many_wait_none_hides_another(site: Any, visit: Any, clock: Clock, monkeypatch: Any) -> None:
    for module in (endings, stored):
        monkeypatch.setattr(module, "AT_ONCE", 2)
    host, guest = visit(), visit()
    reach(site, host, clock)
    lobbies = [host.new_table(seats="me,open") for _ in range(5)]
    clock.add(25 * DAY)
    sweep(site)
    assert len(noted(site, "unbegun")) == len(lobbies)
    clock.add(5 * DAY)
    for left in (3, 1, 0):  # the others wait for the next sweep, so that play does not wait for them
        sweep(site)
        assert sum(guest.get(one).status_code == 200 for one in lobbies) == left
    assert host.post(f"{lobbies[0]}/restore").status_code == 303
    clock.add(14 * DAY + HOUR)
    sweep(site)
    codes = [one.removeprefix("/t/") for one in lobbies]
    assert [store_of(site).load(code) is not None for code in codes] == [True, False, False, False, False]


def test_a_pause_is_asked_about_after_14_days_and_ends_the_game_after_60(site: Any, visit: Any, clock: Clock) -> None:
    host, guest, table = together(visit)
    reach(site, guest, clock, "de")
    host.post(f"{table}/propose", kind="pause")
    guest.post(f"{table}/vote", kind="pause", agrees=1)
    assert "the game ends on 2026-06-30" in host.get(table).text
    clock.add(14 * DAY - HOUR)
    sweep(site)
    assert noted(site, "idle") == []
    clock.add(HOUR)
    sweep(site)
    assert len(noted(site, "idle")) == 1
    clock.add(46 * DAY - HOUR)
    sweep(site)
    assert host.state(table)["status"] == "paused"
    clock.add(HOUR)
    sweep(site)
    assert host.state(table)["status"] == "ended"
    assert told(site, table)[-1] == "closed"
    assert "Nobody went on with the game" in host.get(table).text
    assert len(noted(site, "over")) == 1  # and whoever wishes to hear of ends does
    assert host.get(f"{table}/replay").status_code == 200


def test_a_game_left_to_computers_by_all_ends_after_14_days(site: Any, visit: Any, clock: Clock) -> None:
    host, guest, table = together(visit)
    host.post(f"{table}/propose", kind="pause")
    guest.post(f"{table}/vote", kind="pause", agrees=1)
    for person in (host, guest):  # both go for good while it is paused, so no computer player ends it by playing
        person.post("/me/delete", json=False, sure="on")
        clock.add(DAY)
    clock.add(13 * DAY - HOUR)
    sweep(site)
    assert visit().state(table)["status"] == "paused"
    clock.add(HOUR)
    sweep(site)
    assert visit().state(table)["status"] == "ended"
    assert told(site, table)[-1] == "abandoned"


def test_a_removed_table_is_gone_for_good_after_14_days_and_no_other(site: Any, visit: Any, clock: Clock) -> None:
    host = visit()
    gone, stays = host.new_table(seats="me,open"), host.new_table(seats="me,open")
    host.post(f"{gone}/remove")
    clock.add(14 * DAY)
    sweep(site)
    assert store_of(site).load(gone.removeprefix("/t/")) is not None
    clock.add(HOUR)
    sweep(site)
    assert store_of(site).load(gone.removeprefix("/t/")) is None
    assert host.get(stays).status_code == 200


def test_a_finished_game_and_one_that_runs_stay_for_ever(site: Any, visit: Any, clock: Clock) -> None:
    host, guest, table = together(visit)
    host.post(f"{table}/propose", kind="end")
    guest.post(f"{table}/vote", kind="end", agrees=1)
    running = together(visit)[2]
    clock.add(1000 * DAY)
    sweep(site)
    assert [visit().state(one)["status"] for one in (table, running)] == ["ended", "running"]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("kind", ["unbegun", "idle"])
def test_what_will_end_is_told_in_words(site: Any, visit: Any, clock: Clock, kind: str, lang: str) -> None:
    if kind == "unbegun":
        host = visit()
        host.new_table(seats="me,open")
    else:
        host, guest, table = together(visit)
        host.post(f"{table}/propose", kind="pause")
        guest.post(f"{table}/vote", kind="pause", agrees=1)
    reach(site, host, clock, lang)
    clock.add(25 * DAY)
    sweep(site)
    clock.add(HOUR)
    ((channel, items),) = store_of(site).outbox.due(clock())
    assert [item.kind for item in items] == [kind]
    said = letter(channel, items, clock())
    assert "{" not in said.title
    assert len(said.title) > 20


# ------------------------------------------------------------ persons


def test_who_is_deleted_leaves_every_seat_by_the_rules_and_it_is_told_without_a_name(
    site: Any, visit: Any, clock: Clock
) -> None:
    host, guest, running = together(visit)
    guest.post(f"{running}/seat/1/hand", agent="random")
    guest.post(f"{running}/seat/1/return")
    lobby = guest.new_table(seats="me,open")
    host.post(guest.seat_link(lobby, 1), name="Claudia")
    assert guest.post("/me/delete", json=False, sure="on").status_code == 303
    assert told(site, running)[-1] == "departed"
    seat = store_of(site).facts(running.removeprefix("/t/")).seats[1]
    assert (seat.kind, seat.name, seat.resigned) == ("computer", "Aliquis", True)
    assert told(site, lobby) == ["left", "passed-on"]
    assert host.post(f"{lobby}/start").status_code == 422  # it is theirs now, with a free seat
    for page in (running, lobby):
        assert "Quintus" not in host.get(page).text
    assert "Aliquis has left for good" in host.get(running).text


def test_a_seat_that_somebody_else_holds_too_stays_theirs(site: Any, visit: Any) -> None:
    _, guest, table = together(visit)
    friend = visit()
    assert friend.post(guest.seat_link(table, 1), json=False).status_code == 303
    guest.post("/me/delete", json=False, sure="on")
    assert friend.state(table)["seat"] == 1
    assert "departed" not in told(site, table)


def test_a_guest_is_forgotten_after_400_days_and_nobody_else_is(site: Any, visit: Any, clock: Clock) -> None:
    guest, recovering, two, second, away = visit(), visit(), visit(), visit(), visit()
    table = guest.new_table(seats="me,random")
    for number, who in enumerate((guest, recovering, two, away)):
        who.post("/me/name", name=f"Person {number}")
    words_of(recovering)
    joined(two, second)
    people = [holder(site, who) for who in (guest, recovering, two, away)]
    clock.add(400 * DAY)
    away.get("/me")
    sweep(site)
    known = [store_of(site).person(one) is not None for one in people]
    assert known == [True, True, True, True]
    clock.add(DAY)
    sweep(site)
    assert [store_of(site).person(one) is not None for one in people] == [False, True, True, True]
    with store_of(site).reading() as work:
        for one in Base.metadata.sorted_tables:
            for column in one.columns:
                if column.info == PERSON and one.name != DEVICES.name:
                    assert work.execute(select(one).where(column == people[0])).first() is None, one.name
    facts = store_of(site).facts(table.removeprefix("/t/"))
    assert facts.seats[0].name == "Claudia"  # games go on naming who played them
