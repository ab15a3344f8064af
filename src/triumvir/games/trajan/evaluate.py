"""How a position is judged: the score a seat can look forward to, and which actions come readily to a sensible player.

Everything is in tenths of a VP. Printed values come from the tables; the constants below are strategic weights. What an
asset may still bring fades as the turns run out, so that at the very end only what really scores is left.
"""

from __future__ import annotations

from typing import Final

from triumvir.engine.bits import bit, size
from triumvir.engine.native import i64
from triumvir.engine.state import LIKELY
from triumvir.games.trajan.actions import (
    CARD,
    COLOUR,
    DECLINE,
    DEPLOY,
    DRAW_TWO,
    JOKER,
    LAY_OUT,
    MOVE,
    PASS,
    PROVINCES,
    RECRUIT_LEGIONARY,
    RECRUIT_WORKER,
    SHIP,
    SITE,
    SITES,
    SPACE,
    SPACES,
    STACK,
    STOP,
    TAKE,
    TRAY,
    TRAYS,
    TYPES,
)
from triumvir.games.trajan.scoring import bonus_points, one_set, set_points, tiles_on_circle
from triumvir.games.trajan.state import (
    ACT,
    CHOOSE_BONUS,
    CHOOSE_TRAY,
    DISCARD_CARD,
    EMPTY,
    EXTRA_ACTION,
    LAY_CARD,
    SHIP_CARD,
    SOW,
    TAKE_CARD,
    TAKE_TILE,
    Player,
    Position,
    markers,
)
from triumvir.games.trajan.steps.construction import reach as building_sites
from triumvir.games.trajan.steps.fulfilling import demand_tiles
from triumvir.games.trajan.steps.military import reach as marching_routes
from triumvir.games.trajan.steps.quarter import demanded
from triumvir.games.trajan.steps.seaport import LIKE, PAIRS, UNLIKE
from triumvir.games.trajan.steps.senate import leads, votes
from triumvir.games.trajan.tables import (
    BONUS_LEGIONARIES,
    BONUS_TILES,
    BONUS_WORKERS,
    BUILDING_KINDS,
    CARDS,
    DEMAND,
    DEMANDS,
    EFFECT_CARDS,
    EFFECT_DEMAND,
    EFFECT_NONE,
    EFFECT_PLUS2,
    FORUM_EXTRA,
    JOKER_ACTION,
    JOKER_COMMODITY,
    JOKER_CONSTRUCTION,
    JOKER_DEMAND,
    SET_EXTRA,
    STACK_SIZE,
)

# ---------------------------------------------------------------- weights, in tenths of a VP unless said otherwise

# Tempo. A turn moves the time marker by two to three spaces; with ten turns left all plans can still be carried out.
STEPS_IN_TWO_TURNS: Final = 5
AMPLE: Final = 10
TURN_VALUE: Final = 36  # what an ordinary turn brings in good play
ACTION: Final = 32  # what an action costs that is only spent to cash in something prepared

# Cards: a card of a kind on its own ends up as an eighth of two poor shipments.
SINGLE_CARD: Final = 12
CARD_JOKER: Final = 30  # makes a pair out of one card, or three of a kind out of two

# Figures in the camps save the action that recruits them; the first one most, since nothing goes without it.
FIRST_FIGURE: Final = 18
MORE_FIGURES: Final = 8

# Trajan tiles: chance in percent that a tile on the circle is fulfilled, by how far its colours are there.
CHANCE_FAR: Final = 32  # neither colour lies in the tray
CHANCE_HALF: Final = 48
CHANCE_BOTH: Final = 62  # any marker that ends there fulfils it
CHANCE_NEXT: Final = 84  # can be fulfilled next turn
REWARD_CARD: Final = 13
REWARD_FIGURE: Final = 22
REWARD_PLUS2: Final = 30
TARGETS: Final = 5  # each tray that the next turn could end in: choice is what the circle is for

# Extra action tiles are actions that cost no time; with a +2 marker two of them.
EXTRA_TILE: Final = 26
EXTRA_TILE_PLUS2: Final = 48
ACTION_JOKER: Final = 34  # fits always
PLUS2_MARKER: Final = 16  # for tiles still to come

# Construction: what two or three of a kind promise while more of that kind lie on the board.
SET_OF_TWO: Final = 30
SET_OF_THREE: Final = 35
FIRST_OF_KIND: Final = 30  # the action it grants
BEST_SITE: Final = 25  # percent of the best site within reach
SPARE_CONSTRUCTION_JOKER: Final = 25

