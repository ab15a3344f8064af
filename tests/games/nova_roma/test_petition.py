"""Petition (section 4.3)."""

from __future__ import annotations

from triumvir.games.nova_roma import state as s
from triumvir.testing.positions import play, refused

from .arrange import (
    ACTIONS,
    E,
    at,
    bare,
    declare,
    empty_supply,
    estate,
    finish_round,
    finish_turn,
    has,
    in_row,
    legal,
    offer_shipping,
    perform,
    petition,
    petitioned,
    race_to,
    row,
    starting,
    stock,
    turn,
)


def by_seat_1(state: s.Position) -> s.Position:
    """Seat 1 is not the round's starter: it is about to place a patrician where Petition is."""
    state.active = state.to_act = 1
    state.players[0].patricians = 1 << 15 - 1
    return state


def test_example() -> None:
    """E-07 N-085 N-087 N-088: claim for 2, pay 2, Trade at strength 2; Bernardo stays unused."""
    state = turn("petition", 3)
    row(bare(state, coins=0), "Bernardo")
    bare(state, influence=5)
    state.first = 1
    state.lap = 1
    state.players[2].patricians = 1 << 9  # the seats after the starter have moved
    state.players[1].patricians = (1 << 10) | (1 << 11)
    state.players[2].patricians = (1 << 8) | (1 << 9)
    perform(state)
    play(state, "marker")
    assert has(state, "influence") == 3
    assert state.claimant == 0
    play(state, "pay 2", "action trade")
    assert has(state, "influence") == 1
    assert has(state, "coins") == 2
    assert not starting(state, "use")
    assert state.players[0].used == 0


def test_example_with_occius() -> None:
    """E-07: with Occius used first one influence more is left."""
    state = row(bare(turn("petition", 2), influence=5), "Occius", "Bernardo")
    state.first = 1
    state.players[1].patricians = 1 << 10
    state.players[2].patricians = 1 << 11
    perform(state)
    play(state, "use occius", "marker", "pay 2", "action trade")
    assert has(state, "influence") == 2


def test_starter_may_not_claim_on_the_first_turn() -> None:
    """E-08 N-086: the round's starter can not claim on the first turn, but on the second with 2 influence."""
    state = stock(turn("petition"), influence=5)
    perform(state)
    assert at(state, s.PETITION_PAY)
    assert refused(state, "marker") == "N-086"
    state = stock(turn("petition", 3), influence=2)
    perform(state)
    assert legal(state) == {"pass", "marker"}
    state = stock(turn("petition", 3), influence=1)
    perform(state)
    assert at(state, s.PETITION_PAY)


def test_one_claim_per_round() -> None:
    """N-085: nobody else can claim in the same round."""
    state = stock(turn("petition", 3), influence=5)
    state.claimant = 2
    perform(state)
    assert refused(state, "marker") == "N-085"


def test_claim_takes_effect_in_clean_up() -> None:
    """N-089 N-180: turn order stays in the running round; the claimant begins the next one."""
    state = stock(turn("petition", 3), influence=3)
    state.claimant = E
    perform(state)
    play(state, "marker", "pay 0")
    assert state.first == 0
    finish_turn(state)
    assert state.active == 1
    finish_round(state)
    assert state.first == 0
    assert state.claimant == E


def test_only_claiming() -> None:
    """N-087 N-R47 D-32: after a claim nothing need be paid; without one at least 1."""
    state = stock(turn("petition", 3), influence=4)
    perform(state)
    claimed = state.copy()
    play(claimed, "marker")
    assert legal(claimed) == {"pay 0", "pay 1", "pay 2"}
    play(claimed, "pay 0")
    assert at(claimed, s.DECLARE)
    play(state, "pass")
    assert legal(state) == {"pay 1", "pay 2", "pay 3"}
    assert refused(state, "pay 0") == "N-R47"


def test_claim_with_the_last_influence() -> None:
    """N-R47: a claim that takes all influence ends the action."""
    state = stock(turn("petition", 3), influence=2)
    perform(state)
    play(state, "marker")
    assert at(state, s.DECLARE)


def test_strength_limits_the_payment() -> None:
    """N-087: at most as much influence as the strength of Petition."""
    state = stock(turn("petition", 2), influence=5)
    perform(state)
    assert legal(state) == {"pay 1", "pay 2"}
    assert refused(state, "pay 3") == "N-087"


