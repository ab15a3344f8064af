"""What people are told of: the kinds of events at a table, and when each is still worth telling.

An event names who is to be told, so that whoever lets it happen need not know over which ways. It is noted in the
transaction that lets it happen (`store/outbox.py`): either both are stored or neither.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

Kind = Literal["turn", "time", "taken", "returned", "invited", "started", "over", "chat", "reminded", "unbegun", "idle"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Group = Literal["turn", "time", "seat", "start", "over", "chat"]
GROUPS: dict[Group, tuple[Kind, ...]] = {  # as people choose them
    "turn": ("turn", "reminded"),
    "time": ("time",),
    "seat": ("taken", "returned"),
    "start": ("invited", "started", "unbegun"),
    "over": ("over", "idle"),
    "chat": ("chat",),
}
GROUP_OF: dict[str, Group] = {kind: group for group, kinds in GROUPS.items() for kind in kinds}
URGENT: frozenset[str] = frozenset({"time"})  # waits for nothing
GATHERED: frozenset[str] = frozenset({"chat"})  # the next one adds to the first; of all others only the last counts
OUTLASTS_A_LOOK: frozenset[str] = frozenset(
    {"turn", "time", "reminded"}
)  # worth telling though the table was looked at


class Event(NamedTuple):
    """Something that a person is to be told of. Of one occasion, by its key, a person is told once."""

    table: str
    person: str  # the id by which the store knows who holds a seat
    kind: Kind
    key: str


def is_true(kind: str, status: str, awaited: bool) -> bool:
    """Whether something noted of a table still holds; `awaited` says that the person is to decide there."""
    match kind:
        case "turn" | "time" | "reminded":
            return status == "running" and awaited
        case "started" | "taken" | "returned":
            return status == "running"
        case "invited" | "unbegun":
            return status == "lobby"
        case "idle":
            return status == "paused"
        case "over":
            return status in ("finished", "ended")
    return True
