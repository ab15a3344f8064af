"""What an action means in this position: which card, which tile, which actions a cell gives."""

from __future__ import annotations

from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.names import ACTION_TEXTS, Names
from triumvir.games.nova_roma.view_types import NovaView


def more(names: Names, view: NovaView, action: int, lang: str) -> str:
    """What is to be added to the words of an action."""
    if a.PATRICIAN <= action < a.PATRICIAN + a.FORUM:
        row, column = divmod(action - a.PATRICIAN, a.SIDE)
        both = view["forum"]["rows"][row], view["forum"]["columns"][column]
        return " + ".join(ACTION_TEXTS[name].in_(lang) for name in both)
    if action in (a.ROW_FIRST, a.COLUMN_FIRST) and view["forum"]["cell"]:
        row, column = int(view["forum"]["cell"][1]) - 1, int(view["forum"]["cell"][3]) - 1
        forum = view["forum"]
        name = forum["rows"][row] if action == a.ROW_FIRST else forum["columns"][column]
        return ACTION_TEXTS[name].in_(lang)
    if a.CLAIM <= action < a.CLAIM + a.MOSAIC_CELLS:
        goal = view["players"][view["active"]]["achievements"][action - a.CLAIM]
        return f"{goal}, {names.achievement_texts[goal].in_(lang)}" if goal else ""
    if a.ESTATE <= action <= a.ESTATE + a.SLOTS:
        tile = view["estate"][action - a.ESTATE]
        return names.tile_texts[tile].in_(lang) if tile else ""
    if a.PLACE <= action < a.PLACE + a.ESTATE_CELLS:
        tile = view["players"][view["active"]]["estate"][action - a.PLACE]["tile"]
        return names.tile_texts[tile].in_(lang) if tile else ""
    if a.DRAW <= action < a.DRAW + a.SLOTS:
        card = view["followers"][action - a.DRAW]
        return names.follower(card, lang) if card else ""
    if a.SHIPPING <= action < a.SHIPPING + a.SLOTS:
        card = view["shipping"][action - a.SHIPPING]
        return names.shipping_text(card).in_(lang) if card else ""
    if a.BUILDING <= action < a.BUILDING + a.SLOTS:
        card = view["building"][action - a.BUILDING]
        return names.building_text(card).in_(lang) if card else ""
    if a.TILE <= action < a.PICK:
        return names.mosaic_texts[names.mosaics[action - a.TILE]].in_(lang)
    if a.PICK <= action < a.BLOCKS:
        return names.abilities[names.followers[(action - a.PICK) % a.FOLLOWERS]].in_(lang)
    return ""
