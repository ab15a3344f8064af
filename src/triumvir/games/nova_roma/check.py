"""Every invariant of a position, reported with the clause it belongs to. Nothing here is needed for play."""

from __future__ import annotations

from collections.abc import Iterator

from triumvir.engine.bits import members
from triumvir.games.nova_roma import state as st
from triumvir.games.nova_roma import tables as t
from triumvir.games.nova_roma.actions import (
    ACTIONS,
    ESTATE_CELLS,
    FOLLOWERS,
    FORUM,
    GOODS,
    MOSAIC_CELLS,
    MOSAIC_TILES,
    ROUTES,
    SHIPS,
    SLOTS,
    TRACKS,
    ZONES,
)
from triumvir.games.nova_roma.state import EMPTY, Player, Position

SPAN = 2**62


def check(position: Position) -> list[str]:
    """Every broken invariant; empty if the position is sound."""
    return list(_broken(position))


def _broken(position: Position) -> Iterator[str]:
    if position.seats != position.tables.seats or len(position.players) != position.tables.seats:
        yield "the number of seats"
        return
    wrong = [name for name, fits in _ranges(position) if not fits]
    wrong += [f"seat {seat}: {name}" for seat in range(position.seats) for name in _player_ranges(position, seat)]
    if wrong:
        yield from (f"{name} out of range" for name in wrong)
        return
    for seat, player in enumerate(position.players):
        for problem in _broken_player(position, player):
            yield f"seat {seat}: {problem}"
    yield from _broken_forum(position)
    yield from _broken_followers(position)
    yield from _broken_draft(position)
    yield from _broken_contracts(position)
    yield from _broken_estate_tiles(position)
    yield from _broken_blocks(position)
    yield from _broken_table(position)
    yield from _broken_decision(position)


def _ranges(position: Position) -> Iterator[tuple[str, bool]]:
    tables = position.tables
    seats = position.seats
    for name, low, high in (
        ("step", 0, st.OVER),
        ("effect", 0, st.TILE_EXTRA),
        ("round", 0, tables.rounds - 1),
        ("lap", 0, max(tables.laps, tables.draft_cards)),
        ("to_act", -1, seats - 1),
        ("active", 0, seats - 1),
        ("first", 0, seats - 1),
        ("claimant", -1, seats - 1),
        ("goods_seat", -1, seats - 1),
        ("emperor", -1, FORUM - 1),
        ("cell", -1, FORUM - 1),
        ("claim", -1, MOSAIC_CELLS - 1),
        ("spot", -1, ESTATE_CELLS - 1),
        ("track", -1, TRACKS - 1),
        ("action", -1, ACTIONS - 1),
        ("strength", 0, tables.max_strength),
        ("bonus", 0, FOLLOWERS * 3),
        ("goods_left", 0, 1000),
        ("left", 0, 200),
        ("rest", 0, 200),
        ("ring_turn", 0, seats),
        ("artisans", 0, tables.artisans),
        ("heights", seats, SPAN),
        ("reveals", 0, SPAN),
        ("random", 1, SPAN),
        ("rival_points", 0, SPAN),
        ("deck_at", 0, len(position.deck)),
        ("shipping_at", 0, len(position.shipping)),
        ("building_at", 0, len(position.building)),
        ("basic_at", 0, len(position.basic)),
        ("special_at", 0, len(position.special)),
        ("emperor_at", 0, len(position.emperors)),
    ):
        yield name, low <= getattr(position, name) <= high
    for name, count in (
        ("legionnaires", FORUM),
        ("rings", len(tables.space_zone)),
        ("paid", len(tables.space_zone)),
        ("due", 1 + t.LINES),
        ("discard", FOLLOWERS),
        ("open_tiles", MOSAIC_TILES),
        ("rival_chariots", len(tables.chariot_vp)),
        ("rival_contracts", len(tables.building_vp)),
    ):
        yield name, 0 <= getattr(position, name) < 1 << count
    high = (1 << FOLLOWERS) - 1 if position.step == st.KEEP_CARD else max(FOLLOWERS, len(tables.building_vp), 62)
    yield "chosen", -1 <= position.chosen <= high
    yield "rival", all(0 <= space <= length for space, length in zip(position.rival, tables.track_length, strict=False))
    yield "rival", all(0 <= port < len(tables.port_cost) for port in list(position.rival)[st.RIVAL_SHIP :])
    yield "generation", len(position.generation) == FOLLOWERS and all(0 <= g < SPAN for g in position.generation)
    yield "forum", sorted(position.forum) == list(range(ACTIONS))
    yield "chariots", sorted(position.chariots) == list(range(len(tables.chariot_vp)))
    yield "emperors", sorted(position.emperors) == list(range(tables.emperors))
    yield "shipping", sorted(position.shipping) == list(range(len(tables.shipping_cost)))
    yield "building", sorted(position.building) == list(range(len(tables.building_cost)))
    kinds = range(len(tables.tile_kind))
    basic = [kind for kind in kinds if kind < tables.basic_kinds for _ in range(tables.tile_copies[kind])]
    special = [kind for kind in kinds if kind >= tables.basic_kinds for _ in range(tables.tile_copies[kind])]
    yield "basic", sorted(position.basic) == basic
    yield "special", sorted(position.special) == special
    yield "rewards", _sound_rewards(position)
    yield "mosaics", _sound_mosaics(position)
    yield "draft", len(position.draft) in (0, 2 * seats * tables.draft_cards)
    limits = [len(tables.shipping_cost)] * SLOTS + [len(tables.building_cost)] * SLOTS + [FOLLOWERS] * SLOTS
    limits += [tables.basic_kinds] * SLOTS + [len(tables.tile_kind)]
    yield "offer", all(EMPTY <= card < limit for card, limit in zip(position.offer, limits, strict=True))


