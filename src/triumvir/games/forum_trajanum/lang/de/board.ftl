# Die Wörter auf dem Plan und in seinen Hinweisen.

## Teile

tab-forum = Forum
tab-orders = Aufträge
tab-tracks = Leisten
mat = Colonia von { $name }
mat-own = deine Colonia
mat-seat = Platz { $numeral }
vp = SP
vp-tip = { $name }: { $n } SP
start = Startspieler
start-tip = Von hier aus geht es im Uhrzeigersinn; nach der Runde wandert die Startfigur nach rechts.
turn = { $name } ist am Zug
empty = leer
ui-secret = Das siehst nur du.

## Das Forum

forum = Trajansforum
forum-label = Das Mosaik des Forums
area = { $colour }, Fläche mit { $n ->
        [one] einem Feld
       *[other] { $n } Feldern
    }
area-full = Sie ist voll.
area-open = Begonnen, { $free } frei: Gesandte dieser Farbe müssen hierher; wer sie füllt, erhält einen Flächenbonus.
area-fresh = Noch nicht begonnen. Wer sie füllt, erhält einen Flächenbonus.
area-envoys = Gesandte: { $names }.
area-eagles = { $n ->
        [one] 1 Feld davon liegt neben einem Adler: { $vp } SP
       *[other] { $n } Felder davon liegen neben einem Adler: je { $vp } SP
    } in jeder Wertung.
eagle-way = Hierher führt nur Stufe 3 der Bibliothek.
eagle-rule = Je Wertung: { $on } SP für einen Gesandten hier, { $beside } SP daneben, { $diagonal } SP schräg mit Patrizier I.
bonus = Flächenbonus
bonus-one = Flächenbonus: { $bonus }
bonus-tip = Für den, der das letzte Feld einer Fläche füllt: einer davon, mit aktivem Patrizier II zwei.
envoy-none = Keinen senden

## Straßen und ihr Stapel

streets = Aufgerufen
street-none = Noch ist keine Straße aufgerufen
street-row = quer
street-column = längs
street-card = { $which } Straßenkarte: { $street }
street-served = Dafür hast du schon ein Plättchen genommen.
street-tip = Nimm ein Plättchen dieser Straße oder für { $n ->
        [one] 1 Tribun
       *[other] { $n } Tribune
    } ein beliebiges.
street-again = Sie wird noch { $n ->
        [one] einmal
       *[other] { $n }-mal
    } aufgerufen.
street-last = Sie wird nicht mehr aufgerufen.
street-called = Aufgerufen durch die { AND($cards) } Karte.
deck = Straßenstapel des Durchgangs { $cycle }: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
deck-left = noch { $n }
deck-round = Runde { $n }/{ $of }
deck-all = { $n ->
        [one] 1 Karte kommt
       *[other] { $n } Karten kommen
    } noch, { $decks ->
        [0] alle in diesem Stapel
        [one] dieser Stapel und ein voller
       *[other] dieser Stapel und { $decks } volle
    }:

## Die Säule und die Wertungen

column = Säule
column-you = für dich { $n } SP
column-all = { $n } SP + Bürger
column-tip = Eine Siegessäule bringt in diesem Durchgang { $n } SP und { $each } SP für jeden aktiven Bürger.
column-now = { $name }: { $n } SP
scores = Wertung jetzt
scores-label = Säule und Wertungen
scores-sum = Alle Wertungen: { $n } SP
scores-over = Alle Wertungen sind vorbei.
scores-tip = Was die fünf Wertungen zurzeit brächten; davor ist der Unterhalt zu zahlen.
score-cranes = Baukräne
score-cranes-tip = Jeder seit der letzten Wertung aufgedeckte Kran, für jedes Gebäude seiner Farbe.
score-rows = Zeilen
score-rows-tip = Verschiedene graue Gebäude jeder Zeile, mal 1, 2 oder 3 je nach aktiven Bürgern.
score-eagles = Adler
score-eagles-tip = Gesandte auf und neben Adlern.
score-group = Größte Fläche
score-group-tip = Die größte Fläche verbundener Gesandter, abgelesen am Prestigeschieber.
score-orders = Aufträge dieses Durchgangs
score-orders-tip = Für jede Erfüllung eines Auftrags der Wert bei Trajans Kopf.

## Trajans Aufträge

