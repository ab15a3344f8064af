"""What goes on beside play: follow what the host does with other commands, measure, remove what nobody uses.

The commands of the host write to the store. PostgreSQL tells the workers of a changed table at once; with SQLite there
is no way to, and of who is shut out nobody tells. So each worker looks there every few seconds: at the revisions of the
tables it has in memory, and at who is shut out.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import datetime, timedelta

from triumvir.engine.errors import TriumvirError
from triumvir.server.bots import Bots
from triumvir.server.config import DAY, Config
from triumvir.server.endings import Endings
from triumvir.server.hub import Hub
from triumvir.server.life.holiday import off_until
from triumvir.server.lives import Busy, Lives
from triumvir.server.lost import Lost
from triumvir.server.store.clocks import note_alive, ringing
from triumvir.server.store.host import Keep
from triumvir.server.tables import Gone, Tables
from triumvir.server.time_off import TimeOff

LOG = logging.getLogger("triumvir.server")
TRY_AGAIN = 60 * 60  # seconds until a worker looks again whether it is the one to remove tables
CLOCKS = "clocks"  # the lease of who looks at clocks
SIGN_OF_LIFE = timedelta(seconds=30)
ENDINGS = "endings"  # the lease of who ends what ends by itself
PRUNING = "pruning"  # the lease of who removes tables; no table has such a code


class Keeper:
    """Looks at the store from time to time."""

    def __init__(
        self,
        config: Config,
        tables: Tables,
        bots: Bots,
        hub: Hub,
        banned: set[str],
        lives: Lives,
        endings: Endings,
        time_off: TimeOff,
    ) -> None:
        self._lives, self._endings, self._time_off = lives, endings, time_off
        self._changed: set[str] = set()  # whose days off or zone are others than when clocks were last looked at
        self._alive: datetime | None = None
        self._config = config
        self._tables = tables
        self._bots = bots
        self._hub = hub
        self._banned = banned

    async def run(self) -> None:
        """Look again and again; ends when it is cancelled. While the store cannot be read, nothing changes."""
        clock, prune_at, sweep_at = asyncio.get_running_loop().time, 0.0, 0.0
        while True:
            try:
                if clock() >= prune_at:
                    prune_at = clock() + TRY_AGAIN
                    if await self.prune():
                        prune_at = clock() + DAY
                await asyncio.sleep(self._config.look)
                self.measure()
                await self.look()
                await self.ring()
                if clock() >= sweep_at:
                    sweep_at = clock() + TRY_AGAIN
                    await self.sweep()
            except Exception as error:  # the next look may go better; without it the host would be ignored for good
                LOG.warning("the store could not be looked at", exc_info=error)

    def measure(self) -> None:
        """Note how much there is at this worker."""
        live = self._tables.live
        self._tables.metrics.set("streams", self._hub.streams)
        self._tables.metrics.set("tables_in_memory", len(live))
        self._tables.metrics.set("computer_turns", sum(table.bot_to_act is not None for table in live))
        self._tables.metrics.set("thoughts_waiting", self._bots.waiting)
        self._tables.metrics.set("thoughts_running", self._bots.thinking)

    async def prune(self) -> bool:
        """Remove the tables that nobody uses, if that is wanted and this worker is the one to do so."""
        unstarted, abandoned = self._config.keep_unstarted, self._config.keep_abandoned
        if unstarted is None and abandoned is None:
            return False
        if not await self._tables.peers.lease(PRUNING):  # kept as long as this worker lives
            return False
        now = self._config.now()
        keep = Keep(*(None if kept is None else now - kept for kept in (unstarted, abandoned)))
        gone = await self._tables.stored(self._tables.store.prune, keep)
        LOG.info("tables removed that nobody used: %d", len(gone))
        return True

    async def sweep(self) -> None:
        """End what ends by itself, if this worker is the one to do so."""
        if await self._tables.peers.lease(ENDINGS):  # kept as long as this worker lives
            await self._endings.sweep()

    async def wake(self) -> None:
        """Before anything else: see for how long no server ran, and when clocks stand still."""
        await self._tables.stored(note_alive, self._tables.store, self._config.now())
        await self._time_off.read()
        self._changed = {who for who, taken in self._tables.stills.off.items() if off_until(taken, self._config.now())}

    async def sign(self, now: datetime) -> None:
        """Leave a sign of life from time to time, by which the next start knows for how long no server ran."""
        if self._alive is None or now - self._alive >= SIGN_OF_LIFE:
            await self._tables.stored(note_alive, self._tables.store, now)
            self._alive = now

    async def ring(self) -> None:
        """Look at the clocks whose bells ring, if this worker is the one to do so; one worker does it for all."""
        now = self._config.now()
        await self.sign(now)
        self._changed |= await self._time_off.read()
        if not await self._tables.peers.lease(CLOCKS):  # kept as long as this worker lives
            return
        changed, self._changed = self._changed, set()
        await self._time_off.reckon(sorted(changed))
        for code in await self._tables.read(ringing, self._tables.store, now):
            with suppress(Lost, Gone, TriumvirError, Busy):  # the others must not wait for one that cannot be played
                await self._lives.ring(code)

    async def look(self) -> None:
        """Follow what the host has done."""
        banned = {ban.holder for ban in await self._tables.stored(self._tables.store.bans)}
        if banned != self._banned:
            self._banned.clear()
            self._banned.update(banned)
            self._hub.wake_all()
        await self._tables.look_again()
