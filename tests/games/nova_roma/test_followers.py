"""Every follower: its exact effect, its timing, and that it is off inside a petitioned action (section 5)."""

from __future__ import annotations

import pytest

from triumvir.games.nova_roma import state as s
from triumvir.testing.positions import play, refused

from .arrange import (
    FOLLOWERS,
    at,
    bare,
    declare,
    end_round,
    estate,
    finish_turn,
    hand,
    has,
    holds,
    last_turn,
    legal,
    loaded,
    members,
    names_of,
    offer_building,
    offer_estate,
    offer_shipping,
    own_building,
    own_shipping,
    perform,
    petition,
    petitioned,
    race_to,
    row,
    skip,
    space_of,
    started,
    starting,
    stock,
    turn,
)

RICH = {"wheat": 3, "stone": 3, "wood": 3, "wine": 3, "horse": 3, "coins": 3}
GAINS = [
    ("Bernardo", "trade", "wheat"),
    ("Cassian", "recruit", "influence"),
    ("Occius", "petition", "influence"),
    ("Sergius", "trade", "horse"),
    ("Sertor", "trade", "stone"),
    ("Varina", "trade", "wine"),
    ("Vitalis", "trade", "wood"),
]
STRENGTH = [
    ("Egeria", "build"),
    ("Manius", "race"),
    ("Petronia", "petition"),
    ("Seneca", "upgrade"),
    ("Septimus", "sail"),
    ("Silvana", "trade"),
    ("Tiberius", "recruit"),
    ("Titus", "produce"),
]
PLACEMENT = [("Agrippa", "build"), ("Hadrianus", "sail"), ("Lucius", "race"), ("Rufus", "upgrade")]
PERMANENT = [
    ("Constantin", "sail"),
    ("Gratian", "race"),
    ("Jacobus", "produce"),
    ("Seraphina", "build"),
    ("Severa", "petition"),
]
LINKED = (
    [(name, action) for name, action, _ in GAINS]
    + STRENGTH
    + PLACEMENT
    + [("Marcus", "upgrade"), ("Patricia", "build")]
)


def ready(action: str, *names: str, strength: int = 1, used: tuple[str, ...] = ()) -> s.Position:
    """Seat 0 is about to perform an action, rich enough for anything, with these followers in the row."""
    state = bare(turn(action, strength), **RICH, influence=3, artisans=1)
    offer_building(offer_shipping(state, "S01", "S02", "S05", "S06"), "B01", "B04", "B05", "B11")
    return row(state, *names, used=used)


def test_three_kinds() -> None:
    """N-150: 13 end-game followers, 21 once per round, 6 permanent."""
    tables = loaded().tables
    once = 0
    for cards in tables.once:
        once |= cards
    assert members(tables.scoring_cards) == list(range(13))
    assert members(once) == list(range(13, 34))
    permanent = tables.tamers
    for cards in tables.permanent:
        permanent |= cards
    assert members(permanent) == list(range(34, 40))


# ---------------------------------------------------------------- end of the game


@pytest.mark.parametrize(
    ("name", "kind"),
    [("Calux", "wood"), ("Gloria", "wine"), ("Hortense", "horse"), ("Marcella", "stone"), ("Vitus", "wheat")],
)
def test_goods_scorers(name: str, kind: str) -> None:
    """N-206 N-R36: Calux, Gloria, Hortense, Marcella, Vitus score 1 VP plus 1 for each of their good left."""
    state = row(bare(started(), wheat=2, stone=2, wood=2, wine=2, horse=2), name)
    stock(state, **{kind: 4})
    assert state.ledger(0)["followers"] == 1 + 4
    assert state.ledger(0)["goods"] == (4 + 4 * 2) // 4  # counted there as well


def test_hilaria() -> None:
    """N-206: Hilaria scores 1 VP per estate tile owned."""
    state = row(estate(started(), {"r1c1": "animal", "r1c2": "prod_wood", "r2c2": "lion"}), "Hilaria")
    assert state.ledger(0)["followers"] == 3


