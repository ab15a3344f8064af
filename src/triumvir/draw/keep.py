"""Drawings and words that come again at other tables, kept for all of them.

Whatever such a function depends on is one of its arguments, the language too; never a scene or a view. How much is
kept is bounded: each function keeps what was asked for last, and all of them together are looked at by a server now and
then (`bound`), for there are hundreds of them and only their sum counts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import _lru_cache_wrapper, lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")
EACH = 8192  # answers that one function keeps
MOST = 30_000  # answers that all of them keep together; one takes about three kilobytes

_kept: list[_lru_cache_wrapper[object]] = []


def keep(function: Callable[P, R]) -> Callable[P, R]:
    """Keep the answers of a function."""
    keeping = lru_cache(EACH)(function)
    _kept.append(cast("_lru_cache_wrapper[object]", keeping))
    return cast("Callable[P, R]", keeping)  # which knows its parameters


def count() -> int:
    """How many answers are kept."""
    return sum(keeping.cache_info().currsize for keeping in _kept)


def bound(most: int | None = None) -> None:
    """If too many answers are kept, forget those of the fullest functions, until half as many are left."""
    most = MOST if most is None else most
    left = count()
    if left <= most:
        return
    for keeping in sorted(_kept, key=lambda keeping: -keeping.cache_info().currsize):
        left -= keeping.cache_info().currsize
        keeping.cache_clear()
        if left <= most // 2:
            return
