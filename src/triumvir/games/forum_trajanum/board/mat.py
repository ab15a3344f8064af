"""The mat of a seat: head, Colonia with citizens, stores, prestige, building tiles and choices."""

from __future__ import annotations

from triumvir.draw.letters import DISPLAY, NUMERALS, fit, width
from triumvir.draw.pieces import seat_colour, seat_ink, vp
from triumvir.draw.scene import tell
from triumvir.draw.sprite import seat_shape
from triumvir.draw.svg import drawing, group, icon, line, path, rect, text
from triumvir.games.forum_trajanum.board.choices import draw_choices
from triumvir.games.forum_trajanum.board.citizens import draw_citizens
from triumvir.games.forum_trajanum.board.colonia import draw_colonia
from triumvir.games.forum_trajanum.board.facts import scores
from triumvir.games.forum_trajanum.board.picker import draw_picker
from triumvir.games.forum_trajanum.board.prestige import draw_prestige
from triumvir.games.forum_trajanum.board.scene import Desk, Scene
from triumvir.games.forum_trajanum.board.stores import draw_stores
from triumvir.games.forum_trajanum.board.streets import SCORING_ICONS
from triumvir.games.forum_trajanum.board.worth import SCORINGS
from triumvir.games.forum_trajanum.names import LEDGER

WIDTH, HEIGHT, SHORT = 652, 768, 596
EDGE = 14
ROW_PRESTIGE, ROW_PICKER, ROW_SCORE, ROW_CHOICES = 464, 567, 674, 700


def draw_mat(scene: Scene, seat: int, live: bool) -> str:
    """The parts `mat` (live) and `rival-full-<seat>`, which has no building tiles to choose from."""
    desk = Desk(scene, seat, live)
    high = HEIGHT if live else SHORT
    kept = desk.part
    parts = [rect(0.5, 0.5, WIDTH - 1, high - 1, 14, "marble", "line"), kept("head", _head)]
    parts += [kept("colonia", draw_colonia), kept("citizens", draw_citizens), draw_stores(desk)]
    parts += [_rule(ROW_PRESTIGE), kept("prestige", draw_prestige, ROW_PRESTIGE), _rule(ROW_PICKER)]
    if live:
        parts += [kept("picker", draw_picker, ROW_PICKER), _rule(ROW_SCORE), kept("score", _score, ROW_SCORE + 17)]
        parts += [kept("choices", draw_choices, ROW_CHOICES)]
    else:
        parts += [kept("score", _score, ROW_PICKER + 19)]
    return drawing(WIDTH, high, "".join(parts), scene.say("mat", name=scene.who[seat]), desk.whole)


def _rule(y: float) -> str:
    return line(EDGE, y, WIDTH - EDGE, y, "line", 1)


def _head(desk: Desk) -> str:
    scene, seat = desk.scene, desk.seat
    ink, colour = seat_ink(seat), seat_colour(seat)
    name = scene.who[seat]
    body = path(f"M1 15A14 14 0 0 1 15 1H{WIDTH - 15}a14 14 0 0 1 14 14V42H1z", colour)
    body += group(seat_shape(seat, 12, ink), x=14, y=10) + text(26, 26.5, NUMERALS[seat], 13, colour, "m d x")
    size = fit(name, 230, 17, DISPLAY)
    body += text(48, 28, name, size, ink, "d")
    note = scene.say("mat-own") if desk.live and not scene.watched else scene.say("mat-seat", numeral=NUMERALS[seat])
    x = 60 + width(name, size, DISPLAY)
    body += text(x, 27.5, note, 13.5, ink)
    if scene.view["start"] == seat and not scene.is_step("over"):
        x += width(note, 13.5) + 28
        said = scene.say("start")
        drawn = icon("first", x, 22, 19, ink, colour) + text(x + 14, 27.5, said, 13.5, ink)
        body += group(drawn, desk.ident("start"), tip=tell(said, scene.say("start-tip")))
    body += text(WIDTH - 56, 27.5, scene.say("vp"), 13.5, ink, "e h")
    score = desk.player["score"]
    return body + group(vp(WIDTH - 32, 22, score, 15.5), desk.ident("score"), tip=_ledger(desk))


def _ledger(desk: Desk) -> str:
    scene = desk.scene
    lines = [f"{scene.word(LEDGER[source])}: {points}" for source, points in desk.player["ledger"].items() if points]
    return tell(scene.say("vp-tip", name=scene.who[desk.seat], n=desk.player["score"]), *lines)


def _score(desk: Desk, y: float) -> str:
    """What the scorings would give this seat now, in one line."""
    scene = desk.scene
    if scene.is_step("over"):
        return text(EDGE, y, scene.say("scores-over"), 13, "ink-2")
    values = scene.fact(scores, desk.seat)
    said = scene.say("scores")
    body = text(EDGE, y, said, 13, "ink-2")
    left = EDGE + width(said, 13) + 20
    lines: list[str] = []
    for name in SCORINGS:
        drawn = icon(SCORING_ICONS[name], left, y - 4.5, 17, "ink-2", "marble")
        drawn += text(left + 13, y + 0.5, values[name], 14.5, "ink", "h")
        said = f"{scene.say(f'score-{name}')}: {values[name]}"
        lines.append(said)
        tip = tell(said, scene.say(f"score-{name}-tip"))
        body += group(drawn, desk.ident(f"now-{name}"), tip=tip) if desk.live else drawn
        left += 54
    total = sum(values.values())
    drawn = text(left - 6, y + 0.5, "=", 14.5, "ink-2", "m") + vp(left + 16, y - 4.5, total, 11.5)
    return body + group(drawn, desk.ident("now"), tip=tell(scene.say("scores-sum", n=total), *lines))
