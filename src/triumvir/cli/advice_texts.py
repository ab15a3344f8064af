"""The words of hints and reviews in the terminal, in English and German."""

from __future__ import annotations

from triumvir.engine.errors import Text

ADVICE = {
    "hint.clue": Text("{adviser}: {clue}", "{adviser}: {clue}"),
    "hint.more": Text("`hint` again names the move.", "Noch einmal `tipp` nennt den Zug."),
    "hint.best": Text("{adviser} would choose: {move}", "{adviser} würde wählen: {move}"),
    "hint.line": Text("How it may go on: {line}", "So könnte es weitergehen: {line}"),
    "review.title": Text(
        "{title}: the decisions of {who}, looked at by {agent}",
        "{title}: die Entscheidungen von {who}, angesehen von {agent}",
    ),
    "review.progress": Text("{total} decisions of {who}", "{total} Entscheidungen von {who}"),
    "review.summary": Text(
        "{count} decisions, {good} of them best or as good; {loss} VP given away per decision.",
        "{count} Entscheidungen, {good} davon die besten oder gleich gut; {loss} SP verschenkt pro Entscheidung.",
    ),
    "review.grades": Text(
        "{slip} slips, {mistake} mistakes, {blunder} blunders.",
        "Ungenau: {slip}, Fehler: {mistake}, grobe Fehler: {blunder}.",
    ),
    "review.none": Text("Nothing that a stronger player would mend.", "Nichts, was jemand Stärkeres besser machte."),
    "review.slip": Text("slip", "ungenau"),
    "review.mistake": Text("mistake", "Fehler"),
    "review.blunder": Text("blunder", "grober Fehler"),
    "review.at": Text("Action {ply}, {grade}: {prompt}", "Aktion {ply}, {grade}: {prompt}"),
    "review.played": Text("chosen", "gewählt"),
    "review.better": Text("better", "besser"),
}

ADVICE_HELP = {
    "Look at the decisions of a recorded game again and name what they gave away.": (
        "Die Entscheidungen einer Aufzeichnung noch einmal ansehen und sagen, was sie verschenkt haben."
    ),
    "Seat whose decisions are looked at, counted from 0.": (
        "Platz, dessen Entscheidungen angesehen werden, von 0 an gezählt."
    ),
    "Computer player that looks, such as level:4 or search:2000.": (
        "Computerperson, die sie ansieht, etwa level:4 oder search:2000."
    ),
    "How many mistakes to show.": "Wie viele Fehler gezeigt werden.",
}
