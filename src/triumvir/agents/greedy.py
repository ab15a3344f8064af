"""The player that looks just past the end of its own turn and takes what then looks best.

Every legal action is tried in the same few imagined positions. After it, the rest of the own turn is played several
times by the game's leanings, and the best of these ends counts: what the game then judges the own final score to be,
less the best one among the others. The mean over the imagined positions decides. A temperature makes it human: actions
that look nearly as good are then taken nearly as often, the more readily a sensible player takes them. What nobody does
on a whim, such as to pass, is done only where it looks best.
"""

from __future__ import annotations

from math import exp

from triumvir.agents.base import Agent
from triumvir.agents.judge import PlayOut
from triumvir.agents.tree import LONGEST
from triumvir.engine.perspective import Perspective

GUESSES = 4  # imagined positions, fewer where many actions are legal
TRIES = 8  # ends for each action in each of them
BUDGET = 400  # ends for one decision
DRAWS = 1 << 30


class GreedyAgent(Agent):
    """One turn of look-ahead."""

    name = "greedy"

    def __init__(self, seed: int, tries: int = TRIES, temperature: float = 0.0) -> None:
        super().__init__(seed)
        self.tries = tries
        self.temperature = temperature  # in VP
        self._player = PlayOut(1 + self.draw_below(DRAWS), guided=True)

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        worth = self.judge(perspective)
        best = max(worth)
        if not self.temperature:
            choices = [action for action, value in zip(legal, worth, strict=True) if value == best]
            return choices[self.draw_below(len(choices))]
        known = perspective.imagine(self.draw_below(DRAWS))
        leanings = [max(int(known.leaning(action)), value == best) for action, value in zip(legal, worth, strict=True)]
        shares = [
            leaning * exp((value - best) / (10 * self.temperature))
            for leaning, value in zip(leanings, worth, strict=True)
        ]
        drawn = sum(shares) * self.draw_below(DRAWS) / DRAWS
        for action, share in zip(legal, shares, strict=True):
            drawn -= share
            if drawn < 0:
                return action
        return legal[worth.index(best)]

    def judge(self, perspective: Perspective) -> list[float]:
        """For every legal action, the lead in tenths of a VP that the own turn can end with."""
        legal = perspective.legal
        worth = [0] * len(legal)
        guesses = max(1, min(GUESSES, BUDGET // (self.tries * len(legal))))
        for _ in range(guesses):
            guess = perspective.imagine(self.draw_below(DRAWS))
            for i, action in enumerate(legal):
                after = guess.copy()
                after.do(action)
                worth[i] += self._player.best_end(after, perspective.seat, self.tries, LONGEST)
        return [value / guesses for value in worth]
