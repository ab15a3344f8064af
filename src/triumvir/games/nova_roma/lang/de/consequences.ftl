# Was eine Wahl aufdeckt und preisgibt.

shown-card = eine Karte

## Was preisgegeben wird

lost-build_place = Das Gebäude ist schon bezahlt. Was du bezahlt hast, bleibt bezahlt; du behältst den Vertrag, setzt aber keine Bausteine.
lost-sail_move = Noch { $n } Segel, genug für eine Fahrt. Du verlierst sie.
lost-sail = { lost-sail_move }
lost-race =
    { $n ->
        [one] Noch { $n } Feld für deine Wagen. Du verlierst es.
       *[other] Noch { $n } Felder für deine Wagen. Du verlierst sie.
    }
lost-recruit_draw =
    { $n ->
        [one] Du darfst noch { $n } Karte umsonst nehmen. Du lässt sie liegen.
       *[other] Du darfst noch { $n } Karten umsonst nehmen. Du lässt sie liegen.
    }

## Der Ausweg, benannt nach dem, was unterbleibt

out-build_place = Nicht bauen
out-sail_move = Segel verfallen lassen
out-sail = { out-sail_move }
out-race = Felder verfallen lassen
out-recruit_draw = Keine Karte mehr nehmen
