"""The forum: the mosaic with its areas, eagles and envoys, and the area bonuses."""

from __future__ import annotations

from collections import Counter
from functools import partial

from triumvir.draw import part_of
from triumvir.draw.grid import Grid, outline
from triumvir.draw.keep import keep
from triumvir.draw.letters import width
from triumvir.draw.pieces import heading, piece, pill
from triumvir.draw.scene import tell
from triumvir.draw.svg import drawing, group, paint, path, rect, region, text, use
from triumvir.draw.targets import ring, why_not
from triumvir.games.forum_trajanum.actions import BONUS, DECLINE, DEPTH, ENVOY
from triumvir.games.forum_trajanum.board.faces import COLOURS, chip
from triumvir.games.forum_trajanum.board.scene import Scene, box, patch, told, under
from triumvir.games.forum_trajanum.board.worth import eagle_relations
from triumvir.games.forum_trajanum.names import colour_name

WIDTH = 516
TOP, LARGEST = 30, 48.0
GRAIN = 6  # tesserae along a side of a cell


def grid_of(columns: int) -> Grid:
    """Where the cells lie, as large as there is room for them."""
    size = round(min(LARGEST, (WIDTH - 3) / columns), 2)
    return Grid((WIDTH - size * columns) / 2, TOP, size, size, columns, DEPTH)


def height(columns: int) -> float:
    """How high the part is."""
    return TOP + DEPTH * grid_of(columns).size + 4


def draw_forum(scene: Scene) -> str:
    """The part `forum`."""
    columns = scene.view["columns"]
    grid = grid_of(columns)
    body = heading(2, 16, scene.say("forum"), "victory_column") + _bonuses(scene) + _decline(scene)
    body += part_of(scene.view, "forum/mosaic", partial(_mosaic, scene, grid))
    return drawing(WIDTH, height(columns), body, scene.say("forum-label"), "part-forum")


def place(number: int) -> tuple[int, int]:
    """Row and column of a forum cell, from 0."""
    column, row = divmod(number, DEPTH)
    return row, column


DASHES = ("2 5 1 7 2 4 1 9 3 6 1 5", "1 6 2 8 1 4 2 5 1 11 2 7 1 3")  # in tesserae


@keep
def _grain(columns: int) -> str:
    """The texture of the mosaic: some tesserae a little lighter or darker than the others.

    Each shade is one dashed line that winds through all rows of tesserae.
    """
    grid = grid_of(columns)
    side = grid.size / GRAIN
    body = ""
    for shade, dashes, opacity in (("rim", DASHES[0], 0.15), ("edge", DASHES[1], 0.16)):
        d = f"M{grid.x + side / 2:.5g} {grid.y + side / 2:.5g}"
        for row in range(DEPTH * GRAIN):
            d += f"H{grid.x + side / 2 + (0 if row % 2 else grid.width - side):.5g}"
            d += f"v{side:.4g}" if row + 1 < DEPTH * GRAIN else ""
        pattern = " ".join(f"{int(n) * side:.4g}" for n in dashes.split())
        more = f' stroke-dasharray="{pattern}" stroke-dashoffset="{side / 2:.4g}" opacity="{opacity}"'
        body += path(d, "none", shade, side - 0.9, more)
    lines = "".join(f"M{grid.x:.5g} {grid.y + j * side:.4g}h{grid.width:.5g}" for j in range(1, DEPTH * GRAIN))
    lines += "".join(f"M{grid.x + i * side:.4g} {grid.y:.5g}v{grid.height:.5g}" for i in range(1, columns * GRAIN))
    return body + path(lines, "none", "edge", 0.6, ' opacity=".13"')


