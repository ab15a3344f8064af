"""Who thinks next: people who wait come first, and nobody's many tables make others wait for more than one thought."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from triumvir.server.processes.pool import Pool
from triumvir.server.processes.waiting import Job, Urgency, Waiting

from .running import run_async

PEOPLE, NOBODY, COMPUTERS, REVIEWS = Urgency


def order(*jobs: tuple[str, Urgency]) -> list[str]:
    """The owners of some jobs, in the order in which they are served."""
    waiting = Waiting()
    for owner, urgency in jobs:
        waiting.add(Job(owner, lambda urgency=urgency: urgency, lambda: None))
    served = []
    while (job := waiting.take()) is not None:
        served.append(job.owner)
    assert len(waiting) == 0
    return served


def test_people_who_wait_come_first_then_all_that_is_played_and_reviews_last() -> None:
    assert order(("r", REVIEWS), ("a", COMPUTERS), ("b", NOBODY), ("c", PEOPLE)) == ["c", "b", "a", "r"]
    assert order(*[("r", REVIEWS)] * 3, *[("a", COMPUTERS)] * 3) == list("aaarrr")


def until_there(file: str) -> None:
    """A thought that ends when somebody wishes."""
    while not Path(file).exists():
        time.sleep(0.01)


def test_reviews_never_take_the_last_process_from_a_live_table(tmp_path: Path) -> None:
    """Reviews of ten persons are asked for and none of them ends: who plays is served nevertheless."""

    async def play() -> None:
        pool, end = Pool(2), tmp_path / "end"
        asked = [
            asyncio.ensure_future(pool.run(f"reviewer {n}", lambda: REVIEWS, until_there, str(end))) for n in range(10)
        ]
        await asyncio.sleep(0)  # all of them wait or run
        assert (pool.running, pool.waiting) == (2, 8)
        for _ in range(3):  # one move of a computer player after the other
            assert await pool.run("player", lambda: PEOPLE, abs, -7) == 7
        assert not any(review.done() for review in asked)
        end.touch()
        await asyncio.gather(*asked)
        pool.close()

    run_async(play())


def test_owners_take_turns_however_many_tables_they_have() -> None:
    assert order(*[("a", PEOPLE)] * 4, ("b", PEOPLE), ("b", PEOPLE), ("c", PEOPLE)) == list("abcabaa")


def test_whoever_was_not_served_for_longest_is_next() -> None:
    waiting, served = Waiting(), []
    for _ in range(12):
        waiting.add(Job("many", lambda: PEOPLE, lambda: None))
    for turn in range(6):  # one of the other's jobs comes after every second turn
        if turn % 2:
            waiting.add(Job("one", lambda: PEOPLE, lambda: None))
        job = waiting.take()
        assert job is not None
        served.append(job.owner)
    assert served == ["many", "one", "many", "one", "many", "one"]


def test_urgency_is_asked_for_when_it_is_time_to_choose() -> None:
    waiting, looks = Waiting(), {"a": PEOPLE, "b": NOBODY}
    for owner in looks:
        waiting.add(Job(owner, partial(looks.__getitem__, owner), lambda: None))
    looks |= {"a": NOBODY, "b": PEOPLE}  # one has left, another has come
    job = waiting.take()
    assert job is not None
    assert job.owner == "b"


def test_what_is_less_urgent_than_asked_for_stays() -> None:
    waiting = Waiting()
    waiting.add(Job("a", lambda: NOBODY, lambda: None))
    assert waiting.take(PEOPLE) is None
    assert len(waiting) == 1
    assert waiting.take(NOBODY) is not None


def test_a_job_that_nobody_wants_any_more_is_not_done() -> None:
    waiting = Waiting()
    gone = Job("a", lambda: PEOPLE, lambda: None)
    waiting.add(gone)
    waiting.discard(gone)
    assert waiting.take() is None


class Processes:
    """A pool whose processes finish a job when they are told to."""

    def __init__(self, processes: int) -> None:
        self.pool = Pool(processes)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Future[str]] = {}

        async def outcome(work: Callable[[], str]) -> str:
            name = work()
            self.begun.append(name)
            self.ends[name] = asyncio.get_running_loop().create_future()
            return await self.ends[name]

        self.pool._outcome = outcome  # type: ignore[assignment,method-assign]

    def ask(self, name: str, urgency: Urgency) -> asyncio.Task[str]:
        """A job named by its owner and a number."""
        return asyncio.create_task(self.pool.run(name[0], lambda: urgency, lambda: name))

    async def end(self, name: str) -> None:
        self.ends[name].set_result(name)
        await settle()


async def settle() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


async def of_one_owner() -> None:
    them = Processes(1)
    jobs = [them.ask(f"a{number}", PEOPLE) for number in range(3)]
    await settle()
    assert them.begun == ["a0"]  # the other process is for somebody else
    jobs += [them.ask(name, PEOPLE) for name in ("b0", "c0")]
    await settle()
    assert them.begun == ["a0", "b0"]
    assert (them.pool.running, them.pool.waiting) == (2, 3)
    await them.end("a0")
    assert them.begun == ["a0", "b0", "c0"]  # who was served least recently
    jobs[1].cancel()
    for name in ("b0", "c0", "a2"):
        await them.end(name)
    assert them.begun == ["a0", "b0", "c0", "a2"]
    assert (them.pool.running, them.pool.waiting) == (0, 0)
    assert await jobs[3] == "b0"


async def that_nobody_looks_at() -> None:
    them = Processes(1)
    jobs = [them.ask(name, NOBODY) for name in ("a0", "a1", "c0")]
    await settle()
    assert them.begun == ["a0"]  # the other process is for people
    jobs += [them.ask(name, PEOPLE) for name in ("b0", "b1")]
    await settle()
    assert them.begun == ["a0", "b0"]
    await them.end("a0")
    assert them.begun == ["a0", "b0", "c0"]  # not both for the same owner
    for name in ("b0", "c0", "b1", "a1"):
        await them.end(name)
    assert them.begun == ["a0", "b0", "c0", "b1", "a1"]
    assert [await job for job in jobs] == ["a0", "a1", "c0", "b0", "b1"]


async def left_while_it_is_thought() -> None:
    them = Processes(1)
    jobs = [them.ask("a0", PEOPLE), them.ask("a1", PEOPLE)]
    await settle()
    jobs[0].cancel()
    await settle()
    assert them.begun == ["a0"]  # the process is not free before the thought has ended
    await them.end("a0")
    await them.end("a1")
    assert await jobs[1] == "a1"


def test_one_owner_never_takes_all_processes() -> None:
    run_async(of_one_owner())


def test_what_nobody_looks_at_never_takes_all_processes() -> None:
    run_async(that_nobody_looks_at())


def test_whoever_leaves_does_not_free_a_process_that_still_thinks() -> None:
    run_async(left_while_it_is_thought())


def die_once(marker: str) -> str:
    """End the process the first time."""
    import os  # noqa: PLC0415
    from pathlib import Path  # noqa: PLC0415

    if not Path(marker).exists():
        Path(marker).touch()
        os._exit(1)
    return "done"


def test_a_process_that_ends_is_replaced_and_its_job_done_again(tmp_path: object) -> None:
    async def work() -> None:
        pool = Pool(1)
        assert await pool.run("a", lambda: PEOPLE, die_once, f"{tmp_path}/marker") == "done"
        assert await pool.run("a", lambda: PEOPLE, time.sleep, 0) is None
        pool.close()

    run_async(work())
