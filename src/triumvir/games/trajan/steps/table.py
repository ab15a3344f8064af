"""The table of steps: each at the number that `Position.step` holds."""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64, vec
from triumvir.games.trajan.state import Position
from triumvir.games.trajan.steps import acting, fulfilling, quarter, seaport, setup, sowing
from triumvir.games.trajan.steps.step import Over, Step

STEPS: Final[vec[Step]] = vec[Step](
    [
        setup.PlaceMarker(),
        setup.TakeCard(),
        setup.TakeTile(),
        setup.ChooseSlot(),
        sowing.ChooseTray(),
        sowing.Sow(),
        fulfilling.TakeFigures(),
        fulfilling.PlacePlus2(),
        acting.Act(),
        seaport.DiscardCard(),
        seaport.DiscardPile(),
        seaport.LayCard(),
        seaport.ShipCard(),
        acting.ExtraAction(),
        quarter.ChooseBonus(),
        Over(),
    ]
)


def step_of(position: Position) -> Step:
    """What is to be decided now."""
    return STEPS[position.step]


def refuse(position: Position, action: i64) -> str:
    """The rule that forbids an action that is not legal now."""
    return step_of(position).refuse(position, action)
