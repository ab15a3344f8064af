"""Actions as text: the short form that people type, the words in German and English, and the question to answer."""

from __future__ import annotations

from triumvir.draw.view import sure
from triumvir.engine.errors import Text
from triumvir.games.nova_roma import actions as a
from triumvir.games.nova_roma.box import ACTION_NAMES
from triumvir.games.nova_roma.box_maps import ROUTE_IDS
from triumvir.games.nova_roma.box_parts import GOOD_NAMES
from triumvir.games.nova_roma.names import ACTION_TEXTS, GOOD_TEXTS, ROUTE_TEXTS, TRACK_TEXTS, Names, cell, named
from triumvir.games.nova_roma.view_types import NovaView

LEDGER = {
    "sea": Text("sea routes", "Seerouten"),
    "contracts": Text("building contracts", "Bauverträge"),
    "zones": Text("zone majorities", "Bauzonen"),
    "chariots": Text("chariot tiles", "Streitwagenplättchen"),
    "tracks": Text("track ends", "Hippodromziele"),
    "followers": Text("end-game followers", "Gefolgschaft"),
    "animals": Text("animal tiles", "Tierplättchen"),
    "mosaic": Text("mosaic board", "Mosaiktableau"),
    "goods": Text("goods and coins", "Waren und Münzen"),
    "influence": Text("influence and artisans", "Einfluss und Handwerker"),
    "marker": Text("first-player marker", "Startspielermarker"),
}
RIVAL_LEDGER = {  # the automa's (N-235)
    "start": Text("start value", "Startwert"),
    "blocked": Text("blocked legionnaires", "blockierte Legionäre"),
    **{source: LEDGER[source] for source in ("sea", "contracts", "zones", "chariots")},
    "tracks": Text("tracks with the lead", "Bahnen mit Vorsprung"),
    "mosaic": Text("achievements left unclaimed", "nicht beanspruchte Errungenschaften"),
}

Block = tuple[int, list[tuple[str, Text]]]


def blocks(names: Names) -> list[Block]:
    """Every block of actions: its first number, and for each action the short form and the words."""
    return [
        *((action, [pair]) for action, pair in _SINGLE.items()),
        *_forum_blocks(),
        *_goods_blocks(names),
        *_slot_blocks(names),
        *_follower_blocks(names),
        (
            a.TILE,
            [(f"mosaic {tile}", _both(f"mosaic tile {tile}", f"Mosaikplättchen {tile}")) for tile in names.mosaics],
        ),
        (
            a.BLOCKS,
            [
                (
                    f"build {zone} {' '.join(cells)}",
                    _both(
                        f"build in zone {zone} on {', '.join(cells)}", f"in Zone {zone} bauen auf {', '.join(cells)}"
                    ),
                )
                for zone, cells in names.placements
            ],
        ),
    ]


def _both(en: str, de: str) -> Text:
    return Text(en, de)


def _forum_blocks() -> list[Block]:
    cells = [cell(i, a.SIDE) for i in range(a.FORUM)]
    squares = [cell(i, 3) for i in range(9)]
    return [
        (a.EMPEROR, [(f"emperor {c}", _both(f"emperor to {c}", f"Kaiser auf {c}")) for c in cells]),
        (a.PATRICIAN, [(f"patrician {c}", _both(f"patrician to {c}", f"Patrizier auf {c}")) for c in cells]),
        (a.LEGIONNAIRE, [(f"legionnaire {c}", _both(f"legionnaire to {c}", f"Legionär auf {c}")) for c in cells]),
        (
            a.CLAIM,
            [
                (f"claim {c}", _both(f"claim the achievement on {c}", f"Errungenschaft auf {c} beanspruchen"))
                for c in squares
            ],
        ),
        (a.LAY, [(f"tile {c}", _both(f"put the tile on {c}", f"Plättchen auf {c} legen")) for c in squares]),
        (a.PLACE, [(f"artisan {c}", _both(f"artisan to {c}", f"Handwerker auf {c}")) for c in squares]),
    ]


