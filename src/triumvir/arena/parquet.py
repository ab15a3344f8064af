"""What all Parquet files of ours share: their columns, and how many numbers get into one without a detour."""

from __future__ import annotations

from array import array
from typing import Any

from triumvir.arena.errors import ArenaError
from triumvir.language import catalogue

WORDS = catalogue("triumvir.arena", "refusals")

Fields = list[tuple[str, Any]]


def pyarrow() -> Any:
    """The library; refuses to go on without it."""
    try:
        import pyarrow  # noqa: PLC0415  # optional
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError as error:
        raise ArenaError(WORDS("parquet-needs-pyarrow-which")) from error
    return pyarrow


def listed(pa: Any, numbers: array[Any], kind: Any, size: int) -> Any:
    """Numbers as lists of one size, without going through Python's own."""
    flat = pa.Array.from_buffers(kind, len(numbers), [None, pa.py_buffer(numbers.tobytes())])
    return pa.FixedSizeListArray.from_arrays(flat, size)


def origin_fields(pa: Any) -> Fields:
    """Which game a row is of."""
    word = pa.string()
    fields = [("game", word), ("players", pa.int8()), ("options", word), ("rules_version", pa.int32()), ("box", word)]
    return [*fields, ("seed", word), ("record", word)]


def decision_fields(pa: Any) -> Fields:
    """A decision, but for its numbers."""
    word, small = pa.string(), pa.int32()
    fields = [("ply", small), ("seat", pa.int8()), ("agent", word), ("action", small), ("notation", word)]
    fields += [("legal_actions", small), ("score", small), ("reward", small), ("final_score", small)]
    return [*origin_fields(pa), *fields, ("final_rank", pa.int8())]


def outcome_fields(pa: Any) -> Fields:
    """A seat at the end of a game."""
    word, small = pa.string(), pa.int32()
    fields = [("seat", pa.int8()), ("agent", word), ("actions", small), ("final_score", small)]
    return [*origin_fields(pa), *fields, ("final_rank", pa.int8()), ("ledger", pa.map_(word, small))]


def number_fields(pa: Any, sizes: tuple[int, int]) -> Fields:
    """What a seat could know and do, so many numbers each."""
    return [("observation", pa.list_(pa.float32(), sizes[0])), ("legal", pa.list_(pa.int8(), sizes[1]))]
