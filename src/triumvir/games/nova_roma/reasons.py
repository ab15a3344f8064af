"""One sentence for every rule that an action can be refused by."""

from __future__ import annotations

from triumvir.engine.errors import Text

REASONS = {
    "N-041": Text(
        "The emperor goes to one of the two cells of his tile.",
        "Der Kaiser kommt auf eines der zwei Felder seines Plättchens.",
    ),
    "N-050": Text("Now a patrician goes to a free forum cell.", "Jetzt kommt ein Patrizier auf ein freies Forumfeld."),
    "N-052": Text(
        "Now you decide which of the two actions comes first.",
        "Jetzt entscheidest du, welche der zwei Aktionen zuerst kommt.",
    ),
    "N-057": Text(
        "Steps are taken in printed order; this is not the one that is due now.",
        "Schritte folgen der gedruckten Reihenfolge; dieser ist jetzt nicht an der Reihe.",
    ),
    "N-059": Text(
        "Now an achievement may be claimed, or none.", "Jetzt darf eine Errungenschaft beansprucht werden oder keine."
    ),
    "N-071": Text("You do not hold this card.", "Diese Karte hast du nicht auf der Hand."),
    "N-072": Text("Now goods are bought, or not.", "Jetzt werden Waren gekauft oder nicht."),
    "N-076": Text("Now wine may be spent for influence.", "Jetzt darf Wein für Einfluss ausgegeben werden."),
    "N-077": Text(
        "This slot is empty or you cannot pay its cost.",
        "Dieser Platz ist leer oder du kannst seine Kosten nicht zahlen.",
    ),
    "N-078": Text(
        "Now the tile goes to a cell of your estate.", "Jetzt kommt das Plättchen auf ein Feld deines Anwesens."
    ),
    "N-085": Text(
        "Now the first-player marker may be claimed for its influence, once per round.",
        "Jetzt darf der Startspielermarker für Einfluss beansprucht werden, einmal je Runde.",
    ),
    "N-086": Text(
        "Whoever began the round with the marker may not claim it on the first turn.",
        "Wer die Runde mit dem Marker begann, darf ihn im ersten Zug nicht beanspruchen.",
    ),
    "N-087": Text(
        "Influence is paid for another action, at most as much as the strength.",
        "Für eine andere Aktion wird Einfluss gezahlt, höchstens so viel wie die Stärke.",
    ),
    "N-088": Text(
        "In a petitioned action no follower of that action may be used.",
        "In einer Aktion durch Petition darf keine Gefolgschaft dieser Aktion eingesetzt werden.",
    ),
    "N-095": Text("Now follower cards are taken, or not.", "Jetzt werden Gefolgschaftskarten genommen oder nicht."),
    "N-096": Text("You do not hold this follower.", "Diese Gefolgschaftskarte hast du nicht auf der Hand."),
    "N-098": Text("Now one follower leaves the full row.", "Jetzt verlässt eine Karte die volle Reihe."),
    "N-099": Text(
        "A follower can be used from the next action on.", "Eine Gefolgschaftskarte wirkt erst ab der nächsten Aktion."
    ),
    "N-100": Text("Now the hand is discarded down to the limit.", "Jetzt wird die Hand bis zum Limit abgeworfen."),
    "N-105": Text("Your strength does not reach this slot.", "Deine Stärke reicht nicht bis zu diesem Platz."),
    "N-106": Text(
        "There is no contract or you cannot pay it.", "Dort liegt kein Vertrag oder du kannst ihn nicht bezahlen."
    ),
    "N-107": Text("Your sails do not reach the next port.", "Deine Segel reichen nicht bis zum nächsten Hafen."),
    "N-109": Text(
        "A ship stays on its route and never moves back.", "Ein Schiff bleibt auf seiner Route und fährt nie zurück."
    ),
    "N-115": Text("Your strength does not reach this contract.", "Deine Stärke reicht nicht bis zu diesem Bauvertrag."),
    "N-116": Text(
        "There is no contract, or goods, coins or an available artisan are missing.",
        "Dort liegt kein Vertrag, oder Waren, Münzen oder ein verfügbarer Handwerker fehlen.",
    ),
    "N-117": Text("Your strength does not open this zone.", "Deine Stärke öffnet diese Zone nicht."),
    "N-118": Text(
        "The building has exactly the shape of the contract.", "Das Gebäude hat genau die Form des Vertrags."
    ),
    "N-119": Text("A cell there is not free.", "Ein Feld dort ist nicht frei."),
    "N-130": Text("Now markers advance in the hippodrome.", "Jetzt rücken Marker im Hippodrom vor."),
    "N-131": Text(
        "Now one artisan may be paid for one more space.",
        "Jetzt darf ein Handwerker für ein weiteres Feld gezahlt werden.",
    ),
    "N-132": Text("You lack the horses for this line.", "Dir fehlen die Pferde für diese Linie."),
    "N-134": Text("The golden wheel gives a marker or influence.", "Das goldene Rad gibt einen Marker oder Einfluss."),
    "N-140": Text("Now artisans are hired or placed.", "Jetzt werden Handwerker angeheuert oder platziert."),
    "N-141": Text("Hiring costs wheat that you do not have.", "Anheuern kostet Weizen, den du nicht hast."),
    "N-142": Text("You have no available artisan.", "Du hast keinen verfügbaren Handwerker."),
    "N-150": Text("This follower is not in your row.", "Diese Karte liegt nicht in deiner Reihe."),
    "N-151": Text("This follower was used this round.", "Diese Karte wurde in dieser Runde schon eingesetzt."),
    "N-156": Text("Now the tile converts, or not.", "Jetzt wandelt das Plättchen um oder nicht."),
    "N-157": Text(
        "Only with Trivia may an artisan go onto an animal.", "Nur mit Trivia darf ein Handwerker auf ein Tier."
    ),
    "N-159": Text("Now a follower of your hand may be played.", "Jetzt darf eine Handkarte ausgespielt werden."),
    "N-160": Text(
        "Now the sails of the tile are used, or not.", "Jetzt werden die Segel des Plättchens genutzt oder nicht."
    ),
    "N-161": Text("Now one single block may be placed.", "Jetzt darf ein einzelner Baustein gesetzt werden."),
    "N-162": Text("Now the income is taken, or not.", "Jetzt wird das Einkommen genommen oder nicht."),
    "N-163": Text("The special tile moves one marker only.", "Das Spezialplättchen bewegt nur einen Marker."),
    "N-171": Text(
        "The requirement is not met or the cell is already claimed.",
        "Die Bedingung ist nicht erfüllt oder das Feld ist schon beansprucht.",
    ),
    "N-172": Text("You lack the influence for this achievement.", "Dir fehlt der Einfluss für diese Errungenschaft."),
    "N-174": Text("Now a good of choice is taken.", "Jetzt wird eine Ware nach Wahl genommen."),
    "N-216": Text("Now a legionnaire goes to a free cell.", "Jetzt kommt ein Legionär auf ein freies Feld."),
    "N-225": Text(
        "Now a face-up tile of a missing colour is taken.",
        "Jetzt wird ein offenes Plättchen einer fehlenden Farbe genommen.",
    ),
    "N-226": Text("Now one of your own draft cards is chosen.", "Jetzt wird eine deiner eigenen Draftkarten gewählt."),
    "N-246": Text("You have no achievement marker left.", "Du hast keinen Errungenschaftsmarker mehr."),
    "N-252": Text("Petition cannot choose Petition.", "Petition kann nicht Petition wählen."),
    "N-R01": Text("The emperor occupies this cell.", "Der Kaiser besetzt dieses Feld."),
    "N-R03": Text(
        "Now the action is performed or given up.", "Jetzt wird die Aktion ausgeführt oder auf sie verzichtet."
    ),
    "N-R04": Text("No step of this action is possible.", "Kein Schritt dieser Aktion ist möglich."),
    "N-R06": Text(
        "An achievement is claimed before the patrician or after both actions.",
        "Eine Errungenschaft wird vor dem Patrizier oder nach beiden Aktionen beansprucht.",
    ),
    "N-R07": Text(
        "This follower does not fit this action, this moment, or cannot be paid.",
        "Diese Karte passt nicht zu dieser Aktion oder diesem Moment oder ist nicht bezahlbar.",
    ),
    "N-R15": Text("There is no card to take.", "Dort ist keine Karte zu nehmen."),
    "N-R17": Text("No artisan is left in the supply.", "Im Vorrat ist kein Handwerker mehr."),
    "N-R18": Text("Cards are discarded in pairs.", "Karten werden paarweise abgeworfen."),
    "N-R19": Text("You already have the most of this good.", "Von dieser Ware hast du schon das Höchste."),
    "N-R26": Text("You have too few blocks.", "Du hast zu wenige Bausteine."),
    "N-R28": Text("This marker stands on the last space.", "Dieser Marker steht auf dem letzten Feld."),
    "N-R30": Text("This tile does not give this income.", "Dieses Plättchen gibt dieses Einkommen nicht."),
    "N-R31": Text("An artisan already stands there.", "Dort steht schon ein Handwerker."),
    "N-R47": Text("An action that is performed must do something.", "Eine ausgeführte Aktion muss etwas bewirken."),
    "N-R48": Text(
        "This action has no possible step at the strength paid.",
        "Diese Aktion hat bei der bezahlten Stärke keinen möglichen Schritt.",
    ),
}
