# Die Wörter auf dem Plan und in seinen Hinweisen.

## Teile

map = Provinzen
map-label = Die Provinzen und das Feldlager
tab-works = Bau
senate = Senat
senate-label = Senat, Forum und Arbeiterlager
forum = Forum
works = Stadtviertel
port = Hafen
stacks = Trajanplättchen
time = Zeit
workers = Arbeiterlager
mat = Tableau von { $name }
mat-own = dein Tableau
mat-seat = Platz { $numeral }
vp = SP
vp-tip = { $name }: { $n } SP
amount = = { $n } SP
empty = leer

## Die Karte

province = { $name }, { $vp } SP
province-worth = Ein Legionär, der jetzt hierher kommt, bringt { $n } SP.
province-mine = Hier steht ein Legionär von dir.
province-tile = Der nächste Feldherr nimmt hier: { $tile }.
province-leader = Feldherr von { $name }.
province-legionary = Legionär von { $name }.
short-germania_inferior = Germania Inf.
short-germania_superior = Germania Sup.
camp = Castra
camp-sub = Feldlager
camp-box = Feldlager von { $name }
camp-count =
    { $n ->
        [0] Kein Legionär steht bereit.
        [one] { $n } Legionär steht bereit; er bringt 1 SP, wenn er am Ende noch hier ist.
       *[other] { $n } Legionäre stehen bereit; jeder bringt 1 SP, wenn er am Ende noch hier ist.
    }
camp-leader = Der Feldherr ist noch im Lager.

## Der Senat und seine Bonustafeln

senate-space = Senat, Feld { $n }
senate-space-tip =
    { $votes ->
        [one] Wer hier ankommt, erhält { $n } SP und hat { $votes } Stimme.
       *[other] Wer hier ankommt, erhält { $n } SP und hat { $votes } Stimmen.
    }
senate-start = Senat, Start
senate-disc = Senatsscheibe von { $name }
votes = Stimmen
votes-tip =
    { $n ->
        [one] { $name }: { $n } Stimme
       *[other] { $name }: { $n } Stimmen
    }
votes-why = Feld im Senat und Senatsplättchen auf dem Tableau. Bei Gleichstand zählt, wer weiter vorn, dann wer oben liegt.
bonus = Bonus
bonus-tip = Bonustafel: { $tile }
bonus-choice = Am Ende des Quartals nimmt der Konsul eine der beiden, sein Stellvertreter die andere mit der grauen Seite nach oben.
bonus-you = Sie brächte dir jetzt { $yellow } SP, graue Seite { $gray }.
bonus-worth = Zurzeit { $n } SP wert.
bonus-bag = Bonustafeln im Beutel: { $n }
bonus-bag-tip = Noch nicht gezogen: { $tiles }.
bonus-demand = Am Ende einmal { $n } SP, wenn du noch ein solches Plättchen oder einen Bedarfs-Joker hast.
bonus-workers = Am Ende { $n } SP für jeden deiner Arbeiter im Stadtviertel.
bonus-legionaries = Am Ende { $n } SP für jeden deiner Legionäre in einer Provinz.
bonus-bonus_tiles = Am Ende { $n } SP für jede deiner Bonustafeln mit der gelben Seite oben.
bonus-commodities = Am Ende { $n } SP für jede solche Karte in deiner Auslage.

## Das Forum

forum-tile = Forum: { $tile }
forum-empty = Forum, leeres Feld
forum-refill = Es wird am Ende des Quartals aufgefüllt.
forum-closed = Erst ab { $n } Spielern
forum-down = { $n } verdeckt
forum-supply = Verdeckter Vorrat des Forums
forum-supply-tip = Forumsplättchen: { $tiles }, Zusatzaktionsplättchen: { $extras }.
forum-unseen = Verdeckt oder entfernt: { $tiles }.
tile-senate =
    { $n ->
        [one] Zählt am Ende dieses Quartals als { $n } Stimme.
       *[other] Zählt am Ende dieses Quartals als { $n } Stimmen.
    }
