"""The middle of the city: senate with votes and bonus tiles, worker camp; the forum lies between them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from triumvir.draw import part_of
from triumvir.draw.keep import keep
from triumvir.draw.letters import NUMERALS
from triumvir.draw.pieces import heading, hole, piece
from triumvir.draw.scene import tell
from triumvir.draw.svg import drawing, group, path, rect, region, text
from triumvir.draw.targets import frame
from triumvir.games.trajan.actions import ADVANCE, BONUS, RECRUIT_WORKER
from triumvir.games.trajan.board.forum import WIDTH, draw_forum
from triumvir.games.trajan.board.scene import IDLE, Scene
from triumvir.games.trajan.board.tiles import bonus_tile, half_points
from triumvir.games.trajan.board.words import say
from triumvir.games.trajan.board.worth import bonus_gain

HEIGHT = 414
ARCH_TOP, ARCH_BOTTOM = 28, 99


def draw_senate(scene: Scene) -> str:
    """The part `forum`."""

    def kept(draw: Callable[[Scene], str], name: str) -> str:
        return part_of(scene.view, f"forum/{name}", partial(draw, scene))

    body = region(_track(scene) + kept(_rewards, "rewards"), "senate", scene.say("senate"))
    body += region(kept(draw_forum, "forum"), "forum", scene.say("forum"), 0, 168)
    body += region(_workers(scene), "worker-camp", scene.say("workers"), 0, 344)
    return drawing(WIDTH, HEIGHT, body, scene.say("senate-label"), "part-senate")


def _track(scene: Scene) -> str:
    values, votes = scene.printed.senate_vp, scene.printed.senate_votes
    step = (WIDTH - 6) / len(values)
    body = _hall(scene.lang)
    following = scene.own["senate"] + 1
    for space, points in enumerate(values):
        if space == following:
            drawn, tip, mark = _arch(scene.lang, space, step, points, votes[space])
            body += scene.targets.spot(f"senate-space-{space}", drawn, (ADVANCE,), tip, mark)
        else:
            body += _idle_space(scene.lang, space, step, points, votes[space])
    return body + _discs(scene, step)


@keep
def _hall(lang: str) -> str:
    return heading(2, 15, say(lang, "senate"), "senate") + rect(0.5, 23, WIDTH - 1, 80, 6, "marble-2", "line")


@keep
def _arch(lang: str, space: int, step: float, points: int, votes: int) -> tuple[str, str, str]:
    """A space of the track with its tip and the outline while it may be chosen."""
    w = min(24.0, step - 4)
    x, half = 3 + space * step + (step - w) / 2, w / 2
    d = f"M{x:.1f} {ARCH_BOTTOM}V{ARCH_TOP + half:.1f}a{half:.1f} {half:.1f} 0 0 1 {w:.1f} 0V{ARCH_BOTTOM}z"
    body = path(d, "senate" if space else "well", "line-2", 1)
    body += text(x + half, ARCH_TOP + 14.5, points, 12.5, "on-action" if space else "ink", "m b")
    title = say(lang, "senate-space", n=points) if space else say(lang, "senate-start")
    tip = tell(title, say(lang, "senate-space-tip", n=points, votes=votes))
    return body, tip, frame(x, ARCH_TOP, w, ARCH_BOTTOM - ARCH_TOP, 12, 1.5)


@keep
def _idle_space(lang: str, space: int, step: float, points: int, votes: int) -> str:
    """A space that the viewer's disc does not stand before."""
    drawn, tip, _ = _arch(lang, space, step, points, votes)
    return IDLE.component(f"senate-space-{space}", drawn, (), tip)


def _discs(scene: Scene, step: float) -> str:
    """Discs lie on top of each other: the later, the higher."""
    there: dict[int, list[int]] = {}
    for seat in sorted(range(len(scene.players)), key=lambda seat: int(scene.players[seat]["disc"])):
        there.setdefault(scene.players[seat]["senate"], []).append(seat)
    body = ""
    for space in sorted(there):
        x, radius = 3 + (space + 0.5) * step, 7.8 if len(there[space]) < 3 else 6.4
        for height, seat in enumerate(there[space]):
            body += _disc(scene.lang, seat, scene.who[seat], x, 90 - height * 13.2, radius)
    return body


