"""The review of a finished game in the browser: who may see it, what it tells, and trying a decision again."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from triumvir.agents import review
from triumvir.agents import reviews as agents_reviews
from triumvir.agents.reviews import decisions_of
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.games import load, titles
from triumvir.server import reviews
from triumvir.server.store.reviews import StoredReview, begin_review, find_review, keep_review
from triumvir.server.words import WORDS
from triumvir.testing.walks import finish

from .placed import NAMES, place
from .running import JSON, Visitor
from .workers import until

Visit = Callable[..., Visitor]
QUICK = "search:4"
FEW = 6
SEED = 5


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that thinks little, and of every game only the first decisions."""
    monkeypatch.setattr(reviews, "REVIEWER", QUICK)
    for module in (reviews, agents_reviews):
        monkeypatch.setattr(module, "decisions_of", lambda session, seat: decisions_of(session, seat)[:FEW])


def short_game(name: str, players: int) -> tuple[Game, list[int]]:
    """The shortest game of a title, played by chance."""
    game = load(name, players, box="tiny")
    return game, finish(game.start(SEED), SEED)


def made(who: Visitor, table: str, seat: int) -> dict[str, int]:
    """Ask for a review and wait until it is done."""
    assert who.post(f"{table}/review", json=False, seat=seat).status_code == 303
    for _ in range(3000):
        found: dict[str, int] = who.get(f"{table}/review/progress?seat={seat}", headers=JSON).json()
        if found["total"] and found["done"] == found["total"]:
            return found
        time.sleep(0.2)
    raise AssertionError("the review does not end")


@pytest.mark.parametrize("name", sorted(titles()))
def test_it_tells_what_the_command_tells(site: Any, visit: Visit, name: str) -> None:
    game, actions = short_game(name, 2)
    people = [visit("en"), visit("de")]
    table = place(site, game, SEED, actions, people)
    record = Record.of(game, SEED, list(NAMES[:2]))
    record.actions = actions
    expected = review(Session(game, record), 1, QUICK, "de", NAMES[:2])
    assert made(people[1], table, 1)["done"] == len(expected.decisions)
    inner = site.app.state.site
    live = site.portal.call(inner.tables.get, table.removeprefix("/t/"))
    found = site.portal.call(inner.reviews.find, live, 1, "de").review
    assert found.to_json()["grades"] == expected.to_json()["grades"]
    assert (found.accuracy, found.mean_loss) == (expected.accuracy, expected.mean_loss)
    assert [(one.ply, one.told.best, one.told.played) for one in found.decisions] == [
        (one.ply, one.told.best, one.told.played) for one in expected.decisions
    ]
    page = people[1].get(f"{table}/review?seat=1")
    assert page.status_code == 200
    for one in expected.worst[:1]:
        assert f'href="/t/{live.id}/replay?ply={one.ply}' in page.text


def test_my_games_and_my_history_lead_to_it_where_there_is_one(site: Any, visit: Visit) -> None:
    game, actions = short_game("trajan", 2)
    claudia, livia = visit(), visit()
    over = place(site, game, SEED, actions, [claudia, livia])
    running = place(site, game, SEED, actions[:4], [claudia, livia])
    for who, seat in ((claudia, 0), (livia, 1)):
        for page in ("/games", "/me/stats"):
            links = re.findall(r'href="(/t/[^"]+/review[^"]*)"', who.get(page).text)
            assert links == [f"{over}/review?seat={seat}"]
            assert who.get(links[0]).status_code == 200
        assert f"{running}/review" not in who.get(running).text


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("curve", ["chance", "lead"])
def test_every_decision_that_cost_something_has_a_page(site: Any, visit: Visit, lang: str, curve: str) -> None:
    game, actions = short_game("trajan", 3)
    people = [visit(lang) for _ in range(3)]
    table = place(site, game, SEED, actions, people)
    made(people[0], table, 0)
    page = people[0].get(f"{table}/review?curve={curve}").text
    plies = {int(ply) for ply in re.findall(r"[&;]at=(\d+)", page)}
    assert plies
    for ply in sorted(plies):
        shown = people[0].get(f"{table}/review?seat=0&curve={curve}&at={ply}")
        assert shown.status_code == 200
        assert WORDS("review-better").in_(lang) in shown.text


