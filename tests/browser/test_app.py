"""The site as an app: installed, without a connection, and with a new version."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.playing import until
from server.running import free_port, on_port
from triumvir.server.routes import app

OpenPage = Callable[..., Page]
KEPT = "caches.keys().then(names => names.some(name => name.startsWith('seen-')))"


def controlled(page: Page, path: str) -> None:
    """Open a page that the worker serves, and wait until it is kept."""
    page.goto(path)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto(path)
    until(
        page,
        "async path => { for (const name of await caches.keys()) if (name.startsWith('seen-')"
        " && await (await caches.open(name)).match(path)) return true; return false; }",
        path,
    )


@pytest.fixture
def allowed(open_page: OpenPage) -> OpenPage:
    return lambda path="/", **more: open_page(path, service_workers="allow", **more)


def test_what_a_browser_needs_to_install_it(allowed: OpenPage) -> None:
    page = allowed("/")
    page.evaluate("navigator.serviceWorker.ready")
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert '"display":"standalone"' in found["data"]
    assert '"purpose":"maskable"' in found["data"]
    wrong = [error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [error for error in wrong if error != "in-incognito"] == []  # the tests browse privately


@pytest.mark.parametrize("lang", ["en", "de"])
def test_without_a_connection_games_are_shown_as_last_seen_and_nothing_can_be_sent(
    allowed: OpenPage, lang: str
) -> None:
    page = allowed("/", lang=lang, width=390, height=844)
    page.locator("form[action='/quick/trajan'] button").first.click()
    page.wait_for_url("**/t/*")
    path = re.sub(r"^https?://[^/]+", "", page.url)
    controlled(page, path)
    page.context.set_offline(True)
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_contain_text(
        {"en": "No connection", "de": "Keine Verbindung"}[lang]
    )
    games = page.locator("#seen-games li")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("Trajan")
    games.get_by_role("link").click()
    expect(page.locator("#seen")).to_be_visible()
    expect(page.locator("main svg").first).to_be_visible()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.method))
    for form in page.locator("form").all():
        assert form.evaluate("form => form.inert")
    assert page.locator("script[src*='table.js']").count() == 0
    page.context.set_offline(False)
    expect(page.locator("#seen")).to_be_hidden()  # it has come back by itself
    assert "POST" not in sent
    assert page.locator("script[src*='table.js']").count() == 1


def test_a_new_version_is_taken_up_without_a_stale_page(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, port = tmp_path, free_port()
    context = chromium.new_context(base_url=f"http://127.0.0.1:{port}")
    page = context.new_page()
    with on_port(folder, port):
        controlled(page, "/")
        before = page.evaluate("caches.keys()")
    script = app.script()
    version = re.search(r'"files-(\w+)"', script)
    assert version
    monkeypatch.setattr(app, "script", lambda: script.replace(version[1], "newer"))
    with on_port(folder, port):
        page.goto("/settings")  # from the server, not out of what is kept
        expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
        until(page, "() => caches.keys().then(names => names.every(name => name.endsWith('-newer')))")
        assert before
        page.goto("/")
        expect(page.locator("#seen")).to_be_hidden()
    context.close()


@pytest.mark.parametrize("past", [False, True], ids=["served", "loaded past the worker"])
def test_what_was_seen_is_forgotten_by_who_signs_out(allowed: OpenPage, past: bool) -> None:
    page = allowed("/")
    controlled(page, "/")
    assert page.evaluate(KEPT)
    if past:  # as with the shift key, or while the worker was made
        page.evaluate("globalThis.before = true")
        page.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
        page.wait_for_function("() => !globalThis.before && navigator.serviceWorker.controller !== null")
    page.evaluate("fetch('/me/sign-out', { method: 'POST' })")
    until(page, "() => caches.keys().then(names => names.every(name => !name.startsWith('seen-')))")
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("No connection")
