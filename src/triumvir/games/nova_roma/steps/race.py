"""Race: spaces on the hippodrome tracks, an artisan for one more, golden wheels (D-36, D-37)."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma.actions import PASS, PAY_ARTISAN, TAKE_INFLUENCE, TAKE_MARKER, TRACK, TRACKS
from triumvir.games.nova_roma.state import (
    EMPTY,
    HEIGHT,
    MARKER,
    RACE,
    RACE_EXTRA,
    Player,
    Position,
)
from triumvir.games.nova_roma.steps.gains import receive
from triumvir.games.nova_roma.steps.step import ASKED, ActionStep, Step
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


class Race(ActionStep):
    """D-36: a track for the next space."""

    name = "race"

    def is_open(self, position: Position) -> bool:
        """Whether a marker can advance."""
        return advance_open(position)

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A track, or stop after the first space (N-R47)."""
        if not position.did:
            return tracks_legal(position, out, 0)
        out[0] = PASS
        return tracks_legal(position, out, 1)

    def do(self, position: Position, action: i64) -> i64:
        """Advance one space."""
        advance(position, action - TRACK)
        position.did = True
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Tracks that end or lack the horses, and to stop before the first space."""
        if TRACK <= action < TRACK + TRACKS:
            return refuse_track(position, action - TRACK, "N-132")
        return "N-R47" if action == PASS else "N-130"

    def lean(self, position: Position, action: i64) -> i64:
        """One marker far rather than all a little."""
        if action == PASS:
            return 0
        return min(2 + 2 * position.player().board[MARKER + action - TRACK], LIKELY)


class RaceArtisan(ActionStep):
    """D-36: an artisan for one more space."""

    name = "race_artisan"

    def is_open(self, position: Position) -> bool:
        """Whether an artisan can be paid for one more space."""
        return artisan_open(position)

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Pay an artisan, or not."""
        return artisan_legal(out)

    def do(self, position: Position, action: i64) -> i64:
        """Pay it; the track is asked next."""
        pay_artisan(position)
        position.step = RACE_EXTRA
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """A space without the artisan."""
        return refuse_artisan(position, action)

    def lean(self, position: Position, action: i64) -> i64:
        """Artisans do more elsewhere."""
        return lean_to_artisan(action)


class RaceExtra(ActionStep):
    """D-36: the track for that space."""

    name = "race_extra"

    def is_open(self, position: Position) -> bool:
        """Whether a marker can advance."""
        return advance_open(position)

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A track."""
        return tracks_legal(position, out, 0)

    def do(self, position: Position, action: i64) -> i64:
        """Advance one space."""
        advance(position, action - TRACK)
        return ASKED

    def forbid(self, position: Position, action: i64) -> str:
        """Tracks that end or lack the horses."""
        return refuse_extra(position, action)


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


class Wheel(Step):
    """D-37: what a golden wheel gives."""

    name = "wheel"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """A marker, or influence (N-134)."""
        out[0] = TAKE_MARKER
        out[1] = TAKE_INFLUENCE
        return 2

    def do(self, position: Position, action: i64) -> i64:
        """What the golden wheel gives."""
        player = position.actor()
        position.wheel = False
        if action == TAKE_MARKER:
            player.spare -= 1
            player.markers += 1
        else:
            receive(position, player, INFLUENCE, position.tables.wheel_influence)
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Nothing else is asked now."""
        return "N-134"

    def lean(self, position: Position, action: i64) -> i64:
        """Markers are worth achievements."""
        return 2 if action == TAKE_INFLUENCE else LIKELY


def refuse_track(position: Position, track: i64, otherwise: str) -> str:
    """The rule that forbids to advance on a track."""
    if position.track != EMPTY and position.track != track:
        return "N-163"
    ended = position.actor().board[MARKER + track] == position.tables.track_length[track]
    return "N-R28" if ended else otherwise


def refuse_artisan(position: Position, action: i64) -> str:
    """The rule that forbids an action while an artisan may be paid."""
    if TRACK <= action < TRACK + TRACKS:
        return refuse_track(position, action - TRACK, "N-131")
    return "N-131" if action == PASS else "N-057"


def refuse_extra(position: Position, action: i64) -> str:
    """The rule that forbids an action while the space of an artisan is due."""
    if TRACK <= action < TRACK + TRACKS:
        return refuse_track(position, action - TRACK, "N-132")
    return "N-131" if action == PASS else "N-057"


def lean_to_artisan(action: i64) -> i64:
    """An artisan for a space: rather not."""
    return 6 if action == PASS else 2
