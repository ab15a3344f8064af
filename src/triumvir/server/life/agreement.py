"""What persons agree on: a pause, an early end, or that a computer player keeps an absent person's seat warm.

A proposal is open until everybody whose word counts has agreed, one of them has declined, or its time is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from triumvir.server.life.rules import ABSENT, HANDED, PERSONS, Facts

PAUSE, END, REPLACE = "pause", "end", "replace"
KINDS = (PAUSE, END, REPLACE)
ASKS = {PAUSE: "ask-pause", END: "ask-end", REPLACE: "suggest"}  # the moves by which they are proposed
OPEN_FOR = timedelta(hours=24)


@dataclass(frozen=True)
class Proposal:
    """What somebody has proposed, and who agrees; the seat is the absent person's, or -1."""

    kind: str
    seat: int
    by: int
    at: datetime
    agreed: frozenset[int]

    def over(self, now: datetime) -> bool:
        """Whether its time is over."""
        return now - self.at >= OPEN_FOR

    def waits_for(self, facts: Facts) -> frozenset[int]:
        """The seats whose persons have yet to agree."""
        return voters(self.kind, self.seat, facts) - self.agreed


def voters(kind: str, seat: int, facts: Facts) -> frozenset[int]:
    """The seats whose persons must agree.

    A pause and a seat that is handed over need those who are there. An early end needs every person; who has been
    away for longer than the table waits counts as agreeing.
    """
    persons = {number for number, one in enumerate(facts.seats) if one.state in PERSONS}
    if kind == END:
        return frozenset(number for number in persons if not _given_up(facts, number))
    there = {number for number in persons if facts.seats[number].state not in (ABSENT, HANDED)}
    return frozenset(there - {seat})


def _given_up(facts: Facts, seat: int) -> bool:
    away = facts.seats[seat].away
    return facts.limit is not None and away is not None and away >= facts.limit and not facts.seats[seat].off
