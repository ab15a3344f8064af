"""Private links: an invitation ends with its use, what a person has nobody else sees, and a second browser is told."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import orjson
import pytest

from triumvir.server.keys import token_hash

from .running import JSON, Visitor, on_port, over_network
from .workers import Shared, Worker, until

Visit = Callable[..., Visitor]
ENDED = "This link has been used or replaced. Whoever sits there has a link of their own."


def shows_link(who: Visitor, table: str, seat: int) -> bool:
    return f'id="link-{seat}"' in who.get(table).text


def invited(host: Visitor, guest: Visitor, seats: str = "me,open", **options: object) -> tuple[str, str]:
    """A table whose second seat the guest has taken, and the link by which it came."""
    table = host.new_table(seats=seats, **options)
    link = host.seat_link(table, 1)
    assert guest.post(link, name="Quintus").status_code == 303
    return table, link


# ---------------------------------------------------------------- an invitation


@pytest.mark.parametrize("begun", [False, True])
def test_an_invitation_ends_when_somebody_sits_down(visit: Visit, begun: bool) -> None:
    host, guest, thief = visit(), visit(), visit()
    table, link = invited(host, guest)
    if begun:
        host.post(f"{table}/start")
    for who in (host, thief):
        asked = who.get(link)
        assert asked.status_code == 410
        assert ENDED in asked.text
        assert who.post(link, name="Thief").status_code == 410
        assert not shows_link(who, table, 1)
    assert guest.get(link).headers["location"] == table  # it still leads whoever followed it to the table
    assert guest.post(link, name="Other").status_code == 303
    assert guest.seat_link(table, 1) != link
    assert "Quintus" in host.get(table).text
    if begun:
        assert (host.state(table)["seat"], thief.state(table)["seat"]) == (0, None)


def test_an_ended_link_says_so_in_german(visit: Visit) -> None:
    _, link = invited(visit(), visit())
    assert "Wer dort sitzt, hat einen eigenen Link." in visit("de").get(link).text
    assert "vollständig kopiert" in visit("de").get("/s/x").text


def test_who_joins_an_open_table_has_a_link_that_the_host_never_saw(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.new_table(seats="me,open", visibility="open")
    link = host.seat_link(table, 1)
    assert guest.post(f"{table}/seat/1/join", name="Quintus").status_code == 303
    assert guest.seat_link(table, 1) != link
    assert host.post(link, name="Thief").status_code == 410
    assert guest.post(f"{table}/seat/1/join", name="Again").status_code == 403


def test_of_many_who_follow_an_invitation_at_once_one_gets_the_seat(tmp_path: Path) -> None:
    with on_port(tmp_path) as address, over_network(address) as host:
        for _ in range(5):
            table = host.new_table(seats="me,open")
            link, start = host.seat_link(table, 1), threading.Barrier(6)
            codes: dict[int, int] = {}
            shown: dict[int, bool] = {}

            def follow(number: int, table: str = table, link: str = link, start: Any = start) -> None:
                with over_network(address) as who:
                    start.wait()
                    codes[number] = who.post(link, name=f"Guest {number}").status_code  # noqa: B023
                    shown[number] = shows_link(who, table, 1)  # noqa: B023

            threads = [threading.Thread(target=follow, args=(number,)) for number in range(6)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            winners = [number for number, code in codes.items() if code == 303]
            assert len(winners) == 1
            assert sorted(codes.values()) == [303, 410, 410, 410, 410, 410]
            assert [number for number, seen in shown.items() if seen] == winners
            assert f"Guest {winners[0]}" in host.get(table).text


def test_a_free_seat_that_a_computer_player_took_has_no_link(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.new_table(seats="me,open")
    link = host.seat_link(table, 1)
    host.post(f"{table}/seat/1/computer", agent="random")
    assert guest.post(link, name="Quintus").status_code == 410
    host.post(f"{table}/seat/1/person")
    assert guest.post(link, name="Quintus").status_code == 303


def test_the_owner_of_an_uploaded_record_has_no_links(visit: Visit, site: Any) -> None:
    host = visit()
    table, _ = invited(host, visit())
    tables = site.app.state.site.tables
    data = tables.store.load(table.split("/")[2])
    tables.store.change_table(data.id, data.revision, data.created_at, status="finished")
    tables.store.change_seat(data.id, data.revision + 1, data.created_at, 1, kind="open")
    tables.forget(data.id)
    assert not shows_link(host, table, 1)


# ---------------------------------------------------------------- a new link


def test_a_person_replaces_the_own_link(visit: Visit) -> None:
    host, guest, phone = visit(), visit(), visit()
    table, _ = invited(host, guest)
    host.post(f"{table}/start")
    old = guest.seat_link(table, 1)
    assert guest.post(f"{table}/seat/1/link", json=False).status_code == 303
    new = guest.seat_link(table, 1)
    assert new != old
    assert phone.post(old).status_code == 410
    assert phone.post(new).status_code == 303
    assert phone.state(table)["seat"] == 1
    assert guest.state(table)["seat"] == 1


def test_the_host_replaces_the_link_of_a_free_seat_only(visit: Visit) -> None:
    host, guest, stranger = visit(), visit(), visit()
    table = host.new_table(seats="me,open,open")
    old = host.seat_link(table, 1)
    assert stranger.post(f"{table}/seat/1/link").status_code == 403
    assert host.post(f"{table}/seat/1/link").status_code == 303
    new = host.seat_link(table, 1)
    assert new != old
    assert guest.get(old).status_code == 410
    assert guest.post(new, name="Quintus").status_code == 303
    own = guest.seat_link(table, 1)
    for who in (host, stranger):
        assert who.post(f"{table}/seat/1/link").status_code == 403
        assert who.post(f"{table}/seat/1/alone").status_code == 403
    assert guest.seat_link(table, 1) == own
    assert guest.post(f"{table}/seat/2/link").status_code == 403
    assert host.post(f"{table}/seat/9/link").status_code == 404


# ---------------------------------------------------------------- a second browser


def heard_by(who: Visitor, table: str, path: str = "/live") -> str:
    return str(who.get(table + path, headers=JSON).json()["parts"]["elsewhere"])


@pytest.mark.parametrize(("lang", "words"), [("en", "also open in another browser"), ("de", "auch in einem anderen")])
def test_the_first_browser_hears_of_a_second_and_sends_it_away(visit: Visit, lang: str, words: str) -> None:
    desk, phone, tablet = visit(lang), visit(), visit()
    table = desk.new_table(seats="me,random")
    link = desk.seat_link(table, 0)
    assert words not in desk.get(table).text
    assert heard_by(desk, table).strip() == ""
    assert phone.post(link).status_code == 303
    assert words in desk.get(table).text
    assert words in heard_by(desk, table)
    assert tablet.post(link).status_code == 303  # a person's own link stays until it is replaced
    assert ("2 other browsers" if lang == "en" else "2 anderen Browsern") in heard_by(desk, table)
    answer = desk.post(f"{table}/seat/0/alone")
    assert answer.status_code == 200
    assert heard_by(desk, table).strip() == ""
    for who in (phone, tablet):
        state = who.state(table)
        assert state["seat"] is None
        assert not any("hand" in player for player in state["view"]["players"])
        assert who.post(f"{table}/act", action=0, rev=state["rev"], ply=state["ply"]).status_code == 403
        assert not shows_link(who, table, 0)
        assert who.post(link).status_code == 410
    assert desk.state(table)["seat"] == 0
    assert desk.seat_link(table, 0) != link
    assert desk.post(f"{table}/seat/0/alone").status_code == 409  # nobody is left


def test_who_came_later_cannot_send_away_who_was_there_first(visit: Visit) -> None:
    desk, thief = visit(), visit()
    table = desk.new_table(seats="me,random")
    thief.post(desk.seat_link(table, 0))
    refused = thief.post(f"{table}/seat/0/alone")
    assert refused.status_code == 409
    assert "No other browser" in refused.json()["error"]
    assert "Only that one can end this one" in thief.get(table).text
    assert desk.state(table)["seat"] == 0
    desk.post(f"{table}/seat/0/alone")
    assert thief.state(table)["seat"] is None


def test_in_the_lobby_too_a_second_browser_is_told_and_sent_away(visit: Visit) -> None:
    desk, phone = visit(), visit()
    table = desk.new_table(seats="me,open")
    phone.post(desk.seat_link(table, 0))
    assert "also open in another browser" in desk.get(table).text
    assert desk.post(f"{table}/seat/0/alone").headers["location"] == table
    assert not shows_link(phone, table, 0)
    assert "also open" not in desk.get(table).text


def test_a_person_at_a_shared_screen_moves_to_a_phone(visit: Visit) -> None:
    screen, phone = visit(), visit()
    table = screen.new_table(seats="me,local")
    phone.post(screen.seat_link(table, 1))
    assert phone.state(table)["seat"] == 1
    assert "Livia&#39;s seat is also open" in screen.get(table).text
    assert "Claudia&#39;s seat is also open" not in screen.get(table).text
    screen.post(f"{table}/seat/1/alone")
    assert phone.state(table)["seat"] is None
    assert screen.post(f"{table}/sit", seat=1).status_code == 200


def test_a_stream_ends_when_its_seat_is_lost(tmp_path: Path) -> None:
    with on_port(tmp_path) as address, over_network(address) as desk, over_network(address) as phone:
        table = desk.new_table(seats="me,open")
        with over_network(address) as guest:
            guest.post(desk.seat_link(table, 1), name="Quintus")
        desk.post(f"{table}/start")
        phone.post(desk.seat_link(table, 0))
        cookie = {"cookie": f"triumvir={phone.cookies['triumvir']}"}
        have = {"have": "board:0,prompt:0"}
        with httpx2.stream("GET", f"{address}{table}/events", params=have, headers=cookie, timeout=60) as stream:
            lines = stream.iter_lines()
            told = [next(lines)]
            desk.post(f"{table}/seat/0/alone")
            told += list(lines)  # to its end
        news = [orjson.loads(line.removeprefix("data: ")) for line in told if line.startswith("data: ")]
        assert [item["mine"] for item in news] == [[0], []]
        assert ["parts" in item for item in news] == [True, False]  # what it lacks as long as the seat is its own


def test_another_worker_ends_the_stream_too(shared: Shared) -> None:
    one, two = Worker(shared), Worker(shared)
    try:
        with over_network(one.address) as desk, over_network(two.address) as phone:
            table = desk.new_table(seats="me,random")
            link = desk.seat_link(table, 0)
            assert phone.post(link).status_code == 303
            assert until(lambda: "also open" in heard_by(desk, table))
            assert desk.post(f"{table}/seat/0/alone").status_code == 200
            assert until(lambda: phone.state(table)["seat"] is None)
            assert phone.post(link).status_code == 410
    finally:
        one.kill()
        two.kill()


# ---------------------------------------------------------------- links and cookies of the release before


def test_a_taken_seat_of_the_first_release_keeps_its_cookie_and_its_link_works_once_more(
    site: Any, visit: Visit
) -> None:
    host, guest, phone, thief = (visit() for _ in range(4))
    table, link = invited(host, guest)
    host.post(f"{table}/start")
    code, tables = table.split("/")[2], site.app.state.site.tables
    with tables.store.engine.begin() as work:  # as the migration leaves what the release before has stored
        work.exec_driver_sql("UPDATE holders SET number = 0, since = NULL")
        work.exec_driver_sql("DELETE FROM ended_links")
        work.exec_driver_sql(
            "UPDATE seats SET generation = 0, token_hash = ? WHERE seat = 1", (token_hash(link.removeprefix("/s/")),)
        )
    tables.forget(code)
    assert guest.state(table)["seat"] == 1  # the cookie keeps the seat
    assert guest.seat_link(table, 1) == link  # and the link is shown to its person, but not to the host
    assert guest.get(link).headers["location"] == table
    assert not shows_link(host, table, 1)
    assert phone.post(link).status_code == 303  # it works on a new device, once
    assert phone.state(table)["seat"] == 1
    assert thief.post(link).status_code == host.post(link).status_code == 410
    assert guest.seat_link(table, 1) == phone.seat_link(table, 1) != link
    assert "also open in another browser" in guest.get(table).text
    assert guest.post(f"{table}/seat/1/alone").status_code == 200
    assert phone.state(table)["seat"] is None
    assert guest.state(table)["seat"] == 1
