"""What a position promises: an estimate of a seat's final score, and which actions a sensible player leans to.

All that is scored is scored again at the end of each cycle, so most of it counts once for every scoring still to come:
now as it stands, later as it can be expected to have grown. The rest is what a player can still do: resources, tiles in
hand, the ship and the turns left. Worth is counted in tenths of a VP; the leanings are in the second half.
"""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64
from triumvir.engine.state import LIKELY
from triumvir.games.forum_trajanum.actions import (
    BONUS,
    CELL,
    CELLS,
    DECLINE,
    ENVOY,
    FACE,
    GREYS,
    HIRE,
    LEAVE_ROW,
    MIXED,
    NO_BUILD,
    PAIR,
    PASS_ON,
    PAY,
    ROWS,
    SAME,
    SIDE,
    SKIP,
    TAKE,
    TRACK_STEPS,
    TURNED,
    USE_OWN,
    USE_RECEIVED,
)
from triumvir.games.forum_trajanum.scoring import (
    counted,
    eagle_points,
    group_points,
    held,
    largest_group,
    spread,
    trajan_value,
)
from triumvir.games.forum_trajanum.state import (
    AREA_BONUS,
    BUILD,
    CHOOSE_PAYMENT,
    CHOOSE_PLACE,
    EMPTY,
    FORUM_BESIDE,
    FORUM_EAGLES,
    HAND_KEPT,
    HAND_PASSED,
    PASS_TILE,
    PICK_FIRST,
    PICK_SECOND,
    SEND_ENVOY,
    TRACK,
    UPKEEP,
    USE_TILE,
    Player,
    Position,
    ability,
    buildings_of,
    cycle_of,
    left_of,
    occupied,
    street_of,
    turn_begun,
)
from triumvir.games.forum_trajanum.steps.building import above_pairs, beside_pairs, free_cells, workers_of
from triumvir.games.forum_trajanum.steps.envoys import open_cells
from triumvir.games.forum_trajanum.tables import (
    AREA_UPGRADE,
    ASSISTANT,
    BUILDER,
    CITIZENS,
    COIN,
    COLLECT_COIN,
    COLLECTS,
    COLOURED,
    CORNERS,
    CRAFTSMAN_1,
    CRAFTSMAN_2,
    GAINS,
    NEEDS,
    PAYMENT_PARTS,
    SCOPE_COLONIA,
    SCOPE_COLUMN,
    SCOPE_ROW,
    TEMPLES,
    TRIBUNE,
    UPGRADE,
    WORKER,
    Tables,
)

FIRST_SPACES: Final = 1365  # of all citizen rows

# What things are worth in tenths of a VP, and why.
TURN: Final = 24  # a turn to come beyond its tile: a building, its reward and its share of every scoring
TILE: Final = 34  # the tile that a turn to come brings: two workers or the like
WORKER_VALUE: Final = 18  # half a grey building, or a coloured one with its envoy
BUILDER_VALUE: Final = 30  # a grey building scores in its row again and again
ASSISTANT_VALUE: Final = 11  # colours a worker as needed
ASSISTANT_SKILLED: Final = 6  # more with a craftsman, who makes a worker or a builder of it
TRIBUNE_VALUE: Final = 12  # two of them use a whole tile more, one takes any tile
COIN_VALUE: Final = 12  # keeps a row awake in a later upkeep
IDLE: Final = 4  # what resources beyond all uses still serve: orders and the tie
UPGRADE_VALUE: Final = 24  # every later group and order scores higher; the slider itself is judged by `prestige`
CITIZEN_VALUE: Final = 40  # a tile with a citizen that finds a space
PER_TURN: Final = 2  # resources that a turn can spend on buildings: a double tile takes two or three
SHIP_VALUE: Final = 9  # an envoy in waiting: without one a coloured building brings nothing
SHIP_USEFUL: Final = 3  # more of them are hardly ever sent
PAIR_VALUE: Final = 10  # two free cells side by side: room for a double tile
ABILITY_VALUE: Final = 2  # of an awake first citizen, for each turn to come
FUTURE_CITIZEN: Final = 2  # an awake citizen counts for columns, for each turn to come
ROW_GROWTH: Final = 3  # grey buildings to come in a row with citizens, for each citizen, kind and later scoring
COLUMN_SHARE: Final = 16  # the end of a track draws near with the square of the steps taken
GROWTH: Final = 6  # tenths of an envoy that the largest group gains each turn
GROUP_STEP: Final = 3  # every envoy in it, for each scoring: most sizes share a slider cell with the next
OFFSET_STEP: Final = 5  # the slider, for each scoring: the values above the head rise late, but a lot
ORDER_PART: Final = 5  # of ten: an order begun, but not fulfilled
KEPT: Final = 2  # of ten for each turn until then: what a collection order asks for may be spent before it scores
CRANE_GROWTH: Final = 4  # tenths of a building of one colour that a turn brings
CRANE_COVERED: Final = 5  # of ten: a covered crane has to be reached in time
LATER_UPKEEP: Final = 6  # of ten: rows that later upkeeps will pay for
COIN_CHANCE: Final = 1  # of ten for each turn: a coin still missing for this upkeep turns up


