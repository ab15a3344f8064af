"""The report: complete in both languages, one file, no script, drawings that are well-formed."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest

from triumvir.arena.plan import Plan
from triumvir.arena.plots import Interval, intervals
from triumvir.arena.report import report
from triumvir.arena.summary import Summary, summarise
from triumvir.arena.words import number, percent
from triumvir.draw.scale import step_of

from .matches import PLAN, played

SECTIONS = {
    "en": ("Result", "Rating", "First places", "Scores", "Where the points come from", "Thinking time"),
    "de": ("Ergebnis", "Wertung", "Erste Plätze", "Punkte", "Woher die Punkte kommen", "Bedenkzeit"),
}
PLANS = {
    "two": PLAN,
    "four": Plan("forum-trajanum", ("search:1", "random", "random", "search:2")),
    "alone": Plan("nova-roma", ("random",)),
}


@pytest.fixture(scope="module")
def summaries(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Summary]:
    found = {}
    for name, plan in PLANS.items():
        folder = played(tmp_path_factory.mktemp("report") / name, plan, games=3)
        found[name] = summarise(plan, plan.load(), folder.read_first(3))
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", PLANS)
def test_a_report_has_all_it_must(summaries: dict[str, Summary], name: str, lang: str) -> None:
    game = PLANS[name].load()
    page = report(summaries[name], game, lang)
    assert f'<html lang="{lang}">' in page
    assert re.findall("<h2>(.*?)</h2>", page) == [SECTIONS[lang][i] for i in (0, 1, 2, 3, 4, 5)]
    for agent in PLANS[name].agents:
        assert agent in page
    for source in game.ledger_sources:
        words = game.ledger_names[source].in_(lang).split()
        assert all(word in unescape(page) for word in words), source  # drawings are ASCII
    drawings = {ident: svg for svg, ident in re.findall(r'(<svg [^>]*id="(plot-\w+)".*?</svg>)', page)}
    assert set(drawings) == {"plot-rating", "plot-wins", "plot-scores", "plot-sources"}
    for svg in drawings.values():
        ElementTree.fromstring(svg)
    assert ({"en": "the automa", "de": "die KI"}[lang] in page) == (name == "alone")
    assert "prefers-color-scheme:dark" in page


def test_a_report_needs_nothing_else(summaries: dict[str, Summary]) -> None:
    page = report(summaries["two"], PLAN.load(), "en")
    assert "<script" not in page
    assert not re.findall(r"(?:src|href)=\"(?!#)", page)
    assert set(re.findall(r"https?://[^\"' <)]*", page)) == {"http://www.w3.org/2000/svg"}
    assert "default-src 'none'" in page


def test_names_cannot_break_the_page(summaries: dict[str, Summary]) -> None:
    hostile = '<b>"&'
    text = repr(summaries["two"]).replace("'random'", repr(hostile))
    page = report(eval(text), PLAN.load(), "en")
    assert "<b>" not in page
    assert "&lt;b&gt;&quot;&amp;" in page


def test_games_beyond_a_block_are_told(tmp_path: Path, summaries: dict[str, Summary]) -> None:
    assert "without a counterpart: 1" in report(summaries["two"], PLAN.load(), "en")
    assert "ohne Gegenstück: 3" in report(summaries["four"], PLANS["four"].load(), "de")


def test_what_the_players_are_made_of_is_told(summaries: dict[str, Summary]) -> None:
    page = report(summaries["four"], PLANS["four"].load(), "en")
    assert re.search(r"<p class=\"dim\">search:1: rounds=\d+ tries=\d+ [^<]*<br>search:2: rounds=[^<]*</p>", page)
    assert "tries=" not in report(summaries["alone"], PLANS["alone"].load(), "en"), "random is all there is to say"


def test_numbers_as_people_write_them() -> None:
    assert (number(1234.56, "en"), number(1234.56, "de")) == ("1,234.6", "1.234,6")
    assert (number(-0.01, "en"), number(-2.5, "en"), number(None, "en")) == ("0.0", "−2.5", "–")
    assert (percent(0.4567, "en"), percent(0.4567, "de", 0)) == ("45.7%", "46 %")


def test_scales_are_round() -> None:
    assert [step_of(span, 6) for span in (1, 6, 7, 55, 100)] == [0.2, 1, 2, 10, 20]
    svg = intervals([Interval("a", 0, 3.2, 4.0, 4.9, "4")], "x", "plot", str)
    words = [text.text for text in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]
    assert words[0] == "3.0"
    assert words[-2:] == ["a", "4"]
