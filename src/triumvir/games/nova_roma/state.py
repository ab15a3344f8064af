"""The position: every field of the table and of each player, and how it is copied.

Sets of cells, cards, contracts and tiles are bit sets. Orders of shuffled supplies are never changed in place, so
copies share them; `rival`, `draft` and `generation` change so seldom that a change makes a new vector.

A decision is found in layers: goods of choice and the golden wheel interrupt everything (`goods_left`, `wheel`), the
effect of an estate tile interrupts an action (`effect`), and below them lies `step`. `current` names the layer on top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from triumvir.engine.native import i64, vec
from triumvir.engine.state import State
from triumvir.games.nova_roma.actions import ESTATE_CELLS
from triumvir.games.nova_roma.tables import STOCK, Tables

if TYPE_CHECKING:
    from triumvir.engine.game import Game

EMPTY: Final = -1  # no card, no tile, nobody; for a ship the start port

# What is to be decided: set-up, round and turn ...
DRAFT_TILE: Final = 0
DRAFT_CARD: Final = 1
KEEP_CARD: Final = 2
PLACE_EMPEROR: Final = 3
CLAIM_BEFORE: Final = 4
PLACE_PATRICIAN: Final = 5
FIRST_ACTION: Final = 6
DECLARE: Final = 7
WINDOW: Final = 8
# ... the steps of the actions ...
TRADE_DISCARD: Final = 9
TRADE_BUY: Final = 10
UPGRADE_WINE: Final = 11
UPGRADE_TILE: Final = 12
UPGRADE_CELL: Final = 13
PETITION_CLAIM: Final = 14
PETITION_PAY: Final = 15
PETITION_ACTION: Final = 16
RECRUIT_DRAW: Final = 17
RECRUIT_PLAY: Final = 18
RECRUIT_DROP: Final = 19
RECRUIT_DISCARD: Final = 20
SAIL_CONTRACT: Final = 21
SAIL_MOVE: Final = 22
BUILD_CONTRACT: Final = 23
BUILD_PLACE: Final = 24
RACE: Final = 25
RACE_ARTISAN: Final = 26
RACE_EXTRA: Final = 27
PRODUCE: Final = 28
# ... the end of an action and of a turn ...
END_WINDOW: Final = 29
CLAIM_AFTER: Final = 30
PLACE_LEGIONNAIRE: Final = 31
# ... effects of followers and estate tiles, and rewards.
FOLLOWER_PLACE: Final = 32
TILE_CONVERT: Final = 33
TILE_PLAY: Final = 34
TILE_DROP: Final = 35
TILE_SAIL: Final = 36
TILE_BLOCK: Final = 37
TILE_INCOME: Final = 38
TILE_RACE: Final = 39
TILE_ARTISAN: Final = 40
TILE_EXTRA: Final = 41
CHOOSE_GOOD: Final = 42
WHEEL: Final = 43
OVER: Final = 44
STEPS: Final = 45

NO_EFFECT: Final = 0

# Where VP come from (N-201 to N-211).
VP_SEA: Final = 0
VP_CONTRACTS: Final = 1
VP_ZONES: Final = 2
VP_CHARIOTS: Final = 3
VP_TRACKS: Final = 4
VP_FOLLOWERS: Final = 5
VP_ANIMALS: Final = 6
VP_MOSAIC: Final = 7
VP_GOODS: Final = 8
VP_INFLUENCE: Final = 9
VP_MARKER: Final = 10
VP_SOURCES: Final = 11

# What a player has on the common boards.
MARKER: Final = 0  # space of the marker on each track
HEIGHT: Final = 3  # among markers on one space the lower number lies lower
SHIP: Final = 6  # port of each ship
ZONE: Final = 8  # cells with own blocks in each zone
MOSAIC: Final = 11  # mosaic tile of each row
BOARD: Final = 14

# The offers.
OFFER_SHIPPING: Final = 0
OFFER_BUILDING: Final = 4
OFFER_FOLLOWERS: Final = 8
OFFER_BASIC: Final = 12
OFFER_SPECIAL: Final = 16
OFFERS: Final = 17

# The automa of the solo game: markers like MARKER, then one ship for each route.
RIVAL_SHIP: Final = 3
RIVAL: Final = 5


class Player:
    """All that one player owns."""

    def __init__(self, source: Player | None = None) -> None:
        if source is not None:
            self.stock: vec[i64] = source.stock[:]
            self.estate: vec[i64] = source.estate[:]
            self.board: vec[i64] = source.board[:]
            self.placed: i64 = source.placed
            self.flipped: i64 = source.flipped
            self.hand: i64 = source.hand
            self.known: i64 = source.known
            self.row: i64 = source.row
            self.used: i64 = source.used
            self.idle: i64 = source.idle
            self.blind: i64 = source.blind
            self.shipping: i64 = source.shipping
            self.building: i64 = source.building
            self.claimed: i64 = source.claimed
            self.markers: i64 = source.markers
            self.spare: i64 = source.spare
            self.blocks: i64 = source.blocks
            self.patricians: i64 = source.patricians
            self.chariots: i64 = source.chariots
            return
        self.stock = vec[i64]([0] * STOCK)
        self.estate = vec[i64]([EMPTY] * ESTATE_CELLS)  # kind of tile on each cell
        self.board = vec[i64]([0] * BOARD)
        self.placed = 0  # estate cells with an artisan
        self.flipped = 0  # estate cells whose special tile was used
        self.hand = 0  # follower cards
        self.known = 0  # of them those that everyone saw being taken
        self.row = 0  # followers in play
        self.used = 0  # of them those face down
        self.idle = 0  # of them those played in the running action
        self.blind = 0  # cards drawn face down so far
        self.shipping = 0  # contracts
        self.building = 0
        self.claimed = 0  # mosaic cells
        self.markers = 0  # achievement markers at hand
        self.spare = 0  # and beside the hippodrome
        self.blocks = 0  # not yet built
        self.patricians = 0  # forum cells
        self.chariots = 0  # chariot tiles won


class Position(State):
    """The table. `to_act` decides; `active` is the player whose turn it is."""

    def __init__(self, game: Game, tables: Tables, seats: i64, source: Position | None = None) -> None:
        super().__init__(game, seats, source)
        self.tables: Tables = tables
        if source is not None:
            self.step: i64 = source.step
            self.effect: i64 = source.effect
            self.round: i64 = source.round
            self.lap: i64 = source.lap
            self.active: i64 = source.active
            self.first: i64 = source.first
            self.claimant: i64 = source.claimant
            self.emperor: i64 = source.emperor
            self.legionnaires: i64 = source.legionnaires
            self.cell: i64 = source.cell
            self.column: bool = source.column
            self.second: bool = source.second
            self.claimed: bool = source.claimed
            self.action: i64 = source.action
            self.petition: bool = source.petition
            self.bonus: i64 = source.bonus
            self.strength: i64 = source.strength
            self.waived: bool = source.waived
            self.did: bool = source.did
            self.left: i64 = source.left
            self.rest: i64 = source.rest
            self.chosen: i64 = source.chosen
            self.spot: i64 = source.spot
            self.track: i64 = source.track
            self.goods_left: i64 = source.goods_left
            self.goods_seat: i64 = source.goods_seat
            self.wheel: bool = source.wheel
            self.rings: i64 = source.rings
            self.ring_turn: i64 = source.ring_turn
            self.due: i64 = source.due
            self.claim: i64 = source.claim
            self.paid: i64 = source.paid
            self.artisans: i64 = source.artisans
            self.heights: i64 = source.heights
            self.discard: i64 = source.discard
            self.open_tiles: i64 = source.open_tiles
            self.deck_at: i64 = source.deck_at
            self.shipping_at: i64 = source.shipping_at
            self.building_at: i64 = source.building_at
            self.basic_at: i64 = source.basic_at
            self.special_at: i64 = source.special_at
            self.emperor_at: i64 = source.emperor_at
            self.rival_points: i64 = source.rival_points
            self.rival_chariots: i64 = source.rival_chariots
            self.rival_contracts: i64 = source.rival_contracts
            self.offer: vec[i64] = source.offer[:]
            self.rival: vec[i64] = source.rival
            self.draft: vec[i64] = source.draft
            self.generation: vec[i64] = source.generation
            self.forum: vec[i64] = source.forum
            self.rewards: vec[i64] = source.rewards
            self.mosaics: vec[i64] = source.mosaics
            self.deck: vec[i64] = source.deck
            self.shipping: vec[i64] = source.shipping
            self.building: vec[i64] = source.building
            self.basic: vec[i64] = source.basic
            self.special: vec[i64] = source.special
            self.emperors: vec[i64] = source.emperors
            self.chariots: vec[i64] = source.chariots
            self.players: list[Player] = [Player(player) for player in source.players]
            return
        self.step = PLACE_EMPEROR
        self.effect = NO_EFFECT  # a step from FOLLOWER_PLACE to TILE_EXTRA that interrupts the action
        self.round = 0
        self.lap = 0  # turns that each player has had this round
        self.active = 0
        self.first = 0  # holds the first-player marker
        self.claimant = EMPTY  # claimed the marker this round
        self.emperor = EMPTY  # forum cell
        self.legionnaires = 0  # forum cells
        self.cell = EMPTY  # where the patrician of this turn went
        self.column = False  # the running action is that of the column
        self.second = False  # the running action is the second of the turn
        self.claimed = False  # an achievement was claimed this turn
        self.action = EMPTY  # the running action, or the one that is petitioned for
        self.petition = False  # it is carried out through Petition
        self.bonus = 0  # strength from followers used
        self.strength = 0
        self.waived = False  # the artisan of a building contract need not be paid
        self.did = False  # something was done in this action (N-R47)
        self.left = 0  # sails, spaces, sub-actions, cards still to come
        self.rest = 0  # the same for the action that an effect interrupts
        self.chosen = EMPTY  # the card to play, the tile to lay or the contract to build
        self.spot = EMPTY  # the estate cell whose tile is in effect
        self.track = EMPTY  # the one track of the special hippodrome tile
        self.goods_left = 0  # goods of choice still to be chosen by `goods_seat`
        self.goods_seat = EMPTY
        self.wheel = False  # a golden wheel was reached
        self.rings = 0  # closed reward tiles still to be paid
        self.ring_turn = 0  # players after the active one who are settled for the first of them
        self.due = 0  # instant rewards of a claim still to be paid: the cell, then the lines
        self.claim = EMPTY  # the mosaic cell claimed
        self.paid = 0  # reward tiles paid
        self.artisans = 0  # in the general supply
        self.heights = 0  # the height that the next hippodrome marker gets
        self.discard = 0  # follower cards
        self.open_tiles = 0  # mosaic tiles face up in the draft
        self.deck_at = 0
        self.shipping_at = 0
        self.building_at = 0
        self.basic_at = 0
        self.special_at = 0
        self.emperor_at = 0
        self.rival_points = 0  # blocked legionnaires
        self.rival_chariots = 0
        self.rival_contracts = 0
        self.offer = vec[i64]([EMPTY] * OFFERS)
        self.rival = vec[i64]([0] * RIVAL)
        self.draft = vec[i64]([])  # follower draft: the packets as dealt, then the picks, by seat and pass
        self.generation = vec[i64]([])  # how often the pile was reshuffled when a card came into the deck last
        self.forum = vec[i64]([])  # actions of the four rows, then of the four columns
        self.rewards = vec[i64]([])  # reward tile on each tile space
        self.mosaics = vec[i64]([])  # stacks of five by colour
        self.deck = vec[i64]([])
        self.shipping = vec[i64]([])
        self.building = vec[i64]([])
        self.basic = vec[i64]([])
        self.special = vec[i64]([])
        self.emperors = vec[i64]([])
        self.chariots = vec[i64]([])  # one for each round, the rest is out of the game
        self.players = [Player() for _ in range(seats)]

    def player(self) -> Player:
        """The player who decides."""
        return self.players[self.to_act]

    def actor(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]


def current(position: Position) -> i64:
    """The step that is decided now."""
    if position.goods_left > 0:
        return CHOOSE_GOOD
    if position.wheel:
        return WHEEL
    if position.effect != NO_EFFECT:
        return position.effect
    return position.step


def next_seat(position: Position, seat: i64) -> i64:
    """The neighbour clockwise."""
    seat += 1
    return 0 if seat == position.seats else seat


def previous_seat(position: Position, seat: i64) -> i64:
    """The neighbour counter-clockwise."""
    return position.seats - 1 if seat == 0 else seat - 1
