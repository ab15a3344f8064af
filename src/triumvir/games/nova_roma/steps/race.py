"""Race: spaces on the hippodrome tracks, an artisan for one more, golden wheels (D-36, D-37)."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.games.nova_roma.actions import PASS, PAY_ARTISAN, TAKE_INFLUENCE, TAKE_MARKER, TRACK, TRACKS
from triumvir.games.nova_roma.state import (
    EMPTY,
    HEIGHT,
    MARKER,
    RACE,
    RACE_ARTISAN,
    TILE_ARTISAN,
    TILE_RACE,
    Player,
    Position,
)
from triumvir.games.nova_roma.steps.gains import receive
from triumvir.games.nova_roma.tables import ARTISANS, HORSE, INFLUENCE


def can_advance(position: Position, player: Player, track: i64) -> bool:
    """Whether a marker has a space before it and the horses for its line (N-132, N-R28)."""
    if position.track != EMPTY and position.track != track:
        return False  # the special tile moves one marker only
    tables = position.tables
    space = player.board[MARKER + track] + 1
    if space > tables.track_length[track]:
        return False
    return tables.track_horses[track * tables.track_stride + space] <= player.stock[HORSE]


def available(position: Position) -> bool:
    """Whether some marker can advance (N-R04)."""
    player = position.actor()
    i: i64
    for i in range(TRACKS):
        if can_advance(position, player, i):
            return True
    return False


def begin(position: Position) -> None:
    """Step 1: as many spaces as strength (N-130)."""
    position.left = position.strength
    position.track = EMPTY
    position.step = RACE


def advance_open(position: Position) -> bool:
    """Whether a space is left and a marker can advance."""
    return position.left > 0 and available(position)


def tracks_legal(position: Position, out: vec[i64], count: i64) -> i64:
    """The tracks on which the own marker can advance."""
    player = position.actor()
    i: i64
    for i in range(TRACKS):
        if can_advance(position, player, i):
            out[count] = TRACK + i
            count += 1
    return count


def advance_legal(position: Position, out: vec[i64]) -> i64:
    """A track, or stop after the first space (N-R47)."""
    if not position.did:
        return tracks_legal(position, out, 0)
    out[0] = PASS
    return tracks_legal(position, out, 1)


def advance(position: Position, track: i64) -> None:
    """One space: horses for a line, on top of the stack, the wheel (N-132, N-133, N-134)."""
    tables = position.tables
    player = position.actor()
    space = player.board[MARKER + track] + 1
    player.board[MARKER + track] = space
    player.board[HEIGHT + track] = position.heights
    position.heights += 1
    player.stock[HORSE] -= tables.track_horses[track * tables.track_stride + space]
    position.left -= 1
    if tables.track_wheels[track] >> space & 1:
        if player.spare > 0:
            position.wheel = True
        else:
            receive(position, player, INFLUENCE, tables.wheel_influence)  # N-R28


def artisan_open(position: Position) -> bool:
    """Whether an artisan can be paid for one more space (N-131)."""
    return position.actor().stock[ARTISANS] > 0 and available(position)


def artisan_legal(out: vec[i64]) -> i64:
    """Pay an artisan, or not."""
    out[0] = PASS
    out[1] = PAY_ARTISAN
    return 2


def pay_artisan(position: Position) -> None:
    """An available artisan goes back to the general supply (N-131, N-244)."""
    position.actor().stock[ARTISANS] -= 1
    position.artisans += 1
    position.left = position.tables.race_artisan_steps


def wheel_legal(out: vec[i64]) -> i64:
    """A marker, or influence (N-134)."""
    out[0] = TAKE_MARKER
    out[1] = TAKE_INFLUENCE
    return 2


def take_wheel(position: Position, action: i64) -> None:
    """What the golden wheel gives."""
    player = position.actor()
    position.wheel = False
    if action == TAKE_MARKER:
        player.spare -= 1
        player.markers += 1
    else:
        receive(position, player, INFLUENCE, position.tables.wheel_influence)


def refuse(position: Position, step: i64, action: i64) -> str:
    """The rule that forbids an action in the hippodrome."""
    if TRACK <= action < TRACK + TRACKS:
        track = action - TRACK
        if position.track != EMPTY and position.track != track:
            return "N-163"
        if position.actor().board[MARKER + track] == position.tables.track_length[track]:
            return "N-R28"
        return "N-131" if step in (RACE_ARTISAN, TILE_ARTISAN) else "N-132"
    if action == PASS and step == RACE:
        return "N-R47"
    if action == PASS:
        return "N-131"
    return "N-130" if step in (RACE, TILE_RACE) else "N-057"
