"""A guided table: who gets the guide, that it survives a restart, and that it says nothing it should not know."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.games import load, titles
from triumvir.server.config import Config
from triumvir.server.live_table import LiveTable
from triumvir.server.new_table import new_table
from triumvir.server.render.guide import is_guided
from triumvir.server.store import SeatData

from .running import Visitor, in_process

Visit = Callable[..., Visitor]


def told(page: str) -> list[str]:
    return re.findall(r'id="tell-([^"]+)"', page)


def learn(who: Visitor, game: str) -> str:
    response = who.post(f"/learn/{game}", json=False)
    assert response.status_code == 303
    return str(response.headers["location"])


@pytest.mark.parametrize("name", titles())
@pytest.mark.parametrize(("lang", "words"), [("en", "Learn by playing"), ("de", "Spielend lernen")])
def test_every_game_can_be_learned_from_the_start_page(visit: Visit, name: str, lang: str, words: str) -> None:
    who = visit(lang)
    assert words in who.get("/").text
    page = who.get(learn(who, name)).text
    assert told(page)[0] == "start"
    assert f'href="/rules/{name}#' in page
    assert who.state(learn(who, name))["to_act"] == 0


def test_there_is_no_guide_at_another_table_and_none_for_others(visit: Visit) -> None:
    who, other = visit(), visit()
    plain = who.new_table()
    assert told(who.get(plain).text) == []
    assert who.post(f"{plain}/guide", json=False, left=1).status_code == 404
    assert told(other.get(learn(who, "trajan")).text) == []
    assert who.post("/learn/chess", json=False).status_code == 404


def test_a_seed_alone_makes_no_guided_table() -> None:
    guide = titles()["trajan"].guide
    assert guide is not None

    def table(players: int, seed: int, **options: bool) -> LiveTable:
        record = Record.of(load("trajan", players, options), seed)
        seats = tuple(SeatData(number, "person", "Ada", "", 0) for number in range(players))
        kept = replace(new_table(Config(), record, "o", "link", True, 0, "running"), seats=seats)
        return LiveTable(kept, Session)

    assert is_guided(table(2, guide.seed, random_markers=True))
    assert not is_guided(table(2, guide.seed, random_markers=False))
    assert not is_guided(table(3, guide.seed, random_markers=True))
    assert not is_guided(table(2, 1, random_markers=True))


def test_the_guide_is_left_and_taken_up_for_one_table_only(visit: Visit) -> None:
    who = visit()
    first, second = learn(who, "trajan"), learn(who, "nova-roma")
    who.post(f"{first}/guide", json=False, left=1)
    assert told(who.get(first).text) == []
    assert 'id="take-guide"' in who.get(first).text
    assert told(who.get(second).text) != []
    who.post(f"{first}/guide", json=False, left=0)
    assert told(who.get(first).text) != []


def test_the_guide_follows_an_undo(tmp_path: Path) -> None:
    with in_process(tmp_path, pace=600_000) as client:  # computer players leave time to take something back
        who = Visitor(client)
        table = learn(who, "forum-trajanum")
        before = told(who.get(table).text)
        who.play(table)
        assert told(who.get(table).text) != before
        assert who.post(f"{table}/undo", rev=who.state(table)["rev"]).status_code == 200
        assert told(who.get(table).text) == before


def test_the_guide_goes_on_after_a_restart(tmp_path: Path) -> None:
    with in_process(tmp_path) as client:
        who = Visitor(client)
        table = learn(who, "trajan")
        who.play(table)
        before = told(who.get(table).text)
    with in_process(tmp_path) as client:
        who.client = client
        assert told(who.get(table).text) == before
