"""The called streets with their deck, the column, and what the five scorings would give now."""

from __future__ import annotations

from collections import Counter
from functools import partial

from triumvir.draw import part_of
from triumvir.draw.keep import keep
from triumvir.draw.letters import NUMERALS, fit
from triumvir.draw.pieces import heading, hole, piece, plate, vp
from triumvir.draw.scene import tell
from triumvir.draw.svg import circle, drawing, group, icon, line, path, rect, text
from triumvir.engine.places import order
from triumvir.games.forum_trajanum.actions import SIDE
from triumvir.games.forum_trajanum.board.faces import street_icon
from triumvir.games.forum_trajanum.board.facts import scores
from triumvir.games.forum_trajanum.board.scene import Scene, numbers
from triumvir.games.forum_trajanum.board.words import say, titled
from triumvir.games.forum_trajanum.board.worth import SCORINGS, column_value
from triumvir.games.forum_trajanum.names import symbol_name

STREETS_WIDTH, SCORES_WIDTH, HEIGHT = 236, 272, 146
CARD_W, CARD_H, TOP = 82, 116, 26
SCORING_ICONS = {"cranes": "crane", "rows": "library", "eagles": "eagle", "group": "envoy", "orders": "emperor"}


def draw_streets(scene: Scene) -> str:
    """The part `forum-streets`."""
    body = heading(2, 16, scene.say("streets"), "gate")
    for i in range(2):
        body += _card(scene, i, 0.5 + i * (CARD_W + 8))
    body += part_of(scene.view, "forum-streets/deck", partial(_deck, scene))
    return drawing(STREETS_WIDTH, HEIGHT, body, scene.say("streets"), "part-streets")


def _card(scene: Scene, number: int, x: float) -> str:
    streets = scene.view["streets"]
    if number >= len(streets):
        return group(hole(x, TOP, CARD_W, CARD_H, 8), f"street-{number}", tip=scene.say("street-none"))
    symbol = streets[number]
    index = scene.names.streets.index(symbol)
    row = index < SIDE
    fill, ink = ("edge", "on-action") if row else ("rim", "edge")
    name = scene.word(symbol_name(symbol))
    where = scene.say("street-row" if row else "street-column")
    body = plate(x, TOP, CARD_W, CARD_H, 8, fill) + rect(x + 4, TOP + 4, CARD_W - 8, CARD_H - 8, 5, "none", "back-gold")
    body += street_icon(symbol, x + CARD_W / 2, TOP + 47, 44, row)
    body += text(x + CARD_W / 2, TOP + 88, name, fit(name, CARD_W - 12, 13.5), ink, "m h")
    body += text(x + CARD_W / 2, TOP + 104, where, 12.5, ink, "m")
    left = _left(scene)[symbol]
    served = scene.is_step("pick_second") and scene.decision.get("served") == number
    if served:
        body += circle(x + CARD_W - 12, TOP + 12, 9, "act", "rim", 1.4)
        body += icon("check", x + CARD_W - 12, TOP + 12, 12, "act-ink", "act")
    tip = tell(
        titled(scene.say("street-card", which=order(number), street=name)),
        scene.say("street-served") if served else "",
        scene.say("street-tip", n=scene.printed.street_tribunes),
        scene.say("street-again", n=left) if left else scene.say("street-last"),
    )
    return group(body, f"street-{number}", tip=tip)


def _left(scene: Scene) -> dict[str, int]:
    """Street cards still to come."""
    drawn = Counter([*scene.view["called"], *scene.view["streets"]])
    return {symbol: scene.printed.copies - drawn[symbol] for symbol in scene.names.streets}


def _deck(scene: Scene) -> str:
    """The face-down cards of this cycle, and in the tip all that are still to come."""
    view = scene.view
    drawn = len(view["called"]) + len(view["streets"])
    size = 2 * view["rounds"]
    here = max(0, size * (view["cycle"] + 1) - drawn)
    x, y = 182, TOP + 6
    numeral = NUMERALS[min(view["cycle"], view["cycles"] - 1)]
    if here:
        body = "".join(rect(x + 2.0 * i, y - 2.0 * i, 48, 70, 6, "back", "rim", 1.1) for i in (2, 1, 0))
        body += rect(x + 4, y + 4, 40, 62, 4, "none", "back-gold", 0.9)
        body += text(x + 24, y + 42, numeral, 20, "back-gold", "m d")
    else:
        body = hole(x, y, 48, 70, 6) + text(x + 24, y + 42, numeral, 18, "ink-2", "m d")
    body += text(x + 24, y + 90, scene.say("deck-left", n=here), 12.5, "ink-2", "m")
    round_words = scene.say("deck-round", n=view["round"] + 1, of=view["rounds"])
    body += text(x + 24, y + 106, round_words, fit(round_words, 54, 12), "ink-2", "m")
    counts = _left(scene)
    listed = ", ".join(f"{n}× {scene.names.street(symbol).in_(scene.lang)}" for symbol, n in counts.items() if n > 0)
    tip = tell(
        scene.say("deck", cycle=numeral, n=here),
        scene.say("deck-all", n=sum(counts.values()), decks=max(0, view["cycles"] - view["cycle"] - 1)),
        listed,
    )
    return group(body, "street-deck", tip=tip)


