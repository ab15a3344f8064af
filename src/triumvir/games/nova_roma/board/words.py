"""All words on the drawings of Nova Roma, in English and German: this module has the board, `words_mat` the mats."""

from __future__ import annotations

from functools import partial

from triumvir.draw.scene import phrase
from triumvir.engine.errors import Text
from triumvir.games.nova_roma.board.words_mat import MAT

BOARD = {
    # parts and what all share
    "forum": Text("Forum", "Forum"),
    "sea": Text("Black Sea", "Schwarzes Meer"),
    "sea-tab": Text("Sea", "Meer"),
    "city": Text("City", "Stadt"),
    "zones": Text("Building zones", "Bauzonen"),
    "hippodrome": Text("Hippodrome", "Hippodrom"),
    "shipping": Text("Shipping contracts", "Schifffahrtsverträge"),
    "building": Text("Building contracts", "Bauverträge"),
    "followers": Text("Followers", "Gefolgschaft"),
    "estate": Text("Estate", "Anwesen"),
    "offers": Text("Followers and estate tiles", "Gefolgschaft und Anwesenplättchen"),
    "automa": Text("Automa", "Automa"),
    "neutral": Text("Neutral", "Neutral"),
    "left": Text("{n} left", "noch {n}"),
    "free": Text("free", "frei"),
    "gap": Text("Empty until the end of the turn.", "Bis zum Ende des Zugs leer."),
    "slide": Text(
        "After each turn the cards slide left and the gaps are filled.",
        "Nach jedem Zug rücken die Karten nach links, Lücken werden aufgefüllt.",
    ),
    "strength": Text("strength {n}", "Stärke {n}"),
    "strength-plus": Text("strength {n}+", "ab Stärke {n}"),
    "strength-now": Text("Strength here: {n}.", "Stärke hier: {n}."),
    "cost": Text("Costs {cost}.", "Kostet {cost}."),
    "lack": Text("You lack {what}.", "Dir fehlt: {what}."),
    "afford": Text("You can pay this.", "Das kannst du bezahlen."),
    # forum
    "round": Text("Round {n} of {all}", "Runde {n} von {all}"),
    "emperor-tile": Text("Emperor tile", "Kaiserplättchen"),
    "emperor-tile-tip": Text(
        "Dark squares: where the emperor stands, or may be put.",
        "Dunkle Felder: dort steht der Kaiser oder darf er hin.",
    ),
    "emperor-removed": Text(
        "There are {n} emperor tiles; nobody knows which ones come.",
        "Es gibt {n} Kaiserplättchen; niemand weiß, welche noch kommen.",
    ),
    "emperor-tip": Text(
        "The emperor: +1 strength in his row and column; nobody may join him.",
        "Der Kaiser: +1 Stärke in seiner Reihe und Spalte; sein Feld ist besetzt.",
    ),
    "legionnaire-tip": Text("A legionnaire: he only blocks the cell.", "Ein Legionär: er blockiert nur das Feld."),
    "patrician-tip": Text("Patrician of {name}.", "Patrizier von {name}."),
    "forum-row": Text("row {n}", "Reihe {n}"),
    "forum-column": Text("column {n}", "Spalte {n}"),
    "cell": Text("Row {row}, column {column}: {one} × {other}", "Reihe {row}, Spalte {column}: {one} × {other}"),
    "cell-gains": Text("For you: {one} {n}, {other} {m}.", "Für dich: {one} {n}, {other} {m}."),
    "action-trade": Text(
        "Coins by strength, cards in pairs for coins, goods for 1 coin each.",
        "Münzen nach Stärke, je zwei Karten für 1 Münze, Waren für je 1 Münze.",
    ),
    "action-upgrade": Text(
        "Influence by strength, wine for influence, one estate tile.",
        "Einfluss nach Stärke, Wein für Einfluss, ein Anwesenplättchen.",
    ),
    "action-petition": Text(
        "Claim the first-player marker; pay influence for another action.",
        "Startspielermarker beanspruchen; Einfluss für eine andere Aktion zahlen.",
    ),
    "action-recruit": Text(
        "Draw cards by strength, play one; the stronger, the cheaper.",
        "Karten nach Stärke ziehen, eine ausspielen; je stärker, desto billiger.",
    ),
    "action-sail": Text(
        "Fulfil a shipping contract, then sail by strength.",
        "Schifffahrtsvertrag erfüllen, dann nach Stärke segeln.",
    ),
    "action-build": Text(
        "Fulfil a building contract, then place the building: zone A, B from 2, C from 3.",
        "Bauvertrag erfüllen, dann bauen: Zone A, B ab Stärke 2, C ab 3.",
    ),
    "action-race": Text(
        "Advance by strength on the tracks; lines cost horses.",
        "Nach Stärke auf den Bahnen vorrücken; Linien kosten Pferde.",
    ),
    "action-produce": Text(
        "Hire or place artisans, as many times as strength.",
        "Handwerker anheuern oder platzieren, so oft wie die Stärke.",
    ),
    "order": Text("First player: {name}", "Startspieler: {name}"),
    "order-seat": Text("{name}, patricians left this round: {n}", "{name}, Patrizier in dieser Runde: noch {n}"),
    "order-claimed": Text("{name} begins next round", "{name} beginnt die nächste Runde"),
    "order-free": Text("marker not claimed yet", "Marker noch nicht beansprucht"),
    "order-tip": Text(
        "In Petition the marker costs {n} influence; it is worth {vp} VP at the end.",
        "In der Petition kostet der Marker {n} Einfluss; am Ende bringt er {vp} SP.",
    ),
    "supply": Text("Artisans in the supply: {n}", "Handwerker im Vorrat: {n}"),
    "supply-tip": Text("When it is empty nobody can hire.", "Ist er leer, kann niemand anheuern."),
    # automa
    "automa-score": Text("Automa: {n} VP if scored now", "Automa: {n} SP, wenn jetzt gewertet wird"),
    "automa-start": Text("At the start: {n}", "Zu Beginn: {n}"),
    "automa-blocked": Text("Blocked legionnaires: {n}", "Blockierte Legionäre: {n}"),
    "automa-sea": Text("Ships: {n}", "Schiffe: {n}"),
    "automa-contracts": Text("Building contracts: {n}", "Bauverträge: {n}"),
    "automa-zones": Text("Building zones: {n}", "Bauzonen: {n}"),
    "automa-chariots": Text("Chariot tiles: {n}", "Streitwagenplättchen: {n}"),
    "automa-tracks": Text("Tracks on which it leads: {n}", "Bahnen, auf denen er führt: {n}"),
    "automa-mosaic": Text("Your open achievements: {n}", "Deine offenen Errungenschaften: {n}"),
    "automa-win": Text("You win only with more VP.", "Du gewinnst nur mit mehr SP."),
    # sea
    "port-start": Text("Every ship chooses its route here.", "Hier wählt jedes Schiff seine Route."),
    "port-leg": Text("sails to get here: {n}", "Segel bis hierher: {n}"),
    "port-vp": Text(
        "{n} VP for a ship that ends here or beyond.", "{n} SP für ein Schiff, das hier oder weiter endet."
    ),
    "port-gain": Text("On arrival: {what}.", "Bei Ankunft: {what}."),
    "ship": Text("Ship {n} of {name}", "Schiff {n} von {name}"),
    "ship-at": Text("In {port}, worth {n} VP.", "In {port}, bringt {n} SP."),
    "ship-to": Text("Ship {n} to {port}, sails: {cost}", "Schiff {n} nach {port}, Segel: {cost}"),
    "shipping-deck": Text("Shipping contracts in the stack: {n}", "Schifffahrtsverträge im Stapel: {n}"),
    "shipping-card": Text("Shipping contract {card}: {cost}", "Schifffahrtsvertrag {card}: {cost}"),
    # zones
    "zone": Text("Zone {zone}", "Zone {zone}"),
    "zone-cell": Text("Zone {zone}, row {row}, column {column}", "Zone {zone}, Reihe {row}, Spalte {column}"),
    "zone-vp": Text(
        "Zone {zone}: most blocks {a} VP, second {b}, all others {c}",
        "Zone {zone}: meiste Bausteine {a} SP, Zweiter {b}, alle anderen {c}",
    ),
    "zone-legend": Text("most · 2nd · rest", "meiste · 2. · Rest"),
    "zone-place": Text("{name}, blocks: {n}, now {vp} VP", "{name}, Bausteine: {n}, zurzeit {vp} SP"),
    "zone-neutral": Text("Neutral blocks: {n}", "Neutrale Bausteine: {n}"),
    "blocks": Text("{name}, blocks: {n}", "{name}, Bausteine: {n}"),
    "reward": Text("Reward: {what}", "Belohnung: {what}"),
    "reward-left": Text("Free cells around it: {n}.", "Freie Felder ringsum: {n}."),
    "reward-near": Text("Would go to: {names}.", "Ginge an: {names}."),
    "reward-nobody": Text("Nobody has a block next to it.", "Niemand hat einen Baustein daneben."),
    "reward-paid": Text("This reward has been paid.", "Diese Belohnung ist ausgezahlt."),
    "reward-none": Text("No reward at this number of players.", "Bei dieser Spielerzahl keine Belohnung."),
    "closes": Text("Closes a ring: {what}", "Schließt einen Ring: {what}"),
    # hippodrome
    "track": Text("Track: {name}", "Bahn: {name}"),
    "track-at": Text("{name}: space {n}", "{name}: Feld {n}"),
    "track-leads": Text("In the lead: {name}.", "In Führung: {name}."),
    "track-nobody": Text("Nobody would win its chariot tile now.", "Zurzeit gewinnt niemand das Streitwagenplättchen."),
    "track-end": Text("The last space, {n}, is worth {vp} VP.", "Das letzte Feld, {n}, bringt {vp} SP."),
    "track-to": Text("Track {track}: to space {n}", "Bahn {track}: auf Feld {n}"),
    "track-horses": Text("Horses to pay: {n}.", "Pferde zu zahlen: {n}."),
    "marker": Text("{name}, track {track}: space {n}", "{name}, Bahn {track}: Feld {n}"),
    "marker-below": Text("Markers below: {n}; the lowest leads.", "Marker darunter: {n}; der unterste führt."),
    "wheel-tip": Text(
        "On a golden wheel: a marker from here, or influence.", "Auf einem goldenen Rad: Marker von hier oder Einfluss."
    ),
    "wheel-marker": Text("Your achievement markers here: {n}", "Deine Errungenschaftsmarker hier: {n}"),
    "wheel-influence": Text("Influence instead of a marker", "Einfluss statt eines Markers"),
    "favoured": Text("Favoured", "Favorit"),
    "next": Text("Next", "Danach"),
    "chariot": Text("chariot tile, track {track}, {vp} VP", "Streitwagenplättchen, Bahn {track}, {vp} SP"),
    "chariot-tip": Text(
        "Whoever leads this track at the end of the round wins it.",
        "Wer am Ende der Runde auf dieser Bahn führt, gewinnt es.",
    ),
    "chariot-rest": Text("Chariot tiles still face down: {n}.", "Noch verdeckte Streitwagenplättchen: {n}."),
    # offers
    "building-deck": Text("Building contracts in the stack: {n}", "Bauverträge im Stapel: {n}"),
    "building-card": Text("Building contract {card}: size {n}, {vp} VP", "Bauvertrag {card}: Größe {n}, {vp} SP"),
    "followers-deck": Text("Followers in the stack: {n}", "Gefolgschaftskarten im Stapel: {n}"),
    "followers-discards": Text("Discarded: {n} ({names})", "Abgeworfen: {n} ({names})"),
    "kind-end_game": Text("Scores at the end.", "Zählt bei Spielende."),
    "kind-once_per_round": Text(
        "Once per round, at the start of its action.", "Einmal je Runde, zu Beginn der Aktion."
    ),
    "kind-permanent": Text("Always works.", "Wirkt immer."),
    "estate-left": Text("{basic} + {special} left", "noch {basic} + {special}"),
    "estate-decks": Text(
        "Stacks: {basic} basic and {special} special tiles",
        "Stapel: {basic} einfache und {special} besondere Plättchen",
    ),
    "estate-unseen": Text("In the stacks or out of the game: {tiles}.", "Im Stapel oder aus dem Spiel: {tiles}."),
    "tile-count": Text("{n} in the game.", "{n} im Spiel."),
}
WORDS = {**BOARD, **MAT}


say = partial(phrase, WORDS)
"""A word or sentence in a language, for what is drawn once for all tables and so has no scene: say(lang, key, ...)."""