@pytest.mark.parametrize(("coins", "vp"), [(5, 0), (6, 4), (20, 4)])
def test_marianus(coins: int, vp: int) -> None:
    """N-206: Marianus scores 4 VP with 6 coins or more."""
    assert row(stock(started(), coins=coins), "Marianus").ledger(0)["followers"] == vp


def test_martinus() -> None:
    """N-206 N-153 N-R22: Martinus scores 1 VP per follower in the row, himself and face-down ones included."""
    state = row(started(), "Martinus", "Titus", "Egeria", used=("Titus",))
    assert state.ledger(0)["followers"] == 3


@pytest.mark.parametrize(("influence", "vp"), [(5, 0), (6, 4), (8, 4)])
def test_nela(influence: int, vp: int) -> None:
    """N-206: Nela scores 4 VP with 6 influence or more."""
    assert row(stock(started(), influence=influence), "Nela").ledger(0)["followers"] == vp


@pytest.mark.parametrize(("spaces", "vp"), [((0, 0, 0), 0), ((1, 0, 0), 0), ((3, 2, 2), 3), ((7, 7, 7), 10)])
def test_petran(spaces: tuple[int, int, int], vp: int) -> None:
    """N-206: Petran scores 1 VP per 2 spaces on all tracks together, rounded down."""
    state = row(started(), "Petran")
    for track, space in zip(("red", "green", "blue"), spaces, strict=True):
        race_to(state, track, space)
    assert state.ledger(0)["followers"] == vp


@pytest.mark.parametrize(("count", "vp"), [(0, 1), (1, 1), (2, 2), (5, 3)])
def test_priscus(count: int, vp: int) -> None:
    """N-206: Priscus scores 1 VP plus 1 per 2 building contracts, rounded down."""
    state = own_building(row(started(), "Priscus"), *(f"B{i:02}" for i in range(1, count + 1)))
    assert state.ledger(0)["followers"] == vp


@pytest.mark.parametrize(("reading", "vp"), [("1", 5), ("2", 2)])
def test_severin(reading: str, vp: int) -> None:
    """N-206 N-R38: Severin scores 1 VP for each shipping contract, or with the switch for every 2."""
    state = row(started(severin_contracts_per_vp=reading), "Severin")
    own_shipping(state, "S01", "S02", "S03", "S04", "S05")
    assert state.ledger(0)["followers"] == vp


def test_valeria() -> None:
    """E-24 N-206 N-R35: Valeria scores 1 VP plus 1 per animal tile; the lion is one tile."""
    state = row(estate(started(), {"r1c1": "animal", "r1c2": "animal", "r2c2": "lion"}), "Valeria")
    assert state.ledger(0)["followers"] == 4
    assert state.ledger(0)["animals"] == 11


def test_in_hand_they_score_nothing() -> None:
    """N-R37 N-206: cards in hand score nothing."""
    assert hand(started(), "Calux", "Martinus").ledger(0)["followers"] == 0


# ---------------------------------------------------------------- once per round


@pytest.mark.parametrize(("name", "action", "kind"), GAINS)
def test_gain(name: str, action: str, kind: str) -> None:
    """N-151 N-R07 N-R08: gains 1 at the start of its action, turned face down; may be left unused."""
    state = ready(action, name)
    perform(state)
    assert at(state, s.WINDOW)
    unused = state.copy()
    before = has(state, kind)
    play(state, f"use {name.lower()}")
    assert has(state, kind) == before + 1
    assert names_of(state.players[0].used) == {name}
    assert f"use {name.lower()}" not in legal(state)
    play(unused, "pass")
    assert has(unused, kind) == before
    assert unused.players[0].used == 0


def test_exact_gains() -> None:
    """N-152: any number of fitting followers in one action: four goods in one Trade of strength 1 + Silvana."""
    state = row(bare(hand(turn("trade"))), "Bernardo", "Sergius", "Sertor", "Varina", "Vitalis", "Silvana")
    perform(state)
    play(state, "use bernardo", "use sergius", "use sertor", "use varina", "use vitalis", "use silvana")
    assert holds(state) == {"wheat": 1, "stone": 1, "wood": 1, "wine": 1, "horse": 1, "coins": 2}


