"""Reviews of finished games: made in the background, one decision after the other, and kept as they grow.

They come behind all that is played, so no table waits for one. Of several workers the one with the lease makes a
review; whoever asks again after a stop goes on where it ended.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import DBAPIError

from triumvir.agents.explanation import Explanation
from triumvir.agents.reviews import REVIEWER, Review, Reviewed, decisions_of
from triumvir.engine.errors import TriumvirError
from triumvir.language import DEFAULT
from triumvir.server.bots import Bots
from triumvir.server.live_table import LiveTable
from triumvir.server.processes.jobs import looked_back
from triumvir.server.store.reviews import (
    ReviewKey,
    StoredReview,
    begin_review,
    earlier_accuracies,
    find_review,
    keep_review,
)
from triumvir.server.tables import Tables
from triumvir.version import VERSION

KEPT_EVERY = 2.0  # seconds
MOST = 4  # reviews that one visitor lets make at a time
LOG = logging.getLogger("triumvir.server")


@dataclass(frozen=True)
class Progress:
    """A review as far as it is."""

    review: Review
    total: int
    running: bool  # at this worker

    @property
    def done(self) -> int:
        """How many decisions have been looked at."""
        return len(self.review.decisions)

    @property
    def complete(self) -> bool:
        """Whether nothing is left to look at."""
        return self.done >= self.total


class Reviews:
    """All reviews of a worker."""

    def __init__(self, tables: Tables, bots: Bots) -> None:
        self._tables = tables
        self._bots = bots
        self._tasks: dict[ReviewKey, tuple[str, asyncio.Task[None]]] = {}
        self._making: dict[ReviewKey, StoredReview] = {}  # as far as they are, stored or not

    async def close(self) -> None:
        """Make no more, and give back what other workers wait for."""
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def count(self, table: LiveTable, seat: int) -> tuple[int, int]:
        """How many decisions have been looked at, and of how many; nothing of nothing if nobody has asked."""
        found = await self._so_far(_key(table, seat))
        return (0, 0) if found is None else (len(found.decisions), found.total)

    async def find(self, table: LiveTable, seat: int, lang: str) -> Progress | None:
        """A review in the words of a language; None if nobody has asked for it."""
        key = _key(table, seat)
        found = await self._so_far(key)
        if found is None:
            return None
        reviewed = tuple(_reviewed(one, lang) for one in found.decisions)
        return Progress(Review(seat, key.agent, reviewed), found.total, key in self._tasks)

    async def _so_far(self, key: ReviewKey) -> StoredReview | None:
        return self._making.get(key) or await self._tables.read(find_review, self._tables.store, key)

    async def begin(self, table: LiveTable, seat: int, asker: str) -> bool:
        """Make a review, or go on with it; False if this visitor lets too many be made already.

        Every worker knows of it from now on: the page that follows shows how far it is.
        """
        key = _key(table, seat)
        found = await self._so_far(key)
        if key in self._tasks:
            return True
        if sum(who == asker for who, _ in self._tasks.values()) >= MOST:
            return False
        self._making[key] = found or StoredReview(len(decisions_of(table.session, seat)), [])
        task = asyncio.get_running_loop().create_task(self._make(key, table, asker))
        self._tasks[key] = asker, task
        task.add_done_callback(lambda _: self._ended(key))
        if found is None:
            total, now = self._making[key].total, self._tables.config.now()
            await self._tables.stored(begin_review, self._tables.store, key, total, now)
        return True

    def _ended(self, key: ReviewKey) -> None:
        del self._tasks[key]
        self._making.pop(key, None)

    async def usual(self, table: LiveTable, holder: str) -> list[float]:
        """The shares of best choices in the other games of this title that were looked at for a person."""
        return await self._tables.read(earlier_accuracies, self._tables.store, holder, table.data.game, table.id)

    async def _make(self, key: ReviewKey, table: LiveTable, asker: str) -> None:
        lease = f"review-{key.table_id}-{key.seat}"
        if not await self._tables.peers.lease(lease):
            return  # another worker is at it
        try:
            await self._look_back(key, table, asker)
        except (BrokenExecutor, DBAPIError, TriumvirError) as error:  # whoever asks again goes on with it
            LOG.warning("a review was broken off: %s", type(error).__name__)
        finally:
            await self._tables.peers.release(lease)

    async def _look_back(self, key: ReviewKey, table: LiveTable, asker: str) -> None:
        stored = await self._tables.read(find_review, self._tables.store, key)
        plies, found = decisions_of(table.session, key.seat), list(stored.decisions) if stored else []
        self._making[key] = making = StoredReview(len(plies), found)
        clock, names = asyncio.get_running_loop().time, tuple(table.names)
        kept_at = clock()
        for ply in plies[len(found) :]:
            position = table.session.positions[ply].dump()
            played = table.session.record.actions[ply]
            one = await self._bots.later(asker, looked_back, table.data.setup, position, ply, played, key.agent, names)
            found.append(one)
            if clock() - kept_at >= KEPT_EVERY:
                await self._keep(key, making)
                kept_at = clock()
        await self._keep(key, making)

    async def _keep(self, key: ReviewKey, found: StoredReview) -> None:
        accuracy = None
        if len(found.decisions) >= found.total:
            accuracy = Review(key.seat, key.agent, tuple(_reviewed(one, DEFAULT) for one in found.decisions)).accuracy
        now = self._tables.config.now()
        kept = StoredReview(found.total, tuple(found.decisions))
        await self._tables.stored(keep_review, self._tables.store, key, kept, accuracy, now)


def _key(table: LiveTable, seat: int) -> ReviewKey:
    return ReviewKey(table.id, seat, REVIEWER, VERSION)


def _reviewed(decision: Mapping[str, Any], lang: str) -> Reviewed:
    told = decision["told"]
    return Reviewed(decision["ply"], Explanation.from_json(told.get(lang) or told[DEFAULT]))
