"""Everything that a browser receives is the same whatever the hidden parts are.

A game is played on one server. Beside it stand others, one for each pair of eyes, that hold the same table but only
with positions in which all that those eyes cannot know was dealt anew. Whatever a browser can ask for, both must
answer with the same bytes.
"""

from __future__ import annotations

import random
import re
import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.requests import Request

from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.engine.session import Session
from triumvir.games import titles
from triumvir.language import languages
from triumvir.server.live_table import LiveTable
from triumvir.server.render.recap import thinking
from triumvir.server.routes.stream import Stream, events
from triumvir.server.visitor import read_visitor

from .running import Visitor, in_process

CLOSE_LOOKS = 12  # how often in a game everything is compared; the live parts are compared after every action


class Chance:
    """Random bytes that can be made to stand still."""

    def __init__(self) -> None:
        self.still = False

    def __call__(self, count: int) -> bytes:
        return b"\x07" * count if self.still else secrets.token_bytes(count)


class Disguise(Session):
    """Follows the true play, but holds only positions whose hidden parts were dealt anew for one seat."""

    eyes = -1

    def __init__(self, game: Game, record: Record) -> None:
        super().__init__(game, record)
        self.positions = [self.dealt_anew(state, ply) for ply, state in enumerate(self.positions)]

    def dealt_anew(self, state: Any, ply: int) -> Any:
        return state.imagine(self.eyes, 1_000_003 * (ply + 1) + self.eyes + 5)

    def follow(self, truth: Session) -> None:
        for ply in range(len(self.positions), len(truth.positions)):
            self.positions.append(self.dealt_anew(truth.positions[ply], ply))
        self.record.actions[:] = truth.record.actions


def disguised(eyes: int) -> type[Disguise]:
    return type("Disguise", (Disguise,), {"eyes": eyes})


async def heard(app: Any, code: str, cookie: str, lang: str) -> bytes:
    """What the stream sends to a browser that has nothing yet: how far the table is, then all parts."""
    site = app.state.site
    headers = {"cookie": cookie, "accept-language": lang}
    scope = {
        "type": "http",
        "method": "GET",
        "path": f"/t/{code}/events",
        "query_string": b"have=nothing:0",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "path_params": {"code": code},
        "app": app,
        "state": {"visitor": read_visitor(site.config, site.keys, Headers(headers))},
    }
    response = await events(Request(scope))
    assert isinstance(response, Stream)
    stream = response.events()
    told = await anext(stream)
    site.hub.publish(code)
    told += await anext(stream)
    await stream.aclose()
    return bytes(told)


def noon() -> datetime:
    """The time of all servers: who has been away for how long is no secret, and must not tell them apart."""
    return datetime(2026, 5, 1, 12, tzinfo=UTC)


