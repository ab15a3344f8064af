"""The three building zones: blocks, reward tiles, majorities, and where a building may go."""

from __future__ import annotations

from functools import partial

from triumvir.draw import part_of
from triumvir.draw.grid import Cell, Grid, outline
from triumvir.draw.keep import keep
from triumvir.draw.pieces import heading, piece, seat_colour, seat_ink, vp
from triumvir.draw.scene import tell
from triumvir.draw.svg import Number, drawing, group, icon, line, path, rect, region, text
from triumvir.engine.places import spot
from triumvir.games.nova_roma.actions import BLOCKS
from triumvir.games.nova_roma.board.placing import draw_targets, spread
from triumvir.games.nova_roma.board.printed import Bundle, Zone, pairs
from triumvir.games.nova_roma.board.scene import Scene
from triumvir.games.nova_roma.board.tiles import amounts_row
from triumvir.games.nova_roma.board.worth import AUTOMA, blocks, ring_left, taken_cells, zone_points
from triumvir.games.nova_roma.names import at

WIDTH, HEIGHT = 464, 216
TOP, ROOM = 45, 130
GAP = 24
BUILDING = ("build_place", "tile_block")  # steps in which something goes into a zone


def draw_zones(scene: Scene) -> str:
    """The part `city-zones`."""
    body = line(0, 0.5, WIDTH, 0.5, "line") + heading(2, 19, scene.say("zones"), "build")
    grids = layout(scene)
    body += part_of(scene.view, "zones/zones", partial(_zones, scene, grids))
    if scene.is_step(*BUILDING):
        body += draw_targets(scene, grids, taken_cells(scene.printed, scene.view))
    return drawing(WIDTH, HEIGHT, body, scene.say("zones"), "part-zones")


def _zones(scene: Scene, grids: list[Grid]) -> str:
    body = ""
    left = ring_left(scene.printed, taken_cells(scene.printed, scene.view))
    for number, (zone, grid) in enumerate(zip(scene.printed.zones, grids, strict=True)):
        inner = _head(scene, zone, grid) + _ground(tuple(zone.rows), grid)
        inner += _cells(scene, number, zone, grid) + _spaces(scene, number, grid, left)
        inner += _blocks(scene, number, grid) + _standing(scene, zone, number, grid)
        body += region(inner, f"zone-{zone.name}", scene.say("zone", zone=zone.name))
    return body


def layout(scene: Scene) -> list[Grid]:
    """Where the cells of the zones lie: as large as the maps of the box allow."""
    zones = scene.printed.zones
    columns = sum(len(zone.rows[0]) for zone in zones)
    rows = max(len(zone.rows) for zone in zones)
    size = min(26.0, (WIDTH - 10 - GAP * (len(zones) - 1)) / columns, ROOM / rows)
    grids, x = [], 4.5
    for zone in zones:
        grids.append(Grid(x, TOP, size, size, len(zone.rows[0]), len(zone.rows)))
        x += len(zone.rows[0]) * size + GAP
    return grids


def _head(scene: Scene, zone: Zone, grid: Grid) -> str:
    key = "strength" if zone.strength == 3 else "strength-plus"
    words = scene.say(key, n=zone.strength)
    return text(grid.x - 3, TOP - 8, zone.name, 16, "red", "d") + text(grid.x + 15, TOP - 9, words, 12, "ink-2")


@keep
def _ground(rows: tuple[str, ...], grid: Grid) -> str:
    """The map of a zone: cells to build on; a corner marks those that are neutral with one or two players."""
    free = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign in ".N"]
    size = grid.size
    d = corners = ""
    for cell in free:
        x, y = grid.corner(cell)
        d += f"M{x + 0.8:.5g} {y + 0.8:.5g}h{size - 1.6:.4g}v{size - 1.6:.4g}h{1.6 - size:.4g}z"
        if rows[cell[0]][cell[1]] == "N":
            corners += f"M{x + size - 8:.5g} {y + size - 1.2:.5g}h6.8v-6.8z"
    body = rect(grid.x - 4, grid.y - 4, grid.width + 8, grid.height + 8, 6, "well", "line-2")
    body += path(d, "marble", "line", 0.8)
    body += path(corners, "line-2", more=' opacity=".6"') if corners else ""
    return f'<g aria-hidden="true">{body}</g>'


def _cells(scene: Scene, number: int, zone: Zone, grid: Grid) -> str:
    """While something is to be built, free cells in which no way to build is shown say why."""
    if not scene.is_step(*BUILDING) or scene.watched:
        return ""
    shown = {cell for zone, cell in spread(scene) if zone == number}
    first: dict[int, int] = {}
    for i, (place, mask) in enumerate(scene.printed.placements):
        if place == number and mask.bit_count() == 1:
            first[mask.bit_length() - 1] = BLOCKS + i
    body = ""
    covered = {at(place) for places in _owners(scene, number).values() for place in places}
    for row, column in grid.cells():
        index = row * grid.columns + column
        if zone.rows[row][column] not in ".N" or (row, column) in covered or index in shown:
            continue
        x, y = grid.corner((row, column))
        tip = scene.say("zone-cell", zone=zone.name, spot=spot(row, column, len(zone.rows), grid.columns))
        drawn = rect(x, y, grid.size, grid.size, 0, "none", more=' class="hit"')
        body += scene.component(f"lot-{zone.name}-{row}-{column}", drawn, (first[index],), tip)
    return body


def _owners(scene: Scene, number: int) -> dict[int, list[str]]:
    found = {seat: player["zones"][number] for seat, player in enumerate(scene.players)}
    found[AUTOMA] = scene.view["neutral"][number]
    return found