tile-demand = Deckt am Ende eines Quartals einen solchen Bedarf.
tile-joker-commodity = Steht einmal für eine beliebige Ware.
tile-joker-demand = Deckt einmal einen beliebigen Bedarf.
tile-joker-construction = Zählt am Ende als Bauplättchen beliebiger Art für einen Satz.
tile-joker-action = Wiederholt eine beliebige Aktion, die du in diesem Zug ausgeführt hast.
tile-extra = Wiederholt diese Aktion in einem Zug, in dem du sie ausgeführt hast; mit +2-Marker zweimal.

## Das Arbeiterlager und das Stadtviertel

workers-box = Arbeiterlager von { $name }
workers-count =
    { $n ->
        [0] Kein Arbeiter steht bereit.
        [one] { $n } Arbeiter steht bereit; er bringt 1 SP, wenn er am Ende noch hier ist.
       *[other] { $n } Arbeiter stehen bereit; jeder bringt 1 SP, wenn er am Ende noch hier ist.
    }
site = { $kind }, { $vp } SP ({ $site })
site-built = Bauplatz, { $site }
site-worker = Arbeiter von { $name }.
site-first = Dein erstes Plättchen dieser Art bringt eine { $action }-Aktion.

## Der Hafen

ship = Schiff: { $ship }
ship-like-tip = 1 bis 4 Karten einer Sorte: { $vp } SP.
ship-pairs-tip = 1 bis 3 Pärchen verschiedener Sorten: { $vp } SP.
ship-unlike-tip = 1 bis 4 Karten verschiedener Sorten: { $vp } SP.
ship-colour = Nach der ersten Fahrt wird es bis zum Quartalsende grau: dann { $vp } SP.
ship-gray = Grau bis zum Ende des Quartals.
deck = Verdeckte Warenkarten: { $n }
deck-cards =
    { $n ->
        [one] Karte
       *[other] Karten
    }
deck-unseen = Noch nicht gesehen, hier oder in anderen Händen: { $cards }.
pile =
    { $n ->
        [one] Ablagestapel { $side }: { $n } Karte
       *[other] Ablagestapel { $side }: { $n } Karten
    }
pile-top = Oben: { $card }.
pile-below = Darunter, von oben nach unten: { $cards }.
pile-caption = Ablage { $n }

## Trajanstapel und Trajanplättchen

stack = Trajanstapel: { $category }
stack-left = noch { $n }
stack-top = Oben: { $tile }.
stack-hidden = Wird ausgelegt, wenn alle Steine liegen.
stack-unseen = Darunter, oder erfüllt und entfernt: { $tiles }.
trajan-needs = Erfüllt, wenn der letzte Stein in Mulde { $tray } kommt und dort beide Farben liegen.

## Zeit

quarter = Quartal
demands = Bedarf
time-marker = Zeitstein auf Feld { $n } von { $of }
time-start = Start der Zeitleiste
time-start-tip = Erreicht oder überschreitet der Stein das Feld, endet die Runde nach dem Zug.
time-over = Die Runde endet nach diesem Zug.
time-round = Quartal { $quarter } von { $quarters }, Runde { $round } von { $rounds }
demand = Bedarf: { $kind }
demand-covered = Du kannst ihn decken.
demand-open = Du kannst ihn noch nicht decken.
demand-cost = Am Ende des Quartals kostet offener Bedarf 4, 9 oder 15 SP.
demand-next = Wird am Ende der Runde aufgedeckt

## Der Aktionskreis

circle = Aktionskreis von { $name }
tray =
    { $n ->
        [one] Mulde { $tray }, { $action }: { $n } Stein
       *[other] Mulde { $tray }, { $action }: { $n } Steine
    }