def worth(position: Position, seat: i64) -> i64:
    """The final score that the seat can look forward to, in tenths of a VP."""
    total = 10 * position.score_of(seat)
    if position.to_act < 0:
        return total
    tables = position.tables
    player = position.players[seat]
    turns = turns_left(position, seat)
    cycle = cycle_of(position)
    soon = turns - (tables.cycles - 1 - cycle) * tables.rounds
    total += rows(position, player, seat, soon, turns)
    total += prestige(position, player, soon, tables.cycles - cycle)
    total += cranes(tables, player, cycle, soon)
    value = trajan_value(tables, player)
    i: i64
    ahead = soon
    for i in range(cycle, tables.cycles):
        total += value * built_part(tables, player, position.orders[i], ahead)
        ahead += tables.rounds
    total += value * collected_part(tables, player, position.orders[cycle], soon)
    if turns > 0:
        total += resources(player, turns) + tracks(position, player, turns)
        total += (TURN + TILE) * turns + hand(position, seat)
        total += SHIP_VALUE * min(player.ship, SHIP_USEFUL, turns)
        free = free_cells(position, player)
        if beside_pairs(free) | above_pairs(free):
            total += PAIR_VALUE
    return total


def turns_left(position: Position, seat: i64) -> i64:
    """Turns that the seat still has, the current one included."""
    turns = position.tables.rounds * position.tables.cycles - position.round
    if position.step == UPKEEP or (turn_begun(position, seat) and position.active != seat):
        turns -= 1
    return turns


# ---------------------------------------------------------------- what is scored at the end of each cycle


def rows(position: Position, player: Player, seat: i64, soon: i64, turns: i64) -> i64:
    """Grey buildings in rows, awake citizens, and the coins that keep them awake."""
    tables = position.tables
    later = (turns - soon) // tables.rounds
    after = turns - soon
    asked = first_asked(position, seat)
    free = tables.ordinary & ~buildings_of(player)
    total: i64 = 0
    gains: i64 = 0  # what paying is worth, eight bits for each row
    unpaid: i64 = 0
    row: i64
    i: i64
    for row in range(ROWS):
        cells = tables.street[row]
        kinds: i64 = 0
        for i in range(GREYS):
            if player.built[i] & cells:
                kinds += 1
        people = size((player.placed >> (2 * row)) & 3)
        awake = size((player.active >> (2 * row)) & 3)
        plain = 10 * kinds * tables.multiplier[0]
        extra = 10 * kinds * (tables.multiplier[people] - tables.multiplier[0])
        total += plain * (later + 1) + extra * later * LATER_UPKEEP // 10
        if people == 0:
            continue
        total += ROW_GROWTH * people * min(GREYS - kinds, size(free & cells)) * later
        total += FUTURE_CITIZEN * awake * soon + (ABILITY_VALUE * soon if ability(player, row) else 0)
        gain = extra + (FUTURE_CITIZEN * people + ABILITY_VALUE) * after
        if row >= asked:
            gains |= min(gain, 255) << (8 * row)
            unpaid += 1
        elif awake:
            total += gain
    return total + upkeep(player.stock[COIN], gains, unpaid, soon, later * size(player.placed & FIRST_SPACES))


