# Wie die Dinge heißen. $count sagt, wie viele gemeint sind; .acc steht nach einer Zahl als Objekt im Satz,
# .a ebenso mit unbestimmtem Artikel.

## Mengen

amount = { $count } { FORM($what, "name", $count) }
    .acc = { $count } { FORM($what, "acc", $count) }
points = { $n } SP
several = { $count }× { $what }
plus = { $one } + { $other }
payment = { AND($parts) }

## Ressourcen

resource-builder = Baumeister
    .a = einen Baumeister
resource-worker_red =
    { $count ->
       *[one] roter Arbeiter
        [other] rote Arbeiter
    }
    .acc =
    { $count ->
       *[one] roten Arbeiter
        [other] rote Arbeiter
    }
    .a = einen roten Arbeiter
resource-worker_yellow =
    { $count ->
       *[one] gelber Arbeiter
        [other] gelbe Arbeiter
    }
    .acc =
    { $count ->
       *[one] gelben Arbeiter
        [other] gelbe Arbeiter
    }
    .a = einen gelben Arbeiter
resource-worker_green =
    { $count ->
       *[one] grüner Arbeiter
        [other] grüne Arbeiter
    }
    .acc =
    { $count ->
       *[one] grünen Arbeiter
        [other] grüne Arbeiter
    }
    .a = einen grünen Arbeiter
resource-worker_blue =
    { $count ->
       *[one] blauer Arbeiter
        [other] blaue Arbeiter
    }
    .acc =
    { $count ->
       *[one] blauen Arbeiter
        [other] blaue Arbeiter
    }
    .a = einen blauen Arbeiter
resource-assistant =
    { $count ->
       *[one] Assistent
        [other] Assistenten
    }
    .acc = Assistenten
    .a = einen Assistenten
resource-coin =
    { $count ->
       *[one] Münze
        [other] Münzen
    }
    .a = eine Münze
resource-tribune =
    { $count ->
       *[one] Tribun
        [other] Tribune
    }
    .a = einen Tribun
resource-upgrade =
    { $count ->
       *[one] Aufwertung
        [other] Aufwertungen
    }

## Farben. .m, .n und .many stehen vor männlichen und sächlichen Wörtern und vor mehreren, .m-acc vor einem Objekt.

colour-red = rot
    .m = roter
    .m-acc = roten
    .n = rotes
    .many = rote
colour-yellow = gelb
    .m = gelber
    .m-acc = gelben
    .n = gelbes
    .many = gelbe
colour-green = grün
    .m = grüner
    .m-acc = grünen
    .n = grünes
    .many = grüne
colour-blue = blau
    .m = blauer
    .m-acc = blauen
    .n = blaues
    .many = blaue
colour-eagle = Adler

## Gebäude. Ein farbiges erhält seine $colour; .two sind beide Hälften eines Doppelplättchens.

building-victory_column = Siegessäule
    .a = eine Siegessäule
building-library = Bibliothek
    .a = eine Bibliothek
building-basilica = Basilika
    .a = eine Basilika
building-market = Markt
    .a = einen Markt
building-house = { FORM($colour, "n") } Haus
    .a = ein { FORM($colour, "n") } Haus
    .two = zwei { FORM($colour, "many") } Häuser
building-stable = { FORM($colour, "m") } Stall
    .a = einen { FORM($colour, "m-acc") } Stall
    .two = zwei { FORM($colour, "many") } Ställe
building-park = { FORM($colour, "m") } Park
    .a = einen { FORM($colour, "m-acc") } Park
    .two = zwei { FORM($colour, "many") } Parks
building-fountain = { FORM($colour, "m") } Brunnen
    .a = einen { FORM($colour, "m-acc") } Brunnen
    .two = zwei { FORM($colour, "many") } Brunnen
# Ein Gebäude, das nur eine berichtigte Schachtel hat.
other-building = { $name } ({ $colour })
    .a = ein Gebäude ({ $name }, { $colour })
    .two = zwei Gebäude ({ $name }, { $colour })
both = { $one } + { $other }
    .a = { FORM($one, "a") } und { FORM($other, "a") }
