"""The position for a terminal: everything a seat may see, with Rich markup.

It fits 80 columns. The viewer's own mat comes last, next to the question; the others are told in a few lines.
Figures carry the number of their seat, so that nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from triumvir.engine.errors import Text
from triumvir.games.trajan.box import CATEGORIES, NUMERALS
from triumvir.games.trajan.names import (
    BUILDING_TEXTS,
    CATEGORY_TEXTS,
    DEMAND_TEXTS,
    KIND_TEXTS,
    SHIP_TEXTS,
    TYPE_NAMES,
    Names,
    named,
)
from triumvir.games.trajan.phase import phase
from triumvir.games.trajan.view_types import TrajanPlayer, TrajanView

SEAT_STYLES = ("red", "green", "blue", "dark_orange3")
COLOUR_STYLES = {
    "yellow": "yellow",
    "orange": "dark_orange",
    "green": "bright_green",
    "white": "bright_white",
    "pink": "magenta",
    "blue": "bright_blue",
}
SHORT_COLOURS = {
    "yellow": Text("ye", "ge"),
    "orange": Text("or", "or"),
    "green": Text("gr", "gr"),
    "white": Text("wh", "we"),
    "pink": Text("pi", "ro"),
    "blue": Text("bl", "bl"),
}

WORDS = {
    "demands": Text("demands", "Bedarf"),
    "none": Text("none", "keiner"),
    "forum": Text("Forum", "Forum"),
    "provinces": Text("Provinces", "Provinzen"),
    "sites": Text("Construction", "Baugebiet"),
    "stacks": Text("Trajan stacks", "Trajanstapel"),
    "port": Text("Seaport", "Hafen"),
    "gray": Text("gray", "grau"),
    "colour": Text("colour", "farbig"),
    "discards": Text("discards", "Ablage"),
    "deck": Text("deck", "Stapel"),
    "senate": Text("Senate", "Senat"),
    "bonus": Text("bonus", "Bonus"),
    "votes": Text("votes", "Stimmen"),
    "points": Text("VP", "SP"),
    "hand": Text("hand", "Hand"),
    "card": Text("card", "Karte"),
    "cards": Text("cards", "Karten"),
    "display": Text("display", "Auslage"),
    "figures": Text("supply {0}, workers {1}, legionaries {2}", "Vorrat {0}, Arbeiter {1}, Legionäre {2}"),
    "mat": Text("mat", "Tableau"),
    "buildings": Text("built", "gebaut"),
    "arch": Text("arch", "Bogen"),
    "middle": Text("middle", "Mitte"),
    "kept": Text("fulfilled", "erfüllt"),
    "leader": Text("leader", "Feldherr"),
    "legionary": Text("legionary", "Legionär"),
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


def _word(word: str, lang: str) -> str:
    return WORDS[word].in_(lang)


def _seat(seat: int, who: Sequence[str]) -> str:
    return f"[bold {SEAT_STYLES[seat]}]{who[seat]}[/]"


def _head(word: str, lang: str) -> str:
    return f"[bold]{_word(word, lang)}[/]"


def _calendar(view: TrajanView, lang: str) -> str:
    demands = ", ".join(DEMAND_TEXTS[demand].in_(lang) for demand in view["demands"]) or _word("none", lang)
    return f"[bold]{phase(view, lang)}[/] · {_word('demands', lang)}: {demands}"


def _senate(names: Names, view: TrajanView, lang: str, who: Sequence[str]) -> list[str]:
    order = sorted(
        range(len(view["players"])),
        key=lambda seat: (view["players"][seat]["senate"], view["players"][seat]["disc"]),
        reverse=True,
    )
    places = ", ".join(f"{_seat(seat, who)} {view['players'][seat]['votes']} {_word('votes', lang)}" for seat in order)
    bonus = " | ".join(names.bonus_texts[tile].in_(lang) if tile else "-" for tile in view["bonus"])
    return [f"{_head('senate', lang)} {places}", f"  {_word('bonus', lang)}: {bonus}"]


def _port(view: TrajanView, lang: str) -> list[str]:
    ships = ", ".join(
        f"{SHIP_TEXTS[ship].in_(lang)} ({_word(side, lang)})"
        for ship, side in zip(SHIP_TEXTS, view["ships"], strict=True)
    )
    tops = " | ".join(
        f"{named(KIND_TEXTS, pile[-1]).in_(lang)} ({len(pile)})" if pile else "-" for pile in view["discards"]
    )
    return [
        f"{_head('port', lang)} {ships}",
        f"  {_word('discards', lang)}: {tops} · {_word('deck', lang)} {view['deck']}",
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
        text = names.mat_tile(tile, lang) if tile else "-"
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
                people += f" [{SEAT_STYLES[seat]}]{mark}{seat + 1}[/]"
        text = names.mat_tile(tile, lang) if tile else "-"
        name = names.province(province).replace("Germania", "Germ.")
        cells.append(f"{name} ({vp}): {text}{people}")
    legend = f"◆ {_word('leader', lang)}, ▲ {_word('legionary', lang)}"
    return [f"{_head('provinces', lang)} [dim]{legend}[/]", *_columns(cells, 2, 38)]


def _sites(view: TrajanView, lang: str) -> list[str]:
    cells = []
    for site, tile in enumerate(view["sites"]):
        people = "".join(
            f"[{SEAT_STYLES[seat]}]●{seat + 1}[/]"
            for seat, player in enumerate(view["players"])
            if site in player["sites"]
        )
        if tile:
            cells.append(f"{BUILDING_TEXTS[tile['kind']].in_(lang)} {tile['vp']}")
        else:
            cells.append(people or "-")
    rows = _columns(cells, 5, 12)
    return [_head("sites", lang), *(f" r{i + 1}{row}" for i, row in enumerate(rows))]


def _stacks(names: Names, view: TrajanView, lang: str) -> list[str]:
    cells = []
    for category, stack in zip(CATEGORIES, view["stacks"], strict=True):
        top = names.tile(stack["top"], lang) if stack["top"] else "-"
        cells.append(f"{CATEGORY_TEXTS[category].in_(lang)}: {top} ({stack['left']})")
    return [_head("stacks", lang), *_columns(cells, 1, 0)]


def _markers(colours: list[str], lang: str) -> str:
    return " ".join(
        f"[{COLOUR_STYLES.get(colour, 'default')}]{named(SHORT_COLOURS, colour).in_(lang)}[/]" for colour in colours
    )


def _counts(counts: dict[str, int], texts: dict[str, Text], lang: str) -> str:
    return ", ".join(
        named(texts, name).in_(lang) + (f" ×{count}" if count > 1 else "") for name, count in counts.items()
    )


def _summary(view: TrajanView, seat: int, lang: str, who: Sequence[str]) -> str:
    player = view["players"][seat]
    turn = "▶ " if view["to_act"] == seat else ""
    figures = _word("figures", lang).format(player["supply"], player["workers"], player["camp"])
    return f"{turn}{_seat(seat, who)} [bold]{player['score']} {_word('points', lang)}[/] · {figures}"


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
        arch = f"⌂ {_word('arch', lang)}" if player["arch"] == tray else ""
        plus2 = " +2" if action in player["plus2"] else ""
        label = f"{NUMERALS[tray]:>3} {TYPE_NAMES[action].in_(lang)}{plus2}"
        shown = f"⟨{names.tile(tile, lang)}⟩" if tile else arch
        held = _markers(player["trays"][tray], lang)
        lines.append(f"  {label:18} {held}{' ' * max(1, 15 - _width(held))}{shown}".rstrip())
    if player["arch"] is None:
        lines.append(f"  {_word('arch', lang)}: {_word('middle', lang)}")
    lines += _belongings(names, player, lang)
    return lines


def _belongings(names: Names, player: TrajanPlayer, lang: str) -> list[str]:
    if "hand" in player:
        hand = _counts(player["hand"], KIND_TEXTS, lang) or "-"
    else:
        known = _counts(player["known"], KIND_TEXTS, lang)
        count = player["cards"]
        hand = f"{count} {_word('card' if count == 1 else 'cards', lang)}" + (f" ({known})" if known else "")
    mat = ", ".join(
        names.mat_tile(kind, lang) + (f" ×{count}" if count > 1 else "") for kind, count in player["mat"].items()
    )
    yellow = [f"[yellow]{names.bonus_texts[tile].in_(lang)}[/]" for tile in player["bonus_yellow"]]
    gray = [f"[dim]{names.bonus_texts[tile].in_(lang)}[/]" for tile in player["bonus_gray"]]
    rows = {
        "hand": hand,
        "display": _counts(player["display"], KIND_TEXTS, lang),
        "mat": mat,
        "kept": ", ".join(names.tile(tile, lang) for tile in player["fulfilled"]),
        "buildings": _counts(player["buildings"], BUILDING_TEXTS, lang),
        "bonus": ", ".join(yellow + gray),
    }
    return [f"  {_word(word, lang)}: {text}" for word, text in rows.items() if text]
