"""Looking back at a game: what each decision of a seat gave away, judged by what the seat knew then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from triumvir.agents.explanation import Explanation, explain, reworded
from triumvir.agents.registry import make_search
from triumvir.engine.perspective import Perspective
from triumvir.engine.session import Session
from triumvir.engine.state import State

REVIEWER = "level:4"  # who looks back at games
SLIP, MISTAKE, BLUNDER = "slip", "mistake", "blunder"
GRADES = ((6.0, 0.12, BLUNDER), (3.0, 0.06, MISTAKE), (1.5, 0.03, SLIP))  # VP or win chance given away


@dataclass(frozen=True)
class Reviewed:
    """One decision, looked at again."""

    ply: int  # how many actions had been taken before
    told: Explanation

    @property
    def grade(self) -> str:
        """Empty if the choice was good."""
        loss, chance = self.told.loss, self.told.chance_loss
        return next((grade for vp, share, grade in GRADES if loss >= vp or chance >= share), "")


@dataclass(frozen=True)
class Review:
    """All decisions of one seat that left a choice, in order."""

    seat: int
    agent: str
    decisions: tuple[Reviewed, ...]

    @property
    def accuracy(self) -> float:
        """The share of choices that were the best or as good as it."""
        if not self.decisions:
            return 1.0
        good = sum(bool(one.told.played and one.told.played.close) for one in self.decisions)
        return good / len(self.decisions)

    @property
    def mean_loss(self) -> float:
        """VP given away per decision."""
        return sum(one.told.loss for one in self.decisions) / len(self.decisions) if self.decisions else 0.0

    @property
    def worst(self) -> list[Reviewed]:
        """What cost most, first; good choices are left out."""
        order = [grade for *_, grade in GRADES]
        poor = [one for one in self.decisions if one.grade]
        return sorted(poor, key=lambda one: (order.index(one.grade), -one.told.chance_loss, -one.told.loss, one.ply))

    def count(self, grade: str) -> int:
        """How many choices got this grade."""
        return sum(one.grade == grade for one in self.decisions)

    def to_json(self) -> dict[str, Any]:
        """As plain values."""
        return {
            "seat": self.seat,
            "agent": self.agent,
            "accuracy": self.accuracy,
            "mean_loss": self.mean_loss,
            "grades": {grade: self.count(grade) for *_, grade in GRADES},
            "decisions": [
                {
                    "ply": one.ply,
                    "grade": one.grade,
                    "loss": one.told.loss,
                    "chance_loss": one.told.chance_loss,
                    **one.told.to_json(),
                }
                for one in self.decisions
            ],
        }


def decisions_of(session: Session, seat: int) -> list[int]:
    """The plies at which a seat had a choice."""
    return [
        ply
        for ply in range(session.ply)
        if session.positions[ply].to_act == seat and len(session.positions[ply].legal()) > 1
    ]


def look_back(
    state: State, ply: int, played: int, agent: str, langs: Sequence[str], names: Sequence[str] = ()
) -> list[Reviewed]:
    """One decision looked at again, in several languages. The same question gets the same answer."""
    searching = make_search(agent, ply, state.game)
    perspective = Perspective(state, int(state.to_act), ply)
    first = explain(perspective, langs[0], searching, names, played)
    others = [reworded(first, perspective, searching, lang, names) for lang in langs[1:]]
    return [Reviewed(ply, told) for told in (first, *others)]


def review(
    session: Session,
    seat: int,
    agent: str,
    lang: str,
    names: Sequence[str] = (),
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Look at every decision of a seat again; `tell` hears how many of them are done."""
    plies = decisions_of(session, seat)
    decisions: list[Reviewed] = []
    for ply in plies:
        decisions += look_back(session.positions[ply], ply, session.record.actions[ply], agent, [lang], names)
        tell(len(decisions), len(plies))
    return Review(seat, agent, tuple(decisions))
