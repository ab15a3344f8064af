"""What an action did, in sentences. Told from two views, so that nobody reads more than they may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triumvir.draw.view import sure
from triumvir.engine.errors import Text
from triumvir.games.trajan import actions as a
from triumvir.games.trajan.box import ACTION_TYPES, CATEGORIES, NUMERALS
from triumvir.games.trajan.names import (
    CATEGORY_TEXTS,
    COLOUR_TEXTS,
    DEMAND_TEXTS,
    KIND_TEXTS,
    SHIP_TEXTS,
    SIDES,
    TYPE_NAMES,
    Names,
    named,
)
from triumvir.games.trajan.notation import LEDGER
from triumvir.games.trajan.view_types import TrajanView


def sentences(
    names: Names, before: TrajanView, action: int | None, after: TrajanView, lang: str, who: Sequence[str]
) -> list[str]:
    """What happened between two views by an action."""
    told: list[Text] = []
    if action is not None:
        told.append(_deed(names, before, action, who))
    told += _fulfilled(names, before, after, who)
    told += _drawn(before, action, after)
    told += _second_bonus(names, before, after, who)
    told += _scored(before, after, who)
    told += _calendar(before, after)
    if after["step"] == "over" and before["step"] != "over":
        told.append(Text("The game is over.", "Das Spiel ist zu Ende."))
    return [text.in_(lang) for text in told]


def _deed(names: Names, before: TrajanView, action: int, who: Sequence[str]) -> Text:
    name = who[before["to_act"]]
    what = _verb(names, before, action)
    return Text(f"{name} {what.en}.", f"{name} {what.de}.")


def _verb(names: Names, before: TrajanView, action: int) -> Text:
    step, decision = before["step"], before["decision"]
    if action < a.TRAY:
        colour = named(COLOUR_TEXTS, names.colours[action])
        tray = (12 - decision["left"]) // 2 if step == "place_marker" else (decision["tray"] + 1) % 6
        return Text(f"puts {colour.en} into tray {NUMERALS[tray]}", f"legt {colour.de} in Mulde {NUMERALS[tray]}")
    if action < a.DRAW:
        tray = action - a.TRAY
        count = len(before["players"][before["to_act"]]["trays"][tray])
        return Text(
            f"picks up {count} from tray {NUMERALS[tray]}; time moves {count}",
            f"nimmt {count} aus Mulde {NUMERALS[tray]} auf; die Zeit rückt {count} vor",
        )
    if a.TAKE <= action < a.TAKE + 2:
        return _take(before, action - a.TAKE)
    if a.SHIP <= action < a.SHIP + a.SHIPS:
        ship = SHIP_TEXTS[("like", "pairs", "unlike")[action - a.SHIP]]
        return Text(f"ships with the ship “{ship.en}”", f"verschifft mit dem Schiff „{ship.de}“")
    if a.CARD <= action < a.STOP:
        return _cards(names, step, action)
    if a.PILE <= action < a.SPACE:
        side = SIDES[action - a.PILE]
        return Text(f"puts it onto the pile on the {side.en}", f"legt sie auf den Stapel {side.de}")
    if a.SPACE <= action < a.RECRUIT_LEGIONARY:
        tile = sure(before["forum"][action - a.SPACE])
        return Text(
            f"takes from the forum: {names.mat_tile(tile, 'en')}", f"nimmt vom Forum: {names.mat_tile(tile, 'de')}"
        )
    if a.MOVE <= action < a.ADVANCE:
        return _move(names, before, action - a.MOVE)
    if a.STACK <= action < a.SLOT:
        category = CATEGORIES[action - a.STACK]
        tile = sure(before["stacks"][action - a.STACK]["top"])
        text = CATEGORY_TEXTS[category]
        return Text(
            f"takes a Trajan tile, {text.en} ({names.tile(tile, 'en')})",
            f"nimmt ein Trajanplättchen, {text.de} ({names.tile(tile, 'de')})",
        )
    if a.SLOT <= action < a.RECRUIT_WORKER:
        slot = NUMERALS[action - a.SLOT]
        return Text(f"puts it at slot {slot}", f"legt es an Platz {slot}")
    if a.SITE <= action < a.ACCEPT:
        site = names.site(action - a.SITE)
        return Text(f"sends a worker to site {site}", f"schickt einen Arbeiter auf Baustelle {site}")
    if a.PLUS2 <= action < a.BONUS:
        return _types(action)
    if a.BONUS <= action < a.PASS:
        text = names.bonus_texts[sure(before["bonus"][action - a.BONUS])]
        return Text(f"is consul and takes the bonus {text.en}", f"ist Konsul und nimmt den Bonus {text.de}")
    if action == a.DEPLOY:
        province = names.province(sure(before["players"][before["to_act"]]["leader"]))
        return Text(f"deploys a legionary to {province}", f"zieht einen Legionär nach {province}")
    return PLAIN[action]


def _take(before: TrajanView, side: int) -> Text:
    kind = named(KIND_TEXTS, before["discards"][side][-1])
    return Text(
        f"takes {kind.en} from the pile on the {SIDES[side].en}", f"nimmt {kind.de} vom Stapel {SIDES[side].de}"
    )


def _cards(names: Names, step: str, action: int) -> Text:
    if action >= a.PAIR:
        if action == a.PAIR_JOKERS:
            return Text("adds a pair of jokers", "legt ein Paar aus Jokern dazu")
        joker = action >= a.PAIR_JOKER
        kind = named(KIND_TEXTS, names.kinds[action - (a.PAIR_JOKER if joker else a.PAIR)])
        return Text(
            f"adds a pair of {kind.en}" + " with a joker" * joker,
            f"legt ein Paar {kind.de}" + " mit Joker" * joker + " dazu",
        )
    if action == a.JOKER:
        card = Text("a commodity joker", "einen Warenjoker")
    else:
        card = named(KIND_TEXTS, names.kinds[action - a.CARD])
    if step == "discard_card":
        return Text(f"discards {card.en}", f"legt {card.de} ab")
    if step == "lay_card":
        return Text(f"lays out {card.en}", f"legt {card.de} aus")
    return Text(f"ships {card.en}", f"verschifft {card.de}")


def _move(names: Names, before: TrajanView, province: int) -> Text:
    name = names.province_texts[province]
    tile = before["provinces"][province]
    if tile is None:
        return Text(f"leads the leader to {name}", f"führt den Feldherrn nach {name}")
    return Text(
        f"leads the leader to {name} and finds: {names.mat_tile(tile, 'en')}",
        f"führt den Feldherrn nach {name} und findet: {names.mat_tile(tile, 'de')}",
    )


def _types(action: int) -> Text:
    if action >= a.EXTRA_JOKER:
        text = TYPE_NAMES[ACTION_TYPES[action - a.EXTRA_JOKER]]
        return Text(f"spends an action joker as {text.en}", f"gibt einen Aktionsjoker als {text.de} aus")
    if action >= a.EXTRA:
        text = TYPE_NAMES[ACTION_TYPES[action - a.EXTRA]]
        return Text(f"spends an extra action tile: {text.en}", f"gibt ein Zusatzaktionsplättchen aus: {text.de}")
    text = TYPE_NAMES[ACTION_TYPES[action - a.PLUS2]]
    return Text(f"puts the +2 marker on {text.en}", f"legt den +2-Marker auf {text.de}")


PLAIN = {
    a.DRAW: Text("draws a face-down card", "zieht eine verdeckte Karte"),
    a.DRAW_TWO: Text("draws two cards", "zieht zwei Karten"),
    a.LAY_OUT: Text("lays out cards", "legt Karten aus"),
    a.STOP: Text("adds no more", "legt nichts mehr dazu"),
    a.RECRUIT_LEGIONARY: Text("recruits a legionary", "wirbt einen Legionär an"),
    a.ADVANCE: Text("advances in the senate", "rückt im Senat vor"),
    a.RECRUIT_WORKER: Text("recruits a worker", "wirbt einen Arbeiter an"),
    a.ACCEPT: Text("takes the figures", "nimmt die Figuren"),
    a.DECLINE: Text("declines the figures", "verzichtet auf die Figuren"),
    a.PASS: Text("passes", "passt"),
}


def _fulfilled(names: Names, before: TrajanView, after: TrajanView, who: Sequence[str]) -> Iterator[Text]:
    if before["step"] != "sow":
        return
    seat = before["active"]
    for old, new in zip(before["players"][seat]["slots"], after["players"][seat]["slots"], strict=True):
        if old is not None and new is None:
            yield Text(
                f"{who[seat]} fulfils a Trajan tile ({names.tile(old, 'en')}).",
                f"{who[seat]} erfüllt ein Trajanplättchen ({names.tile(old, 'de')}).",
            )


def _drawn(before: TrajanView, action: int | None, after: TrajanView) -> Iterator[Text]:
    """The owner reads which cards came; nobody else does."""
    seat = before["seat"]
    if seat is None or before["to_act"] != seat or action in (a.TAKE, a.TAKE + 1):
        return
    old, new = before["players"][seat]["hand"], after["players"][seat]["hand"]
    came = {kind: count - old.get(kind, 0) for kind, count in new.items() if count > old.get(kind, 0)}
    if not came or before["deck"] == after["deck"]:
        return
    yield Text(
        "You drew: " + ", ".join(f"{count} {named(KIND_TEXTS, kind).en}" for kind, count in came.items()) + ".",
        "Du hast gezogen: " + ", ".join(f"{count} {named(KIND_TEXTS, kind).de}" for kind, count in came.items()) + ".",
    )


def _scored(before: TrajanView, after: TrajanView, who: Sequence[str]) -> Iterator[Text]:
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        for source, vp in new["ledger"].items():
            gained = vp - old["ledger"][source]
            if gained:
                name, text = who[seat], LEDGER[source]
                if gained > 0:
                    yield Text(f"{name} scores {gained} ({text.en}).", f"{name} erhält {gained} ({text.de}).")
                else:
                    yield Text(f"{name} loses {-gained} ({text.en}).", f"{name} verliert {-gained} ({text.de}).")


def _second_bonus(names: Names, before: TrajanView, after: TrajanView, who: Sequence[str]) -> Iterator[Text]:
    if after["quarter"] == before["quarter"]:
        return
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        for tile in new["bonus_gray"]:
            if tile not in old["bonus_gray"]:
                text = names.bonus_texts[tile]
                yield Text(
                    f"{who[seat]} is second and takes the bonus {text.en}, gray side up.",
                    f"{who[seat]} ist Zweiter und nimmt den Bonus {text.de}, graue Seite.",
                )


def _calendar(before: TrajanView, after: TrajanView) -> Iterator[Text]:
    if len(after["demands"]) > len(before["demands"]):
        demand = DEMAND_TEXTS[after["demands"][-1]]
        yield Text(
            f"The round ends. The people demand {demand.en}.", f"Die Runde endet. Das Volk verlangt {demand.de}."
        )
    if after["step"] == "choose_bonus" and before["step"] != "choose_bonus":
        yield Text("The quarter ends.", "Das Quartal endet.")
