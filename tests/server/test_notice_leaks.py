"""Notices of two games that differ only in what somebody cannot know are equal, word for word."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from triumvir.engine.record import Record
from triumvir.games import load, titles
from triumvir.server.notices.letter import Letter, letter
from triumvir.server.store import NewSeat, Store, open_store
from triumvir.server.store.channels import Channel
from triumvir.server.told_table import standing_of

from .test_store import NOW, TABLE

PLIES = 40
CASES = [
    (name, players)
    for name, title in titles().items()
    for players in range(max(2, title.meta.min_players), title.meta.max_players + 1)
]


class Told:
    """A store that holds a table and tells one seat of it."""

    def __init__(self, game: Any, seat: int) -> None:
        self.store: Store = open_store("sqlite://")
        self.game, self.seat, self.revision = game, seat, 0
        seats = [NewSeat("person", f"Person {n}", "", f"h{n}", f"p{n}") for n in range(game.players)]
        self.store.create(replace(TABLE, game=game.meta.name, players=game.players), seats)
        more = {"created_at": NOW, "confirmed_at": NOW, "more": {}, "label": ""}
        self.store.channels.put(Channel(id="c", person=f"p{seat}", kind="push", address="a", lang="en", **more))

    def after(self, state: Any, ply: int, step: tuple[int, int, str]) -> Iterator[Letter]:
        """What is told after a step, if it led to this position."""
        at = NOW + timedelta(hours=ply)
        status = "finished" if state.over else "running"
        table = TABLE.id
        self.store.append(table, self.revision, ply, [step], at, status, standing_of(self.game, state))
        self.store.say(table, (self.seat + 1) % self.game.players, "a secret word", at)
        self.revision += 1
        later = at + timedelta(minutes=3)
        for channel, items in self.store.outbox.due(later):
            yield letter(channel, items, later)
            self.store.outbox.told(channel.id, items, later, "", 1)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_no_notice_depends_on_what_is_hidden(name: str, players: int) -> None:
    game, chance = load(name, players), random.Random(f"{name}{players}")
    record = Record.of(game, 7)
    state = game.start(record.seed)
    pairs = [(seat, Told(game, seat), Told(game, seat)) for seat in range(players)]
    letters, hidden = 0, 0
    for ply in range(PLIES):
        if state.over:
            break
        step = (int(state.to_act), chance.choice(state.legal()), "person")
        state.apply(step[1])
        for seat, true, other in pairs:
            disguised = state.imagine(seat, 1_000_003 * (ply + 1) + seat)
            hidden += str(disguised.dump()) != str(state.dump())
            said = list(true.after(state, ply, step))
            assert said == list(other.after(disguised, ply, step))
            assert "secret" not in repr(said)
            letters += len(said)
    assert letters > PLIES // 2
    assert hidden > PLIES // 2, "nothing was disguised"
    for _, true, other in pairs:
        true.store.close()
        other.store.close()