def _sound_rewards(position: Position) -> bool:
    tables = position.tables
    if len(position.rewards) != len(tables.space_zone):
        return False
    laid = [tile for tile in position.rewards if tile != EMPTY]
    fits = all((tile != EMPTY) == (used == 1) for tile, used in zip(position.rewards, tables.space_used, strict=True))
    return fits and len(set(laid)) == len(laid) and set(laid) <= set(range(len(tables.reward_gain)))


def _sound_mosaics(position: Position) -> bool:
    if position.step != st.DRAFT_TILE:
        return len(position.mosaics) == 0 and position.open_tiles == 0
    return [tile // t.PER_COLOUR for tile in position.mosaics] == [
        i // t.PER_COLOUR for i in range(MOSAIC_TILES)
    ] and len(set(position.mosaics)) == MOSAIC_TILES


def _player_ranges(position: Position, seat: int) -> Iterator[str]:
    tables, player = position.tables, position.players[seat]
    limits = [tables.max_good] * GOODS + [SPAN, tables.max_influence, tables.artisans]
    if not all(0 <= amount <= limit for amount, limit in zip(player.stock, limits, strict=True)):
        yield "stock (N-004, N-005)"
    if not all(EMPTY <= tile < len(tables.tile_kind) for tile in player.estate):
        yield "estate"
    for name, count in (
        ("placed", ESTATE_CELLS),
        ("flipped", ESTATE_CELLS),
        ("hand", FOLLOWERS),
        ("known", FOLLOWERS),
        ("row", FOLLOWERS),
        ("used", FOLLOWERS),
        ("idle", FOLLOWERS),
        ("shipping", len(tables.shipping_cost)),
        ("building", len(tables.building_cost)),
        ("claimed", MOSAIC_CELLS),
        ("patricians", FORUM),
        ("chariots", len(tables.chariot_vp)),
    ):
        if not 0 <= getattr(player, name) < 1 << count:
            yield name
    total = tables.start_markers + tables.start_spare
    if not (0 <= player.markers <= total and 0 <= player.spare <= tables.start_spare):
        yield "markers"
    if not (0 <= player.blocks <= tables.start_blocks and 0 <= player.blind < SPAN):
        yield "blocks"
    board = player.board
    for track in range(TRACKS):
        if not 0 <= board[st.MARKER + track] <= tables.track_length[track]:
            yield "marker"
        if not 0 <= board[st.HEIGHT + track] < position.heights:
            yield "height"
    if not all(EMPTY <= board[st.SHIP + ship] < len(tables.port_cost) for ship in range(SHIPS)):
        yield "ship"
    if not all(0 <= board[st.ZONE + zone] < SPAN for zone in range(ZONES)):
        yield "zone"
    drafting = position.step == st.DRAFT_TILE
    for row in range(3):
        tile = board[st.MOSAIC + row]
        if tile == EMPTY:
            if not drafting:
                yield "mosaic"
        elif not row * t.PER_COLOUR <= tile < (row + 1) * t.PER_COLOUR:
            yield "mosaic"