# Military: percent of a province's points by how near the deployment is.
LEADER_AND_LEGION: Final = 55
LEADER_ALONE: Final = 30
NEXT_PROVINCE: Final = 22
PROVINCE_TILE: Final = 6  # a tile to be picked up there

# Senate.
SENATE_STEPS: Final = 10  # percent: chance for each turn left that the next space is reached
SOON: Final = 5  # turns that far ahead count for it

# Demands: covering one costs a forum action that also had other uses; the penalty is worse.
DEMAND_COVER: Final = 30
TURNS_TO_COVER: Final = 3  # own turns in which one missing demand can be covered
KEPT_COVERS: Final = 7  # tenths of a demand that a Trajan tile covers in a quarter
SECOND_COVERS: Final = 3  # and another one of the same kind

# Bonus tiles: tenths of what they count that come along each turn.
GROWTH: Final = 1


def worth(position: Position, seat: i64) -> i64:
    """The final score that the seat can look forward to."""
    tables = position.tables
    player = position.players[seat]
    settled = position.step == CHOOSE_BONUS  # demands are paid, the quarter is as good as over
    later = tables.quarters - 1 - position.quarter
    steps: i64 = 0  # of the time marker, in this quarter
    if not settled:
        steps = (tables.rounds - position.revealed) * tables.circuit - position.time
        if position.round_over:
            steps -= tables.circuit
    if settled and later == 0:
        return final_worth(position, player) + senate_worth(position, seat, player, 0, 0)
    soon = 2 * steps // (STEPS_IN_TWO_TURNS * position.seats)
    turns = 2 * (steps + later * tables.rounds * tables.circuit) // (STEPS_IN_TWO_TURNS * position.seats)
    outlook = min(turns, AMPLE)
    total = TURN_VALUE * turns
    for vp in player.ledger:
        total += 10 * vp
    total += cards_worth(position, player, later, outlook)
    total += figures_worth(position, player, outlook)
    total += circle_worth(position, player, later, outlook)
    total += district_worth(position, player, outlook)
    total += march_worth(position, player, outlook)
    total += extras_worth(player, outlook)
    total += demands_worth(position, player, later, soon, settled)
    total += senate_worth(position, seat, player, turns, soon)
    owned = player.bonus_yellow | player.bonus_gray
    tile: i64 = 0
    while owned:
        if owned & 1:
            half = tables.bonus_yellow[tile] if player.bonus_yellow & bit(tile) else tables.bonus_gray[tile]
            total += half * bonus_times(position, player, tile, turns, outlook) // 2
        owned >>= 1
        tile += 1
    return total


def final_worth(position: Position, player: Player) -> i64:
    """The score as it is when nothing is left but the last vote."""
    tables = position.tables
    total = tables.vp_card * player.cards + tables.vp_worker * player.workers + tables.vp_legionary * player.camp
    total += tables.vp_tile * tiles_on_circle(player) + set_points(tables, player) + bonus_points(tables, player)
    for vp in player.ledger:
        total += vp
    return 10 * total


def faded(sure: i64, hoped: i64, outlook: i64) -> i64:
    """What is sure, and of what is hoped for beyond it the share that the turns left allow."""
    return sure + (hoped - sure) * outlook // AMPLE if hoped > sure else sure


def cards_worth(position: Position, player: Player, later: i64, outlook: i64) -> i64:
    """The hand as shipments to come, at least what it scores at the end."""
    tables = position.tables
    last = later == 0
    like = tables.ship_back[LIKE] if last and position.gray_ships & bit(LIKE) else tables.ship_front[LIKE]
    pairs = tables.ship_back[PAIRS] if last and position.gray_ships & bit(PAIRS) else tables.ship_front[PAIRS]
    most = len(pairs)
    pair = (10 * pairs[most - 1] - ACTION) // most  # a share of a full load
    hoped: i64 = 0
    for count in player.hand:
        if count == 1:
            hoped += SINGLE_CARD
        elif count == 2:
            hoped += pair
        elif count > 2:
            hoped += 10 * like[min(count, len(like)) - 1] - ACTION
    jokers = player.mat[JOKER_COMMODITY]
    return faded(10 * tables.vp_card * player.cards, hoped + CARD_JOKER * jokers, outlook)