def first_asked(position: Position, seat: i64) -> i64:
    """The first row that the seat has not decided on in this upkeep, 0 outside of it."""
    if position.step != UPKEEP:
        return 0
    seats = position.seats
    order = (seat - position.start + seats) % seats
    asked = (position.to_act - position.start + seats) % seats
    if order == asked:
        return position.row
    return ROWS if order < asked else 0


def upkeep(coins: i64, gains: i64, unpaid: i64, soon: i64, later: i64) -> i64:
    """The coins pay for the rows that gain most; a coin too few may still come, one too many serves later upkeeps."""
    total: i64 = 0
    i: i64
    while unpaid > 0:
        best: i64 = 0
        at: i64 = 0
        for i in range(ROWS):
            gain = (gains >> (8 * i)) & 255
            if gain > best:
                best = gain
                at = i
        gains &= ~(255 * bit(8 * at))
        unpaid -= 1
        if coins > 0:
            coins -= 1
            total += best
        else:
            total += best * min(COIN_CHANCE * soon, 10) // 10
    if coins <= later:
        return total + COIN_VALUE * coins
    return total + COIN_VALUE * later + (IDLE * (coins - later) if soon > 0 else 0)


def prestige(position: Position, player: Player, soon: i64, scorings: i64) -> i64:
    """Eagles and the largest group, in this scoring and, as far as there is room to grow, in the later ones."""
    envoys = player.envoys
    tables = position.tables
    group = largest_group(envoys)
    everywhere = bit(len(position.mosaic)) - 1
    room = everywhere & ~occupied(position)
    most = largest_group(envoys | (spread(envoys) & room)) if envoys else tables.offset_max
    total = 10 * scorings * eagle_points(position, player)
    total += (scorings if soon > 0 else scorings - 1) * (GROUP_STEP * group + OFFSET_STEP * player.offset)
    ahead = soon
    i: i64
    for i in range(scorings):
        tenths = 10 * group + GROWTH * ahead
        size_then = tenths // 10
        part = tenths % 10
        low = group_points(tables, player, min(size_then, most))
        high = group_points(tables, player, min(size_then + 1, most))
        total += low * (10 - part) + high * part
        ahead += tables.rounds
    return total


def cranes(tables: Tables, player: Player, cycle: i64, soon: i64) -> i64:
    """Uncovered cranes score now; covered ones in the cycle that suits them best."""
    total: i64 = 0
    i: i64
    c: i64
    for i in range(CORNERS):
        if player.spent & bit(i):
            continue
        tenths = 10 * size(player.built[COLOURED + tables.crane_colour[i]]) + CRANE_GROWTH * soon
        if not player.covered & bit(tables.corner[i]):
            total += tables.crane_vp[cycle] * tenths
            continue
        best: i64 = tables.crane_vp[cycle] * tenths if soon > 0 else 0
        for c in range(cycle + 1, tables.cycles):
            tenths += CRANE_GROWTH * tables.rounds
            best = max(best, tables.crane_vp[c] * tenths)
        total += best * CRANE_COVERED // 10
    return total


def built_part(tables: Tables, player: Player, card: i64, turns: i64) -> i64:
    """How often a building order is fulfilled, in tenths; what is begun counts in part while there are turns."""
    scope = tables.card_scope[card]
    if scope == SCOPE_COLONIA:
        return sets_part(tables, player, card, -1, turns)
    total: i64 = 0
    i: i64
    if scope == SCOPE_ROW or scope == SCOPE_COLUMN:
        first: i64 = 0 if scope == SCOPE_ROW else SIDE
        for i in range(SIDE):
            total += min(sets_part(tables, player, card, tables.street[first + i], turns), 10)
        return total
    for i in range(TEMPLES):
        total += min(sets_part(tables, player, card, tables.temple_near[i], turns), 10)
    return total


