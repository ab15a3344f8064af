"""What has changed in a part, line by line: little is sent, and nothing is lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from triumvir.draw.edits import PIECE, Edit, edits, revised

LINES = st.lists(st.sampled_from(["", "a", "b", "<g>ä</g>", "🏛"]), min_size=1, max_size=9)
LONG = st.lists(st.sampled_from(["", "a", "a" * PIECE, "b" * (PIECE - 1), "ä" * (PIECE // 2)]), min_size=1, max_size=9)


@given(before=LINES | LONG, after=LINES | LONG)
def test_edits_make_one_text_of_the_other(before: list[str], after: list[str]) -> None:
    assert revised("\n".join(before), edits("\n".join(before), "\n".join(after))) == "\n".join(after)


def between(before: str, after: str) -> list[Edit]:
    """Edits of texts whose lines are single letters."""
    return edits("\n".join(before), "\n".join(after))


def test_only_lines_that_differ_are_sent() -> None:
    assert between("abcd", "axcy") == [(1, 1, ["x"]), (3, 1, ["y"])]
    assert between("abc", "abc") == []
    assert between("abc", "abnc") == [(2, 0, ["n"])]
    assert between("abcd", "ad") == [(1, 2, [])]
    assert between("abcde", "axcey") == [(1, 1, ["x"]), (3, 1, []), (5, 0, ["y"])]
    assert between("aa", "aaa") == [(2, 0, ["a"])]


def test_of_a_long_text_too_only_lines_that_differ_are_sent() -> None:
    before = [f"<g>{number:04}</g>" for number in range(900)]
    after = [*before[:400], "new", *before[400:600], "other", *before[601:]]
    assert edits("\n".join(before), "\n".join(after)) == [(400, 0, ["new"]), (600, 1, ["other"])]
    assert edits("\n".join(after), "\n".join(before)) == [(400, 1, []), (601, 1, [before[600]])]


def test_a_list_that_has_moved_on_sends_only_what_is_new() -> None:
    """However long it is: entries that go at one end and come at the other leave those between as they are."""
    entries = [f"<li>\n<a>{number}</a>\n</li>" for number in range(200)]
    before, after = "\n".join(entries[:120]), "\n".join(entries[80:])
    told = edits(before, after)
    assert revised(before, told) == after
    assert [(count, len(lines)) for _, count, lines in told] == [(240, 0), (0, 240)]
