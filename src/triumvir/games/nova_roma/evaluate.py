"""How a position is judged: the score a seat can look forward to, and which actions come readily to a sensible player.

Everything is in tenths of a VP. Printed values come from the tables; the constants below are strategic weights. What an
asset may still bring fades as the turns run out, so that at the very end only what really scores is left. Alone, what
the automa is kept from counts too: the game is won against it.
"""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import size
from triumvir.engine.native import i64
from triumvir.engine.state import LIKELY
from triumvir.games.nova_roma import scoring
from triumvir.games.nova_roma.actions import (
    ACTION,
    BLOCKS,
    BUILDING,
    BUY,
    DRAW,
    ESTATE,
    ESTATE_CELLS,
    FOLLOWERS,
    FORGO,
    GOOD,
    GOODS,
    HIRE,
    LAY,
    MOSAIC_CELLS,
    PASS,
    PATRICIAN,
    PAY,
    PLACE,
    PLAY,
    ROUTES,
    ROW_FIRST,
    SAIL,
    SHIPS,
    SLOTS,
    TAKE_INFLUENCE,
    TRACK,
    TRACKS,
    ZONES,
)
from triumvir.games.nova_roma.state import (
    BUILD_CONTRACT,
    BUILD_PLACE,
    CHOOSE_GOOD,
    DECLARE,
    EMPTY,
    FIRST_ACTION,
    FOLLOWER_PLACE,
    MARKER,
    MOSAIC,
    OFFER_BASIC,
    OFFER_BUILDING,
    OFFER_FOLLOWERS,
    OVER,
    PETITION_ACTION,
    PETITION_CLAIM,
    PETITION_PAY,
    PLACE_PATRICIAN,
    PRODUCE,
    RACE,
    RACE_ARTISAN,
    RECRUIT_DRAW,
    RECRUIT_PLAY,
    SAIL_MOVE,
    SHIP,
    TILE_ARTISAN,
    TILE_CONVERT,
    TILE_PLAY,
    TILE_SAIL,
    TRADE_BUY,
    TRADE_DISCARD,
    UPGRADE_CELL,
    UPGRADE_TILE,
    UPGRADE_WINE,
    WHEEL,
    ZONE,
    Player,
    Position,
    current,
    next_seat,
)
from triumvir.games.nova_roma.steps.acting import plainly_possible
from triumvir.games.nova_roma.steps.cleanup import leader
from triumvir.games.nova_roma.steps.estate import FIRST_COLUMN, FIRST_ROW
from triumvir.games.nova_roma.steps.forum import line_action, line_strength
from triumvir.games.nova_roma.steps.mosaic import THREE, estate_tiles, steps_taken
from triumvir.games.nova_roma.tables import (
    ANIMAL,
    ARTISANS,
    BUILD,
    COINS,
    CONVERSION,
    INFLUENCE,
    LINES,
    NEED_AT_THREE,
    NEED_BUILDING,
    NEED_ESTATE,
    NEED_FOLLOWERS,
    NEED_INFLUENCE,
    NEED_SHIPPING,
    NEED_STEPS,
    NEED_SUM,
    NEEDS,
    PETITION,
    PRODUCE_ACTION,
    PRODUCTION,
    RECRUIT,
    SAIL_ACTION,
    STONE,
    TRADE,
    UPGRADE,
    WOOD,
    Tables,
)

