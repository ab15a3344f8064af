"""Push, mail and webhook against receivers on this machine; and what must not be called from here."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from http_ece import ECEException

from triumvir.engine.errors import TriumvirError
from triumvir.server.notices.outgoing import Forbidden, allowed, call, is_public
from triumvir.server.notices.push import make_keys
from triumvir.server.notices.settings import from_environment, is_mail_address
from triumvir.server.notices.webhook import SIGNATURE, signature

from .noticing import Clock, Club
from .receiving import Device, Mailbox, Receiver, http_receiver, mail_receiver
from .running import Visitor, free_port, in_process, run_async

SITE = "https://games.example.org"


@dataclass
class Host:
    """A club whose host has set up all ways, to receivers on this machine."""

    club: Club
    http: Receiver
    mail: Mailbox

    def look(self, **span: float) -> None:
        self.club.clock.go_on(**span)
        self.club.client.portal.call(self.club.site.courier.look)

    def push(self, who: Visitor) -> Device:
        device = Device()
        path = f"/push/{len(self.http.requests)}-{id(device)}"
        answer = who.post("/me/notices/push", endpoint=self.http.address + path, **device.keys)
        assert answer.status_code == 204, answer.text
        return device

    def confirm(self, who: Visitor, address: str) -> None:
        assert who.post("/me/notices/mail", address=address).status_code == 303
        link = re.search(rf"{SITE}(/notices/confirm/\S+)", self.mail.mails[-1].get_content())
        assert link
        assert who.get(link[1]).status_code == 200
        assert who.request("POST", link[1]).status_code == 200


def environment(mail: Mailbox) -> dict[str, str]:
    return {
        "TRIUMVIR_ADDRESS": SITE + "/",
        "TRIUMVIR_MAIL": f"smtp+plain://127.0.0.1:{mail.port}",
        "TRIUMVIR_MAIL_FROM": "Our club <games@example.org>",
        "TRIUMVIR_WEBHOOKS": "ntfy.sh, private:localhost",
        "TRIUMVIR_PUSH_PRIVATE": "localhost",
    }


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    clock = Clock()
    make_keys(f"sqlite:///{tmp_path / 'test.db'}")
    with http_receiver() as http, mail_receiver() as mail:
        settings = from_environment(environment(mail))
        with in_process(tmp_path, now=clock, look=1e6, notices=settings) as client:
            yield Host(Club(client, clock, None), http, mail)  # type: ignore[arg-type]  # these ways are real


def wish_all(who: Visitor, **more: str) -> None:
    wanted = [f"{kind}:{group}" for kind in ("push", "mail", "webhook") for group in ("turn", "start", "over", "chat")]
    data = {
        "csrf": who.csrf,
        "want": wanted,
        "zone": "Europe/Berlin",
        "quiet-from": "22:00",
        "quiet-to": "07:00",
        **more,
    }
    assert who.request("POST", "/me/notices", data=data).status_code == 303


def test_a_push_can_be_read_by_its_browser_alone_and_is_signed(host: Host) -> None:
    who, other = Visitor(host.club.client), Visitor(host.club.client)
    device = host.push(who)
    wish_all(who)
    table = host.club.table(who, other)
    host.look(minutes=3)
    [sent] = host.http.requests
    said = device.read(sent.body)
    assert said["title"] in ("Your turn", "The game has begun")
    assert said["link"] == table
    assert said["body"].startswith("Trajan with Livia: ")
    assert said["offs"][0]["title"] == "Not for this table"
    assert all(off["link"].startswith("/notices/off/") for off in said["offs"])
    assert sent.headers["authorization"].startswith("vapid t=")
    assert sent.headers["content-encoding"] == "aes128gcm"
    assert sent.headers["ttl"]
    with pytest.raises(ECEException):
        Device().read(sent.body)


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_has_ended_is_forgotten(host: Host, status: int) -> None:
    who, other = Visitor(host.club.client), Visitor(host.club.client)
    host.push(who)
    wish_all(who)
    host.club.table(who, other)
    host.http.status = status
    host.look(minutes=3)
    assert len(host.http.requests) == 1
    assert host.club.site.tables.store.channels.of(host.club.person(who)) == []


def test_mail_is_sent_after_it_was_confirmed_with_links_that_end_it(host: Host) -> None:
    who, other = Visitor(host.club.client, "de"), Visitor(host.club.client)
    assert who.post("/me/notices/mail", address="claudia@example.org").status_code == 303
    wish_all(who, mail="often")
    table = host.club.table(who, other)
    host.look(minutes=3)
    assert len(host.mail.mails) == 1  # the question only
    host.confirm(who, "claudia@example.org")
    other.post(f"{table}/chat", text="geheim")
    host.look(minutes=3)
    mail = host.mail.mails[-1]
    assert mail["to"] == "claudia@example.org"
    text, html = mail.get_body(("plain",)), mail.get_body(("html",))
    assert text is not None
    assert html is not None
    assert "Jemand hat geschrieben" in text.get_content()
    assert "geheim" not in mail.as_string()
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    stop = mail["list-unsubscribe"].strip("<>").removeprefix(SITE)
    stranger = Visitor(host.club.client)
    assert "Yes" in stranger.get(stop).text  # a program that looks at links ends nothing
    assert host.club.site.tables.store.channels.of(host.club.person(who))[0].paused == ""
    assert stranger.request("POST", stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert host.club.site.tables.store.channels.of(host.club.person(who))[0].paused == "stopped"
    other.post(f"{table}/chat", text="noch etwas")
    sent = len(host.mail.mails)
    host.look(days=2)
    assert len(host.mail.mails) == sent
    assert "Du hast ihn durch einen Link beendet." in who.get("/me/notices").text


def test_three_bounces_pause_mail_and_a_mail_server_that_is_away_does_not(host: Host) -> None:
    who, other = Visitor(host.club.client), Visitor(host.club.client)
    host.confirm(who, "claudia@example.org")
    wish_all(who, mail="often")
    host.club.table(who, other)
    channels, person = host.club.site.tables.store.channels, host.club.person(who)
    host.mail.refused.add("claudia@example.org")
    for failures in (1, 2, 3):
        host.look(hours=1 if failures > 1 else 0.1)
        assert channels.of(person)[0].failures == failures
    assert channels.of(person)[0].paused == "failed"
    page = who.get("/me/notices").text
    assert "Paused after 3 failures." in page
    assert who.post("/me/notices/resume", way=channels.of(person)[0].id).status_code == 303
    host.mail.refused.clear()
    mail = host.club.site.courier.carriers["mail"]
    reached, mail._server = mail._server, replace(mail._server, port=free_port())
    for _ in range(5):
        host.look(hours=1)
    assert channels.of(person)[0].failures == 0
    assert channels.of(person)[0].paused == ""
    mail._server = reached
    sent = len(host.mail.mails)
    host.look(hours=1)
    assert len(host.mail.mails) == sent + 1


@pytest.mark.parametrize("style", ["json", "ntfy", "discord", "matrix"])
def test_a_webhook_is_signed_and_in_the_form_of_its_service(host: Host, style: str) -> None:
    who, other = Visitor(host.club.client), Visitor(host.club.client)
    url = f"{host.http.address}/hook/claudia"
    assert who.post("/me/notices/webhook", address=url, format=style, token="abc").status_code == 303
    wish_all(who)
    host.club.table(who, other)
    host.http.status = 200
    host.look(minutes=3)
    [sent] = host.http.requests
    [way] = host.club.site.tables.store.channels.of(host.club.person(who))
    assert sent.headers[SIGNATURE] == signature(way.more["secret"], sent.body)
    assert sent.headers["authorization"] == "Bearer abc"
    said = json.loads(sent.body)
    assert "Trajan with Livia" in json.dumps(said)
    match style:
        case "ntfy":
            assert (sent.path, said["topic"]) == ("/hook/", "claudia")
            assert said["click"].startswith(f"{SITE}/t/")
        case "discord":
            assert said["allowed_mentions"] == {"parse": []}
        case "matrix":
            assert (sent.method, sent.path.rpartition("/")[0]) == ("PUT", "/hook/claudia")
            assert said["msgtype"] == "m.notice"
        case "json":
            assert sent.headers["x-triumvir-key"] == said["key"]


def test_a_webhook_follows_no_redirect_and_is_paused_after_ten_failures(host: Host) -> None:
    who, other = Visitor(host.club.client), Visitor(host.club.client)
    who.post("/me/notices/webhook", address=f"{host.http.address}/hook", format="json")
    wish_all(who)
    host.club.table(who, other)
    host.http.status, host.http.headers = 307, {"location": f"{host.http.address}/elsewhere"}
    for _ in range(11):
        host.look(hours=13)
    assert {sent.path for sent in host.http.requests} == {"/hook"}
    assert len(host.http.requests) <= 10  # those at night waited
    for _ in range(11):
        host.look(hours=13)
    assert len(host.http.requests) == 10
    [way] = host.club.site.tables.store.channels.of(host.club.person(who))
    assert way.paused == "failed"


@pytest.mark.parametrize(
    "url",
    [
        "http://ntfy.sh/x",
        "https://example.org/x",
        "https://user@ntfy.sh/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://ntfy.sh.evil.example/x",
        "ftp://ntfy.sh/x",
        "https://ntfy.sh:0/x",
        "https://ntfy.sh:99999/x",
        "https://[ntfy.sh/x",
        "nonsense",
        "",
    ],
)
def test_a_webhook_to_anywhere_else_is_refused_in_words(host: Host, url: str) -> None:
    who = Visitor(host.club.client)
    refused = who.post("/me/notices/webhook", address=url, format="json")
    assert refused.status_code == 400
    assert "does not allow this address" in refused.json()["error"]
    assert host.club.site.tables.store.channels.of(host.club.person(who)) == []


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "::1", "fe80::1", "fd00::1",
     "::ffff:127.0.0.1", "::ffff:10.0.0.1", "224.0.0.1", "255.255.255.255", "64:ff9b::7f00:1"],
)  # fmt: skip
def test_addresses_of_the_own_network_are_not_public(address: str) -> None:
    assert not is_public(address)
    host = f"[{address}]" if ":" in address else address
    assert not allowed(f"https://{host}/", frozenset())


def test_a_name_with_a_private_address_behind_it_is_not_called() -> None:
    async def attempt() -> None:
        with pytest.raises(Forbidden):
            await call("POST", "https://localhost.localdomain.example/", b"", {}, frozenset(), {"elsewhere.example"})
        with pytest.raises(Forbidden):  # `allowed` cannot know it, whoever looks it up does
            await call("POST", "https://private.test./", b"", {}, frozenset())

    def looked_up(*_: object, **__: object) -> object:
        async def found() -> list[object]:
            return [(2, 1, 6, "", ("127.0.0.1", 443))]

        return found()

    async def patched() -> None:
        import asyncio  # noqa: PLC0415

        asyncio.get_running_loop().getaddrinfo = looked_up  # type: ignore[method-assign,assignment]
        await attempt()

    run_async(patched())


def test_a_subscription_that_cannot_be_one_is_refused(host: Host) -> None:
    who, keys = Visitor(host.club.client), Device().keys
    for endpoint in ("https://127.0.0.1/x", "http://push.example.org/x", "javascript:alert(1)", "x" * 2000):
        assert who.post("/me/notices/push", endpoint=endpoint, **keys).status_code == 400
    good = f"{host.http.address}/x"
    for wrong in ({"p256dh": "AA"}, {"auth": ""}, {"auth": "é"}):
        assert who.post("/me/notices/push", endpoint=good, **{**keys, **wrong}).status_code == 400


def test_nobody_can_use_the_ways_of_another(host: Host) -> None:
    who, other = Visitor(host.club.client), Visitor(host.club.client)
    host.push(who)
    [way] = host.club.site.tables.store.channels.of(host.club.person(who))
    for action in ("remove", "test", "resume"):
        assert other.post(f"/me/notices/{action}", way=way.id).status_code == 404
    assert host.club.site.tables.store.channels.of(host.club.person(who)) == [way]
    assert who.post("/me/notices/test", way=way.id).headers["location"] == "/me/notices?said=tried"
    assert len(host.http.requests) == 1
    for forged in ("nonsense", "WyJ4IixbXSxbXV0.AAAA"):
        assert other.get(f"/notices/off/{forged}").status_code == 404
        assert other.request("POST", f"/notices/off/{forged}").status_code == 404
        assert other.request("POST", f"/notices/confirm/{forged}").status_code == 404


def test_links_end_a_table_or_a_kind(host: Host) -> None:
    who, other = Visitor(host.club.client), Visitor(host.club.client)
    device = host.push(who)
    wish_all(who)
    table = host.club.table(who, other)
    host.look(minutes=3)
    offs = [off["link"] for off in device.read(host.http.requests[-1].body)["offs"]]
    channels, person = host.club.site.tables.store.channels, host.club.person(who)
    for link in offs:
        assert other.request("POST", link).status_code == 200
    wishes = channels.wishes([person])[person]
    assert wishes.muted == {table.removeprefix("/t/")}
    assert "chat" in wishes.wanted["push"]
    assert "start" not in wishes.wanted["push"]
    assert "start" in wishes.wanted["mail"]
    assert who.post("/me/notices/table", table=table.removeprefix("/t/"), muted="off").status_code == 303
    assert channels.wishes([person])[person].muted == frozenset()


def test_a_host_that_has_set_up_nothing_says_so(site: object) -> None:
    who = Visitor(site)
    page = who.get("/me/notices").text
    for sentence in ("has not set up push", "has not set up e-mail", "has not allowed any webhook"):
        assert sentence in page
    assert who.post("/me/notices/mail", address="a@example.org").status_code == 409
    wish_all(who)
    assert who.request("POST", "/me/notices", data={"csrf": who.csrf, "zone": "Mars/Olympus"}).status_code == 400


@pytest.mark.parametrize(
    "wrong",
    [
        {"TRIUMVIR_ADDRESS": "games.example.org"},
        {"TRIUMVIR_WEBHOOKS": "ntfy.sh"},
        {"TRIUMVIR_ADDRESS": SITE, "TRIUMVIR_MAIL": "mail.example.org"},
        {"TRIUMVIR_ADDRESS": SITE, "TRIUMVIR_MAIL": "smtp://mail.example.org"},
        {"TRIUMVIR_ADDRESS": SITE, "TRIUMVIR_MAIL": "smtp://mail:x", "TRIUMVIR_MAIL_FROM": "a@example.org"},
    ],
)
def test_settings_that_cannot_be_meant_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(TriumvirError):
        from_environment(wrong)


def test_mail_addresses() -> None:
    good = ("a@example.org", "first.last+tag@sub.example.org")
    bad = ("", "a", "a@b", "a@@example.org", "a@example.org\nbcc: b@example.org", "a b@example.org", "ä@example.org")
    assert [is_mail_address(address) for address in good] == [True] * len(good)
    assert [address for address in bad if is_mail_address(address)] == []


def test_the_key_of_push_is_made_once(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'games.db'}"
    path, new = make_keys(db)
    assert new
    assert path.stat().st_mode & 0o077 == 0
    before = path.read_bytes()
    assert make_keys(db) == (path, False)
    assert path.read_bytes() == before
