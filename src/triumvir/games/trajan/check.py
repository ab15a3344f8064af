"""Every invariant of a position (section 15), reported by its id. Nothing here is needed for play."""

from __future__ import annotations

from collections.abc import Iterator

from triumvir.engine.bits import members
from triumvir.games.trajan import state as st
from triumvir.games.trajan import tables as t
from triumvir.games.trajan.actions import COLOURS, KINDS, PROVINCES, SHIPS, SITES, STACKS, TRAYS, TYPES
from triumvir.games.trajan.state import EMPTY, Player, Position, markers
from triumvir.games.trajan.steps.cards import SINCE, drawn_by_kind


def check(position: Position) -> list[str]:
    """Every broken invariant; empty if the position is sound."""
    return list(_broken(position))


def _broken(position: Position) -> Iterator[str]:
    astray = list(_in_range(position))
    if astray:
        yield from astray
        return
    for seat, player in enumerate(position.players):
        for problem in _broken_player(position, seat, player):
            yield f"seat {seat}: {problem}"
    yield from _broken_cards(position)
    yield from _broken_tiles(position)
    yield from _broken_table(position)


# The least and the greatest value of every number, so that nothing goes astray; wide where an invariant follows.
TABLE_RANGES = {
    "step": (0, st.OVER),
    "start": (0, 3),
    "active": (0, 3),
    "left": (0, 12),
    "quarter": (0, 4),
    "revealed": (-100, 100),
    "held": (0, 8**COLOURS - 1),
    "tray": (0, TRAYS - 1),
    "action": (0, TYPES - 1),
    "repeat": (0, 9),
    "pending": (EMPTY, TYPES - 1),
    "performed": (0, 2**TYPES - 1),
    "repeats": (0, 9),
    "extra": (EMPTY, TYPES - 1),
    "units": (0, 12),
    "shipped": (0, 2**KINDS - 1),
    "gray_ships": (0, 2**SHIPS - 1),
    "discs": (0, 1000),
    "deck_at": (0, t.CARDS),
    "bag_at": (0, t.BONUSES),
    "random": (1, 2**62),
    "reveals": (0, 2**62),
    "bonus": (EMPTY, t.BONUSES - 1),
    "forum": (EMPTY, t.MAT_KINDS - 1),
    "province_tile": (EMPTY, t.FORUM_KINDS - 1),
    "site_tile": (EMPTY, t.BUILDINGS - 1),
    "stack_at": (0, t.STACK_SIZE),
    "pile": (EMPTY, KINDS - 1),
    "pile_size": (0, t.CARDS),
    "deck": (EMPTY, KINDS - 1),
    "supply": (0, t.FORUM_KINDS - 1),
    "extras": (t.FORUM_KINDS, t.MAT_KINDS - 1),
    "demands": (0, t.DEMANDS - 1),
    "bag": (0, t.BONUSES - 1),
    "stacks": (0, t.TILES - 1),
}
PLAYER_RANGES = {
    "trays": (0, 8**COLOURS - 1),
    "slots": (EMPTY, t.TILES - 1),
    "arch": (EMPTY, TRAYS - 1),
    "plus2": (0, 2**TYPES - 1),
    "supply": (-100, 100),
    "workers": (-100, 100),
    "camp": (-100, 100),
    "leader": (EMPTY, PROVINCES - 1),
    "provinces": (0, 2**PROVINCES - 1),
    "sites": (0, 2**SITES - 1),
    "buildings": (0, 2**t.BUILDINGS - 1),
    "fulfilled": (0, 2**t.TILES - 1),
    "bonus_yellow": (0, 2**t.BONUSES - 1),
    "bonus_gray": (0, 2**t.BONUSES - 1),
    "senate": (-100, 100),
    "disc": (0, 1000),
    "cards": (0, t.CARDS),
    "hand": (0, t.CARDS),
    "known": (0, t.CARDS),
    "older": (0, t.CARDS),
    "shown": (0, t.CARDS * SINCE * SINCE),
    "display": (0, t.CARDS),
    "mat": (0, 100),
    "ledger": (-1000, 10000),
}
# What `chosen` stands for in each step, by its greatest value.
CHOSEN = {
    st.SHIP_CARD: SHIPS - 1,
    st.DISCARD_PILE: KINDS - 1,
    st.CHOOSE_SLOT: t.TILES - 1,
    st.TAKE_FIGURES: t.TILES - 1,
    st.PLACE_PLUS2: t.TILES - 1,
}


