"""What an action did, in sentences. Told from two views, so that nobody reads more than they may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triumvir.draw.view import sure
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.box import ACTION_NAMES
from triumvir.games.nova_roma.box_maps import ROUTE_IDS
from triumvir.games.nova_roma.box_parts import GOOD_NAMES, KIND_NAMES
from triumvir.games.nova_roma.choices import next_port
from triumvir.games.nova_roma.names import (
    Names,
    action_name,
    amount,
    at,
    track_name,
)
from triumvir.games.nova_roma.places import Places, crossing, forum_cell
from triumvir.games.nova_roma.view_types import NovaView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.nova_roma", "log")


def sentences(
    names: Names, places: Places, before: NovaView, action: int | None, after: NovaView, lang: str, who: Sequence[str]
) -> list[str]:
    """What happened between two views by an action."""
    told = [_deed(names, places, before, action, who)]
    told += _drawn(before, after)
    for seat in range(len(who)):
        told += _changes(before, after, seat, who)
    told += _markers(before, after, who)
    told += _chariot(before, after, who)
    told += _rival(names, before, after)
    told += _legionnaires(before, after)
    told += _calendar(before, after)
    if after["step"] == "over" and before["step"] != "over":
        told += _result(after, who)
    return [text.in_(lang) for text in told]


def _deed(names: Names, places: Places, before: NovaView, action: int | None, who: Sequence[str]) -> Text:
    name = who[before["to_act"]]
    if action is None:
        return WORDS("chooses-card", name=name)
    if action >= a.BLOCKS:
        return WORDS("builds", name=name, place=places.lot(action - a.BLOCKS, before["rewards"]))
    if action >= a.PICK:
        number, card = divmod(action - a.PICK, a.FOLLOWERS)
        return WORDS(FOLLOWERS[number], name=name, card=names.followers[card])
    if action >= a.TILE:
        tile = names.mosaics[action - a.TILE]
        return WORDS("takes-mosaic", name=name, goals=names.mosaic_texts[tile])
    if action in PLAIN:
        return WORDS(PLAIN[action], name=name)
    if action == a.PASS:
        return WORDS(PASSES.get(before["step"], "goes-on"), name=name)
    if action in (a.PERFORM, a.FORGO):
        return _declared(before, action, name)
    if action in (a.ROW_FIRST, a.COLUMN_FIRST):
        return _first(before, action, name)
    if action < a.BUY or action >= a.LEGIONNAIRE:
        return _placed(names, before, action, name)
    return _did(names, places, before, action, name)


def _declared(before: NovaView, action: int, name: str) -> Text:
    text = action_name(sure(before["decision"]["action"]))
    if action == a.FORGO:
        return WORDS("forgoes", name=name, action=text)
    return WORDS("performs", name=name, action=text, strength=before["decision"]["strength"])


def _first(before: NovaView, action: int, name: str) -> Text:
    row, column = at(sure(before["forum"]["cell"]))
    names = before["forum"]["rows"][row], before["forum"]["columns"][column]
    return WORDS("begins", name=name, action=action_name(names[action == a.COLUMN_FIRST]))


def _placed(names: Names, before: NovaView, action: int, name: str) -> Text:
    if action >= a.LEGIONNAIRE:
        return WORDS("legionnaire", name=name, place=_there(before, action - a.LEGIONNAIRE))
    if action >= a.PATRICIAN:
        return WORDS("patrician", name=name, place=_there(before, action - a.PATRICIAN))
    if action >= a.CLAIM:
        goal = sure(before["players"][before["to_act"]]["achievements"][action - a.CLAIM])
        return WORDS("claims", name=name, what=names.achievement_texts[goal])
    return WORDS("emperor", name=name, place=_there(before, action - a.EMPEROR))


def _there(before: NovaView, number: int) -> Text:
    """A forum cell by its actions."""
    row, column = divmod(number, a.SIDE)
    return crossing(before["forum"]["rows"][row], before["forum"]["columns"][column])


def _did(names: Names, places: Places, before: NovaView, action: int, name: str) -> Text:
    """Steps of the actions."""
    if action < a.ESTATE:
        good = amount(GOOD_NAMES[(action - a.BUY) % a.GOODS], 1)
        return WORDS("buys" if action < a.GOOD else "takes-good", name=name, good=good)
    if action < a.LAY:
        return WORDS("takes-estate", name=name, tile=names.tile_texts[sure(before["estate"][action - a.ESTATE])])
    if action < a.PLACE:
        return WORDS("lays", name=name, place=places.estate[action - a.LAY])
    if action < a.PAY:
        return WORDS("places", name=name, place=places.estate[action - a.PLACE])
    if action < a.ACTION:
        return WORDS("pays", name=name, n=action - a.PAY)
    if action < a.DRAW:
        return WORDS("petitions", name=name, action=action_name(ACTION_NAMES[action - a.ACTION]))
    if action < a.SHIPPING:
        if action == a.DRAW + a.SLOTS:
            return WORDS("draws", name=name)
        return WORDS("takes-card", name=name, card=sure(before["followers"][action - a.DRAW]))
    if action < a.SAIL:
        return _contract(names, before, action, name)
    if action < a.TRACK:
        return _sail(names, before, action - a.SAIL, name)
    if action < a.INCOME:
        return WORDS("races", name=name, track=track_name(names.tracks[action - a.TRACK]))
    return WORDS("takes-income", name=name)


def _contract(names: Names, before: NovaView, action: int, name: str) -> Text:
    if action < a.BUILDING:
        card = sure(before["shipping"][action - a.SHIPPING])
        return WORDS("ships", name=name, cost=names.shipping_text(card))
    card = sure(before["building"][action - a.BUILDING])
    return WORDS("completes", name=name, contract=names.building_text(card))


def _sail(names: Names, before: NovaView, number: int, name: str) -> Text:
    reached = next_port(names, before, number // a.ROUTES, ROUTE_IDS[number % a.ROUTES])
    return WORDS("sails", name=name, port=names.port_text(reached))


FOLLOWERS = ("drafts", "keeps", "discards", "plays", "drops", "uses")  # what is done with a follower
PASSES = {
    "claim_before": "claims-nothing",
    "claim_after": "claims-nothing",
    "window": "uses-no-more",
    "end_window": "uses-no-more",
}
PLAIN = {
    a.SPEND_WINE: "spends-wine",
    a.CLAIM_MARKER: "claims-marker",
    a.PAY_ARTISAN: "pays-artisan",
    a.HIRE: "hires",
    a.CONVERT: "converts",
    a.TAKE_MARKER: "takes-marker",
    a.TAKE_INFLUENCE: "takes-influence",
}


# ---------------------------------------------------------------- what followed from it


def _drawn(before: NovaView, after: NovaView) -> Iterator[Text]:
    """The owner reads which card came from the deck; nobody else does."""
    seat = before["seat"]
    if seat is None or before["step"] in ("draft_card", "keep_card", "draft_tile"):
        return
    mine, now = before["players"][seat], after["players"][seat]
    if now["blind"] > mine["blind"]:
        yield WORDS("drew", cards=tuple(card for card in now["hand"] if card not in mine["hand"]))


def _changes(before: NovaView, after: NovaView, seat: int, who: Sequence[str]) -> Iterator[Text]:
    """What a player gained and paid; artisans that clean-up moves are no news."""
    old, new = before["players"][seat]["stock"], after["players"][seat]["stock"]
    kinds = [kind for kind in KIND_NAMES[:-1] if new[kind] != old[kind]]
    if after["round"] != before["round"]:
        kinds = [kind for kind in kinds if kind != "artisans"]
    gains = tuple(amount(kind, new[kind] - old[kind]) for kind in kinds if new[kind] > old[kind])
    paid = tuple(amount(kind, old[kind] - new[kind]) for kind in kinds if new[kind] < old[kind])
    if gains:
        yield WORDS("gains", name=who[seat], gains=gains)
    if paid:
        yield WORDS("gives", name=who[seat], paid=paid)


def _markers(before: NovaView, after: NovaView, who: Sequence[str]) -> Iterator[Text]:
    if before["step"] == "place_emperor" or after["first"] == before["first"]:
        return
    yield WORDS("has-marker", name=who[after["first"]])


def _chariot(before: NovaView, after: NovaView, who: Sequence[str]) -> Iterator[Text]:
    ended = after["round"] != before["round"] or (after["step"] == "over" and before["step"] != "over")
    if not ended:
        return
    track = track_name(before["chariots"][0])
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        if len(new["chariots"]) > len(old["chariots"]):
            yield WORDS("wins-chariot", name=who[seat], track=track)
            return
    yield WORDS("nobody-chariot" if before["rival"] is None else "automa-chariot", track=track)


def _rival(names: Names, before: NovaView, after: NovaView) -> Iterator[Text]:
    old, new = before["rival"], after["rival"]
    if old is None or new is None:
        return
    blocked = new["ledger"]["blocked"] - old["ledger"]["blocked"]
    if blocked:
        yield WORDS("automa-blocked", n=blocked)
    for was, now in zip(old["ships"], new["ships"], strict=True):
        if was != now:
            yield WORDS("automa-sails", port=names.port_text(now))
    for card in new["contracts"]:
        if card not in old["contracts"]:
            yield WORDS("automa-contract", contract=names.building_text(card))


def _legionnaires(before: NovaView, after: NovaView) -> Iterator[Text]:
    if after["rival"] is None:
        return
    there = before["forum"]["legionnaires"]
    came = tuple(forum_cell(after["forum"], place) for place in after["forum"]["legionnaires"] if place not in there)
    if came:
        yield WORDS("legionnaires", n=len(came), places=came)


def _calendar(before: NovaView, after: NovaView) -> Iterator[Text]:
    if after["step"] == "place_emperor" and before["step"] != "place_emperor":
        places = tuple(forum_cell(after["forum"], place) for place in after["forum"]["emperor_options"])
        yield WORDS("round", n=after["round"] + 1, places=places)


def _result(after: NovaView, who: Sequence[str]) -> Iterator[Text]:
    yield WORDS("over")
    for name, player in zip(who, after["players"], strict=True):
        yield WORDS("has-points", name=name, n=player["score"])
    if after["rival"] is not None:
        yield WORDS("automa-points", n=after["rival"]["score"])
