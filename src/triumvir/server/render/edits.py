"""What has changed in a part, line by line, for a browser that was sent it before.

Drawings put what changes by itself on lines of its own, so that a moved piece does not send a whole mat again.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

Edit = tuple[int, int, list[str]]  # from this line on, so many lines, become these


def edits(before: str, after: str) -> list[Edit]:
    """What makes one text of another."""
    old, new = before.split("\n"), after.split("\n")
    return _in_place(old, new) if len(old) == len(new) else [_between(old, new)]


def revised(before: str, changes: Sequence[Edit]) -> str:
    """A text with edits made."""
    lines = before.split("\n")
    for first, count, instead in reversed(changes):
        lines[first : first + count] = instead
    return "\n".join(lines)


def _in_place(old: list[str], new: list[str]) -> list[Edit]:
    """As many lines as before: those that differ."""
    return [(i, 1, [line]) for i, (known, line) in enumerate(zip(old, new, strict=True)) if known != line]


def _between(old: list[str], new: list[str]) -> Edit:
    """All lines between those that are equal at the beginning and those that are equal at the end."""
    start = _equal(old, new)
    end = min(_equal(old[::-1], new[::-1]), min(len(old), len(new)) - start)
    return start, len(old) - start - end, new[start : len(new) - end]


def _equal(old: list[str], new: list[str]) -> int:
    """How many lines are equal from the beginning on."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))
