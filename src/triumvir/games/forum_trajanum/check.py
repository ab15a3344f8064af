"""Every invariant of a position, reported with the rule it breaks. Nothing here is needed for play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from triumvir.engine.bits import size
from triumvir.engine.native import i64, vec
from triumvir.games.forum_trajanum import state as st
from triumvir.games.forum_trajanum import tables as t
from triumvir.games.forum_trajanum.actions import (
    BONUSES,
    CELLS,
    COLOURS,
    DEPTH,
    FACES,
    GREYS,
    KINDS,
    MIXED,
    PAIRS,
    RESOURCES,
    ROWS,
    TRACK_STEPS,
)
from triumvir.games.forum_trajanum.state import EMPTY, Player, Position, left_of, right_of
from triumvir.games.forum_trajanum.steps.setup import survey
from triumvir.games.forum_trajanum.steps.table import STEPS


def check(position: Position) -> list[str]:
    """Every broken invariant; empty if the position is sound."""
    return list(_broken(position))


def _broken(position: Position) -> Iterator[str]:
    if not _in_range(position):
        yield "a seat, step or counter is out of range"
        return
    yield from _broken_table(position)
    yield from _broken_forum(position)
    for seat, player in enumerate(position.players):
        for problem in (
            *_broken_stock(position, player),
            *_broken_colonia(position, player),
            *_broken_citizens(position, player),
            *_broken_tiles(position, seat, player),
            *_broken_hand(position, player),
        ):
            yield f"seat {seat}: {problem}"


def _in_range(position: Position) -> bool:
    """Whether every number and every length is one that the other checks can work with."""
    tables = position.tables
    return (
        position.seats == len(position.players)
        and position.step in range(len(STEPS))
        and (position.to_act == -1) == (position.step == st.OVER)
        and -1 <= position.to_act < position.seats
        and 0 <= position.active < position.seats
        and 0 <= position.start < position.seats
        and 0 <= position.round < tables.rounds * tables.cycles
        and 0 <= position.turns <= position.seats
        and position.reveals >= 0
        and 0 < position.random < 2**62
        and 0 <= position.agenda < 2**60
        and all(0 < due < st.DUE_COLOURED + COLOURS for due in _due(position))
        and _fits(position.streets, t.CARDS, t.STREETS)
        and _fits(position.orders, tables.cycles, t.TRAJAN_CARDS)
        and _fits(position.mosaic, tables.columns * DEPTH, COLOURS + 1)
        and _decision_in_range(position)
        and all(_player_in_range(position, player) for player in position.players)
    )


def _fits(numbers: vec[i64], length: int, limit: int, low: int = 0) -> bool:
    return len(numbers) == length and all(low <= number < limit for number in numbers)


def _decision_in_range(position: Position) -> bool:
    """What the step in question needs is there, and nothing else."""
    step, kinds = position.step, position.tables.kinds
    swaps = (position.merchant_swaps, position.worker_swaps, position.builder_swaps)
    double = position.face >= MIXED
    return (
        _given(position.card, 2, step == st.PICK_SECOND or step == st.PASS_TILE)
        and _given(position.tile, t.CITIZENS, step == st.CHOOSE_ROW)
        and 0 <= position.origin <= st.FROM_COLONIA
        and (position.origin != st.FROM_NOWHERE) == (step == st.CHOOSE_ROW)
        and 0 <= position.second <= st.FROM_RESERVE
        and (position.second != st.FROM_NOWHERE) == (st.DUE_SECOND_TILE in _due(position))
        and _given(position.reserve_tile, kinds, position.second == st.FROM_RESERVE)
        and _given(position.row, ROWS, step == st.UPKEEP)
        and _given(position.face, FACES, step in (st.CHOOSE_PLACE, st.CHOOSE_PAYMENT))
        and _given(position.place, 2 * PAIRS if double else CELLS, step == st.CHOOSE_PAYMENT)
        and _given(position.track, GREYS, step in (st.CHOOSE_ORDER, st.CHOOSE_STEP))
        and position.track != t.VICTORY_COLUMN
        and _given(position.target, st.ENVOY_EAGLE + 1, step == st.SEND_ENVOY)
        and 0 <= position.offer < 2**RESOURCES
        and (position.offer > 0) == (step == st.CHOOSE_GAIN)
        and 0 <= position.bonuses <= 2
        and (position.bonuses > 0) == (step == st.AREA_BONUS)
        and 0 <= position.bonuses_taken < 2**BONUSES
        and all(0 <= used < 10 for used in swaps)
    )


def _given(number: int, limit: int, wanted: bool) -> bool:
    return 0 <= number < limit if wanted else number == EMPTY


def _player_in_range(position: Position, player: Player) -> bool:
    tables = position.tables
    laid = position.step != st.FIRST_CITIZEN
    cells = (player.first, player.second, player.kept, player.passed)
    return (
        _fits(player.stock, st.STOCK, 10**6)
        and _fits(player.built, t.BUILDINGS, 2**CELLS)
        and _fits(player.reserve, KINDS, t.TILES)
        and _fits(player.ledger, st.VP_SOURCES, 10**6)
        and _fits(player.tiles, st.PLACES, tables.kinds, EMPTY)
        and _fits(player.order, 0 if laid else t.SHUFFLED, tables.kinds)
        and _fits(player.corners, 0 if laid else t.CORNERS, CELLS)
        and 0 <= player.covered < 2**CELLS
        and 0 <= player.spent < 2**t.CORNERS
        and 0 <= player.placed < 4**ROWS
        and 0 <= player.active < 4**ROWS
        and 0 <= player.foreign < 4**ROWS
        and 0 <= player.ship <= t.TILES
        and _fits(player.shipped, KINDS if player.shipped else 0, t.TILES)
        and _fits(player.gone, KINDS if player.gone else 0, t.TILES)
        and 0 <= player.envoys < 2 ** len(position.mosaic)
        and 0 <= player.offset <= tables.offset_max
        and 0 <= player.hand <= st.HAND_KEPT + st.HAND_PASSED
        and _given(player.citizen, t.CITIZENS, laid)
        and all(EMPTY <= cell < CELLS for cell in cells)
    )


def _broken_table(position: Position) -> Iterator[str]:
    tables = position.tables
    expected = sorted(list(range(t.STREETS)) * tables.copies)
    if sorted(position.streets) != expected:
        yield "F-009 street cards are missing or doubled"
    laid = position.step != st.FIRST_CITIZEN
    if position.drawn != (tables.cards_per_round * (position.round + 1) if laid else 0):
        yield "F-042 street cards revealed"
    for cycle, card in enumerate(position.orders):
        if not 0 <= card < t.TRAJAN_CARDS or tables.card_cycle[card] != cycle:
            yield f"F-021 Trajan card of cycle {cycle}"
    turn = not st.before_turns(position) and position.step not in (st.UPKEEP, st.OVER)
    if turn and (position.to_act != position.active or position.turns == 0):
        yield "F-043 another than the active player decides in a turn"
    if turn != (position.agenda > 0):
        yield "the agenda is kept outside a turn, or lost within one"
    if turn and position.active != (position.start + position.turns - 1) % position.seats:
        yield "F-R01 turns are not clockwise from the start player"
    limits = (
        (position.merchant_swaps, t.MERCHANT_2),
        (position.worker_swaps, t.CRAFTSMAN_1),
        (position.builder_swaps, t.CRAFTSMAN_2),
    )
    if any(not 0 <= used <= tables.swaps[row] for used, row in limits):
        yield "F-R16 exchanges of this turn"
    if size(position.bonuses_taken) + position.bonuses > 2:
        yield "F-125 area bonuses due"


def _broken_forum(position: Position) -> Iterator[str]:
    tables = position.tables
    cells = tables.board_columns * 4
    boards = [list(position.mosaic[i * cells : (i + 1) * cells]) for i in range(tables.boards)]
    printed = [list(tables.board_cells[board * cells : (board + 1) * cells]) for board in tables.board_order]
    known = [min(board, board[::-1]) for board in printed] if tables.turn_boards else printed
    laid = [min(board, board[::-1]) for board in boards] if tables.turn_boards else boards
    if sorted(laid) != sorted(known) or (not tables.shuffle_boards and laid != known):
        yield "F-023 mosaic boards"
    if list(position.forum) != list(survey(position.mosaic)):
        yield "F-012 colour areas do not fit the mosaic"
    taken = 0
    for player in position.players:
        if player.envoys & taken:
            yield "F-126 two envoys on one cell"
        taken |= player.envoys


def _broken_stock(position: Position, player: Player) -> Iterator[str]:
    if player.paid < 0 or player.paid > player.stock[t.TRIBUNE]:
        yield "F-053 more tribunes given up than owned"
    if player.flipped != bool(player.placed >> 2 * t.MERCHANT_1 & 1):
        yield "F-168 side of the slider"
    waiting = _due(position) if player is position.players[position.active] else []
    for grey in range(t.LIBRARY, GREYS):
        built = size(player.built[grey])
        pending = waiting.count(st.DUE_GREY + grey)
        if position.step == st.CHOOSE_ORDER and player is position.player() and position.track == grey:
            pending += 1
        step = player.stock[st.TRACK + grey]
        if step > TRACK_STEPS or step not in (min(TRACK_STEPS, built - pending), min(TRACK_STEPS, built)):
            yield f"F-111 marker of grey building {grey}"


def _due(position: Position) -> list[int]:
    agenda, waiting = position.agenda, []
    while agenda:
        waiting.append(int(agenda & st.AGENDA_MASK))
        agenda >>= st.AGENDA_BITS
    return waiting


def _broken_colonia(position: Position, player: Player) -> Iterator[str]:
    tables = position.tables
    if player.covered & ~(tables.ordinary | tables.corners):
        yield "F-030 a temple is covered"
    taken = 0
    for building in range(t.BUILDINGS):
        cells = player.built[building]
        if cells & taken:
            yield "F-092 two buildings on one cell"
        taken |= cells
    if taken & ~tables.ordinary:
        yield "F-092 a building on a temple or a crane"
    if taken & player.covered:
        yield "F-092 a building on a covered cell"
    if any(player.spent >> i & 1 and player.covered >> tables.corner[i] & 1 for i in range(t.CORNERS)):
        yield "F-142 a covered crane has scored"


def _broken_citizens(position: Position, player: Player) -> Iterator[str]:
    if player.active & ~player.placed or player.foreign & ~player.placed:
        yield "F-193 citizens"
    for row in range(ROWS):
        spaces = player.placed >> 2 * row & 3
        if spaces == 2:
            yield f"F-080 row {row + 1}: the second space is taken before the first"


def _broken_tiles(position: Position, seat: int, player: Player) -> Iterator[str]:
    """All 34 tiles of a player are somewhere (F-011, E-01)."""
    tables = position.tables
    if player.order:
        if sorted(player.corners) != sorted(tables.corner):
            yield "F-R04 corners"
        rest = Counter(player.order) + Counter(range(t.CITIZENS))
        if rest != Counter({kind: tables.tile_count[kind] for kind in range(tables.kinds)}):
            yield "F-011 shuffled tiles"
        return
    kinds = Counter(kind for kind in player.tiles if kind != EMPTY)
    box = Counter({kind: tables.tile_count[kind] for kind in range(tables.kinds)})
    missing = box - kinds
    if kinds - box or missing != Counter([player.citizen]):
        yield "F-011 kinds of tiles"
    if any((player.tiles[cell] == EMPTY) != bool(tables.temples >> cell & 1) for cell in range(CELLS)):
        yield "F-030 tiles of the Colonia"
    receiver = position.players[right_of(position, seat)]
    own = size(player.placed & ~player.foreign)
    looking = position.step == st.CHOOSE_ROW
    if looking and position.active == seat and position.origin in (st.FROM_OWN, st.FROM_COLONIA):
        own += 1
    passed = size(receiver.foreign) + sum(receiver.reserve) + sum(receiver.gone)
    foreign = position.origin in (st.FROM_RECEIVED, st.FROM_RESERVE)
    if looking and left_of(position, position.active) == seat and foreign:
        passed += 1
    hand = size(player.hand)
    total = size(player.covered) + hand + player.ship + size(player.envoys) + own + passed
    if total != t.TILES:
        yield f"F-011 {total} tiles"
    if any([*player.reserve[tables.kinds :], *player.shipped[tables.kinds :], *player.gone[tables.kinds :]]):
        yield "F-077 a tile of a kind that does not exist"


def _broken_hand(position: Position, player: Player) -> Iterator[str]:
    committing = st.committing(position)
    if not committing and player.committed != (position.step != st.FIRST_CITIZEN):
        yield "F-057 a commit is missing, or made before tiles are laid"
    cells = [cell for cell in (player.first, player.second) if cell != EMPTY]
    if any(not player.covered >> cell & 1 for cell in cells) or len(set(cells)) != len(cells):
        yield "F-054 tiles taken"
    if not committing and (cells or player.paid):
        yield "F-057 a commit is not published"
    held = [cell for cell in (player.kept, player.passed) if cell != EMPTY]
    if committing and (player.hand or sorted(held) != (sorted(cells) if player.committed else [])):
        yield "F-056 tiles kept and passed"
    if not committing and any(player.covered >> cell & 1 for cell in held):
        yield "F-054 a tile in hand still lies in the Colonia"
    if player.hand & st.HAND_KEPT and player.kept == EMPTY:
        yield "F-056 no tile is kept"
    if player.hand & st.HAND_PASSED and player.passed == EMPTY:
        yield "F-056 no tile is passed"
    if player.passed != EMPTY and player.kept == EMPTY:
        yield "F-062 a tile is passed and none kept"
