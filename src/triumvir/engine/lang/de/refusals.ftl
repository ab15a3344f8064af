cannot-read-box = Die Schachtel { $path } ist nicht lesbar: { $strerror }.
box-not-valid-toml = Die Schachtel { $path } ist kein gültiges TOML: { $error }.
box-has-at-most = Eine Schachtel hat als JSON höchstens { $largest } Zeichen, diese hat { $count }.
box-table-missing = Die Tabelle [{ $name }] fehlt in der Schachtel.
there-no-seat-seats = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $seats }, und None schaut zu.
this-position-has-other = Diese Stellung hat andere Felder als das Spiel.
field-this-position-damaged = Das Feld { $name } dieser Stellung ist beschädigt.
for-players-not = { $title } ist für { $low } bis { $high ->
        [one] { $high } Spieler
       *[other] { $high } Spieler
    }, nicht { $players }.
version-rules-not-known = Version { $rules } der Regeln von { $title } ist hier nicht bekannt, nur { $numbers }.
seed-whole-number-from = Ein Startwert ist eine ganze Zahl von 0 bis 2^{ $seed_bits } - 1, nicht { QUOTE($seed) }.
this-position-not-sound = Diese Stellung ist nicht gültig: { $broken }.
game-over = Das Spiel ist zu Ende.
there-no-action-number = Es gibt keine Aktion mit der Nummer { $action }.
names-no-action-others = { QUOTE($wanted) } ist keine Aktion; andere sind { $hint }.
this-heading-not-sound = Diese Überschrift ist nicht gültig: { $heading }
option-cannot-be-allowed = Option { $name } kann nicht { QUOTE($value) } sein; erlaubt: { $allowed }.
unknown-option-this-game = Unbekannte Option { QUOTE($name) }; dieses Spiel hat: { $known }.
this-record-not-json = Diese Aufzeichnung ist kein JSON: { $error }.
this-not-triumvir-record = Das ist keine Triumvir-Aufzeichnung im Format { $format }.
text-in-this-record = Ein Text in dieser Aufzeichnung hat Steuerzeichen oder kaputte Zeichen; erlaubt sind Buchstaben und Zeichen.
field-this-record-missing = Das Feld { $name } dieser Aufzeichnung fehlt oder ist beschädigt.
seed-this-record-does = Der Startwert dieser Aufzeichnung passt nicht zu ihrer Festlegung.
action-this-record-not = Aktion { $ply } dieser Aufzeichnung ist nicht erlaubt: { $text }
record-claims-result-replay = Die Aufzeichnung nennt das Ergebnis { $scores }, nachgespielt ergibt sich { $scores2 }.
this-record-was-made = Diese Aufzeichnung entstand mit { $what } { QUOTE($own) }, nicht mit { QUOTE($given) }.
components-in-this-record = Das Spielmaterial in dieser Aufzeichnung ist das der Schachtel { $digest }, nicht ihrer Schachtel { $digest2 }.
it-seat-s-decision = Platz { $waiting } entscheidet gerade.
nothing-has-been-done = Es ist noch nichts geschehen.
another-seat-has-acted = Inzwischen hat ein anderer Platz gehandelt.
something-hidden-or-random = Durch diesen Schritt wurde etwas Verdecktes oder Zufälliges aufgedeckt.
spectator-has-no-vp = Wer zuschaut, hat keine SP.
whole-number-from = eine ganze Zahl von { $low } bis { $high }
number-whole-or-half = eine Zahl in ganzen oder halben Punkten
true-or-false = true oder false
number-from-0-1 = eine Zahl von 0 bis 1
seat = Ein Platz
action = Eine Aktion
random-number = Eine Zufallszahl
by-the-rule = { $reason } ({ $rule })
not-whole = { $what } muss eine ganze Zahl sein, nicht { QUOTE($value) }.
box-field-missing = Tabelle [{ $where }], Feld { $field }: erwartet { $expected }, gefunden nichts.
box-field-wrong = Tabelle [{ $where }], Feld { $field }: erwartet { $expected }, gefunden { $found }.
some-text = ein Text
expected-choice = eines von { $allowed }
list-whole-numbers-from = { $size ->
        [any] eine Liste von ganzen Zahlen
       *[other] eine Liste von { $size } ganzen Zahlen
    } von { $low } bis { $high }
list-texts = { $size ->
        [any] eine Liste von Texten
       *[other] eine Liste von { $size } Texten
    }
list-texts-of = { $size ->
        [any] eine Liste von Texten
       *[other] eine Liste von { $size } Texten
    } aus { $allowed }
list-records = { $size ->
        [any] eine Liste von Einträgen
       *[other] eine Liste von { $size } Einträgen
    }
player = Spieler { $number }
variant-changes-which-box = Die Variante { $variant } ändert { $name }, das die Schachtel nicht hat.
option-at-clause = Tischoption { $option }
option-on = an
option-off = aus
option-explained = `{ $name }` ({ $usual }): { $text } ({ $rule })
option-of-several = `{ $name }` ({ $usual }, sonst { OR($others) }): { $text } ({ $rule })
