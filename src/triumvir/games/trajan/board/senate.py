"""The middle of the city: senate with votes and bonus tiles, forum, worker camp."""

from __future__ import annotations

from functools import cache

from triumvir.draw.pieces import hatched, heading, hole, piece
from triumvir.draw.scene import tell
from triumvir.draw.sprite import NUMERALS
from triumvir.draw.svg import drawing, group, path, rect, region, text
from triumvir.draw.targets import frame
from triumvir.games.trajan.actions import ADVANCE, BONUS, RECRUIT_WORKER, SPACE
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.tiles import bonus_tile, city_tile, half_points
from triumvir.games.trajan.board.worth import bonus_gain

WIDTH, HEIGHT = 236, 414
ROWS = 3  # of the forum; its first column is yellow
EXTRA_SPACES = (12, 13, 14)
TILE, STEP = 40, 46.4
ARCH_TOP, ARCH_BOTTOM = 28, 99


def draw_senate(scene: Scene) -> str:
    """The part `city-senate`."""
    body = _track(scene) + _votes(scene) + _bonus(scene)
    body = region(body, "senate", scene.say("senate"))
    body += region(_forum(scene), "forum", scene.say("forum"), 0, 168)
    body += region(_workers(scene), "worker-camp", scene.say("workers"), 0, 344)
    return drawing(WIDTH, HEIGHT, body, scene.say("senate.label"), "part-senate")


@cache
def _arch(x: float, w: float, number: int, start: bool) -> str:
    half = w / 2
    d = f"M{x:.1f} {ARCH_BOTTOM}V{ARCH_TOP + half:.1f}a{half:.1f} {half:.1f} 0 0 1 {w:.1f} 0V{ARCH_BOTTOM}z"
    body = path(d, "well" if start else "senate", "line-2", 1)
    return body + text(x + half, ARCH_TOP + 14.5, number, 12.5, "ink" if start else "on-action", "m b")


def _track(scene: Scene) -> str:
    values = scene.printed.senate_vp
    step = (WIDTH - 6) / len(values)
    width = min(24.0, step - 4)
    body = heading(2, 15, scene.say("senate"), "senate") + rect(0.5, 23, WIDTH - 1, 80, 6, "marble-2", "line")
    mine = scene.own["senate"]
    for space, points in enumerate(values):
        x = 3 + space * step + (step - width) / 2
        title = scene.say("senate.space", n=points) if space else scene.say("senate.start")
        tip = tell(title, scene.say("senate.space.tip", n=points, votes=scene.printed.senate_votes[space]))
        actions = (ADVANCE,) if space == mine + 1 else ()
        mark = frame(x, ARCH_TOP, width, ARCH_BOTTOM - ARCH_TOP, 12, 1.5)
        body += scene.targets.spot(f"senate-space-{space}", _arch(x, width, points, not space), actions, tip, mark)
    return body + _discs(scene, step)


def _discs(scene: Scene, step: float) -> str:
    """Discs lie on top of each other: the later, the higher."""
    body = ""
    for space in range(len(scene.printed.senate_vp)):
        there = [seat for seat, player in enumerate(scene.players) if player["senate"] == space]
        there.sort(key=lambda seat: int(scene.players[seat]["disc"]))
        for height, seat in enumerate(there):
            x, y = 3 + (space + 0.5) * step, 90 - height * 13.2
            tip = scene.say("senate.disc", name=scene.who[seat])
            body += group(
                piece(seat, x, y, 7.8 if len(there) < 3 else 6.4, "#"),
                f"senate-{seat}",
                tip=tip,
                more=' pointer-events="none"',
            )
    return body


def _votes(scene: Scene) -> str:
    body = text(2, 120, scene.say("votes"), 11.5, "ink-2")
    step = min(46.0, (WIDTH - 58) / len(scene.players))
    for seat, player in enumerate(scene.players):
        x = 66 + seat * step
        drawn = piece(seat, x, 116, 6.6, "#") + text(x + 12, 120.5, player["votes"], 13, "ink", "b")
        tip = tell(scene.say("votes.tip", name=scene.who[seat], n=player["votes"]), scene.say("votes.why"))
        body += group(drawn, f"votes-{seat}", tip=tip)
    return body


def _bonus(scene: Scene) -> str:
    body = group(text(2, 143.5, scene.say("bonus"), 11.5, "ink-2"), "bonus-bag", tip=_bag(scene))
    for side, tile in enumerate(scene.view["bonus"]):
        x = 57 + side * 84
        ident = f"bonus-{side}"
        if tile is None:
            body += group(hole(x, 128, 74, 25, 12), ident, tip=scene.say("empty"))
            continue
        tip = tell(
            scene.say("bonus.tip", tile=scene.names.bonus_texts[tile].in_(scene.lang)),
            bonus_rule(scene, tile, "yellow"),
            ""
            if scene.watched
            else scene.say(
                "bonus.you",
                yellow=bonus_gain(scene.printed, scene.own, tile, "yellow"),
                gray=bonus_gain(scene.printed, scene.own, tile, "gray"),
            ),
            scene.say("bonus.choice"),
        )
        drawn = bonus_tile(x, 128, 74, 25, scene.printed.bonus[tile], "yellow")
        body += scene.targets.spot(ident, drawn, (BONUS + side,), tip, frame(x, 128, 74, 25, 14))
    return body


