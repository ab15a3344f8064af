"""Time off and nights: clocks stand where and as long as they should, the others are told, and nothing sleeps."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.server.life.holiday import A_YEAR, days_left, off_until

from .running import Visitor, in_process
from .test_life import DAY, Clock, go_by, together

HOUR = timedelta(hours=1)
OVER_DAYS = {"clock": "days", "days__turn": 86400, "days__bank": 0}
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
UTC_ZONE = ZoneInfo("UTC")


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


def ring(site: Any) -> None:
    site.portal.call(site.app.state.site.keeper.ring)


def deadlines(site: Any, table: str) -> list[datetime | None]:
    facts = site.app.state.site.tables.store.load(table.removeprefix("/t/"))
    return [seat.deadline for seat in facts.seats]


def acting(people: list[Visitor], table: str) -> tuple[int, Visitor, Visitor]:
    """Who is to decide, and who is not."""
    seat = people[0].state(table)["to_act"]
    return seat, people[seat], people[1 - seat]


# ------------------------------------------------------------ days


@given(st.lists(st.tuples(st.integers(0, 364), st.integers(1, 30)), max_size=6))
def test_days_left_are_those_of_the_year_less_whole_days_taken(taken: list[tuple[int, int]]) -> None:
    new_year = datetime(2026, 1, 1, tzinfo=UTC)
    stretches = [(new_year + day * DAY, new_year + (day + length) * DAY - HOUR) for day, length in taken]
    left = days_left(stretches, new_year, UTC_ZONE)
    assert left == max(0, A_YEAR - sum(length for _, length in taken))
    assert days_left(stretches, new_year + 366 * DAY, UTC_ZONE) == A_YEAR  # and all of them in the next


def test_the_year_is_that_of_where_somebody_lives() -> None:
    eve = datetime(2026, 12, 31, 20, tzinfo=UTC)
    taken = [(eve, eve + DAY)]
    assert days_left(taken, eve, UTC_ZONE) == A_YEAR - 1
    assert days_left(taken, eve - DAY, ZoneInfo("Asia/Tokyo")) == A_YEAR  # there it begins in the year to come


def test_time_off_ends_with_its_end() -> None:
    taken = [(NOON, NOON + DAY)]
    assert off_until(taken, NOON) == NOON + DAY
    assert off_until(taken, NOON + DAY) is None
    assert off_until(taken, NOON - HOUR) is None


# ------------------------------------------------------------ over the web


def test_clocks_stand_while_somebody_has_time_off_and_the_others_are_told(site: Any, visit: Any, clock: Clock) -> None:
    host, guest, table = together(visit, **OVER_DAYS)
    seat, mover, other = acting([host, guest], table)
    before = deadlines(site, table)[seat]
    assert before == clock() + DAY
    assert mover.post("/me/off", json=False, days=3).headers["location"] == "/me?said=off#off"
    assert deadlines(site, table)[seat] == before + 3 * DAY
    page = other.get(table).text
    assert "2026-05-04" in page
    assert ("time off until" in page) or ("Urlaub bis" in page)
    go_by(site, clock, 2 * DAY)
    ring(site)
    assert host.state(table)["status"] == "running"
    assert other.post(f"{table}/propose", kind="replace", of=seat).status_code == 422  # nobody decides meanwhile
    assert site.app.state.site.tables.store.load(table.removeprefix("/t/")).seats[seat].kind == "person"
    go_by(site, clock, 2 * DAY + HOUR)
    ring(site)
    assert site.app.state.site.tables.store.load(table.removeprefix("/t/")).seats[seat].kind == "computer"


def test_time_off_ends_by_moving_and_gives_the_other_days_back(site: Any, visit: Any, clock: Clock) -> None:
    host, guest, table = together(visit, **OVER_DAYS)
    _, mover, _ = acting([host, guest], table)
    mover.post("/me/off", days=10)
    go_by(site, clock, DAY + HOUR)
    own = mover.state(table)
    assert mover.act(table, own["legal"][0]["action"], own).status_code == 200
    page = mover.get("/me").text
    assert 'action="/me/off"' in page
    assert '<option value="19"' in page  # two days were begun
    assert '<option value="20"' not in page


def test_coming_back_lets_clocks_run_with_what_was_left(site: Any, visit: Any, clock: Clock) -> None:
    host, guest, table = together(visit, **OVER_DAYS)
    seat, mover, other = acting([host, guest], table)
    go_by(site, clock, 5 * HOUR)
    mover.post("/me/off", days=10)
    go_by(site, clock, 3 * DAY)
    assert "until" in mover.get("/me").text or "bis" in mover.get("/me").text
    assert mover.post("/me/off/end", json=False).status_code == 303
    assert deadlines(site, table)[seat] == clock() + DAY - 5 * HOUR
    told = other.get(table).text
    assert ("is back from time off" in told) or ("aus dem Urlaub zurück" in told)


def test_more_days_than_are_left_and_two_at_once_are_refused_in_words(visit: Any, clock: Clock) -> None:
    who = visit()
    for days in (0, -1, 22, 1000):
        refused = who.post("/me/off", days=days)
        assert refused.status_code == 422
        assert "between 1 and 21" in refused.json()["error"]
    assert who.post("/me/off", days="x").status_code == 400
    assert who.post("/me/off", days=21).status_code == 303
    clock.add(HOUR)
    assert who.post("/me/off", days=1).status_code == 422
    clock.add(21 * DAY)
    assert who.post("/me/off", days=1).json()["error"] == "No days off are left this year."
    clock.add(365 * DAY)
    assert who.post("/me/off", days=1).status_code == 303


def test_a_live_clock_knows_no_time_off(site: Any, visit: Any, clock: Clock) -> None:
    host, guest, table = together(visit, clock="live")
    seat, mover, other = acting([host, guest], table)
    before = deadlines(site, table)[seat]
    assert before is not None
    mover.post("/me/off", days=3)
    assert deadlines(site, table)[seat] == before
    assert "time off until" not in other.get(table).text


def test_time_off_survives_a_restart_and_one_in_the_midst_of_it(tmp_path: Path, clock: Clock) -> None:
    with in_process(tmp_path, now=clock, look=3600) as client:
        host, guest, table = together(lambda lang="en": Visitor(client, lang), **OVER_DAYS)
        seat, mover, _ = acting([host, guest], table)
        mover.post("/me/off", days=5)
        expected = deadlines(client, table)
        store = client.app.state.site.tables.store
        with store.engine.begin() as work:  # as if it had ended before the clocks were reckoned anew
            work.exec_driver_sql("update seats set deadline = null where deadline is not null")
    with in_process(tmp_path, now=clock, look=3600) as client:
        ring(client)
        assert deadlines(client, table) == expected
        assert expected[seat] == clock() + 6 * DAY


def test_nights_are_those_of_where_each_person_lives(site: Any, visit: Any, clock: Clock) -> None:
    """Two hours before midnight in Berlin it is day in New York."""
    clock.now = datetime(2026, 5, 1, 20, tzinfo=UTC)
    host, guest = visit(), visit()
    zones = {host: "Europe/Berlin", guest: "America/New_York"}
    for who, zone in zones.items():
        who.post("/me/name", name=f"In {zone[:3]}", zone=zone)
    table = host.new_table(seats="me,open", option__random_markers="on", nights="on", zone="UTC", **OVER_DAYS)
    guest.post(host.seat_link(table, 1), name="Livia")
    ring(site)
    host.post(f"{table}/start")
    seat, mover, _ = acting([host, guest], table)
    found = deadlines(site, table)[seat]
    nights = {"Europe/Berlin": (20, 5), "America/New_York": (2, 11)}  # 22 to 7 o'clock there, in UTC
    start, end = nights[zones[mover]]
    assert found is not None
    awake, at = timedelta(), clock()
    while at < found:
        asleep = start <= at.hour or at.hour < end if start > end else start <= at.hour < end
        awake += timedelta() if asleep else HOUR
        at += HOUR
    assert awake == DAY
    mover.post("/me/name", name="Moved", zone="Asia/Tokyo")
    ring(site)
    assert deadlines(site, table)[seat] != found, "who moves house has other nights"
