# Where the game stands.

phase = Cycle { $cycle } of { $cycles } · Round { $round } of { $rounds } · { $part }
setting-up = set-up
taking = taking tiles
turns = using and building
upkeep = upkeep and scoring
over = end
