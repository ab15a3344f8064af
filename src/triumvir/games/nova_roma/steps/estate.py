"""The estate: placing an artisan, its output, and the effects of the tiles (D-38, D-39, D-41; sections 4.8 and 6)."""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64, vec
from triumvir.games.nova_roma.actions import (
    BLOCKS,
    CONVERT,
    DROP,
    ESTATE_CELLS,
    FOLLOWERS,
    HIRE,
    INCOME,
    INCOMES,
    PASS,
    PLACE,
    PLAY,
    SAIL,
    TRACK,
)
from triumvir.games.nova_roma.state import (
    EMPTY,
    FOLLOWER_PLACE,
    NO_EFFECT,
    PRODUCE,
    TILE_ARTISAN,
    TILE_BLOCK,
    TILE_CONVERT,
    TILE_DROP,
    TILE_EXTRA,
    TILE_INCOME,
    TILE_PLAY,
    TILE_RACE,
    TILE_SAIL,
    Player,
    Position,
)
from triumvir.games.nova_roma.steps import build, race, recruit, sail
from triumvir.games.nova_roma.steps.gains import gain, gains_something, pay, payable, receive
from triumvir.games.nova_roma.tables import (
    ANIMAL,
    ARTISANS,
    CONVERSION,
    ONE_BLOCK,
    ONE_INCOME,
    ONE_PLAY,
    ONE_SAIL,
    PRODUCTION,
    WHEAT,
)

FIRST_ROW: Final = 7  # estate cells; the other rows are three bits further each
FIRST_COLUMN: Final = 73


def tamed(position: Position, player: Player) -> bool:
    """Whether Trivia lets artisans onto animals now (N-157, N-R09, N-R11)."""
    if position.petition and not position.tables.trivia_in_petition:
        return False
    return player.row & ~player.idle & position.tables.tamers != 0


def free_cells(position: Position, player: Player) -> i64:
    """The cells that an artisan may be placed on (N-142, N-157, N-R31)."""
    free = (bit(ESTATE_CELLS) - 1) & ~player.placed
    if tamed(position, player):
        return free
    tables = position.tables
    i: i64
    for i in range(ESTATE_CELLS):
        tile = player.estate[i]
        if tile != EMPTY and tables.tile_kind[tile] == ANIMAL:
            free &= ~bit(i)
    return free


def can_place(position: Position, player: Player) -> bool:
    """Whether an available artisan can be placed."""
    return player.stock[ARTISANS] > 0 and free_cells(position, player) != 0


def can_hire(position: Position, player: Player) -> bool:
    """Whether an artisan can be hired (N-141, N-R17)."""
    return position.artisans > 0 and player.stock[WHEAT] >= position.tables.hire_wheat


def available(position: Position) -> bool:
    """Whether a placement or a hire is possible (N-R04)."""
    player = position.actor()
    return can_place(position, player) or can_hire(position, player)


def begin(position: Position) -> None:
    """As many sub-actions as strength (N-140)."""
    position.left = position.strength
    position.step = PRODUCE


def produce_open(position: Position) -> bool:
    """Whether another sub-action is possible."""
    return position.left > 0 and available(position)


def produce_legal(position: Position, out: vec[i64]) -> i64:
    """Hire, place, or stop after the first of them (N-140, N-R47)."""
    player = position.actor()
    count: i64 = 0
    if position.did:
        out[0] = PASS
        count = 1
    if can_hire(position, player):
        out[count] = HIRE
        count += 1
    return cells_legal(position, out, count)


def cells_legal(position: Position, out: vec[i64], count: i64) -> i64:
    """The cells for an available artisan (D-41)."""
    player = position.actor()
    if player.stock[ARTISANS] == 0:
        return count
    free = free_cells(position, player)
    i: i64
    for i in range(ESTATE_CELLS):
        if free >> i & 1:
            out[count] = PLACE + i
            count += 1
    return count