def _bag(scene: Scene) -> str:
    """What is left in the bag: all that lies nowhere else."""
    shown = set(scene.view["bonus"])
    for player in scene.players:
        shown.update(player["bonus_yellow"], player["bonus_gray"])
    left = [scene.names.bonus_texts[tile].in_(scene.lang) for tile in scene.names.bonus_ids if tile not in shown]
    return tell(
        scene.say("bonus.bag", n=scene.view["bag"]),
        scene.say("bonus.bag.tip", tiles=", ".join(left)) if left else "",
        scene.say("bonus.choice"),
    )


def bonus_rule(scene: Scene, tile: str, side: str) -> str:
    """What a bonus tile scores, as a sentence."""
    face = scene.printed.bonus[tile]
    return scene.say(f"bonus.{face.kind}", n=half_points(face.rate(side)))


def tile_rule(scene: Scene, kind: str) -> str:
    """What a city tile is for, as a sentence."""
    if kind.startswith("senate-"):
        return scene.say("tile.senate", n=kind[7:])
    if kind.startswith("extra-"):
        return scene.say("tile.extra")
    return scene.say(f"tile.{kind}") if kind.startswith("joker-") else scene.say("tile.demand")


def _forum(scene: Scene) -> str:
    body = heading(2, 15, scene.say("forum"), "forum")
    body += rect(0.5, 22, WIDTH - 1, ROWS * STEP + 5, 6, "p-tesserae", "line")
    down = scene.say("forum.down", n=scene.view["supply"] + scene.view["extras"])
    body += group(text(WIDTH - 2, 15, down, 11.5, "ink-2", "e"), "forum-supply", tip=_supply(scene))
    used = set(scene.view["spaces"])
    for space, tile in enumerate(scene.view["forum"]):
        column, row = (0, space - EXTRA_SPACES[0]) if space in EXTRA_SPACES else divmod(space, ROWS)
        column += space not in EXTRA_SPACES
        x, y = 5 + column * STEP, 28 + row * STEP
        ident = f"forum-{space}"
        if space not in used:
            least = column  # the fourth column is for three players, the fifth for four
            drawn = hatched(x, y, TILE, TILE, 6) + text(x + TILE / 2, y + 25, f"{least}+", 12, "ink-2", "m d")
            body += group(drawn, ident, tip=scene.say("forum.closed", n=least))
        elif tile is None:
            drawn = hole(x, y, TILE, TILE, 6, "extra" if space in EXTRA_SPACES else "well")
            tip = tell(scene.say("forum.empty"), scene.say("forum.refill"))
            body += scene.targets.spot(ident, drawn, (SPACE + space,), tip)
        else:
            tip = tell(scene.say("forum.tile", tile=scene.names.mat_tile(tile, scene.lang)), tile_rule(scene, tile))
            drawn = city_tile(x, y, TILE, tile)
            body += scene.targets.spot(ident, drawn, (SPACE + space,), tip, frame(x, y, TILE, TILE, 7))
    return body


def _supply(scene: Scene) -> str:
    """The face-down tiles, and by kind what lies nowhere on the table."""
    left = dict(scene.printed.tile_counts)
    for tile in [*scene.view["forum"], *scene.view["provinces"]]:
        if tile is not None:
            left[tile] -= 1
    for player in scene.players:
        for tile, count in player["mat"].items():
            left[tile] -= count
    unseen = ", ".join(f"{n} {scene.names.mat_tile(tile, scene.lang)}" for tile, n in left.items() if n)
    return tell(
        scene.say("forum.supply"),
        scene.say("forum.supply.tip", tiles=scene.view["supply"], extras=scene.view["extras"]),
        scene.say("forum.unseen", tiles=unseen) if unseen else "",
    )


def _workers(scene: Scene) -> str:
    body = heading(2, 15, scene.say("workers"), "worker")
    count = len(scene.players)
    width = (WIDTH - 6 * (count - 1)) / count
    for seat, player in enumerate(scene.players):
        x = seat * (width + 6) + 0.5
        workers = player["workers"]
        drawn = rect(x, 23, width - 1, 42, 6, "marble-2", "line") + text(x + 7, 37, NUMERALS[seat], 10, "ink-2", "d")
        if workers:
            drawn += group(piece(seat, x + width / 2 - 8, 47, 8.2, "worker"), f"worker-{seat}")
            drawn += text(x + width / 2 + 6, 52, f"×{workers}", 14, "ink", "b")
        else:
            drawn += text(x + width / 2, 52, 0, 14, "ink-2", "b m")
        tip = tell(scene.say("workers.box", name=scene.who[seat]), scene.say("workers.count", n=workers))
        if seat == scene.seat:
            body += scene.targets.spot(f"workers-{seat}", drawn, (RECRUIT_WORKER,), tip, frame(x, 23, width - 1, 42))
        else:
            body += group(drawn, f"workers-{seat}", tip=tip)
    return body
