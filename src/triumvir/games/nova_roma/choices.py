"""What an action means in this position: which card, which tile, which actions a cell gives."""

from __future__ import annotations

from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.names import Names, action_name, at
from triumvir.games.nova_roma.view_types import NovaView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.nova_roma", "choices")


def more(names: Names, view: NovaView, action: int, lang: str) -> str:
    """What is to be added to the words of an action."""
    text = _more(names, view, action)
    return text.in_(lang) if text else ""


def _more(names: Names, view: NovaView, action: int) -> Text | None:
    forum, player = view["forum"], view["players"][view["active"]]
    if a.PATRICIAN <= action < a.PATRICIAN + a.FORUM:
        row, column = divmod(action - a.PATRICIAN, a.SIDE)
        return WORDS("crossing", one=action_name(forum["rows"][row]), other=action_name(forum["columns"][column]))
    if action in (a.ROW_FIRST, a.COLUMN_FIRST) and forum["cell"]:
        row, column = at(forum["cell"])
        return action_name(forum["rows"][row] if action == a.ROW_FIRST else forum["columns"][column])
    if a.CLAIM <= action < a.CLAIM + a.MOSAIC_CELLS:
        goal = player["achievements"][action - a.CLAIM]
        return WORDS("goal", goal=goal, what=names.achievement_texts[goal]) if goal else None
    if a.ESTATE <= action <= a.ESTATE + a.SLOTS:
        tile = view["estate"][action - a.ESTATE]
        return names.tile_texts[tile] if tile else None
    if a.PLACE <= action < a.PLACE + a.ESTATE_CELLS:
        tile = player["estate"][action - a.PLACE]["tile"]
        return names.tile_texts[tile] if tile else None
    return _card(names, view, action)


def _card(names: Names, view: NovaView, action: int) -> Text | None:
    """What is on the card that an action takes."""
    if a.DRAW <= action < a.DRAW + a.SLOTS:
        card = view["followers"][action - a.DRAW]
        return names.follower(card) if card else None
    if a.SHIPPING <= action < a.SHIPPING + a.SLOTS:
        card = view["shipping"][action - a.SHIPPING]
        return names.shipping_text(card) if card else None
    if a.BUILDING <= action < a.BUILDING + a.SLOTS:
        card = view["building"][action - a.BUILDING]
        return names.building_text(card) if card else None
    if a.TILE <= action < a.PICK:
        return names.mosaic_texts[names.mosaics[action - a.TILE]]
    if a.PICK <= action < a.BLOCKS:
        return names.abilities[names.followers[(action - a.PICK) % a.FOLLOWERS]]
    return None
