match-progress = { $title }: { $agents }
match-beyond = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } sind keine vollen Blöcke zu { $players }; ohne Gegenstück am Ende: { $count }.
match-stopped = Angehalten; { $done } von { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } liegen in { $path }. Derselbe Befehl macht dort weiter.
match-rating = Wertung
match-ms = ms
match-mean = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }; wer gewinnt, hat im Mittel { $score } SP
match-alone = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }; im Mittel { $score } SP
match-columns = Wertung mit zwei Abweichungen, erste Plätze je Platz mit 95-%-Intervall, Rang im Mittel, SP im Mittel mit Streuung, Bedenkzeit je Entscheidung, die eine Wahl ließ.
match-speed = { $rate ->
        [one] { $rate } Entscheidung
       *[other] { $rate } Entscheidungen
    } pro Sekunde und Prozess ({ $how })
match-written = Bericht: { $path }
ladder-one = Eine Leiter spielt man mit einem Spiel, nicht mit { $given }; --write DATEI nimmt die Ordner von Leitern.
ladder-out = --out fehlt: der Ordner der Leiter.
ladder-row = { $pairing }: { $strong } gegen { $weak }, { $rate } von { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Intervall { $low } bis { $high }, Schranke { $bound }: { $verdict }
ladder-written = Geschrieben: { $path }
ladder-look = Geschaut wird nach { $times ->
        [one] { $times } Partie
       *[other] { $times } Partien
    }; das Intervall ist so weit, dass alle Blicke zusammen auf jeder Seite der Schranke höchstens in 2,5 % der Fälle irren.
export-progress = { $count ->
        [one] { $count } Aufzeichnung
       *[other] { $count } Aufzeichnungen
    }
export-done = { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } aus { $records ->
        [one] { $records } Aufzeichnung
       *[other] { $records } Aufzeichnungen
    } in { $path }, { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    } in { $outcomes }.
