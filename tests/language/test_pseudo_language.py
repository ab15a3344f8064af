"""Every visible text comes from a catalogue: in the pseudo-language nothing is said outside of its brackets."""

from __future__ import annotations

import html
import re

import pytest

from server.running import Visitor, in_process
from triumvir.games import load, titles
from triumvir.language import languages, own_name

PSEUDO = "qps"
NAMES = ("1", "2", "3", "4")  # no letters: what a letter is left of, nobody has translated
NUMERAL = re.compile(r"\b[IVX]+\b|\b[A-Z]-R?\d+\b")  # and the ids of rules
BRACKETS = re.compile(r"⟦[^⟦⟧]*⟧")


@pytest.fixture(autouse=True)
def pseudo(monkeypatch):
    monkeypatch.setenv("TRIUMVIR_PSEUDO", "1")


def outside(text: str) -> str:
    """What stands outside of all brackets and has letters."""
    while BRACKETS.search(text):
        text = BRACKETS.sub("", text)
    text = NUMERAL.sub("", text)
    return text if re.search(r"[^\W\d_]", text) else ""


@pytest.mark.parametrize("title", titles())
def test_all_that_a_game_says_comes_from_a_catalogue(title):
    game = load(title, max(2, titles()[title].meta.min_players))
    state = game.start(3)
    who = NAMES[: game.players]
    for ply in range(80):
        if state.over:
            break
        legal = state.legal()
        before, action = state.view(int(state.to_act)), legal[ply * 7 % len(legal)]
        seat = before["seat"]
        state.apply(action)
        said = [game.prompt(before, PSEUDO), game.phase(before, PSEUDO)]
        said += [game.choice(before, one, PSEUDO) for one in legal]
        said += game.sentences(before, action, state.view(seat), PSEUDO, who)
        assert [left for text in said if (left := outside(text))] == []


def test_all_that_a_page_says_comes_from_a_catalogue(tmp_path):
    """But the names of games, of people, of languages and of the values of options; tables quote the box."""
    names = {title.meta.title for title in titles().values()} | {"Triumvir"}
    names |= {name for title in titles().values() for name in (title.meta.designer, title.meta.publisher)}
    names |= {value for title in titles().values() for option in title.meta.options for value in option.choices}
    names |= {own_name(lang) for lang in languages() if lang != PSEUDO}
    with in_process(tmp_path) as client:
        who = Visitor(client, PSEUDO)
        for path in ("/", "/settings", "/new/trajan", "/upload", "/none"):
            page = who.get(path).text
            assert f'<html lang="{PSEUDO}"' in page
            body = re.sub(r"<(script|style|svg|title|tbody)\b.*?</\1>", "", page.partition("<body")[2], flags=re.S)
            texts = [html.unescape(text).strip() for text in re.findall(r">([^<]+)<", body)]
            texts += [html.unescape(text) for text in re.findall(r'(?:aria-label|title|placeholder)="([^"]*)"', body)]
            for name in sorted(names, key=len, reverse=True):
                texts = [text.replace(name, "") for text in texts]
            assert [left for text in texts if (left := outside(text)) and left not in ("EN", "DE", "QPS")] == []
