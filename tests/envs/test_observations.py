"""Observations: every form of them is the same numbers, in memory that nothing has to copy."""

from __future__ import annotations

from itertools import accumulate
from random import Random
from typing import Any

import numpy as np
import pytest

import triumvir
from engine.toy import Toy, ToyState
from triumvir.engine.errors import WrongMoment
from triumvir.engine.ink import over
from triumvir.engine.layout import VARIES
from triumvir.engine.native import compiled
from triumvir.engine.state import EVERYTHING, State
from triumvir.envs.lanes import Lanes, Setting
from triumvir.envs.opponents import Policy
from triumvir.envs.vector import VectorEnv
from triumvir.testing.setups import Variant, variants

from .settings import TITLES, played

ONE = np.array([True, False, False, False, False])
EVERY = [(title, variant) for title in TITLES for variant in variants(title)]


@pytest.mark.laws
@pytest.mark.parametrize(("title", "variant"), EVERY, ids=[f"{title}-{variant}" for title, variant in EVERY])
def test_what_is_written_in_place_is_a_fresh_observation(title: str, variant: Variant) -> None:
    game = variant.load()
    floats = VectorEnv(title, 2, game.players, game.options, copy=False)
    whole = VectorEnv(title, 2, game.players, game.options, dtype="int16", copy=False)
    now, counted = floats.reset(seed=9), whole.reset(seed=9)
    fixed = np.array([bool(f.divisor != VARIES) for f in game.observation_features for _ in range(f.length)])
    for _ in range(500):
        for number, state in enumerate(floats.positions):
            fresh = np.array(state.observe(state.to_act), dtype=np.float32)
            assert np.array_equal(now.observations[number], fresh)
            scaled = counted.observations[number].astype(np.float32) / whole.divisors
            assert np.array_equal(scaled[fixed], fresh[fixed])
        actions = floats.sample()
        now, counted = floats.step(actions), whole.step(actions)


@pytest.mark.parametrize("title", TITLES)
def test_what_is_kept_of_an_observation_never_outlasts_its_game(title: str) -> None:
    env = VectorEnv(title, 3, 2, copy=False)
    now = env.reset(seed=3)
    for _ in range(30):
        now = env.step(env.sample())
    now = env.place(1, played(title, 2, 8, 200))
    now = env.reset(seed=[5, 6, 7], mask=[True, False, False])
    for _ in range(3):
        for number, state in enumerate(env.positions):
            assert np.array_equal(now.observations[number], np.array(state.observe(state.to_act), dtype=np.float32))
        now = env.step(env.sample())


KEPT = [(title, number) for title in TITLES for number in range(len(triumvir.load(title).kept_parts))]


@pytest.mark.parametrize(("title", "number"), KEPT)
def test_a_stamp_changes_with_what_is_kept(title: str, number: int) -> None:
    game = triumvir.load(title, players=2)
    kept = game.observation_kept[number]
    random = Random(1)
    for seed in range(4):
        state = game.start(seed)
        stamp, seen = int(state.kept_stamp(number)), list(state.observe(0))[kept]
        same = 0
        while not state.over:
            state.apply(random.choice(state.legal()))
            before = stamp, seen
            stamp, seen = int(state.kept_stamp(number)), list(state.observe(0))[kept]
            assert stamp >= 0
            assert list(state.observe(None))[kept] == list(state.observe(1))[kept] == seen
            assert (stamp, seen) == before or stamp != before[0]
            same += stamp == before[0]
        assert same > 50


@pytest.mark.laws
@pytest.mark.parametrize(("title", "variant"), EVERY, ids=[f"{title}-{variant}" for title, variant in EVERY])
def test_what_is_kept_of_a_player_changes_by_own_actions_or_with_the_stamp(title: str, variant: Variant) -> None:
    game = variant.load()
    seats = range(game.players)
    random = Random(2)

    def blocks(state: State, observer: int) -> list[list[float]]:
        seen = list(state.observe(observer))
        return [seen[game.observation_players[(seat - observer) % game.players]] for seat in seats]

    same = steps = 0
    for seed in range(3 if compiled() else 1):
        state = game.start(seed)
        stamp, seen = int(state.players_stamp()), blocks(state, 0)
        while not state.over:
            before, known, actor = stamp, seen, state.to_act
            state.apply(random.choice(state.legal()))
            stamp, seen = int(state.players_stamp()), blocks(state, 0)
            assert stamp >= 0
            assert all(blocks(state, seat) == seen for seat in seats)
            for seat in seats:
                assert seat == actor or stamp != before or seen[seat] == known[seat], (seed, steps, seat)
            same += stamp == before
            steps += 1
    assert same > steps // 2  # else keeping would be in vain


