"""What the numbers of an observation mean, in the order in which `observe` writes them."""

from __future__ import annotations

from triumvir.engine.layout import Numbers, Parts, points
from triumvir.games.forum_trajanum.actions import (
    BONUSES,
    CELLS,
    FACES,
    FORUM,
    GREYS,
    KINDS,
    RESOURCES,
    ROWS,
    TRACK_STEPS,
)
from triumvir.games.forum_trajanum.observe import CYCLES, DUES, FEW, MANY, MOSAIC, SEATS, SPACES, STEPS, TARGETS
from triumvir.games.forum_trajanum.state import VP_SOURCES
from triumvir.games.forum_trajanum.tables import BUILDINGS, CITIZENS, CORNERS, STREETS, TRAJAN_CARDS

MUCH = 400  # more than anybody has of anything

TABLE: Parts = {
    "step": [Numbers(STEPS, "the kind of decision; who commits in secret is seen picking the first tile")],
    "turn": [
        Numbers(SEATS, "the start player, counted clockwise from the observer"),
        Numbers(SEATS, "whose turn it is, counted clockwise from the observer"),
        Numbers(SEATS, "who decides, counted clockwise from the observer"),
    ],
    "calendar": [
        Numbers(CYCLES, "the cycle"),
        Numbers(1, "round of the cycle, counted from 0", FEW, MUCH),
        Numbers(1, "turns taken in this round", FEW, MUCH),
    ],
    "streets": [Numbers(STREETS, f"street card {number} of this round") for number in range(2)],
    "called": [Numbers(STREETS, "how often the street was called in this cycle, in halves", 2, 2 * STREETS)],
    "orders": [
        Numbers(TRAJAN_CARDS, "Trajan cards of the game"),
        Numbers(TRAJAN_CARDS, "the Trajan card of this cycle"),
    ],
    "mosaic": [Numbers(MOSAIC, f"colour of mosaic space {space}") for space in range(FORUM)],
    "citizen": [Numbers(CITIZENS, "the citizen tile in question")],
    "offer": [Numbers(RESOURCES, "resources on offer")],
    "face": [Numbers(FACES, "the building in question")],
    "place": [Numbers(CELLS, "where its first half goes"), Numbers(CELLS, "where its second half goes")],
    "track": [Numbers(GREYS, "the track in question")],
    "target": [Numbers(TARGETS, "what an effect is aimed at")],
    "bonuses": [
        Numbers(1, "bonuses still to choose", 2, MUCH),
        Numbers(BONUSES, "bonuses chosen already"),
    ],
    "row": [Numbers(ROWS, "the row in question")],
    "swaps": [Numbers(1, f"swaps left for the {who}", 2, MUCH) for who in ("merchant", "worker", "builder")],
    "due": [Numbers(DUES, "what is due next, in halves", 2, MUCH)],
    "served": [Numbers(2, "which of the two street cards is being served")],
    "picked": [
        Numbers(length, f"the {which} tile that the observer takes: {what}")
        for which in ("first", "second")
        for length, what in ((CELLS, "its cell"), (KINDS, "its kind"))
    ],
    "paid": [Numbers(1, "resources paid for the pick", FEW, MUCH)],
}
PLAYER: Parts = {
    "score": [points(VP_SOURCES, "VP by source, in the order of `ledger_sources`", MANY), points(1, "VP", MANY)],
    "stock": [Numbers(RESOURCES, "resources", FEW, MUCH)],
    "tracks": [Numbers(GREYS - 1, "steps on the track", TRACK_STEPS, TRACK_STEPS)],
    "prestige": [
        Numbers(1, "steps ahead on the prestige track", 10, MUCH, -MUCH),
        Numbers(1, "whether the marker is turned over"),
        Numbers(1, "envoys in the largest group", 10, FORUM),
        points(1, "VP of that group", MANY),
        points(1, "what the Trajan markers are worth", 10),
    ],
    "covered": [Numbers(CELLS, "cells whose tile was taken")],
    "corners": [Numbers(KINDS, f"kind of the tile taken at corner {corner}") for corner in range(CORNERS)],
    "buildings": [Numbers(CELLS, f"cells with building {building}") for building in range(BUILDINGS)],
    "cranes": [Numbers(CORNERS, "cranes used up")],
    "citizens": [
        Numbers(SPACES, "spaces with a citizen"),
        Numbers(SPACES, "citizens not used yet"),
        Numbers(SPACES, "citizens of another colour than their space"),
    ],
    "ship": [Numbers(1, "tiles on the ship", FEW, MUCH)],
    "envoys": [Numbers(FORUM, "envoys in the forum")],
    "reserve": [Numbers(KINDS, "tiles in reserve, by kind", 1, MUCH)],
    "committed": [Numbers(1, "whether the pick is made")],
    "taken": [Numbers(CELLS, "cells of the tiles of this round")],
    "kept": [Numbers(1, "whether the tile kept is in hand"), Numbers(KINDS, "its kind, if it is known")],
    "passed": [
        Numbers(1, "whether the tile passed on is in hand"),
        Numbers(KINDS, "its kind, if it is known"),
    ],
}
