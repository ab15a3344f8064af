"""Every invariant of a position, reported with the clause it belongs to. Nothing here is needed for play.

`check_ranges` looks at single numbers, `check_supplies` at the components; here is what holds between them.
"""

from __future__ import annotations

from collections.abc import Iterator

from triumvir.engine.bits import members
from triumvir.games.nova_roma import state as st
from triumvir.games.nova_roma import tables as t
from triumvir.games.nova_roma.actions import (
    ESTATE_CELLS,
    FOLLOWERS,
    ROUTES,
    TRACKS,
    ZONES,
)
from triumvir.games.nova_roma.check_ranges import out_of_range
from triumvir.games.nova_roma.check_supplies import broken_supplies
from triumvir.games.nova_roma.state import EMPTY, Player, Position
from triumvir.games.nova_roma.steps.step import ActionStep, TileStep
from triumvir.games.nova_roma.steps.table import STEPS

DRAFTS = (st.DRAFT_TILE, st.DRAFT_CARD, st.KEEP_CARD)
RECRUITING = (st.RECRUIT_DRAW, st.RECRUIT_PLAY, st.RECRUIT_DROP, st.RECRUIT_DISCARD)
IN_TURN = (st.FIRST_ACTION, st.CLAIM_AFTER, st.PLACE_LEGIONNAIRE)  # with a patrician placed, outside an action


def check(position: Position) -> list[str]:
    """Every broken invariant; empty if the position is sound."""
    return out_of_range(position) or list(_broken(position))


def _broken(position: Position) -> Iterator[str]:
    for seat, player in enumerate(position.players):
        for problem in _broken_player(position, player):
            yield f"seat {seat}: {problem}"
    yield from _broken_forum(position)
    yield from broken_supplies(position)
    yield from _broken_table(position)
    yield from _broken_decision(position)


def _broken_player(position: Position, player: Player) -> Iterator[str]:
    tables, step = position.tables, position.step
    if player.known & ~player.hand:
        yield "more cards are known than held"
    if tables.open_hands and player.known != player.hand:
        yield "a card of an open hand is not known"
    if player.used & ~player.row or player.idle & ~player.row:
        yield "N-151 a follower that is not in the row is face down or idle"
    if len(members(player.row)) > tables.row_max:
        yield "N-098 too many followers in the row"
    total = tables.start_markers + tables.start_spare
    if player.markers + player.spare + len(members(player.claimed)) != total:
        yield "N-175 achievement markers"
    for cell in range(ESTATE_CELLS):
        tile = player.estate[cell]
        used = player.flipped >> cell & 1
        if used and (tile == EMPTY or tables.tile_kind[tile] < t.ONE_PLAY):
            yield "N-R32 a flipped tile that cannot be flipped"
    laid = sum(len(members(player.board[st.ZONE + zone])) for zone in range(ZONES))
    if laid + player.blocks != tables.start_blocks:
        yield f"N-003 {laid + player.blocks} blocks"
    drawing = step in DRAFTS or step in RECRUITING
    if len(members(player.hand)) > tables.hand_limit and not drawing:
        yield "N-R14 too many cards in hand"


def _broken_forum(position: Position) -> Iterator[str]:
    tables = position.tables
    figures: list[int] = members(position.legionnaires)
    if position.emperor != EMPTY:
        figures.append(position.emperor)
    for player in position.players:
        figures += members(player.patricians)
    if len(figures) != len(set(figures)):
        yield "N-R01 two figures on one forum cell"
    if position.step in DRAFTS or position.step == st.PLACE_EMPEROR:
        if figures:
            yield "N-182 figures in the forum before the round"
        return
    if position.emperor == EMPTY:
        yield "N-041 the emperor is not in the forum"
    if position.seats > 2 and position.legionnaires:
        yield "N-215 legionnaires with more than two players"
    for seat, player in enumerate(position.players):
        before = (seat - position.first) % position.seats < (position.active - position.first) % position.seats
        turns = position.lap + before + (seat == position.active and position.cell != EMPTY)
        if position.step == st.OVER:
            turns = tables.laps
        if len(members(player.patricians)) != turns:
            yield f"N-031 seat {seat} has {len(members(player.patricians))} patricians after {turns} turns"
    if position.cell != EMPTY and not position.players[position.active].patricians >> position.cell & 1:
        yield "N-050 the patrician of the turn is missing"


