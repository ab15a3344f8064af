"""Section 14: what is open, what is hidden from whom, and when it is revealed."""

from __future__ import annotations

import json

import pytest

from triumvir.engine.state import vector
from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.games.trajan.play import TrajanState
from triumvir.games.trajan.steps.cards import SINCE, leave_hand
from triumvir.testing.positions import after, choose_first, play, skip_to

from .arrange import (
    COLOURS,
    LEFT,
    TILES,
    acting,
    at,
    build,
    card,
    deal,
    drop,
    end_quarter,
    end_round,
    face_down,
    fresh,
    fulfilled,
    give,
    lead,
    seed_for,
    senate,
    set_trays,
    slot,
    stack,
    started,
    station,
    tray,
    turn,
    with_plus2,
)

SEATS = (0, 1, 2, None)


def hidden_mixed(state: TrajanState) -> TrajanState:
    """A position that differs only in the order of face-down things."""
    other = state.copy()
    other.deck = vector([*list(state.deck)[: state.deck_at], *reversed(list(state.deck)[state.deck_at :])])
    other.supply = vector([*list(state.supply)[: state.supply_at], *reversed(list(state.supply)[state.supply_at :])])
    other.extras = vector([*list(state.extras)[: state.extra_at], *reversed(list(state.extras)[state.extra_at :])])
    other.bag = vector([*list(state.bag)[: state.bag_at], *reversed(list(state.bag)[state.bag_at :])])
    seen = state.quarter * 3 + state.revealed
    other.demands = vector([*list(state.demands)[:seen], *reversed(list(state.demands)[seen:])])
    order = list(state.stacks)
    for i in range(6):
        first = i * 9 + state.stack_at[i] + 1
        order[first : i * 9 + 9] = reversed(order[first : i * 9 + 9])
    other.stacks = vector(order)
    assert other.dump() != state.dump()
    return other


def later() -> TrajanState:
    """A game some turns old, with cards taken from discard piles in every hand."""
    state = started()
    for seat in range(3):
        play(turn(state, "seaport", seat), a.TAKE + LEFT)
    end_round(state)
    return state


@pytest.mark.parametrize("seat", SEATS)
def test_face_down_things_are_in_no_view(seat: int | None) -> None:
    """T-026 T-027 T-032 T-044: no view depends on the order of a face-down supply, stack, pile or of the bag."""
    state = later()
    assert hidden_mixed(state).view(seat) == state.view(seat)
    if seat is not None:
        assert list(hidden_mixed(state).observe(seat)) == list(state.observe(seat))


def test_hands_are_their_owners() -> None:
    """T-044: a hand is in its owner's view alone; its size is public."""
    state = started()
    deal(state, hands={0: "fish fish gem", 1: "wine", 2: ""}, left="column", right="scroll")
    for seat in SEATS:
        players = state.view(seat)["players"]
        assert [player["cards"] for player in players] == [3, 1, 0]
        assert ["hand" in player for player in players] == [number == seat for number in range(3)]
    assert state.view(0)["players"][0]["hand"] == {"fish": 2, "gem": 1}
    swapped = deal(state.copy(), hands={0: "oil oil hide", 1: "wine", 2: ""}, left="column", right="scroll")
    assert swapped.view(1) == state.view(1)
    assert swapped.view(None) == state.view(None)
    assert list(swapped.observe(1)) == list(state.observe(1))
    assert swapped.view(0) != state.view(0)


