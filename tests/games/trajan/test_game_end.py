"""Section 9: final scoring and the winner."""

from __future__ import annotations

import pytest

from triumvir.games.trajan import actions as a
from triumvir.games.trajan import state as s
from triumvir.games.trajan.play import TrajanState
from triumvir.testing.positions import gained, play

from .arrange import (
    build,
    deal,
    demand,
    end_game,
    end_quarter,
    extra,
    figures,
    fulfilled,
    give,
    last_quarter,
    no_tiles,
    own_buildings,
    put_tile,
    senate,
    stacked,
    started,
    station,
    turn,
)


def final(yellow: str = "", gray: str = "") -> TrajanState:
    """The fourth quarter; seat 0 has these bonus tiles, no cards, no Trajan tiles, and nobody in the camps."""
    state = last_quarter(started(), yellow, gray)
    deal(state)
    no_tiles(state, 0)
    return figures(state, 0, workers=0, camp=0)


def scored(state: TrajanState) -> dict[str, int]:
    """What seat 0 scores at game end, by source."""
    end_game(state)
    names = ("cards", "workers", "legionaries", "circle", "sets", "bonus")
    found = {name: state.players[0].ledger[s.VP_CARDS + i] for i, name in enumerate(names)}
    assert state.score_of(0) == sum(found.values())
    return {name: vp for name, vp in found.items() if vp}


def test_nothing() -> None:
    """T-250 T-254 T-255: who has nothing scores nothing."""
    assert scored(final()) == {}


def test_leftovers() -> None:
    """E-42 T-250 T-251 T-252 T-253: hand 4, workers 2, legionaries 1, two tiles at the circle: 9."""
    state = final()
    deal(state, hands={0: "fish fish wine gem"})
    figures(state, 0, workers=2, camp=1)
    put_tile(put_tile(state, 0, "I", "points-1"), 0, "IV", "demand-1")
    assert scored(state) == {"cards": 4, "workers": 2, "legionaries": 1, "circle": 2}
    assert state.score_of(0) == 9


def test_only_camps_count() -> None:
    """T-251 T-252: figures in supply, district or provinces score nothing by themselves."""
    state = final()
    station(build(state, 0, "r1c1", "r1c2"), 0, "alpes")
    state.players[0].buildings = 0
    taken = [tile for tile in range(20) if tile not in list(state.site_tile)]
    state.players[1].buildings = sum(1 << tile for tile in taken)
    assert scored(state) == {}


@pytest.mark.parametrize(
    ("numbers", "jokers", "vp"),
    [
        ({"door": 3}, 0, 10),
        ({"door": 4}, 0, 20),
        ({"door": 2}, 0, 0),
        ({"door": 3, "roof": 3, "window": 4}, 0, 40),
        ({"door": 2, "roof": 2}, 1, 10),
        ({"door": 2, "roof": 2}, 2, 20),
        ({"door": 3}, 1, 20),
        ({"door": 3, "roof": 2}, 1, 20),
        ({"door": 3, "roof": 2}, 2, 30),
        ({"door": 3, "roof": 3}, 2, 40),
        ({"door": 4}, 2, 20),
        ({"door": 2}, 2, 20),
        ({"stairs": 1, "door": 1}, 2, 10),
        ({}, 2, 0),
    ],
)
def test_sets(numbers: dict[str, int], jokers: int, vp: int) -> None:
    """T-254 T-202 T-R27: 10 for three of a kind, 20 (not 30) for four; jokers are assigned as well as possible."""
    state = give(final(), 0, *["joker_construction"] * jokers)
    own_buildings(state, 0, *(f"{kind}-{i + 2}" for kind, number in numbers.items() for i in range(number)))
    assert scored(state) == ({"sets": vp} if vp else {})


def test_joker_in_sets() -> None:
    """E-43 T-R27: door 4, roof 3, window 2 and a joker: 20 + max(20 + 0, 10 + 10) = 40."""
    state = give(final(), 0, "joker_construction")
    own_buildings(
        state, 0, "door-2", "door-3", "door-4", "door-5", "roof-2", "roof-3", "roof-4", "window-2", "window-3"
    )
    assert scored(state) == {"sets": 40}


