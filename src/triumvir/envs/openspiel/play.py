"""A game as OpenSpiel's state carries it: the deal so far, the position, and what every seat has seen on the way.

OpenSpiel copies states with `deepcopy` and serialises them with `pickle`; positions know neither, so this class does.
Nothing in here depends on OpenSpiel.
"""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple

from triumvir.draw.view import View
from triumvir.engine.game import Game
from triumvir.engine.options import OptionValue
from triumvir.engine.state import State
from triumvir.envs.positions import load_game

DEAL_BYTES = 8  # chance events before the first decision, each one of 256
HIDDEN = -1  # an action that the seat has not seen
GAMES_KEPT = 256  # with other options, or boxes of their own
Label = tuple[str, int, tuple[tuple[str, OptionValue], ...], str]  # game, players, options, file of the box or ""


@lru_cache(GAMES_KEPT)
def cached_game(label: Label) -> Game:
    """The game of a label; the same object each time."""
    name, players, options, box = label
    return load_game(name, players, dict(options), box or None)


def as_text(view: View) -> str:
    """A view in one line."""
    return json.dumps(view, separators=(",", ":"))


class Known(NamedTuple):
    """What a seat has seen up to a decision: a digest of it all, the actions, and the position reached."""

    decisions: int  # how many of `Play.actions` are covered
    digest: str
    actions: tuple[int, ...]  # all shown to the seat since the start, HIDDEN where it saw none
    position: State


class Play:
    """The course of one game."""

    def __init__(self, label: Label) -> None:
        self.label = label
        self.game = cached_game(label)
        self.deal: list[int] = []
        self.position: State | None = None
        self.base: State | None = None  # where `actions` begin
        self.actions: list[int] = []
        self.known: dict[int, Known] = {}

    def draw(self, byte: int) -> None:
        """One chance event; the last one deals."""
        self.deal.append(byte)
        if len(self.deal) == DEAL_BYTES:
            self.begin(self.game.start(int.from_bytes(bytes(self.deal), "big")))

    def begin(self, position: State) -> None:
        """Go on from a position; what seats know of the past is what they see in it."""
        self.position = position.copy()
        self.base = position.copy()
        self.actions = []
        self.known = {}

    def act(self, action: int) -> None:
        """Take the decision that is due."""
        assert self.position is not None, "the cards are not dealt yet"
        self.position.apply(action)
        self.actions.append(action)

    def knowledge(self, seat: int) -> Known:
        """What a seat has seen so far; costs one view for each decision since it was last asked for."""
        known = self.known.get(seat)
        if known is None:
            assert self.base is not None, "nothing is known before the deal"
            known = Known(0, _digest("", None, self.base, seat), (), self.base)
        if known.decisions < len(self.actions):
            position, digest, seen = known.position.copy(), known.digest, list(known.actions)
            for action in self.actions[known.decisions :]:
                shown = self.game.shown(position, action, seat)
                position.do(action)
                digest = _digest(digest, shown, position, seat)
                seen.append(HIDDEN if shown is None else shown)
            known = Known(len(self.actions), digest, tuple(seen), position)
        self.known[seat] = known
        return known

    def imagined(self, seat: int, number: int) -> Play:
        """The same game as the seat knows it, with all that it cannot know dealt anew.

        The seat's own past stays. That of the others is not known, so it begins with what they see now.
        """
        assert self.position is not None, "nothing is known before the deal"
        own = self.knowledge(seat)
        guess = Play(self.label)
        guess.deal = [0] * DEAL_BYTES
        guess.begin(self.position.imagine(seat, number))
        assert guess.base is not None
        for other in range(self.game.players):
            digest = own.digest if other == seat else _digest("", None, guess.base, other)
            guess.known[other] = Known(0, digest, own.actions, guess.base)
        return guess

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        other = Play(self.label)
        other.deal = list(self.deal)
        other.position = None if self.position is None else self.position.copy()
        other.base = self.base  # never changed, like the positions in `known`
        other.actions = list(self.actions)
        other.known = dict(self.known)
        return other

    def __getstate__(self) -> dict[str, Any]:
        known = {s: (k.decisions, k.digest, k.actions, k.position.dump()) for s, k in self.known.items()}
        return {
            "label": self.label,
            "deal": self.deal,
            "position": None if self.position is None else self.position.dump(),
            "base": None if self.base is None else self.base.dump(),
            "actions": self.actions,
            "known": known,
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__init__(saved["label"])  # type: ignore[misc]
        restore = self.game.restore
        self.deal = saved["deal"]
        self.position = None if saved["position"] is None else restore(saved["position"])
        self.base = None if saved["base"] is None else restore(saved["base"])
        self.actions = saved["actions"]
        self.known = {s: Known(d, g, a, restore(p)) for s, (d, g, a, p) in saved["known"].items()}


def _digest(before: str, shown: int | None, position: State, seat: int) -> str:
    text = f"{before}/{seat}/{shown}/{as_text(position.view(seat))}"
    return blake2b(text.encode(), digest_size=12).hexdigest()