orders = Trajans Aufträge
order = Trajans Auftrag im Durchgang { $cycle }
order-each = alle
order-past = Er ist schon gewertet.
order-colonia = Bauauftrag, für jeden Satz in der Colonia: { $needs }.
order-row = Bauauftrag, für jede Zeile mit mindestens: { $needs }.
order-column = Bauauftrag, für jede Spalte mit mindestens: { $needs }.
order-temple = Bauauftrag, für jeden Tempel, auf dessen vier Nachbarfeldern mindestens steht: { $needs }.
order-collect = Sammelauftrag, für jeden Satz im Besitz: { $things }.
order-now = { $name }: ({ $made } gebaut + { $held } gesammelt) × { $value } = { $vp } SP
scope-colonia = jeder Satz
scope-row = jede Zeile
scope-column = jede Spalte
scope-temple = jeder Tempel

## Prämienleisten

tracks = Prämienleisten
track-tip = Jedes solche Gebäude rückt den Marker einen Schritt vor; dann eine Prämie bis zu dieser Stufe oder keine.
track-end = am Ende
track-finish = Eine Leiste vollenden
track-own = { $track }: Stufe { $n } von { $of }
track-reached = Nutzbar: { $rewards }.
track-next = Nächste Stufe: { $reward }.
step = { $track }, Stufe { $n }: { $reward }
step-last = Das vierte Gebäude zählt auch wie eine Siegessäule, jetzt { $n } SP für dich.
step-watched = Das vierte Gebäude zählt auch wie eine Siegessäule.
step-none = Keine Prämie nehmen

## Die Colonia

colonia = Colonia von { $name }
tile-hidden = verdecktes Plättchen
temple = { $place }: Tempel
temple-tip = { $n ->
        [0] Keines seiner Nachbarfelder ist
        [one] Eines seiner Nachbarfelder ist
       *[other] { $n } seiner Nachbarfelder sind
    } bebaut; manche Aufträge zählen sie.
facedown-all = Verdeckte Plättchen: { $n }
facedown-tip = Nicht zu sehen, also hier verdeckt, auf dem Schiff oder verbraucht: { $tiles }.
faceup = { $place }, offen: { $tile }
crane = { $place }: Kran, { $colour }
crane-under = Darunter ein Kran ({ $colour }); jetzt aufgedeckt brächte er { $n } SP.
crane-tip = Er wird einmal gewertet, in der nächsten Wertung: zurzeit { $n } SP.
crane-spent = Er ist schon gewertet.
crane-setup = Eine Ecke mit einem Kran
built = { $place }: { $building }
picked = { $place }, als { $n ->
        [1] erstes
       *[other] zweites
    } genommen: { $tile }
picked-secret = Das weißt nur du; die anderen sehen es, wenn alle gewählt haben.
take-dear = für { $n ->
        [one] 1 Tribun
       *[other] { $n } Tribune
    }
place = Bauplatz für: { $building }
place-tip = Freie Felder ohne Tempel und Kran; ein Doppelplättchen liegt auf zwei Nachbarfeldern.
fields = Zum Bauen freie Felder: { $n }
row-worth = { $kinds ->
        [one] 1 graues Gebäude
       *[other] { $kinds } verschiedene graue Gebäude
    } × { $times } = { $vp } SP in einer Wertung.
take-legend = Auf Wunsch: jedes andere Plättchen, für { $n ->
        [one] 1 Tribun
       *[other] { $n } Tribune
    }.

## Bürger

citizens = Bürger von { $name }
citizen = { $name }, { $state }
citizen-active = aktiv
citizen-idle = inaktiv
citizen-asleep = Keine Fähigkeit und nicht gezählt, bis für die Zeile wieder gezahlt wird.
citizen-counts = Erhöht den Wert der Zeile.
citizen-free = { $name }, freier Platz
citizen-ability = Fähigkeit: { $ability }
citizen-bonus = Bonus beim Anlegen: { $bonus }
citizen-from = Plättchen von { $name }.
ability-0 = Gesandte dürfen jede Fläche ihrer Farbe beginnen, und Adler zählen auch schräg.
ability-1 = zwei verschiedene Flächenboni statt einem.
ability-2 = der Prestigeschieber zeigt für den Rest des Spiels die bessere Seite.
ability-3 = { $n }× im Zug Münze, Tribun oder Assistent gegen etwas anderes davon tauschen.
ability-4 = { $n }× im Zug wird ein Assistent zum Arbeiter beliebiger Farbe.
ability-5 = { $n }× im Zug wird ein Assistent zum Baumeister.
bonus-place_envoy_any_coloured_cell = ein Gesandter auf ein farbiges Feld.
bonus-one_area_bonus = ein Flächenbonus.
bonus-coin_or_tribune = 1 Münze oder 1 Tribun.
bonus-coin_or_assistant = 1 Münze oder 1 Assistent.
bonus-any_worker = 1 Arbeiter beliebiger Farbe.
bonus-builder = 1 Baumeister.
upkeep-pay = { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    } zahlen: { $row } bleibt aktiv

