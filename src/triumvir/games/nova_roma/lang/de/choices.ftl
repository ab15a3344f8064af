# Was eine Aktion in dieser Stellung bedeutet.

crossing = { $one } + { $other }
goal = { $goal }, { $what }
