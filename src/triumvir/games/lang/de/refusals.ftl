components-box-are-not = Das Spielmaterial der Schachtel { $box } ist hier nicht bekannt, vielleicht einer neueren Version.
unknown-game-known-are = Unbekanntes Spiel { QUOTE($name) }; bekannt sind: { $known }.
