# What an action means in this position.

crossing = { $one } + { $other }
goal = { $goal }, { $what }