@keep
def _seams(columns: int, mosaic: tuple[str, ...]) -> str:
    """Ivory lines between the areas; thin ones between cells of one area."""
    grid = grid_of(columns)
    d = thin = ""
    for number, colour in enumerate(mosaic):
        row, column = place(number)
        x, y = grid.corner((row, column))
        if column + 1 < columns:
            piece_of = f"M{x + grid.size:.5g} {y:.5g}v{grid.size:.5g}"
            same = mosaic[number + DEPTH] == colour and colour != "eagle"
            d, thin = (d, thin + piece_of) if same else (d + piece_of, thin)
        if row + 1 < DEPTH:
            piece_of = f"M{x:.5g} {y + grid.size:.5g}h{grid.size:.5g}"
            same = mosaic[number + 1] == colour and colour != "eagle"
            d, thin = (d, thin + piece_of) if same else (d + piece_of, thin)
    body = path(thin, "none", "rim", 1, ' stroke-opacity=".4"')
    body += path(d, "none", "rim", 3, ' stroke-linecap="square"')
    frame = rect(grid.x - 1, grid.y - 1, grid.width + 2, grid.height + 2, 3, "none", "edge", 2)
    return f'<g aria-hidden="true" pointer-events="none">{_glyphs(columns, mosaic)}{_grain(columns)}{body}{frame}</g>'


@keep
def _glyphs(columns: int, mosaic: tuple[str, ...]) -> str:
    """The building of each colour, faint on its cells; the eagles in gold."""
    grid = grid_of(columns)
    body = ""
    for colour, (fill, ink, glyph) in COLOURS.items():
        eagle = colour == "eagle"
        size = round(grid.size * (0.66 if eagle else 0.46), 1)
        drawn = frames = ""
        for number, found in enumerate(mosaic):
            if found == colour:
                x, y = grid.middle(place(number))
                drawn += use(f"i-{glyph}", round(x - size / 2, 1), round(y - size / 2, 1), size, size)
                half = grid.size / 2 - 4
                frames += f"M{x - half:.5g} {y - half:.5g}h{2 * half:.5g}v{2 * half:.5g}h{-2 * half:.5g}z"
        style = f' style="color:{paint(ink)};--ko:{paint(fill)}"' + ("" if eagle else ' opacity=".42"')
        body += f"<g{style}>{drawn}</g>" + (path(frames, "none", "back-gold", 1.4) if eagle else "")
    return body


@keep
def _cell(columns: int, number: int, legal: bool) -> str:
    grid = grid_of(columns)
    x, y = grid.corner(place(number))
    place_of = f'x="{x:.4g}" y="{y:.4g}" width="{grid.size:.4g}" height="{grid.size:.4g}"'
    why = "" if legal else why_not(ENVOY + number)
    return group(f"<rect {place_of}/>", f"forum-{number}", more=why)


def _mosaic(scene: Scene, grid: Grid) -> str:
    view = scene.view
    mosaic: tuple[str, ...] = tuple(view["mosaic"])
    owners = {cell: seat for seat, player in enumerate(scene.players) for cell in player["envoys"]}
    eagles = [number for number, colour in enumerate(mosaic) if colour == "eagle"]
    columns = grid.columns
    open_cells = {number for number in range(len(mosaic)) if ENVOY + number in scene.targets.legal}
    cells, targets, halo = "", "", ""
    for area in (*view["areas"], eagles):
        tip = _area(scene, area, mosaic[area[0]], owners) if area else ""
        if area:
            ground = "".join([_cell(columns, number, number in open_cells) for number in area])
            cells += told(ground, tip, label=True, more=f' fill="{paint(COLOURS[mosaic[area[0]]][0])}"')
        legal = [number for number in area if number in open_cells]
        for number in legal:
            x, y = grid.corner(place(number))
            halo += box(x + 6, y + 6, grid.size - 12, grid.size - 12)
        targets += told("".join(_target(scene, grid, number) for number in legal), tip)
    cells += _seams(columns, mosaic)
    for area in view["areas"]:
        cells += _open(grid, tuple(area), tuple(cell for cell in area if cell not in owners))
    for number, seat in sorted(owners.items()):
        x, y = grid.middle(place(number))
        drawn = piece(seat, round(x, 2), round(y, 2), round(grid.size * 0.33, 2), "envoy")
        cells += group(drawn, f"envoy-{seat}-{number}", more=' pointer-events="none"')
    return region(cells + under(halo, 3.4) + targets, "mosaic", scene.say("forum-label"))


