"""Playing over the network: act, stale and doubled actions, undo, forced steps, hints, chat, pace, the whole game."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx2
import pytest

from triumvir.engine.record import Record, commitment
from triumvir.games import load
from triumvir.server.words import WORDS

from .running import JSON, Visitor, in_process, on_port, over_network

Visit = Callable[..., Visitor]
MARKERS = {"option__random_markers": "on"}


def test_an_action_is_taken_and_seen(visit: Visit) -> None:
    who = visit()
    table = who.new_table(seats="me,local")
    before = who.state(table)
    who.post(f"{table}/sit", seat=before["to_act"])
    before = who.state(table)
    answer = who.act(table, before["legal"][0]["action"], before)
    assert answer.status_code == 200
    assert answer.json()["ply"] == before["ply"] + 1
    assert set(answer.json()) == {"rev", "ply", "chat", "status", "mine"}  # parts come by the stream only


def at_first_decision(visit: Visit, seats: str = "me,local") -> tuple[Visitor, str, dict[str, Any]]:
    who = visit()
    table = who.new_table(seats=seats, **MARKERS)
    who.post(f"{table}/sit", seat=who.state(table)["to_act"])
    return who, table, who.state(table)


def test_a_doubled_action_is_refused_with_the_new_position(visit: Visit) -> None:
    who, table, state = at_first_decision(visit)
    action = state["legal"][0]["action"]
    assert who.act(table, action, state).status_code == 200
    second = who.act(table, action, state)
    assert second.status_code == 409
    assert second.json()["error"] == WORDS("table-stale").en
    assert second.json()["ply"] == who.state(table)["ply"]
    assert second.json()["rev"] == who.state(table)["rev"]


def test_an_action_for_another_ply_of_the_same_revision_is_refused(visit: Visit) -> None:
    who, table, state = at_first_decision(visit)
    assert who.act(table, state["legal"][0]["action"], {**state, "ply": state["ply"] + 1}).status_code == 409


def test_an_action_made_before_an_undo_is_refused_at_the_same_ply(visit: Visit) -> None:
    """The ply is the same again, the position is not: only the revision tells."""
    who = visit()
    table = who.new_table(seats="me,local")  # markers are placed by hand: nothing is revealed
    who.post(f"{table}/sit", seat=who.state(table)["to_act"])
    first = who.state(table)
    who.act(table, first["legal"][0]["action"], first)
    seen = who.state(table)
    assert who.post(f"{table}/undo", rev=seen["rev"]).status_code == 200
    back = who.state(table)
    assert (back["ply"], back["view"]) == (first["ply"], first["view"])
    who.act(table, back["legal"][1]["action"], back)
    now = who.state(table)
    assert now["ply"] == seen["ply"]
    assert who.act(table, now["legal"][0]["action"], seen).status_code == 409


def test_an_illegal_action_names_its_rule_in_the_visitors_language(site: Any) -> None:
    who = Visitor(site, "de")
    table = who.new_table(seats="me,local", **MARKERS)
    who.post(f"{table}/sit", seat=who.state(table)["to_act"])
    state = who.state(table)
    legal = {item["action"] for item in state["legal"]}
    wrong = next(a for a in range(100) if a not in legal)
    answer = who.act(table, wrong, state)
    game = load("trajan", 2)
    assert answer.status_code == 422
    assert answer.json()["rule"] in game.rules("de")
    assert answer.json()["error"]
    asked = who.get(f"{table}/why?action={wrong}").json()
    assert (asked["rule"], asked["reason"]) == (answer.json()["rule"], answer.json()["error"])
    assert asked["link"] == f"/rules/trajan#{asked['rule']}"
    assert who.state(table) == state


def test_of_simultaneous_requests_for_one_ply_exactly_one_is_taken(tmp_path: Path) -> None:
    with on_port(tmp_path) as address, over_network(address) as who:
        table = who.new_table(seats="me,local", **MARKERS)
        who.post(f"{table}/sit", seat=who.state(table)["to_act"])
        headers = {"cookie": "; ".join(f"{k}={v}" for k, v in who.cookies.items()), "x-csrf": who.csrf, **JSON}
        for _ in range(12):
            state = who.state(table)
            if not state["legal"]:
                who.post(f"{table}/sit", seat=state["to_act"])
                state = who.state(table)

            def shoot(place: int, state: dict[str, Any] = state) -> int:
                action = state["legal"][place % len(state["legal"])]["action"]
                form = {"action": action, "rev": state["rev"], "ply": state["ply"], "confirmed": 1}
                return httpx2.post(f"{address}{table}/act", data=form, headers=headers, timeout=30).status_code

            with ThreadPoolExecutor(8) as pool:
                codes = sorted(pool.map(shoot, range(8)))
            assert codes == [200] + [409] * 7
            after = who.state(table)
            assert after["rev"] == state["rev"] + 1


def test_forced_steps_are_done_for_the_player(site: Any, visit: Visit) -> None:
    who, table, _ = at_first_decision(visit)
    for _ in range(80):
        state = who.state(table)
        if state["to_act"] >= 0 and not state["legal"]:
            who.post(f"{table}/sit", seat=state["to_act"])
            state = who.state(table)
        assert len(state["legal"]) > 1
        who.act(table, state["legal"][-1]["action"], state)
    record = site.app.state.site.tables.store.load(table.split("/")[2])
    assert "forced" in record.causes


def test_undo_and_redo_go_to_real_choices_and_undo_says_why_not(visit: Visit) -> None:
    who = visit()
    table = who.new_table(seats="me,local")
    who.post(f"{table}/sit", seat=who.state(table)["to_act"])
    state = who.state(table)
    refused = who.post(f"{table}/undo", rev=state["rev"])
    assert refused.status_code == 422
    assert refused.json()["error"]
    who.play(table, 2)
    later = who.state(table)
    assert who.post(f"{table}/undo", rev=later["rev"]).status_code == 200
    undone = who.state(table)
    assert undone["ply"] < later["ply"]
    assert 'id="redo"' in who.get(table).text
    assert who.post(f"{table}/redo", rev=undone["rev"]).status_code == 200
    assert who.state(table)["view"] == later["view"]
    assert who.post(f"{table}/redo", rev=who.state(table)["rev"]).status_code == 422


def test_what_was_revealed_cannot_be_undone(visit: Visit) -> None:
    who, table, state = at_first_decision(visit)
    draw = next(item["action"] for item in state["legal"] if item["notation"] == "draw")
    who.act(table, draw, state)
    after = who.state(table)
    seat = state["to_act"]
    who.post(f"{table}/sit", seat=seat)
    refused = who.post(f"{table}/undo", rev=after["rev"])
    assert refused.status_code == 422
    assert "aria-disabled" in who.get(table).text


def test_the_end_of_a_turn_is_confirmed_unless_switched_off(visit: Visit) -> None:
    who, table, state = at_first_decision(visit)

    def ask(**more: int) -> Any:
        now = who.state(table)
        form = {"action": now["legal"][0]["action"], "rev": now["rev"], "ply": now["ply"]}
        return who.post(f"{table}/act", **form, **more).json()

    seat = state["to_act"]
    while "ends your turn" not in (answer := ask()).get("note", ""):
        assert who.state(table)["to_act"] == seat  # a step that can be taken back is not asked about
        if "confirm" in answer:
            assert "cannot be undone" in answer["note"]
            ask(confirmed=1)
    before = who.state(table)
    assert before["to_act"] == seat
    who.post("/settings", json=False, confirm="never")
    assert "rev" in ask()
    assert who.state(table)["to_act"] != seat


def test_a_hot_seat_hides_hands_until_somebody_says_who_is_there(visit: Visit) -> None:
    who = visit()
    table = who.new_table(seats="me,local", **MARKERS)
    covered = who.state(table)
    assert covered["seat"] is None
    assert not covered["legal"]
    assert all("hand" not in player for player in covered["view"]["players"])
    assert WORDS("table-curtain-why").en in who.get(table).text
    seat = covered["to_act"]
    who.post(f"{table}/sit", seat=seat)
    shown = who.state(table)
    assert shown["seat"] == seat
    assert ["hand" in player for player in shown["view"]["players"]] == [seat == 0, seat == 1]
    who.play(table, 1)
    after = who.state(table)
    if after["to_act"] != seat:
        assert after["seat"] is None


def test_hints_come_from_a_computer_player_and_can_be_off(visit: Visit) -> None:
    who, table, state = at_first_decision(visit)
    words = {item["action"]: item["text"] for item in state["legal"]}
    first = who.post(f"{table}/hint", step=1).json()
    assert "action" not in first
    assert "Imperator" in first["html"]
    second = who.post(f"{table}/hint", step=2).json()
    assert words[second["action"]][1:] in second["html"].replace("&#39;", "'")
    assert words[second["action"]][1:] not in first["html"].replace("&#39;", "'")
    assert who.post(f"{table}/hint", step=2).json() == second
    assert WORDS("advice-others").en in who.post(f"{table}/hint", json=False).text
    quiet = who.new_table(seats="me,local", hints="")
    assert who.post(f"{quiet}/hint").status_code == 403


def test_hints_are_for_who_plays_alone_too(visit: Visit) -> None:
    who = visit("de")
    table = who.new_table("nova-roma", seats="me")
    state = who.play(table, 4)
    told = who.post(f"{table}/hint", step=2).json()
    assert told["action"] in [item["action"] for item in state["legal"]]
    assert "SP in Aussicht" in told["html"]


def test_only_own_decisions_are_analysed_while_a_game_is_running(visit: Visit) -> None:
    host, guest, watcher = visit(), visit("de"), visit()
    table = host.new_table(seats="me,open", **MARKERS)
    guest.get(link := host.seat_link(table, 1))
    guest.post(link, json=False, name="Livia")
    host.post(f"{table}/start")
    people = [host, guest]
    for _ in range(12):
        state = host.state(table)
        acting = people[state["to_act"]]
        state = acting.state(table)
        assert acting.act(table, state["legal"][0]["action"], state).status_code == 200
    codes: dict[int, set[int]] = {}
    last = host.state(table)["ply"]
    for ply in range(last):
        answers = [who.post(f"{table}/replay/analysis", ply=ply) for who in (host, guest, watcher)]
        assert answers[2].status_code == 403
        for seat, answer in enumerate(answers[:2]):
            codes.setdefault(answer.status_code, set()).add(seat)
            assert answer.status_code in (200, 403, 409)
        assert [answer.status_code for answer in answers].count(403) == 2
    assert codes[200] == {0, 1}
    assert 'id="analyse"' in host.get(f"{table}/replay?ply=0").text
    assert 'id="analyse"' not in watcher.get(f"{table}/replay?ply=0").text
    assert host.post(f"{table}/replay/analysis", ply=last + 1).status_code == 404
    assert host.post(f"{table}/replay/analysis", ply="x").status_code == 400


def test_chat_reaches_everyone_and_is_escaped(visit: Visit) -> None:
    who, table, _ = at_first_decision(visit)
    assert who.post(f"{table}/chat", text="<b>salve</b> &  amici").status_code == 200
    watcher = visit()
    assert "&lt;b&gt;salve&lt;/b&gt; &amp; amici" in watcher.get(table).text
    assert watcher.post(f"{table}/chat", text="me too").status_code == 403
    assert who.post(f"{table}/chat", text=" ").status_code == 400
    assert who.post(f"{table}/chat", text="x" * 501).status_code == 400


def test_pace_can_be_changed(visit: Visit) -> None:
    who, table, _ = at_first_decision(visit)
    assert who.post(f"{table}/pace", pace=1800).status_code == 200
    assert who.post(f"{table}/pace", pace=1).status_code == 400
    assert '<option value="1800" selected>' in who.get(table).text


def finish(who: Visitor, table: str, seed: int = 1) -> dict[str, Any]:
    """Play to the end at random; computer players move in between."""
    chance = random.Random(seed)
    while (state := who.state(table))["status"] == "running":
        if state["legal"]:
            who.act(table, chance.choice(state["legal"])["action"], state)
    return state


def test_a_whole_game_ends_with_ranking_record_and_seed(site: Any, visit: Visit) -> None:
    who = visit("de")
    table = who.new_table(seats="me,random", **MARKERS)
    shown = who.state(table)["commitment"]
    assert who.get(f"{table}/record").status_code == 403
    end = finish(who, table)
    page = who.get(table).text
    assert 'class="podium"' in page
    assert 'class="chart"' in page
    assert "Woher die Punkte kamen" in page
    record = Record.from_json(who.get(f"{table}/record").text)
    assert commitment(record.seed) == shown
    assert str(record.seed) in page
    final = record.verify(load("trajan", 2, record.options))
    assert final.scores() == [player["score"] for player in end["view"]["players"]]
    assert who.act(table, 0, end).status_code == 409

    # an uploaded record is a replay, seen by any seat or open
    files = {"record": ("game.json", who.get(f"{table}/record").content, "application/json")}
    other = visit()
    sent = other.request("POST", "/upload", data={"csrf": other.csrf}, files=files)
    assert sent.status_code == 303, sent.text
    replay = sent.headers["location"].split("?")[0]
    for eyes in ("0", "1", "open"):
        assert other.get(f"{replay}?ply=10&as={eyes}").status_code == 200
    shown_open = other.get(f"{replay}/live?ply=10&as=open").json()["parts"]["board"]
    shown_one = other.get(f"{replay}/live?ply=10&as=0").json()["parts"]["board"]
    assert shown_open != shown_one
    told = [other.post(f"{replay}/analysis", ply=ply) for ply in range(12)]
    assert {answer.status_code for answer in told} == {200, 409}
    assert any("That gave away" in answer.json()["html"] for answer in told if answer.status_code == 200)


@pytest.mark.parametrize("content", ["", "{", '{"triumvir": 1}', "[" * 20000])
def test_a_damaged_record_is_refused_in_words(visit: Visit, content: str) -> None:
    who = visit("de")
    files = {"record": ("game.json", content.encode(), "application/json")}
    answer = who.request("POST", "/upload", data={"csrf": who.csrf}, files=files)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text


def test_a_running_record_is_not_taken(visit: Visit) -> None:
    game = load("trajan", 2)
    record = Record.of(game, 5)
    who = visit()
    files = {"record": ("game.json", record.to_json().encode(), "application/json")}
    answer = who.request("POST", "/upload", data={"csrf": who.csrf}, files=files)
    assert (answer.status_code, WORDS("up-running").en in answer.text) == (422, True)


def test_a_table_is_rebuilt_from_its_record_after_a_restart(tmp_path: Path) -> None:
    with in_process(tmp_path) as client:
        who = Visitor(client)
        table = who.new_table(seats="me,local", **MARKERS)
        who.post(f"{table}/sit", seat=who.state(table)["to_act"])
        who.play(table, 3)
        seat = who.state(table)["to_act"]
        who.post(f"{table}/sit", seat=seat)
        before = who.state(table)
    with in_process(tmp_path) as client:
        who.client = client
        who.post(f"{table}/sit", seat=seat)
        assert who.state(table) == before


def test_computer_players_play_by_themselves_to_the_end(tmp_path: Path) -> None:
    with on_port(tmp_path) as address, over_network(address) as who:
        table = who.new_table(seats="random,random", **MARKERS)
        with httpx2.stream("GET", f"{address}{table}/events", timeout=60) as stream:
            for line in stream.iter_lines():
                if '"finished"' in line:
                    break
        assert who.state(table)["status"] == "finished"


def test_choices_of_a_kind_each_stand_in_one_group(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = visitor.new_table(seats="me,local")  # set-up by hand: six colours, each a kind of its own
    visitor.post(f"{table}/sit", seat=visitor.state(table)["to_act"])
    prompt = visitor.get(f"{table}/live").json()["parts"]["prompt"]
    assert prompt.count("data-choice=") == 6
    assert prompt.count('class="group"') == 1
