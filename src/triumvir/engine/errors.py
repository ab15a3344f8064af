"""Everything that can be refused, as exceptions whose text is one clear sentence in every language."""

from __future__ import annotations

from operator import index
from typing import Any, NamedTuple

from triumvir.language import DEFAULT, catalogue
from triumvir.language import Text as Text

WORDS = catalogue("triumvir.engine", "refusals")
SEAT = WORDS("seat")


class TriumvirError(Exception):
    """Base of all refusals. `text` holds the sentence in every language, `str()` is the English one."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return self.text.in_(DEFAULT)


class UnknownGame(TriumvirError, ValueError):
    """No such game, or no such player count, option or option value."""


class WrongValue(TriumvirError, ValueError):
    """A value that is not allowed: a seat, a seed, a number of games, a name. The sentence says what is."""


class WrongType(TriumvirError, TypeError):
    """A value of another kind than asked for, such as 0.5 where an action is wanted."""


class WrongMoment(TriumvirError, ValueError):
    """A call that has to wait for another: a step before `reset`, or after the end of a game."""


class BoxError(TriumvirError):
    """A box file that cannot be used; names table, field and what was expected."""


class RecordError(TriumvirError):
    """A record that cannot be read or does not replay."""


class NotationError(TriumvirError):
    """A text that names no action."""


class IllegalAction(TriumvirError):
    """An action that the rules forbid now; `rule` is the id of the clause."""

    def __init__(self, rule: str, reason: Text) -> None:
        super().__init__(WORDS("by-the-rule", reason=reason, rule=rule))
        self.rule = rule
        self.reason = reason


class Refusal(NamedTuple):
    """Why an action is not legal now: the clause and one sentence."""

    rule: str
    reason: Text


def whole(value: Any, what: Text) -> int:
    """A whole number of any library as an `int`; raises WrongType, naming what was asked for, if it is none."""
    try:
        return index(value)
    except TypeError:
        raise WrongType(WORDS("not-whole", what=what, value=value)) from None


def seat_number(value: Any, seats: int) -> int:
    """A seat as the engine counts it; None and -1 are a spectator, who is -1."""
    seat = -1 if value is None else whole(value, SEAT)
    if not -1 <= seat < seats:
        raise WrongValue(WORDS("there-no-seat-seats", seat=seat, seats=seats - 1))
    return seat
