"""The texts of the commands of a host, in English and German; part of `texts`."""

from __future__ import annotations

from triumvir.engine.errors import Text

HOST_TEXTS = {
    # ---------------------------------------------------------------- refusals
    "host.failed": Text("The store refuses: {why}.", "Der Speicher weigert sich: {why}."),
    "host.span": Text(
        "{option} needs a time such as 12h, 7d or 4w, not {given!r}.",
        "{option} braucht eine Zeit wie 12h, 7d oder 4w, nicht {given!r}.",
    ),
    "host.status": Text(
        "Unknown status {given!r}; allowed: {known}.", "Unbekannter Stand {given!r}; erlaubt: {known}."
    ),
    "host.game": Text("Unknown game {given!r}; known are: {known}.", "Unbekanntes Spiel {given!r}; es gibt: {known}."),
    "host.none": Text("There is no table {code!r}.", "Es gibt keinen Tisch {code!r}."),
    "host.over": Text("The game at table {code} is over already.", "Die Partie am Tisch {code} ist schon zu Ende."),
    "host.keep": Text(
        "Say what to remove: --keep-unstarted TIME, --keep-abandoned TIME, or both.",
        "Sag, was entfernt werden soll: --keep-unstarted ZEIT, --keep-abandoned ZEIT oder beides.",
    ),
    "host.unsay": Text("Either --last N or --all.", "Entweder --last N oder --all."),
    "host.who": Text(
        "Either the number of a visitor or --seat CODE:SEAT.", "Entweder eine Nummer oder --seat CODE:PLATZ."
    ),
    "host.short": Text(
        "Give at least {least} letters of the visitor's number.",
        "Gib mindestens {least} Zeichen der Nummer an.",
    ),
    "host.visitor": Text("Nobody here has the number {given!r}.", "Niemand hier hat die Nummer {given!r}."),
    "host.visitors": Text(
        "Several visitors have numbers that begin with {given!r}; give more of it.",
        "Mehrere Nummern beginnen mit {given!r}; gib mehr davon an.",
    ),
    "host.empty": Text(
        "Nobody sits at seat {seat} of table {code}.", "Auf Platz {seat} am Tisch {code} sitzt niemand."
    ),
    "host.note": Text("A note has at most {most} letters.", "Eine Notiz hat höchstens {most} Zeichen."),
    "host.key.none": Text(
        "The key is not in a file ({path}); --with-key needs one.",
        "Der Schlüssel liegt in keiner Datei ({path}); --with-key braucht eine.",
    ),
    "host.key.not": Text("{path} holds no key.", "In {path} ist kein Schlüssel."),
    # ---------------------------------------------------------------- tables
    "host.code": Text("code", "Code"),
    "host.status.word": Text("status", "Stand"),
    "host.status.lobby": Text("not begun", "nicht begonnen"),
    "host.status.running": Text("running", "läuft"),
    "host.status.finished": Text("finished", "zu Ende"),
    "host.status.ended": Text("ended by the host", "vom Betreiber beendet"),
    "host.made": Text("made (UTC)", "angelegt (UTC)"),
    "host.used": Text("last used (UTC)", "zuletzt benutzt (UTC)"),
    "host.actions": Text("actions", "Aktionen"),
    "host.said": Text("things said", "Wortmeldungen"),
    "host.owner": Text("opened by visitor", "eröffnet von Nummer"),
    "host.seat": Text("seat {seat}: {name} ({who}){held}", "Platz {seat}: {name} ({who}){held}"),
    "host.seat.person": Text("person", "Person"),
    "host.seat.open": Text("free", "frei"),
    "host.seat.computer": Text("computer", "Computer"),
    "host.count": Text("{shown} shown of {all} tables; {counts}", "{shown} von {all} Tischen; {counts}"),
    "host.ended": Text("The game at table {code} has been ended.", "Die Partie am Tisch {code} ist beendet."),
    "host.removed": Text("Table {code} has been removed.", "Der Tisch {code} ist entfernt."),
    "host.pruned": Text("Tables removed: {count}.", "Entfernte Tische: {count}."),
    "host.would": Text("Tables that would be removed: {count}.", "Tische, die entfernt würden: {count}."),
    # ---------------------------------------------------------------- chat, visitors
    "host.unsaid": Text("Removed at table {code}: {count}.", "Am Tisch {code} entfernt: {count}."),
    "host.bans": Text("Shut out: {count}.", "Ausgeschlossen: {count}."),
    "host.banned": Text("Visitor {holder} is shut out.", "Nummer {holder} ist ausgeschlossen."),
    "host.unbanned": Text("Visitor {holder} may come in again.", "Nummer {holder} darf wieder herein."),
    "host.unbanned.not": Text("Visitor {holder} was not shut out.", "Nummer {holder} war nicht ausgeschlossen."),
    # ---------------------------------------------------------------- back-up
    "host.saved": Text(
        "{tables} tables with {actions} actions in {path}.", "{tables} Tische mit {actions} Aktionen in {path}."
    ),
    "host.saved.nokey": Text(
        "The server's key is not in it; keep {path} too, or give --with-key.",
        "Der Schlüssel des Servers ist nicht dabei; sichere auch {path} oder gib --with-key an.",
    ),
    "host.restored": Text(
        "{tables} tables with {actions} actions restored.", "{tables} Tische mit {actions} Aktionen wiederhergestellt."
    ),
    "host.restored.key": Text("The key was written to {path}.", "Der Schlüssel steht in {path}."),
    "host.restored.samekey": Text("The key is in {path} already.", "Der Schlüssel steht schon in {path}."),
    "host.restored.nokey": Text(
        "{path} was left as it is: private links and cookies work only with the key of the server they came from.",
        "{path} blieb, wie es ist: Private Links und Cookies gelten nur mit dem Schlüssel ihres Servers.",
    ),
    # ---------------------------------------------------------------- doctor
    "doctor.replaying": Text("replaying all games", "alle Partien nachspielen"),
    "doctor.good": Text("good   {text}", "gut     {text}"),
    "doctor.wrong": Text("WRONG  {text}", "FALSCH  {text}"),
}

