"""What has changed in a part, line by line, for a browser that was sent it before.

Drawings put what changes by itself on lines of its own, so that a moved piece does not send a whole mat again. Most of
a part is as it was: only what lies between the ends that are alike is looked at closely. Compiled: an action at a table
of three asks fourteen times.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final

Edit = tuple[int, int, list[str]]  # from this line on, so many lines, become these

PIECE: Final = 1024  # characters that are compared at once, before a text is cut into lines


def edits(before: str, after: str) -> list[Edit]:
    """What makes the lines of one text those of another."""
    if before == after:
        return []
    first = _alike_at_top(before, after)
    last = _alike_at_end(before, after, min(len(before), len(after)) - first)
    old = before[first : len(before) - last].split("\n")
    new = after[first : len(after) - last].split("\n")
    top = end = 0
    most = min(len(old), len(new))
    while top < most and old[top] == new[top]:
        top += 1
    while end < most - top and old[len(old) - 1 - end] == new[len(new) - 1 - end]:
        end += 1
    return _walk(old[top : len(old) - end], new[top : len(new) - end], before.count("\n", 0, first) + top)


def _alike_at_top(before: str, after: str) -> int:
    """Characters of whole lines that both begin with; not all of them, but all pieces."""
    found = 0
    most = min(len(before), len(after))
    while found + PIECE <= most and before[found : found + PIECE] == after[found : found + PIECE]:
        found += PIECE
    return before.rfind("\n", 0, found) + 1


def _alike_at_end(before: str, after: str, most: int) -> int:
    """Characters of whole lines that both end with, and the line feed before them."""
    i, j = len(before), len(after)
    found = 0
    while found + PIECE <= most and before[i - PIECE : i] == after[j - PIECE : j]:
        i, j, found = i - PIECE, j - PIECE, found + PIECE
    feed = before.find("\n", i)
    return 0 if feed < 0 else len(before) - feed


def revised(before: str, changes: Sequence[Sequence[Any]]) -> str:
    """A text with edits made, be they as they were found or as JSON tells them."""
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
        if _next_alike(old, new, i + 1, j + 1) and new[j] not in old:  # one line is another, as most often
            far, come = i + 1, j + 1
        else:
            if not places:
                for place, line in enumerate(old):
                    if line in places:
                        places[line].append(place)
                    else:
                        places[line] = [place]
            far, come = _meeting(places, new, i, j, len(old))
        found.append((first + i, far - i, new[j:come]))
        i, j = far, come
    if i < len(old) or j < len(new):
        found.append((first + i, len(old) - i, new[j:]))
    return found


def _next_alike(old: list[str], new: list[str], i: int, j: int) -> bool:
    """Whether both go on with the same line, or both end."""
    if i < len(old) and j < len(new):
        return old[i] == new[j]
    return i == len(old) and j == len(new)


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
