"""What every position can do, tried on Trajan."""

import sys
import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

import triumvir
from triumvir.engine.errors import IllegalAction
from triumvir.engine.fields import fingerprint
from triumvir.engine.playout import copies, playout, playouts
from triumvir.engine.rng import advance, below
from triumvir.engine.state import MAX_LEGAL, vector, zeros
from triumvir.testing.walks import walk

GAME = triumvir.load("trajan", 3)


def position(ply, seed=2, luck=4):
    for visit in walk(GAME, seed, luck):
        if visit.ply == ply:
            return visit.state.copy()
    raise AssertionError


def test_buffers():
    assert list(zeros(3)) == [0, 0, 0]
    assert list(vector([3, 1, 2])) == [3, 1, 2]


def test_legal_lists_belong_to_the_caller():
    state = position(60)
    legal = state.legal()
    state.legal().clear()
    position(0).legal()
    assert state.legal() == legal


def test_legal_into_writes_what_legal_says():
    state = position(77)
    buffer = zeros(MAX_LEGAL)
    count = state.legal_into(buffer)
    assert list(buffer)[:count] == state.legal()


@pytest.mark.parametrize("action", [-1, 145, 10**9, -(2**40), 2**70, -(2**70)])
def test_an_action_that_does_not_exist_is_refused(action):
    state = position(50)
    before = fingerprint(state)
    assert state.why_not(action).rule == GAME.no_action_rule
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    assert refused.value.rule == GAME.no_action_rule
    assert fingerprint(state) == before


def test_positions_in_several_threads_do_not_disturb_each_other():
    states = [position(ply) for ply in (5, 40, 120, 190)]
    expected = [state.legal() for state in states]
    wrong = []

    def ask(i):
        for _ in range(4000):
            if states[i].legal() != expected[i] or not states[i].is_legal(expected[i][-1]):
                wrong.append(i)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=ask, args=(i,)) for i in range(len(states))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert not wrong


def test_draws_follow_the_generator():
    state = position(10)
    expected = advance(state.random)
    assert state.draw_below(7) == below(expected, 7)
    assert state.random == expected


@given(st.lists(st.integers(0, 20), min_size=2, max_size=30), st.data())
def test_a_shuffle_stays_in_its_part(items, data):
    start = data.draw(st.integers(0, len(items)))
    stop = data.draw(st.integers(start, len(items)))
    state = GAME.start(1)
    state.random = data.draw(st.integers(1, 2**60))
    order = vector(items)
    state.shuffle(order, start, stop)
    assert list(order)[:start] == items[:start]
    assert list(order)[stop:] == items[stop:]
    assert sorted(list(order)[start:stop]) == sorted(items[start:stop])


@given(st.lists(st.integers(0, 12) | st.integers(100, 140) | st.integers(-3, 2**60), max_size=40), st.data())
def test_a_part_is_settled(items, data):
    start = data.draw(st.integers(0, len(items)))
    stop = data.draw(st.integers(start, len(items)))
    order = vector(items)
    GAME.start(1).settle_part(order, start, stop)
    assert list(order) == items[:start] + sorted(items[start:stop]) + items[stop:]


@given(st.lists(st.integers(0, 30), min_size=9, max_size=80) | st.lists(st.integers(-9, 70), unique=True, min_size=1))
def test_many_small_things_are_settled(items):
    order = vector(items)
    GAME.start(1).settle_part(order, 0, len(items))
    assert list(order) == sorted(items)


@given(st.permutations(range(12)), st.permutations(range(6, 12)), st.integers(1, 2**60))
def test_what_is_dealt_anew_forgets_its_order(items, tail, random):
    seen = [item for item in items if item < 6]
    dealt = []
    for rest in (sorted(tail), tail):
        state = GAME.start(1)
        state.random = random
        order = vector(seen + list(rest))
        dealt.append(list(state.redealt(order, 6)))
        assert list(order) == seen + list(rest)
    assert dealt[0] == dealt[1]
    assert dealt[0][:6] == seen
    assert sorted(dealt[0][6:]) == sorted(tail)
    state.random = random
    assert list(state.redealt(order, 6, 4)) == sorted(seen[:4]) + seen[4:] + dealt[0][6:]


def test_a_guess_starts_from_its_number():
    state = position(90)
    assert fingerprint(state.imagine(0, 5)) == fingerprint(state.imagine(0, 5))
    assert fingerprint(state.imagine(0, 5)) != fingerprint(state.imagine(0, 6))
    assert len({fingerprint(state.imagine(0, number)) for number in (-1, 0, 2**31, 2**64, -(2**70))}) == 5


def test_observations_have_named_parts():
    state = position(90)
    observation = list(state.observe(1))
    assert len(observation) == GAME.observation_size
    assert sum(observation[GAME.observation_parts["step"]]) == 1.0
    assert list(state.observe(-1))[GAME.observation_parts["hand"]] == [0.0] * 12


def test_scores_ledgers_and_ranks():
    state = position(400)
    assert state.scores() == [sum(state.ledger(seat).values()) for seat in range(3)]
    assert sorted(state.ranking())[0] == 1


def test_a_playout_plays_to_the_end():
    state = position(30)
    count = playout(state, 17)
    assert state.over
    assert count > 100
    again = position(30)
    assert playout(again, 17) == count
    assert fingerprint(again) == fingerprint(state)


def test_a_playout_is_the_play_it_says():
    state, random = position(30), 17
    while not state.over:
        legal = state.legal()
        random = advance(random)
        state.apply(legal[below(random, len(legal))])
    fast = position(30)
    playout(fast, 17)
    assert fingerprint(fast) == fingerprint(state)


def test_playouts_and_copies_leave_the_position_as_it_is():
    state = position(30)
    before = fingerprint(state)
    assert playouts(state, 3, 5) > 300
    assert copies(state, 4) == 12
    assert fingerprint(state) == before
