"""Every text of the command line that is not a game's own, in English and German."""

from __future__ import annotations

from triumvir.agents import level_name
from triumvir.cli.advice_texts import ADVICE, ADVICE_HELP
from triumvir.cli.host_texts import HOST_HELP, HOST_TEXTS
from triumvir.cli.learn_texts import LEARN_HELP, LEARN_TEXTS
from triumvir.cli.match_texts import MATCH_HELP, MATCH_TEXTS
from triumvir.engine.errors import Text, TriumvirError


class CommandError(TriumvirError):
    """A command that cannot be carried out as given."""


def tell(name: str, lang: str, /, **values: object) -> str:
    """A text with its values filled in."""
    return TEXTS[name].in_(lang).format(**values)


def seat_text(spec: str, lang: str) -> str:
    """Who sits at a seat; what stands behind the name of a computer player stays as written."""
    if level := level_name(spec):
        return f"{level} ({spec})"
    name, colon, rest = spec.partition(":")
    return (tell(name, lang) if name in TEXTS else name) + colon + rest


def refusal(name: str, /, **values: object) -> CommandError:
    """The error with this text; to be raised by the caller."""
    return CommandError(tell(name, "en", **values), tell(name, "de", **values))


TEXTS = {
    # ---------------------------------------------------------------- refusals
    "no.lang": Text(
        "Unknown language {given!r}; allowed: de, en.", "Unbekannte Sprache {given!r}; erlaubt sind: de, en."
    ),
    "no.whole": Text(
        "{option} needs a whole number{limits}, not {given!r}.",
        "{option} braucht eine ganze Zahl{limits}, nicht {given!r}.",
    ),
    "no.option": Text(
        "An option is written name=value, not {given!r}.", "Eine Option schreibt man name=wert, nicht {given!r}."
    ),
    "no.option.twice": Text(
        "Option {name} is given twice, as {one} and as {other}.",
        "Option {name} ist doppelt angegeben, als {one} und als {other}.",
    ),
    "no.seat": Text("Unknown seat {given!r}; allowed: {known}.", "Unbekannter Platz {given!r}; erlaubt sind: {known}."),
    "no.seats": Text(
        "{option} names {given} seats, but the game has {players} players.",
        "{option} nennt {given} Plätze, das Spiel hat aber {players} Personen.",
    ),
    "no.view": Text(
        "There is no seat {given}; this game has the seats 0 to {last}.",
        "Es gibt keinen Platz {given}; dieses Spiel hat die Plätze 0 bis {last}.",
    ),
    "no.ply": Text(
        "{given} is beyond this record, which has {last} actions.",
        "{given} liegt hinter dieser Aufzeichnung; sie hat {last} Aktionen.",
    ),
    "no.open": Text(
        "Only a finished game can be shown openly.", "Offen gezeigt werden kann nur ein Spiel, das zu Ende ist."
    ),
    "no.open.seat": Text("Either --open or --seat, not both.", "Entweder --open oder --seat, nicht beides zugleich."),
    "no.clause": Text(
        "There is no rule {given!r} in {title}; near it are {near}.",
        "Es gibt in {title} keine Regel {given!r}; in der Nähe liegen {near}.",
    ),
    "no.read": Text("Cannot read {path}: {why}.", "{path} ist nicht lesbar: {why}."),
    "no.read.text": Text("{path} is not a text file.", "{path} ist keine Textdatei."),
    "no.write": Text("Cannot write {path}: {why}.", "{path} lässt sich nicht schreiben: {why}."),
    "no.empty": Text(
        "The folder {path} is not empty; records are saved into a new or empty one.",
        "Der Ordner {path} ist nicht leer; Aufzeichnungen kommen in einen neuen oder leeren.",
    ),
    "no.resume": Text(
        "The record {path} says {what}: {own}, not {given}.",
        "In der Aufzeichnung {path} steht {what}: {own}, nicht {given}.",
    ),
    "no.box": Text(
        "The record {path} was made with other components (box {own}); give them with --box.",
        "Die Aufzeichnung {path} entstand mit anderem Spielmaterial (Schachtel {own}); gib es mit --box an.",
    ),
    "usage": Text("{message}; see {command} --help.", "{message}; Hilfe gibt {command} --help."),
    "usage.option": Text("There is no option {given}{near}", "Es gibt keine Option {given}{near}"),
    "usage.near": Text(" (did you mean {near}?)", " (meintest du {near}?)"),
    "usage.command": Text("There is no command {given}, only {known}", "Es gibt keinen Befehl {given}, nur {known}"),
    "usage.missing": Text("{given} is missing", "{given} fehlt"),
    "usage.value": Text("Option {given} needs a value", "Option {given} braucht einen Wert"),
    "usage.other": Text("{message}", "Das ist so nicht zu verstehen: {message}"),
    # ---------------------------------------------------------------- words
    "players": Text("players", "Personen"),
    "seed": Text("seed", "Startwert"),
    "seats": Text("seats", "Plätze"),
    "game": Text("game", "Spiel"),
    "option": Text("option", "Option"),
    "values": Text("values", "Werte"),
    "default": Text("default", "Vorgabe"),
    "rule": Text("rule", "Regel"),
    "meaning": Text("meaning", "Bedeutung"),
    "table": Text("table", "Tabelle"),
    "source": Text("source", "Quelle"),
    "confidence": Text("confidence", "Sicherheit"),
    "note": Text("note", "Anmerkung"),
    "rank": Text("rank", "Rang"),
    "vp": Text("VP", "SP"),
    "total": Text("total", "Summe"),
    "agent": Text("player", "Spieler"),
    "wins": Text("wins", "Siege"),
    "mean": Text("mean VP", "SP im Mittel"),
    "human": Text("human", "Mensch"),
    "random": Text("random", "Zufall"),
    "greedy": Text("greedy", "Raffer"),
    "search": Text("search", "Sucher"),
    "source.seed": Text("rule text", "Regeltext"),
    "source.public": Text("public", "öffentlich"),
    "source.reconstructed": Text("RECONSTRUCTED", "REKONSTRUIERT"),
    # ---------------------------------------------------------------- without a command
    "welcome": Text(
        "Triumvir: three Roman board games, against the computer, with others, or for research. What would you like?",
        "Triumvir: drei römische Brettspiele, gegen den Computer, mit anderen oder für die Forschung. Was möchtest du?",
    ),
    "welcome.browser": Text(
        "Play in the browser (triumvir play --browser)", "Im Browser spielen (triumvir play --browser)"
    ),
    "welcome.terminal": Text(
        "Play {title} in the terminal (triumvir play {name})", "{title} im Terminal spielen (triumvir play {name})"
    ),
    "welcome.help": Text("See all commands (triumvir --help)", "Alle Befehle sehen (triumvir --help)"),
    "welcome.ask": Text(
        "Type a number from 1 to {last}, or just Enter to leave.",
        "Tippe eine Zahl von 1 bis {last} oder nur Enter, um aufzuhören.",
    ),
    # ---------------------------------------------------------------- games, info, box
    "games.players": Text("{low} to {high} players, {minutes}", "{low} bis {high} Personen, {minutes}"),
    "games.players.one": Text("{low} players, {minutes}", "{low} Personen, {minutes}"),
    "games.shorter": Text("--box {name}: a shorter game. {about}", "--box {name}: eine kürzere Partie. {about}"),
    "games.credits": Text("by {designer}, {publisher} {year}", "von {designer}, {publisher} {year}"),
    "info.version": Text("Triumvir {version}", "Triumvir {version}"),
    "info.python": Text("Python {version} on {system}", "Python {version} unter {system}"),
    "info.compiled": Text("engine: compiled", "Spielkern: übersetzt"),
    "info.interpreted": Text("engine: interpreted", "Spielkern: nicht übersetzt"),
    "info.games": Text("games: {names}", "Spiele: {names}"),
    "box.title": Text("The components of {title}, box {digest}", "Das Material von {title}, Schachtel {digest}"),
    "box.file": Text("Read from {path}", "Gelesen aus {path}"),
    "box.valid": Text(
        "All {tables} tables are valid for {low} to {high} players.",
        "Alle {tables} Tabellen sind gültig für {low} bis {high} Personen.",
    ),
    "box.reconstructed": Text(
        "Reconstructed, not taken from the printed game: {names}.",
        "Rekonstruiert, nicht aus dem gedruckten Spiel übernommen: {names}.",
    ),
    "box.correct": Text(
        "Who owns the game can correct a copy of this file and play with --box.",
        "Wer das Spiel besitzt, kann eine Kopie der Datei berichtigen und mit --box spielen.",
    ),
    "box.none": Text("Nothing is reconstructed.", "Nichts ist rekonstruiert."),
    # ---------------------------------------------------------------- records
    "verify.good": Text(
        "Sound: {title}, {players} players, {actions} actions, {result}; the seed fits its commitment.",
        "In Ordnung: {title}, {players} Personen, {actions} Aktionen, {result}; Startwert und Festlegung passen.",
    ),
    "verify.over": Text("final scores {scores}", "Endstand {scores}"),
    "verify.running": Text("not finished", "nicht zu Ende"),
    "replay.title": Text(
        "{title}, {players} players, {actions} actions, as {who} knows it",
        "{title}, {players} Personen, {actions} Aktionen, wie es {who} weiß",
    ),
    "replay.open": Text(
        "{title}, {players} players, {actions} actions, all open",
        "{title}, {players} Personen, {actions} Aktionen, alles offen",
    ),
    "replay.spectator": Text("a spectator", "ein Zuschauer"),
    "replay.at": Text("Position after action {ply}", "Stellung nach Aktion {ply}"),
    # ---------------------------------------------------------------- simulate
    "simulate.progress": Text("{games} games of {title}", "{games} Partien {title}"),
    "simulate.speed": Text(
        "{decisions} decisions in {seconds:.1f} s: {rate:.0f} decisions and {games_rate:.1f} games per second ({how})",
        "{decisions} Entscheidungen in {seconds:.1f} s: {rate:.0f} Entscheidungen und {games_rate:.1f} Partien pro"
        " Sekunde ({how})",
    ),
    "simulate.mean": Text(
        "{decisions:.0f} decisions per game; the winner has {score:.1f} VP on average",
        "{decisions:.0f} Entscheidungen pro Partie; wer gewinnt, hat im Mittel {score:.1f} SP",
    ),
    "simulate.sound": Text("Every position was checked: all sound.", "Jede Stellung wurde geprüft: alle in Ordnung."),
    "simulate.broken": Text("Checks failed {count} times, first:", "Prüfungen schlugen {count}-mal fehl, zuerst:"),
    "simulate.saved": Text("Records saved in {path}.", "Aufzeichnungen liegen in {path}."),
    # ---------------------------------------------------------------- play
    "play.title": Text("{title} · {players} players", "{title} · {players} Personen"),
    "play.commitment": Text(
        "Commitment to the seed (SHA-256): {value}", "Festlegung des Startwerts (SHA-256): {value}"
    ),
    "play.resumed": Text(
        "Going on from {path}, after {actions} actions.", "Weiter aus {path}, nach {actions} Aktionen."
    ),
    "play.reconstructed": Text(
        "{count} of {tables} component tables are reconstructed; `triumvir box {game}` shows which.",
        "{count} von {tables} Materialtabellen sind rekonstruiert; `triumvir box {game}` zeigt, welche.",
    ),
    "play.hint": Text(
        "Type a number, an action (`{example}`), or: hint, undo, help, help RULE, log, scores, board, quit.",
        "Tippe eine Zahl, eine Aktion (`{example}`) oder: tipp, zurück, hilfe, hilfe REGEL, verlauf, punkte, brett,"
        " ende.",
    ),
    "play.turn": Text("{who}: {prompt}", "{who}: {prompt}"),
    "play.only": Text("(only choice)", "(einzige Möglichkeit)"),
    "play.pass": Text("Pass the screen to {who}, then press Enter.", "Gib an {who} weiter, dann drücke Enter."),
    "play.number": Text("Choose a number from 1 to {last}.", "Wähle eine Zahl von 1 bis {last}."),
    "play.undone": Text("Taken back.", "Zurückgenommen."),
    "play.noundo": Text("Not possible: {reason}", "Nicht möglich: {reason}"),
    "play.empty": Text("Nothing has happened yet.", "Noch ist nichts geschehen."),
    "play.earlier": Text("... {count} earlier; `log all` shows them", "... {count} frühere; `verlauf alles` zeigt sie"),
    "play.saved": Text("The game is saved in {path}.", "Das Spiel ist gespeichert in {path}."),
    "play.unsaved": Text(
        "The game is not saved; start with --record FILE to keep one.",
        "Das Spiel ist nicht gespeichert; mit --record DATEI bleibt es erhalten.",
    ),
    "play.over": Text("The game is over.", "Das Spiel ist zu Ende."),
    "play.wins": Text("{who} wins with {score} VP.", "{who} gewinnt mit {score} SP."),
    "play.share": Text(
        "{who} share the first place with {score} VP.", "{who} teilen sich den ersten Platz mit {score} SP."
    ),
    "play.alone.won": Text(
        "{who} wins with {score} VP, {lead} ahead of the automa.",
        "{who} gewinnt mit {score} SP, {lead} vor dem Automa.",
    ),
    "play.alone.lost": Text(
        "The automa wins with {score} VP, {lead} ahead of {who}.",
        "Der Automa gewinnt mit {score} SP, {lead} vor {who}.",
    ),
    "play.alone.even": Text(
        "{who} and the automa have {score} VP each: the automa wins.",
        "{who} und der Automa haben je {score} SP: Der Automa gewinnt.",
    ),
    "play.automa": Text("Automa", "Automa"),
    "play.seed": Text("Seed: {value}", "Startwert: {value}"),
    **MATCH_TEXTS,
    **LEARN_TEXTS,
    **ADVICE,
    **HOST_TEXTS,
}

