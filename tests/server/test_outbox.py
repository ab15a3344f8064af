"""People who are away are told what waits for them: once, if it is still true, and not while they look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from triumvir.games import titles
from triumvir.server.notices.courier import LEASE
from triumvir.server.notices.events import Event
from triumvir.server.notices.letter import letter
from triumvir.server.store import NewSeat, Standing
from triumvir.server.store.channels import MOST, Channel, Full, Wishes
from triumvir.server.store.outbox import DELAY

from .noticing import Clock, Club, Kept, club
from .running import Visitor
from .test_store import NOW, TABLE
from .workers import Shared


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Club]:
    with club(tmp_path) as made:
        yield made


def code(table: str) -> str:
    return table.removeprefix("/t/")


@pytest.mark.parametrize("game", titles())
def test_who_is_to_decide_is_told_once_after_two_minutes(here: Club, game: str) -> None:
    claudia, livia = here.member(), here.member("de")
    table = here.table(claudia, livia, game=game)
    people = (claudia, livia)
    here.look(minutes=3)  # that it has begun, and who begins
    turn = {"en": "Your turn", "de": "Du bist am Zug"}
    for _ in range(3):
        after = here.pass_turn(table, *people)
        assert here.look(minutes=1) == []
        assert here.look(minutes=1.1) == [turn[after.lang]]
        channel, notice = here.carrier.brought[-1]
        assert channel.person == here.person(after)
        assert notice.link == table
        assert here.look(minutes=30) == []


def test_what_was_done_meanwhile_is_not_told(here: Club) -> None:
    claudia, livia = here.member(), Visitor(here.client)
    table = here.table(claudia, livia)
    here.look(minutes=3)
    sent = len(here.carrier.brought)
    for _ in range(4):
        here.pass_turn(table, claudia, livia)
    while here.pass_turn(table, claudia, livia) is claudia:
        pass
    assert here.look(minutes=5) == []  # it is Livia's turn, who has chosen no way
    assert len(here.carrier.brought) == sent


def test_a_turn_that_comes_again_waits_two_minutes_again(here: Club) -> None:
    claudia, livia = here.member(), Visitor(here.client)
    table = here.table(claudia, livia)
    here.look(minutes=3)
    while here.pass_turn(table, claudia, livia) is not claudia:
        pass
    here.clock.go_on(minutes=1.5)
    while here.pass_turn(table, claudia, livia) is not claudia:
        pass
    assert here.look(minutes=1) == []
    assert here.look(minutes=1.1) == ["Your turn"]


def test_several_become_one_with_a_count(here: Club) -> None:
    claudia, livia = here.member(), Visitor(here.client)
    for _ in range(3):
        table = here.table(claudia, livia)
        if claudia.state(table)["to_act"] != 0:
            here.pass_turn(table, claudia, livia)
    assert here.look(minutes=3) == ["3 games wait for you"]
    notice = here.carrier.brought[-1][1]
    assert notice.lines == ("Trajan with Livia: Your turn",) * 3
    assert notice.link == "/"


def test_nobody_is_told_while_a_page_is_open_but_afterwards_if_it_still_waits(here: Club) -> None:
    claudia, livia = here.member(), here.member()
    table = here.table(claudia, livia)
    here.look(minutes=3)
    after = here.pass_turn(table, claudia, livia)
    seat = (claudia, livia).index(after)
    after.get(table)
    ear = here.site.hub.join(code(table), seat)
    livia.post(f"{table}/chat", text="salve")
    claudia.post(f"{table}/chat", text="salve")
    assert all(here.carrier.brought[-1][0].person != here.person(after) for _ in here.look(minutes=3))
    sent = len(here.carrier.brought)
    here.site.hub.leave(code(table), ear)
    assert here.look(minutes=3) == ["Your turn"]  # and nothing of what was said: it was on the page
    assert len(here.carrier.brought) == sent + 1


def test_what_is_said_is_counted_and_never_told(here: Club) -> None:
    claudia, livia = here.member(), Visitor(here.client)
    table = here.table(claudia, livia)
    here.pass_turn(table, claudia, livia)
    while here.pass_turn(table, claudia, livia) is claudia:
        pass
    here.look(minutes=3)
    for words in ("one", "two", "three"):
        livia.post(f"{table}/chat", text=f"secret {words}")
        here.clock.go_on(seconds=50)
    claudia.post(f"{table}/chat", text="my own")
    assert here.look(minutes=1) == ["3 new messages"]
    assert "secret" not in repr(here.carrier.brought)
    assert here.look(minutes=9) == []


def test_begin_and_end_are_told(here: Club) -> None:
    claudia, livia = here.member(), here.member("de")
    table = here.table(claudia, livia)
    here.clock.go_on(minutes=3)
    kinds = set()
    here.look()
    for _, notice in here.carrier.brought:
        kinds |= set(notice.kinds)
    assert kinds == {"started", "turn"}
    here.site.tables.store.end(code(table), here.clock())
    assert sorted(here.look(minutes=3)) == ["Die Partie ist zu Ende", "The game is over"]


def test_an_event_of_others_is_told_once_by_its_key(here: Club) -> None:
    claudia, livia = here.member(), Visitor(here.client)
    table = here.table(claudia, livia)
    outbox = here.site.tables.store.outbox
    here.look(minutes=3)
    event = Event(code(table), here.person(claudia), "taken", "1")
    outbox.tell([event, event], here.clock())
    assert here.look(minutes=3) == ["A computer plays for you"]
    outbox.tell([event], here.clock())
    assert here.look(minutes=3) == []
    outbox.tell([event._replace(key="2")], here.clock())
    assert here.look(minutes=3) == ["A computer plays for you"]


def test_nothing_is_lost_or_told_twice_when_the_server_begins_again(tmp_path: Path) -> None:
    clock, carrier = Clock(), Kept()
    with club(tmp_path, clock, carrier) as here:
        claudia, livia = here.member(), here.member()
        table = here.table(claudia, livia)
        here.look(minutes=3)
        after = here.person(here.pass_turn(table, claudia, livia))
    with club(tmp_path, clock, carrier) as here:
        assert here.look(minutes=3) == ["Your turn"]
        assert carrier.brought[-1][0].person == after
    with club(tmp_path, clock, carrier) as here:
        assert here.look(minutes=3) == []


class Killed(Exception):
    pass


def killed(*_: object) -> None:
    raise Killed


def test_killed_after_sending_and_before_noting_it_sends_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, carrier = Clock(), Kept()
    with club(tmp_path, clock, carrier) as here:
        claudia, livia = here.member(), here.member()
        here.table(claudia, livia)
        monkeypatch.setattr(here.site.tables.store.outbox, "told", killed)
        with pytest.raises(Killed):
            here.look(minutes=3)
    first = [notice for _, notice in carrier.brought]
    assert first
    with club(tmp_path, clock, carrier) as here:
        here.look()
    again = {notice.key for _, notice in carrier.brought[len(first) :]}
    assert {notice.key for notice in first} <= again  # whoever receives them knows them by their keys


def test_a_way_that_fails_is_tried_later_and_then_paused_and_holds_up_nobody(here: Club) -> None:
    claudia, livia = here.member(), Visitor(here.client)
    table = here.table(claudia, livia)
    store, way = here.site.tables.store, here.site.tables.store.channels.of(here.person(claudia))[0].id
    here.carrier.broken = True
    assert here.look(minutes=3) == []
    assert store.channels.get(way).failures == 1
    assert here.look(seconds=30) == []
    assert store.channels.get(way).failures == 1  # not yet tried again
    here.carrier.broken = False
    assert len(here.look(minutes=1)) == 1
    assert store.channels.get(way).failures == 0
    here.carrier.broken = True
    livia.post(f"{table}/chat", text="salve")
    for _ in range(3):
        here.look(minutes=20)
    assert store.channels.get(way).paused == "failed"
    here.carrier.broken = False
    assert here.look(days=2) == []


def test_a_way_that_leads_nowhere_is_forgotten(here: Club) -> None:
    claudia, livia = here.member(), Visitor(here.client)
    here.table(claudia, livia)
    here.carrier.gone = True
    here.look(minutes=3)
    assert here.site.tables.store.channels.of(here.person(claudia)) == []


def test_tables_that_are_removed_take_their_notices_along(here: Club) -> None:
    claudia, livia = here.member(), here.member()
    table = here.table(claudia, livia)
    here.site.tables.store.remove(code(table))
    assert here.look(minutes=3) == []


def test_of_several_workers_one_sends_and_either_database_keeps_the_outbox(shared: Shared) -> None:
    first, second, now = shared.open(), shared.open(), NOW
    try:
        for name in ("one", "two"):
            first.create(replace(TABLE, id=name), [NewSeat("person", "Ada", "", f"h-{name}", "me")])
        first.channels.put(way("me"))
        first.outbox.tell([Event("one", "me", "taken", "1"), Event("one", "nobody", "taken", "1")], now)
        second.outbox.tell([Event("one", "me", "taken", "1"), Event("two", "me", "chat", "5")], now)
        second.outbox.tell([Event("two", "me", "chat", "6")], now + DELAY / 2)
        assert first.outbox.due(now) == []
        [(channel, items)] = second.outbox.due(now + DELAY)
        assert channel == way("me")
        assert [(item.table, item.count, item.key) for item in items] == [("one", 1, "1"), ("two", 2, "6")]
        first.outbox.tell([Event("two", "me", "chat", "7")], now + DELAY)  # while it is being sent
        second.outbox.told(channel.id, items, now + DELAY, "2026-01-01", 1)
        [(channel, items)] = first.outbox.due(now + DELAY)
        assert (channel.told_today, [(item.table, item.count) for item in items]) == (1, [("two", 1)])
        assert [store.post.lease(LEASE) for store in (first, second)].count(True) == 1
    finally:
        second.close()
        first.close()


def test_ways_and_wishes_follow_a_device_to_its_person(shared: Shared) -> None:
    store = shared.open()
    try:
        store.create(TABLE, [NewSeat("person", "Ada", "", "h0", "me")])
        store.channels.put(way("old"))
        store.channels.wish("old", Wishes("Europe/Rome", 1, 2, {"push": ["turn"]}, True))
        store.channels.mute("old", TABLE.id, True)
        store.channels.mute("new", TABLE.id, True)
        store.join("old", "new", "", NOW)
        assert [channel.person for channel in store.channels.of("new")] == ["new"]
        found = store.channels.wishes(["new", "old"])
        assert found["old"] == Wishes()
        assert found["new"] == Wishes("Europe/Rome", 1, 2, {"push": ["turn"]}, True, frozenset({TABLE.id}))
    finally:
        store.close()


def test_a_browser_tells_only_who_uses_it_now(shared: Shared) -> None:
    store = shared.open()
    try:
        store.channels.put(way("one"))
        store.channels.put(replace(way("two"), id="other"))
        assert store.channels.of("one") == []
        assert len(store.channels.of("two")) == 1
        for number in range(MOST - 1):
            store.channels.put(replace(way("two"), id=str(number), address=str(number)))
        with pytest.raises(Full):
            store.channels.put(replace(way("two"), id="more", address="more"))
    finally:
        store.close()


def way(person: str) -> Channel:
    more = {"created_at": NOW, "confirmed_at": NOW}
    return Channel(id="c", person=person, kind="push", address="a", label="", more={"p": 1}, lang="en", **more)


def test_whose_seat_a_computer_keeps_is_told_of_the_end_but_of_no_turn(here: Club) -> None:
    claudia, livia = here.member(), Visitor(here.client)
    table = here.table(claudia, livia)
    here.look(minutes=3)
    store, now = here.site.tables.store, here.clock()
    revision = claudia.state(table)["rev"]
    store.change_seat(code(table), revision, now, 0, kind="computer", agent="level:1")
    sent = len(here.carrier.brought)
    store.append(code(table), revision + 1, 400, [(1, 1, "person")], now, "running", Standing(to_act=0))
    assert here.look(minutes=3) == []
    store.append(code(table), revision + 2, 401, [(0, 1, "computer")], now, "finished", Standing(to_act=-1))
    assert here.look(minutes=3) == ["The game is over"]
    assert len(here.carrier.brought) == sent + 1


def test_how_much_time_is_left_is_told(here: Club) -> None:
    claudia, livia = here.member(), here.member("de")
    table = here.table(claudia, livia)
    here.look(minutes=3)
    after = here.pass_turn(table, claudia, livia)
    seat, store = (claudia, livia).index(after), here.site.tables.store
    due = here.clock() + DELAY
    for span, words in (({"hours": 5}, ("5 hours", "5 Stunden")), ({"days": 3}, ("3 days", "3 Tage"))):
        revision = store.revision(code(table))
        store.change_seat(code(table), revision, here.clock(), seat, deadline=due + timedelta(**span))
        [(channel, items)] = store.outbox.due(due)
        [line] = letter(channel, items, due).lines
        assert words[after is livia] in line
