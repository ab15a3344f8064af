"""The words on the board and in its tips: whole sentences with gaps, in both languages."""

from __future__ import annotations

from functools import cache, partial

from triumvir.draw.scene import phrase
from triumvir.engine.errors import Text
from triumvir.games.forum_trajanum.actions import SIDE

WORDS = {
    # parts
    "tab.forum": Text("Forum", "Forum"),
    "tab.cards": Text("Cards", "Karten"),
    "mat": Text("Colonia of {name}", "Colonia von {name}"),
    "mat.own": Text("your Colonia", "deine Colonia"),
    "mat.seat": Text("seat {numeral}", "Platz {numeral}"),
    "vp": Text("VP", "SP"),
    "vp.tip": Text("{name}: {n} VP", "{name}: {n} SP"),
    "start": Text("start player", "Startspieler"),
    "start.tip": Text(
        "Turns go clockwise from here; after the round the start figure moves to the right.",
        "Von hier aus geht es im Uhrzeigersinn; nach der Runde wandert die Startfigur nach rechts.",
    ),
    "turn": Text("{name} is on turn", "{name} ist am Zug"),
    "empty": Text("empty", "leer"),
    "ui.secret": Text("Only you see this.", "Das siehst nur du."),
    # forum
    "forum": Text("Forum of Trajan", "Trajansforum"),
    "forum.label": Text("The mosaic of the forum", "Das Mosaik des Forums"),
    "area": Text("{colour}, area of {n}", "{colour}, Fläche mit {n} Feldern"),
    "area.full": Text("It is full.", "Sie ist voll."),
    "area.open": Text(
        "Begun, {free} free: envoys of this colour must come here; whoever fills it gets an area bonus.",
        "Begonnen, {free} frei: Gesandte dieser Farbe müssen hierher; wer sie füllt, erhält einen Flächenbonus.",
    ),
    "area.fresh": Text(
        "Not begun. Whoever fills it gets an area bonus.", "Noch leer. Wer sie füllt, erhält einen Flächenbonus."
    ),
    "area.envoys": Text("Envoys: {names}.", "Gesandte: {names}."),
    "area.eagles": Text(
        "{n} of its cells are next to an eagle: {vp} VP each in every scoring.",
        "{n} davon neben einem Adler: je {vp} SP in jeder Wertung.",
    ),
    "eagle.way": Text("Only step 3 of the library leads here.", "Hierher führt nur Stufe 3 der Bibliothek."),
    "eagle.rule": Text(
        "Each scoring: {on} VP for an envoy here, {beside} VP next to it, {diagonal} VP diagonally with Patrician I.",
        "Je Wertung: {on} SP für einen Gesandten hier, {beside} SP daneben, {diagonal} SP schräg mit Patrizier I.",
    ),
    "bonus": Text("Area bonus", "Flächenbonus"),
    "bonus.one": Text("Area bonus: {bonus}", "Flächenbonus: {bonus}"),
    "bonus.tip": Text(
        "For whoever fills the last cell of an area: one of these, two with Patrician II active.",
        "Für den, der das letzte Feld einer Fläche füllt: einer davon, mit aktivem Patrizier II zwei.",
    ),
    "envoy.none": Text("Send no envoy", "Keinen senden"),
    # streets and deck
    "streets": Text("Called streets", "Aufgerufen"),
    "street.none": Text("No street is called yet", "Noch ist keine Straße aufgerufen"),
    "street.row": Text("row {n}", "Zeile {n}"),
    "street.column": Text("column {n}", "Spalte {n}"),
    "street.card": Text("Street card {n}: {street}", "Straßenkarte {n}: {street}"),
    "street.served": Text("You have taken a tile for it.", "Dafür hast du schon ein Plättchen genommen."),
    "street.tip": Text(
        "Take one tile of this street, or for {n} tribune any tile.",
        "Nimm ein Plättchen dieser Straße oder für {n} Tribun ein beliebiges.",
    ),
    "street.again": Text("It will be called {n} more time.", "Sie wird noch {n}-mal aufgerufen."),
    "street.last": Text("It will not be called again.", "Sie wird nicht mehr aufgerufen."),
    "street.called": Text("Called by card {cards}.", "Aufgerufen von Karte {cards}."),
    "deck": Text("Street deck of cycle {cycle}: {n} cards", "Straßenstapel des Durchgangs {cycle}: {n} Karten"),
    "deck.left": Text("{n} left", "noch {n}"),
    "deck.round": Text("round {n}/{of}", "Runde {n}/{of}"),
    "deck.all": Text(
        "{n} cards are still to come, this deck and {decks} full ones:",
        "{n} Karten kommen noch, dieser Stapel und {decks} volle:",
    ),
    # column and scorings
    "column": Text("Column", "Säule"),
    "column.you": Text("for you {n} VP", "für dich {n} SP"),
    "column.all": Text("{n} VP + citizens", "{n} SP + Bürger"),
    "column.tip": Text(
        "A victory column scores {n} VP in this cycle, and {each} VP for each active citizen.",
        "Eine Siegessäule bringt in diesem Durchgang {n} SP und {each} SP für jeden aktiven Bürger.",
    ),
    "column.now": Text("{name}: {n} VP", "{name}: {n} SP"),
    "scores": Text("If scored now", "Wertung jetzt"),
    "scores.label": Text("Column and scorings", "Säule und Wertungen"),
    "scores.sum": Text("All scorings: {n} VP", "Alle Wertungen: {n} SP"),
    "scores.over": Text("All scorings are done.", "Alle Wertungen sind vorbei."),
    "scores.tip": Text(
        "What the five scorings would give as things stand; upkeep comes before them.",
        "Was die fünf Wertungen zurzeit brächten; davor ist der Unterhalt zu zahlen.",
    ),
    "score.cranes": Text("Cranes", "Baukräne"),
    "score.cranes.tip": Text(
        "Each crane uncovered since the last scoring, for every building of its colour.",
        "Jeder seit der letzten Wertung aufgedeckte Kran, für jedes Gebäude seiner Farbe.",
    ),
    "score.rows": Text("Rows", "Zeilen"),
    "score.rows.tip": Text(
        "Different grey buildings of each row, times 1, 2 or 3 by its active citizens.",
        "Verschiedene graue Gebäude jeder Zeile, mal 1, 2 oder 3 je nach aktiven Bürgern.",
    ),
    "score.eagles": Text("Eagles", "Adler"),
    "score.eagles.tip": Text("Envoys on and next to eagles.", "Gesandte auf und neben Adlern."),
    "score.group": Text("Largest group", "Größte Gruppe"),
    "score.group.tip": Text(
        "The largest group of connected envoys, read off the prestige slider.",
        "Die größte Gruppe verbundener Gesandter, abgelesen am Prestigeschieber.",
    ),
    "score.orders": Text("Orders of this cycle", "Aufträge dieses Durchgangs"),
    "score.orders.tip": Text(
        "Each time an order is met, the value above Trajan's head.",
        "Für jede Erfüllung eines Auftrags der Wert bei Trajans Kopf.",
    ),
    # orders
    "orders": Text("Orders of Trajan", "Trajans Aufträge"),
    "order": Text(
        "Trajan's order of cycle {cycle} (card {ident})", "Trajans Auftrag im Durchgang {cycle} (Karte {ident})"
    ),
    "order.each": Text("all", "alle"),
    "order.past": Text("It has been scored.", "Er ist schon gewertet."),
    "order.colonia": Text(
        "Building order, for each set in the Colonia: {needs}.", "Bauauftrag, für jeden Satz in der Colonia: {needs}."
    ),
    "order.row": Text(
        "Building order, for each row that has at least: {needs}.",
        "Bauauftrag, für jede Zeile mit mindestens: {needs}.",
    ),
    "order.column": Text(
        "Building order, for each column that has at least: {needs}.",
        "Bauauftrag, für jede Spalte mit mindestens: {needs}.",
    ),
    "order.temple": Text(
        "Building order, for each temple with at least, on its four neighbours: {needs}.",
        "Bauauftrag, für jeden Tempel, auf dessen vier Nachbarzellen mindestens steht: {needs}.",
    ),
    "order.collect": Text(
        "Collection order, for each set held: {things}.", "Sammelauftrag, für jeden Satz im Besitz: {things}."
    ),
    "order.now": Text(
        "{name}: ({made} built + {held} held) × {value} = {vp} VP",
        "{name}: ({made} gebaut + {held} gesammelt) × {value} = {vp} SP",
    ),
    "scope.colonia": Text("each set", "jeder Satz"),
    "scope.row": Text("each row", "jede Zeile"),
    "scope.column": Text("each column", "jede Spalte"),
    "scope.temple": Text("each temple", "jeder Tempel"),
    # tracks
    "tracks": Text("Reward tracks", "Prämienleisten"),
    "track.tip": Text(
        "Each such building moves its marker one step; then one reward up to that step, or none.",
        "Jedes solche Gebäude rückt den Marker einen Schritt vor; dann eine Prämie bis zu dieser Stufe oder keine.",
    ),
    "track.end": Text("at the end", "am Ende"),
    "track.finish": Text("Finishing a track", "Eine Leiste vollenden"),
    "track.own": Text("{track}: step {n} of {of}", "{track}: Stufe {n} von {of}"),
    "track.reached": Text("Can be taken: {rewards}.", "Nutzbar: {rewards}."),
    "track.next": Text("Next step: {reward}.", "Nächste Stufe: {reward}."),
    "step": Text("{track}, step {n}: {reward}", "{track}, Stufe {n}: {reward}"),
    "step.last": Text(
        "The fourth building also scores like a victory column, now {n} VP for you.",
        "Das vierte Gebäude zählt auch wie eine Siegessäule, jetzt {n} SP für dich.",
    ),
    "step.watched": Text(
        "The fourth building also scores like a victory column.", "Das vierte Gebäude zählt auch wie eine Siegessäule."
    ),
    "step.none": Text("Take no reward", "Keine Prämie nehmen"),
    # Colonia
    "colonia": Text("Colonia of {name}", "Colonia von {name}"),
    "cell": Text("Row {row}, column {column}", "Zeile {row}, Spalte {column}"),
    "tile.hidden": Text("face-down tile", "verdecktes Plättchen"),
    "temple": Text("{place}: temple", "{place}: Tempel"),
    "temple.tip": Text(
        "{n} of its neighbouring cells are built on; some orders count them.",
        "{n} seiner Nachbarzellen sind bebaut; manche Aufträge zählen sie.",
    ),
    "facedown.all": Text("Face-down tiles: {n}", "Verdeckte Plättchen: {n}"),
    "facedown.tip": Text(
        "Not in sight, so face down here, on the ship or used up: {tiles}.",
        "Nicht zu sehen, also hier verdeckt, auf dem Schiff oder verbraucht: {tiles}.",
    ),
    "faceup": Text("{place}, face up: {tile}", "{place}, offen: {tile}"),
    "crane": Text("{place}: crane, {colour}", "{place}: Kran, {colour}"),
    "crane.under": Text(
        "Under it a crane ({colour}); uncovered now it would score {n} VP.",
        "Darunter ein Kran ({colour}); jetzt aufgedeckt brächte er {n} SP.",
    ),
    "crane.tip": Text(
        "It scores once, in the next scoring: as things stand {n} VP.",
        "Er wird einmal gewertet, in der nächsten Wertung: zurzeit {n} SP.",
    ),
    "crane.spent": Text("It has been scored.", "Er ist schon gewertet."),
    "crane.setup": Text("A corner with a crane", "Eine Ecke mit einem Kran"),
    "built": Text("{place}: {building}", "{place}: {building}"),
    "picked": Text("{place}, taken {n}.: {tile}", "{place}, {n}. genommen: {tile}"),
    "picked.secret": Text(
        "Only you know; the others see it when all have chosen.",
        "Das weißt nur du; die anderen sehen es, wenn alle gewählt haben.",
    ),
    "take.dear": Text("for {n} tribune", "für {n} Tribun"),
    "place": Text("Where to build: {building}", "Bauplatz für: {building}"),
    "place.tip": Text(
        "Free cells without temple or crane; a double tile lies on two neighbours.",
        "Freie Zellen ohne Tempel und Kran; ein Doppelplättchen liegt auf zwei Nachbarn.",
    ),
    "fields": Text("Cells free for building: {n}", "Zum Bauen freie Zellen: {n}"),
    "row.worth": Text(
        "{kinds} different grey buildings × {times} = {vp} VP in a scoring.",
        "{kinds} verschiedene graue Gebäude × {times} = {vp} SP in einer Wertung.",
    ),
    "take.legend": Text(
        "Small discs: any tile, for {n} tribune.", "Kleine Scheiben: ein beliebiges Plättchen, für {n} Tribun."
    ),
    # citizens
    "citizens": Text("Citizens of {name}", "Bürger von {name}"),
    "citizen": Text("{name}, {state}", "{name}, {state}"),
    "citizen.active": Text("active", "aktiv"),
    "citizen.idle": Text("idle", "ruht"),
    "citizen.asleep": Text(
        "No ability and not counted until the row is paid for again.",
        "Keine Fähigkeit und nicht gezählt, bis für die Zeile wieder gezahlt wird.",
    ),
    "citizen.counts": Text("Raises the value of the row.", "Erhöht den Wert der Zeile."),
    "citizen.free": Text("{name}, free space", "{name}, freier Platz"),
    "citizen.ability": Text("Ability: {ability}", "Fähigkeit: {ability}"),
    "citizen.bonus": Text("Bonus when placed: {bonus}", "Bonus beim Einziehen: {bonus}"),
    "citizen.from": Text("Tile of {name}.", "Plättchen von {name}."),
    "ability.0": Text(
        "envoys may begin any area of their colour, and diagonal eagles score.",
        "Gesandte dürfen jede Fläche ihrer Farbe beginnen, und Adler zählen auch schräg.",
    ),
    "ability.1": Text("two different area bonuses instead of one.", "zwei verschiedene Flächenboni statt einem."),
    "ability.2": Text(
        "the prestige slider shows its better side for the rest of the game.",
        "der Prestigeschieber zeigt für den Rest des Spiels die bessere Seite.",
    ),
    "ability.3": Text(
        "{n}× per turn swap a coin, tribune or assistant for another of these.",
        "{n}× im Zug Münze, Tribun oder Assistent gegen etwas anderes davon tauschen.",
    ),
    "ability.4": Text(
        "{n}× per turn an assistant becomes a worker of any colour.",
        "{n}× im Zug wird ein Assistent zum Arbeiter beliebiger Farbe.",
    ),
    "ability.5": Text(
        "{n}× per turn an assistant becomes a builder.", "{n}× im Zug wird ein Assistent zum Baumeister."
    ),
    "bonus.place_envoy_any_coloured_cell": Text(
        "an envoy to any coloured cell.", "ein Gesandter auf ein farbiges Feld."
    ),
    "bonus.one_area_bonus": Text("an area bonus.", "ein Flächenbonus."),
    "bonus.coin_or_tribune": Text("1 coin or 1 tribune.", "1 Münze oder 1 Tribun."),
    "bonus.coin_or_assistant": Text("1 coin or 1 assistant.", "1 Münze oder 1 Assistent."),
    "bonus.any_worker": Text("1 worker of any colour.", "1 Arbeiter beliebiger Farbe."),
    "bonus.builder": Text("1 builder.", "1 Baumeister."),
    "upkeep.pay": Text("Pay {n}: row {row} stays active", "{n} zahlen: Zeile {row} bleibt aktiv"),
    # stores
    "resources": Text("Resources", "Vorrat"),
    "resource.builder": Text("Pays a grey building.", "Bezahlt ein graues Gebäude."),
    "resource.worker": Text(
        "Pays a building of its colour; two alike pay a grey one.",
        "Bezahlt ein Gebäude seiner Farbe; zwei gleiche bezahlen ein graues.",
    ),
    "resource.assistant": Text(
        "Lets a worker stand in for another colour.", "Lässt einen Arbeiter für eine andere Farbe einspringen."
    ),
    "resource.coin": Text(
        "Keeps a row of citizens active at the end of a cycle.",
        "Hält am Ende eines Durchgangs eine Zeile Bürger aktiv.",
    ),
    "resource.tribune": Text(
        "1: a tile from any street. 2: use both tiles.", "1: ein Plättchen von überall. 2: beide Plättchen nutzen."
    ),
    "hand": Text("This round", "Diese Runde"),
    "hand.label": Text("Tiles of this round, {name}", "Plättchen dieser Runde, {name}"),
    "hand.own": Text("own", "eigenes"),
    "hand.from": Text("from {seat}", "von {seat}"),
    "hand.passed": Text("passed", "gegeben"),
    "hand.first": Text("first", "erstes"),
    "hand.second": Text("second", "zweites"),
    "hand.none": Text("no tile", "kein Plättchen"),
    "hand.pass": Text("Choose it to pass it to the right.", "Wähle es, um es nach rechts zu geben."),
    "hand.given": Text("Passed to {name}: {tile}", "An {name} gegeben: {tile}"),
    "hand.done": Text("{name} has chosen", "{name} hat gewählt"),
    "hand.choosing": Text("{name} is choosing", "{name} wählt noch"),
    "ship": Text("Tiles on the ship: {n}", "Plättchen auf dem Schiff: {n}"),
    "ship.envoys": Text("envoys", "Gesandte"),
    "ship.tip": Text(
        "Each can become an envoy; what is printed on them no longer matters.",
        "Jedes kann ein Gesandter werden; was darauf steht, zählt nicht mehr.",
    ),
    "ship.out": Text("Envoys in the forum: {n}.", "Gesandte im Forum: {n}."),
    "reserve": Text("Reserve", "Reserve"),
    "reserve.tip": Text(
        "Received tiles. One may be used in a round in which nothing was received.",
        "Erhaltene Plättchen. Eines ist nutzbar in einer Runde, in der nichts ankam.",
    ),
    # prestige
    "prestige": Text("Prestige", "Prestige"),
    "prestige.line": Text(
        "largest group {group}: {vp} VP · each order {value} VP",
        "größte Gruppe {group}: {vp} SP · je Auftrag {value} SP",
    ),
    "prestige.tip": Text("Prestige slider, moved {n} of {of}", "Prestigeschieber, {n} von {of} gerückt"),
    "prestige.front": Text(
        "Front side: an upgrade moves it by one.", "Vorderseite: Eine Aufwertung rückt ihn um eins."
    ),
    "prestige.back": Text(
        "Back side: an upgrade moves it to the next cypress.",
        "Rückseite: Eine Aufwertung rückt ihn zur nächsten Zypresse.",
    ),
    "prestige.trees": Text(
        "Cypresses: with the back side an upgrade moves the slider's left end to the next one.",
        "Zypressen: Auf der Rückseite rückt eine Aufwertung das linke Ende des Schiebers zur nächsten.",
    ),
    "prestige.groups": Text(
        "VP by size of the largest group: {ranges}.", "SP nach Größe der größten Gruppe: {ranges}."
    ),
    "prestige.head": Text("Each order met scores {n} VP.", "Jeder erfüllte Auftrag bringt {n} SP."),
    # building tiles
    "tiles": Text("Building tiles", "Gebäude"),
    "tiles.unlimited": Text("the supply never runs out", "der Vorrat geht nie aus"),
    "brings.column": Text("Scores at once, now {n} VP.", "Bringt sofort SP, jetzt {n}."),
    "brings.track": Text("Moves a marker and brings a reward.", "Rückt einen Marker vor und bringt eine Prämie."),
    "brings.envoy": Text(
        "Sends an envoy to a cell of its colour.", "Sendet einen Gesandten auf ein Feld seiner Farbe."
    ),
    "costs": Text("What a building costs", "Was ein Gebäude kostet"),
    "costs.pairs": Text(
        "Or 2 workers of different colours and 1 assistant.", "Oder 2 verschiedene Arbeiter und 1 Assistent."
    ),
    "costs.grey": Text("Grey: 1 builder or 2 workers alike.", "Grau: 1 Baumeister oder 2 gleiche Arbeiter."),
    "costs.coloured": Text(
        "Coloured: 1 worker of the colour, or another one and 1 assistant.",
        "Farbig: 1 Arbeiter der Farbe oder ein anderer und 1 Assistent.",
    ),
    "costs.now": Text("You can pay: {ways}.", "Du kannst zahlen: {ways}."),
    "costs.none": Text("You cannot pay for it now.", "Das kannst du zurzeit nicht bezahlen."),
    # choices
    "choices": Text("Choices", "Auswahl"),
    "choice.keep": Text("Pass nothing", "Nichts weitergeben"),
    "choice.use_none": Text("Use no tile", "Kein Plättchen nutzen"),
    "choice.no_build": Text("Build nothing", "Nichts bauen"),
    "choice.leave": Text("Let the row rest", "Zeile ruhen lassen"),
    "choice.skip": Text("No tile for {street}", "Kein Plättchen für {street}"),
    "choice.both": Text("Both for {n} tribunes: {one}, then {two}", "Beide für {n} Tribune: {one}, dann {two}"),
    "choice.first": Text("first {building}", "zuerst {building}"),
    # rivals
    "rival": Text("{name}, seat {numeral}, {n} VP", "{name}, Platz {numeral}, {n} SP"),
    "rival.cells": Text("{down} face-down tiles, {built} buildings.", "{down} verdeckte Plättchen, {built} Gebäude."),
    "rival.prestige": Text("Prestige +{n}; each order {value} VP", "Prestige +{n}; je Auftrag {value} SP"),
    "rival.now": Text("{name}, if scored now: {n} VP", "{name}, Wertung jetzt: {n} SP"),
    "rival.hand": Text("tiles in hand: {n}", "Plättchen: {n}"),
    "rival.done": Text("has chosen", "hat gewählt"),
    "rival.choosing": Text("is choosing", "wählt noch"),
}


say = partial(phrase, WORDS)
"""A word or sentence in a language, for what is drawn once for all tables and so has no scene: say(lang, key, ...)."""


@cache
def place(lang: str, number: int) -> str:
    """A Colonia cell in words."""
    row, column = divmod(number, SIDE)
    return say(lang, "cell", row=row + 1, column=column + 1)
