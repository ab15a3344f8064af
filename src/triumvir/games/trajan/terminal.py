"""The position for a terminal: everything a seat may see, with Rich markup.

It fits 80 columns. The viewer's own mat comes last, next to the question; the others are told in a few lines.
Figures carry the number of their seat, so that nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from triumvir.draw.letters import NUMERALS
from triumvir.engine.words import named, seat_mark, seat_name
from triumvir.games.trajan.box import CATEGORIES
from triumvir.games.trajan.names import (
    SHIPS,
    Names,
    action_name,
    building_name,
    category_name,
    demand_name,
    kind_name,
    mat_name,
    several,
    ship_name,
    votes,
)
from triumvir.games.trajan.phase import phase
from triumvir.games.trajan.view_types import TrajanPlayer, TrajanView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.trajan", "terminal")
COLOUR_STYLES = {
    "yellow": "yellow",
    "orange": "dark_orange",
    "green": "bright_green",
    "white": "bright_white",
    "pink": "magenta",
    "blue": "bright_blue",
}


def draw(names: Names, view: TrajanView, lang: str, who: Sequence[str]) -> str:
    """The whole table."""
    lines = [
        _calendar(view, lang),
        *_senate(names, view, lang, who),
        *_port(view, lang),
        *_forum(names, view, lang),
        *_provinces(names, view, lang),
        *_sites(view, lang),
        *_stacks(names, view, lang),
    ]
    own = view["seat"]
    for seat in range(len(view["players"])):
        if seat != own:
            lines += ["", *_rival(names, view, seat, lang, who)]
    if own is not None:
        lines += ["", *_player(names, view, own, lang, who)]
    return "\n".join(lines)


def _head(word: str, lang: str) -> str:
    return f"[bold]{WORDS.say(lang, word)}[/]"


def _calendar(view: TrajanView, lang: str) -> str:
    demands = ", ".join(demand_name(demand).in_(lang) for demand in view["demands"]) or WORDS.say(lang, "none")
    return f"[bold]{phase(view, lang)}[/] · {WORDS.say(lang, 'demands')}: {demands}"


def _senate(names: Names, view: TrajanView, lang: str, who: Sequence[str]) -> list[str]:
    order = sorted(
        range(len(view["players"])),
        key=lambda seat: (view["players"][seat]["senate"], view["players"][seat]["disc"]),
        reverse=True,
    )
    places = ", ".join(f"{seat_name(seat, who)} {votes(view['players'][seat]['votes']).in_(lang)}" for seat in order)
    bonus = " | ".join(names.bonus_texts[tile].in_(lang) if tile else "-" for tile in view["bonus"])
    return [f"{_head('senate', lang)} {places}", f"  {WORDS.say(lang, 'bonus')}: {bonus}"]


def _port(view: TrajanView, lang: str) -> list[str]:
    ships = ", ".join(
        f"{ship_name(ship).in_(lang)} ({WORDS.say(lang, side)})"
        for ship, side in zip(SHIPS, view["ships"], strict=True)
    )
    tops = " | ".join(f"{kind_name(pile[-1]).in_(lang)} ({len(pile)})" if pile else "-" for pile in view["discards"])
    return [
        f"{_head('port', lang)} {ships}",
        f"  {WORDS.say(lang, 'discards')}: {tops} · {WORDS.say(lang, 'deck')} {view['deck']}",
    ]


def _columns(cells: list[str], count: int, width: int) -> list[str]:
    """Cells in rows; markup does not count for the width."""
    rows = [cells[i : i + count] for i in range(0, len(cells), count)]
    return ["  " + " ".join(cell + " " * max(0, width - _width(cell)) for cell in row).rstrip() for row in rows]


def _width(cell: str) -> int:
    shown, depth = 0, 0
    for letter in cell:
        if letter == "[":
            depth = 1
        elif letter == "]":
            depth = 0
        elif not depth:
            shown += 1
    return shown


def _forum(names: Names, view: TrajanView, lang: str) -> list[str]:
    cells = []
    for space in view["spaces"]:
        tile = view["forum"][space]
        text = mat_name(tile).in_(lang) if tile else "-"
        number = f"[yellow]{space + 1:2}[/]" if space >= 12 else f"{space + 1:2}"
        cells.append(f"{number} {text}")
    return [_head("forum", lang), *_columns(cells, 3, 25)]


def _provinces(names: Names, view: TrajanView, lang: str) -> list[str]:
    cells = []
    for province, tile, vp in zip(names.provinces, view["provinces"], names.province_vp, strict=True):
        people = ""
        for seat, player in enumerate(view["players"]):
            mark = ("◆" if player["leader"] == province else "") + ("▲" if province in player["legionaries"] else "")
            if mark:
                people += f" {seat_mark(seat, f'{mark}{seat + 1}')}"
        text = mat_name(tile).in_(lang) if tile else "-"
        name = names.province(province).replace("Germania", "Germ.")
        cells.append(f"{name} ({vp}): {text}{people}")
    legend = f"◆ {WORDS.say(lang, 'leader')}, ▲ {WORDS.say(lang, 'legionary')}"
    return [f"{_head('provinces', lang)} [dim]{legend}[/]", *_columns(cells, 2, 38)]


def _sites(view: TrajanView, lang: str) -> list[str]:
    cells = []
    for site, tile in enumerate(view["sites"]):
        people = "".join(
            seat_mark(seat, f"●{seat + 1}") for seat, player in enumerate(view["players"]) if site in player["sites"]
        )
        if tile:
            cells.append(f"{building_name(tile['kind']).in_(lang)} {tile['vp']}")
        else:
            cells.append(people or "-")
    rows = _columns(cells, 5, 12)
    return [_head("sites", lang), *(f" r{i + 1}{row}" for i, row in enumerate(rows))]


def _stacks(names: Names, view: TrajanView, lang: str) -> list[str]:
    cells = []
    for category, stack in zip(CATEGORIES, view["stacks"], strict=True):
        top = names.tile_texts[stack["top"]].in_(lang) if stack["top"] else "-"
        cells.append(f"{category_name(category).in_(lang)}: {top} ({stack['left']})")
    return [_head("stacks", lang), *_columns(cells, 1, 0)]


def _markers(colours: list[str], lang: str) -> str:
    return " ".join(f"[{COLOUR_STYLES.get(colour, 'default')}]{_short(colour).in_(lang)}[/]" for colour in colours)


def _short(colour: str) -> Text:
    return named(WORDS, f"short-{colour}", colour)


def _counts(counts: dict[str, int], name: Callable[[str], Text], lang: str) -> str:
    return ", ".join(several(name(thing), count).in_(lang) for thing, count in counts.items())


def _summary(view: TrajanView, seat: int, lang: str, who: Sequence[str]) -> str:
    player = view["players"][seat]
    turn = "▶ " if view["to_act"] == seat else ""
    points = WORDS.say(lang, "points", n=player["score"])
    figures = WORDS("figures", supply=player["supply"], workers=player["workers"], legionaries=player["camp"])
    return f"{turn}{seat_name(seat, who)} [bold]{points}[/] · {figures.in_(lang)}"


def _rival(names: Names, view: TrajanView, seat: int, lang: str, who: Sequence[str]) -> list[str]:
    """Another player in a few lines: trays with the colours that their tiles want."""
    player = view["players"][seat]
    cells = []
    for tray in range(len(NUMERALS)):
        tile = player["slots"][tray]
        plus2 = "+2" if names.tray_actions[tray] in player["plus2"] else ""
        wanted = f" ⟨{_markers(names.tiles[tile][3], lang)}⟩" if tile else " ⌂" * (player["arch"] == tray)
        cells.append(f"{NUMERALS[tray]}{plus2} {_markers(player['trays'][tray], lang) or '-'}{wanted}")
    return [_summary(view, seat, lang, who), *_columns(cells, 3, 25), *_belongings(names, player, lang)]


def _player(names: Names, view: TrajanView, seat: int, lang: str, who: Sequence[str]) -> list[str]:
    """The viewer's mat, a line for each tray."""
    player = view["players"][seat]
    lines = [_summary(view, seat, lang, who)]
    for tray, action in enumerate(names.tray_actions):
        tile = player["slots"][tray]
        arch = f"⌂ {WORDS.say(lang, 'arch')}" if player["arch"] == tray else ""
        plus2 = " +2" if action in player["plus2"] else ""
        label = f"{NUMERALS[tray]:>3} {action_name(action).in_(lang)}{plus2}"
        shown = f"⟨{names.tile_texts[tile].in_(lang)}⟩" if tile else arch
        held = _markers(player["trays"][tray], lang)
        lines.append(f"  {label:18} {held}{' ' * max(1, 15 - _width(held))}{shown}".rstrip())
    if player["arch"] is None:
        lines.append(f"  {WORDS.say(lang, 'arch')}: {WORDS.say(lang, 'middle')}")
    lines += _belongings(names, player, lang)
    return lines


def _belongings(names: Names, player: TrajanPlayer, lang: str) -> list[str]:
    if "hand" in player:
        hand = _counts(player["hand"], kind_name, lang) or "-"
    else:
        known = _counts(player["known"], kind_name, lang)
        hand = WORDS.say(lang, "cards", n=player["cards"]) + (f" ({known})" if known else "")
    yellow = [f"[yellow]{names.bonus_texts[tile].in_(lang)}[/]" for tile in player["bonus_yellow"]]
    gray = [f"[dim]{names.bonus_texts[tile].in_(lang)}[/]" for tile in player["bonus_gray"]]
    rows = {
        "hand": hand,
        "display": _counts(player["display"], kind_name, lang),
        "mat": _counts(player["mat"], mat_name, lang),
        "fulfilled": ", ".join(names.tile_texts[tile].in_(lang) for tile in player["fulfilled"]),
        "buildings": _counts(player["buildings"], building_name, lang),
        "bonus": ", ".join(yellow + gray),
    }
    return [f"  {WORDS.say(lang, word)}: {text}" for word, text in rows.items() if text]
