"""Who thinks next: jobs for the processes that think wait here until one is free.

People who wait come first, then tables that nobody looks at, then tables of computer players alone, then reviews of
what is over. Among equals it is the owner's turn who was served least recently, so that whoever has many tables makes
only the own ones wait.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import IntEnum

KEPT = 10_000  # owners of whom it is known when they were served last


class Urgency(IntEnum):
    """Who waits for a thought; the least comes first."""

    PEOPLE = 0  # somebody looks at the table, or has asked for something
    NOBODY = 1  # a person plays at the table, but nobody looks
    COMPUTERS = 2  # no person plays there, and nobody looks
    REVIEWS = 3  # nothing is played: somebody would like to know how it was


@dataclass(eq=False)
class Job:
    """Something to be thought about. Its urgency may change while it waits: people come and go."""

    owner: str
    urgency: Callable[[], Urgency]
    start: Callable[[], None]


class Waiting:
    """All jobs that wait."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[Job, None] = OrderedDict()
        self._served: OrderedDict[str, int] = OrderedDict()  # the number of an owner's last turn
        self._turn = 0

    def __len__(self) -> int:
        return len(self._jobs)

    def add(self, job: Job) -> None:
        """Wait, behind all of the same owner that wait already."""
        self._jobs[job] = None

    def discard(self, job: Job) -> None:
        """Wait no longer."""
        self._jobs.pop(job, None)

    def take(self, least: Urgency = Urgency.REVIEWS, without: Collection[str] = ()) -> Job | None:
        """The next job that is at least as urgent and not of one of these owners; None if none such waits."""
        ranks = {job: (job.urgency(), self._served.get(job.owner, 0)) for job in self._jobs if job.owner not in without}
        job = min(ranks, key=ranks.__getitem__, default=None)
        if job is None or ranks[job][0] > least:
            return None
        del self._jobs[job]
        self._turn += 1
        self._served[job.owner] = self._turn
        self._served.move_to_end(job.owner)
        if len(self._served) > KEPT:
            self._served.popitem(last=False)
        return job
