"""Games on a Ray cluster: the one of RAY_ADDRESS, else one that is started here with as many processes.

Triumvir has to be installed on every machine of the cluster, in the same version.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from triumvir.arena.crew import Games, Maker, Played, accepted
from triumvir.arena.errors import ArenaError
from triumvir.language import catalogue

WORDS = catalogue("triumvir.arena", "refusals")

ADDRESS = "RAY_ADDRESS"


def on_ray(maker: Maker[Played], numbers: Sequence[int], workers: int) -> Games[Played]:
    """Play with as many actors as workers; games come as they are finished."""
    try:
        import ray  # noqa: PLC0415  # optional
    except ImportError as error:
        raise ArenaError(WORDS("ray-not-installed-pip")) from error
    own = not ray.is_initialized()
    if own:
        address = os.environ.get(ADDRESS)
        more = {} if address else {"num_cpus": workers, "include_dashboard": False}
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", **more)
        except (ConnectionError, ValueError) as error:
            raise ArenaError(WORDS("ray-cluster-at-cannot", address=address)) from error
    try:
        actor = ray.remote(num_cpus=1)(Actor)
        waiting = iter(numbers)
        crew = [actor.remote(maker) for _ in range(min(workers, len(numbers)))]
        busy = {one.play.remote(number): one for one, number in zip(crew, waiting, strict=False)}
        while busy:
            ready, _ = ray.wait(list(busy))
            one = busy.pop(ready[0])
            number = next(waiting, -1)
            if number >= 0:
                busy[one.play.remote(number)] = one
            yield accepted(ray.get(ready[0]))
    finally:
        if own:
            ray.shutdown()


class Actor:
    """A worker on the cluster."""

    def __init__(self, maker: Maker[Any]) -> None:
        self.worker = maker()

    def play(self, number: int) -> Any:
        """What the worker plays."""
        return self.worker.play(number)
