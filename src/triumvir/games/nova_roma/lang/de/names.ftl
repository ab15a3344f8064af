# Wie die Dinge heißen. $count sagt, wie viele gemeint sind; .many sind mehrere, die niemand zählt.

## Mengen

amount = { $count } { FORM($what, "name", $count) }
list = { $parts }
many = { FORM($what, "many") }
nothing = nichts

## Waren und was sonst gezahlt oder erhalten wird

kind-wheat = Weizen
kind-stone = Stein
kind-wood = Holz
kind-wine = Wein
kind-horse =
    { $count ->
       *[one] Pferd
        [other] Pferde
    }
    .many = Pferde
kind-coins =
    { $count ->
       *[one] Münze
        [other] Münzen
    }
    .many = Münzen
kind-influence = Einfluss
kind-artisans = Handwerker
kind-any_goods =
    { $count ->
       *[one] Ware nach Wahl
        [other] Waren nach Wahl
    }
    .many = Waren nach Wahl

## Was Errungenschaften und Gefolgschaftskarten zählen

count-building =
    { $count ->
       *[one] Bauvertrag
        [other] Bauverträge
    }
    .many = Bauverträge
count-shipping =
    { $count ->
       *[one] Schifffahrtsvertrag
        [other] Schifffahrtsverträge
    }
    .many = Schifffahrtsverträge
count-followers =
    { $count ->
       *[one] Gefolgschaftskarte
        [other] Gefolgschaftskarten
    }
    .many = Gefolgschaftskarten
count-estate = Anwesenplättchen
count-markers_at_3 = Marker auf Feld 3 oder weiter
count-total_steps =
    { $count ->
       *[one] Feld im Hippodrom
        [other] Felder im Hippodrom
    }
    .many = Felder im Hippodrom
count-estate_tiles = Anwesenplättchen
count-followers_in_row =
    { $count ->
       *[one] Karte in der Reihe
        [other] Karten in der Reihe
    }
    .many = Karten in der Reihe
count-hippodrome_steps =
    { $count ->
       *[one] Feld im Hippodrom
        [other] Felder im Hippodrom
    }
    .many = Felder im Hippodrom
count-building_contracts =
    { $count ->
       *[one] Bauvertrag
        [other] Bauverträge
    }
    .many = Bauverträge
count-shipping_contracts =
    { $count ->
       *[one] Schifffahrtsvertrag
        [other] Schifffahrtsverträge
    }
    .many = Schifffahrtsverträge
count-animal_tiles = Tierplättchen

## Errungenschaften

goal-influence = { $n } Einfluss, zahle { $spent }
goal-sum = { $n } { AND(FORM($what, "many")) }
goal-each = { AND($what) }

## Aktionen des Forums

action-trade = Handeln
action-upgrade = Aufwertung
action-petition = Petition
action-recruit = Rekrutierung
action-sail = Segeln
action-build = Bauen
action-race = Rennen
action-produce = Produzieren

## Bahnen des Hippodroms: .lane, .lane-dat und .title sind die Bahn, .chariot ihr Streitwagen als Objekt im Satz

track-red = rot
    .lane = rote Bahn
    .lane-dat = roten Bahn
    .title = Rote Bahn
    .chariot = roten Streitwagen
track-green = grün
    .lane = grüne Bahn
    .lane-dat = grünen Bahn
    .title = Grüne Bahn
    .chariot = grünen Streitwagen
track-blue = blau
    .lane = blaue Bahn
    .lane-dat = blauen Bahn
    .title = Blaue Bahn
    .chariot = blauen Streitwagen
# Eine Bahn, die nur eine berichtigte Schachtel hat.
other-track = { $name }
    .lane = Bahn { $name }
    .lane-dat = Bahn { $name }
    .title = Bahn { $name }
    .chariot = Streitwagen { $name }

## Orte

start-port = Starthafen

## Anwesenplättchen

tile-production = Produktion: { $gain }
tile-conversion = Umwandlung: { $pay } in { $gain }
tile-animal = Tier
tile-lion = Löwe
tile-income = Einkommen: { $gain }
tile-play_follower_free = Rekrutieren: eine Karte ausspielen
tile-sails = Segel: Schiffe bewegen
tile-single_block = Bauen: ein Baustein
tile-race_one_track = Hippodrom: eine Bahn

## Verträge

contract = { $shape }, { $vp } SP, { $cost }

## Gefolgschaft

follower = { $name }, { $role } ({ $ability })
ability = { $action }: { $what }
ability-threshold = { $vp } SP ab { $least }
ability-linear = { $per } SP je { $what }
ability-linear-base = { $base } SP + { $per } SP je { $what }
ability-animals = Handwerker auf Tiere, je { $gain }
ability-strength = +{ $n } Stärke
ability-waive = kein Handwerker für den Vertrag
ability-place = Handwerker platzieren für { $pay }

role-carpenter = Zimmermann
role-vine_grower = Weinbäuerin
role-historian = Historikerin
role-horse_breeder = Pferdezüchterin
role-marble_trader = Marmorhändlerin
role-miner = Minenarbeiter
role-musician = Musiker
role-noblewoman = Adelige
role-princeps = Princeps
role-procurator = Prokurist
role-ship_captain = Schiffskapitän
role-veterinarian = Tierärztin
role-wheat_trader = Weizenhändler
role-architect = Architekt
role-baker = Bäcker
role-cook = Koch
role-engineer = Ingenieurin
role-harbour_master = Hafenmeister
role-legate = Legat
role-mercenary = Söldner
role-messenger = Bote
role-oracle = Orakel
role-physician = Ärztin
role-priestess = Priesterin
role-recruiter = Rekrutierer
role-senator = Senator
role-shipwright = Schiffsbauer
role-shopkeeper = Ladeninhaberin
role-stable_master = Stallmeister
role-stonemason = Steinmetz
role-translator = Übersetzer
role-tutor = Tutor
role-winemaker = Winzerin
role-lumberjack = Holzfäller
role-cartographer = Kartograph
role-gambler = Zocker
role-jeweller = Juwelier
role-sculptor = Bildhauerin
role-singer = Sängerin
role-animal_tamer = Dompteurin
role-follower = Gefolgschaft

## Woher SP kommen

ledger-sea = Seerouten
ledger-contracts = Bauverträge
ledger-zones = Bauzonen
ledger-chariots = Streitwagenplättchen
ledger-tracks = Hippodromziele
ledger-followers = Gefolgschaft
ledger-animals = Tierplättchen
ledger-mosaic = Mosaiktableau
ledger-goods = Waren und Münzen
ledger-influence = Einfluss und Handwerker
ledger-marker = Startspielermarker
rival-start = Startwert
rival-blocked = blockierte Legionäre
rival-tracks = Bahnen mit Vorsprung
rival-mosaic = nicht beanspruchte Errungenschaften
