"""Effects that interrupt an action: of followers that place an artisan, and of estate tiles (D-39, D-41; section 6).

All but a placement and a drop may be declined. A special tile is flipped once it is used (N-R32).
"""

from __future__ import annotations

from triumvir.engine.bits import bit
from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma.actions import (
    BLOCKS,
    CONVERT,
    DROP,
    ESTATE_CELLS,
    INCOME,
    INCOMES,
    PASS,
    PLACE,
    PLAY,
    SAIL,
    TRACK,
    TRACKS,
)
from triumvir.games.nova_roma.state import EMPTY, NO_EFFECT, TILE_ARTISAN, TILE_EXTRA, TILE_RACE, Position
from triumvir.games.nova_roma.steps import build, estate, race, recruit, sail
from triumvir.games.nova_roma.steps.gains import gain, gains_something, pay, payable
from triumvir.games.nova_roma.steps.step import ASKED, Step, TileStep


def finish_effect(position: Position) -> None:
    """Back to the action that was interrupted."""
    position.effect = NO_EFFECT
    position.left = position.rest
    position.rest = 0
    position.track = EMPTY
    position.spot = EMPTY


def skip(position: Position) -> None:
    """Go on without the effect; after a move in the hippodrome an artisan may strengthen it (N-163)."""
    if position.effect == TILE_RACE and position.track != EMPTY:
        position.effect = TILE_ARTISAN
    else:
        finish_effect(position)


def flip(position: Position) -> None:
    """The special tile in effect is used (N-R32)."""
    position.actor().flipped |= bit(position.spot)


class FollowerPlace(Step):
    """D-41: the cell of the artisan that a follower places."""

    name = "follower_place"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """The cells for an artisan."""
        return estate.cells_legal(position, out, 0)

    def do(self, position: Position, action: i64) -> i64:
        """Place it; the tile below may have an effect in turn."""
        position.effect = NO_EFFECT
        estate.place(position, action - PLACE)
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Cells that are not free."""
        return estate.refuse_cell(position, action - PLACE) if PLACE <= action < PLACE + ESTATE_CELLS else "N-140"

    def lean(self, position: Position, action: i64) -> i64:
        """Where artisans give most."""
        return estate.lean_to_cell(position, action - PLACE)


class TileConvert(TileStep):
    """D-39: whether a conversion tile is used."""

    name = "tile_convert"

    def is_open(self, position: Position) -> bool:
        """Whether it can be paid and brings anything; if not it is not offered (N-R32)."""
        player = position.actor()
        tile = player.estate[position.spot]
        tables = position.tables
        return payable(position, player, tables.tile_pay[tile], 0, False) and gains_something(
            position, player, tables.tile_gain[tile]
        )

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Convert, or not."""
        out[0] = PASS
        out[1] = CONVERT
        return 2

    def do(self, position: Position, action: i64) -> i64:
        """Pay and gain; a conversion tile is not flipped."""
        player = position.actor()
        tables = position.tables
        tile = player.estate[position.spot]
        finish_effect(position)
        pay(position, player, tables.tile_pay[tile], False)
        gain(position, position.active, tables.tile_gain[tile])
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Nothing else is asked now."""
        return "N-156"

    def lean(self, position: Position, action: i64) -> i64:
        """As the case may be."""
        return LIKELY // 2


class TilePlay(TileStep):
    """D-39: the follower that a special tile plays."""

    name = "tile_play"

    def is_open(self, position: Position) -> bool:
        """Whether a card could be played without coins."""
        return recruit.can_play(position, 0)

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A hand card, or none."""
        return recruit.play_legal(position, out)

    def do(self, position: Position, action: i64) -> i64:
        """Play it; a full row asks for the follower to drop first."""
        flip(position)
        if recruit.play_by_tile(position, action - PLAY):
            finish_effect(position)
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Cards that are not in hand."""
        return "N-159"

    def lean(self, position: Position, action: i64) -> i64:
        """The card that does most."""
        return 0 if action == PASS else recruit.lean_to_card(position, action - PLAY)


class TileDrop(TileStep):
    """D-39: the follower that leaves a full row for it."""

    name = "tile_drop"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A follower of the row."""
        return recruit.drop_legal(position, out)

    def do(self, position: Position, action: i64) -> i64:
        """Drop one, then play the chosen card."""
        flip(position)
        recruit.drop_and_play_by_tile(position, action - DROP)
        finish_effect(position)
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Cards that are not in the row."""
        return "N-098"


class TileSail(TileStep):
    """D-39: the sails of a special tile."""

    name = "tile_sail"

    def is_open(self, position: Position) -> bool:
        """Whether any ship can move."""
        return sail.move_open(position)

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A ship and its route, or stop."""
        return sail.move_legal(position, out)

    def do(self, position: Position, action: i64) -> i64:
        """Sail one leg."""
        flip(position)
        sail.move(position, action - SAIL)
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """What is no leg, and what forbids one."""
        return sail.refuse_move(position, action) if action >= SAIL else "N-160"

    def lean(self, position: Position, action: i64) -> i64:
        """Ships that are at sea go on."""
        return sail.lean_to_move(position, action)


