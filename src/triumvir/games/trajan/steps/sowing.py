"""Sowing: the tray to pick up (D1), the marker for each tray reached (D2), and the time marker."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.games.trajan.actions import COLOUR, COLOURS, TRAY, TRAYS
from triumvir.games.trajan.state import CHOOSE_TRAY, SOW, Position, marker, markers


def tray_legal(position: Position, out: vec[i64]) -> i64:
    """Own trays with at least one marker (T-060)."""
    trays = position.player().trays
    count: i64 = 0
    i: i64
    for i in range(TRAYS):
        if trays[i] > 0:
            out[count] = TRAY + i
            count += 1
    return count


def pick_up(position: Position, tray: i64) -> None:
    """Take all markers of a tray; the time marker moves at once (T-061, T-067)."""
    player = position.player()
    held = player.trays[tray]
    player.trays[tray] = 0
    position.held = held
    position.tray = tray
    position.step = SOW
    count: i64 = 0
    i: i64
    for i in range(COLOURS):
        count += markers(held, i)
    move_time(position, count)


def move_time(position: Position, spaces: i64) -> None:
    """Move the time marker; reaching or passing the start ends one round after this turn (T-068, T-R03, T-R04)."""
    circuit = position.tables.circuit
    time = position.time + spaces
    if time >= circuit:
        position.round_over = True
    position.time = time % circuit


def sow_legal(position: Position, out: vec[i64]) -> i64:
    """Colours among the markers still held (T-063)."""
    held = position.held
    count: i64 = 0
    i: i64
    for i in range(COLOURS):
        if markers(held, i) > 0:
            out[count] = COLOUR + i
            count += 1
    return count


def drop(position: Position, colour: i64) -> bool:
    """Drop a marker into the next tray, the origin included; True after the last one (T-062, T-064, T-065)."""
    tray = position.tray + 1
    if tray == TRAYS:
        tray = 0
    position.tray = tray
    position.player().trays[tray] += marker(colour)
    position.held -= marker(colour)
    return position.held == 0


def refuse(position: Position, action: i64) -> str:
    """The rule that forbids an action while sowing."""
    if position.step == CHOOSE_TRAY:
        return "T-060" if TRAY <= action < TRAY + TRAYS else "T-051"
    return "T-063" if COLOUR <= action < COLOUR + COLOURS else "T-062"
