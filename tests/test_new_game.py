"""The page about a game in a hundred lines shows the code of the example, and none that is not there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"^\| `([\w/.]+)`(?:, `([\w/.]+)`)? \|", re.MULTILINE)


def test_every_sample_is_out_of_the_example() -> None:
    page = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    kinds = {".py", ".toml"}
    sources = [
        path.read_text(encoding="utf-8") for path in (ROOT / "examples" / "alea").rglob("*") if path.suffix in kinds
    ]
    samples = BLOCK.findall(page)
    assert len(samples) >= 10
    for sample in samples:
        assert any(sample in source for source in sources), sample


def test_every_file_that_is_named_is_there() -> None:
    page = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    table = page[page.index("## What there is") : page.index("## Rules and box")]
    named = [file for row in FILE.findall(table) for file in row if file]
    assert len(named) >= 10
    for file in named:
        places = (ROOT / "examples" / "alea" / file, ROOT / "examples" / "alea" / "alea" / file)
        assert any(place.is_file() for place in places), file
