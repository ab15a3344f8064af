"""`report.html` of a course: loss, R2 and habits over the epochs of each round, and how each round did in its match."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from triumvir.arena.plots import Interval, intervals
from triumvir.arena.report import CSS, POLICY
from triumvir.arena.words import number, percent
from triumvir.draw import page_defs, tokens_css
from triumvir.draw.pieces import mosaic_band
from triumvir.language import catalogue
from triumvir.learn.curves import Curve, curves
from triumvir.version import VERSION

WORDS = catalogue("triumvir.learn", "report")
FILE = "report.html"
LEARNED, UNSEEN = 0, 1  # colours of the two curves


def report(title: str, rounds: Sequence[dict[str, Any]], lang: str) -> str:
    """The page of a course, in one language, without a script."""

    def say(key: str, /, **values: object) -> str:
        return escape(WORDS.say(lang, key, **values))

    body = _strength(rounds, lang) + "".join(_round(one, lang) for one in reversed(rounds))
    heading = say("report-title", title=title)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n<title>{heading}</title>\n'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n<style>{tokens_css()}{CSS}</style>\n</head>\n'
        f'<body>\n{page_defs()}<div class="band">{mosaic_band(1600)}</div>\n<main>\n'
        f'<header><p class="kicker">{say("report-kicker")}</p><h1>{heading}</h1></header>\n'
        f"{body}<footer>{say('report-made', version=VERSION)}</footer>\n</main>\n</body>\n</html>\n"
    )


def _strength(rounds: Sequence[dict[str, Any]], lang: str) -> str:
    rows = []
    for one in rounds:
        match = one["match"]
        low, high = match["interval"]
        share = match["wins"] / match["games"]
        key = "report-accepted" if one["accepted"] else "report-refused"
        name = WORDS.say(lang, "report-round", round=one["round"])
        said = WORDS.say(lang, key, share=percent(share, lang), games=match["games"])
        rows.append(Interval(name, LEARNED if one["accepted"] else UNSEEN, low, share, high, said))
    if not rows:
        return f'<p class="dim">{escape(WORDS.say(lang, "report-nothing"))}</p>\n'
    label = WORDS.say(lang, "report-strength")
    drawn = intervals(rows, label, "plot-strength", lambda value: percent(value, lang, 0), (0.0, 1.0), 0.5)
    note = escape(WORDS.say(lang, "report-strength-note"))
    return f'<section><h2>{escape(label)}</h2><p class="dim">{note}</p>{drawn}</section>\n'


def _round(one: dict[str, Any], lang: str) -> str:
    def written(value: float) -> str:
        return number(value, lang, 2)

    def section(name: str, rows: Sequence[Curve], mark: float | None) -> str:
        label = WORDS.say(lang, f"report-{name}")
        drawn = curves(rows, label, f"plot-{name}-{one['round']}", written, mark)
        note = escape(WORDS.say(lang, f"report-{name}-note"))
        return f'<section><h2>{escape(label)}</h2><p class="dim">{note}</p>{drawn}</section>'

    def curve(part: dict[str, Any], field: str) -> Curve:
        """On games that were not learned from."""
        return Curve(WORDS.say(lang, "report-unseen"), UNSEEN, [epoch[field] for epoch in part["epochs"]], part["kept"])

    drawn = ""
    if "epochs" in one:  # else only habits were learned
        learning = Curve(WORDS.say(lang, "report-learned"), LEARNED, [epoch["loss"] for epoch in one["epochs"]])
        drawn += section("loss", (learning, curve(one, "unseen")), None)
        drawn += section("r2", (curve(one, "r2"),), one["hand"]["r2"])
    habits = one["habits"]
    drawn += section("habits", (curve(habits, "first"),), habits["first"][0])
    title = WORDS.say(lang, "report-round-of", round=one["round"], games=one["games"], decisions=habits["decisions"])
    return f'<h2>{escape(title)}</h2>\n<div class="two">{drawn}</div>\n'