TURN: Final = 20  # what a turn of a play-out brings: seats are compared although one of them has had a turn more
LATE: Final = 8  # turns before the end over which blocks and what is left over turn from hopes into points
SPAN: Final = 5  # turns before the end over which stock turns from means into leftovers
GOOD_USE: Final = 6  # a good pays a third of a contract worth about 6 VP with its action
COIN_USE: Final = 4  # a coin becomes a good, but only in Trade
INFLUENCE_USE: Final = 6  # a petition for an action, or the fourth and later followers
ENOUGH: Final = 2  # goods of a kind that a contract asks for at most; more of them are worth half
FULL: Final = 6  # coins and influence beyond this are hardly ever spent
CREW: Final = 3  # artisans that one Produce can place
ARTISAN_NOW: Final = 8  # an available artisan brings two goods or more, if there is still a turn to produce in
ARTISAN_KEPT: Final = 6  # and again in every later round, as far as artisans are kept
LEG: Final = 60  # percent of the next port's VP for a ship that is nearly there
TRACK_HOPE: Final = 45  # nearly the VP of a track's end; the first spaces bring little of it
FAVOURED: Final = 15  # half a chariot tile for leading where one is favoured; in the last lap it is three quarters
RACE_PACE: Final = 2  # spaces a turn, if it must be
BLOCK: Final = 4  # a block beyond the present rank: a step to the next one, a share of a reward tile
STRONG: Final = 9  # +1 strength once a round
HELPER: Final = 6  # a placement or a waiver, which also costs something
STEADY: Final = 8  # a good, a coin or influence in every round
GROWTH: Final = 2  # what an end-game follower counts grows by a fifth a turn
IN_HAND: Final = 35  # percent of a follower's value before it is played
WORK: Final = 5  # a production or conversion tile for every round in which an artisan can use it
ONE_USE: Final = 15  # a special tile that is not used yet
HASTE: Final = 2  # turns, of those left, that each thing missing takes off the chance of a claim
LINE_BEGUN: Final = 10  # percent of a mosaic line's VP in its first cell,
LINE_HALF: Final = 35  # in its second,
LINE_DONE: Final = 100  # and in its third
FIRST_PLAYER: Final = 5  # to begin the next round
AUTOMA_PAR: Final = 300  # what a fair player keeps the automa from, so that solitaire is judged on the scale of scores


def worth(position: Position, seat: i64) -> i64:
    """The final score that the seat can look forward to."""
    if position.step == OVER:
        return 10 * position.score_of(seat)
    tables = position.tables
    player = position.players[seat]
    turns = turns_left(position, player)
    total = turns * TURN + 10 * scoring.contract_points(tables, player.building)
    total += 10 * scoring.animal_points(tables, player)
    total += sea(tables, player, turns) + hippodrome(position, seat, turns) + zones(position, seat, turns)
    total += followers(position, player, turns) + estate(position, player) + mosaic(position, player, turns)
    total += stock(position, player, turns)
    if position.seats == 1:
        return total - 10 * position.rival_points - AUTOMA_PAR
    holder = next_seat(position, position.first) if position.claimant == EMPTY else position.claimant
    if holder == seat:
        total += 10 * tables.marker_vp if position.round + 1 == tables.rounds else FIRST_PLAYER
    return total


def turns_left(position: Position, player: Player) -> i64:
    """Turns that a player has not begun yet."""
    tables = position.tables
    return (tables.rounds - position.round) * tables.laps - size(player.patricians)


# ---------------------------------------------------------------- what lies on the boards


def sea(tables: Tables, player: Player, turns: i64) -> i64:
    """The ports reached, and the way from there to the next VP."""
    total: i64 = 0
    i: i64
    for i in range(SHIPS):
        port = player.board[SHIP + i]
        if port == EMPTY:
            continue
        reached = tables.port_vp[port]
        total += 10 * reached
        if turns > 0:
            total += under_way(tables, port)
    return total


def under_way(tables: Tables, port: i64) -> i64:
    """The share of the next VP port that a ship has earned by sails since the last one."""
    route: i64 = 0
    while port >= tables.route_first[route + 1]:
        route += 1
    first = tables.route_first[route]
    stop = tables.route_first[route + 1]
    reached = tables.port_vp[port]
    done: i64 = 0
    at = port
    while at >= first:
        before: i64 = tables.port_vp[at - 1] if at > first else 0
        if before != reached:
            break
        done += tables.port_cost[at]
        at -= 1
    legs: i64 = 0
    at = port + 1
    while at < stop:
        legs += tables.port_cost[at]
        if tables.port_vp[at] > reached:
            return (tables.port_vp[at] - reached) * LEG * done // (10 * (done + legs))
        at += 1
    return 0


