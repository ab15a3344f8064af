"""A view and legal actions that note what is read of them, for who keeps what was made of it (`sketch`)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

_NOTHING = object()
_KEYS = ("",)  # stands for: which keys are there?

Read = str | tuple[str, ...]  # a key that was read, or a key with the values that it was compared with
Seen = dict[Read, Any]


class Noted(dict[str, Any]):
    """A dictionary that notes which keys are read; who goes through all of it reads all keys."""

    __hash__ = None  # as of any dictionary
    reads: set[Read]

    def __getitem__(self, key: str) -> Any:
        self.reads.add(key)
        return dict.__getitem__(self, key)

    def get(self, key: str, default: Any = None) -> Any:
        self.reads.add(key)
        return dict.get(self, key, default)

    def __contains__(self, key: object) -> bool:
        self.reads.add(str(key))
        return dict.__contains__(self, key)

    def __iter__(self) -> Iterator[str]:
        self._read_all()
        return dict.__iter__(self)

    def __len__(self) -> int:
        self.reads.add(_KEYS)
        return dict.__len__(self)

    def __eq__(self, other: object) -> bool:
        self._read_all()
        return dict.__eq__(self, other)

    def keys(self) -> Any:
        self._read_all()
        return dict.keys(self)

    def values(self) -> Any:
        self._read_all()
        return dict.values(self)

    def items(self) -> Any:
        self._read_all()
        return dict.items(self)

    def _read_all(self) -> None:
        self.reads.update((_KEYS, *dict.keys(self)))

    def among(self, key: str, values: tuple[str, ...]) -> bool:
        """Whether a value is one of some; which one is not noted."""
        self.reads.add((key, *values))
        return dict.__getitem__(self, key) in values

    def answer(self, read: Read) -> Any:
        """What is read now, of what was read then."""
        if isinstance(read, str):
            return dict.get(self, read, _NOTHING)
        if read == _KEYS:
            return tuple(dict.keys(self))
        return dict.get(self, read[0], _NOTHING) in read[1:]

    def seen(self) -> Seen:
        """What was read, with its values."""
        get = partial(dict.get, self)
        return {read: get(read, _NOTHING) if isinstance(read, str) else self.answer(read) for read in self.reads}

    def agrees(self, seen: Seen) -> bool:
        """Whether what was read of another view is the same in this one."""
        for read, value in seen.items():
            if (dict.get(self, read, _NOTHING) if isinstance(read, str) else self.answer(read)) != value:
                return False
        return True


class Legal(frozenset[int]):
    """Legal actions that note which of them were asked for."""

    asked: set[int]
    counted: bool

    def __contains__(self, action: object) -> bool:
        self.asked.add(action)  # type: ignore[arg-type]  # actions are numbers
        return frozenset.__contains__(self, action)

    def __iter__(self) -> Iterator[int]:
        self.counted = True
        return frozenset.__iter__(self)

    def __len__(self) -> int:
        self.counted = True
        return frozenset.__len__(self)

    def __bool__(self) -> bool:
        self.asked.add(-1)  # stands for: is there any?
        return frozenset.__len__(self) > 0

    def answers(self, asked: set[int]) -> set[int]:
        """Which of these are legal; -1 if any is."""
        found = asked & self
        if -1 in asked and frozenset.__len__(self) > 0:
            found.add(-1)
        return found
