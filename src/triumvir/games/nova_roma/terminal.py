"""The position for a terminal: everything a seat may see, on about 110 columns, with Rich markup.

Figures, markers and blocks carry the number of their seat, so that nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from triumvir.draw.view import sure
from triumvir.engine.words import seat_mark, seat_name
from triumvir.games.nova_roma.box_maps import ZONE_IDS
from triumvir.games.nova_roma.box_parts import KIND_NAMES
from triumvir.games.nova_roma.names import Names, action_name, amount, bundle, cell, track_name
from triumvir.games.nova_roma.phase import phase
from triumvir.games.nova_roma.view_types import NovaPlayer, NovaView
from triumvir.language import catalogue

WORDS = catalogue("triumvir.games.nova_roma", "terminal")


def draw(names: Names, view: NovaView, lang: str, who: Sequence[str]) -> str:
    """The whole table."""
    lines = [_calendar(view, lang, who), *_forum(view, lang), *_offers(names, view, lang)]
    if view["tiles"]:
        lines.append(
            f"{_head('tiles', lang)} " + " · ".join(f"{t} {names.mosaic_texts[t].in_(lang)}" for t in view["tiles"])
        )
    lines += [*_zones(names, view, lang), *_tracks(names, view, lang, who), _sea(names, view, lang, who)]
    if view["rival"] is not None:
        lines.append(_rival(view, lang))
    for seat in range(len(view["players"])):
        lines += ["", *_player(names, view, seat, lang, who)]
    return "\n".join(lines)


def _head(word: str, lang: str) -> str:
    return f"[bold]{WORDS.say(lang, word)}[/]"


def _digit(seat: int) -> str:
    return seat_mark(seat, str(seat + 1))


def _calendar(view: NovaView, lang: str, who: Sequence[str]) -> str:
    text = f"[bold]{phase(view, lang)}[/]"
    if len(who) > 1:
        text += f" · {WORDS.say(lang, 'first')}: {seat_name(view['first'], who)}"
    if view["claimant"] is not None:
        text += f" · {WORDS.say(lang, 'claimed')} {seat_name(view['claimant'], who)}"
    return text + f" · {WORDS.say(lang, 'supply')}: {view['artisans']}"


def _forum(view: NovaView, lang: str) -> list[str]:
    forum = view["forum"]
    columns = [action_name(name).in_(lang) for name in forum["columns"]]
    lines = [f"{_head('forum', lang)} [dim]{WORDS.say(lang, 'legend')}[/]"]
    lines.append(" " * 16 + "".join(f"{name:<13}" for name in columns).rstrip())
    for row, name in enumerate(forum["rows"]):
        signs = ""
        for column in range(4):
            place = cell(4 * row + column, 4)
            signs += _figure(view, place, lang) + " " * 12
        lines.append(f"  {action_name(name).in_(lang):<14}{signs.rstrip()}")
    return lines


def _figure(view: NovaView, place: str, lang: str) -> str:
    if view["forum"]["emperor"] == place:
        return f"[bold yellow]{WORDS.say(lang, 'letter-emperor')}[/]"
    if place in view["forum"]["legionnaires"]:
        return "L"
    if place in view["forum"]["emperor_options"]:
        return "?"
    for seat, player in enumerate(view["players"]):
        if place in player["patricians"]:
            return _digit(seat)
    return "·"


def _offers(names: Names, view: NovaView, lang: str) -> list[str]:
    ships = " · ".join(f"{c} {names.shipping_text(c).in_(lang)}" if c else "-" for c in view["shipping"])
    houses = " · ".join(f"{c} {names.building_text(c).in_(lang)}" if c else "-" for c in view["building"])
    people = [names.follower(card).in_(lang) if card else "-" for card in view["followers"]]
    tiles = [names.tile_texts[tile].in_(lang) if tile else "-" for tile in view["estate"]]
    tiles[-1] = f"{WORDS.say(lang, 'special')}: {tiles[-1]}"
    decks = view["decks"]
    return [
        f"{_head('shipping', lang)} ({decks['shipping']}) {ships}",
        f"{_head('building', lang)} ({decks['building']}) {houses}",
        f"{_head('followers', lang)} ({decks['followers']})",
        *(f"  {i + 1} {text}" for i, text in enumerate(people)),
        f"{_head('estate', lang)} ({decks['basic']}) " + " · ".join(tiles),
    ]


def _zones(names: Names, view: NovaView, lang: str) -> list[str]:
    """The three zones side by side: seats, n for neutral blocks, * for reward tiles, # for spaces without."""
    drawn: list[list[str]] = []
    widths: list[int] = []
    for number, zone in enumerate(ZONE_IDS):
        rows = names.maps[zone]
        columns = len(rows[0])
        signs = []
        for r in range(len(rows)):
            signs.append(
                " ".join(_cell(view, rows[r][c], number, zone, cell(r * columns + c, columns)) for c in range(columns))
            )
        drawn.append(signs)
        widths.append(2 * columns - 1)
    height = max(len(signs) for signs in drawn)
    lines = [
        "  "
        + "    ".join(
            f"{WORDS.say(lang, 'zone')} {z:<{max(w - 5, 1)}}" for z, w in zip(ZONE_IDS, widths, strict=True)
        ).rstrip()
    ]
    for r in range(height):
        parts = [signs[r] if r < len(signs) else " " * width for signs, width in zip(drawn, widths, strict=True)]
        lines.append("  " + "     ".join(parts).rstrip())
    rewards = [
        f"{reward['zone']} {reward['cell']}: {bundle(names.reward_gains[reward['tile']]).in_(lang)}"
        for reward in view["rewards"]
        if reward["tile"] and not reward["paid"]
    ]
    lines.append(f"  {WORDS.say(lang, 'rewards')}: " + (" · ".join(rewards) or "-"))
    return lines


