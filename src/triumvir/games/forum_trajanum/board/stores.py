"""The right side of a mat: resources, tiles in hand, ship, steps on the tracks, reserve."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.letters import NUMERALS, fit
from triumvir.draw.pieces import heading, hole, seat_colour
from triumvir.draw.scene import tell
from triumvir.draw.svg import circle, group, icon, line, path, rect, region, text
from triumvir.games.forum_trajanum.actions import GAIN, PASS_ON, RESERVE, TRACK_STEPS, USE_OWN, USE_RECEIVED
from triumvir.games.forum_trajanum.board.faces import back, chip, contents, tile
from triumvir.games.forum_trajanum.board.scene import Desk, box, patch
from triumvir.games.forum_trajanum.board.words import say
from triumvir.games.forum_trajanum.box import GREY_NAMES, RESOURCE_NAMES
from triumvir.games.forum_trajanum.names import amount, grey_name, reward_name
from triumvir.games.forum_trajanum.view import HIDDEN

LEFT, RIGHT = 536, 640
SHOWN = (
    "builder",
    "assistant",
    "worker_red",
    "worker_yellow",
    "worker_green",
    "worker_blue",
    "tribune",
    "coin",
)
SLOT = 38


def draw_stores(desk: Desk) -> str:
    """All of it, from top to bottom; much of it changes often, but seldom all at once."""
    body = desk.part("resources", _resources, 64) + _rule(181) + desk.part("hand", draw_hand, 196) + _rule(260)
    return body + desk.part("gained", _gained) + desk.part("reserve", _reserve, 372)


def _gained(desk: Desk) -> str:
    """Ship and tracks."""
    return _ship(desk, 262) + _rule(296) + _tracks(desk, 300) + _rule(358)


def _rule(y: float) -> str:
    return line(LEFT, y, RIGHT, y, "line", 1)


def _resources(desk: Desk, y: float) -> str:
    scene, counts = desk.scene, shown_stock(desk)
    body = heading(LEFT, y, scene.say("resources"), size=10)
    legal = scene.is_step("choose_gain") and scene.deciding
    for i, (name, count) in enumerate(zip(SHOWN, counts, strict=True)):
        x, cy = LEFT + 13 + i % 2 * 54, y + 20 + i // 2 * 27.5
        drawn, tip = _resource(scene.lang, name, count, x, cy, desk.live)
        if not desk.live:
            body += drawn
            continue
        actions = (GAIN + RESOURCE_NAMES.index(name),) if legal else ()
        body += desk.spot(f"res-{name}", drawn, actions, tip, patch(x - 15, cy - 14, 50, 28, 9))
    if desk.live:
        return region(body, desk.ident("resources"), scene.say("resources"))
    return group(body, desk.ident("resources"), tip=stock_tip(scene.lang, counts))


@keep
def _resource(lang: str, name: str, count: int, x: float, cy: float, live: bool) -> tuple[str, str]:
    """So many of a resource, and what is said of it."""
    drawn = chip(name, x, cy, 12, live) + text(x + 18, cy + 6, count, 17, "ink", "b")
    if not count:
        drawn = f'<g class="faint">{drawn}</g>'
    return drawn, tell(amount(name, count).in_(lang), say(lang, f"resource-{name.partition('_')[0]}"))


def shown_stock(desk: Desk) -> tuple[int, ...]:
    """How much there is of each resource, in the order in which they are shown."""
    stock = desk.player["stock"]
    return tuple(stock[name] for name in SHOWN)


def stock_tip(lang: str, counts: tuple[int, ...]) -> str:
    """All resources that are there, in words."""
    held = [amount(name, count).in_(lang) for name, count in zip(SHOWN, counts, strict=True) if count]
    return tell(say(lang, "resources"), ", ".join(held) or say(lang, "empty"))


# ---------------------------------------------------------------- tiles of this round


def draw_hand(desk: Desk, y: float) -> str:
    """Two places that are always there: in phase 1 the two tiles taken, afterwards the kept and the received one."""
    scene = desk.scene
    body = heading(LEFT, y, scene.say("hand"), size=10)
    if scene.committing():
        body += _commit(desk, y)
    else:
        giver = (desk.seat + 1) % len(scene.players)
        own, received = desk.player["kept"], scene.players[giver]["passed"]
        body += _slot(desk, 0, own, desk.seat, y, scene.say("hand-own"), (USE_OWN,))
        body += _slot(desk, 1, received, giver, y, scene.say("hand-from", seat=NUMERALS[giver]), (USE_RECEIVED,))
        body += _given(desk, y)
    return region(body, desk.ident("hand"), scene.say("hand-label", name=scene.who[desk.seat]))


def _commit(desk: Desk, y: float) -> str:
    """Phase 1: the owner sees the own tiles; all others see only whether the choice is made."""
    scene, player = desk.scene, desk.player
    picks = player.get("commit") if desk.live else None
    body = ""
    for i, pick in enumerate((picks["first"], picks["second"]) if picks else (None, None)):
        ident = pick["tile"] if pick else None
        if player["committed"] and picks is not None:
            ident = player["kept"] if i == 0 else player["passed"]
            caption = scene.say("hand-own") if i == 0 else scene.say("hand-passed")
        else:
            caption = scene.say("hand-first" if i == 0 else "hand-second")
        body += _slot(desk, i, ident, desk.seat, y, caption, (PASS_ON + i,))
    if player["committed"]:
        x = RIGHT - 9
        drawn = circle(x, y + 26, 9, "good", "rim", 1.2) + icon("check", x, y + 26, 12, "marble", "good")
        body += group(drawn, desk.ident("done"), tip=scene.say("hand-done", name=scene.who[desk.seat]))
    return body


def _slot(
    desk: Desk, number: int, ident: str | None, owner: int, y: float, caption: str, actions: tuple[int, ...]
) -> str:
    scene = desk.scene
    x, top = LEFT + number * (SLOT + 6), y + 7
    said = scene.say("hand-none")
    if ident is None:
        drawn = hole(x, top, SLOT, SLOT, 5)
    elif ident == HIDDEN:
        drawn = back(owner, x, top, SLOT)
        said = scene.say("tile-hidden")
    else:
        printed = scene.printed
        drawn = tile(printed.gains[ident], printed.citizens.get(ident, ""), owner, x, top, SLOT)
        said = scene.tile(ident)
    drawn += text(x + SLOT / 2, top + SLOT + 13, caption, fit(caption, SLOT + 5, 12), "ink-2", "m")
    secret = scene.say("ui-secret") if desk.live and _secret(desk, ident, number) else ""
    passing = scene.say("hand-pass") if scene.targets.first((PASS_ON + number,)) is not None else ""
    tip = tell(f"{caption}: {said}", secret, passing)
    return desk.spot(f"hand-{number}", drawn, actions, tip, patch(x - 2, top - 2, SLOT + 4, SLOT + 4, 6))


def _secret(desk: Desk, ident: str | None, number: int) -> bool:
    """Whether the owner of this mat knows a tile that others do not."""
    scene = desk.scene
    if ident is None or ident == HIDDEN or scene.watched:
        return False
    if scene.committing():
        return True
    begun = (desk.seat - scene.view["start"]) % len(scene.players) < scene.view["turns"]
    return not begun


def _given(desk: Desk, y: float) -> str:
    """The tile passed on, until the receiver has shown it."""
    scene = desk.scene
    ident = desk.player["passed"]
    if ident is None:
        return ""
    x, top, size = RIGHT - 19, y + 7, 19
    receiver = (desk.seat - 1) % len(scene.players)
    printed = scene.printed
    if ident == HIDDEN:
        drawn = back(desk.seat, x, top, size)
    else:
        drawn = tile(printed.gains[ident], printed.citizens.get(ident, ""), desk.seat, x, top, size)
    drawn += text(x + size / 2, top + 34, f"→ {NUMERALS[receiver]}", 12, "ink-2", "m")
    tip = scene.say("hand-given", name=scene.who[receiver], tile=scene.tile(ident))
    return group(drawn, desk.ident("given"), tip=tip)


# ---------------------------------------------------------------- ship, tracks, reserve


def _ship(desk: Desk, y: float) -> str:
    scene, count = desk.scene, desk.player["ship"]
    drawn = icon("ship", LEFT + 15, y + 15, 30, seat_colour(desk.seat), "marble")
    drawn += text(LEFT + 36, y + 23, count, 19, "ink", "b")
    caption = scene.say("ship-envoys")
    drawn += text(LEFT + 50 + (9 if count > 9 else 0), y + 22, caption, fit(caption, 52, 12.5), "ink-2")
    out = len(desk.player["envoys"])
    tip = tell(scene.say("ship", n=count), scene.say("ship-tip"), scene.say("ship-out", n=out))
    return group(drawn, desk.ident("ship"), tip=tip)


def _tracks(desk: Desk, y: float) -> str:
    """How far the markers of this seat are; the rewards are on the shared board."""
    scene = desk.scene
    body = ""
    for i, track in enumerate(GREY_NAMES[1:]):
        reached = desk.player["tracks"][track]
        cy = y + 9 + i * 18.5
        drawn = icon(track, LEFT + 8, cy, 17, "ink-2", "marble")
        spots = [f"M{LEFT + 22 + step * 19} {cy}a7 7 0 1 0 14 0a7 7 0 1 0-14 0z" for step in range(TRACK_STEPS)]
        drawn += path("".join(spots[reached:]), "marble-2", "line-2", 1)
        drawn += path("".join(spots[:reached]), seat_colour(desk.seat), "edge", 1) if reached else ""
        rewards = [reward_name(reward).in_(scene.lang) for reward in scene.names.rewards[track][:reached]]
        nxt = scene.names.rewards[track][reached : reached + 1]
        tip = tell(
            scene.say("track-own", track=scene.word(grey_name(track)), n=reached, of=TRACK_STEPS),
            scene.say("track-reached", rewards="; ".join(rewards)) if rewards and desk.live else "",
            scene.say("track-next", reward=reward_name(nxt[0])) if nxt else "",
        )
        body += group(drawn, desk.ident(f"steps-{track}"), tip=tip)
    return body


def _reserve(desk: Desk, y: float) -> str:
    scene = desk.scene
    reserve: dict[str, int] = desk.player["reserve"]
    head = heading(LEFT, y, scene.say("reserve"), size=10)
    tip = tell(scene.say("reserve"), scene.say("reserve-tip"), scene.listed(reserve))
    body = group(head, desk.ident("reserve-head"), tip=tip) if desk.live else head
    columns = next(n for n in (3, 4, 5, 6) if n == 6 or len(reserve) <= n * (n - 1))
    step = (RIGHT - LEFT + 3) / columns
    size = round(step - 3, 1)
    giver = (desk.seat + 1) % len(scene.players)
    printed = scene.printed
    plates = tiles = ""
    for i, (ident, count) in enumerate(reserve.items()):
        x, top = round(LEFT + i % columns * step, 1), round(y + 7 + i // columns * step, 1)
        face = printed.gains[ident], printed.citizens.get(ident, "")
        drawn = tile(*face, giver, x, top, size) if desk.live else contents(*face, x, top, size)
        plates += box(x + 0.8, top + 0.8, size - 1.6, size - 1.6)
        if count > 1:
            drawn += circle(x + size - 4, top + size - 4, 6, "tile", "edge", 0.8)
            drawn += text(x + size - 4, top + size - 0.2, count, 11, "tile-ink", "m b")
        name = f"{scene.tile(ident)} (×{count})"
        actions = (RESERVE + scene.names.tiles.index(ident),)
        mark = patch(x - 1, top - 1, size + 2, size + 2, 5)
        if desk.live:
            body += desk.spot(f"reserve-{ident}", drawn, actions, name, mark)
        else:
            tiles += drawn
    if tiles:
        body += path(plates, "tile", seat_colour(giver), 1.6, ' stroke-linejoin="round"') + tiles
    if not reserve:
        body += rect(LEFT, y + 7, RIGHT - LEFT, 30, 5, "marble-2", "line", 1, ' stroke-dasharray="4 3"')
        body += text((LEFT + RIGHT) / 2, y + 26, scene.say("empty"), 12.5, "ink-2", "m")
    if not desk.live:
        return group(body, desk.ident("reserve"), tip=tip)
    return region(body, desk.ident("reserve"), scene.say("reserve"))
