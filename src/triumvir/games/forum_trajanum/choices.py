"""What an action means in this position: which tile is used, passed on or received."""

from __future__ import annotations

from triumvir.games.forum_trajanum import actions as a
from triumvir.games.forum_trajanum.names import Names
from triumvir.games.forum_trajanum.view_types import ForumView


def more(names: Names, view: ForumView, action: int, lang: str) -> str:
    """What is to be added to the words of an action."""
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