# Help of the commands and their options: English as written in the code, and German.
HELP = {
    "Play in the browser: start the server.": "Im Browser spielen: den Server starten.",
    "Play in the browser instead of the terminal.": "Im Browser spielen statt im Terminal.",
    "Address to listen on.": "Adresse, auf der der Server hört.",
    "Port to listen on.": "Port, auf dem der Server hört.",
    "Where games are kept, such as sqlite:///games.db.": "Wo Partien gespeichert werden, etwa sqlite:///partien.db.",
    "Processes in which computer players think.": "Prozesse, in denen Computerpersonen überlegen.",
    "Server processes that share the work.": "Prozesse des Servers, die sich die Arbeit teilen.",
    "Open a browser.": "Einen Browser öffnen.",
    "File with corrected components, with which new tables of its game begin; may be repeated.": (
        "Datei mit berichtigtem Spielmaterial, mit dem neue Tische ihres Spiels beginnen; auch mehrmals."
    ),
    "Three Roman board games for the browser, the terminal, for programs and for research.": (
        "Drei römische Brettspiele für den Browser, das Terminal, für Programme und für die Forschung."
    ),
    "Show this message and exit.": "Diese Hilfe zeigen.",
    "List the games with player counts, options and credits.": "Die Spiele mit Personenzahl, Optionen und Urhebern.",
    "Show version, Python, whether the engine is compiled, and the games.": (
        "Version, Python, ob der Spielkern übersetzt ist, und die Spiele."
    ),
    "Show the components of a game and where each value comes from.": (
        "Das Material eines Spiels und woher jeder Wert stammt."
    ),
    "Explain a game, or show one clause of its rules.": "Ein Spiel erklären oder eine Regel im Wortlaut zeigen.",
    "Play a game in the terminal, alone, with others or against the computer.": (
        "Im Terminal spielen, allein, mit anderen oder gegen den Computer."
    ),
    "Let computer players play many games, and measure.": "Computer viele Partien spielen lassen und messen.",
    "Tell a recorded game and show a position of it.": "Eine Aufzeichnung nacherzählen und eine Stellung zeigen.",
    "Check that a record is sound and replays to its result.": (
        "Prüfen, ob eine Aufzeichnung stimmt und ihr Ergebnis ergibt."
    ),
    "Name of the game; `triumvir games` lists them.": "Name des Spiels; `triumvir games` zählt sie auf.",
    "File of a record.": "Datei einer Aufzeichnung.",
    "Id of a rule, such as T-150.": "Kennung einer Regel, etwa T-150.",
    "Language: de or en; otherwise that of LC_ALL or LANG.": "Sprache: de oder en; sonst nach LC_ALL oder LANG.",
    "One JSON object instead of text.": "Ein JSON-Objekt statt Text.",
    "File with corrected components, or the name of a shorter game (tiny, small).": (
        "Datei mit berichtigtem Spielmaterial oder Name einer kürzeren Partie (tiny, small)."
    ),
    "Option of the game, name=value; may be repeated.": "Option des Spiels, name=wert; mehrfach möglich.",
    "Number of players.": "Zahl der Personen.",
    "Seats in order, such as human,level:2,level:3.": "Die Plätze der Reihe nach, etwa human,level:2,level:3.",
    "Computer players in order, such as level:3,random.": "Die Computerspieler der Reihe nach, etwa level:3,random.",
    "Seed; the same seed gives the same game.": "Startwert; derselbe ergibt dieselbe Partie.",
    "Save the game here after every action; if it is there, go on with it.": (
        "Nach jeder Aktion hier speichern; ist die Datei da, geht die Partie weiter."
    ),
    "How many games.": "Wie viele Partien.",
    "Check every position after every action.": "Jede Stellung nach jeder Aktion prüfen.",
    "Save the records of all games in this new or empty folder.": (
        "Die Aufzeichnungen aller Partien in diesem neuen oder leeren Ordner speichern."
    ),
    "Processes to share the games.": "Prozesse, auf die die Partien verteilt werden.",
    "Show what this seat knew, counted from 0; otherwise a spectator.": (
        "Zeigen, was dieser Platz wusste, von 0 an gezählt; sonst ein Zuschauer."
    ),
    "Stop after this many actions.": "Nach so vielen Aktionen anhalten.",
    "Show everything; only for finished games.": "Alles zeigen; nur bei Partien, die zu Ende sind.",
    **MATCH_HELP,
    **LEARN_HELP,
    **ADVICE_HELP,
    **HOST_HELP,
}
