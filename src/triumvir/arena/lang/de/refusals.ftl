ray-not-installed-pip = Ray ist nicht installiert; `pip install triumvir[ray]` bringt es mit, --on local braucht nichts.
ray-cluster-at-cannot = Der Ray-Cluster { $address } ist nicht erreichbar.
worker-process-ended-unexpectedly = Ein Arbeitsprozess endete unerwartet; derselbe Befehl macht mit dem Fehlenden weiter.
there-are-no-records = In { $place } liegen keine Aufzeichnungen; nenne eine oder einen Ordner von `arena`, `ladder` oder `simulate --save`.
parquet-needs-pyarrow-which = Parquet braucht pyarrow, das nicht installiert ist; `pip install triumvir[data]` bringt es mit.
with-players-whose-observations = { $path } ist { $title } mit { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, dessen Beobachtungen anders lang sind; mit --observations geht ein Spiel und eine Spielerzahl auf einmal.
cannot-read = { $path } ist nicht lesbar: { $strerror }.
not-json = { $path } ist kein JSON: { $error }.
cannot-write = { $path } lässt sich nicht schreiben: { $strerror }.
folder-not-empty-and = Der Ordner { $path } ist nicht leer und enthält kein Turnier; nimm einen neuen oder leeren.
not-game-this-match = { $path } ist keine Partie dieses Turniers; lösche die Datei, dann wird sie neu gespielt.
folder-belongs-another-match = Der Ordner { $path } gehört zu einem anderen Turnier ({ $name }: { $one }, nicht { $other }); nimm mit --out einen anderen.
ladder-needs-two-or = Eine Leiter braucht zwei oder mehr verschiedene Spieler, den schwächsten zuerst.
unknown-pairing-this-ladder = Unbekannte Paarung { QUOTE($name) }; diese Leiter hat: { $listed }.
games-cannot-be-played = Auf { QUOTE($name) } lässt sich nicht spielen; erlaubt sind: { $known }.
folder-belongs-another-ladder = Der Ordner { $folder } gehört zu einer anderen Leiter ({ $name }: { $found }, nicht { $own }).
no-folder-ladder-missing = { $folder } ist kein Ordner einer Leiter: { $file } fehlt.
damaged = { $folder } ist beschädigt.
program-is-no-file = Es gibt kein Programm { $path }; hinter program: steht der Pfad einer Datei.
program-cannot-be-started = Das Programm { $path } startet nicht; es muss ausführbar sein oder auf .py enden.
program-names-no-action = Das Programm { $path } antwortete „{ $answer }“; erlaubt ist die Nummer einer erlaubten Aktion.
program-does-not-answer = Das Programm { $path } hat { $seconds } Sekunden lang nicht geantwortet.
program-has-ended = Das Programm { $path } endete mitten in der Partie mit Code { $code }; seine letzten Worte: { $words }
