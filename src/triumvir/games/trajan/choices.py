"""What an action means in this position: which tile, which tray it leads to, what it scores."""

from __future__ import annotations

from triumvir.draw.view import sure
from triumvir.games.trajan import actions as a
from triumvir.games.trajan.box import NUMERALS
from triumvir.games.trajan.names import BUILDING_TEXTS, KIND_TEXTS, TYPE_NAMES, Names, named
from triumvir.games.trajan.view_types import TrajanView


def more(names: Names, view: TrajanView, action: int, lang: str) -> str:
    """What is to be added to the words of an action."""
    if a.TRAY <= action < a.TRAY + a.TRAYS:
        return _sowing(names, view, action - a.TRAY, lang)
    if a.TAKE <= action < a.TAKE + 2:
        return named(KIND_TEXTS, view["discards"][action - a.TAKE][-1]).in_(lang)
    if a.SPACE <= action < a.SPACE + a.SPACES:
        return names.mat_tile(sure(view["forum"][action - a.SPACE]), lang)
    if a.MOVE <= action < a.MOVE + a.PROVINCES:
        tile = view["provinces"][action - a.MOVE]
        return names.mat_tile(tile, lang) if tile else ""
    if a.STACK <= action < a.STACK + a.STACKS:
        return names.tile(sure(view["stacks"][action - a.STACK]["top"]), lang)
    if a.SITE <= action < a.SITE + a.SITES:
        building = view["sites"][action - a.SITE]
        return f"{BUILDING_TEXTS[building['kind']].in_(lang)} {building['vp']}" if building else ""
    if a.BONUS <= action < a.BONUS + 2:
        return names.bonus_texts[sure(view["bonus"][action - a.BONUS])].in_(lang)
    return ""


def _sowing(names: Names, view: TrajanView, tray: int, lang: str) -> str:
    """How many markers, and the tray and action that the last one leads to."""
    count = len(view["players"][view["to_act"]]["trays"][tray])
    target = (tray + count) % a.TRAYS
    action = TYPE_NAMES[names.tray_actions[target]].in_(lang)
    stones = ("Stein" if count == 1 else "Steine") if lang == "de" else ("marker" if count == 1 else "markers")
    return f"{count} {stones} → {NUMERALS[target]} {action}"
