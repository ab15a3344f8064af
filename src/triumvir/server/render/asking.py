"""When a choice is asked about before it counts, and in which words: by what follows from it and the visitor's wish.

| how | what the page does |
|---|---|
| (nothing) | the choice counts at once, and can be taken back |
| `select` | it is selected first; a second tap at the same place or the main button confirms it |
| `hold` | the same, but the button is to be held: something rare is spent and there is no way back |
| `sheet` | a question names what is given up; to go on choosing is the first answer, the other is to be held |
"""

from __future__ import annotations

from typing import Literal

from triumvir.engine.consequences import Consequence
from triumvir.server.words import WORDS

How = Literal["", "select", "hold", "sheet"]


def how_asked(told: Consequence, when: str) -> How:
    """How a choice is asked about. What is given up is always asked, what can be taken back only by wish."""
    if told.forfeits:
        return "sheet"
    if when == "never" or (when == "final" and not told.final):
        return ""
    return "hold" if told.rare and told.reveals else "select"


def in_short(told: Consequence, lang: str) -> str:
    """What is to be known before: what it shows and costs, and whether there is a way back."""
    facts: list[str] = []
    if told.shown is not None:
        facts.append(WORDS.say(lang, "choosing-shows", what=told.shown))
    if told.price:
        facts.append(WORDS.say(lang, "choosing-costs", price=tuple(part.text for part in told.price)))
    if told.rare:
        left = min(part.left for part in told.price if part.rare)
        facts.append(WORDS.say(lang, "choosing-left", n=left))
    if told.ends:
        facts.append(WORDS.say(lang, "choosing-ends"))
    if told.reveals:
        facts.append(WORDS.say(lang, "choosing-final"))
    return ", ".join(facts)
