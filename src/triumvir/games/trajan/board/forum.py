"""The forum: its tiles, and what lies face down."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.pieces import hatched, heading, hole
from triumvir.draw.scene import tell
from triumvir.draw.svg import group, rect, text
from triumvir.draw.targets import frame
from triumvir.games.trajan.actions import SPACE
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.tiles import city_tile
from triumvir.games.trajan.board.words import say, say_tiles
from triumvir.games.trajan.names import mat_name

WIDTH = 236
ROWS = 3  # of the forum; its first column is yellow
EXTRA_SPACES = (12, 13, 14)
TILE, STEP = 40, 46.4


def draw_forum(scene: Scene) -> str:
    """The forum with its head."""
    down = scene.say("forum-down", n=scene.view["supply"] + scene.view["extras"])
    body = _floor(scene.lang) + group(text(WIDTH - 2, 15, down, 11.5, "ink-2", "e"), "forum-supply", tip=_supply(scene))
    used = scene.view["spaces"]
    for space, tile in enumerate(scene.view["forum"]):
        if space not in used:
            body += _closed(scene.lang, space)
            continue
        drawn, tip, mark = _space(scene.lang, space, tile)
        body += scene.targets.spot(f"forum-{space}", drawn, (SPACE + space,), tip, mark)
    return body


@keep
def _floor(lang: str) -> str:
    body = heading(2, 15, say(lang, "forum"), "forum")
    return body + rect(0.5, 22, WIDTH - 1, ROWS * STEP + 5, 6, "p-tesserae", "line")


def _cell(space: int) -> tuple[int, int]:
    """Column and row of a space."""
    if space in EXTRA_SPACES:
        return 0, space - EXTRA_SPACES[0]
    column, row = divmod(space, ROWS)
    return column + 1, row


@keep
def _closed(lang: str, space: int) -> str:
    """A space that is not in use: the fourth column is for three players, the fifth for four."""
    least, row = _cell(space)
    x, y = 5 + least * STEP, 28 + row * STEP
    drawn = hatched(x, y, TILE, TILE, 6) + text(x + TILE / 2, y + 25, f"{least}+", 12, "ink-2", "m d")
    return group(drawn, f"forum-{space}", tip=say(lang, "forum-closed", n=least))


@keep
def _space(lang: str, space: int, tile: str | None) -> tuple[str, str, str]:
    """A space with its tile, its tip and the outline while it may be chosen."""
    column, row = _cell(space)
    x, y = 5 + column * STEP, 28 + row * STEP
    if tile is None:
        drawn = hole(x, y, TILE, TILE, 6, "extra" if space in EXTRA_SPACES else "well")
        return drawn, tell(say(lang, "forum-empty"), say(lang, "forum-refill")), ""
    tip = tell(say(lang, "forum-tile", tile=mat_name(tile)), tile_rule(lang, tile))
    return city_tile(x, y, TILE, tile), tip, frame(x, y, TILE, TILE, 7)


def tile_rule(lang: str, kind: str) -> str:
    """What a city tile is for, as a sentence."""
    if kind.startswith("senate-"):
        return say(lang, "tile-senate", n=int(kind[7:]))
    if kind.startswith("extra-"):
        return say(lang, "tile-extra")
    return say(lang, f"tile-{kind}") if kind.startswith("joker-") else say(lang, "tile-demand")


def _supply(scene: Scene) -> str:
    """The face-down tiles, and by kind what lies nowhere on the table."""
    left = dict(scene.printed.tile_counts)
    for tile in [*scene.view["forum"], *scene.view["provinces"]]:
        if tile is not None:
            left[tile] -= 1
    for player in scene.players:
        for tile, count in player["mat"].items():
            left[tile] -= count
    unseen = ", ".join(say_tiles(scene.lang, tile, n) for tile, n in left.items() if n)
    return tell(
        scene.say("forum-supply"),
        scene.say("forum-supply-tip", tiles=scene.view["supply"], extras=scene.view["extras"]),
        scene.say("forum-unseen", tiles=unseen) if unseen else "",
    )
