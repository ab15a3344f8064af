"""The log can be narrowed, and every number of the ledger leads to the lines behind it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from triumvir.games import titles
from triumvir.server.render.chronicle import BLOCK, PLIES

from .running import Visitor

Visit = Callable[..., Visitor]


def plies(page: str) -> list[int]:
    return [int(ply) for ply in re.findall(r'<li id="log-(\d+)"', page)]


@pytest.fixture
def played(site: Any, visit: Visit) -> tuple[Visitor, str, Any]:
    """A table on which both seats have played for a while."""
    who = visit()
    path = who.new_table(seats="me,local", option__random_markers="on")
    for step in range(170):
        state = who.state(path)
        if not state["legal"]:
            who.post(f"{path}/sit", seat=state["to_act"])
        else:
            who.act(path, state["legal"][step % len(state["legal"])]["action"], state)
    return who, path, site.app.state.site.tables._live[path.split("/")[2]]


def test_the_log_is_narrowed_to_a_seat_to_scoring_and_to_a_source(played: tuple[Visitor, str, Any]) -> None:
    who, path, table = played
    everything = plies(who.get(path).text)
    assert len(everything) < PLIES + 2 * BLOCK < table.ply  # turns are not torn apart
    positions = table.session.positions
    of_seat = plies(who.get(f"{path}?log=seat-1").text)
    assert of_seat
    assert all(int(positions[ply - 1].to_act) == 1 for ply in of_seat)
    assert min(of_seat) < min(everything)  # a selection goes back to the beginning
    scored = plies(who.get(f"{path}?log=vp").text)
    assert scored == [
        ply
        for ply in range(1, table.ply + 1)
        if any(positions[ply - 1].ledger(seat) != positions[ply].ledger(seat) for seat in (0, 1))
    ]
    mine = plies(who.get(f"{path}?log=mine").text)
    assert set(of_seat) <= set(mine)  # both seats are at this screen
    assert plies(who.get(f"{path}?log=from-nothing-7").text) == everything


def test_every_number_of_the_ledger_leads_to_the_lines_that_make_it_up(played: tuple[Visitor, str, Any]) -> None:
    who, path, table = played
    page = who.get(path).text
    links = set(re.findall(rf'href="{path}\?log=(from-[a-z_]+-\d)#chronicle"', page))
    assert links
    for link in links:
        _, source, seat = link.split("-")
        lines = plies(who.get(f"{path}?log={link}").text)
        gained = [
            table.session.positions[ply].ledger(int(seat))[source]
            - table.session.positions[ply - 1].ledger(int(seat))[source]
            for ply in lines
        ]
        assert all(gained)
        assert sum(gained) == table.state.ledger(int(seat))[source]


def test_the_ledger_of_a_ply_is_forgotten_with_an_undo(visit: Visit, site: Any) -> None:
    who = visit()
    path = who.new_table(seats="me,local", option__random_markers="on")
    who.post(f"{path}/sit", seat=who.state(path)["to_act"])
    who.play(path)
    table = site.app.state.site.tables._live[path.split("/")[2]]
    assert len(table.ledgers_by_ply()) == table.ply + 1
    who.post(f"{path}/undo", rev=who.state(path)["rev"])
    assert len(table.ledgers_by_ply()) == table.ply + 1


def test_the_selection_stays_while_the_table_goes_on(visit: Visit) -> None:
    who = visit()
    path = who.new_table(seats="me,random", option__random_markers="on")
    parts = who.get(f"{path}/live?log=vp").json()["parts"]
    assert '<option value="vp" selected>' in parts["logbar"]
    assert "Nothing of this kind" in parts["log-now"]


@pytest.mark.parametrize("name", titles())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_top_bar_says_where_the_game_stands(visit: Visit, name: str, lang: str) -> None:
    who = visit(lang)
    path = who.new_table(name, seats="me,local")
    table = who.get(path).text
    found = re.search(r'id="p-phase"[^>]*>([^<]+)<', table)
    assert found
    assert {"en": " of ", "de": " von "}[lang] in found[1]
    assert found[1].strip() == who.get(f"{path}/live").json()["parts"]["phase"].strip()
    assert 'id="p-phase"' in who.get(f"{path}/replay").text
    assert "phase" in who.get(f"{path}/replay/live?ply=0").json()["parts"]


def test_the_automa_is_drawn_beside_the_board(visit: Visit) -> None:
    who = visit()
    path = who.new_table("nova-roma", seats="me")
    rivals = who.get(f"{path}/live").json()["parts"]["rivals"]
    assert 'id="part-rival-1"' in rivals or "automa" in rivals


def test_a_mat_dialog_is_as_wide_as_its_drawing(visit: Visit) -> None:
    who = visit()
    widths = {}
    for name in ("trajan", "forum-trajanum"):
        page = who.get(who.new_table(name, seats="me,random")).text
        widths[name] = re.search(r'class="matbox"\s+style="--w:([\d.]+)"', page)
    assert [float(found[1]) if found else 0 for found in widths.values()] == [440, 652]


def test_sounds_are_off_until_they_are_switched_on(visit: Visit) -> None:
    who = visit()
    assert 'data-sound="off"' in who.get("/").text
    who.post("/settings", json=False, sound="on")
    assert 'data-sound="on"' in who.get("/").text
    who.post("/settings", json=False, theme="dark")
    assert 'data-sound="on"' in who.get("/").text


def test_a_log_that_nobody_read_between_undo_and_action_is_told_anew(played: tuple[Visitor, str, Any]) -> None:
    table = played[2]
    while True:
        seat, ply, legal = int(table.state.to_act), table.ply, table.state.legal()
        table.carry_out([(seat, legal[0], "person")])
        if len(legal) > 1 and table.session.why_no_undo(seat) is None:
            break
    old = table.log(None, "en")[ply]
    table.rewind(ply)
    table.carry_out([(seat, legal[1], "person")])
    assert table.log(None, "en")[ply] == table.session.log(None, "en", ply, table.names)[0] != old
