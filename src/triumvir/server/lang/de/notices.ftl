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
notice-unbegun = Seit Wochen hat niemand diesen Tisch begonnen: In einer Woche wird er entfernt
notice-idle = Seit zwei Wochen Pause: Spielt weiter oder beendet die Partie; nach 60 Tagen endet sie von selbst
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
notice-left = { $what }, noch { $left }
notice-days = { $n } Tage
notice-hours = { $n } Stunden
notice-minutes = { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
    }
notice-trial = Eine Probe
notice-trial-line = Meldungen erreichen dich auf diesem Weg.
notice-off-tables = { $n ->
        [one] Nicht für diesen Tisch
       *[other] Nicht für diese Tische
    }
notice-off-kinds = { $n ->
        [one] Keine dieser Art
       *[other] Keine dieser Arten
    }

## E-Mails

mail-open = Öffnen
mail-stop = Keine E-Mails mehr
mail-set = Wählen, was du erfährst
confirm-subject = Bestätige deine Adresse
confirm-text = Jemand möchte per E-Mail erfahren, was in Partien bei { $site } geschieht. Wenn du das bist, öffne innerhalb von 15 Minuten diesen Link und drücke den Knopf:

    { $link }

    Wenn nicht, tu nichts: Es kommt keine weitere E-Mail.

## Die Seite

notices-title = Meldungen
notices-lead = Aus, bis du willst. Jede trägt Links, die sie beenden.
notices-said-saved = Gemerkt.
notices-said-asked = Eine E-Mail ist unterwegs. Öffne innerhalb von 15 Minuten den Link darin.
notices-said-added = Hinzugefügt. Mit dem Knopf kannst du es ausprobieren.
notices-said-removed = Entfernt.
notices-said-tried = Gesendet. Es sollte gleich da sein.
notices-said-failed = Es ließ sich nicht senden. Prüfe die Adresse, oder versuche es später noch einmal.
notices-said-gone = Dieser Weg führte nirgends mehr hin und wurde entfernt.
notices-tell = Sag mir Bescheid
notices-always = immer
notices-by-page = Seite
notices-by-push = Push
notices-by-mail = E-Mail
notices-by-webhook = Webhook
notices-group-turn = Ich bin am Zug
notices-group-time = Meine Zeit wird knapp
notices-group-seat = Ein Computer übernimmt oder verlässt meinen Platz
notices-group-start = Ich bin eingeladen, oder ein Tisch beginnt
notices-group-over = Eine Partie ist zu Ende
notices-group-chat = Jemand schreibt an meinem Tisch
notices-about-turn = eine je Tisch, bis du gezogen hast
notices-about-time = auch in der Ruhezeit
notices-about-seat = mit einem Link zum Zurückholen
notices-about-start = sobald alle da sind
notices-about-over = mit einem Link zum Ergebnis
notices-about-chat = gesammelt, und nie, was geschrieben wurde
notices-when = Wann
notices-gather = Nach zwei Minuten eine Meldung für alle Tische, wenn sie noch stimmt. Nichts wird gesendet, solange du einen Tisch offen hast, und höchstens 20 am Tag; der Rest kommt zusammen am nächsten.
notices-quiet = Ruhezeit
notices-quiet-from = von
notices-quiet-to = bis
notices-quiet-about = Was dazwischen geschieht, kommt an ihrem Ende in einer Meldung; knappe Zeit erfährst du sofort.
notices-zone = Zeitzone
notices-mail-daily = höchstens eine am Tag
notices-mail-often = wie alle anderen
notices-save = Merken
notices-where = Wohin
notices-test = Ausprobieren
notices-remove = Entfernen
notices-resume = Wieder nutzen
notices-add = Hinzufügen
notices-secret = Unterschrieben (HMAC-SHA-256) mit
notices-way-stopped = Du hast ihn durch einen Link beendet.
notices-way-failed = Angehalten nach { $n } Fehlschlägen.
notices-way-unconfirmed = Noch nicht bestätigt: Öffne den Link in der E-Mail.
notices-way-about-push = Läuft über den Push-Dienst dieses Browsers, nur für ihn verschlüsselt.
notices-way-about-mail = Bestätigt.
notices-way-about-webhook = Vom Gastgeber dieses Servers erlaubt.
notices-none-push = Der Gastgeber dieses Servers hat Push nicht eingerichtet.
notices-none-mail = Der Gastgeber dieses Servers hat E-Mail nicht eingerichtet.
notices-none-webhook = Der Gastgeber dieses Servers hat keinen Webhook erlaubt.
notices-push-here = Push: dieser Browser
notices-push-off = Aus. Kommt auch, wenn keine Seite offen ist.
notices-push-on = Einschalten
notices-push-denied = Dein Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
notices-push-failed = Dieser Browser erreicht seinen Push-Dienst gerade nicht. Auf iPhone und iPad musst du zuerst die App installieren.
notices-mail-add = Eine E-Mail-Adresse
notices-mail-about = Eine E-Mail bittet dich, sie zu bestätigen.
notices-webhook-add = Ein Webhook
notices-webhook-about = ntfy, Matrix, Discord oder jede Adresse, die JSON nimmt, bei: { $names }
notices-format = Format
notices-token = Zugangsschlüssel, falls nötig
notices-tables = Partien
notices-mute = Nichts von diesem Tisch
notices-unmute = Wieder Bescheid sagen
notices-link-all = Alle Meldungen auf diesem Weg beenden?
notices-link-all-done = Auf diesem Weg kommt keine Meldung mehr.
notices-link-tables = { $n ->
        [one] Nichts mehr von diesem Tisch erfahren?
       *[other] Nichts mehr von diesen { $n } Tischen erfahren?
    }