@pytest.mark.laws
@pytest.mark.parametrize(("title", "variant"), EVERY, ids=[f"{title}-{variant}" for title, variant in EVERY])
def test_a_section_of_what_is_kept_of_a_player_changes_with_its_stamp(title: str, variant: Variant) -> None:
    game = variant.load()
    ends = list(accumulate(game.player_sections, initial=0))
    everyone = [(seat, section) for seat in range(game.players) for section in range(len(game.player_sections))]
    random = Random(3)

    def now(state: State) -> dict[tuple[int, int], tuple[int, list[float]]]:
        seen = list(state.observe(0))
        found = {}
        for seat, section in everyone:
            first = game.observation_players[seat].start
            part = seen[first + ends[section] : first + ends[section + 1]]
            found[seat, section] = int(state.player_stamp(seat, section)), part
        return found

    same = steps = 0
    for seed in range(3 if compiled() else 1):
        state = game.start(seed)
        known = now(state)
        while not state.over:
            before = known
            state.apply(random.choice(state.legal()))
            known = now(state)
            for which in everyone:
                assert known[which][0] >= 0
                assert known[which] == before[which] or known[which][0] != before[which][0], (seed, steps, which)
                same += known[which][0] == before[which][0]
            steps += 1
    assert ends[-1] == game.observation_players[0].stop - game.observation_players[0].start
    assert same > steps * len(everyone) * 3 // 4  # else there would be little to keep


@pytest.mark.laws
@pytest.mark.parametrize(("title", "variant"), EVERY, ids=[f"{title}-{variant}" for title, variant in EVERY])
def test_what_a_decision_is_said_to_leave_alone_it_leaves_alone(title: str, variant: Variant) -> None:
    game = variant.load()
    random = Random(4)

    def kept(state: State) -> tuple[list[int], list[list[int]]]:
        parts = [int(state.kept_stamp(number)) for number in range(len(game.kept_parts))]
        sections = range(len(game.player_sections))
        seats = range(game.players)
        return parts, [[int(state.player_stamp(seat, section)) for section in sections] for seat in seats]

    calm = steps = 0
    for seed in range(6 if compiled() else 2):
        state = game.start(seed)
        now = kept(state)
        while not state.over:
            before, actor, (parts, players) = state.decision(), state.to_act, now
            state.apply(random.choice(state.legal()))
            now = kept(state)
            changed = int(state.changed_since(before))
            steps += 1
            if changed != EVERYTHING:
                calm += 1
                assert now[0] == parts
                for seat, sections in enumerate(now[1]):
                    for section, stamp in enumerate(sections):
                        named = seat == actor and changed >> section & 1
                        assert named or stamp == players[seat][section], (seed, steps, seat, section)
    assert calm > steps // 10  # else it would not be worth asking


@pytest.mark.parametrize("autoreset", ["same_step", "next_step", "disabled"])
@pytest.mark.parametrize("title", TITLES)
def test_what_is_kept_is_right_whoever_plays_and_however_games_end(title: str, autoreset: str) -> None:
    env = VectorEnv(title, 3, 3, opponents={1: "random"}, autoreset=autoreset, box="tiny", copy=False)
    now = env.reset(seed=4)
    for step in range(150 if compiled() else 40):
        for number, state in enumerate(env.positions):
            seat = max(int(now.seats[number]), 0)
            assert np.array_equal(now.observations[number], np.array(state.observe(seat), dtype=np.float32))
        if autoreset == "disabled" and now.done.any():
            now = env.reset(seed=step, mask=now.done)
        else:
            now = env.step(env.sample())


@pytest.mark.parametrize("dtype", ["float32", "int16"])
@pytest.mark.parametrize("title", TITLES)
def test_whoever_writes_into_observations_does_not_change_later_ones(title: str, dtype: str) -> None:
    env, other = VectorEnv(title, 3, 2, dtype=dtype), VectorEnv(title, 3, 2, dtype=dtype, copy=False)
    now, truth = env.reset(seed=3), other.reset(seed=3)
    for _ in range(40):
        assert np.array_equal(now.observations, truth.observations)
        now.observations[:] = 7
        actions = other.sample()
        now, truth = env.step(actions), other.step(actions)


