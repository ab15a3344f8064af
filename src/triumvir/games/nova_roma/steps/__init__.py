"""The areas of the game. Each module says what is legal there, what an action does, and which rule forbids the rest."""
