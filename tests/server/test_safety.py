"""Against harm: forged requests, huge and fast ones, odd input, and nothing secret in the log."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from triumvir.server.config import Limits

from .running import JSON, Visitor, in_process

Visit = Callable[..., Visitor]


def test_a_form_without_our_token_is_refused(visit: Visit) -> None:
    who = visit("de")
    kept = who.csrf
    for token in ("", "x", visit().csrf):
        who.csrf = token
        answer = who.post("/quick/trajan", json=False)
        assert answer.status_code == 403
        assert "Formular" in answer.text
    who.csrf = kept
    assert who.post("/quick/trajan").status_code == 303


def test_a_form_without_a_cookie_is_refused(visit: Visit) -> None:
    who = visit()
    token = who.csrf
    who.cookies.clear()
    assert who.request("POST", "/quick/trajan", data={"csrf": token}).status_code == 403


@pytest.mark.parametrize(
    "headers", [{"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}]
)
def test_a_form_from_another_site_is_refused_even_with_the_token(visit: Visit, headers: dict[str, str]) -> None:
    who = visit()
    assert who.request("POST", "/quick/trajan", data={"csrf": who.csrf}, headers=headers).status_code == 403


@pytest.mark.parametrize("path", ["/settings", "/t/x/chat", "/upload"])
def test_a_huge_body_is_refused(visit: Visit, path: str) -> None:
    who = visit()
    answer = who.request("POST", path, content=b"x" * 600_000, headers=JSON)
    assert answer.status_code == 413
    assert answer.json()["error"] == "That was too large."


def test_a_body_without_a_length_is_bounded_too(visit: Visit) -> None:
    who = visit()

    def endless() -> Any:
        for _ in range(100):
            yield b"a=" + b"x" * 10_000 + b"&"

    headers = {"content-type": "application/x-www-form-urlencoded", "x-csrf": who.csrf, **JSON}
    assert who.request("POST", "/settings", content=endless(), headers=headers).status_code == 413


def test_who_is_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    slow = Limits(pages_per_second=0.01, pages_burst=6)
    with in_process(tmp_path, limits=slow) as client:
        who = Visitor(client, "de")
        codes = [who.get("/settings").status_code for _ in range(8)]
        assert codes == [200] * 6 + [429] * 2
        answer = who.get("/settings", headers=JSON)
        assert int(answer.headers["retry-after"]) > 1
        assert "zu schnell" in answer.json()["error"]
        assert who.get("/static/css/base.css").status_code == 200
        assert Visitor(client).get("/settings").status_code == 200  # others are not held up


def test_making_tables_and_talking_are_limited(tmp_path: Path) -> None:
    slow = Limits(tables_per_second=0.01, tables_burst=2, chat_per_second=0.01, chat_burst=3)
    with in_process(tmp_path, limits=slow) as client:
        who = Visitor(client)
        table = who.new_table(seats="me,local")
        assert [who.post(f"{table}/chat", text="x").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert [who.post("/quick/trajan").status_code for _ in range(2)] == [303, 429]


@pytest.mark.parametrize(
    "fields", [{"action": "x"}, {"action": "9" * 30}, {"rev": "1.5"}, {"ply": "٣"}, {"action": ""}]
)
def test_odd_numbers_are_refused(visit: Visit, fields: dict[str, str]) -> None:
    who = visit()
    table = who.new_table(seats="me,local")
    assert who.post(f"{table}/act", **{"action": "0", "rev": "0", "ply": "0", **fields}).status_code == 400


def test_an_impossible_table_is_refused_in_words(visit: Visit) -> None:
    who = visit("de")
    answer = who.post("/new/trajan", players=9, kind__0="me", name__0="A")
    assert answer.status_code == 422
    assert "Spieler" in answer.json()["error"]
    assert who.post("/new/trajan", players=2, kind__0="me", name__0="A", kind__1="root").status_code == 400
    odd = who.post("/new/trajan", players=2, kind__0="me", name__0="A", kind__1="open", option__time_track="for ever")
    assert odd.status_code == 422


def test_methods_that_do_not_fit_are_refused(visit: Visit) -> None:
    who = visit()
    assert who.request("DELETE", "/").status_code == 405
    assert who.get("/t/x/act").status_code == 405


def test_no_secret_reaches_the_log(site: Any, visit: Visit, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    who = visit()
    table = who.new_table(seats="me,open")
    link = who.seat_link(table, 1)
    friend = visit()
    friend.get(link)
    friend.post(link, name="Quintus")
    who.post(f"{table}/start")
    seed = str(site.app.state.site.tables.store.load(table.split("/")[2]).seed)
    ours = "\n".join(r.getMessage() for r in caplog.records if not r.name.startswith(("httpx", "asyncio")))
    for secret in (link.removeprefix("/s/"), seed, who.csrf, who.cookies["triumvir"], "s" * 32):
        assert secret not in ours


def test_the_seed_is_nowhere_before_the_end(site: Any, visit: Visit) -> None:
    who = visit()
    table = who.new_table(seats="me,local")
    seed = site.app.state.site.tables.store.load(table.split("/")[2]).seed
    for path in (table, f"{table}/state", f"{table}/live", f"{table}/replay"):
        text = who.get(path).text
        assert str(seed) not in text
        assert f"{seed:x}" not in text