def test_open_things() -> None:
    """T-044: figures, tiles, markers, slots, arch, +2 markers, displays, senate and scores of all lie open to all."""
    state = set_trays(started(), 0, {"I": "yellow blue"}, rest="II")
    give(state, 0, "bread", "joker_action")
    with_plus2(state, 0, "senate")
    deal(state, displays={0: "fish gem gem"})
    lead(station(build(state, 0, "r1c2"), 0, "noricum"), 0, "alpes")
    senate(state, (0, 4))
    fulfilled(state, 0, "demand-1")
    state.players[0].ledger[s.VP_SENATE] = 7
    for seat in SEATS:
        own = state.view(seat)["players"][0]
        assert sorted(own["trays"][0]) == ["blue", "yellow"]
        assert sorted(own["trays"][1]) == sorted([*COLOURS, *COLOURS[1:5]])
        assert own["display"] == {"fish": 1, "gem": 2}
        assert (own["supply"], own["workers"], own["camp"]) == (11, 1, 1)
        assert own["plus2"] == ["senate"]
        assert own["arch"] == 0
        assert [tile is not None for tile in own["slots"]] == [False, True] * 3
        assert sum(own["mat"].values()) == 2
        assert len(own["fulfilled"]) == 1
        assert len(own["bonus_yellow"]) == 1
        assert own["sites"] == [1]
        assert own["score"] == 7
        assert own["senate"] == 3
        assert own["votes"] == 4
        assert json.loads(json.dumps(own)) == own


def test_table_is_open() -> None:
    """T-022 T-023 T-024 T-025 T-028 T-036: board tiles, tops and sizes of stacks, time and demands are open."""
    state = later()
    for seat in SEATS:
        seen = state.view(seat)
        assert (seen["time"], seen["circuit"], seen["quarter"], seen["round"]) == (0, 16, 0, 1)
        assert len(seen["demands"]) == 1
        assert [tile is not None for tile in seen["forum"]] == [True] * 9 + [False] * 3 + [True] * 3
        assert all(seen["provinces"])
        assert len(seen["sites"]) == 20
        assert [pile["left"] for pile in seen["stacks"]] == [9 - at for at in state.stack_at]
        assert all(pile["top"] for pile in seen["stacks"])
        assert len(set(map(str, seen["bonus"]))) == 2
        assert seen["ships"] == ["colour"] * 3
        assert seen["deck"] == len(face_down(state))
        assert (seen["supply"], seen["extras"], seen["bag"]) == (51, 9, 7)


def test_discards_are_public() -> None:
    """T-R37: discard piles are public with all their cards, displays too."""
    state = started()
    deal(state, left="fish wine gem", right="oil")
    for seat in SEATS:
        assert state.view(seat)["discards"] == [["fish", "wine", "gem"], ["oil"]]


def test_nothing_is_shown_before_the_markers() -> None:
    """T-032 T-R33: while markers are placed no stack top, bonus tile or card is shown; the board is."""
    state = fresh(3, seed_for(3, 0))
    for seat in SEATS:
        seen = state.view(seat)
        assert [pile["top"] for pile in seen["stacks"]] == [None] * 6
        assert seen["bonus"] == [None, None]
        assert seen["discards"] == [[], []]
        assert all(seen["provinces"])
        assert all(seen["sites"])
        assert all(seen["forum"][:9])
        mixed = state.copy()
        order = list(state.stacks)
        mixed.stacks = vector([tile for i in range(6) for tile in reversed(order[i * 9 : i * 9 + 9])])
        mixed.deck = vector(list(reversed(list(state.deck))))
        mixed.bag = vector(list(reversed(list(state.bag))))
        assert mixed.view(seat) == state.view(seat)
        if seat is not None:
            assert list(mixed.observe(seat)) == list(state.observe(seat))


def test_taken_discards_are_known() -> None:
    """T-102 T-038: a card taken from a discard pile is known to all, a card drawn is not."""
    state = acting("seaport")
    deal(state, hands={0: "wine"}, left="gem", right="oil", pile="fish hide column scroll")
    play(state, a.TAKE + LEFT)
    assert state.view(2)["players"][0]["known"] == {"gem": 1}
    play(turn(state, "seaport"), a.DRAW_TWO)
    assert state.view(2)["players"][0]["known"] == {"gem": 1}


def test_discarded_card_is_public() -> None:
    """T-101: the card discarded is public, the other drawn cards are not."""
    state = acting("seaport")
    deal(state, hands={0: "wine"}, left="gem", right="oil", pile="fish hide column scroll")
    play(state, a.DRAW_TWO, card("fish"))
    assert state.view(1)["players"][0]["known"] == {"fish": 1}
    play(state, a.PILE)
    assert state.view(1)["players"][0]["known"] == {}
    assert state.view(1)["discards"][0] == ["gem", "fish"]


