"""A game from outside in the browser: found on the start page, played to its end by clicking, in German."""

from __future__ import annotations

import socket
import subprocess
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from examples.alea_beside import environment, python
from server.running import free_port

from .playing import after, new_table, no_confirmation, revision, wait_for_turn

Open = Callable[..., Page]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that knows Alea, as a process of its own."""
    place, port = tmp_path_factory.mktemp("alea"), free_port()
    games = tmp_path_factory.mktemp("games") / "games.db"
    order = [python(), "-m", "triumvir.cli", "serve", "--port", str(port), "--db", f"sqlite:///{games}"]
    server = subprocess.Popen(order, env=environment(place), stdout=subprocess.DEVNULL)
    while server.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except OSError:
            continue
    assert server.poll() is None
    yield f"http://127.0.0.1:{port}"
    server.terminate()
    server.wait()


def test_alea_is_played_to_its_end(open_page: Open) -> None:
    page = open_page(lang="de")
    expect(page.locator("body")).to_contain_text("Vier Knöchel und ein Beutel Denare")
    page.goto("/rules/alea")
    expect(page.locator("body")).to_contain_text("Vier verschiedene Seiten sind Venus")
    no_confirmation(page)
    new_table(page, "alea", "me,level:1,level:2,level:3,level:1,level:2")
    used = {"board": 0, "list": 0}
    while wait_for_turn(page):
        old, where = revision(page), "board" if used["board"] <= used["list"] else "list"
        target = page.locator("svg [data-action]").first if where == "board" else page.locator(".choice").last
        target.dispatch_event("click")
        used[where] += 1
        after(page, old)
    assert min(used.values()) > 2
    expect(page.locator(".podium li")).to_have_count(6)
    expect(page.locator(".end .ledger")).to_contain_text("mitgebracht")
    expect(page.locator("#chronicle")).to_contain_text("Denar")
