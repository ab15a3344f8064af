"""The drafts (section 12)."""

from __future__ import annotations

import pytest

from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma import state as s
from triumvir.testing.positions import refused

from .arrange import at, loaded, members


def test_mosaic_draft_offer() -> None:
    """N-225 D-01: two tiles of each colour are face up; the last player in turn order chooses first."""
    state = loaded(4, mosaic_draft=True).start(2)
    assert at(state, s.DRAFT_TILE)
    assert state.to_act == (state.first - 1) % 4
    tiles = [action - a.TILE for action in state.legal()]
    assert [sum(tile // 5 == colour for tile in tiles) for colour in range(3)] == [2, 2, 2]


def test_mosaic_draft_order_and_refill() -> None:
    """N-225: three passes in reverse turn order; a tile taken is replaced while its stack lasts."""
    state = loaded(4, mosaic_draft=True).start(2)
    order = []
    while at(state, s.DRAFT_TILE):
        order.append(state.to_act)
        open_before = members(state.open_tiles)
        action = state.legal()[0]
        colour = (action - a.TILE) // 5
        state.apply(action)
        if at(state, s.DRAFT_TILE):
            taken = sum(p.board[s.MOSAIC + colour] != s.EMPTY for p in state.players)
            shown = sum(tile // 5 == colour for tile in members(state.open_tiles))
            assert shown == min(2, 5 - taken)
            assert set(open_before) - set(members(state.open_tiles)) == {action - a.TILE}
    first = state.first
    assert order == [(first - 1 - i) % 4 for i in range(4)] * 3
    for player in state.players:
        assert [player.board[s.MOSAIC + row] // 5 for row in range(3)] == [0, 1, 2]
    assert at(state, s.PLACE_EMPEROR)


def test_mosaic_draft_colour_once() -> None:
    """N-225: a colour that one has can not be taken again."""
    state = loaded(3, mosaic_draft=True).start(2)
    seat = state.to_act
    state.apply(a.TILE + min(tile for tile in members(state.open_tiles)))
    while state.to_act != seat:
        state.apply(state.legal()[-1])
    assert all((action - a.TILE) // 5 != 0 for action in state.legal())
    green = next(tile for tile in members(state.open_tiles) if tile < 5)
    assert refused(state, a.TILE + green) == "N-225"


def test_follower_draft() -> None:
    """N-226 D-02 D-03: four cards each, four picks, packets go left, two are kept and two go into the deck."""
    state = loaded(3, follower_draft=True).start(8)
    assert at(state, s.DRAFT_CARD)
    packets = [set(state.view(seat)["players"][seat]["packet"]) for seat in range(3)]
    assert [len(packet) for packet in packets] == [4, 4, 4]
    picks = {}
    for _ in range(3):
        seat = state.to_act
        picks[seat] = state.legal()[0]
        state.apply(picks[seat])
    for seat in range(3):
        left = packets[(seat - 1) % 3] - {loaded().names.followers[picks[(seat - 1) % 3] - a.PICK]}
        assert set(state.view(seat)["players"][seat]["packet"]) == left
    while at(state, s.DRAFT_CARD):
        state.apply(state.legal()[0])
    assert [len(members(player.hand)) for player in state.players] == [4, 4, 4]
    hands = [player.hand for player in state.players]
    order = []
    while at(state, s.KEEP_CARD):
        order.append(state.to_act)
        state.apply(state.legal()[-1])
    first = state.first
    assert order == [seat for i in range(3) for seat in [(first + i) % 3] * 2]
    for player, drafted in zip(state.players, hands, strict=True):
        assert len(members(player.hand)) == 2
        assert player.hand & ~drafted == 0
    assert len(state.deck) - state.deck_at == 40 - 4 - 6
    assert at(state, s.PLACE_EMPEROR)


def test_draft_is_hidden() -> None:
    """N-226: nobody sees another's packet, picks or kept cards; a pick shows nothing before all have chosen."""
    game = loaded(3, follower_draft=True)
    state = game.start(8)
    other = (state.to_act + 1) % 3
    before = state.view(other)
    for action in state.legal():
        following = state.copy()
        following.apply(action)
        view = following.view(other)
        assert "packet" not in view["players"][state.to_act]
        assert view["players"][other]["packet"] == before["players"][other]["packet"]
        assert game.shown(state, action, other) is None
        assert game.shown(state, action, state.to_act) == action
        assert game.shown(state, action, None) is None


def test_only_the_own_packet() -> None:
    """N-226: a card of another packet can not be taken."""
    state = loaded(2, follower_draft=True).start(8)
    legal = state.legal()
    wrong = next(card for card in range(40) if a.PICK + card not in legal)
    assert refused(state, a.PICK + wrong) == "N-226"


def test_alone() -> None:
    """N-227: alone three mosaic picks in a row, then two of four followers are kept."""
    state = loaded(1, mosaic_draft=True, follower_draft=True).start(3)
    steps = []
    while not at(state, s.PLACE_EMPEROR):
        steps.append(state.step)
        state.apply(state.legal()[0])
    assert steps == [s.DRAFT_TILE] * 3 + [s.KEEP_CARD] * 2
    assert len(members(state.players[0].hand)) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_drafts(players: int) -> None:
    """N-227: mosaic draft first, then followers; the follower offer is open from the start."""
    state = loaded(players, mosaic_draft=True, follower_draft=True).start(3)
    assert s.EMPTY not in list(state.offer)[8:12]
    first = state.first
    offer = list(state.offer)[8:12]
    steps = []
    while not at(state, s.PLACE_EMPEROR):
        steps.append(state.step)
        state.apply(state.legal()[0])
    assert steps == [s.DRAFT_TILE] * 3 * players + [s.DRAFT_CARD] * 4 * players + [s.KEEP_CARD] * 2 * players
    assert state.first == first
    assert list(state.offer)[8:12] == offer