def produce(position: Position, action: i64) -> None:
    """One sub-action of Produce."""
    position.left -= 1
    position.did = True
    if action == HIRE:
        player = position.actor()
        player.stock[WHEAT] -= position.tables.hire_wheat
        receive(position, player, ARTISANS, 1)
    else:
        place(position, action - PLACE)


def place(position: Position, cell: i64) -> None:
    """Place an artisan: output of row and column, then the tile (N-143, N-144, N-145)."""
    tables = position.tables
    player = position.actor()
    row: i64 = FIRST_ROW
    column: i64 = FIRST_COLUMN
    in_row = size(player.placed & row << (cell // 3 * 3))
    in_column = size(player.placed & column << (cell % 3))
    receive(position, player, tables.row_output[cell // 3], tables.line_amount + in_row)
    receive(position, player, tables.column_output[cell % 3], tables.line_amount + in_column)
    player.stock[ARTISANS] -= 1
    player.placed |= bit(cell)
    tile = player.estate[cell]
    if tile == EMPTY or player.flipped >> cell & 1:
        return
    kind = tables.tile_kind[tile]
    if kind == PRODUCTION:
        gain(position, position.active, tables.tile_gain[tile])  # N-155
    elif kind == ANIMAL:
        reward_tamer(position, player)
    else:
        position.spot = cell
        position.track = EMPTY
        position.effect = effect_step(kind)
        position.rest = position.left
        position.left = tables.tile_amount[tile]


def reward_tamer(position: Position, player: Player) -> None:
    """Trivia's coin for an artisan on an animal (N-R34)."""
    tables = position.tables
    tamers = player.row & ~player.idle & tables.tamers
    i: i64
    for i in range(FOLLOWERS):
        if tamers >> i & 1:
            gain(position, position.active, tables.follower_gain[i])


# ---------------------------------------------------------------- effects of tiles


def effect_step(kind: i64) -> i64:
    """The decision that a tile asks for."""
    if kind == CONVERSION:
        return TILE_CONVERT
    if kind == ONE_PLAY:
        return TILE_PLAY
    if kind == ONE_SAIL:
        return TILE_SAIL
    if kind == ONE_BLOCK:
        return TILE_BLOCK
    if kind == ONE_INCOME:
        return TILE_INCOME
    return TILE_RACE


def finish_effect(position: Position) -> None:
    """Back to the action that was interrupted."""
    position.effect = NO_EFFECT
    position.left = position.rest
    position.rest = 0
    position.track = EMPTY
    position.spot = EMPTY


def income_offered(position: Position, number: i64) -> bool:
    """Whether the tile in effect gives this income, and it brings anything (N-162, N-R30)."""
    tables = position.tables
    player = position.actor()
    if number >= len(tables.incomes):
        return False
    if tables.tile_income[player.estate[position.spot]] != number and not tables.income_choice:
        return False
    return gains_something(position, player, tables.incomes[number])


def effect_open(position: Position) -> bool:
    """Whether the effect can be used now; if not it is not offered (N-R32)."""
    effect = position.effect
    if effect == TILE_CONVERT:
        player = position.actor()
        tile = player.estate[position.spot]
        tables = position.tables
        return payable(position, player, tables.tile_pay[tile], 0, False) and gains_something(
            position, player, tables.tile_gain[tile]
        )
    if effect == TILE_PLAY:
        return recruit.can_play(position, 0)
    if effect == TILE_SAIL:
        return sail.move_open(position)
    if effect == TILE_BLOCK:
        return build.block_open(position)
    if effect == TILE_INCOME:
        return income_offered(position, 0) or income_offered(position, 1)
    if effect == TILE_RACE or effect == TILE_EXTRA:
        return race.advance_open(position)
    if effect == TILE_ARTISAN:
        return race.artisan_open(position)
    return True


def skip_effect(position: Position) -> None:
    """Go on without the effect; after a move in the hippodrome an artisan may strengthen it (N-163)."""
    if position.effect == TILE_RACE and position.track != EMPTY:
        position.effect = TILE_ARTISAN
    else:
        finish_effect(position)


def effect_legal(position: Position, out: vec[i64]) -> i64:
    """The options of an effect; all but a placement and a drop may be declined."""
    effect = position.effect
    if effect == FOLLOWER_PLACE:
        return cells_legal(position, out, 0)
    if effect == TILE_PLAY:
        return recruit.play_legal(position, out)
    if effect == TILE_DROP:
        return recruit.drop_legal(position, out)
    if effect == TILE_SAIL:
        return sail.move_legal(position, out)
    if effect == TILE_BLOCK:
        return build.block_legal(position, out)
    if effect == TILE_EXTRA:
        return race.tracks_legal(position, out, 0)
    if effect == TILE_ARTISAN:
        return race.artisan_legal(out)
    out[0] = PASS
    count: i64 = 1
    if effect == TILE_RACE:
        return race.tracks_legal(position, out, count)
    if effect == TILE_CONVERT:
        out[count] = CONVERT
        return count + 1
    i: i64
    for i in range(INCOMES):
        if income_offered(position, i):
            out[count] = INCOME + i
            count += 1
    return count


def do_effect(position: Position, action: i64) -> None:
    """Carry out one decision of an effect; a special tile is flipped once it is used (N-R32)."""
    effect = position.effect
    if action == PASS:
        skip_effect(position)
        return
    if effect == FOLLOWER_PLACE:
        position.effect = NO_EFFECT
        place(position, action - PLACE)
        return
    tables = position.tables
    player = position.actor()
    spot = position.spot
    if effect == TILE_CONVERT:
        tile = player.estate[spot]
        finish_effect(position)
        pay(position, player, tables.tile_pay[tile], False)
        gain(position, position.active, tables.tile_gain[tile])
        return
    player.flipped |= bit(spot)
    if effect == TILE_PLAY:
        if recruit.play_by_tile(position, action - PLAY):
            finish_effect(position)
    elif effect == TILE_DROP:
        recruit.drop_and_play_by_tile(position, action - DROP)
        finish_effect(position)
    elif effect == TILE_SAIL:
        sail.move(position, action - SAIL)
    elif effect == TILE_BLOCK:
        finish_effect(position)
        build.place(position, action - BLOCKS)
    elif effect == TILE_INCOME:
        finish_effect(position)
        gain(position, position.active, tables.incomes[action - INCOME])
    elif effect == TILE_RACE:
        position.track = action - TRACK
        race.advance(position, position.track)
    elif effect == TILE_ARTISAN:
        race.pay_artisan(position)
        position.effect = TILE_EXTRA
    else:
        race.advance(position, action - TRACK)


def refuse(position: Position, step: i64, action: i64) -> str:
    """The rule that forbids an action in the estate."""
    if step == PRODUCE or step == FOLLOWER_PLACE:
        if PLACE <= action < PLACE + ESTATE_CELLS:
            player = position.actor()
            if player.stock[ARTISANS] == 0:
                return "N-142"
            return "N-R31" if player.placed & bit(action - PLACE) else "N-157"
        if action == HIRE and step == PRODUCE:
            return "N-R17" if position.artisans == 0 else "N-141"
        return "N-R47" if action == PASS and step == PRODUCE else "N-140"
    if step == TILE_CONVERT:
        return "N-156"
    if step == TILE_PLAY:
        return "N-159"
    if step == TILE_DROP:
        return "N-098"
    if step == TILE_SAIL:
        return sail.refuse(position, step, action) if action >= SAIL else "N-160"
    if step == TILE_BLOCK:
        return build.refuse(position, step, action) if action >= BLOCKS else "N-161"
    if step == TILE_INCOME:
        return "N-R30" if INCOME <= action < INCOME + INCOMES else "N-162"
    return race.refuse(position, step, action)
