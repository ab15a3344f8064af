"""What a turn was about, for those who watch: deeds of its actions, and what happened to all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triumvir.draw.view import sure
from triumvir.engine.captions import FOLLOWS, SMALL, Deed
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.box import ACTION_NAMES
from triumvir.games.nova_roma.box_maps import ROUTE_IDS
from triumvir.games.nova_roma.box_parts import GOOD_NAMES
from triumvir.games.nova_roma.choices import next_port
from triumvir.games.nova_roma.names import Names, action_name, kind_name, track_name
from triumvir.games.nova_roma.places import Places, crossing
from triumvir.games.nova_roma.view_types import NovaView
from triumvir.language import Text, catalogue

WORDS = catalogue("triumvir.games.nova_roma", "captions")
DRAFTS = {"draft_tile": "drafts-tile", "draft_card": "drafts-card", "keep_card": "drafts-card"}
PLAIN = {
    a.CLAIM_MARKER: Deed("claims-marker"),
    a.CONVERT: Deed("converts"),
    a.HIRE: Deed("hires", ("",)),
    a.SPEND_WINE: Deed("spends-wine", (), SMALL),
    a.PAY_ARTISAN: Deed("pays-artisan", (), SMALL),
    a.TAKE_MARKER: Deed("takes-marker", (), FOLLOWS),
    a.TAKE_INFLUENCE: Deed("takes-influence", (), FOLLOWS),
}


def turn(view: NovaView) -> tuple[int, object]:
    """A turn is a patrician with both actions; drafting and the emperor are apart."""
    step = view["step"]
    if step in DRAFTS:
        return view["to_act"], step
    if step == "place_emperor":
        return view["to_act"], (step, view["round"])
    return view["active"], (view["round"], view["lap"])


def pondered(view: NovaView) -> Text | None:
    """The action that a player is in the middle of."""
    action = view["decision"]["action"]
    return action_name(action) if action else None


def deeds(names: Names, places: Places, before: NovaView, action: int | None, after: NovaView) -> Iterator[Deed]:
    """What an action was worth telling."""
    if before["step"] in DRAFTS or action is None:
        yield Deed(DRAFTS.get(before["step"], "drafts-card"))
    elif action in PLAIN:
        yield PLAIN[action]
    elif action == a.FORGO:
        yield Deed("forgoes", (action_name(sure(before["decision"]["action"])),), FOLLOWS)
    elif action >= a.BLOCKS:
        zone, _, _, shape = places.lots[action - a.BLOCKS]
        yield Deed("builds", (WORDS("building", shape=shape, zone=zone),))
    elif action >= a.PICK:
        yield from _followers(names, action)
    elif a.EMPEROR <= action < a.BUY or action >= a.LEGIONNAIRE:
        yield from _placed(names, before, action)
    elif action >= a.BUY:
        yield from _done(names, before, action)


def _followers(names: Names, action: int) -> Iterator[Deed]:
    card = names.followers[(action - a.PICK) % a.FOLLOWERS]
    if a.PLAY <= action < a.DROP:
        yield Deed("plays", (card,))
    elif a.USE <= action < a.BLOCKS:
        yield Deed("uses", (card,), SMALL)


def _placed(names: Names, before: NovaView, action: int) -> Iterator[Deed]:
    """Figures on the forum, and achievements."""
    if a.CLAIM <= action < a.CLAIM + a.MOSAIC_CELLS:
        goal = sure(before["players"][before["to_act"]]["achievements"][action - a.CLAIM])
        yield Deed("claims", (names.achievement_texts[goal],), FOLLOWS)
        return
    figures = ((a.LEGIONNAIRE, "legionnaire", SMALL), (a.PATRICIAN, "patrician", SMALL), (a.EMPEROR, "emperor", 0))
    first, key, rank = next(figure for figure in figures if action >= figure[0])
    row, column = divmod(action - first, a.SIDE)
    if row < a.SIDE:
        yield Deed(key, (crossing(before["forum"]["rows"][row], before["forum"]["columns"][column]),), rank)


def _done(names: Names, before: NovaView, action: int) -> Iterator[Deed]:
    """Steps of the actions."""
    if action < a.GOOD:
        yield Deed("buys", (kind_name(GOOD_NAMES[action - a.BUY]),))
    elif a.ESTATE <= action < a.LAY:
        yield Deed("takes-estate", (names.tile_texts[sure(before["estate"][action - a.ESTATE])],))
    elif a.PLACE <= action < a.PAY:
        yield Deed("places", ("",))
    elif a.ACTION <= action < a.DRAW:
        yield Deed("petitions", (action_name(ACTION_NAMES[action - a.ACTION]),))
    elif a.DRAW <= action < a.SHIPPING:
        if action == a.DRAW + a.SLOTS:
            yield Deed("draws")
        else:
            yield Deed("takes-card", (sure(before["followers"][action - a.DRAW]),))
    elif a.SHIPPING <= action < a.BUILDING:
        yield Deed("ships", (names.shipping_text(sure(before["shipping"][action - a.SHIPPING])),))
    elif a.SAIL <= action < a.TRACK:
        ship, route = divmod(action - a.SAIL, a.ROUTES)
        yield Deed("sails", (names.port_text(next_port(names, before, ship, ROUTE_IDS[route])),))
    elif a.TRACK <= action < a.INCOME:
        yield Deed("races", (track_name(names.tracks[action - a.TRACK]),))
    elif a.INCOME <= action < a.LEGIONNAIRE:
        yield Deed("takes-income")


def events(before: NovaView, after: NovaView, who: Sequence[str]) -> Iterator[Text]:
    """A chariot, a new round, the end."""
    over = after["step"] == "over" and before["step"] != "over"
    if after["round"] != before["round"] or over:
        track = track_name(before["chariots"][0])
        winners = [
            name
            for name, old, new in zip(who, before["players"], after["players"], strict=True)
            if len(new["chariots"]) > len(old["chariots"])
        ]
        if winners:
            yield WORDS("chariot", name=winners[0], track=track)
        else:
            yield WORDS("chariot-nobody" if before["rival"] is None else "chariot-automa", track=track)
    if after["step"] == "place_emperor" and before["step"] != "place_emperor":
        yield WORDS("round", n=after["round"] + 1)
    if over:
        yield WORDS("over")
