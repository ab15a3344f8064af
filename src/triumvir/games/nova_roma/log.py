"""What an action did, in sentences. Told from two views, so that nobody reads more than they may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triumvir.draw.view import sure
from triumvir.engine.errors import Text
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.box import ACTION_NAMES
from triumvir.games.nova_roma.box_maps import ROUTE_IDS
from triumvir.games.nova_roma.box_parts import GOOD_NAMES, KIND_NAMES
from triumvir.games.nova_roma.names import ACTION_TEXTS, GOOD_TEXTS, TRACK_TEXTS, Names, amount, cell, joined, named
from triumvir.games.nova_roma.view_types import NovaView


def sentences(
    names: Names, before: NovaView, action: int | None, after: NovaView, lang: str, who: Sequence[str]
) -> list[str]:
    """What happened between two views by an action."""
    told = [_deed(names, before, action, who)]
    told += _drawn(before, after)
    for seat in range(len(who)):
        told += _changes(before, after, seat, who)
    told += _markers(before, after, who)
    told += _chariot(before, after, who)
    told += _rival(names, before, after)
    told += _legionnaires(before, after)
    told += _calendar(before, after, who)
    if after["step"] == "over" and before["step"] != "over":
        told += _result(after, who)
    return [text.in_(lang) for text in told]


def _deed(names: Names, before: NovaView, action: int | None, who: Sequence[str]) -> Text:
    name = who[before["to_act"]]
    what = Text("chooses a card", "wählt eine Karte") if action is None else _verb(names, before, action)
    return Text(f"{name} {what.en}.", f"{name} {what.de}.")


def _verb(names: Names, before: NovaView, action: int) -> Text:
    if action >= a.BLOCKS:
        zone, cells = names.placements[action - a.BLOCKS]
        where = ", ".join(cells)
        return Text(f"builds in zone {zone} on {where}", f"baut in Zone {zone} auf {where}")
    if action >= a.PICK:
        return _follower_verb(names, action)
    if action >= a.TILE:
        tile = names.mosaics[action - a.TILE]
        text = names.mosaic_texts[tile]
        return Text(f"takes mosaic tile {tile} ({text.en})", f"nimmt Mosaikplättchen {tile} ({text.de})")
    if action in _PLAIN:
        return _PLAIN[action]
    if action == a.PASS:
        return _pass(before)
    if action in (a.PERFORM, a.FORGO):
        return _declared(before, action)
    if action in (a.ROW_FIRST, a.COLUMN_FIRST):
        return _first(before, action)
    if action < a.BUY or action >= a.LEGIONNAIRE:
        return _placed(names, before, action)
    return _did(names, before, action)


def _pass(before: NovaView) -> Text:
    if before["step"] in ("claim_before", "claim_after"):
        return Text("claims nothing", "beansprucht nichts")
    if before["step"] in ("window", "end_window"):
        return Text("uses no more followers", "setzt keine Gefolgschaft mehr ein")
    return Text("goes on", "macht weiter")


def _declared(before: NovaView, action: int) -> Text:
    text = ACTION_TEXTS[sure(before["decision"]["action"])]
    strength = before["decision"]["strength"]
    if action == a.FORGO:
        return Text(f"gives up {text.en}", f"verzichtet auf {text.de}")
    return Text(f"performs {text.en} with strength {strength}", f"führt {text.de} mit Stärke {strength} aus")


def _first(before: NovaView, action: int) -> Text:
    place = sure(before["forum"]["cell"])
    row, column = int(place[1]) - 1, int(place[3]) - 1
    names = before["forum"]["rows"][row], before["forum"]["columns"][column]
    text = ACTION_TEXTS[names[action == a.COLUMN_FIRST]]
    return Text(f"begins with {text.en}", f"beginnt mit {text.de}")


def _placed(names: Names, before: NovaView, action: int) -> Text:
    if action >= a.LEGIONNAIRE:
        where = cell(action - a.LEGIONNAIRE, a.SIDE)
        return Text(f"puts a legionnaire on {where}", f"stellt einen Legionär auf {where}")
    if action >= a.PATRICIAN:
        where = cell(action - a.PATRICIAN, a.SIDE)
        return Text(f"puts a patrician on {where}", f"stellt einen Patrizier auf {where}")
    if action >= a.CLAIM:
        goal = sure(before["players"][before["to_act"]]["achievements"][action - a.CLAIM])
        text = names.achievement_texts[goal]
        return Text(f"claims {goal} ({text.en})", f"beansprucht {goal} ({text.de})")
    where = cell(action - a.EMPEROR, a.SIDE)
    return Text(f"puts the emperor on {where}", f"stellt den Kaiser auf {where}")


def _did(names: Names, before: NovaView, action: int) -> Text:
    """Steps of the actions."""
    if action < a.ESTATE:
        good = GOOD_TEXTS[GOOD_NAMES[(action - a.BUY) % a.GOODS]]
        if action < a.GOOD:
            return Text(f"buys {good.en}", f"kauft {good.de}")
        return Text(f"chooses {good.en}", f"wählt {good.de}")
    if action < a.LAY:
        text = names.tile_texts[sure(before["estate"][action - a.ESTATE])]
        return Text(f"takes an estate tile ({text.en})", f"nimmt ein Anwesenplättchen ({text.de})")
    if action < a.PLACE:
        where = cell(action - a.LAY, 3)
        return Text(f"lays it on {where}", f"legt es auf {where}")
    if action < a.PAY:
        where = cell(action - a.PLACE, 3)
        return Text(f"places an artisan on {where}", f"platziert einen Handwerker auf {where}")
    if action < a.ACTION:
        count = action - a.PAY
        return Text(f"pays {count} influence for an action", f"zahlt {count} Einfluss für eine Aktion")
    if action < a.DRAW:
        text = ACTION_TEXTS[ACTION_NAMES[action - a.ACTION]]
        return Text(f"petitions for {text.en}", f"erreicht durch Petition: {text.de}")
    if action < a.SHIPPING:
        if action == a.DRAW + a.SLOTS:
            return Text("draws a follower from the deck", "zieht eine Karte vom Stapel")
        card = before["followers"][action - a.DRAW]
        return Text(f"takes {card} from the offer", f"nimmt {card} aus dem Angebot")
    if action < a.SAIL:
        return _contract(names, before, action)
    if action < a.TRACK:
        return _sail(names, before, action - a.SAIL)
    if action < a.INCOME:
        track = named(TRACK_TEXTS, names.tracks[action - a.TRACK])
        return Text(f"advances on the {track.en} track", f"rückt auf der Bahn {track.de} vor")
    return Text("takes the income of the tile", "nimmt das Einkommen des Plättchens")


def _contract(names: Names, before: NovaView, action: int) -> Text:
    if action < a.BUILDING:
        card = sure(before["shipping"][action - a.SHIPPING])
        text = names.shipping_text(card)
        return Text(
            f"completes shipping contract {card} ({text.en})", f"erfüllt Schifffahrtsvertrag {card} ({text.de})"
        )
    card = sure(before["building"][action - a.BUILDING])
    text = names.building_text(card)
    return Text(f"completes building contract {card} ({text.en})", f"erfüllt Bauvertrag {card} ({text.de})")


def _sail(names: Names, before: NovaView, number: int) -> Text:
    ship, route = number // a.ROUTES, ROUTE_IDS[number % a.ROUTES]
    port = before["players"][before["to_act"]]["ships"][ship]["port"]
    first = names.tables.route_first[ROUTE_IDS.index(route)]
    reached = names.ports[first if port == "start" else names.ports.index(port) + 1]
    text = names.port_text(reached)
    return Text(f"sails ship {ship + 1} to {text.en}", f"fährt mit Schiff {ship + 1} nach {text.de}")


def _follower_verb(names: Names, action: int) -> Text:
    card = names.followers[(action - a.PICK) % a.FOLLOWERS]
    if action < a.KEEP:
        return Text(f"drafts {card}", f"draftet {card}")
    if action < a.DISCARD:
        return Text(f"keeps {card}", f"behält {card}")
    if action < a.PLAY:
        return Text(f"discards {card}", f"wirft {card} ab")
    if action < a.DROP:
        return Text(f"plays {card}", f"spielt {card} aus")
    if action < a.USE:
        return Text(f"drops {card} from the row", f"nimmt {card} aus der Reihe")
    return Text(f"uses {card}", f"setzt {card} ein")


_PLAIN = {
    a.SPEND_WINE: Text("spends wine for influence", "gibt Wein für Einfluss aus"),
    a.CLAIM_MARKER: Text("claims the first-player marker", "beansprucht den Startspielermarker"),
    a.PAY_ARTISAN: Text("pays an artisan as a charioteer", "zahlt einen Handwerker als Wagenlenker"),
    a.HIRE: Text("hires an artisan", "heuert einen Handwerker an"),
    a.CONVERT: Text("converts", "wandelt um"),
    a.TAKE_MARKER: Text("takes an achievement marker at the wheel", "nimmt am Rad einen Errungenschaftsmarker"),
    a.TAKE_INFLUENCE: Text("takes influence at the wheel", "nimmt am Rad Einfluss"),
}


# ---------------------------------------------------------------- what followed from it


def _drawn(before: NovaView, after: NovaView) -> Iterator[Text]:
    """The owner reads which card came from the deck; nobody else does."""
    seat = before["seat"]
    if seat is None or before["step"] in ("draft_card", "keep_card", "draft_tile"):
        return
    mine, now = before["players"][seat], after["players"][seat]
    if now["blind"] > mine["blind"]:
        came = ", ".join(card for card in now["hand"] if card not in mine["hand"])
        yield Text(f"You drew: {came}.", f"Du hast gezogen: {came}.")


def _changes(before: NovaView, after: NovaView, seat: int, who: Sequence[str]) -> Iterator[Text]:
    """What a player gained and paid; artisans that clean-up moves are no news."""
    old, new = before["players"][seat]["stock"], after["players"][seat]["stock"]
    kinds = [kind for kind in KIND_NAMES[:-1] if new[kind] != old[kind]]
    if after["round"] != before["round"]:
        kinds = [kind for kind in kinds if kind != "artisans"]
    gained = [amount(kind, new[kind] - old[kind]) for kind in kinds if new[kind] > old[kind]]
    paid = [amount(kind, old[kind] - new[kind]) for kind in kinds if new[kind] < old[kind]]
    if gained:
        text = joined(gained)
        yield Text(f"{who[seat]} gains {text.en}.", f"{who[seat]} erhält {text.de}.")
    if paid:
        text = joined(paid)
        yield Text(f"{who[seat]} gives {text.en}.", f"{who[seat]} gibt {text.de} ab.")


def _markers(before: NovaView, after: NovaView, who: Sequence[str]) -> Iterator[Text]:
    if before["step"] == "place_emperor" or after["first"] == before["first"]:
        return
    name = who[after["first"]]
    yield Text(f"{name} has the first-player marker.", f"{name} hat den Startspielermarker.")


def _chariot(before: NovaView, after: NovaView, who: Sequence[str]) -> Iterator[Text]:
    ended = after["round"] != before["round"] or (after["step"] == "over" and before["step"] != "over")
    if not ended:
        return
    track = named(TRACK_TEXTS, before["chariots"][0])
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        if len(new["chariots"]) > len(old["chariots"]):
            yield Text(f"{who[seat]} wins the {track.en} chariot.", f"{who[seat]} gewinnt den Streitwagen {track.de}.")
            return
    if before["rival"] is not None:
        yield Text(f"The automa wins the {track.en} chariot.", f"Der Automa gewinnt den Streitwagen {track.de}.")
    else:
        yield Text(f"Nobody wins the {track.en} chariot.", f"Niemand gewinnt den Streitwagen {track.de}.")


def _rival(names: Names, before: NovaView, after: NovaView) -> Iterator[Text]:
    old, new = before["rival"], after["rival"]
    if old is None or new is None:
        return
    blocked = new["ledger"]["blocked"] - old["ledger"]["blocked"]
    if blocked:
        yield Text(
            f"A legionnaire is blocked: {blocked} for the automa.",
            f"Ein Legionär ist blockiert: {blocked} für den Automa.",
        )
    for was, now in zip(old["ships"], new["ships"], strict=True):
        if was != now:
            port = names.port_text(now)
            yield Text(f"The automa sails to {port.en}.", f"Der Automa fährt nach {port.de}.")
    for card in new["contracts"]:
        if card not in old["contracts"]:
            text = names.building_text(card)
            yield Text(
                f"The automa takes building contract {card} ({text.en}).",
                f"Der Automa erhält Bauvertrag {card} ({text.de}).",
            )


def _legionnaires(before: NovaView, after: NovaView) -> Iterator[Text]:
    if after["rival"] is None:
        return
    came = [place for place in after["forum"]["legionnaires"] if place not in before["forum"]["legionnaires"]]
    if came:
        where = ", ".join(came)
        yield Text(f"Legionnaires enter: {where}.", f"Legionäre kommen: {where}.")


def _calendar(before: NovaView, after: NovaView, who: Sequence[str]) -> Iterator[Text]:
    if after["step"] == "place_emperor" and before["step"] != "place_emperor":
        cells = after["forum"]["emperor_options"]
        number = after["round"] + 1
        yield Text(
            f"Round {number} begins. The emperor may go to {' or '.join(cells)}.",
            f"Runde {number} beginnt. Der Kaiser darf auf {' oder '.join(cells)}.",
        )


def _result(after: NovaView, who: Sequence[str]) -> Iterator[Text]:
    yield Text("The game is over.", "Das Spiel ist zu Ende.")
    for name, player in zip(who, after["players"], strict=True):
        yield Text(f"{name} has {player['score']} VP.", f"{name} hat {player['score']} SP.")
    if after["rival"] is not None:
        score = after["rival"]["score"]
        yield Text(f"The automa has {score} VP.", f"Der Automa hat {score} SP.")
