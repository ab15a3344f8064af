"""The README tells what was measured: each figure in it is that of the file it comes from, and there is no other."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
FIGURE = re.compile(r"\d[\d.,]*(?= ?(?:%|ms|µs|kB|MB|million|actions|moves|games|decisions|times|tables|microsecond))")


def rows(path: Path) -> list[list[str]]:
    """The cells of all tables of a document."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


def number(cell: str) -> float:
    """What a cell begins with."""
    found = re.match(r"[\d.,]+", cell)
    assert found, cell
    return float(found[0].replace(",", ""))


def ladder() -> set[str]:
    """The figures of the matches."""
    played = [row for row in rows(ROOT / "docs" / "strength.md") if re.match(r"\dp:", row[0])]
    chance = [row for row in played if "random" in row[0]]
    rungs = [row for row in played if "random" not in row[0]]
    assert all(row[5] == "passed" for row in rungs), "a rung is not passed: the README says more than was measured"
    assert {row[2] for row in chance} <= {"100.0%"}
    lowest = [min(number(row[2]) for row in rungs if row[0].startswith(players)) for players in ("2p", "4p")]
    return {f"{share:.1f}" for share in lowest} | {f"{sum(int(row[1]) for row in chance):,}" for _ in chance[:1]}


def benchmark() -> tuple[str, set[str]]:
    """The last benchmark and its figures."""
    last = max((ROOT / "bench" / "results").glob("*.md"))
    measured = rows(last)
    ours = [row for row in measured if row[0].startswith("Triumvir ") and len(row) > 5]
    speeds = {how: [number(row[2]) for row in ours if row[1] == how] for how in ("compiled", "uncompiled")}
    assert all(len(found) > 2 for found in speeds.values())
    copies = [number(row[5]) for row in ours if row[1].startswith("compiled")]
    felt = {row[0]: row[1] for row in measured if len(row) == 3}
    figures = {f"{number(felt['actions per second']):.0f}", f"{number(felt['live update, 99th percentile, ms']):.0f}"}
    one = next(name for name in felt if name.startswith("live update, 99th percentile, one process"))
    alone = re.search(r"(\d+) actions/s", one)
    assert alone
    figures |= {alone[1], "99", f"{max(copies):.2f}"}
    figures |= {f"{edge(speeds['compiled']) / 1e6:.1f}" for edge in (min, max)}
    figures |= {f"{edge(speeds['uncompiled']) / 1e6:.2f}" for edge in (min, max)}
    assert max(copies) < 1, "a copy costs more than a microsecond"
    return last.name, figures


def test_every_figure_in_the_readme_was_measured() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    told = re.sub(r"```.*?```|^    .*?$|<[^>]*>", "", text, flags=re.DOTALL | re.MULTILINE)
    ranges = re.findall(r"(\d[\d.,]*) (?:to|of) (?=\d)", told.partition("## Measured")[2].partition("\n## ")[0])
    figures = set(FIGURE.findall(told)) | set(ranges)
    name, measured = benchmark()
    known = ladder() | measured
    assert figures == known, f"not measured: {sorted(figures - known)}; not told: {sorted(known - figures)}"
    assert f"(bench/results/{name})" in told


def test_every_file_that_a_document_points_to_is_there() -> None:
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    for document in documents:
        for target in re.findall(r"\]\(([^)#\s]+)\)", document.read_text(encoding="utf-8")):
            assert target.startswith("http") or (document.parent / target).exists(), f"{document.name}: {target}"
