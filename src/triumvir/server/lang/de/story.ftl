# Was die anderen getan haben: ein Satz je Zug, und wie man ihn ansieht.

story-since = Seit deinem letzten Zug
story-watched = Die letzten Züge
story-earlier =
    { $n ->
        [one] { $n } früherer
       *[other] { $n } frühere
    }
story-points = { NUMBER($n, sign: "always") } SP
story-again = Noch einmal
story-again-label = Den letzten Zug noch einmal zeigen (B) oder alle (Umschalt+B)
story-previous = Zurück
story-next = Weiter
story-stop = Schließen
story-thinks = { $name } denkt nach.
story-thinks-about = { $name } denkt nach über: { $what }
