# Was über eine Wahl gesagt wird, bevor sie zählt, und danach.

choosing-shows = deckt { FORM($what, "acc") } auf
choosing-costs = kostet { AND(FORM($price, "acc")) }
choosing-left =
    { $n ->
        [0] danach ist nichts davon übrig
       *[other] danach bleiben noch { $n }
    }
choosing-ends = beendet deinen Zug
choosing-final = lässt sich nicht rückgängig machen
choosing-confirm = Bestätigen
choosing-hold = Zum Bestätigen halten
choosing-cancel = Abbrechen
choosing-done = Erledigt: { $what }
choosing-lost-title = Du gibst etwas auf
choosing-lost-back = Zurück zur Wahl
choosing-lost-go = Halten: { $what }

## Einstellungen

set-confirm = Fragen, bevor eine Wahl zählt
set-confirm-always = immer: Jede Wahl wird erst markiert
set-confirm-final = nur, was sich nicht rückgängig machen lässt
set-confirm-never = nie; Bezahltes oder Verdientes aufzugeben fragt trotzdem
set-confirmby = So bestätigst du
set-confirmby-tap = zweites Tippen an derselben Stelle oder der Knopf
set-confirmby-button = nur der Knopf: kein zweites Tippen, nichts zu halten
set-perform = Fragen, ob du eine Aktion ausführst oder auf sie verzichtest
set-perform-sensible = nur wo ein Verzicht sinnvoll sein kann; Rückgängig bringt die Frage zurück
set-perform-ask = immer
