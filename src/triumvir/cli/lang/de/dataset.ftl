dataset-progress = { $title }, { $agent } gegen sich selbst
dataset-stopped = Angehalten; { $done } von { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    } liegen in { $path }. Derselbe Befehl macht dort weiter.
dataset-done = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } in { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    }: { $path }
dataset-new = Jetzt entstanden: { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } in { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    }.
