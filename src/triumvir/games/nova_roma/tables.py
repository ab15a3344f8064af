"""The printed values of the components as the rules use them: flat, immutable, shared by all positions of a game.

Everything that is paid or gained is a bundle: nine amounts, one for each good, then coins, influence, artisans and
goods of choice. Tables hold the numbers of bundles; bundle 0 is nothing.
"""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64, vec

# Kinds inside a bundle; the first eight are also what a player has in stock.
WHEAT: Final = 0
STONE: Final = 1
WOOD: Final = 2
WINE: Final = 3
HORSE: Final = 4
COINS: Final = 5
INFLUENCE: Final = 6
ARTISANS: Final = 7
STOCK: Final = 8
ANY_GOODS: Final = 8
BUNDLE: Final = 9

# Actions of the forum.
TRADE: Final = 0
UPGRADE: Final = 1
PETITION: Final = 2
RECRUIT: Final = 3
SAIL_ACTION: Final = 4
BUILD: Final = 5
RACE_ACTION: Final = 6
PRODUCE_ACTION: Final = 7

# Kinds of estate tiles.
PRODUCTION: Final = 0
CONVERSION: Final = 1
ANIMAL: Final = 2
ONE_PLAY: Final = 3  # the special tiles that are used once: play a follower
ONE_SAIL: Final = 4
ONE_BLOCK: Final = 5
ONE_INCOME: Final = 6
ONE_RACE: Final = 7

# What an end-game follower counts; the first seven are kinds of a bundle.
COUNT_ESTATE: Final = 7
COUNT_ROW: Final = 8
COUNT_STEPS: Final = 9
COUNT_BUILDING: Final = 10
COUNT_SHIPPING: Final = 11
COUNT_ANIMALS: Final = 12

# Columns of an achievement's requirement.
NEED_BUILDING: Final = 0
NEED_SHIPPING: Final = 1
NEED_FOLLOWERS: Final = 2
NEED_ESTATE: Final = 3
NEED_AT_THREE: Final = 4
NEED_STEPS: Final = 5
NEED_INFLUENCE: Final = 6
SPEND_INFLUENCE: Final = 7
NEED_SUM: Final = 8
NEEDS: Final = 9

PRINTED: Final = 20  # bits of a print that are the place in an ink; those above are the entry

LINES: Final = 8  # of a mosaic board: three rows, three columns, two diagonals
PER_COLOUR: Final = 5  # mosaic tiles
SPECIAL_SLOT: Final = 4


