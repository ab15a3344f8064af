# Zeitspannen
minutes = { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
hours = { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
days = { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }

# Warum etwas nicht geht, und was geht
no-server = Das geschieht von selbst, durch die Uhr oder weil alle einig sind.
no-sit-when = Setz dich auf einen freien Platz, bevor die Partie beginnt.
no-leave-who = Alle verlassen nur ihren eigenen Platz.
no-leave-when = Einen Platz kann man verlassen, bevor die Partie begonnen hat. Lass jetzt einen Computergegner für dich weiterspielen oder gib auf.
no-seat-who = Wer den Tisch eröffnet hat, gibt freie Plätze an Computergegner.
no-seat-when = Ein Computergegner bekommt einen freien Platz, bevor die Partie begonnen hat.
no-vacate-who = Wer den Tisch eröffnet hat, macht Plätze von Computergegnern frei.
no-vacate-when = Der Platz eines Computergegners wird frei gemacht, bevor die Partie begonnen hat.
no-hand-who = Alle geben nur ihren eigenen Platz ab.
no-hand-when = Ein Computergegner kann für dich weiterspielen, solange die Partie läuft und du selbst dort sitzt.
no-suggest-who = Nur die anderen Personen an diesem Tisch können das vorschlagen.
no-suggest-when = Nur der Platz von jemandem, der in einer laufenden Partie fehlt, kann an einen Computergegner gehen.
no-replace-yet = Die anderen dürfen über einen Platz entscheiden, wenn jemand länger fehlt ({ $limit }), und es nach der Hälfte davon vorschlagen.
no-replace-never = An diesem Tisch gibt nur die Person selbst ihren Platz ab: so wurde es beim Eröffnen vereinbart.
no-replace-off = Diese Person hat Urlaub. Der Platz wartet, bis er vorbei ist.
no-off-days = { $n ->
        [0] In diesem Jahr sind keine Urlaubstage mehr übrig.
       *[other] Nimm zwischen 1 und { $n } Tagen: Mehr sind in diesem Jahr nicht übrig.
    }
no-off-twice = Du hast schon Urlaub. Beende ihn zuerst.
no-return-who = Nur wem der Platz gehört, nimmt ihn zurück.
no-return-when = Ein Platz kann zurückgenommen werden, solange ihn ein Computergegner warmhält, bis zum letzten Zug.
no-resign-who = Alle geben nur für sich selbst auf.
no-resign-when = Aufgeben kannst du, solange die Partie läuft und der Platz dir gehört.
no-remind-who = Nur die anderen Personen an diesem Tisch können jemanden erinnern.
no-remind-when = Erinnern kann man nur jemanden, der in einer laufenden Partie fehlt.
no-remind-again = Vor weniger als 12 Stunden wurde schon erinnert. Danach geht es wieder.
no-start-who = Wer den Tisch eröffnet hat, beginnt die Partie.
no-start-when = Die Partie kann einmal begonnen werden, solange noch nicht gespielt wird.
no-start-free = Ein Platz ist noch frei. Besetze ihn zuerst mit einer Person oder einem Computergegner.
no-ask-pause-who = Nur Personen an diesem Tisch können um eine Pause bitten.
no-ask-pause-when = Eine laufende Partie kann pausieren.
no-resume-who = Nur Personen an diesem Tisch können ihn fortsetzen.
no-resume-when = Nur eine pausierte Partie kann fortgesetzt werden.
no-ask-end-who = Nur Personen an diesem Tisch können um ein Ende bitten.
no-ask-end-when = Eine laufende oder pausierte Partie kann vorzeitig enden.
no-remove-who = Wer den Tisch eröffnet hat, kann ihn entfernen.
no-remove-when = Ein Tisch kann entfernt werden, bevor die erste Runde vorbei ist. Bitte jetzt darum, die Partie zu beenden.
no-restore-who = Wer den Tisch eröffnet hat, kann ihn zurückholen.
no-restore-when = Ein Tisch kann innerhalb von 14 Tagen zurückgeholt werden.
no-vote = Hier gibt es nichts mehr zu vereinbaren.

# Was die Chronik erzählt
told-left = { $name } verlässt den Tisch.
told-handed = { $name } lässt { $keeper } weiterspielen.
told-replaced = Die anderen lassen { $keeper } für { $name } weiterspielen.
told-expired = Die Zeit von { $name } ist um: { $keeper } spielt weiter.
told-time-up = Die Zeit von { $name } ist um: Die anderen entscheiden.
told-forfeited = Die Zeit von { $name } ist um: Der Platz gibt auf, und { $keeper } spielt zu Ende.
told-returned = { $name } ist zurück.
told-resigned = { $name } gibt auf; { $keeper } spielt zu Ende.
told-reminded = { $name } wird erinnert.
told-asked-pause = { $name } bittet um eine Pause.
told-asked-end = { $name } bittet darum, die Partie zu beenden.
told-asked-replace = Vorschlag: Ein Computergegner spielt für { $name } weiter.
told-declined-pause = Es gibt keine Pause.
told-declined-end = Die Partie geht weiter.
told-declined-replace = Der Platz von { $name } wartet.
told-paused = Die Partie pausiert.
told-resumed = Die Partie geht nach der Pause weiter.
told-ended = Die Spieler haben die Partie beendet.
told-removed = Der Tisch wurde entfernt.
told-restored = Der Tisch wurde zurückgeholt.
told-lapsed = Niemand hat diesen Tisch 30 Tage lang begonnen: Er wurde entfernt.
told-closed = Die Pause hat 60 Tage gedauert: Die Partie ist beendet.
told-abandoned = Seit 14 Tagen spielen nur noch Computer für alle: Die Partie ist beendet.
told-departed = { $name } ist für immer gegangen; { $keeper } spielt zu Ende.
told-off = { $name } hat Urlaub bis { $until }; die Uhr steht.
told-off-over = { $name } ist aus dem Urlaub zurück.
told-passed-on = { $name } führt jetzt den Tisch.

# Das Menü eines Tisches
life-own = Dein Platz
life-own-of = Platz von { $name }
life-table = Der Tisch
life-keeper = Computergegner
life-hand = Einen Computer für mich weiterspielen lassen
life-help-hand = Du wählst die Stärke. Nimm den Platz zurück, wann du willst, bis zum letzten Zug.
life-resign = Aufgeben …
life-help-resign = Ein Computer spielt für die anderen zu Ende. Du wirst Letzter; das lässt sich nicht rückgängig machen.
life-friend = Auch jemand anderes kann für dich weiterspielen: Schick deinen privaten Link von unten. Wer zuerst dort saß, beendet das wieder.
life-ask-pause = Um eine Pause bitten
life-help-ask-pause = Es wird angehalten, sobald alle zustimmen, die da sind. Jeder kann die Pause beenden.
life-resume = Weiterspielen
life-help-resume = Die Pause endet für alle.
life-ask-end = Um ein Ende bitten
life-help-ask-end = Endet vorzeitig und ohne Sieger, wenn alle innerhalb von 24 Stunden zustimmen.
life-remove = Den Tisch entfernen
life-help-remove = Du kannst ihn innerhalb von 14 Tagen zurückholen.
life-remind = { $name } erinnern
life-replace = Vorschlagen, dass ein Computer weiterspielt
life-row-sat = am Tisch
life-row-absent = abwesend ({ $time })
life-row-handed = { $keeper } hält den Platz warm
life-row-resigned = hat aufgegeben; { $keeper } spielt zu Ende
life-row-off = Urlaub bis { $day }
life-row-computer = Computergegner { $keeper }
life-welcome = Willkommen zurück
life-kept = { $keeper } spielt für dich.
life-why-wish = Du hast darum gebeten. Der Platz gehört weiter dir; der Computer hört auf, sobald du dich setzt.
life-why-time = Deine Zeit war um. Der Platz gehört weiter dir; der Computer hört auf, sobald du dich setzt.
life-why-others = Du warst weg, und die anderen waren sich einig. Der Platz gehört weiter dir; der Computer hört auf, sobald du dich setzt.
life-return = Meinen Platz zurücknehmen ({ $name })
life-happened = Ansehen, was geschah
life-paused = Pause
life-paused-help = Niemand kann ziehen und keine Uhr läuft, bis jemand weiterspielt.
life-question = Stimmst du zu?
life-waits = Noch nicht: { $names }
life-waits-time = Alle, die da sind, stimmen zu. Es geschieht, wenn die vereinbarte Zeit der Abwesenheit um ist.
life-agree = Ich stimme zu
life-decline = Ablehnen
life-resign-title = Aufgeben?
life-resign-ask = { $name } wird Letzter, ein Computergegner spielt für die anderen zu Ende, und niemand kann das rückgängig machen.
life-resign-sure = Ja, ich gebe auf
life-resign-not = Nein, ich spiele weiter
life-removed = Dieser Tisch wurde entfernt
life-removed-help = Du hast ihn eröffnet, also kannst du ihn 14 Tage lang zurückholen, wie er war.
life-restore = Zurückholen
life-leave = Den Tisch verlassen
life-help-leave = Dein Platz wird frei. Hast du den Tisch eröffnet, führt ihn die nächste Person.
life-ended-idle = Niemand hat weitergespielt, darum ist die Partie beendet; es gibt kein Ergebnis.
life-paused-until = Spielt niemand weiter, endet die Partie am { $day }.
life-ended-agreed = Die Spieler haben die Partie beendet; es gibt kein Ergebnis.

# Uhren
seconds = { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
no-terms = Hier geht eines davon: { $allowed }.
terms-nothing = keine
terms-clock = Uhr
terms-clock-none = keine
terms-clock-live = am Stück
terms-clock-days = über Tage
terms-game = Für die ganze Partie
terms-added = Mit jedem Zug dazu
terms-turn = Für jeden Zug
terms-reserve = In Reserve
terms-reserve-help = Nur wenn ein Zug länger dauert.
terms-nights = Nachts stehen die Uhren, von 22 bis 7
terms-out = Wenn die Zeit um ist
terms-out-computer = spielt ein Computergegner weiter, bis die Person zurück ist
terms-out-others = entscheiden die anderen: warten, Computer oder Ende
terms-out-resign = gibt der Platz auf
terms-absence = Die anderen dürfen einen Platz früher an einen Computer geben, wenn alle einig sind, nach
terms-absence-help = Über Tage nicht vor einem Tag; „keine“ heißt nie. Die Person nimmt den Platz jederzeit zurück.
terms-sum-none = Keine Uhr: Alle nehmen sich die Zeit, die sie brauchen.
terms-sum-live = { $bank } für die ganze Partie und { $turn } mit jedem Zug.
terms-sum-days = Höchstens { $turn } je Zug und { $bank } Reserve für die ganze Partie.
terms-none = Keine Uhr.
terms-live = { $bank } für die Partie, { $turn } Sekunden mit jedem Zug.
terms-days = { $turn } je Zug, { $bank } in Reserve.
terms-days-only = { $turn } je Zug.
terms-then-computer = Ist die Zeit um, spielt { $keeper } weiter, bis die Person zurück ist.
terms-then-others = Ist die Zeit um, entscheiden die anderen.
terms-then-resign = Ist die Zeit um, gibt der Platz auf.
clock-left = noch { $time }
clock-until = bis { $when }
clock-units = T Std Min s
clock-runs-out = Die Zeit läuft ab
