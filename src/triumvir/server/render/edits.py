"""What has changed in a part, line by line, for a browser that was sent it before.

Drawings put what changes by itself on lines of its own, so that a moved piece does not send a whole mat again. Most of
a part is as it was: only what lies between the ends that are alike is taken apart into lines.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

Edit = tuple[int, int, list[str]]  # from this line on, so many lines, become these

STRIDE = 1024  # characters that are compared at once


def edits(before: str, after: str) -> list[Edit]:
    """What makes the lines of one text those of another."""
    if before == after:
        return []
    top = before.rfind("\n", 0, _alike_from_start(before, after)) + 1  # where the first line begins that differs
    end = before.find("\n", len(before) - _alike_to_end(before, after, min(len(before), len(after)) - top))
    if end < 0:
        end = len(before)
    old, new = before[top:end].split("\n"), after[top : end + len(after) - len(before)].split("\n")
    return _walk(old, new, before.count("\n", 0, top))


def revised(before: str, changes: Sequence[Edit]) -> str:
    """A text with edits made."""
    lines = before.split("\n")
    for first, count, instead in reversed(changes):
        lines[first : first + count] = instead
    return "\n".join(lines)


def _alike_from_start(one: str, other: str) -> int:
    """How many characters two different texts have in common at their beginning."""
    known, stride = 0, STRIDE
    while stride:
        if one[known : known + stride] == other[known : known + stride]:
            known += stride
        else:
            stride //= 2
    return known


def _alike_to_end(one: str, other: str, most: int) -> int:
    """How many characters two texts have in common at their end, of so many at the most."""
    known, stride = 0, STRIDE
    while stride:
        far = known + stride
        if far <= most and one[len(one) - far : len(one) - known] == other[len(other) - far : len(other) - known]:
            known = far
        else:
            stride //= 2
    return known


def _walk(old: list[str], new: list[str], first: int) -> list[Edit]:
    """The edits of lines that begin at a line of the whole."""
    found: list[Edit] = []
    places: dict[str, list[int]] = {}
    for place, line in enumerate(old):
        places.setdefault(line, []).append(place)
    i = j = 0
    while i < len(old) or j < len(new):
        if i < len(old) and j < len(new) and old[i] == new[j]:
            i, j = i + 1, j + 1
            continue
        far, come = _meeting(places, new, i, j, len(old))
        if found and sum(found[-1][:2]) == first + i:  # right after the last one
            place, count, lines = found.pop()
            found.append((place, count + far - i, lines + new[j:come]))
        else:
            found.append((first + i, far - i, new[j:come]))
        i, j = far, come
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
