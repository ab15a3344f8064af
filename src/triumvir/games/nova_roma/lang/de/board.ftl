# Die Wörter auf dem Plan, auf den Tableaus und in ihren Hinweisen.

## Teile, und was alle brauchen

forum = Forum
sea = Schwarzes Meer
sea-tab = Meer
tab-zones = Zonen
tab-race = Rennen
tab-offers = Auslage
zones = Bauzonen
hippodrome = Hippodrom
shipping = Schifffahrtsverträge
building = Bauverträge
followers = Gefolgschaft
estate = Anwesen
offers = Gefolgschaft und Anwesenplättchen
automa = KI
neutral = Neutral
left = noch { $n }
free = frei
gap = Bis zum Ende des Zugs leer.
slide = Nach jedem Zug rücken die Karten nach links, Lücken werden aufgefüllt.
strength = Stärke { $n }
strength-plus = ab Stärke { $n }
strength-now = Stärke hier: { $n }.
cost = Kostet { $cost }.
lack = Dir fehlt: { $what }.
afford = Das kannst du bezahlen.

## Das Forum

round = Runde { $n } von { $all }
emperor-tile = Kaiserplättchen
emperor-tile-tip = Dunkle Felder: dort steht der Kaiser oder darf er hin.
emperor-removed = Es gibt { $n } Kaiserplättchen; niemand weiß, welche noch kommen.
emperor-tip = Der Kaiser: +1 Stärke in seiner Reihe und Spalte; sein Feld ist besetzt.
legionnaire-tip = Ein Legionär: er blockiert nur das Feld.
patrician-tip = Patrizier von { $name }.
forum-row = { $which } Reihe
forum-column = { $which } Spalte
cell = { $one } × { $other }
cell-gains = Für dich: { $one } { $n }, { $other } { $m }.
action-trade = Münzen nach Stärke, für je zwei Karten 1 Münze, Waren für je 1 Münze.
action-upgrade = Einfluss nach Stärke, Wein für Einfluss, ein Anwesenplättchen.
action-petition = Startspielermarker beanspruchen; Einfluss für eine andere Aktion zahlen.
action-recruit = Karten nach Stärke ziehen, eine ausspielen; je stärker, desto billiger.
action-sail = Schifffahrtsvertrag erfüllen, dann nach Stärke segeln.
action-build = Bauvertrag erfüllen, dann bauen: Zone A, B ab Stärke 2, C ab 3.
action-race = Nach Stärke auf den Bahnen vorrücken; Linien kosten Pferde.
action-produce = Handwerker anheuern oder platzieren, so oft wie die Stärke.
order = Startspieler: { $name }
order-seat = { $name }, Patrizier in dieser Runde: noch { $n }
order-claimed = { $name } beginnt die nächste Runde
order-free = Marker noch nicht beansprucht
order-tip = In der Petition kostet der Marker { $n } Einfluss; am Ende bringt er { $vp } SP.
supply = Handwerker im Vorrat: { $n }
supply-tip = Ist er leer, kann niemand anheuern.

## Die KI

automa-score = KI: { $n } SP, wenn jetzt gewertet wird
automa-start = Zu Beginn: { $n }
automa-blocked = Blockierte Legionäre: { $n }
automa-sea = Schiffe: { $n }
automa-contracts = Bauverträge: { $n }
automa-zones = Bauzonen: { $n }
automa-chariots = Streitwagenplättchen: { $n }
automa-tracks = Bahnen, auf denen sie führt: { $n }
automa-mosaic = Deine offenen Errungenschaften: { $n }
automa-win = Du gewinnst nur mit mehr SP.

## Das Schwarze Meer

port-start = Hier wählt jedes Schiff seine Route.
port-leg = Segel bis hierher: { $n }
port-vp = { $n } SP für ein Schiff, das hier oder weiter endet.
port-gain = Bei Ankunft: { $what }.
ship = Schiff { $n } von { $name }
ship-automa = Schiff { $n } der KI
ship-at = In { $port }, bringt { $n } SP.
ship-to = Schiff { $n } nach { $port }, Segel: { $cost }
shipping-deck = Schifffahrtsverträge im Stapel: { $n }
shipping-card = Schifffahrtsvertrag { $card }: { $cost }

