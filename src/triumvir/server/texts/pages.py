"""The words of the start page, new tables, lobby, settings, rules, replay and error pages."""

from __future__ import annotations

from triumvir.engine.errors import Text

PAGES: dict[str, Text] = {
    "brand": Text("Triumvir", "Triumvir"),
    "skip": Text("Skip to the content", "Zum Inhalt springen"),
    "nav.site": Text("Site", "Seite"),
    "nav.rules": Text("Rules", "Regeln"),
    "nav.settings": Text("Settings", "Einstellungen"),
    "nav.home": Text("Start page", "Startseite"),
    "nav.language": Text("Language", "Sprache"),
    "nav.theme": Text("Switch between light and dark", "Zwischen hell und dunkel wechseln"),
    "nav.menu": Text("Menu", "Menü"),
    "foot.fan": Text(
        "Fan project with its own drawings; no text or art of the publishers.",
        "Fanprojekt mit eigenen Zeichnungen; kein Text und kein Bild der Verlage.",
    ),
    "foot.box": Text(
        "Some components are reconstructed: see the list on each game's page.",
        "Einige Teile sind rekonstruiert: siehe die Liste auf der Seite jedes Spiels.",
    ),
    "engine.compiling": Text(
        "The rules are being compiled. Until that is done, strong computer players play below their strength.",
        "Die Regeln werden gerade übersetzt. Bis dahin spielen starke Computerpersonen schwächer, als sie können.",
    ),
    "engine.ready": Text(
        "The rules are compiled now: computer players think at full strength.",
        "Die Regeln sind jetzt übersetzt: Computerpersonen spielen so stark, wie sie können.",
    ),
    "engine.plain": Text(
        "The rules run uncompiled here: strong computer players play below their strength.",
        "Die Regeln laufen hier unübersetzt: Starke Computerpersonen spielen schwächer, als sie können.",
    ),
    # start page
    "home.title": Text("Roman board games at one table", "Römische Brettspiele an einem Tisch"),
    "home.salve": Text("Salve", "Salve"),
    "home.lead": Text(
        "Three Roman board games, at one table: with friends, or against computer players that play fair.",
        "Drei römische Brettspiele an einem Tisch: mit Freunden oder gegen Computerpersonen, die fair spielen.",
    ),
    "home.games": Text("Games", "Spiele"),
    "home.play": Text("Play now", "Sofort spielen"),
    "home.play.label": Text("Play now: {game}, against the computer", "Sofort spielen: {game}, gegen den Computer"),
    "home.learn": Text("Learn by playing", "Spielend lernen"),
    "home.learn.label": Text(
        "Learn by playing: {game}, a guided first game", "Spielend lernen: {game}, eine geführte erste Partie"
    ),
    "home.new": Text("New table", "Neuer Tisch"),
    "home.new.label": Text("New table: {game}", "Neuer Tisch: {game}"),
    "home.rules.label": Text("Rules: {game}", "Regeln: {game}"),
    "home.players": Text("{low}–{high} players", "{low}–{high} Personen"),
    "home.open": Text("Open tables", "Offene Tische"),
    "home.none": Text(
        "No open table. Start one: it takes a minute.", "Kein offener Tisch. Eröffne einen: Es dauert eine Minute."
    ),
    "home.mine": Text("Your games", "Deine Spiele"),
    "home.mine.none": Text("Your games will be listed here.", "Hier erscheinen deine Spiele."),
    "home.waiting.one": Text("1 waits for you", "1 wartet auf dich"),
    "home.waiting": Text("{n} wait for you", "{n} warten auf dich"),
    "home.yourturn": Text("Your turn", "Du bist dran"),
    "home.enter": Text("Open", "Öffnen"),
    "home.watch": Text("Watch", "Zusehen"),
    "home.join": Text("Join", "Mitspielen"),
    "home.with": Text("with {names}", "mit {names}"),
    "home.alone": Text("alone", "allein"),
    "home.status.lobby": Text("waiting to start", "wartet auf den Start"),
    "home.status.running": Text("running", "läuft"),
    "home.status.finished": Text("finished", "beendet"),
    "home.unknown": Text("open it to see whose turn it is", "öffne ihn, um zu sehen, wer dran ist"),
    "home.status.ended": Text("ended by the host", "vom Betreiber beendet"),
    "home.status.uploaded": Text("uploaded record", "hochgeladene Aufzeichnung"),
    "home.upload": Text("Have a record?", "Hast du eine Aufzeichnung?"),
    "home.upload.lead": Text(
        "Upload a finished game and watch it again, move by move.",
        "Lade eine beendete Partie hoch und sieh sie Zug für Zug wieder an.",
    ),
    "home.upload.button": Text("Upload a record", "Aufzeichnung hochladen"),
    "home.bots": Text("Computer players", "Computerpersonen"),
    "home.game": Text("Game", "Spiel"),
    "home.seats": Text("Seats", "Plätze"),
    "home.who": Text("Players", "Personen"),
    "home.go": Text("Open the table", "Tisch öffnen"),
    # new table
    "new.title": Text("New table: {game}", "Neuer Tisch: {game}"),
    "new.by": Text("by {designer}, {publisher} {year}", "von {designer}, {publisher} {year}"),
    "new.players": Text("Players", "Personen"),
    "new.seat": Text("Seat {n}", "Platz {n}"),
    "new.name": Text("Your name", "Dein Name"),
    "new.name.seat": Text("Name at seat {n}", "Name auf Platz {n}"),
    "new.kind.me": Text("me", "ich"),
    "new.kind.open": Text("open, by link", "frei, per Link"),
    "new.kind.local": Text("another person at this screen", "andere Person an diesem Bildschirm"),
    "new.options": Text("Options", "Optionen"),
    "new.rule": Text("Rule {rule}", "Regel {rule}"),
    "new.on": Text("on", "an"),
    "new.off": Text("off", "aus"),
    "new.hints": Text("Hints by a computer player", "Tipps einer Computerperson"),
    "new.hints.help": Text(
        "A lamp beside a name shows who asked for one.", "Eine Lampe am Namen zeigt, wer einen Tipp geholt hat."
    ),
    "new.visibility": Text("Who may join", "Wer mitspielen darf"),
    "new.visibility.link": Text("only people with a link", "nur wer einen Link hat"),
    "new.visibility.open": Text(
        "anybody: list the table on the start page", "alle: den Tisch auf der Startseite zeigen"
    ),
    "new.start": Text("Start", "Starten"),
    "new.open": Text("Open the table", "Tisch eröffnen"),
    "new.go": Text("Make the table", "Tisch aufstellen"),
    "new.go.help": Text(
        "If every seat is taken the game starts at once.", "Sind alle Plätze besetzt, beginnt das Spiel sofort."
    ),
    "new.box.own": Text(
        "New tables use the host's own components here (box {digest}), not those that come with the game.",
        "Neue Tische benutzen hier eigenes Material des Gastgebers (Schachtel {digest}), nicht das mitgelieferte.",
    ),
    "new.box": Text("Where the components come from", "Woher die Bestandteile kommen"),
    "new.box.lead": Text(
        "The rule texts came without pictures. What could not be looked up was reconstructed so that all "
        "known totals fit.",
        "Die Regeltexte kamen ohne Bilder. Was sich nicht nachschlagen ließ, wurde so ergänzt, dass alle "
        "bekannten Summen passen.",
    ),
    "new.box.reconstructed": Text("reconstructed", "rekonstruiert"),
    "new.box.public": Text("from public material", "aus öffentlichen Quellen"),
    "new.box.seed": Text("from the rules", "aus den Regeln"),
    "new.box.table": Text("Component", "Bestandteil"),
    "new.box.source": Text("Source", "Quelle"),
    "new.box.note": Text("Note (English)", "Anmerkung (englisch)"),
    "new.box.count": Text(
        "{n} of {all} groups of components are reconstructed",
        "{n} von {all} Gruppen von Bestandteilen sind rekonstruiert",
    ),
    # lobby
    "lobby.title": Text("{game}: table {code}", "{game}: Tisch {code}"),
    "lobby.lead": Text(
        "The game starts when every seat is taken.", "Das Spiel beginnt, wenn alle Plätze besetzt sind."
    ),
    "lobby.seats": Text("Seats", "Plätze"),
    "lobby.you": Text("you", "du"),
    "lobby.free": Text("free", "frei"),
    "lobby.computer": Text("computer", "Computer"),
    "lobby.person": Text("person", "Person"),
    "lobby.invite": Text("Invitation link for seat {n}", "Einladungslink für Platz {n}"),
    "lobby.invite.help": Text(
        "Send this link to the person who shall sit here. It ends when somebody sits down.",
        "Schicke diesen Link der Person, die hier sitzen soll. Er gilt, bis sich jemand hinsetzt.",
    ),
    "lobby.private": Text("Your private link for seat {n}", "Dein privater Link für Platz {n}"),
    "lobby.private.help": Text(
        "Open it on another device to go on there. Nobody else sees it. Keep it to yourself: who has it plays in your "
        "seat.",
        "Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen. Niemand sonst sieht ihn. Behalte ihn für dich: "
        "Wer ihn hat, spielt auf deinem Platz.",
    ),
    "lobby.renew": Text("New link", "Neuer Link"),
    "lobby.renew.label": Text(
        "New link for seat {n}; the one shown ends", "Neuer Link für Platz {n}; der gezeigte gilt dann nicht mehr"
    ),
    "lobby.watch": Text("Link for spectators", "Link zum Zusehen"),
    "lobby.copy": Text("Copy", "Kopieren"),
    "lobby.copied": Text("Copied", "Kopiert"),
    "lobby.add": Text("Add computer", "Computer dazusetzen"),
    "lobby.add.label": Text("Computer player for seat {n}", "Computerperson für Platz {n}"),
    "lobby.join": Text("Sit down here", "Hier hinsetzen"),
    "lobby.start": Text("Start the game", "Spiel starten"),
    "lobby.start.wait": Text(
        "Waiting for the owner to start", "Warten auf den Start durch die Person, die den Tisch eröffnet hat"
    ),
    "lobby.fair": Text("Fairness", "Fairness"),
    "lobby.fair.text": Text(
        "All chance comes from a number of 256 bits that the server drew for this table. Its fingerprint is "
        "shown now, the "
        "number itself at the end; so everybody can check that nothing was changed.",
        "Aller Zufall kommt aus einer Zahl von 256 Bit, die der Server für diesen Tisch gezogen hat. Ihr "
        "Fingerabdruck steht "
        "jetzt hier, die Zahl selbst am Ende; so kann jeder prüfen, dass nichts verändert wurde.",
    ),
    "lobby.fingerprint": Text("Fingerprint (SHA-256)", "Fingerabdruck (SHA-256)"),
    "lobby.seed": Text("Number (seed)", "Zahl (Startwert)"),
    "lobby.options": Text("Options", "Optionen"),
    # taking a seat
    "seat.title": Text("Take a seat: {game}", "Platz nehmen: {game}"),
    "seat.lead": Text(
        "You are invited to seat {n} at table {code}.", "Du bist auf Platz {n} am Tisch {code} eingeladen."
    ),
    "seat.again": Text(
        "This is the private link of {name}, seat {n}. Go on playing on this device?",
        "Das ist der private Link von {name}, Platz {n}. Auf diesem Gerät weiterspielen?",
    ),
    "seat.elsewhere": Text(
        "{name}'s seat is also open in another browser.",
        "Der Platz von {name} ist auch in einem anderen Browser offen.",
    ),
    "seat.elsewhere.n": Text(
        "{name}'s seat is also open in {n} other browsers.",
        "Der Platz von {name} ist auch in {n} anderen Browsern offen.",
    ),
    "seat.since": Text("Since {when}.", "Seit {when}."),
    "seat.earlier": Text(
        "This seat was opened in another browser before. Only that one can end this one.",
        "Dieser Platz wurde zuerst in einem anderen Browser geöffnet. Nur dort lässt sich dieser beenden.",
    ),
    "seat.alone": Text("End it there", "Dort beenden"),
    "seat.alone.help": Text(
        "Everywhere else people then only watch, and your link is replaced.",
        "Überall sonst wird dann nur noch zugesehen, und dein Link wird ersetzt.",
    ),
    "seat.known": Text("That is me", "Das bin ich"),
    "seat.take": Text("Take the seat", "Platz nehmen"),
    "seat.go": Text("Go on here", "Hier weiterspielen"),
    # rules
    "rules.title": Text("Rules: {game}", "Regeln: {game}"),
    "rules.contents": Text("Contents", "Inhalt"),
    "rules.explained": Text("Explained", "Erklärt"),
    "rules.clauses": Text("The clauses", "Die Klauseln"),
    "rules.play": Text("Play {game}", "{game} spielen"),
    # settings
    "set.title": Text("Settings", "Einstellungen"),
    "set.lead": Text("Kept in this browser only.", "Nur in diesem Browser gespeichert."),
    "set.lang": Text("Language", "Sprache"),
    "set.lang.auto": Text("as the browser says", "wie im Browser eingestellt"),
    "set.lang.en": Text("English", "English"),
    "set.lang.de": Text("Deutsch", "Deutsch"),
    "set.theme": Text("Colours", "Farben"),
    "set.theme.auto": Text("as the system says", "wie im System eingestellt"),
    "set.theme.light": Text("light", "hell"),
    "set.theme.dark": Text("dark", "dunkel"),
    "set.motion": Text("Animation", "Animation"),
    "set.motion.full": Text("full", "voll"),
    "set.motion.short": Text("short", "kurz"),
    "set.motion.none": Text("none", "keine"),
    "set.confirm": Text("Confirm end of turn", "Zugende bestätigen"),
    "set.confirm.on": Text("ask before a turn ends", "vor dem Ende eines Zugs fragen"),
    "set.confirm.off": Text("do not ask", "nicht fragen"),
    "set.keys": Text("Keyboard shortcuts", "Tastenkürzel"),
    "set.keys.on": Text("on", "an"),
    "set.keys.off": Text("off", "aus"),
    "set.size": Text("Size of text", "Schriftgröße"),
    "set.size.100": Text("normal", "normal"),
    "set.size.115": Text("larger", "größer"),
    "set.sound": Text("Sound", "Klänge"),
    "set.sound.off": Text("off", "aus"),
    "set.sound.on": Text("on", "an"),
    "set.save": Text("Save", "Speichern"),
    "set.saved": Text("Saved.", "Gespeichert."),
    # upload
    "up.title": Text("Upload a record", "Aufzeichnung hochladen"),
    "up.lead": Text(
        "A record is the JSON file that every finished game offers for download.",
        "Eine Aufzeichnung ist die JSON-Datei, die jede beendete Partie zum Herunterladen anbietet.",
    ),
    "up.file": Text("Record file", "Aufzeichnungsdatei"),
    "up.go": Text("Show the game", "Partie zeigen"),
    "up.running": Text("This game has not ended.", "Diese Partie ist nicht zu Ende."),
    "up.text": Text(
        "A record is a text file in UTF-8, as it was downloaded.",
        "Eine Aufzeichnung ist eine Textdatei in UTF-8, so wie sie heruntergeladen wurde.",
    ),
    "up.missing": Text("Choose a file first.", "Wähle zuerst eine Datei."),
    # errors
    # a table that cannot be continued
    "lost.title": Text("This table cannot be continued", "Dieser Tisch kann nicht fortgesetzt werden"),
    "lost.refused": Text(
        "This table cannot be continued. {reason}", "Dieser Tisch kann nicht fortgesetzt werden. {reason}"
    ),
    "lost.lead": Text(
        "Nothing of it was changed. If a newer release of Triumvir has stored it, that one can open it.",
        "Nichts daran wurde verändert. Hat ihn eine neuere Version von Triumvir gespeichert, kann diese ihn öffnen.",
    ),
    "lost.facts": Text(
        "{game}, table {code}, begun on {began}, last changed on {last}.",
        "{game}, Tisch {code}, begonnen am {began}, zuletzt geändert am {last}.",
    ),
    "lost.result": Text("Result", "Ergebnis"),
    "lost.scores": Text("Points so far", "Punkte bisher"),
    "lost.rank": Text("rank {n}", "Platz {n}"),
    "lost.download": Text("Download what is readable", "Herunterladen, was lesbar ist"),
    "lost.noseed": Text(
        "The game is not over: the download leaves out seed and actions, which tell what is hidden.",
        "Die Partie ist nicht zu Ende: Es fehlen Startwert und Aktionen, denn sie verraten, was verdeckt ist.",
    ),
    "err.back": Text("To the start page", "Zur Startseite"),
    "err.400": Text("This request cannot be understood.", "Diese Anfrage ist nicht verständlich."),
    "err.text": Text(
        "Text may have all letters and signs, but no control characters.",
        "Text darf alle Buchstaben und Zeichen haben, aber keine Steuerzeichen.",
    ),
    "err.form": Text(
        "This form arrived damaged. Please send it again.",
        "Dieses Formular kam beschädigt an. Bitte sende es noch einmal.",
    ),
    "err.charset": Text("Text is taken in UTF-8 only.", "Text wird nur in UTF-8 angenommen."),
    "err.414": Text("This address is too long.", "Diese Adresse ist zu lang."),
    "err.403": Text("This is not allowed here.", "Das ist hier nicht erlaubt."),
    "err.banned": Text(
        "The host of this server has shut this browser out. Ask the host if you think that is a mistake.",
        "Wer diesen Server betreibt, hat diesen Browser ausgeschlossen. Frag dort nach, wenn du das für ein Versehen"
        " hältst.",
    ),
    "err.csrf": Text(
        "This form is too old or did not come from our own page. Load the page again and repeat.",
        "Dieses Formular ist zu alt oder kam nicht von unserer Seite. Lade die Seite neu und versuche es noch einmal.",
    ),
    "err.link": Text(
        "This link opens no seat. Check that it was copied whole.",
        "Dieser Link öffnet keinen Platz. Prüfe, ob er vollständig kopiert ist.",
    ),
    "err.link.ended": Text(
        "This link has been used or replaced. Whoever sits there has a link of their own.",
        "Dieser Link wurde schon benutzt oder ersetzt. Wer dort sitzt, hat einen eigenen Link.",
    ),
    "err.alone": Text(
        "No other browser has sat down at this seat after this one.",
        "Nach diesem hat sich kein anderer Browser an diesen Platz gesetzt.",
    ),
    "err.404": Text("There is no such page or table.", "Diese Seite oder diesen Tisch gibt es nicht."),
    "err.405": Text("This address cannot be used like that.", "Diese Adresse lässt sich so nicht benutzen."),
    "err.409": Text(
        "The table has moved on. Here is the new position.", "Am Tisch ging es weiter. Hier ist die neue Stellung."
    ),
    "err.413": Text("That was too large.", "Das war zu groß."),
    "err.422": Text("That is not possible.", "Das ist nicht möglich."),
    "err.429": Text(
        "That was too fast. Wait a moment and try again.",
        "Das ging zu schnell. Warte einen Moment und versuche es noch einmal.",
    ),
    "err.500": Text(
        "Something went wrong on our side. The game is safe; open the table again.",
        "Bei uns ist etwas schiefgegangen. Die Partie ist sicher; öffne den Tisch noch einmal.",
    ),
    "err.503": Text(
        "The server is busy. Try again in a moment.", "Der Server ist beschäftigt. Versuche es gleich noch einmal."
    ),
    "err.name": Text("A name has 1 to 40 characters.", "Ein Name hat 1 bis 40 Zeichen."),
    "err.nosecret": Text(
        "The record can be downloaded when the game is over.", "Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist."
    ),
    "err.lobby": Text(
        "The game has not begun. Nobody sees anything of it before.",
        "Das Spiel hat noch nicht begonnen. Vorher sieht niemand etwas davon.",
    ),
    "err.away": Text("{name} is at the table right now.", "{name} ist gerade am Tisch."),
}
