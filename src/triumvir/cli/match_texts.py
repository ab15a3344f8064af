"""The texts of `arena`, `ladder` and `export`, in English and German; part of `texts`."""

from __future__ import annotations

from triumvir.engine.errors import Text

MATCH_TEXTS = {
    "match.progress": Text("{title}: {agents}", "{title}: {agents}"),
    "match.beyond": Text(
        "{games} games are not full blocks of {players}; without a counterpart at the end: {count}.",
        "{games} Partien sind keine vollen Blöcke zu {players}; ohne Gegenstück am Ende: {count}.",
    ),
    "match.stopped": Text(
        "Stopped; {done} of {games} games are kept in {path}. The same command goes on from there.",
        "Angehalten; {done} von {games} Partien liegen in {path}. Derselbe Befehl macht dort weiter.",
    ),
    "match.rating": Text("rating", "Wertung"),
    "match.ms": Text("ms", "ms"),
    "match.mean": Text(
        "{games} games, {decisions} decisions; the winner has {score} VP on average",
        "{games} Partien, {decisions} Entscheidungen; wer gewinnt, hat im Mittel {score} SP",
    ),
    "match.alone": Text(
        "{games} games, {decisions} decisions; {score} VP on average",
        "{games} Partien, {decisions} Entscheidungen; im Mittel {score} SP",
    ),
    "match.columns": Text(
        "Rating with two deviations, first places per seat with their 95% interval, mean rank, mean VP with deviation,"
        " thinking time per decision that left a choice.",
        "Wertung mit zwei Abweichungen, erste Plätze je Platz mit 95-%-Intervall, Rang im Mittel, SP im Mittel mit"
        " Streuung, Bedenkzeit je Entscheidung, die eine Wahl ließ.",
    ),
    "match.speed": Text(
        "{rate} decisions per second and process ({how})", "{rate} Entscheidungen pro Sekunde und Prozess ({how})"
    ),
    "match.written": Text("Report: {path}", "Bericht: {path}"),
    "ladder.one": Text(
        "A ladder is played with one game, not {given}; --write FILE takes the folders of ladders.",
        "Eine Leiter spielt man mit einem Spiel, nicht mit {given}; --write DATEI nimmt die Ordner von Leitern.",
    ),
    "ladder.out": Text("--out is missing: the folder of the ladder.", "--out fehlt: der Ordner der Leiter."),
    "ladder.row": Text(
        "{pairing}: {strong} against {weak}, {rate} of {games} games, interval {low} to {high}, bound {bound}:"
        " {verdict}",
        "{pairing}: {strong} gegen {weak}, {rate} von {games} Partien, Intervall {low} bis {high}, Schranke {bound}:"
        " {verdict}",
    ),
    "ladder.written": Text("Written: {path}", "Geschrieben: {path}"),
    "ladder.look": Text(
        "Looks after {times} games; the interval is widened so that all looks together err at most 2.5% of the time on"
        " either side of the bound.",
        "Geschaut wird nach {times} Partien; das Intervall ist so weit, dass alle Blicke zusammen auf jeder Seite der"
        " Schranke höchstens in 2,5 % der Fälle irren.",
    ),
    "export.progress": Text("{count} records", "{count} Aufzeichnungen"),
    "export.done": Text(
        "{decisions} decisions of {records} records in {path}, {seats} seats in {outcomes}.",
        "{decisions} Entscheidungen aus {records} Aufzeichnungen in {path}, {seats} Plätze in {outcomes}.",
    ),
}

MATCH_HELP = {
    "Let computer players play a match on rotating seats, and rate them.": (
        "Computerspieler auf wechselnden Plätzen ein Turnier spielen lassen und sie bewerten."
    ),
    "Who plays, one for each seat, such as greedy,random.": "Wer spielt, einer je Platz, etwa greedy,random.",
    "Folder of the match; if it is there, the match goes on.": (
        "Ordner des Turniers; ist er da, geht das Turnier weiter."
    ),
    "Seed; the same seed gives the same match.": "Startwert; derselbe ergibt dasselbe Turnier.",
    "Where to play: local or ray.": "Wo gespielt wird: local oder ray.",
    "Measure each level against the one below, or write what ladders have found.": (
        "Jede Stufe gegen die darunter messen oder aufschreiben, was Leitern ergeben haben."
    ),
    "Name of the game; with --write the folders of ladders.": "Name des Spiels; mit --write die Ordner von Leitern.",
    "Folder of the ladder; if it is there, the ladder goes on.": "Ordner der Leiter; ist er da, geht sie weiter.",
    "Only these pairings, such as 2p:3-2,4p:3-2.": "Nur diese Paarungen, etwa 2p:3-2,4p:3-2.",
    "The players, the weakest first; otherwise level:1 to level:5.": (
        "Die Spieler, der schwächste zuerst; sonst level:1 bis level:5."
    ),
    "Most games of a pairing.": "Höchstzahl der Partien einer Paarung.",
    "Write a page in Markdown out of the folders of ladders.": (
        "Aus den Ordnern von Leitern eine Seite in Markdown schreiben."
    ),
    "Write decisions and outcomes of recorded games as Parquet.": (
        "Entscheidungen und Ergebnisse aufgezeichneter Partien als Parquet schreiben."
    ),
    "Records, or folders of matches, ladders and saved games.": (
        "Aufzeichnungen oder Ordner von Turnieren, Leitern und gespeicherten Partien."
    ),
    "File for the decisions; outcomes go beside it.": "Datei für die Entscheidungen; Ergebnisse kommen daneben.",
    "Add what the seat could know as numbers, and the legal actions.": (
        "Dazu, was der Platz wissen konnte, als Zahlen, und die erlaubten Aktionen."
    ),
}
