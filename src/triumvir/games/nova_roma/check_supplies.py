"""Whether all cards, tiles and blocks are somewhere, and nothing is in two places."""

from __future__ import annotations

from collections.abc import Iterator

from triumvir.engine.bits import members
from triumvir.games.nova_roma import state as st
from triumvir.games.nova_roma.actions import (
    FOLLOWERS,
    SLOTS,
    ZONES,
)
from triumvir.games.nova_roma.state import EMPTY, Position


def broken_supplies(position: Position) -> Iterator[str]:
    """Cards, tiles and blocks that are missing, doubled or where they cannot be."""
    yield from _broken_followers(position)
    yield from _broken_draft(position)
    yield from _broken_contracts(position)
    yield from _broken_estate_tiles(position)
    yield from _broken_blocks(position)


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
