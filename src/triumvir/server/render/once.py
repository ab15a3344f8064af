"""Facts of a page, found when first they are asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801  # used like `property`
    """A `cached_property` without the lock that Python 3.11 takes: a page is made by one thread."""

    def __init__(self, find: Callable[[Any], T]) -> None:
        self._find, self.__doc__ = find, find.__doc__

    def __set_name__(self, owner: type[Any], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, instance: None, owner: type[Any]) -> once[T]: ...

    @overload
    def __get__(self, instance: object, owner: type[Any]) -> T: ...

    def __get__(self, instance: object, owner: type[Any]) -> once[T] | T:
        if instance is None:
            return self
        found = instance.__dict__[self._name] = self._find(instance)
        return found