class TileBlock(TileStep):
    """D-39: the single block of a special tile."""

    name = "tile_block"

    def is_open(self, position: Position) -> bool:
        """Whether a block can be placed anywhere."""
        return build.block_open(position)

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Every free cell of any zone, or none."""
        return build.block_legal(position, out)

    def do(self, position: Position, action: i64) -> i64:
        """Lay it."""
        flip(position)
        finish_effect(position)
        build.place(position, action - BLOCKS)
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """More than a block, and cells that are taken."""
        if action < BLOCKS:
            return "N-161"
        return "N-161" if action - BLOCKS >= position.tables.singles else "N-119"


class TileIncome(TileStep):
    """D-39: the income of a special tile."""

    name = "tile_income"

    def is_open(self, position: Position) -> bool:
        """Whether an income brings anything."""
        return income_offered(position, 0) or income_offered(position, 1)

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """An income, or none."""
        out[0] = PASS
        count: i64 = 1
        i: i64
        for i in range(INCOMES):
            if income_offered(position, i):
                out[count] = INCOME + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Take it."""
        flip(position)
        finish_effect(position)
        gain(position, position.active, position.tables.incomes[action - INCOME])
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Incomes that the tile does not give or that bring nothing."""
        return "N-R30" if INCOME <= action < INCOME + INCOMES else "N-162"


def income_offered(position: Position, number: i64) -> bool:
    """Whether the tile in effect gives this income, and it brings anything (N-162, N-R30)."""
    tables = position.tables
    player = position.actor()
    if number >= len(tables.incomes):
        return False
    if tables.tile_income[player.estate[position.spot]] != number and not tables.income_choice:
        return False
    return gains_something(position, player, tables.incomes[number])


class TileRace(TileStep):
    """D-39: the track of a special tile."""

    name = "tile_race"

    def is_open(self, position: Position) -> bool:
        """Whether a marker can advance."""
        return race.advance_open(position)

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A track, or none."""
        out[0] = PASS
        return race.tracks_legal(position, out, 1)

    def do(self, position: Position, action: i64) -> i64:
        """Advance; the tile moves one marker only."""
        flip(position)
        position.track = action - TRACK
        race.advance(position, position.track)
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Tracks that end or lack the horses."""
        if TRACK <= action < TRACK + TRACKS:
            return race.refuse_track(position, action - TRACK, "N-132")
        return "N-130"


class TileArtisan(TileStep):
    """D-39: an artisan for one more space."""

    name = "tile_artisan"

    def is_open(self, position: Position) -> bool:
        """Whether an artisan can be paid for one more space."""
        return race.artisan_open(position)

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Pay an artisan, or not."""
        return race.artisan_legal(out)

    def do(self, position: Position, action: i64) -> i64:
        """Pay it; the track is asked next."""
        flip(position)
        race.pay_artisan(position)
        position.effect = TILE_EXTRA
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """A space without the artisan."""
        return race.refuse_artisan(position, action)

    def lean(self, position: Position, action: i64) -> i64:
        """Artisans do more elsewhere."""
        return race.lean_to_artisan(action)


class TileExtra(TileStep):
    """D-39: the track for that space."""

    name = "tile_extra"

    def is_open(self, position: Position) -> bool:
        """Whether the marker can advance."""
        return race.advance_open(position)

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """The track of the tile."""
        return race.tracks_legal(position, out, 0)

    def do(self, position: Position, action: i64) -> i64:
        """Advance one space."""
        flip(position)
        race.advance(position, action - TRACK)
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Other tracks."""
        return race.refuse_extra(position, action)