def _astray(thing: Position | Player, ranges: dict[str, tuple[int, int]]) -> Iterator[str]:
    for name, (low, high) in ranges.items():
        value = getattr(thing, name)
        items = [value] if isinstance(value, int) else list(value) or [low]
        if min(items) < low or max(items) > high:
            yield f"{name} is out of range"


def _in_range(position: Position) -> Iterator[str]:
    tables = position.tables
    yield from _astray(position, TABLE_RANGES)
    for player in position.players:
        yield from _astray(player, PLAYER_RANGES)
    if not -1 <= position.to_act < position.seats or (position.to_act == -1) != (position.step == st.OVER):
        yield "to_act is out of range"
    if position.active >= position.seats or position.start >= position.seats:
        yield "active or start is out of range"
    if position.quarter > tables.quarters or (position.quarter == tables.quarters) != (position.step == st.OVER):
        yield "quarter is out of range"
    wanted = (0, CHOSEN[position.step]) if position.step in CHOSEN else (EMPTY, EMPTY)
    if not wanted[0] <= position.chosen <= wanted[1]:
        yield "chosen is out of range"
    if len(position.deck) > t.CARDS or position.deck_at > len(position.deck):
        yield "deck is out of range"
    forum = sum(tables.tile_count[k] for k in range(t.FORUM_KINDS))
    extra = sum(tables.tile_count[k] for k in range(t.SET_EXTRA, t.MAT_KINDS))
    if len(position.supply) != forum or not 0 <= position.supply_at <= forum:
        yield "supply is out of range"
    if len(position.extras) != extra or not 0 <= position.extra_at <= extra:
        yield "extras are out of range"
    if len(position.stacks) != t.TILES or sorted(position.bag) != list(range(t.BONUSES)):
        yield "stacks or bag are out of range"


