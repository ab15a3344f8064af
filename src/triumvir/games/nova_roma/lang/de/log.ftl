# Was geschehen ist, in Sätzen. $name ist ein Spieler.

## Was ein Spieler tut

chooses-card = { $name } wählt eine Karte.
claims-nothing = { $name } beansprucht nichts.
uses-no-more = { $name } setzt keine Gefolgschaftskarte mehr ein.
goes-on = { $name } macht weiter.
performs = { $name } führt die Aktion { $action } mit Stärke { $strength } aus.
forgoes = { $name } verzichtet auf die Aktion { $action }.
begins = { $name } beginnt mit der Aktion { $action }.
emperor = { $name } stellt den Kaiser auf das Feld { $place }.
patrician = { $name } stellt einen Patrizier auf das Feld { $place }.
legionnaire = { $name } stellt einen Legionär auf das Feld { $place }.
claims = { $name } beansprucht die Errungenschaft „{ $what }“.
buys = { $name } kauft { $good }.
takes-good = { $name } wählt { $good }.
takes-estate = { $name } nimmt ein Anwesenplättchen ({ $tile }).
lays = { $name } legt es in den Produktionsbereich, { $place }.
places = { $name } platziert einen Handwerker im Produktionsbereich, { $place }.
pays = { $name } zahlt { $n } Einfluss für eine Aktion.
petitions = { $name } erreicht durch Petition die Aktion { $action }.
draws = { $name } zieht eine Karte vom Stapel.
takes-card = { $name } nimmt { $card } aus dem Angebot.
ships = { $name } erfüllt einen Schifffahrtsvertrag ({ $cost }).
completes = { $name } erfüllt einen Bauvertrag ({ $contract }).
sails = { $name } fährt nach { $port }.
races = { $name } rückt auf der { FORM($track, "lane-dat") } vor.
takes-income = { $name } nimmt das Einkommen des Plättchens.
spends-wine = { $name } gibt Wein für Einfluss aus.
claims-marker = { $name } beansprucht den Startspielermarker.
pays-artisan = { $name } zahlt einen Handwerker als Wagenlenker.
hires = { $name } heuert einen Handwerker an.
converts = { $name } wandelt um.
takes-marker = { $name } nimmt am Rad einen Errungenschaftsmarker.
takes-influence = { $name } nimmt am Rad Einfluss.
takes-mosaic = { $name } nimmt ein Mosaikplättchen ({ $goals }).
drafts = { $name } draftet { $card }.
keeps = { $name } behält { $card }.
discards = { $name } wirft { $card } ab.
plays = { $name } spielt { $card } aus.
drops = { $name } nimmt { $card } aus der Reihe.
uses = { $name } setzt { $card } ein.
builds = { $name } baut in { $place }.

## Was daraus folgt

drew = Du hast gezogen: { $cards }.
gains = { $name } erhält { AND($gains) }.
gives = { $name } gibt { AND($paid) } ab.
has-marker = { $name } hat den Startspielermarker.
wins-chariot = { $name } gewinnt den { FORM($track, "chariot") }.
automa-chariot = Die KI gewinnt den { FORM($track, "chariot") }.
nobody-chariot = Niemand gewinnt den { FORM($track, "chariot") }.
automa-blocked = Ein Legionär ist blockiert: { $n } SP für die KI.
automa-sails = Die KI fährt nach { $port }.
automa-contract = Die KI erhält einen Bauvertrag ({ $contract }).
legionnaires =
    { $n ->
        [one] Ein Legionär kommt: { AND($places) }.
       *[other] Legionäre kommen: { AND($places) }.
    }
round = Runde { $n } beginnt. Der Kaiser darf auf { OR($places) }.
over = Das Spiel ist zu Ende.
has-points = { $name } hat { $n } SP.
automa-points = Die KI hat { $n } SP.
