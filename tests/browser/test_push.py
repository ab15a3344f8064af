"""A push in a real browser: the service worker shows a notice, and a click on it opens the table.

A browser subscribes at the push service of its maker, which a test should not need. So a receiver on this machine takes
the place of that service, and what it was sent is handed to the browser's worker by the tools for developers, as the
service would.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser.playing import until
from server.noticing import Clock
from server.receiving import Device, Receiver, http_receiver
from server.running import free_port, on_port, over_network
from triumvir.server.notices.push import make_keys
from triumvir.server.notices.settings import NoticeSettings

SUBSCRIBE = """async fields => {
  const csrf = document.querySelector("meta[name=csrf]").content;
  return (await fetch("/me/notices/push", { method: "POST", body: new URLSearchParams({ csrf, ...fields }) })).status;
}"""
WISH = """async () => {
  const csrf = document.querySelector("meta[name=csrf]").content;
  const hours = { "quiet-from": "22:00", "quiet-to": "07:00", zone: "Europe/Rome" };
  const body = new URLSearchParams({ csrf, want: "push:turn", mail: "often", ...hours });
  return (await fetch("/me/notices", { method: "POST", body })).status;
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, data }) => ({ title, body, tag, link: data.link }))"""
CLICK = """async () => {
  const opened = [];
  self.clients.openWindow = async address => { opened.push(address); return null; }; // only a finger may open one
  const [notification] = await self.registration.getNotifications();
  const waits = [];
  const event = new NotificationEvent("notificationclick", { notification });
  event.waitUntil = work => waits.push(work);
  self.dispatchEvent(event);
  await Promise.all(waits);
  return opened;
}"""


def deliver(page: Page, text: str) -> None:
    """Hand a message to the worker of a page, as a push service does."""
    devtools = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    end = time.monotonic() + 30
    while not found and time.monotonic() < end:
        page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    sent = {"origin": origin, "registrationId": found[0]["registrationId"], "data": text}
    devtools.send("ServiceWorker.deliverPushMessage", sent)


def pushed(page: Page, receiver: Receiver, device: Device) -> dict[str, Any]:
    """What the server has sent to the browser's address."""
    end = time.monotonic() + 60
    while not receiver.requests and time.monotonic() < end:
        page.wait_for_timeout(50)
    (sent,) = receiver.requests
    return device.read(sent.body)


@pytest.mark.parametrize(("lang", "title"), [("en", "Your turn"), ("de", "Du bist am Zug")])
def test_a_push_becomes_a_notice_that_leads_to_the_table(
    chromium: Browser, tmp_path: Path, lang: str, title: str
) -> None:
    clock, device, port = Clock(), Device(), free_port()
    make_keys(f"sqlite:///{tmp_path / 'live.db'}")
    address = f"http://127.0.0.1:{port}"
    notices = NoticeSettings("https://games.example.org", push_private=frozenset({"localhost"}))
    with (
        http_receiver() as receiver,
        on_port(tmp_path, port, look=0.1, now=clock, notices=notices),
        over_network(address) as host,
    ):
        context = chromium.new_context(base_url=address, locale=lang)
        context.grant_permissions(["notifications"])
        page = context.new_page()
        page.goto("/settings")
        page.evaluate("navigator.serviceWorker.ready")
        assert page.evaluate(WISH) == 200
        assert page.evaluate(SUBSCRIBE, {"endpoint": f"{receiver.address}/mine", **device.keys}) == 204
        table = host.new_table("trajan", "me,open")
        page.goto(host.seat_link(table, 1))
        page.locator("#name").fill("Livia")
        page.locator("form button.main").first.click()
        page.wait_for_url("**/t/*")
        page.goto("/settings")  # and away
        host.post(f"{table}/start")
        while host.state(table)["to_act"] == 0:
            host.play(table)
        clock.go_on(minutes=3)
        said = pushed(page, receiver, device)
        deliver(page, json.dumps(said))
        until(page, f"({SHOWN})().then(shown => shown.length > 0)")
        (shown,) = page.evaluate(SHOWN)
        assert shown == {"title": title, "body": said["body"], "tag": said["tag"], "link": table}
        (worker,) = context.service_workers
        assert worker.evaluate(CLICK) == [table]
        until(page, f"({SHOWN})().then(shown => shown.length === 0)")
        page.goto(table)
        assert page.locator(".prompt.mine").count() == 1
        context.close()
