"""An explanation as HTML: the hint at the table, and the analysis in the replay."""

from __future__ import annotations

from typing import Any

from jinja2 import Environment

from triumvir.agents import ADVISER, Explanation, level_name
from triumvir.agents.words import clue, method, percent, points, promise, standing, told
from triumvir.server.live_table import LiveTable
from triumvir.server.render.choices import in_words
from triumvir.server.words import WORDS

ADVISER_NAME = str(level_name(ADVISER))


def place_of(table: LiveTable, seat: int, action: int, lang: str) -> str:
    """The part of the table where an action is to be clicked; empty if it is in words only."""
    for part in table.game.draw_parts(table.view(seat), lang, [action], table.names):
        if part.place in ("board", "mat") and f'data-action="{action}"' in part.svg:
            return part.title
    return ""


def clue_html(templates: Environment, table: LiveTable, found: Explanation, lang: str) -> str:
    """The first answer to who asks for a hint: where to look."""
    where = clue(found, place_of(table, found.seat, found.best.action, lang), lang)
    return _render(templates, "clue", lang, clue=where)


def hint_html(templates: Environment, table: LiveTable, found: Explanation, lang: str) -> str:
    """The second answer: the move and its reasons."""
    return _render(
        templates, "explain", lang, head=WORDS.say(lang, "hint-best", adviser=ADVISER_NAME), **_facts(found, lang)
    )


def analysis_html(templates: Environment, table: LiveTable, found: Explanation, lang: str) -> str:
    """A decision of the past, and what was made of it."""
    name, played = table.names[found.seat], found.played
    verdict = ""
    if played is not None:
        words, vp = played.words, points(found.loss, lang, sign=False)
        if played.close:
            verdict = WORDS.say(lang, "advice-good", name=name, words=words)
        elif played.chance is None:
            verdict = WORDS.say(lang, "advice-lost", name=name, words=words, vp=vp)
        else:
            lost = percent(found.chance_loss)
            verdict = WORDS.say(lang, "advice-lost-chance", name=name, words=words, vp=vp, chance=lost)
    lead = WORDS.say(lang, "advice-by", name=name, prompt=found.prompt, adviser=ADVISER_NAME)
    head = WORDS.say(lang, "hint-best", adviser=ADVISER_NAME)
    return _render(templates, "explain", lang, lead=lead, verdict=verdict, head=head, **_facts(found, lang))


def _facts(found: Explanation, lang: str) -> dict[str, Any]:
    played = found.played.action if found.played else None
    shown = list(found.candidates)
    if found.played is not None and all(one.action != played for one in shown):
        shown.append(found.played)
    rows = [
        {
            "action": one.action,
            "words": in_words(one.words),
            "promise": promise(one, lang),
            "standing": standing(one, found.best, lang),
            "share": round(100 * one.share),
            "played": one.action == played,
        }
        for one in shown
    ]
    who = found.best.line[0].who
    return {
        "move": in_words(found.best.words),
        "promise": promise(found.best, lang),
        "rows": rows if len(rows) > 1 else [],
        "line": told(found.best.line[1:]),
        "method": method(found, who, lang),
    }


def _render(templates: Environment, part: str, lang: str, **context: Any) -> str:
    context = {"lead": "", "verdict": "", **context}
    return templates.get_template(f"parts/{part}.html").render(lang=lang, adviser=ADVISER_NAME, **context)
