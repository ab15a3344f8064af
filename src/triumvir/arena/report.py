"""`report.html`: one page that needs no script and no other file, in one language, for light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from triumvir.arena.plots import Interval, Scores, distributions, intervals, sources
from triumvir.arena.summary import Summary
from triumvir.arena.words import WORDS, made_lines, number, percent
from triumvir.draw import page_defs, tokens_css
from triumvir.draw.pieces import mosaic_band
from triumvir.draw.sprite import SEATS
from triumvir.draw.svg import use
from triumvir.engine.game import Game

POLICY = "default-src 'none'; style-src 'unsafe-inline'"
RANGE = 2  # deviations to each side of a rating
RIGHT = ' class="end"'

CSS = """
*{box-sizing:border-box;margin:0}
html{font-size:16px;-webkit-text-size-adjust:100%}
body{background:var(--ground);color:var(--ink);font:500 1rem/1.45 var(--text);
font-variant-numeric:lining-nums tabular-nums}
.band{height:8px;overflow:hidden}
main{max-width:1080px;margin:0 auto;padding:26px 20px 40px;display:grid;gap:18px}
h1,h2{font-family:var(--display);font-weight:700;letter-spacing:.04em;line-height:1.2}
h1{font-size:clamp(1.5rem,4.6vw,2.1rem);overflow-wrap:anywhere}
h2{font-size:1.1rem}
.kicker{color:var(--red);font-weight:700;letter-spacing:.06em;font-size:.9rem}
.dim{color:var(--ink-2);font-size:.92rem;max-width:80ch;overflow-wrap:anywhere}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:10px;padding:0}
.facts div{background:var(--marble);border:1px solid var(--line);border-radius:10px;padding:10px 14px}
.facts dd{font-size:1.5rem;font-weight:800;line-height:1.2;margin:0}
.facts dt{color:var(--ink-2);font-size:.88rem}
.facts div{display:flex;flex-direction:column-reverse;justify-content:flex-end}
section{background:var(--marble);border:1px solid var(--line);border-radius:12px;padding:18px 20px;display:grid;
gap:10px;box-shadow:0 1px 0 var(--shadow);min-width:0;align-content:start}
.two{display:grid;gap:18px;grid-template-columns:repeat(auto-fit,minmax(min(100%,400px),1fr))}
.stack{display:grid;gap:18px;min-width:0;align-content:start}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:7px 12px 7px 0;border-bottom:1px solid var(--line);white-space:nowrap}
tr:last-child td{border-bottom:0}
th{font-weight:500;color:var(--ink-2);font-size:.88rem}
td.end,th.end{text-align:right;padding:7px 0 7px 12px}
td:first-child{font-weight:700}
td svg{width:22px;height:22px;vertical-align:-5px;margin-right:6px}
footer{color:var(--ink-2);font-size:.88rem}
@media (max-width:520px){main{padding:18px 12px 30px}section{padding:14px 12px}}
@media print{body{background:none}section,.facts div{break-inside:avoid}}
"""


def report(summary: Summary, game: Game, lang: str) -> str:
    """The page of a match."""
    page = _Page(summary, game, lang)
    title = escape(page.title())
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n<style>{tokens_css()}{CSS}</style>\n</head>\n'
        f'<body>\n{page_defs()}<div class="band">{mosaic_band(1600)}</div>\n<main>\n'
        f'<header><p class="kicker">{escape(page.say("kicker"))}</p><h1>{title}</h1></header>\n'
        f"{page.facts()}{page.notes()}{page.result()}"
        f'<div class="two"><div class="stack">{page.rating()}{page.wins()}{page.scores()}</div>'
        f'<div class="stack">{page.sources()}{page.times()}</div></div>\n'
        f"<footer>{escape(page.say('made', version=summary['plan']['triumvir']))}</footer>\n"
        "</main>\n</body>\n</html>\n"
    )


class _Page:
    def __init__(self, summary: Summary, game: Game, lang: str) -> None:
        self.summary = summary
        self.game = game
        self.lang = lang
        self.agents: list[dict[str, Any]] = summary["agents"]
        names = list(dict.fromkeys(summary["plan"]["agents"]))
        self.seat = {name: seat for seat, name in enumerate(names)}
        self.alone = summary["players"] == 1

    def say(self, name: str, /, **values: object) -> str:
        return WORDS.say(self.lang, name, **values)

    def number(self, value: float | None, digits: int = 1) -> str:
        return number(value, self.lang, digits)

    def whole(self, value: float) -> str:
        return self.number(value, 0)

    def percent(self, value: float) -> str:
        return percent(value, self.lang)

    def title(self) -> str:
        plan = self.summary["plan"]["agents"]
        names = [f"{plan.count(name)} × {name}" if plan.count(name) > 1 else name for name in self.seat]
        if self.alone:
            names.append(self.say("automa-rival"))
        return self.say("title", title=self.game.meta.title, agents=self.say("versus").join(names))

    # ------------------------------------------------------------ words and tables

    def facts(self) -> str:
        told = (
            ("games", self.whole(self.summary["games"])),
            ("players", self.whole(self.summary["players"])),
            ("decisions", self.whole(self.summary["decisions"])),
            ("alone" if self.alone else "winning", self.number(self.summary["mean_winning_score"])),
            ("speed", self.whole(self.summary["timing"]["decisions_per_second"])),
        )
        tiles = "".join(
            f"<div><dt>{escape(self.say(f'facts-{name}'))}</dt><dd>{value}</dd></div>" for name, value in told
        )
        return f'<dl class="facts">{tiles}</dl>\n'

    def notes(self) -> str:
        plan, beyond = self.summary["plan"], self.summary["games_beyond_blocks"]
        said = [self.say("alone") if self.alone else self.say("blocks", blocks=self.summary["blocks"])]
        if beyond:
            said.append(self.say("beyond", count=beyond))
        options = ", ".join(f"{name}={_written(value)}" for name, value in plan["options"].items()) or "–"
        said.append(self.say("options", options=options, seed=plan["seed"], box=plan["box"]))
        return f'<p class="dim">{escape(" ".join(said))}</p>\n'

    def result(self) -> str:
        rows = []
        for agent in self.agents:
            low, high = agent["win_interval"]
            score = agent["score"]
            quarters = " · ".join(self.number(score[name], 0) for name in ("q1", "median", "q3"))
            rows.append(
                [
                    agent["agent"],
                    f"{self.number(agent['rating']['mu'])} ± {self.number(RANGE * agent['rating']['sigma'])}",
                    self.percent(agent["win_rate"]),
                    f"{self.percent(low)} – {self.percent(high)}",
                    self.number(agent["mean_rank"], 2),
                    self.number(score["mean"]),
                    self.number(score["sd"]),
                    quarters,
                    self.number(agent["mean_winning_score"]),
                ]
            )
        columns = ("rating", "wins", "interval", "rank", "mean", "sd", "quartiles", "won")
        return self._section("result", self._table(columns, rows) + self._made_of())

    def _made_of(self) -> str:
        said = "<br>".join(escape(line) for line in made_lines(self.summary["plan"]["made_of"].items()))
        return f'<p class="dim">{said}</p>' if said else ""

    def times(self) -> str:
        rows = [
            [agent["agent"], self.whole(agent["timing"]["choices"])]
            + [self.number(agent["timing"][name], 2) for name in ("mean_ms", "p95_ms", "max_ms")]
            + [self.number(agent["timing"]["total_s"])]
            for agent in self.agents
        ]
        return self._section("times", self._table(("choices", "ms", "p95", "max", "total"), rows), "times-note")

    def _table(self, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        head = f"<th>{escape(self.say('agent'))}</th>"
        head += "".join(f"<th{RIGHT}>{escape(self.say(f'column-{column}'))}</th>" for column in columns)
        body = ""
        for name, *cells in rows:
            shape = (
                f'<svg viewBox="0 0 24 24" aria-hidden="true">{use(f"seat-{self.seat[name] + 1}", 0, 0, 24, 24)}</svg>'
            )
            body += f"<tr><td>{shape}{escape(name)}</td>"
            body += "".join(f"<td{RIGHT}>{escape(cell)}</td>" for cell in cells) + "</tr>"
        return (
            f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
        )

    def _section(self, name: str, body: str, note: str = "") -> str:
        said = f'<p class="dim">{escape(self.say(note))}</p>' if note else ""
        return f"<section><h2>{escape(self.say(name))}</h2>{said}{body}</section>\n"

    # ------------------------------------------------------------ plots

    def rating(self) -> str:
        rated = [(agent["agent"], self.seat[agent["agent"]], agent["rating"]) for agent in self.agents]
        if self.alone:
            rated.append((self.say("automa"), SEATS, self.summary["automa"]))
        rows = []
        for name, seat, rating in sorted(rated, key=lambda one: -one[2]["mu"]):
            mu, reach = rating["mu"], RANGE * rating["sigma"]
            rows.append(Interval(name, seat, mu - reach, mu, mu + reach, f"{self.number(mu)} ± {self.number(reach)}"))
        return self._section("rating", intervals(rows, self.say("rating"), "plot-rating", self.whole), "rating-note")

    def wins(self) -> str:
        rows = [
            Interval(
                agent["agent"],
                self.seat[agent["agent"]],
                agent["win_interval"][0],
                agent["win_rate"],
                agent["win_interval"][1],
                self.percent(agent["win_rate"]),
            )
            for agent in self.agents
        ]
        chance = None if self.alone else 1 / self.summary["players"]
        drawn = intervals(
            rows, self.say("wins"), "plot-wins", lambda value: percent(value, self.lang, 0), (0.0, 1.0), chance
        )
        return self._section("wins", drawn, "wins-solo" if self.alone else "wins-note")

    def scores(self) -> str:
        rows = [
            Scores(
                agent["agent"],
                self.seat[agent["agent"]],
                {int(score): count for score, count in agent["scores"].items()},
                (agent["score"]["q1"], agent["score"]["median"], agent["score"]["q3"]),
                f"{self.number(agent['score']['mean'])} ± {self.number(agent['score']['sd'])}",
            )
            for agent in self.agents
        ]
        return self._section(
            "scores", distributions(rows, self.say("scores"), "plot-scores", self.whole), "scores-note"
        )

    def sources(self) -> str:
        names = [self.game.ledger_names[source].in_(self.lang) for source in self.game.ledger_sources]
        agents = [(agent["agent"], self.seat[agent["agent"]], list(agent["ledger"].values())) for agent in self.agents]
        drawn = sources(names, agents, self.say("sources"), "plot-sources", self.number)
        return self._section("sources", drawn, "sources-note")


def _written(value: object) -> str:
    return str(value) if isinstance(value, str) else "on" if value else "off"