def sets_part(tables: Tables, player: Player, card: i64, cells: i64, turns: i64) -> i64:
    """Complete sets of a building order in some cells and the part of the next one, in tenths."""
    needed: i64 = 0
    found: i64 = 0
    sets: i64 = CELLS
    i: i64
    for i in range(NEEDS):
        need = tables.card_needs[card * NEEDS + i]
        if need > 0:
            needed += need
            sets = min(sets, size(counted(player, i) & cells) // need)
    for i in range(NEEDS):
        need = tables.card_needs[card * NEEDS + i]
        if need > 0:
            found += min(size(counted(player, i) & cells) - sets * need, need)
    part: i64 = 0
    if needed - found <= turns:
        part = ORDER_PART * found // needed
    return 10 * sets + part


def collected_part(tables: Tables, player: Player, card: i64, soon: i64) -> i64:
    """How often the collection order will be fulfilled, in tenths; upkeep takes its coins first."""
    least: i64 = 10 * CELLS
    i: i64
    for i in range(COLLECTS):
        need = tables.card_collects[card * COLLECTS + i]
        if need > 0:
            has = held(player, i)
            if i == COLLECT_COIN and soon > 0:
                has = max(has - size(player.placed & FIRST_SPACES) * tables.upkeep, 0)
            least = min(least, 10 * has // need)
    whole = least // 10 * 10
    if soon == 0:
        return whole
    part = (least - whole) * ORDER_PART // 10
    return (whole + part) * max(10 - KEPT * soon, 2) // 10


# ---------------------------------------------------------------- what a player can still do


def resources(player: Player, turns: i64) -> i64:
    """Resources that the turns left can spend; the rest is idle."""
    stock = player.stock
    builders = min(stock[BUILDER], turns)
    workers = workers_of(player)
    useful = min(workers, PER_TURN * turns - builders)
    total = BUILDER_VALUE * builders + WORKER_VALUE * useful + IDLE * (workers - useful)
    assistants = min(stock[ASSISTANT], turns)
    each: i64 = ASSISTANT_VALUE
    if ability(player, CRAFTSMAN_1) or ability(player, CRAFTSMAN_2):
        each += ASSISTANT_SKILLED
    total += each * assistants + IDLE * (stock[ASSISTANT] - assistants)
    tribunes = min(stock[TRIBUNE] - player.paid, turns + 1)
    return total + TRIBUNE_VALUE * tribunes


def tracks(position: Position, player: Player, turns: i64) -> i64:
    """The columns that wait at the end of tracks well begun."""
    tables = position.tables
    column = tables.fragment_vp[cycle_of(position)] + tables.citizen_vp * size(player.active)
    total: i64 = 0
    i: i64
    for i in range(1, GREYS):
        step = player.stock[TRACK + i]
        if step < TRACK_STEPS <= step + turns:
            total += column * step * step * 10 // COLUMN_SHARE
    return total


def hand(position: Position, seat: i64) -> i64:
    """By how much the tiles of this turn are better than any: the better one counts, none once one has been used."""
    player = position.players[seat]
    giver = position.players[left_of(position, seat)]
    known = player.committed and giver.committed
    if position.step <= PASS_TILE:
        if not player.committed or player.kept == EMPTY:
            return 0
    elif turn_begun(position, seat):
        if position.active != seat or position.step == UPKEEP:
            return 0
        known = position.step == USE_TILE
        if not known:
            return -TILE
    best: i64 = 0 if known else TILE
    if player.kept != EMPTY:
        best = max(best, tile_value(position, player, player.tiles[player.kept]))
    if known and giver.passed != EMPTY:
        best = max(best, tile_value(position, player, giver.tiles[giver.passed]))
    return best - TILE


def tile_value(position: Position, player: Player, kind: i64) -> i64:
    """What a tile would bring the player."""
    tables = position.tables
    if kind < CITIZENS:
        return CITIZEN_VALUE if tables.type_spaces[kind] & ~player.placed else 0
    gain = tables.gain
    at = kind * GAINS
    workers = gain[at + WORKER] + gain[at + WORKER + 1] + gain[at + WORKER + 2] + gain[at + WORKER + 3]
    total = BUILDER_VALUE * gain[at + BUILDER] + WORKER_VALUE * workers + ASSISTANT_VALUE * gain[at + ASSISTANT]
    total += COIN_VALUE * gain[at + COIN] + TRIBUNE_VALUE * gain[at + TRIBUNE]
    return total + UPGRADE_VALUE * gain[at + UPGRADE]


# ---------------------------------------------------------------- leanings

HARDLY: Final = 0
SELDOM: Final = 1
RATHER_NOT: Final = 3
RATHER: Final = 6


def leaning(position: Position, action: i64) -> i64:
    """How readily a sensible player takes a legal action, from 0 to LIKELY."""
    step = position.step
    if step == PICK_FIRST or step == PICK_SECOND:
        return lean_to_take(position, action)
    if step == PASS_TILE:
        return lean_to_pass(position, action)
    if step == USE_TILE:
        return lean_to_use(position, action)
    if step == BUILD:
        return lean_to_build(position, action)
    if step == CHOOSE_PLACE:
        return lean_to_place(position, action)
    if step == CHOOSE_PAYMENT:
        return LIKELY if position.tables.payments[(action - PAY) * PAYMENT_PARTS + ASSISTANT] == 0 else RATHER_NOT
    if step == SEND_ENVOY:
        return lean_to_send(position, action)
    if step == AREA_BONUS:
        return LIKELY if action >= BONUS + AREA_UPGRADE else RATHER_NOT  # an upgrade or VP
    if action == DECLINE:
        return HARDLY
    return SELDOM if action == LEAVE_ROW else LIKELY


def lean_to_take(position: Position, action: i64) -> i64:
    """From the called street: a tribune does more later on."""
    if action >= SKIP:
        return RATHER_NOT
    card: i64 = 0 if action < TAKE + CELLS else 1
    cell = action - TAKE - CELLS * card
    return LIKELY if street_of(position, card) & bit(cell) else HARDLY


def lean_to_pass(position: Position, action: i64) -> i64:
    """The tile that is worth less."""
    if action >= PASS_ON + 2:
        return LIKELY
    player = position.player()
    passed = player.first if action == PASS_ON else player.second
    kept = player.second if action == PASS_ON else player.first
    lost = tile_value(position, player, player.tiles[passed]) - tile_value(position, player, player.tiles[kept])
    return LIKELY if lost <= 0 else SELDOM


def lean_to_use(position: Position, action: i64) -> i64:
    """The tile that is worth more, or both."""
    if action > USE_RECEIVED:
        return RATHER
    seat = position.to_act
    player = position.players[seat]
    giver = position.players[left_of(position, seat)]
    if not player.hand & HAND_KEPT or not giver.hand & HAND_PASSED:
        return LIKELY
    own = tile_value(position, player, player.tiles[player.kept])
    received = tile_value(position, player, giver.tiles[giver.passed])
    better = own >= received if action == USE_OWN else received >= own
    return LIKELY if better else SELDOM


def lean_to_build(position: Position, action: i64) -> i64:
    """Two buildings rather than one, one rather than none, with envoys at hand for the coloured ones."""
    if action == NO_BUILD:
        return HARDLY
    if action < FACE:
        return RATHER_NOT if action == HIRE else SELDOM
    face = action - FACE
    ship = position.player().ship
    if face >= SAME:
        return LIKELY if ship > 1 else RATHER_NOT
    if face >= MIXED:
        return LIKELY
    if face >= GREYS:
        return RATHER_NOT if ship > 0 else SELDOM
    return RATHER_NOT


def lean_to_place(position: Position, action: i64) -> i64:
    """A grey building into a row with citizens that has none of its kind; coloured ones stay out of such rows."""
    face = position.face
    tables = position.tables
    player = position.player()
    if face >= SAME or GREYS <= face < MIXED:
        cell = action - CELL if action < PAIR else tables.pair_first[action - PAIR]
        return RATHER_NOT if player.placed & bit(2 * (cell // SIDE)) else LIKELY
    cell = action - CELL
    if action >= TURNED:
        cell = tables.pair_second[action - TURNED]
    elif action >= PAIR:
        cell = tables.pair_first[action - PAIR]
    row = cell // SIDE
    grey = face if face < MIXED else face - MIXED
    if player.built[grey] & tables.street[row]:
        return HARDLY
    if player.placed & bit(2 * row + 1):
        return LIKELY
    return RATHER if player.placed & bit(2 * row) else SELDOM


def lean_to_send(position: Position, action: i64) -> i64:
    """Next to own envoys where that is possible, or to an eagle; never not at all."""
    if action == DECLINE:
        return HARDLY
    cell = bit(action - ENVOY)
    player = position.player()
    beside = spread(player.envoys)
    if cell & beside:
        return LIKELY
    if cell & (position.forum[FORUM_EAGLES] | position.forum[FORUM_BESIDE]):
        return RATHER_NOT if player.envoys else LIKELY
    return HARDLY if open_cells(position, player, position.target) & beside else SELDOM