class Twins:
    """The true server and its disguised twins."""

    def __init__(self, stack: ExitStack, folder: Path, name: str, players: int) -> None:
        self.chance = Chance()
        self.true = stack.enter_context(in_process(folder, random_bytes=self.chance, now=noon))
        self.people = [Visitor(self.true, lang) for lang in ("en", "de", "en", "de")[:players]]
        self.watcher = Visitor(self.true)
        seats = ",".join(["me", *["open"] * (players - 1)])
        self.table = self.people[0].new_table(name, seats)
        for seat in range(1, players):
            self.people[seat].post(self.people[0].seat_link(self.table, seat), name=f"Person {seat}")
        self.people[0].post(f"{self.table}/start")
        self.code = self.table.split("/")[2]
        still = Chance()
        still.still = True
        self.twins: dict[int, Any] = {
            eyes: stack.enter_context(
                in_process(folder, look=3600, session=disguised(eyes), random_bytes=still, now=noon)
            )
            for eyes in range(-1, players)
        }
        self.compared = 0
        self.told = 0

    def live(self, client: Any) -> LiveTable:
        site = client.app.state.site
        table = client.portal.call(site.tables.get, self.code)
        assert isinstance(table, LiveTable)
        return table

    def follow(self) -> None:
        true = self.live(self.true)
        for twin in self.twins.values():
            table = self.live(twin)
            assert isinstance(table.session, Disguise)
            table.data, table.causes, table.hint_users = true.data, list(true.causes), set(true.hint_users)
            table.chat, table.chat_count = list(true.chat), true.chat_count
            table.session.follow(true.session)

    def viewers(self) -> Iterator[tuple[int, Visitor]]:
        yield -1, self.watcher
        yield from enumerate(self.people)

    def compare(self, eyes: int, who: Visitor, method: str, path: str, **more: Any) -> None:
        """Ask both servers the same; the answers must be the same bytes."""
        answers = []
        for client in (self.true, self.twins[eyes]):
            who.client = client
            answer = who.request(method, path, **more)
            headers = {k: v for k, v in answer.headers.items() if k not in ("date", "set-cookie")}
            answers.append((answer.status_code, headers, answer.content))
        who.client = self.true
        assert answers[0] == answers[1], f"{method} {path} tells seat {eyes} something hidden"
        self.compared += 1

    def glance(self) -> None:
        self.follow()
        for eyes, who in self.viewers():
            self.compare(eyes, who, "GET", f"{self.table}/live")
            self.compare(eyes, who, "GET", f"{self.table}/state")
            cookie = "; ".join(f"{name}={value}" for name, value in who.cookies.items())
            true, twin = (
                client.portal.call(heard, client.app, self.code, cookie, who.lang)
                for client in (self.true, self.twins[eyes])
            )
            assert true == twin, f"the stream tells seat {eyes} something hidden"
            assert b'"parts":{"' in true

    def reviews(self, eyes: int) -> list[str]:
        """Every address of a review, of the own seat and of others, also with the link that shares one."""
        keys = self.true.app.state.site.keys
        seats = {max(eyes, 0), (eyes + 1) % len(self.people)}
        shared = [f"seat={seat}&share={keys.review_token(self.code, seat)}" for seat in seats]
        said = [*shared, *(f"seat={seat}" for seat in seats), ""]
        return [f"{self.table}/review{page}?{query}" for query in said for page in ("", "/progress")]

    def captions(self) -> None:
        """What is told of turns is the same for who cannot know more, word for word; and what is thought about."""
        true = self.live(self.true)
        for eyes, twin in self.twins.items():
            seat, table = None if eyes < 0 else eyes, self.live(twin)
            for lang in languages():
                told = true.story(seat, lang)
                assert told == table.story(seat, lang), f"a caption tells seat {eyes} something hidden"
                if true.running:
                    assert thinking(true, seat, lang) == thinking(table, seat, lang)
                self.told += len(told)

    def look_closely(self, chance: random.Random) -> None:
        """Everything that a browser at this table can ask for."""
        true = self.live(self.true)
        ply, actions = true.ply, true.game.num_actions
        self.chance.still = True
        for eyes, who in self.viewers():
            self.follow()
            paths = [self.table, "/", f"{self.table}/replay", f"{self.table}/record", f"{self.table}/words"]
            paths += [f"{self.table}/replay/live?ply={chance.randint(0, ply)}&as={a}" for a in ("0", "1", "open", "")]
            paths += ["/games", "/me/stats", f"{self.table}/menu", *self.reviews(eyes)]
            paths += [f"{self.table}/why?action={chance.randrange(actions)}" for _ in range(6)]
            paths += [f"{self.table}/spoken?ply={chance.randint(max(1, ply - 20), ply)}" for _ in range(2) if ply]
            for path in paths:
                self.compare(eyes, who, "GET", path)
            state = who.state(self.table)
            legal = [item["action"] for item in state["legal"]]
            wrong = chance.choice([a for a in range(actions) if a not in legal])
            fields = {"csrf": who.csrf, "rev": state["rev"], "ply": state["ply"]}
            json = {"accept": "application/json"}
            if state["to_act"] != eyes:
                self.compare(eyes, who, "POST", f"{self.table}/act", data={**fields, "action": wrong}, headers=json)
                self.compare(eyes, who, "POST", f"{self.table}/undo", data={**fields, "rev": 0}, headers=json)
            else:
                self.compare(eyes, who, "POST", f"{self.table}/act", data={**fields, "action": wrong}, headers=json)
                self.compare(eyes, who, "POST", f"{self.table}/hint", data=fields, headers=json)
        self.chance.still = False
        self.follow()


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.mark.parametrize("name", titles())
def test_nothing_that_a_browser_receives_depends_on_what_is_hidden(name: str, stack: ExitStack, tmp_path: Path) -> None:
    players = max(2, titles()[name].meta.min_players)
    twins, chance = Twins(stack, tmp_path, name, players), random.Random(name)
    steps = 0
    while (state := twins.watcher.state(twins.table))["status"] == "running":
        twins.glance()
        if steps % 25 == 0 and steps < 25 * CLOSE_LOOKS:
            twins.look_closely(chance)
            twins.captions()
        actor = twins.people[state["to_act"]]
        own = actor.state(twins.table)
        answer = actor.act(twins.table, chance.choice(own["legal"])["action"], own)
        assert answer.status_code == 200, answer.text
        if steps % 40 == 7:
            actor.post(f"{twins.table}/chat", text=f"salve {steps}")
        steps += 1
    twins.follow()
    twins.captions()
    assert twins.compared > 100
    assert twins.told > 100
    hidden = [len({str(p.dump()) for p in (twins.live(t).session.positions[0] for t in twins.twins.values())})]
    assert hidden[0] > 1, "the twins are not disguised"


def test_a_leak_would_be_found(stack: ExitStack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    twins = Twins(stack, tmp_path, "trajan", 2)
    twins.glance()
    title = titles()["trajan"]
    honest = title.view

    def loose(game: Game, state: Any, seat: int | None) -> dict[str, Any]:
        return {**honest(game, state, seat), "next": state.deck[state.deck_at]}

    monkeypatch.setattr(title, "view", loose)
    actor = twins.people[twins.watcher.state(twins.table)["to_act"]]
    own = actor.state(twins.table)
    actor.act(twins.table, own["legal"][0]["action"], own)  # what was seen of a position is kept until the next
    with pytest.raises(AssertionError, match=re.escape("something hidden")):
        twins.glance()  # of 58 face-down cards the top one is another in at least one of the three disguises


@pytest.mark.parametrize("name", titles())
def test_nothing_of_a_running_game_is_reviewed_whoever_asks(name: str, stack: ExitStack, tmp_path: Path) -> None:
    """Neither its players nor who was given a link, and it is not even begun for later."""
    twins, chance = Twins(stack, tmp_path, name, max(2, titles()[name].meta.min_players)), random.Random(name)
    for step in range(30):
        state = twins.watcher.state(twins.table)
        actor = twins.people[state["to_act"]]
        own = actor.state(twins.table)
        actor.act(twins.table, chance.choice(own["legal"])["action"], own)
        if step % 10:
            continue
        for eyes, who in twins.viewers():
            refused = [who.get(path) for path in twins.reviews(eyes)]
            refused += [who.post(f"{twins.table}/review", seat=seat) for seat in range(len(twins.people))]
            refused.append(who.post(f"{twins.table}/review/fork", seat=max(eyes, 0), ply=0))
            assert {answer.status_code for answer in refused} == {403}
            told = {answer.text for answer in refused if answer.headers["content-type"] == "application/json"}
            assert len(told) == 1, "the refusal says one thing, wherever the game stands"
    assert not twins.true.app.state.site.reviews._tasks
