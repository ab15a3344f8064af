"""A real Chromium and a real server for the browser tests."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from server.running import on_port
from triumvir.games import titles, variants
from triumvir.server import app

ALL = os.environ.get("TRIUMVIR_SCREENS") == "all"
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
expect.set_options(timeout=30_000)  # the machine may be busy; nothing here waits longer than it must
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.flaky(reruns=2))  # a busy machine can let a page wait too long


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    if path is None:
        pytest.skip("no Chromium found; on Debian: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with on_port(tmp_path_factory.mktemp("live")) as address:
        yield address


@pytest.fixture(scope="session")
def short(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose games are the shortest that come with them; with `make test-screens` they are whole."""
    boxes = {name: variants(title)["tiny"] for name, title in ({} if ALL else titles()).items()}
    with ExitStack() as stack:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(app, "read_boxes", lambda files: boxes)
            address = stack.enter_context(on_port(tmp_path_factory.mktemp("short")))
        yield address


@pytest.fixture
def open_page(chromium: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Open a page in a browser of its own; an error in a script fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def make(path: str = "/", lang: str = "en", width: int = 1440, height: int = 900, **more: Any) -> Page:
        context = chromium.new_context(
            locale=lang,
            viewport={"width": width, "height": height},
            **{
                "base_url": address,
                "service_workers": "block",
                **more,
            },  # what a worker fetches cannot be held up by a test
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: problems.append(message.text) if _bad(message) else None)
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert problems == []


def _bad(message: Any) -> bool:
    """A refused request is no error of a script, a broken policy is."""
    return message.type == "error" and "Failed to load resource" not in message.text
