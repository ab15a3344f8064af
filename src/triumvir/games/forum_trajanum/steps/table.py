"""The table of steps: each at the number that `Position.step` holds."""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64, vec
from triumvir.games.forum_trajanum.state import Position
from triumvir.games.forum_trajanum.steps import building, envoys, gaining, paying, rewards, setup, taking, upkeep, using
from triumvir.games.forum_trajanum.steps.step import Over, Step

STEPS: Final[vec[Step]] = vec[Step](
    [
        setup.FirstCitizen(),
        taking.PickFirst(),
        taking.PickSecond(),
        taking.PassTile(),
        using.UseTile(),
        using.ChooseRow(),
        gaining.ChooseGain(),
        building.Build(),
        building.ChoosePlace(),
        paying.ChoosePayment(),
        rewards.ChooseOrder(),
        envoys.SendEnvoy(),
        envoys.AreaBonus(),
        rewards.ChooseStep(),
        rewards.TakeTile(),
        upkeep.Upkeep(),
        Over(),
    ]
)


def step_of(position: Position) -> Step:
    """What is to be decided now."""
    return STEPS[position.step]


def refuse(position: Position, action: i64) -> str:
    """The rule that forbids an action that is not legal now."""
    return step_of(position).refuse(position, action)
