"""What a player has to work with: cards, figures in the camps and extra actions. Tenths of a VP."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64
from triumvir.games.trajan.actions import TYPES
from triumvir.games.trajan.evaluate_tempo import AMPLE, faded
from triumvir.games.trajan.state import Player, Position
from triumvir.games.trajan.steps.seaport import LIKE, PAIRS
from triumvir.games.trajan.tables import FORUM_EXTRA, JOKER_ACTION, JOKER_COMMODITY, SET_EXTRA

ACTION: Final = 32  # what an action costs that is only spent to cash in something prepared

# Cards: a card of a kind on its own ends up as an eighth of two poor shipments.
SINGLE_CARD: Final = 12
CARD_JOKER: Final = 30  # makes a pair out of one card, or three of a kind out of two

# Figures in the camps save the action that recruits them; the first one most, since nothing goes without it.
FIRST_FIGURE: Final = 18
MORE_FIGURES: Final = 8

# Extra action tiles are actions that cost no time; with a +2 marker two of them.
EXTRA_TILE: Final = 26
EXTRA_TILE_PLUS2: Final = 48
ACTION_JOKER: Final = 34  # fits always
PLUS2_MARKER: Final = 16  # for tiles still to come


def cards_worth(position: Position, player: Player, later: i64, outlook: i64) -> i64:
    """The hand as shipments to come, at least what it scores at the end."""
    tables = position.tables
    last = later == 0
    like = tables.ship_back[LIKE] if last and position.gray_ships & bit(LIKE) else tables.ship_front[LIKE]
    pairs = tables.ship_back[PAIRS] if last and position.gray_ships & bit(PAIRS) else tables.ship_front[PAIRS]
    most = len(pairs)
    pair = (10 * pairs[most - 1] - ACTION) // most  # a share of a full load
    hoped: i64 = 0
    for count in player.hand:
        if count == 1:
            hoped += SINGLE_CARD
        elif count == 2:
            hoped += pair
        elif count > 2:
            hoped += 10 * like[min(count, len(like)) - 1] - ACTION
    jokers = player.mat[JOKER_COMMODITY]
    return faded(10 * tables.vp_card * player.cards, hoped + CARD_JOKER * jokers, outlook)


def figures_worth(position: Position, player: Player, outlook: i64) -> i64:
    """Workers and legionaries that wait in the camps."""
    tables = position.tables
    hoped: i64 = 0
    if player.workers > 0:
        hoped += FIRST_FIGURE + MORE_FIGURES * (player.workers - 1)
    if player.camp > 0:
        hoped += FIRST_FIGURE + MORE_FIGURES * (player.camp - 1)
    return 10 * (tables.vp_worker * player.workers + tables.vp_legionary * player.camp) + hoped * outlook // AMPLE


def extras_worth(player: Player, outlook: i64) -> i64:
    """Extra action tiles and +2 markers."""
    total = ACTION_JOKER * player.mat[JOKER_ACTION] + PLUS2_MARKER * size(player.plus2)
    i: i64
    for i in range(TYPES):
        count = player.mat[FORUM_EXTRA + i] + player.mat[SET_EXTRA + i]
        if count > 0:
            total += count * (EXTRA_TILE_PLUS2 if player.plus2 & bit(i) else EXTRA_TILE)
    return total * outlook // AMPLE
