# Jede Aktion in Worten, und die Frage, die sie beantwortet.

## Aktionen

marker = { FORM($colour, "marker") }
tray = Mulde { $tray } aufnehmen
draw = verdeckte Karte ziehen
draw-two = zwei Karten ziehen, eine abwerfen
take = Ablage { $side } nehmen
lay-out = eine oder zwei Karten auslegen
ship = verschiffen: { $ship }
card = Karte { $card }
joker = Warenkarten-Joker
pair = Pärchen { $card }
pair-joker = Pärchen { $card } mit Joker
pair-jokers = Pärchen aus zwei Jokern
stop = keine weitere Karte
pile = Ablagestapel { $side }
space = Plättchen vom Forum, { $place }
recruit-legionary = Legionär anwerben
deploy = Legionär zum Feldherrn versetzen
move = Feldherr nach { $province }
advance = im Senat vorrücken
stack = Trajanplättchen: { $category }
slot = an den Platz bei Mulde { $slot } legen
recruit-worker = Arbeiter anwerben
site = Arbeiter auf den Bauplatz, { $site }
accept = Figuren nehmen
decline = verzichten
plus2 = +2-Marker auf { $action }
extra = Zusatzaktion: { $action }
extra-joker = Zusatzaktions-Joker als { $action }
bonus = Bonustafel { $side }
pass = passen

## Fragen

ask-place_marker = Welcher Stein kommt in Mulde { $tray }?
ask-take_card = Welche Karte nimmst du?
ask-take_tile = Von welchem Trajanstapel nimmst du?
ask-choose_slot = An welchen Platz kommt das Plättchen ({ $tile })?
ask-choose_tray = Welche Mulde nimmst du auf?
ask-sow = Welcher Stein kommt in Mulde { $tray }?
ask-take_figures = Figuren des Plättchens nehmen ({ $tile })?
ask-place_plus2 = Welche Aktion erhält den +2-Marker?
ask-act = { $action }-Aktion: Was tust du?
ask-act-granted = Erstes Bauplättchen seiner Art: eine { $action }-Aktion?
ask-act-repeat = Zusätzliche { $action }-Aktion, Nummer { $n }: Was tust du?
ask-discard_card = Welche Karte wirfst du ab?
ask-discard_pile = Auf welchen Stapel kommt die abgeworfene Karte ({ $card })?
ask-lay_card = Welche Karte legst du aus?
ask-ship_card = Was kommt auf das Schiff „{ $ship }“?
ask-extra_action = Ein Zusatzaktionsplättchen einsetzen?
ask-choose_bonus = Konsul: welche Bonustafel?
ask-over = Das Spiel ist zu Ende.
