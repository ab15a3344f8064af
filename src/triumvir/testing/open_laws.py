"""The law of games with open hands (`Box.open_hands`): every seat knows the same, and only chance is left to guess."""

from __future__ import annotations

from typing import Any

from triumvir.draw.view import View
from triumvir.engine.fields import fingerprint
from triumvir.engine.game import Game
from triumvir.engine.layout import PLAYER
from triumvir.engine.state import State
from triumvir.testing.knowledge_laws import number, seats, seen_by
from triumvir.testing.walks import Dice, visits


def open_hands_are_seen_by_all(game: Game, seed: int, luck: int, count: int = 20) -> None:
    """With open hands all seats guess the same, see every action, and observe the same of every player."""
    assert game.box.open_hands
    dice = Dice(luck)
    for visit in visits(game, seed, luck, count):
        state, guess = visit.state, number(dice)
        where = f"ply {visit.ply}"
        guesses = {fingerprint(state.imagine(seat, guess)) for seat in seats(game)}
        assert len(guesses) == 1, f"{where}: seats guess differently with open hands"
        for action in state.legal():
            for seat in seats(game):
                seen = game.shown(state, action, None if seat < 0 else seat)
                assert seen == action, f"{where}: seat {seat} may not see action {action}"
        players = [_players_observed(game, state, seat) for seat in range(game.players)]
        assert all(one == players[0] for one in players), f"{where}: seats observe different things of a player"
        shown = [_without_hands(seen_by(state, seat)) for seat in seats(game)]
        assert all(one == shown[0] for one in shown), f"{where}: seats see different things of a player"


def _players_observed(game: Game, state: State, seat: int) -> list[list[float]]:
    """The parts of all players in the observation of a seat, in the order of the seats."""
    numbers = list(state.observe(seat))
    found: list[list[float]] = [[] for _ in range(game.players)]
    for name, part in game.observation_parts.items():
        if name.startswith(PLAYER):
            place = int(name.removeprefix(PLAYER).partition(".")[0])
            found[(seat + place) % game.players] += numbers[part]
    return found


def _without_hands(view: View) -> list[dict[str, Any]]:
    """What a view tells of the players but for the list of the own cards, which all know from elsewhere."""
    return [{name: value for name, value in player.items() if name != "hand"} for player in view["players"]]
