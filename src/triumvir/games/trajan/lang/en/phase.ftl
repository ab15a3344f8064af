# Where the game stands.

phase = Quarter { $quarter } of { $quarters } · { $part }
set-up = set-up
play = Round { $round } of { $rounds } · Time { $time }/{ $circuit }
over = end