def _blocks(scene: Scene, number: int, grid: Grid) -> str:
    body = ""
    for seat, places in _owners(scene, number).items():
        if places:
            drawn = _lot(seat, frozenset(at(place) for place in places), grid)
            tip = scene.say("blocks", name=scene.who_is(seat), n=len(places))
            body += group(drawn, f"blocks-{number}-{seat}", tip=tip)
    return body


@keep
def _lot(seat: int, cells: frozenset[Cell], grid: Grid) -> str:
    """The blocks of a seat: neighbours flow together, each has the shape of the seat on it."""
    body = path(outline(grid, cells, 0.6), seat_colour(seat), "edge", 1.4)
    glyphs = "".join(_glyph(seat, *grid.middle(cell), grid.size * 0.2) for cell in sorted(cells))
    return body + path(glyphs, "none", seat_ink(seat), 1.5)


def _glyph(seat: int, x: Number, y: Number, r: Number) -> str:
    if seat == 0:
        return f"M{x - r:.5g} {y:.5g}a{r:.4g} {r:.4g} 0 1 0 {2 * r:.4g} 0a{r:.4g} {r:.4g} 0 1 0 {-2 * r:.4g} 0z"
    if seat == 1:
        return f"M{x - r:.5g} {y - r:.5g}h{2 * r:.4g}v{2 * r:.4g}h{-2 * r:.4g}z"
    if seat == 2:
        s = r * 1.25
        return f"M{x:.5g} {y - s:.5g}l{s:.4g} {s:.4g}l{-s:.4g} {s:.4g}l{-s:.4g} {-s:.4g}z"
    if seat == 3:
        s, h = r * 1.15, r
        return f"M{x - s:.5g} {y:.5g}l{s / 2:.4g} {-h:.4g}h{s:.4g}l{s / 2:.4g} {h:.4g}l{-s / 2:.4g} {h:.4g}h{-s:.4g}z"
    return f"M{x - r:.5g} {y - r:.5g}l{2 * r:.4g} {2 * r:.4g}m0 {-2 * r:.4g}l{-2 * r:.4g} {2 * r:.4g}"


def _spaces(scene: Scene, number: int, grid: Grid, left: list[int]) -> str:
    body = ""
    for index, reward in enumerate(scene.view["rewards"]):
        space = scene.printed.spaces[index]
        if space.zone != number:
            continue
        cell = divmod(space.cell, grid.columns)
        x, y = grid.corner(cell)
        ident = f"reward-{reward['zone']}-{cell[0]}-{cell[1]}"
        tile = reward["tile"]
        if tile is None or reward["paid"]:
            drawn = rect(x + 1, y + 1, grid.size - 2, grid.size - 2, 4, "p-hatch", "line", 1)
            if reward["paid"]:
                drawn += icon("check", x + grid.size / 2, y + grid.size / 2, grid.size * 0.6, "ink-2")
            body += group(drawn, ident, tip=scene.say("reward-paid" if reward["paid"] else "reward-none"))
            continue
        gain = scene.names.reward_gains[tile]
        near = [
            scene.who_is(seat)
            for seat, places in _owners(scene, number).items()
            if seat != AUTOMA and any(space.ring >> _index(place, grid.columns) & 1 for place in places)
        ]
        tip = tell(
            scene.say("reward", what=scene.bundle(gain)),
            scene.say("reward-left", n=left[index]),
            scene.say("reward-near", names=", ".join(near)) if near else scene.say("reward-nobody"),
        )
        body += group(_reward(x, y, grid.size, pairs(gain)), ident, tip=tip)
    return body


def _index(place: str, columns: int) -> int:
    row, column = at(place)
    return row * columns + column


@keep
def _reward(x: float, y: float, size: float, gain: Bundle) -> str:
    body = rect(x + 1, y + 1, size - 2, size - 2, 4, "extra", "gold-line", 1)
    if len(gain) == 1:
        return body + amounts_row(gain, x + size / 2, y + size / 2, size * 0.27)
    return body + amounts_row(gain, x + size / 2, y + size / 2, size * (0.44 / len(gain)))


def _standing(scene: Scene, zone: Zone, number: int, grid: Grid) -> str:
    """What first, second and the others get, and how many blocks everybody has."""
    counts, points = blocks(scene.view, number), zone_points(scene.view, zone, number)
    y = grid.y + grid.height + 17
    drawn = "".join(vp(grid.x + 7 + i * 25, y, value, 10) for i, value in enumerate(zone.vp))
    order = sorted((seat for seat in counts if counts[seat]), key=lambda seat: -counts[seat])
    step = min(29.0, (grid.width + GAP - 6) / max(1, len(order)))
    row = grid.width >= 76 + 29 * max(1, len(order))
    x, y = (grid.x + 82, y) if row else (grid.x + 3, y + 20)
    for i, seat in enumerate(order):
        drawn += piece(seat, x + i * step, y, 6.4) + text(x + 8.5 + i * step, y + 4.2, counts[seat], 12, "ink", "h")
    if not order and number == 0:
        drawn += text(x - 4, y + 4.2, scene.say("zone-legend"), 12, "ink-2")
    tip = tell(
        scene.say("zone-vp", zone=zone.name, a=zone.vp[0], b=zone.vp[1], c=zone.vp[2]),
        *(
            scene.say("zone-place", name=scene.who_is(seat), n=counts[seat], vp=points[seat])
            if seat in points
            else scene.say("zone-neutral", n=counts[seat])
            for seat in order
        ),
    )
    return group(drawn, f"majority-{zone.name}", tip=tip)
