"""Who is behind a device: asked of the store once, kept, and forgotten when a worker tells that it has changed.

A device whose key was ended is nobody's: whoever brings that key is a new visitor.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError

from triumvir.server.config import Config
from triumvir.server.hub import Hub
from triumvir.server.store.people import Known
from triumvir.server.tables import Tables
from triumvir.server.visitor import Settings, Visitor, new_visitor

KEPT = 4096  # devices
P = ParamSpec("P")
R = TypeVar("R")
LOG = logging.getLogger("triumvir.server")


class People:
    """The persons of a server, as its requests need them."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._changes = 0  # what was read before one may be out of date
        self._noting: set[asyncio.Task[None]] = set()
        self._tables: Tables
        self._hub: Hub

    def open(self, tables: Tables, hub: Hub) -> None:
        """Begin: with a store to ask, and other workers to hear."""
        self._tables, self._hub = tables, hub
        tables.peers.on_people(self.hear)

    async def close(self) -> None:
        """Finish what is being noted."""
        await asyncio.gather(*self._noting)

    # ------------------------------------------------------------ asking

    async def recognise(self, visitor: Visitor) -> Visitor:
        """The visitor as the person it is; a new one if its key was ended."""
        if not visitor.known:
            return visitor
        known = await self.whose(visitor.device)
        if known.ended:
            return new_visitor(self._config, visitor)
        self._note_use(visitor.device, known)
        found, about = replace(visitor, holder=known.person, person=known.about), known.about
        return found.with_settings(Settings.load(about.settings)) if about and about.settings else found

    async def whose(self, device: str) -> Known:
        """Whose a device is."""
        known = self._known.get(device)
        if known is not None:
            self._known.move_to_end(device)
            return known
        while True:
            before = self._changes
            known = await self._tables.read(self._tables.store.whose, device)
            if before == self._changes:
                break
        self._keep(device, known)
        return known

    async def is_still(self, visitor: Visitor) -> bool:
        """Whether a visitor who came some time ago is still the same person."""
        if not visitor.known:
            return True
        known = await self.whose(visitor.device)
        return not known.ended and known.person == visitor.holder

    def _keep(self, device: str, known: Known) -> None:
        self._known[device] = known
        if len(self._known) > KEPT:
            self._known.popitem(last=False)

    # ------------------------------------------------------------ changes

    async def change(self, of: Collection[str], work: Callable[P, R], *args: P.args, **values: P.kwargs) -> R:
        """Change what is known of persons and devices, by one of the store's methods; then this worker knows it."""
        try:
            return await self._tables.stored(work, *args, **values)
        finally:
            self._forget(of)

    async def move(self, of: Collection[str], work: Callable[P, R], *args: P.args, **values: P.kwargs) -> R:
        """Change whose devices and seats are; tables and streams of this worker follow."""
        try:
            return await self.change(of, work, *args, **values)
        finally:
            await self.hear(of, moved=True)

    async def hear(self, of: Collection[str] | None, moved: bool) -> None:
        """Follow what another worker has changed of persons and devices. None: it may be any."""
        self._forget(of)
        if moved:
            await self._tables.look_again()
            self._hub.wake_all()

    def _forget(self, of: Collection[str] | None) -> None:
        self._changes += 1
        for device, known in list(self._known.items()):
            if of is None or device in of or known.person in of:
                del self._known[device]

    def _note_use(self, device: str, known: Known) -> None:
        """Note the day on which a device was used, once a day and beside the request."""
        now = self._config.now()
        if known.used_at is None or known.used_at.date() >= now.date():
            return
        self._keep(device, replace(known, used_at=now))
        task = asyncio.create_task(self._write_use(device, known.person))
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    async def _write_use(self, device: str, person: str) -> None:
        try:
            await self._tables.stored(self._tables.store.used, person, device, self._config.now())
        except DBAPIError:  # tomorrow again
            LOG.warning("the use of a device could not be noted")
