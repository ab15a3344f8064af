"""The log: every fault once with its place, counts instead of floods, and nothing of a visitor."""

from __future__ import annotations

import io
import logging
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from triumvir.server.logs import KINDS, WINDOW, Folding
from triumvir.server.store import open_store

from .running import Visitor, free_port, in_process, wait_for_server
from .test_store import NOW, TABLE

STAMP = re.compile(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ (INFO|WARNING|ERROR) [a-z.]+: ")


class Log:
    """A log whose clock we turn."""

    def __init__(self) -> None:
        self.now = 0.0
        self.stream = io.StringIO()
        self.handler = Folding(self.stream, lambda: self.now)
        self.logger = logging.Logger("triumvir.server")
        self.logger.addHandler(self.handler)

    def fail(self, error: Exception, message: str = "error in a request") -> None:
        try:
            raise error
        except Exception as raised:  # as a handler would see it
            self.logger.error(message, exc_info=raised)

    @property
    def lines(self) -> list[str]:
        return self.stream.getvalue().splitlines()


@pytest.fixture
def log() -> Iterator[Log]:
    log = Log()
    yield log
    if log.handler._alarm is not None:
        log.handler._alarm.cancel()


def gone(detail: str) -> OperationalError:
    return OperationalError("INSERT ...", {"text": "a secret"}, Exception(f"the server is gone\n{detail}"), True)


def test_a_fault_is_told_once_and_then_counted(log: Log) -> None:
    for n in range(2378):
        log.fail(gone(f"DETAIL: secret {n}"))
    assert len(log.lines) == 2  # one line, and the only frame there is
    assert STAMP.match(log.lines[0])
    assert "OperationalError: the server is gone" in log.lines[0]
    log.now = WINDOW
    log.handler.tell_counts()
    assert log.lines[2].endswith(
        "ERROR triumvir.server: again, 2,377 times in 60 s: error in a request [OperationalError: the server is gone]"
    )
    assert "secret" not in log.stream.getvalue()
    assert len(log.lines) == 3


def test_a_fault_that_has_ceased_is_told_again_without_its_trace(log: Log) -> None:
    for _ in range(5):
        log.fail(gone(""))
        log.now += 3 * WINDOW
        log.handler.tell_counts()
    assert [line.startswith("    ") for line in log.lines] == [False, True, False, False, False, False]


def test_what_was_not_told_yet_is_told_at_the_end(log: Log) -> None:
    for _ in range(3):
        log.logger.warning("a fault")
    log.now = 5
    log.handler.close()
    assert log.lines[-1].endswith("again, 2 times in 5 s: a fault")
    log.handler.close()
    assert len(log.lines) == 2


def test_five_outages_write_little(log: Log) -> None:
    for _ in range(5):
        for n in range(500):
            log.fail(gone(str(n)))
            log.logger.warning("the other workers cannot be heard; trying again")
            log.now += 0.01
        log.now += 2 * WINDOW
    assert len(log.stream.getvalue()) < 4000


def test_different_faults_are_told_apart_and_few_are_remembered(log: Log) -> None:
    log.fail(ValueError("x"))
    log.fail(KeyError("y"))
    assert sum("ValueError" in line or "KeyError" in line for line in log.lines) == 2
    for n in range(2 * KINDS):
        log.logger.warning("fault %d", n)
    assert len(log.handler._faults) == KINDS


def test_what_is_no_fault_is_always_told(log: Log) -> None:
    for _ in range(3):
        log.logger.info("tables removed: %d", 0)
    assert len(log.lines) == 3


def test_an_exception_that_several_log_is_told_once(log: Log) -> None:
    error = ValueError("secret")
    log.fail(error)
    log.fail(error, "Exception in ASGI application\n")
    assert sum(STAMP.match(line) is not None for line in log.lines) == 1


def test_only_the_first_line_of_a_message_is_told(log: Log) -> None:
    log.logger.error("Task exception was never retrieved\nfuture: <Task exception=ValueError('secret')>")
    assert "secret" not in log.stream.getvalue()
    assert log.lines[0].endswith("Task exception was never retrieved")


def test_the_words_of_other_exceptions_are_not_told(log: Log) -> None:
    log.fail(ValueError("what a visitor typed"))
    log.fail(PermissionError(13, "Permission denied", "/s/link"))
    assert "visitor" not in log.stream.getvalue()
    assert "link" not in log.stream.getvalue()
    assert "PermissionError: Permission denied" in log.stream.getvalue()


def test_a_refused_query_does_not_show_its_values(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'x.db'}")
    store.create(TABLE, [])
    with store.engine.begin() as work:
        work.exec_driver_sql("DROP TABLE chat")
    with pytest.raises(SQLAlchemyError) as refused:
        store.say("mare-1", 0, "a secret", NOW)
    store.close()
    assert "a secret" not in str(refused.value)


def test_a_broken_store_is_logged_without_what_was_said(tmp_path: Path) -> None:
    log = Log()
    logging.getLogger().addHandler(log.handler)
    try:
        with in_process(tmp_path) as site:
            who = Visitor(site)
            table = who.new_table(seats="me,local")
            with site.app.state.site.tables.store.engine.begin() as work:
                work.exec_driver_sql("DROP TABLE chat")
            assert [who.post(f"{table}/chat", text="a secret").status_code for _ in range(9)] == [500] * 9
    finally:
        logging.getLogger().removeHandler(log.handler)
    told = log.stream.getvalue()
    assert "no such table: chat" in told
    assert "triumvir/server/store/store.py" in told
    for secret in ("a secret", table, who.csrf, who.cookies["triumvir"], "Claudia"):
        assert secret not in told
    assert len(told.splitlines()) < 8


def test_the_real_command_logs_with_time_and_level(tmp_path: Path) -> None:
    """What uvicorn says of a request that is none comes through the same log."""
    port = free_port()
    words = ["serve", "--port", str(port), "--db", f"sqlite:///{tmp_path / 'x.db'}"]
    server = subprocess.Popen([sys.executable, "-m", "triumvir.cli", *words], stderr=subprocess.PIPE, text=True)
    try:
        wait_for_server(port)
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", port)) as line:
                line.sendall(b"nonsense\r\n\r\n")
                line.recv(100)
    finally:
        server.terminate()
        _, told = server.communicate(timeout=60)
    lines = told.splitlines()
    assert [line for line in lines if "Invalid HTTP request" in line] == lines[:1]
    assert STAMP.match(lines[0])
