"""What an action means in this position: which tile, which tray it leads to, what it scores."""

from __future__ import annotations

from triumvir.draw.letters import NUMERALS
from triumvir.draw.view import sure
from triumvir.games.trajan import actions as a
from triumvir.games.trajan.names import Names, action_name, kind_name, mat_name, space_name
from triumvir.games.trajan.view_types import TrajanView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.trajan", "choices")


def seen(names: Names, view: TrajanView, action: int) -> Text | None:
    """An action by what lies at its place; where the same lies elsewhere too, the place is told."""
    if a.SPACE <= action < a.SPACE + a.SPACES:
        space, forum = action - a.SPACE, view["forum"]
        tile = mat_name(sure(forum[space]))
        if forum.count(forum[space]) > 1:
            return WORDS("take-tile-at", tile=tile, place=space_name(space))
        return WORDS("take-tile", tile=tile)
    if a.SITE <= action < a.SITE + a.SITES:
        return WORDS("build", site=names.site_tile(view["sites"], action - a.SITE))
    return None


def more(names: Names, view: TrajanView, action: int, lang: str) -> str:
    """What is to be added to the words of an action."""
    text = _more(names, view, action)
    return text.in_(lang) if text else ""


def _more(names: Names, view: TrajanView, action: int) -> Text | None:
    if a.TRAY <= action < a.TRAY + a.TRAYS:
        return _sowing(names, view, action - a.TRAY)
    if a.TAKE <= action < a.TAKE + 2:
        return kind_name(view["discards"][action - a.TAKE][-1])
    if a.MOVE <= action < a.MOVE + a.PROVINCES:
        tile = view["provinces"][action - a.MOVE]
        return mat_name(tile) if tile else None
    if a.STACK <= action < a.STACK + a.STACKS:
        return names.tile_texts[sure(view["stacks"][action - a.STACK]["top"])]
    if a.BONUS <= action < a.BONUS + 2:
        return names.bonus_texts[sure(view["bonus"][action - a.BONUS])]
    return None


def _sowing(names: Names, view: TrajanView, tray: int) -> Text:
    """How many markers, and the tray and action that the last one leads to."""
    count = len(view["players"][view["to_act"]]["trays"][tray])
    target = (tray + count) % a.TRAYS
    return WORDS("sowing", n=count, tray=NUMERALS[target], action=action_name(names.tray_actions[target]))
