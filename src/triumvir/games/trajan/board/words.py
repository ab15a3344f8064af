"""The words on the board and in its tips: whole sentences with gaps, in both languages."""

from __future__ import annotations

from functools import partial

from triumvir.draw.scene import phrase
from triumvir.engine.errors import Text

WORDS = {
    # parts
    "map": Text("Map", "Karte"),
    "map.label": Text("The provinces and the military camp", "Die Provinzen und das Feldlager"),
    "city": Text("City", "Stadt"),
    "senate": Text("Senate", "Senat"),
    "senate.label": Text("Senate, forum and worker camp", "Senat, Forum und Arbeiterlager"),
    "forum": Text("Forum", "Forum"),
    "works": Text("Construction district", "Baugebiet"),
    "port": Text("Seaport", "Hafen"),
    "stacks": Text("Trajan tiles", "Trajanplättchen"),
    "time": Text("Time", "Zeit"),
    "workers": Text("Worker camp", "Arbeiterlager"),
    "mat": Text("Mat of {name}", "Tafel von {name}"),
    "mat.own": Text("your mat", "deine Tafel"),
    "mat.seat": Text("seat {numeral}", "Platz {numeral}"),
    "vp": Text("VP", "SP"),
    "vp.tip": Text("{name}: {n} VP", "{name}: {n} SP"),
    # map
    "province": Text("{name}, {vp} VP", "{name}, {vp} SP"),
    "province.worth": Text(
        "A legionary sent here now scores {n} VP.", "Ein Legionär, der jetzt hierher kommt, bringt {n} SP."
    ),
    "province.mine": Text("You have a legionary here.", "Hier steht ein Legionär von dir."),
    "province.tile": Text("The next leader to enter takes: {tile}.", "Der nächste Feldherr nimmt hier: {tile}."),
    "province.leader": Text("Leader of {name}.", "Feldherr von {name}."),
    "province.legionary": Text("Legionary of {name}.", "Legionär von {name}."),
    "camp": Text("Castra", "Castra"),
    "camp.sub": Text("military camp", "Feldlager"),
    "camp.box": Text("Military camp of {name}", "Feldlager von {name}"),
    "camp.count": Text(
        "{n} legionaries ready; each scores 1 VP if it is still here at the end.",
        "{n} Legionäre bereit; jeder bringt 1 SP, wenn er am Ende noch hier ist.",
    ),
    "camp.leader": Text("The leader is still in the camp.", "Der Feldherr ist noch im Lager."),
    "leader": Text("Leader of {name}", "Feldherr von {name}"),
    "legionary": Text("Legionary of {name}", "Legionär von {name}"),
    # senate
    "senate.space": Text("Senate, space {n}", "Senat, Feld {n}"),
    "senate.space.tip": Text(
        "Reaching it scores {n} VP and gives {votes} votes.", "Wer hier ankommt, erhält {n} SP und hat {votes} Stimmen."
    ),
    "senate.start": Text("Senate, start", "Senat, Start"),
    "senate.disc": Text("Senate disc of {name}", "Senatsscheibe von {name}"),
    "votes": Text("Votes", "Stimmen"),
    "votes.tip": Text("{name}: {n} votes", "{name}: {n} Stimmen"),
    "votes.why": Text(
        "Space on the senate track plus senate tiles on the mat. Ties: farther ahead wins, then the upper disc.",
        "Feld im Senat und Senatsplättchen auf der Tafel. Bei Gleichstand zählt, wer weiter vorn, dann wer oben liegt.",
    ),
    "bonus": Text("Bonus", "Bonus"),
    "bonus.tip": Text("Bonus tile: {tile}", "Bonustafel: {tile}"),
    "bonus.choice": Text(
        "The consul takes one of the two at the end of the quarter, the second in votes the other one, gray side up.",
        "Am Ende des Quartals nimmt der Konsul eine der beiden, der Zweite die andere mit der grauen Seite nach oben.",
    ),
    "bonus.you": Text(
        "It would score you {yellow} VP now, gray side {gray}.",
        "Sie brächte dir jetzt {yellow} SP, graue Seite {gray}.",
    ),
    "bonus.worth": Text("Worth {n} VP as things stand.", "Zurzeit {n} SP wert."),
    "bonus.bag": Text("Bonus tiles in the bag: {n}", "Bonustafeln im Beutel: {n}"),
    "bonus.bag.tip": Text("Still to come: {tiles}.", "Noch nicht gezogen: {tiles}."),
    "bonus.demand": Text(
        "{n} VP once at the end, if you still own such a tile or a demand joker.",
        "Am Ende einmal {n} SP, wenn du noch ein solches Plättchen oder einen Bedarfsjoker hast.",
    ),
    "bonus.workers": Text(
        "{n} VP at the end for each of your workers in the district.",
        "Am Ende {n} SP für jeden deiner Arbeiter im Baugebiet.",
    ),
    "bonus.legionaries": Text(
        "{n} VP at the end for each of your legionaries in a province.",
        "Am Ende {n} SP für jeden deiner Legionäre in einer Provinz.",
    ),
    "bonus.bonus_tiles": Text(
        "{n} VP at the end for each of your bonus tiles with the yellow side up.",
        "Am Ende {n} SP für jede deiner Bonustafeln mit der gelben Seite oben.",
    ),
    "bonus.commodities": Text(
        "{n} VP at the end for each such card in your display.",
        "Am Ende {n} SP für jede solche Karte in deiner Auslage.",
    ),
    # forum
    "forum.tile": Text("Forum: {tile}", "Forum: {tile}"),
    "forum.empty": Text("Forum, empty space", "Forum, leeres Feld"),
    "forum.refill": Text("It is refilled at the end of the quarter.", "Es wird am Ende des Quartals aufgefüllt."),
    "forum.closed": Text("In use with {n} players", "Erst ab {n} Personen"),
    "forum.down": Text("{n} face down", "{n} verdeckt"),
    "forum.supply": Text("Face-down supply of the forum", "Verdeckter Vorrat des Forums"),
    "forum.supply.tip": Text(
        "{tiles} forum tiles and {extras} extra action tiles.", "{tiles} Forumsplättchen und {extras} Zusatzaktionen."
    ),
    "forum.unseen": Text("Face down or removed: {tiles}.", "Verdeckt oder entfernt: {tiles}."),
    "tile.senate": Text(
        "Counts as {n} votes at the end of this quarter.", "Zählt am Ende dieses Quartals als {n} Stimmen."
    ),
    "tile.demand": Text(
        "Covers one demand of this kind at the end of a quarter.", "Deckt am Ende eines Quartals einen solchen Bedarf."
    ),
    "tile.joker-commodity": Text("Stands for any commodity card, once.", "Steht einmal für eine beliebige Ware."),
    "tile.joker-demand": Text("Covers any demand, once.", "Deckt einmal einen beliebigen Bedarf."),
    "tile.joker-construction": Text(
        "At the end counts as a building of any kind for a set.",
        "Zählt am Ende als Gebäude beliebiger Art für einen Satz.",
    ),
    "tile.joker-action": Text(
        "Repeats any action that you have performed this turn.",
        "Wiederholt eine beliebige Aktion, die du in diesem Zug ausgeführt hast.",
    ),
    "tile.extra": Text(
        "Repeats this action in a turn in which you performed it; with a +2 marker twice.",
        "Wiederholt diese Aktion in einem Zug, in dem du sie ausgeführt hast; mit +2-Marker zweimal.",
    ),
    # worker camp and construction
    "workers.box": Text("Worker camp of {name}", "Arbeiterlager von {name}"),
    "workers.count": Text(
        "{n} workers ready; each scores 1 VP if it is still here at the end.",
        "{n} Arbeiter bereit; jeder bringt 1 SP, wenn er am Ende noch hier ist.",
    ),
    "site": Text("Site {site}: {kind}, {vp} VP", "Baustelle {site}: {kind}, {vp} SP"),
    "site.built": Text("Site {site}", "Baustelle {site}"),
    "site.worker": Text("Worker of {name}.", "Arbeiter von {name}."),
    "site.first": Text(
        "Your first {kind} grants the action {action}.",
        "Dein erstes Plättchen der Art {kind} bringt die Aktion {action}.",
    ),
    # seaport
    "ship.like": Text("all alike", "gleiche"),
    "ship.pairs": Text("pairs", "Paare"),
    "ship.unlike": Text("all different", "verschiedene"),
    "ship": Text("Ship: {name}", "Schiff: {name}"),
    "ship.like.tip": Text("1 to 4 cards of one kind: {vp} VP.", "1 bis 4 Karten einer Sorte: {vp} SP."),
    "ship.pairs.tip": Text(
        "1 to 3 pairs, each of another kind: {vp} VP.", "1 bis 3 Paare verschiedener Sorten: {vp} SP."
    ),
    "ship.unlike.tip": Text(
        "1 to 4 cards, each of another kind: {vp} VP.", "1 bis 4 Karten verschiedener Sorten: {vp} SP."
    ),
    "ship.colour": Text(
        "After the first shipment it turns gray until the quarter ends: {vp} VP then.",
        "Nach der ersten Fahrt wird es bis zum Quartalsende grau: dann {vp} SP.",
    ),
    "ship.gray": Text("Gray until the quarter ends.", "Grau bis zum Ende des Quartals."),
    "deck": Text("Face-down commodity cards: {n}", "Verdeckte Warenkarten: {n}"),
    "deck.cards": Text("cards", "Karten"),
    "deck.unseen": Text(
        "You have not seen yet, here or in other hands: {cards}.",
        "Noch nicht gesehen, hier oder in anderen Händen: {cards}.",
    ),
    "pile": Text("Discard pile on the {side}: {n} cards", "Ablagestapel {side}: {n} Karten"),
    "pile.top": Text("On top: {card}.", "Oben: {card}."),
    "pile.below": Text("Below, from top to bottom: {cards}.", "Darunter, von oben nach unten: {cards}."),
    "pile.caption": Text("discard {n}", "Ablage {n}"),
    "empty": Text("empty", "leer"),
    # Trajan stacks and tiles
    "stack": Text("Trajan stack: {category}", "Trajanstapel: {category}"),
    "stack.left": Text("{n} left", "noch {n}"),
    "stack.top": Text("On top: {tile}.", "Oben: {tile}."),
    "stack.hidden": Text("Laid out after the markers are placed.", "Wird nach den Steinen ausgelegt."),
    "stack.unseen": Text("Below, or fulfilled and removed: {tiles}.", "Darunter, oder erfüllt und entfernt: {tiles}."),
    "trajan.needs": Text(
        "Fulfilled when sowing ends in tray {tray} and it holds both colours.",
        "Erfüllt, wenn das Säen in Mulde {tray} endet und dort beide Farben liegen.",
    ),
    # time
    "quarter": Text("Quarter", "Quartal"),
    "demands": Text("Demands", "Bedarf"),
    "time.marker": Text("Time marker on space {n} of {of}", "Zeitstein auf Feld {n} von {of}"),
    "time.start": Text("Start of the time track", "Start der Zeitleiste"),
    "time.start.tip": Text(
        "When the marker reaches or passes it, the round ends after the turn.",
        "Erreicht oder überschreitet der Stein das Feld, endet die Runde nach dem Zug.",
    ),
    "time.over": Text("The round ends after this turn.", "Die Runde endet nach diesem Zug."),
    "time.round": Text(
        "Quarter {quarter} of {quarters}, round {round} of {rounds}",
        "Quartal {quarter} von {quarters}, Runde {round} von {rounds}",
    ),
    "demand": Text("Demand: {kind}", "Bedarf: {kind}"),
    "demand.covered": Text("You can cover it.", "Du kannst ihn decken."),
    "demand.open": Text("You cannot cover it yet.", "Du kannst ihn noch nicht decken."),
    "demand.cost": Text(
        "At the end of the quarter open demands cost 4, 9 or 15 VP.",
        "Am Ende des Quartals kostet offener Bedarf 4, 9 oder 15 SP.",
    ),
    "demand.next": Text("Revealed when the round ends", "Wird am Ende der Runde aufgedeckt"),
    # the circle
    "circle": Text("Action circle of {name}", "Aktionskreis von {name}"),
    "tray": Text("Tray {tray}, {action}: {n} markers", "Mulde {tray}, {action}: {n} Steine"),
    "tray.holds": Text("It holds {colours}.", "Darin liegen {colours}."),
    "tray.lands": Text(
        "Picked up now, the last marker lands in {tray}, {action}; time moves {n}.",
        "Jetzt aufgenommen, landet der letzte Stein in {tray}, {action}; die Zeit rückt {n} vor.",
    ),
    "tray.fulfils": Text("The tile at {tray} can be fulfilled.", "Das Plättchen an {tray} kann erfüllt werden."),
    "tray.ends": Text("The round would end.", "Die Runde würde enden."),
    "slot": Text("Slot {tray}: {tile}", "Platz {tray}: {tile}"),
    "slot.free": Text("Slot {tray} is free", "Platz {tray} ist frei"),
    "slot.empty": Text("free", "frei"),
    "arch": Text("The arch stands at slot {tray}", "Der Bogen steht an Platz {tray}"),
    "arch.tip": Text("The next Trajan tile goes here.", "Hierher kommt das nächste Trajanplättchen."),
    "arch.middle": Text(
        "The arch stands in the middle: all six slots hold tiles.",
        "Der Bogen steht in der Mitte: An allen sechs Plätzen liegen Plättchen.",
    ),
    "plus2": Text("+2 marker: {action}", "+2-Marker: {action}"),
    "plus2.tip": Text(
        "An extra action tile for this action repeats it twice.",
        "Ein Zusatzaktionsplättchen für diese Aktion wiederholt sie zweimal.",
    ),
    "plus2.free": Text("No +2 marker yet: {action}", "Noch kein +2-Marker: {action}"),
    "fulfil": Text("{colour} as {i} fulfils {tray}", "{colour} als {i} erfüllt {tray}"),
    "fulfil.any": Text("{tray} will be fulfilled", "{tray} wird erfüllt"),
    # the middle of the circle
    "hub.hand": Text("In hand", "In der Hand"),
    "hub.next": Text("next: {tray}", "nächste: {tray}"),
    "hub.marker": Text("{colour} marker in hand", "Stein in der Hand: {colour}"),
    "hub.pool.tip": Text("{colour}: {n} left to place", "{colour}: noch {n} zu legen"),
    "hub.tray": Text("tray {tray}", "Mulde {tray}"),
    "hub.sow": Text("choose a tray", "wähle Mulde"),
    "hub.time": Text("time +{n}", "Zeit +{n}"),
    "hub.pass": Text("Pass", "Passen"),
    "hub.take": Text("Take", "Nehmen"),
    "hub.leave": Text("Leave", "Lassen"),
    "hub.done": Text("Done", "Fertig"),
    "hub.sail": Text("Set sail", "Ablegen"),
    "hub.extra": Text("Extra action", "Zusatzaktion"),
    "hub.joker": Text("action joker", "Aktionsjoker"),
    "hub.cards": Text("{n} to take", "noch {n}"),
    "hub.discard": Text("discard", "ablegen"),
    "hub.tile": Text("which slot?", "welcher Platz?"),
    "hub.plus2": Text("which action?", "welche Aktion?"),
    "hub.bonus": Text("choose a bonus", "wähle Bonus"),
    "hub.repeat": Text("repeat {n}", "Wiederholung {n}"),
    "hub.granted": Text("first of its kind", "erstes der Art"),
    # the mat
    "row.tiles": Text("City tiles", "Stadtplättchen"),
    "row.buildings": Text("Buildings", "Gebäude"),
    "row.figures": Text("Figures", "Figuren"),
    "row.display": Text("Display", "Auslage"),
    "row.hand": Text("Hand", "Hand"),
    "hand.own": Text("only you see these", "siehst nur du"),
    "hand.none": Text("no cards", "keine Karten"),
    "hand.card": Text("Card in hand: {card}", "Handkarte: {card}"),
    "hand.count": Text("{n} in hand", "{n} auf der Hand"),
    "hand.score": Text("At the end each card in hand scores 1 VP.", "Am Ende bringt jede Handkarte 1 SP."),
    "hand.back": Text("{n} cards in hand", "{n} Handkarten"),
    "hand.known": Text("Known to all: {cards}.", "Allen bekannt: {cards}."),
    "hand.pair": Text("{card} with a joker", "{card} mit Joker"),
    "own.tile": Text("{tile}: {n}", "{tile}: {n}"),
    "own.kept": Text(
        "Fulfilled Trajan tile; covers one {kind} demand in every quarter.",
        "Erfülltes Trajanplättchen; deckt in jedem Quartal einen Bedarf {kind}.",
    ),
    "own.demand": Text(
        "{tiles} forum tiles and {kept} lasting Trajan tiles.",
        "{tiles} Forumsplättchen und {kept} bleibende Trajanplättchen.",
    ),
    "building": Text("{kind}: {n}", "{kind}: {n}"),
    "building.set": Text(
        "Three of a kind score 10 VP at the end, four score 20.", "Drei einer Art bringen am Ende 10 SP, vier 20."
    ),
    "building.first": Text("The first one grants the action {action}.", "Das erste bringt die Aktion {action}."),
    "figures.supply": Text("supply {n}", "Vorrat {n}"),
    "figures.legionaries": Text("camp {n}, field {out}", "Lager {n}, Feld {out}"),
    "figures.workers": Text("camp {n}, sites {out}", "Lager {n}, Bau {out}"),
    "figures.supply.tip": Text("Figures in the supply: {n}", "Figuren im Vorrat: {n}"),
    "figures.legionaries.tip": Text(
        "Legionaries: {n} in the camp, {out} in provinces", "Legionäre: {n} im Lager, {out} in Provinzen"
    ),
    "figures.workers.tip": Text(
        "Workers: {n} in the camp, {out} in the district", "Arbeiter: {n} im Lager, {out} im Baugebiet"
    ),
    "display": Text("Display of {name}", "Auslage von {name}"),
    "display.cards": Text("Open cards: {cards}.", "Offene Karten: {cards}."),
    "display.tip": Text(
        "Cards laid out count for commodity bonus tiles.", "Ausgelegte Karten zählen für Bonustafeln mit Waren."
    ),
    # rivals
    "rival": Text("{name}, seat {numeral}, {n} VP", "{name}, Platz {numeral}, {n} SP"),
    "rival.line": Text("{n} Trajan tiles · arch {tray}", "{n} Trajanplättchen · Bogen {tray}"),
    "rival.middle": Text("middle", "Mitte"),
    "rival.cards": Text("Cards in hand: {n}", "Handkarten: {n}"),
    "rival.covers": Text("{kind}: covers {n}", "{kind}: deckt {n}"),
    "rival.votes": Text("Votes: {n}", "Stimmen: {n}"),
    "rival.buildings": Text("Buildings: {n}", "Gebäude: {n}"),
    "rival.bonus": Text("Bonus tiles: {n}", "Bonustafeln: {n}"),
    "rival.plus2": Text("+2 markers: {actions}.", "+2-Marker: {actions}."),
    "rival.tiles": Text("Tiles: {tiles}.", "Plättchen: {tiles}."),
}
ORDINALS = {
    "en": ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th", "12th"),
    "de": tuple(f"{i}." for i in range(1, 13)),
}
SHORT_PROVINCES = {"germania_inferior": "Germania Inf.", "germania_superior": "Germania Sup."}


say = partial(phrase, WORDS)
"""A word or sentence in a language, for what is drawn once for all tables and so has no scene: say(lang, key, ...)."""
