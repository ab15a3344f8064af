"""What a turn was about, for those who watch: deeds of its actions, and what happened to all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triumvir.draw.letters import NUMERALS
from triumvir.draw.view import sure
from triumvir.engine.captions import FOLLOWS, SMALL, Deed
from triumvir.games.trajan import actions as a
from triumvir.games.trajan.box import ACTION_TYPES
from triumvir.games.trajan.names import Names, action_name, building_name, demand_name, kind_name, mat_name
from triumvir.games.trajan.view_types import TrajanView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.trajan", "captions")
SET_UP = {"place_marker": "sets-markers", "take_card": "sets-cards", "take_tile": "sets-tiles"}
SET_UP["choose_slot"] = SET_UP["take_tile"]
PLAIN = {
    a.DRAW: "draws",
    a.DRAW_TWO: "draws-two",
    a.RECRUIT_LEGIONARY: "recruits-legionary",
    a.ADVANCE: "advances",
    a.RECRUIT_WORKER: "recruits-worker",
}


def turn(view: TrajanView) -> tuple[int, object]:
    """Turns go round; the set-up has turns of its own, and the consul chooses beside them."""
    step = view["step"]
    if step in SET_UP:
        return view["to_act"], SET_UP[step]
    if step == "choose_bonus":
        return view["to_act"], view["quarter"]
    return view["active"], None


def pondered(view: TrajanView) -> Text | None:
    """The action that a player is in the middle of."""
    action = view["decision"]["action"]
    return WORDS("action", action=action_name(action)) if view["step"] == "act" and action else None


def deeds(names: Names, before: TrajanView, action: int | None, after: TrajanView) -> Iterator[Deed]:
    """What an action was worth telling."""
    if action is None:
        return
    if before["step"] in SET_UP:
        yield Deed(SET_UP[before["step"]])
        return
    if before["step"] == "sow":
        yield from _fulfilled(names, before, after)
    elif a.TRAY <= action < a.TRAY + a.TRAYS:
        yield _sowing(names, before, action - a.TRAY)
    elif before["step"] in ("lay_card", "ship_card"):
        yield from _cards(names, before["step"], action)
    elif a.PLUS2 <= action < a.BONUS:
        yield _types(action)
    else:
        yield from _done(names, before, action)


def _done(names: Names, before: TrajanView, action: int) -> Iterator[Deed]:
    """What an action of the circle did."""
    if action in PLAIN:
        yield Deed(PLAIN[action])
    elif a.TAKE <= action < a.TAKE + 2:
        yield Deed("takes-card", (kind_name(before["discards"][action - a.TAKE][-1]),))
    elif a.SPACE <= action < a.SPACE + a.SPACES:
        yield Deed("takes-tile", (mat_name(sure(before["forum"][action - a.SPACE])),))
    elif a.MOVE <= action < a.MOVE + a.PROVINCES:
        province, tile = names.province_texts[action - a.MOVE], before["provinces"][action - a.MOVE]
        yield Deed("leads", (province,))
        if tile is not None:
            yield Deed("finds", (mat_name(tile),))
    elif action == a.DEPLOY:
        yield Deed("deploys", (names.province(sure(before["players"][before["to_act"]]["leader"])),))
    elif a.STACK <= action < a.STACK + a.STACKS:
        yield Deed("takes-trajan", (names.tile_texts[sure(before["stacks"][action - a.STACK]["top"])],))
    elif a.SITE <= action < a.SITE + a.SITES:
        tile_there = before["sites"][action - a.SITE]
        if tile_there is None:
            yield Deed("sends-worker")
        else:
            yield Deed("builds", (WORDS("building", kind=building_name(tile_there["kind"]), vp=tile_there["vp"]),))
    elif a.BONUS <= action < a.BONUS + 2:
        yield Deed("consul", (names.bonus_texts[sure(before["bonus"][action - a.BONUS])],))
    elif action == a.PASS and before["step"] == "act":
        yield Deed("passes", (action_name(before["decision"]["action"]),), FOLLOWS)


def _sowing(names: Names, before: TrajanView, tray: int) -> Deed:
    count = len(before["players"][before["to_act"]]["trays"][tray])
    action = action_name(names.tray_actions[tray])
    return Deed("sows", (), SMALL, (("count", count), ("tray", NUMERALS[tray]), ("action", action)))


def _fulfilled(names: Names, before: TrajanView, after: TrajanView) -> Iterator[Deed]:
    seat = before["active"]
    for old, new in zip(before["players"][seat]["slots"], after["players"][seat]["slots"], strict=True):
        if old is not None and new is None:
            yield Deed("fulfils", (names.tile_texts[old],), FOLLOWS)


def _cards(names: Names, step: str, action: int) -> Iterator[Deed]:
    key = "lays" if step == "lay_card" else "ships"
    if action in (a.JOKER, a.PAIR_JOKERS):
        yield Deed(key, (WORDS("joker"),))
    elif a.CARD <= action < a.CARD + a.KINDS:
        yield Deed(key, (kind_name(names.kinds[action - a.CARD]),))
    elif a.PAIR <= action < a.PAIR + a.KINDS:
        yield Deed("ships-pairs", (kind_name(names.kinds[action - a.PAIR]),))
    elif a.PAIR_JOKER <= action < a.PAIR_JOKER + a.KINDS:
        yield Deed("ships-pairs", (kind_name(names.kinds[action - a.PAIR_JOKER]),))


def _types(action: int) -> Deed:
    if action >= a.EXTRA_JOKER:
        return Deed("spends-joker", (action_name(ACTION_TYPES[action - a.EXTRA_JOKER]),), SMALL)
    if action >= a.EXTRA:
        return Deed("spends-extra", (action_name(ACTION_TYPES[action - a.EXTRA]),), SMALL)
    return Deed("plus2", (action_name(ACTION_TYPES[action - a.PLUS2]),), FOLLOWS)


def events(before: TrajanView, after: TrajanView, who: Sequence[str]) -> Iterator[Text]:
    """A demand, the end of a quarter, the end."""
    if len(after["demands"]) > len(before["demands"]):
        yield WORDS("round-ends", demand=demand_name(after["demands"][-1]))
    if after["step"] == "choose_bonus" and before["step"] != "choose_bonus":
        yield WORDS("quarter-ends", quarter=NUMERALS[before["quarter"]])
    if after["step"] == "over" and before["step"] != "over":
        yield WORDS("over")
