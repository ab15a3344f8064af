## The page about oneself

me-title = Du auf diesem Server
me-lead = Kein Konto und kein Passwort: Deine Geräte sind dein Schlüssel.
me-name-head = Name und Spielstein
me-name = Name
me-name-hint = So heißt du an Tischen und für alle, die einen Link von dir haben.
me-piece = Dein Spielstein, wenn er frei ist
me-piece-1 = Zinnober, Kreis
me-piece-2 = Lapis, Quadrat
me-piece-3 = Ocker, Raute
me-piece-4 = Grünspan, Sechseck
me-save = Speichern
me-protected = Niemand sonst darf sich hier als { $name } an einen Tisch setzen.
me-unprotected = Alle dürfen sich hier { $name } nennen.
me-protect-on = Diesen Namen für mich behalten
me-protect-off = Den Namen allen überlassen
me-add-head = Ein weiteres Gerät
me-add-lead = Mit einem Code kann dein Handy oder ein anderer Browser für dich spielen. Du bestätigst es hier.
me-code-make = Code zeigen
me-qr = Die Adresse mit dem Code, für eine Kamera
me-scan = Scanne das mit dem anderen Gerät, oder öffne dort { $place } und tippe
me-code-time = { $n ->
        [one] Gilt für ein Gerät und etwa eine Minute. Du bestätigst es hier.
       *[other] Gilt für ein Gerät und etwa { $n } Minuten. Du bestätigst es hier.
    }
me-look = Nachsehen
me-code-drop = Code verwerfen
me-asks = { $device } möchte als du spielen.
me-asks-hint = Sag nur ja, wenn du den Code dort selbst eingegeben hast. Partien, die auf dem Gerät begonnen wurden, kommen mit.
me-welcome = Ja, das bin ich
me-decline = Nein
me-passkey-head = Passkey
me-passkey-lead = Liegt im Handy, im Browser oder auf einem Sicherheitsschlüssel und bringt dich auf jedem Gerät zurück, das ihn hat.
me-passkey-make = Passkey anlegen
me-passkey-script = Passkeys brauchen JavaScript.
me-passkey-https = Passkeys brauchen eine sichere Verbindung: Dieser Server müsste über https erreichbar sein.
me-passkey-of = Passkey, angelegt mit { $device }
me-devices-head = Geräte und Schlüssel
me-device = { $browser } auf { $system }
me-device-unknown = Ein Browser
me-this-browser = Dieser Browser
me-since = bekannt seit { $day }
me-used = benutzt am { $day }
me-here = hier
me-end = Entfernen
me-end-label = { $device } entfernen
me-passkey-end-label = Passkey { $n } entfernen
me-end-hint = Ein entferntes Gerät darf sofort nicht mehr für dich spielen. Deine Plätze bleiben deine.
me-sign-out = Hier abmelden
me-sign-out-hint = Dieser Browser vergisst dich. Ohne ein weiteres Gerät oder einen Schlüssel kommst du an nichts mehr heran, was hier deins ist.
me-recovery-head = Wiederkehr-Code
me-recovery-lead = Sechs Wörter für den Tag, an dem kein Gerät mehr da ist. Schreib sie auf; der Server behält nur ihre Prüfsumme.
me-recovery-make = Wiederkehr-Code anlegen
me-recovery-new = Einen neuen anlegen
me-recovery-once = Nur dieses eine Mal zu sehen. Ein früherer Code öffnet nichts mehr.
me-recovery-made = Angelegt am { $day }.
me-return = Du warst schon einmal hier? Bring einen Code, einen Passkey oder deine sechs Wörter mit.
me-data-head = Was über dich gespeichert ist
me-data-lead = Name, Spielstein, Einstellungen, Prüfsummen der Schlüssel deiner Geräte, deine Plätze und Ergebnisse. Keine Adressen deiner Verbindung, kein Verfolgen, nichts an andere.
me-data-get = Meine Daten herunterladen
me-delete = Mich löschen …
me-optional = Das alles ist freiwillig. Plätze mit privatem Link gehen wie zuvor, und als Gast kannst du alles spielen.
me-said-name = Gespeichert.
me-said-protected = Der Name gehört hier dir.
me-said-free = Den Namen dürfen wieder alle benutzen.
me-said-recovery = Hier sind deine sechs Wörter.
me-said-joined = Das Gerät gehört jetzt dazu.
me-said-declined = Der Code gilt nicht mehr.
me-said-ended = Entfernt. Damit geht nichts mehr auf.
me-said-together = Nicht verbunden: Ihr sitzt beide am selben laufenden Tisch. Spielt diese Partie erst zu Ende.
me-said-passkey = Der Passkey ist gespeichert.

## Coming to a device

device-title = Du warst schon einmal hier
device-lead = Sei auf diesem Gerät, wer du schon bist.
device-code-head = Ein Code von deinem anderen Gerät
device-code = Code
device-code-hint = Acht Zeichen; dein anderes Gerät zeigt sie unter „Ein weiteres Gerät“.
device-code-send = Dazugehören
device-wrong-code = Diesen Code gibt es nicht oder nicht mehr: Ein Code gilt fünf Minuten und für ein Gerät. Lass dir auf deinem anderen Gerät einen neuen zeigen.
device-wrong-words = Das sind von niemandem hier die sechs Wörter. Prüfe jedes; Großschreibung und Striche zählen nicht.
device-passkey = Passkey benutzen
device-words = Deine sechs Wörter
device-alone = Alle anderen Geräte und Passkeys entfernen
device-words-send = Zurückkehren
device-waits = Bestätige jetzt auf deinem anderen Gerät, dass dieses hier deins ist.

## Deleting oneself

delete-title = Mich löschen
delete-gone = Sofort und endgültig: dein Name, deine Einstellungen, Geräte, Passkeys, der Wiederkehr-Code und Benachrichtigungen.
delete-games = An laufenden Tischen spielt ein Computer für dich weiter; an Tischen, die noch nicht begonnen haben, wird dein Platz wieder frei.
delete-stays = Beendete Partien bleiben, sie gehören allen, die mitgespielt haben. Dein Name wird dort zu „Aliquis“, irgendwer.
delete-first = Erst meine Daten herunterladen
delete-sure = Ich weiß, dass das niemand zurückholen kann
delete-do = Mich löschen
delete-not = Alles behalten

## Refusals

err-nameless = Gib dir zuerst einen Namen.
err-name-taken = Jemand behält diesen Namen hier für sich. Wähle einen anderen.
err-code = Es wartet kein Gerät mehr auf eine Antwort. Lass dir einen neuen Code zeigen.
err-this-device = Das ist das Gerät, das du gerade benutzt. „Hier abmelden“ beendet es.
err-together = Ihr sitzt beide am selben laufenden Tisch. Spielt diese Partie erst zu Ende.
err-passkey = Der Passkey ließ sich nicht prüfen. Versuche es noch einmal.
err-passkey-unknown = Diesen Passkey hat hier niemand.
err-unsure = Setze den Haken, wenn du sicher bist.
