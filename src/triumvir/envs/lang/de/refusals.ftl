no-game-being-played = Es läuft kein Spiel; reset beginnt eines.
action-not-legal-in = Aktion { $action } ist in Spiel { $number } nicht erlaubt.
reward-cannot-be-allowed = reward kann nicht { QUOTE($reward) } sein; erlaubt: { $known }.
pool-needs-computer-players = Ein Pool braucht Computerspieler mit Gewichten, die nicht negativ und nicht alle null sind.
there-no-seat-for = Es gibt keinen Platz { QUOTE($seat) } für einen Computerspieler; die Plätze sind 0 bis { $players }.
no-seat-left-play = Es bleibt kein Platz, der von außen spielt.
there-no-seat-seats = Es gibt keinen Platz { QUOTE($seat) }; die Plätze sind 0 bis { $players }.
opponents-are-needed-for = Gegner werden für die Plätze { $others } gebraucht, nicht für { $given }.
this-installation-has-no = Diese Installation hat kein Spiel { QUOTE($name) }; sie hat: { $known }.
this-position-not-json = Diese Stellung ist kein JSON: { $error }.
this-not-triumvir-position = Das ist keine Triumvir-Stellung im Format { $format }.
this-position-was-saved = Diese Stellung wurde mit { $name } { QUOTE($get) } gespeichert, nicht mit { QUOTE($own) }.
this-position-names-no = Diese Stellung nennt kein Spiel.
game-over-in-this = In dieser Stellung ist das Spiel zu Ende.
position-belongs-another-game = Die Stellung gehört zu einem anderen Spiel, einer anderen Spielerzahl, Option oder Schachtel.
position-is-state-or-text = Eine Stellung ist ein State oder der Text einer gespeicherten, nicht { QUOTE($value) }.
unknown-reward-known-are = Unbekannte Belohnung { QUOTE($name) }; bekannt sind: { $known }.
cannot-be-allowed = { $name } kann nicht { QUOTE($value) } sein; erlaubt: { $known }.
at-least-one-game = Mindestens ein Spiel wird gebraucht, und für jeden Prozess eines, nicht { $games } für { $workers }.
argument-is-mapping = { $name } ist eine Zuordnung, nicht { QUOTE($value) }.
argument-is-several = { $name } sind mehrere, wie in einer Liste, nicht { QUOTE($value) }.
player-is-name-or-callable = Ein Computerspieler ist ein Name oder etwas, das mit einem Startwert aufgerufen wird, nicht { QUOTE($value) }.
argument-at-least = { $name } ist mindestens { $least }.
size-is-two-numbers = render_size ist eine Breite und eine Höhe in Pixeln.
mask-has-truth-values = Eine Maske hat { $games ->
        [one] { $games } Wahrheitswert
       *[other] { $games } Wahrheitswerte
    }, einen für jedes Spiel.
first-reset-starts-all = Das erste reset beginnt alle Spiele.
seeds-are-needed-one = { $games } Startwerte werden gebraucht, einer für jedes Spiel, nicht { $count }.
seed-whole-number-from = Ein Startwert ist eine ganze Zahl von 0 bis 2^{ $longest_seed } - 1.
call-reset-before-first = Vor dem ersten Schritt kommt reset.
actions-are-whole-numbers = Aktionen sind ganze Zahlen, nicht { $dtype }.
actions-are-needed-one = { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    } werden gebraucht, eine für jedes Spiel, nicht ein Feld von { $shape }.
game-over-reset-mask = Spiel { $argmax } ist zu Ende; reset(mask=...) beginnt das nächste.
last-step-was-not = Der letzte Schritt wurde noch nicht abgeholt.
nothing-was-sent-that = Es wurde nichts gesendet, das ankommen könnte.
receive-step-that-was = Zuerst muss der gesendete Schritt abgeholt werden.
call-reset-before-position = Vor dem Aufstellen kommt reset.
games-broke-off = Wer im Innern spielt, hat beim letzten Schritt abgebrochen: erst mit reset alle Spiele neu beginnen.
there-no-game-they = Es gibt kein Spiel { $number }; sie sind 0 bis { $games }.
there-no-group = Es gibt keine Gruppe { $group }; sie sind 0 bis { $last }.
there-no-agent = Es gibt keinen Agenten { QUOTE($agent) }; bekannt sind: { $known }.
seat = Ein Platz
action = Eine Aktion
number-games = Die Zahl der Spiele
game = Ein Spiel
seed = Ein Startwert
