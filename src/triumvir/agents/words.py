"""An explanation in words, for hints and reviews wherever they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from triumvir.agents.explanation import Candidate, Explanation
from triumvir.agents.line import Step
from triumvir.engine.errors import Text

_WORDS = {
    "lead": Text("lead {vp} VP", "Vorsprung {vp} SP"),
    "alone": Text("{vp} VP against the automa in sight", "{vp} SP gegenüber dem Automa in Aussicht"),
    "chance": Text("win chance {chance}", "Siegchance {chance}"),
    "best": Text("best", "am besten"),
    "close": Text("about as good", "etwa gleich gut"),
    "behind": Text("{vp} VP less", "{vp} SP weniger"),
    "look": Text("Look here: {place}.", "Sieh hierhin: {place}."),
    "one": Text("One of {all} choices stands out.", "Eine von {all} Möglichkeiten ragt heraus."),
    "some": Text("{n} of {all} choices are about equally good.", "{n} von {all} Möglichkeiten sind etwa gleich gut."),
    "all": Text("All {all} choices are about equally good.", "Alle {all} Möglichkeiten sind etwa gleich gut."),
    "both": Text("Both choices are about equally good.", "Beide Möglichkeiten sind etwa gleich gut."),
    "aim": Text("Think of what comes next: {words}.", "Denk an das, was danach kommt: {words}."),
    "method.alone": Text(
        "Found in {simulations} simulations over imagined positions that fit what {who} knows. The VP in sight are the "
        "mean at their end, some turns ahead.",
        "Gefunden in {simulations} Simulationen über ausgedachte Stellungen, die zum Wissen von {who} passen. Die SP "
        "in Aussicht sind ihr Mittel am Ende, einige Züge weiter.",
    ),
    "method": Text(
        "Found in {simulations} simulations over imagined positions that fit what {who} knows. The lead is the mean at "
        "their end; the win chance maps it through how widely whole games played on from here still scatter.",
        "Gefunden in {simulations} Simulationen über ausgedachte Stellungen, die zum Wissen von {who} passen. Der "
        "Vorsprung ist ihr Mittel am Ende; die Siegchance folgt daraus und daraus, wie weit ganze Partien von hier aus "
        "noch streuen.",
    ),
}


def _say(name: str, lang: str, **gaps: object) -> str:
    return _WORDS[name].in_(lang).format(**gaps)


def points(vp: float, lang: str, sign: bool = True) -> str:
    """A number of VP with one digit behind the point, as the language writes it."""
    text = f"{vp:+.1f}" if sign else f"{vp:.1f}"
    text = text.replace("-", "−")  # the true minus sign, as wide as the plus
    return text.replace(".", ",") if lang == "de" else text


def percent(share: float) -> str:
    """A share; what is nearly certain is not called certain."""
    return "< 1 %" if share < 0.01 else "> 99 %" if share > 0.99 else f"{100 * share:.0f} %"


def promise(candidate: Candidate, lang: str) -> str:
    """What a candidate leads to expect."""
    if candidate.chance is None:
        return _say("alone", lang, vp=points(candidate.lead, lang))
    lead = _say("lead", lang, vp=points(candidate.lead, lang))
    return f"{lead}, {_say('chance', lang, chance=percent(candidate.chance))}"


def standing(candidate: Candidate, best: Candidate, lang: str) -> str:
    """How a candidate stands beside the best."""
    if candidate.action == best.action:
        return _say("best", lang)
    if candidate.close:
        return _say("close", lang)
    return _say("behind", lang, vp=points(candidate.behind, lang, sign=False))


def told(line: Sequence[Step]) -> str:
    """A line of play, one part for each seat's steps in a row."""
    parts = (
        f"{who}: {', '.join(step.words for step in steps)}" for who, steps in groupby(line, key=lambda step: step.who)
    )
    return " → ".join(parts)


def clue(explanation: Explanation, place: str, lang: str) -> str:
    """Where to look, without naming the move; `place` may be empty."""
    sentences = [_say("look", lang, place=place)] if place else []
    count, choices = sum(one.close for one in explanation.candidates), explanation.choices
    kind = "one" if count == 1 else "some" if count < choices else "both" if choices == 2 else "all"
    sentences.append(_say(kind, lang, n=count, all=choices))
    best = explanation.best
    following = next((step for step in best.line[1:] if step.seat == explanation.seat), None)
    if following is not None and following.words != best.words:
        sentences.append(_say("aim", lang, words=following.words))
    return " ".join(sentences)


def method(explanation: Explanation, who: str, lang: str) -> str:
    """How all this was found, in one sentence or two."""
    name = "method.alone" if explanation.best.chance is None else "method"
    return _say(name, lang, simulations=explanation.simulations, who=who)
