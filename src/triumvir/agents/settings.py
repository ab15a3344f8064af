"""How the search is set for each game, found by matches. A new finding is one line here."""

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
    scale: float = 5.0  # lead in VP that counts as a clear advantage
    guided: bool = True  # play-outs follow the game's leanings, not chance alone
    doubt: float = 1.35  # how much wider the curve of win chances is than whole games scatter, so that it comes true


DEFAULT = SearchSettings()

SETTINGS: dict[str, SearchSettings] = {
    "forum-trajanum": DEFAULT,
    "nova-roma": SearchSettings(doubt=2.3),
    "trajan": DEFAULT,
}

# Shorter play-outs suffice where their end is judged better, and pay for it.
CHAMPION = SearchSettings(tries=3, learned=True)
CHAMPIONS: dict[str, SearchSettings] = {}


def settings_of(game: str, learned: bool = False) -> SearchSettings:
    """The settings for a game; a game that nobody has tuned yet gets the usual ones."""
    return CHAMPIONS.get(game, CHAMPION) if learned else SETTINGS.get(game, DEFAULT)
