# Wie die Dinge heißen. $count ist, wie viele gemeint sind, wo ein Satz sie zählt.

## Aktionen

action-seaport = Hafen
action-forum = Forum
action-military = Militär
action-senate = Senat
action-trajan = Trajan
action-construction = Bau

## Bedarf

demand-bread = Brot
demand-games = Spiele
demand-religion = Religion

## Farben der Aktionssteine

colour-yellow = Gelb
    .marker = gelber Stein
    .object = einen gelben Stein
colour-orange = Orange
    .marker = orangefarbener Stein
    .object = einen orangefarbenen Stein
colour-green = Grün
    .marker = grüner Stein
    .object = einen grünen Stein
colour-white = Weiß
    .marker = weißer Stein
    .object = einen weißen Stein
colour-pink = Rosa
    .marker = rosa Stein
    .object = einen rosa Stein
colour-blue = Blau
    .marker = blauer Stein
    .object = einen blauen Stein

## Waren

kind-column =
    { $count ->
       *[one] Säule
        [other] Säulen
    }
kind-hide =
    { $count ->
       *[one] Fell
        [other] Felle
    }
kind-scroll =
    { $count ->
       *[one] Schriftrolle
        [other] Schriftrollen
    }
kind-oil = Öl
kind-fruit = Obst
kind-pottery = Keramik
kind-wine = Wein
kind-fish = Fisch
kind-jewelry = Schmuck
kind-gem =
    { $count ->
       *[one] Edelstein
        [other] Edelsteine
    }
kind-cattle = Vieh
kind-wheat = Weizen

## Bauplättchen; .acc mit Artikel als Objekt im Satz

building-stairs = Treppe
    .acc = die Treppe
building-door = Tür
    .acc = die Tür
building-fountain = Brunnen
    .acc = den Brunnen
building-roof = Dach
    .acc = das Dach
building-window = Fenster
    .acc = das Fenster

## Kategorien der Trajanplättchen

category-cards = Karten
category-points = Punkte
category-worker = Arbeiter
category-legionary = Legionär
category-plus2 = +2
category-demand = Bedarf

## Schiffe

ship-like = gleiche
ship-pairs = Pärchen
ship-unlike = ungleiche

## Seiten der Ablagestapel und der Bonustafeln

side-left = links
side-right = rechts

## Joker

joker-commodity = Warenkarten-Joker
joker-demand = Bedarfs-Joker
joker-construction = Gebäude-Joker
joker-action = Zusatzaktions-Joker

## Bonustafeln

bonus-workers = Arbeiter im Stadtviertel
bonus-legionaries = Legionäre in Provinzen
bonus-bonus_tiles = gelbe Bonustafeln
bonus-commodities = { $first }/{ $second }

## Woher SP kommen

ledger-trajan_tiles = Trajanplättchen
ledger-ships = Verschiffungen
ledger-provinces = Provinzen
ledger-senate = Senat
ledger-buildings = Bauplättchen
ledger-demands = offener Bedarf
ledger-cards = Handkarten
ledger-workers = Arbeiter im Lager
ledger-legionaries = Legionäre im Lager
ledger-circle = Plättchen am Aktionskreis
ledger-sets = Sätze von Bauplättchen
ledger-bonus = Bonustafeln

## Plättchen und Orte in Worten

tile = { $first }/{ $second }, { $vp } SP
tile-draw_commodity =
    { $n ->
        [one] { $tile }, { $n } Karte
       *[other] { $tile }, { $n } Karten
    }
tile-worker = { $tile }, { $n } Arbeiter
tile-legionary =
    { $n ->
        [one] { $tile }, { $n } Legionär
       *[other] { $tile }, { $n } Legionäre
    }
tile-plus2 = { $tile }, +2-Marker
tile-demand = { $tile }, { $demand } in jedem Quartal
votes =
    { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }
extra = Zusatzaktion { $action }
site-tile = { FORM($kind, "acc") } für { $vp }, { $place }
site-empty = den leeren Bauplatz, { $place }
both = { $one }, { $other }
cards = { $n } { FORM($card, "nominative", $n) }
several =
    { $n ->
        [1] { $what }
       *[other] { $what } ×{ $n }
    }