def test_only_who_played_there_sees_it_or_who_was_given_a_link(site: Any, visit: Visit) -> None:
    game, actions = short_game("trajan", 2)
    claudia, livia, stranger = visit(), visit(), visit()
    table = place(site, game, SEED, actions, [claudia, livia])
    for who, seat in ((livia, 0), (claudia, 1), (stranger, 0)):
        assert who.get(f"{table}/review?seat={seat}").status_code == 403
        assert who.get(f"{table}/review/progress?seat={seat}").status_code == 403
        assert who.post(f"{table}/review", json=False, seat=seat).status_code == 403
        assert who.post(f"{table}/review/fork", json=False, seat=seat, ply=0).status_code == 403
    made(claudia, table, 0)
    share = re.search(r"share=([\w-]+)", claudia.get(f"{table}/review?seat=0").text)
    assert share is not None
    shown = stranger.get(f"{table}/review?seat=0&share={share[1]}")
    assert shown.status_code == 200
    assert "review/fork" not in shown.text
    assert stranger.get(f"{table}/review?seat=1&share={share[1]}").status_code == 403
    assert stranger.get(f"{table}/review?seat=9").status_code == 404


def test_a_running_game_has_none(site: Any, visit: Visit) -> None:
    game, actions = short_game("trajan", 2)
    people = [visit(), visit()]
    table = place(site, game, SEED, actions[:10], people)
    assert people[0].get(f"{table}/review?seat=0").status_code == 403
    assert people[0].post(f"{table}/review", json=False, seat=0).status_code == 403
    assert people[0].post(f"{table}/review/fork", json=False, seat=0, ply=3).status_code == 403


def test_the_page_after_asking_tells_how_far_it_is(site: Any, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even while nothing has been looked at, and at a worker that has not made it."""
    game, actions = short_game("trajan", 2)
    people = [visit(), visit()]
    table = place(site, game, SEED, actions, people)
    inner = site.app.state.site
    monkeypatch.setattr(inner.tables.peers, "lease", lambda _: asyncio.sleep(3600))
    for who, seat in ((people[0], 0), (people[0], 0), (people[1], 1)):
        answer = who.post(f"{table}/review", json=False, seat=seat)
        assert "data-progress=" in who.get(answer.headers["location"]).text
        live = site.portal.call(inner.tables.get, table.removeprefix("/t/"))
        assert find_review(inner.tables.store, reviews._key(live, seat)) == StoredReview(FEW, [])


def test_it_goes_on_where_it_ended(site: Any, visit: Visit) -> None:
    game, actions = short_game("nova-roma", 2)
    people = [visit(), visit()]
    table = place(site, game, SEED, actions, people)
    total = made(people[0], table, 0)["total"]
    inner = site.app.state.site
    live = site.portal.call(inner.tables.get, table.removeprefix("/t/"))
    key = reviews._key(live, 0)
    assert until(lambda: not inner.reviews._tasks)  # what is complete is shown before it is stored
    whole = find_review(inner.tables.store, key)
    assert whole is not None
    part = StoredReview(total, whole.decisions[:3])
    keep_review(inner.tables.store, key, part, None, inner.config.now())
    begin_review(inner.tables.store, key, total, inner.config.now())  # another worker was asked at the same moment
    assert WORDS("review-resume").in_("en") in people[0].get(f"{table}/review?seat=0").text
    made(people[0], table, 0)
    again = find_review(inner.tables.store, key)
    assert again is not None
    assert again.decisions == whole.decisions


def test_a_decision_can_be_tried_again(site: Any, visit: Visit) -> None:
    game, actions = short_game("trajan", 2)
    people = [visit(), visit()]
    table = place(site, game, SEED, actions, people)
    state, ply = game.start(SEED), 0
    for ply, action in enumerate(actions):
        if state.to_act == 1 and len(state.legal()) > 1 and ply > 20:
            break
        state.apply(action)
    answer = people[1].post(f"{table}/review/fork", json=False, seat=1, ply=ply)
    assert answer.status_code == 303
    found = people[1].get(f"{answer.headers['location']}/state", headers=JSON).json()
    assert (found["ply"], found["to_act"]) == (ply, 1)
    assert [one["action"] for one in found["legal"]] == state.legal()
    assert people[1].post(f"{table}/review/fork", json=False, seat=1, ply=len(actions)).status_code == 404


def test_an_uploaded_record_can_be_reviewed_for_every_seat(visit: Visit) -> None:
    game, actions = short_game("forum-trajanum", 2)
    record = Record.of(game, SEED, ["Anna", "Bruno"])
    record.actions = actions
    who = visit()
    files = {"record": ("game.json", record.to_json())}
    answer = who.request("POST", "/upload", data={"csrf": who.csrf}, files=files)
    table = answer.headers["location"].partition("/replay")[0]
    page = who.get(f"{table}/review?seat=1")
    assert page.status_code == 200
    assert "Bruno" in page.text
    assert visit().get(f"{table}/review?seat=1").status_code == 403


def test_alone_it_tells_the_lead_over_the_automa(site: Any, visit: Visit) -> None:
    game, actions = short_game("nova-roma", 1)
    who = visit()
    table = place(site, game, SEED, actions, [who])
    made(who, table, 0)
    assert who.get(f"{table}/review").status_code == 200
