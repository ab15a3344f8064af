"""What environments are made with, checked: whatever is wrong is told in one sentence that names the argument."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from triumvir.engine.errors import WrongType, WrongValue, whole
from triumvir.language import catalogue, plain

WORDS = catalogue("triumvir.envs", "refusals")


def one_of(name: str, value: str, allowed: tuple[str, ...]) -> None:
    """Raises WrongValue, naming what is allowed, if an argument has another value."""
    if value not in allowed:
        known = ", ".join(allowed)
        raise WrongValue(WORDS("cannot-be-allowed", name=name, value=value, known=known))


def at_least(least: int, name: str, value: Any) -> int:
    """A whole number that is not too small."""
    number = whole(value, plain(name))
    if number < least:
        raise WrongValue(WORDS("argument-at-least", name=name, least=least))
    return number


def limit(name: str, value: Any) -> int | None:
    """How many decisions a game has at most; None is as many as it lasts."""
    return None if value is None else at_least(1, name, value)


def picture_size(value: Any) -> tuple[int, int] | None:
    """Width and height of a picture in pixels; None is the usual size."""
    if value is None:
        return None
    if not isinstance(value, tuple | list) or len(value) != 2:
        raise WrongType(WORDS("size-is-two-numbers"))
    return at_least(1, "render_size", value[0]), at_least(1, "render_size", value[1])


def mapping(name: str, value: Any) -> dict[Any, Any]:
    """A mapping of any kind as a dictionary of one's own; None is an empty one."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise WrongType(WORDS("argument-is-mapping", name=name, value=value))
    return dict(value)


def several(name: str, value: Any) -> list[Any]:
    """Several values, of any kind of collection; a text is none."""
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        raise WrongType(WORDS("argument-is-several", name=name, value=value))
    return list(value)