## Ressourcen, Plättchen der Runde, Schiff und Reserve

resources = Ressourcen
resource-builder = Bezahlt ein graues Gebäude.
resource-worker = Bezahlt ein Gebäude seiner Farbe; zwei gleichfarbige bezahlen ein graues.
resource-assistant = Lässt einen Arbeiter für eine andere Farbe einspringen.
resource-coin = Hält am Ende eines Durchgangs eine Zeile Bürger aktiv.
resource-tribune = 1: ein Plättchen von überall. 2: beide Plättchen nutzen.
hand = Diese Runde
hand-label = Plättchen dieser Runde, { $name }
hand-own = eigenes
hand-from = von { $seat }
hand-passed = gegeben
hand-first = erstes
hand-second = zweites
hand-none = kein Plättchen
hand-pass = Wähle es, um es nach rechts zu geben.
hand-given = An { $name } gegeben: { $tile }
hand-done = { $name } hat gewählt
hand-choosing = { $name } wählt noch
ship = Plättchen auf dem Schiff: { $n }
ship-envoys = Gesandte
ship-tip = Jedes kann ein Gesandter werden; was darauf steht, zählt nicht mehr.
ship-out = Gesandte im Forum: { $n }.
reserve = Reserve
reserve-tip = Erhaltene Plättchen. Eines ist nutzbar in einer Runde, in der nichts ankam.

## Prestige

prestige = Prestige
prestige-line = größte Fläche { $group }: { $vp } SP · je Auftrag { $value } SP
prestige-tip = Prestigeschieber, um { $n } von { $of } vorgerückt
prestige-front = Vorderseite: Eine Aufwertung rückt ihn ein Feld vor.
prestige-back = Rückseite: Eine Aufwertung rückt ihn zur nächsten Zypresse.
prestige-trees = Zypressen: Auf der Rückseite rückt eine Aufwertung das linke Ende des Schiebers zur nächsten.
prestige-groups = SP nach Größe der größten Fläche: { $ranges }.
prestige-head = Jeder erfüllte Auftrag bringt { $n } SP.

## Bauplättchen

tiles = Gebäude
tiles-unlimited = der Vorrat geht nie aus
brings-column = Bringt sofort { $n } SP.
brings-track = Rückt einen Marker vor und bringt eine Prämie.
brings-envoy = Sendet einen Gesandten auf ein Feld seiner Farbe.
costs = Was ein Gebäude kostet
costs-pairs = Oder 2 verschiedenfarbige Arbeiter und 1 Assistent.
costs-grey = Grau: 1 Baumeister oder 2 gleichfarbige Arbeiter.
costs-coloured = Farbig: 1 Arbeiter der Farbe oder ein anderer und 1 Assistent.
costs-now = Du kannst zahlen: { $ways }.
costs-none = Das kannst du zurzeit nicht bezahlen.

## Auswahl

choices = Auswahl
choice-keep = Nichts weitergeben
choice-use_none = Kein Plättchen nutzen
choice-no_build = Nichts bauen
choice-leave = Zeile nicht bezahlen
choice-skip = Kein Plättchen für { $street }
choice-both = Beide für { $n ->
        [one] 1 Tribun
       *[other] { $n } Tribune
    }: { $one }, dann { $two }
choice-first = zuerst: { $building }

## Mitspieler

rival = { $name }, Platz { $numeral }, { $n } SP
rival-cells = { $down ->
        [one] 1 verdecktes Plättchen
       *[other] { $down } verdeckte Plättchen
    }, { $built } Gebäude.
rival-prestige = Prestige +{ $n }; je Auftrag { $value } SP
rival-now = { $name }, Wertung jetzt: { $n } SP
rival-hand = Plättchen: { $n }
rival-done = hat gewählt
rival-choosing = wählt noch
