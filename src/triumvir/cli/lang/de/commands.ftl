no-lang = Unbekannte Sprache { QUOTE($given) }; erlaubt sind: { $known }.
no-whole = { $option } braucht eine ganze Zahl{ $limits }, nicht { QUOTE($given) }.
no-option = Eine Option schreibt man name=wert, nicht { QUOTE($given) }.
no-option-twice = Option { $name } ist doppelt angegeben, als { $one } und als { $other }.
no-seat = Unbekannter Platz { QUOTE($given) }; erlaubt sind: { $known }.
no-seats = { $option } nennt { $given ->
        [one] { $given } Platz
       *[other] { $given } Plätze
    }, das Spiel hat aber { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }.
no-view = Es gibt keinen Platz { $given }; dieses Spiel hat die Plätze 0 bis { $last }.
no-ply = { $given } liegt hinter dieser Aufzeichnung; sie hat { $last ->
        [one] { $last } Aktion
       *[other] { $last } Aktionen
    }.
no-open = Offen gezeigt werden kann nur ein Spiel, das zu Ende ist.
no-open-seat = Entweder --open oder --seat, nicht beides zugleich.
no-clause = Es gibt in { $title } keine Regel { QUOTE($given) }; in der Nähe liegen { $near }.
no-read = { $path } ist nicht lesbar: { $why }.
no-read-text = { $path } ist keine Textdatei.
no-write = { $path } lässt sich nicht schreiben: { $why }.
no-empty = Der Ordner { $path } ist nicht leer; Aufzeichnungen kommen in einen neuen oder leeren.
no-resume = In der Aufzeichnung { $path } steht { $what }: { $own }, nicht { $given }.
no-box = Die Aufzeichnung { $path } entstand mit anderem Spielmaterial (Schachtel { $own }); gib es mit --box an.
usage = { $message }; Hilfe gibt { $command } --help.
usage-option = Es gibt keine Option { $given }
usage-option-near = Es gibt keine Option { $given } (meintest du { $near }?)
usage-command = Es gibt keinen Befehl { $given }, nur { $known }
usage-missing = { $given } fehlt
usage-value = Option { $given } braucht einen Wert
usage-other = Das ist so nicht zu verstehen: { $message }
players = Spieler
seed = Startwert
seats = Plätze
game = Spiel
option = Option
values = Werte
default = Vorgabe
rule = Regel
meaning = Bedeutung
table = Tabelle
source = Quelle
confidence = Sicherheit
note = Anmerkung
rank = Rang
vp = SP
total = Summe
agent = Spieler
wins = Siege
mean = SP im Mittel
seat-human = Mensch
seat-random = Zufall
seat-greedy = Raffer
seat-search = Sucher
source-seed = Regeltext
source-public = öffentlich
source-reconstructed = REKONSTRUIERT
welcome = Triumvir: drei römische Brettspiele, gegen den Computer, mit anderen oder für die Forschung. Was möchtest du?
welcome-browser = Im Browser spielen (triumvir play --browser)
welcome-terminal = { $title } im Terminal spielen (triumvir play { $name })
welcome-help = Alle Befehle sehen (triumvir --help)
welcome-ask = Tippe eine Zahl von 1 bis { $last } oder nur Enter, um aufzuhören.
games-players = { $low } bis { $high ->
        [one] { $high } Spieler
       *[other] { $high } Spieler
    }, { $minutes }
games-players-one = { $low ->
        [one] { $low } Spieler
       *[other] { $low } Spieler
    }, { $minutes }
games-to-learn = --box { $name }: eine Partie zum Lernen. { $about }
games-credits = von { $designer }, { $publisher } { $year }
info-version = Triumvir { $version }
info-python = Python { $version } unter { $system }
info-compiled = Spielkern: übersetzt
info-interpreted = Spielkern: nicht übersetzt
info-games = Spiele: { $names }
box-title = Das Material von { $title }, Schachtel { $digest }
box-file = Gelesen aus { $path }
box-valid = Alle { $tables ->
        [one] { $tables } Tabelle
       *[other] { $tables } Tabellen
    } sind gültig für { $low } bis { $high ->
        [one] { $high } Spieler
       *[other] { $high } Spieler
    }.
box-reconstructed = Rekonstruiert, nicht aus dem gedruckten Spiel übernommen: { $names }.
box-correct = Wer das Spiel besitzt, kann eine Kopie der Datei berichtigen und mit --box spielen.
box-none = Nichts ist rekonstruiert.
verify-good = In Ordnung: { $title }, { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }, { $result }; Startwert und Festlegung passen.
verify-over = Endstand { $scores }
verify-running = nicht zu Ende
replay-title = { $title }, { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }, wie es { $who } weiß
replay-open = { $title }, { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }, alles offen
replay-spectator = ein Zuschauer
replay-at = Stellung nach Aktion { $ply }
simulate-progress = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } { $title }
simulate-sound = Jede Stellung wurde geprüft: alle in Ordnung.
simulate-broken = Prüfungen schlugen { $count }-mal fehl, zuerst:
simulate-saved = Aufzeichnungen liegen in { $path }.
play-title = { $title } · { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
play-commitment = Festlegung des Startwerts (SHA-256): { $value }
play-resumed = Weiter aus { $path }, nach { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }.
play-reconstructed = { $count } von { $tables } Materialtabellen sind rekonstruiert; `triumvir box { $game }` zeigt, welche.
play-hint = Tippe eine Zahl, eine Aktion (`{ $example }`) oder: tipp, zurück, hilfe, hilfe REGEL, verlauf, punkte, brett, ende.
play-turn = { $who }: { $prompt }
play-only = (einzige Möglichkeit)
play-performed = (ohne Frage; `zurück` fragt)
play-pass = Gib an { $who } weiter, dann drücke Enter.
play-number = Wähle eine Zahl von 1 bis { $last }.
play-undone = Zurückgenommen.
play-noundo = Nicht möglich: { $reason }
play-empty = Noch ist nichts geschehen.
play-earlier = {"."}.. { $count } frühere; `verlauf alles` zeigt sie
play-saved = Das Spiel ist gespeichert in { $path }.
play-unsaved = Das Spiel ist nicht gespeichert; mit --record DATEI bleibt es erhalten.
play-over = Das Spiel ist zu Ende.
play-wins = { $who } gewinnt mit { $score } SP.
play-share = { $who } teilen sich den ersten Platz mit { $score } SP.
play-alone-won = { $who } gewinnt mit { $score } SP, { $lead } vor der KI.
play-alone-lost = Die KI gewinnt mit { $score } SP, { $lead } vor { $who }.
play-alone-even = { $who } und die KI haben je { $score } SP: Die KI gewinnt.
play-automa = KI
play-seed = Startwert: { $value }
simulate-speed = { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } in { NUMBER($seconds, digits: 1) } s: { NUMBER($rate) } Entscheidungen und { NUMBER($games_rate, digits: 1) } Partien pro Sekunde ({ $how })
simulate-mean = { NUMBER($decisions) } Entscheidungen pro Partie; wer gewinnt, hat im Mittel { NUMBER($score, digits: 1) } SP
option-named = Option { $name }
port-on-cannot-be = Port { $port } auf { $host } ist nicht verfügbar; wähle mit --port einen anderen.
