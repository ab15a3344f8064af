"""One run from its figures to the printed report and the stored record."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from statistics import median

from bench.library import Unmeasurable
from bench.machine import machine
from bench.peers import ENGINES
from bench.rounds import Engine, Results, compiled, peer, plain
from bench.rows import FROM_PYTHON, PURE_PYTHON, Row, own_rows, peer_rows
from bench.table import NOTES, figures_table, targets_table
from bench.targets import Verdict, judge

TITLES = {"catanatron": "Catanatron", "chess": "python-chess", "open_spiel": "OpenSpiel"}
HOW = {"catanatron": PURE_PYTHON, "chess": PURE_PYTHON, "open_spiel": FROM_PYTHON}


@dataclass(frozen=True)
class Report:
    """What one run found out."""

    rounds: int
    seconds: float
    load_before: str
    load_after: str
    results: dict[Engine, Results]
    own: list[Row]
    peers: list[Row]

    @property
    def verdicts(self) -> list[Verdict]:
        """How Triumvir stands against its targets."""
        return judge(self.own, self.peers)

    @property
    def versions(self) -> dict[str, str]:
        """The version of everything that was measured."""
        return {TITLES.get(e.name, "Triumvir"): r.version or "missing" for e, r in self.results.items()}

    @property
    def missing(self) -> list[str]:
        """A sentence on each engine without figures."""
        return [result.trouble for result in self.results.values() if result.trouble]

    @property
    def noise(self) -> float:
        """How far the median figure fell from its best round to its worst."""
        every = [figures for result in self.results.values() for figures in result.games.values()]
        return median(1 - min(rates) / max(rates) for figures in every for rates in figures.rates.values())

    def text(self) -> str:
        """The whole report as Markdown."""
        versions = ", ".join(f"{name} {version}" for name, version in self.versions.items())
        lines = [
            f"Machine: {machine()}.",
            f"Versions: {versions}.",
            f"Rounds: {self.rounds}, {self.seconds} s a figure; the median figure fell by {self.noise:.0%} from its"
            f" best round to its worst; load {self.load_before} before, {self.load_after} after.",
            *(f"Missing: {sentence}." for sentence in self.missing),
        ]
        tables = [figures_table([*self.own, *self.peers], self.verdicts), targets_table(self.verdicts)]
        return "\n\n".join([*tables, "\n".join([*(f"- {line}" for line in lines), NOTES])])

    def record(self) -> dict[str, object]:
        """The whole report as plain values, the rates of every round included."""
        return {
            "date": date.today().isoformat(),
            "machine": machine(),
            "versions": self.versions,
            "missing": self.missing,
            "rounds": self.rounds,
            "seconds": self.seconds,
            "clock": "processor time",
            "load": [self.load_before, self.load_after],
            "noise": self.noise,
            "rows": [asdict(row) for row in [*self.own, *self.peers]],
            "targets": [{**asdict(verdict), "met": verdict.met} for verdict in self.verdicts],
            "rates": {e.name: {game: f.rates for game, f in r.games.items()} for e, r in self.results.items()},
        }


def triumvir_rows(titles: list[str], library: Path, results: dict[Engine, Results]) -> list[Row]:
    """The rows of every game of Triumvir; refuses figures of two copies that do not play alike."""
    rows: list[Row] = []
    for title in titles:
        fast, slow = results[compiled(title, library)], results[plain(title)]
        if fast.proof != slow.proof:
            raise Unmeasurable(f"{title}: compiled and uncompiled play the same seeded games differently.")
        rows += own_rows(title, fast.games[title], slow.games[title])
    return rows


def other_rows(results: dict[Engine, Results]) -> list[Row]:
    """The rows of the other engines, a row of dashes for one that is missing."""
    rows: list[Row] = []
    for name in ENGINES:
        found = results[peer(name)].games
        for game, figures in found.items():
            rows += peer_rows(TITLES[name], HOW[name], game, figures)
        if not found:
            rows.append(Row(TITLES[name], "", HOW[name]))
    return rows