tray-holds = Inhalt: { $colours }.
tray-lands = Jetzt aufgenommen, landet der letzte Stein in { $tray }, { $action }; die Zeit rückt { $n } vor.
tray-fulfils = Das Plättchen an { $tray } kann erfüllt werden.
tray-ends = Die Runde würde enden.
slot = Platz { $tray }: { $tile }
slot-free = Platz { $tray } ist frei
slot-empty = frei
arch = Der Bogen steht an Platz { $tray }
arch-tip = Hierher kommt das nächste Trajanplättchen.
arch-middle = Der Bogen steht in der Mitte: An allen sechs Plätzen liegen Plättchen.
plus2 = +2-Marker: { $action }
plus2-tip = Ein Zusatzaktionsplättchen für diese Aktion wiederholt sie zweimal.
plus2-free = Noch kein +2-Marker: { $action }
fulfil = { $colour } als { $i }. erfüllt { $tray }
fulfil-any = { $tray } wird erfüllt

## Die Mitte des Kreises

hub-hand = In der Hand
hub-next = nächste: { $tray }
hub-marker = { FORM($colour, "marker") } in der Hand
hub-pool-tip = { $colour }: noch { $n } zu legen
hub-tray = Mulde { $tray }
hub-sow = wähle Mulde
hub-time = Zeit +{ $n }
hub-pass = Passen
hub-take = Nehmen
hub-leave = Lassen
hub-done = Fertig
hub-sail = Ablegen
hub-extra = Zusatzaktion
hub-joker = Zusatzaktions-Joker als { $action }
hub-cards = noch { $n }
hub-discard = abwerfen
hub-tile = welcher Platz?
hub-plus2 = welche Aktion?
hub-bonus = wähle Bonus
hub-repeat = Wiederholung { $n }
hub-granted = erstes der Art

## Das Tableau

row-tiles = Stadtplättchen
row-buildings = Bauplättchen
row-figures = Figuren
row-display = Auslage
row-hand = Hand
hand-own = siehst nur du
hand-none = keine Karten
hand-card = Handkarte: { $card }
hand-count = { $n } auf der Hand
hand-score = Am Ende bringt jede Handkarte 1 SP.
hand-back =
    { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
hand-known = Allen bekannt: { $cards }.
hand-pair = { $card } mit Joker
own-tile =
    { $n ->
        [1] { $tile }
       *[other] { $tile } ×{ $n }
    }
own-kept = Erfülltes Trajanplättchen; deckt in jedem Quartal einen solchen Bedarf.
own-demand = Forumsplättchen: { $tiles }, bleibende Trajanplättchen: { $kept }.
building = { $kind }: { $n }
building-set = Drei einer Art bringen am Ende 10 SP, vier 20.
building-first = Das erste bringt eine { $action }-Aktion.
figures-supply = Vorrat { $n }
figures-legionaries = Lager { $n }, Feld { $out }
figures-workers = Lager { $n }, Bau { $out }
figures-supply-tip = Figuren im Vorrat: { $n }
figures-legionaries-tip = Legionäre: { $n } im Lager, { $out } in Provinzen
figures-workers-tip = Arbeiter: { $n } im Lager, { $out } im Stadtviertel
display = Auslage von { $name }
display-card = { $card }: { $n }
display-cards = Offene Karten: { $cards }.
display-tip = Ausgelegte Karten zählen für Bonustafeln mit Waren.

## Andere Spieler

rival = { $name }, Platz { $numeral }, { $n } SP
rival-line = { $n } Trajanplättchen · Bogen { $tray }
rival-middle = Mitte
rival-cards = Handkarten: { $n }
rival-covers = { $kind }: deckt { $n }
rival-votes = Stimmen: { $n }
rival-buildings = Bauplättchen: { $n }
rival-bonus = Bonustafeln: { $n }
rival-plus2 = +2-Marker: { $actions }.
rival-tiles = Plättchen: { $tiles }.
