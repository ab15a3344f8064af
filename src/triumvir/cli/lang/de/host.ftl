host-failed = Der Speicher weigert sich: { $why }.
host-span = { $option } braucht eine Zeit wie 12h, 7d oder 4w, nicht { QUOTE($given) }.
host-status = Unbekannter Stand { QUOTE($given) }; erlaubt: { $known }.
host-game = Unbekanntes Spiel { QUOTE($given) }; es gibt: { $known }.
host-none = Es gibt keinen Tisch { QUOTE($code) }.
host-over = Die Partie am Tisch { $code } ist schon zu Ende.
host-keep = Sag, was entfernt werden soll: --keep-unstarted ZEIT, --keep-abandoned ZEIT oder beides.
host-unsay = Entweder --last N oder --all.
host-who = Entweder eine Nummer oder --seat CODE:PLATZ.
host-short = Gib mindestens { $least } Zeichen der Nummer an.
host-visitor = Niemand hier hat die Nummer { QUOTE($given) }.
host-visitors = Mehrere Nummern beginnen mit { QUOTE($given) }; gib mehr davon an.
host-empty = Auf Platz { $seat } am Tisch { $code } sitzt niemand.
host-note = Eine Notiz hat höchstens { $most } Zeichen.
host-key-none = Der Schlüssel liegt in keiner Datei ({ $path }); --with-key braucht eine.
host-key-not = In { $path } ist kein Schlüssel.
host-code = Code
host-status-word = Stand
host-status-lobby = nicht begonnen
host-status-running = läuft
host-status-finished = zu Ende
host-status-ended = vom Betreiber beendet
host-made = angelegt (UTC)
host-used = zuletzt benutzt (UTC)
host-actions = Aktionen
host-said = Wortmeldungen
host-owner = eröffnet von Nummer
host-seat = Platz { $seat }: { $name } ({ $who }){ $held }
host-seat-person = Person
host-seat-open = frei
host-seat-computer = Computer
host-count = { $shown } von { $all ->
        [one] { $all } Tisch
       *[other] { $all } Tischen
    }; { $counts }
host-ended = Die Partie am Tisch { $code } ist beendet.
host-removed = Der Tisch { $code } ist entfernt.
host-pruned = Entfernte Tische: { $count }.
host-would = Tische, die entfernt würden: { $count }.
host-unsaid = Am Tisch { $code } entfernt: { $count }.
host-bans = Ausgeschlossen: { $count }.
host-banned = Nummer { $holder } ist ausgeschlossen.
host-unbanned = Nummer { $holder } darf wieder herein.
host-unbanned-not = Nummer { $holder } war nicht ausgeschlossen.
host-saved = { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    } in { $path }.
host-saved-nokey = Der Schlüssel des Servers ist nicht dabei; sichere auch { $path } oder gib --with-key an.
host-restored = { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    } wiederhergestellt.
host-restored-key = Der Schlüssel steht in { $path }.
host-restored-samekey = Der Schlüssel steht schon in { $path }.
host-restored-nokey = { $path } blieb, wie es ist: Private Links und Cookies gelten nur mit dem Schlüssel ihres Servers.
doctor-replaying = alle Partien nachspielen
doctor-good = gut     { $text }
doctor-wrong = FALSCH  { $text }
push-keys-made = Die Schlüssel für Push liegen jetzt in { $path }. Starte den Server neu, mit TRIUMVIR_ADDRESS gesetzt, und alle können Push einschalten.
push-keys-there = Die Schlüssel für Push liegen schon in { $path }. Neue würden jede Anmeldung beenden.
push-keys-nowhere = Ein Speicher im Arbeitsspeicher hat keinen Platz für Schlüssel: Nenne mit --db eine Datei oder Datenbank.
push-keys-failed = Die Schlüssel für Push lassen sich nicht schreiben: { $why }
