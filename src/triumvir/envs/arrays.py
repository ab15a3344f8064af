"""The engine's vectors as NumPy arrays: in the same memory where the engine is compiled, else out of lists."""

from __future__ import annotations

import sys
from ctypes import c_char
from math import prod
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from triumvir.engine.state import State
from triumvir.envs.batch import observed

LINE = 64  # bytes of a cache line; what libraries for accelerators want addresses to be a multiple of


def observation(state: State, seat: int) -> NDArray[np.float32]:
    """What a seat may know, in an array of its own."""
    bits: Any = observed(state, seat, state.game.observation_size)
    return np.array(bits, dtype=np.int32).view(np.float32)


def mask_of(state: State, seat: int) -> NDArray[np.int8]:
    """The legal actions of a seat as ones; a seat that does not decide has none."""
    mask = np.zeros(state.game.num_actions, dtype=np.int8)
    if state.to_act == seat:
        mask[state.legal()] = 1
    return mask


def shared(vector: Any, kind: DTypeLike) -> NDArray[Any] | None:
    """A vector's own memory, to read and to write; None where nothing is compiled.

    librt lends vectors for reading only. What is lent here belongs to a batch, which makes its vectors once and never
    another in their place, so writing is as safe as the batch is: it must outlive the array.
    """
    if isinstance(vector, list):
        return None
    lent: NDArray[Any] = np.frombuffer(vector, dtype=kind)
    if lent.size == 0:
        return lent
    memory: Any = (c_char * lent.nbytes).from_address(lent.ctypes.data)
    written: NDArray[Any] = np.frombuffer(memory, dtype=kind)
    return written


class Page:
    """An array that is lent, and free again when nobody holds it any more.

    Whatever looks into the array, such as a slice of it or a tensor of another library, holds the array or the one
    below it.
    """

    def __init__(self, shape: tuple[int, ...], kind: DTypeLike) -> None:
        self._below: NDArray[Any] = np.zeros(prod(shape) * np.dtype(kind).itemsize + LINE, dtype=np.uint8)
        self.array = aligned(self._below, shape, kind)
        self._unused = self._holders()

    def _holders(self) -> tuple[int, int]:
        return sys.getrefcount(self._below), sys.getrefcount(self.array)

    @property
    def free(self) -> bool:
        """Whether nobody else can see it."""
        return self._holders() == self._unused


def entries_to_line(array: NDArray[Any]) -> int:
    """How many entries to leave out at the beginning, so that the rest begins with a cache line."""
    return -array.ctypes.data % LINE // array.itemsize


def aligned(buffer: Any, shape: tuple[int, ...], kind: DTypeLike) -> NDArray[Any]:
    """An array that begins with a cache line, in memory that has room for it and LINE bytes more."""
    memory = np.frombuffer(buffer, dtype=np.uint8)
    first = entries_to_line(memory)
    size = prod(shape) * np.dtype(kind).itemsize
    return memory[first : first + size].view(kind).reshape(shape)
