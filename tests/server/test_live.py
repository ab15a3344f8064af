"""Live play: streams wake everyone at the table, only what changed is sent, streams come back after a break."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from triumvir import load
from triumvir.draw.edits import revised
from triumvir.engine.record import Record
from triumvir.server.config import Limits
from triumvir.testing.walks import finish

from .running import Visitor, on_port, over_network


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with on_port(tmp_path) as address:
        yield address


class Ear(threading.Thread):
    """Listens to a table until told to stop; keeps what it heard."""

    def __init__(self, address: str, table: str, who: Visitor, have: str = "") -> None:
        super().__init__(daemon=True)
        self.url, self.cookie = (
            f"{address}{table}/events{have and '?have='}{have}",
            f"triumvir={who.cookies['triumvir']}",
        )
        self.heard: list[dict[str, Any]] = []
        self.raw = ""
        self.news = threading.Condition()
        self.stop = False
        self.start()

    def run(self) -> None:
        try:
            with httpx2.stream("GET", self.url, headers={"cookie": self.cookie}, timeout=30) as stream:
                self.follow(stream)
        except httpx2.HTTPError:
            pass  # the server was killed

    def follow(self, stream: httpx2.Response) -> None:
        for line in stream.iter_lines():
            with self.news:
                self.raw += line + "\n"
                if line.startswith("data: "):
                    self.heard.append(json.loads(line[6:]))
                self.news.notify_all()
            if self.stop:
                return

    def wait_for(self, revision: int) -> dict[str, Any]:
        with self.news:
            assert self.news.wait_for(lambda: bool(self.heard) and self.heard[-1]["rev"] >= revision, 20)
            return self.heard[-1]

    def close(self) -> None:
        self.stop = True
        self.join(10)


def test_everybody_at_a_table_hears_of_an_action(address: str) -> None:
    with over_network(address) as host, over_network(address) as guest, over_network(address) as watcher:
        table = host.new_table(seats="me,open", option__random_markers="on")
        guest.post(host.seat_link(table, 1), name="Quintus")
        host.post(f"{table}/start")
        ears = [Ear(address, table, who) for who in (host, guest, watcher)]
        state = host.state(table)
        for ear in ears:
            assert ear.wait_for(state["rev"])["ply"] == state["ply"]  # the present is told at once
        actor = (host, guest)[state["to_act"]]
        actor.play(table, 1)
        for ear in ears:
            assert ear.wait_for(state["rev"] + 1)["ply"] > state["ply"]
        host.post(f"{table}/chat", text="salve")
        for ear in ears:
            with ear.news:
                assert ear.news.wait_for(lambda ear=ear: ear.heard[-1]["chat"] == 1, 20)
        for ear in ears:
            ear.close()
        assert "retry:" in ears[0].raw
        assert ears[0].raw == ears[2].raw or set(ears[0].heard[-1]) == {"rev", "ply", "chat", "status", "mine"}


def test_a_stream_brings_each_viewer_the_parts_that_it_does_not_have(address: str) -> None:
    with over_network(address) as host, over_network(address) as guest:
        table = host.new_table(seats="me,open", option__random_markers="on")
        guest.post(host.seat_link(table, 1), name="Quintus")
        host.post(f"{table}/start")
        people = (host, guest)
        state = host.state(table)
        pages = [who.get(f"{table}/live").json() for who in people]
        have = [",".join(f"{name}:{value}" for name, value in page["hashes"].items()) for page in pages]
        have[1] += ",scores:later"
        ears = [Ear(address, table, who, known) for who, known in zip(people, have, strict=True)]
        for ear in ears:
            assert set(ear.wait_for(state["rev"])["parts"]) <= {"rivals"}  # it has everything, but for who is there
        actor = people[state["to_act"]]
        own = actor.state(table)
        answer = actor.post(
            f"{table}/act", action=own["legal"][0]["action"], rev=own["rev"], ply=own["ply"], confirmed=1
        )
        assert set(answer.json()) == {"rev", "ply", "chat", "status", "mine"}  # the rest comes by the stream
        for ear, who, page in zip(ears, people, pages, strict=True):
            news = ear.wait_for(answer.json()["rev"])
            now = who.get(f"{table}/live").json()
            for name, value in now["hashes"].items():
                if news["hashes"].get(name) != value:
                    assert name in ("rivals", "scores")  # who has come meanwhile; what stands in a shut dialog
            for name, html in news["parts"].items():
                assert page["hashes"][name] != news["hashes"][name], "it had this part already"
                assert html == now["parts"][name] or name == "rivals"
            assert "prompt" in news["parts"]
            ear.close()
        assert "scores" in ears[0].heard[-1]["hashes"]
        assert "scores" not in ears[1].heard[-1]["hashes"]


def test_a_part_that_was_sent_before_comes_as_edits(address: str) -> None:
    with over_network(address) as host, over_network(address) as guest:
        table = host.new_table(seats="me,open", option__random_markers="on")
        guest.post(host.seat_link(table, 1), name="Quintus")
        host.post(f"{table}/start")
        page = host.get(f"{table}/live").json()
        ear = Ear(address, table, host, ",".join(f"{name}:{value}" for name, value in page["hashes"].items()))
        for _ in range(8):
            state = host.state(table)
            (host, guest)[state["to_act"]].play(table, 1)
            ear.wait_for(state["rev"] + 1)
        now = host.get(f"{table}/live").json()["parts"]
        ear.close()
        told: dict[str, str] = {}
        edited = set()
        for news in ear.heard:
            for name, part in news.get("parts", {}).items():
                assert isinstance(part, str) == (name not in told)
                told[name] = part if isinstance(part, str) else revised(told[name], part)
                if not isinstance(part, str):
                    edited.add(name)
        assert told == {name: now[name] for name in told}
        assert {"prompt", "log-now", "mat"} <= edited


def test_a_stream_is_compressed_for_who_can_read_it(address: str) -> None:
    with over_network(address) as who:
        table = who.new_table(seats="me,local", option__random_markers="on")
        cookie = {"cookie": f"triumvir={who.cookies['triumvir']}"}
        for wanted in ("gzip", "identity"):
            headers = {**cookie, "accept-encoding": wanted}
            with httpx2.stream("GET", f"{address}{table}/events", headers=headers, timeout=30) as stream:
                assert stream.headers.get("content-encoding", "identity") == wanted
                assert next(line for line in stream.iter_lines() if line.startswith("data: ")).endswith("}")


def test_a_late_choice_is_refused_in_words_with_the_revision_there_is(address: str) -> None:
    with over_network(address) as who:
        table = who.new_table(seats="me,local", option__random_markers="on")
        who.post(f"{table}/sit", seat=who.state(table)["to_act"])
        state = who.state(table)
        action = state["legal"][0]["action"]
        assert who.act(table, action, state).status_code == 200
        again = who.post(f"{table}/act", action=action, rev=state["rev"], ply=state["ply"])
        assert again.status_code == 409
        assert again.json()["error"]
        assert again.json()["rev"] == state["rev"] + 1
        assert "parts" not in again.json()


def test_only_parts_that_changed_are_sent(address: str) -> None:
    with over_network(address) as who:
        table = who.new_table(seats="me,local", option__random_markers="on")
        first = who.get(f"{table}/live").json()
        have = ",".join(f"{name}:{value}" for name, value in first["hashes"].items())
        assert who.get(f"{table}/live?have={have}").json()["parts"] == {}
        who.post(f"{table}/chat", text="salve")
        assert set(who.get(f"{table}/live?have={have}").json()["parts"]) == {"chat"}
        assert who.get(f"{table}/live?have=x:y,board").status_code == 200


def test_a_stream_that_comes_back_hears_what_it_missed(address: str) -> None:
    with over_network(address) as who:
        table = who.new_table(seats="me,local", option__random_markers="on")
        ear = Ear(address, table, who)
        ear.wait_for(0)
        ear.close()
        who.post(f"{table}/sit", seat=who.state(table)["to_act"])
        state = who.play(table, 2)
        again = Ear(address, table, who)
        assert again.wait_for(state["rev"])["ply"] == state["ply"]
        again.close()


def test_presence_is_seen_and_ends_with_the_stream(address: str) -> None:
    with over_network(address) as host, over_network(address) as guest:
        table = host.new_table(seats="me,open", option__random_markers="on")
        guest.post(host.seat_link(table, 1), name="Quintus")
        host.post(f"{table}/start")
        assert "away" in host.get(f"{table}/live").json()["parts"]["rivals"]
        ear = Ear(address, table, guest)
        ear.wait_for(0)
        assert "away" not in host.get(f"{table}/live").json()["parts"]["rivals"]
        ear.close()


def test_a_stream_tells_at_once_what_a_page_lacks(address: str) -> None:
    with over_network(address) as who:
        table = who.new_table(seats="me,local", option__random_markers="on")
        first = who.get(f"{table}/live").json()
        have = {name: "old" if name == "prompt" else value for name, value in first["hashes"].items()}
        ear = Ear(address, table, who, ",".join(f"{name}:{value}" for name, value in have.items()))
        told = ear.wait_for(first["rev"])
        ear.close()
        assert told["parts"]["prompt"] == who.get(f"{table}/live").json()["parts"]["prompt"]
        assert set(told["parts"]) <= {"prompt", "rivals"}


def test_a_stream_tells_of_a_finished_game_too(address: str) -> None:
    game = load("nova-roma", 1)
    record, state = Record.of(game, 5, ["Claudia"]), game.start(5)
    record.actions, record.scores = finish(state, 5), state.scores()
    with over_network(address) as who:
        files = {"record": ("record.json", record.to_json())}
        table = (
            who.request("POST", "/upload", data={"csrf": who.csrf}, files=files).headers["location"].split("/replay")[0]
        )
        now = who.get(f"{table}/live?log=vp").json()
        assert now["status"] == "finished"
        ear = Ear(address, table, who, "log-now:old&log=vp")  # another selection of the log was asked for
        assert ear.wait_for(now["rev"])["parts"]["log-now"] == now["parts"]["log-now"]
        ear.close()


def test_too_many_streams_of_one_visitor_are_refused(tmp_path: Path) -> None:
    with on_port(tmp_path, limits=Limits(streams=1)) as address, over_network(address) as who:
        table = who.new_table(seats="me,local")
        ear = Ear(address, table, who)
        ear.wait_for(0)
        assert who.get(f"{table}/events").status_code == 429
        ear.close()


def test_what_stands_in_a_shut_dialog_is_sent_when_it_is_asked_for(address: str) -> None:
    with over_network(address) as who:
        table = who.new_table(seats="me,local", option__random_markers="on")
        who.post(f"{table}/sit", seat=who.state(table)["to_act"])
        shut = {"scores", "menu", "full-0", "full-1"}
        first = who.get(f"{table}/live").json()
        assert shut & set(first["parts"]) > {"scores", "menu"}
        have = {name: "later" if name in shut else value for name, value in first["hashes"].items()}
        who.play(table, 1)
        news = who.get(f"{table}/live?have={','.join(f'{n}:{v}' for n, v in have.items())}").json()["parts"]
        assert news
        assert not shut & set(news)
        if "rivals" in news:
            assert "open-mat" in news["rivals"]
        later = ",".join(f"{n}:{v}" for n, v in have.items() if n != "scores")  # the dialog was opened
        assert "scores" in who.get(f"{table}/live?have={later}").json()["parts"]
