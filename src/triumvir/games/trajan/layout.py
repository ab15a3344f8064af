"""What the numbers of an observation mean, in the order in which `observe` writes them."""

from __future__ import annotations

from triumvir.engine.layout import VARIES, Numbers, Parts, points
from triumvir.games.trajan.actions import COLOURS, KINDS, PROVINCES, SHIPS, SITES, SPACES, STACKS, TRAYS, TYPES
from triumvir.games.trajan.observe_player import EFFECTS, SHOWN, STEPS
from triumvir.games.trajan.state import COLOUR_MASK, VP_SOURCES
from triumvir.games.trajan.tables import BONUSES, BUILDING_KINDS, BUILDINGS, CARDS, DEMANDS, MAT_KINDS, TILES, Tables

FIGURES = 100  # more than anybody has


def tile(where: str) -> list[Numbers]:
    """A Trajan tile."""
    return [
        Numbers(1, f"{where}: whether there is a Trajan tile"),
        Numbers(1, f"{where}: VP of the tile", 9, 99),
        Numbers(EFFECTS, f"{where}: by effect, its amount or 1", 1, 9),
        Numbers(COLOURS, f"{where}: markers asked for, by colour", 1, 2),
    ]


def table(tables: Tables) -> Parts:
    """Parts of the table."""
    return {**_turn(tables), **_board(), **_supplies()}


def _turn(tables: Tables) -> Parts:
    """What is being decided, and what has been chosen so far."""
    return {
        "step": [Numbers(STEPS, "the kind of decision")],
        "action": [Numbers(TYPES, "the action being performed")],
        "turn": [
            Numbers(4, "who decides, counted clockwise from the observer"),
            Numbers(4, "whose turn it is, counted clockwise from the observer"),
            Numbers(4, "the start player, counted clockwise from the observer"),
        ],
        "performed": [Numbers(TYPES, "actions performed this turn")],
        "held": [Numbers(COLOURS, "markers picked up and not sown yet, by colour", 1, COLOUR_MASK)],
        "target": [Numbers(TRAYS, "the tray of the last marker")],
        "calendar": [
            Numbers(1, "steps of the time marker in this round", int(tables.circuit), 200),
            Numbers(1, "quarter, counted from 0", int(tables.quarters), int(tables.quarters)),
            Numbers(1, "whether the round ends after this turn"),
        ],
        "demands": [Numbers(DEMANDS, "demand tiles face up: bread, games, religion", 1, int(tables.demands))],
        "ships": [Numbers(SHIPS, "whether the ship shows its grey side")],
        "shipment": [
            Numbers(1, "cards or pairs in the shipment, or cards laid out", 1, 12),
            Numbers(1, "markers, cards or tiles still to take at set-up", 12, 12),
            Numbers(KINDS, "commodities in the shipment"),
        ],
        "chosen": [
            Numbers(SHIPS, "the ship in use"),
            Numbers(KINDS, "the commodity about to be discarded"),
            *tile("tile to be placed"),
        ],
        "following": [
            Numbers(1, "repeats by an extra action tile so far", 1, 9),
            Numbers(1, "repeats that the tile gives in all", 1, 9),
            Numbers(1, "whether the action was granted by the first building tile of a kind"),
            Numbers(TYPES, "the action that the tile repeats"),
            Numbers(TYPES, "an action that the first building tile of a kind grants, and that follows"),
        ],
    }


def _board() -> Parts:
    """What lies on the table for everybody."""
    provinces = []
    for number in range(PROVINCES):
        provinces += [
            Numbers(1, f"province {number}: whether a forum tile lies there"),
            Numbers(1, f"province {number}: kind of the tile, counted from 1", MAT_KINDS, MAT_KINDS),
            Numbers(1, f"province {number}: VP printed there", 10, 99),
        ]
    sites = []
    for number in range(SITES):
        sites += [
            Numbers(BUILDING_KINDS, f"construction site {number}: kind of the tile"),
            Numbers(1, f"construction site {number}: VP of the tile", 5, 99),
        ]
    return {
        "forum": [Numbers(MAT_KINDS, "tiles of a kind in the forum", 1, SPACES)],
        "spaces": [Numbers(SPACES, "kind of the tile on the space, counted from 1", MAT_KINDS, MAT_KINDS)],
        "provinces": provinces,
        "sites": sites,
        "stacks": [numbers for number in range(STACKS) for numbers in tile(f"top of Trajan stack {number}")],
        "discards": [Numbers(KINDS, f"top card of the {side} discard pile") for side in ("left", "right")],
        "piles": [
            Numbers(CARDS, f"kind of each card of the {side} pile from the top down, counted from 1", KINDS, KINDS)
            for side in ("left", "right")
        ],
        "bonus": [Numbers(BONUSES, "bonus tiles of this quarter: 1 the first, 1/2 the second", 2, 2)],
    }


