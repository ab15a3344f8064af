"""Processes: they hear no Ctrl-C, end with their line, and do not outlive who started them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from triumvir.processes import Line, Process, end


def echo(line: Line, before: str) -> None:
    while True:
        line.send(f"{before}{line.recv()}")


def think_for_ever(line: Line) -> None:
    line.send(os.getpid())
    while True:
        pass


def test_a_process_hears_no_interrupt_and_ends_with_its_line() -> None:
    process = Process(echo, "heard: ")
    process.line.send("one")
    assert process.line.recv() == "heard: one"
    assert process._process.pid is not None
    os.kill(process._process.pid, signal.SIGINT)
    process.line.send("two")
    assert process.line.recv() == "heard: two"
    end([process])
    assert process._process.exitcode == 0, "it was not killed"


def test_one_that_does_not_listen_is_ended() -> None:
    process = Process(think_for_ever)
    process.line.recv()
    end([process], patience=0)
    assert process._process.exitcode == -signal.SIGKILL


PARENT = """
import sys, time
from test_processes import think_for_ever
from triumvir.processes import Process
if __name__ == "__main__":
    process = Process(think_for_ever)
    print(process.line.recv(), flush=True)
    time.sleep(600)
"""


def test_no_process_outlives_a_killed_parent(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *sys.path])}
    with subprocess.Popen([sys.executable, script], env=environment, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert int(parent.stdout.readline()) != parent.pid
        parent.kill()
        assert parent.stdout.read() == b"", "the end of what both can write to: both have ended"
