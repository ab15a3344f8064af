"""What Triumvir sets out to reach, and how it stands beside the best of the other engines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bench.rows import ALL_CPP, COMPILED, DRIVEN, PLAIN, PURE_PYTHON, Row

DECISIONS = "decisions_per_s"
COPY = "copy_us"
SIMULATIONS = "simulations_per_s"
JUDGE = "judge_us"
THOUGHTS = "thoughts_per_s"
TIMES = (COPY, JUDGE)  # the less the better


@dataclass(frozen=True)
class Goal:
    """A mark for one figure of every game; a game may have a mark of its own."""

    title: str
    how: str
    field: str
    mark: float
    beside: str  # the row to hold beside the peers: called as they are
    rivals: Callable[[Row], bool]
    special: tuple[tuple[str, float], ...] = ()
    only: str = ""  # the one game that has this mark

    def mark_for(self, game: str) -> float:
        """The mark of this game."""
        return dict(self.special).get(game, self.mark)

    def ratio(self, value: float, other: float) -> float:
        """How many times better the value is than the other."""
        return other / value if self.field in TIMES else value / other


GOALS = (
    Goal("play-outs, compiled", COMPILED, DECISIONS, 2e6, COMPILED, lambda row: True, (("trajan", 3.5e6),)),
    Goal("driven from plain Python", DRIVEN, DECISIONS, 1.2e6, DRIVEN, lambda row: row.how != ALL_CPP),
    Goal("play-outs, uncompiled", PLAIN, DECISIONS, 2e5, PLAIN, lambda row: row.how == PURE_PYTHON),
    Goal("copy, compiled", COMPILED, COPY, 1.0, DRIVEN, lambda row: True, (("trajan", 0.8),)),
    Goal("search, whole random games", COMPILED, SIMULATIONS, 8e3, COMPILED, lambda row: True, only="trajan"),
    Goal("one learned judgement", COMPILED, JUDGE, 12.0, COMPILED, lambda row: True, only="trajan"),
    Goal("search of the strongest player", COMPILED, THOUGHTS, 5e3, COMPILED, lambda row: True),
)


@dataclass(frozen=True)
class Verdict:
    """How one game stands against one mark."""

    game: str
    goal: str
    field: str
    how: str
    mark: float
    value: float
    score: float  # 1 or more: the mark is met
    rival: str | None
    rival_value: float | None
    times_rival: float | None

    @property
    def met(self) -> bool:
        """Whether the mark is reached."""
        return self.score >= 1

    @property
    def words(self) -> str:
        """The verdict for people."""
        if self.met:
            return f"met, {self.score:.2f} x the target"
        if self.field in TIMES:
            return f"missed, {self.value / self.mark - 1:.0%} too slow"
        return f"missed, {1 - self.score:.0%} short"


def judge(own: list[Row], peers: list[Row]) -> list[Verdict]:
    """Every mark of every game."""
    games = dict.fromkeys(row.game for row in own)
    return [_verdict(goal, game, own, peers) for game in games for goal in GOALS if goal.only in ("", game)]


def _verdict(goal: Goal, game: str, own: list[Row], peers: list[Row]) -> Verdict:
    mine: dict[str, float] = {row.how: getattr(row, goal.field) for row in own if row.game == game}
    value, mark = mine[goal.how], goal.mark_for(game)
    rivals = [(getattr(peer, goal.field), peer.name) for peer in peers if goal.rivals(peer)]
    known = [(number, name) for number, name in rivals if number is not None]
    choose = min if goal.field in TIMES else max
    best, name = choose(known) if known else (None, None)
    return Verdict(
        game=game,
        goal=goal.title,
        field=goal.field,
        how=goal.how,
        mark=mark,
        value=value,
        score=goal.ratio(value, mark),
        rival=name,
        rival_value=best,
        times_rival=None if best is None else goal.ratio(mine[goal.beside], best),
    )
