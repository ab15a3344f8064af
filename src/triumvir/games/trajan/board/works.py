"""The construction district: twenty sites with their tiles and workers."""

from __future__ import annotations

from triumvir.draw.grid import Grid
from triumvir.draw.pieces import heading, piece
from triumvir.draw.scene import tell
from triumvir.draw.svg import drawing, group, rect
from triumvir.draw.targets import frame
from triumvir.games.trajan.actions import SITE
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.tiles import building
from triumvir.games.trajan.names import BUILDING_TEXTS, TYPE_NAMES

WIDTH, HEIGHT = 246, 222
SIZE = 42
PLACES = {  # where the workers of a site stand, by their number
    1: ((0.0, 0.0),),
    2: ((-10.0, 0.0), (10.0, 0.0)),
    3: ((-10.0, -9.0), (10.0, -9.0), (0.0, 10.0)),
    4: ((-10.0, -10.0), (10.0, -10.0), (-10.0, 10.0), (10.0, 10.0)),
}


def draw_works(scene: Scene) -> str:
    """The part `city-works`."""
    columns = scene.names.columns
    count = len(scene.view["sites"])
    grid = Grid(6, 30, SIZE, 47, columns, count // columns)
    body = heading(2, 15, scene.say("works"), "construction")
    body += rect(0.5, 24, grid.width + 12, grid.height + 12, 6, "p-brick", "line")
    for site in range(count):
        body += _site(scene, site, *grid.corner(grid.cell(site)))
    return drawing(WIDTH, HEIGHT, body, scene.say("works"), "part-works")


def _site(scene: Scene, site: int, x: float, y: float) -> str:
    tile = scene.view["sites"][site]
    workers = [seat for seat, player in enumerate(scene.players) if site in player["sites"]]
    name = scene.names.site(site)
    if tile is None:
        body = rect(x, y, SIZE, SIZE, 5, "marble", "line-2", 1)
        tip = tell(scene.say("site.built", site=name), *(scene.say("site.worker", name=scene.who[s]) for s in workers))
    else:
        kind = tile["kind"]
        body = building(x, y, SIZE, kind, tile["vp"])
        fresh = not scene.own["buildings"].get(kind)
        word = scene.word(BUILDING_TEXTS, kind)
        tip = tell(
            scene.say("site", site=name, kind=word, vp=tile["vp"]),
            scene.say("site.first", kind=word, action=scene.word(TYPE_NAMES, scene.printed.first_action[kind]))
            if fresh
            else "",
        )
    radius = 11 if len(workers) == 1 else 8.4
    for (dx, dy), seat in zip(PLACES.get(len(workers), ()), workers, strict=True):
        drawn = piece(seat, x + SIZE / 2 + dx, y + SIZE / 2 + dy, radius, "worker")
        body += group(drawn, f"builder-{site}-{seat}")
    return scene.targets.spot(f"site-{name}", body, (SITE + site,), tip, frame(x, y, SIZE, SIZE, 6, 1.6))
