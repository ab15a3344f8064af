# Was auf der Schachtel steht.

minutes = etwa 30 Minuten je Spieler
blurb = Sechs Aktionen im Kreis: Was du aufnimmst, entscheidet, was du tun darfst, und wann das Jahr endet.

## Optionen

random_markers = Aktionssteine werden für einen schnellen Start zufällig verteilt.
reshuffle_discards = Ist der verdeckte Warenstapel leer, werden die Ablagestapel zu einem neuen gemischt; sonst kann von ihm nichts mehr gezogen werden.
time_track = Länge der Zeitleiste: 11, 16 oder 21 Schritte zu zweit, dritt oder viert, oder ein Schritt länger.
    .standard = üblich
    .alternative = ein Schritt länger

## Shorter games

variant-open = Handkarten liegen offen: Alle wissen dasselbe.
variant-small = Zwei Quartale statt vier.
variant-small-open = Zwei Quartale statt vier, Handkarten liegen offen.
variant-tiny = Ein Quartal statt vier.
variant-tiny-open = Ein Quartal statt vier, Handkarten liegen offen.
