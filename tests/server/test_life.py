"""Leaving and coming back over the web: what the rules allow happens and is told, what they do not is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from .running import Visitor, in_process

Visit = Callable[..., Visitor]
DAY = timedelta(days=1)


class Clock:
    """The time of a test."""

    def __init__(self) -> None:
        self.now = datetime(2026, 5, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def add(self, time: timedelta) -> None:
        self.now += time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def site(tmp_path: Path, clock: Clock) -> Iterator[Any]:
    with in_process(tmp_path, now=clock) as client:
        yield client


@pytest.fixture
def visit(site: Any) -> Visit:
    return lambda lang="en": Visitor(site, lang)


def together(visit: Visit, seats: str = "me,open", **fields: object) -> tuple[Visitor, Visitor, str]:
    """Two persons at a running table."""
    host, guest = visit(), visit("de")
    table = host.new_table(seats=seats, option__random_markers="on", **fields)
    assert guest.post(host.seat_link(table, 1), name="Quintus").status_code == 303
    assert host.post(f"{table}/start").status_code == 303
    return host, guest, table


def test_a_person_lets_a_computer_go_on_and_takes_the_seat_back_alone(visit: Visit) -> None:
    host, guest, table = together(visit)
    assert host.post(f"{table}/seat/1/hand").status_code == 422  # not the owner's to give
    assert guest.post(f"{table}/seat/1/hand", agent="nobody").status_code == 400
    assert guest.post(f"{table}/seat/1/hand", agent="random").status_code == 200
    assert guest.state(table)["seat"] is None
    assert "Willkommen zurück" in guest.get(table).text
    assert "Quintus lets random go on." in host.get(table).text
    stranger = visit()
    for other in (host, stranger):
        refused = other.post(f"{table}/seat/1/return")
        assert refused.status_code == 422
        assert refused.json()["error"] == "Only the person whose seat it is takes it back."
    assert guest.post(f"{table}/seat/1/return").status_code == 200
    assert guest.state(table)["seat"] == 1
    assert "Quintus is back." in host.get(table).text
    assert guest.post(f"{table}/seat/1/return").status_code == 422


def test_resigning_is_asked_twice_final_and_last(visit: Visit) -> None:
    host, guest, table = together(visit)
    asked = guest.post(f"{table}/seat/1/resign")
    assert asked.status_code == 200
    assert guest.state(table)["seat"] == 1
    assert guest.post(f"{table}/seat/1/resign", sure=1).status_code == 303
    assert guest.state(table)["seat"] is None
    assert guest.post(f"{table}/seat/1/return").status_code == 422
    assert "Quintus resigns" in host.get(table).text


def test_leaving_the_lobby_frees_the_seat_and_passes_the_table_on(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.new_table(seats="me,open")
    old = host.seat_link(table, 1)
    guest.post(old, name="Quintus")
    assert guest.post(f"{table}/seat/0/leave").status_code == 422
    assert host.post(f"{table}/seat/0/leave").status_code == 303
    assert "Quintus" in host.get(table).text  # who left may still look
    assert host.post(f"{table}/start").status_code == 403
    assert "Start the game" in guest.get(table).text
    link = guest.seat_link(table, 0)
    assert host.post(link, name="Claudia").status_code == 303
    assert guest.post(f"{table}/start").status_code == 303
    assert guest.post(f"{table}/seat/1/leave").status_code == 422  # now a computer may go on


def test_a_table_that_its_only_person_leaves_is_removed_and_can_be_brought_back(visit: Visit, clock: Clock) -> None:
    host, guest = visit(), visit()
    table = host.new_table(seats="me,open")
    assert host.post(f"{table}/seat/0/leave").status_code == 303
    assert guest.get(table).status_code == 404
    assert table not in host.get("/").text
    assert "Bring it back" in host.get(table).text
    assert guest.post(f"{table}/restore").status_code == 404
    clock.add(13 * DAY)
    assert host.post(f"{table}/restore").status_code == 303
    assert guest.get(table).status_code == 200
    assert host.post(f"{table}/remove").status_code == 303
    clock.add(15 * DAY)
    assert host.post(f"{table}/restore").status_code == 422


def test_a_pause_needs_everybody_who_is_there_and_anybody_ends_it(visit: Visit, site: Any) -> None:
    host, guest, table = together(visit)
    assert visit().post(f"{table}/propose", kind="pause").status_code == 422
    assert host.post(f"{table}/propose", kind="pause").status_code == 200
    assert host.state(table)["status"] == "running"
    assert "Claudia bittet um eine Pause." in guest.get(table).text
    assert guest.post(f"{table}/vote", kind="pause", agrees=0).status_code == 200
    assert guest.post(f"{table}/vote", kind="pause", agrees=1).json()["error"].startswith("Hier gibt es nichts mehr")
    host.post(f"{table}/propose", kind="pause")
    assert guest.post(f"{table}/vote", kind="pause", agrees=1).status_code == 200
    state = host.state(table)
    assert state["status"] == "paused"
    assert not state["legal"]
    assert host.post(f"{table}/act", action=0, rev=state["rev"], ply=state["ply"]).status_code == 409
    assert guest.post(f"{table}/resume").status_code == 200
    assert host.state(table)["status"] == "running"


def test_an_early_end_needs_every_person_or_their_long_absence(visit: Visit, clock: Clock) -> None:
    host, guest, table = together(visit)
    host.post(f"{table}/propose", kind="end")
    assert host.state(table)["status"] == "running"
    clock.add(DAY)
    assert guest.post(f"{table}/vote", kind="end", agrees=1).status_code == 422  # too late: it was a day ago
    clock.add(DAY)  # and now that one has been away for as long as the table waits
    host.post(f"{table}/propose", kind="end")
    assert host.state(table)["status"] == "ended"
    assert "The players have ended the game" in host.get(table).text


def test_the_others_let_a_computer_keep_an_absent_seat_warm_after_the_agreed_time(visit: Visit, clock: Clock) -> None:
    host, guest, table = together(visit)
    suggest = {"kind": "replace", "of": 1}
    assert host.post(f"{table}/propose", **suggest).status_code == 422
    clock.add(DAY / 2)
    assert host.post(f"{table}/propose", **suggest).status_code == 200
    assert guest.state(table)["seat"] == 1  # told before, and the time is not over
    clock.add(DAY / 2)
    assert host.post(f"{table}/propose", **suggest).status_code == 200
    assert guest.state(table)["seat"] is None
    assert "die anderen waren sich einig" in guest.get(table).text
    assert guest.post(f"{table}/seat/1/return").status_code == 200
    assert guest.state(table)["seat"] == 1


def test_a_reminder_is_sent_once_in_twelve_hours(visit: Visit, clock: Clock) -> None:
    host, guest, table = together(visit)
    clock.add(DAY)
    assert host.post(f"{table}/seat/1/remind").status_code == 200
    assert "less than 12 hours" in host.post(f"{table}/seat/1/remind").json()["error"]
    assert guest.post(f"{table}/seat/1/remind").status_code == 422
    clock.add(DAY)
    assert host.post(f"{table}/seat/1/remind").status_code == 200


def test_the_menu_works_without_scripts_and_says_why_something_is_not_possible(visit: Visit) -> None:
    host, guest, table = together(visit)
    page = host.get(f"{table}/menu").text
    for words in ("Let a computer go on for me", "Resign …", "Ask for a pause", "Ask to end the game"):
        assert words in page
    assert "Remove the table" not in guest.get(f"{table}/menu").text or "eröffnet" in guest.get(f"{table}/menu").text
    assert "Let a computer go on for me" not in visit().get(f"{table}/menu").text
    assert host.post(f"{table}/seat/0/hand", json=False, agent="random").status_code == 303


@pytest.mark.parametrize(
    "fields", [{}, {"kind": "x"}, {"kind": "pause", "of": 1}, {"kind": "replace"}, {"kind": "end", "of": 9}]
)
def test_proposals_that_make_no_sense_are_refused(visit: Visit, fields: dict[str, object]) -> None:
    host, _, table = together(visit)
    assert host.post(f"{table}/propose", **fields).status_code == 400
    assert host.post(f"{table}/vote", **fields).status_code == 400


def test_who_plays_several_seats_hands_each_over_by_itself(visit: Visit) -> None:
    host = visit()
    table = host.new_table(seats="me,local,random", option__random_markers="on")
    assert host.post(f"{table}/seat/1/hand", agent="random").status_code == 200
    assert host.state(table)["seat"] == 0
    assert host.post(f"{table}/propose", kind="pause").status_code == 200  # nobody else must agree
    assert host.state(table)["status"] == "paused"
    assert host.post(f"{table}/seat/1/return").status_code == 200


def test_what_was_done_survives_a_restart(tmp_path: Path, clock: Clock) -> None:
    with in_process(tmp_path, now=clock) as client:
        who = Visitor(client)
        table = who.new_table(seats="me,local", option__random_markers="on")
        who.post(f"{table}/seat/1/hand", agent="random")
        who.post(f"{table}/propose", kind="pause")
    with in_process(tmp_path, now=clock) as client:
        who.client = client
        assert who.state(table)["status"] == "paused"
        page = who.get(table).text
        assert "Livia lets random go on." in page
        assert "The game is paused." in page
        assert who.post(f"{table}/resume").status_code == 200


# ------------------------------------------------------------ clocks


def ring(client: Any) -> None:
    """Let the server look at its clocks, as it does from time to time."""
    client.portal.call(client.app.state.site.keeper.ring)


def deadline(client: Any, table: str, seat: int = 0) -> datetime | None:
    live = client.portal.call(client.app.state.site.tables.get, table.split("/")[2])
    found: datetime | None = live.seats[seat].deadline
    return found


def go_by(client: Any, clock: Clock, time: timedelta) -> None:
    """Let time go by while the server runs, which leaves its signs of life."""
    end = clock.now + time
    while clock.now < end:
        clock.add(min(timedelta(minutes=5), end - clock.now))
        client.portal.call(client.app.state.site.keeper.sign, clock.now)
    ring(client)


HALF = DAY / 2
DAYS = {"clock": "days", "days__turn": 43200, "days__bank": 0}


def test_who_is_invited_reads_of_the_clock_before_sitting_down(visit: Visit) -> None:
    host, guest = visit(), visit("de")
    table = host.new_table(seats="me,open", **DAYS)
    assert "12 hours a turn." in host.get(table).text
    assert "12 Stunden je Zug." in guest.get(host.seat_link(table, 1)).text


def test_when_time_is_over_a_computer_goes_on_until_the_person_is_back(tmp_path: Path, clock: Clock) -> None:
    with in_process(tmp_path, now=clock, look=3600) as client:
        people = together(lambda lang="en": Visitor(client), **DAYS)
        table = people[2]
        seat = people[0].state(table)["to_act"]
        slow, other = people[seat], people[1 - seat]
        assert deadline(client, table, seat) == clock.now + HALF
        assert deadline(client, table, 1 - seat) is None
        assert "12 hours a turn." in slow.get(f"{table}/menu").text
        go_by(client, clock, HALF - timedelta(seconds=1))
        assert slow.state(table)["seat"] == seat
        assert "Time runs out" in slow.get(table).text
        assert "Time runs out" not in other.get(table).text
    clock.add(timedelta(seconds=1))  # a restart loses nothing
    with in_process(tmp_path, now=clock, look=3600) as client:
        slow.client = other.client = client
        ring(client)
        assert slow.state(table)["seat"] is None
        assert "Your time had run out." in slow.get(table).text
        assert "time is over: Legatus goes on." in other.get(table).text
        assert slow.post(f"{table}/seat/{seat}/return").status_code == 200
        if slow.state(table)["to_act"] == seat:
            assert deadline(client, table, seat) == clock.now + HALF


def test_a_pause_and_an_outage_take_nobodys_time(tmp_path: Path, clock: Clock) -> None:
    with in_process(tmp_path, now=clock, look=3600) as client:
        who = Visitor(client)
        table = who.new_table(seats="me,local", option__random_markers="on", **DAYS)
        ends, seat = clock.now + HALF, who.state(table)["to_act"]
        who.post(f"{table}/propose", kind="pause")
        assert deadline(client, table, seat) is None
        clock.add(5 * DAY)
        ring(client)
        who.post(f"{table}/resume")
        assert deadline(client, table, seat) == ends + 5 * DAY
        ring(client)
    clock.add(3 * DAY)  # nothing runs
    with in_process(tmp_path, now=clock, look=3600) as client:
        who.client = client
        ring(client)
        assert who.state(table)["status"] == "running"
        assert deadline(client, table, seat) == ends + 8 * DAY


@pytest.mark.parametrize("wish", ["resign", "others"])
def test_at_the_end_of_time_happens_what_was_agreed(tmp_path: Path, clock: Clock, wish: str) -> None:
    with in_process(tmp_path, now=clock, look=3600) as client:
        people = together(lambda lang="en": Visitor(client), clock="live", at__time__out=wish)
        table, seat = people[2], people[0].state(people[2])["to_act"]
        slow, other = people[seat], people[1 - seat]
        go_by(client, clock, timedelta(minutes=46))
        told = "resigns, and" if wish == "resign" else "time is over: the others decide."
        assert told in other.get(table).text
        assert (slow.state(table)["seat"] is None) == (wish == "resign")
        suggested = other.post(f"{table}/propose", kind="replace", of=seat).status_code
        assert suggested == (422 if wish == "resign" else 200)
        assert slow.state(table)["seat"] is None
        assert slow.post(f"{table}/seat/{seat}/return").status_code == (422 if wish == "resign" else 200)


def test_moves_and_what_is_taken_back_are_timed(tmp_path: Path, clock: Clock) -> None:
    with in_process(tmp_path, now=clock, look=3600) as client:
        who = Visitor(client)
        table = who.new_table(seats="me,local", option__random_markers="on", clock="live")
        seat = who.get(f"{table}/state").json()["to_act"]
        ends = deadline(client, table, seat)
        assert ends == clock.now + timedelta(minutes=45, seconds=30)
        who.post(f"{table}/sit", seat=seat)
        for _ in range(40):
            clock.add(timedelta(seconds=1))
            state = who.state(table)
            assert who.act(table, state["legal"][0]["action"], state).status_code == 200
            after = who.state(table)
            if after["to_act"] != seat:
                break
            assert deadline(client, table, seat) == ends  # the same turn goes on
        assert deadline(client, table, seat) is None
        next_ends = deadline(client, table, 1 - seat)
        assert next_ends == clock.now + timedelta(minutes=45, seconds=30)
        if who.post(f"{table}/undo", rev=after["rev"]).status_code == 200:  # nothing was revealed
            assert deadline(client, table, seat) == ends
            assert deadline(client, table, 1 - seat) is None


@pytest.mark.parametrize(
    "fields", [{"clock": "x"}, {"clock": "live", "live__bank": 7}, {"absence": -1}, {"keeper": "me"}]
)
def test_terms_that_are_not_offered_are_refused_with_what_is(visit: Visit, fields: dict[str, object]) -> None:
    form = {"players": 2, "kind__0": "me", "name__0": "Ada", "kind__1": "open", **fields}
    answer = visit().post("/new/trajan", **form)
    assert answer.status_code == 422
    assert answer.json()["error"].startswith("One of these is allowed here")


def test_nothing_of_a_paused_game_is_told_that_would_not_be_told_of_a_running_one(visit: Visit) -> None:
    host = visit()
    table = host.new_table(seats="me,local", option__random_markers="on")
    host.post(f"{table}/propose", kind="pause")
    assert host.state(table)["status"] == "paused"
    assert host.state(table)["seat"] is None  # a shared screen stays covered
    assert host.get(f"{table}/record").status_code == 403
    assert "seed" not in host.get(f"{table}/state").json()
