"""What has changed in a part, line by line, for a browser that was sent it before.

Drawings put what changes by itself on lines of its own, so that a moved piece does not send a whole mat again.
"""

from __future__ import annotations

from collections.abc import Sequence

Edit = tuple[int, int, list[str]]  # from this line on, so many lines, become these

FAR = 16  # lines that are looked ahead for where both texts go on alike


def edits(old: list[str], new: list[str]) -> list[Edit]:
    """What makes some lines of others."""
    found: list[Edit] = []
    i = j = 0
    while i < len(old) or j < len(new):
        if i < len(old) and j < len(new) and old[i] == new[j]:
            i, j = i + 1, j + 1
            continue
        gone, come = _apart(old[i : i + FAR], new[j : j + FAR])
        if found and sum(found[-1][:2]) == i:  # right after the last one
            first, count, lines = found.pop()
            found.append((first, count + gone, lines + new[j : j + come]))
        else:
            found.append((i, gone, new[j : j + come]))
        i, j = i + gone, j + come
    return found


def revised(before: str, changes: Sequence[Edit]) -> str:
    """A text with edits made."""
    lines = before.split("\n")
    for first, count, instead in reversed(changes):
        lines[first : first + count] = instead
    return "\n".join(lines)


def _apart(old: list[str], new: list[str]) -> tuple[int, int]:
    """How many lines of each differ, before both go on alike; one of each if that is too far away to be seen."""
    if not old or not new:
        return len(old), len(new)
    for far in range(1, max(len(old), len(new))):
        if far < len(new) and new[far] == old[0]:
            return 0, far
        if far < len(old) and old[far] == new[0]:
            return far, 0
        if far < min(len(old), len(new)) and old[far] == new[far]:
            return far, far
    return 1, 1
