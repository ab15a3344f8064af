"""The words of computer opponents, hints and the analysis in the replay."""

from __future__ import annotations

from triumvir.engine.errors import Text

ADVICE: dict[str, Text] = {
    "agent.level:1": Text("Tiro – still learning", "Tiro – lernt noch"),
    "agent.level:2": Text("Miles – looks one turn ahead", "Miles – schaut einen Zug voraus"),
    "agent.level:3": Text("Centurio – thinks about your answers", "Centurio – bedenkt deine Antworten"),
    "agent.level:4": Text("Legatus – calculates further", "Legatus – rechnet weiter"),
    "agent.level:5": Text("Imperator – the strongest", "Imperator – am stärksten"),
    "hint.clue": Text("{adviser} says", "{adviser} sagt"),
    "hint.more": Text("Press Hint again to see the move.", "Noch einmal Tipp zeigt den Zug."),
    "hint.best": Text("{adviser} would choose", "{adviser} würde wählen"),
    "advice.line": Text("How it may go on", "So könnte es weitergehen"),
    "advice.others": Text("The choices compared", "Die Möglichkeiten im Vergleich"),
    "advice.how": Text("How this was found", "Wie das gefunden wurde"),
    "advice.played": Text("chosen", "gewählt"),
    "advice.title": Text("Analysis", "Analyse"),
    "advice.ask": Text("Analyse this decision", "Diese Entscheidung analysieren"),
    "advice.none": Text(
        "There is nothing to decide in this position.", "In dieser Stellung ist nichts zu entscheiden."
    ),
    "advice.off": Text(
        "While the game is running, you can analyse your own decisions only, and only where hints are allowed.",
        "Solange das Spiel läuft, kannst du nur eigene Entscheidungen analysieren, und nur wo Tipps erlaubt sind.",
    ),
    "advice.by": Text(
        "{name} decides: {prompt} {adviser} judges by what {name} knew then.",
        "{name} entscheidet: {prompt} {adviser} urteilt nach dem, was {name} damals wusste.",
    ),
    "advice.good": Text("{name} chose well: {words}.", "{name} hat gut gewählt: {words}."),
    "advice.lost": Text(
        "{name} chose: {words}. That gave away {vp} VP.", "{name} hat gewählt: {words}. Das hat {vp} SP verschenkt."
    ),
    "advice.lost.chance": Text(
        "{name} chose: {words}. That gave away {vp} VP of lead and {chance} of win chance.",
        "{name} hat gewählt: {words}. Das hat {vp} SP Vorsprung und {chance} Siegchance verschenkt.",
    ),
}