def _goods_blocks(names: Names) -> list[Block]:
    goods = [GOOD_TEXTS[good] for good in GOOD_NAMES]
    pairs = list(zip(GOOD_NAMES, goods, strict=True))
    return [
        (a.BUY, [(f"buy {g}", _both(f"buy {x.en}", f"{x.de} kaufen")) for g, x in pairs]),
        (a.GOOD, [(f"take {g}", _both(f"take {x.en}", f"{x.de} nehmen")) for g, x in pairs]),
        (a.PAY, [(f"pay {i}", _both(f"pay {i} influence", f"{i} Einfluss zahlen")) for i in range(4)]),
        (
            a.ACTION,
            [
                (f"action {n}", _both(f"petition for {ACTION_TEXTS[n].en}", f"Petition für {ACTION_TEXTS[n].de}"))
                for n in ACTION_NAMES
            ],
        ),
        (a.INCOME, [(f"income {i + 1}", _income(names, i)) for i in range(a.INCOMES)]),
    ]


def _income(names: Names, number: int) -> Text:
    if number >= len(names.incomes):
        return Text(f"income {number + 1}", f"Einkommen {number + 1}")
    gain = names.incomes[number]
    return Text(f"take {gain.en}", f"{gain.de} nehmen")


def _slot_blocks(names: Names) -> list[Block]:
    slots = range(1, a.SLOTS + 1)
    tracks = [(track, named(TRACK_TEXTS, track)) for track in names.tracks]
    sails = []
    for ship in range(1, a.SHIPS + 1):
        for route in ROUTE_IDS:
            x = ROUTE_TEXTS[route]
            sails.append(
                (
                    f"ship {ship} {route}",
                    _both(f"ship {ship} along the {x.en} route", f"Schiff {ship} auf der {x.de}route"),
                )
            )
    special = ("estate special", _both("take the special estate tile", "Spezial-Anwesenplättchen nehmen"))
    deck = ("draw deck", _both("draw a follower from the deck", "Karte vom Stapel ziehen"))
    return [
        (
            a.ESTATE,
            [
                *((f"estate {i}", _both(f"take estate tile {i}", f"Anwesenplättchen {i} nehmen")) for i in slots),
                special,
            ],
        ),
        (
            a.DRAW,
            [*((f"draw {i}", _both(f"take follower {i}", f"Gefolgschaftskarte {i} nehmen")) for i in slots), deck],
        ),
        (
            a.SHIPPING,
            [(f"shipping {i}", _both(f"shipping contract {i}", f"Schifffahrtsvertrag {i}")) for i in slots],
        ),
        (a.BUILDING, [(f"building {i}", _both(f"building contract {i}", f"Bauvertrag {i}")) for i in slots]),
        (a.SAIL, sails),
        (a.TRACK, [(f"race {t}", _both(f"advance on {x.en}", f"auf {x.de} vorrücken")) for t, x in tracks]),
    ]


def _follower_blocks(names: Names) -> list[Block]:
    cards = [(card.lower(), card) for card in names.followers]
    return [
        (a.PICK, [(f"pick {c}", _both(f"draft {x}", f"{x} draften")) for c, x in cards]),
        (a.KEEP, [(f"keep {c}", _both(f"keep {x}", f"{x} behalten")) for c, x in cards]),
        (a.DISCARD, [(f"discard {c}", _both(f"discard {x}", f"{x} abwerfen")) for c, x in cards]),
        (a.PLAY, [(f"play {c}", _both(f"play {x}", f"{x} ausspielen")) for c, x in cards]),
        (a.DROP, [(f"drop {c}", _both(f"drop {x} from the row", f"{x} aus der Reihe nehmen")) for c, x in cards]),
        (a.USE, [(f"use {c}", _both(f"use {x}", f"{x} einsetzen")) for c, x in cards]),
    ]