def test_a_known_card_leaves() -> None:
    """T-103: a card that everyone knew is known no more once it is displayed."""
    state = acting("seaport")
    deal(state, hands={0: "gem"}, left="gem", right="oil", pile="fish hide column scroll")
    play(state, a.TAKE + LEFT)
    assert state.view(1)["players"][0]["known"] == {"gem": 1}
    play(turn(state, "seaport"), a.LAY_OUT, card("gem"), a.STOP)
    assert state.view(1)["players"][0]["known"] == {}
    assert state.view(1)["players"][0]["display"] == {"gem": 1}


def test_set_up_cards() -> None:
    """T-038: set-up draws from the face-down pile are private, picks from discard piles are public."""
    state = skip_to(fresh(3, seed_for(3, 0)), lambda position: at(position, s.TAKE_CARD))
    top = state.view(None)["discards"][0][0]
    play(state, a.DRAW)
    assert state.view(1)["players"][0]["known"] == {}
    play(state, a.TAKE + LEFT)
    assert state.view(1)["players"][0]["known"] == {top: 1}


@pytest.mark.parametrize("seat", [0, 1, 2, -1])
def test_imagined_positions(seat: int) -> None:
    """T-044 I-02 I-03 I-04: a guess keeps all a seat knows, is sound, and deals the rest anew."""
    state = later()
    who = None if seat < 0 else seat
    hands = set()
    decks, supplies, bags, stacks, demands, extras = set(), set(), set(), set(), set(), set()
    for random in range(1, 8):
        guess = state.imagine(seat, random * 104729)
        assert isinstance(guess, TrajanState)
        assert guess.check() == []
        assert guess.view(who) == state.view(who)
        for other in range(3):
            assert all(
                own >= known for own, known in zip(guess.players[other].hand, state.players[other].known, strict=True)
            )
        hands.add(tuple(tuple(player.hand) for i, player in enumerate(guess.players) if i != seat))
        decks.add(tuple(guess.deck))
        supplies.add(tuple(guess.supply))
        extras.add(tuple(guess.extras))
        bags.add(tuple(guess.bag))
        stacks.add(tuple(guess.stacks))
        demands.add(tuple(guess.demands))
    for found in (hands, decks, supplies, extras, bags, stacks, demands):
        assert len(found) > 1


def reshuffled() -> TrajanState:
    """Seat 0 has drawn the last card of the pile, and one of those that lay among the discards: hides or fish."""
    state = acting("seaport")
    deal(state, hands={0: "scroll", 1: "wine oil gem"}, left="hide hide hide fish column", right="scroll", pile="oil")
    return play(state, a.DRAW_TWO)


@pytest.mark.parametrize("seat", SEATS)
def test_a_reshuffled_pile_is_known(seat: int | None) -> None:
    """T-R15 T-R37: all have seen what becomes the new pile, so nobody can hold it who has not drawn from it."""
    state = reshuffled()
    assert state.view(seat)["deck"] == 3
    piles = state.view(seat)["unseen"]
    assert len(piles) == 2
    assert sum(piles[1].values()) == (3 if seat == 0 else 4)
    assert set(piles[1]) <= {"hide", "fish"}
    for random in range(60):
        guess = state.imagine(seat, random)
        assert isinstance(guess, TrajanState)
        assert set(face_down(guess)) <= {"hide", "fish"}
        mine = guess.view(1)["players"][1]["hand"]
        assert set(mine) <= {"wine", "oil", "gem", "scroll"}
        drawn = guess.view(0)["players"][0]
        assert sum(drawn["hand"].get(kind, 0) for kind in ("hide", "fish")) == 1
        assert [drawn["drawn"], guess.view(0)["players"][1]["drawn"]] == [[2, 1], [3, 0]]