# ---------------------------------------------------------------- column and scorings


def draw_scores(scene: Scene) -> str:
    """The part `orders-scores`."""
    body = heading(2, 16, scene.say("column"), "victory_column") + _column(scene)
    return drawing(SCORES_WIDTH, HEIGHT, body + _table(scene), scene.say("scores-label"), "part-scores")


@keep
def _drum(cycle: int, values: tuple[int, ...]) -> str:
    """Base, shaft and capital; those still to come are dashed."""
    lines = "".join(f"M23 {TOP + 44 + k * 9}l42-8" for k in range(5))
    shaft = rect(23, TOP + 38, 42, 48, 1, "tile", "edge", 1) + path(lines, "none", "tile-line", 2.4)
    pieces = [
        rect(8, TOP + 98, 72, 18, 3, "gray", "edge", 1) + rect(15, TOP + 86, 58, 13, 3, "gray-2", "edge", 1),
        shaft,
        rect(17, TOP + 18, 54, 19, 3, "gray-2", "edge", 1),
    ]
    ghosts = [(8, 86, 72, 30), (23, 38, 42, 48), (17, 18, 54, 19)]
    middles = (107, 62, 28)
    body = ""
    for i, points in enumerate(values[:3]):
        x, y, w, h = ghosts[i]
        body += pieces[i] if i <= cycle else hole(x, TOP + y, w, h, 3)
        if i == cycle:
            body += vp(44, TOP + middles[i], points, 12.5)
        else:
            ink = "edge" if i < cycle else "ink-2"
            body += text(44, TOP + middles[i] + 4.5, points, 12.5, ink, "m b")
    return body


def _column(scene: Scene) -> str:
    view = scene.view
    worth = column_value(scene.printed, view, scene.own)
    tip = tell(
        scene.say("column-tip", n=view["fragment"], each=scene.printed.citizen_vp),
        *(
            scene.say("column-now", name=scene.who[seat], n=column_value(scene.printed, view, player))
            for seat, player in enumerate(scene.players)
        ),
    )
    body = _drum(view["cycle"], tuple(scene.printed.fragment_vp))
    said = scene.say("column-all", n=view["fragment"]) if scene.watched else scene.say("column-you", n=worth)
    return group(body + text(44, TOP + 9, said, fit(said, 88, 12), "ink-2", "m"), "column", tip=tip)


def _table(scene: Scene) -> str:
    """One line for each scoring, one column for each seat: what it would give now."""
    over = scene.is_step("over")
    middles = _middles(len(scene.players))
    said = scene.say("scores")
    body = text(98, 16, said.upper(), fit(said, SCORES_WIDTH - 100, 10.5, 0.82), "ink-2", "d caps")
    worth = [scene.fact(scores, seat) for seat in range(len(scene.players))]
    for seat in range(len(scene.players)):
        body += piece(seat, round(middles[seat], 2), TOP + 8, 7.4, "#")
    for i, name in enumerate(SCORINGS):
        listed = ", ".join(f"{scene.who[seat]} {values[name]}" for seat, values in enumerate(worth))
        shown = tuple("–" if over else str(values[name]) for values in worth)
        body += _line(scene.lang, i, name, shown, "" if over else listed)
    y = TOP + 20 + len(SCORINGS) * 16.2 + 2
    body += line(98, y, SCORES_WIDTH - 2, y, "line-2", 1)
    drawn = text(108, y + 13, "Σ", 13.5, "ink-2", "m h")
    sums = ["–" if over else sum(values.values()) for values in worth]
    drawn += numbers(list(zip(middles, sums, strict=True)), y + 13.5, 14, "gold", "b")
    return body + group(drawn, "score-sum", tip=scene.say("scores-tip"))


@keep
def _middles(players: int) -> list[float]:
    """Where the columns of the seats are."""
    step = 140 / max(3, players)
    return [128 + (seat + 0.5) * step for seat in range(players)]


@keep
def _line(lang: str, number: int, name: str, values: tuple[str, ...], listed: str) -> str:
    """One scoring; `listed` says the same with the names of the players."""
    y = TOP + 20 + number * 16.2
    drawn = rect(96, y, SCORES_WIDTH - 97, 16, 3, "marble")
    drawn += icon(SCORING_ICONS[name], 108, y + 8, 15, "ink-2", "marble")
    drawn += numbers(list(zip(_middles(len(values)), values, strict=True)), y + 12.6, 13.5, "ink", "h")
    tip = tell(say(lang, f"score-{name}"), say(lang, f"score-{name}-tip"), listed)
    return group(drawn, f"score-{name}", tip=tip)
