"""Places without a printed name: by corner, edge and order, as one would point at them. Never by coordinates."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.language import Text, catalogue, plain

WORDS = catalogue("triumvir.engine", "places")
NAMED = 15  # orders that have a word


def order(number: int) -> Text:
    """First, second and so on, counted from 0; as a number where nobody says a word any more."""
    return WORDS(f"order-{number + 1}") if number < NAMED else plain(str(number + 1))


@keep
def row_of(row: int, rows: int) -> Text:
    """A row by its order from the nearer end."""
    if row == 0:
        return WORDS("row-top")
    if row == rows - 1:
        return WORDS("row-bottom")
    if 2 * row == rows - 1:
        return WORDS("row-middle")
    if 2 * row < rows:
        return WORDS("row", order=order(row))
    return WORDS("row-from-bottom", order=order(rows - 1 - row))


@keep
def column_of(column: int, columns: int) -> Text:
    """A place within a row by its order from the nearer end."""
    if column == 0:
        return WORDS("column-left")
    if column == columns - 1:
        return WORDS("column-right")
    if 2 * column == columns - 1:
        return WORDS("column-middle")
    if 2 * column < columns:
        return WORDS("column-from-left", order=order(column))
    return WORDS("column-from-right", order=order(columns - 1 - column))


@keep
def spot(row: int, column: int, rows: int, columns: int) -> Text:
    """A place of a grid, by corner, or row and order; no two places of a grid are called alike."""
    if row in (0, rows - 1) and column in (0, columns - 1) and rows > 1 and columns > 1:
        upper, left = row == 0, column == 0
        return WORDS(f"corner-{'top' if upper else 'bottom'}-{'left' if left else 'right'}")
    if 2 * row == rows - 1 and 2 * column == columns - 1:
        return WORDS("centre")
    return WORDS("spot", row=row_of(row, rows), column=column_of(column, columns))