@pytest.mark.parametrize("workers", [0, 2])
def test_arrays_of_the_environment_itself_are_only_to_be_read(workers: int) -> None:
    env = VectorEnv("trajan", 4, 2, workers=workers, copy=False)
    handed = env.reset(seed=3)
    env.send(env.sample())
    for array in [*handed, *env.recv(), env.masks, env.final_observations]:
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 1
    if workers:
        env.send(env.sample()[env.groups[1]], group=1)
        with pytest.raises(ValueError, match="read-only"):
            env.recv(group=1).observations[...] = 7.0
    env.close()


@pytest.mark.parametrize("copy", [True, False])
@pytest.mark.parametrize("title", TITLES)
def test_a_step_that_breaks_off_leaves_nothing_old_behind(title: str, copy: bool) -> None:
    calls, playing = 0, False

    def tired(observation: Any, mask: Any) -> int:
        nonlocal calls
        calls += 1
        if playing and calls % 20 == 0:
            raise RuntimeError("tired")
        return int(mask.argmax())

    env = VectorEnv(title, 5, 3, opponents={1: Policy(tired)}, copy=copy)
    now = env.reset(seed=4)
    broken = 0
    for _ in range(80):
        playing = True
        try:
            now = env.step(env.sample())
        except RuntimeError:
            broken += 1
            playing = False
            for refused in (
                env.sample,
                lambda: env.step([0] * 5),
                lambda: env.place(0, ""),
                lambda: env.reset(mask=ONE),
            ):
                with pytest.raises(WrongMoment, match="reset all games"):
                    refused()
            now = env.reset(seed=broken)
            some = env.positions[2]
            assert np.array_equal(now.observations[2], np.array(some.observe(some.to_act), dtype=np.float32))
            continue
        for number, state in enumerate(env.positions):
            assert np.array_equal(now.observations[number], np.array(state.observe(state.to_act), dtype=np.float32))
    assert broken > 2


class TurnApart(ToyState):
    """The toy with a part that is kept, and nothing of players."""

    def kept_stamp(self, number: int) -> int:
        return self.turn // 2

    def observe_kept_into(self, number: int, ink: Any, out: Any, at: int) -> None:
        out[at] = ink[over(self.turn // 2, 1)]

    def observe_rest_into(self, seat: int, ink: Any, out: Any, at: int) -> None:
        whole = [0] * len(self.observe(seat))
        super().observe_into(seat, ink, whole, 0)
        for place, entry in enumerate(whole[1:], 1):
            out[at + place] = entry

    def observe_into(self, seat: int, ink: Any, out: Any, at: int) -> None:
        super().observe_into(seat, ink, out, at)
        self.observe_kept_into(0, ink, out, at)

    def copy(self) -> TurnApart:
        return TurnApart(self.game, self)


class ToyApart(Toy):
    """A game that keeps parts of the table only."""

    kept_parts = (("turn", "turn"),)

    def blank(self) -> TurnApart:
        return TurnApart(self)


@pytest.mark.parametrize("lend", [True, False])
def test_a_game_may_keep_parts_of_the_table_and_nothing_of_players(lend: bool) -> None:
    lanes = Lanes(ToyApart(), 3, Setting(), lend=lend)
    lanes.restart({0: 1, 1: 2, 2: 3})
    for _ in range(60):
        now = lanes.told()
        for number, state in enumerate(lanes.states()):
            assert np.array_equal(now.observations[number], np.array(state.observe(state.to_act), dtype=np.float32))
        lanes.step(lanes.sample())


@pytest.mark.parametrize("title", TITLES)
def test_observations_lie_in_one_aligned_piece_of_memory(title: str) -> None:
    env = VectorEnv(title, 5, copy=False)
    now = env.reset(seed=1)
    assert now.observations.dtype == np.float32
    assert now.observations.flags.c_contiguous
    if compiled():
        assert now.observations.ctypes.data % 64 == 0
        assert env.step(env.sample()).observations.ctypes.data == now.observations.ctypes.data


def test_a_perspective_observes_what_its_seat_does() -> None:
    state = triumvir.load("trajan", players=3).start(seed=4)
    for seat in range(3):
        assert list(triumvir.Perspective(state, seat).observe()) == list(state.observe(seat))