class Tables:
    """Filled once by `box.read`."""

    def __init__(self) -> None:
        nothing = vec[i64]([])
        self.open_hands: bool = False
        self.seats: i64 = 0
        self.num_actions: i64 = 0
        self.bundles: vec[i64] = nothing
        # limits
        self.rounds: i64 = 0
        self.laps: i64 = 0  # patricians of a player
        self.max_good: i64 = 0
        self.max_influence: i64 = 0
        self.overflow_coins: i64 = 0
        self.max_strength: i64 = 0
        self.hand_limit: i64 = 0
        self.row_max: i64 = 0
        self.row_free: i64 = 0  # followers in the row before influence is due
        self.row_influence: i64 = 0
        self.keep_artisans: i64 = 0
        self.marker_cost: i64 = 0
        self.forgo_coins: i64 = 0
        self.cards_per_coin: i64 = 0
        self.hire_wheat: i64 = 0
        self.race_artisan_steps: i64 = 0
        self.artisans: i64 = 0
        # set-up
        self.start_influence: i64 = 0
        self.start_goods: i64 = 0
        self.start_artisans: i64 = 0
        self.start_cards: i64 = 0
        self.start_markers: i64 = 0
        self.start_spare: i64 = 0
        self.start_blocks: i64 = 0
        self.start_coins: vec[i64] = nothing
        # emperor tiles
        self.emperors: i64 = 0
        self.emperor_cells: vec[i64] = nothing  # two for each tile
        self.shaded_cells: vec[i64] = nothing
        # contracts
        self.access: vec[i64] = nothing  # slots in reach by strength, shipping then building
        self.shipping_cost: vec[i64] = nothing
        self.building_cost: vec[i64] = nothing
        self.building_vp: vec[i64] = nothing
        self.building_shape: vec[i64] = nothing
        # zones, placements and reward tiles
        self.zone_strength: vec[i64] = nothing
        self.zone_vp: vec[i64] = nothing  # three for each zone
        self.zone_neutral: vec[i64] = nothing  # cells with neutral blocks at this player count
        self.zone_cells: vec[i64] = nothing  # buildable cells
        self.zone_columns: vec[i64] = nothing
        self.zone_span: vec[i64] = nothing  # cells of the map, buildable or not
        self.place_zone: vec[i64] = nothing  # of each placement
        self.place_mask: vec[i64] = nothing
        self.place_size: vec[i64] = nothing
        self.shape_first: vec[i64] = nothing  # the placements of a shape are consecutive, zone by zone
        self.shape_stop: vec[i64] = nothing
        self.singles: i64 = 0  # the placements of one block come first
        self.shape_size: vec[i64] = nothing
        self.space_zone: vec[i64] = nothing  # tile spaces in reading order
        self.space_cell: vec[i64] = nothing
        self.space_ring: vec[i64] = nothing
        self.space_used: vec[i64] = nothing  # 1 if it gets a tile at this player count
        self.reward_gain: vec[i64] = nothing
        # Black Sea
        self.route_first: vec[i64] = nothing  # first port of each route; the last entry closes
        self.port_cost: vec[i64] = nothing
        self.port_gain: vec[i64] = nothing
        self.port_vp: vec[i64] = nothing  # of the furthest VP port up to here
        # hippodrome
        self.track_length: vec[i64] = nothing
        self.track_stride: i64 = 0
        self.track_horses: vec[i64] = nothing  # to enter a space, one stride for each track
        self.track_wheels: vec[i64] = nothing  # bit sets of spaces
        self.track_end_vp: i64 = 0
        self.wheel_influence: i64 = 0
        self.chariot_track: vec[i64] = nothing
        self.chariot_vp: vec[i64] = nothing
        self.neutral_space: i64 = 0  # of the neutral or the AI markers
        # estate
        self.row_output: vec[i64] = nothing
        self.column_output: vec[i64] = nothing
        self.line_amount: i64 = 0
        self.animal_sets: vec[i64] = nothing
        self.slot_cost: vec[i64] = nothing  # four basic slots and the special one
        self.basic_kinds: i64 = 0  # kinds below are basic, the others special
        self.tile_copies: vec[i64] = nothing
        self.tile_kind: vec[i64] = nothing
        self.tile_amount: vec[i64] = nothing
        self.tile_animals: vec[i64] = nothing
        self.tile_gain: vec[i64] = nothing
        self.tile_pay: vec[i64] = nothing
        self.tile_income: vec[i64] = nothing
        self.incomes: vec[i64] = nothing
        # mosaic
        self.mosaic_slots: vec[i64] = nothing  # three achievements for each tile
        self.achievement_needs: vec[i64] = nothing
        self.claim_vp: vec[i64] = nothing  # by row
        self.claim_gain: vec[i64] = nothing
        self.line_mask: vec[i64] = nothing
        self.line_vp: vec[i64] = nothing
        self.line_gain: vec[i64] = nothing
        # followers
        self.once: vec[i64] = nothing  # bit sets by action
        self.permanent: vec[i64] = nothing
        self.strength_cards: i64 = 0
        self.placement_cards: i64 = 0
        self.waiver_cards: i64 = 0
        self.tamers: i64 = 0
        self.scoring_cards: i64 = 0
        self.follower_gain: vec[i64] = nothing
        self.follower_pay: vec[i64] = nothing
        self.follower_amount: vec[i64] = nothing
        self.follower_base: vec[i64] = nothing
        self.follower_per: vec[i64] = nothing
        self.follower_divisor: vec[i64] = nothing
        self.follower_least: vec[i64] = nothing  # threshold, 0 for a linear score
        self.follower_count: vec[i64] = nothing
        self.play_cost: vec[i64] = nothing  # coins by strength
        # scoring
        self.goods_per_vp: i64 = 0
        self.influence_per_vp: i64 = 0
        self.marker_vp: i64 = 0
        # observations (see `prints`)
        self.print_ends: vec[i64] = nothing  # where the entries of a print begin and end
        self.prints: vec[i64] = nothing  # entries, each with its place in an ink
        self.shipping_prints: i64 = 0  # the first print of each kind
        self.building_prints: i64 = 0
        self.reward_prints: i64 = 0
        self.port_prints: i64 = 0
        self.mosaic_prints: i64 = 0
        # variants
        self.open_tiles: i64 = 0  # mosaic tiles face up for each colour
        self.draft_cards: i64 = 0
        self.keep_cards: i64 = 0
        self.legionnaire_laps: i64 = 0  # bit set of the turns after which a legionnaire is placed
        # solo
        self.ai_start: i64 = 0
        self.ai_port_vp: i64 = 0
        self.ai_steps: i64 = 0
        self.ai_ports: i64 = 0
        self.ai_blocked: i64 = 0
        self.ai_lead_vp: i64 = 0
        # options
        self.mosaic_draft: bool = False
        self.follower_draft: bool = False
        self.chariot_needs_step: bool = False
        self.income_choice: bool = False
        self.trivia_in_petition: bool = False
        self.solo_leftovers: bool = False
        self.window_start: bool = True
        self.window_end: bool = True
