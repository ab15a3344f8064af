"""Another seat in small: circle, score and what it owns."""

from __future__ import annotations

from triumvir.draw.assembly import ROW
from triumvir.draw.keep import keep
from triumvir.draw.letters import DISPLAY, NUMERALS, fit
from triumvir.draw.pieces import counter, seat_colour, seat_ink, vp
from triumvir.draw.scene import tell
from triumvir.draw.sprite import seat_shape
from triumvir.draw.svg import Point, around, circle, drawing, group, icon, path, rect, text
from triumvir.games.trajan.actions import TRAYS
from triumvir.games.trajan.board.look import STONES
from triumvir.games.trajan.board.printed import TrajanTile
from triumvir.games.trajan.board.scene import Scene, numeral
from triumvir.games.trajan.board.stones import stone
from triumvir.games.trajan.board.tiles import DEMANDS, arch
from triumvir.games.trajan.board.trays import ANGLES, Markers, heap, marker_ids, markers_of
from triumvir.games.trajan.board.words import say, say_tiles
from triumvir.games.trajan.board.worth import kept
from triumvir.games.trajan.names import action_name, demand_name

WIDTH, HEIGHT = 212, 238
CX, CY, RADIUS = 106, 177, 37.5
TRAY_R = 16.3


def draw_rival(scene: Scene, seat: int) -> str:
    """The part `rival-<seat>`: what is counted as a row, the circle below it; among four players the row alone."""
    height = ROW if len(scene.players) > 3 else HEIGHT
    player, name = scene.players[seat], scene.who[seat]
    playing = scene.view["active"] == seat and not scene.is_step("over")
    body = _head(scene.lang, seat, height, name, player["score"], playing) + _counts(scene, seat)
    body += _line(scene.lang, sum(1 for tile in player["slots"] if tile), player["arch"])
    if height > ROW:
        body += _circle(scene, seat, CY)
    label = scene.say("rival", name=name, numeral=NUMERALS[seat], n=player["score"])
    return drawing(WIDTH, height, body, label, f"part-rival-{seat}")


@keep
def _line(lang: str, tiles: int, place: int | None) -> str:
    """How many Trajan tiles there are, and where the arch stands."""
    where = say(lang, "rival-middle") if place is None else numeral(place)
    return text(12, ROW - 8, say(lang, "rival-line", n=tiles, tray=where), 12, "ink-2")


@keep
def _head(lang: str, seat: int, height: int, name: str, score: int, playing: bool) -> str:
    """The plate, and its head with name and score."""
    colour, ink = seat_colour(seat), seat_ink(seat)
    body = rect(0.5, 0.5, WIDTH - 1, height - 1, 12, "marble", "line")
    body += path(f"M1 13A12 12 0 0 1 13 1H{WIDTH - 13}a12 12 0 0 1 12 12V34H1z", colour)
    body += group(seat_shape(seat, 9.4, ink), x=8, y=6) + text(20, 21.8, NUMERALS[seat], 9.5, colour, "m d x")
    body += text(37, 23, name, fit(name, 122, 14.5, DISPLAY), ink, "d")
    if playing:
        body += icon("play", WIDTH - 45, 18, 12, ink, colour)
    tip = say(lang, "vp-tip", name=name, n=score)
    return body + group(vp(WIDTH - 22, 18, score, 12.5), f"score-{seat}", tip=tip)


@keep
def _trays(cy: float, actions: tuple[str, ...]) -> str:
    body = circle(CX, cy, 56.5, "marble-2", "line", 1)
    for tray, action in enumerate(actions):
        x, y = around(CX, cy, RADIUS, ANGLES[tray])
        body += circle(round(x, 1), round(y, 1), TRAY_R, "well", action, 1.8)
    return f'<g aria-hidden="true">{body}</g>'


def _circle(scene: Scene, seat: int, cy: float) -> str:
    player, tiles = scene.players[seat], scene.printed.trajan_tiles
    heaps = markers_of(scene, seat)
    ids = marker_ids(seat, heaps)
    slots = tuple(tiles[tile] if tile else None for tile in player["slots"])
    body = _trays(cy, scene.printed.tray_action)
    for tray, tile in enumerate(slots):
        body += _tray(tray, cy, heaps[tray], ids[tray], tile.colours if tile else ())
    body += _hand(cy, heaps[TRAYS], ids[TRAYS]) or _arch(seat, cy, player["arch"])
    tip = _tip(scene.lang, scene.who[seat], slots, tuple(player["plus2"]), _owned(scene, player["mat"]))
    return group(body, f"mini-{seat}", tip=tip)


