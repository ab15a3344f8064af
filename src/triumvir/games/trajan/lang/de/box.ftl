# Was eine Schachteldatei haben muss; gesagt von einem Feld, das etwas anderes hat.

not-as-many = Tabelle [{ $where }], Feld { $field }: erwartet insgesamt { $expected }, gefunden { $found }.
fewer-than-rounds = eins weniger als rounds_per_quarter
each-action = jede Aktionsart einmal
three-slots = drei verschiedene Plätze ohne den Bogen
senate-kinds = höchstens { $most } Sorten von Senatsplättchen
tiles-left = mindestens { $n } Plättchen nach dem Entfernen
senate-spaces = 2 bis 20 Felder
shared-borders = Grenzen, die auch { $other } nennt
sites = { $n } Bauplätze insgesamt
each-ship = jedes Schiff einmal