def test_marcus() -> None:
    """N-151: Marcus gives 1 good of choice when upgrading."""
    state = row(bare(turn("upgrade")), "Marcus")
    perform(state)
    play(state, "use marcus", "take horse")
    assert holds(state) == {"horse": 1, "influence": 1}


@pytest.mark.parametrize(("name", "action"), STRENGTH)
def test_strength(name: str, action: str) -> None:
    """N-053 N-151: +1 strength for its action."""
    state = ready(action, name)
    perform(state)
    play(state, f"use {name.lower()}")
    assert names_of(state.players[0].used) == {name}
    assert state.strength == 2 or state.view(0)["decision"]["strength"] == 2


@pytest.mark.parametrize(("name", "action"), STRENGTH)
def test_strength_unused(name: str, action: str) -> None:
    """N-R08: unused, the strength stays 1."""
    state = ready(action, name)
    perform(state)
    play(state, "pass")
    assert state.strength == 1


def test_exact_strength_effects() -> None:
    """N-070 N-075 N-095 N-130 N-140: what the added strength brings in each action."""
    trade = row(bare(hand(turn("trade"))), "Silvana")
    play(perform(trade), "use silvana")
    assert has(trade, "coins") == 2
    upgrade = row(bare(turn("upgrade")), "Seneca")
    play(perform(upgrade), "use seneca")
    assert has(upgrade, "influence") == 2
    recruit = row(hand(bare(turn("recruit"), coins=1)), "Tiberius")
    play(perform(recruit), "use tiberius", "draw 1", "draw 2")
    assert at(recruit, s.RECRUIT_PLAY)  # at strength 2 a follower costs the 1 coin
    race = row(bare(turn("race")), "Manius")
    play(perform(race), "use manius", "race red", "race red")
    assert space_of(race, "red") == 2
    produce = row(bare(turn("produce"), artisans=2), "Titus")
    play(perform(produce), "use titus", "artisan r1c1", "artisan r3c3")
    assert holds(produce) == {"coins": 1, "wood": 1, "wine": 1, "horse": 1}
    begging = row(bare(turn("petition"), influence=3), "Petronia")
    play(perform(begging), "use petronia")
    assert starting(begging, "pay") == {"pay 1", "pay 2"}


@pytest.mark.parametrize(("name", "action"), PLACEMENT)
def test_placement_at_the_start(name: str, action: str) -> None:
    """N-R07 N-R10 D-41: for 1 coin an available artisan is placed, with full output, at the start of the action."""
    state = estate(ready(action, name), {"r3c3": "prod_wheat"}, artisans="r3c1")
    perform(state)
    before = holds(state)
    play(state, f"use {name.lower()}")
    assert has(state, "coins") == before["coins"] - 1
    assert starting(state, "artisan") == legal(state)
    play(state, "artisan r3c3")
    assert has(state, "wine") == before["wine"] + 2
    assert has(state, "horse") == before["horse"] + 1
    assert has(state, "wheat") == before["wheat"] + 1
    assert has(state, "artisans") == 0


def run_through(state: s.Position, action: str) -> s.Position:
    """Do as little as the action asks for."""
    play(state, "pass")
    play(
        state,
        *{"build": ["building 1", "pass"], "sail": ["shipping 1", "pass"], "race": ["race red"], "upgrade": []}[action],
    )
    return skip(state, s.RACE_ARTISAN, s.UPGRADE_WINE, s.UPGRADE_TILE)


@pytest.mark.parametrize(("name", "action"), PLACEMENT)
def test_placement_at_the_end(name: str, action: str) -> None:
    """N-R07 D-26: the same followers may be used at the end of the action instead."""
    state = ready(action, name)
    perform(state)
    run_through(state, action)
    assert at(state, s.END_WINDOW)
    assert legal(state) == {"pass", f"use {name.lower()}"}
    play(state, f"use {name.lower()}", "artisan r1c1")
    assert at(state, s.DECLARE)
    assert names_of(state.players[0].used) == {name}


