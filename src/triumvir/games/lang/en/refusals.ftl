components-box-are-not = The components of box { $box } are not known here; a newer release may know them.
unknown-game-known-are = Unknown game { QUOTE($name) }; known are: { $known }.
