"""What has changed in a part, line by line, for a browser that was sent it before.

Drawings put what changes by itself on lines of its own, so that a moved piece does not send a whole mat again. Most of
a part is as it was: only what lies between the ends that are alike is looked at closely.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

Edit = tuple[int, int, list[str]]  # from this line on, so many lines, become these


def edits(before: str, after: str) -> list[Edit]:
    """What makes the lines of one text those of another."""
    if before == after:
        return []
    old, new = before.split("\n"), after.split("\n")
    top = end = 0
    for one, other in zip(old, new, strict=False):
        if one != other:
            break
        top += 1
    for one, other in zip(reversed(old[top:]), reversed(new[top:]), strict=False):
        if one != other:
            break
        end += 1
    return _walk(old[top : len(old) - end], new[top : len(new) - end], top)


def revised(before: str, changes: Sequence[Edit]) -> str:
    """A text with edits made."""
    lines = before.split("\n")
    for first, count, instead in reversed(changes):
        lines[first : first + count] = instead
    return "\n".join(lines)


def _walk(old: list[str], new: list[str], first: int) -> list[Edit]:
    """The edits of lines that begin at a line of the whole."""
    found: list[Edit] = []
    places: dict[str, list[int]] = {}
    i = j = 0
    while i < len(old) and j < len(new):
        if old[i] == new[j]:
            i, j = i + 1, j + 1
            continue
        if old[i + 1 : i + 2] == new[j + 1 : j + 2] and new[j] not in old:  # one line is another, as most often
            far, come = i + 1, j + 1
        else:
            if not places:
                for place, line in enumerate(old):
                    places.setdefault(line, []).append(place)
            far, come = _meeting(places, new, i, j, len(old))
        found.append((first + i, far - i, new[j:come]))
        i, j = far, come
    if i < len(old) or j < len(new):
        found.append((first + i, len(old) - i, new[j:]))
    return found


def _meeting(places: dict[str, list[int]], new: list[str], i: int, j: int, end: int) -> tuple[int, int]:
    """Where both texts go on alike: the nearest line that the old text has once, else any; the ends if there is none.

    A line that is there many times (the end of a list's entry) says little about where one is.
    """
    for most in (1, end):
        best, far, come = end + len(new), end, len(new)
        for k in range(j, len(new)):
            if k - j >= best:
                break
            at = places.get(new[k])
            if at is not None and len(at) <= most and at[-1] >= i:
                place = at[bisect_left(at, i)]
                if place - i + k - j < best:
                    best, far, come = place - i + k - j, place, k
        if (far, come) != (end, len(new)):
            break
    return far, come
