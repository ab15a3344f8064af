"""A connection that is lost comes back: at the table, in the lobby, after an error of a proxy, with a click unsent."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from server.running import free_port, on_port, over_network

from .playing import after, new_table, no_confirmation, open_dialog, pick, revision, sit_down

Open = Callable[..., Page]
BAD_GATEWAY = "<html><body><h1>502 Bad Gateway</h1></body></html>"


def at_my_turn(page: Page) -> str:
    no_confirmation(page)
    table = new_table(page, seats="me,local", fast=False)
    sit_down(page)
    return table


def plies(page: Page, table: str) -> int:
    return int(page.evaluate("async path => (await (await fetch(path + '/state')).json()).ply", table))


class Proxy:
    """Stands before some addresses, and loses what it is told to lose."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.seen = 0
        self.lose: Callable[[Route], None] | None = None
        page.route(pattern, self.pass_on)

    def pass_on(self, route: Route) -> None:
        self.seen += 1
        lose, self.lose = self.lose, None
        if lose is None:
            route.continue_()
        else:
            lose(route)


def refuse(route: Route) -> None:
    route.fulfill(status=502, content_type="text/html", body=BAD_GATEWAY)


def lose_answer(route: Route) -> None:
    route.fetch()  # it is stored
    route.abort()


def test_a_click_that_failed_is_sent_again(open_page: Open) -> None:
    page = open_page()
    at_my_turn(page)
    for lose in (refuse, Route.abort):
        proxy, old = Proxy(page, "**/act"), revision(page)
        proxy.lose = lose
        pick(page)
        after(page, old)  # no second click was needed
        expect(page.locator("#offline")).to_be_hidden()
        expect(page.locator(".note-pop")).to_have_count(0)
        assert proxy.seen == 2
        page.unroute("**/act")


def test_a_click_whose_answer_was_lost_is_not_done_twice(open_page: Open) -> None:
    page = open_page()
    table = at_my_turn(page)
    proxy, old, before = Proxy(page, "**/act"), revision(page), plies(page, table)
    proxy.lose = lose_answer
    pick(page)
    after(page, old)
    expect(page.locator("#offline")).to_be_hidden()
    expect(page.locator("body.loading")).to_have_count(0)
    expect(page.locator(".note-pop")).to_have_count(0)  # it happened: nothing to complain of
    assert proxy.seen == 2
    assert revision(page) == old + 1
    assert plies(page, table) > before
    for step in ("undo", "redo"):
        proxy, old = Proxy(page, f"**/{step}"), revision(page)
        proxy.lose = lose_answer
        page.locator(f"#{step}").click()
        after(page, old)
        expect(page.locator("body.loading")).to_have_count(0)
        expect(page.locator(".note-pop")).to_have_count(0)
        assert (revision(page), proxy.seen) == (old + 1, 2)


def hold(route: Route) -> None:
    """A proxy that collects what it passes on: nothing comes out."""


def cut(route: Route) -> None:
    route.abort()


@pytest.mark.parametrize("stop", [refuse, cut, hold])
def test_a_page_whose_stream_does_not_come_through_still_works(open_page: Open, stop: Callable[[Route], None]) -> None:
    page = open_page()
    table = at_my_turn(page)
    page.route("**/events*", stop)
    page.reload()
    old = revision(page)
    pick(page)
    after(page, old)  # what comes of an own choice
    expect(page.locator("body.loading")).to_have_count(0)
    expect(page.locator("#offline")).to_be_hidden()
    other, old = page.context.new_page(), revision(page)
    other.goto(table)
    other.locator("#undo").click()
    after(page, old)  # what others do
    open_dialog(page, "scores")
    expect(page.locator("#p-scores table").first).to_be_visible()
    page.unroute("**/events*")
    page.reload()
    old = revision(page)
    pick(page)
    after(page, old)


def test_answers_bring_no_parts_and_the_stream_brings_all(open_page: Open) -> None:
    page = open_page()
    at_my_turn(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.split("/")[-1]) if "/t/" in request.url else None)
    old = revision(page)
    with page.expect_response("**/act") as answered:
        pick(page)
    after(page, old)
    assert set(answered.value.json()) == {"rev", "ply", "chat", "status", "mine"}
    assert asked == ["act"]


def test_words_that_got_no_answer_are_neither_lost_nor_said_twice(open_page: Open) -> None:
    page = open_page()
    at_my_turn(page)
    proxy = Proxy(page, "**/chat")
    proxy.lose = refuse
    page.locator("[data-pane=chat]").click()
    page.locator("#say").fill("Salve")
    page.locator("#say").press("Enter")
    expect(page.locator("#say")).to_have_value("Salve")
    expect(page.locator("#offline")).to_be_hidden()
    assert proxy.seen == 1
    page.locator("#say").press("Enter")
    expect(page.locator("#p-chat li")).to_have_count(1)


def test_a_click_waits_for_a_server_that_is_started_again(chromium: Browser, tmp_path: Path) -> None:
    port = free_port()
    context = chromium.new_context(base_url=f"http://127.0.0.1:{port}", locale="en")
    page = context.new_page()
    with on_port(tmp_path, port=port):
        no_confirmation(page)
        new_table(page, seats="me,level:1")
        page.wait_for_selector(".prompt.mine .choice", state="attached")
        old = revision(page)
    expect(page.locator("#offline")).to_be_visible()
    page.locator(".choice").first.dispatch_event("click")  # a click that was on its way
    with on_port(tmp_path, port=port):
        expect(page.locator("#offline")).to_be_hidden()
        after(page, old)
        expect(page.locator(".note-pop")).to_have_count(0)
        context.close()


def test_the_lobby_goes_on_when_the_server_comes_back(chromium: Browser, tmp_path: Path) -> None:
    port = free_port()
    context = chromium.new_context(base_url=f"http://127.0.0.1:{port}", locale="en")
    page = context.new_page()
    with on_port(tmp_path, port=port):
        new_table(page, seats="me,open")
        link = page.locator("#link-1").input_value()
    expect(page.locator("#offline")).to_be_visible()
    with on_port(tmp_path, port=port) as address:
        expect(page.locator("#offline")).to_be_hidden()
        with over_network(address) as guest:
            assert guest.post("/s/" + link.split("/s/")[1], name="Quintus").status_code == 303
        expect(page.locator(".lobbyseats")).to_contain_text("Quintus")
        context.close()


def test_the_lobby_goes_on_after_an_error_of_a_proxy(open_page: Open) -> None:
    page = open_page()
    new_table(page, seats="me,open")
    link = page.locator("#link-1").input_value()
    page.route("**/events*", refuse)
    page.reload()
    expect(page.locator("#offline")).to_be_visible()
    guest = open_page(link)
    guest.locator("#name").fill("Quintus")
    guest.get_by_role("button", name="Take the seat").click()
    page.unroute("**/events*")
    expect(page.locator("#offline")).to_be_hidden()
    expect(page.locator(".lobbyseats")).to_contain_text("Quintus")
