# Jede Aktion in Worten, und die Frage, die sie beantwortet.

## Aktionen

pass = weiter
perform = Aktion ausführen
forgo = auf die Aktion verzichten, 1 Münze
spend-wine = 1 Wein für 1 Einfluss ausgeben
claim-marker = Startspielermarker beanspruchen
pay-artisan = Handwerker für ein weiteres Feld zahlen
hire = Handwerker anheuern
convert = umwandeln
take-marker = Errungenschaftsmarker nehmen
take-influence = Einfluss nehmen
row-first = zuerst die Aktion der Reihe
column-first = zuerst die Aktion der Spalte
emperor = Kaiser aufs Forum, { $place }
patrician = Patrizier aufs Forum, { $place }
legionnaire = Legionär aufs Forum, { $place }
claim = Errungenschaft beanspruchen, { $place }
lay = Plättchen in den Produktionsbereich legen, { $place }
place = Handwerker in den Produktionsbereich, { $place }
buy = { $good } kaufen
take = { $good } nehmen
pay = { $n } Einfluss zahlen
petition = Petition für { $action }
income = { $gain } nehmen
income-unknown = Einkommen { $n }
estate = { FORM($order, "n") } Anwesenplättchen nehmen
estate-special = Spezial-Anwesenplättchen nehmen
draw = { $order } Gefolgschaftskarte nehmen
draw-deck = Karte vom Stapel ziehen
shipping = { FORM($order, "m") } Schifffahrtsvertrag
building = { FORM($order, "m") } Bauvertrag
ship-north = { FORM($order, "n") } Schiff auf der Nordroute
ship-south = { FORM($order, "n") } Schiff auf der Südroute
race = auf der { FORM($track, "lane-dat") } vorrücken
mosaic = Mosaikplättchen: { $goals }
pick = { $card } draften
keep = { $card } behalten
discard = { $card } abwerfen
play = { $card } ausspielen
drop = { $card } aus der Reihe nehmen
use = { $card } einsetzen

## Fragen

ask-draft_tile = Welches Mosaikplättchen nimmst du?
ask-draft_card = Welche Gefolgschaftskarte wählst du?
ask-keep_card = Welche Gefolgschaftskarte behältst du?
ask-place_emperor = Wo steht der Kaiser?
ask-claim_before = Vor dem Patrizier eine Errungenschaft beanspruchen?
ask-place_patrician = Wohin kommt dein Patrizier?
ask-first_action = Welche Aktion zuerst?
ask-declare = { $action } mit Stärke { $strength }: ausführen oder verzichten?
ask-window = { $action }, Stärke { $strength }: eine Gefolgschaftskarte einsetzen?
ask-trade_discard = Handeln: Karten für Münzen abwerfen?
ask-trade_buy = Handeln: eine Ware kaufen?
ask-upgrade_wine = Aufwertung: Wein ausgeben?
ask-upgrade_tile = Aufwertung: ein Anwesenplättchen nehmen?
ask-upgrade_cell = Wohin kommt das Plättchen ({ $tile })?
ask-petition_claim = Petition: Startspielermarker beanspruchen?
ask-petition_pay = Petition, Stärke { $strength }: wie viel Einfluss?
ask-petition_action = Welche Aktion mit Stärke { $strength }?
ask-recruit_draw = Rekrutierung: Karte nehmen (noch { $left })?
ask-recruit_play = Rekrutierung: eine Karte ausspielen?
ask-recruit_drop = Wer macht Platz für { $card }?
ask-recruit_discard = Zu viele Karten: Wirf eine ab.
ask-sail_contract = Segeln: welcher Vertrag?
ask-sail_move = Welches Schiff fährt (noch { $left } Segel)?
ask-build_contract = Bauen: welcher Vertrag?
ask-build_place = Wohin kommt das Gebäude ({ $contract })?
ask-race =
    { $left ->
        [one] Rennen: welche Bahn (noch { $left } Feld)?
       *[other] Rennen: welche Bahn (noch { $left } Felder)?
    }
ask-race_artisan = Einen Handwerker für ein weiteres Feld zahlen?
ask-race_extra = Welche Bahn für das Feld des Handwerkers?
ask-produce = Produzieren: anheuern oder platzieren (noch { $left })?
ask-end_window = Ende der Aktion { $action }: eine Gefolgschaftskarte einsetzen?
ask-claim_after = Eine Errungenschaft beanspruchen?
ask-place_legionnaire = Wohin kommt dein Legionär?
ask-follower_place = Wohin kommt der Handwerker?
ask-tile_convert = Umwandeln ({ $tile })?
ask-tile_play = Mit dem Plättchen eine Karte ausspielen?
ask-tile_drop = Wer verlässt die Reihe für { $card }?
ask-tile_sail = Mit dem Plättchen segeln (noch { $left } Segel)?
ask-tile_block = Wohin kommt der einzelne Baustein?
ask-tile_income = Einkommen nehmen ({ $tile })?
ask-tile_race =
    { $left ->
        [one] Mit dem Plättchen vorrücken (noch { $left } Feld)?
       *[other] Mit dem Plättchen vorrücken (noch { $left } Felder)?
    }
ask-tile_artisan = Einen Handwerker zahlen, um den Zug zu verstärken?
ask-tile_extra = Das Feld des Handwerkers auf derselben Bahn:
ask-choose_good = Welche Ware (noch { $goods } zu wählen)?
ask-wheel = Goldenes Rad: Marker oder Einfluss?
ask-over = Das Spiel ist zu Ende.
