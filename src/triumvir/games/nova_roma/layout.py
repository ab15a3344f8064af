"""What the numbers of an observation mean, in the order in which `observe` writes them.

Some parts are as long as the box makes them: one flag for each cell of a zone, for each shape, for each kind of tile.
"""

from __future__ import annotations

from triumvir.engine.layout import Numbers, Parts, points
from triumvir.games.nova_roma.actions import (
    ACTIONS,
    ESTATE_CELLS,
    FOLLOWERS,
    FORUM,
    MOSAIC_CELLS,
    MOSAIC_TILES,
    ROUTES,
    SHIPS,
    SLOTS,
    TRACKS,
    ZONES,
)
from triumvir.games.nova_roma.observe_player import EARLIER, SEATS
from triumvir.games.nova_roma.state import STEPS, VP_SOURCES
from triumvir.games.nova_roma.tables import ANY_GOODS, ARTISANS, BUNDLE, COINS, LINES, NEEDS, STOCK, Tables

MUCH = 400  # more than anybody has of anything


def table(tables: Tables) -> Parts:
    """Parts of the table."""
    return {**_turn(tables), **_chosen(tables), **_offers(tables), **_to_come(tables)}


def _turn(tables: Tables) -> Parts:
    """What is being decided, by whom and when."""
    return {
        "step": [Numbers(STEPS, "the kind of decision")],
        "seats": [
            Numbers(SEATS, f"{who}, counted clockwise from the observer")
            for who in (
                "who decides",
                "whose turn it is",
                "the first player",
                "who has claimed the first-player marker",
                "who chooses goods",
            )
        ],
        "turn": [
            Numbers(1, "round, counted from 0", int(tables.rounds), int(tables.rounds)),
            Numbers(1, "lap of the round", 3, MUCH),
            Numbers(1, "whether it is the second action of the turn"),
            Numbers(1, "whether the column is chosen"),
            Numbers(1, "whether a mosaic cell was claimed this turn"),
            Numbers(1, "whether a petition is being made"),
            Numbers(1, "whether anything was done in this action"),
            Numbers(1, "whether something was waived"),
        ],
        "action": [Numbers(ACTIONS, "the action being performed")],
        "amounts": [
            Numbers(1, "strength of the action", 3, MUCH),
            Numbers(1, "bonus of the action", 3, MUCH),
            Numbers(1, "steps, goods or cards left in it", 5, MUCH, -1),
            Numbers(1, "goods still to choose", 3, MUCH),
            Numbers(1, "follower cards in the draw pile", 40, MUCH),
            Numbers(1, "artisans in the supply", 16, MUCH),
            Numbers(1, "shipping contracts in the draw pile", 30, MUCH),
            Numbers(1, "building contracts in the draw pile", 30, MUCH),
        ],
        "forum": [Numbers(ACTIONS, f"action in place {place} of the forum") for place in range(8)],
        "figures": [
            Numbers(FORUM, "cell of the emperor"),
            Numbers(FORUM, "cells with a legionnaire"),
            Numbers(FORUM, "cells that the emperor may go to"),
            Numbers(FORUM, "cell of the patrician being placed"),
        ],
    }


def _chosen(tables: Tables) -> Parts:
    """What has been chosen so far, and what waits until that is done."""
    kinds = len(tables.tile_kind)
    shapes = len(tables.shape_size)
    return {
        "chosen": [
            Numbers(FOLLOWERS, "follower cards in question"),
            Numbers(kinds, "kind of estate tile in question"),
            Numbers(shapes, "shape of the building in question"),
            Numbers(ESTATE_CELLS, "estate cell in question"),
            Numbers(TRACKS, "chariot track in question"),
        ],
        "waiting": [
            Numbers(1, "the decision that goes on when what interrupts it is done, counted from 1", STEPS, STEPS),
            Numbers(1, "the effect that interrupts it, if something interrupts that too", STEPS, STEPS),
            Numbers(1, "whether a golden wheel follows"),
            Numbers(1, "steps, goods or cards left in the action that an effect interrupts", 5, MUCH),
            Numbers(MOSAIC_CELLS, "the mosaic cell being claimed"),
            Numbers(1 + LINES, "rewards of the claim still to be paid: the cell, then the lines"),
            Numbers(len(tables.space_zone), "closed reward tiles still to be paid"),
            Numbers(1, "players after the active one who are settled for the first of them", SEATS, SEATS),
        ],
    }


def _offers(tables: Tables) -> Parts:
    """What lies on the table for everybody."""
    kinds = len(tables.tile_kind)
    shapes = len(tables.shape_size)
    building: list[Numbers] = []
    for slot in range(SLOTS):
        building += [
            Numbers(1, f"building contract {slot}: whether there is one"),
            Numbers(1, f"building contract {slot}: VP", 6, MUCH),
            Numbers(ARTISANS + 1, f"building contract {slot}: cost, as bundles list it", 3, MUCH),
            Numbers(shapes, f"building contract {slot}: shape"),
        ]
    return {
        "shipping": [
            numbers
            for slot in range(SLOTS)
            for numbers in (
                Numbers(1, f"shipping contract {slot}: whether there is one"),
                Numbers(COINS + 1, f"shipping contract {slot}: cost, as bundles list it", 3, MUCH),
            )
        ],
        "building": building,
        "followers": [Numbers(FOLLOWERS, f"follower card on offer in place {slot}") for slot in range(SLOTS)],
        "discards": [Numbers(FOLLOWERS, "follower cards discarded")],
        "estate_offer": [Numbers(kinds, f"kind of estate tile on offer in place {slot}") for slot in range(SLOTS + 1)],
        "rewards": [
            numbers
            for space in range(len(tables.space_zone))
            for numbers in (
                Numbers(1, f"reward tile {space}: whether it is there"),
                Numbers(ANY_GOODS + 1, f"reward tile {space}: gain, as bundles list it", 3, MUCH),
                *([Numbers(BUNDLE - ANY_GOODS - 1, "always 0", 3, 0)] if BUNDLE > ANY_GOODS + 1 else []),
            )
        ],
    }