_SINGLE = {
    a.PASS: ("pass", Text("go on", "weiter")),
    a.PERFORM: ("perform", Text("perform the action", "Aktion ausführen")),
    a.FORGO: ("forgo", Text("give the action up for a coin", "auf die Aktion verzichten, 1 Münze")),
    a.SPEND_WINE: ("wine", Text("spend 1 wine for 1 influence", "1 Wein für 1 Einfluss ausgeben")),
    a.CLAIM_MARKER: ("marker", Text("claim the first-player marker", "Startspielermarker beanspruchen")),
    a.PAY_ARTISAN: ("charioteer", Text("pay an artisan for one more space", "Handwerker für ein weiteres Feld zahlen")),
    a.HIRE: ("hire", Text("hire an artisan", "Handwerker anheuern")),
    a.CONVERT: ("convert", Text("convert", "umwandeln")),
    a.TAKE_MARKER: ("wheel marker", Text("take an achievement marker", "Errungenschaftsmarker nehmen")),
    a.TAKE_INFLUENCE: ("wheel influence", Text("gain influence", "Einfluss nehmen")),
    a.ROW_FIRST: ("row", Text("the row's action first", "zuerst die Aktion der Reihe")),
    a.COLUMN_FIRST: ("column", Text("the column's action first", "zuerst die Aktion der Spalte")),
}


def prompt(names: Names, view: NovaView, lang: str) -> str:
    """The question of the current step."""
    step, decision = view["step"], view["decision"]
    text = PROMPTS[step]
    action = ACTION_TEXTS[decision["action"]].in_(lang) if decision["action"] else "-"
    spot = decision["spot"]
    tile = "-"
    if spot and step.startswith("tile_"):
        row, column = int(spot[1]), int(spot[3])
        tile_id = view["players"][view["active"]]["estate"][3 * (row - 1) + column - 1]["tile"]
        tile = names.tile_texts[sure(tile_id)].in_(lang)
    elif "tile" in decision:
        tile = names.tile_texts[decision["tile"]].in_(lang)
    contract = names.building_text(decision["contract"]).in_(lang) if "contract" in decision else "-"
    return text.in_(lang).format(
        action=action,
        strength=decision["strength"],
        left=decision["left"],
        goods=decision["goods"],
        tile=tile,
        contract=contract,
        card=decision.get("card", "-"),
    )


