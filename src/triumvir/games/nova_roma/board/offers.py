"""What can be taken: building contracts; followers and estate tiles."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.pieces import heading, hole, stack
from triumvir.draw.scene import tell
from triumvir.draw.svg import drawing, group, line, region, text
from triumvir.draw.targets import frame, why_not
from triumvir.engine.errors import Text
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.board.forum import artisan_supply
from triumvir.games.nova_roma.board.printed import Bundle, Contract, pairs
from triumvir.games.nova_roma.board.scene import Scene, bundle_words
from triumvir.games.nova_roma.board.sea import afford
from triumvir.games.nova_roma.board.tiles import (
    amounts_row,
    building_card,
    card_back,
    estate_tile,
    follower_card,
    follower_icon,
)
from triumvir.games.nova_roma.board.words import say
from triumvir.games.nova_roma.board.worth import contract_terms, follower_points, shortages

CONTRACTS_W, OFFERS_W, HEIGHT = 292, 512, 158
TOP = 28
CARD_H = 126
CARD_W = (CONTRACTS_W - 2 - 3 * 5) / a.SLOTS


def draw_contracts(scene: Scene) -> str:
    """The part `city-contracts`."""
    left, lacks = scene.fact(contract_terms, "building")
    body = line(0, 0.5, CONTRACTS_W, 0.5, "line") + heading(2, 19, scene.say("building"), "build")
    words = text(CONTRACTS_W - 2, 19, scene.say("left", n=left), 11.5, "ink-2", "e")
    body += group(words, "building-deck", tip=tell(scene.say("building-deck", n=left), scene.say("slide")))
    for slot, card in enumerate(scene.view["building"]):
        x = 0.5 + slot * (CARD_W + 5)
        if card is None:
            body += group(hole(x, TOP, CARD_W, CARD_H, 7), f"building-gap-{slot}", tip=scene.say("gap"))
            continue
        contract, action = scene.printed.contracts[card], a.BUILDING + slot
        strength, paying = scene.printed.building_strength[slot], afford(scene, lacks[slot])
        drawn, tip = _contract(scene.lang, card, contract, x, strength, paying, scene.barred(action))
        mark = frame(x, TOP, CARD_W, CARD_H, 8, 1.6)
        body += drawn + scene.targets.overlay(f"building-{contract.number}", (action,), tip, mark)
    return drawing(CONTRACTS_W, HEIGHT, body, scene.say("building"), "part-contracts")


@keep
def _contract(
    lang: str, card: str, contract: Contract, x: float, strength: int, paying: str, why: int | None
) -> tuple[str, str]:
    """A contract, and its tip."""
    number, cells, points, cost = contract
    needs = say(lang, "strength", n=strength)
    tip = tell(
        say(lang, "building-card", card=card, n=len(cells), vp=points),
        say(lang, "cost", cost=bundle_words(cost, lang)),
        needs,
        paying,
    )
    drawn = building_card(x, TOP, CARD_W, CARD_H, cells, points, cost, needs)
    return group(drawn, f"building-{number}", tip=tip, more=why_not(why)), tip


def draw_offers(scene: Scene) -> str:
    """The part `city-offers`."""
    body = line(0, 0.5, OFFERS_W, 0.5, "line")
    body += region(_followers(scene), "follower-offer", scene.say("followers"))
    body += region(_estate(scene), "estate-offer", scene.say("estate"), 342)
    return drawing(OFFERS_W, HEIGHT, body, scene.say("offers"), "part-offers")


def follower_tip(scene: Scene, name: str, seat: int | None = None, in_row: bool = False) -> str:
    """A follower in words; with a seat also what it would score there."""
    card = scene.printed.followers[name]
    owner = seat if seat is not None else None if scene.watched else scene.seat
    points = follower_points(scene, owner, name, in_row) if owner is not None else None
    role, ability = scene.names.roles[name], scene.names.abilities[name]
    return _follower_words(scene.lang, name, role, ability, card.kind, points, in_row)


@keep
def _follower_words(
    lang: str, name: str, role: Text, ability: Text, kind: str, points: int | None, in_row: bool
) -> str:
    key = "follower-now" if in_row else "follower-would"
    return tell(
        f"{name}, {role.in_(lang)}",
        ability.in_(lang),
        say(lang, f"kind-{kind}"),
        say(lang, key, n=points) if points is not None else "",
    )


def follower_face(scene: Scene, name: str, x: float, y: float, w: float, h: float) -> str:
    """A follower card drawn large."""
    card = scene.printed.followers[name]
    return follower_card(
        x,
        y,
        w,
        h,
        card.kind,
        follower_icon(card),
        name,
        scene.names.roles[name].in_(scene.lang),
        scene.names.abilities[name].in_(scene.lang),
    )


def _followers(scene: Scene) -> str:
    view = scene.view
    body = heading(2, 19, scene.say("followers"), "recruit")
    wide = 71.0
    for slot, name in enumerate(view["followers"]):
        x = 0.5 + slot * (wide + 4)
        if name is None:
            body += group(hole(x, TOP, wide, CARD_H, 7), f"follower-gap-{slot}", tip=scene.say("gap"))
            continue
        drawn = follower_face(scene, name, x, TOP, wide, CARD_H)
        tip = follower_tip(scene, name)
        mark = frame(x, TOP, wide, CARD_H, 8, 1.6)
        body += scene.spot(f"follower-{scene.printed.followers[name].number}", drawn, (a.DRAW + slot,), tip, mark)
    left = view["decks"]["followers"]
    gone = ", ".join(view["discards"]) or "–"
    tip = tell(
        scene.say("followers-deck", n=left), scene.say("followers-discards", n=len(view["discards"]), names=gone)
    )
    x = 4 * (wide + 4)
    drawn = stack(x, TOP + 22, 28, 42, 6, 2) + card_back(x, TOP + 22, 28, 42) if left else hole(x, TOP + 22, 28, 42, 6)
    drawn += text(x + 14, TOP + 80, left, 13, "ink", "m h")
    drawn += text(x + 14, TOP + 98, f"({len(view['discards'])})", 11.5, "ink-2", "m")
    return body + scene.spot("follower-deck", drawn, (a.DRAW + a.SLOTS,), tip, frame(x, TOP + 20, 30, 46, 7, 1.6))


def _estate(scene: Scene) -> str:
    view = scene.view
    body = heading(2, 19, scene.say("estate"), "estate")
    decks = tell(
        scene.say("estate-decks", basic=view["decks"]["basic"], special=view["decks"]["special"]),
        scene.say("estate-unseen", tiles=_unseen(scene)),
    )
    words = scene.say("estate-left", basic=view["decks"]["basic"], special=view["decks"]["special"])
    body += group(text(170, 19, words, 11.5, "ink-2", "e"), "estate-decks", tip=decks)
    lacks = scene.fact(shortages, "estate")
    for slot, tile in enumerate(view["estate"]):
        special = slot == a.SLOTS
        size = 52 if special else 44
        x, y = (112, TOP + 4) if special else (slot % 2 * 52, TOP + slot // 2 * 64)
        cost = pairs(scene.printed.slot_costs[slot])
        body += _price(scene.lang, x + size / 2, y + size, cost)
        ident = f"estate-offer-{slot}"
        if tile is None:
            body += group(hole(x, y, size, size, 6), ident, tip=scene.say("gap"))
            continue
        action = a.ESTATE + slot
        words, copies = tile_words(scene, tile), scene.printed.copies[tile]
        tip = _tile_tip(scene.lang, words, copies, cost, afford(scene, lacks[slot]))
        drawn = estate_tile(x, y, size, scene.printed.tiles[tile])
        body += group(drawn, ident, tip=tip, more=why_not(scene.barred(action)))
        body += scene.targets.overlay(ident, (action,), tip, frame(x, y, size, size, 7, 1.6))
    return body + artisan_supply(scene, 125, TOP + 104)


@keep
def _tile_tip(lang: str, words: str, copies: int, cost: Bundle, paying: str) -> str:
    price = say(lang, "cost", cost=bundle_words(cost, lang)) if cost else say(lang, "free")
    return tell(words, say(lang, "tile-count", n=copies), price, paying)


@keep
def _price(lang: str, x: float, y: float, cost: Bundle) -> str:
    """What a tile costs, below it."""
    if not cost:
        return text(x, y + 13, say(lang, "free"), 11, "ink-2", "m")
    if len(cost) == 1 and cost[0][1] == 1:
        return text(x - 9, y + 13.5, 1, 12, "ink", "m h") + amounts_row(cost, x + 3, y + 9.5, 6.6, "ink")
    return amounts_row(cost, x, y + 9.5, 6.6, "ink")


def tile_words(scene: Scene, tile: str) -> str:
    """An estate tile in words."""
    return scene.names.tile_texts[tile].in_(scene.lang)


def _unseen(scene: Scene) -> str:
    """Estate tiles that lie nowhere on the table: in the stacks, covered or out of the game."""
    left, decision = dict(scene.printed.copies), scene.decision
    shown = [tile for tile in scene.view["estate"] if tile]
    shown += [place["tile"] for player in scene.players for place in player["estate"] if place["tile"]]
    shown += [decision["tile"]] if "tile" in decision else []
    for tile in shown:
        left[tile] -= 1
    return ", ".join([f"{count}× {tile_words(scene, tile)}" for tile, count in left.items() if count > 0]) or "–"