@pytest.mark.parametrize(("window", "start", "end"), [("start", True, False), ("end", False, True)])
def test_placement_windows_switch(window: str, start: bool, end: bool) -> None:
    """N-R07: the switch restricts these followers to one of the two moments."""
    state = row(bare(turn("race", place_artisan_follower_windows=window), coins=1, artisans=1), "Lucius")
    perform(state)
    assert at(state, s.WINDOW) == start
    if start:
        play(state, "pass")
    play(state, "race red")
    skip(state, s.RACE_ARTISAN)
    assert at(state, s.END_WINDOW) == end


def test_placement_needs_coin_artisan_and_cell() -> None:
    """N-R07 N-165: without a coin or an available artisan they can not be used."""
    for poor in ({"coins": 1}, {"artisans": 1}):
        state = row(bare(turn("race"), **poor), "Lucius")
        perform(state)
        assert at(state, s.RACE)


def test_placement_makes_the_action_possible() -> None:
    """N-R04 N-R47: Sail is offered for Hadrianus, whose output may pay; if it does not the action ends at once."""
    state = offer_shipping(bare(turn("sail"), coins=1, artisans=1, wheat=1), "S04", "S30")
    row(state, "Hadrianus")
    assert legal(declare(state)) == {"perform", "forgo"}
    play(state, "perform", "use hadrianus")
    paying, failing = state.copy(), state.copy()
    play(paying, "artisan r3c3")  # brings the horse that S04 asks for
    assert legal(paying) == {"shipping 1"}
    play(failing, "artisan r3c1")
    assert at(failing, s.DECLARE)
    assert names_of(failing.players[0].used) == {"Hadrianus"}


def test_placement_follower_uses_the_tile() -> None:
    """N-R10: the placement may use the tile on the cell, which triggers no other follower but Trivia."""
    state = estate(bare(turn("race"), coins=1, artisans=1), {"r1c1": "income_coins", "r2c2": "animal"})
    row(state, "Lucius", "Jacobus", "Trivia")
    perform(state)
    play(state, "use lucius")
    tame = state.copy()
    play(state, "artisan r1c1", "income 2")
    assert has(state, "coins") == 1 + 4  # the row and the tile; Jacobus is silent
    play(tame, "artisan r2c2")
    assert has(tame, "coins") == 1  # Trivia's coin


def test_hippodrome_tile_does_not_count_for_the_race() -> None:
    """N-R10 N-R47: a space by the special tile at the start is not the first space of Race."""
    state = estate(bare(turn("race"), coins=1, artisans=1), {"r1c1": "hippodrome"})
    row(state, "Lucius")
    perform(state)
    play(state, "use lucius", "artisan r1c1", "race blue", "pass")
    assert at(state, s.RACE)
    assert refused(state, "pass") == "N-R47"


def test_patricia() -> None:
    """N-116 N-151: with Patricia no artisan is paid for the contract."""
    state = row(offer_building(bare(turn("build"), stone=2, horse=1), "B03"), "Patricia")
    perform(state)
    unused = state.copy()
    play(unused, "pass")
    assert at(unused, s.DECLARE)
    play(state, "use patricia", "building 1")
    assert len(members(state.players[0].building)) == 1
    assert has(state, "artisans") == 0


def test_patricia_keeps_the_artisan() -> None:
    """N-116: an artisan at hand is kept."""
    state = row(offer_building(bare(turn("build"), stone=2, horse=1, artisans=1), "B03"), "Patricia")
    perform(state)
    play(state, "use patricia", "building 1")
    assert has(state, "artisans") == 1


# ---------------------------------------------------------------- permanent


