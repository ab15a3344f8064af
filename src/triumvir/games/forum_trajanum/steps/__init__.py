"""One module per area of the game: what is legal, what it does, and which rule forbids the rest."""
