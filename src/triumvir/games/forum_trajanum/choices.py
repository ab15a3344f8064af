"""What an action means in this position: which tile is used, passed on or received, which street a tile is for."""

from __future__ import annotations

from triumvir.games.forum_trajanum import actions as a
from triumvir.games.forum_trajanum.names import Names, reward_name, square_name
from triumvir.games.forum_trajanum.view_types import ForumView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.forum_trajanum", "choices")


def seen(names: Names, view: ForumView, action: int) -> Text | None:
    """An action by the street that it is for, and a square of the forum by its colour."""
    if a.TAKE <= action < a.PASS_ON and len(set(view["streets"])) == 2:  # one street may be called by both cards
        if action >= a.SKIP:
            return WORDS("skip", street=names.street(view["streets"][action - a.SKIP]))
        card, place = divmod(action - a.TAKE, a.CELLS)
        return WORDS("take", street=names.street(view["streets"][card]), place=names.cell_texts[place])
    if a.ENVOY <= action < a.ENVOY + a.FORUM:
        return WORDS("envoy", square=square_name(tuple(view["mosaic"]), view["columns"], action - a.ENVOY))
    return None


def more(names: Names, view: ForumView, action: int, lang: str) -> str:
    """What is to be added to the words of an action."""
    decision = view["decision"]
    if a.STEP <= action < a.STEP + a.TRACK_STEPS and decision and "track" in decision:
        return reward_name(names.rewards[decision["track"]][action - a.STEP]).in_(lang)
    return " + ".join(names.by_tile[tile].in_(lang) for tile in _tiles(view, action) if tile in names.by_tile)


def _tiles(view: ForumView, action: int) -> tuple[str | None, ...]:
    seat: int = view["to_act"]
    player = view["players"][seat]
    if a.PASS_ON <= action < a.PASS_ON + 2:
        taken = player["commit"][("first", "second")[action - a.PASS_ON]]
        return (taken["tile"],) if taken else ()
    own, received = player["kept"], view["players"][(seat + 1) % len(view["players"])]["passed"]
    if action == a.USE_OWN:
        return (own,)
    if action == a.USE_RECEIVED:
        return (received,)
    if action == a.OWN_RECEIVED:
        return own, received
    if action == a.RECEIVED_OWN:
        return received, own
    return ()