def hippodrome(position: Position, seat: i64, turns: i64) -> i64:
    """Track ends and the way there, chariot tiles and the favoured tracks; alone, tracks the automa does not lead."""
    tables = position.tables
    player = position.players[seat]
    alone = position.seats == 1
    total = 10 * scoring.chariot_points(tables, player.chariots)
    if alone:
        total += total  # the automa would have had them
    i: i64
    for i in range(TRACKS):
        space = player.board[MARKER + i]
        length = tables.track_length[i]
        if space == length:
            total += 10 * tables.track_end_vp
        elif length - space <= RACE_PACE * turns:
            total += TRACK_HOPE * space * space // (length * length)
        if alone:
            rival = position.rival[MARKER + i]
            if space >= rival:
                total += 10 * tables.ai_lead_vp
            elif rival - space <= turns:
                total += 5 * tables.ai_lead_vp * space // rival
    for i in range(position.round, min(position.round + 2, tables.rounds)):  # the tiles that lie face up
        if leads(position, seat, tables.chariot_track[position.chariots[i]]):
            total += FAVOURED
            if i == position.round and position.lap + 1 == tables.laps:
                total += FAVOURED // 2
    return total


def leads(position: Position, seat: i64, track: i64) -> bool:
    """Whether the seat would win a chariot tile of this track now (N-181, N-219, N-230)."""
    space = position.players[seat].board[MARKER + track]
    if position.seats == 1:
        return space > position.rival[MARKER + track]
    if position.seats == 2 and space <= position.tables.neutral_space:
        return False
    return leader(position, track) == seat


def zones(position: Position, seat: i64, turns: i64) -> i64:
    """The ranks as they are and a little for every block; alone, what the automa loses by being second."""
    tables = position.tables
    total: i64 = 0
    i: i64
    for i in range(ZONES):
        own = size(position.players[seat].board[ZONE + i])
        total += 10 * scoring.zone_points(position, seat, i) + BLOCK * own * min(turns, LATE) // LATE
        if position.seats == 1 and own > size(tables.zone_neutral[i]):
            at = scoring.PLACES * i
            total += 10 * (tables.zone_vp[at] - tables.zone_vp[at + 1])
    return total


# ---------------------------------------------------------------- followers and estate


