"""Looking back at a game: what each decision of a seat gave away, judged by what the seat knew then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from triumvir.agents.explanation import Explanation, explain
from triumvir.agents.registry import make_search
from triumvir.engine.perspective import Perspective
from triumvir.engine.session import Session

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


def review(
    session: Session,
    seat: int,
    agent: str,
    lang: str,
    names: Sequence[str] = (),
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Look at every decision of a seat again; `tell` hears how many of them are done."""
    plies = [
        ply
        for ply in range(session.ply)
        if session.positions[ply].to_act == seat and len(session.positions[ply].legal()) > 1
    ]
    decisions: list[Reviewed] = []
    for ply in plies:
        searching = make_search(agent, ply, session.game)
        perspective = Perspective(session.positions[ply], seat, ply)
        decisions.append(Reviewed(ply, explain(perspective, lang, searching, names, session.record.actions[ply])))
        tell(len(decisions), len(plies))
    return Review(seat, agent, tuple(decisions))
