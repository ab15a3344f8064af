"""How a game goes and ends: VP over time, who stands where, who has won.

Alone, the automa stands beside the player, without a seat.
"""

from __future__ import annotations

from typing import NamedTuple

from triumvir.server.live_table import LiveTable
from triumvir.server.words import WORDS


class Placing(NamedTuple):
    """One line of the final ranking."""

    rank: int
    seat: int | None  # None: the automa
    name: str
    vp: int


def lines(table: LiveTable, lang: str) -> tuple[list[list[int]], list[str], list[str]]:
    """For a chart: the VP of everybody at every position, their names, and their marks in the sprite."""
    scores, names = table.scores_by_ply(), list(table.names)
    marks = [f"seat-{seat + 1}" for seat in range(len(names))]
    if table.game.rival(table.state) is None:
        return scores, names, marks
    rivals = (table.game.rival(state) for state in table.session.positions)
    with_rival = [[*row, rival.score] for row, rival in zip(scores, rivals, strict=True) if rival is not None]
    return with_rival, [*names, WORDS.say(lang, "table-automa")], [*marks, "seat-neutral"]


def standings(table: LiveTable, lang: str) -> list[Placing]:
    """Everybody, best first; only when the game is over."""
    ranks, scores = table.ranks(table.state.ranking()), table.state.scores()
    found = [Placing(ranks[seat], seat, name, scores[seat]) for seat, name in enumerate(table.names)]
    rival = table.game.rival(table.state)
    if rival is not None:
        found.append(Placing(rival.rank, None, WORDS.say(lang, "table-automa"), rival.score))
    return sorted(found, key=lambda one: one.rank)


def verdict(table: LiveTable, lang: str, you: int | None) -> str:
    """Who has won, said to the seat `you` or to somebody who is none of the players."""
    first, *others = standings(table, lang)
    if table.game.rival(table.state) is not None:
        return _alone(first, others[0], lang, you is not None)
    best = [first, *(one for one in others if one.rank == first.rank)]
    if len(best) > 1:
        return WORDS.say(lang, "turn-tie", names=", ".join(one.name for one in best), vp=first.vp)
    if first.seat == you:
        return WORDS.say(lang, "turn-win-you", vp=first.vp)
    return WORDS.say(lang, "turn-win", name=first.name, vp=first.vp)


def _alone(first: Placing, second: Placing, lang: str, you: bool) -> str:
    end = "won" if first.seat is not None else "lost" if first.vp > second.vp else "even"
    person = first if first.seat is not None else second
    text = f"turn-alone-{end}-you" if you else f"turn-alone-{end}"
    return WORDS.say(lang, text, name=person.name, vp=first.vp, lead=first.vp - second.vp)


def tie(table: LiveTable, lang: str) -> str:
    """How equal scores at the top were told apart; nothing if there were none."""
    top = standings(table, lang)
    if sum(one.vp == top[0].vp for one in top) < 2:
        return ""
    if table.game.rival(table.state) is not None:
        return WORDS.say(lang, "table-alone-even")
    return WORDS.say(lang, "table-shared" if sum(one.rank == 1 for one in top) > 1 else "table-tie")
