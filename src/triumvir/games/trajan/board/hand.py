"""The hand at the foot of a mat: own cards open, those of others as backs with what everyone knows of them."""

from __future__ import annotations

from triumvir.draw.pieces import heading, hole
from triumvir.draw.scene import tell
from triumvir.draw.svg import circle, group, icon, rect, region, text
from triumvir.draw.targets import frame, ring
from triumvir.games.trajan.actions import CARD, PAIR, PAIR_JOKER
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.tiles import card, card_back

LEFT, WIDTH, HEIGHT = 8, 424, 116
CARD_W, CARD_H = 60, 80
SINGLE = 6  # up to this many cards each lies for itself, more are put together by kind


def draw_hand(scene: Scene, seat: int, prefix: str, live: bool, y: float) -> str:
    """The hand of a seat."""
    player = scene.players[seat]
    body = rect(LEFT, y, WIDTH, HEIGHT, 10, "marble-2", "line")
    body += heading(LEFT + 10, y + 17, scene.say("row-hand"), size=10)
    hand = player.get("hand")
    body += text(LEFT + WIDTH - 10, y + 17, scene.say("hand-count", n=player["cards"]), 12.5, "ink-2", "e")
    if hand is None:
        body += _backs(scene, seat, prefix, y + 26)
    else:
        if live:
            body += icon("hidden", LEFT + 75, y + 12.5, 14, "ink-2", "marble-2")
            body += text(LEFT + 86, y + 17, scene.say("hand-own"), 12.5, "ink-2")
        body += _cards(scene, hand, prefix, live, y + 26)
    return region(body, f"{prefix}hand-{seat}", scene.say("row-hand"))


def _cards(scene: Scene, hand: dict[str, int], prefix: str, live: bool, y: float) -> str:
    total = sum(hand.values())
    if not total:
        return hole(LEFT + 10, y, CARD_W, CARD_H) + text(LEFT + 40, y + 44, scene.say("hand-none"), 11.5, "ink-2", "m")
    each = total <= SINGLE
    shown = [(kind, n, count) for kind, count in hand.items() for n in range(count if each else 1)]
    room = WIDTH - 20 - CARD_W
    step = min(CARD_W + 8.0, room / max(1, len(shown) - 1))
    body, chips = "", ""
    for i, (kind, n, count) in enumerate(shown):
        x = round(LEFT + 10 + i * step, 1)
        number = scene.names.kinds.index(kind)
        drawn = card(x, y, CARD_W, CARD_H, kind, scene.kind(kind))
        if not each and count > 1:
            drawn += circle(x + 13, y + 13, 9.5, "tile", "tile-line", 1) + text(
                x + 13, y + 17.4, count, 13, "tile-ink", "m b"
            )
        tip = tell(
            scene.say("hand-card", card=scene.kind(kind)),
            scene.say("hand-count", n=count),
            scene.say("hand-score"),
        )
        ident = f"{prefix}hand-{kind}-{n}"
        if not live:
            body += group(drawn, ident, tip=tip)
            continue
        body += scene.targets.spot(ident, drawn, (CARD + number, PAIR + number), tip, frame(x, y, CARD_W, CARD_H))
        if n == 0 and PAIR_JOKER + number in scene.targets.legal:
            chips += _joker_chip(scene, kind, number, x, y)
    return body + chips


def _joker_chip(scene: Scene, kind: str, number: int, x: float, y: float) -> str:
    """A card and a joker as a pair."""
    cx, cy = x + 16, y + 56
    drawn = circle(cx, cy, 11, "tile", "gold-line", 1.2) + icon("joker", cx, cy, 18, "gold-star", "tile")
    tip = scene.say("hand-pair", card=scene.kind(kind))
    mark = ring(cx, cy, 12.5, 14)
    return scene.targets.spot(f"pair-joker-{kind}", drawn, (PAIR_JOKER + number,), tip, mark)


def _backs(scene: Scene, seat: int, prefix: str, y: float) -> str:
    player = scene.players[seat]
    count, known = player["cards"], player["known"]
    if not count:
        return hole(LEFT + 10, y, CARD_W, CARD_H) + text(LEFT + 40, y + 44, scene.say("hand-none"), 11.5, "ink-2", "m")
    open_cards = [kind for kind, number in known.items() for _ in range(number)]
    backs = count - len(open_cards)
    step = min(CARD_W + 8.0, (WIDTH - 20 - CARD_W) / max(1, count - 1))
    body = ""
    for i in range(count):
        x = round(LEFT + 10 + i * step, 1)
        if i < backs:
            body += card_back(x, y, CARD_W, CARD_H)
        else:
            kind = open_cards[i - backs]
            body += card(x, y, CARD_W, CARD_H, kind, scene.kind(kind))
    tip = tell(
        scene.say("hand-back", n=count), scene.say("hand-known", cards=scene.listed(known)) if open_cards else ""
    )
    return group(body, f"{prefix}backs-{seat}", tip=tip)