@pytest.mark.parametrize(("name", "action"), PERMANENT)
def test_permanent(name: str, action: str) -> None:
    """N-R07 N-R08: 1 coin, by itself, every time its action is performed; never turned down."""
    state = ready(action, name)
    coins = has(state, "coins")
    declare(state)
    forgone = state.copy()
    play(forgone, "forgo")
    assert has(forgone, "coins") == coins + 1  # N-251: the coin for giving up and nothing else
    play(state, "perform")
    assert has(state, "coins") == coins + 1
    assert state.players[0].used == 0


def test_trivia_each_time() -> None:
    """N-R34 N-157: Trivia's coin comes for every artisan on an animal."""
    state = estate(bare(turn("produce", 2), artisans=2), {"r2c2": "animal", "r3c3": "lion"})
    row(state, "Trivia")
    perform(state)
    play(state, "artisan r2c2", "artisan r3c3")
    assert has(state, "coins") == 2


# ---------------------------------------------------------------- limits of use


def test_used_once_per_round() -> None:
    """N-151 N-184: face down until clean-up step 5."""
    state = ready("trade", "Bernardo", used=("Bernardo",))
    perform(state)
    assert refused(state, "use bernardo") in {"N-151", "N-057", "N-071"}
    assert not starting(state, "use")
    state = row(last_turn(started()), "Bernardo", used=("Bernardo",))
    end_round(state)
    assert state.players[0].used == 0


def test_face_down_stays_in_the_row() -> None:
    """N-153: a used follower still lies in the row."""
    state = row(bare(hand(turn("trade"))), "Bernardo")
    perform(state)
    play(state, "use bernardo")
    assert names_of(state.players[0].row) == {"Bernardo"}


@pytest.mark.parametrize(("name", "action"), LINKED)
def test_only_in_its_action(name: str, action: str) -> None:
    """N-R07 N-151: not offered in another action."""
    other = "race" if action != "race" else "produce"
    state = ready(other, name)
    perform(state)
    assert not starting(state, "use")


@pytest.mark.parametrize(("name", "action"), [pair for pair in LINKED if pair[1] != "petition"])
def test_off_inside_petition(name: str, action: str) -> None:
    """N-088 N-R09: inside a petitioned action its followers can not be used, at the start or at the end."""
    state = row(petition(action), name)
    offer_building(offer_shipping(stock(state, **RICH), "S01", "S02"), "B01", "B04")
    offer_estate(state, "animal")
    petitioned(state, action)
    while not at(state, s.DECLARE):
        assert not starting(state, "use")
        options = state.legal()
        state.apply(options[0])
    assert state.players[0].used == 0


@pytest.mark.parametrize(("name", "action"), [pair for pair in PERMANENT if pair[1] != "petition"])
def test_permanent_off_inside_petition(name: str, action: str) -> None:
    """N-088 N-R09: permanent followers of the chosen action give nothing."""
    state = row(petition(action), name)
    offer_building(offer_shipping(stock(state, **RICH), "S01", "S02"), "B01", "B04")
    coins = has(state, "coins")
    petitioned(state, action)
    assert has(state, "coins") == coins


def test_severa_works_for_petition() -> None:
    """N-088: followers linked to Petition itself work."""
    state = row(petition("trade"), "Severa")
    coins = has(state, "coins")
    petitioned(state, "trade")
    assert has(state, "coins") == coins + 1 + 1


def test_all_names() -> None:
    """N-008 N-150: the forty names, each once."""
    assert len(set(FOLLOWERS)) == 40
    assert FOLLOWERS[0] == "Calux"
    assert FOLLOWERS[39] == "Trivia"


def test_idle_until_the_action_ends() -> None:
    """N-099: played in this action, a follower is refused until the next one."""
    state = estate(bare(turn("produce", 2), artisans=2), {"r3c3": "recruit"})
    hand(row(state), "Titus")
    perform(state)
    play(state, "artisan r3c3", "play titus")
    assert names_of(state.players[0].idle) == {"Titus"}
    finish_turn(state)
    assert state.players[0].idle == 0
