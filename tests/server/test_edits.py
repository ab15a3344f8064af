"""What has changed in a part, line by line: little is sent, and nothing is lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from triumvir.server.render.edits import edits, revised

TEXTS = st.lists(st.sampled_from(["", "a", "b", "<g>ä</g>", "🏛"]), max_size=9).map("\n".join)


@given(before=TEXTS, after=TEXTS)
def test_edits_make_one_text_of_the_other(before: str, after: str) -> None:
    assert revised(before, edits(before, after)) == after


def test_only_lines_that_differ_are_sent() -> None:
    assert edits("a\nb\nc\nd", "a\nx\nc\ny") == [(1, 1, ["x"]), (3, 1, ["y"])]
    assert edits("a\nb\nc", "a\nb\nc") == []
    assert edits("a\nb\nc", "a\nb\nnew\nc") == [(2, 0, ["new"])]
    assert edits("a\nb\nc\nd", "a\nd") == [(1, 2, [])]
    assert edits("a\na", "a\na\na") == [(2, 0, ["a"])]
