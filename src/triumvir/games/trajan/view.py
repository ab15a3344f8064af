"""What a seat may see, as plain JSON values. A white list: what is not named here does not leave the position."""

from __future__ import annotations

from triumvir.engine.native import i64, vec
from triumvir.games.trajan import state as st
from triumvir.games.trajan import tables as t
from triumvir.games.trajan.actions import COLOURS, KINDS, PROVINCES, SITES, SPACES, STACKS, TRAYS, TYPES
from triumvir.games.trajan.box import ACTION_TYPES, BUILDING_NAMES, DEMAND_NAMES
from triumvir.games.trajan.hidden import unseen
from triumvir.games.trajan.names import Names
from triumvir.games.trajan.state import EMPTY, Player, Position, markers
from triumvir.games.trajan.steps.cards import SINCE, drawn_by_kind
from triumvir.games.trajan.steps.quarter import demands_seen
from triumvir.games.trajan.steps.senate import votes
from triumvir.games.trajan.steps.setup import face_down
from triumvir.games.trajan.steps.table import step_of
from triumvir.games.trajan.view_types import (
    Building,
    Counts,
    Shown,
    Stack,
    ToCome,
    TrajanDecision,
    TrajanPlayer,
    TrajanView,
)

SHIP_NAMES = ("like", "pairs", "unlike")


def view(names: Names, position: Position, seat: int | None) -> TrajanView:
    """The position as a seat knows it; None is a spectator."""
    tables = position.tables
    return {
        "game": "trajan",
        "seat": seat,
        "step": step_of(position).name,
        "to_act": position.to_act,
        "active": position.active,
        "start": position.start,
        "quarter": position.quarter,
        "quarters": tables.quarters,
        "round": position.revealed,
        "rounds": tables.rounds,
        "time": position.time,
        "circuit": tables.circuit,
        "round_over": position.round_over,
        "demands": _demands(position),
        "forum": [_tile(names, position.forum[space]) for space in range(SPACES)],
        "spaces": [*range(tables.forum_spaces), *range(SPACES - tables.extra_spaces, SPACES)],
        "provinces": [_tile(names, position.province_tile[province]) for province in range(PROVINCES)],
        "sites": [_building(position, position.site_tile[site]) for site in range(SITES)],
        "stacks": [_stack(names, position, stack) for stack in range(STACKS)],
        "ships": ["gray" if position.gray_ships >> ship & 1 else "colour" for ship in range(len(SHIP_NAMES))],
        "discards": [_pile(names, position, side) for side in range(2)],
        "bonus": [None if tile == EMPTY else names.bonus_ids[tile] for tile in position.bonus],
        "deck": len(position.deck) - position.deck_at,
        "supply": len(position.supply) - position.supply_at,
        "extras": len(position.extras) - position.extra_at,
        "bag": len(position.bag) - position.bag_at,
        "to_come": _to_come(names, position),
        "unseen": _by_pile(names, unseen(position, -1 if seat is None else seat)),
        "discs": position.discs,
        "decision": _decision(names, position),
        "players": [_player(names, position, number, seat) for number in range(position.seats)],
    }


def view_beside(names: Names, position: Position, seat: int, seen: TrajanView) -> TrajanView:
    """The view of a seat; what everybody knows is taken from what a spectator sees of the same position."""
    players = seen["players"].copy()
    players[seat] = own = players[seat].copy()
    _add_own(names, position.players[seat], own)
    return {**seen, "seat": seat, "unseen": _by_pile(names, unseen(position, seat)), "players": players}


def _demands(position: Position) -> list[str]:
    first = position.quarter * position.tables.demands
    return [DEMAND_NAMES[position.demands[first + i]] for i in range(position.revealed)]


def _tile(names: Names, kind: int) -> str | None:
    return None if kind == EMPTY else names.mat_ids[kind]


def _building(position: Position, tile: int) -> Building | None:
    if tile == EMPTY:
        return None
    return {"kind": BUILDING_NAMES[position.tables.building_kind[tile]], "vp": position.tables.building_vp[tile]}


def _stack(names: Names, position: Position, stack: int) -> Stack:
    at = position.stack_at[stack]
    shown = position.laid_out and at < t.STACK_SIZE
    return {
        "top": names.tile_ids[position.stacks[stack * t.STACK_SIZE + at]] if shown else None,
        "left": t.STACK_SIZE - at,
        "below": [
            names.tile_ids[tile]
            for tile in sorted(position.stacks[face_down(position, stack) : (stack + 1) * t.STACK_SIZE])
        ],
    }


def _to_come(names: Names, position: Position) -> ToCome:
    demands = position.demands[demands_seen(position) :]
    return {
        "tiles": _tally([names.mat_ids[kind] for kind in position.supply[position.supply_at :]]),
        "extras": _tally([names.mat_ids[kind] for kind in position.extras[position.extra_at :]]),
        "demands": _tally([DEMAND_NAMES[kind] for kind in demands]),
        "bonus": sorted(names.bonus_ids[tile] for tile in position.bag[position.bag_at :]),
    }


