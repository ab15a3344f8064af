"""The panel of a mat: the choices that no component stands for, or what everything would score now."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.letters import width
from triumvir.draw.pieces import heading, pill, seat_colour
from triumvir.draw.scene import tell
from triumvir.draw.svg import group, icon, rect, region, text
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.board.scene import Scene
from triumvir.games.nova_roma.board.tiles import ACTIONS, estate_tile, shape_face
from triumvir.games.nova_roma.board.words import say
from triumvir.games.nova_roma.names import LEDGER, action_name

WIDTH = 362
TOP, HIGH = 507, 76
ICONS = {
    "sea": "ship",
    "contracts": "build",
    "zones": "house",
    "chariots": "chariot",
    "tracks": "race",
    "followers": "recruit",
    "animals": "animal",
    "mosaic": "achieve",
    "goods": "goods",
    "influence": "influence",
    "marker": "first",
}
PLAIN = {
    a.PERFORM: "do-perform",
    a.FORGO: "do-forgo",
    a.SPEND_WINE: "do-wine",
    a.CLAIM_MARKER: "do-marker",
    a.PAY_ARTISAN: "do-artisan",
    a.HIRE: "do-hire",
    a.CONVERT: "do-convert",
    a.TAKE_MARKER: "do-take",
    a.TAKE_INFLUENCE: "do-influence",
    a.ROW_FIRST: "do-first",
    a.COLUMN_FIRST: "do-first",
    a.PASS: "do-pass",
}


FRAME = rect(8, TOP, WIDTH - 16, HIGH, 10, "act-soft", "act", 1.2)
COUNTED = ("sail_move", "race", "recruit_draw", "produce", "tile_sail", "tile_race")  # something is left to be done


def draw_panel(scene: Scene, seat: int, prefix: str, live: bool) -> str:
    """The choices of the moment on the own mat while there are any, else the ledger."""
    chosen = [action for action in _listed() if action in scene.targets.legal] if live else []
    subject = _subject(scene) if live else ""
    if (chosen or subject) and scene.targets.legal and scene.acting(seat):
        return _choices(scene, chosen, subject)
    return _ledger(scene, seat, prefix)


def _subject(scene: Scene) -> str:
    """What is being placed or played, drawn at the right end of the panel."""
    decision, names = scene.decision, scene.names
    if "contract" in decision:
        contract = names.buildings[decision["contract"]]
        shape = tuple((row, column) for row, column in names.shapes[contract["shape"]])
        span = max(max(cell) for cell in shape) + 1
        drawn = shape_face(shape, WIDTH - 60, TOP + HIGH / 2, min(19.0, 64 / span), seat_colour(scene.seat))
        return group(drawn, "panel-subject", tip=names.building_text(decision["contract"]).in_(scene.lang))
    if "tile" in decision:
        drawn = estate_tile(WIDTH - 82, TOP + 12, 52, scene.printed.tiles[decision["tile"]])
        return group(drawn, "panel-subject", tip=names.tile_texts[decision["tile"]].in_(scene.lang))
    if "card" in decision:
        words = decision["card"]
        drawn = icon("recruit", WIDTH - 60, TOP + 30, 26, "ink", "act-soft")
        return group(drawn + text(WIDTH - 60, TOP + 60, words, 13, "ink", "m b"), "panel-subject", tip=words)
    return ""


@keep
def _listed() -> tuple[int, ...]:
    """The actions that are shown as words, in order."""
    paid = tuple(a.PAY + i for i in range(4))
    return (*(action for action in PLAIN if action != a.PASS), *paid, a.INCOME, a.INCOME + 1, a.PASS)


def _words(scene: Scene, action: int) -> str:
    """A choice in a few words."""
    forum, tables = scene.view["forum"], scene.printed.tables
    if a.PAY <= action < a.PAY + 4:
        return scene.say("do-pay", n=action - a.PAY)
    if a.INCOME <= action < a.INCOME + a.INCOMES:
        return scene.names.incomes[action - a.INCOME].in_(scene.lang)
    if action in (a.ROW_FIRST, a.COLUMN_FIRST) and forum["cell"]:
        row, column = int(forum["cell"][1]) - 1, int(forum["cell"][3]) - 1
        name = forum["rows"][row] if action == a.ROW_FIRST else forum["columns"][column]
        return scene.say(PLAIN[action], action=action_name(name))
    if action == a.FORGO:
        return scene.say(PLAIN[action], what=scene.bundle({"coins": int(tables.forgo_coins)}))
    gaps = {a.HIRE: int(tables.hire_wheat), a.CLAIM_MARKER: int(tables.marker_cost)}
    return scene.say(PLAIN[action], n=gaps[action]) if action in gaps else scene.say(PLAIN[action])


def _choices(scene: Scene, chosen: list[int], subject: str) -> str:
    decision, x = scene.decision, 20.0
    name, strength, petition, left = decision["action"], 0, False, 0
    if name:
        strength, petition = decision["strength"], decision["petition"]
        left = decision["left"] if scene.is_step(*COUNTED) else 0
    body = FRAME + subject + _task(scene.lang, name, strength, petition, left)
    labels = [_words(scene, action) for action in chosen]
    size = 12.5
    wide = [width(word, size) + 20 for word in labels]
    room = WIDTH - (150 if subject else 40)
    if sum(wide) + 6 * (len(wide) - 1) > room:
        share = (room - 6 * (len(wide) - 1)) / sum(wide)
        wide, size = [w * share for w in wide], max(9.0, size * share)
    for action, word, w in zip(chosen, labels, wide, strict=True):
        body += scene.targets.button(f"choice-{action}", _pill(x, w, word, size), action, word)
        x += w + 6
    return region(body, "choices", scene.say("panel-choose"))


@keep
def _task(lang: str, name: str | None, strength: int, petition: bool, left: int) -> str:
    """The action that is being performed, and how much of it is left."""
    if not name:
        return text(20, TOP + 22, say(lang, "panel-choose"), 14, "ink", "b")
    colour, glyph = ACTIONS[name]
    body = rect(20, TOP + 8, 21, 19, 4, colour) + icon(glyph, 30.5, TOP + 17.5, 15, "on-action", colour)
    words = say(lang, "panel-action", action=action_name(name), n=strength)
    body += text(48, TOP + 22, words, 14, "ink", "b")
    if petition:
        body += icon("petition", WIDTH - 28, TOP + 17, 17, "ink-2", "act-soft")
    return body + (text(WIDTH - 44, TOP + 22, say(lang, "left", n=left), 13, "ink-2", "e h") if left else "")


@keep
def _pill(x: float, wide: float, word: str, size: float) -> str:
    hit = rect(x, TOP + 32, wide, 40, 0, "none", more=' class="hit"')
    return pill(round(x, 1), TOP + 36, round(wide, 1), 30, word, size) + hit


def _ledger(scene: Scene, seat: int, prefix: str) -> str:
    """What every source would bring if the game ended now."""
    player = scene.players[seat]
    body = rect(8, TOP, WIDTH - 16, HIGH, 10, "marble-2", "line")
    body += heading(18, TOP + 16, scene.say("ledger"), size=9.5)
    for i, (source, points) in enumerate(player["ledger"].items()):
        body += _source(scene.lang, prefix, seat, i, source, points)
    return region(body, f"{prefix}ledger-{seat}", scene.say("ledger"))


@keep
def _source(lang: str, prefix: str, seat: int, number: int, source: str, points: int) -> str:
    """What one source brings."""
    row, column = divmod(number, 6)
    x, y = 20 + column * 56, TOP + 33 + row * 26
    drawn = icon(ICONS[source], x + 9, y, 17, "ink-2" if not points else "ink", "marble-2")
    drawn += text(x + 23, y + 5, points, 14, "gold" if points else "ink-2", "b")
    title = f"{LEDGER[source].in_(lang)}: {points} {say(lang, 'vp')}"
    tip = tell(title, "" if prefix else say(lang, f"ledger-{source}"))
    return group(drawn, f"{prefix}ledger-{seat}-{source}", tip=tip)
