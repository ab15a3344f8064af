"""What is refused, and in which words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from triumvir.engine.errors import Text, TriumvirError

E = TypeVar("E", bound=TriumvirError)


def refusal(kind: type[E], act: Callable[[], object]) -> E | None:
    """The error of this kind that an act raises; None if nothing is refused."""
    try:
        act()
    except kind as error:
        return error
    return None


def in_words(text: Text) -> bool:
    """Whether something is said in both languages."""
    return all(words.strip() for words in text.everywhere())
