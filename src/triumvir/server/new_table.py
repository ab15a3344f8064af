"""What a new table begins with: its code, its data, its seats."""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Sequence
from dataclasses import dataclass

from triumvir.agents import level_name
from triumvir.agents.reviews import REVIEWER
from triumvir.draw.letters import NUMERALS
from triumvir.engine.record import Record
from triumvir.games import box_of
from triumvir.server.config import Config
from triumvir.server.keys import Keys, token_hash
from triumvir.server.store import NewSeat, SeatData, Standing, TableData
from triumvir.server.store.standing import UNKNOWN

WORDS = ("vinum", "arcus", "mare", "forum", "laurus", "navis", "aquila", "porta", "rosa", "villa", "ludus", "fons")
NAME_LENGTH = 40


@dataclass(frozen=True)
class SeatPlan:
    """Who shall sit where: kind is person, open or computer."""

    kind: str
    name: str
    agent: str = ""
    mine: bool = False


def new_table(
    config: Config,
    record: Record,
    owner: str,
    visibility: str,
    hints: bool,
    pace: int,
    status: str = "lobby",
    uploaded: bool = False,
    standing: Standing = UNKNOWN,
) -> TableData:
    """A table under a code that nobody can guess."""
    raw = config.random_bytes(8)
    now, box = config.now(), box_of(record)
    return TableData(
        id=f"{WORDS[raw[0] % len(WORDS)]}-{b32encode(raw[1:7]).decode().lower()[:9]}",
        game=record.game,
        players=record.players,
        options=dict(record.options),
        rules_version=record.rules_version,
        box=record.box,
        components=None if box is None or box.shipped else box.to_json(),
        seed=record.seed,
        status=status,
        visibility=visibility,
        owner=owner,
        hints=hints,
        pace=pace,
        revision=0,
        uploaded=uploaded,
        standing=standing,
        created_at=now,
        updated_at=now,
    )


def new_seats(keys: Keys, table_id: str, plans: Sequence[SeatPlan], owner: str) -> list[NewSeat]:
    """Its seats, each with a private link; the first of a seat is an invitation, which the owner's own do not need."""
    return [
        NewSeat(
            kind=plan.kind,
            name=plan.name[:NAME_LENGTH],
            agent=plan.agent,
            token_hash=token_hash(keys.seat_token(table_id, number, int(plan.mine))),
            holder=owner if plan.mine else None,
            generation=int(plan.mine),
        )
        for number, plan in enumerate(plans)
    ]


def onlookers(record: Record) -> list[SeatPlan]:
    """The seats of a record that somebody has brought: nobody sits there, but they have their names."""
    names = record.seats if len(record.seats) == record.players else NUMERALS[: record.players]
    return [SeatPlan("open", name[:NAME_LENGTH]) for name in names]


def one_against_computers(seats: Sequence[SeatData], mine: int) -> list[SeatPlan]:
    """The seats of a game that one of its players plays on alone: computer players stay, others come for persons."""
    return [
        SeatPlan("person", seat.name, mine=True)
        if seat.seat == mine
        else SeatPlan("computer", seat.name, seat.agent)
        if seat.kind == "computer"
        else SeatPlan("computer", str(level_name(REVIEWER)), REVIEWER)
        for seat in seats
    ]
