"""The hippodrome: three tracks with lines and wheels, the markers on them, the chariot tiles."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.pieces import heading, piece, vp
from triumvir.draw.scene import tell
from triumvir.draw.svg import circle, drawing, group, icon, line, rect, text
from triumvir.draw.targets import frame, ring
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.board.printed import Track
from triumvir.games.nova_roma.board.scene import Scene
from triumvir.games.nova_roma.board.tiles import TRACKS, chip
from triumvir.games.nova_roma.board.words import say
from triumvir.games.nova_roma.board.worth import AUTOMA, leader
from triumvir.games.nova_roma.names import track_name

WIDTH, HEIGHT = 342, 216
TOP, LANE = 28, 44
LEFT, SPAN = 22.0, 298.0
STACKS = {1: (0, 0, 9.6), 2: (6.5, 12, 8.4), 3: (7.5, 10, 7.6), 4: (7.5, 7.3, 7)}  # sideways, upwards, size of a marker


def draw_hippodrome(scene: Scene) -> str:
    """The part `city-hippodrome`."""
    body = line(0, 0.5, WIDTH, 0.5, "line") + heading(2, 19, scene.say("hippodrome"), "race")
    tracks = scene.printed.tracks
    body += rect(0.5, TOP, WIDTH - 1, LANE * len(tracks) + 10, 44, "land-5", "line-2", 1.2)
    for number, track in enumerate(tracks):
        body += _lane(scene, number, track)
    body += _lines(tuple((tuple(sorted(track.horses.items())), track.length) for track in tracks))
    for number, track in enumerate(tracks):
        body += _markers(scene, number, track) + _target(scene, number, track)
    return drawing(WIDTH, HEIGHT, body + _legend(scene), scene.say("hippodrome"), "part-hippodrome")


def _step(length: int) -> float:
    return SPAN / (length + 1)


def _middle(track: int, space: int, length: int) -> tuple[float, float]:
    return LEFT + (space + 0.5) * _step(length), TOP + 5 + (track + 0.5) * LANE


def _lane(scene: Scene, number: int, track: Track) -> str:
    tables = scene.printed.tables
    ahead = leader(scene.view, number, bool(tables.chariot_needs_step))
    spaces = tuple([(scene.who[seat], player["tracks"][number]) for seat, player in enumerate(scene.players)])
    leads = None if ahead is None else scene.who_is(ahead)
    return _told_lane(scene.lang, number, track[:3], int(tables.track_end_vp), spaces, leads)


@keep
def _told_lane(
    lang: str,
    number: int,
    track: tuple[str, int, tuple[int, ...]],
    vp_end: int,
    spaces: tuple[tuple[str, int], ...],
    leads: str | None,
) -> str:
    """A track (name, length, wheels) with its tip: where everybody stands, and who leads."""
    name = track_name(track[0])
    tip = tell(
        say(lang, "track", track=name),
        *(say(lang, "track-at", name=who, n=space) for who, space in spaces),
        _led(lang, leads),
        say(lang, "track-end", n=track[1], vp=vp_end),
    )
    colour = TRACKS.get(track[0], "neutral")
    drawn = _spaces(number, colour, name.in_(lang)[:1].upper(), track[1], track[2], vp_end)
    return group(drawn, f"track-{number}", tip=tip)


def _led(lang: str, leads: str | None) -> str:
    return say(lang, "track-nobody") if leads is None else say(lang, "track-leads", name=leads)


@keep
def _spaces(number: int, colour: str, letter: str, length: int, wheels: tuple[int, ...], vp_end: int) -> str:
    step = _step(length)
    r = min(14.5, step / 2 - 1)
    y = TOP + 5 + number * LANE
    body = rect(LEFT - 1, y + 3, SPAN + 2, LANE - 6, 19, colour, more=' opacity=".32"')
    for space in range(length + 1):
        mx, my = _middle(number, space, length)
        body += circle(mx, my, r, "marble", colour, 1.8)
        if space in wheels:
            body += icon("race", mx, my, r * 1.5, "gold-star", "marble")
        elif space == length:
            body += vp(mx, my, vp_end, r * 0.75)
        elif space:
            body += text(mx, my + 4.3, space, min(12.0, r), "ink-2", "m")
    return body + text(12.5, y + LANE / 2 + 4.6, letter, 13, "ink", "m d")


@keep
def _lines(tracks: tuple[tuple[tuple[tuple[int, int], ...], int], ...]) -> str:
    """The lines that cost horses: through all lanes where they are the same."""
    body = ""
    foot = TOP + 5 + LANE * len(tracks)
    if len(set(tracks)) == 1:
        horses, length = tracks[0]
        for space, count in horses:
            x = LEFT + space * _step(length)
            body += line(x, TOP + 4, x, foot + 2, "edge", 2.2)
            shown = min(count, 3)
            for i in range(shown):
                body += chip("horse", x + (i - (shown - 1) / 2) * 15, foot + 6, 8)
            body += text(x + 32, foot + 10, f"×{count}", 12, "ink", "h") if count > 3 else ""
    else:
        for number, (horses, length) in enumerate(tracks):
            for space, count in horses:
                x, y = LEFT + space * _step(length), TOP + 5 + number * LANE
                body += line(x, y + 2, x, y + LANE - 2, "edge", 2.2) + chip("horse", x, y + LANE - 7, 6.5)
                body += text(x + 8, y + LANE - 3, count, 10, "ink", "h") if count > 1 else ""
    return f'<g aria-hidden="true">{body}</g>'


def _others(scene: Scene, number: int) -> list[tuple[int, int, int]]:
    """All markers of a track: (space, how many lie below, seat); a neutral one lies at the bottom."""
    found = [(player["tracks"][number], player["below"][number], seat) for seat, player in enumerate(scene.players)]
    space = scene.view["neutral_space"]
    if scene.view["rival"] is not None:
        space = scene.view["rival"]["tracks"][number]
    if space is not None:
        found = [(at, below + (at == space), seat) for at, below, seat in found]
        found.append((space, 0, AUTOMA))
    return sorted(found)


def _markers(scene: Scene, number: int, track: Track) -> str:
    body = ""
    markers = _others(scene, number)
    for space, below, seat in markers:
        crowd = sum(at == space for at, _, _ in markers)
        where = (number, space, track.length)
        body += _marker(scene.lang, track.name, where, below, crowd, seat, scene.who_is(seat))
    return body


@keep
def _marker(lang: str, track: str, where: tuple[int, int, int], below: int, crowd: int, seat: int, name: str) -> str:
    """A marker in the stack on its space, which climbs from side to side so that all are seen.

    `where` is the number of the track, the space, and how long the track is.
    """
    number, space, length = where
    x, y = _middle(*where)
    tip = tell(
        say(lang, "marker", name=name, track=track_name(track), n=space),
        say(lang, "marker-below", n=below) if below else "",
    )
    aside, up, radius = STACKS[min(crowd, max(STACKS))]
    room = min(1.0, _step(length) / 33)
    x += (aside if below % 2 else -aside) * room
    drawn = piece(seat, x, y + ((crowd - 1) / 2 - below) * up, radius * room, "horse")
    return group(drawn, f"hip-{number}-{seat}", tip=tip)


def _target(scene: Scene, number: int, track: Track) -> str:
    space = scene.own["tracks"][number] + 1
    if a.TRACK + number not in scene.targets.legal or space > track.length:
        return ""
    x, y = _middle(number, space, track.length)
    horses = track.horses.get(space, 0)
    tip = tell(
        scene.say("track-to", track=track_name(track.name), n=space),
        scene.say("track-horses", n=horses) if horses else "",
        scene.say("wheel-tip") if space in track.wheels else "",
    )
    mark = ring(x, y, min(17.0, _step(track.length) / 2), 20)
    mark += f'<g class="ghost" opacity=".7">{piece(scene.seat, x, y, 9.6, "horse")}</g>'
    return scene.targets.overlay(f"race-{number}", (a.TRACK + number,), tip, mark)


def _legend(scene: Scene) -> str:
    view, printed = scene.view, scene.printed
    y = TOP + 5 + LANE * len(printed.tracks) + 32
    rest = max(0, view["rounds"] - view["round"] - 2)
    body = ""
    x = 0.0
    for i, (key, track) in enumerate(zip(("favoured", "next"), view["chariots"], strict=False)):
        ahead = leader(view, scene.names.tracks.index(track), bool(printed.tables.chariot_needs_step))
        leads = None if ahead is None else scene.who_is(ahead)
        body += _shown_chariot(scene.lang, (x, y), i, track, printed.chariot_vp, leads, rest)
        x += 72 + len(scene.say(key)) * 6.1
    return body + _wheel(scene, y)


@keep
def _shown_chariot(
    lang: str, at: tuple[float, float], number: int, track: str, points: int, leads: str | None, rest: int
) -> str:
    """The favoured chariot tile or the next one."""
    x, y = at
    words, name = say(lang, "next" if number else "favoured"), track_name(track)
    drawn = text(x + 2, y + 4.5, words, 12, "ink-2")
    x += 10 + len(words) * 6.1
    drawn += _chariot(x, y, TRACKS.get(track, "neutral"), name.in_(lang)[:1].upper(), points)
    tip = tell(
        f"{words}: {say(lang, 'chariot', track=name, vp=points)}",
        "" if number else say(lang, "chariot-tip"),
        _led(lang, leads),
        say(lang, "chariot-rest", n=rest),
    )
    return group(drawn, f"chariot-{number}", tip=tip)


@keep
def _chariot(x: float, y: float, colour: str, letter: str, points: int) -> str:
    body = rect(x, y - 11, 54, 22, 11, colour, "edge", 0.9) + icon("chariot", x + 24, y, 15, "on-action", colour)
    return body + text(x + 9, y + 4, letter, 11, "on-action", "m d") + vp(x + 41, y, points, 8.5)


def _wheel(scene: Scene, y: float) -> str:
    """A golden wheel gives a marker from here or influence."""
    body = icon("race", 242, y, 17, "gold-star", "marble") + text(255, y + 4.5, "=", 13, "ink-2")
    spare = scene.own["spare"]
    both = (
        (
            "marker",
            a.TAKE_MARKER,
            265,
            piece(scene.seat, 276, y, 9, "check") + text(288, y + 4.5, spare, 12, "ink", "h"),
        ),
        ("influence", a.TAKE_INFLUENCE, 309, chip("influence", 321, y, 9)),
    )
    body += text(300, y + 4.5, "/", 13, "ink-2")
    for name, action, x, drawn in both:
        tip = tell(scene.say(f"wheel-{name}", n=spare), scene.say("wheel-tip"))
        actions = (action,) if scene.is_step("wheel") else ()
        body += scene.spot(f"wheel-{name}", drawn, actions, tip, frame(x, y - 11, 28, 22, 9, 0))
    return body
