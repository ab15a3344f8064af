"""Quick set-up: a table plays all that comes before the first turn, for everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from triumvir.games import titles

from .running import Visitor

Visit = Callable[..., Visitor]
TABLES = [(name, players) for name, title in titles().items() for players in range(2, title.meta.max_players + 1)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_first_choice_is_a_real_one(name: str, players: int, visit: Visit) -> None:
    claudia = visit()
    table = claudia.new_table(name, ",".join(["me"] + ["local"] * (players - 1)), quick="on")
    state = claudia.state(table)
    assert state["view"]["step"] not in titles()[name].set_up_steps
    claudia.post(f"{table}/sit", seat=state["to_act"])
    assert len(claudia.state(table)["legal"]) > 1
    refused = claudia.post(f"{table}/undo", rev=state["rev"])
    assert refused.status_code == 422, "what was set up for everybody is nobody's to take back"


@pytest.mark.parametrize("name", [name for name in titles() if name != "nova-roma"])
def test_whoever_wants_to_sets_up_by_hand(name: str, visit: Visit) -> None:
    claudia = visit()
    state = claudia.state(claudia.new_table(name, "me,local"))
    assert state["view"]["step"] in titles()[name].set_up_steps


def test_it_waits_for_everybody_to_sit_down(visit: Visit) -> None:
    claudia, cato = visit(), visit()
    table = claudia.new_table("trajan", "me,open", quick="on")
    link = claudia.seat_link(table, 1)
    cato.get(link)
    cato.post(link, json=False, name="Cato")
    claudia.post(f"{table}/start", rev=0)
    assert claudia.state(table)["view"]["step"] not in titles()["trajan"].set_up_steps


def test_a_record_of_it_is_an_ordinary_one(visit: Visit) -> None:
    claudia = visit()
    table = claudia.new_table("trajan", "me,local", quick="on")
    ply = claudia.state(table)["ply"]
    assert ply > 0
    claudia.post(f"{table}/sit", seat=claudia.state(table)["to_act"])
    assert claudia.play(table)["ply"] > ply