notices-link-tables-done = { $n ->
        [one] Du erfährst nichts mehr von diesem Tisch.
       *[other] Du erfährst nichts mehr von diesen { $n } Tischen.
    }
notices-link-groups = { $n ->
        [one] Auf diesem Weg nichts mehr von dieser Art erfahren?
       *[other] Auf diesem Weg nichts mehr von diesen { $n } Arten erfahren?
    }
notices-link-groups-done = { $n ->
        [one] Du erfährst nichts mehr von dieser Art.
       *[other] Du erfährst nichts mehr von diesen { $n } Arten.
    }
notices-link-confirm = Sollen Meldungen an diese Adresse gehen?
notices-link-confirm-done = Meldungen können jetzt an diese Adresse gehen.
notices-link-yes = Ja
notices-link-set = Wählen, was du erfährst

## Was abgelehnt wird

err-zone = Diese Zeitzone ist hier nicht bekannt. Wähle eine aus der Liste.
err-clock = Eine Uhrzeit hat Stunden und Minuten, wie 22:00.
err-mail = Das sieht nicht wie eine E-Mail-Adresse aus.
err-mail-failed = Die E-Mail ließ sich nicht senden. Prüfe die Adresse, oder versuche es später noch einmal.
err-webhook = Der Gastgeber dieses Servers erlaubt diese Adresse nicht. Sie braucht https und einen Namen auf seiner Liste.
err-subscription = Diese Anmeldung für Push lässt sich nicht nutzen.
err-ways = Mehr Wege kannst du nicht haben. Entferne zuerst einen.
err-unconfirmed = Bestätige diese Adresse zuerst: Öffne den Link in der E-Mail.
err-confirm = Dieser Link ist zu alt oder nicht ganz kopiert. Füge die Adresse noch einmal hinzu.
err-no-push = Der Gastgeber dieses Servers hat Push nicht eingerichtet.
err-no-mail = Der Gastgeber dieses Servers hat E-Mail nicht eingerichtet.
err-no-webhook = Der Gastgeber dieses Servers hat keinen Webhook erlaubt.

## Für Gastgeber

notices-need-address = Meldungen haben Links: Setze { $name } auf die Adresse, unter der der Server zu finden ist, wie https://games.example.org.
notices-bad-address = { $name } muss eine Webadresse sein, wie https://games.example.org.
notices-bad-mail = { $name } muss aussehen wie smtp://user:password@host:587 oder smtps://user:password@host:465.
notices-bad-sender = { $name } muss ein Name und eine Adresse sein, wie "Unser Verein <games@example.org>".
