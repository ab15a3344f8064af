"""Components, limits and set-up (sections 1 and 2)."""

from __future__ import annotations

import pytest

from triumvir.games.nova_roma import state as s
from triumvir.games.nova_roma import tables as t

from .arrange import E, loaded, members, started, stock


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_component_counts(players: int) -> None:
    """N-001 N-002 N-008: the numbers of cards and tiles, 16 artisans, every follower once."""
    state = started(players)
    tables = state.tables
    assert len(state.shipping) == 30
    assert len(state.building) == 28
    assert len(state.basic) == 23
    assert len(state.special) == 7
    assert len(state.emperors) == 8
    assert sorted(state.forum) == list(range(8))
    assert len(state.chariots) == 9
    assert len(tables.reward_gain) == 12
    assert len(tables.mosaic_slots) == 45
    assert tables.artisans == 16
    cards = list(state.deck)[state.deck_at :] + list(state.offer)[8:12]
    for player in state.players:
        cards += members(player.hand)
    assert sorted(cards) == list(range(40))


def test_player_kit() -> None:
    """N-003 N-018 N-019: markers on the start spaces, ships at the start, 20 blocks, 4 + 3 achievement markers."""
    for player in started(4).players:
        assert list(player.board)[s.MARKER : s.MARKER + 3] == [0, 0, 0]
        assert list(player.board)[s.SHIP : s.SHIP + 2] == [E, E]
        assert player.blocks == 20
        assert (player.markers, player.spare) == (4, 3)
        assert player.patricians == 0


def test_start_of_four() -> None:
    """E-03 N-019 N-021 N-022: coins 3 to 6 in turn order, influence 1, goods 1, 1 artisan, 2 cards; 28 in the deck."""
    state = loaded(4).start(11)
    coins = [state.players[(state.first + i) % 4].stock[t.COINS] for i in range(4)]
    assert coins == [3, 4, 5, 6]
    for player in state.players:
        assert list(player.stock)[:5] == [1, 1, 1, 1, 1]
        assert player.stock[t.INFLUENCE] == 1
        assert player.stock[t.ARTISANS] == 1
        assert len(members(player.hand)) == 2
    assert state.artisans == 12
    assert len(state.deck) - state.deck_at == 28


@pytest.mark.parametrize(("players", "coins"), [(1, [3]), (2, [3, 4]), (3, [3, 4, 5])])
def test_start_coins(players: int, coins: list[int]) -> None:
    """N-022: fewer players, the same coins from the first player on."""
    state = loaded(players).start(3)
    assert [state.players[(state.first + i) % players].stock[t.COINS] for i in range(players)] == coins


def test_random_first_player() -> None:
    """N-022: every seat can be first player."""
    assert {loaded(4).start(seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_offers() -> None:
    """N-010 N-011 N-015 N-016: four contracts of each kind, four basic and one special tile, four followers."""
    state = started()
    offer = list(state.offer)
    assert E not in offer
    assert offer[0:4] == list(state.shipping)[:4]
    assert offer[4:8] == list(state.building)[:4]
    assert offer[8:12] == list(loaded().start(1).deck)[:4]
    assert offer[12:16] == list(state.basic)[:4]
    assert offer[16] == state.special[0]
    assert offer[16] >= state.tables.basic_kinds


@pytest.mark.parametrize(("players", "laid"), [(1, 8), (2, 8), (3, 12), (4, 12)])
def test_reward_tiles(players: int, laid: int) -> None:
    """N-012: one tile on each tile space; with 1 or 2 players the four spaces marked 3+ stay empty."""
    state = started(players)
    tiles = [tile for tile in state.rewards if tile != E]
    assert len(tiles) == len(set(tiles)) == laid
    assert len(state.rewards) == 12


def test_forum_and_rewards_are_shuffled() -> None:
    """N-012 N-013: forum tiles and reward tiles lie differently from game to game."""
    assert len({tuple(loaded().start(seed).forum) for seed in range(12)}) > 8
    assert len({tuple(loaded().start(seed).rewards) for seed in range(12)}) > 8


def test_one_emperor_tile_is_open() -> None:
    """N-014 N-040: the first of the shuffled emperor tiles is revealed, its two cells are offered."""
    state = started()
    assert state.emperor_at == 1
    assert at_emperor(state) == {state.tables.emperor_cells[2 * state.emperors[0] + i] for i in range(2)}


def at_emperor(state: s.Position) -> set[int]:
    return {action - 12 for action in state.legal()}


def test_two_chariots_are_open() -> None:
    """N-017: the favoured and the next favoured chariot are seen, the others are not."""
    state = started()
    assert len(state.view(None)["chariots"]) == 2


def test_start_stacks_differ() -> None:
    """N-018 N-R29: the start stacks are in random order, one shuffle per track."""
    orders = set()
    for seed in range(30):
        state = loaded(4).start(seed)
        for track in range(3):
            orders.add(tuple(player.board[s.HEIGHT + track] for player in state.players))
    assert len(orders) > 12


def test_mosaic_tiles() -> None:
    """N-020 N-170: everyone has one tile of each colour, green on top."""
    for player in started(4).players:
        green, yellow, orange = list(player.board)[s.MOSAIC : s.MOSAIC + 3]
        assert 0 <= green < 5 <= yellow < 10 <= orange < 15


@pytest.mark.parametrize(("players", "blocks"), [(1, [7, 5, 4]), (2, [7, 5, 4]), (3, [0, 0, 0]), (4, [0, 0, 0])])
def test_neutral_blocks(players: int, blocks: list[int]) -> None:
    """N-023: with 1 or 2 players the shaded cells hold neutral blocks."""
    state = started(players)
    assert [bin(cells).count("1") for cells in state.tables.zone_neutral] == blocks


def test_limits() -> None:
    """N-004 N-006 N-165: stock is kept within 0 and its limit; coins have none."""
    state = stock(started(), coins=500)
    for index, wrong in ((t.WHEAT, 6), (t.INFLUENCE, 9), (t.COINS, -1), (t.HORSE, -1)):
        broken = state.copy()
        broken.players[0].stock[index] = wrong
        assert broken.check()