@keep
def _spots(tray: int, cy: float, count: int) -> tuple[float, list[Point]]:
    """The radius of the markers in a tray, and where they lie."""
    x, y = around(CX, cy, RADIUS, ANGLES[tray])
    radius, spots = heap(count)
    return radius * 0.44, [(round(x + dx * 0.42, 1), round(y + dy * 0.42, 1)) for dx, dy in spots]


@keep
def _tray(tray: int, cy: float, markers: Markers, ids: tuple[str, ...], needed: tuple[str, ...]) -> str:
    """The markers in a tray; a Trajan tile there as a hint: its two colours as dots on the rim."""
    radius, spots = _spots(tray, cy, len(markers))
    body = ""
    for (x, y), colour, ident in zip(spots, markers, ids, strict=True):
        body += stone(colour, x, y, radius, f' id="{ident}"')
    for turn, colour in zip((-4.4, 4.4), needed, strict=False):
        x, y = around(CX, cy, 56.5, ANGLES[tray] + turn)
        body += circle(round(x, 1), round(y, 1), 3.9, colour if colour in STONES else "neutral", "edge", 0.8)
    return body


def _hand(cy: float, held: Markers, ids: tuple[str, ...]) -> str:
    """The markers that are being sown."""
    body = ""
    for i, (colour, ident) in enumerate(zip(held, ids, strict=True)):
        row, column = divmod(i, 3)
        body += stone(colour, CX - 11 + column * 11, cy - 5 + row * 11, 5, f' id="{ident}"')
    return body


@keep
def _arch(seat: int, cy: float, place: int | None) -> str:
    """The arch, in the middle or next to its tray."""
    if place is None:
        return arch(seat, CX, cy, 20)
    x, y = around(CX, cy, 19, ANGLES[place])
    return arch(seat, round(x, 1), round(y, 1), 13)


def _owned(scene: Scene, mat: dict[str, int]) -> str:
    """The tiles on a mat in words."""
    return ", ".join(say_tiles(scene.lang, tile, count) for tile, count in mat.items())


@keep
def _tip(lang: str, name: str, slots: tuple[TrajanTile | None, ...], plus2: tuple[str, ...], owned: str) -> str:
    """What the small circle cannot show."""
    told = [say(lang, "slot", tray=numeral(tray), tile=tile.words) for tray, tile in enumerate(slots) if tile]
    if plus2:
        told.append(say(lang, "rival-plus2", actions=tuple(action_name(action) for action in plus2)))
    if owned:
        told.append(say(lang, "rival-tiles", tiles=owned))
    return tell(say(lang, "circle", name=name), *told)


def _counts(scene: Scene, seat: int) -> str:
    player = scene.players[seat]
    mat, lasting = player["mat"], kept(scene.names, player)
    known = scene.say("hand-known", cards=scene.listed(player["known"])) if player["known"] else ""
    numbers = (
        player["cards"],
        player["supply"],
        *(mat.get(kind, 0) + lasting.get(kind, 0) for kind in DEMANDS),
        player["votes"],
        sum(player["buildings"].values()),
        len(player["bonus_yellow"]) + len(player["bonus_gray"]),
    )
    return _counters(scene.lang, seat, numbers, known)


@keep
def _counters(lang: str, seat: int, numbers: tuple[int, ...], known: str) -> str:
    """Icons with numbers and tips: cards, figures, demands covered, votes, buildings, bonus tiles."""
    cards, supply, *covers, votes, buildings, bonus = numbers
    tips = (
        tell(say(lang, "rival-cards", n=cards), known),
        say(lang, "figures-supply-tip", n=supply),
        *(
            say(lang, "rival-covers", kind=demand_name(kind), n=count)
            for kind, count in zip(DEMANDS, covers, strict=True)
        ),
        say(lang, "rival-votes", n=votes),
        say(lang, "rival-buildings", n=buildings),
        say(lang, "rival-bonus", n=bonus),
    )
    glyphs = ("cards", "human", *DEMANDS, "senate", "construction", "influence")
    body = ""
    for i, (glyph, number, tip) in enumerate(zip(glyphs, numbers, tips, strict=True)):
        row, column = divmod(i, 4)
        body += group(counter(12 + column * 50, 42 + row * 26, glyph, number), f"count-{seat}-{i}", tip=tip)
    return body
