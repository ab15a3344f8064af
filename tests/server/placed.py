"""Tables put straight into the store at any position of a game, with a person of its own at every seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.server.keys import holder_of
from triumvir.server.new_table import SeatPlan, new_seats, new_table
from triumvir.server.store import NewSeat

from .running import Visitor

NAMES = ("Claudia", "Livia", "Cato", "Octavia")


def holder(client: Any, who: Visitor) -> str:
    """A visitor as the store knows it."""
    found = client.app.state.site.keys.read_visitor(who.cookies["triumvir"])
    assert found is not None
    return holder_of(found[0])


def place(client: Any, game: Game, seed: int, actions: Sequence[int], people: Sequence[Visitor]) -> str:
    """A table at which these actions were taken, as if people had done so one after the other; returns its path.

    Each seat has its person; a single one holds all seats, as on a shared screen.
    """
    site = client.app.state.site
    state = game.start(seed)
    steps = []
    for action in actions:
        steps.append((int(state.to_act), action))
        state.apply(action)
    holders = [holder(client, who) for who in people]
    data = new_table(
        site.config, Record.of(game, seed), holders[0], "link", True, 0, "finished" if state.over else "running"
    )
    seats: list[NewSeat] = []
    for seat in range(game.players):
        plans = [SeatPlan("person", name, mine=True) for name in NAMES[: game.players]]
        seats.append(new_seats(site.keys, data.id, plans, holders[seat % len(holders)])[seat])
    site.tables.store.create(data, seats, steps)
    return f"/t/{data.id}"
