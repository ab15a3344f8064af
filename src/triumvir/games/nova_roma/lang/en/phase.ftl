# Where the game stands.

phase = Round { $round } of { $rounds } · { $part }
draft = draft
emperor = emperor phase
patrician = patrician { $n } of { $all }
over = end
