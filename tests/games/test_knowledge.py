"""What everybody at the table can know is in the view, in the observation too, and no guess changes it.

Each case changes one such thing in a position and nothing else: both must tell.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

import triumvir
from triumvir.engine.state import State, vector
from triumvir.testing.walks import walk


def swapped(state: Any, order: str, first: int, second: int) -> None:
    """Two places of a shuffled order change their contents."""
    items = list(getattr(state, order))
    items[first], items[second] = items[second], items[first]
    setattr(state, order, vector(items))


def exchange(state: Any, order: str, at: str) -> bool:
    """Something drawn long ago changes places with something still to come that is not the same."""
    items, drawn = list(getattr(state, order)), getattr(state, at)
    for later in range(drawn, len(items)):
        if drawn > 1 and items[later] != items[0]:
            swapped(state, order, 0, later)
            return True
    return False


def pile_below_the_top(state: Any) -> bool:
    """Trajan: two cards of a discard pile."""
    size = state.pile_size[0]
    if size > 2 and state.pile[0] != state.pile[1]:
        swapped(state, "pile", 0, 1)
        return True
    return False


def granted(state: Any) -> bool:
    """Trajan: the first repeat by a tile, or an action that the first building of a kind grants."""
    if state.repeat == 1 and not state.granted and state.view(None)["step"] == "act":
        state.repeat, state.granted = 0, True
        return True
    return False


def demand(state: Any) -> bool:
    """Trajan: a demand tile of an earlier quarter."""
    seen = state.quarter * state.tables.demands
    for later in range(seen + state.tables.demands, len(state.demands)):
        if seen and state.demands[later] != state.demands[0]:
            swapped(state, "demands", 0, later)
            return True
    return False


def stack(state: Any) -> bool:
    """Trajan: a tile that has left its stack."""
    if state.laid_out and 0 < state.stack_at[0] < 8:
        swapped(state, "stacks", 0, 8)
        return True
    return False


def chariot(state: Any) -> bool:
    """Nova Roma: a chariot tile that nobody won."""
    for player in state.players:
        if player.chariots:
            player.chariots = 0
            return True
    return False


def moved(player: Any, name: str) -> bool:
    """Forum Trajanum: a tile of a kind becomes one of another kind."""
    counts = list(getattr(player, name))
    if not any(counts):
        return False
    kind = next(i for i, count in enumerate(counts) if count)
    counts[kind] -= 1
    counts[(kind + 1) % len(counts)] += 1
    setattr(player, name, vector(counts))
    return True


def on_a_ship(state: Any) -> bool:
    """Forum Trajanum: a tile put on a ship, whether it became an envoy or not."""
    return any(moved(player, "shipped") for player in state.players)


def used_up(state: Any) -> bool:
    """Forum Trajanum: a tile of a reserve that left the game."""
    return any(moved(player, "gone") for player in state.players)


def from_a_corner(state: Any) -> bool:
    """Forum Trajanum: the tile that was taken from a corner in this round and put away."""
    for player in state.players:
        corner = [cell for cell in (player.kept, player.passed) if cell in list(state.tables.corner)]
        other = next((cell for cell in range(36) if player.covered >> cell & 1), None)
        if corner and not player.hand and other is not None and player.tiles[other] != player.tiles[corner[0]]:
            swapped(player, "tiles", corner[0], other)
            return not state.view(None)["step"].startswith("take")
    return False


def face_down_tile(state: Any) -> bool:
    """Forum Trajanum: a tile that was seen long ago, and one face down."""
    player = state.players[0]
    ordinary = [cell for cell in range(36) if state.tables.ordinary >> cell & 1]
    for spent in ordinary:
        for covered in ordinary:
            lying = player.covered >> covered & 1 and not player.covered >> spent & 1
            if lying and spent not in (player.kept, player.passed) and player.tiles[spent] != player.tiles[covered]:
                swapped(player, "tiles", spent, covered)
                return True
    return False


def older_pile(state: Any) -> bool:
    """Trajan: a card that somebody drew before the discards were shuffled, and one drawn since."""
    for player in state.players:
        for kind, other in product(range(12 if len(player.older) else 0), repeat=2):
            drawn = list(player.older)
            if drawn[kind] and kind != other:
                drawn[kind] -= 1
                drawn[other] += 1
                kept, player.older = player.older, vector(drawn)
                if not state.check():
                    return True
                player.older = kept
    return False


def reshuffled(state: Any) -> bool:
    """Nova Roma: when a card that lies hidden came into the deck."""
    hidden = [state.deck[i] for i in range(state.deck_at, len(state.deck))]
    generation = list(state.generation)
    if hidden and not len(state.draft):
        generation[hidden[0]] += 1
        state.generation = vector(generation)
        return True
    return False


def another(name: str, count: int, since: int = 0) -> Callable[[Any], bool]:
    """A field has another of its possible numbers, where it has one from `since` on."""

    def change(state: Any) -> bool:
        now = getattr(state, name)
        if now < since:
            return False
        setattr(state, name, since + (now - since + 1) % count)
        return True

    return change


def blind(state: Any) -> bool:
    """Nova Roma: a card drawn face down."""
    state.players[0].blind += 1
    return True


def committed_further(state: Any) -> bool:
    """Forum Trajanum: who commits in secret has taken another decision."""
    if state.view(None)["committed"] == 1 and state.to_act == 2:  # seats 0 and 1 look on
        state.step += 1
        return True
    return False


def other_order(state: Any) -> bool:
    """Forum Trajanum: two things that wait change places."""
    first, second = state.agenda & 15, state.agenda >> 4 & 15
    if second and first != second:
        state.agenda += (second - first) + (first - second << 4)
        return True
    return False


CASES: list[tuple[str, str, Callable[[Any], bool]]] = [
    ("trajan", "discards below the top", pile_below_the_top),
    ("trajan", "a granted action", granted),
    ("trajan", "earlier demands", demand),
    ("trajan", "tiles gone from a stack", stack),
    ("trajan", "forum tiles removed", lambda state: exchange(state, "supply", "supply_at")),
    ("trajan", "extra action tiles removed", lambda state: exchange(state, "extras", "extra_at")),
    ("trajan", "bonus tiles gone", lambda state: exchange(state, "bag", "bag_at")),
    ("trajan", "the start player", another("start", 3)),
    ("trajan", "the action that a tile repeats", another("extra", 6)),
    ("trajan", "repeats that a tile gives", another("repeats", 2, since=1)),
    ("trajan", "a granted action that follows", another("pending", 7, since=-1)),
    ("forum-trajanum", "where a citizen comes from", another("origin", 4, since=1)),
    ("forum-trajanum", "the tile used after it", another("second", 4)),
    ("forum-trajanum", "in which order things wait", other_order),
    ("forum-trajanum", "how far a commit has come", committed_further),
    ("nova-roma", "the mosaic cell claimed", another("claim", 9)),
    ("nova-roma", "rewards of a claim", another("due", 8)),
    ("nova-roma", "who chooses goods", another("goods_seat", 3)),
    ("nova-roma", "what an effect interrupts", another("rest", 9)),
    ("nova-roma", "cards drawn face down", blind),
    ("nova-roma", "emperor tiles used", lambda state: exchange(state, "emperors", "emperor_at")),
    ("nova-roma", "shipping contracts gone", lambda state: exchange(state, "shipping", "shipping_at")),
    ("nova-roma", "building contracts gone", lambda state: exchange(state, "building", "building_at")),
    ("nova-roma", "basic estate tiles gone", lambda state: exchange(state, "basic", "basic_at")),
    ("nova-roma", "special estate tiles gone", lambda state: exchange(state, "special", "special_at")),
    ("nova-roma", "chariot tiles that nobody won", chariot),
    ("trajan", "cards of an earlier face-down pile", older_pile),
    ("forum-trajanum", "tiles put on a ship", on_a_ship),
    ("forum-trajanum", "reserve tiles used up", used_up),
    ("forum-trajanum", "the tile taken from a corner", from_a_corner),
    ("forum-trajanum", "tiles face down", face_down_tile),
    ("nova-roma", "reshuffled followers", reshuffled),
]


def found(name: str, change: Callable[[Any], bool]) -> tuple[State, State]:
    """A position in which there is such a thing, and the same with another one in its place."""
    for luck in range(20):
        for visit in walk(triumvir.load(name, players=3), luck, luck):
            changed = visit.state.copy()
            if visit.ply > 20 and change(changed):
                return visit.state.copy(), changed
    raise AssertionError("no such position")


@pytest.mark.parametrize(("name", "what", "change"), CASES, ids=[f"{name}: {what}" for name, what, _ in CASES])
def test_view_and_observation_tell_it_and_guesses_keep_it(name: str, what: str, change: Callable[[Any], bool]) -> None:
    state, changed = found(name, change)
    for seat in (None, 0, 1):
        assert state.view(seat) != changed.view(seat), f"the view does not tell: {what}"
        assert list(state.observe(seat)) != list(changed.observe(seat)), f"the observation does not tell: {what}"
        guess = state.imagine(seat, 5)
        assert guess.view(seat) == state.view(seat)
        assert list(guess.observe(seat)) == list(state.observe(seat))
