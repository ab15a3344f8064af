"""What a visitor may do with seats and the table beside the game: the menu's rows and actions, and the bar above play.

What is not possible stays in its place, with the sentence of the rules that says what is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta

from triumvir.agents.levels import level_specs
from triumvir.server.clocks import clock_of
from triumvir.server.life.agreement import ASKS, Proposal, voters
from triumvir.server.life.rules import ABSENT, HANDED, PAUSE_KEPT, RESIGNED, SAT, Asker, Facts, refusal, span
from triumvir.server.life.terms import DAYS, DECIDE, GO_ON, KEEPER, LIVE, RESIGN, Terms
from triumvir.server.live_table import LiveTable
from triumvir.server.lives import keeper_name
from triumvir.server.render.once import once
from triumvir.server.store import SeatData
from triumvir.server.words import WORDS

IN_WORDS = {GO_ON: "terms-then-computer", DECIDE: "terms-then-others", RESIGN: "terms-then-resign"}

PERSONAL = ("hand", "resign")  # with one's own seat
COMMON = ("ask-pause", "resume", "ask-end", "remove")  # with the table


@dataclass(frozen=True)
class Row:
    """A seat in the menu."""

    seat: SeatData
    here: bool
    mine: bool
    note: str
    left: str  # on a clock that stands
    remind: bool  # whether a reminder may be sent
    replace: bool  # whether others may propose that a computer player goes on


@dataclass(frozen=True)
class Action:
    """Something in the menu; `refused` says why it is not possible now."""

    name: str
    seat: int
    refused: str


@dataclass(frozen=True)
class Question:
    """Something that is proposed."""

    kind: str
    seat: int
    words: str
    waits: str  # the names of those who have yet to agree
    asks: bool  # whether the visitor's word is awaited


class Life:
    """The life of a table as one visitor sees it."""

    def __init__(self, table: LiveTable, lang: str, facts: Callable[[], Facts], asker: Asker) -> None:
        self.table = table
        self.lang = lang
        self._find_facts = facts
        self._asker = asker

    @once
    def _facts(self) -> Facts:
        """What the rules ask of the table; most pages that an action brings need nothing of it."""
        return self._find_facts()

    @once
    def agents(self) -> list[tuple[str, str]]:
        """Who may go on in a seat: spec and name, the usual one first."""
        specs = sorted(level_specs(), key=lambda spec: spec != KEEPER)
        return [(spec, keeper_name(spec)) for spec in specs]

    @property
    def rows(self) -> list[Row]:
        """All seats."""
        return [self._row(seat) for seat in self.table.seats]

    def _row(self, seat: SeatData) -> Row:
        number, one = seat.seat, self._facts.seats[seat.seat]
        may = {name: self._why_not(name, number) is None for name in ("remind", "suggest")}
        here = one.state == SAT and one.away is None
        return Row(
            seat, here, number in self._asker.seats, self._note(seat), self._left(seat), may["remind"], may["suggest"]
        )

    def _left(self, seat: SeatData) -> str:
        clock = clock_of(seat)
        if clock is None or clock.since is not None or seat.kind != "person":
            return ""
        return WORDS.say(self.lang, "clock-left", time=span(clock.left))

    @property
    def terms(self) -> str:
        """What was agreed when the table was made."""
        return sentence(self.table.terms, self.lang)

    def _note(self, seat: SeatData) -> str:
        one = self._facts.seats[seat.seat]
        say, keeper = WORDS.say, keeper_name(seat.agent)
        if one.state == RESIGNED:
            return say(self.lang, "life-row-resigned", keeper=keeper)
        if one.state == HANDED:
            return say(self.lang, "life-row-handed", keeper=keeper)
        if one.off is not None:
            return say(self.lang, "life-row-off", day=f"{one.off:%Y-%m-%d}")
        if one.state == ABSENT and one.away is not None:
            return say(self.lang, "life-row-absent", time=span(one.away))
        if seat.kind == "computer":
            return say(self.lang, "life-row-computer", keeper=keeper)
        return say(self.lang, "life-row-sat")

    @property
    def own(self) -> list[tuple[SeatData, list[Action]]]:
        """What may be done with one's own seats."""
        seats = [self.table.seats[number] for number in sorted(self._asker.seats)]
        seats = [seat for seat in seats if not seat.resigned]
        return [(seat, [self._action(name, seat.seat) for name in PERSONAL]) for seat in seats]

    @property
    def common(self) -> list[Action]:
        """What may be done with the table; a pause is ended where it would be asked for."""
        paused = self.table.data.status == "paused"
        names = [name for name in COMMON if name != ("ask-pause" if paused else "resume")]
        return [self._action(name, -1) for name in names] if self._asker.seats or self._asker.owner else []

    def _action(self, name: str, seat: int) -> Action:
        return Action(name, seat, self._why_not(name, seat) or "")

    def _why_not(self, name: str, seat: int) -> str | None:
        refused = refusal(name, self._facts, self._asker, seat)
        return None if refused is None else refused.in_(self.lang)

    @property
    def questions(self) -> list[Question]:
        """What is proposed and open."""
        return [self._question(one) for one in self.table.data.proposals if self._open(one)]

    def _open(self, one: Proposal) -> bool:
        return refusal(ASKS[one.kind], self._facts, Asker(frozenset((one.by,))), one.seat) is None

    def _question(self, one: Proposal) -> Question:
        names, waits = self.table.names, sorted(one.waits_for(self._facts))
        name = names[one.seat if one.seat >= 0 else one.by]
        asks = bool(self._asker.seats & voters(one.kind, one.seat, self._facts) - one.agreed)
        words = WORDS.say(self.lang, f"told-asked-{one.kind}", name=name)
        return Question(one.kind, one.seat, words, ", ".join(names[seat] for seat in waits), asks)

    @property
    def handed(self) -> list[tuple[SeatData, str, str]]:
        """One's own seats that a computer player keeps warm: who plays there, and why."""
        seats = [self.table.seats[number] for number in sorted(self._asker.seats)]
        seats = [seat for seat in seats if seat.kind == "computer"]
        return [
            (seat, keeper_name(seat.agent), WORDS.say(self.lang, f"life-why-{seat.why or 'wish'}"))
            for seat in seats
            if self._facts.seats[seat.seat].state == HANDED and not self._why_not("return", seat.seat)
        ]

    @staticmethod
    def when(seat: SeatData) -> str:
        """Since when a seat is kept, in words that every reader understands."""
        return f"{seat.since:%Y-%m-%d %H:%M} UTC" if seat.since else ""

    @property
    def clocks(self) -> list[tuple[SeatData, bool]]:
        """The seats whose clocks run, and whether it is one's own that runs out: only then it is read out."""
        return [
            (seat, seat.seat in self._asker.seats and clock.warned > 0)
            for seat in self.table.seats
            if seat.deadline and (clock := clock_of(seat)) is not None
        ]

    @property
    def tells(self) -> bool:
        """Whether there is anything to tell above play."""
        return bool(self.table.data.status == "paused" or self.clocks or self.questions or self.handed)

    @property
    def paused_until(self) -> str:
        """The day on which a paused game ends by itself."""
        since = self.table.data.since
        return f"{since + PAUSE_KEPT:%Y-%m-%d}" if since else ""

    @property
    def resumes(self) -> bool:
        """Whether the visitor may end a pause."""
        return self._why_not("resume", -1) is None


def sentence(terms: Terms, lang: str) -> str:
    """Terms in a sentence."""
    bank, turn = span(timedelta(seconds=terms.bank)), span(timedelta(seconds=terms.turn))
    if terms.clock == LIVE:
        said = WORDS.say(lang, "terms-live", bank=bank, turn=terms.turn)
    elif terms.clock == DAYS:
        said = WORDS.say(lang, "terms-days" if terms.bank else "terms-days-only", bank=bank, turn=turn)
    else:
        return WORDS.say(lang, "terms-none")
    then = WORDS.say(lang, IN_WORDS[terms.at_time_out], keeper=keeper_name(terms.agent))
    return f"{said} {then}"
