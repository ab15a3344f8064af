"""The printed values of the components as the rules use them: flat, immutable, shared by all positions of a game."""

from __future__ import annotations

from typing import Final

from triumvir.engine.native import i64, vec

# Resources, in the order of a player's stock; an upgrade is no resource but shares the list of what a tile gives.
BUILDER: Final = 0
WORKER: Final = 1  # four colours
ASSISTANT: Final = 5
COIN: Final = 6
TRIBUNE: Final = 7
UPGRADE: Final = 8
WORKERS: Final = 30  # the four workers as a bit set
GAINS: Final = 9  # what a tile can give

# Grey buildings; coloured ones follow as COLOURED + colour.
VICTORY_COLUMN: Final = 0
LIBRARY: Final = 1
BASILICA: Final = 2
MARKET: Final = 3
COLOURED: Final = 4
BUILDINGS: Final = 8

# Kinds of Colonia tiles: the three citizens come first.
PATRICIAN: Final = 0
MERCHANT: Final = 1
CRAFTSMAN: Final = 2
CITIZENS: Final = 3

# Citizen rows, counted from 0.
PATRICIAN_1: Final = 0
PATRICIAN_2: Final = 1
MERCHANT_1: Final = 2
MERCHANT_2: Final = 3
CRAFTSMAN_1: Final = 4
CRAFTSMAN_2: Final = 5

# Rewards of the tracks.
REWARD_WORKER_TRIBUNE: Final = 0
REWARD_BUILDER: Final = 1
REWARD_EAGLE: Final = 2
REWARD_TAKE: Final = 3
REWARD_ASSISTANTS: Final = 4
REWARD_TRIBUNES: Final = 5
REWARD_UPGRADE: Final = 6
REWARD_BUILD: Final = 7
REWARD_COIN: Final = 8
REWARD_AREA: Final = 9
REWARD_ENVOY: Final = 10

# Second-space bonuses.
BONUS_ENVOY: Final = 0
BONUS_AREA: Final = 1
BONUS_COIN_TRIBUNE: Final = 2
BONUS_COIN_ASSISTANT: Final = 3
BONUS_WORKER: Final = 4
BONUS_BUILDER: Final = 5

# Area bonuses.
AREA_TRIBUNE: Final = 0
AREA_ASSISTANT: Final = 1
AREA_COIN: Final = 2
AREA_UPGRADE: Final = 3
AREA_VP: Final = 4

# What a Trajan card counts in a Colonia: the eight buildings, then any, any grey, any coloured.
NEED_ANY: Final = 8
NEED_GREY: Final = 9
NEED_COLOURED: Final = 10
NEEDS: Final = 11
SCOPE_COLONIA: Final = 0
SCOPE_ROW: Final = 1
SCOPE_COLUMN: Final = 2
SCOPE_TEMPLE: Final = 3

# What a Trajan card collects.
COLLECT_BUILDER: Final = 0
COLLECT_WORKER: Final = 1
COLLECT_ASSISTANT: Final = 2
COLLECT_COIN: Final = 3
COLLECT_TRIBUNE: Final = 4
COLLECT_CITIZEN: Final = 5
COLLECT_ENVOY: Final = 6
COLLECTS: Final = 7

TILES: Final = 34  # of one player
SHUFFLED: Final = 31  # without the three citizens set aside
CORNERS: Final = 4
TEMPLES: Final = 4
STREETS: Final = 12  # six rows, then six columns
CARDS: Final = 24
TRAJAN_CARDS: Final = 12
PAYMENT_PARTS: Final = 6  # builders, four workers, assistants
SLIDER: Final = 7


class Tables:
    """Filled once by `box.read`."""

    def __init__(self) -> None:
        nothing = vec[i64]([])
        self.open_hands: bool = False
        # cycles and rounds
        self.cycles: i64 = 0
        self.rounds: i64 = 0  # per cycle
        self.cards_per_round: i64 = 0
        self.street_tribunes: i64 = 0  # to take a tile from anywhere
        self.both_tribunes: i64 = 0  # to use both tiles
        self.fragment_vp: vec[i64] = nothing  # by cycle
        self.citizen_vp: i64 = 0  # beside the fragment, per active citizen
        self.crane_vp: vec[i64] = nothing  # by cycle
        self.copies: i64 = 0  # street cards of each symbol
        # the player's kit
        self.start_stock: vec[i64] = nothing
        self.start_offset: i64 = 0
        self.tile_count: vec[i64] = nothing  # copies of each kind, of one player
        self.kinds: i64 = 0
        self.gain: vec[i64] = nothing  # GAINS for each kind
        # the Colonia, as bit sets of cells
        self.street: vec[i64] = nothing
        self.corner: vec[i64] = nothing  # cells, in the order of the cranes
        self.corners: i64 = 0
        self.crane_colour: vec[i64] = nothing
        self.temples: i64 = 0
        self.ordinary: i64 = 0
        self.temple_near: vec[i64] = nothing  # the neighbours of each temple
        self.pair_first: vec[i64] = nothing
        self.pair_second: vec[i64] = nothing
        # citizens
        self.row_type: vec[i64] = nothing
        self.type_spaces: vec[i64] = nothing  # bit sets of citizen spaces
        self.row_bonus: vec[i64] = nothing
        self.swaps: vec[i64] = nothing  # exchanges per turn of each row
        self.upkeep: i64 = 0
        self.multiplier: vec[i64] = nothing  # by active citizens in a row
        # buildings
        self.partner: vec[i64] = nothing  # the colour beside each grey building on a mixed tile
        self.payments: vec[i64] = nothing  # PAYMENT_PARTS for each payment
        self.face_payments: vec[i64] = nothing  # the payments of each face in a row
        self.face_at: vec[i64] = nothing  # where those of a face begin, and the end
        self.assistant_pairs: bool = True
        # tracks and area bonus
        self.track: vec[i64] = nothing  # rewards of library, basilica, market, four each
        self.area_vp: i64 = 0
        # prestige
        self.prestige_vp: vec[i64] = nothing
        self.prestige_trajan: vec[i64] = nothing
        self.offset_max: i64 = 0
        self.head: vec[i64] = nothing  # cell of the Trajan head, front and back
        self.slider_min: vec[i64] = nothing  # front, then back
        self.slider_max: vec[i64] = nothing
        self.next_cypress: vec[i64] = nothing  # by offset
        # forum
        self.boards: i64 = 0  # used for this player count
        self.board_order: vec[i64] = nothing  # the boards used, left to right
        self.board_cells: vec[i64] = nothing  # colours of each board, column by column; 4 is an eagle
        self.columns: i64 = 0  # of the forum
        self.board_columns: i64 = 0
        self.eagle_vp: i64 = 0
        self.beside_vp: i64 = 0
        self.diagonal_vp: i64 = 0
        # Trajan cards
        self.card_cycle: vec[i64] = nothing
        self.card_scope: vec[i64] = nothing
        self.card_needs: vec[i64] = nothing  # NEEDS for each card
        self.card_collects: vec[i64] = nothing  # COLLECTS for each card
        # options
        self.shuffle_boards: bool = False
        self.turn_boards: bool = False
