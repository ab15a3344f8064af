"""What a turn was about, for those who watch: deeds of its actions, and what happened to all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triumvir.draw.letters import NUMERALS
from triumvir.draw.view import sure
from triumvir.engine.captions import FOLLOWS, SMALL, Deed
from triumvir.games.forum_trajanum import actions as a
from triumvir.games.forum_trajanum.log import COMMITTING
from triumvir.games.forum_trajanum.names import ROW_TEXTS, Names, grey_name, pair, reward_name
from triumvir.games.forum_trajanum.view_types import ForumView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.forum_trajanum", "captions")
USES = {
    a.USE_OWN: "uses-own",
    a.USE_RECEIVED: "uses-received",
    a.OWN_RECEIVED: "uses-both",
    a.RECEIVED_OWN: "uses-both",
    a.USE_NONE: "uses-none",
}


def turn(view: ForumView) -> tuple[int, object]:
    """Tiles are taken, then each has a turn; citizens are paid at the end of a cycle."""
    step = view["step"]
    if step in COMMITTING:
        return view["to_act"], ("tiles", view["cycle"], view["round"])
    if step in ("first_citizen", "upkeep"):
        return view["to_act"], (step, view["cycle"])
    return view["active"], (view["cycle"], view["round"], view["turns"])


def pondered(view: ForumView) -> Text | None:
    """What a player is in the middle of."""
    step = view["step"]
    if step in COMMITTING:
        return WORDS("tiles")
    return WORDS("upkeep") if step == "upkeep" else None


def deeds(names: Names, before: ForumView, action: int | None, after: ForumView) -> Iterator[Deed]:
    """What an action was worth telling; which tiles somebody takes is nobody's business."""
    if action is None or before["step"] in COMMITTING:
        yield Deed("takes-tiles")
    elif action < a.TAKE:
        yield Deed("citizen", (ROW_TEXTS[action - a.ROW],))
    elif action in USES:
        yield Deed(USES[action], (), SMALL)
    elif a.RESERVE <= action < a.GAIN:
        yield Deed("uses-reserve", (), SMALL)
    elif a.FACE <= action < a.NO_BUILD:
        yield Deed("builds", (names.face(action - a.FACE),))
    elif action == a.NO_BUILD:
        yield Deed("builds-nothing", (), FOLLOWS)
    elif a.CELL <= action < a.PAY:
        yield from _placed(names, before, action)
    elif a.ENVOY <= action < a.DECLINE:
        yield Deed("envoys", ("",), FOLLOWS)
    elif a.BONUS <= action < a.STEP:
        yield Deed("bonus", (names.area_texts[action - a.BONUS],), FOLLOWS)
    elif a.STEP <= action < a.PAY_ROW:
        track = sure(before["decision"])["track"]
        reward = reward_name(names.rewards[track][action - a.STEP])
        yield Deed("reward", (WORDS("track", track=grey_name(track), reward=reward),), FOLLOWS)
    elif action in (a.PAY_ROW, a.LEAVE_ROW):
        row = ROW_TEXTS[sure(before["decision"])["row"]]
        yield Deed("pays" if action == a.PAY_ROW else "leaves", (row,))


def _placed(names: Names, before: ForumView, action: int) -> Iterator[Deed]:
    """Where a building stands, or which tile a reward took."""
    if action >= a.PAIR:
        yield Deed("place", (names.crossings(*pair((action - a.PAIR) % a.PAIRS)),), SMALL)
    elif before["step"] == "take_tile":
        yield Deed("takes-tile", (), FOLLOWS)
    else:
        yield Deed("place", (names.cell_texts[action - a.CELL],), SMALL)


def events(names: Names, before: ForumView, after: ForumView, who: Sequence[str]) -> Iterator[Text]:
    """Streets that are called, the end of a cycle, the end."""
    if after["step"] == "upkeep" and before["step"] != "upkeep":
        yield WORDS("cycle-ends", cycle=NUMERALS[before["cycle"]])
    old = (before["cycle"], before["round"], before["step"] == "first_citizen")
    if (after["cycle"], after["round"], after["step"] == "first_citizen") != old:
        one, other = (names.street(symbol) for symbol in after["streets"])
        yield WORDS("round", one=one, other=other)
    if after["step"] == "over" and before["step"] != "over":
        yield WORDS("over")
