"""Which text we take from outside: Unicode without control characters, which can be stored, sent and shown anywhere."""

from __future__ import annotations

import re
from typing import Any

# Control characters, and the halves of surrogate pairs, which are no characters and cannot be encoded.
_ODD = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_ODD_IN_LINES = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")


def is_plain(text: str, lines: bool = False) -> bool:
    """Whether a text is one line of characters; with `lines` it may have several, and tabs."""
    return (_ODD_IN_LINES if lines else _ODD).search(text) is None


def all_plain(value: Any) -> bool:
    """Whether every text in plain values, as JSON makes them, is; however deep they are nested."""
    left = [value]
    while left:
        item = left.pop()
        if isinstance(item, str):
            if not is_plain(item):
                return False
        elif isinstance(item, dict):
            left += [*item, *item.values()]
        elif isinstance(item, list):
            left += item
    return True
