"""Text from outside is checked once, at the door: whatever comes, the answer says what is allowed and is no 500."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from triumvir.engine.errors import RecordError
from triumvir.engine.record import Record
from triumvir.games import load
from triumvir.server.words import WORDS
from triumvir.testing.walks import finish

from .postgres import needs_postgres
from .running import JSON, Visitor, in_process

ODD = ("\x00", "\x01", "\x1b", "\x7f", "\x85", "\x9f")
BROKEN = ("\ud800", "\udfff", *ODD)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def visit(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[..., Visitor]]:
    """Visitors of a site on either database."""
    given = {"db": request.getfixturevalue("postgres")()} if request.param == "postgresql" else {}
    with in_process(tmp_path, **given) as client:
        yield lambda lang="en": Visitor(client, lang)


def finished() -> dict[str, Any]:
    """The record of a whole game, as values."""
    game = load("nova-roma", 1)
    record, state = Record.of(game, 5, ["Claudia"]), game.start(5)
    record.actions, record.scores = finish(state, 5), state.scores()
    return dict(json.loads(record.to_json()))


def test_odd_characters_are_refused_wherever_they_stand(visit: Callable[..., Visitor]) -> None:
    who = visit()
    table = who.new_table(seats="me,local")
    for odd in ODD:
        code = "".join(f"%{byte:02x}" for byte in odd.encode())
        for path in (f"/t/{code}", f"/t/{code}/state", f"/s/{code}", f"/rules/{code}", f"/static/{code}"):
            answer = who.get(path, headers=JSON)
            assert (answer.status_code, answer.json()) == (400, {"error": WORDS("err-text").en}), path
        for query in (f"log={code}", f"as={code}", f"{code}=1", f"have=mat:{code}"):
            assert who.get(f"{table}/replay?{query}").status_code == 400, query
        for fields in ({"text": f"a{odd}b"}, {odd: "x", "text": "a"}):
            answer = who.request("POST", f"{table}/chat", data={"csrf": who.csrf, **fields}, headers=JSON)
            assert (answer.status_code, answer.json()) == (400, {"error": WORDS("err-text").en}), fields


def test_lines_and_all_the_letters_of_the_world_are_taken(visit: Callable[..., Visitor]) -> None:
    who = visit()
    table = who.new_table(seats="me,local")
    said = "salvē 👩‍👩‍👧 שלום 世界 \U0010fffd"
    assert who.post(f"{table}/chat", text=f"{said}\r\n\tvale").status_code == 200
    assert f"{said} vale" in who.get(table).text


@pytest.mark.parametrize(
    "origin", ["http://[", "http://]", "[", "http://testserver:x", "null", "", "://", "http://x\xff"]
)
def test_a_damaged_origin_is_that_of_another_site(visit: Callable[..., Visitor], origin: str) -> None:
    who = visit()
    headers = {"origin": origin.encode("latin-1")}
    assert who.request("POST", "/quick/trajan", data={"csrf": who.csrf}, headers=headers).status_code == 403


def test_the_own_origin_is_welcome(visit: Callable[..., Visitor]) -> None:
    who = visit()
    headers = {"origin": "http://testserver", **JSON}
    assert who.request("POST", "/quick/trajan", data={"csrf": who.csrf}, headers=headers).status_code == 303


@pytest.mark.parametrize("host", ["[", "a b", "x:y", "http://x", "x/y", "\xb2", "[::1"])
def test_a_damaged_host_is_refused(visit: Callable[..., Visitor], host: str) -> None:
    assert visit().get("/", headers={"host": host.encode("latin-1")}).status_code == 400


@pytest.mark.parametrize("length", ["\xb2", "-1", "9" * 5000, "1e3", "x"])
def test_a_damaged_length_is_refused(visit: Callable[..., Visitor], length: str) -> None:
    who = visit()
    answer = who.request("POST", "/settings", headers={"content-length": length.encode("latin-1")}, content=b"")
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "charset",
    ["undefined", "unicode_escape", "raw_unicode_escape", "punycode", "utf-7", "idna", "utf-16", "rot13", "x"],
)
def test_forms_are_in_utf_8(visit: Callable[..., Visitor], charset: str) -> None:
    who = visit("de")
    body = f'--B\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n{who.csrf}\r\n--B--\r\n'.encode()
    for kind, status in ((f"; charset={charset}", 415), ("; charset=UTF-8", 303), ("", 303)):
        headers = {"content-type": f"multipart/form-data; boundary=B{kind}", **JSON}
        answer = who.request("POST", "/quick/trajan", content=body, headers=headers)
        assert answer.status_code == status
        if status == 415:
            assert answer.json() == {"error": WORDS("err-charset").in_("de")}


@pytest.mark.parametrize(
    "body", [b"--B", b"--B\r\n\r\n", b"garbage", b"--B\r\nContent-Disposition: form-data\r\n\r\nx"]
)
def test_a_damaged_form_is_refused(visit: Callable[..., Visitor], body: bytes) -> None:
    who = visit()
    headers = {"content-type": "multipart/form-data; boundary=B", "x-csrf": who.csrf, **JSON}
    assert who.request("POST", "/settings", content=body, headers=headers).status_code in (303, 400)


def test_long_addresses_are_refused(visit: Callable[..., Visitor]) -> None:
    who = visit()
    for path in ("/t/" + "x" * 600, "/?have=" + "x" * 9000):
        answer = who.get(path, headers=JSON)
        assert (answer.status_code, answer.json()) == (414, {"error": WORDS("err-414").en})


def test_an_uploaded_record_has_plain_texts_only(visit: Callable[..., Visitor]) -> None:
    who, good = visit("de"), finished()
    for odd in BROKEN:
        for damaged in (
            {"seats": [odd]},
            {"game": odd},
            {"box": odd},
            {"options": {odd: True}},
            {"options": {"solo": odd}},
            {"more": {"deep": [odd]}},
        ):
            files = {"record": ("r.json", json.dumps({**good, **damaged}).encode())}
            answer = who.request("POST", "/upload", data={"csrf": who.csrf}, files=files)
            assert answer.status_code == 422, (odd, damaged)
            assert "Steuerzeichen" in answer.text
    for raw in (b"\xff\xfe", b'{"\x00": 1}', json.dumps(good).encode("utf-16")):
        answer = who.request("POST", "/upload", data={"csrf": who.csrf}, files={"record": ("r.json", raw)})
        assert answer.status_code == 422
        assert WORDS("up-text").in_("de") in answer.text
    files = {"record": ("r.json", json.dumps(good).encode())}
    assert who.request("POST", "/upload", data={"csrf": who.csrf}, files=files).status_code == 303


def test_a_record_nested_beyond_measure_is_refused() -> None:
    with pytest.raises(RecordError):
        Record.from_json("[" * 100_000)
    with pytest.raises(RecordError, match="seats"):
        Record.from_json(json.dumps({**finished(), "seats": json.loads("[" * 900 + "]" * 900)}))


def test_cookies_that_we_did_not_write_do_no_harm(visit: Callable[..., Visitor]) -> None:
    who = visit()
    table = str(who.post("/learn/trajan").headers["location"])
    for kept in ('"\\000\\012"', "a.b\x01.c", "x" * 5000, "..", "ü.\xff"):
        headers = {"cookie": f"triumvir={who.cookies['triumvir']}; triumvir-guide={kept}".encode("latin-1")}
        answer = who.client.request(
            "POST", f"{table}/guide", data={"csrf": who.csrf, "left": "1"}, headers=headers, follow_redirects=False
        )
        assert answer.status_code == 303
        who.client.cookies.clear()
