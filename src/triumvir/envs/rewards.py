"""What a seat is paid: four kinds of reward, the same in every environment.

| reward | when | value | sum over the seats |
|---|---|---|---|
| `"rank"` | at the end | 1 for the first place, -1 for the last, evenly spaced between; shared places share | 0 |
| `"score"` | at the end | the VP of the seat | any |
| `"difference"` | at the end | the VP of the seat minus those of the best other seat | any |
| `"step"` | after every action | the VP that the seat gained or lost by it | any |

`"rank"` is what the rules call winning and the default. A game for one has no ranks: there the default is `"score"`.
"""

from __future__ import annotations

from triumvir.engine.errors import WrongValue
from triumvir.engine.game import Game
from triumvir.engine.state import State
from triumvir.language import catalogue

WORDS = catalogue("triumvir.envs", "refusals")

RANK, SCORE, DIFFERENCE, STEP = REWARDS = ("rank", "score", "difference", "step")


def reward_kind(name: str | None, game: Game) -> str:
    """The kind of reward, the default where none is named; raises WrongValue naming what is allowed."""
    if name is None:
        return SCORE if game.players == 1 else RANK
    if name not in REWARDS:
        known = ", ".join(REWARDS)
        raise WrongValue(WORDS("unknown-reward-known-are", name=name, known=known))
    return name


def rank_values(ranking: list[int]) -> list[float]:
    """From 1 for the first place down to -1 for the last; seats that share places get the mean of them."""
    last = len(ranking) - 1
    if last == 0:
        return [0.0]
    values = []
    for rank in ranking:
        place = rank - 1 + (ranking.count(rank) - 1) / 2
        values.append(1.0 - 2.0 * place / last)
    return values


def final_rewards(kind: str, state: State) -> list[float]:
    """What every seat is paid at the end of a game; nothing where steps are paid."""
    if kind == RANK:
        return rank_values(state.ranking())
    scores = state.scores()
    if kind == SCORE:
        return [float(score) for score in scores]
    if kind == DIFFERENCE:
        return [float(score - _best_other(scores, seat)) for seat, score in enumerate(scores)]
    return [0.0] * len(scores)


def _best_other(scores: list[int], seat: int) -> int:
    return max((score for other, score in enumerate(scores) if other != seat), default=0)