## Bauzonen

zone = Zone { $zone }
zone-cell = Bauzone { $zone }, { $spot }
zone-vp = Zone { $zone }: die meisten Bausteine { $a } SP, die zweitmeisten { $b }, alle anderen { $c }
zone-legend = meiste · 2. · Rest
zone-place = { $name }, Bausteine: { $n }, zurzeit { $vp } SP
zone-neutral = Neutrale Bausteine: { $n }
blocks = { $name }, Bausteine: { $n }
reward = Belohnung: { $what }
reward-left = Freie Felder ringsum: { $n }.
reward-near = Ginge an: { $names }.
reward-nobody = Niemand hat einen Baustein daneben.
reward-paid = Diese Belohnung ist ausgezahlt.
reward-none = Bei dieser Spielerzahl keine Belohnung.
closes = Schließt einen Ring: { $what }

## Das Hippodrom

track = { FORM($track, "title") }
track-at = { $name }: Feld { $n }
track-leads = In Führung: { $name }.
track-nobody = Zurzeit gewinnt niemand das Streitwagenplättchen.
track-end = Das letzte Feld, { $n }, bringt { $vp } SP.
track-to = { FORM($track, "title") }: auf Feld { $n }
track-horses = Pferde zu zahlen: { $n }.
marker = { $name }, { FORM($track, "lane") }: Feld { $n }
marker-below = Marker darunter: { $n }; der unterste führt.
wheel-tip = Auf einem goldenen Rad: Marker von hier oder Einfluss.
wheel-marker = Deine Errungenschaftsmarker hier: { $n }
wheel-influence = Einfluss statt eines Markers
favoured = Bevorzugt
next = Danach
chariot = Streitwagenplättchen, { FORM($track, "lane") }, { $vp } SP
chariot-tip = Wer am Ende der Runde auf dieser Bahn führt, gewinnt es.
chariot-rest = Noch verdeckte Streitwagenplättchen: { $n }.

## Angebote

building-deck = Bauverträge im Stapel: { $n }
building-card = Bauvertrag { $card }: Größe { $n }, { $vp } SP
followers-deck = Gefolgschaftskarten im Stapel: { $n }
followers-discards = Abgeworfen: { $n } ({ $names })
kind-end_game = Zählt bei Spielende.
kind-once_per_round = Einmal je Runde, zu Beginn der Aktion.
kind-permanent = Wirkt immer.
estate-left = noch { $basic } + { $special }
estate-decks = Stapel: Basis { $basic }, Spezial { $special }
estate-unseen = Im Stapel oder aus dem Spiel: { $tiles }.
tile-count = { $n } im Spiel.

## Tableaus

mat = Tableau von { $name }
vp = SP
score = { $name }: { $n } SP, wenn jetzt gewertet wird
score-now = SP jetzt
patricians = Patrizier in dieser Runde: noch { $n }
first-tip = Hat den Startspielermarker
stock-good = Höchstens { $n }; was darüber ist, verfällt.
stock-coins = Beliebig viele.
stock-artisans = Verfügbare, für das Anwesen oder als Bezahlung.
stock-influence = Höchstens { $n }; was darüber ist, wird zu Münzen.

## Das Anwesen

estate-cell = Produktionsbereich, { $spot }
estate-artisan = Hier steht ein Handwerker.
estate-output = Ein Handwerker bringt hier { $what }.
estate-used = Benutzt; das Plättchen zählt weiter.

## Das Mosaik

