"""The construction district: twenty sites with their tiles and workers."""

from __future__ import annotations

from triumvir.draw.grid import Grid
from triumvir.draw.keep import keep
from triumvir.draw.pieces import heading, piece
from triumvir.draw.scene import tell
from triumvir.draw.svg import drawing, group, rect
from triumvir.draw.targets import frame
from triumvir.engine.places import spot
from triumvir.games.trajan.actions import SITE
from triumvir.games.trajan.board.scene import Scene
from triumvir.games.trajan.board.tiles import building
from triumvir.games.trajan.board.words import say
from triumvir.games.trajan.names import action_name, building_name

WIDTH, HEIGHT = 246, 222
SIZE = 42
Place = tuple[int, int, int, int]  # row and column of a site, and how many there are
PLACES = {  # where the workers of a site stand, by their number
    1: ((0.0, 0.0),),
    2: ((-10.0, 0.0), (10.0, 0.0)),
    3: ((-10.0, -9.0), (10.0, -9.0), (0.0, 10.0)),
    4: ((-10.0, -10.0), (10.0, -10.0), (-10.0, 10.0), (10.0, 10.0)),
}


def draw_works(scene: Scene) -> str:
    """The part `city-works`."""
    sites, columns = scene.view["sites"], scene.names.columns
    grid = Grid(6, 30, SIZE, 47, columns, len(sites) // columns)
    body = heading(2, 15, scene.say("works"), "construction")
    body += rect(0.5, 24, grid.width + 12, grid.height + 12, 6, "p-brick", "line")
    own, builders = scene.own["buildings"], [player["sites"] for player in scene.players]
    for site, tile in enumerate(sites):
        x, y = grid.corner(grid.cell(site))
        row, column = divmod(site, columns)
        place = row, column, len(sites) // columns, columns
        workers = tuple(seat for seat, there in enumerate(builders) if site in there)
        if tile is None:
            drawn = rect(x, y, SIZE, SIZE, 5, "marble", "line-2", 1)
            tip = _built_tip(scene.lang, place, tuple(scene.who[seat] for seat in workers))
        else:
            kind = tile["kind"]
            drawn = building(x, y, SIZE, kind, tile["vp"])
            granted = "" if own.get(kind) else scene.printed.first_action[kind]
            tip = _site_tip(scene.lang, place, kind, tile["vp"], granted)
        drawn += _workers(site, x, y, workers) if workers else ""
        body += scene.targets.spot(
            f"site-{scene.names.site(site)}", drawn, (SITE + site,), tip, frame(x, y, SIZE, SIZE, 6, 1.6)
        )
    return drawing(WIDTH, HEIGHT, body, scene.say("works"), "part-works")


@keep
def _built_tip(lang: str, place: Place, workers: tuple[str, ...]) -> str:
    """Who has built at a site."""
    return tell(say(lang, "site-built", site=spot(*place)), *(say(lang, "site-worker", name=name) for name in workers))


@keep
def _site_tip(lang: str, place: Place, kind: str, points: int, granted: str) -> str:
    """What a tile brings: its points, and the action of the first one of its kind."""
    first = say(lang, "site-first", action=action_name(granted)) if granted else ""
    return tell(say(lang, "site", site=spot(*place), kind=building_name(kind), vp=points), first)


@keep
def _workers(site: int, x: float, y: float, workers: tuple[int, ...]) -> str:
    """The workers of a site."""
    radius, body = 11 if len(workers) == 1 else 8.4, ""
    for (dx, dy), seat in zip(PLACES[len(workers)], workers, strict=True):
        drawn = piece(seat, x + SIZE / 2 + dx, y + SIZE / 2 + dy, radius, "worker")
        body += group(drawn, f"builder-{site}-{seat}")
    return body