def _broken_player(position: Position, player: Player) -> Iterator[str]:
    tables, step = position.tables, position.step
    if player.known & ~player.hand:
        yield "more cards are known than held"
    if player.used & ~player.row or player.idle & ~player.row:
        yield "N-151 a follower that is not in the row is face down or idle"
    if len(members(player.row)) > tables.row_max:
        yield "N-098 too many followers in the row"
    total = tables.start_markers + tables.start_spare
    if player.markers + player.spare + len(members(player.claimed)) != total:
        yield "N-175 achievement markers"
    for cell in range(ESTATE_CELLS):
        tile = player.estate[cell]
        used = player.flipped >> cell & 1
        if used and (tile == EMPTY or tables.tile_kind[tile] < t.ONE_PLAY):
            yield "N-R32 a flipped tile that cannot be flipped"
    laid = sum(len(members(player.board[st.ZONE + zone])) for zone in range(ZONES))
    if laid + player.blocks != tables.start_blocks:
        yield f"N-003 {laid + player.blocks} blocks"
    drawing = step <= st.KEEP_CARD or step in (
        st.RECRUIT_DRAW,
        st.RECRUIT_PLAY,
        st.RECRUIT_DROP,
        st.RECRUIT_DISCARD,
    )
    if len(members(player.hand)) > tables.hand_limit and not drawing:
        yield "N-R14 too many cards in hand"


def _broken_forum(position: Position) -> Iterator[str]:
    tables = position.tables
    figures: list[int] = members(position.legionnaires)
    if position.emperor != EMPTY:
        figures.append(position.emperor)
    for player in position.players:
        figures += members(player.patricians)
    if len(figures) != len(set(figures)):
        yield "N-R01 two figures on one forum cell"
    if position.step <= st.PLACE_EMPEROR:
        if figures:
            yield "N-182 figures in the forum before the round"
        return
    if position.emperor == EMPTY:
        yield "N-041 the emperor is not in the forum"
    if position.seats > 2 and position.legionnaires:
        yield "N-215 legionnaires with more than two players"
    for seat, player in enumerate(position.players):
        before = (seat - position.first) % position.seats < (position.active - position.first) % position.seats
        turns = position.lap + before + (seat == position.active and position.cell != EMPTY)
        if position.step == st.OVER:
            turns = tables.laps
        if len(members(player.patricians)) != turns:
            yield f"N-031 seat {seat} has {len(members(player.patricians))} patricians after {turns} turns"
    if position.cell != EMPTY and not position.players[position.active].patricians >> position.cell & 1:
        yield "N-050 the patrician of the turn is missing"


