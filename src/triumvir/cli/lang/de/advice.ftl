hint-clue = { $adviser }: { $clue }
hint-more = Noch einmal `tipp` nennt den Zug.
hint-best = { $adviser } würde wählen: { $move }
hint-line = So könnte es weitergehen: { $line }
review-title = { $title }: die Entscheidungen von { $who }, angesehen von { $agent }
review-progress = { $total ->
        [one] { $total } Entscheidung
       *[other] { $total } Entscheidungen
    } von { $who }
review-summary = { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }, { $good } davon die besten oder gleich gut; { $loss } SP verschenkt pro Entscheidung.
review-grades = Ungenau: { $slip }, Fehler: { $mistake }, grobe Fehler: { $blunder }.
review-none = Nichts, was jemand Stärkeres besser machte.
review-slip = ungenau
review-mistake = Fehler
review-blunder = grober Fehler
review-at = Aktion { $ply }, { $grade }: { $prompt }
review-played = gewählt
review-better = besser