def test_a_card_shown_may_be_from_either_pile() -> None:
    """T-R15: who holds cards of two piles may show one of either; who has drawn none since shows an old one."""
    state = reshuffled()
    shown = state.copy()
    play(shown, card("scroll"), a.PILE)
    held = {tuple(sorted(shown.imagine(2, random).view(0)["players"][0]["hand"])) for random in range(80)}
    assert {("fish", "oil"), ("hide", "oil")} <= held
    assert all({"fish", "hide"} & set(cards) for cards in held)
    told = shown.view(2)["players"][0]
    assert told["shown"] == [{"card": "scroll", "pile": 1, "drawn": 1}]
    assert told["drawn"] == [2, 1]
    assert state.view(2)["players"][0]["shown"] == []


def test_a_card_laid_out_counts_as_drawn() -> None:
    """T-R15: what a player had drawn of the new pile when it showed a card includes that card, also if it drew none."""
    state = reshuffled()
    hands = [state.players[0], state.players[1]]
    for player, drawn in zip(hands, (1, 0), strict=True):
        leave_hand(player, next(kind for kind, count in enumerate(player.older) if count))
        assert [divmod(entry // a.KINDS, SINCE) for entry in player.shown] == [(1, drawn)]


def test_seen_demands_stay_seen() -> None:
    """T-R20 D7: demand tiles that lay face up are known for good, also while the consul chooses."""
    state = end_quarter(started(), "bread bread games")
    for random in range(1, 8):
        guess = state.imagine(0, random * 7919)
        assert isinstance(guess, TrajanState)
        assert list(guess.demands)[:3] == list(state.demands)[:3]
    play(state, a.BONUS)
    for random in range(1, 8):
        guess = state.imagine(0, random * 7919)
        assert isinstance(guess, TrajanState)
        assert list(guess.demands)[:3] == list(state.demands)[:3]


def test_removed_demands_are_never_shown() -> None:
    """T-027: the three demand tiles removed at set-up are never shown."""
    state = started(2)
    seen: list[str] = []
    while not state.over:
        before = state.view(None)["demands"]
        state.apply(choose_first(state))
        if not state.over:
            now = state.view(None)["demands"]
            seen += now[len(before) :] if len(now) > len(before) else []
    assert len(seen) == 12
    names = ("bread", "games", "religion")
    assert seen == [names[kind] for kind in list(state.demands)[:12]]


def test_chance_is_only_in_shuffles() -> None:
    """T-R15 T-R33: with no reshuffling a whole game draws no random number after its set-up."""
    state = started(4, reshuffle_discards=False)
    first = state.random
    orders = [list(state.supply), list(state.extras), list(state.bag), list(state.stacks), list(state.demands)]
    skip_to(state, lambda position: position.over, lambda position: position.legal()[-1])
    assert state.random == first
    assert orders == [list(state.supply), list(state.extras), list(state.bag), list(state.stacks), list(state.demands)]


def test_what_reveals() -> None:
    """T-101 T-150 T-210 T-241: drawing, uncovering a stack top, a demand tile or a refill counts as a revelation."""
    state = acting("seaport")
    for action in (a.DRAW_TWO, a.TAKE):
        assert after(state, action).reveals > state.reveals
    state = acting("trajan")
    assert after(state, stack("points")).reveals > state.reveals
    state = started()
    before = state.reveals
    assert end_round(state).reveals > before
    state = end_quarter(started())
    assert after(state, a.BONUS).reveals > state.reveals
    state = set_trays(started(), 0, {"I": "blue white"}, rest="IV")
    before = state.reveals
    play(state, tray("I"), *drop("white", "blue"), a.PASS)
    assert state.reveals == before
    state = skip_to(fresh(3, seed_for(3, 0)), lambda position: at(position, s.TAKE_TILE))
    before = state.reveals
    play(state, stack("worker"))
    assert state.reveals > before
    before = state.reveals
    play(state, slot("II"))
    assert state.reveals == before


def test_uncovered_top_is_seen_by_all() -> None:
    """T-032 T-R34: when a top is taken the next tile of the stack is open to all."""
    state = acting("trajan")
    order = list(state.stacks)[9 + state.stack_at[1] :]
    play(state, stack("points"))
    shown = {str(state.view(seat)["stacks"][1]["top"]) for seat in SEATS}
    assert shown == {f"tj-{TILES[order[1]]}"}
