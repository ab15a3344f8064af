"""The followers of a seat: the row in play, the hand, and the cards and tiles of the drafts."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.pieces import heading
from triumvir.draw.scene import tell
from triumvir.draw.svg import group, icon, path, rect, region, text
from triumvir.draw.targets import frame
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.board.offers import follower_face, follower_tip
from triumvir.games.nova_roma.board.printed import Bundle, Follower, pairs
from triumvir.games.nova_roma.board.scene import Scene
from triumvir.games.nova_roma.board.tiles import card_back, chip, follower_icon, goal_face, small_card
from triumvir.games.nova_roma.board.worth import follower_points

WIDTH = 362
ROW_TOP, ROW_H = 351, 74
HAND_TOP, HAND_H = 590, 172
EDGE = 14


def draw_row(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    """The followers in play; past the free places each costs influence as well."""
    player = scene.players[seat]
    row: list[str] = player["row"]
    tables = scene.printed.tables
    places, free = max(int(tables.row_max), len(row)), int(tables.row_free)
    body = heading(EDGE, ROW_TOP, scene.say("row"), size=10)
    body += text(WIDTH - EDGE, ROW_TOP, scene.say("row-count", n=len(row), all=int(tables.row_max)), 12, "ink-2", "e")
    step = (WIDTH - 2 * EDGE + 3) / places
    wide, y = step - 3, ROW_TOP + 8
    cards = ""
    for i, name in enumerate(row):
        cards += _in_row(scene, seat, name, (EDGE + i * step, y, wide, ROW_H), prefix, live)
    for key, start, stop in (("free", len(row), free), ("costs", max(free, len(row)), places)):
        if start < stop:
            drawn = _places(start, stop, step, y, key == "costs")
            tip = scene.say(f"row-{key}", n=int(tables.row_influence))
            body += group(drawn, f"{prefix}row-{seat}-{key}", tip=tip)
    body += cards
    return region(body, f"{prefix}row-{seat}", scene.say("row"))


@keep
def _places(start: int, stop: int, step: float, y: float, costs: bool) -> str:
    """Empty places of a row."""
    wide = step - 3
    bend = f"v{ROW_H - 12}q0 6-6 6h{12 - wide:.4g}q-6 0-6-6v{12 - ROW_H}q0-6 6-6z"
    d = "".join(f"M{EDGE + i * step + 6:.5g} {y:.5g}h{wide - 12:.4g}q6 0 6 6{bend}" for i in range(start, stop))
    body = path(d, "marble-2", "line-2", 1.1, ' stroke-dasharray="4 3"')
    if costs:
        body += "".join(chip("influence", EDGE + i * step + wide / 2, y + ROW_H / 2, 8) for i in range(start, stop))
    return body


def _short(card: Follower, points: int | None, scene: Scene) -> tuple[str, Bundle]:
    """What a follower does in a word, or what it gives."""
    if points is not None:
        return f"{points} {scene.say('vp')}", ()
    if card.effect == "strength":
        return f"+{card.amount}", ()
    if card.effect == "waive_artisan":
        return scene.say("row-waive"), ()
    if card.effect == "place_artisan":
        return "", (("artisans", 1),)
    return "", pairs(card.gain)


def _in_row(scene: Scene, seat: int, name: str, box: tuple[float, float, float, float], prefix: str, live: bool) -> str:
    player = scene.players[seat]
    card = scene.printed.followers[name]
    points = follower_points(scene, seat, name, True)
    effect, gain = _short(card, points, scene)
    drawn = small_card(*box, card.kind, follower_icon(card), name, effect, gain)
    x, y, wide, high = box
    used, idle = name in player["face_down"], name in player["idle"]
    if used:
        drawn = f'<g class="faint">{drawn}</g>'
    if used or idle:
        drawn += icon("lock" if used else "time", x + wide - 9, y + 10, 13, "ink")
    tip = tell(
        follower_tip(scene, name, seat, in_row=True),
        scene.say("follower-used") if used else "",
        scene.say("follower-idle") if idle else "",
    )
    number = card.number
    ident = f"{prefix}follower-{number}"
    if not live:
        return group(drawn, ident, tip=tip)
    actions: tuple[int, ...] = (a.DROP + number,) if scene.is_step("recruit_drop", "tile_drop") else (a.USE + number,)
    if card.kind != "once_per_round" and actions[0] == a.USE + number:
        actions = ()
    return scene.spot(ident, drawn, actions, tip, frame(x, y, wide, high, 8, 1.2))


def draw_hand(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    """The hand: open for its owner, backs for others; in a draft the cards to choose from."""
    player = scene.players[seat]
    body = rect(8, HAND_TOP, WIDTH - 16, HAND_H - 2, 10, "marble-2", "line")
    if live and "hand" in player:
        if scene.is_step("draft_card"):
            body += _cards(scene, player.get("packet", []), "draft-pick", player.get("drafted", []))
        elif scene.is_step("keep_card"):
            body += _keep(scene)
        else:
            body += _cards(scene, player["hand"], "hand", [])
    else:
        body += _backs(scene, seat, prefix)
    return region(body, f"{prefix}hand-{seat}", scene.say("hand"))


def _cards(scene: Scene, cards: list[str], key: str, kept: list[str]) -> str:
    title = scene.say(key)
    body = heading(18, HAND_TOP + 18, title, size=10)
    x = 24 + len(title) * 8.4
    body += icon("hidden", x + 8, HAND_TOP + 14.5, 14, "ink-2", "marble-2")
    words = scene.say("draft-kept", names=", ".join(kept)) if kept else scene.say("hidden")
    body += text(x + 19, HAND_TOP + 18.5, words, 12, "ink-2")
    if not cards:
        return body + text(WIDTH / 2, HAND_TOP + 94, scene.say("hand-none"), 13, "ink-2", "m")
    return body + "".join(_card(scene, name, i, len(cards)) for i, name in enumerate(cards))


def _card(scene: Scene, name: str, index: int, count: int, kept: bool = False) -> str:
    wide = min(102.0, (WIDTH - 36 + 6) / count - 6)
    x, y, high = 18 + index * (wide + 6), HAND_TOP + 28, 130
    card = scene.printed.followers[name]
    if wide >= 50:
        drawn = follower_face(scene, name, x, y, wide, high)
    else:
        effect, gain = _short(card, follower_points(scene, scene.seat, name, False), scene)
        drawn = small_card(x, y + 20, wide, 76, card.kind, follower_icon(card), name, effect, gain)
    if kept:
        drawn += icon("check", x + wide - 13, y + 13, 18, "good")
    steps = {
        "draft_card": a.PICK,
        "keep_card": a.KEEP,
        "trade_discard": a.DISCARD,
        "recruit_discard": a.DISCARD,
    }
    first = next((action for step, action in steps.items() if scene.is_step(step)), a.PLAY)
    actions = () if kept else (first + card.number,)
    mark = frame(x, y, wide, high, 8, 1.6) if wide >= 50 else frame(x, y + 20, wide, 76, 8, 1)
    return scene.spot(f"follower-{card.number}", drawn, actions, follower_tip(scene, name), mark)


def _keep(scene: Scene) -> str:
    """The last step of the draft: which of the cards that were picked stay in hand."""
    cards: list[str] = scene.own.get("drafted", [])
    kept = scene.decision.get("kept", [])
    body = heading(18, HAND_TOP + 18, scene.say("draft-keep"), size=10)
    body += "".join(_card(scene, name, i, len(cards), name in kept) for i, name in enumerate(cards))
    return body


def _backs(scene: Scene, seat: int, prefix: str) -> str:
    """The hand of somebody else: backs, and the cards that all have seen."""
    player = scene.players[seat]
    count, known = player["cards"], player["known"]
    body = heading(18, HAND_TOP + 18, scene.say("hand-of"), size=10)
    step = min(58.0, (WIDTH - 40 - 52) / max(1, count - 1))
    tip = scene.say("hand-count", n=count)
    backs = "".join(card_back(18 + i * step, HAND_TOP + 30, 52, 84) for i in range(count))
    backs += text(18, HAND_TOP + 134, tip, 13, "ink", "h")
    if known:
        words = scene.say("hand-known", names=", ".join(known))
        tip = tell(tip, words)
        backs += text(18, HAND_TOP + 149, words, 12, "ink-2")
    return body + group(backs, f"{prefix}backs-{seat}", tip=tip)


def draw_tiles(scene: Scene) -> str:
    """The mosaic tiles of the draft: in place of the row, which is still empty then."""
    body = heading(EDGE, ROW_TOP, scene.say("draft-tiles"), size=10)
    body += text(WIDTH - EDGE, ROW_TOP, scene.say("draft-tiles-tip"), 12, "ink-2", "e")
    size = 41.0
    columns: dict[int, int] = {}
    for tile in scene.view["tiles"]:
        row = scene.printed.mosaic_rows[tile]
        column = columns.get(row, 0)
        columns[row] = column + 1
        x, y = EDGE + 4 + column * 168, ROW_TOP + 14 + row * 49
        body += _strip(scene, tile, row, x, y, size)
    return region(body, "draft-tiles", scene.say("draft-tiles"))


def _strip(scene: Scene, tile: str, row: int, x: float, y: float, size: float) -> str:
    goals = scene.printed.mosaics[tile]
    points = int(scene.printed.tables.claim_vp[row])
    drawn = rect(x - 3, y - 3, 3 * size + 8, size + 6, 5, "tile", "tile-line", 1)
    for i, goal in enumerate(goals):
        drawn += goal_face(x + i * (size + 1), y, size, row, pairs(scene.printed.requirements[goal]), points)
    action = a.TILE + scene.names.mosaics.index(tile)
    tip = tell(
        scene.say("draft-tile", tile=tile), *(scene.names.achievement_texts[goal].in_(scene.lang) for goal in goals)
    )
    return scene.spot(
        f"tile-{action - a.TILE}", drawn, (action,), tip, frame(x - 3, y - 3, 3 * size + 8, size + 6, 7, 1)
    )
