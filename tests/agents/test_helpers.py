"""Several processes: the same result as one after the other, and none of them is left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

import triumvir
from triumvir import Perspective
from triumvir.agents import helpers
from triumvir.agents.search import SearchAgent

pytestmark = pytest.mark.slow


def first_choices(budget: str) -> tuple[list[int], list[int]]:
    """The first choices of a game and the visits behind the first of them."""
    state = triumvir.load("trajan", players=2).start(2)
    agent = SearchAgent(5, budget)
    visits = [tally.visits for tally in SearchAgent(5, budget).weigh(Perspective(state, state.to_act, 0))]
    actions: list[int] = []
    for ply in range(6):
        actions.append(agent.choose(Perspective(state, state.to_act, ply)))
        state.apply(actions[-1])
    agent.close()
    return actions, visits


def test_processes_find_what_one_process_finds_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    apart = first_choices("24x3")
    monkeypatch.setattr(helpers, "parent_process", lambda: True)  # as if in a worker of an arena: nothing is started
    assert first_choices("24x3") == apart
    assert sum(apart[1]) == 3 * 24


def test_a_worker_of_a_pool_starts_no_process() -> None:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        assert pool.submit(children_of_a_search).result() == 0


def children_of_a_search() -> int:
    state = triumvir.load("trajan", players=2).start(2)
    SearchAgent(5, "8x2").choose(Perspective(state, state.to_act, 0))
    return len(multiprocessing.active_children())


def test_processes_are_given_a_guess_and_end_when_closed() -> None:
    state = triumvir.load("nova-roma", players=2).start(2)
    agent = SearchAgent(5, "8x2")
    others = set(multiprocessing.active_children())
    assert agent.choose(Perspective(state, state.to_act, 0)) in state.legal()
    helpers = set(multiprocessing.active_children()) - others
    assert helpers
    agent.close()
    assert not any(helper.is_alive() for helper in helpers)


SEARCH = """
import multiprocessing, triumvir
from triumvir import Perspective
from triumvir.agents.search import SearchAgent

if __name__ == "__main__":
    state = triumvir.load("trajan", players=2).start(2)
    agent = SearchAgent(5, "8x2")
    agent.choose(Perspective(state, state.to_act, 0))
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    SearchAgent(5, "600sx2").choose(Perspective(state, state.to_act, 0))
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupted_search_leaves_no_process_behind(sign: signal.Signals, tmp_path: Path) -> None:
    script = tmp_path / "search.py"
    script.write_text(SEARCH)
    source = str(Path(triumvir.__file__).parent.parent)
    asking = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": source},
        start_new_session=True,
    )
    assert asking.stdout is not None
    with asking.stdout:
        helper = int(asking.stdout.readline())
    assert Path(f"/proc/{helper}").exists()
    time.sleep(1)  # it now searches for minutes; whether it has begun decides nothing
    asking.send_signal(sign)
    asking.wait(300)  # it would search twice as long
    for _ in range(600):
        if not any_of_session(asking.pid):
            return
        time.sleep(0.1)
    pytest.fail("a process is left")


def any_of_session(session: int) -> bool:
    """Whether a process of the session is there; the dead that nobody has buried do not count."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            return True
    return False
