"""What is told, asked and drawn: the numbers of the rules in words, and no card to whom it is hidden."""

from __future__ import annotations

import pytest

from triumvir.engine.binding import Texts
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma import state as s
from triumvir.games.nova_roma.game import NovaRoma
from triumvir.games.nova_roma.names import Names
from triumvir.games.nova_roma.notation import blocks
from triumvir.games.nova_roma.places import Places
from triumvir.testing.positions import after, play
from triumvir.testing.setups import variants
from triumvir.testing.walks import walk

from .arrange import (
    bare,
    declare,
    favour,
    hand,
    last_turn,
    legal,
    loaded,
    offer_followers,
    offer_shipping,
    perform,
    race_to,
    reward,
    stack_deck,
    started,
    turn,
)

FOUR = ("Calux", "Gloria", "Hilaria", "Hortense")


def told(state: s.Position, move: str, seat: int | None, lang: str = "en") -> str:
    """What a seat is told of an action."""
    action = state.game.parse(move)
    following = after(state, action)
    return " ".join(state.game.sentences(state.view(seat), action, following.view(seat), lang))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_blind_draws_are_told_to_the_drawer_only(lang: str) -> None:
    """N-095: the drawer reads which card came; the others do not."""
    state = stack_deck(offer_followers(hand(bare(turn("recruit", 2))), *FOUR), "Nela")
    perform(state)
    assert "Nela" in told(state, "draw deck", 0, lang)
    for seat in (1, 2, None):
        assert "Nela" not in told(state, "draw deck", seat, lang)
        assert "Calux" in told(state, "draw 1", seat, lang)


def test_gains_are_told() -> None:
    """N-106 N-110: what was paid and gained stands in the log, in both languages."""
    state = offer_shipping(bare(turn("sail", 2), wheat=1, stone=1), "S01")
    perform(state)
    assert "gives 1 wheat and 1 stone" in told(state, "shipping 1", 1)
    play(state, "shipping 1")
    assert told(state, "ship 1 north", 1, "de") == "Spieler 1 fährt nach Odessos. Spieler 1 erhält 2 Münzen."


def test_chariots_are_told() -> None:
    """N-181: who wins the chariot is told at the end of the round."""
    state = favour(last_turn(started()), "red")
    race_to(state, "red", 3, seat=1)
    play(state, "patrician r1c1", "row", "forgo")
    assert "Player 2 wins the red chariot." in told(state, "forgo", None)
    assert "Spieler 2 hat den Startspielermarker." in told(state, "forgo", None, "de")


def test_prompts_name_action_and_strength() -> None:
    """N-053 D-23 D-24 D-25: the question names the action and its strength."""
    state = declare(turn("race", 2))
    assert state.game.prompt(state.view(0), "en") == "Race with strength 2: perform or give up?"
    assert state.game.prompt(state.view(0), "de") == "Rennen mit Stärke 2: ausführen oder verzichten?"


def test_choices_say_what_they_mean() -> None:
    """N-051 D-21: a cell says which two actions it gives, a slot which card."""
    state = turn("race", other="sail")
    assert state.game.choice(state.view(0), a.PATRICIAN, "en") == "patrician to Race and Sail"
    state = offer_shipping(bare(turn("sail"), wheat=1, stone=1), "S01")
    perform(state)
    assert state.game.choice(state.view(0), a.SHIPPING, "de") == "Schifffahrtsvertrag: 1 Weizen, 1 Stein"


def test_every_legal_action_has_a_choice() -> None:
    """D-39: words for every decision of a game."""
    for players in (1, 3):
        game = loaded(players, mosaic_draft=True, follower_draft=True)
        for visit in walk(game, 5, 7):
            if visit.action is not None and visit.ply % 7 == 0:
                view = visit.state.view(visit.state.to_act)
                for action in visit.state.legal():
                    for lang in ("en", "de"):
                        words = game.choice(view, action, lang)
                        assert "None" not in words
                        assert "_" not in words


def test_the_table_is_drawn() -> None:
    """N-041 N-121: forum, zones with rewards and players are drawn, in both languages."""
    state = reward(turn("race"), "C", "r1c1", "R01")
    assert legal(state)
    for lang, word in (("en", "Black Sea"), ("de", "Schwarzes Meer")):
        drawn = state.game.draw_text(state.view(0), lang)
        assert word in drawn
        assert "C r1c1" in drawn


def test_games_with_one_box_share_their_words() -> None:
    """Whatever the players and options are, the shared words are those that a game would have made for itself."""
    for variant in variants("nova-roma"):
        game = variant.load()
        assert isinstance(game, NovaRoma)
        names = Names(game.box, game.tables)
        places = Places(game.box, game.tables, names)
        own = Texts(game.num_actions, blocks(names, places))
        assert (own.short, own.words) == (game.texts.short, game.texts.words), variant
        assert names.follower_texts == game.names.follower_texts, variant
        assert (names.placements, places.lots) == (game.names.placements, game.places.lots), variant
