"""Sowing: the tray to pick up (D1), the marker for each tray reached (D2), and the time marker."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.engine.state import LIKELY
from triumvir.games.trajan.actions import COLOUR, COLOURS, TRAY, TRAYS
from triumvir.games.trajan.state import EMPTY, SOW, Position, marker, markers
from triumvir.games.trajan.steps.circle import asked_for, lacks_only, markers_in
from triumvir.games.trajan.steps.fulfilling import fulfil
from triumvir.games.trajan.steps.step import ASKED, MAIN_ACTION, OFTEN, RARE, SELDOM, Step


class ChooseTray(Step):
    """D1: the tray to pick up."""

    name = "choose_tray"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Own trays with at least one marker (T-060)."""
        trays = position.player().trays
        count: i64 = 0
        i: i64
        for i in range(TRAYS):
            if trays[i] > 0:
                out[count] = TRAY + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Take all markers of a tray; the time marker moves at once (T-061, T-067)."""
        tray = action - TRAY
        player = position.player()
        held = player.trays[tray]
        player.trays[tray] = 0
        position.held = held
        position.tray = tray
        position.step = SOW
        move_time(position, markers_in(held))
        return ASKED

    def refuse(self, position: Position, action: i64) -> str:
        """Empty trays, and all that is no tray."""
        return "T-060" if TRAY <= action < TRAY + TRAYS else "T-051"

    def lean(self, position: Position, action: i64) -> i64:
        """Which tray to pick up: one that fulfils a tile, and no handful that ends the quarter."""
        tray = action - TRAY
        player = position.player()
        count = markers_in(player.trays[tray])
        target = (tray + count) % TRAYS
        tile = player.slots[target]
        if tile != EMPTY and target != tray and lacks_only(position, tile, player.trays[target], player.trays[tray]):
            return LIKELY
        return SELDOM if count > TRAYS - 2 else OFTEN


def move_time(position: Position, spaces: i64) -> None:
    """Move the time marker; reaching or passing the start ends one round after this turn (T-068, T-R03, T-R04)."""
    circuit = position.tables.circuit
    time = position.time + spaces
    if time >= circuit:
        position.round_over = True
    position.time = time % circuit


class Sow(Step):
    """D2: the marker for the tray reached."""

    name = "sow"

    def legal(self, position: Position, out: vec[i64]) -> i64:
        """Colours among the markers still held (T-063)."""
        held = position.held
        count: i64 = 0
        i: i64
        for i in range(COLOURS):
            if markers(held, i) > 0:
                out[count] = COLOUR + i
                count += 1
        return count

    def do(self, position: Position, action: i64) -> i64:
        """Drop a marker into the next tray, also the origin; the last one may fulfil a tile (T-062, T-064, T-065)."""
        colour = action - COLOUR
        tray = position.tray + 1
        if tray == TRAYS:
            tray = 0
        position.tray = tray
        position.player().trays[tray] += marker(colour)
        position.held -= marker(colour)
        if position.held > 0 or fulfil(position):
            return ASKED
        return MAIN_ACTION

    def refuse(self, position: Position, action: i64) -> str:
        """Colours that are not held, and all that is no colour."""
        return "T-063" if COLOUR <= action < COLOUR + COLOURS else "T-062"

    def lean(self, position: Position, action: i64) -> i64:
        """Drop a marker where a tile lacks it, but keep what the target lacks until the end."""
        colour = action - COLOUR
        following = (position.tray + 1) % TRAYS
        target = (position.tray + markers_in(position.held)) % TRAYS
        if following != target and asked_for(position, colour, target) and markers(position.held, colour) == 1:
            return RARE
        return LIKELY if asked_for(position, colour, following) else OFTEN
