"""The ladder of strength: each level against the one below, until a sequential test has decided.

2p:3-2        level 3 against level 2; at least 70 % wins
4p:3-2        level 3 on one seat, level 2 on three; at least 45 % first places
2p:5-random   the highest level against chance; at least 99 % wins
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import fsum

from triumvir.arena.errors import ArenaError
from triumvir.arena.folder import Folder
from triumvir.arena.match import play_missing
from triumvir.arena.play import Finished
from triumvir.arena.sequential import OPEN, Verdict, judge, looks
from triumvir.arena.summary import shares
from triumvir.language import catalogue

WORDS = catalogue("triumvir.arena", "refusals")

LEVELS = tuple(f"level:{level}" for level in range(1, 6))
CHANCE = "random"
BOUND_TWO, BOUND_FOUR, BOUND_CHANCE = 0.70, 0.45, 0.99


@dataclass(frozen=True)
class Pairing:
    """Two levels that meet; the first agent is the one that has to win."""

    name: str
    agents: tuple[str, ...]
    bound: float

    @property
    def folder(self) -> str:
        """The name of its folder."""
        return self.name.replace(":", "-")


def pairings(levels: Sequence[str] = LEVELS) -> list[Pairing]:
    """All pairings, the cheapest first: a level thinks several times as long as the one below."""
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise ArenaError(WORDS("ladder-needs-two-or"))
    found: list[Pairing] = []
    for rung, (weak, strong) in enumerate(pairwise(levels), 1):
        if rung == len(levels) - 1 and weak != CHANCE:
            found.append(Pairing(f"2p:{rung + 1}-{CHANCE}", (strong, CHANCE), BOUND_CHANCE))
        found.append(Pairing(f"2p:{rung + 1}-{rung}", (strong, weak), BOUND_TWO))
        found.append(Pairing(f"4p:{rung + 1}-{rung}", (strong, weak, weak, weak), BOUND_FOUR))
    return found


def chosen(all_pairings: Sequence[Pairing], only: str | None) -> list[Pairing]:
    """The pairings named in a list with commas, in the order of the ladder; refuses names that it does not have."""
    if only is None:
        return list(all_pairings)
    names = [name.strip() for name in only.split(",")]
    known = [pairing.name for pairing in all_pairings]
    for name in names:
        if name not in known:
            listed = ", ".join(known)
            raise ArenaError(WORDS("unknown-pairing-this-ladder", name=name, listed=listed))
    return [pairing for pairing in all_pairings if pairing.name in names]


def wins_of(agent: str, game: Finished) -> float:
    """What an agent got of the win of a game, on all its seats."""
    return fsum(share for share, name in zip(shares(game.ranks), game.record.seats, strict=True) if name == agent)


def play_pairing(
    folder: Folder, pairing: Pairing, most: int, workers: int, on: str
) -> Generator[Verdict, None, Verdict]:
    """Play until the test has decided or all games are played; yields how things stand after every game.

    Games in a row from the first decide, so that neither the order in which workers finish nor a break matters.
    """
    strong = pairing.agents[0]
    won = {number: wins_of(strong, folder.read(number)) for number in sorted(folder.done()) if number < most}
    standing = stand(won, pairing.bound, most)
    if ended(standing, most):
        return standing
    for finished in play_missing(folder, most, workers, on):
        won[finished.number] = wins_of(strong, finished)
        standing = stand(won, pairing.bound, most)
        yield standing
        if ended(standing, most):
            break
    return standing


def stand(won: Mapping[int, float], bound: float, most: int) -> Verdict:
    """The first look that decides, else the last one for which all games are there, else what is there so far."""
    found = None
    for games in looks(most):
        if any(number not in won for number in range(games)):
            break
        found = judge(fsum(won[number] for number in range(games)), games, bound, most)
        if found.verdict != OPEN:
            break
    return found or Verdict(OPEN, len(won), fsum(won.values()), (0.0, 1.0))


def ended(standing: Verdict, most: int) -> bool:
    """Whether nothing is left to be played."""
    return standing.verdict != OPEN or (standing.games == most)
