# Ein Satz je Zug, hinter dem Namen. $what ist alles, was von einer Art getan wurde.

takes-tiles = wählt Plättchen
citizen = legt einen Bürger an: { AND($what) }
builds = baut { AND(FORM($what, "a")) }
builds-nothing = baut nichts
envoys =
    { $n ->
        [one] schickt { $n } Gesandten
       *[other] schickt { $n } Gesandte
    }
bonus = Flächenbonus: { $what }
reward = { AND($what) }
track = Leiste { $track }: { $reward }
takes-tile = nimmt ein Plättchen
pays = behält { AND($what) }
leaves = zahlt nicht für { AND($what) }

## Die kleine Zeile

uses-own = eigenes Plättchen
uses-received = erhaltenes Plättchen
uses-both = beide Plättchen, für Tribune
uses-none = kein Plättchen
uses-reserve = ein Plättchen der Reserve
place = { AND($what) }

## Was allen geschieht

cycle-ends = Durchgang { $cycle } endet: Bürger werden bezahlt
round = Neue Runde: { $one } und { $other }
over = Das Spiel ist zu Ende

## Worüber jemand nachdenkt

tiles = die Wahl der Plättchen
upkeep = den Lohn der Bürger
