"""The snippets of docs/environments.md, by section, with what they need."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
_NEEDS = re.compile(r"^Needs: (.*)$", re.MULTILINE)
_CODE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Snippet(NamedTuple):
    """One section of the page."""

    title: str
    packages: list[str]
    code: str


def snippets() -> dict[str, Snippet]:
    """All of them by their titles."""
    found = {}
    for section in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]:
        title = section.partition("\n")[0]
        needs, code = _NEEDS.search(section), _CODE.search(section)
        if needs and code:
            found[title] = Snippet(title, re.findall(r"`([^`]+)`", needs[1]), code[1])
    return found
