"""One sentence for every rule that can forbid an action."""

from __future__ import annotations

from triumvir.engine.errors import Text

REASONS = {
    "T-002": Text("Both markers of this colour are placed already.", "Beide Steine dieser Farbe sind schon verteilt."),
    "T-031": Text("Now a marker is placed into a tray.", "Jetzt wird ein Stein in eine Mulde gelegt."),
    "T-038": Text(
        "Now a card is taken from one of the three piles.", "Jetzt wird eine Karte von einem der drei Stapel genommen."
    ),
    "T-040": Text(
        "Now a tile is taken from a stack that you have not used yet.",
        "Jetzt wird ein Plättchen von einem Stapel genommen, den du noch nicht genutzt hast.",
    ),
    "T-041": Text(
        "Now the tile goes to a free slot out of II, IV and VI.",
        "Jetzt kommt das Plättchen an einen freien Platz aus II, IV und VI.",
    ),
    "T-051": Text("A turn begins with picking up a tray.", "Ein Zug beginnt mit dem Aufnehmen einer Mulde."),
    "T-060": Text("This tray holds no marker.", "In dieser Mulde liegt kein Stein."),
    "T-062": Text("First the markers in hand are dropped one by one.", "Zuerst werden die Steine einzeln abgelegt."),
    "T-063": Text("You hold no marker of this colour.", "Du hältst keinen Stein dieser Farbe."),
    "T-080": Text(
        "The +2 marker goes to an action that has none yet.",
        "Der +2-Marker kommt auf eine Aktion, die noch keinen hat.",
    ),
    "T-100": Text("The action is the seaport.", "Die Aktion ist der Hafen."),
    "T-101": Text("One card of the hand is discarded onto a pile.", "Eine Handkarte wird auf einen Stapel abgelegt."),
    "T-103": Text(
        "One or two cards of the hand are laid out, and you have none for this.",
        "Ein oder zwei Handkarten werden ausgelegt, und dafür hast du keine.",
    ),
    "T-104": Text("A shipment needs a fitting card.", "Eine Verschiffung braucht eine passende Karte."),
    "T-105": Text(
        "This ship takes cards of one kind that you hold.", "Dieses Schiff nimmt Karten einer Sorte, die du hast."
    ),
    "T-106": Text(
        "This ship takes pairs, each of another kind that you hold.",
        "Dieses Schiff nimmt Paare, jedes von einer anderen Sorte, die du hast.",
    ),
    "T-107": Text(
        "This ship takes cards of different kinds that you hold.",
        "Dieses Schiff nimmt Karten verschiedener Sorten, die du hast.",
    ),
    "T-120": Text("The action is the forum: take a tile.", "Die Aktion ist das Forum: nimm ein Plättchen."),
    "T-122": Text("This space is empty.", "Dieses Feld ist leer."),
    "T-130": Text("The action is the military.", "Die Aktion ist das Militär."),
    "T-132": Text(
        "The leader moves only into a neighbouring province.", "Der Feldherr zieht nur in eine Nachbarprovinz."
    ),
    "T-135": Text("There is no legionary in your camp.", "In deinem Lager ist kein Legionär."),
    "T-136": Text(
        "You already have a legionary in this province.", "In dieser Provinz steht schon ein Legionär von dir."
    ),
    "T-137": Text("Your leader is still in the camp.", "Dein Feldherr ist noch im Lager."),
    "T-150": Text("The action is trajan: take a Trajan tile.", "Die Aktion ist Trajan: nimm ein Trajanplättchen."),
    "T-153": Text(
        "The arch is in the middle: all six slots hold tiles.",
        "Der Bogen steht in der Mitte: an allen sechs Plätzen liegen Plättchen.",
    ),
    "T-160": Text("The action is the senate: advance.", "Die Aktion ist der Senat: rücke vor."),
    "T-162": Text("You are on the last space of the senate.", "Du stehst auf dem letzten Feld des Senats."),
    "T-170": Text("The action is construction.", "Die Aktion ist der Bau."),
    "T-172": Text(
        "A worker from the camp goes to a site next to your workers.",
        "Ein Arbeiter aus dem Lager kommt auf eine Baustelle neben deinen Arbeitern.",
    ),
    "T-190": Text(
        "An extra action tile repeats an action of this turn that you own it for and that is possible.",
        "Ein Zusatzaktionsplättchen wiederholt eine Aktion dieses Zuges, für die du es hast und die möglich ist.",
    ),
    "T-194": Text(
        "Now one extra action tile may be spent, or none.",
        "Jetzt darf ein Zusatzaktionsplättchen ausgegeben werden oder keines.",
    ),
    "T-195": Text(
        "An action joker repeats a possible action of this turn.",
        "Ein Aktionsjoker wiederholt eine mögliche Aktion dieses Zuges.",
    ),
    "T-231": Text("Now the consul chooses a bonus tile.", "Jetzt wählt der Konsul eine Bonustafel."),
    "T-270": Text("There is no figure left in your supply.", "In deinem Vorrat ist keine Figur mehr."),
    "T-271": Text("This stack is empty.", "Dieser Stapel ist leer."),
    "T-R02": Text("The figures are taken or declined now.", "Jetzt werden die Figuren genommen oder abgelehnt."),
    "T-R10": Text("One of your workers is already there.", "Dort steht schon einer deiner Arbeiter."),
    "T-R14": Text(
        "The first repeat of an extra action tile must be carried out.",
        "Die erste Wiederholung eines Zusatzaktionsplättchens muss ausgeführt werden.",
    ),
    "T-R16": Text("There is no card to take.", "Dort ist keine Karte zu nehmen."),
    "T-R17": Text("A joker cannot be discarded.", "Ein Joker kann nicht abgelegt werden."),
}