def _to_come(tables: Tables) -> Parts:
    """The rival, what the supplies still hold, and what the observer alone knows."""
    kinds = len(tables.tile_kind)
    return {
        "chariots": [Numbers(TRACKS, f"track of the {which} chariot tile") for which in ("present", "next")],
        "rival": [
            *(
                Numbers(1, f"solo: the rival on track {track}", int(tables.track_length[track]), MUCH)
                for track in range(TRACKS)
            ),
            Numbers(ROUTES, "solo: ports that the rival's ship on the route has reached", 8, MUCH),
            Numbers(ROUTES, "solo: VP of the port of the rival's ship on the route", 14, MUCH),
            Numbers(1, "solo: points of the rival", 10, MUCH),
            points(1, "solo: VP of the rival", 100),
            Numbers(1, "solo: chariot tiles of the rival", 5, MUCH),
        ],
        "to_come": [
            Numbers(len(tables.shipping_cost), "shipping contracts in the draw pile"),
            Numbers(len(tables.building_vp), "building contracts in the draw pile"),
            Numbers(kinds, "estate tiles of a kind still in their supplies", 1, MUCH),
            Numbers(len(tables.emperor_cells) // 2, "emperor tiles that have not been used"),
            Numbers(len(tables.chariot_track), "chariot tiles that have not been turned up"),
            Numbers(len(tables.chariot_track), "chariot tiles that nobody won"),
        ],
        "mosaic_offer": [Numbers(MOSAIC_TILES, "mosaic tiles to choose from")],
        "packet": [Numbers(FOLLOWERS, "follower cards that the observer drafts from")],
        "drafted": [
            Numbers(
                FOLLOWERS,
                "pass of the draft in which the observer saw the card last, from 1, and a half more if it took it",
                2,
                MUCH,
            )
        ],
        "hand": [Numbers(FOLLOWERS, "the observer's hand")],
        "unseen": [
            Numbers(1, "how often the discards were reshuffled", 3, MUCH),
            Numbers(
                FOLLOWERS,
                "followers not seen since they came into the deck: 1, and 1 more for each reshuffle after that",
                1,
                MUCH,
            ),
        ],
    }


def player(tables: Tables) -> Parts:
    """Parts of each player."""
    kinds = len(tables.tile_kind)
    estate: list[Numbers] = []
    for cell in range(ESTATE_CELLS):
        estate += [
            Numbers(1, f"estate cell {cell}: whether a tile was laid there"),
            Numbers(1, f"estate cell {cell}: whether it is turned over"),
            Numbers(kinds, f"estate cell {cell}: kind of tile"),
        ]
    ships: list[Numbers] = []
    for ship in range(SHIPS):
        ships += [
            Numbers(ROUTES, f"route of ship {ship}"),
            Numbers(1, f"ports that ship {ship} has reached", 8, MUCH),
            Numbers(1, "VP of its port", 14, MUCH),
        ]
    return {
        "seated": [Numbers(SEATS, "the seat itself")],
        "score": [points(1, "VP", 100), points(VP_SOURCES, "VP by source, in the order of `ledger_sources`", 20)],
        "stock": [Numbers(STOCK, "goods, coins, influence and artisans", 5, MUCH)],
        "estate": estate,
        "row": [Numbers(FOLLOWERS, "followers in the row")],
        "face_down": [Numbers(FOLLOWERS, "followers face down")],
        "idle": [Numbers(FOLLOWERS, "followers that wait")],
        "known": [Numbers(FOLLOWERS, "cards in hand that everybody knows")],
        "counts": [
            Numbers(1, "cards in hand", 6, MUCH),
            Numbers(1, "shipping contracts fulfilled", 6, MUCH),
            Numbers(1, "building contracts fulfilled", 6, MUCH),
            Numbers(1, "markers left", 4, MUCH),
            Numbers(1, "markers beside the hippodrome", 3, MUCH),
            Numbers(1, "blocks left", 20, MUCH),
            Numbers(1, "chariot tiles won", 5, MUCH),
            Numbers(1, "cards drawn face down so far", 6, MUCH),
        ],
        "unknown": [
            Numbers(
                EARLIER + 1,
                "cards in hand not known to all: of the present deck, the one before, earlier ones",
                1,
                MUCH,
            )
        ],
        "claimed": [Numbers(MOSAIC_CELLS, "mosaic cells claimed")],
        "achievements": [Numbers(NEEDS, f"what mosaic cell {cell} needs", 6, MUCH) for cell in range(MOSAIC_CELLS)],
        "tracks": [
            *(
                Numbers(1, f"steps on chariot track {track}", int(tables.track_length[track]), MUCH)
                for track in range(TRACKS)
            ),
            Numbers(TRACKS, "markers below on the same step of the track", 4, SEATS),
        ],
        "ships": ships,
        "patricians": [Numbers(FORUM, "patricians in the forum")],
        "blocks": [Numbers(int(tables.zone_span[zone]), f"cells built in zone {zone}") for zone in range(ZONES)],
    }