def _tally(items: list[str]) -> Counts:
    """How often each occurs, in an order that tells nothing."""
    return {name: items.count(name) for name in sorted(set(items))}


def _pile(names: Names, position: Position, side: int) -> list[str]:
    """From bottom to top: every card was seen by all (T-R37)."""
    return [names.kinds[position.pile[side * t.CARDS + i]] for i in range(position.pile_size[side])]


def _decision(names: Names, position: Position) -> TrajanDecision:
    """What the player to act is in the middle of; all of it is open."""
    step, chosen = position.step, position.chosen
    decision: TrajanDecision = {
        "left": position.left,
        "held": _colours(names, position.held),
        "tray": position.tray,
        "action": ACTION_TYPES[position.action],
        "performed": [ACTION_TYPES[i] for i in range(TYPES) if position.performed >> i & 1],
        "repeat": position.repeat,
        "granted": position.granted,
        "units": position.units,
        "repeats": position.repeats,
        "extra": None if position.extra == EMPTY else ACTION_TYPES[position.extra],
        "pending": None if position.pending == EMPTY else ACTION_TYPES[position.pending],
    }
    if step == st.SHIP_CARD:
        decision["ship"] = SHIP_NAMES[chosen]
        decision["shipped"] = [names.kinds[i] for i in range(KINDS) if position.shipped >> i & 1]
    elif step == st.DISCARD_PILE:
        decision["card"] = names.kinds[chosen]
    elif chosen != EMPTY:
        decision["tile"] = names.tile_ids[chosen]
    return decision


def _colours(names: Names, tray: int) -> list[str]:
    return [names.colours[c] for c in range(COLOURS) for _ in range(markers(tray, c))]


def _counts(ids: list[str], counts: list[int]) -> Counts:
    found: Counts = {}
    for name, count in zip(ids, counts, strict=True):
        if count:
            found[name] = found.get(name, 0) + count
    return found


def _by_pile(names: Names, counts: vec[i64]) -> list[Counts]:
    numbers = list(counts)
    return [_counts(names.kinds, numbers[first : first + KINDS]) for first in range(0, len(numbers), KINDS)]


def _sums(counts: vec[i64]) -> list[int]:
    numbers = list(counts)
    return [sum(numbers[first : first + KINDS]) for first in range(0, len(numbers), KINDS)]


def _shown(names: Names, entry: int) -> Shown:
    pile, drawn = divmod(entry // KINDS, SINCE)
    return {"card": names.kinds[entry % KINDS], "pile": pile, "drawn": drawn}


def _player(names: Names, position: Position, number: int, seat: int | None) -> TrajanPlayer:
    player: Player = position.players[number]
    tables = position.tables
    shown: TrajanPlayer = {
        "score": position.score_of(number),
        "ledger": position.ledger(number),
        "trays": [_colours(names, player.trays[tray]) for tray in range(TRAYS)],
        "slots": [None if tile == EMPTY else names.tile_ids[tile] for tile in player.slots],
        "arch": None if player.arch == EMPTY else player.arch,
        "plus2": [ACTION_TYPES[i] for i in range(TYPES) if player.plus2 >> i & 1],
        "supply": player.supply,
        "workers": player.workers,
        "camp": player.camp,
        "leader": None if player.leader == EMPTY else names.provinces[player.leader],
        "legionaries": [names.provinces[i] for i in range(PROVINCES) if player.provinces >> i & 1],
        "sites": [i for i in range(SITES) if player.sites >> i & 1],
        "buildings": _counts(
            [BUILDING_NAMES[kind] for kind in tables.building_kind],
            [player.buildings >> i & 1 for i in range(t.BUILDINGS)],
        ),
        "fulfilled": [names.tile_ids[i] for i in range(t.TILES) if player.fulfilled >> i & 1],
        "mat": _counts(names.mat_ids, list(player.mat)),
        "bonus_yellow": [names.bonus_ids[i] for i in range(t.BONUSES) if player.bonus_yellow >> i & 1],
        "bonus_gray": [names.bonus_ids[i] for i in range(t.BONUSES) if player.bonus_gray >> i & 1],
        "senate": player.senate,
        "votes": votes(position, player),
        "disc": player.disc,
        "cards": player.cards,
        "known": _counts(names.kinds, list(player.known)),
        "drawn": _sums(drawn_by_kind(player)),
        "shown": [_shown(names, entry) for entry in player.shown],
        "display": _counts(names.kinds, list(player.display)),
    }
    if number == seat:
        _add_own(names, player, shown)
    return shown


def _add_own(names: Names, player: Player, shown: TrajanPlayer) -> None:
    """What a player alone knows of itself."""
    if player.older:
        shown["older"] = _by_pile(names, player.older)
    shown["hand"] = _counts(names.kinds, list(player.hand))