PROMPTS = {
    "draft_tile": Text("Which mosaic tile do you take?", "Welches Mosaikplättchen nimmst du?"),
    "draft_card": Text("Which follower do you draft?", "Welche Gefolgschaftskarte wählst du?"),
    "keep_card": Text("Which follower do you keep?", "Welche Gefolgschaftskarte behältst du?"),
    "place_emperor": Text("Where does the emperor stand?", "Wo steht der Kaiser?"),
    "claim_before": Text(
        "Claim an achievement before placing the patrician?", "Vor dem Patrizier eine Errungenschaft beanspruchen?"
    ),
    "place_patrician": Text("Where does your patrician go?", "Wohin kommt dein Patrizier?"),
    "first_action": Text("Which action first?", "Welche Aktion zuerst?"),
    "declare": Text(
        "{action} with strength {strength}: perform or give up?",
        "{action} mit Stärke {strength}: ausführen oder verzichten?",
    ),
    "window": Text(
        "{action}, strength {strength}: use a follower?", "{action}, Stärke {strength}: Gefolgschaft einsetzen?"
    ),
    "trade_discard": Text("Trade: discard cards for coins?", "Handeln: Karten für Münzen abwerfen?"),
    "trade_buy": Text("Trade: buy a good?", "Handeln: eine Ware kaufen?"),
    "upgrade_wine": Text("Upgrade: spend wine?", "Aufwertung: Wein ausgeben?"),
    "upgrade_tile": Text("Upgrade: take an estate tile?", "Aufwertung: ein Anwesenplättchen nehmen?"),
    "upgrade_cell": Text("Where does the tile go ({tile})?", "Wohin kommt das Plättchen ({tile})?"),
    "petition_claim": Text("Petition: claim the first-player marker?", "Petition: Startspielermarker beanspruchen?"),
    "petition_pay": Text(
        "Petition, strength {strength}: how much influence?", "Petition, Stärke {strength}: wie viel Einfluss?"
    ),
    "petition_action": Text("Which action with strength {strength}?", "Welche Aktion mit Stärke {strength}?"),
    "recruit_draw": Text("Recruit: take a card ({left} left)?", "Rekrutierung: Karte nehmen (noch {left})?"),
    "recruit_play": Text("Recruit: play a follower?", "Rekrutierung: eine Karte ausspielen?"),
    "recruit_drop": Text("Who makes room for {card}?", "Wer macht Platz für {card}?"),
    "recruit_discard": Text("Too many cards: discard one.", "Zu viele Karten: wirf eine ab."),
    "sail_contract": Text("Sail: which contract?", "Segeln: welcher Vertrag?"),
    "sail_move": Text("Which ship sails ({left} sails left)?", "Welches Schiff fährt (noch {left} Segel)?"),
    "build_contract": Text("Build: which contract?", "Bauen: welcher Vertrag?"),
    "build_place": Text("Where does the building go ({contract})?", "Wohin kommt das Gebäude ({contract})?"),
    "race": Text("Race: which track ({left} spaces left)?", "Rennen: welche Bahn (noch {left} Felder)?"),
    "race_artisan": Text("Pay an artisan for one more space?", "Einen Handwerker für ein weiteres Feld zahlen?"),
    "race_extra": Text("Which track for the artisan's space?", "Welche Bahn für das Feld des Handwerkers?"),
    "produce": Text("Produce: hire or place ({left} left)?", "Produzieren: anheuern oder platzieren (noch {left})?"),
    "end_window": Text("End of {action}: use a follower?", "Ende von {action}: Gefolgschaft einsetzen?"),
    "claim_after": Text("Claim an achievement?", "Eine Errungenschaft beanspruchen?"),
    "place_legionnaire": Text("Where does your legionnaire go?", "Wohin kommt dein Legionär?"),
    "follower_place": Text("Where does the artisan go?", "Wohin kommt der Handwerker?"),
    "tile_convert": Text("Convert ({tile})?", "Umwandeln ({tile})?"),
    "tile_play": Text("Play a follower with the tile?", "Mit dem Plättchen eine Karte ausspielen?"),
    "tile_drop": Text("Who leaves the row for {card}?", "Wer verlässt die Reihe für {card}?"),
    "tile_sail": Text("Sail with the tile ({left} sails left)?", "Mit dem Plättchen segeln (noch {left} Segel)?"),
    "tile_block": Text("Where does the single block go?", "Wohin kommt der einzelne Baustein?"),
    "tile_income": Text("Take the income ({tile})?", "Einkommen nehmen ({tile})?"),
    "tile_race": Text(
        "Advance with the tile ({left} spaces left)?", "Mit dem Plättchen vorrücken (noch {left} Felder)?"
    ),
    "tile_artisan": Text(
        "Pay an artisan to strengthen the move?", "Einen Handwerker zahlen, um den Zug zu verstärken?"
    ),
    "tile_extra": Text("The artisan's space on the same track:", "Das Feld des Handwerkers auf derselben Bahn:"),
    "choose_good": Text("Which good ({goods} to choose)?", "Welche Ware (noch {goods} zu wählen)?"),
    "wheel": Text("Golden wheel: marker or influence?", "Goldenes Rad: Marker oder Einfluss?"),
    "over": Text("The game is over.", "Das Spiel ist zu Ende."),
}
