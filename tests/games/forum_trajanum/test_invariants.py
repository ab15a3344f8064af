"""What `check` finds: every invariant, broken on purpose."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from triumvir.engine.errors import RecordError
from triumvir.engine.state import vector
from triumvir.games.forum_trajanum import state as s
from triumvir.games.forum_trajanum.play import ForumState
from triumvir.testing.positions import play

from .arrange import at_build, build, call, cells, citizens, envoys, fresh, loaded, places, started, turn

Change = Callable[[ForumState], object]


def put(name: str, value: object, seat: int | None = 0) -> Change:
    """Set a field of a player, or of the table."""
    return lambda state: setattr(state if seat is None else state.players[seat], name, value)


def swapped(numbers: object, one: int, value: int) -> object:
    found = list(numbers)  # type: ignore[call-overload]
    found[one] = value
    return vector(found)


def move_building(state: ForumState) -> None:
    built = state.players[0].built
    put("built", swapped(built, 0, built[0] | cells("33")))(state)


BROKEN: list[tuple[str, Callable[[], ForumState], Change]] = [
    (
        "F-009",
        started,
        lambda state: put("streets", swapped(state.streets, 0, (state.streets[0] + 1) % 12), None)(state),
    ),
    ("F-042", started, put("drawn", 4, None)),
    ("F-021", started, put("orders", vector([11, 4, 8]), None)),
    ("F-043", at_build, put("to_act", 1, None)),
    ("agenda", at_build, put("agenda", 0, None)),
    ("F-R01", at_build, put("start", 1, None)),
    ("F-R16", at_build, put("merchant_swaps", 2, None)),
    ("F-125", lambda: play(at_build(red=1), "build red", "c21", "pay r", "envoy 4.7"), put("bonuses_taken", 6, None)),
    ("F-023", started, lambda state: put("mosaic", swapped(state.mosaic, 0, 1), None)(state)),
    ("F-012", started, lambda state: put("forum", swapped(state.forum, 0, 7), None)(state)),
    ("F-126", lambda: envoys(at_build(), 1, "1.1"), put("envoys", places("1.1"))),
    ("F-053", lambda: call(started(), "R1", "C3"), put("paid", 3)),
    ("F-168", started, put("flipped", True)),
    ("F-111", lambda: build(at_build(), 0, market="12 13"), lambda state: state.players[0].stock.__setitem__(10, 1)),
    ("F-030", started, lambda state: put("covered", state.players[0].covered | cells("23"))(state)),
    ("F-092", at_build, move_building),
    ("F-092", at_build, lambda state: put("built", swapped(state.players[0].built, 0, cells("23")))(state)),
    (
        "two buildings",
        lambda: build(at_build(), 0, red="12"),
        lambda state: put("built", swapped(state.players[0].built, 5, 2))(state),
    ),
    ("F-142", started, put("spent", 1)),
    ("F-193", started, put("active", 0b111)),
    ("F-080", started, lambda state: citizens(state, 0, {}) and put("placed", 2)(state)),
    ("F-R04", fresh, put("corners", vector([0, 0, 5, 30]))),
    (
        "F-011",
        fresh,
        lambda state: put("order", swapped(state.players[0].order, 0, (state.players[0].order[0] + 1) % 5))(state),
    ),
    ("F-011", started, put("ship", 2)),
    (
        "F-011",
        started,
        lambda state: put("tiles", swapped(state.players[0].tiles, 0, (state.players[0].tiles[0] + 1) % 28))(state),
    ),
    ("F-077", started, lambda state: put("reserve", swapped(state.players[0].reserve, 30, 1))(state)),
    (
        "F-054",
        lambda: call(started(), "R1", "C3"),
        lambda state: play(state, state.legal()[0]) and put("second", 0)(state),
    ),
    ("F-057", at_build, put("first", 12)),
    ("F-056", lambda: call(started(), "R1", "C3"), put("kept", 3)),
    ("F-054", turn, put("kept", 20)),
    ("no tile is kept", turn, put("kept", s.EMPTY)),
    ("no tile is passed", turn, put("passed", s.EMPTY, 1)),
    ("F-062", lambda: play(turn(), "use own"), put("kept", s.EMPTY, 1)),
    ("out of range", started, put("step", 99, None)),
    ("out of range", started, put("seats", 3, None)),
    ("out of range", started, put("offset", 11)),
    ("out of range", started, put("ledger", vector([-1] + [0] * 8))),
    ("out of range", at_build, put("face", 3, None)),
]


@pytest.mark.parametrize(("message", "arranged", "change"), BROKEN, ids=[f"{i} {b[0]}" for i, b in enumerate(BROKEN)])
def test_broken(message: str, arranged: Callable[[], ForumState], change: Change) -> None:
    """F-011 F-092 F-R37: an unsound position is noticed, by name, and not restored."""
    state = arranged()
    assert state.check() == []
    change(state)
    assert any(message in problem for problem in state.check()), state.check()
    with pytest.raises(RecordError):
        loaded().restore(state.dump())
