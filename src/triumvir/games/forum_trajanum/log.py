"""What an action did, in sentences. Told from two views, so that nobody reads more than they may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triumvir.draw.letters import NUMERALS
from triumvir.draw.view import sure
from triumvir.engine.places import order
from triumvir.games.forum_trajanum import actions as a
from triumvir.games.forum_trajanum.box import RESOURCE_NAMES
from triumvir.games.forum_trajanum.names import (
    LEDGER,
    ROW_TEXTS,
    Names,
    amount,
    grey_name,
    pair,
    resource_name,
    reward_name,
    square_name,
)
from triumvir.games.forum_trajanum.notation import SWAPS
from triumvir.games.forum_trajanum.view import HIDDEN
from triumvir.games.forum_trajanum.view_types import ForumView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.forum_trajanum", "log")
COMMITTING = ("take_tiles", "pick_first", "pick_second", "pass_tile")
COLOURS = RESOURCE_NAMES[1:5]
RESERVE = ("uses-reserve", "uses-own-reserve", "uses-reserve-own")  # alone, after the own tile, before it


def sentences(
    names: Names, before: ForumView, action: int | None, after: ForumView, lang: str, who: Sequence[str]
) -> list[str]:
    """What happened between two views by an action."""
    told: list[Text] = [_commit(before, after, who) if action is None else _deed(names, before, action, who)]
    told += _published(names, before, after, who)
    told += _gained(before, action, after, who)
    told += _slid(before, after, who)
    told += _scored(before, after, who)
    told += _calendar(names, before, after)
    told += _turn(names, before, after, who)
    if after["step"] == "over":
        told.append(WORDS("over"))
    return [text.in_(lang) for text in told]


def _commit(before: ForumView, after: ForumView, who: Sequence[str]) -> Text:
    """All that others are told of phase 1: whether a player has finished (F-R35)."""
    name = who[before["to_act"]]
    choosing = after["to_act"] == before["to_act"] and after["step"] == "take_tiles"
    return WORDS("is-choosing", name=name) if choosing else WORDS("has-chosen", name=name)


def _deed(names: Names, before: ForumView, action: int, who: Sequence[str]) -> Text:
    name, decision = who[before["to_act"]], before["decision"]
    if action < a.TAKE:
        return WORDS("citizen", name=name, row=ROW_TEXTS[action - a.ROW])
    if action < a.SKIP:
        card, place = divmod(action - a.TAKE, a.CELLS)
        return WORDS("takes", name=name, place=names.cell_texts[place], street=names.street(before["streets"][card]))
    if action < a.PASS_ON:
        return WORDS("skips", name=name, street=names.street(before["streets"][action - a.SKIP]))
    if action < a.KEEP:
        commit = before["players"][before["to_act"]]["commit"]
        tile = sure(commit["first"] if action == a.PASS_ON else commit["second"])["tile"]
        return WORDS("passes-on", name=name, tile=names.by_tile[tile])
    if a.RESERVE <= action < a.GAIN:
        block, kind = divmod(action - a.RESERVE, a.KINDS)
        return WORDS(RESERVE[block], name=name, tile=names.tile_texts[kind])
    if a.GAIN <= action < a.SWAP:
        return WORDS("gains-one", name=name, what=resource_name(RESOURCE_NAMES[action - a.GAIN]))
    if a.SWAP <= action <= a.HIRE:
        return _exchange(action, name)
    if a.FACE <= action < a.NO_BUILD:
        return WORDS("builds", name=name, face=names.face(action - a.FACE))
    if a.CELL <= action < a.PAY:
        return _place(names, before, action, name)
    if a.PAY <= action < a.GREY_FIRST:
        return WORDS("pays", name=name, paid=names.payment(action - a.PAY))
    if a.ENVOY <= action < a.DECLINE:
        square = square_name(tuple(before["mosaic"]), before["columns"], action - a.ENVOY)
        return WORDS("envoy", name=name, square=square)
    if a.BONUS <= action < a.STEP:
        return WORDS("bonus", name=name, bonus=names.area_texts[action - a.BONUS])
    if a.STEP <= action < a.PAY_ROW:
        step = action - a.STEP
        track = sure(decision)["track"]
        reward = reward_name(names.rewards[track][step])
        return WORDS("step", name=name, order=order(step), track=grey_name(track), reward=reward)
    if action in (a.PAY_ROW, a.LEAVE_ROW):
        row = ROW_TEXTS[sure(decision)["row"]]
        return WORDS("pays-row" if action == a.PAY_ROW else "leaves-row", name=name, row=row)
    return WORDS(PLAIN[action], name=name)


def _exchange(action: int, name: str) -> Text:
    spent, got = "assistant", "builder"
    if action < a.RECRUIT:
        spent, got = SWAPS[action - a.SWAP]
    elif action < a.HIRE:
        got = COLOURS[action - a.RECRUIT]
    return WORDS("swaps", name=name, given=resource_name(spent), got=resource_name(got))


def _place(names: Names, before: ForumView, action: int, name: str) -> Text:
    if action < a.PAIR:
        key = "takes-tile" if before["step"] == "take_tile" else "chooses"
        return WORDS(key, name=name, place=names.cell_texts[action - a.CELL])
    one, other = pair((action - a.PAIR) % a.PAIRS)
    if action >= a.TURNED:
        one, other = other, one
    return WORDS("chooses-two", name=name, place=names.crossings(one, other))


PLAIN = {
    a.KEEP: "keeps",
    a.USE_OWN: "uses-own",
    a.USE_RECEIVED: "uses-received",
    a.OWN_RECEIVED: "uses-own-received",
    a.RECEIVED_OWN: "uses-received-own",
    a.USE_NONE: "uses-none",
    a.NO_BUILD: "builds-nothing",
    a.GREY_FIRST: "grey-first",
    a.COLOUR_FIRST: "colour-first",
    a.DECLINE: "declines",
}


def _published(names: Names, before: ForumView, after: ForumView, who: Sequence[str]) -> Iterator[Text]:
    """After the last commit all learn which cells were emptied, and who passed a tile (F-226)."""
    if before["step"] not in COMMITTING or after["turns"] == 0:
        return
    for seat, player in enumerate(after["players"]):
        cells = [names.cell_texts[taken["cell"]] for taken in player["taken"]]
        name = who[seat]
        if not cells:
            yield WORDS("took-none", name=name)
        elif len(cells) == 1:
            yield WORDS("emptied", name=name, place=cells[0])
        else:
            yield WORDS("emptied-two", name=name, one=cells[0], other=cells[1])
        spent = before["players"][seat]["stock"]["tribune"] - player["stock"]["tribune"]
        if spent:
            yield WORDS("gives-up", name=name, lost=amount("tribune", spent))


def _gained(before: ForumView, action: int | None, after: ForumView, who: Sequence[str]) -> Iterator[Text]:
    """Resources gained; what an action names itself is not repeated."""
    if action is not None and (a.GAIN <= action <= a.HIRE or a.BONUS <= action < a.STEP):
        return
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        gains = [(name, new["stock"][name] - old["stock"][name]) for name in RESOURCE_NAMES]
        texts = tuple(amount(name, count) for name, count in gains if count > 0)
        if texts:
            yield WORDS("gains", name=who[seat], gains=texts)


def _slid(before: ForumView, after: ForumView, who: Sequence[str]) -> Iterator[Text]:
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        if new["flipped"] and not old["flipped"]:
            yield WORDS("turns-slider", name=who[seat])
        if new["offset"] != old["offset"]:
            yield WORDS("moves-slider", name=who[seat], old=old["offset"], new=new["offset"])


def _scored(before: ForumView, after: ForumView, who: Sequence[str]) -> Iterator[Text]:
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        for source, vp in new["ledger"].items():
            gained = vp - old["ledger"][source]
            if gained:
                yield WORDS("scores", name=who[seat], n=gained, source=LEDGER[source])


def _calendar(names: Names, before: ForumView, after: ForumView) -> Iterator[Text]:
    if after["step"] == "upkeep" and before["step"] != "upkeep":
        yield WORDS("cycle-ends")
    old = (before["cycle"], before["round"], before["step"] == "first_citizen")
    new = (after["cycle"], after["round"], after["step"] == "first_citizen")
    if old != new:
        one, other = (names.street(symbol) for symbol in after["streets"])
        yield WORDS("round", cycle=NUMERALS[after["cycle"]], n=after["round"] + 1, one=one, other=other)


def _turn(names: Names, before: ForumView, after: ForumView, who: Sequence[str]) -> Iterator[Text]:
    """A player whose turn begins shows both tiles (F-070)."""
    if after["turns"] == before["turns"] or after["turns"] == 0:
        return
    seat = after["active"]
    name, own = who[seat], after["players"][seat]["kept"]
    received = after["players"][(seat + 1) % len(after["players"])]["passed"]
    mine = None if own in (None, HIDDEN) else names.by_tile[own]
    theirs = None if received in (None, HIDDEN) else names.by_tile[received]
    if mine and theirs:
        yield WORDS("shows", name=name, own=mine, received=theirs)
    elif mine:
        yield WORDS("shows-own", name=name, own=mine)
    elif theirs:
        yield WORDS("shows-received", name=name, received=theirs)
    else:
        yield WORDS("shows-none", name=name)
