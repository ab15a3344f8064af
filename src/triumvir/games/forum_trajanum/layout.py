"""What the numbers of an observation mean, in the order in which `observe` writes them."""

from __future__ import annotations

from triumvir.engine.ink import HIGHEST
from triumvir.engine.layout import Numbers, Parts, points
from triumvir.games.forum_trajanum.actions import (
    BONUSES,
    CELLS,
    FACES,
    FORUM,
    GREYS,
    RESOURCES,
    ROWS,
    TRACK_STEPS,
)
from triumvir.games.forum_trajanum.observe import CYCLES, DUES, MOSAIC, SEATS, TARGETS
from triumvir.games.forum_trajanum.observe_player import FEW, MANY, SPACES, STEPS
from triumvir.games.forum_trajanum.state import FROM_COLONIA, FROM_RESERVE, VP_SOURCES
from triumvir.games.forum_trajanum.tables import BUILDINGS, CITIZENS, CORNERS, STREETS, TRAJAN_CARDS, Tables

MUCH = 400  # more than anybody has of anything


def table(tables: Tables) -> Parts:
    """Parts of the table."""
    return {**_calendar(), **_commit(int(tables.kinds)), **_decision(int(tables.kinds))}


def _calendar() -> Parts:
    """Where the game stands, and what lies on the table for everybody."""
    return {
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
        "called": [Numbers(STREETS, "how often the street was called in this game, in halves", 2, 2 * STREETS)],
        "orders": [
            Numbers(TRAJAN_CARDS, "Trajan cards of the game"),
            Numbers(TRAJAN_CARDS, "the Trajan card of this cycle"),
        ],
        "mosaic": [Numbers(MOSAIC, f"colour of mosaic space {space}") for space in range(FORUM)],
    }


def _commit(kinds: int) -> Parts:
    """Phase 1: what others see of it, and what the observer has chosen itself."""
    return {
        "stage": [Numbers(1, "decisions that who commits in secret has taken, in halves", 2, 2)],
        "served": [Numbers(2, "which of the two street cards is being served")],
        "picked": [
            Numbers(length, f"the {which} tile that the observer takes: {what}")
            for which in ("first", "second")
            for length, what in ((CELLS, "its cell"), (kinds, "its kind"))
        ],
        "paid": [Numbers(1, "resources paid for the pick", FEW, MUCH)],
    }


def _decision(kinds: int) -> Parts:
    """What is being decided."""
    return {
        "citizen": [Numbers(CITIZENS, "the citizen tile in question")],
        "origin": [
            Numbers(FROM_COLONIA, "where it comes from: own, received, reserve, Colonia"),
            Numbers(FROM_RESERVE, "where the tile comes from that is used after it: own, received, reserve"),
            Numbers(1, "its kind if it comes from the reserve, counted from 1", kinds, kinds),
        ],
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
        "swaps": [
            Numbers(1, f"exchanges of the {who} in this turn", 2, MUCH) for who in ("merchant", "worker", "builder")
        ],
        "due": [
            Numbers(DUES, "what is due: 1 if it is next, 2 if after that, 4 if third and so on, added up", 8, HIGHEST)
        ],
    }


def player(tables: Tables) -> Parts:
    """Parts of each player."""
    kinds = int(tables.kinds)
    return {
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
        "covered": [Numbers(CELLS, "cells with a tile")],
        "corners": [
            Numbers(kinds, f"kind of the tile at corner {corner}, also if it was taken in this round")
            for corner in range(CORNERS)
        ],
        "buildings": [Numbers(CELLS, f"cells with building {building}") for building in range(BUILDINGS)],
        "cranes": [Numbers(CORNERS, "cranes used up")],
        "citizens": [
            Numbers(SPACES, "spaces with a citizen"),
            Numbers(SPACES, "active citizens"),
            Numbers(SPACES, "citizens of the left neighbour"),
        ],
        "ship": [Numbers(1, "tiles on the ship", FEW, MUCH)],
        "envoys": [Numbers(FORUM, "envoys in the forum")],
        "first_citizen": [Numbers(CITIZENS, "the tile that became the first citizen")],
        "tiles": [
            Numbers(kinds, "tiles in reserve, by kind", 1, MUCH),
            Numbers(kinds, "tiles put on the ship, by kind, those that became envoys too", 1, MUCH),
            Numbers(kinds, "reserve tiles used up, by kind", 1, MUCH),
            Numbers(
                kinds, "tiles that all have seen, by kind, but for those of this round; the others follow", 1, MUCH
            ),
        ],
        "committed": [Numbers(1, "whether the pick is made")],
        "taken": [Numbers(CELLS, "cells of the tiles of this round")],
        "kept": [
            Numbers(1, "whether the tile kept is in hand"),
            Numbers(kinds, "its kind if it is known, also when it was put away"),
        ],
        "passed": [
            Numbers(1, "whether the tile passed on is in hand"),
            Numbers(kinds, "its kind if it is known, also when it was put away"),
        ],
    }
