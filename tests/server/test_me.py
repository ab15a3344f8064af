"""Coming back on further devices: by code, by words, by passkey; names, data, and the end of all of it."""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from triumvir.server.keys import Keys
from triumvir.server.ways import (
    LETTERS,
    challenge,
    challenge_fits,
    code_typed,
    compared,
    device_code,
    recovery_words,
    words_typed,
)

from .placed import holder
from .running import Visitor, in_process

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
TYPED = re.compile(r'<p class="typed" id="code">([^<]+)</p>')
SIX = re.compile(r'<p class="words" id="words">([^<]+)</p>')


def code_of(who: Visitor) -> str:
    """Let a visitor make a code."""
    assert who.post("/me/code", json=False).status_code == 303
    found = TYPED.search(who.get("/me").text)
    assert found
    return found[1]


def joined(one: Visitor, other: Visitor) -> None:
    """The other becomes a device of the one, by code."""
    assert other.post("/d", json=False, code=code_of(one)).headers["location"] == "/d/wait"
    assert one.post("/me/code/answer", json=False, welcome=1).headers["location"] == "/me?said=joined"


def words_of(who: Visitor) -> str:
    found = SIX.search(who.post("/me/recovery", json=False).text)
    assert found
    return found[1]


# ------------------------------------------------------------ secrets


