"""The table of steps: each at the number that `current` tells."""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64, vec
from triumvir.games.nova_roma.state import PLACE_LEGIONNAIRE, PLACE_PATRICIAN, Position, current
from triumvir.games.nova_roma.steps import (
    acting,
    build,
    drafting,
    effects,
    estate,
    followers,
    gains,
    mosaic,
    petition,
    placing,
    race,
    recruit,
    sail,
    trade,
    upgrade,
)
from triumvir.games.nova_roma.steps.step import Over, Step

STEPS: Final[vec[Step]] = vec[Step](
    [
        drafting.DraftTile(),
        drafting.DraftCard(),
        drafting.KeepCard(),
        placing.PlaceEmperor(),
        mosaic.Claim("claim_before", PLACE_PATRICIAN),
        placing.PlacePatrician(),
        placing.FirstAction(),
        acting.Declare(),
        followers.Window("window"),
        trade.TradeDiscard(),
        trade.TradeBuy(),
        upgrade.UpgradeWine(),
        upgrade.UpgradeTile(),
        upgrade.UpgradeCell(),
        petition.PetitionClaim(),
        petition.PetitionPay(),
        acting.PetitionAction(),
        recruit.RecruitDraw(),
        recruit.RecruitPlay(),
        recruit.RecruitDrop(),
        recruit.RecruitDiscard(),
        sail.SailContract(),
        sail.SailMove(),
        build.BuildContract(),
        build.BuildPlace(),
        race.Race(),
        race.RaceArtisan(),
        race.RaceExtra(),
        estate.Produce(),
        followers.Window("end_window"),
        mosaic.Claim("claim_after", PLACE_LEGIONNAIRE),
        placing.PlaceLegionnaire(),
        effects.FollowerPlace(),
        effects.TileConvert(),
        effects.TilePlay(),
        effects.TileDrop(),
        effects.TileSail(),
        effects.TileBlock(),
        effects.TileIncome(),
        effects.TileRace(),
        effects.TileArtisan(),
        effects.TileExtra(),
        gains.ChooseGood(),
        race.Wheel(),
        Over(),
    ]
)


def step_of(position: Position) -> Step:
    """What is to be decided now."""
    return STEPS[current(position)]


def refuse(position: Position, action: i64) -> str:
    """The rule that forbids an action that is not legal now."""
    return step_of(position).refuse(position, action)