def _supplies() -> Parts:
    """What the supplies still hold, and what the observer alone knows."""
    return {
        "supplies": [
            Numbers(1, "cards in the draw pile", 60, CARDS),
            Numbers(1, "cards in both discard piles", 60, CARDS),
            Numbers(1, "forum tiles in the supply", 70, 200),
        ],
        "to_come": [
            Numbers(MAT_KINDS, "forum and extra action tiles of a kind still in their supplies", 1, 100),
            Numbers(DEMANDS, "demand tiles that have not been face up: bread, games, religion", 1, 99),
            Numbers(BONUSES, "bonus tiles in the bag"),
            Numbers(TILES, "Trajan tiles face down in their stacks"),
        ],
        "hand": [Numbers(KINDS, "the observer's cards, by commodity", 1, CARDS)],
        "earlier": [
            Numbers(
                KINDS, "after a reshuffle: cards of earlier draw piles that the observer has not seen there", 1, CARDS
            ),
            Numbers(KINDS, "after a reshuffle: cards that the observer drew from earlier draw piles", 1, CARDS),
        ],
    }


def player(tables: Tables) -> Parts:
    """Parts of each player."""
    return {
        "seated": [Numbers(4, "the seat itself")],
        "score": [points(1, "VP", 100), points(VP_SOURCES, "VP by source, in the order of `ledger_sources`", 30)],
        "trays": [Numbers(COLOURS, f"markers in tray {tray}, by colour", 1, COLOUR_MASK) for tray in range(TRAYS)],
        "slots": [numbers for tray in range(TRAYS) for numbers in tile(f"slot of tray {tray}")],
        "arch": [Numbers(TRAYS, "the tray with the arch")],
        "plus2": [Numbers(TYPES, "actions with a +2 marker")],
        "figures": [
            Numbers(1, "figures in the supply", 13, FIGURES, -FIGURES),
            Numbers(1, "workers at hand", 5, FIGURES, -FIGURES),
            Numbers(1, "legionaries in the camp", 5, FIGURES, -FIGURES),
        ],
        "leader": [Numbers(PROVINCES, "the province of the leader")],
        "legionaries": [Numbers(PROVINCES, "provinces with a legionary")],
        "workers": [Numbers(SITES, "construction sites with a worker")],
        "buildings": [Numbers(BUILDING_KINDS, "construction tiles of a kind", 1, BUILDINGS)],
        "mat": [Numbers(MAT_KINDS, "forum and extra action tiles of a kind", 1, 100)],
        "fulfilled": [Numbers(DEMANDS, "Trajan tiles that cover bread, games, religion", 1, TILES)],
        "bonus_tiles": [Numbers(BONUSES, "bonus tiles, yellow side"), Numbers(BONUSES, "bonus tiles, grey side")],
        "senate": [
            Numbers(1, "votes on the senate track", 7, FIGURES, -FIGURES),
            Numbers(1, "height of the disc, over the height that the next disc gets", VARIES, 127),
        ],
        "cards": [Numbers(1, "cards in hand", 10, CARDS)],
        "known": [Numbers(KINDS, "cards in hand that everybody knows", 1, CARDS)],
        "display": [Numbers(KINDS, "cards laid out", 1, CARDS)],
        "drawn": [
            Numbers(1, "after a reshuffle: cards drawn from earlier draw piles", 10, CARDS),
            Numbers(
                SHOWN, "cards shown since that nobody knew, the last one first: kind, counted from 1", KINDS, KINDS
            ),
            Numbers(SHOWN, "how many cards of the draw pile of that time were drawn by then", 10, CARDS),
        ],
    }
