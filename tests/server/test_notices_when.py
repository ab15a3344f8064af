"""When a notice is sent, when it waits and when it is dropped: quiet hours, mails, twenty a day."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.server.notices.events import GROUP_OF, GROUPS, KINDS, is_true
from triumvir.server.notices.when import A_DAY, day_of, held_until, plan, quiet_until, retry_at, zone_of
from triumvir.server.store.channels import Channel, Wishes
from triumvir.server.store.outbox import Due

from .noticing import ALL, NOON

ZONES = ("UTC", "Europe/Berlin", "America/St_Johns", "Pacific/Auckland", "Asia/Kathmandu")
EVERYTHING = dict.fromkeys(("push", "mail", "webhook"), ALL)
ANY_TIME = Wishes(quiet_from=None, quiet_to=None, wanted=EVERYTHING)
PUSH = Channel(id="c", person="p", kind="push", address="a", label="", more={}, lang="en", created_at=NOON)
MOMENTS = st.datetimes(datetime(2025, 1, 1), datetime(2028, 1, 1), timezones=st.just(UTC))
MINUTES = st.integers(0, 24 * 60 - 1)


def due(kind: str = "turn", table: str = "t", status: str = "running", awaited: bool = True) -> Due:
    return Due("c", table, kind, "1", 1, NOON, "trajan", status, awaited, ("Livia",))


def test_every_kind_belongs_to_a_group() -> None:
    assert set(GROUP_OF) == set(KINDS)
    assert sum(len(kinds) for kinds in GROUPS.values()) == len(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_true_at_some_table(kind: str) -> None:
    holding = {status for status in ("lobby", "running", "paused", "finished", "ended") if is_true(kind, status, True)}
    assert holding
    if kind in ("turn", "time", "reminded"):
        assert not any(is_true(kind, status, False) for status in holding)


@given(now=MOMENTS, zone=st.sampled_from(ZONES), start=MINUTES, end=MINUTES)
def test_quiet_hours_hold_all_but_time_running_out_until_they_end(
    now: datetime, zone: str, start: int, end: int
) -> None:
    wishes = replace(ANY_TIME, zone=zone, quiet_from=start, quiet_to=end)
    until = quiet_until(wishes, now)
    here = now.astimezone(zone_of(zone))
    minute = here.hour * 60 + here.minute
    inside = start <= minute < end if start <= end else minute >= start or minute < end
    assert (until is not None) == inside
    made = plan(PUSH, wishes, [due(), due("time")], frozenset(), now)
    if until is None:
        assert made.tell == (due(), due("time"))
        return
    assert now < until <= now + timedelta(days=1, hours=2)  # a clock may be put forward or back meanwhile
    assert made.tell == (due("time"),)
    assert made.wait == ((until, (due(),)),)
    assert quiet_until(wishes, until) is None


@given(now=MOMENTS, zone=st.sampled_from(ZONES), start=MINUTES, end=MINUTES, hours=st.floats(0, 30))
def test_whatever_holds_a_notice_it_waits_for_no_quiet_hour(
    now: datetime, zone: str, start: int, end: int, hours: float
) -> None:
    wishes = replace(ANY_TIME, zone=zone, quiet_from=start, quiet_to=end)
    mail = replace(PUSH, kind="mail", told_at=now - timedelta(hours=hours))
    until = held_until(mail, wishes, now)
    if until is None:
        assert quiet_until(wishes, now) is None
        assert hours >= 24
    else:
        assert until > now
        assert quiet_until(wishes, until) is None
        assert until >= mail.told_at + timedelta(days=1) or hours >= 24


def test_mail_comes_once_a_day_unless_it_is_wished_otherwise() -> None:
    mail = replace(PUSH, kind="mail", told_at=NOON - timedelta(hours=23))
    assert plan(mail, ANY_TIME, [due()], frozenset(), NOON).tell == ()
    assert plan(mail, replace(ANY_TIME, mail_often=True), [due()], frozenset(), NOON).tell == (due(),)
    assert plan(mail, ANY_TIME, [due()], frozenset(), NOON + timedelta(hours=1)).tell == (due(),)
    assert plan(mail, ANY_TIME, [due("time")], frozenset(), NOON).tell == (due("time"),)


def test_twenty_a_day_then_the_rest_together_on_the_next() -> None:
    wishes = replace(ANY_TIME, zone="Pacific/Auckland")
    full = replace(PUSH, day=day_of(wishes, NOON), told_today=A_DAY)
    made = plan(full, wishes, [due(), due(table="u")], frozenset(), NOON)
    assert made.tell == ()
    [(until, items)] = made.wait
    assert len(items) == 2
    assert until.astimezone(zone_of(wishes.zone)).strftime("%H:%M") == "00:00"
    assert plan(full, wishes, list(items), frozenset(), until).tell == items
    assert plan(replace(full, told_today=A_DAY - 1), wishes, [due()], frozenset(), NOON).tell


def test_what_is_not_wished_or_no_longer_true_is_dropped() -> None:
    few = replace(ANY_TIME, wanted={"push": ["chat"]}, muted=frozenset({"m"}))
    items = [due(), due("chat", "m"), due("chat"), due("chat", status="finished")]
    made = plan(PUSH, few, items, frozenset(), NOON)
    assert made.withdraw == (items[0], items[1])
    assert plan(PUSH, ANY_TIME, [due(awaited=False)], frozenset(), NOON).withdraw


def test_a_way_that_fails_is_asked_ever_more_rarely() -> None:
    waits = [retry_at(failures, NOON) - NOON for failures in range(1, 12)]
    assert waits == sorted(waits)
    assert waits[0] == timedelta(minutes=1)
    assert waits[-1] == timedelta(hours=12)


def test_a_zone_that_is_not_known_is_taken_for_utc() -> None:
    assert zone_of("Not/AZone").key == "UTC"
    assert zone_of("../etc/passwd").key == "UTC"