def _target(scene: Scene, grid: Grid, number: int) -> str:
    x, y = grid.corner(place(number))
    mark = patch(round(x + 6, 2), round(y + 6, 2), grid.size - 12, grid.size - 12, 3)
    ghost = piece(scene.seat, round(x + grid.size / 2, 2), round(y + grid.size / 2, 2), grid.size * 0.32, "envoy")
    mark += f'<g class="ghost" opacity=".75">{ghost}</g>'
    return scene.press(f"forum-{number}", ENVOY + number, "", mark)


def _area(scene: Scene, area: list[int], colour: str, owners: dict[int, int]) -> str:
    """All that can be said of an area: its colour, what is free, whose envoys are there, which cells eagles reach."""
    on, beside, diagonal = scene.printed.eagle_vp
    name = scene.word(colour_name(colour))
    envoys = Counter(owners[cell] for cell in area if cell in owners)
    there = ", ".join(f"{scene.who[seat]} {count}" for seat, count in sorted(envoys.items()))
    lines = [scene.say("area-envoys", names=there) if there else ""]
    if colour == "eagle":
        rule = scene.say("eagle-rule", on=on, beside=beside, diagonal=diagonal)
        return tell(name, scene.say("eagle-way"), rule, *lines)
    free = sum(1 for cell in area if cell not in owners)
    if not free:
        state = scene.say("area-full")
    elif free < len(area):
        state = scene.say("area-open", free=free)
    else:
        state = scene.say("area-fresh")
    relations = eagle_relations(tuple(scene.view["mosaic"]), scene.view["columns"])
    near = sum(1 for cell in area if relations[cell] == 1)
    eagle = scene.say("area-eagles", n=near, vp=beside) if near else ""
    return tell(scene.say("area", colour=name, n=len(area)), state, *lines, eagle)


@keep
def _open(grid: Grid, area: tuple[int, ...], free: tuple[int, ...]) -> str:
    """The outline of an area that is begun but not full, and how many cells are left."""
    if not free or len(free) == len(area):
        return ""
    body = path(outline(grid, [place(cell) for cell in area], 2.6), "none", "gold-f", 2.2)
    x, y = grid.corner(place(free[0]))
    body += rect(x + 4, y + 4, 15, 14, 4, "tile", "edge", 0.8)
    body += text(x + 11.5, y + 14.6, len(free), 11.5, "tile-ink", "m b")
    return f'<g aria-hidden="true" pointer-events="none">{body}</g>'


def _bonuses(scene: Scene) -> str:
    """The area bonuses, on a plate beside the heading."""
    step, r = 27.0, 10.5
    ids = scene.names.area_ids
    left = WIDTH - 6 - step * len(ids)
    plate = rect(left - 3, 1, step * len(ids) + 8, 25, 12.5, "marble-2", "line", 1)
    body = text(left - 9, 17.5, scene.say("bonus"), 12.5, "ink-2", "e") + plate
    taken = scene.decision.get("taken", ())
    for i, (ident, words) in enumerate(zip(ids, scene.names.area_texts, strict=True)):
        x = left + step / 2 + i * step
        drawn = chip(ident, x, 13.5, r)
        if i in taken:
            drawn = f'<g class="faint">{drawn}</g>'
        tip = tell(scene.say("bonus-one", bonus=words), scene.say("bonus-tip"))
        body += scene.spot(f"bonus-{ident}", drawn, (BONUS + i,), tip, ring(x, 13.5, r + 2.5, 13))
    return region(body, "area-bonus", scene.say("bonus"))


def _decline(scene: Scene) -> str:
    """Send no envoy at all."""
    if DECLINE not in scene.targets.legal or not scene.is_step("send_envoy"):
        return ""
    words = scene.say("envoy-none")
    wide = width(words, 12.5) + 26
    left = 30 + width(scene.say("forum"), 11.5, 0.84)
    x = left + 4
    hit = f'<rect class="hit" x="{x:.5g}" y="-4" width="{wide:.5g}" height="34"/>'
    return scene.targets.button("envoy-none", pill(x, 2, wide, 23, words) + hit, DECLINE, words)
