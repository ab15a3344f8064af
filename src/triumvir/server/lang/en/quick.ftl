# Quick set-up, on the page for a new table
quick-set-up = Quick set-up
quick-set-up-help = Hands, markers and whatever else is chosen before the first turn are given out to everybody, as a sensible player would take them. The game begins with the first turn.
