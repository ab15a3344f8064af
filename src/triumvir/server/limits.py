"""How often and how much: token buckets per visitor and per address, and a bound on every request body."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from triumvir.server.config import Limits
from triumvir.server.metrics import Metrics

KINDS = ("pages", "actions", "tables", "chat", "hints")
ADDRESS_FACTOR = 8  # several people may sit behind one address
KEPT = 20_000


class Buckets:
    """Token buckets; the ones not used for longest are forgotten."""

    def __init__(self, limits: Limits, metrics: Metrics | None = None) -> None:
        self.limits = limits
        self.metrics = metrics or Metrics()
        self._filled: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._streams: dict[str, int] = {}

    def wait(self, kind: str, visitor: str, address: str) -> float:
        """Take one token; 0 if that was possible, else the seconds to wait."""
        rate: float = getattr(self.limits, f"{kind}_per_second")
        burst: float = getattr(self.limits, f"{kind}_burst")
        own = self._take((kind, visitor), rate, burst)
        wait = own or self._take((kind, "@" + address), rate * ADDRESS_FACTOR, burst * ADDRESS_FACTOR)
        if wait:
            self.metrics.count("refusals_total", kind)
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

    def open_stream(self, visitor: str) -> bool:
        """Count an event stream; False if the visitor has too many."""
        count = self._streams.get(visitor, 0)
        if count >= self.limits.streams:
            self.metrics.count("refusals_total", "streams")
            return False
        self._streams[visitor] = count + 1
        return True

    def close_stream(self, visitor: str) -> None:
        """An event stream has ended."""
        left = self._streams.get(visitor, 1) - 1
        if left > 0:
            self._streams[visitor] = left
        else:
            self._streams.pop(visitor, None)
