"""Roman numerals, and how wide words are, roughly: enough to shrink a caption or to break a line."""

from __future__ import annotations

NUMERALS = ("I", "II", "III", "IV", "V", "VI")
TEXT, DISPLAY = 0.49, 0.74  # mean width of a letter in em: Alegreya Sans bold, Cinzel bold


def width(words: str, size: float, face: float = TEXT) -> float:
    """About how wide words are."""
    return len(words) * size * face


def fit(words: str, room: float, size: float, face: float = TEXT, least: float = 7.0) -> float:
    """The size at which words fit into a room, at most the given one."""
    return max(least, min(size, room / max(1, len(words)) / face))


def wrap(words: str, room: float, size: float, face: float = TEXT) -> list[str]:
    """Words in lines that fit into a room; a single long word stays whole."""
    lines: list[str] = []
    for word in words.split():
        if lines and width(f"{lines[-1]} {word}", size, face) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
