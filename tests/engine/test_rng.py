"""Randomness: the hash stream of the set-up and the small generator of a position."""

from hashlib import shake_256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.engine.rng import BLOCK_BYTES, LOW, MULTIPLIER, SEED_BITS, SeedStream, advance, below, scatter
from triumvir.engine.state import vector

MODULUS = MULTIPLIER * 2**31 - 1
STATES = st.integers(1, MODULUS - 1)
WITNESSES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)  # enough for every number below 2^64


def is_prime(number):
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for witness in WITNESSES:
        power = pow(witness, odd, number)
        if power in (1, number - 1):
            continue
        for _ in range(twos - 1):
            power = power * power % number
            if power == number - 1:
                break
        else:
            return False
    return True


def chi_square(counts):
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# ---------------------------------------------------------------- the generator of a position


def test_the_period_is_near_two_to_the_61():
    # A step multiplies by 2^-31 modulo a safe prime, so the order of the step is that prime less one, or half of it.
    assert is_prime(MODULUS)
    assert is_prime((MODULUS - 1) // 2)
    assert pow(2, 31, MODULUS) not in (1, MODULUS - 1)
    assert (MODULUS - 1) // 2 > 2**60


@given(STATES)
def test_a_step_is_the_multiplication_it_should_be(state):
    following = advance(state)
    assert following * 2**31 % MODULUS == state
    assert 0 < following < 2**62


def test_known_states():
    assert [advance(1), advance(2**31), advance(LOW)] == [MULTIPLIER, 1, MULTIPLIER * LOW]


@given(STATES, st.integers(1, 2**31 - 1))
def test_draws_stay_below_their_bound(state, bound):
    assert 0 <= below(advance(state), bound) < bound


@pytest.mark.parametrize("bound", [2, 3, 7, 12, 60])
def test_draws_are_even(bound):
    state, counts = scatter(bound), [0] * bound
    for _ in range(400 * bound):
        state = advance(state)
        counts[below(state, bound)] += 1
    assert chi_square(counts) < 3 * bound + 20


def test_no_state_repeats_soon():
    state, seen = scatter(5), set()
    for _ in range(5000):
        assert state not in seen
        seen.add(state)
        state = advance(state)


@given(st.integers(0, 2**31 - 1))
def test_scattered_numbers_are_states(number):
    assert 0 < scatter(number) < MODULUS
    assert scatter(number) == scatter(number)


@pytest.mark.parametrize("first", [0, 1000, 2**31 - 3000])
def test_neighbouring_numbers_give_unrelated_draws(first):
    # The first draw after a scattered number is what a guess depends on.
    counts, pairs = [0] * 6, [0] * 36
    last = 0
    for number in range(first, first + 3000):
        drawn = below(advance(scatter(number)), 6)
        counts[drawn] += 1
        pairs[6 * last + drawn] += 1
        last = drawn
    assert chi_square(counts) < 40
    assert chi_square(pairs) < 110
    assert len({scatter(number) for number in range(first, first + 2900)}) == 2900


# ---------------------------------------------------------------- the stream of a seed


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**64 + 5, 2**SEED_BITS - 1])
def test_words_are_shake_256_of_label_and_seed(seed):
    stream = SeedStream(seed, "trajan")
    words = [stream.word() for _ in range(BLOCK_BYTES // 4 + 3)]
    key = b"trajan/" + seed.to_bytes(32, "big")
    stream_bytes = b"".join(shake_256(key + b"/" + block).digest(BLOCK_BYTES) for block in (b"0", b"1"))
    assert words == [int.from_bytes(stream_bytes[4 * i : 4 * i + 4], "big") for i in range(len(words))]


def test_known_first_words():
    stream = SeedStream(7, "trajan")
    assert [stream.word() for _ in range(3)] == [1542562940, 1718737846, 880932066]


@given(st.integers(0, 2**SEED_BITS - 1), st.integers(0, 255))
def test_every_bit_of_a_seed_matters(seed, place):
    one, other = SeedStream(seed, "x"), SeedStream(seed ^ 1 << place, "x")
    assert [one.word() for _ in range(4)] != [other.word() for _ in range(4)]


def test_labels_part_the_games():
    one, other = SeedStream(1, "trajan"), SeedStream(1, "nova-roma")
    assert [one.word() for _ in range(4)] != [other.word() for _ in range(4)]


@pytest.mark.parametrize("seed", [-1, 2**SEED_BITS])
def test_a_stream_takes_no_seed_out_of_range(seed):
    with pytest.raises(OverflowError):
        SeedStream(seed, "x")


@given(st.integers(0, 2**SEED_BITS - 1), st.integers(1, 2**32))
def test_stream_draws_stay_below_their_bound(seed, bound):
    assert 0 <= SeedStream(seed, "x").below(bound) < bound


@pytest.mark.parametrize("bound", [2, 3, 5, 12])
def test_stream_draws_are_even(bound):
    stream, counts = SeedStream(bound, "even"), [0] * bound
    for _ in range(400 * bound):
        counts[stream.below(bound)] += 1
    assert chi_square(counts) < 3 * bound + 20


def test_too_large_words_are_drawn_again():
    # With this bound nearly half of all words have to be rejected; taking them modulo the bound would favour the
    # lower third of the results.
    bound = 2**31 + 2**29
    stream, low = SeedStream(3, "rejection"), 0
    for _ in range(3000):
        low += stream.below(bound) < bound // 2
    assert 1400 < low < 1600


def test_rejection_uses_up_words():
    stream, plain = SeedStream(1, "words"), SeedStream(1, "words")
    words = [plain.word() for _ in range(200)]
    bound = 2**31 + 1
    kept = [word for word in words if word < bound]
    assert len(kept) < 150
    assert [stream.below(bound) for _ in range(50)] == kept[:50]


@given(st.integers(0, 2**64), st.lists(st.integers(0, 99), max_size=70))
def test_a_shuffle_is_a_new_order_of_the_same(seed, items):
    order = vector(items)
    mixed = SeedStream(seed, "x").shuffled(order)
    assert sorted(mixed) == sorted(items)
    assert list(order) == items


def test_all_orders_are_equally_likely():
    stream, counts = SeedStream(1, "orders"), {}
    for _ in range(2400):
        order = tuple(stream.shuffled(vector([0, 1, 2, 3])))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 60


@given(st.integers(0, 2**SEED_BITS - 1))
def test_a_stream_starts_a_generator(seed):
    assert 0 < SeedStream(seed, "x").generator() < 2**61
