## Was eine Meldung sagt

notice-turn = Du bist am Zug
notice-time = Deine Zeit wird knapp
notice-taken = Ein Computer spielt für dich
notice-returned = Dein Platz gehört wieder dir
notice-invited = Du bist eingeladen
notice-started = Die Partie hat begonnen
notice-over = Die Partie ist zu Ende
notice-chat = { $n ->
        [one] Jemand hat geschrieben
       *[other] { $n } neue Nachrichten
    }
notice-reminded = Jemand wartet auf dich
notice-waiting = { $n } Partien warten auf dich
notice-several = Neues von { $n } Tischen
notice-more = { $n ->
        [one] und ein weiterer Tisch
       *[other] und { $n } weitere Tische
    }
notice-game = { $others ->
        [0] { $game }
       *[other] { $game } mit { $names }
    }
notice-line = { $about }: { $what }
notice-trial = Eine Probe
notice-trial-line = Meldungen erreichen dich auf diesem Weg.
