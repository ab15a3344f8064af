"""The state machines of a seat and of a table, as tables: what leads from which state to which, who may, and when.

A seat is `free`, `sat`, `absent` (no page of its person is open), `handed` (a computer player keeps it warm),
`resigned`, or a `computer`'s from the start. A table is in its `lobby`, `running`, `paused`, `finished`, `ended` early
or `removed`.
Whoever wants to change one of them asks `refusal` first; there is no other place that decides.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum, auto

from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.server", "life")

FREE, SAT, ABSENT, HANDED, RESIGNED, COMPUTER = "free", "sat", "absent", "handed", "resigned", "computer"
LOBBY, RUNNING, PAUSED, FINISHED, ENDED, REMOVED = "lobby", "running", "paused", "finished", "ended", "removed"
SEAT_STATES = (FREE, SAT, ABSENT, HANDED, RESIGNED, COMPUTER)
TABLE_STATES = (LOBBY, RUNNING, PAUSED, FINISHED, ENDED, REMOVED)
PERSONS = frozenset((SAT, ABSENT, HANDED))  # the seats that a person may still decide about

AWAY_AFTER = timedelta(seconds=60)  # without an open page somebody is absent
REMIND_AGAIN = timedelta(hours=12)
BROUGHT_BACK = timedelta(days=14)  # how long a removed table can be brought back
LOBBY_ASKED, LOBBY_KEPT = timedelta(days=23), timedelta(days=30)  # without a change: asked about, then removed
PAUSE_ASKED, PAUSE_KEPT = timedelta(days=14), timedelta(days=60)  # asked about, then ended
KEPT_WARM = timedelta(days=14)  # for so long a game goes on whose persons have all left it to computer players


class Who(Enum):
    """Who may do something."""

    ANYBODY = auto()
    PERSON = auto()  # whose seat it is
    OTHER = auto()  # a person who sits elsewhere at the table
    MEMBER = auto()  # any person of the table
    OWNER = auto()  # who has made the table
    SERVER = auto()  # nobody: it happens by the rules, by a clock or by an agreement


@dataclass(frozen=True)
class Seat:
    """What the rules ask of a seat. `away` is how long nobody has sat there; None while somebody does."""

    state: str
    away: timedelta | None = None
    reminded: timedelta | None = None  # how long ago; None: never
    off: datetime | None = None  # until when its person has time off; None: it has none now
    kept: timedelta | None = None  # how long a computer player has played for the person; None: none does


@dataclass(frozen=True)
class Facts:
    """What the rules ask of a table. `limit` is how long somebody may be absent before the others may decide."""

    status: str
    seats: tuple[Seat, ...]
    limit: timedelta | None = None
    first_round: bool = False
    since: timedelta = timedelta()  # how long it has been so, outages left out: in its state, or a lobby unchanged


@dataclass(frozen=True)
class Asker:
    """Who asks: the seats that are theirs, whoever plays there now, and whether they made the table."""

    seats: frozenset[int] = frozenset()
    owner: bool = False
    server: bool = False


SERVER = Asker(server=True)
Condition = Callable[[Facts, int], Text | None]


@dataclass(frozen=True)
class Move:
    """One arrow of a state machine. A move of a table has no states of a seat."""

    name: str
    who: Who
    tables: frozenset[str]  # in which states of the table
    seats: frozenset[str] = frozenset()  # in which states of the seat
    to: str = ""  # the state then: of the seat, or of the table; empty if it stays
    needs: tuple[Condition, ...] = ()


def _long_absent(facts: Facts, seat: int) -> Text | None:
    """Whether the others may let a computer player keep a seat warm."""
    away, limit = facts.seats[seat].away, facts.limit
    if limit is None or facts.seats[seat].off:
        return WORDS("no-replace-never" if limit is None else "no-replace-off")
    return None if away is not None and away >= limit else WORDS("no-replace-yet", limit=span(limit))


def _half_absent(facts: Facts, seat: int) -> Text | None:
    """Whether the others may speak of it: from half of the time on, so that the person is told before it happens."""
    away, limit = facts.seats[seat].away, facts.limit
    if limit is None or facts.seats[seat].off:
        return WORDS("no-replace-never" if limit is None else "no-replace-off")
    return None if away is not None and 2 * away >= limit else WORDS("no-replace-yet", limit=span(limit))


def _long_since_reminded(facts: Facts, seat: int) -> Text | None:
    last = facts.seats[seat].reminded
    return None if last is None or last >= REMIND_AGAIN else WORDS("no-remind-again")


def _all_taken(facts: Facts, _: int) -> Text | None:
    return WORDS("no-start-free") if any(seat.state == FREE for seat in facts.seats) else None


def _begun_lately(facts: Facts, _: int) -> Text | None:
    alone = sum(seat.state in PERSONS for seat in facts.seats) <= 1
    return None if facts.status == LOBBY or facts.first_round or alone else WORDS("no-remove-when")


def _lately_removed(facts: Facts, _: int) -> Text | None:
    return None if facts.since <= BROUGHT_BACK else WORDS("no-restore-when")


def _for(time: timedelta) -> Condition:
    """Whether a table has been as it is for so long."""
    return lambda facts, _: None if facts.since >= time else WORDS("no-server")


def _all_kept_warm(facts: Facts, _: int) -> Text | None:
    """Whether every person has left the game to computer players for long."""
    seats = [seat for seat in facts.seats if seat.state in (*PERSONS, RESIGNED)]
    left = all(seat.kept is not None and seat.kept >= KEPT_WARM for seat in seats)
    return None if seats and left else WORDS("no-server")


def _of(*states: str) -> frozenset[str]:
    return frozenset(states)


SEAT_MOVES = {
    move.name: move
    for move in (
        Move("sit", Who.ANYBODY, _of(LOBBY), _of(FREE), SAT),
        Move("leave", Who.PERSON, _of(LOBBY), _of(SAT, ABSENT), FREE),
        Move("seat", Who.OWNER, _of(LOBBY), _of(FREE), COMPUTER),
        Move("vacate", Who.OWNER, _of(LOBBY), _of(COMPUTER), FREE),
        Move("hand", Who.PERSON, _of(RUNNING), _of(SAT, ABSENT), HANDED),
        Move("suggest", Who.OTHER, _of(RUNNING), _of(ABSENT), ABSENT, (_half_absent,)),
        Move("replace", Who.SERVER, _of(RUNNING), _of(ABSENT), HANDED, (_long_absent,)),
        Move("expire", Who.SERVER, _of(RUNNING), _of(SAT, ABSENT), HANDED),
        Move("return", Who.PERSON, _of(RUNNING, PAUSED), _of(HANDED), SAT),
        Move("resign", Who.PERSON, _of(RUNNING), _of(SAT, ABSENT, HANDED), RESIGNED),
        Move("forfeit", Who.SERVER, _of(RUNNING), _of(SAT, ABSENT), RESIGNED),
        Move("depart", Who.SERVER, _of(RUNNING, PAUSED), _of(SAT, ABSENT, HANDED), RESIGNED),
        Move("remind", Who.OTHER, _of(RUNNING), _of(ABSENT), ABSENT, (_long_since_reminded,)),
    )
}
TABLE_MOVES = {
    move.name: move
    for move in (
        Move("start", Who.OWNER, _of(LOBBY), to=RUNNING, needs=(_all_taken,)),
        Move("ask-pause", Who.MEMBER, _of(RUNNING)),
        Move("pause", Who.SERVER, _of(RUNNING), to=PAUSED),
        Move("resume", Who.MEMBER, _of(PAUSED), to=RUNNING),
        Move("ask-end", Who.MEMBER, _of(RUNNING, PAUSED)),
        Move("end", Who.SERVER, _of(RUNNING, PAUSED), to=ENDED),
        Move("remove", Who.OWNER, _of(LOBBY, RUNNING), to=REMOVED, needs=(_begun_lately,)),
        Move("restore", Who.OWNER, _of(REMOVED), needs=(_lately_removed,)),
        Move("lapse", Who.SERVER, _of(LOBBY), to=REMOVED, needs=(_for(LOBBY_KEPT),)),
        Move("close", Who.SERVER, _of(PAUSED), to=ENDED, needs=(_for(PAUSE_KEPT),)),
        Move("abandon", Who.SERVER, _of(RUNNING, PAUSED), to=ENDED, needs=(_all_kept_warm,)),
        Move("finish", Who.SERVER, _of(RUNNING), to=FINISHED),
    )
}


def refusal(name: str, facts: Facts, asker: Asker, seat: int = -1) -> Text | None:
    """Why something may not be done now, in a sentence that says what may be; None if it may."""
    move = SEAT_MOVES[name] if seat >= 0 else TABLE_MOVES[name]
    if not _is(move.who, facts, asker, seat):
        return WORDS("no-server" if move.who is Who.SERVER else f"no-{name}-who")
    if facts.status not in move.tables or (move.seats and facts.seats[seat].state not in move.seats):
        return WORDS("no-server" if move.who is Who.SERVER else f"no-{name}-when")
    return next((why for need in move.needs if (why := need(facts, seat)) is not None), None)


def _is(who: Who, facts: Facts, asker: Asker, seat: int) -> bool:
    theirs = [one for one in asker.seats if facts.seats[one].state in PERSONS]
    return {
        Who.ANYBODY: True,
        Who.PERSON: seat in asker.seats,
        Who.OTHER: seat not in asker.seats and bool(theirs),
        Who.MEMBER: bool(theirs),
        Who.OWNER: asker.owner,
        Who.SERVER: asker.server,
    }[who]


def state_of(kind: str, held: bool, resigned: bool, away: timedelta | None) -> str:
    """The state of a seat by what is stored of it: who plays there, whether a person holds it."""
    if kind == "open":
        return FREE
    if resigned:
        return RESIGNED
    if kind == "computer":
        return HANDED if held else COMPUTER
    return ABSENT if away is not None and away >= AWAY_AFTER else SAT


def placed(ranks: list[int], resigned: Collection[int]) -> list[int]:
    """The ranks of a finished game if those who resigned stand behind everybody who stayed."""
    if len(resigned) in (0, len(ranks)):
        return list(ranks)  # also alone, behind an automa
    keys = [(seat in resigned, rank) for seat, rank in enumerate(ranks)]
    return [1 + sum(other < key for other in keys) for key in keys]


def span(time: timedelta) -> Text:
    """A length of time in its largest units."""
    minutes = max(1, round(time / timedelta(minutes=1)))
    if minutes < 60:
        return WORDS("minutes", n=minutes)
    if minutes < 48 * 60 and minutes != 24 * 60:
        return WORDS("hours", n=round(minutes / 60))
    return WORDS("days", n=round(minutes / 60 / 24))