def _broken_player(position: Position, seat: int, player: Player) -> Iterator[str]:
    tables = position.tables
    placed = position.step != st.PLACE_MARKER or position.laid_out
    if placed:
        held = position.held if seat == position.active else 0
        for colour in range(COLOURS):
            if sum(markers(tray, colour) for tray in player.trays) + markers(held, colour) != tables.markers:
                yield f"I-01 markers of colour {colour}"
    figures = player.supply + player.workers + player.camp
    figures += len(members(player.provinces)) + len(members(player.sites))
    if figures != tables.figures or min(player.supply, player.workers, player.camp) < 0:
        yield f"I-01 {figures} figures"
    free = [slot for slot in range(TRAYS) if player.slots[slot] == EMPTY]
    if player.arch != EMPTY and player.arch not in free:
        yield "I-05 the arch stands on a tile"
    if player.arch == EMPTY and free:
        yield "I-05 the arch is in the middle though a slot is free"
    if not _connected(members(player.sites), [tables.neighbours[site] for site in range(SITES)]):
        yield "I-06 workers are not connected"
    if any(player.known[kind] > player.hand[kind] or player.known[kind] < 0 for kind in range(KINDS)):
        yield "more cards are known than held"
    if position.tables.open_hands and list(player.known) != list(player.hand):
        yield "a card of an open hand is not known"
    if sum(player.hand) != player.cards:
        yield "I-02 the hand is miscounted"
    if len(player.older) % KINDS or len(player.older) != len(position.players[0].older):
        yield "T-R15 face-down piles are miscounted"
    elif any(not 0 < shown // KINDS // SINCE <= len(player.older) // KINDS for shown in player.shown):
        yield "T-R15 a card was shown before there were two piles"
    elif player.older and min(drawn_by_kind(player)) < 0:
        yield "T-R15 more cards were shown than drawn"
    if min(player.mat) < 0 or min(player.display) < 0:
        yield "I-04 a count is negative"
    if not 0 <= player.senate < len(tables.senate_vp):
        yield "I-08 the senate disc is off the track"


def _connected(sites: list[int], neighbours: list[int]) -> bool:
    if not sites:
        return True
    reached = {sites[0]}
    frontier = [sites[0]]
    while frontier:
        near = neighbours[frontier.pop()]
        for site in sites:
            if near >> site & 1 and site not in reached:
                reached.add(site)
                frontier.append(site)
    return len(reached) == len(sites)


def _broken_cards(position: Position) -> Iterator[str]:
    lying = list(position.deck)[position.deck_at :]
    pile = list(position.pile)
    for side in range(2):
        top = side * t.CARDS + position.pile_size[side]
        lying += pile[side * t.CARDS : top]
        if any(card != EMPTY for card in pile[top : (side + 1) * t.CARDS]):
            yield "I-02 a card above the top of a discard pile"
    for kind in range(KINDS):
        count = lying.count(kind)
        count += sum(player.hand[kind] + player.display[kind] for player in position.players)
        if count != position.tables.cards_per_kind:
            yield f"I-02 {count} cards of kind {kind}"


def _broken_tiles(position: Position) -> Iterator[str]:
    tables = position.tables
    places: list[int] = []
    for stack in range(STACKS):
        order = [position.stacks[stack * t.STACK_SIZE + i] for i in range(t.STACK_SIZE)]
        if sorted(order) != list(range(stack * t.STACK_SIZE, (stack + 1) * t.STACK_SIZE)):
            yield f"I-03 stack {stack} holds wrong tiles"
        places += order[position.stack_at[stack] :]
    for player in position.players:
        places += [tile for tile in player.slots if tile != EMPTY]
        places += members(player.fulfilled)
    if len(places) != len(set(places)):
        yield "I-03 a Trajan tile lies in two places"
    drawn = [0] * t.MAT_KINDS
    for i in range(position.supply_at):
        drawn[position.supply[i]] += 1
    for i in range(position.extra_at):
        drawn[position.extras[i]] += 1
    supplies = list(position.supply), list(position.extras)
    for kind in range(t.MAT_KINDS):
        if supplies[kind >= t.FORUM_KINDS].count(kind) != tables.tile_count[kind]:
            yield f"I-04 supply of tile kind {kind}"
        lying = list(position.forum).count(kind) + list(position.province_tile).count(kind)
        lying += sum(player.mat[kind] for player in position.players)
        if lying > drawn[kind]:
            yield f"I-04 more tiles of kind {kind} than drawn"
    buildings = [tile for tile in position.site_tile if tile != EMPTY]
    for player in position.players:
        buildings += members(player.buildings)
    if sorted(buildings) != list(range(t.BUILDINGS)):
        yield "a construction tile is missing or doubled"
    for site in range(SITES):
        if position.site_tile[site] != EMPTY and any(player.sites >> site & 1 for player in position.players):
            yield f"I-09 site {site} holds a tile and a worker"


def _broken_table(position: Position) -> Iterator[str]:
    tables = position.tables
    if not 0 <= position.time < tables.circuit:
        yield "I-07 the time marker is off the track"
    if not 0 <= position.revealed <= tables.demands:
        yield "I-07 demand tiles"
    if sorted(position.demands) != [d for d in range(t.DEMANDS) for _ in range(tables.demand_count[d])]:
        yield "demand tiles are missing"
    if len({(player.senate, player.disc) for player in position.players}) != position.seats:
        yield "I-08 two discs at one height"
    owned = [tile for tile in position.bonus if tile != EMPTY]
    for player in position.players:
        owned += members(player.bonus_yellow) + members(player.bonus_gray)
    if sorted(owned) != sorted(position.bag[i] for i in range(position.bag_at)):
        yield "I-10 bonus tiles"
    if position.laid_out and len(owned) - 2 * (position.bonus[0] != EMPTY) != position.seats + 2 * position.quarter:
        yield "I-10 bonus tiles owned"
