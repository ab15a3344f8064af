"""Clocks: exact to the second, over restarts, pauses, nights, time off and outages; every moment is injected."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from triumvir.server.clocks import Stills, Tick, clock_of, over
from triumvir.server.life.clock import Clock, elapsed, first, merged, nights, reached, standstills
from triumvir.server.life.terms import DAYS, LIVE, Terms
from triumvir.server.store import Holding, SeatData

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
SECOND, MINUTE, HOUR, DAY = timedelta(seconds=1), timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
LONG = Terms(DAYS, bank=3 * 86400, turn=86400)
QUICK = Terms(LIVE, bank=600, turn=30)
ROME = ZoneInfo("Europe/Rome")


def test_live_a_turn_takes_off_the_bank_what_it_took_and_adds_with_the_next() -> None:
    clock = first(QUICK).begin(QUICK, 0, NOON)
    assert clock.deadline([]) == NOON + 630 * SECOND
    clock = clock.stop(NOON + 100 * SECOND, [])
    assert (clock.bank, clock.since) == (530 * SECOND, None)
    assert clock.begin(QUICK, 5, NOON).bank == 560 * SECOND


def test_over_days_a_turn_uses_its_own_time_before_the_reserve() -> None:
    clock = first(LONG).begin(LONG, 0, NOON)
    assert clock.deadline([]) == NOON + 4 * DAY
    assert clock.stop(NOON + HOUR, []).bank == 3 * DAY
    late = clock.stop(NOON + 30 * HOUR, [])
    assert (late.bank, late.turn) == (3 * DAY - 6 * HOUR, timedelta())
    assert late.begin(LONG, 9, NOON).left == 4 * DAY - 6 * HOUR
    assert clock.stop(NOON + 9 * DAY, []).left == timedelta()


def test_taking_back_gives_no_time_back_and_adds_none() -> None:
    mine = first(QUICK).begin(QUICK, 0, NOON).stop(NOON + MINUTE, [])
    other = first(QUICK).begin(QUICK, 3, NOON + MINUTE).stop(NOON + 2 * MINUTE, []).unbegin(QUICK, 2)
    assert other.bank == 540 * SECOND  # its minute is gone, and what was added with the turn
    back = mine.unbegin(QUICK, 2).resume(NOON + 2 * MINUTE)
    assert back.bank == mine.bank == 570 * SECOND
    assert back.begun == 0


def test_a_clock_is_stored_whole() -> None:
    for clock in (first(LONG), first(LONG).begin(LONG, 7, NOON), Clock(MINUTE, HOUR, NOON, 3, 1)):
        assert Clock.of(clock.columns()) == clock


def test_stretches_that_stand_still_are_left_out_once_even_if_they_meet() -> None:
    still = [(NOON + HOUR, NOON + 3 * HOUR), (NOON + 2 * HOUR, NOON + 4 * HOUR)]
    assert merged(still) == [(NOON + HOUR, NOON + 4 * HOUR)]
    assert elapsed(NOON, NOON + 5 * HOUR, still) == 2 * HOUR
    assert elapsed(NOON + 2 * HOUR, NOON + 3 * HOUR, still) == timedelta()
    assert reached(NOON, 2 * HOUR, still) == NOON + 5 * HOUR
    assert reached(NOON, HOUR, still) == NOON + HOUR
    assert reached(NOON + 2 * HOUR, MINUTE, still) == NOON + 4 * HOUR + MINUTE


@pytest.mark.parametrize("hours", range(0, 80, 7))
def test_a_deadline_is_where_all_time_has_passed(hours: int) -> None:
    still = nights(NOON, 12, ROME)
    start = NOON + hours * HOUR
    for span in (SECOND, 5 * HOUR, 2 * DAY):
        ends = reached(start, span, still)
        assert elapsed(start, ends, still) == span
        assert elapsed(start, ends - SECOND, still) < span


def test_nights_are_those_of_the_place_also_when_the_clocks_change_there() -> None:
    spring = datetime(2026, 3, 28, 12, tzinfo=UTC)  # the night to the 29th has an hour less in Rome
    lengths = [until - since for since, until in nights(spring, 3, ROME)]
    assert lengths == [9 * HOUR, 8 * HOUR, 9 * HOUR]
    night = Terms(DAYS, 0, 86400, nights=True, zone="Europe/Rome")
    clock = first(night).begin(night, 0, NOON)
    assert clock.deadline(standstills(night, clock)) == NOON + DAY + 18 * HOUR - 9 * HOUR + 9 * HOUR


def test_warnings_come_at_their_times_and_once() -> None:
    clock = first(LONG).begin(LONG, 0, NOON)
    ends = NOON + 4 * DAY
    assert clock.bell(LONG, []) == ends - 12 * HOUR
    assert clock.due(LONG, [], ends - 13 * HOUR) == 0
    assert clock.due(LONG, [], ends - 12 * HOUR) == 1
    assert clock.due(LONG, [], ends - 6 * HOUR) == 2
    live = first(QUICK).begin(QUICK, 0, NOON)
    assert live.bell(QUICK, []) == NOON + 570 * SECOND
    assert [live.due(QUICK, [], NOON + n * SECOND) for n in (569, 570, 620)] == [0, 1, 2]


def seats(*clocks: Clock | None) -> tuple[SeatData, ...]:
    holders = {"me": Holding(1, None)}
    return tuple(
        SeatData(n, "person" if n < 2 else "computer", "x", "", 0, holders, clock=clock and clock.columns())
        for n, clock in enumerate(clocks)
    )


def test_the_clock_of_whoever_is_asked_runs_and_no_other() -> None:
    begun = Tick(LONG, Stills(), NOON, 0, 0).seats(seats(None, None, None))
    assert {number: columns["deadline"] for number, columns in begun.items()} == {0: NOON + 4 * DAY, 1: None}
    table = seats(*(Clock.of(begun[n]["clock"]) for n in (0, 1)), None)
    passed = Tick(LONG, Stills(), NOON + HOUR, 1, 4).seats(table)
    assert (passed[0]["deadline"], passed[1]["deadline"]) == (None, NOON + HOUR + 4 * DAY)
    assert Tick(LONG, Stills(), NOON + HOUR, 0, 2).seats(table) == {}  # the same turn goes on
    over_now = Tick(LONG, Stills(), NOON + HOUR, -1, 9).seats(table)
    assert over_now[0]["deadline"] is None
    assert Tick(Terms(), Stills(), NOON, 0).seats(table) == {}


def test_time_off_counts_over_days_only_and_outages_for_all() -> None:
    stills = Stills(((NOON + HOUR, NOON + 2 * HOUR),), {"me": ((NOON + 3 * HOUR, NOON + DAY),)})
    for terms, lost in ((LONG, 22 * HOUR), (Terms(LIVE, bank=86400), HOUR)):
        clock = first(terms).begin(terms, 0, NOON)
        one = seats(clock)[0]
        assert clock.deadline(stills.of(terms, one, clock)) == NOON + clock.left + lost


def test_who_comes_back_has_a_full_turn() -> None:
    gone = Clock(timedelta(), timedelta(), None, 4)
    one = seats(gone)[0]
    assert over(one)
    back = Tick(LONG, Stills(), NOON, 0, 8).returned(one)
    assert back["deadline"] == NOON + DAY
    live = Tick(QUICK, Stills(), NOON, 0, 8).returned(one)
    assert live["deadline"] == NOON + 90 * SECOND
    assert Tick(LONG, Stills(), NOON, 1, 8).returned(one)["deadline"] is None


def test_a_pause_takes_no_time() -> None:
    one = seats(first(LONG).begin(LONG, 0, NOON))[0]
    stands = Tick(LONG, Stills(), NOON + HOUR, 0).stopped(one)
    assert stands["deadline"] is stands["bell"] is None
    again = Tick(LONG, Stills(), NOON + 9 * DAY, 0).resumed(seats(Clock.of(stands["clock"]))[0])
    assert again["deadline"] == NOON + 9 * DAY - HOUR + 4 * DAY
    assert clock_of(one) is not None
