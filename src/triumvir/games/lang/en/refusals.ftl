components-box-are-not = The components of box { $box } are not known here; a newer release may know them.
unknown-game-known-are = Unknown game { QUOTE($name) }; known are: { $known }.
there-another-game-called = there is another game called { $name }.
it-no-class-derived = it is no class derived from Game.
it-lacks = it lacks { $missing }.
it-for-more-than = it is for more than { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }.
game-left-out = The game { $name } of the package { $package } is left out: { $why }
options-are-mapping = options are a mapping of names to values, not { QUOTE($value) }.
game-has-name = A game is named by a text, not by { QUOTE($value) }.
box-is-file-name-or-box = box is a file, the name of a game for learners or a box that was read, not { QUOTE($value) }.