def test_influence_limits_the_payment() -> None:
    """N-087 N-165: no more than is there."""
    state = stock(turn("petition", 2), influence=1)
    perform(state)
    assert legal(state) == {"pay 1"}


def test_without_influence() -> None:
    """N-R04: Petition needs 1 influence; Occius counts."""
    state = declare(bare(turn("petition")))
    assert legal(state) == {"forgo"}
    state = declare(row(bare(turn("petition")), "Occius"))
    assert legal(state) == {"perform", "forgo"}
    play(state, "perform")
    unused = state.copy()
    play(unused, "pass")  # N-R47: nothing is possible then
    assert at(unused, s.DECLARE)
    assert has(unused, "coins") == 0
    play(state, "use occius", "pay 1")
    assert at(state, s.PETITION_ACTION)


def test_other_seven_actions() -> None:
    """N-087 N-252: Petition itself can not be chosen."""
    state = petition("trade", 2)
    offer_shipping(stock(state, wheat=5, stone=5, wood=5, coins=5), "S01")
    perform(state)
    play(state, "pay 2")
    assert starting(state, "action") == {f"action {name}" for name in ACTIONS if name != "petition"} & legal(state)
    assert "action petition" not in legal(state)
    assert refused(state, "action petition") == "N-252"
    assert {"action trade", "action upgrade", "action recruit", "action race", "action produce"} <= legal(state)


def test_only_possible_actions() -> None:
    """N-R48: an action without a possible step at the strength paid can not be chosen; three always can."""
    state = bare(turn("petition", 1), influence=1)
    for track in ("red", "green", "blue"):
        race_to(state, track, 2)
    perform(empty_supply(state))
    play(state, "pay 1")
    assert starting(state, "action") == {"action trade", "action upgrade", "action recruit"}
    assert refused(state, "action race") == "N-R48"


def test_strength_paid_counts() -> None:
    """N-087 N-R48: slot access goes by the influence paid."""
    state = bare(turn("petition", 2), influence=5, wood=1, wine=1)
    offer_shipping(state, "S01", "S04", "S08", "S05")
    perform(state)
    one, two = state.copy(), state.copy()
    play(one, "pay 1")
    assert "action sail" not in legal(one)
    play(two, "pay 2", "action sail")
    assert starting(two, "shipping") == {"shipping 3"}


def test_inner_action_must_do_something() -> None:
    """N-R47 N-R48: the chosen action has to be carried out too."""
    state = petition("race")
    petitioned(state, "race")
    assert refused(state, "pass") == "N-R47"


def test_trivia_is_off() -> None:
    """N-088 N-R09 N-157: in a petitioned Produce no artisan may be placed on an animal."""
    state = row(estate(petition("produce"), {"r3c3": "animal"}), "Trivia")
    petitioned(state, "produce")
    assert "artisan r3c3" not in legal(state)
    assert refused(state, "artisan r3c3") == "N-157"


def test_trivia_switch() -> None:
    """N-R09: with the switch Trivia works in a petitioned action too."""
    state = row(estate(petition("produce", trivia_works_in_petition=True), {"r3c3": "animal"}), "Trivia")
    petitioned(state, "produce")
    coins = has(state, "coins")
    play(state, "artisan r3c3")
    assert has(state, "coins") == coins + 1


def test_no_windows_inside() -> None:
    """N-088 N-R07: neither the start nor the end of a petitioned action offers followers."""
    state = row(petition("upgrade"), "Rufus", "Seneca", "Marcus")
    petitioned(state, "upgrade")
    while not at(state, s.DECLARE):
        assert not starting(state, "use")
        play(state, "pass")
    assert in_row(state) == {"Rufus", "Seneca", "Marcus"}
    assert state.players[0].used == 0


def test_use_is_refused_inside() -> None:
    """N-088: the refusal names the ban."""
    state = row(petition("trade"), "Bernardo")
    petitioned(state, "trade")
    assert refused(state, "use bernardo") == "N-088"


def test_solo_has_no_claim() -> None:
    """N-193 N-R46: alone Petition has no first step."""
    state = stock(turn("petition", 2, players=1), influence=5)
    perform(state)
    assert at(state, s.PETITION_PAY)