def test_two_jokers() -> None:
    """E-44 T-R27: roof 1 and two jokers: 10."""
    state = give(final(), 0, "joker_construction", "joker_construction")
    own_buildings(state, 0, "roof-3")
    assert scored(state) == {"sets": 10}


@pytest.mark.parametrize("kind", ["bread", "games", "religion"])
def test_demand_bonus(kind: str) -> None:
    """T-255: 9 (gray 6) once with at least one forum tile of that kind left, or a demand joker."""
    assert scored(give(final(kind), 0, kind)) == {"bonus": 9}
    assert scored(give(final(kind), 0, kind, kind, kind)) == {"bonus": 9}
    assert scored(give(final("", kind), 0, kind)) == {"bonus": 6}
    assert scored(give(final(kind), 0, "joker_demand")) == {"bonus": 9}
    assert scored(final(kind)) == {}
    other = {"bread": "games", "games": "religion", "religion": "bread"}[kind]
    assert scored(give(final(kind), 0, other)) == {}
    assert scored(give(final(kind), 0, kind, "joker_demand")) == {"bonus": 9}


def test_trajan_tiles_do_not_serve() -> None:
    """E-49 T-255: a fulfilled bread Trajan tile alone: the yellow bread bonus scores 0."""
    assert scored(fulfilled(final("bread"), 0, "demand-1")) == {}


def test_one_joker_two_tiles() -> None:
    """E-47 T-R25: yellow bread and gray games bonus, no plain tiles, one demand joker: 9."""
    assert scored(give(final("bread", "games"), 0, "joker_demand")) == {"bonus": 9}
    assert scored(give(final("games", "bread"), 0, "joker_demand")) == {"bonus": 9}
    assert scored(give(final("bread", "games"), 0, "joker_demand", "joker_demand")) == {"bonus": 15}
    assert scored(give(final("bread", "games"), 0, "bread", "joker_demand")) == {"bonus": 15}
    assert scored(give(final("bread games religion"), 0, *["joker_demand"] * 3)) == {"bonus": 27}
    assert scored(give(final("bread games"), 0, *["joker_demand"] * 3)) == {"bonus": 18}


@pytest.mark.parametrize(("workers", "yellow", "gray"), [(0, 0, 0), (1, 1, 1), (2, 2, 1), (4, 4, 2), (5, 5, 3)])
def test_worker_bonus(workers: int, yellow: int, gray: int) -> None:
    """E-45 T-256 T-R29: 1 per worker in the district; gray one half each, rounded up once on the total."""
    for sides, vp in (("workers", ""), yellow), (("", "workers"), gray):
        state = final(*sides)
        build(state, 0, *(f"r1c{column}" for column in range(1, workers + 1)))
        state.players[1].buildings |= state.players[0].buildings
        state.players[0].buildings = 0
        assert scored(state) == ({"bonus": vp} if vp else {})


def test_legionary_bonus() -> None:
    """T-257: 2 (gray 1) per own legionary in a province; those in the camp score as such."""
    for sides, vp in (("legionaries", ""), 6), (("", "legionaries"), 3):
        state = station(station(final(*sides), 0, "alpes", "raetia", "britannia"), 1, "alpes", "noricum")
        figures(state, 0, workers=0, camp=2)
        assert scored(state) == {"bonus": vp, "legionaries": 2}


def test_commodity_bonus() -> None:
    """T-258: 3 (gray 2) per display card of either kind; hand cards do not count."""
    for sides, vp in (("wine-fish", ""), 9), (("", "wine-fish"), 6):
        state = final(*sides)
        deal(state, hands={0: "wine fish"}, displays={0: "wine wine fish gem", 1: "fish"})
        assert scored(state) == {"bonus": vp, "cards": 2}


def test_bonus_for_bonus_tiles() -> None:
    """E-46 T-259 T-R28: yellow, two other yellow, one gray: 3 x 3 = 9; lying gray with two yellow: 4."""
    state = final("bonus_tiles bread games", "religion")
    assert scored(state) == {"bonus": 9}
    state = final("bread games", "bonus_tiles")
    assert scored(state) == {"bonus": 4}
    assert scored(final("bonus_tiles")) == {"bonus": 3}
    assert scored(final("", "bonus_tiles")) == {}


