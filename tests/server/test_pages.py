"""Pages in both languages, settings, rules, and refusals that say what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from bench.pages import measure
from bench.service import PAGE_KB

from triumvir.games import titles
from triumvir.server.words import WORDS

from .running import JSON, Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(("lang", "words"), [("en", "Play now"), ("de", "Sofort spielen")])
def test_the_start_page_shows_every_game(visit: Visit, lang: str, words: str) -> None:
    page = visit(lang).get("/").text
    assert f'<html lang="{lang}"' in page
    assert words in page
    for title in titles().values():
        assert title.meta.title in page


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_page_answers(visit: Visit, lang: str) -> None:
    who = visit(lang)
    table = who.new_table()
    lobby = who.new_table(seats="me,open")
    for path in ("/", "/new/trajan", "/rules/trajan", "/settings", "/upload", table, f"{table}/replay", lobby):
        response = who.get(path)
        assert response.status_code == 200, path
        assert "<script>" not in response.text, path
        assert "onclick" not in response.text, path


def test_security_headers_are_on_every_answer(visit: Visit) -> None:
    who = visit()
    for path in ("/", "/nothing", "/static/css/base.css"):
        headers = who.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize(
    ("lang", "status", "path"), [("en", 404, "/t/none"), ("de", 404, "/new/chess"), ("en", 404, "/t/none/replay")]
)
def test_refusals_are_pages_in_words(visit: Visit, lang: str, status: int, path: str) -> None:
    response = visit(lang).get(path)
    assert response.status_code == status
    assert WORDS("err-404").in_(lang) in response.text


def test_our_script_gets_refusals_as_json(visit: Visit) -> None:
    assert visit("de").get("/t/none", headers=JSON).json() == {"error": WORDS("err-404").in_("de")}


def test_an_error_of_our_own_shows_no_trace(site: Any, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    who = visit("de")
    monkeypatch.setattr(site.app.state.site.tables.store, "held_by", lambda *_: 1 / 0)
    response = who.get("/")
    assert response.status_code == 500
    assert WORDS("err-500").in_("de") in response.text
    assert "ZeroDivision" not in response.text
    assert "default-src 'none'" in response.headers["content-security-policy"]


def test_settings_are_kept_in_a_cookie(visit: Visit) -> None:
    who = visit("en")
    assert who.post("/settings", json=False, lang="de", theme="dark", motion="none", size="bogus").status_code == 303
    page = who.get("/").text
    assert '<html lang="de" data-theme="dark" data-motion="none"' in page
    assert 'data-size="100"' in page


def test_settings_lead_back_only_to_our_own_pages(visit: Visit) -> None:
    who = visit()
    for path, leads in (("/rules/trajan", "/rules/trajan"), ("//evil.example", "/"), ("https://evil.example", "/")):
        assert who.post("/settings", json=False, lang="de", next=path).headers["location"] == leads


def test_rules_have_an_anchor_for_every_clause(visit: Visit) -> None:
    for lang in ("en", "de"):
        page = visit(lang).get("/rules/trajan").text
        for rule in ("T-001", "T-153", "T-R03"):
            assert f'<div id="{rule}">' in page
            assert f'href="#{rule}"' in page


def test_the_language_of_the_browser_is_used(visit: Visit) -> None:
    who = visit("fr;q=0.9, de-AT;q=0.8, en;q=0.7")
    assert '<html lang="de"' in who.get("/").text
    assert '<html lang="en"' in visit("fr").get("/").text


def test_the_first_page_is_small(visit: Visit) -> None:
    who = visit()
    table = who.new_table()
    total = 0
    for path in (table, "/static/tokens.css", "/static/css/base.css", "/static/css/table.css", "/static/js/table.js"):
        response = who.get(path, headers={"accept-encoding": "gzip"})
        total += int(response.headers["content-length"])
    fonts = 5 * 24_000
    assert total + fonts < 200_000


def test_pages_are_compressed_and_never_kept(visit: Visit) -> None:
    answer = visit().get("/", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-store"


def test_what_a_page_links_is_kept_for_ever_under_an_address_with_its_version(visit: Visit) -> None:
    who = visit()
    page = who.get(who.new_table(seats="me,local")).text
    linked = set(re.findall(r'(?:src|href)="(/static/[^"#]+)', page))
    assert {address.partition("?")[0].rpartition(".")[2] for address in linked} >= {"css", "js"}
    for address in linked:
        answer = who.get(address, headers={"accept-encoding": "gzip"})
        versioned = "?" in address or "/fonts/" in address
        expected = "public, max-age=31536000, immutable" if versioned else "no-cache"
        assert (answer.status_code, answer.headers["cache-control"]) == (200, expected), address
        if address.endswith(".css") or ".js" in address:
            assert answer.headers["content-encoding"] == "gzip" or len(answer.content) < 600
    for bare in ("/static/js/live.js", "/static/sprite.svg", "/static/vendor/idiomorph.esm.js"):  # named by scripts
        first = who.get(bare)
        assert first.headers["cache-control"] == "no-cache"
        assert who.get(bare, headers={"if-none-match": first.headers["etag"]}).status_code == 304


def test_a_first_page_weighs_less_than_200_kb() -> None:
    sizes = measure(["trajan"])
    assert max(size for name, size in sizes.items() if name.endswith("kB")) < PAGE_KB