def _broken_followers(position: Position) -> Iterator[str]:
    places = [position.deck[i] for i in range(position.deck_at, len(position.deck))]
    places += [card for card in position.offer[st.OFFER_FOLLOWERS : st.OFFER_BASIC] if card != EMPTY]
    places += members(position.discard)
    if len(position.draft) and position.step in (st.DRAFT_CARD, st.KEEP_CARD):
        places += list(position.draft)[: len(position.draft) // 2]
    else:
        for player in position.players:
            places += members(player.hand)
    for player in position.players:
        places += members(player.row)
    if sorted(places) != list(range(FOLLOWERS)):
        yield "N-008 a follower is missing or doubled"


def _broken_draft(position: Position) -> Iterator[str]:
    tables, seats, draft = position.tables, position.seats, list(position.draft)
    if not draft:
        if position.step in (st.DRAFT_CARD, st.KEEP_CARD):
            yield "N-226 there is no draft"
        return
    size = tables.draft_cards
    dealt, picks = draft[: seats * size], draft[seats * size :]
    if not tables.follower_draft or len(set(dealt)) != len(dealt) or not all(0 <= card < FOLLOWERS for card in dealt):
        yield "N-226 packets"
        return
    for seat in range(seats):
        own = picks[seat * size : (seat + 1) * size]
        taken = [card for card in own if card != EMPTY]
        for lap, card in enumerate(own):
            owner = (seat - lap) % seats
            if card != EMPTY and card not in dealt[owner * size : (owner + 1) * size]:
                yield "N-226 a pick out of another packet"
        held = members(position.players[seat].hand)
        before = (seat - position.first) % seats < (position.to_act - position.first) % seats
        if position.step == st.DRAFT_CARD:
            if sorted(taken) != held or len(taken) != position.lap + before or own[: len(taken)] != taken:
                yield "N-226 picks"
        elif len(taken) != size:
            yield "N-226 picks are missing"
        elif position.step == st.KEEP_CARD and not (
            sorted(taken) == held or (before and len(held) == tables.keep_cards and set(held) <= set(taken))
        ):
            yield "N-226 cards kept"
    if len({card for card in picks if card != EMPTY}) != len([card for card in picks if card != EMPTY]):
        yield "N-226 a card was picked twice"
    if position.step == st.KEEP_CARD and position.to_act >= 0:
        kept = members(position.chosen)
        hand = members(position.players[position.to_act].hand)
        if position.chosen < 0 or not set(kept) <= set(hand) or len(kept) + position.left != tables.keep_cards:
            yield "N-226 cards kept so far"


def _broken_contracts(position: Position) -> Iterator[str]:
    for name, first, order, at in (
        ("shipping", st.OFFER_SHIPPING, position.shipping, position.shipping_at),
        ("building", st.OFFER_BUILDING, position.building, position.building_at),
    ):
        lying = [card for card in position.offer[first : first + SLOTS] if card != EMPTY]
        for player in position.players:
            lying += members(getattr(player, name))
        if name == "building":
            lying += members(position.rival_contracts)
        gone = position.seats == 1 and name == "shipping"  # N-231: discarded ones leave the game
        drawn = sorted(order[:at])
        if len(lying) != len(set(lying)) or not set(lying) <= set(drawn) or (not gone and sorted(lying) != drawn):
            yield f"N-001 {name} contracts"


def _broken_estate_tiles(position: Position) -> Iterator[str]:
    tables = position.tables
    drawn = list(position.basic[: position.basic_at]) + list(position.special[: position.special_at])
    lying = [tile for tile in position.offer[st.OFFER_BASIC :] if tile != EMPTY]
    for player in position.players:
        lying += [tile for tile in player.estate if tile != EMPTY]
    if position.step == st.UPGRADE_CELL:
        lying.append(position.chosen)
    if any(lying.count(kind) > drawn.count(kind) for kind in range(len(tables.tile_kind))):
        yield "N-001 more estate tiles than drawn"
    if position.offer[st.OFFER_SPECIAL] != EMPTY and position.offer[st.OFFER_SPECIAL] < tables.basic_kinds:
        yield "N-015 a basic tile on the special slot"


def _broken_blocks(position: Position) -> Iterator[str]:
    tables = position.tables
    for zone in range(ZONES):
        taken = tables.zone_neutral[zone]
        for player in position.players:
            own = player.board[st.ZONE + zone]
            if own & taken:
                yield "N-119 two blocks on one cell"
            if own & ~tables.zone_cells[zone]:
                yield "N-R24 a block beside the cells"
            taken |= own
        for space in range(len(tables.space_zone)):
            ring = tables.space_ring[space]
            if tables.space_zone[space] == zone and position.rewards[space] != EMPTY:
                closed = ring & taken == ring and any(p.board[st.ZONE + zone] & ring for p in position.players)
                if closed != bool((position.paid | position.rings) >> space & 1):
                    yield f"N-121 the reward of tile space {space}"
            elif tables.space_zone[space] == zone and (position.paid | position.rings) >> space & 1:
                yield f"N-024 a reward on the empty tile space {space}"
    if position.paid & position.rings:
        yield "N-R25 a reward tile is paid twice"


def _broken_table(position: Position) -> Iterator[str]:
    tables = position.tables
    owned = sum(player.stock[t.ARTISANS] + len(members(player.placed)) for player in position.players)
    if owned + position.artisans != tables.artisans:
        yield f"N-R17 {owned + position.artisans} artisans"
    won = members(position.rival_chariots)
    for player in position.players:
        won += members(player.chariots)
    awarded = position.round + (position.step == st.OVER)
    if len(won) != len(set(won)) or not set(won) <= set(position.chariots[:awarded]):
        yield "N-181 chariot tiles"
    if position.seats != 1 and (position.rival_chariots or position.rival_contracts or position.rival_points):
        yield "N-190 an automa with several players"
    for track in range(TRACKS):
        heights = [player.board[st.HEIGHT + track] for player in position.players]
        if len(set(heights)) != len(heights):
            yield "N-133 two markers at one height"
    drafted = [p.board[st.MOSAIC + row] for p in position.players for row in range(3)]
    drafted = [tile for tile in drafted if tile != EMPTY] + members(position.open_tiles)
    if len(drafted) != len(set(drafted)):
        yield "N-020 a mosaic tile lies in two places"
    if position.step == st.DRAFT_TILE:
        if sum(p.board[st.MOSAIC + row] != EMPTY for p in position.players for row in range(3)) + position.left != (
            3 * position.seats
        ):
            yield "N-225 picks left"
        for row in range(3):
            own = [tile for tile in drafted if tile // t.PER_COLOUR == row]
            if set(position.mosaics[row * 5 : row * 5 + len(own)]) != set(own):
                yield "N-225 face-up tiles"
    if position.seats == 1 and (position.first or position.claimant != EMPTY):
        yield "N-193 the first-player marker alone"
    if any(not 0 <= port < ROUTES * 100 for port in position.rival[st.RIVAL_SHIP :]):
        yield "N-191 the automa's ships"


def _broken_decision(position: Position) -> Iterator[str]:
    """What the step says must fit together, so that play can go on."""
    tables, step = position.tables, position.step
    if (position.to_act == -1) != (step == st.OVER):
        yield "the end of the game"
        return
    if step <= st.KEEP_CARD:
        if position.goods_left or position.wheel or position.effect or position.rings or position.due:
            yield "a decision during the drafts"
        return
    if step == st.OVER:
        return
    decides = position.goods_seat if position.goods_left else position.active
    if position.to_act != decides or decides == EMPTY:
        yield "another seat decides"
        return
    player = position.players[position.active]
    if position.effect:
        if position.effect < st.FOLLOWER_PLACE:
            yield "the effect"
        elif position.effect > st.FOLLOWER_PLACE and (position.spot == EMPTY or player.estate[position.spot] == EMPTY):
            yield "the tile in effect"
    if st.FIRST_ACTION <= step <= st.PLACE_LEGIONNAIRE and position.cell == EMPTY:
        yield "N-050 no patrician was placed"
    if st.WINDOW <= step <= st.END_WINDOW and position.action == EMPTY:
        yield "the action"
    elif st.TRADE_DISCARD <= step < st.END_WINDOW and position.strength == 0:
        yield "N-007 an action without strength"
    if step == st.PLACE_EMPEROR and position.emperor_at == 0:
        yield "N-040 no emperor tile"
    chosen = position.chosen
    if step == st.BUILD_PLACE and not (0 <= chosen < len(tables.building_vp) and player.building >> chosen & 1):
        yield "the contract to build"
    if step == st.UPGRADE_CELL and not 0 <= chosen < len(tables.tile_kind):
        yield "the tile to lay"
    dropping = step == st.RECRUIT_DROP or position.effect == st.TILE_DROP
    if dropping and not (0 <= chosen < FOLLOWERS and player.hand >> chosen & 1):
        yield "the card to play"
    if position.lap > tables.laps:
        yield "the lap"
