"""Loading games: errors list what is allowed."""

import pytest

import triumvir
from triumvir.engine.errors import UnknownGame, WrongValue
from triumvir.engine.rng import SEED_BITS


def refusal(*arguments, **options):
    with pytest.raises(UnknownGame) as refused:
        triumvir.load(*arguments, **options)
    return refused.value.text.everywhere()


def test_games_are_found_by_their_names():
    assert "trajan" in triumvir.titles()
    for name, title in triumvir.titles().items():
        assert triumvir.load(name).name == name == title.meta.name
        assert triumvir.load(name).players == title.meta.max_players
        assert list(triumvir.titles()) == sorted(triumvir.titles())


@pytest.mark.parametrize("name", ["tarjan", "", "Trajan", "../trajan"])
def test_an_unknown_game_lists_the_known_ones(name):
    for words in refusal(name):
        assert repr(name) in words
        assert all(known in words for known in triumvir.titles())


@pytest.mark.parametrize("players", [0, 1, 5, -3, True, 2.0, "3"])
def test_a_wrong_player_count_names_the_right_ones(players):
    for words in refusal("trajan", players):
        assert "2" in words
        assert "4" in words


def test_options_are_given_by_name_or_in_a_mapping():
    assert triumvir.load("trajan", 2, time_track="alternative").options["time_track"] == "alternative"
    assert triumvir.load("trajan", 2, {"random_markers": "on"}).options["random_markers"] is True
    assert all("'rumdom'" in words and "time_track" in words for words in refusal("trajan", rumdom=True))
    assert all("standard, alternative" in words for words in refusal("trajan", time_track="endless"))


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32, 2**63, 2**64, 2**255 + 1, 2**SEED_BITS - 1])
def test_seeds_have_up_to_256_bits(seed):
    game = triumvir.load("trajan", 2)
    assert game.start(seed).dump() == game.start(seed).dump()
    assert game.start(seed).dump() != game.start(seed ^ 1).dump()


@pytest.mark.parametrize("seed", [-1, 2**SEED_BITS, 2**300, 1.0, "7", None, True])
def test_other_seeds_are_refused_in_both_languages(seed):
    with pytest.raises(WrongValue) as refused:
        triumvir.load("trajan", 2).start(seed)
    assert all("2^256" in words for words in refused.value.text.everywhere())


@pytest.mark.parametrize("name", triumvir.titles())
def test_the_rules_of_a_game_are_known_by_version(name):
    known = triumvir.titles()[name].meta.known_rules
    assert list(known) == sorted(set(known))
    for version in known:
        assert triumvir.load(name, rules=version).rules_version == version
    assert triumvir.load(name).rules_version == known[-1]
    for words in refusal(name, rules=99):
        assert "99" in words


def test_what_is_public():
    for name in triumvir.__all__:
        assert getattr(triumvir, name)
