"""An explanation in words, for hints and reviews wherever they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from triumvir.agents.explanation import Candidate, Explanation
from triumvir.agents.line import Step
from triumvir.language import catalogue, decimal

WORDS = catalogue("triumvir.agents", "words")


def points(vp: float, lang: str, sign: bool = True) -> str:
    """A number of VP with one digit behind the point, as the language writes it."""
    return decimal(vp, lang, 1, sign)


def percent(share: float) -> str:
    """A share; what is nearly certain is not called certain."""
    return "< 1 %" if share < 0.01 else "> 99 %" if share > 0.99 else f"{100 * share:.0f} %"


def promise(candidate: Candidate, lang: str) -> str:
    """What a candidate leads to expect."""
    if candidate.chance is None:
        return WORDS.say(lang, "alone", vp=points(candidate.lead, lang))
    lead = WORDS.say(lang, "lead", vp=points(candidate.lead, lang))
    return f"{lead}, {WORDS.say(lang, 'chance', chance=percent(candidate.chance))}"


def standing(candidate: Candidate, best: Candidate, lang: str) -> str:
    """How a candidate stands beside the best."""
    if candidate.action == best.action:
        return WORDS.say(lang, "best")
    if candidate.close:
        return WORDS.say(lang, "close")
    return WORDS.say(lang, "behind", vp=points(candidate.behind, lang, sign=False))


def told(line: Sequence[Step]) -> str:
    """A line of play, one part for each seat's steps in a row."""
    parts = (
        f"{who}: {', '.join(step.words for step in steps)}" for who, steps in groupby(line, key=lambda step: step.who)
    )
    return " → ".join(parts)


def clue(explanation: Explanation, place: str, lang: str) -> str:
    """Where to look, without naming the move; `place` may be empty."""
    sentences = [WORDS.say(lang, "look", place=place)] if place else []
    count, choices = sum(one.close for one in explanation.candidates), explanation.choices
    kind = "one" if count == 1 else "some" if count < choices else "both" if choices == 2 else "all"
    sentences.append(WORDS.say(lang, kind, n=count, all=choices))
    best = explanation.best
    following = next((step for step in best.line[1:] if step.seat == explanation.seat), None)
    if following is not None and following.words != best.words:
        sentences.append(WORDS.say(lang, "aim", words=following.words))
    return " ".join(sentences)


def method(explanation: Explanation, who: str, lang: str) -> str:
    """How all this was found, in one sentence or two."""
    name = "method-alone" if explanation.best.chance is None else "method"
    return WORDS.say(lang, name, simulations=explanation.simulations, who=who)
