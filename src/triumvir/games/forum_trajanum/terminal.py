"""The position for a terminal: everything a seat may see, on about 100 columns, with Rich markup.

Envoys carry the number of their seat and colours their letter, so that nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from triumvir.engine.words import SEAT_STYLES, named, seat_name
from triumvir.games.forum_trajanum.actions import DEPTH, SIDE
from triumvir.games.forum_trajanum.box import GREY_NAMES, RESOURCE_NAMES
from triumvir.games.forum_trajanum.names import ROW_TEXTS, Names, amount, building_label, grey_name
from triumvir.games.forum_trajanum.phase import phase
from triumvir.games.forum_trajanum.view import HIDDEN
from triumvir.games.forum_trajanum.view_types import Cell, Citizen, ForumPlayer, ForumView
from triumvir.language import catalogue

COLOUR_STYLES = {
    "red": "bright_red",
    "yellow": "yellow",
    "green": "bright_green",
    "blue": "bright_blue",
    "eagle": "magenta",
}
WORDS = catalogue("triumvir.games.forum_trajanum", "terminal")
WIDTH = 6


def draw(names: Names, view: ForumView, lang: str, who: Sequence[str]) -> str:
    """The whole table."""
    lines = [*_calendar(names, view, lang, who), *_forum(view, lang)]
    for seat in range(len(view["players"])):
        lines += ["", *_player(names, view, seat, lang, who)]
    return "\n".join(lines)


def _letter(colour: str, lang: str) -> str:
    return named(WORDS, f"letter-{colour}", colour).in_(lang)


def _calendar(names: Names, view: ForumView, lang: str, who: Sequence[str]) -> list[str]:
    streets = ", ".join(f"{i + 1}: {names.street(symbol).in_(lang)}" for i, symbol in enumerate(view["streets"]))
    first = (
        f"[bold]{phase(view, lang)}[/]"
        f" · {WORDS.say(lang, 'start')} {seat_name(view['start'], who)}"
        f" · {WORDS.say(lang, 'fragment')} {view['fragment']} {WORDS.say(lang, 'points')}"
        f" · {WORDS.say(lang, 'streets')} {streets or '-'}"
    )
    orders = []
    for cycle, card in enumerate(view["orders"]):
        text = f"{card}: {names.card_texts[card].in_(lang)}"
        orders.append(f"[bold]▶ {text}[/]" if cycle == view["cycle"] else f"  {text}")
    return [first, f"[bold]{WORDS.say(lang, 'orders')}[/]", *(f" {order}" for order in orders)]


def _forum(view: ForumView, lang: str) -> list[str]:
    """The mosaic; an envoy stands beside the letter of its cell."""
    owners = {place: seat for seat, player in enumerate(view["players"]) for place in player["envoys"]}
    columns = view["columns"]
    lines = [f"[bold]{WORDS.say(lang, 'forum')}[/]", "    " + "".join(f"{col + 1:>3}" for col in range(columns))]
    for row in range(DEPTH):
        cells = []
        for col in range(columns):
            place = col * DEPTH + row
            colour = view["mosaic"][place]
            letter = f"[{COLOUR_STYLES[colour]}]{_letter(colour, lang)}[/]"
            seat = owners.get(place)
            cells.append(" " + letter + ("·" if seat is None else f"[bold {SEAT_STYLES[seat]}]{seat + 1}[/]"))
        lines.append(f"  {row + 1} " + "".join(cells))
    return lines


def _player(names: Names, view: ForumView, seat: int, lang: str, who: Sequence[str]) -> list[str]:
    player = view["players"][seat]
    turn = "▶ " if view["to_act"] == seat else ""
    stock = ", ".join(amount(name, player["stock"][name]).in_(lang) for name in RESOURCE_NAMES if player["stock"][name])
    side = WORDS.say(lang, "back" if player["flipped"] else "front")
    lines = [
        f"{turn}{seat_name(seat, who)} [bold]{player['score']} {WORDS.say(lang, 'points')}[/] · {stock or '-'}",
        f"  {WORDS.say(lang, 'prestige')} {player['offset']} ({side})"
        f" · {WORDS.say(lang, 'trajan')} {player['trajan_value']}"
        f" · {WORDS.say(lang, 'group')} {player['group']} ({player['group_vp']} {WORDS.say(lang, 'points')})"
        f" · {WORDS.say(lang, 'ship')} {player['ship']}"
        f" · {WORDS.say(lang, 'tracks')} " + ", ".join(_tracks(player, lang)),
        "        " + " ".join(f"{col + 1:^{WIDTH}}" for col in range(SIDE)).rstrip(),
    ]
    for row in range(SIDE):
        cells = " ".join(_cell(player["cells"][row * SIDE + col], lang) for col in range(SIDE))
        lines.append(f"  {_citizens(player['citizens'][row])} {row + 1} {cells} [dim]{ROW_TEXTS[row].in_(lang)}[/]")
    return lines + _hand(names, view, seat, lang)


def _tracks(player: ForumPlayer, lang: str) -> list[str]:
    return [f"{grey_name(grey).in_(lang)} {player['tracks'][grey]}" for grey in GREY_NAMES[1:]]


def _citizens(row: list[Citizen]) -> str:
    """Two spaces: ● active, ○ inactive, · free."""
    marks = ["●" if citizen["active"] else "○" for citizen in row]
    return "".join(marks + ["·"] * (2 - len(marks)))


def _cell(shown: Cell | None, lang: str) -> str:
    if shown is None:
        return _centred("·")
    kind = shown["kind"]
    if kind == "temple":
        return _centred("▲", "dim")
    if kind == "tile":
        return _centred("▒▒" if shown["id"] == HIDDEN else "▣")
    if kind == "crane":
        letter = _letter(shown["id"], lang)
        return _centred("(╤)" if shown["spent"] else f"╤{letter}", COLOUR_STYLES[shown["id"]])
    name = str(shown["id"])
    return _centred(building_label(name).in_(lang)[:WIDTH], "bold" if name in GREY_NAMES else "italic")


def _centred(text: str, style: str = "") -> str:
    padded = f"{text:^{WIDTH}}"
    return f"[{style}]{padded}[/]" if style else padded


def _hand(names: Names, view: ForumView, seat: int, lang: str) -> list[str]:
    player = view["players"][seat]
    rows: list[str] = []
    corners = [
        f"{row}{col}: {names.by_tile[shown['id']].in_(lang)}"
        for row in (1, SIDE)
        for col in (1, SIDE)
        if (shown := player["cells"][(row - 1) * SIDE + col - 1]) and shown["kind"] == "tile"
    ]
    if corners:
        rows.append(f"▣ {WORDS.say(lang, 'corner')} " + ", ".join(corners))
    if player["committed"]:
        rows.append(WORDS.say(lang, "committed"))
    commit = player.get("commit")
    picks = (commit["first"], commit["second"]) if commit else ()
    picked = [names.by_tile[pick["tile"]].in_(lang) for pick in picks if pick]
    if picked:
        rows.append(f"{WORDS.say(lang, 'picked')}: " + " | ".join(picked))
    giver = view["players"][(seat + 1) % len(view["players"])]
    for word, tile in (("own", player["kept"]), ("passed", player["passed"]), ("received", giver["passed"])):
        if tile is not None:
            text = WORDS.say(lang, "hidden") if tile == HIDDEN else names.by_tile[tile].in_(lang)
            rows.append(f"{WORDS.say(lang, word)}: {text}")
    if player["reserve"]:
        tiles = [
            names.by_tile[tile].in_(lang) + (f" ×{count}" if count > 1 else "")
            for tile, count in player["reserve"].items()
        ]
        rows.append(f"{WORDS.say(lang, 'reserve')}: " + " | ".join(tiles))
    return [f"  {row}" for row in rows]