@keep
def _disc(lang: str, seat: int, name: str, x: float, y: float, radius: float) -> str:
    tip = say(lang, "senate-disc", name=name)
    return group(piece(seat, x, y, radius, "#"), f"senate-{seat}", tip=tip, more=' pointer-events="none"')


def _rewards(scene: Scene) -> str:
    """What the quarter brings: who has how many votes, and the bonus tiles to win."""
    return _votes(scene) + _bonus(scene)


def _votes(scene: Scene) -> str:
    body = text(2, 120, scene.say("votes"), 11.5, "ink-2")
    step = min(46.0, (WIDTH - 58) / len(scene.players))
    for seat, player in enumerate(scene.players):
        x = 66 + seat * step
        drawn = piece(seat, x, 116, 6.6, "#") + text(x + 12, 120.5, player["votes"], 13, "ink", "b")
        tip = tell(scene.say("votes-tip", name=scene.who[seat], n=player["votes"]), scene.say("votes-why"))
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
        gain = ""
        if not scene.watched:
            yellow, gray = bonus_gain(scene.printed, scene.own, tile)
            gain = scene.say("bonus-you", yellow=yellow, gray=gray)
        tip = tell(
            scene.say("bonus-tip", tile=scene.names.bonus_texts[tile]),
            bonus_rule(scene, tile, "yellow"),
            gain,
            scene.say("bonus-choice"),
        )
        drawn = bonus_tile(x, 128, 74, 25, scene.printed.bonus[tile], "yellow")
        body += scene.targets.spot(ident, drawn, (BONUS + side,), tip, frame(x, 128, 74, 25, 14))
    return body


def _bag(scene: Scene) -> str:
    """What is left in the bag: all that lies nowhere else."""
    shown = set(scene.view["bonus"])
    for player in scene.players:
        shown.update(player["bonus_yellow"], player["bonus_gray"])
    left = tuple(scene.names.bonus_texts[tile] for tile in scene.names.bonus_ids if tile not in shown)
    return tell(
        scene.say("bonus-bag", n=scene.view["bag"]),
        scene.say("bonus-bag-tip", tiles=left) if left else "",
        scene.say("bonus-choice"),
    )


def bonus_rule(scene: Scene, tile: str, side: str) -> str:
    """What a bonus tile scores, as a sentence."""
    face = scene.printed.bonus[tile]
    return scene.say(f"bonus-{face.kind}", n=half_points(face.rate(side)))


def _workers(scene: Scene) -> str:
    body = heading(2, 15, scene.say("workers"), "worker")
    count = len(scene.players)
    width = (WIDTH - 6 * (count - 1)) / count
    for seat, player in enumerate(scene.players):
        x = seat * (width + 6) + 0.5
        drawn, tip = _workers_box(scene.lang, seat, scene.who[seat], player["workers"], x, width)
        if seat == scene.seat:
            body += scene.targets.spot(f"workers-{seat}", drawn, (RECRUIT_WORKER,), tip, frame(x, 23, width - 1, 42))
        else:
            body += group(drawn, f"workers-{seat}", tip=tip)
    return body


@keep
def _workers_box(lang: str, seat: int, name: str, workers: int, x: float, width: float) -> tuple[str, str]:
    """The workers of a seat that are ready, and the tip."""
    drawn = rect(x, 23, width - 1, 42, 6, "marble-2", "line") + text(x + 7, 37, NUMERALS[seat], 10, "ink-2", "d")
    if workers:
        drawn += group(piece(seat, x + width / 2 - 8, 47, 8.2, "worker"), f"worker-{seat}")
        drawn += text(x + width / 2 + 6, 52, f"×{workers}", 14, "ink", "b")
    else:
        drawn += text(x + width / 2, 52, 0, 14, "ink-2", "b m")
    return drawn, tell(say(lang, "workers-box", name=name), say(lang, "workers-count", n=workers))
