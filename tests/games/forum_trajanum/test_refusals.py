"""What is not legal is refused with the rule that forbids it, and changes nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from triumvir.engine.errors import IllegalAction
from triumvir.games import forum_trajanum
from triumvir.games.forum_trajanum import actions as a
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.games.forum_trajanum.reasons import REASONS
from triumvir.testing.positions import after, play, refused

from .arrange import (
    at_build,
    build,
    call,
    citizens,
    envoys,
    fresh,
    loaded,
    only_covered,
    reserve,
    started,
    stock,
    to_upkeep,
    turn,
)


def picking() -> ForumState:
    return stock(call(started(), "R1", "C3"), 0)


def sending() -> ForumState:
    return play(at_build(red=1), "build red", "c21", "pay r")


def stepping() -> ForumState:
    return play(at_build(builder=1), "build library", "c21", "pay m")


def taking() -> ForumState:
    return play(build(at_build(builder=1), 0, library="12 13 14"), "build library", "c21", "pay m", "step 4")


CASES = [
    ("F-028", fresh, "pass1"),
    ("F-030", lambda: only_covered(picking(), 0, "13"), "1:12"),
    ("F-030", taking, "c21"),
    ("F-043", picking, "row1"),
    ("F-043", lambda: play(picking(), "1:12", "2:33"), "no build"),
    ("F-043", turn, "no build"),
    ("F-050", lambda: play(picking(), "1:12"), "1:13"),
    ("F-051", lambda: call(started(), "R2", "R2"), "2:21"),
    ("F-053", picking, "1:66"),
    ("F-054", lambda: play(picking(), "1:13"), "2:13"),
    ("F-056", lambda: play(picking(), "1:12", "2:33"), "keep"),
    ("F-062", lambda: play(only_covered(picking(), 0, "12"), "1:12", "2:none"), "pass1"),
    ("F-062", lambda: turn(received=None), "use received"),
    ("F-063", lambda: reserve(turn(), 0, "builder"), "use reserve:builder"),
    ("F-064", lambda: turn(own=None), "use own"),
    ("F-071", lambda: turn(own=None, tribunes=2), "use own+received"),
    ("F-072", turn, "use received+own"),
    ("F-075", lambda: play(turn(own="citizen_merchant"), "use own"), "use own"),
    ("F-080", lambda: play(turn(own="citizen_merchant"), "use own"), "row1"),
    ("F-081", lambda: play(stepping(), "step 1"), "gain coin"),
    ("F-082", lambda: play(stepping(), "step 1"), "decline"),
    ("F-090", at_build, "decline"),
    ("F-091", lambda: play(at_build(builder=1), "build library"), "c21-22"),
    ("F-092", lambda: play(at_build(builder=1), "build library"), "c23"),
    ("F-092", picking, "2:23"),
    ("F-093", lambda: play(at_build(red=2), "build red+red"), "c22-21"),
    ("F-095", at_build, "build library"),
    ("F-096", at_build, "build red"),
    ("F-097", at_build, "build library+yellow"),
    ("F-098", at_build, "build red+red"),
    ("F-099", lambda: play(at_build(red=1), "build red", "c21"), "pay ba"),
    ("F-099", lambda: play(at_build(red=1), "build red", "c21"), "decline"),
    ("F-095", lambda: play(at_build(builder=1), "build library", "c21"), "pay r"),
    ("F-111", stepping, "step 2"),
    ("F-111", stepping, "use own"),
    (
        "F-112",
        lambda: play(build(at_build(builder=1), 0, library="12 13"), "build library", "c21", "pay m", "step 3"),
        "envoy 1.1",
    ),
    ("F-117", sending, "envoy 2.2"),
    ("F-120", sending, "envoy 1.1"),
    (
        "F-122",
        lambda: play(envoys(at_build(red=1), 1, "2.7"), "build red", "c21", "pay r"),
        "envoy 3.1",
    ),
    ("F-124", lambda: play(sending(), "envoy 4.7"), "decline"),
    (
        "F-125",
        lambda: play(at_build(rows={2: "A"}, red=1), "build red", "c21", "pay r", "envoy 4.7", "bonus coin"),
        "bonus coin",
    ),
    ("F-126", lambda: play(envoys(at_build(red=1), 1, "2.7"), "build red", "c21", "pay r"), "envoy 2.7"),
    ("F-128", sending, "no build"),
    ("F-136", lambda: to_upkeep(at_build(rows={1: "A"})), "pay row"),
    ("F-138", lambda: to_upkeep(at_build(rows={1: "A"})), "decline"),
    ("F-186", lambda: at_build(coin=1), "coin>tribune"),
    ("F-188", lambda: at_build(assistant=1), "assistant>red"),
    ("F-190", lambda: at_build(assistant=1), "assistant>builder"),
    (
        "F-211",
        lambda: play(citizens(turn(own="citizen_merchant"), 0, {3: "AA"}), "use own"),
        "row3",
    ),
    ("F-R09", picking, "1:none"),
    ("F-R10", lambda: turn(received=None), "use reserve:builder"),
    ("F-R11", turn, "use none"),
    ("F-R12", lambda: citizens(turn(own="citizen_merchant"), 0, {3: "AA", 4: "AA"}), "use own"),
    (
        "F-R12",
        lambda: reserve(citizens(turn(received=None), 0, {3: "AA", 4: "AA"}), 0, "citizen_merchant"),
        "use reserve:citizen_merchant",
    ),
    (
        "F-R13",
        lambda: citizens(turn(own="citizen_merchant", tribunes=2), 0, {3: "AA", 4: "AA"}),
        "use own+received",
    ),
    (
        "F-R16",
        lambda: play(at_build(rows={5: "A"}, assistant=3), "assistant>red", "assistant>red"),
        "assistant>red",
    ),
    (
        "F-R17",
        lambda: play(at_build(builder=1, yellow=1), "build library+yellow", "c21-22", "pay my"),
        "step 1",
    ),
    (
        "F-R19",
        lambda: play(
            only_covered(build(at_build(builder=1), 0, library="12 13 14"), 0, ""), "build library", "c21", "pay m"
        ),
        "step 4",
    ),
    ("F-R21", taking, "step 1"),
]


@pytest.mark.parametrize(("rule", "arranged", "move"), CASES, ids=[f"{rule} {move}" for rule, _, move in CASES])
def test_refused(rule: str, arranged: object, move: str) -> None:
    """F-043 F-R11 F-092 F-111 F-128: each refusal names its rule and changes nothing."""
    state = arranged()  # type: ignore[operator]
    assert refused(state, move) == rule


def test_every_reason_is_used() -> None:
    """F-043: every rule id in the sources has a sentence, and every sentence is tried above."""
    folder = Path(forum_trajanum.__file__).parent / "steps"
    named = set()
    for path in folder.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        if "def refuse" in source:
            named |= set(re.findall(r'"(F-R?\d+)"', source[source.index("def refuse") :]))
    assert named == set(REASONS.tongue("en"))
    assert {rule for rule, _, _ in CASES} == set(REASONS.tongue("en"))


def test_reason_in_both_languages() -> None:
    """F-053: a refusal says why in one sentence, in English and in German."""
    with pytest.raises(IllegalAction) as error:
        picking().apply(a.TAKE + 35)
    assert error.value.rule == "F-053"
    assert "tribune" in error.value.text.en
    assert "Tribun" in error.value.text.in_("de")


def test_outside_the_action_space() -> None:
    """F-043: numbers that are no actions are refused too."""
    for action in (-1, loaded().num_actions):
        refusal = picking().why_not(action)
        assert refusal is not None
        assert refusal.rule == "F-043"


def test_copy_is_untouched() -> None:
    """F-043: trying in a copy leaves the position as it is."""
    state = picking()
    dump = state.dump()
    after(state, "1:12")
    assert state.dump() == dump
