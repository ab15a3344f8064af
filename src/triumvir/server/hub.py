"""Who is watching a table right now, and how they hear that something has changed.

Listeners are told only that a table has changed; what each may see of it is made for it alone.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import partial
from time import monotonic

REMEMBERED = 10_000  # seats of which it is known when somebody sat there last


class Listener:
    """One open event stream. Changes that come faster than it reads are folded into one.

    An event and a time limit of `asyncio` would do the same with two tasks; streams wait for hours, and there are many.
    """

    __slots__ = ("_changed", "_waiting", "seat")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._changed = False
        self._waiting: asyncio.Future[None] | None = None

    def wake(self) -> None:
        """Something has changed."""
        self._changed = True
        self._stop_waiting()

    async def wait(self, seconds: float) -> bool:
        """Whether something changed within the time."""
        if not self._changed:
            loop = asyncio.get_running_loop()
            self._waiting = loop.create_future()
            bell = loop.call_later(seconds, self._stop_waiting)
            try:
                await self._waiting
            finally:
                bell.cancel()
                self._waiting = None
        changed, self._changed = self._changed, False
        return changed

    def _stop_waiting(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


class Hub:
    """All listeners by table."""

    def __init__(self, now: Callable[[], datetime] | None = None) -> None:
        self._now = now or partial(datetime.now, UTC)
        self._seen: OrderedDict[tuple[str, int], datetime] = OrderedDict()
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._elsewhere: defaultdict[str, dict[str, tuple[float, list[int | None]]]] = defaultdict(dict)
        self.closed = False
        self.left = 0  # streams that have ended
        self._last = monotonic()

    @property
    def quiet_for(self) -> float:
        """Seconds since something changed at any table."""
        return monotonic() - self._last

    @property
    def streams(self) -> int:
        """How many streams are open at this worker."""
        return sum(len(listeners) for listeners in self._listeners.values())

    def watched(self) -> set[tuple[str, int | None]]:
        """The tables that somebody watches at this worker, with the seats."""
        return {(table, listener.seat) for table, listeners in self._listeners.items() for listener in listeners}

    def taken_seats(self) -> set[tuple[str, int]]:
        """The seats, with their tables, that somebody looks from at any worker."""
        found = {(table, seat) for table, seat in self.watched() if seat is not None}
        for table, workers in self._elsewhere.items():
            for until, seats in workers.values():
                found |= {(table, seat) for seat in seats if seat is not None and until > monotonic()}
        return found

    def join(self, table_id: str, seat: int | None) -> Listener:
        """Listen to a table."""
        listener = Listener(seat)
        self._listeners[table_id].add(listener)
        return listener

    def leave(self, table_id: str, listener: Listener) -> None:
        """Stop listening."""
        self.left += 1
        self.touch(table_id, [listener.seat])
        self._listeners[table_id].discard(listener)
        if not self._listeners[table_id]:
            del self._listeners[table_id]

    def publish(self, table_id: str) -> None:
        """Tell everyone at a table that it has changed."""
        self._last = monotonic()
        for listener in self._listeners.get(table_id, ()):
            listener.wake()

    def here(self, table_id: str) -> Counter[int | None]:
        """How many streams each seat has open at this worker; None are spectators."""
        return Counter(listener.seat for listener in self._listeners.get(table_id, ()))

    def present(self, table_id: str) -> Counter[int | None]:
        """How many streams each seat has open at any worker."""
        found = self.here(table_id)
        for until, seats in self._elsewhere.get(table_id, {}).values():
            if until > monotonic():
                found.update(seats)
        return found

    def hear(self, table_id: str, worker: str, seats: list[int | None], heartbeat: float) -> bool:
        """Another worker tells who is there, with every heartbeat while it lives; returns whether that is new."""
        before = self.present(table_id)
        self.touch(table_id, seats)
        self._elsewhere[table_id][worker] = (monotonic() + 2.5 * heartbeat, seats)
        if not seats:
            del self._elsewhere[table_id][worker]
        if not self._elsewhere[table_id]:
            del self._elsewhere[table_id]
        return self.present(table_id) != before

    def seen(self, table_id: str, seat: int) -> datetime | None:
        """When a page of a seat was last known to be open, as far as is remembered here."""
        return self._seen.get((table_id, seat))

    def touch(self, table_id: str, seats: Iterable[int | None]) -> None:
        """Remember that somebody is at these seats now."""
        for seat in seats:
            if seat is not None:
                self._seen[table_id, seat] = self._now()
                self._seen.move_to_end((table_id, seat))
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    def wake_all(self) -> None:
        """Let every stream look whether it may go on."""
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.wake()

    def close(self) -> None:
        """End all streams."""
        self.closed = True
        self.wake_all()
