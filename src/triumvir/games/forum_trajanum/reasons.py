"""One sentence for every rule that can forbid an action."""

from __future__ import annotations

from triumvir.engine.errors import Text

REASONS = {
    "F-028": Text(
        "Now each player places the first citizen in a row of its type.",
        "Jetzt legt jeder seinen ersten Bürger in eine Zeile seiner Art.",
    ),
    "F-030": Text("There is no tile on this cell.", "Auf dieser Zelle liegt kein Plättchen."),
    "F-043": Text("This is not part of the current phase.", "Das gehört nicht zur laufenden Phase."),
    "F-050": Text(
        "This street card is served already; now it is the other one's turn.",
        "Diese Straßenkarte ist schon bedient; jetzt ist die andere an der Reihe.",
    ),
    "F-051": Text(
        "Both cards show the same street; the first card comes first.",
        "Beide Karten zeigen dieselbe Straße; die erste Karte kommt zuerst.",
    ),
    "F-053": Text(
        "This cell lies outside the called street, and you have no tribune to give up.",
        "Diese Zelle liegt nicht in der Straße der Karte, und du hast keinen Tribun zum Abgeben.",
    ),
    "F-054": Text("You have just taken the tile of this cell.", "Das Plättchen dieser Zelle hast du gerade genommen."),
    "F-056": Text("With two tiles in hand one of them is passed on.", "Von zwei Plättchen wird eines weitergegeben."),
    "F-062": Text(
        "There is no such tile: with fewer than two taken, none is passed.",
        "Dieses Plättchen gibt es nicht: Wer weniger als zwei nimmt, gibt keines weiter.",
    ),
    "F-063": Text(
        "The reserve serves only who has received nothing.", "Die Reserve dient nur, wenn man nichts erhalten hat."
    ),
    "F-064": Text("You have taken no tile.", "Du hast kein Plättchen genommen."),
    "F-071": Text("You do not have two tiles to use.", "Du hast keine zwei Plättchen zu nutzen."),
    "F-072": Text(
        "Using both tiles takes two tribunes that you own beforehand.",
        "Beide Plättchen zu nutzen kostet zwei Tribune, die du vorher besitzt.",
    ),
    "F-075": Text("Now the citizen is placed in a row.", "Jetzt kommt der Bürger in eine Zeile."),
    "F-080": Text("This row is for another type of citizen.", "Diese Zeile ist für eine andere Art von Bürgern."),
    "F-081": Text("This bonus offers something else.", "Dieser Bonus bietet etwas anderes."),
    "F-082": Text("Now one of the things on offer is taken.", "Jetzt wird etwas vom Angebotenen genommen."),
    "F-090": Text(
        "Now you may exchange, build one tile, or build nothing.",
        "Jetzt darfst du tauschen, ein Plättchen bauen oder nichts bauen.",
    ),
    "F-091": Text("This place does not fit the tile.", "Dieser Platz passt nicht zum Plättchen."),
    "F-092": Text(
        "Buildings go on uncovered, unbuilt cells without temple or crane.",
        "Gebaut wird nur auf aufgedeckte, unbebaute Zellen ohne Tempel und Kran.",
    ),
    "F-093": Text(
        "A double tile needs two neighbouring free cells, and only a mixed one can be turned.",
        "Ein Doppelplättchen braucht zwei benachbarte freie Zellen, und nur ein gemischtes lässt sich drehen.",
    ),
    "F-095": Text(
        "A grey building costs one builder or a pair of workers.",
        "Ein graues Gebäude kostet einen Baumeister oder ein Paar Arbeiter.",
    ),
    "F-096": Text(
        "A coloured building costs a worker of its colour, or another one and an assistant.",
        "Ein farbiges Gebäude kostet einen Arbeiter seiner Farbe oder einen anderen und einen Assistenten.",
    ),
    "F-097": Text(
        "A mixed tile costs a grey and a coloured building together.",
        "Ein gemischtes Plättchen kostet ein graues und ein farbiges Gebäude zusammen.",
    ),
    "F-098": Text(
        "Two buildings of one colour cost two workers, with an assistant for each of another colour.",
        "Zwei Gebäude einer Farbe kosten zwei Arbeiter, dazu je einen Assistenten für jeden andersfarbigen.",
    ),
    "F-099": Text("You do not have what this payment takes.", "Für diese Zahlung fehlt dir etwas."),
    "F-111": Text(
        "Now a reward of the track is taken, up to the step reached.",
        "Jetzt wird eine Prämie der Leiste genommen, höchstens die erreichte Stufe.",
    ),
    "F-112": Text("This envoy goes onto an eagle.", "Dieser Gesandte kommt auf einen Adler."),
    "F-117": Text(
        "Only the third step of the library leads onto an eagle.",
        "Auf einen Adler führt nur die dritte Stufe der Bibliothek.",
    ),
    "F-120": Text(
        "The cell does not have the colour that this envoy needs.",
        "Die Zelle hat nicht die Farbe, die dieser Gesandte braucht.",
    ),
    "F-122": Text(
        "An area of this colour is open; the envoy must go there.",
        "Eine Fläche dieser Farbe ist angefangen; der Gesandte muss dorthin.",
    ),
    "F-124": Text("Now an area bonus is taken.", "Jetzt wird ein Flächenbonus genommen."),
    "F-125": Text("The second area bonus must be a different one.", "Der zweite Flächenbonus muss ein anderer sein."),
    "F-126": Text("There is an envoy on this cell already.", "Auf dieser Zelle liegt schon ein Gesandter."),
    "F-128": Text(
        "Now an envoy is sent, or the placement declined.",
        "Jetzt wird ein Gesandter geschickt oder darauf verzichtet.",
    ),
    "F-136": Text("You have no coin left for this row.", "Für diese Zeile hast du keine Münze mehr."),
    "F-138": Text(
        "At the end of a cycle each row with citizens is paid for or not.",
        "Am Ende eines Durchgangs wird für jede Zeile mit Bürgern gezahlt oder nicht.",
    ),
    "F-186": Text(
        "Merchant II must be active, swaps once per turn, and needs the thing to give.",
        "Händler II muss aktiv sein, tauscht einmal je Zug und braucht, was er hergibt.",
    ),
    "F-188": Text(
        "Craftsman I must be active and turns an assistant into a worker.",
        "Handwerker I muss aktiv sein und macht aus einem Assistenten einen Arbeiter.",
    ),
    "F-190": Text(
        "Craftsman II must be active and turns an assistant into a builder, once per turn.",
        "Handwerker II muss aktiv sein und macht einmal je Zug aus einem Assistenten einen Baumeister.",
    ),
    "F-211": Text("Both spaces of this row are taken.", "Beide Plätze dieser Zeile sind belegt."),
    "F-R09": Text(
        "A card may be skipped only if its street is empty, or the other card was skipped for that reason.",
        "Eine Karte darf nur ausfallen, wenn ihre Straße leer ist oder die andere deshalb ausfiel.",
    ),
    "F-R10": Text("There is no such tile in your reserve.", "Dieses Plättchen liegt nicht in deiner Reserve."),
    "F-R11": Text("A tile that can be used must be used.", "Ein nutzbares Plättchen muss genutzt werden."),
    "F-R12": Text("There is no free space for this citizen.", "Für diesen Bürger ist kein Platz frei."),
    "F-R13": Text(
        "Both tiles must be usable: two citizens of one type need two free spaces.",
        "Beide Plättchen müssen nutzbar sein: Zwei gleiche Bürger brauchen zwei freie Plätze.",
    ),
    "F-R16": Text(
        "The exchanges of this citizen are used up for this turn.",
        "Die Tauschaktionen dieses Bürgers sind für diesen Zug verbraucht.",
    ),
    "F-R17": Text(
        "Now the order of the two rewards is chosen.", "Jetzt wird die Reihenfolge der beiden Prämien gewählt."
    ),
    "F-R19": Text(
        "This reward cannot be carried out now; decline or take another one.",
        "Diese Prämie lässt sich jetzt nicht ausführen; verzichte oder nimm eine andere.",
    ),
    "F-R21": Text(
        "Now a tile of the own Colonia is taken and used.",
        "Jetzt wird ein Plättchen der eigenen Colonia genommen und genutzt.",
    ),
}
