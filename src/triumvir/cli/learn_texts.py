"""The texts of `learn`, in English and German; part of `texts`."""

from __future__ import annotations

from triumvir.engine.errors import Text

LEARN_TEXTS = {
    "learn.numpy": Text(
        "Learning needs NumPy; `pip install triumvir[learn]` brings it.",
        "Lernen braucht NumPy; `pip install triumvir[learn]` bringt es mit.",
    ),
    "learn.lessons": Text("lessons", "Lektionen"),
    "learn.training": Text("training", "Training"),
    "learn.match": Text("match", "Turnier"),
    "learn.stopped": Text(
        "Stopped; what was played is kept in {path}. The same command goes on from there.",
        "Angehalten; was gespielt wurde, liegt in {path}. Derselbe Befehl macht dort weiter.",
    ),
    "learn.best": Text("Accepted last: {path}", "Zuletzt angenommen: {path}"),
    "learn.none": Text(
        "No judgement has won its match clearly; more rounds or more lessons may help.",
        "Keine Beurteilung hat ihr Turnier klar gewonnen; mehr Runden oder mehr Lektionen können helfen.",
    ),
    "learn.column.round": Text("round", "Runde"),
    "learn.column.games": Text("games", "Partien"),
    "learn.column.r2": Text("R2, unseen games", "R2, ungesehene Partien"),
    "learn.column.hand": Text("hand-written", "von Hand"),
    "learn.column.won": Text("match won", "Turnier gewonnen"),
    "learn.column.interval": Text("interval", "Intervall"),
    "learn.column.accepted": Text("accepted", "angenommen"),
    "learn.yes": Text("yes", "ja"),
    "learn.no": Text("no", "nein"),
}

LEARN_HELP = {
    "Learn a judgement by self-play; each new one has to win a match.": (
        "Eine Beurteilung im Spiel gegen sich selbst lernen; jede neue muss ein Turnier gewinnen."
    ),
    "Folder of the course; if it is there, the course goes on.": (
        "Ordner des Lehrgangs; gibt es ihn schon, geht der Lehrgang weiter."
    ),
    "How many rounds.": "Wie viele Runden.",
    "Lessons of a round, four games each.": "Lektionen einer Runde, je vier Partien.",
    "Simulations for each decision of a lesson.": "Simulationen für jede Entscheidung einer Lektion.",
    "Games of the match after each round.": "Partien des Turniers nach jeder Runde.",
}
