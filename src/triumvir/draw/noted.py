"""A view and legal actions that note what is read of them, for who keeps what was made of it (`sketch`).

All that belongs to one view writes into one journal. So what a part has read is what was written while it was drawn,
and nothing has to be laid aside for the parts around it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

NOTHING = object()
ANY, ALL = -1, -2  # stand for: is any action legal, and which are?
_KEYS = ("",)  # stands for: which keys are there?
_item, _get = dict.__getitem__, dict.get

Key = str | tuple[str, ...]  # a key that was read, or a key with the values that it was compared with
Read = tuple[int, Key]  # which dictionary, and what of it
Seen = dict[Read, Any]
Odd = list[tuple[Read, Any]]
Values = list[Mapping[str, Any]]  # of a position: the view, then what lies within it


class Noted(dict[str, Any]):
    """A dictionary that notes which keys are read; who goes through all of it reads all keys."""

    __hash__ = None  # as of any dictionary
    place: int
    note: Callable[[Read], None]

    def __getitem__(self, key: str) -> Any:
        self.note((self.place, key))
        return _item(self, key)

    def get(self, key: str, default: Any = None) -> Any:
        self.note((self.place, key))
        return _get(self, key, default)

    def __contains__(self, key: object) -> bool:
        self.note((self.place, str(key)))
        return dict.__contains__(self, key)

    def __iter__(self) -> Iterator[str]:
        self._read_all()
        return dict.__iter__(self)

    def __len__(self) -> int:
        self.note((self.place, _KEYS))
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
        self.note((self.place, _KEYS))
        for key in dict.keys(self):
            self.note((self.place, key))

    def among(self, key: str, values: tuple[str, ...]) -> bool:
        """Whether a value is one of some; which one is not noted."""
        self.note((self.place, (key, *values)))
        return _item(self, key) in values


def looked_up(values: Values, reads: Iterable[Read]) -> tuple[Seen, Odd]:
    """What was read, with what there is to read; by itself what is not just the value of a key."""
    seen: Seen = {}
    odd: Odd = []
    for read in dict.fromkeys(reads):
        place, key = read
        if isinstance(key, str):
            seen[read] = values[place].get(key, NOTHING)
        else:
            seen[read] = found = _answer(values[place], key)
            odd.append((read, found))
    return seen, odd


def agree(values: Values, seen: Iterable[tuple[Read, Any]]) -> bool:
    """Whether what was read of other dictionaries is the same in these."""
    for (place, key), value in seen:
        here = values[place]
        if (here.get(key, NOTHING) if isinstance(key, str) else _answer(here, key)) != value:
            return False
    return True


def _answer(values: Mapping[str, Any], key: tuple[str, ...]) -> Any:
    return tuple(values) if key == _KEYS else values.get(key[0], NOTHING) in key[1:]


class Legal(frozenset[int]):
    """Legal actions that note which of them were asked for."""

    asked: list[int]

    def __contains__(self, action: object) -> bool:
        self.asked.append(action)  # type: ignore[arg-type]  # actions are numbers
        return frozenset.__contains__(self, action)

    def __iter__(self) -> Iterator[int]:
        self.asked.append(ALL)
        return frozenset.__iter__(self)

    def __len__(self) -> int:
        self.asked.append(ALL)
        return frozenset.__len__(self)

    def __bool__(self) -> bool:
        self.asked.append(ANY)
        return frozenset.__len__(self) > 0

    def answers(self, asked: set[int]) -> set[int]:
        """Which of these are legal."""
        if ALL in asked:
            return set(frozenset.__iter__(self))
        found = asked & self
        if ANY in asked and frozenset.__len__(self) > 0:
            found.add(ANY)
        return found
