"""Every word of the report and of the page on strength, in English and German; numbers as people write them."""

from __future__ import annotations

from collections.abc import Iterable

from triumvir.engine.errors import Text


def tell(name: str, lang: str, /, **values: object) -> str:
    """A text with its values filled in."""
    return WORDS[name].in_(lang).format(**values)


def number(value: float | None, lang: str, digits: int = 1) -> str:
    """A number with the decimal sign of the language; a dash where there is none."""
    if value is None:
        return "–"
    text = f"{round(value, digits) + 0.0:,.{digits}f}".replace("-", "−")  # + 0.0: no minus before nothing
    return text.translate(_GERMAN) if lang == "de" else text


def percent(value: float, lang: str, digits: int = 1) -> str:
    """A share in per cent."""
    return f"{number(100 * value, lang, digits)} %" if lang == "de" else f"{number(100 * value, lang, digits)}%"


def made_lines(made: Iterable[tuple[str, str]]) -> list[str]:
    """What each name stands for; a name that says it all is left out."""
    return [f"{name}: {parts.removeprefix(name).strip()}" for name, parts in made if parts != name]


_GERMAN = str.maketrans({",": ".", ".": ","})

WORDS = {
    # ---------------------------------------------------------------- report
    "title": Text("{title}: {agents}", "{title}: {agents}"),
    "kicker": Text("Match of computer players", "Turnier der Computerspieler"),
    "versus": Text(" against ", " gegen "),
    "facts.games": Text("games", "Partien"),
    "facts.players": Text("players", "Personen"),
    "facts.decisions": Text("decisions", "Entscheidungen"),
    "facts.winning": Text("VP of the winner on average", "SP im Mittel beim Sieg"),
    "facts.alone": Text("VP on average", "SP im Mittel"),
    "facts.speed": Text("decisions per second and process", "Entscheidungen pro Sekunde und Prozess"),
    "blocks": Text(
        "{blocks} full blocks: every seed was played once with each agent on each seat.",
        "{blocks} volle Blöcke: Jeder Startwert wurde mit jedem Spieler auf jedem Platz einmal gespielt.",
    ),
    "beyond": Text(
        "Games beyond the last full block, without a counterpart: {count}.",
        "Partien hinter dem letzten vollen Block, ohne Gegenstück: {count}.",
    ),
    "alone": Text("Alone: a win is rank 1 against the automa.", "Allein: Ein Sieg ist Rang 1 gegen den Automa."),
    "options": Text(
        "Options: {options}. Seed {seed}, box {box}.", "Optionen: {options}. Startwert {seed}, Schachtel {box}."
    ),
    "result": Text("Result", "Ergebnis"),
    "rating": Text("Rating", "Wertung"),
    "rating.note": Text(
        "Plackett-Luce (OpenSkill): mean and the range of two deviations around it. Newcomers have 25 ± 16.7.",
        "Plackett-Luce (OpenSkill): Mittelwert und zwei Abweichungen zu jeder Seite. Wer neu ist, hat 25 ± 16,7.",
    ),
    "wins": Text("First places", "Erste Plätze"),
    "wins.note": Text(
        "Share of first places per seat with Wilson's 95% interval; the dashed line is chance."
        " Shared places count in part.",
        "Anteil erster Plätze je Platz mit Wilsons 95-%-Intervall; gestrichelt der Zufall."
        " Geteilte Plätze zählen anteilig.",
    ),
    "wins.solo": Text(
        "Share of wins against the automa with Wilson's 95% interval.",
        "Anteil der Siege gegen den Automa mit Wilsons 95-%-Intervall.",
    ),
    "scores": Text("Scores", "Punkte"),
    "scores.note": Text(
        "How often each final score came; below it the quartiles, the median as a line, the ends as whiskers.",
        "Wie oft welcher Endstand vorkam; darunter die Quartile, der Median als Strich, die Enden als Linien.",
    ),
    "sources": Text("Where the points come from", "Woher die Punkte kommen"),
    "sources.note": Text("Mean VP by source and game.", "SP je Quelle und Partie im Mittel."),
    "agent": Text("Player", "Spieler"),
    "automa": Text("automa", "Automa"),
    "automa.rival": Text("the automa", "den Automa"),
    "column.rating": Text("Rating", "Wertung"),
    "column.wins": Text("First places", "Erste Plätze"),
    "column.interval": Text("95% interval", "95-%-Intervall"),
    "column.rank": Text("Mean rank", "Rang im Mittel"),
    "column.mean": Text("Mean VP", "SP im Mittel"),
    "column.sd": Text("Deviation", "Streuung"),
    "column.quartiles": Text("Quartiles", "Quartile"),
    "column.won": Text("VP when winning", "SP bei Sieg"),
    "times": Text("Thinking time", "Bedenkzeit"),
    "times.note": Text(
        "Per decision that left a choice, in milliseconds; 95% take no longer than the third figure. The total is in"
        " seconds.",
        "Je Entscheidung, die eine Wahl ließ, in Millisekunden; 95 % dauern höchstens so lang wie die dritte Zahl. Die"
        " Summe in Sekunden.",
    ),
    "column.choices": Text("Choices", "Anzahl"),
    "column.ms": Text("Mean", "Mittel"),
    "column.p95": Text("95%", "95 %"),
    "column.max": Text("Longest", "Längste"),
    "column.total": Text("Total", "Summe"),
    "made": Text("Made with Triumvir {version}.", "Erstellt mit Triumvir {version}."),
    # ---------------------------------------------------------------- strength
    "strength.title": Text("Strength of the computer players", "Spielstärke der Computerspieler"),
    "strength.intro.rules": Text(
        "Each level plays the one below, in blocks of the same seed with the seats rotated. With two players it has to"
        " win more than 70 % of the games; with four players, alone against three, it has to come first in more than"
        " 45 %; the highest level has to win more than 99 % against chance. Shared first places count in part.",
        "Jede Stufe spielt gegen die darunter, in Blöcken mit demselben Startwert und gewechselten Plätzen. Zu zweit"
        " muss sie mehr als 70 % der Partien gewinnen; zu viert, allein gegen drei, muss sie in mehr als 45 % Erste"
        " werden; die höchste Stufe muss gegen den Zufall mehr als 99 % gewinnen. Geteilte erste Plätze zählen"
        " anteilig.",
    ),
    "strength.intro.looks": Text(
        "The test looks after 60 games and then every 20. It stops when the interval lies clear above the bound"
        " (passed) or below it (missed), at the latest after the number of games in the command (open). Looking at an"
        " ordinary 95 % interval that often would call a player that is exactly at the bound better in about 10 % of"
        " all cases, and worse in as many or more. So the interval is Wilson's, widened on each side until either error"
        " is at most 2.5 % over all looks together, computed exactly for independent games.",
        "Der Test schaut nach 60 Partien und dann alle 20. Er endet, wenn das Intervall ganz über der Schranke liegt"
        " (bestanden) oder darunter (verfehlt), spätestens nach der Zahl der Partien im Befehl (offen). So oft auf ein"
        " gewöhnliches 95-%-Intervall zu schauen hieße: Wer genau an der Schranke liegt, gälte in etwa 10 % der Fälle"
        " als besser und in ebenso vielen oder mehr als schlechter. Darum ist es Wilsons Intervall, auf jeder Seite so"
        " weit, dass jeder der beiden Fehler über alle Blicke zusammen höchstens 2,5 % hat, exakt berechnet für"
        " unabhängige Partien.",
    ),
    "strength.intro.columns": Text(
        "Points and times are those of the stronger / the weaker player. Winning VP: mean over all games (over those"
        " that each won). Thinking: mean (95 % take at most) per decision that left a choice, in milliseconds.",
        "Punkte und Zeiten sind die des stärkeren / des schwächeren Spielers. SP bei Sieg: Mittel über alle Partien"
        " (über die, die er gewann). Bedenkzeit: Mittel (95 % höchstens) je Entscheidung, die eine Wahl ließ, in"
        " Millisekunden.",
    ),
    "strength.options": Text("Options: {options}.", "Optionen: {options}."),
    "strength.pairing": Text("pairing", "Paarung"),
    "strength.games": Text("games", "Partien"),
    "strength.win.rate": Text("first places", "erste Plätze"),
    "strength.interval": Text("interval", "Intervall"),
    "strength.bound": Text("bound", "Schranke"),
    "strength.verdict": Text("verdict", "Urteil"),
    "strength.score": Text("mean VP", "SP im Mittel"),
    "strength.winning": Text("winning VP", "SP bei Sieg"),
    "strength.thinking": Text("thinking, ms", "Bedenkzeit, ms"),
    "strength.made": Text("What the players are made of:", "Woraus die Spieler bestehen:"),
    "strength.commands": Text("Made with:", "Erstellt mit:"),
    "verdict.passed": Text("passed", "bestanden"),
    "verdict.missed": Text("missed", "verfehlt"),
    "verdict.open": Text("open", "offen"),
}
