"""What an action did, in sentences. Told from two views, so that nobody reads more than they may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triumvir.draw.letters import NUMERALS
from triumvir.draw.view import sure
from triumvir.engine.errors import Text
from triumvir.games.forum_trajanum import actions as a
from triumvir.games.forum_trajanum.box import RESOURCE_NAMES
from triumvir.games.forum_trajanum.names import (
    REWARD_TEXTS,
    ROW_TEXTS,
    Names,
    cell,
    forum_cell,
    given,
    join,
    pair,
)
from triumvir.games.forum_trajanum.notation import ACCUSATIVE, ENGLISH, LEDGER, SWAPS
from triumvir.games.forum_trajanum.view import HIDDEN
from triumvir.games.forum_trajanum.view_types import ForumView

COMMITTING = ("take_tiles", "pick_first", "pick_second", "pass_tile")
COLOURS = RESOURCE_NAMES[1:5]


def sentences(
    names: Names, before: ForumView, action: int | None, after: ForumView, lang: str, who: Sequence[str]
) -> list[str]:
    """What happened between two views by an action."""
    told: list[Text] = [_commit(before, after, who) if action is None else _deed(names, before, action, who)]
    told += _published(before, after, who)
    told += _gained(before, action, after, who)
    told += _slid(before, after, who)
    told += _scored(before, after, who)
    told += _calendar(names, before, after)
    told += _turn(names, before, after, who)
    if after["step"] == "over":
        told.append(Text("The game is over.", "Das Spiel ist zu Ende."))
    return [text.in_(lang) for text in told]


def _commit(before: ForumView, after: ForumView, who: Sequence[str]) -> Text:
    """All that others are told of phase 1: whether a player has finished (F-R35)."""
    name = who[before["to_act"]]
    if after["to_act"] == before["to_act"] and after["step"] == "take_tiles":
        return Text(f"{name} is choosing tiles.", f"{name} sucht Plättchen aus.")
    return Text(f"{name} has chosen.", f"{name} hat gewählt.")


def _deed(names: Names, before: ForumView, action: int, who: Sequence[str]) -> Text:
    name = who[before["to_act"]]
    what = _verb(names, before, action)
    return Text(f"{name} {what.en}.", f"{name} {what.de}.")


def _verb(names: Names, before: ForumView, action: int) -> Text:
    decision = before["decision"]
    if action < a.TAKE:
        text = ROW_TEXTS[action - a.ROW]
        return Text(f"places a citizen: {text.en}", f"legt einen Bürger an: {text.de}")
    if action < a.SKIP:
        card, place = divmod(action - a.TAKE, a.CELLS)
        return Text(
            f"takes the tile of cell {cell(place)} for card {card + 1}",
            f"nimmt das Plättchen von Zelle {cell(place)} für Karte {card + 1}",
        )
    if action < a.PASS_ON:
        card = action - a.SKIP + 1
        return Text(f"takes no tile for card {card}", f"nimmt kein Plättchen für Karte {card}")
    if action < a.KEEP:
        commit = before["players"][before["to_act"]]["commit"]
        tile = names.by_tile[sure(commit["first"] if action == a.PASS_ON else commit["second"])["tile"]]
        return Text(f"passes on: {tile.en}", f"gibt weiter: {tile.de}")
    if a.RESERVE <= action < a.GAIN:
        return _from_reserve(names, action)
    if a.GAIN <= action < a.SWAP:
        name = RESOURCE_NAMES[action - a.GAIN]
        return Text(f"takes {ENGLISH[name]}", f"nimmt {ACCUSATIVE[name]}")
    if a.SWAP <= action <= a.HIRE:
        return _exchange(action)
    if a.FACE <= action < a.NO_BUILD:
        face = names.face(action - a.FACE)
        return Text(f"builds {face.en}", f"baut {face.de}")
    if a.CELL <= action < a.PAY:
        return _place(before, action)
    if a.PAY <= action < a.GREY_FIRST:
        paid = join([given(name, count) for name, count in names.paid(action - a.PAY)])
        return Text(f"pays {paid.en}", f"zahlt {paid.de}")
    if a.ENVOY <= action < a.DECLINE:
        place = action - a.ENVOY
        return Text(f"sends an envoy to {forum_cell(place)}", f"schickt einen Gesandten nach {forum_cell(place)}")
    if a.BONUS <= action < a.STEP:
        text = names.area_texts[action - a.BONUS]
        return Text(f"takes the area bonus: {text.en}", f"nimmt den Flächenbonus: {text.de}")
    if a.STEP <= action < a.PAY_ROW:
        return _step(names, sure(decision)["track"], action - a.STEP)
    if action in (a.PAY_ROW, a.LEAVE_ROW):
        row = ROW_TEXTS[sure(decision)["row"]]
        if action == a.PAY_ROW:
            return Text(f"pays for {row.en}", f"zahlt für {row.de}")
        return Text(f"does not pay for {row.en}", f"zahlt nicht für {row.de}")
    return PLAIN[action]


def _from_reserve(names: Names, action: int) -> Text:
    block, kind = divmod(action - a.RESERVE, a.KINDS)
    tile = names.tile_texts[kind]
    if block == 0:
        return Text(f"uses from the reserve: {tile.en}", f"nutzt aus der Reserve: {tile.de}")
    if block == 1:
        return Text(
            f"pays tribunes and uses the own tile, then from the reserve: {tile.en}",
            f"zahlt Tribune und nutzt das eigene Plättchen, dann aus der Reserve: {tile.de}",
        )
    return Text(
        f"pays tribunes and uses from the reserve: {tile.en}, then the own tile",
        f"zahlt Tribune und nutzt aus der Reserve: {tile.de}, dann das eigene Plättchen",
    )


def _exchange(action: int) -> Text:
    spent, got = "assistant", "builder"
    if action < a.RECRUIT:
        spent, got = SWAPS[action - a.SWAP]
    elif action < a.HIRE:
        got = COLOURS[action - a.RECRUIT]
    return Text(f"swaps {ENGLISH[spent]} for {ENGLISH[got]}", f"tauscht {ACCUSATIVE[spent]} gegen {ACCUSATIVE[got]}")


def _place(before: ForumView, action: int) -> Text:
    if action < a.PAIR:
        place = cell(action - a.CELL)
        if before["step"] == "take_tile":
            return Text(f"takes the tile of cell {place}", f"nimmt das Plättchen von Zelle {place}")
        return Text(f"chooses cell {place}", f"wählt Zelle {place}")
    one, other = (cell(number) for number in pair((action - a.PAIR) % a.PAIRS))
    if action >= a.TURNED:
        one, other = other, one
    return Text(f"chooses cells {one} and {other}", f"wählt die Zellen {one} und {other}")


def _step(names: Names, track: str, step: int) -> Text:
    text = REWARD_TEXTS[names.rewards[track][step]]
    return Text(f"takes the reward of step {step + 1}: {text.en}", f"nimmt die Prämie der Stufe {step + 1}: {text.de}")


PLAIN = {
    a.KEEP: Text("passes nothing", "gibt nichts weiter"),
    a.USE_OWN: Text("uses the own tile", "nutzt das eigene Plättchen"),
    a.USE_RECEIVED: Text("uses the received tile", "nutzt das erhaltene Plättchen"),
    a.OWN_RECEIVED: Text(
        "pays tribunes and uses the own, then the received tile",
        "zahlt Tribune und nutzt erst das eigene, dann das erhaltene Plättchen",
    ),
    a.RECEIVED_OWN: Text(
        "pays tribunes and uses the received, then the own tile",
        "zahlt Tribune und nutzt erst das erhaltene, dann das eigene Plättchen",
    ),
    a.USE_NONE: Text("uses no tile", "nutzt kein Plättchen"),
    a.NO_BUILD: Text("builds nothing", "baut nichts"),
    a.GREY_FIRST: Text("takes the grey reward first", "nimmt zuerst die graue Prämie"),
    a.COLOUR_FIRST: Text("takes the coloured reward first", "nimmt zuerst die farbige Prämie"),
    a.DECLINE: Text("declines", "verzichtet"),
}


def _published(before: ForumView, after: ForumView, who: Sequence[str]) -> Iterator[Text]:
    """After the last commit all learn which cells were emptied, and who passed a tile (F-226)."""
    if before["step"] not in COMMITTING or after["turns"] == 0:
        return
    for seat, player in enumerate(after["players"]):
        cells = [cell(taken["cell"]) for taken in player["taken"]]
        name = who[seat]
        if not cells:
            yield Text(f"{name} has taken no tile.", f"{name} hat kein Plättchen genommen.")
        elif len(cells) == 1:
            yield Text(
                f"{name} empties cell {cells[0]} and passes nothing.",
                f"{name} leert Zelle {cells[0]} und gibt nichts weiter.",
            )
        else:
            yield Text(
                f"{name} empties cells {cells[0]} and {cells[1]} and passes a tile.",
                f"{name} leert die Zellen {cells[0]} und {cells[1]} und gibt ein Plättchen weiter.",
            )
        spent = before["players"][seat]["stock"]["tribune"] - player["stock"]["tribune"]
        if spent:
            lost = given("tribune", spent)
            yield Text(f"{name} gives up {lost.en}.", f"{name} gibt {lost.de} ab.")


def _gained(before: ForumView, action: int | None, after: ForumView, who: Sequence[str]) -> Iterator[Text]:
    """Resources gained; what an action names itself is not repeated."""
    if action is not None and (a.GAIN <= action <= a.HIRE or a.BONUS <= action < a.STEP):
        return
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        gains = [(name, new["stock"][name] - old["stock"][name]) for name in RESOURCE_NAMES]
        texts = [given(name, count) for name, count in gains if count > 0]
        if texts:
            text = join(texts)
            yield Text(f"{who[seat]} gains {text.en}.", f"{who[seat]} erhält {text.de}.")


def _slid(before: ForumView, after: ForumView, who: Sequence[str]) -> Iterator[Text]:
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        name = who[seat]
        if new["flipped"] and not old["flipped"]:
            yield Text(f"{name} turns the prestige slider over.", f"{name} dreht den Prestigeschieber um.")
        if new["offset"] != old["offset"]:
            yield Text(
                f"{name} moves the prestige slider from {old['offset']} to {new['offset']}.",
                f"{name} rückt den Prestigeschieber von {old['offset']} auf {new['offset']}.",
            )


def _scored(before: ForumView, after: ForumView, who: Sequence[str]) -> Iterator[Text]:
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        for source, vp in new["ledger"].items():
            gained = vp - old["ledger"][source]
            if gained:
                text = LEDGER[source]
                yield Text(f"{who[seat]} scores {gained} ({text.en}).", f"{who[seat]} erhält {gained} ({text.de}).")


def _calendar(names: Names, before: ForumView, after: ForumView) -> Iterator[Text]:
    if after["step"] == "upkeep" and before["step"] != "upkeep":
        yield Text("The cycle ends: citizens are paid.", "Der Durchgang endet: Bürger werden bezahlt.")
    old = (before["cycle"], before["round"], before["step"] == "first_citizen")
    new = (after["cycle"], after["round"], after["step"] == "first_citizen")
    if old != new:
        one, other = (names.street(symbol) for symbol in after["streets"])
        numeral = NUMERALS[after["cycle"]]
        number = after["round"] + 1
        yield Text(
            f"Cycle {numeral}, round {number}: {one.en} and {other.en}.",
            f"Durchgang {numeral}, Runde {number}: {one.de} und {other.de}.",
        )


def _turn(names: Names, before: ForumView, after: ForumView, who: Sequence[str]) -> Iterator[Text]:
    """A player whose turn begins shows both tiles (F-070)."""
    if after["turns"] == before["turns"] or after["turns"] == 0:
        return
    seat = after["active"]
    own = after["players"][seat]["kept"]
    received = after["players"][(seat + 1) % len(after["players"])]["passed"]
    shown = []
    if own not in (None, HIDDEN):
        text = names.by_tile[own]
        shown.append(Text(f"own {text.en}", f"eigenes {text.de}"))
    if received not in (None, HIDDEN):
        text = names.by_tile[received]
        shown.append(Text(f"received {text.en}", f"erhalten {text.de}"))
    name = who[seat]
    if shown:
        text = join(shown, "; ", "; ")
        yield Text(f"{name} shows: {text.en}.", f"{name} zeigt: {text.de}.")
    else:
        yield Text(f"{name} has no tile to show.", f"{name} hat kein Plättchen zu zeigen.")
