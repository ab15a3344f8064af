"""What a new table agrees on, out of its form: clock, end of time, how long the others wait, quick set-up."""

from __future__ import annotations

from datetime import timedelta

from starlette.datastructures import FormData

from triumvir.agents import agent_names
from triumvir.engine.errors import TriumvirError
from triumvir.language import Text
from triumvir.server.life.rules import WORDS, span
from triumvir.server.life.terms import (
    ABSENCES,
    ADDED,
    AT_TIME_OUT,
    CLOCKS,
    DAY,
    DAYS,
    GAME_TIMES,
    KEEPER,
    LIVE,
    MINUTE,
    NONE,
    RESERVES,
    TURN_TIMES,
    Terms,
    zone_of,
)
from triumvir.server.web import text

USUAL = {"live-bank": 45 * MINUTE, "live-turn": 30, "days-turn": 3 * DAY, "days-bank": 3 * DAY, "absence": DAY}
ALLOWED = {
    "live-bank": GAME_TIMES,
    "live-turn": ADDED,
    "days-turn": TURN_TIMES,
    "days-bank": RESERVES,
    "absence": ABSENCES,
}


def named(seconds: int) -> Text:
    """A time as a form offers it."""
    if 0 < seconds < MINUTE:
        return WORDS("seconds", n=seconds)
    return span(timedelta(seconds=seconds)) if seconds else WORDS("terms-nothing")


CHOICES = {name: [(one, named(one), one == USUAL[name]) for one in times] for name, times in ALLOWED.items()}


def read_terms(form: FormData) -> Terms:
    """The terms that a form asks for; raises TriumvirError with what is allowed."""
    clock = _one_of(form, "clock", CLOCKS, NONE)
    prefix = clock if clock in (LIVE, DAYS) else ""
    return Terms(
        clock=clock,
        bank=_time(form, f"{prefix}-bank") if prefix else 0,
        turn=_time(form, f"{prefix}-turn") if prefix else 0,
        nights=clock == DAYS and text(form, "nights") == "on",
        zone=zone_of(text(form, "zone", "UTC")).key,
        at_time_out=_one_of(form, "at-time-out", AT_TIME_OUT, AT_TIME_OUT[0]),
        agent=_one_of(form, "keeper", agent_names(), KEEPER),
        absence=_time(form, "absence"),
        quick=text(form, "quick") == "on",
    )


def _one_of(form: FormData, name: str, allowed: tuple[str, ...], usual: str) -> str:
    value = text(form, name) or usual
    if value not in allowed:
        raise TriumvirError(WORDS("no-terms", allowed=", ".join(allowed)))
    return value


def _time(form: FormData, name: str) -> int:
    allowed = [str(one) for one in ALLOWED[name]]
    value = text(form, name) or str(USUAL[name])
    if value not in allowed:
        raise TriumvirError(WORDS("no-terms", allowed=", ".join(allowed)))
    return int(value)
