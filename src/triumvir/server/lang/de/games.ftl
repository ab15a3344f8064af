## My games

games-title = Meine Partien
games-all-mine = Alle meine Partien
games-count = ({ $n })
games-number = { $n ->
        [one] eine Partie
       *[other] { $n } Partien
    }
games-new = Neuer Tisch
games-states = Partien nach Stand
games-state-all = Alle
games-state-turn = Warten auf mich
games-state-waiting = Andere entscheiden
games-state-lobby = Nicht begonnen
games-state-finished = Beendet
games-state-archived = Archiv
games-state-opened = Von mir eröffnet
games-game = Spiel
games-any-game = Alle Spiele
games-players = Personenzahl
games-any-players = Jede Personenzahl
games-n-players = { $n ->
        [one] allein
       *[other] zu { $n }
    }
games-company = Mit wem
games-any-company = Menschen und Computer
games-with-people = Mit Menschen
games-with-computers = Nur gegen Computer
games-search = Name oder Tisch
games-show = Zeigen
games-records = Alle Aufzeichnungen herunterladen
games-early = vorzeitig beendet
games-rank = { $n }. Platz
games-until = bis { $moment } UTC
games-review = Rückschau
games-replay = Nachspielen
games-away = Ins Archiv
games-back = Zurückholen
games-none = Hier sind keine Partien. Wähle einen anderen Stand oder weniger Filter, oder eröffne einen Tisch.
games-next = Nächste Seite
