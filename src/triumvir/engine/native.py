"""The machine types of the hot code, `i64`, `i32` and `vec`, and what stands in for them when nothing is compiled.

Compiled modules use machine integers and packed vectors directly. Interpreted, plain `int` and `list` are faster than
any wrapper, so the same source runs with those. This module itself is never compiled.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i32 as i32
    from mypy_extensions import i64 as i64
else:
    vec = list
    i64 = int
    i32 = int


def compiled() -> bool:
    """Whether the engine is compiled."""
    found = find_spec("triumvir.engine.state")
    return found is not None and str(found.origin).endswith((".so", ".pyd"))


__all__ = ["compiled", "i32", "i64", "vec"]