mosaic = Mosaik
goal-none = Noch kein Mosaikplättchen
goal-vp = Beansprucht: am Ende { $n } SP.
goal-gain = Sofort: { $what }.
goal-part = { $what }: { $have } von { $least }
goal-sum = zusammen
goal-claimed = Beansprucht.
goal-met = Die Bedingung ist erfüllt.
goal-unmet = Noch nicht erfüllt.
line-row = { $which } Reihe vollständig: { $vp } SP
line-column = { $which } Spalte vollständig: { $vp } SP
line-diagonal = Diagonale vollständig: { $vp } SP
line-done = Vollständig.
line-left = Es fehlen noch: { $n }.

## Gefolgschaft

row = Ausgespielte Gefolgschaft
row-count = { $n } von { $all }
row-free = Freier Platz für eine Gefolgschaftskarte
row-costs = Hier kostet eine Gefolgschaftskarte zusätzlich { $n } Einfluss
row-waive = ohne H.
follower-now = Zurzeit { $n } SP wert.
follower-would = In deiner Reihe wäre sie jetzt { $n } SP wert.
follower-used = In dieser Runde benutzt.
follower-idle = Wirkt ab der nächsten Aktion.
hand = Deine Hand
hand-none = keine Karten
hand-of = Hand
hand-count = Handkarten: { $n }
hand-known = Allen bekannt: { $names }
hidden = siehst nur du
draft-pick = Wähle eine
draft-keep = Behalte zwei davon
draft-kept = gewählt: { $names }
draft-tiles = Mosaikplättchen
draft-tiles-tip = eines je Farbe
draft-tile = Mosaikplättchen { $tile }

## Was erreicht ist

deeds-shipping = Erfüllte Schifffahrtsverträge: { $n }
deeds-building = Erfüllte Bauverträge: { $n }, { $vp } SP
deeds-claims = Errungenschaftsmarker: { $n } bereit, { $spare } am Hippodrom
deeds-blocks = Bausteine übrig: { $n }
deeds-chariots = Gewonnene Streitwagenplättchen: { $n }, je { $vp } SP
deeds-animals = Tiere: { $n }, zurzeit { $vp } SP
deeds-sets = Ein Set von 1, 2, 3 bringt { $sets } SP.
deeds-c-shipping = Schiff
deeds-c-building = Bau
deeds-c-claims = Marker
deeds-c-blocks = Bausteine
deeds-c-chariots = Wagen
deeds-c-animals = Tiere

## Das Feld mit der Auswahl

panel-action = { $action }, Stärke { $n }
panel-choose = Deine Wahl
do-pass = Weiter
do-perform = Ausführen
do-forgo = Verzichten: { $what }
do-wine = 1 Wein → 1 Einfluss
do-marker = Startspieler: { $n } Einfluss
do-artisan = Handwerker für 1 Feld
do-hire = Anheuern: { $n } Weizen
do-convert = Umwandeln
do-take = Marker
do-influence = Einfluss
do-first = Zuerst { $action }
do-pay = { $n } Einfluss

## Woher SP kommen

ledger = Bei Wertung jetzt
ledger-sea = Der weiteste SP-Hafen jedes Schiffs.
ledger-contracts = Aufgedruckte SP der Bauverträge.
ledger-zones = Mehrheiten in den Bauzonen.
ledger-chariots = Gewonnene Streitwagenplättchen.
ledger-tracks = Marker auf dem letzten Feld.
ledger-followers = Endwertungskarten in der Reihe.
ledger-animals = Sets von Tieren.
ledger-mosaic = Errungenschaften und volle Linien.
ledger-goods = Übrige Waren und Münzen.
ledger-influence = Übriger Einfluss und Handwerker.
ledger-marker = Der Startspielermarker.

## Mitspieler

rival = { $name }, Platz { $numeral }, { $n } SP
rival-row = Ausgespielte Gefolgschaft: { $n }
rival-estate = Anwesenplättchen: { $n }
rival-mosaic = Beanspruchte Errungenschaften: { $n }
rival-open = Offen: { $goals }

# Wovor lange Wörter auf einer Karte getrennt werden dürfen, mit Leerzeichen dazwischen.
seams = plättchen verträge vertrag karte platzieren