def test_commodity_joker_at_game_end() -> None:
    """E-48 T-200 T-R17 T-R26: wine-fish, display 2 wine 1 fish, hand 1 fish, a joker: 12, plus 1 for the hand card."""
    state = give(final("wine-fish"), 0, "joker_commodity")
    deal(state, hands={0: "fish"}, displays={0: "wine wine fish"})
    assert scored(state) == {"bonus": 12, "cards": 1}


def test_commodity_jokers_and_sides() -> None:
    """T-R26: each joker counts once for the best side; without a commodity tile it is worth 0."""
    assert scored(give(final(), 0, "joker_commodity")) == {}
    assert scored(give(final("workers"), 0, "joker_commodity")) == {}
    assert scored(give(final("", "wine-fish"), 0, "joker_commodity")) == {"bonus": 2}
    assert scored(give(final("wine-fish", "scroll-oil"), 0, "joker_commodity")) == {"bonus": 3}
    assert scored(give(final("wine-fish", "scroll-oil"), 0, "joker_commodity", "joker_commodity")) == {"bonus": 6}
    assert scored(give(final("wine-fish", "scroll-oil"), 0, *["joker_commodity"] * 3)) == {"bonus": 9}


def test_every_player_is_scored() -> None:
    """T-250 T-251 T-252 T-253: all players take part in the final scoring."""
    state = last_quarter(started())
    deal(state, hands={0: "fish", 1: "wine wine", 2: "gem gem gem"})
    end_game(state)
    assert [player.ledger[s.VP_CARDS] for player in state.players] == [1, 2, 3]
    assert [player.ledger[s.VP_CIRCLE] for player in state.players] == [3, 3, 3]
    assert [player.ledger[s.VP_WORKERS] for player in state.players] == [1, 1, 1]


def test_highest_total_wins() -> None:
    """T-260: the highest total wins, whatever the senate says."""
    state = end_game(last_quarter(started()))
    assert stacked(state) == [0, 1, 2]
    for seat, vp in enumerate((30, 20, 10)):
        state.players[seat].ledger[s.VP_BONUS] += vp - state.score_of(seat)
    assert state.scores() == [30, 20, 10]
    assert state.ranking() == [1, 2, 3]


def test_senate_breaks_ties() -> None:
    """T-260 T-R24: equal totals: the better rank in the last senate vote wins."""
    state = last_quarter(started())
    senate(state, (2, 2), (0, 5), (1, 4))
    for seat in range(3):
        no_tiles(state, seat)
    deal(state)
    demand(state, "bread games religion")
    end_quarter(state)
    state.players[0].ledger[s.VP_SENATE] += 100
    state.players[1].ledger[s.VP_SENATE] += 100
    state.players[2].ledger[s.VP_SENATE] += 100
    assert gained(state, 2, a.BONUS) == 2
    assert stacked(state) == [2, 1, 0]
    points = [state.score_of(seat) for seat in range(3)]
    for seat in range(3):
        state.players[seat].ledger[s.VP_BONUS] += max(points) - points[seat]
    assert len(set(state.scores())) == 1
    assert state.ranking() == [1, 2, 3]
    state.players[2].ledger[s.VP_BONUS] += 1
    assert state.ranking() == [2, 3, 1]


def test_turn_that_ends_the_game() -> None:
    """T-R40: the turn that ends the last round is played to its end; nobody gets a compensating turn."""
    state = give(last_quarter(started()), 1, "extra_senate")
    demand(state, "bread games religion")
    state.time = 15
    assert state.to_act == 0
    turn(state, "senate", 1)
    play(state, a.ADVANCE)
    assert (state.step, state.score_of(1)) == (s.EXTRA_ACTION, 2)
    play(state, extra("senate"), a.ADVANCE)
    assert state.step == s.CHOOSE_BONUS
    play(state, a.BONUS)
    assert state.over
