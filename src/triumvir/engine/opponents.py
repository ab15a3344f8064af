"""How a game is played well, as data: how the search is set for it, and what its five levels are made of.

A game that nobody has tuned yet gets the usual. What matches have found is kept in the game's folder, in
`opponents.py`; `triumvir.agents` makes players of it.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SearchSettings:
    """All that shapes a search apart from its budget."""

    rounds: int = 2  # how many rounds a play-out looks beyond the own turn
    tries: int = 4  # for each turn of a play-out, of which the best counts
    explore: float = 0.2  # how readily the tree looks at what seemed worse so far; without priors
    priors: float = 0.6  # the same with the game's leanings as priors; 0: without
    learned: bool = False  # whether a learned judgement says how play-outs stand in the end
    habits: bool = False  # whether learned habits join the leanings as priors
    scale: float = 5.0  # lead in VP that counts as a clear advantage
    catch_up: float = 1.0  # what part of the simulations left a second choice may be thought to win: else it ends early
    guided: bool = True  # play-outs follow the game's leanings, not chance alone
    doubt: float = 1.35  # how much wider the curve of win chances is than whole games scatter, so that it comes true
    trust: float = 0.0  # the share of a learned judgement's own chance in what is said of winning
    hope: float = 0.0  # log-odds by which first choices promise too much, for they are what looked best


@dataclass(frozen=True)
class Greedy:
    """A player that looks to the end of its turn, with so many tries and so much whim (in VP)."""

    tries: int
    temperature: float = 0.0


@dataclass(frozen=True)
class Search:
    """A player that searches with so many simulations, so many rounds ahead, with so many tries for a turn."""

    simulations: int
    rounds: int
    tries: int


@dataclass(frozen=True)
class Champion(Search):
    """The same with the learned judgement, where the game has one, with habits, and ending early more readily."""

    habits: bool = False
    catch_up: float = 1.0


Level = Greedy | Search
Levels = tuple[Level, Level, Level, Level, Level]

USUAL: Levels = (
    Greedy(1, 10.0),
    Greedy(2, 2.5),
    Search(50, 1, 2),
    Champion(150, 2, 2),
    Champion(3350, 2, 3, habits=True, catch_up=0.5),
)


LEARNED = SearchSettings(  # ends are judged better: fewer tries
    tries=3, learned=True, habits=True, doubt=1.25, trust=0.5
)


@dataclass(frozen=True)
class Opponents:
    """What the computer players of a game are made of."""

    levels: Levels = USUAL
    search: SearchSettings = SearchSettings()
    champion: SearchSettings = LEARNED
