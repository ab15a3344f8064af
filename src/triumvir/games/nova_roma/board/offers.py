"""What can be taken: building contracts; followers and estate tiles."""

from __future__ import annotations

from collections import Counter

from triumvir.draw.pieces import heading, hole, stack
from triumvir.draw.scene import tell
from triumvir.draw.svg import drawing, group, line, region, text
from triumvir.draw.targets import frame
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.board.forum import artisan_supply
from triumvir.games.nova_roma.board.scene import Scene, pairs
from triumvir.games.nova_roma.board.sea import afford
from triumvir.games.nova_roma.board.tiles import (
    amounts_row,
    building_card,
    card_back,
    estate_tile,
    follower_card,
    follower_icon,
)
from triumvir.games.nova_roma.board.worth import follower_vp

CONTRACTS_W, OFFERS_W, HEIGHT = 292, 512, 158
TOP = 28
CARD_H = 126


def draw_contracts(scene: Scene) -> str:
    """The part `city-contracts`."""
    left = scene.view["decks"]["building"]
    body = line(0, 0.5, CONTRACTS_W, 0.5, "line") + heading(2, 19, scene.say("building"), "build")
    words = text(CONTRACTS_W - 2, 19, scene.say("left", n=left), 11.5, "ink-2", "e")
    body += group(words, "building-deck", tip=tell(scene.say("building.deck", n=left), scene.say("slide")))
    wide = (CONTRACTS_W - 2 - 3 * 5) / a.SLOTS
    for slot, card in enumerate(scene.view["building"]):
        x = 0.5 + slot * (wide + 5)
        if card is None:
            body += group(hole(x, TOP, wide, CARD_H, 7), f"building-gap-{slot}", tip=scene.say("gap"))
            continue
        contract = scene.names.buildings[card]
        strength = scene.say("strength", n=scene.printed.building_strength[slot])
        shape = tuple((row, column) for row, column in scene.names.shapes[contract["shape"]])
        drawn = building_card(x, TOP, wide, CARD_H, shape, contract["vp"], pairs(contract["cost"]), strength)
        tip = tell(
            scene.say("building.card", card=card, n=len(shape), vp=contract["vp"]),
            scene.say("cost", cost=scene.bundle(contract["cost"])),
            strength,
            afford(scene, contract["cost"]),
        )
        body += scene.spot(
            f"building-{scene.names.building.index(card)}",
            drawn,
            (a.BUILDING + slot,),
            tip,
            frame(x, TOP, wide, CARD_H, 8, 1.6),
        )
    return drawing(CONTRACTS_W, HEIGHT, body, scene.say("building"), "part-contracts")


def draw_offers(scene: Scene) -> str:
    """The part `city-offers`."""
    body = line(0, 0.5, OFFERS_W, 0.5, "line")
    body += region(_followers(scene), "follower-offer", scene.say("followers"))
    body += region(_estate(scene), "estate-offer", scene.say("estate"), 342)
    return drawing(OFFERS_W, HEIGHT, body, scene.say("offers"), "part-offers")


def follower_tip(scene: Scene, name: str, player: dict[str, object] | None = None, in_row: bool = False) -> str:
    """A follower in words; with a player also what it would score."""
    card = scene.printed.followers[name]
    owner = player if player is not None else None if scene.watched else scene.own
    points = follower_vp(scene.printed, owner, name, in_row) if owner is not None else None
    return tell(
        f"{name}, {scene.names.roles[name].in_(scene.lang)}",
        scene.names.abilities[name].in_(scene.lang),
        scene.say(f"kind.{card.kind}"),
        scene.say("follower.now" if in_row else "follower.would", n=points) if points is not None else "",
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
        scene.say("followers.deck", n=left), scene.say("followers.discards", n=len(view["discards"]), names=gone)
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
        scene.say("estate.decks", basic=view["decks"]["basic"], special=view["decks"]["special"]),
        scene.say("estate.unseen", tiles=_unseen(scene)),
    )
    words = scene.say("estate.left", basic=view["decks"]["basic"], special=view["decks"]["special"])
    body += group(text(170, 19, words, 11.5, "ink-2", "e"), "estate-decks", tip=decks)
    for slot, tile in enumerate(view["estate"]):
        special = slot == a.SLOTS
        size = 52 if special else 44
        x, y = (112, TOP + 4) if special else (slot % 2 * 52, TOP + slot // 2 * 64)
        cost = scene.printed.slot_costs[slot]
        note = amounts_row(pairs(cost), x + size / 2, y + size + 9.5, 6.6, "ink")
        if not cost:
            note = text(x + size / 2, y + size + 13, scene.say("free"), 11, "ink-2", "m")
        elif len(cost) == 1 and sum(cost.values()) == 1:
            note = text(x + size / 2 - 9, y + size + 13.5, 1, 12, "ink", "m h") + amounts_row(
                pairs(cost), x + size / 2 + 3, y + size + 9.5, 6.6, "ink"
            )
        body += note
        ident = f"estate-offer-{slot}"
        if tile is None:
            body += group(hole(x, y, size, size, 6), ident, tip=scene.say("gap"))
            continue
        tip = tell(
            tile_words(scene, tile),
            scene.say("tile.count", n=scene.printed.copies[tile]),
            scene.say("cost", cost=scene.bundle(cost)) if cost else scene.say("free"),
            afford(scene, cost),
        )
        drawn = estate_tile(x, y, size, scene.printed.tiles[tile])
        body += scene.spot(ident, drawn, (a.ESTATE + slot,), tip, frame(x, y, size, size, 7, 1.6))
    return body + artisan_supply(scene, 125, TOP + 104)


def tile_words(scene: Scene, tile: str) -> str:
    """An estate tile in words."""
    return scene.names.tile_texts[tile].in_(scene.lang)


def _unseen(scene: Scene) -> str:
    """Estate tiles that lie nowhere on the table: in the stacks, covered or out of the game."""
    left = Counter(scene.printed.copies)
    shown = [tile for tile in scene.view["estate"] if tile]
    shown += [place["tile"] for player in scene.players for place in player["estate"] if place["tile"]]
    shown += [scene.decision["tile"]] if "tile" in scene.decision else []
    left.subtract(shown)
    return ", ".join(f"{count}× {tile_words(scene, tile)}" for tile, count in left.items() if count > 0) or "–"
