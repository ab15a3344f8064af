"""The state machines of seats and tables: every arrow that there is, and every one that there is not."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import product

import pytest

from triumvir.language import languages
from triumvir.server.life.agreement import END, PAUSE, REPLACE, Proposal, voters
from triumvir.server.life.rules import (
    ABSENT,
    COMPUTER,
    FREE,
    HANDED,
    PERSONS,
    RESIGNED,
    SAT,
    SEAT_MOVES,
    SEAT_STATES,
    SERVER,
    TABLE_MOVES,
    TABLE_STATES,
    Asker,
    Facts,
    Move,
    Seat,
    Who,
    placed,
    refusal,
    state_of,
)
from triumvir.server.life.terms import DAYS, LIVE, Terms, zone_of

DAY, HOUR = timedelta(days=1), timedelta(hours=1)
NOW = datetime(2026, 5, 1, tzinfo=UTC)
ME, OTHER, LAST = 0, 1, 2  # the seat that is spoken of, another person's, a third
ASKERS = {
    "person": Asker(frozenset({ME})),
    "other": Asker(frozenset({OTHER})),
    "owner": Asker(owner=True),
    "stranger": Asker(),
    "server": SERVER,
}
MAY = {  # by the page on club life, in words of its own
    Who.ANYBODY: {"person", "other", "owner", "stranger", "server"},
    Who.PERSON: {"person"},
    Who.OTHER: {"other"},
    Who.MEMBER: {"person", "other"},
    Who.OWNER: {"owner"},
    Who.SERVER: {"server"},
}


def facts(status: str, state: str = SAT, **more: object) -> Facts:
    """A table at which every further condition is met, so that only states and askers count."""
    seat = Seat(state, away=2 * DAY if state == ABSENT else None)
    since = DAY if status == "removed" else 100 * DAY
    made = Facts(status, (seat, Seat(SAT), Seat(COMPUTER)), DAY, first_round=True, since=since)
    return replace(made, **more)  # type: ignore[arg-type]


def test_the_arrows_of_a_seat_are_those_of_the_page() -> None:
    arrows = {(start, move.to) for move in SEAT_MOVES.values() for start in move.seats if move.to != start}
    assert arrows == {
        (FREE, SAT),
        (FREE, COMPUTER),
        (COMPUTER, FREE),
        (SAT, FREE),
        (ABSENT, FREE),
        (SAT, HANDED),
        (ABSENT, HANDED),
        (HANDED, SAT),
        (SAT, RESIGNED),
        (ABSENT, RESIGNED),
        (HANDED, RESIGNED),
    }
    assert not any(RESIGNED in move.seats for move in SEAT_MOVES.values())  # final


def test_the_arrows_of_a_table_are_those_of_the_page() -> None:
    arrows = {(start, move.to) for move in TABLE_MOVES.values() for start in move.tables if move.to}
    assert arrows == {
        ("lobby", "running"),
        ("running", "paused"),
        ("paused", "running"),
        ("running", "ended"),
        ("paused", "ended"),
        ("lobby", "removed"),
        ("running", "removed"),
        ("running", "finished"),
    }


@pytest.mark.parametrize("move", SEAT_MOVES.values(), ids=lambda move: move.name)
def test_every_move_of_a_seat_is_allowed_where_the_table_says_and_refused_everywhere_else(move: Move) -> None:
    for status, state, (who, asker) in product(TABLE_STATES, SEAT_STATES, ASKERS.items()):
        told = refusal(move.name, facts(status, state), asker, ME)
        allowed = status in move.tables and state in move.seats and who in MAY[move.who]
        assert (told is None) == allowed, (status, state, who)
        if told is not None:
            assert all(told.in_(lang).endswith(".") for lang in languages())


@pytest.mark.parametrize("move", TABLE_MOVES.values(), ids=lambda move: move.name)
def test_every_move_of_a_table_is_allowed_where_the_table_says_and_refused_everywhere_else(move: Move) -> None:
    for status, (who, asker) in product(TABLE_STATES, ASKERS.items()):
        left = {"seats": (Seat(HANDED, kept=14 * DAY),) * 2} if move.name == "abandon" else {}
        told = refusal(move.name, facts(status, **left), asker)
        assert (told is None) == (status in move.tables and who in MAY[move.who]), (status, who)
        if told is not None:
            assert all(told.in_(lang).endswith(".") for lang in languages())


def test_the_owner_has_no_more_rights_over_the_seats_of_others_than_everybody_else() -> None:
    for move in SEAT_MOVES.values():
        if move.who is Who.OWNER:
            assert not move.seats & PERSONS


def test_others_propose_after_half_of_the_time_and_decide_after_all_of_it() -> None:
    for away, proposes, decides in ((11 * HOUR, False, False), (12 * HOUR, True, False), (DAY, True, True)):
        table = facts("running", seats=(Seat(ABSENT, away), Seat(SAT), Seat(COMPUTER)))
        assert (refusal("suggest", table, ASKERS["other"], ME) is None) == proposes
        assert (refusal("replace", table, SERVER, ME) is None) == decides
    assert refusal("replace", facts("running", ABSENT, limit=None), SERVER, ME) is not None


def test_a_reminder_is_sent_once_in_twelve_hours() -> None:
    for since, again in ((11 * HOUR, False), (12 * HOUR, True)):
        table = facts("running", seats=(Seat(ABSENT, DAY, since), Seat(SAT), Seat(COMPUTER)))
        assert (refusal("remind", table, ASKERS["other"], ME) is None) == again


def test_a_table_is_removed_in_its_lobby_in_its_first_round_or_if_nobody_else_plays() -> None:
    owner = ASKERS["owner"]
    assert refusal("remove", facts("lobby", first_round=False), owner) is None
    assert refusal("remove", facts("running", first_round=False), owner) is not None
    alone = facts("running", first_round=False, seats=(Seat(SAT), Seat(COMPUTER)))
    assert refusal("remove", alone, owner) is None
    assert refusal("restore", facts("removed", since=15 * DAY), owner) is not None


def test_what_nobody_goes_on_with_ends_by_itself_and_not_a_day_sooner() -> None:
    kept = (Seat(HANDED, kept=14 * DAY), Seat(RESIGNED, kept=30 * DAY), Seat(COMPUTER))
    for name, ends in {
        "lapse": facts("lobby", since=30 * DAY),
        "close": facts("paused", since=60 * DAY),
        "abandon": facts("running", seats=kept),
    }.items():
        assert refusal(name, ends, SERVER) is None
        sooner = replace(ends, since=ends.since - HOUR, seats=(replace(kept[0], kept=14 * DAY - HOUR), *kept[1:]))
        assert refusal(name, sooner, SERVER) is not None
    for alone in (Seat(SAT), Seat(ABSENT, 90 * DAY)):  # somebody still plays
        assert refusal("abandon", facts("running", seats=(*kept, alone)), SERVER) is not None
    assert refusal("abandon", facts("running", seats=(Seat(COMPUTER),) * 2), SERVER) is not None  # it was never left


def test_a_game_starts_when_all_seats_are_taken() -> None:
    assert refusal("start", facts("lobby", FREE), ASKERS["owner"]) is not None


def test_those_who_are_there_agree_on_a_pause_and_every_person_on_an_early_end() -> None:
    away = (Seat(SAT), Seat(ABSENT, HOUR), Seat(HANDED, 3 * DAY), Seat(COMPUTER), Seat(RESIGNED))
    table = facts("running", seats=away)
    assert voters(PAUSE, -1, table) == {0}
    assert voters(END, -1, table) == {0, 1}  # the third has been away for longer than the table waits
    assert voters(END, -1, replace(table, limit=None)) == {0, 1, 2}
    assert voters(REPLACE, 1, facts("running", seats=(Seat(SAT), Seat(ABSENT, DAY), Seat(SAT)))) == {0, 2}


def test_a_proposal_is_open_for_a_day() -> None:
    asked = Proposal(END, -1, 0, NOW, frozenset({0}))
    assert not asked.over(NOW + 23 * HOUR)
    assert asked.over(NOW + DAY)


def test_who_resigned_stands_behind_everybody_who_stayed() -> None:
    assert placed([1, 2, 3], {0}) == [3, 1, 2]
    assert placed([1, 1, 3, 4], {1, 3}) == [1, 3, 2, 4]
    assert placed([1, 1, 3], ()) == [1, 1, 3]
    assert placed([2], {0}) == placed([2], ()) == [2]  # alone, behind the automa


def test_what_is_stored_of_a_seat_gives_its_state() -> None:
    minute = timedelta(minutes=1)
    assert state_of("open", held=False, resigned=False, away=None) == FREE
    assert state_of("person", held=True, resigned=False, away=None) == SAT
    assert state_of("person", held=True, resigned=False, away=minute) == ABSENT
    assert state_of("computer", held=True, resigned=False, away=minute) == HANDED
    assert state_of("computer", held=True, resigned=True, away=None) == RESIGNED
    assert state_of("computer", held=False, resigned=False, away=None) == COMPUTER


def test_terms_are_read_as_they_were_stored_by_this_and_other_releases() -> None:
    terms = Terms(DAYS, 5, 7, nights=True, zone="Europe/Berlin")
    assert Terms.of(terms.columns()) == terms
    assert Terms.of(None) == Terms()
    assert Terms.of({**terms.columns(), "later": 1}) == terms
    assert Terms(DAYS, absence=300).limit == DAY
    assert Terms(LIVE, absence=300).limit == timedelta(minutes=5)
    assert Terms(absence=0).limit is None
    assert [zone_of(name).key for name in ("Europe/Rome", "Nowhere/At all", "../etc", "")][1:] == ["UTC"] * 3
