"""What has changed in a part, line by line: little is sent, and nothing is lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from triumvir.server.render.edits import edits, revised

LINES = st.lists(st.sampled_from(["", "a", "b", "<g>ä</g>", "🏛"]), min_size=1, max_size=9)


@given(before=LINES, after=LINES)
def test_edits_make_one_text_of_the_other(before: list[str], after: list[str]) -> None:
    assert revised("\n".join(before), edits(before, after)) == "\n".join(after)


def test_only_lines_that_differ_are_sent() -> None:
    assert edits(["a", "b", "c", "d"], ["a", "x", "c", "y"]) == [(1, 1, ["x"]), (3, 1, ["y"])]
    assert edits(["a", "b", "c"], ["a", "b", "c"]) == []
    assert edits(["a", "b", "c"], ["a", "b", "new", "c"]) == [(2, 0, ["new"])]
    assert edits(["a", "b", "c", "d"], ["a", "d"]) == [(1, 2, [])]
    assert edits(["a", "b", "c", "d", "e"], ["a", "x", "c", "e", "y"]) == [(1, 1, ["x"]), (3, 1, []), (5, 0, ["y"])]
    assert edits(["a", "a"], ["a", "a", "a"]) == [(2, 0, ["a"])]
