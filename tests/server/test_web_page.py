"""docs/web.md: every code sample of it runs, and the rooms that it names are there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import triumvir.server

from .running import Visitor, in_process

PAGE = Path(__file__).parents[2].joinpath("docs", "web.md").read_text("utf-8")
SAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
SERVER = Path(triumvir.server.__path__[0])


def test_a_program_acts_with_revisions(tmp_path: Path) -> None:
    with in_process(tmp_path) as client:
        visitor = Visitor(client)
        table = visitor.new_table("nova-roma", seats="me,local")
        visitor.post(f"{table}/sit", seat=visitor.state(table)["to_act"])
        before = visitor.state(table)["rev"]
        exec(SAMPLES[0], {"visitor": visitor, "table": table})
        assert visitor.state(table)["rev"] == before + 1


def test_a_page_is_added_by_a_route(tmp_path: Path) -> None:
    made: dict[str, Any] = {}
    exec(SAMPLES[1], made)
    with in_process(tmp_path) as client:
        client.app.router.routes[:0] = made["ROUTES"]
        answer = Visitor(client).get("/about")
        assert (answer.status_code, "Salve" in answer.text) == (200, True)


def test_every_sample_is_run() -> None:
    assert len(SAMPLES) == 2


def test_the_rooms_are_there() -> None:
    table = PAGE.split("## The server's rooms")[1].split("##")[0]
    rooms = [
        room
        for row in table.splitlines()[4:]
        for room in re.findall(r"`([^`]+)`", row.split("|")[1] if "|" in row else "")
    ]
    assert len(rooms) > 20
    assert [room for room in rooms if not (SERVER / room).exists()] == []
    there = {path.name for path in SERVER.iterdir() if path.name[:2] != "__"}
    assert {room.rstrip("/") for room in rooms} >= there, "a room is not in the table"