def figures_worth(position: Position, player: Player, outlook: i64) -> i64:
    """Workers and legionaries that wait in the camps."""
    tables = position.tables
    hoped: i64 = 0
    if player.workers > 0:
        hoped += FIRST_FIGURE + MORE_FIGURES * (player.workers - 1)
    if player.camp > 0:
        hoped += FIRST_FIGURE + MORE_FIGURES * (player.camp - 1)
    return 10 * (tables.vp_worker * player.workers + tables.vp_legionary * player.camp) + hoped * outlook // AMPLE


def markers_in(tray: i64) -> i64:
    """How many markers a packed tray holds: neighbouring counts are added in pairs, then all three pairs."""
    pairs = (tray & 0o070707) + ((tray >> 3) & 0o070707)
    return (pairs + (pairs >> 6) + (pairs >> 12)) & 63


def reward(position: Position, tile: i64, later: i64) -> i64:
    """What a Trajan tile brings when it is fulfilled."""
    tables = position.tables
    vp = 10 * tables.tile_vp[tile]
    effect = tables.tile_effect[tile]
    if effect == EFFECT_NONE:
        return vp
    if effect >= EFFECT_DEMAND:
        return vp + DEMAND_COVER * (KEPT_COVERS * later + SECOND_COVERS) // 10
    if effect == EFFECT_PLUS2:
        return vp + REWARD_PLUS2 * (later + 1) // 4
    return vp + tables.tile_amount[tile] * (REWARD_CARD if effect == EFFECT_CARDS else REWARD_FIGURE)


def colours_there(position: Position, tile: i64, tray: i64) -> i64:
    """How many of the two markers that a tile asks for lie in a tray."""
    first = position.tables.tile_first[tile]
    second = position.tables.tile_second[tile]
    if first == second:
        return min(markers(tray, first), 2)
    return min(markers(tray, first), 1) + min(markers(tray, second), 1)


