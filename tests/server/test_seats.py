"""Seats without accounts: cookies, private links, joining, and giving a seat to a computer player."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeTimedSerializer

from triumvir.server.keys import Keys, token_hash

from .running import Visitor, in_process
from .test_play import finish

Visit = Callable[..., Visitor]


def test_a_friend_sits_down_by_the_link_and_the_game_starts(visit: Visit) -> None:
    host, friend = visit(), visit("de")
    table = host.new_table(seats="me,open")
    link = host.seat_link(table, 1)
    assert host.post(f"{table}/start").status_code == 422
    asked = friend.get(link)
    assert "Platz nehmen" in asked.text
    assert host.get(table).text.count("link-1") > 0  # looking at a link takes no seat
    assert friend.post(link, name="Quintus").status_code == 303
    assert "Quintus" in host.get(table).text
    assert friend.post(f"{table}/start").status_code == 403
    assert host.post(f"{table}/start").status_code == 303
    assert friend.state(table)["seat"] == 1
    assert host.state(table)["seat"] == 0
    assert host.state(table)["names"] == ["Claudia", "Quintus"]


def test_a_seat_is_taken_along_to_another_device_by_its_private_link(visit: Visit) -> None:
    desk, phone = visit(), visit()
    table = desk.new_table(seats="me,random")
    assert phone.state(table)["seat"] is None
    link = desk.seat_link(table, 0)
    assert phone.post(link).status_code == 303
    assert phone.state(table)["seat"] == 0
    assert desk.state(table)["seat"] == 0
    assert phone.get(link).headers["location"] == table
    assert table.split("/")[2] in phone.get("/").text


def test_spectators_see_the_table_but_no_hand_and_cannot_act(visit: Visit) -> None:
    host, watcher = visit(), visit()
    table = host.new_table(seats="me,random")
    seen = watcher.state(table)
    assert seen["seat"] is None
    assert all("hand" not in player for player in seen["view"]["players"])
    assert watcher.post(f"{table}/act", action=0, rev=seen["rev"], ply=seen["ply"]).status_code == 403
    assert watcher.post(f"{table}/undo", rev=seen["rev"]).status_code == 403
    assert watcher.post(f"{table}/pace", pace=0).status_code == 403
    assert watcher.post(f"{table}/seat/0/computer", agent="random").status_code == 403
    assert "/s/" not in watcher.get(table).text


@pytest.mark.parametrize("token", ["", "x", "A" * 32, "../../etc"])
def test_wrong_links_open_nothing(visit: Visit, token: str) -> None:
    who = visit()
    assert who.get(f"/s/{token}").status_code == 404
    assert who.post(f"/s/{token}", name="x").status_code in (404, 405)


def test_links_are_stored_only_as_hashes(site: Any, visit: Visit, tmp_path: Path) -> None:
    who = visit()
    link = who.seat_link(who.new_table(seats="me,open"), 1)
    token = link.removeprefix("/s/")
    site.app.state.site.tables.store.engine.dispose()
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("test.db*"))
    assert token.encode() not in stored
    assert token_hash(token).encode() in stored


def test_a_forged_or_old_cookie_is_a_new_visitor(site: Any, visit: Visit) -> None:
    who = visit()
    table = who.new_table(seats="me,random")
    assert who.state(table)["seat"] == 0
    cookie = who.cookies["triumvir"]
    forged = Visitor(site)
    forged.cookies["triumvir"] = URLSafeTimedSerializer("other", salt="triumvir-visitor").dumps("x")
    assert forged.state(table)["seat"] is None
    forged.cookies["triumvir"] = cookie[:-2] + "xx"
    assert forged.state(table)["seat"] is None
    assert Keys("s" * 32, visitor_days=180).read_visitor(cookie) is not None
    assert Keys("s" * 32, visitor_days=-1).read_visitor(cookie) is None


def test_cookies_are_closed_to_scripts_and_other_sites(site: Any) -> None:
    header = site.get("/").headers["set-cookie"]
    for word in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age="):
        assert word in header
    site.cookies.clear()
    assert "Secure" in site.get("https://testserver/").headers["set-cookie"]


def test_an_open_table_is_listed_and_anyone_may_join(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.new_table(seats="me,open", visibility="open")
    hidden = host.new_table(seats="me,open")
    page = guest.get("/").text
    assert table in page
    assert hidden not in page
    assert guest.post(f"{hidden}/seat/1/join", name="Quintus").status_code == 403
    assert guest.post(f"{table}/seat/1/join", name="Quintus").status_code == 303
    assert guest.post(f"{table}/seat/1/join", name="Other").status_code == 403
    host.post(f"{table}/start")
    assert guest.state(table)["seat"] == 1


def test_a_free_seat_is_given_to_a_computer_player(visit: Visit) -> None:
    host = visit()
    table = host.new_table(seats="me,open")
    assert host.post(f"{table}/seat/1/computer", agent="bogus").status_code == 400
    assert host.post(f"{table}/seat/1/computer", agent="random").status_code == 303
    assert host.post(f"{table}/seat/9/computer", agent="random").status_code == 404
    assert host.post(f"{table}/start").status_code == 303
    assert host.state(table)["status"] == "running"


def test_the_key_file_is_private_and_kept(tmp_path: Path) -> None:
    with in_process(tmp_path, secret=None) as client:
        who = Visitor(client)
        table = who.new_table(seats="me,random")
    key = tmp_path / "test.key"
    assert key.stat().st_mode & 0o777 == 0o600
    with in_process(tmp_path, secret=None) as client:
        who.client = client
        assert who.state(table)["seat"] == 0


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b"])
def test_a_name_must_be_a_name(visit: Visit, name: str) -> None:
    host = visit()
    link = host.seat_link(host.new_table(seats="me,open"), 1)
    assert visit().post(link, name=name).status_code == 400


def test_a_rematch_keeps_the_seats(visit: Visit, site: Any) -> None:
    who = visit()
    table = who.new_table(seats="me,random", option__random_markers="on")
    assert who.post(f"{table}/rematch").status_code == 403
    finish(who, table)
    again = who.post(f"{table}/rematch").headers["location"]
    assert again != table
    assert who.state(again)["status"] == "running"
