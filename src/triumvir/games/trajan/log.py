"""What an action did, in sentences. Told from two views, so that nobody reads more than they may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triumvir.draw.letters import NUMERALS
from triumvir.draw.view import sure
from triumvir.games.trajan import actions as a
from triumvir.games.trajan.box import ACTION_TYPES, CATEGORIES
from triumvir.games.trajan.names import (
    LEDGER,
    SHIPS,
    Names,
    action_name,
    cards,
    category_name,
    colour_name,
    demand_name,
    kind_name,
    mat_name,
    ship_name,
    side_name,
)
from triumvir.games.trajan.view_types import TrajanView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.trajan", "log")


def sentences(
    names: Names, before: TrajanView, action: int | None, after: TrajanView, lang: str, who: Sequence[str]
) -> list[str]:
    """What happened between two views by an action."""
    told: list[Text] = []
    if action is not None:
        told.append(_deed(names, before, action, who[before["to_act"]]))
    told += _fulfilled(names, before, after, who)
    told += _drawn(before, action, after)
    told += _second_bonus(names, before, after, who)
    told += _scored(before, after, who)
    told += _calendar(before, after)
    if after["step"] == "over" and before["step"] != "over":
        told.append(WORDS("over"))
    return [text.in_(lang) for text in told]


def _deed(names: Names, before: TrajanView, action: int, name: str) -> Text:
    if action < a.DRAW:
        return _sowing(names, before, action, name)
    if a.TAKE <= action < a.TAKE + 2:
        side = action - a.TAKE
        return WORDS("takes", name=name, card=kind_name(before["discards"][side][-1]), side=side_name(side))
    if a.SHIP <= action < a.SHIP + a.SHIPS:
        return WORDS("ships-with", name=name, ship=ship_name(SHIPS[action - a.SHIP]))
    if a.CARD <= action < a.STOP:
        return _cards(names, before["step"], action, name)
    if a.PILE <= action < a.SPACE:
        return WORDS("onto-pile", name=name, side=side_name(action - a.PILE))
    if a.SPACE <= action < a.RECRUIT_LEGIONARY:
        return WORDS("takes-tile", name=name, tile=mat_name(sure(before["forum"][action - a.SPACE])))
    if a.MOVE <= action < a.ADVANCE:
        return _move(names, before, action - a.MOVE, name)
    if a.STACK <= action < a.SLOT:
        tile = names.tile_texts[sure(before["stacks"][action - a.STACK]["top"])]
        return WORDS("takes-trajan", name=name, category=category_name(CATEGORIES[action - a.STACK]), tile=tile)
    if a.SLOT <= action < a.RECRUIT_WORKER:
        return WORDS("slots", name=name, slot=NUMERALS[action - a.SLOT])
    if a.SITE <= action < a.ACCEPT:
        return WORDS("builds", name=name, site=names.site_tile(before["sites"], action - a.SITE))
    if a.PLUS2 <= action < a.BONUS:
        return _types(action, name)
    if a.BONUS <= action < a.PASS:
        return WORDS("takes-bonus", name=name, tile=names.bonus_texts[sure(before["bonus"][action - a.BONUS])])
    if action == a.DEPLOY:
        return WORDS("deploys", name=name, province=names.province(sure(before["players"][before["to_act"]]["leader"])))
    return WORDS(PLAIN[action], name=name)


def _sowing(names: Names, before: TrajanView, action: int, name: str) -> Text:
    decision = before["decision"]
    if action < a.TRAY:
        tray = (12 - decision["left"]) // 2 if before["step"] == "place_marker" else (decision["tray"] + 1) % 6
        return WORDS("puts", name=name, colour=colour_name(names.colours[action]), tray=NUMERALS[tray])
    tray = action - a.TRAY
    count = len(before["players"][before["to_act"]]["trays"][tray])
    return WORDS("picks-up", name=name, n=count, tray=NUMERALS[tray])


def _cards(names: Names, step: str, action: int, name: str) -> Text:
    if action == a.PAIR_JOKERS:
        return WORDS("adds-jokers", name=name)
    if action >= a.PAIR_JOKER:
        return WORDS("adds-pair-joker", name=name, card=kind_name(names.kinds[action - a.PAIR_JOKER]))
    if action >= a.PAIR:
        return WORDS("adds-pair", name=name, card=kind_name(names.kinds[action - a.PAIR]))
    if action == a.JOKER:
        return WORDS("lays-joker" if step == "lay_card" else "ships-joker", name=name)
    done = {"discard_card": "discards", "lay_card": "lays"}.get(step, "ships")
    return WORDS(done, name=name, card=kind_name(names.kinds[action - a.CARD]))


def _move(names: Names, before: TrajanView, province: int, name: str) -> Text:
    where, tile = names.province_texts[province], before["provinces"][province]
    if tile is None:
        return WORDS("leads", name=name, province=where)
    return WORDS("leads-finds", name=name, province=where, tile=mat_name(tile))


def _types(action: int, name: str) -> Text:
    if action >= a.EXTRA_JOKER:
        return WORDS("spends-joker", name=name, action=action_name(ACTION_TYPES[action - a.EXTRA_JOKER]))
    if action >= a.EXTRA:
        return WORDS("spends-extra", name=name, action=action_name(ACTION_TYPES[action - a.EXTRA]))
    return WORDS("plus2", name=name, action=action_name(ACTION_TYPES[action - a.PLUS2]))


PLAIN = {
    a.DRAW: "draws",
    a.DRAW_TWO: "draws-two",
    a.LAY_OUT: "lays-out",
    a.STOP: "adds-no-more",
    a.RECRUIT_LEGIONARY: "recruits-legionary",
    a.ADVANCE: "advances",
    a.RECRUIT_WORKER: "recruits-worker",
    a.ACCEPT: "accepts",
    a.DECLINE: "declines",
    a.PASS: "passes",
}


def _fulfilled(names: Names, before: TrajanView, after: TrajanView, who: Sequence[str]) -> Iterator[Text]:
    if before["step"] != "sow":
        return
    seat = before["active"]
    for old, new in zip(before["players"][seat]["slots"], after["players"][seat]["slots"], strict=True):
        if old is not None and new is None:
            yield WORDS("fulfils", name=who[seat], tile=names.tile_texts[old])


def _drawn(before: TrajanView, action: int | None, after: TrajanView) -> Iterator[Text]:
    """The owner reads which cards came; nobody else does."""
    seat = before["seat"]
    if seat is None or before["to_act"] != seat or action in (a.TAKE, a.TAKE + 1):
        return
    old, new = before["players"][seat]["hand"], after["players"][seat]["hand"]
    came = {kind: count - old.get(kind, 0) for kind, count in new.items() if count > old.get(kind, 0)}
    if not came or before["deck"] == after["deck"]:
        return
    yield WORDS("drew", cards=cards(came))


def _scored(before: TrajanView, after: TrajanView, who: Sequence[str]) -> Iterator[Text]:
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        for source, vp in new["ledger"].items():
            gained = vp - old["ledger"][source]
            if gained:
                told = "scores" if gained > 0 else "loses"
                yield WORDS(told, name=who[seat], n=abs(gained), source=LEDGER[source])


def _second_bonus(names: Names, before: TrajanView, after: TrajanView, who: Sequence[str]) -> Iterator[Text]:
    if after["quarter"] == before["quarter"]:
        return
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        for tile in new["bonus_gray"]:
            if tile not in old["bonus_gray"]:
                yield WORDS("second-bonus", name=who[seat], tile=names.bonus_texts[tile])


def _calendar(before: TrajanView, after: TrajanView) -> Iterator[Text]:
    if len(after["demands"]) > len(before["demands"]):
        yield WORDS("round-ends", demand=demand_name(after["demands"][-1]))
    if after["step"] == "choose_bonus" and before["step"] != "choose_bonus":
        yield WORDS("quarter-ends")