def circle_worth(position: Position, player: Player, later: i64, outlook: i64) -> i64:
    """Trajan tiles at the circle by how near they are to be fulfilled, and the choice of trays for the next turn."""
    tables = position.tables
    trays = player.trays
    slots = player.slots
    targets: i64 = 0
    ready: i64 = 0
    i: i64
    for i in range(TRAYS):
        count = markers_in(trays[i])
        if count == 0:
            continue
        target = (i + count) % TRAYS
        targets |= bit(target)
        tile = slots[target]
        if tile != EMPTY and target != i and lacks_only(position, tile, trays[target], trays[i]):
            ready |= bit(target)
    total = TARGETS * size(targets) * outlook // AMPLE
    for i in range(TRAYS):
        tile = slots[i]
        if tile == EMPTY:
            continue
        there = colours_there(position, tile, trays[i])
        if ready & bit(i):
            chance: i64 = CHANCE_NEXT
        elif there == 2:
            chance = CHANCE_BOTH
        else:
            chance = CHANCE_HALF if there == 1 else CHANCE_FAR
        total += faded(10 * tables.vp_tile, reward(position, tile, later) * chance // 100, outlook)
    return total


def lacks_only(position: Position, tile: i64, tray: i64, source: i64) -> bool:
    """Whether one marker out of a source tray, or any one, completes a tile."""
    there = colours_there(position, tile, tray)
    if there == 2:
        return True
    if there == 0:
        return False
    first = position.tables.tile_first[tile]
    second = position.tables.tile_second[tile]
    wanted = second if markers(tray, first) > 0 else first
    return markers(source, wanted) > 0


def kind_left(position: Position, kind: i64) -> bool:
    """Whether tiles of a construction kind still lie on the board."""
    taken: i64 = 0
    for player in position.players:
        taken |= player.buildings
    return (position.tables.building_mask[kind] & ~taken) != 0


def district_worth(position: Position, player: Player, outlook: i64) -> i64:
    """Sets of construction tiles, those begun, and the best site that the next worker can reach."""
    tables = position.tables
    sets: i64 = 0
    hoped: i64 = 0
    open_sets: i64 = 0
    i: i64
    for i in range(BUILDING_KINDS):
        count = size(player.buildings & tables.building_mask[i])
        sets += one_set(tables, count)
        if (count == 2 or count == 3) and kind_left(position, i):
            hoped += SET_OF_TWO if count == 2 else SET_OF_THREE
            open_sets |= bit(i)
    if player.mat[JOKER_CONSTRUCTION] > 0:
        sets = set_points(tables, player)
        hoped += SPARE_CONSTRUCTION_JOKER
    near = building_sites(position, player)
    best: i64 = 0
    i = 0
    while near:
        if near & 1:
            tile = position.site_tile[i]
            if tile != EMPTY:
                value = 10 * tables.building_vp[tile]
                kind = tables.building_kind[tile]
                if not player.buildings & tables.building_mask[kind]:
                    value += FIRST_OF_KIND
                elif open_sets & bit(kind):
                    value += SET_OF_TWO
                best = max(best, value)
        near >>= 1
        i += 1
    return 10 * sets + (hoped + best * BEST_SITE // 100) * outlook // AMPLE


def conquest(position: Position, player: Player, province: i64) -> i64:
    """What a legionary of the player would score in a province; 0 where one stands."""
    if player.provinces & bit(province):
        return 0
    tables = position.tables
    vp = tables.province_vp[province]
    for other in position.players:
        if other.provinces & bit(province):
            vp -= tables.deduction
    return 10 * max(vp, tables.deploy_floor)


def march_worth(position: Position, player: Player, outlook: i64) -> i64:
    """Where the leader stands, and the best province it can go to next."""
    total: i64 = 0
    if player.leader != EMPTY:
        share: i64 = LEADER_AND_LEGION if player.camp > 0 else LEADER_ALONE
        total = conquest(position, player, player.leader) * share // 100
    near = marching_routes(position, player)
    best: i64 = 0
    i: i64 = 0
    while near:
        if near & 1:
            value = conquest(position, player, i) * NEXT_PROVINCE // 100
            if position.province_tile[i] != EMPTY:
                value += PROVINCE_TILE
            best = max(best, value)
        near >>= 1
        i += 1
    return (total + best) * outlook // AMPLE


def extras_worth(player: Player, outlook: i64) -> i64:
    """Extra action tiles and +2 markers."""
    total = ACTION_JOKER * player.mat[JOKER_ACTION] + PLUS2_MARKER * size(player.plus2)
    i: i64
    for i in range(TYPES):
        count = player.mat[FORUM_EXTRA + i] + player.mat[SET_EXTRA + i]
        if count > 0:
            total += count * (EXTRA_TILE_PLUS2 if player.plus2 & bit(i) else EXTRA_TILE)
    return total * outlook // AMPLE


def demands_worth(position: Position, player: Player, later: i64, soon: i64, settled: bool) -> i64:
    """What demands will cost in this quarter, and what tiles and Trajan tiles save in the next ones."""
    tables = position.tables
    hidden: i64 = 0 if settled else tables.demands - position.revealed
    to_come = hidden + tables.demands * later  # of all kinds together
    covered: i64 = 0
    missing: i64 = 0
    lying: i64 = 0  # missing ones that the forum offers
    i: i64
    for i in range(DEMANDS):
        kept = demand_tiles(tables, player, i)
        needed: i64 = 0 if settled else demanded(position, i)
        tiles = player.mat[DEMAND + i]
        spare = tiles - max(needed - kept, 0)
        if spare < 0:
            missing -= spare
            lying += min(on_forum(position, DEMAND + i), -spare)
            spare = 0
        chances = 10 * to_come // DEMANDS  # tenths of a tile of this kind
        if kept > 0:
            covered += KEPT_COVERS * later + SECOND_COVERS * (kept - 1) * later
            if kept > needed:
                covered += SECOND_COVERS * hidden
            chances = chances * SECOND_COVERS // 10
        covered += min(10 * spare, chances) * 8 // 10
    jokers = player.mat[JOKER_DEMAND]
    used = min(jokers, missing)
    missing -= used
    covered += min(10 * (jokers - used), 10 * to_come)
    total = DEMAND_COVER * covered // 10
    if missing == 0:
        return total
    lying = min(lying, missing)
    sure = 10 * tables.penalty[missing]
    mended = 10 * tables.penalty[missing - lying] - DEMAND_COVER * lying
    return total + sure + (mended - sure) * min(soon, TURNS_TO_COVER * missing) // (TURNS_TO_COVER * missing)


def on_forum(position: Position, kind: i64) -> i64:
    """How many tiles of a kind the forum offers."""
    count: i64 = 0
    for tile in position.forum:
        if tile == kind:
            count += 1
    return count


def bonus_times(position: Position, player: Player, tile: i64, turns: i64, outlook: i64) -> i64:
    """How often a bonus tile will count, in tenths."""
    tables = position.tables
    counted = tables.bonus_counts[tile]
    if counted < BONUS_WORKERS:
        if player.mat[DEMAND + counted] > 0 or player.mat[JOKER_DEMAND] > 0:
            return 10 - outlook * 3 // 10  # it may have to be given away before
        return min(turns, 6)
    grown = GROWTH * turns
    if counted == BONUS_WORKERS:
        return 10 * size(player.sites) + grown
    if counted == BONUS_LEGIONARIES:
        return 10 * size(player.provinces) + grown
    if counted == BONUS_TILES:
        return 10 * size(player.bonus_yellow) + grown // 2
    first = tables.bonus_first[tile]
    second = tables.bonus_second[tile]
    shown = player.display[first] + player.display[second]
    return 10 * shown + 8 * (player.hand[first] + player.hand[second]) * outlook // AMPLE + grown


def senate_worth(position: Position, seat: i64, player: Player, turns: i64, soon: i64) -> i64:
    """The next steps on the track, and the bonus tile that the vote of this quarter will bring."""
    tables = position.tables
    total: i64 = 0
    if player.senate + 1 < len(tables.senate_vp):
        total = 10 * tables.senate_vp[player.senate + 1] * min(soon, SOON) * SENATE_STEPS // 100
    if position.bonus[0] == EMPTY or position.bonus[1] == EMPTY:
        return total
    own = votes(position, player)
    ahead: i64 = 1000  # half votes before the best of the others
    i: i64
    for i in range(position.seats):
        if i != seat:
            other = position.players[i]
            ahead = min(ahead, 2 * (own - votes(position, other)) + (1 if leads(position, player, other) else -1))
    spread = 4 + 4 * soon
    chance = max(0, min(100, 50 + 50 * ahead // spread)) if soon > 0 else (100 if ahead > 0 else 0)
    outlook = min(turns, AMPLE)
    left = bonus_times(position, player, position.bonus[0], turns, outlook)
    right = bonus_times(position, player, position.bonus[1], turns, outlook)
    consul = max(tables.bonus_yellow[position.bonus[0]] * left, tables.bonus_yellow[position.bonus[1]] * right) // 2
    second = min(tables.bonus_gray[position.bonus[0]] * left, tables.bonus_gray[position.bonus[1]] * right) // 2
    if position.seats > 2:
        second //= 2
    return total + (consul * chance + second * (100 - chance)) // 100


# ---------------------------------------------------------------- leanings

RARE: Final = 1
SELDOM: Final = 2
OFTEN: Final = 5


def leaning(position: Position, action: i64) -> i64:
    """How readily a sensible player takes a legal action, from 0 to LIKELY."""
    step = position.step
    if step == ACT:
        return lean_acting(position, action)
    if step == SOW:
        return lean_sowing(position, action - COLOUR)
    if step == CHOOSE_TRAY:
        return lean_picking(position, action - TRAY)
    player = position.player()
    if step == EXTRA_ACTION:
        return SELDOM if action == PASS else LIKELY
    if step == SHIP_CARD:
        return lean_loading(position, action)
    if step == LAY_CARD:
        return RARE if action == JOKER else OFTEN
    if step == DISCARD_CARD:
        return LIKELY if player.hand[action - CARD] == 1 else RARE
    if step == TAKE_CARD:
        return lean_taking(position, action)
    if step == TAKE_TILE:
        return OFTEN
    return 0 if action == DECLINE else LIKELY


def lean_picking(position: Position, tray: i64) -> i64:
    """Which tray to pick up: one that fulfils a tile, and no handful that ends the quarter."""
    player = position.player()
    count = markers_in(player.trays[tray])
    target = (tray + count) % TRAYS
    tile = player.slots[target]
    if tile != EMPTY and target != tray and lacks_only(position, tile, player.trays[target], player.trays[tray]):
        return LIKELY
    return SELDOM if count > TRAYS - 2 else OFTEN


def asked_for(position: Position, colour: i64, slot: i64) -> bool:
    """Whether the tile at a slot still lacks a marker of this colour."""
    player = position.player()
    tile = player.slots[slot]
    if tile == EMPTY:
        return False
    tables = position.tables
    there = markers(player.trays[slot], colour)
    if tables.tile_first[tile] == colour:
        return there < (2 if tables.tile_second[tile] == colour else 1)
    return tables.tile_second[tile] == colour and there == 0


def lean_sowing(position: Position, colour: i64) -> i64:
    """Drop a marker where a tile lacks it, but keep what the target lacks until the end."""
    following = (position.tray + 1) % TRAYS
    target = (position.tray + markers_in(position.held)) % TRAYS
    if following != target and asked_for(position, colour, target) and markers(position.held, colour) == 1:
        return RARE
    return LIKELY if asked_for(position, colour, following) else OFTEN


def lean_acting(position: Position, action: i64) -> i64:
    """The options of an action: what scores or is lacking first, to pass hardly ever."""
    player = position.player()
    if action == PASS:
        return 0
    if action >= SITE and action < SITE + SITES:
        tile = position.site_tile[action - SITE]
        if tile == EMPTY:
            return RARE
        kind = position.tables.building_mask[position.tables.building_kind[tile]]
        return OFTEN if size(player.buildings & kind) == 1 else LIKELY
    if action == RECRUIT_WORKER:
        return LIKELY if player.workers == 0 else RARE
    if action >= STACK and action < STACK + TRAYS:
        return lean_tile(position, action - STACK)
    if action >= MOVE and action < MOVE + PROVINCES:
        return LIKELY if conquest(position, player, action - MOVE) > 50 else OFTEN
    if action == DEPLOY:
        return LIKELY if conquest(position, player, player.leader) > 0 else SELDOM
    if action == RECRUIT_LEGIONARY:
        return LIKELY if player.camp == 0 else RARE
    if action >= SPACE and action < SPACE + SPACES:
        return lean_forum(position, player, position.forum[action - SPACE])
    if action >= SHIP and action < SHIP + UNLIKE + 1:
        return lean_shipping(position, player, action - SHIP)
    if action == LAY_OUT:
        return RARE
    if action < DRAW_TWO:
        return lean_taking(position, action)
    return OFTEN if action == DRAW_TWO else LIKELY


def lean_taking(position: Position, action: i64) -> i64:
    """A discarded card rather than one unseen only if it makes a pair."""
    if action < TAKE:
        return OFTEN
    side = action - TAKE
    kind = position.pile[side * CARDS + position.pile_size[side] - 1]
    return LIKELY if position.player().hand[kind] > 0 else SELDOM


def lean_tile(position: Position, stack: i64) -> i64:
    """Trajan tiles whose colours already lie at the arch."""
    player = position.player()
    tile = position.stacks[stack * STACK_SIZE + position.stack_at[stack]]
    there = colours_there(position, tile, player.trays[player.arch])
    return LIKELY if there == 2 else (OFTEN if there == 1 else SELDOM)


def lean_forum(position: Position, player: Player, tile: i64) -> i64:
    """Demands that are missing, then jokers and extra actions."""
    if tile >= JOKER_COMMODITY:
        return LIKELY - 1
    if tile >= DEMAND:
        needed = demanded(position, tile - DEMAND)
        if (
            player.mat[tile] < needed
            and player.mat[tile] + demand_tiles(position.tables, player, tile - DEMAND) < needed
        ):
            return LIKELY
        return OFTEN if player.mat[tile] == 0 else RARE
    return OFTEN


def lean_shipping(position: Position, player: Player, ship: i64) -> i64:
    """Ships that carry a load worth the action."""
    pairs: i64 = 0
    most: i64 = 0
    kinds: i64 = 0
    for count in player.hand:
        most = max(most, count)
        if count > 0:
            kinds += 1
        if count > 1:
            pairs += 1
    gray = position.gray_ships & bit(ship) != 0
    if ship == LIKE:
        return RARE if most < 3 else (OFTEN if gray else LIKELY)
    if ship == PAIRS:
        return RARE if pairs < 2 else (SELDOM if gray and pairs < 3 else LIKELY)
    return SELDOM if kinds > 3 and not gray else 0


def lean_loading(position: Position, action: i64) -> i64:
    """Load what fills the ship, and stop only where nothing else fits."""
    if action == STOP:
        return 0
    if action == JOKER:
        return SELDOM
    if position.chosen == LIKE and position.units == 0:
        count = position.player().hand[action - CARD]
        return LIKELY if count > 2 else (SELDOM if count == 2 else 0)
    return LIKELY
