"""What of all that is noted for a way is told now, later or never. Nothing here reads a clock or the store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from triumvir.server.notices.events import GROUP_OF, OUTLASTS_A_LOOK, URGENT, is_true
from triumvir.server.store.channels import Channel, Wishes
from triumvir.server.store.outbox import DELAY, Due

A_DAY = 20  # notices over one way; what comes then is told together on the next day
SPACING = DELAY  # between two notices over one way: several become one
MAIL_SPACING = timedelta(days=1)
RETRIES = (1, 5, 15, 60, 240, 720)  # minutes until a way that failed is tried again


@dataclass(frozen=True)
class Plan:
    """What is done with what is due on one way."""

    tell: tuple[Due, ...] = ()
    withdraw: tuple[Due, ...] = ()
    wait: tuple[tuple[datetime, tuple[Due, ...]], ...] = ()  # until when


def plan(channel: Channel, wishes: Wishes, items: Sequence[Due], open_at: frozenset[str], now: datetime) -> Plan:
    """Decide; `open_at` are the tables whose pages the person has open."""
    wanted = wishes.wanted.get(channel.kind, ())
    withdrawn: list[Due] = []
    left: list[Due] = []
    for item in items:
        seen = item.table in open_at and item.kind not in OUTLASTS_A_LOOK
        holds = is_true(item.kind, item.status, item.awaited)
        asked_for = GROUP_OF.get(item.kind) in wanted and item.table not in wishes.muted
        (left if holds and asked_for and not seen else withdrawn).append(item)
    if open_at:
        return Plan((), tuple(withdrawn), ((now + DELAY, tuple(left)),) if left else ())
    until = held_until(channel, wishes, now)
    if until is None:
        return Plan(tuple(left), tuple(withdrawn))
    urgent = tuple(item for item in left if item.kind in URGENT)
    others = tuple(item for item in left if item.kind not in URGENT)
    return Plan(urgent, tuple(withdrawn), ((until, others),) if others else ())


def held_until(channel: Channel, wishes: Wishes, now: datetime) -> datetime | None:
    """Until when nothing is sent that can wait; None: now is a good moment."""
    moments = [quiet_until(wishes, now), spaced_until(channel, wishes), next_day(channel, wishes, now)]
    latest = max((moment for moment in moments if moment is not None and moment > now), default=None)
    if latest is None:
        return None
    return quiet_until(wishes, latest) or latest


def quiet_until(wishes: Wishes, now: datetime) -> datetime | None:
    """When the quiet hours that reign now end."""
    start, end = wishes.quiet_from, wishes.quiet_to
    if start is None or end is None or start == end:
        return None
    here = now.astimezone(zone_of(wishes.zone))
    minute = here.hour * 60 + here.minute
    quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not quiet:
        return None
    day = here.date() + timedelta(days=1) if minute >= end else here.date()
    ends = datetime.combine(day, time(end // 60, end % 60), here.tzinfo)
    return ends.astimezone(now.tzinfo)


def spaced_until(channel: Channel, wishes: Wishes) -> datetime | None:
    """When the next notice may follow the last."""
    if channel.told_at is None:
        return None
    return channel.told_at + (MAIL_SPACING if channel.kind == "mail" and not wishes.mail_often else SPACING)


def next_day(channel: Channel, wishes: Wishes, now: datetime) -> datetime | None:
    """When the next day begins, if enough was told today."""
    if told_today(channel, wishes, now) < A_DAY:
        return None
    here = now.astimezone(zone_of(wishes.zone))
    tomorrow = datetime.combine(here.date() + timedelta(days=1), time(), here.tzinfo)
    return tomorrow.astimezone(now.tzinfo)


def day_of(wishes: Wishes, now: datetime) -> str:
    """The day on which a person hears something."""
    return now.astimezone(zone_of(wishes.zone)).date().isoformat()


def told_today(channel: Channel, wishes: Wishes, now: datetime) -> int:
    """How many notices a way has brought on this day."""
    return channel.told_today if channel.day == day_of(wishes, now) else 0


def retry_at(failures: int, now: datetime) -> datetime:
    """When a way is tried again that has failed so often in a row."""
    return now + timedelta(minutes=RETRIES[min(failures, len(RETRIES)) - 1])


def zone_of(name: str) -> ZoneInfo:
    """A time zone; UTC if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
