"""Why a move: the candidates of a decision with what they promise, and how play is likely to go on.

Everything comes from one seat's knowledge, so it may be told to that seat while the game is running.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from triumvir.agents.chance import outlook
from triumvir.agents.line import Step, main_line
from triumvir.agents.search import SearchAgent
from triumvir.agents.tally import Tally, best_of, tally
from triumvir.agents.tree import Tree
from triumvir.engine.perspective import Perspective

SHOWN = 5  # candidates
STUDIED = 10  # each of them is visited at least by one part in so many of the budget
COMPARED = 3  # and an action that was really taken by one part in so many
REACH = 5.0  # tenths of a VP: less between two moves is as good as nothing


@dataclass(frozen=True)
class Candidate:
    """One action and what it promises."""

    action: int
    notation: str
    words: str
    share: float  # of the visits of the search
    visits: int
    lead: float  # VP ahead of the best other seat that are to be expected; alone, of the automa
    behind: float  # VP less than the best candidate
    chance: float | None  # of coming first; None for who plays alone
    close: bool  # as good as the best, as far as the search can tell
    line: tuple[Step, ...]  # what follows, the action itself included


@dataclass(frozen=True)
class Explanation:
    """A decision with its candidates, best first."""

    seat: int
    prompt: str
    choices: int  # how many actions were legal
    simulations: int
    candidates: tuple[Candidate, ...]
    played: Candidate | None = None  # what was really chosen, if that was asked for

    @property
    def best(self) -> Candidate:
        """The first choice."""
        return self.candidates[0]

    @property
    def loss(self) -> float:
        """VP that the action really taken gives away; nothing if it was about as good."""
        return self.played.behind if self.played and not self.played.close else 0.0

    @property
    def chance_loss(self) -> float:
        """Chance of coming first that the action really taken gives away."""
        if self.played is None or self.played.chance is None or self.best.chance is None or self.played.close:
            return 0.0
        return max(0.0, self.best.chance - self.played.chance)

    def to_json(self) -> dict[str, Any]:
        """As plain values."""
        return asdict(self)

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Explanation:
        """Out of plain values, as they were written by this program."""
        played = data["played"]
        candidates = tuple(_candidate(one) for one in data["candidates"])
        return Explanation(
            **{**data, "candidates": candidates, "played": None if played is None else _candidate(played)}
        )


def _candidate(data: Mapping[str, Any]) -> Candidate:
    return Candidate(**{**data, "line": tuple(Step(**step) for step in data["line"])})


def explain(
    perspective: Perspective,
    lang: str,
    agent: SearchAgent,
    names: Sequence[str] = (),
    played: int | None = None,
) -> Explanation:
    """What a searching player makes of a decision, in words; `names` are those of the seats."""
    assert perspective.legal, "there is nothing to decide"
    found = agent.weigh(perspective)
    tree = agent.tree
    assert tree is not None
    visits = sum(one.visits for one in found)
    first = best_of(found)
    order = sorted(found, key=lambda one: (-one.visits, one.action))
    chosen = [one.action for one in order[:SHOWN]]
    studied = [_studied(tree, found, action, visits // STUDIED) for action in chosen]
    best = studied[0]
    settings = agent.settings_for(perspective.game)
    curve = outlook(tree, settings.doubt) if perspective.game.players > 1 else None
    if curve is not None and tree.network is not None:
        curve = curve.mixed(best.mean_lead, _learned(tree, first.action), settings.trust, settings.hope)
    view, game = perspective.view, perspective.game

    def candidate(one: Tally, share: int) -> Candidate:
        behind = max(0.0, best.mean_lead - one.mean_lead)
        close = one.action == first.action or behind <= max(REACH, (best.error**2 + one.error**2) ** 0.5)
        behind = 0.0 if close else behind  # what is about as good is not shown as worse
        lead = best.mean_lead - behind  # and nothing as better than the best
        return Candidate(
            action=one.action,
            notation=game.notation(one.action),
            words=game.choice(view, one.action, lang),
            share=share / visits,
            visits=one.visits,
            lead=lead / 10,
            behind=behind / 10,
            chance=curve.chance(lead) if curve else None,
            close=close,
            line=main_line(tree, one.action, lang, names or game.seat_names(lang)),
        )

    shares = {one.action: one.visits for one in found}
    candidates = tuple(candidate(one, shares[one.action]) for one in studied)
    actual = None
    if played is not None:
        actual = next((one for one in candidates if one.action == played), None)
        if actual is None or actual.visits < best.visits // COMPARED:
            actual = candidate(_studied(tree, found, played, best.visits // COMPARED), shares.get(played, 0))
    prompt = game.prompt(view, lang)
    return Explanation(perspective.seat, prompt, len(perspective.legal), visits, candidates, actual)


def reworded(
    told: Explanation, perspective: Perspective, agent: SearchAgent, lang: str, names: Sequence[str] = ()
) -> Explanation:
    """The same in another language, right after it was found by this agent."""
    tree, game, view = agent.tree, perspective.game, perspective.view
    assert tree is not None
    shown = names or game.seat_names(lang)

    def again(one: Candidate) -> Candidate:
        line = main_line(tree, one.action, lang, shown)
        return replace(one, words=game.choice(view, one.action, lang), line=line)

    return replace(
        told,
        prompt=game.prompt(view, lang),
        candidates=tuple(again(one) for one in told.candidates),
        played=None if told.played is None else again(told.played),
    )


def _learned(tree: Tree, action: int) -> float:
    """The chance of coming first after an action, as the judgement has it where the play-outs end."""
    if all(child.action != action for child in tree.root.children):
        tree.study(action, 1)  # only other processes have looked at it
    node = next(child for child in tree.root.children if child.action == action)
    return float(node.chance) / int(node.visits)


def _studied(tree: Tree, found: Sequence[Tally], action: int, least: int) -> Tally:
    """What is known of an action after it has been visited often enough to be compared."""
    known = next((one for one in found if one.action == action), None)
    missing = max(1, least) - (known.visits if known else 0)
    if known is not None and missing <= 0:
        return known
    before = next((tally(child) for child in tree.root.children if child.action == action), None)
    tree.study(action, missing)
    after = next(tally(child) for child in tree.root.children if child.action == action)
    return after if known is None or before is None else known.plus(after.plus(before, -1))
