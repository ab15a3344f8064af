"""How observations are written: every number is a fraction, a whole number over a small divisor.

A game writes an observation into a vector that is all zero, and only the entries that are not: `out[at] =
ink[over(number, divisor)]`. An ink is a table with one entry for every fraction, and decides what a reader finds:

| ink | what is written | for |
|---|---|---|
| `float_ink()` | the bits of the fraction as a 32-bit float | arrays of float32 that share the vector's memory |
| `whole_ink()` | the whole number, without its divisor | compact observations, scaled by who reads them |
| `code_ink()` | the place in the table, from which `fractions` computes 64-bit floats | `State.observe` and tests |

So the numbers are written once, in their final form: nothing is divided, cast or copied in the loop.
"""

from __future__ import annotations

from array import array
from typing import Final

from triumvir.engine.native import i32, i64, vec

SPAN: Final = 1024  # numbers of one divisor
ZERO: Final = 128  # where 0 stands among them
HIGHEST: Final = 895
LOWEST: Final = -128
DIVISORS: Final = 128
WHOLE: Final = 1152  # place of 0 among whole numbers, SPAN + ZERO: `ink[WHOLE + count]` where no limit can be passed
ONE: Final = 1153  # of 1, which every flag is written with

INKS: Final[dict[str, vec[i32]]] = {}
FRACTIONS: Final[list[vec[float]]] = []  # one table, made when it is asked for first


def over(number: i64, divisor: i64) -> i64:
    """The place of a fraction; numbers beyond the table are cut, and a fraction without divisor is zero."""
    while divisor >= DIVISORS:
        number //= 2
        divisor //= 2
    if number > HIGHEST:
        number = HIGHEST
    elif number < LOWEST:
        number = LOWEST
    return divisor * SPAN + ZERO + number


def float_ink() -> vec[i32]:
    """Every fraction as the bits of a 32-bit float."""
    if "float" not in INKS:
        bits = array("i")
        bits.frombytes(array("f", fraction_table()).tobytes())
        INKS["float"] = vec[i32]([i32(word) for word in bits])
    return INKS["float"]


def whole_ink() -> vec[i32]:
    """Every fraction as its number."""
    if "whole" not in INKS:
        INKS["whole"] = vec[i32]([i32(0 if code < SPAN else code % SPAN - ZERO) for code in range(DIVISORS * SPAN)])
    return INKS["whole"]


def code_ink() -> vec[i32]:
    """Every fraction as its place."""
    if "code" not in INKS:
        INKS["code"] = vec[i32]([i32(code) for code in range(DIVISORS * SPAN)])
    return INKS["code"]


def fraction_table() -> vec[float]:
    """Every fraction as a 64-bit float, by its place; what lies below `SPAN` was never written and is zero."""
    if not FRACTIONS:
        codes = range(DIVISORS * SPAN)
        FRACTIONS.append(
            vec[float]([0.0 if code < SPAN else float(code % SPAN - ZERO) / float(code // SPAN) for code in codes])
        )
    return FRACTIONS[0]


def fractions(codes: vec[i32]) -> vec[float]:
    """Codes as floats; what was never written is zero."""
    table = fraction_table()
    return vec[float]([table[i64(code)] for code in codes])  # looked up, as most are zero, but nobody can foresee which


def blank_row(length: i64) -> vec[i32]:
    """A vector that an observation can be written into."""
    return vec[i32]([i32(0)] * length)


def write_set(members: i64, count: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """A bit set as ones, with so many possible members; returns where the next number goes."""
    following = at + count
    one = ink[ONE]
    while members:
        if members & 15:  # most sets are sparse
            if members & 1:
                out[at] = one
            if members & 2:
                out[at + 1] = one
            if members & 4:
                out[at + 2] = one
            if members & 8:
                out[at + 3] = one
        members >>= 4
        at += 4
    return following


def write_counts(counts: vec[i64], divisor: i64, ink: vec[i32], out: vec[i32], at: i64) -> i64:
    """Counts over a divisor; returns where the next number goes."""
    zero = divisor * SPAN + ZERO
    i: i64
    for i in range(len(counts)):
        count = counts[i]
        if count:
            out[at + i] = ink[zero + count if LOWEST <= count <= HIGHEST else over(count, divisor)]
    return at + len(counts)


def write_one_more(zero: i64, ink: vec[i32], out: vec[i32], at: i64) -> None:
    """One more of what is counted there; `zero` is the place of no such thing in the ink."""
    if out[at]:
        while ink[zero] != out[at]:
            zero += 1
    out[at] = ink[zero + 1]
