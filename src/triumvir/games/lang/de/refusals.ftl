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