def followers(position: Position, player: Player, turns: i64) -> i64:
    """The followers in play, and a share of the two best in hand."""
    total: i64 = 0
    best: i64 = 0
    second: i64 = 0
    cards = player.row | player.hand
    i: i64
    for i in range(FOLLOWERS):
        if cards >> i & 1:
            value = follower(position, player, i, turns)
            if player.row >> i & 1:
                total += value
            elif value > best:
                second = best
                best = value
            elif value > second:
                second = value
    return total + (2 * best + second) * IN_HAND * min(turns, LATE // 2) // (100 * LATE)


def follower(position: Position, player: Player, card: i64, turns: i64) -> i64:
    """What a follower in play still brings: points at the end, or its effect once a round."""
    tables = position.tables
    if tables.scoring_cards >> card & 1:
        return end_points(tables, player, card, turns)
    rounds = tables.rounds - 1 - position.round
    if not player.used >> card & 1 and size(player.patricians) < tables.laps:
        rounds += 1
    if tables.strength_cards >> card & 1:
        return STRONG * rounds
    if (tables.placement_cards | tables.waiver_cards | tables.tamers) >> card & 1:
        return HELPER * rounds
    return STEADY * rounds


def end_points(tables: Tables, player: Player, card: i64, turns: i64) -> i64:
    """An end-game follower: stock will be spent before the end and counts as a usual rest, other things grow."""
    what = tables.follower_count[card]
    count = scoring.counted(tables, player, what)
    base = 10 * tables.follower_base[card]
    hope = min(turns, LATE)
    least = tables.follower_least[card]
    if least > 0:
        now: i64 = base if count >= least else 0
        return (now * (LATE - hope) + base // 2 * hope) // LATE
    divisor = tables.follower_divisor[card]
    tenths = 10 * (count - count % divisor) if turns == 0 else 10 * count + GROWTH * turns
    if what < GOODS:
        tenths = 10 * (count * (LATE - hope) + ENOUGH * hope) // LATE
    return base + tables.follower_per[card] * tenths // divisor


def estate(position: Position, player: Player) -> i64:
    """Tiles that an artisan can still use; animals score by themselves."""
    tables = position.tables
    rounds = tables.rounds - 1 - position.round
    now: i64 = 1 if size(player.patricians) < tables.laps else 0
    total: i64 = 0
    i: i64
    for i in range(ESTATE_CELLS):
        tile = player.estate[i]
        if tile == EMPTY or player.flipped >> i & 1 or tables.tile_kind[tile] == ANIMAL:
            continue
        uses: i64 = rounds if player.placed >> i & 1 else rounds + now
        if tables.tile_kind[tile] == PRODUCTION or tables.tile_kind[tile] == CONVERSION:
            total += WORK * uses
        elif uses > 0:
            total += ONE_USE
    return total


def stock(position: Position, player: Player, turns: i64) -> i64:
    """Goods, coins, influence and artisans: means while there are turns, leftovers at the end (N-209, N-210)."""
    tables = position.tables
    goods: i64 = 0
    useful: i64 = 0
    i: i64
    for i in range(GOODS):
        amount = player.stock[i]
        goods += amount
        useful += 2 * amount if amount <= ENOUGH else ENOUGH + amount
    coins = player.stock[COINS]
    influence = player.stock[INFLUENCE]
    use = GOOD_USE * useful // 2 + COIN_USE * min(coins, FULL) + INFLUENCE_USE * min(influence, FULL)
    total = min(turns, SPAN) * use // SPAN
    here = player.stock[ARTISANS]
    artisans = here + size(player.placed)
    rounds = tables.rounds - 1 - position.round
    total += ARTISAN_KEPT * min(artisans, tables.keep_artisans) * rounds
    total += ARTISAN_NOW * min(here, CREW) * (tables.laps - size(player.patricians)) // tables.laps
    if position.seats == 1 and not tables.solo_leftovers:
        return total
    if turns == 0:  # whole VP only
        rest = (goods + coins) // tables.goods_per_vp + (influence + artisans) // tables.influence_per_vp
        return total + 10 * rest
    if rounds > 0:
        artisans = 0  # judged by their work
    return total + 10 * (goods + coins) // tables.goods_per_vp + 10 * (influence + artisans) // tables.influence_per_vp


# ---------------------------------------------------------------- mosaic


def mosaic(position: Position, player: Player, turns: i64) -> i64:
    """Claims made, and the best ones that the markers at hand can still be put on, by their chance."""
    tables = position.tables
    total = 10 * scoring.mosaic_points(tables, player)
    alone = position.seats == 1
    claims = player.markers if turns > 0 or not position.claimed else 0
    claims = min(claims, turns + 1)
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    others: i64 = 0
    cell: i64
    for cell in range(MOSAIC_CELLS):
        points = 10 * tables.claim_vp[cell // 3]
        if player.claimed >> cell & 1:
            if alone:
                total += points  # the automa scores what is not claimed
            continue
        chance = turns + HASTE - HASTE * missing(tables, player, cell)
        if claims == 0 or chance <= 0:
            continue
        value = (2 * points if alone else points) + line_share(tables, player.claimed, cell)
        value = value * chance // (turns + HASTE)
        if value > first:
            others = max(others, third)
            third = second
            second = first
            first = value
        elif value > second:
            others = max(others, third)
            third = second
            second = value
        elif value > third:
            others = max(others, third)
            third = value
        else:
            others = max(others, value)
    if claims > 0:
        total += first
    if claims > 1:
        total += second
    if claims > 2:
        total += third
    return total + others if claims > 3 else total


def line_share(tables: Tables, claimed: i64, cell: i64) -> i64:
    """What a cell adds to the lines it lies in: the fuller a line, the more."""
    total: i64 = 0
    i: i64
    for i in range(LINES):
        mask = tables.line_mask[i]
        if mask >> cell & 1:
            have = size(mask & claimed)
            share: i64 = LINE_DONE if have == 2 else (LINE_HALF if have == 1 else LINE_BEGUN)
            total += tables.line_vp[i] * share // 10
    return total


def missing(tables: Tables, player: Player, cell: i64) -> i64:
    """How many actions, about, the requirement of a cell is away."""
    needs = tables.achievement_needs
    at = tables.mosaic_slots[3 * player.board[MOSAIC + cell // 3] + cell % 3] * NEEDS
    if needs[at + NEED_AT_THREE] > 0:
        return (spaces_to_three(player, needs[at + NEED_AT_THREE]) + 1) // 2
    if needs[at + NEED_STEPS] > 0:
        return (max(needs[at + NEED_STEPS] - steps_taken(player), 0) + 1) // 2
    if needs[at + NEED_INFLUENCE] > 0:
        return (max(needs[at + NEED_INFLUENCE] - player.stock[INFLUENCE], 0) + 1) // 2
    lack: i64 = 0
    together = needs[at + NEED_SUM]
    if needs[at + NEED_BUILDING] > 0:
        count = size(player.building)
        lack += max(needs[at + NEED_BUILDING] - count, 0)
        together -= count
    if needs[at + NEED_SHIPPING] > 0:
        count = size(player.shipping)
        lack += max(needs[at + NEED_SHIPPING] - count, 0)
        together -= count
    if needs[at + NEED_FOLLOWERS] > 0:
        count = size(player.row)
        lack += max(needs[at + NEED_FOLLOWERS] - count, 0)
        together -= count
    if needs[at + NEED_ESTATE] > 0:
        count = estate_tiles(player)
        lack += max(needs[at + NEED_ESTATE] - count, 0)
        together -= count
    return max(lack, together)


def spaces_to_three(player: Player, markers: i64) -> i64:
    """Spaces until one or two markers are on the space that H3 and H33 ask for."""
    one = max(THREE - player.board[MARKER], 0)
    two = max(THREE - player.board[MARKER + 1], 0)
    three = max(THREE - player.board[MARKER + 2], 0)
    if markers == 1:
        return min(one, two, three)
    return one + two + three - max(one, two, three)


# ---------------------------------------------------------------- leanings


def leaning(position: Position, action: i64) -> i64:
    """How readily a sensible player takes a legal action; by default he does something rather than pass."""
    step = current(position)
    player = position.player()
    tables = position.tables
    if step == PLACE_PATRICIAN:
        return of_cell(position, player, action - PATRICIAN)
    if step == FIRST_ACTION:
        column = action != ROW_FIRST
        mine = giving(line_action(position, position.cell, column))
        return 1 if giving(line_action(position, position.cell, not column)) > mine else LIKELY
    if step == DECLARE:
        return 0 if action == FORGO else LIKELY
    if step == TRADE_BUY:
        return 2 if action == PASS else of_good(player, action - BUY)
    if step == CHOOSE_GOOD:
        return of_good(player, action - GOOD)
    if step == TRADE_DISCARD:
        return LIKELY if action == PASS else 0  # two cards for one coin
    if step == UPGRADE_WINE:
        return LIKELY if action == PASS else 1
    if step == UPGRADE_TILE:
        return of_tile(position, action)
    if step == UPGRADE_CELL:
        cell = action - LAY
        if player.estate[cell] == EMPTY:
            return LIKELY
        return 3 if player.flipped >> cell & 1 else 0
    if step == RECRUIT_DRAW and action != PASS:
        return 3 if action == DRAW + SLOTS else of_card(position, position.offer[OFFER_FOLLOWERS + action - DRAW])
    if (step == RECRUIT_PLAY or step == TILE_PLAY) and action != PASS:
        return of_card(position, action - PLAY)
    if step == PETITION_CLAIM:
        return 6 if action == PASS else 2
    if step == PETITION_PAY:
        return min(2 + 2 * (action - PAY), LIKELY)
    if step == PETITION_ACTION:
        return of_action(position, player, action - ACTION, position.strength)
    if step == BUILD_CONTRACT:
        card = position.offer[OFFER_BUILDING + action - BUILDING]
        return min(tables.building_vp[card] + tables.shape_size[tables.building_shape[card]], LIKELY)
    if step == BUILD_PLACE and action != PASS:
        zone = tables.place_zone[action - BLOCKS]
        return LIKELY if player.board[ZONE + zone] == 0 else 2 + 2 * zone  # every zone once, then the dear ones
    if step == RACE_ARTISAN or step == TILE_ARTISAN:
        return 6 if action == PASS else 2
    if step == RACE and action != PASS:
        return min(2 + 2 * player.board[MARKER + action - TRACK], LIKELY)  # one marker far rather than all a little
    if (step == SAIL_MOVE or step == TILE_SAIL) and action != PASS:
        return 2 if player.board[SHIP + (action - SAIL) // ROUTES] == EMPTY else LIKELY
    if (step == PRODUCE or step == FOLLOWER_PLACE) and action != PASS:
        if action == HIRE:
            return 2 if player.stock[ARTISANS] > 0 else 6
        return of_placing(tables, player, action - PLACE)
    if step == TILE_CONVERT:
        return LIKELY // 2
    if step == WHEEL:
        return 2 if action == TAKE_INFLUENCE else LIKELY
    return 0 if action == PASS else LIKELY


def giving(action: i64) -> i64:
    """Actions that bring the means for others come first."""
    if action == PRODUCE_ACTION:
        return 3
    if action == TRADE:
        return 2
    return 1 if action == UPGRADE else 0


def of_cell(position: Position, player: Player, cell: i64) -> i64:
    """A forum cell by its two actions; cells with two weak ones are left alone."""
    most = position.tables.max_strength
    row = min(1 + line_strength(position, player, cell, False), most)
    column = min(1 + line_strength(position, player, cell, True), most)
    value = of_action(position, player, line_action(position, cell, False), row)
    value += of_action(position, player, line_action(position, cell, True), column)
    return max(min(2 * value - LIKELY, LIKELY), 0)


def of_action(position: Position, player: Player, action: i64, strength: i64) -> i64:
    """An action with a strength, if it is possible at all: building brings most, racing least."""
    if not plainly_possible(position, action, strength):
        return 0
    if action == BUILD:
        return 3 + strength + strength // 2
    if action == SAIL_ACTION:
        return 1 + strength + strength // 2
    if action == UPGRADE:
        return 2 + strength
    if action == RECRUIT or action == TRADE:
        return 1 + strength
    if action == PRODUCE_ACTION:
        return 1 + strength if player.stock[ARTISANS] > 0 else 1
    return min(strength, player.stock[INFLUENCE]) if action == PETITION else strength


def of_good(player: Player, good: i64) -> i64:
    """Goods that are short, first of all those that buildings are made of."""
    wish: i64 = LIKELY if good == STONE or good == WOOD else LIKELY - 2
    return max(wish - 2 * player.stock[good], 0)


def of_tile(position: Position, action: i64) -> i64:
    """Animals at any time, other tiles while they can still be used."""
    if action == PASS:
        return 0
    if position.tables.tile_kind[position.offer[OFFER_BASIC + action - ESTATE]] == ANIMAL:
        return LIKELY
    return 3 if 2 * position.round <= position.tables.rounds else 1


def of_card(position: Position, card: i64) -> i64:
    """End-game followers at any time, the others the sooner the better."""
    if position.tables.scoring_cards >> card & 1:
        return LIKELY
    return max(6 - 2 * position.round, 1)


def of_placing(tables: Tables, player: Player, cell: i64) -> i64:
    """A cell beside other artisans gives more; goods beyond the limit are lost."""
    first_row: i64 = FIRST_ROW
    first_column: i64 = FIRST_COLUMN
    value: i64 = LIKELY // 2
    if player.placed & first_row << (cell // 3 * 3):
        value += 2
    if player.placed & first_column << (cell % 3):
        value += 2
    row = tables.row_output[cell // 3]
    column = tables.column_output[cell % 3]
    if row < GOODS and player.stock[row] + 1 >= tables.max_good:
        value -= 3
    if column < GOODS and player.stock[column] + 1 >= tables.max_good:
        value -= 3
    return max(value, 1)