twice = { FORM($building, "two") }

## Gebäude, kurz genug für ein Feld im Terminal

label-victory_column = Säule
label-library = Bibl.
label-basilica = Basil.
label-market = Markt
label-house = Haus
label-stable = Stall
label-park = Park
label-fountain = Brunn.

## Bürger und ihre Zeilen

citizen-patrician = Patrizier
citizen-merchant = Händler
citizen-craftsman = Handwerker
row-0 = Patrizier I
row-1 = Patrizier II
row-2 = Händler I
row-3 = Händler II
row-4 = Handwerker I
row-5 = Handwerker II

## Straßen; .street ist der Name der Straße, .stem sein Anfang vor einer zweiten

symbol-watchtower = Wachturm
    .street = Wachturmstraße
    .stem = Wachturm-
symbol-arch_of_trajan = Trajanbogen
    .street = Trajanbogenstraße
    .stem = Trajanbogen-
symbol-aqueduct = Aquädukt
    .street = Aquäduktstraße
    .stem = Aquädukt-
symbol-amphitheatre = Amphitheater
    .street = Amphitheaterstraße
    .stem = Amphitheater-
symbol-bridge = Brücke
    .street = Brückenstraße
    .stem = Brücken-
symbol-baths = Thermen
    .street = Thermenstraße
    .stem = Thermen-
symbol-monument = Denkmal
    .street = Denkmalstraße
    .stem = Denkmal-
symbol-obelisk = Obelisk
    .street = Obeliskstraße
    .stem = Obelisk-
symbol-statue = Statue
    .street = Statuenstraße
    .stem = Statuen-
symbol-lighthouse = Leuchtturm
    .street = Leuchtturmstraße
    .stem = Leuchtturm-
symbol-mill = Mühle
    .street = Mühlenstraße
    .stem = Mühlen-
symbol-gate = Tor
    .street = Torstraße
    .stem = Tor-
street = { FORM($symbol, "street") }
crossing = Kreuzung { FORM($one, "stem") } und { FORM($other, "street") }
crossings = { $street }, Kreuzungen { FORM($one, "stem") } und { FORM($other, "street") }

## Farbfelder des Forums

square = { FORM($colour, "n") } Farbfeld, { $place }
square-beside = { FORM($colour, "n") } Farbfeld, { $place }, neben einem Adler
square-eagle = Adler, { $place }

## Plättchen, die keine Schachtel hat

unknown-tile = unbekanntes Plättchen (Art { $n })

## Prämien der Leisten

reward-any_worker_and_tribune = ein beliebiger Arbeiter und 1 Tribun
reward-builder = 1 Baumeister
reward-place_envoy_on_eagle = ein Gesandter auf einen Adler
reward-take_and_use_colonia_tile = ein Colonia-Plättchen nehmen und nutzen
reward-two_assistants = 2 Assistenten
reward-two_tribunes = 2 Tribune
reward-one_upgrade = 1 Aufwertung
reward-extra_build_action = eine zusätzliche Bauaktion
reward-one_coin = 1 Münze
reward-area_bonus = ein Flächenbonus
reward-place_envoy_any_coloured_cell = ein Gesandter auf eine beliebige Farbe

## Trajans Aufträge

order = { $needs } { $scope }; { $things }
scope-colonia = in der Colonia
scope-row = in einer Zeile
scope-column = in einer Spalte
scope-temple = um einen Tempel
need-any = Gebäude nach Wahl
need-any_grey = Grau nach Wahl
need-any_coloured = Farbe nach Wahl
collect-worker = Arbeiter
collect-active_citizen = aktiver Bürger
collect-ship_envoy = Plättchen auf dem Schiff

## Woher SP kommen

ledger-columns = Siegessäulen
ledger-tracks = vollendete Leisten
ledger-areas = Flächenboni
ledger-cranes = Baukräne
ledger-rows = Colonia-Zeilen
ledger-eagles = Adler
ledger-group = größte Gesandtenfläche
ledger-building_orders = Bauaufträge
ledger-collection_orders = Sammelaufträge