def _cell(view: NovaView, sign: str, number: int, zone: str, place: str) -> str:
    if sign in "RP":
        open_ = any(r["zone"] == zone and r["cell"] == place and r["tile"] and not r["paid"] for r in view["rewards"])
        return "*" if open_ else "#"
    if sign == "#":
        return " "
    for seat, player in enumerate(view["players"]):
        if place in player["zones"][number]:
            return _digit(seat)
    return "n" if place in view["neutral"][number] else "·"


def _tracks(names: Names, view: NovaView, lang: str, who: Sequence[str]) -> list[str]:
    lines = []
    for number, track in enumerate(names.tracks):
        marks = [f"{_digit(seat)}:{player['tracks'][number]}" for seat, player in enumerate(view["players"])]
        if view["rival"] is not None:
            marks.append(f"{WORDS.say(lang, 'automa')}:{view['rival']['tracks'][number]}")
        elif view["neutral_space"] is not None:
            marks.append(f"{WORDS.say(lang, 'neutral')}:{view['neutral_space']}")
        lines.append(f"{track_name(track).in_(lang)} {' '.join(marks)}")
    chariots = [track_name(track).in_(lang) for track in view["chariots"]]
    text = f"{WORDS.say(lang, 'favoured')}: {chariots[0]}" if chariots else ""
    if len(chariots) > 1:
        text += f", {WORDS.say(lang, 'next')}: {chariots[1]}"
    return [f"{_head('tracks', lang)} {text}", "  " + " · ".join(lines)]


def _sea(names: Names, view: NovaView, lang: str, who: Sequence[str]) -> str:
    parts = []
    for seat, player in enumerate(view["players"]):
        ports = ", ".join(f"{names.port_text(ship['port']).in_(lang)} ({ship['vp']})" for ship in player["ships"])
        parts.append(f"{_digit(seat)} {ports}")
    return f"{_head('sea', lang)} " + " · ".join(parts)


def _rival(view: NovaView, lang: str) -> str:
    rival = sure(view["rival"])
    return f"{_head('automa', lang)} {rival['score']} {WORDS.say(lang, 'points')}"


def _player(names: Names, view: NovaView, seat: int, lang: str, who: Sequence[str]) -> list[str]:
    player = view["players"][seat]
    turn = "▶ " if view["to_act"] == seat else ""
    stock = ", ".join(amount(kind, player["stock"][kind]).in_(lang) for kind in KIND_NAMES[:-1])
    row = ", ".join(_in_row(names, player, card, lang) for card in player["row"]) or "-"
    lines = [
        f"{turn}{seat_name(seat, who)} {player['score']} {WORDS.say(lang, 'points')} · {stock}",
        f"  {WORDS.say(lang, 'board')}: {_estate(names, player, lang)}",
        f"  {WORDS.say(lang, 'row')}: {row}",
        f"  {WORDS.say(lang, 'mosaic')}: {_mosaic(names, player, lang)}"
        f" · {WORDS.say(lang, 'markers')} {player['markers']}+{player['spare']}"
        f" · {WORDS.say(lang, 'blocks')} {player['blocks']} · {WORDS.say(lang, 'contracts')} "
        f"{len(player['shipping'])}+{len(player['building'])}",
    ]
    if "hand" in player:
        hand = ", ".join(names.follower(card).in_(lang) for card in player["hand"]) or "-"
        lines.append(f"  {WORDS.say(lang, 'hand')}: {hand}")
        if "packet" in player:
            packet = ", ".join(names.follower(card).in_(lang) for card in player["packet"]) or "-"
            lines.append(f"  {WORDS.say(lang, 'packet')}: {packet}")
    else:
        known = f" ({WORDS.say(lang, 'known')}: {', '.join(player['known'])})" if player["known"] else ""
        lines.append(f"  {WORDS.say(lang, 'hand')}: {WORDS.say(lang, 'cards', n=player['cards'])}{known}")
    return lines


def _in_row(names: Names, player: NovaPlayer, card: str, lang: str) -> str:
    text = f"{card} ({names.abilities[card].in_(lang)})"
    return f"[dim]{text}[/]" if card in player["face_down"] else text


def _estate(names: Names, player: NovaPlayer, lang: str) -> str:
    cells = []
    for number, place in enumerate(player["estate"]):
        if place["tile"] or place["artisan"]:
            text = names.tile_texts[place["tile"]].in_(lang) if place["tile"] else ""
            if place["used"]:
                text = f"[dim]{text}[/]"
            mark = "@" if place["artisan"] else ""
            cells.append(f"{cell(number, 3)} {mark}{text}")
    return " · ".join(cells) or "-"


def _mosaic(names: Names, player: NovaPlayer, lang: str) -> str:
    rows = []
    for row in range(3):
        goals = []
        for column in range(3):
            goal = player["achievements"][3 * row + column]
            done = 3 * row + column in player["claimed"]
            goals.append(f"[bold]✓{goal}[/]" if done else goal or "-")
        rows.append(" ".join(goals))
    return " / ".join(rows)