def _broken_table(position: Position) -> Iterator[str]:
    tables = position.tables
    owned = sum(player.stock[t.ARTISANS] + len(members(player.placed)) for player in position.players)
    if owned + position.artisans != tables.artisans:
        yield f"N-R17 {owned + position.artisans} artisans"
    won = members(position.rival_chariots)
    for player in position.players:
        won += members(player.chariots)
    awarded = position.round + (position.step == st.OVER)
    if len(won) != len(set(won)) or not set(won) <= set(position.chariots[:awarded]):
        yield "N-181 chariot tiles"
    if position.seats != 1 and (position.rival_chariots or position.rival_contracts or position.rival_points):
        yield "N-190 an automa with several players"
    for track in range(TRACKS):
        heights = [player.board[st.HEIGHT + track] for player in position.players]
        if len(set(heights)) != len(heights):
            yield "N-133 two markers at one height"
    drafted = [p.board[st.MOSAIC + row] for p in position.players for row in range(3)]
    drafted = [tile for tile in drafted if tile != EMPTY] + members(position.open_tiles)
    if len(drafted) != len(set(drafted)):
        yield "N-020 a mosaic tile lies in two places"
    if position.step == st.DRAFT_TILE:
        if sum(p.board[st.MOSAIC + row] != EMPTY for p in position.players for row in range(3)) + position.left != (
            3 * position.seats
        ):
            yield "N-225 picks left"
        for row in range(3):
            own = [tile for tile in drafted if tile // t.PER_COLOUR == row]
            if set(position.mosaics[row * 5 : row * 5 + len(own)]) != set(own):
                yield "N-225 face-up tiles"
    if position.seats == 1 and (position.first or position.claimant != EMPTY):
        yield "N-193 the first-player marker alone"
    if any(not 0 <= port < ROUTES * 100 for port in position.rival[st.RIVAL_SHIP :]):
        yield "N-191 the automa's ships"


def _broken_decision(position: Position) -> Iterator[str]:
    """What the step says must fit together, so that play can go on."""
    tables, step = position.tables, position.step
    if (position.to_act == -1) != (step == st.OVER):
        yield "the end of the game"
        return
    if step in DRAFTS:
        if position.goods_left or position.wheel or position.effect or position.rings or position.due:
            yield "a decision during the drafts"
        return
    if step == st.OVER:
        return
    decides = position.goods_seat if position.goods_left else position.active
    if position.to_act != decides or decides == EMPTY:
        yield "another seat decides"
        return
    yield from _broken_effect(position)
    yield from _broken_action(position)
    yield from _broken_choice(position)
    if step == st.PLACE_EMPEROR and position.emperor_at == 0:
        yield "N-040 no emperor tile"
    if position.lap > tables.laps:
        yield "the lap"


def _broken_effect(position: Position) -> Iterator[str]:
    """What interrupts an action."""
    player = position.players[position.active]
    if position.effect == st.NO_EFFECT or position.effect == st.FOLLOWER_PLACE:
        return
    if not isinstance(STEPS[position.effect], TileStep):
        yield "the effect"
    elif position.spot == EMPTY or player.estate[position.spot] == EMPTY:
        yield "the tile in effect"


def _broken_action(position: Position) -> Iterator[str]:
    """What a step of an action rests on."""
    step = position.step
    acting = isinstance(STEPS[step], ActionStep)
    if (acting or step in IN_TURN) and position.cell == EMPTY:
        yield "N-050 no patrician was placed"
    early = position.strength > 0 or (step == st.DECLARE and position.action != EMPTY)
    if step in (st.DECLARE, st.WINDOW) and early:
        yield "N-007 an action has its strength before it is declared"
    if not acting or step == st.DECLARE:
        return
    if position.action == EMPTY:
        yield "the action"
    elif step not in (st.WINDOW, st.END_WINDOW) and position.strength == 0:
        yield "N-007 an action without strength"


def _broken_choice(position: Position) -> Iterator[str]:
    """What `chosen` stands for."""
    tables, step, chosen = position.tables, position.step, position.chosen
    player = position.players[position.active]
    if step == st.BUILD_PLACE and not (0 <= chosen < len(tables.building_vp) and player.building >> chosen & 1):
        yield "the contract to build"
    if step == st.UPGRADE_CELL and not 0 <= chosen < len(tables.tile_kind):
        yield "the tile to lay"
    dropping = step == st.RECRUIT_DROP or position.effect == st.TILE_DROP
    if dropping and not (0 <= chosen < FOLLOWERS and player.hand >> chosen & 1):
        yield "the card to play"
