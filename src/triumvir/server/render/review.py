"""A review as a page shows it: the curve, one decision, the largest mistakes, how the choices spread, VP by source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

from triumvir.agents.reviews import BLUNDER, MISTAKE, SLIP, Review, Reviewed
from triumvir.agents.words import percent, points, promise, told
from triumvir.server.live_table import LiveTable
from triumvir.server.render.choices import in_words
from triumvir.server.render.drawing import draw
from triumvir.server.render.result import standings
from triumvir.server.reviews import Progress
from triumvir.server.words import WORDS

FIRST = 5  # mistakes that are shown at once
TURNING = 2  # points at which most changed
NOTABLE = 0.08, 4.0  # of win chance, or of VP: a change below is no turning point


class Point(NamedTuple):
    """What was to be expected at the beginning of a turn."""

    ply: int
    value: float


class Pin(NamedTuple):
    """A mistake on the curve, in hundredths of its width and height."""

    number: int
    ply: int
    x: float
    y: float
    grade: str
    words: str


class Turning(NamedTuple):
    """A point at which much changed, in words."""

    x: float
    change: str
    words: str
    up: bool


class Mistake(NamedTuple):
    """A line in the list."""

    number: int
    ply: int
    words: str
    where: str
    loss: str
    chance: str
    grade: str


class Source(NamedTuple):
    """VP of one source beside those of somebody else."""

    name: str
    mine: int
    theirs: int


@dataclass(frozen=True)
class Curve:
    """A curve: its line and area as paths in a square of 1000, and what stands at it."""

    line: str
    area: str
    even: float | None  # where nobody is ahead
    marks: list[tuple[float, str]]  # where a quarter or round begins
    pins: list[Pin]
    ticks: list[float]
    turning: list[Turning]
    labels: list[tuple[float, str]]


class ReviewPage:
    """All that the template asks for."""

    def __init__(
        self, table: LiveTable, progress: Progress, lang: str, kind: str, at: int | None, share: str = ""
    ) -> None:
        self.table = table
        self._query = {"seat": progress.review.seat, **({"share": share} if share else {})}  # of somebody else's
        self.progress = progress
        self.lang = lang
        self.alone = table.data.players == 1
        self.kind = "lead" if self.alone else kind
        self._at = at

    @property
    def review(self) -> Review:
        """What was found."""
        return self.progress.review

    @property
    def seat(self) -> int:
        """Whose decisions were looked at."""
        return self.review.seat

    def link(self, at: int | None, kind: str | None = None) -> str:
        """The same page at another decision, or with another curve."""
        query = {**self._query, "curve": kind or self.kind, **({} if at is None else {"at": at})}
        return f"/t/{self.table.id}/review?{urlencode(query)}"

    @property
    def progress_address(self) -> str:
        """Where a script asks how far the review is."""
        return f"/t/{self.table.id}/review/progress?{urlencode(self._query)}"

    def heading(self, own: bool) -> str:
        """Whose VP stand beside each other."""
        assert self.beside is not None
        other = self.table.names[self.beside]
        if own:
            return WORDS.say(self.lang, "review-beside", name=other)
        return WORDS.say(self.lang, "review-beside-other", mine=self.table.names[self.seat], name=other)

    # ------------------------------------------------------------ the list and one decision

    @cached_property
    def worst(self) -> list[Reviewed]:
        """What gave something away, the largest first."""
        return self.review.worst

    @cached_property
    def mistakes(self) -> list[Mistake]:
        """The same as lines."""
        return [
            Mistake(
                number,
                one.ply,
                in_words(one.told.played.words) if one.told.played else "",
                self.where(one.ply),
                points(-one.told.loss, self.lang),
                f"−{percent(one.told.chance_loss)}" if one.told.chance_loss >= 0.005 else "",
                one.grade,
            )
            for number, one in enumerate(self.worst, 1)
        ]

    @cached_property
    def place(self) -> int | None:
        """Which of them is shown."""
        if not self.worst:
            return None
        found = (place for place, one in enumerate(self.worst) if one.ply == self._at)
        return next(found, 0)

    @property
    def chosen(self) -> Reviewed | None:
        """The decision that is shown."""
        return None if self.place is None else self.worst[self.place]

    @property
    def chosen_ply(self) -> int | None:
        """And its ply."""
        return None if self.chosen is None else self.chosen.ply

    @property
    def before(self) -> int | None:
        """The ply of the mistake before it in the list."""
        return self.worst[self.place - 1].ply if self.place else None

    @property
    def after(self) -> int | None:
        """The ply of the mistake behind it."""
        return None if self.place is None or self.place + 1 >= len(self.worst) else self.worst[self.place + 1].ply

    def where(self, ply: int) -> str:
        """Where the game stood."""
        return self.table.game.phase(self.table.view(None, ply), self.lang)

    def period(self, ply: int) -> str:
        """The larger part of the game that a ply belongs to."""
        return self.where(ply).partition(" · ")[0]

    def options(self, one: Reviewed) -> list[tuple[str, str, str]]:
        """What was played and what was better: which, words, and what it promised."""
        assert one.told.played is not None
        both = (("played", one.told.played), ("better", one.told.best))
        return [(which, in_words(option.words), promise(option, self.lang)) for which, option in both]

    def reasons(self, one: Reviewed) -> list[str]:
        """Why, in at most three sentences."""
        assert one.told.played is not None
        found: list[str] = []
        for name, option in (("review-better-line", one.told.best), ("review-played-line", one.told.played)):
            if line := told(option.line[1:]):
                found.append(WORDS.say(self.lang, name, line=line))
        vp = points(one.told.loss, self.lang, sign=False)
        if one.told.chance_loss >= 0.005:
            lost = percent(one.told.chance_loss)
            found.append(WORDS.say(self.lang, "review-lost-chance", vp=vp, chance=lost))
        else:
            found.append(WORDS.say(self.lang, "review-lost", vp=vp))
        return found

    def drawings(self, one: Reviewed) -> list[Markup]:
        """The parts of the table at which the better move was to be made, as the seat saw them, and the own mat."""
        view = self.table.view(self.seat, one.ply)
        drawing = draw(self.table.game, view, self.lang, (one.told.best.action,), self.table.names)
        mark = f'data-action="{one.told.best.action}"'
        shown = [part.svg for part in drawing.board if mark in part.svg] + [part.svg for part in drawing.mat]
        return [Markup(svg) for svg in shown]  # noqa: S704  # drawn by ourselves

    # ------------------------------------------------------------ choices and sources

    @property
    def spread(self) -> list[tuple[str, int]]:
        """How many choices there were of each kind, the best first."""
        decisions, graded = self.review.decisions, {g: self.review.count(g) for g in (SLIP, MISTAKE, BLUNDER)}
        best = sum(bool(one.told.played and one.told.played.close) for one in decisions)
        hardly = len(decisions) - best - sum(graded.values())
        return [("best", best), ("hardly", hardly), *graded.items()]

    @property
    def accuracy(self) -> str:
        """The share of choices that were the best or as good."""
        return percent(self.review.accuracy)

    @cached_property
    def beside(self) -> int | None:
        """The seat to compare with: the winner, or who came second; nobody if there is no result or no other seat."""
        if self.alone or not self.table.state.over:
            return None
        return next(one.seat for one in standings(self.table, self.lang) if one.seat not in (None, self.seat))

    @cached_property
    def sources(self) -> list[Source]:
        """VP by source, the own and the other's."""
        if self.beside is None:
            return []
        players, names = self.table.view(None)["players"], self.table.game.ledger_names
        mine, theirs = (players[seat].get("ledger", {}) for seat in (self.seat, self.beside))
        if not mine or not theirs:
            return []
        return [
            Source(names[source].in_(self.lang), mine[source], theirs[source])
            for source in self.table.game.ledger_sources
            if mine[source] or theirs[source]
        ]

    @property
    def totals(self) -> tuple[int, int]:
        """The scores of both."""
        scores = self.table.state.scores()
        return scores[self.seat], scores[self.beside or 0]

    def largest_difference(self) -> str:
        """What made most of it, in one sentence."""
        mine, theirs = self.totals
        behind = [one for one in self.sources if (one.mine - one.theirs) * (mine - theirs or 1) > 0]
        if not behind or self.beside is None:
            return ""
        most = max(behind, key=lambda one: abs(one.mine - one.theirs))
        name, vp = self.table.names[self.beside], abs(most.mine - most.theirs)
        key = "review-most-more" if most.mine > most.theirs else "review-most-less"
        return WORDS.say(self.lang, key, source=most.name, name=name, vp=vp)

    def lesson(self) -> str:
        """Where the mistakes cluster; nothing if they do not."""
        largest = self.worst[:FIRST]
        if len(largest) < 3:
            return ""
        period, count = Counter(self.period(one.ply) for one in largest).most_common(1)[0]
        if 2 * count <= len(largest):
            return ""
        return WORDS.say(self.lang, "review-cluster", n=count, all=len(largest), period=period)

    # ------------------------------------------------------------ the curve

    @cached_property
    def points(self) -> list[Point]:
        """What was to be expected at each turn of the seat, and what came of it."""
        found: list[Point] = []
        last = -2
        for one in self.review.decisions:
            between = self.table.session.positions[last + 1 : one.ply] if last >= 0 else []
            if last < 0 or any(int(state.to_act) != self.seat for state in between):
                found.append(Point(one.ply, self._value(one)))
            last = one.ply
        if self.progress.complete and self.table.state.over:
            found.append(Point(self.table.ply, self._outcome()))
        return found

    def _value(self, one: Reviewed) -> float:
        best = one.told.best
        return best.lead if self.kind == "lead" or best.chance is None else best.chance

    def _outcome(self) -> float:
        if self.kind == "lead":
            rows = standings(self.table, self.lang)
            mine = next(one.vp for one in rows if one.seat == self.seat)
            return float(mine - max(one.vp for one in rows if one.seat != self.seat))
        ranks = self.table.state.ranking()
        return 1 / ranks.count(1) if ranks[self.seat] == 1 else 0.0

    def _range(self) -> tuple[float, float]:
        if self.kind != "lead":
            return 0.0, 1.0
        values = [point.value for point in self.points]
        return min(-5.0, *values), max(5.0, *values)

    def curve(self) -> Curve | None:
        """The curve; None while there is too little of it."""
        if len(self.points) < 2:
            return None
        low, high = self._range()
        last = max(1, self.table.ply)

        def x(ply: int) -> float:
            return 100 * ply / last

        def y(value: float) -> float:
            return 4 + 92 * (high - value) / (high - low)

        corners = [f"{10 * x(p.ply):.1f} {10 * y(p.value):.1f}" for p in self.points]
        line = f"M{' L'.join(corners)}"
        first, final = 10 * x(self.points[0].ply), 10 * x(self.points[-1].ply)
        even = 0.0 if self.kind == "lead" else 1 / self.table.data.players
        numbers = {one.ply: number for number, one in enumerate(self.worst, 1)}
        pins = [
            Pin(number, one.ply, x(one.ply), y(self._value(one)), one.grade, self.mistakes[number - 1].words)
            for one in self.review.decisions
            if (number := numbers.get(one.ply)) is not None and number <= FIRST
        ]
        ticks = [x(one.ply) for one in self.worst[FIRST:]]
        return Curve(
            line,
            f"{line} L{final:.1f} {10 * y(low):.1f} L{first:.1f} {10 * y(low):.1f}Z",
            y(even),
            self._marks(),
            pins,
            ticks,
            self._turning(),
            [(y(value), self._said(value)) for value in self._scale(low, high)],
        )

    def _scale(self, low: float, high: float) -> Sequence[float]:
        return (0.0, 0.5, 1.0) if self.kind != "lead" else (low, 0.0, high)

    def _said(self, value: float) -> str:
        return points(value, self.lang).replace("−0", "0") if self.kind == "lead" else f"{100 * value:.0f} %"

    def _marks(self) -> list[tuple[float, str]]:
        """Where a quarter, cycle or round begins."""
        found: list[tuple[float, str]] = []
        before = ""
        for ply in range(self.table.ply):
            if (period := self.period(ply)) != before:
                found.append((100 * ply / max(1, self.table.ply), period))
                before = period
        return found

    def _turning(self) -> list[Turning]:
        """Where most changed from one turn to the next, also by what others did."""
        least = NOTABLE[self.kind == "lead"]
        jumps = sorted(pairwise(self.points), key=lambda pair: -abs(pair[1].value - pair[0].value))[:TURNING]
        return [
            Turning(
                100 * after.ply / max(1, self.table.ply),
                f"{self._said(before.value)} → {self._said(after.value)}",
                self._happened(before.ply, after.ply),
                after.value > before.value,
            )
            for before, after in sorted(jumps)
            if abs(after.value - before.value) >= least
        ]

    def _happened(self, start: int, end: int) -> str:
        """What brought most VP between two plies, in the words of the log."""
        scores, log = self.table.scores_by_ply(), self.table.log(None, self.lang)
        gains = [
            (max(abs(b - a) for a, b in zip(scores[ply], scores[ply + 1], strict=True)), -ply)
            for ply in range(start, min(end, self.table.ply))
        ]
        most, ply = max(gains, default=(0, 0))
        return " ".join(log[-ply]) if most else self.where(start)
