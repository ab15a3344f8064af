"""How often and how much: token buckets and open streams, per visitor and per address, and a count of refusals."""

from __future__ import annotations

import logging
from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic

from triumvir.server.config import Limits

KINDS = ("pages", "actions", "tables", "chat", "hints", "codes")
ADDRESS_FACTOR = 8  # several people may sit behind one address
KEPT = 20_000
SILENCE = 60.0  # seconds between two lines in the log on the same limit
LOG = logging.getLogger("triumvir.server")


class Refusals:
    """What was refused because of a limit: counted, and said in the log, though not every time."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._said: dict[str, float] = {}
        self.tell: Callable[[str], None] = lambda _: None  # who else counts

    def note(self, limit: str) -> None:
        """A limit has been reached."""
        self.counts[limit] += 1
        self.tell(limit)
        now = monotonic()
        if now - self._said.get(limit, -SILENCE) >= SILENCE:
            self._said[limit] = now
            LOG.warning("refused, a limit is reached: %s", limit)


REFUSALS = Refusals()  # of this process


class Buckets:
    """Token buckets; the ones not used for longest are forgotten."""

    def __init__(self, limits: Limits, workers: int = 1) -> None:
        self.limits = limits
        self.workers = workers  # that share the number of streams
        self._filled: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._streams: Counter[str] = Counter()

    def wait(self, kind: str, visitor: str, address: str) -> float:
        """Take one token; 0 if that was possible, else the seconds to wait."""
        rate: float = getattr(self.limits, f"{kind}_per_second")
        burst: float = getattr(self.limits, f"{kind}_burst")
        own = self._take((kind, visitor), rate, burst)
        wait = own or self._take((kind, "@" + address), rate * ADDRESS_FACTOR, burst * ADDRESS_FACTOR)
        if wait:
            REFUSALS.note(kind)
        return wait

    def _take(self, key: tuple[str, str], rate: float, burst: float) -> float:
        now = monotonic()
        tokens, since = self._filled.pop(key, (burst, now))
        tokens = min(burst, tokens + (now - since) * rate)
        missing = 1 - tokens
        self._filled[key] = (tokens if missing > 0 else tokens - 1, now)
        if len(self._filled) > KEPT:
            self._filled.popitem(last=False)
        return missing / rate if missing > 0 else 0.0

    def forget_full(self) -> None:
        """Drop the buckets that have filled up again: who comes anew has a full one too."""
        now = monotonic()
        for key, (tokens, since) in list(self._filled.items()):
            kind, who = key
            factor = ADDRESS_FACTOR if who.startswith("@") else 1
            rate: float = getattr(self.limits, f"{kind}_per_second")
            burst: float = getattr(self.limits, f"{kind}_burst")
            if tokens + (now - since) * rate * factor >= burst * factor:
                del self._filled[key]

    def open_stream(self, visitor: str, address: str) -> bool:
        """Count an event stream; False if the visitor, or all at its address together, have too many."""
        most = max(1, self.limits.streams // self.workers)
        address = "@" + address
        if self._streams[visitor] >= most or self._streams[address] >= most * ADDRESS_FACTOR:
            REFUSALS.note("streams")
            return False
        self._streams.update((visitor, address))
        return True

    def close_stream(self, visitor: str, address: str) -> None:
        """An event stream has ended."""
        for key in (visitor, "@" + address):
            self._streams[key] -= 1
            if not self._streams[key]:
                del self._streams[key]
