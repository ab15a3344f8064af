"""The printed values of the components as the rules use them: flat, immutable, shared by all positions of a game."""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64, vec

# Kinds of tiles that can lie on a mat: the forum set, then the extra action set.
SENATE: Final = 0  # four kinds by votes
DEMAND: Final = 4  # bread, games, religion
JOKER_COMMODITY: Final = 7
JOKER_DEMAND: Final = 8
JOKER_CONSTRUCTION: Final = 9
JOKER_ACTION: Final = 10
FORUM_EXTRA: Final = 11  # plain extra action tiles of the forum set, by action type
FORUM_KINDS: Final = 17
SET_EXTRA: Final = 17  # extra action tiles of their own set, by action type
MAT_KINDS: Final = 23

SENATE_KINDS: Final = 4
DEMANDS: Final = 3

TILES: Final = 54  # Trajan tiles, nine in each of six stacks
STACK_SIZE: Final = 9
CARDS: Final = 60
BUILDINGS: Final = 20
BUILDING_KINDS: Final = 5
BONUSES: Final = 12

# Effects of Trajan tiles.
EFFECT_CARDS: Final = 0
EFFECT_NONE: Final = 1
EFFECT_WORKER: Final = 2
EFFECT_LEGIONARY: Final = 3
EFFECT_PLUS2: Final = 4
EFFECT_DEMAND: Final = 5  # three effects: bread, games, religion

# What a bonus tile counts.
BONUS_DEMAND: Final = 0  # three kinds: bread, games, religion
BONUS_WORKERS: Final = 3
BONUS_LEGIONARIES: Final = 4
BONUS_TILES: Final = 5
BONUS_COMMODITIES: Final = 6


class Tables:
    """Filled once by `box.read`."""

    def __init__(self) -> None:
        nothing = vec[i64]([])
        self.open_hands: bool = False
        # time and table
        self.circuit: i64 = 0
        self.quarters: i64 = 0
        self.rounds: i64 = 0  # per quarter
        self.demands: i64 = 0  # demand tiles per quarter
        self.forum_spaces: i64 = 0
        self.extra_spaces: i64 = 0
        # the player's kit
        self.figures: i64 = 0
        self.start_camp: i64 = 0
        self.start_workers: i64 = 0
        self.markers: i64 = 0  # per colour
        self.markers_per_tray: i64 = 0  # at set-up
        self.tray_action: vec[i64] = nothing
        self.arch_start: i64 = 0
        self.setup_slots: i64 = 0  # bit set
        self.setup_tiles: i64 = 0
        self.setup_cards: i64 = 0
        self.repeats: i64 = 0  # repeats an extra action tile gives without a +2 marker
        self.repeats_plus2: i64 = 0
        # Trajan tiles
        self.tile_vp: vec[i64] = nothing
        self.tile_effect: vec[i64] = nothing
        self.tile_amount: vec[i64] = nothing
        self.tile_first: vec[i64] = nothing  # the two colours
        self.tile_second: vec[i64] = nothing
        # forum
        self.tile_count: vec[i64] = nothing  # copies of each mat kind
        self.votes: vec[i64] = nothing  # of each mat kind, 0 but for senate tiles
        self.demand_count: vec[i64] = nothing
        self.demand_removed: i64 = 0
        self.penalty: vec[i64] = nothing
        # senate, provinces, sites
        self.senate_vp: vec[i64] = nothing
        self.senate_votes: vec[i64] = nothing
        self.province_vp: vec[i64] = nothing
        self.borders: vec[i64] = nothing  # bit sets; index PROVINCES is the camp
        self.deduction: i64 = 0
        self.deploy_floor: i64 = 0
        self.neighbours: vec[i64] = nothing  # bit sets of sites
        self.building_kind: vec[i64] = nothing
        self.building_vp: vec[i64] = nothing
        self.building_mask: vec[i64] = nothing  # tiles of each kind, as bit set
        self.building_action: vec[i64] = nothing  # of each kind
        # commodities and ships
        self.cards_per_kind: i64 = 0
        self.ship_limit: vec[i64] = nothing
        self.ship_front: list[vec[i64]] = []  # VP by units, index 0 is one unit
        self.ship_back: list[vec[i64]] = []
        # bonus tiles
        self.bonus_counts: vec[i64] = nothing  # what each tile counts
        self.bonus_yellow: vec[i64] = nothing  # in half points
        self.bonus_gray: vec[i64] = nothing
        self.bonus_first: vec[i64] = nothing  # the two commodities, or -1
        self.bonus_second: vec[i64] = nothing
        # final scoring
        self.vp_card: i64 = 0
        self.vp_worker: i64 = 0
        self.vp_legionary: i64 = 0
        self.vp_tile: i64 = 0
        self.vp_set3: i64 = 0
        self.vp_set4: i64 = 0
        # options
        self.random_markers: bool = False
        self.reshuffle_discards: bool = True
