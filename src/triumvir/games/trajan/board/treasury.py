"""The row of tiles on a mat: demands with their numbers, lasting Trajan tiles, votes, jokers, extra actions."""

from __future__ import annotations

from triumvir.draw.pieces import heading
from triumvir.draw.scene import tell
from triumvir.draw.svg import circle, group, icon, region, text
from triumvir.draw.targets import frame
from triumvir.games.trajan.actions import EXTRA, EXTRA_JOKER, JOKER, PAIR_JOKERS
from triumvir.games.trajan.board.forum import tile_rule
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.tiles import DEMANDS, city_tile
from triumvir.games.trajan.board.worth import kept
from triumvir.games.trajan.box import ACTION_TYPES
from triumvir.games.trajan.names import demand_name, mat_name

SIZE, ROOM = 28, 412
NARROW, WIDE = 35, 51  # a single tile, and one with its number


def draw_tiles(scene: Scene, seat: int, prefix: str, live: bool, x: float, y: float) -> str:
    """All tiles of a seat, the three demands always first."""
    player = scene.players[seat]
    mat: dict[str, int] = player["mat"]
    lasting = kept(scene.names, player)
    kinds = [*DEMANDS, *(kind for kind in mat if kind not in DEMANDS)]
    need = sum(WIDE if kind in DEMANDS or mat[kind] > 1 else NARROW for kind in kinds)
    squeeze = min(1.0, ROOM / need)
    body = heading(x, y + 14, scene.say("row-tiles"), size=10)
    at = x
    for kind in kinds:
        count = mat.get(kind, 0)
        wide = kind in DEMANDS or count > 1
        body += _tile(scene, seat, kind, count, lasting.get(kind, 0), prefix, live, round(at, 1), y + 21, wide)
        at += (WIDE if wide else NARROW) * squeeze
    return region(body, f"{prefix}tiles-{seat}", scene.say("row-tiles"))


def _actions(kind: str) -> tuple[int, ...]:
    if kind == "joker-commodity":
        return JOKER, PAIR_JOKERS
    if kind == "joker-action":
        return tuple(EXTRA_JOKER + i for i in range(len(ACTION_TYPES)))
    if kind.startswith("extra-"):
        return (EXTRA + ACTION_TYPES.index(kind[6:]),)
    return ()


def _tile(
    scene: Scene,
    seat: int,
    kind: str,
    count: int,
    lasting: int,
    prefix: str,
    live: bool,
    x: float,
    y: float,
    wide: bool,
) -> str:
    body = city_tile(x, y, SIZE, kind)
    if not count and not lasting:
        body = f'<g class="faint">{body}</g>'
    if lasting:  # a Trajan tile that covers this demand in every quarter
        body += circle(x + 1, y + SIZE - 1, 7.5, "trajan", "rim", 1.2)
        body += icon("trajan", x + 1, y + SIZE - 1, 10, "on-action", "trajan")
    if wide:
        body += text(x + SIZE + 4, y + 20, f"×{count + lasting}", 14, "ink", "b")
    if kind in DEMANDS:
        tip = tell(
            scene.say("own-tile", tile=demand_name(kind), n=count + lasting),
            scene.say("own-demand", tiles=count, kept=lasting),
            scene.say("own-kept") if lasting else tile_rule(scene.lang, kind),
        )
    else:
        tip = tell(scene.say("own-tile", tile=mat_name(kind), n=count), tile_rule(scene.lang, kind))
    ident = f"{prefix}own-{seat}-{kind}"
    actions = _actions(kind)
    if live and actions:
        return scene.targets.spot(ident, body, actions, tip, frame(x, y, SIZE, SIZE, 6))
    return group(body, ident, tip=tip)