HOST_HELP = {
    "Check key, database, disk and every stored game; changes nothing.": (
        "Schlüssel, Datenbank, Platte und jede gespeicherte Partie prüfen; ändert nichts."
    ),
    "Look through the tables of a server, end or remove them.": "Die Tische eines Servers ansehen, beenden, entfernen.",
    "Remove what was said at a table.": "Entfernen, was an einem Tisch gesagt wurde.",
    "Shut visitors out, and let them in again.": "Besuch ausschließen und wieder hereinlassen.",
    "List the tables, those last used first.": "Die Tische, zuletzt benutzte zuerst.",
    "Only lobby, running, finished or ended ones.": "Nur mit diesem Stand: lobby, running, finished oder ended.",
    "Only those not used for this time, such as 12h, 7d, 4w.": "Nur so lange nicht benutzte, etwa 12h, 7d, 4w.",
    "Only those of this game.": "Nur die dieses Spiels.",
    "How many at most.": "Wie viele höchstens.",
    "Code of a table, as in its address.": "Code eines Tischs, wie in seiner Adresse.",
    "Show a table: its seats, who sits there, and how far it is. Hands and seed stay hidden.": (
        "Einen Tisch zeigen: Plätze, wer dort sitzt, wie weit er ist. Karten und Startwert bleiben verdeckt."
    ),
    "End a game without a result; it can still be read.": "Eine Partie ohne Ergebnis beenden; lesbar bleibt sie.",
    "Remove a table with its game and all that was said there.": (
        "Einen Tisch entfernen, samt Partie und allem, was dort gesagt wurde."
    ),
    "Remove tables that nobody uses; finished games always stay.": (
        "Tische entfernen, die niemand benutzt; beendete Partien bleiben immer."
    ),
    "Remove tables that did not begin within this time, as 7d.": "Tische entfernen, die so lange nicht begannen: 7d.",
    "Remove games that nobody went on with for this time.": "Partien entfernen, die so lange niemand fortsetzte.",
    "Only say which would be removed.": "Nur sagen, welche entfernt würden.",
    "Remove what was said at a table last, or all of it.": "Zuletzt Gesagtes an einem Tisch entfernen, oder alles.",
    "The last N things said.": "Die letzten N Wortmeldungen.",
    "Everything that was said.": "Alles, was gesagt wurde.",
    "Number of a visitor, or its beginning, as `tables show` prints it.": (
        "Nummer eines Browsers oder ihr Anfang, wie `tables show` sie nennt."
    ),
    "Whoever sits at this seat, counted from 0.": "Wer auf diesem Platz sitzt, von 0 an gezählt.",
    "Why, for yourself; nobody else sees it.": "Warum, nur für dich; niemand sonst sieht es.",
    "List who is shut out.": "Wer ausgeschlossen ist.",
    "Shut a visitor out: no page, no action, no word.": "Jemanden ausschließen: keine Seite, keine Aktion, kein Wort.",
    "Let a visitor in again.": "Jemanden wieder hereinlassen.",
    "Write all games into one file, while the server runs.": "Alle Spiele in eine Datei sichern, bei laufendem Server.",
    "File of the back-up; it must not be there yet.": "Datei der Sicherung; es darf sie noch nicht geben.",
    "File of a back-up.": "Datei einer Sicherung.",
    "Put the server's key into it, too: who has the file can then open every seat.": (
        "Den Schlüssel des Servers dazulegen: Wer die Datei hat, kann dann jeden Platz öffnen."
    ),
    "Fill an empty store from a back-up, of either database.": "Einen leeren Speicher aus einer Sicherung füllen.",
    "Remove the games that are there first.": "Die Spiele, die da sind, vorher entfernen.",
    "Write the key of the back-up where this server reads it.": "Den Schlüssel dorthin schreiben, wo er gelesen wird.",
}
