"""What an action means in this position: which card, which tile, which actions a cell gives."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from triumvir.draw.view import sure
from triumvir.engine.places import order
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.box_maps import ROUTE_IDS
from triumvir.games.nova_roma.names import Names, action_name, at
from triumvir.games.nova_roma.places import Places, crossing, mosaic_cell, nth
from triumvir.games.nova_roma.view_types import NovaView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.nova_roma", "choices")
FIGURES = ((a.EMPEROR, "emperor"), (a.PATRICIAN, "patrician"), (a.LEGIONNAIRE, "legionnaire"))


def seen(names: Names, places: Places, view: NovaView, action: int) -> Text | None:
    """An action by what lies at its place; what lies there twice is told with its order."""
    if action >= a.BLOCKS:
        return places.lot(action - a.BLOCKS, view["rewards"])
    for first, figure in FIGURES:
        if first <= action < first + a.FORUM:
            row, column = divmod(action - first, a.SIDE)
            return WORDS(figure, cell=crossing(view["forum"]["rows"][row], view["forum"]["columns"][column]))
    if a.CLAIM <= action < a.CLAIM + a.MOSAIC_CELLS:
        return _claim(names, view, action - a.CLAIM)
    if a.SAIL <= action < a.SAIL + a.SHIPS * a.ROUTES:
        ship, route = divmod(action - a.SAIL, a.ROUTES)
        return WORDS("sail", order=order(ship), port=names.port_text(next_port(names, view, ship, ROUTE_IDS[route])))
    return _offered(names, view, action)


def next_port(names: Names, view: NovaView, ship: int, route: str) -> str:
    """The port that a ship of the active player would come to on a route."""
    port = view["players"][view["to_act"]]["ships"][ship]["port"]
    first = names.tables.route_first[ROUTE_IDS.index(route)]
    return names.ports[first if port == "start" else names.ports.index(port) + 1]


def _claim(names: Names, view: NovaView, number: int) -> Text | None:
    goals = view["players"][view["active"]]["achievements"]
    goal = goals[number]
    if goal is None:
        return None
    what = names.achievement_texts[goal]
    if goals.count(goal) > 1:
        return WORDS("claim-at", what=what, place=mosaic_cell(number))
    return WORDS("claim", what=what)


def _offered(names: Names, view: NovaView, action: int) -> Text | None:
    """What is taken from an offer."""
    if a.ESTATE <= action <= a.ESTATE + a.SLOTS:
        return WORDS("take-tile", tile=_slot(view["estate"], action - a.ESTATE, names.tile_texts.__getitem__))
    if a.DRAW <= action < a.DRAW + a.SLOTS:
        return WORDS("take-card", card=names.follower(sure(view["followers"][action - a.DRAW])))
    if a.SHIPPING <= action < a.SHIPPING + a.SLOTS:
        return WORDS("shipping", cost=_slot(view["shipping"], action - a.SHIPPING, names.shipping_text))
    if a.BUILDING <= action < a.BUILDING + a.SLOTS:
        return WORDS("building", contract=_slot(view["building"], action - a.BUILDING, names.building_text))
    return None


def _slot(offer: Sequence[str | None], number: int, text: Callable[[str], Text]) -> Text:
    """What lies in a slot; with its order if another one reads the same."""
    words = text(sure(offer[number]))
    alike = sum(text(one) == words for one in offer if one is not None)
    return nth(words, number) if alike > 1 else words


def more(names: Names, view: NovaView, action: int, lang: str) -> str:
    """What is to be added to the words of an action."""
    text = _more(names, view, action)
    return text.in_(lang) if text else ""


def _more(names: Names, view: NovaView, action: int) -> Text | None:
    forum, player = view["forum"], view["players"][view["active"]]
    if action in (a.ROW_FIRST, a.COLUMN_FIRST) and forum["cell"]:
        row, column = at(forum["cell"])
        return action_name(forum["rows"][row] if action == a.ROW_FIRST else forum["columns"][column])
    if a.PLACE <= action < a.PLACE + a.ESTATE_CELLS:
        tile = player["estate"][action - a.PLACE]["tile"]
        return names.tile_texts[tile] if tile else None
    if a.PICK <= action < a.BLOCKS:
        return names.abilities[names.followers[(action - a.PICK) % a.FOLLOWERS]]
    return None