def test_codes_and_words_are_what_they_promise() -> None:
    keys = Keys("s" * 32, 400)
    code = device_code(keys, "a" * 64, NOW)
    assert len(code) == 8
    assert set(code) <= set(LETTERS)
    assert len(set(LETTERS)) == 32
    assert code_typed(f" {code[:4].lower()}-{code[4:]} ") == code
    made = {recovery_words(lambda n, start=start: bytes([start % 256, start // 256] * n)[:n]) for start in range(2000)}
    assert len(made) > 1000
    for words in made:
        assert re.fullmatch(r"[a-z]{4,5}(-[a-z]{4,5}){5}", words)
        assert words_typed(words.replace("-", "  ").upper()) == words


def test_a_challenge_is_for_one_device_and_five_minutes() -> None:
    keys = Keys("s" * 32, 400)
    asked = challenge(keys, "uid", b"n" * 16, NOW)
    assert challenge_fits(keys, "uid", asked, NOW + timedelta(minutes=5))
    assert not challenge_fits(keys, "uid", asked, NOW + timedelta(minutes=5, seconds=1))
    assert not challenge_fits(keys, "other", asked, NOW)
    for wrong in (b"", b"x", asked[:-1], asked[1:], bytes(len(asked))):
        assert not challenge_fits(keys, "uid", wrong, NOW)


@pytest.mark.parametrize("other", ["claudia", "CLAUDIA", " Clau dia", "Cláudia", "Claudia!"])
def test_names_that_look_alike_are_the_same(other: str) -> None:
    assert compared(other) == compared("Claudia")


# ------------------------------------------------------------ codes


def test_a_game_is_continued_on_another_device_by_code(visit: Callable[..., Visitor]) -> None:
    one, other = visit(), visit("de")
    table = one.new_table()
    one.post("/me/name", json=False, name="Claudia", piece="3", zone="Europe/Rome")
    joined(one, other)
    assert other.get("/d/wait", headers={"accept": "application/json"}).json() == {"state": "joined"}
    assert other.state(table)["seat"] == 0
    assert 'value="Claudia"' in other.get("/me").text
    assert one.get("/me").text.count('/end"') == 1


def test_the_other_device_has_to_confirm(visit: Callable[..., Visitor]) -> None:
    one, other = visit(), visit()
    table = one.new_table()
    other.post("/d", json=False, code=code_of(one))
    assert other.state(table)["seat"] != 0
    assert one.get("/me/code/state").json() == {"state": "asked"}
    assert one.post("/me/code/answer", json=False, welcome=0).headers["location"] == "/me?said=declined"
    assert other.state(table)["seat"] != 0
    assert one.post("/me/code/answer", welcome=1).status_code == 410


def test_a_code_is_good_once(visit: Callable[..., Visitor]) -> None:
    one, other, third = visit(), visit(), visit()
    code = code_of(one)
    assert other.post("/d", json=False, code=code).status_code == 303
    assert third.post("/d", json=False, code=code).status_code == 422, "another device was first"
    one.post("/me/code/answer", json=False, welcome=1)
    assert third.post("/d", json=False, code=code).status_code == 422


def test_a_code_is_good_for_five_minutes(tmp_path: Path) -> None:
    now = [NOW]
    with in_process(tmp_path, now=lambda: now[0]) as client:
        one, other = Visitor(client), Visitor(client)
        code = code_of(one)
        now[0] = NOW + timedelta(minutes=5)
        assert other.post("/d", json=False, code=code).status_code == 422
        code = code_of(one)
        other.post("/d", json=False, code=code)
        now[0] = NOW + timedelta(minutes=11)
        assert one.post("/me/code/answer", welcome=1).status_code == 410, "too late to confirm"


def test_a_new_code_makes_the_old_one_void(tmp_path: Path) -> None:
    now = [NOW]
    with in_process(tmp_path, now=lambda: now[0]) as client:
        one, other = Visitor(client), Visitor(client)
        old = code_of(one)
        now[0] = NOW + timedelta(seconds=1)
        assert code_of(one) != old
        assert other.post("/d", json=False, code=old).status_code == 422


def test_five_tries(visit: Callable[..., Visitor]) -> None:
    one, other = visit(), visit()
    code = code_of(one)
    for _ in range(5):
        assert other.post("/d", json=False, code="AAAAAAAA").status_code == 422
    assert other.post("/d", json=False, code=code).status_code == 429


def test_who_sits_at_the_same_table_cannot_join(visit: Callable[..., Visitor]) -> None:
    one, other = visit(), visit()
    table = one.new_table(seats="me,open")
    other.post(one.seat_link(table, 1), name="Livia")
    assert one.post(f"{table}/start", json=False).status_code == 303
    other.post("/d", json=False, code=code_of(one))
    assert one.post("/me/code/answer", json=False, welcome=1).headers["location"] == "/me?said=together"
    assert (one.state(table)["seat"], other.state(table)["seat"]) == (0, 1)


# ------------------------------------------------------------ words


def test_six_words_bring_somebody_back(site: Any, visit: Callable[..., Visitor]) -> None:
    one, other = visit(), visit()
    table, words = one.new_table(), words_of(one)
    assert words not in one.get("/me").text, "shown once"
    assert other.post("/d/words", json=False, words="bamus-bamus-bamus-bamus-bamus-bamus").status_code == 422
    answer = other.post("/d/words", json=False, words=words.replace("-", " ").title(), alone="on")
    assert answer.headers["location"] == "/me?said=joined"
    assert other.state(table)["seat"] == 0
    stolen = dict(one.cookies)
    assert one.state(table)["seat"] != 0, "all other devices were ended"
    one.cookies = stolen
    assert one.post("/me/name", name="Thief").status_code == 403
    store = site.app.state.site.tables.store
    assert words not in json.dumps(
        [str(row) for row in store.engine.connect().exec_driver_sql("select * from persons")]
    )


def test_new_words_make_the_old_ones_void(visit: Callable[..., Visitor]) -> None:
    one, other = visit(), visit()
    old, new = words_of(one), words_of(one)
    assert other.post("/d/words", json=False, words=old).status_code == 422
    assert other.post("/d/words", json=False, words=new).status_code == 303


# ------------------------------------------------------------ devices and names


def test_a_device_can_be_ended_by_another_of_the_person_only(site: Any, visit: Callable[..., Visitor]) -> None:
    one, other, stranger = visit(), visit(), visit()
    table = one.new_table()
    joined(one, other)
    device = holder(site, other)
    assert stranger.post(f"/me/devices/{device}/end").status_code == 404
    assert other.post(f"/me/devices/{device}/end").status_code == 409, "signing out does that"
    assert other.state(table)["seat"] == 0
    assert one.post(f"/me/devices/{device}/end", json=False).headers["location"] == "/me?said=ended"
    assert other.state(table)["seat"] != 0


def test_who_signs_out_is_somebody_new(visit: Callable[..., Visitor]) -> None:
    one, other = visit(), visit()
    table = one.new_table()
    joined(one, other)
    old = dict(one.cookies)
    assert one.post("/me/sign-out", json=False).status_code == 303
    assert one.state(table)["seat"] != 0
    one.cookies = old
    assert one.state(table)["seat"] != 0
    assert other.state(table)["seat"] == 0


def test_a_protected_name_is_for_one_person(visit: Callable[..., Visitor]) -> None:
    one, other, host = visit(), visit(), visit()
    table = host.new_table(seats="local,open")
    assert one.post("/me/protect", on=1).status_code == 409, "it has no name yet"
    one.post("/me/name", name="Claudia")
    assert one.post("/me/protect", json=False, on=1).headers["location"] == "/me?said=protected"
    link = host.seat_link(table, 1)
    refused = other.post(link, name="cláudia")
    assert refused.status_code == 409
    assert "Choose another one" in refused.json()["error"]
    assert other.post("/me/name", name="CLAUDIA").status_code == 409
    assert one.post(link, json=False, name="Claudia").status_code == 303
    one.post("/me/protect", on=0)
    assert other.post("/me/name", name="Claudia").status_code == 303


# ------------------------------------------------------------ data


def test_all_that_is_kept_is_in_one_file(visit: Callable[..., Visitor]) -> None:
    one = visit()
    table = one.new_table()
    one.post("/me/name", name="Claudia")
    answer = one.get("/me/data.zip")
    with zipfile.ZipFile(BytesIO(answer.content)) as archive:
        about = json.loads(archive.read("me.json"))
        assert archive.namelist() == ["me.json"], "a record tells what is hidden while a game goes on"
    assert about["person"]["name"] == "Claudia"
    assert [table["table"] for table in about["tables"]] == [table.removeprefix("/t/")]
    assert "seed" not in answer.text


def test_deleting_takes_all_but_the_games(site: Any, visit: Callable[..., Visitor]) -> None:
    one, other, guest = visit(), visit(), visit()
    joined(one, other)
    one.post("/me/name", name="Claudia")
    words = words_of(one)
    running, lobby = one.new_table(seats="me,random"), one.new_table(seats="me,open")
    person = holder(site, one)
    assert one.post("/me/delete").status_code == 400
    assert one.post("/me/delete", json=False, sure="on").status_code == 303
    store = site.app.state.site.tables.store
    assert (store.person(person), store.devices(person), store.held_by(person)) == (None, [], [])
    assert other.state(running)["seat"] is None or other.state(running)["seat"] < 0
    assert guest.post("/d/words", json=False, words=words).status_code == 422
    facts = store.facts(running.removeprefix("/t/"))
    assert (facts.seats[0].kind, facts.seats[0].name) == ("computer", "Aliquis")
    assert store.facts(lobby.removeprefix("/t/")).seats[0].kind == "open"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_pages_are_shown_to_everybody(visit: Callable[..., Visitor], lang: str) -> None:
    who = visit(lang)
    for path in ("/me", "/d", "/d/ABCD2345", "/me/delete"):
        assert who.get(path).status_code == 200, path
    who.post("/me/recovery", json=False)
    assert who.get("/d/wait").status_code == 303


@pytest.mark.parametrize("path", ["/me/passkeys", "/passkey"])
@pytest.mark.parametrize("credential", ["", "{}", "[]", '{"response": {}}', '{"response": {"clientDataJSON": "e30"}}'])
def test_what_is_no_passkey_is_refused(visit: Callable[..., Visitor], path: str, credential: str) -> None:
    assert visit().post(path, credential=credential).status_code == 422
