"""The engine's vectors as NumPy arrays: without a copy where the engine is compiled, out of lists where it is not."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from triumvir.engine.native import i64, vec


def floats(vector: vec[float]) -> NDArray[np.float64]:
    """Numbers; shares memory with the vector where that is possible, so copy it to keep it."""
    return _array(vector, np.float64)


def integers(vector: vec[i64]) -> NDArray[np.int64]:
    """Whole numbers, as above."""
    return _array(vector, np.int64)


def flags(vector: vec[bool]) -> NDArray[np.bool_]:
    """Yes or no, as above."""
    return _array(vector, np.bool_)


def rows(vectors: list[vec[float]]) -> NDArray[np.float64]:
    """Vectors of the same length under each other."""
    if isinstance(vectors[0], list):
        return np.array(vectors, dtype=np.float64)
    joined = np.frombuffer(b"".join(vectors), dtype=np.float64)
    return joined.reshape(len(vectors), -1)


def _array(vector: Any, kind: type[np.generic]) -> NDArray[Any]:
    return np.array(vector, dtype=kind) if isinstance(vector, list) else np.frombuffer(vector, dtype=kind)
