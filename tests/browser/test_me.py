"""The pages about oneself in a real browser: a passkey made on one device and used on another, and a code."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from server.running import on_port

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def localhost(tmp_path: Path) -> Iterator[str]:
    """A server by a name: an address of numbers can have no passkeys."""
    with on_port(tmp_path) as address:
        yield address.replace("127.0.0.1", "localhost")


def with_authenticator(page: Page) -> tuple[CDPSession, str]:
    """Chromium's own authenticator, which needs no finger."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    made: dict[str, Any] = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return devtools, made["authenticatorId"]


def test_a_passkey_brings_somebody_to_another_device(chromium: Browser, localhost: str) -> None:
    first, second = (chromium.new_context(base_url=localhost, locale="en").new_page() for _ in range(2))
    first.goto("/me")
    first.fill("#name", "Claudia")
    first.click("text=Save")
    devtools, key_ring = with_authenticator(first)
    first.click("#make-passkey")
    first.wait_for_url("**/me?said=passkey")
    first.goto("/")
    first.click("#game-trajan form[action^='/quick'] button")
    first.wait_for_url("**/t/*")
    table = first.url
    keys = devtools.send("WebAuthn.getCredentials", {"authenticatorId": key_ring})["credentials"]
    other_devtools, other_ring = with_authenticator(second)
    second.goto("/d")
    for key in keys:  # a passkey is kept on all devices of its owner
        other_devtools.send("WebAuthn.addCredential", {"authenticatorId": other_ring, "credential": key})
    second.click("#use-passkey")
    second.wait_for_url("**/me?said=joined")
    assert second.input_value("#name") == "Claudia"
    state = second.request.get(f"{table}/state").json()
    assert state["seat"] == 0
    for page in (first, second):
        page.context.close()


def test_another_device_joins_by_code(open_page: Callable[..., Page]) -> None:
    first, second = open_page("/me"), open_page("/me", lang="de")
    first.click("text=Show a code")
    first.wait_for_selector("[data-code]")
    second.goto("/d/" + first.inner_text("#code").replace(" ", ""))
    second.click("text=Dazugehören")
    second.wait_for_url("**/d/wait")
    first.click("text=Yes, that is me", timeout=60_000)  # the page has looked by itself
    second.wait_for_url("**/me?said=joined", timeout=60_000)
