components-box-are-not = Das Spielmaterial der Schachtel { $box } ist hier nicht bekannt, vielleicht einer neueren Version.
unknown-game-known-are = Unbekanntes Spiel { QUOTE($name) }; bekannt sind: { $known }.
there-another-game-called = ein anderes Spiel heißt schon { $name }.
it-no-class-derived = es ist keine von Game abgeleitete Klasse.
it-lacks = es fehlt { $missing }.
it-for-more-than = es ist für mehr als { $seats ->
        [one] { $seats } Spieler
       *[other] { $seats } Spieler
    }.
game-left-out = Das Spiel { $name } des Pakets { $package } fehlt: { $why }
options-are-mapping = options ordnet Namen Werte zu und ist nicht { QUOTE($value) }.
game-has-name = Ein Spiel wird mit einem Text benannt, nicht mit { QUOTE($value) }.
box-is-file-name-or-box = box ist eine Datei, der Name eines Lernspiels oder eine gelesene Schachtel, nicht { QUOTE($value) }.
